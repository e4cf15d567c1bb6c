//! The address of the page: the current place, and navigation.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::language::window;
use crate::place::{Place, PlaceError};

thread_local! {
    /// One page, one address; see [`crate::language`].
    static HERE: ArcRwSignal<Result<Place, PlaceError>> = ArcRwSignal::new(Ok(Place::Home));
    /// How often somebody has gone to another place.
    static VISIT: ArcRwSignal<u32> = ArcRwSignal::new(0);
}

/// The current place, or why the address names none. Reactive.
pub fn here() -> Result<Place, PlaceError> {
    HERE.with(Get::get)
}

/// The number of the visit: another one after every navigation, the same while a place changes its own
/// address. Reactive.
pub fn visit() -> u32 {
    VISIT.with(Get::get)
}

/// Navigates to a place; the browser's back button returns here.
pub fn go(place: &Place) {
    if let Some(window) = window() {
        // The `hashchange` event updates `HERE`.
        let _ = window.location().set_hash(&place.to_string());
    }
}

/// Replaces the current history entry: for a new game that has been given its id, or a changed
/// position.
pub fn replace(place: &Place) {
    if let Some(window) = window() {
        // A link was followed whose `hashchange` is still pending: that link wins.
        if HERE.with(|here| here.with_untracked(|here| *here != fragment(&window).parse())) {
            return;
        }
        if rewrite(&window, place).is_ok() {
            HERE.with(|here| here.set(Ok(place.clone())));
        }
    }
}

/// Gives the current history entry the address of the current place.
pub(crate) fn keep() {
    if let (Some(window), Ok(here)) = (window(), untrack(here)) {
        let _ = rewrite(&window, &here);
    }
}

fn rewrite(window: &web_sys::Window, place: &Place) -> Result<(), JsValue> {
    let history = window.history()?;
    let state = history.state()?;
    history.replace_state_with_url(&state, "", Some(&place.to_string()))
}

/// Part of an address, truncated for use in a sentence.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Starts to follow the address.
pub(crate) fn begin() {
    read();
    let Some(window) = window() else {
        return;
    };
    let listener = Closure::<dyn Fn()>::new(read);
    let _ =
        window.add_event_listener_with_callback("hashchange", listener.as_ref().unchecked_ref());
    listener.forget();
}

fn read() {
    let Some(window) = window() else {
        return;
    };
    let place = fragment(&window).parse();
    HERE.with(|here| {
        if here.with_untracked(|old| *old != place) {
            VISIT.with(|visit| visit.update(|visit| *visit += 1));
            here.set(place);
        }
    });
}

/// The fragment of the page's address, starting with `#`.
fn fragment(window: &web_sys::Window) -> String {
    // `hash()` of some browsers is decoded, `href` never is.
    let href = window.location().href().unwrap_or_default();
    href.find('#')
        .map_or_else(String::new, |at| href[at..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn long_texts_are_truncated_between_characters() {
        assert_eq!(shortened("#/play"), "#/play");
        assert_eq!(shortened(&"ü".repeat(60)), "ü".repeat(60));
        assert_eq!(shortened(&"ü".repeat(61)), format!("{}…", "ü".repeat(60)));
    }
}
