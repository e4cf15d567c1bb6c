//! What is waiting for the user: counted in the title of the page, and beside Play in the
//! navigation.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::language::window;

/// How much waits, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// How much; not zero.
    pub count: usize,
    /// The same in words.
    pub words: String,
}

thread_local! {
    static WAITING: ArcRwSignal<Option<Waiting>> = ArcRwSignal::new(None);
    static TITLE: RefCell<String> = RefCell::new("Quarterturn".to_owned());
}

/// What waits. Reactive.
pub fn waiting() -> Option<Waiting> {
    WAITING.with(Get::get)
}

/// Says what waits from now on.
pub fn set_waiting(now: Option<Waiting>) {
    let is_new = WAITING.with(|waiting| waiting.with_untracked(|before| *before != now));
    if is_new {
        WAITING.with(|waiting| waiting.set(now));
        write_title();
    }
}

/// The title of the page, without the count.
pub fn title() -> String {
    TITLE.with_borrow(Clone::clone)
}

/// Names the page.
pub fn set_title(title: &str) {
    TITLE.replace(title.to_owned());
    write_title();
}

fn write_title() {
    let Some(document) = window().and_then(|window| window.document()) else {
        return;
    };
    let count = WAITING.with(|waiting| waiting.with_untracked(|now| now.as_ref().map(|w| w.count)));
    let title = title();
    document.set_title(&match count {
        Some(count) => format!("({count}) {title}"),
        None => title,
    });
}
