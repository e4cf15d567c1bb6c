//! An invitation in the making, as the form for a new game knows it. The terms are in a chunk that may
//! have to be fetched first.

use leptos::prelude::*;
use rules::Setup;

/// An invitation in the making. Copies are the same.
#[derive(Clone, Copy)]
pub struct Invitation {
    /// What creates the game: nothing while that is impossible, or under way.
    create: RwSignal<Option<Callback<Setup>>>,
}

impl Invitation {
    /// One that cannot be made yet.
    pub fn begun() -> Invitation {
        Invitation {
            create: RwSignal::new(None),
        }
    }

    /// Whether it can be made now. Reactive.
    pub fn can_be_made(&self) -> bool {
        self.create.with(Option::is_some)
    }

    /// From now on this makes it, or nothing does.
    pub(super) fn made_by(&self, create: Option<Callback<Setup>>) {
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
