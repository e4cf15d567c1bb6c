//! The places of the app, one module each.

pub mod about;
pub mod analysis;
pub mod chunk;
pub mod fetched;
pub mod game_table;
pub mod home;
pub mod learn;
pub mod lobby;
pub mod nowhere;
pub mod online;
pub mod people;
pub mod play;
pub mod rules;
pub mod settings;
pub mod sound_question;
pub mod study;
pub mod with_server;

use leptos::prelude::*;

use crate::language::window;
use crate::{Shown, shell, t};

/// Sets the page title and, when the place changes, scrolls to the top.
pub(crate) fn follow_title(shown: Memo<Shown>) {
    Effect::new(move |before: Option<Shown>| {
        let now = shown.get();
        let name = match now {
            Shown::Home => None,
            Shown::Play | Shown::Online | Shown::Seat => Some(t!("place-play")),
            Shown::Lobby => Some(t!("lobby-title")),
            Shown::Analysis => Some(t!("place-analysis")),
            Shown::Learn => Some(t!("place-learn")),
            Shown::People => Some(t!("place-people")),
            Shown::Settings => Some(t!("place-settings")),
            Shown::About => Some(t!("place-about")),
            Shown::Nowhere => Some(t!("nowhere-title")),
        };
        shell::set_title(&match &name {
            Some(name) => format!("{name} · Quarterturn"),
            None => "Quarterturn".to_owned(),
        });
        // Not on load: the browser restores the scroll position.
        if before.is_some_and(|before| before != now) {
            show_top();
            shell::announce(name.unwrap_or_else(|| t!("place-home")));
        }
        now
    });
}

/// Scrolls to the top of a place that is new, and gives it the focus.
pub(crate) fn show_top() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
    shell::focus_content();
}

/// Puts a name into the page's title and announces it, for as long as the component lives.
pub(crate) fn name_page(name: impl Fn() -> String + 'static) {
    let before = shell::title();
    Effect::new(move |_| {
        let name = name();
        shell::set_title(&format!("{name} · Quarterturn"));
        shell::announce(name);
    });
    on_cleanup(move || shell::set_title(&before));
}
