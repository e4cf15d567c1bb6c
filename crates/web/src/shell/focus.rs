//! Focus recovery: when the focused element is removed, focus the heading of the open sheet, else
//! the place.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

use super::CONTENT;
use crate::language::window;

/// Starts watching at the first focus. Before that, the first Tab belongs to the skip link.
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
    // It observes for the lifetime of the page.
    changed.forget();
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    // Browsers also blur what is hidden, as in a sheet that was closed.
    let _ = window_event_listener(ev::focusout, |_| request_animation_frame(rescue));
    // Observing the same element again is a no-op.
    let _ = window_event_listener(ev::focusin, move |_| {
        let _ = observer.observe_with_options(&body, &what);
    });
}

/// Focuses the open sheet or the place if nothing is focused.
fn rescue() {
    if is_lost() && !focus_sheet() {
        focus_content();
    }
}

/// Focuses the heading of the topmost sheet. Returns whether there is one: nothing outside it can
/// be focused.
fn focus_sheet() -> bool {
    let headings = window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all("dialog.sheet[open] h2").ok());
    let last = headings.and_then(|all| all.item(all.length().checked_sub(1)?));
    let Some(heading) = last.map(JsCast::unchecked_into::<HtmlElement>) else {
        return false;
    };
    // Not before, so that a sheet opens with the focus on its first control.
    heading.set_tab_index(-1);
    let _ = heading.focus();
    true
}

/// Whether nothing is focused: browsers then report the body.
fn is_lost() -> bool {
    window()
        .and_then(|window| window.document())
        .and_then(|document| document.active_element())
        .is_none_or(|element| element.tag_name() == "BODY")
}

/// Focuses the place, so that screen readers continue there. Does not scroll.
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
