//! What is known about who wins: data files, fetched on demand.

use std::cell::RefCell;
use std::sync::Arc;

use truth::{Finding, Match};

use crate::page_files;

/// Everything that is known.
#[derive(Debug, PartialEq)]
pub(super) struct Known {
    /// The solved boards.
    pub(super) boards: Vec<Finding>,
    /// The engine's results against itself.
    pub(super) matches: Vec<Match>,
}

thread_local! {
    static KNOWN: RefCell<Option<Arc<Known>>> = const { RefCell::new(None) };
}

/// What is known; `None` if it cannot be fetched.
pub(super) async fn fetch() -> Option<Arc<Known>> {
    let known = KNOWN.with_borrow(Clone::clone);
    if known.is_some() {
        return known;
    }
    let (boards, matches) = (
        page_files::text("truth-boards").await?,
        page_files::text("truth-matches").await?,
    );
    let known = Arc::new(Known {
        boards: truth::boards(&boards).ok()?,
        matches: truth::matches(&matches).ok()?,
    });
    KNOWN.set(Some(Arc::clone(&known)));
    Some(known)
}
