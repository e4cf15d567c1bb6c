//! The opening books, fetched on demand.

use std::cell::RefCell;
use std::sync::Arc;

use ::openings::Book;
use rules::Setup;

use crate::page_files;

thread_local! {
    static KNOWN: RefCell<Vec<(Setup, Arc<Book>)>> = const { RefCell::new(Vec::new()) };
}

/// Whether there is a book for a setup.
pub(super) fn exists(setup: Setup) -> bool {
    setup.name().is_some()
}

/// The book of a setup; `None` if there is none, or if it cannot be fetched.
pub(super) async fn fetch(setup: Setup) -> Option<Arc<Book>> {
    let known = KNOWN.with_borrow(|known| {
        let found = known.iter().find(|(other, _)| *other == setup);
        found.map(|(_, book)| Arc::clone(book))
    });
    if known.is_some() {
        return known;
    }
    let text = page_files::text(&format!("openings-{}", setup.name()?)).await?;
    let book = Arc::new(text.parse().ok()?);
    KNOWN.with_borrow_mut(|known| known.push((setup, Arc::clone(&book))));
    Some(book)
}
