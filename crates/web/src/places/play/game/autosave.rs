//! Saves a game while it is played: one write at a time, always the newest version.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::local_game::LocalGame;
use crate::address;
use crate::place::{Place, Play};
use crate::shell;
use crate::store::StoreError;
use crate::store::drafts;
use crate::store::games::{self, StoredGame};
use crate::t;

/// Saves one game. Clones share the same state, and a pending save completes after the page is
/// left.
#[derive(Clone)]
pub struct Autosave(Rc<RefCell<Inner>>);

struct Inner {
    /// The game as last saved, or as it will be saved next.
    game: StoredGame,
    /// Whether another save is needed.
    wanted: bool,
    /// Whether a save is under way.
    busy: bool,
    /// Whether there is a draft of a turn.
    has_draft: bool,
    /// Whether another tab has saved a newer version, which must not be overwritten.
    outdated: bool,
}

impl Autosave {
    /// Saves this game from now on.
    pub fn new(game: StoredGame) -> Autosave {
        Autosave(Rc::new(RefCell::new(Inner {
            game,
            wanted: false,
            busy: false,
            has_draft: false,
            outdated: false,
        })))
    }

    /// The id of the game.
    pub fn id(&self) -> String {
        self.0.borrow().game.id.clone()
    }

    /// The revision this tab last saved or loaded.
    pub fn revision(&self) -> u32 {
        self.0.borrow().game.revision
    }

    /// Saves the game.
    pub fn save(&self, game: &LocalGame) {
        {
            let mut inner = self.0.borrow_mut();
            inner.game.record = game.record().to_string();
            inner.game.terms = game.terms.write();
        }
        self.write();
    }

    /// Saves the draft of a turn; `None` removes it. The draft of a sent turn is removed only once
    /// the game is saved with that turn: until then a reload would lose it.
    pub fn save_draft(&self, draft: Option<&str>) {
        let (id, busy, new) = {
            let mut inner = self.0.borrow_mut();
            inner.has_draft = draft.is_some();
            (inner.game.id.clone(), inner.busy, inner.game.revision == 0)
        };
        if draft.is_some() || !busy {
            drafts::save(&id, draft);
        }
        if draft.is_some() && new && !busy {
            self.write();
        }
    }

    fn write(&self) {
        {
            let mut inner = self.0.borrow_mut();
            inner.wanted = true;
            if inner.busy || inner.outdated {
                return;
            }
            inner.busy = true;
        }
        let autosave = self.clone();
        spawn_local(async move {
            while let Some(game) = autosave.next() {
                match games::save(&game).await {
                    Ok(saved) => {
                        let mut inner = autosave.0.borrow_mut();
                        inner.game.revision = saved.revision;
                        if !inner.has_draft && !inner.wanted {
                            drafts::save(&saved.id, None);
                        }
                    }
                    Err(error) => {
                        autosave.failed(&error);
                        return;
                    }
                }
            }
        });
    }

    /// The version to save next, if there is one.
    fn next(&self) -> Option<StoredGame> {
        let mut inner = self.0.borrow_mut();
        inner.busy = std::mem::take(&mut inner.wanted);
        inner.busy.then(|| inner.game.clone())
    }

    /// Reports a failed save. The game continues, and the next turn retries.
    fn failed(&self, error: &StoreError) {
        let outdated = *error == StoreError::ChangedElsewhere;
        {
            let mut inner = self.0.borrow_mut();
            inner.busy = false;
            inner.outdated = outdated;
        }
        if outdated {
            self.offer_newer();
        } else {
            shell::notify(error.said());
        }
    }

    /// Says that another tab has a newer version, and links to it.
    pub fn offer_newer(&self) {
        let place = Place::Play(Play::Choose);
        shell::notify_with(
            StoreError::ChangedElsewhere.said(),
            t!("play-newer-show"),
            move || address::go(&place),
        );
    }
}
