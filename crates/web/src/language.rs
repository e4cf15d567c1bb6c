//! The language of the page, and [`t!`](crate::t), which translates everything on it.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use words::{Language, Part, Value, Words};

use crate::{page_files, shell, t};

thread_local! {
    /// One page, one language. A static rather than a context, so that event handlers and timers
    /// can use it.
    static LANGUAGE: ArcRwSignal<Language> = ArcRwSignal::new(Language::default());

    /// The language requested last; its words may still be loading.
    static WANTED: Cell<Language> = const { Cell::new(Language::English) };

    /// Which parts have been requested: their words are separate files.
    static WANTED_PARTS: Cell<[bool; 2]> = const { Cell::new([false; 2]) };
}

/// The language of the page. Reactive.
pub fn language() -> Language {
    LANGUAGE.with(Get::get)
}

/// Switches to another language once its words are loaded. If they cannot be fetched, the user is
/// told and nothing changes.
pub fn speak(language: Language) {
    WANTED.set(language);
    if are_here(language) {
        speak_at_once(language);
        return;
    }
    spawn_local(async move {
        let fetched = fetch(language).await;
        if WANTED.get() != language {
            return;
        }
        match fetched {
            Ok(()) => speak_at_once(language),
            Err(_) => shell::notify(t!("language-not-fetched", language = language.name())),
        }
    });
}

/// Starts with the preferred language, or any that can be fetched; `false` if none can.
pub(crate) async fn begin(preferred: Language) -> bool {
    for language in [preferred].into_iter().chain(Language::ALL) {
        if fetch(language).await.is_ok() {
            speak_at_once(language);
            return true;
        }
    }
    false
}

/// Fetches the words of a part, and from now on in every language chosen.
pub(crate) async fn fetch_part(part: Part) -> Result<(), JsValue> {
    let mut wanted = WANTED_PARTS.get();
    wanted[part as usize] = true;
    WANTED_PARTS.set(wanted);
    fetch(untrack(language)).await
}

/// The address of the words of a language, from the page's `meta` tags.
pub(crate) fn address(language: Language) -> Option<String> {
    page_files::address(&format!("words-{language}"))
}

fn are_here(language: Language) -> bool {
    Words::are_here(language) && missing_parts(language).next().is_none()
}

/// The parts that are wanted and missing.
fn missing_parts(language: Language) -> impl Iterator<Item = Part> {
    let wanted = WANTED_PARTS.get();
    let missing = move |part: &Part| wanted[*part as usize] && !Words::has_part(language, *part);
    Part::ALL.into_iter().filter(missing)
}

/// Fetches the missing words of a language.
async fn fetch(language: Language) -> Result<(), JsValue> {
    if !Words::are_here(language) {
        Words::add(language, &text_of("words", language).await?);
    }
    for part in missing_parts(language) {
        let name = match part {
            Part::WithServer => "words-online",
            Part::Study => "words-study",
        };
        Words::add_part(language, part, &text_of(name, language).await?);
    }
    Ok(())
}

async fn text_of(part: &str, language: Language) -> Result<String, JsValue> {
    let text = page_files::text(&format!("{part}-{language}")).await;
    text.ok_or(JsValue::NULL)
}

fn speak_at_once(language: Language) {
    LANGUAGE.with(|signal| {
        if signal.get_untracked() != language {
            signal.set(language);
        }
    });
    if let Some(root) = document_root() {
        // Without the attribute the page is still readable.
        let _ = root.set_attribute("lang", language.tag());
    }
}

/// The browser's preferred language.
pub fn preferred() -> Language {
    Language::wished(browser_tags())
}

/// The browser's languages, most preferred first.
pub(crate) fn browser_tags() -> Vec<String> {
    let tags = window().map(|window| window.navigator().languages());
    let tags = tags.iter().flat_map(js_sys::Array::iter);
    tags.filter_map(|tag| tag.as_string()).collect()
}

/// The text of a key, for views: `{spoken("home-title")}` follows changes of the language, as
/// `{move || t!("home-title")}` does. Every closure is compiled separately with everything that
/// renders it; this is one closure type for all keys.
pub fn spoken(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(key, &[])
}

/// The implementation of [`t!`](crate::t).
pub fn say(key: &str, values: &[(&str, Value<'_>)]) -> String {
    Words::of(language()).say_with(key, values)
}

/// The text of a key in the page's language, as a `String`:
/// `t!("turns-left", count = 3)`.
///
/// In a view, write `{spoken("home-title")}`, or `{move || t!("turns-left", count = 3)}` with values, to
/// follow changes of the language.
#[macro_export]
macro_rules! t {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say($key, &[$((stringify!($name), ::words::Value::from($value))),*])
    };
}

/// The window; `None` in native builds and tests.
pub(crate) fn window() -> Option<web_sys::Window> {
    if cfg!(target_family = "wasm") {
        web_sys::window()
    } else {
        None
    }
}

fn document_root() -> Option<web_sys::Element> {
    window()?.document()?.document_element()
}

/// What a browser's error says.
pub(crate) fn error_text(error: &JsValue) -> String {
    error
        .as_string()
        .unwrap_or_else(|| String::from(js_sys::Error::from(error.clone()).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_speaks_the_language_it_was_told_to() {
        speak(Language::Dutch);
        let dutch = t!("home-learn");
        speak(Language::German);
        let german = t!("home-learn");
        assert_eq!(dutch, Words::of(Language::Dutch).say("home-learn"));
        assert_eq!(german, Words::of(Language::German).say("home-learn"));
        assert_ne!(dutch, german);
    }
}
