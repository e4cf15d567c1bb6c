//! Invitations: the form, and the pages of their sender and their recipient.
//!
//! [`Invitation`] is what the form for a new game knows of one in preparation; everything else is
//! in a chunk that may have to be fetched first.

mod colour_choice;
mod form;
mod invited;
mod join;
mod waiting;

use leptos::prelude::*;
use rules::Setup;

pub use colour_choice::ColourChoice;
pub use form::{InvitationForm, timings};
pub use invited::Invited;
pub use join::JoinByCode;
pub use waiting::Waiting;

/// An invitation in preparation. Copies share the same state.
#[derive(Clone, Copy)]
pub struct Invitation {
    /// Creates the game; `None` while that is impossible, or in progress.
    create: RwSignal<Option<Callback<Setup>>>,
    /// Why it is impossible, if known.
    why_not: RwSignal<Option<String>>,
}

impl Invitation {
    /// One that cannot be made yet.
    pub fn begun() -> Invitation {
        Invitation {
            create: RwSignal::new(None),
            why_not: RwSignal::new(None),
        }
    }

    /// Whether it can be made now. Reactive.
    pub fn can_be_made(&self) -> bool {
        self.create.with(Option::is_some)
    }

    /// Why it cannot be made, if that is known. Reactive.
    pub fn why_not(&self) -> Option<String> {
        self.why_not.get()
    }

    /// Says why it cannot be made, or nothing.
    fn explain(&self, why_not: Option<String>) {
        // The form for a new game may have been left.
        let _ = self.why_not.try_set(why_not);
    }

    /// Sets the callback that creates it, if any.
    fn made_by(&self, create: Option<Callback<Setup>>) {
        // The form for a new game may have been left.
        let _ = self.create.try_set(create);
    }

    /// Creates the game, if that is possible.
    pub fn create(&self, setup: Setup) {
        if let Some(create) = self.create.get_untracked() {
            create.run(setup);
        }
    }
}
