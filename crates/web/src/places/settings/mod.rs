//! Settings: look, motion, sound and language on this device, and what is kept on it.

mod kept;

use leptos::prelude::*;
use words::Language;

use crate::board::{Sound, play_sound};
use crate::controls::{Radio, Switch};
use crate::language::spoken;
use crate::place::{People, Place};
use crate::settings::{
    Animation, Contrast, Look, Settings as Values, Speed, Theme, change, settings,
};
use crate::shell::Icon;
use crate::t;
use kept::Kept;

/// Settings.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <article class="page settings">
            <h1>{spoken("place-settings")}</h1>
            <p class="lead">{spoken("settings-lead")}</p>
            <a class="tile" href=Place::People(People::Account).to_string()>
                {Icon::People.view()}
                <span>
                    <strong>{spoken("people-account")}</strong>
                    <small>{spoken("people-settings-about")}</small>
                </span>
            </a>
            <section class="panel">
                <h2>{spoken("settings-look")}</h2>
                <Languages />
                <Choice
                    name="theme"
                    title=|| t!("settings-theme")
                    values=names(Theme::ALL)
                    words=|index| theme_words(Theme::ALL[index].0)
                    chosen=|values| place(&Theme::ALL, &values.theme)
                    choose=|values, index| values.theme = Theme::ALL[index].0
                />
                <Looks />
                <Choice
                    name="contrast"
                    title=|| t!("settings-contrast")
                    values=names(Contrast::ALL)
                    words=|index| contrast_words(Contrast::ALL[index].0)
                    chosen=|values| place(&Contrast::ALL, &values.contrast)
                    choose=|values, index| values.contrast = Contrast::ALL[index].0
                />
            </section>
            <section class="panel">
                <h2>{spoken("settings-feeling")}</h2>
                <Choice
                    name="animation"
                    title=|| t!("settings-animation")
                    values=names(Animation::ALL)
                    words=|index| animation_words(Animation::ALL[index].0)
                    chosen=|values| place(&Animation::ALL, &values.animation)
                    choose=|values, index| values.animation = Animation::ALL[index].0
                />
                <Choice
                    name="speed"
                    title=|| t!("settings-speed")
                    values=names(Speed::ALL)
                    words=|index| speed_words(Speed::ALL[index].0)
                    chosen=|values| place(&Speed::ALL, &values.speed)
                    choose=|values, index| values.speed = Speed::ALL[index].0
                />
                <Switch
                    words=Signal::derive(spoken("settings-sounds"))
                    about=Signal::derive(spoken("settings-sounds-about"))
                    on=Signal::derive(|| settings().has_sounds())
                    set=|on| if on { switch_sounds_on() } else { switch_sounds_off() }
                />
            </section>
            <section class="panel">
                <h2>{spoken("settings-board")}</h2>
                <SettingSwitch
                    title=|| t!("settings-coordinates")
                    about=|| t!("settings-coordinates-about")
                    part=|values| &mut values.board.coordinates
                />
                <SettingSwitch
                    title=|| t!("settings-ghosts")
                    about=|| t!("settings-ghosts-about")
                    part=|values| &mut values.board.ghosts
                />
                <SettingSwitch
                    title=|| t!("settings-threats")
                    about=|| t!("settings-threats-about")
                    part=|values| &mut values.board.threats
                />
                <SettingSwitch
                    title=|| t!("settings-confirmation")
                    about=|| t!("settings-confirmation-about")
                    part=|values| &mut values.board.confirmation
                />
            </section>
            <Kept />
        </article>
    }
}

