//! The settings, stored from visit to visit.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use words::Language;

use crate::language::{self, window};
use crate::store::local_storage;
use crate::{shell, t};

/// The storage key; `early.js` reads the look from there before the first paint.
const KEY: &str = "quarterturn.settings";

/// All settings. A value missing in storage is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language; `None` for the browser's.
    #[serde(with = "tag")]
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// What board and pieces are made of.
    pub look: Look,
    /// The contrast.
    pub contrast: Contrast,
    /// Whether turns make sounds; `None` until the player has been asked or has found the setting.
    pub sounds: Option<bool>,
    /// Whether turns are animated.
    pub animation: Animation,
    /// How fast turns are animated.
    pub speed: Speed,
    /// The board's settings.
    pub board: BoardSettings,
}

/// The user's preferences for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct BoardSettings {
    /// Whether even a turn of one action needs to be confirmed.
    pub confirmation: bool,
    /// Whether the board shows coordinates.
    pub coordinates: bool,
    /// Whether landing spaces show what would happen there.
    pub ghosts: bool,
    /// Whether threats to the player are shown.
    pub threats: bool,
    /// Whether the board's keys work while it is not focused. Speech input can trigger keys
    /// unintentionally (WCAG 2.1.4).
    pub keys_everywhere: bool,
    /// Whether turns are listed in notation rather than in words.
    pub notation: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            look: Look::Ice,
            contrast: Contrast::System,
            sounds: None,
            animation: Animation::System,
            speed: Speed::Normal,
            board: BoardSettings::default(),
        }
    }
}

impl Default for BoardSettings {
    fn default() -> BoardSettings {
        BoardSettings {
            confirmation: false,
            coordinates: true,
            ghosts: true,
            threats: false,
            keys_everywhere: true,
            notation: false,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Follow the system.
    #[default]
    System,
    /// Light colours.
    Light,
    /// Dark colours.
    Dark,
}

/// What board and pieces are made of; each has a light and a dark palette in `draw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    /// Ice and graphite on stone.
    #[default]
    Ice,
    /// Maple and walnut on oak.
    Wood,
    /// Porcelain and cobalt on celadon.
    Porcelain,
}

/// The contrast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Contrast {
    /// As the system prefers.
    #[default]
    System,
    /// As drawn.
    Normal,
    /// Black and white.
    More,
}

/// Whether turns are animated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Animation {
    /// Unless the system asks for reduced motion.
    #[default]
    System,
    /// Always.
    On,
    /// Never.
    Off,
}

/// How fast turns are animated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// To follow every step.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// For those who know what is coming.
    Quick,
}

impl Look {
    /// All of them, with their names in storage and on the page.
    pub const ALL: [(Look, &'static str); 3] = [
        (Look::Ice, "ice"),
        (Look::Wood, "wood"),
        (Look::Porcelain, "porcelain"),
    ];

    /// Its name on the page.
    fn name(self) -> &'static str {
        let named = Look::ALL.into_iter().find(|(look, _)| *look == self);
        named.map_or("ice", |(_, name)| name)
    }
}

impl Speed {
    /// All of them, with their names in storage and on the page.
    pub const ALL: [(Speed, &'static str); 3] = [
        (Speed::Slow, "slow"),
        (Speed::Normal, "normal"),
        (Speed::Quick, "quick"),
    ];

    /// How many times as long as normal an animation takes.
    pub const fn slowness(self) -> f64 {
        match self {
            Speed::Slow => 1.75,
            Speed::Normal => 1.0,
            Speed::Quick => 0.6,
        }
    }
}

impl Theme {
    /// All of them, with their names in storage and on the page.
    pub const ALL: [(Theme, &'static str); 3] = [
        (Theme::System, "system"),
        (Theme::Light, "light"),
        (Theme::Dark, "dark"),
    ];
}

impl Contrast {
    /// All of them, with their names in storage and on the page.
    pub const ALL: [(Contrast, &'static str); 3] = [
        (Contrast::System, "system"),
        (Contrast::Normal, "normal"),
        (Contrast::More, "more"),
    ];
}

impl Animation {
    /// All of them, with their names in storage and on the page.
    pub const ALL: [(Animation, &'static str); 3] = [
        (Animation::System, "system"),
        (Animation::On, "on"),
        (Animation::Off, "off"),
    ];
}

/// Languages are stored as their tags.
mod tag {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use words::Language;

    pub(super) fn serialize<S: Serializer>(
        language: &Option<Language>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        language.map(Language::tag).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Language>, D::Error> {
        let tag = Option::<String>::deserialize(deserializer)?;
        // An unknown language must not discard the other settings.
        Ok(tag.and_then(|tag| Language::from_tag(&tag)))
    }
}

impl Settings {
    /// Whether turns make sounds.
    pub fn has_sounds(&self) -> bool {
        self.sounds == Some(true)
    }

