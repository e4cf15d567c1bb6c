//! The focus: when what had it is gone, the place gets it.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

use super::CONTENT;
use crate::language::window;

/// Watches the page from the first focus on. Before it, the first Tab belongs to the skip link.
pub(super) fn watch() {
    let Some(body) = window()
        .and_then(|window| window.document())
        .and_then(|document| document.body())
    else {
        return;
    };
    let changed = Closure::<dyn Fn()>::new(rescue);
    let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) else {
        return;
    };
    // It watches for as long as the page lives.
    changed.forget();
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    // Browsers also take the focus away from what is hidden, as in a sheet that was closed.
    let _ = window_event_listener(ev::focusout, |_| request_animation_frame(rescue));
    // Observing the same element again changes nothing.
    let _ = window_event_listener(ev::focusin, move |_| {
        let _ = observer.observe_with_options(&body, &what);
    });
}

/// Gives the focus to the place if nothing has it.
fn rescue() {
    if is_lost() {
        focus_content();
    }
}

/// Whether nothing has the focus: browsers then name the body.
fn is_lost() -> bool {
    window()
        .and_then(|window| window.document())
        .and_then(|document| document.active_element())
        .is_none_or(|element| element.tag_name() == "BODY")
}

/// Focuses the place, so that screen readers continue there. Nothing scrolls.
pub fn focus_content() {
    if let Some(content) = window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(CONTENT))
    {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let content: HtmlElement = content.unchecked_into();
        let _ = content.focus_with_options(&options);
    }
}
