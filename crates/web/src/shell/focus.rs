//! The focus: when what had it is gone, the heading of the open sheet gets it, else the place.

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

/// Gives the focus to the open sheet or the place if nothing has it.
fn rescue() {
    if is_lost() && !focus_sheet() {
        focus_content();
    }
}

/// Focuses the heading of the sheet that was opened last. Returns whether there is one: nothing outside
/// it can have the focus.
fn focus_sheet() -> bool {
    let headings = window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all("dialog.sheet[open] h2").ok());
    let last = headings.and_then(|all| all.item(all.length().checked_sub(1)?));
    let Some(heading) = last.map(JsCast::unchecked_into::<HtmlElement>) else {
        return false;
    };
    // Only from now on, so that a sheet still opens with the focus on its first control.
    heading.set_tab_index(-1);
    let _ = heading.focus();
    true
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