    /// Parses stored settings.
    fn read(text: &str) -> Result<Settings, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    fn write(&self) -> String {
        // Plain data always serializes.
        serde_json::to_string(self).unwrap_or_default()
    }
}

thread_local! {
    /// One page, one set of settings; see [`crate::language`].
    static SETTINGS: ArcRwSignal<Settings> = ArcRwSignal::new(Settings::default());
}

/// The settings. Reactive.
pub fn settings() -> Settings {
    SETTINGS.with(Get::get)
}

/// Changes, applies and stores the settings.
pub fn change(how: impl FnOnce(&mut Settings)) {
    let changed = SETTINGS.with(|signal| {
        let mut settings = signal.get_untracked();
        how(&mut settings);
        if signal.get_untracked() != settings {
            signal.set(settings);
        }
        settings
    });
    show(&changed);
    if local_storage::write(KEY, &changed.write()).is_err() {
        shell::notify(t!("settings-not-kept"));
    }
}

/// The settings as a text. Reactive.
pub fn text() -> String {
    settings().write()
}

/// The settings in a text from another device, normalised; `None` if they cannot be parsed.
pub fn understood(text: &str) -> Option<String> {
    Settings::read(text).ok().map(|settings| settings.write())
}

/// Adopts settings from another device, if they can be parsed.
pub fn adopt(text: &str) {
    if let Ok(settings) = Settings::read(text) {
        change(|now| *now = settings);
    }
}

/// Loads the settings, and follows changes made in other tabs.
pub(crate) fn begin() {
    apply_stored(local_storage::read(KEY).as_deref());
    local_storage::on_change(KEY, |text| apply_stored(text.as_deref()));
    follow_system();
}

/// The stored settings, or the defaults.
pub(crate) fn stored() -> Settings {
    let text = local_storage::read(KEY);
    text.and_then(|text| Settings::read(&text).ok())
        .unwrap_or_default()
}

fn apply_stored(text: Option<&str>) {
    let settings = match text.map(Settings::read) {
        Some(Ok(settings)) => settings,
        None => Settings::default(),
        Some(Err(_)) => {
            shell::notify(t!("settings-unreadable"));
            Settings::default()
        }
    };
    SETTINGS.with(|signal| signal.set(settings));
    show(&settings);
}

/// Media queries for the system's preferences.
const DARK: &str = "(prefers-color-scheme: dark)";
const MORE: &str = "(prefers-contrast: more)";
const STILL: &str = "(prefers-reduced-motion: reduce)";

/// Applies look and language to the page.
fn show(settings: &Settings) {
    language::speak(settings.language.unwrap_or_else(language::preferred));
    let Some(root) = window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element())
    else {
        return;
    };
    let theme = match settings.theme {
        Theme::System => pick(wants(DARK), "dark", "light"),
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let contrast = match settings.contrast {
        Contrast::System => pick(wants(MORE), "more", "normal"),
        Contrast::Normal => "normal",
        Contrast::More => "more",
    };
    let motion = match settings.animation {
        Animation::System => pick(wants(STILL), "off", "on"),
        Animation::On => "on",
        Animation::Off => "off",
    };
    for (name, value) in [
        ("data-theme", theme),
        ("data-look", settings.look.name()),
        ("data-contrast", contrast),
        ("data-motion", motion),
    ] {
        // Without the attribute the page can still be used.
        let _ = root.set_attribute(name, value);
    }
}

const fn pick(yes: bool, one: &'static str, other: &'static str) -> &'static str {
    if yes { one } else { other }
}

/// Whether animation is allowed by the setting or the system.
pub fn may_move() -> bool {
    match settings().animation {
        Animation::On => true,
        Animation::Off => false,
        Animation::System => !wants(STILL),
    }
}

fn query(query: &str) -> Option<web_sys::MediaQueryList> {
    window()?.match_media(query).ok().flatten()
}

fn wants(what: &str) -> bool {
    query(what).is_some_and(|list| list.matches())
}

/// Follows the system's preferences while the page is open.
fn follow_system() {
    let listener = Closure::<dyn Fn()>::new(|| show(&untrack(settings)));
    for what in [DARK, MORE, STILL] {
        if let Some(list) = query(what) {
            let callback = listener.as_ref().unchecked_ref();
            let _ = list.add_event_listener_with_callback("change", callback);
            // The list must outlive its listener.
            std::mem::forget(list);
        }
    }
    listener.forget();
}

#[cfg(test)]
mod tests;
