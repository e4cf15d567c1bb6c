#![doc = include_str!("../README.md")]
#![allow(
    unreachable_pub,
    reason = "`#[component]` makes public items of components that are not"
)]

pub mod address;
pub mod board;
mod canvas;
mod controls;
pub mod engine;
mod export;
mod film;
pub mod language;
pub mod lobby;
pub mod motif_link;
pub mod online;
mod page_files;
pub mod people;
pub mod place;
pub mod places;
mod proofs;
pub mod settings;
mod sharing;
pub mod shell;
mod small_sort;
pub mod store;
pub mod winning_chance;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::place::{Learn, People, Place, PlaceError, Play};
use crate::places::with_server::{Frame, WithServer};
use crate::shell::Shell;

/// Starts the app once the words are loaded.
pub fn start() {
    console_error_panic_hook::set_once();
    spawn_local(async {
        let preferred = settings::stored()
            .language
            .unwrap_or_else(language::preferred);
        if language::begin(preferred).await {
            show();
        } else {
            say_that_it_failed();
        }
    });
}

fn show() {
    online::link::follow();
    // Determine the place first: messages about the settings are shown there.
    address::begin();
    shell::watch_history();
    settings::begin();
    leptos::mount::mount_to_body(App);
    // The placeholder shown while the app was loading.
    if let Some(waiting) = part_of_page("waiting") {
        waiting.remove();
    }
    shell::watch();
    places::study::fetch_for_later();
}

/// Shows the built-in error message, for when no words could be loaded.
fn say_that_it_failed() {
    if let Some(sentence) = part_of_page("waiting-failed") {
        let _ = sentence.remove_attribute("hidden");
    }
}

fn part_of_page(id: &str) -> Option<web_sys::Element> {
    language::window()?.document()?.get_element_by_id(id)
}

/// The whole app: the shell and the current place in it.
#[component]
pub fn App() -> impl IntoView {
    let shown = Memo::new(|_| Shown::of(&address::here()));
    let place = move || match shown.get() {
        Shown::Home => view! { <places::home::Home /> }.into_any(),
        Shown::Play => {
            let at = within(Play::Choose, |place| match place {
                Place::Play(at) => Some(at),
                _ => None,
            });
            view! { <places::play::Play at /> }.into_any()
        }
        Shown::Online => {
            let at = within(None, |place| match place {
                Place::Online(code) => Some(Some(code)),
                _ => None,
            });
            view! { <WithServer frame=Frame::Page show=move |chunk| (chunk.online)(at) /> }
                .into_any()
        }
        Shown::Seat => {
            let at = within(None, |place| match place {
                Place::Seat(code, key) => Some(Some((code, key))),
                _ => None,
            });
            view! { <WithServer frame=Frame::Page show=move |chunk| (chunk.seat)(at) /> }.into_any()
        }
        Shown::Lobby => {
            view! { <WithServer frame=Frame::Page show=|chunk| (chunk.lobby)() /> }.into_any()
        }
        Shown::Analysis => {
            let at = within(None, |place| match place {
                Place::Analysis(at) => Some(at),
                _ => None,
            });
            view! { <places::analysis::Analysis at /> }.into_any()
        }
        Shown::Learn => {
            let at = within(Learn::Ladder, |place| match place {
                Place::Learn(at) => Some(at),
                _ => None,
            });
            view! { <places::learn::Learn at /> }.into_any()
        }
        Shown::People => {
            let at = within(People::Account, |place| match place {
                Place::People(at) => Some(at),
                _ => None,
            });
            view! { <WithServer frame=Frame::Page show=move |chunk| (chunk.people)(at) /> }
                .into_any()
        }
        Shown::Settings => view! { <places::settings::Settings /> }.into_any(),
        Shown::About => view! { <places::about::About /> }.into_any(),
        Shown::Nowhere => view! { <places::nowhere::Nowhere /> }.into_any(),
    };
    places::follow_title(shown);
    view! { <Shell>{place}</Shell> }
}

/// The component shown; it stays while the address changes within a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    Home,
    Play,
    Online,
    Seat,
    Lobby,
    Analysis,
    Learn,
    People,
    Settings,
    About,
    Nowhere,
}

impl Shown {
    fn of(here: &Result<Place, PlaceError>) -> Shown {
        match here {
            Ok(Place::Home) => Shown::Home,
            Ok(Place::Play(_)) => Shown::Play,
            Ok(Place::Online(_)) => Shown::Online,
            Ok(Place::Seat(..)) => Shown::Seat,
            Ok(Place::Lobby) => Shown::Lobby,
            Ok(Place::Analysis(_)) => Shown::Analysis,
            Ok(Place::Learn(_)) => Shown::Learn,
            Ok(Place::People(_)) => Shown::People,
            Ok(Place::Settings) => Shown::Settings,
            Ok(Place::About) => Shown::About,
            Err(_) => Shown::Nowhere,
        }
    }
}

/// The address within a place. It keeps its value when the place is left.
fn within<T>(first: T, part: fn(Place) -> Option<T>) -> Signal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |before: Option<&T>| {
        address::here()
            .ok()
            .and_then(part)
            .or_else(|| before.cloned())
            .unwrap_or_else(|| first.clone())
    })
    .into()
}
