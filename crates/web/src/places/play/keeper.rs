//! Keeping a game on the device while it is played: always the newest, one after the other.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::course::Course;
use crate::address;
use crate::place::{Place, Play};
use crate::shell;
use crate::store::StoreError;
use crate::store::drafts;
use crate::store::games::{self, Kept};
use crate::t;

/// Keeps one game. Copies keep the same game; it goes on when one has left the place.
#[derive(Clone)]
pub struct Keeper(Rc<RefCell<Inner>>);

struct Inner {
    /// As last kept, or as it will be.
    game: Kept,
    /// Whether it is to be kept (again).
    wanted: bool,
    /// Whether it is being kept.
    busy: bool,
    /// Whether there is a turn in the making.
    drafted: bool,
    /// Whether another tab has a newer version: this one may not overwrite it.
    outdated: bool,
}

impl Keeper {
    /// Keeps this game from now on.
    pub fn new(game: Kept) -> Keeper {
        Keeper(Rc::new(RefCell::new(Inner {
            game,
            wanted: false,
            busy: false,
            drafted: false,
            outdated: false,
        })))
    }

    /// What the game is known by.
    pub fn id(&self) -> String {
        self.0.borrow().game.id.clone()
    }

    /// How often it was kept, as far as this tab knows.
    pub fn revision(&self) -> u32 {
        self.0.borrow().game.revision
    }

    /// Keeps the course of the game.
    pub fn keep(&self, course: &Course) {
        {
            let mut inner = self.0.borrow_mut();
            inner.game.record = course.game().to_string();
            inner.game.seats = course.seats.write();
        }
        self.write();
    }

    /// Keeps the turn in the making; `None` forgets it. A turn that was sent is forgotten as a
    /// draft only when the game is kept with it: until then a reload would lose it.
    pub fn keep_draft(&self, draft: Option<&str>) {
        let (id, busy, new) = {
            let mut inner = self.0.borrow_mut();
            inner.drafted = draft.is_some();
            (inner.game.id.clone(), inner.busy, inner.game.revision == 0)
        };
        if draft.is_some() || !busy {
            drafts::keep(&id, draft);
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
        let keeper = self.clone();
        spawn_local(async move {
            while let Some(game) = keeper.next() {
                match games::keep(&game).await {
                    Ok(kept) => {
                        let mut inner = keeper.0.borrow_mut();
                        inner.game.revision = kept.revision;
                        if !inner.drafted && !inner.wanted {
                            drafts::keep(&kept.id, None);
                        }
                    }
                    Err(error) => {
                        keeper.failed(&error);
                        return;
                    }
                }
            }
        });
    }

    /// What is to be kept next.
    fn next(&self) -> Option<Kept> {
        let mut inner = self.0.borrow_mut();
        inner.busy = std::mem::take(&mut inner.wanted);
        inner.busy.then(|| inner.game.clone())
    }

    /// The game itself goes on; the next turn tries again.
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

    /// Another tab has kept a newer version: says so, and nothing here overwrites it.
    pub fn offer_newer(&self) {
        let place = Place::Play(Play::Choose);
        shell::notify_with(
            StoreError::ChangedElsewhere.said(),
            t!("play-newer-show"),
            move || address::go(&place),
        );
    }
}
