//! The result of a tap, and why it may do nothing.

use rules::{Action, Direction, Piece, Player, Reason, Shape, Space};

use crate::board::turn::composer::Composer;
use crate::board::turn::held::Held;
use crate::small_sort::each_once;

/// Why a tap does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A rule forbids it.
    Rule(Reason),
    /// The piece is active, but no space next to it can be entered.
    Stuck {
        /// The piece.
        space: Space,
        /// The neighbours in the way.
        by: Vec<Space>,
    },
    /// The turn is complete: it can be sent, or a step undone.
    Complete,
    /// It is somebody else's turn.
    NotNow,
    /// The pool belongs to this player, who is not to move.
    PoolOf(Player),
    /// Nothing can be moved here: an earlier position, or a turn that was judged.
    OnlyLooked,
    /// The game is over.
    Over,
    /// The rules allow it, but it is not asked for here.
    NotAsked {
        /// The space tapped, if one was.
        space: Option<Space>,
    },
}

impl Refusal {
    /// The spaces it is about.
    pub fn spaces(&self) -> Vec<Space> {
        match self {
            Refusal::Rule(reason) => reason.spaces(),
            Refusal::Stuck { by, .. } => by.clone(),
            Refusal::NotAsked { space } => space.iter().copied().collect(),
            Refusal::Complete
            | Refusal::NotNow
            | Refusal::PoolOf(_)
            | Refusal::OnlyLooked
            | Refusal::Over => Vec::new(),
        }
    }
}

/// The result of a tap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TapResult {
    /// Nothing is held any more.
    LetGo,
    /// Something is held now.
    Holds,
    /// There is a choice to make.
    Asks,
    /// An action was done.
    Stepped,
    /// Nothing was done, and why.
    Refused(Refusal),
}

impl Composer {
    /// Why a piece of the pool cannot go anywhere.
    pub(super) fn why_not_take(&self, shape: Shape) -> Refusal {
        let mut reasons = Space::all(self.now.setup().size())
            .filter_map(|to| {
                self.now.why_not(Action::Place {
                    shape,
                    to,
                    stance: None,
                })
            })
            .filter(|reason| !matches!(reason, Reason::SpaceTaken { .. }));
        match reasons.next() {
            None | Some(Reason::StanceMissing { .. }) => Refusal::NotAsked { space: None },
            Some(reason) => Refusal::Rule(reason),
        }
    }

    /// Why nothing can be done with the player's own piece.
    pub(super) fn why_not_hold(&self, space: Space, piece: Piece) -> Refusal {
        let legal = self.now.actions();
        let any = |action: &Action| match *action {
            Action::Slide { from, .. } => from == space,
            Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => {
                at == space
            }
            _ => false,
        };
        if legal.iter().any(any) {
            return Refusal::NotAsked { space: Some(space) };
        }
        if self.now.bonus().is_some()
            && let Some(reason) = self.now.why_not(Action::PickUp { at: space })
        {
            return Refusal::Rule(reason);
        }
        if !piece.is_active() {
            return Refusal::Rule(Reason::NotActive { space });
        }
        let by: Vec<Space> = Direction::ALL
            .into_iter()
            .filter_map(|direction| space.step(direction))
            .filter(|next| next.is_on(self.now.setup().size()))
            .filter_map(|to| {
                self.now.why_not(Action::Slide {
                    from: space,
                    to,
                    stance: None,
                })
            })
            .flat_map(Reason::spaces)
            .collect();
        Refusal::Stuck {
            space,
            by: each_once(by),
        }
    }

    pub(super) fn why_not_land(&self, held: Held, to: Space) -> Refusal {
        let action = match held {
            Held::Piece(from) => Action::Slide {
                from,
                to,
                stance: None,
            },
            Held::Pool(shape) => Action::Place {
                shape,
                to,
                stance: None,
            },
        };
        match self.now.why_not(action) {
            Some(reason) if !matches!(reason, Reason::StanceMissing { .. }) => {
                Refusal::Rule(reason)
            }
            _ => Refusal::NotAsked { space: Some(to) },
        }
    }
}