/// What board and pieces are made of, each with a sample.
#[component]
fn Looks() -> impl IntoView {
    let options = Look::ALL.map(|(look, name)| {
        view! {
            <label>
                <input
                    type="radio"
                    name="look"
                    value=name
                    prop:checked=move || settings().look == look
                    on:change=move |_| change(|values| values.look = look)
                />
                <span>
                    <svg class="look" data-look=name viewBox="0 0 56 28" aria-hidden="true">
                        <path class="look-board" d="M0 0H56V28H0Z" />
                        <path class="look-ice" d="M14 4 24 14 14 24 4 14Z" />
                        <path class="look-graphite" d="M33 5H51V23H33Z" />
                    </svg>
                    {move || look_words(look)}
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="setting choice looks">
            <legend>{spoken("settings-material")}</legend>
            <div>{options}</div>
        </fieldset>
    }
}

/// The languages in their own names, after the browser's.
#[component]
fn Languages() -> impl IntoView {
    let choose = move |event| {
        let language = Language::from_tag(&event_target_value(&event));
        change(|values| values.language = language);
    };
    let options = Language::ALL.map(|language| {
        view! {
            <option
                value=language.tag()
                lang=language.tag()
                prop:selected=move || settings().language == Some(language)
            >
                {language.name()}
            </option>
        }
    });
    view! {
        <div class="setting">
            <label for="language">{spoken("settings-language")}</label>
            <select id="language" on:change=choose>
                <option value="" prop:selected=move || settings().language.is_none()>
                    {spoken("settings-language-browser")}
                </option>
                {options}
            </select>
        </div>
    }
}

/// A choice of three. It works with indices rather than types, so that it is compiled only once.
#[component]
fn Choice(
    /// The `name` of the group.
    name: &'static str,
    title: fn() -> String,
    /// The values of the radio buttons.
    values: [&'static str; 3],
    words: fn(usize) -> String,
    chosen: fn(&Values) -> usize,
    choose: fn(&mut Values, usize),
) -> impl IntoView {
    let options = [0, 1, 2].map(|index| {
        view! {
            <Radio
                name
                value=values[index]
                words=Signal::derive(move || words(index))
                chosen=Signal::derive(move || chosen(&settings()) == index)
                choose=move |()| change(|values| choose(values, index))
            />
        }
    });
    view! {
        <fieldset class="setting choice">
            <legend>{title}</legend>
            <div>{options}</div>
        </fieldset>
    }
}

/// The names in a list of values.
fn names<T>(all: [(T, &'static str); 3]) -> [&'static str; 3] {
    all.map(|(_, name)| name)
}

/// The index of a value in the list.
fn place<T: PartialEq>(all: &[(T, &'static str); 3], value: &T) -> usize {
    all.iter().position(|(one, _)| one == value).unwrap_or(0)
}

/// A switch for one of the settings.
#[component]
fn SettingSwitch(
    title: fn() -> String,
    about: fn() -> String,
    part: fn(&mut Values) -> &mut bool,
) -> impl IntoView {
    view! {
        <Switch
            words=Signal::derive(title)
            about=Signal::derive(about)
            on=Signal::derive(move || *part(&mut settings()))
            set=move |on| change(|values| *part(values) = on)
        />
    }
}

/// Turns sounds on, and plays one.
pub(crate) fn switch_sounds_on() {
    change(|values| values.sounds = Some(true));
    play_sound(Sound::Put);
}

/// Turns sounds off, which also answers the question.
pub(crate) fn switch_sounds_off() {
    change(|values| values.sounds = Some(false));
}

fn look_words(look: Look) -> String {
    match look {
        Look::Ice => t!("settings-look-ice"),
        Look::Wood => t!("settings-look-wood"),
        Look::Porcelain => t!("settings-look-porcelain"),
    }
}

fn speed_words(speed: Speed) -> String {
    match speed {
        Speed::Slow => t!("settings-slow"),
        Speed::Normal => t!("settings-normal"),
        Speed::Quick => t!("settings-quick"),
    }
}

fn theme_words(theme: Theme) -> String {
    match theme {
        Theme::System => t!("settings-system"),
        Theme::Light => t!("settings-light"),
        Theme::Dark => t!("settings-dark"),
    }
}

fn contrast_words(contrast: Contrast) -> String {
    match contrast {
        Contrast::System => t!("settings-system"),
        Contrast::Normal => t!("settings-contrast-normal"),
        Contrast::More => t!("settings-contrast-more"),
    }
}

fn animation_words(animation: Animation) -> String {
    match animation {
        Animation::System => t!("settings-system"),
        Animation::On => t!("settings-on"),
        Animation::Off => t!("settings-off"),
    }
}
