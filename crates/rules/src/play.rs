//! Playing actions, and saying beforehand what they will do.

use std::hint::select_unpredictable;

use arrayvec::ArrayVec;

use crate::hash::{MOVER, bonus_key};
use crate::state::State;
use crate::surroundings::Blocked;
use crate::{Action, Piece, Player, Space, Stance, Word};

/// A piece turned by another piece that passed it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turned {
    /// Its space.
    pub space: Space,
    /// Its stance before.
    pub from: Stance,
    /// Its stance now.
    pub to: Stance,
}

impl Turned {
    /// Whether the piece was turned clockwise; otherwise it was turned anticlockwise.
    ///
    /// ```
    /// use rules::{Stance, Turned};
    ///
    /// let turned = Turned { space: "b3".parse()?, from: Stance::Nw, to: Stance::N };
    /// assert!(turned.is_clockwise());
    /// assert!(!Turned { to: Stance::W, ..turned }.is_clockwise());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn is_clockwise(self) -> bool {
        self.from.eighths_to(self.to) == 1
    }
}

/// What an action does besides moving its own piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effects {
    /// The pieces turned in passing, of both players.
    pub turned: ArrayVec<Turned, 22>,
    /// The acting piece as it stands afterwards, and where; `None` if it left the board or the
    /// action was `end`.
    pub stands: Option<(Space, Piece)>,
    /// Whether the action is a sacrifice: a slide that leaves its piece inactive.
    pub is_sacrifice: bool,
    /// The space of the piece whose sacrifice earned a bonus move.
    pub bonus: Option<Space>,
    /// Whether a Tixel piece left the game and a Regatta piece entered the pool.
    pub promoted: bool,
    /// Who does the next action.
    pub next: Player,
    /// Whether that player begins a turn without a legal action, and has lost.
    pub next_has_lost: bool,
}

impl<W: Word> State<W> {
    /// Plays a legal action. An illegal one leaves a meaningless position, but never panics.
    ///
    /// See [`State::why_not`] for whether it is legal.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        let player = self.to_move;
        match action {
            Action::Place { shape, to, stance } => {
                let stance = stance.unwrap_or_else(|| self.tix_stance(to));
                self.pools[player as usize].take(shape.kind());
                self.put(
                    to,
                    Piece {
                        player,
                        shape,
                        stance,
                    },
                );
                self.pass_turn();
            }
            Action::Slide { from, to, stance } => self.slide(from, to, stance),
            Action::Activate { at, stance } => {
                self.carry(at, at, stance.unwrap_or(Stance::Ne));
                self.pass_turn();
            }
            Action::Pivot { at, stance } => {
                self.carry(at, at, stance);
                self.pass_turn();
            }
            Action::PickUp { at } => {
                if let Some(piece) = self.lift(at) {
                    self.pocket(piece);
                }
                self.pass_turn();
            }
            Action::End => self.pass_turn(),
        }
    }

    #[inline(always)]
    fn slide(&mut self, from: Space, to: Space, stance: Option<Stance>) {
        let player = self.to_move;
        let Some(direction) = from.direction_to(to) else {
            return;
        };
        self.turn(self.swept(W::path(from, to, direction), direction));
        let stance = match stance {
            Some(stance) => {
                self.carry(from, to, stance);
                stance
            }
            None => {
                // Lifted first, so that it is not in its own way.
                self.carry(from, to, Stance::N);
                let stance = self.tix_stance(to);
                self.carry(to, to, stance);
                stance
            }
        };
        let is_sacrifice = !stance.is_active();
        self.hash ^= bonus_key::<W>(self.bonus)
            ^ select_unpredictable(is_sacrifice, bonus_key::<W>(Some(to)), MOVER);
        self.bonus = select_unpredictable(is_sacrifice, Some(to), None);
        self.to_move = select_unpredictable(is_sacrifice, player, player.opponent());
    }

    /// How a Tix piece stands on an empty space: active wherever it can be.
    fn tix_stance(&self, space: Space) -> Stance {
        if Blocked::of(self).never.contains(space) {
            Stance::Ne
        } else {
            Stance::N
        }
    }

    /// What a legal action does; see [`State::why_not`] for whether it is legal.
    pub fn effects(&self, action: Action) -> Effects {
        let mut after = *self;
        after.play_unchecked(action);
        let mut effects = Effects {
            turned: ArrayVec::new(),
            stands: None,
            is_sacrifice: after.bonus.is_some(),
            bonus: after.bonus,
            promoted: after.promotions != self.promotions,
            next: after.to_move,
            next_has_lost: after.has_lost(),
        };
        let acting = match action {
            Action::Place { to, .. } | Action::Slide { to, .. } => Some(to),
            Action::Activate { at, .. } | Action::Pivot { at, .. } => Some(at),
            Action::PickUp { .. } | Action::End => None,
        };
        effects.stands = acting.and_then(|space| Some((space, after.piece_at(space)?)));
        if let Action::Slide { from, to, .. } = action
            && let Some(direction) = from.direction_to(to)
        {
            let [left, right] = self.swept(W::path(from, to, direction), direction);
            for space in (left | right).spaces() {
                if let (Some(before), Some(now)) = (self.piece_at(space), after.piece_at(space)) {
                    let turned = Turned {
                        space,
                        from: before.stance,
                        to: now.stance,
                    };
                    // A slide has at most eleven spaces with two sides each.
                    let _ = effects.turned.try_push(turned);
                }
            }
        }
        effects
    }

    /// Whether the player to move begins a turn without a legal action, and so has lost.
    pub fn has_lost(&self) -> bool {
        self.bonus.is_none() && self.legal().is_empty()
    }

    /// The number of sequences of `depth` actions from here; a lost position has none.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.count_actions()),
            _ => {
                let mut count = 0;
                self.legal().for_each(|action| {
                    let mut after = *self;
                    after.play_unchecked(action);
                    count += after.perft(depth - 1);
                });
                count
            }
        }
    }
}
