//! The address of the page: where one is, and going elsewhere.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::language::window;
use crate::place::{Place, PlaceError};

thread_local! {
    /// One page, one address; see [`crate::language`].
    static HERE: ArcRwSignal<Result<Place, PlaceError>> = ArcRwSignal::new(Ok(Place::Home));
}

/// Where one is, or why that is nowhere. In a view, it changes when one goes elsewhere.
pub fn here() -> Result<Place, PlaceError> {
    HERE.with(Get::get)
}

/// Goes to a place; the browser's back button leads back here.
pub fn go(place: &Place) {
    if let Some(window) = window() {
        // The browser tells us as it tells us of its own buttons.
        let _ = window.location().set_hash(&place.to_string());
    }
}

/// Is at another place from now on, without a way back here: a new game that has got its id, a
/// position that has changed.
pub fn turn_into(place: &Place) {
    if let Some(window) = window() {
        // A link was followed and its `hashchange` has yet to come: that link wins.
        if HERE.with(|here| here.with_untracked(|here| *here != fragment(&window).parse())) {
            return;
        }
        let history = window.history().and_then(|history| {
            let url = Some(place.to_string());
            history.replace_state_with_url(&JsValue::NULL, "", url.as_deref())
        });
        if history.is_ok() {
            HERE.with(|here| here.set(Ok(place.clone())));
        }
    }
}

/// Part of an address, short enough to be named in a sentence.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Follows the address from now on.
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
            here.set(place);
        }
    });
}

/// What follows the address of the page, from `#` on.
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
    fn only_what_is_long_is_shortened_and_between_letters() {
        assert_eq!(shortened("#/play"), "#/play");
        assert_eq!(shortened(&"ü".repeat(60)), "ü".repeat(60));
        assert_eq!(shortened(&"ü".repeat(61)), format!("{}…", "ü".repeat(60)));
    }
}
