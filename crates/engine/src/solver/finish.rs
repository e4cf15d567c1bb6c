//! Whether the player to move can win before this turn is over.

use rules::{Action, Direction, State, Word};

use super::attack::{Search, Spent};
use super::memory::{Fold, Key};

impl Search<'_> {
    /// Whether some chain of this turn leaves the opponent without a legal action.
    pub(super) fn finish<W: Fold>(&mut self, state: &State<W>) -> Result<bool, Spent> {
        let key = Key::of(state);
        if let Some(known) = self.memory.facts(key).attack(1) {
            return Ok(known.is_ok());
        }
        self.count()?;
        let targets = Targets::of(state);
        let mut wins = false;
        let mut looked = 0;
        let mut chains = Vec::new();
        state.legal().for_each(|action| {
            if wins || !targets.can_be_stopped_by(action) {
                return;
            }
            looked += 1;
            let mut after = *state;
            after.play_unchecked(action);
            if after.bonus().is_some() {
                chains.push((standing(&after).len(), after));
            } else {
                wins = after.has_lost();
            }
        });
        for _ in 0..looked {
            self.count()?;
        }
        if !wins {
            chains.sort_by_key(|(standing, _)| *standing);
            for (_, after) in &chains {
                if self.finish(after)? {
                    wins = true;
                    break;
                }
            }
        }
        self.memory
            .learn(key, 1, if wins { Ok(1) } else { Err(()) });
        Ok(wins)
    }
}

/// The opponent's slidable pieces.
fn standing<W: Word>(state: &State<W>) -> W {
    state.survey().slidable[state.to_move().opponent() as usize]
}

/// The pieces that must be stopped from sliding, all of them.
struct Targets<W> {
    pieces: W,
    /// The spaces where a piece put or turned can hinder every one of them.
    common: W,
    board: W,
}

impl<W: Word> Targets<W> {
    fn of(state: &State<W>) -> Targets<W> {
        let board = state.board();
        let pieces = standing(state);
        let common = pieces.spaces().fold(board, |common, space| {
            common & hindering(W::of(space), board)
        });
        Targets {
            pieces,
            common,
            board,
        }
    }

    /// Whether an action may begin or end a chain that stops all of them. Sound by the rules of
    /// sliding: what a slide needs lies within two spaces in its own line.
    fn can_be_stopped_by(&self, action: Action) -> bool {
        match action {
            // Fewer pieces hinder nobody.
            Action::End | Action::PickUp { .. } => self.pieces.is_empty(),
            Action::Place { to: at, .. }
            | Action::Activate { at, .. }
            | Action::Pivot { at, .. } => self.common.contains(at),
            Action::Slide { from, to, stance } => {
                let ends_turn = stance.is_some_and(rules::Stance::is_active);
                let Some(direction) = from.direction_to(to).filter(|_| ends_turn) else {
                    return true;
                };
                let path = W::path(from, to, direction);
                let beside = path.stepped(direction.turned(1), self.board)
                    | path.stepped(direction.turned(3), self.board);
                let reached = beside | hindering(W::of(to), self.board);
                self.pieces.minus(reached).is_empty()
            }
        }
    }
}

/// The spaces from which a piece can hinder a slide that begins on one of these, and the other
/// way round: one or two steps away in a line.
fn hindering<W: Word>(spaces: W, board: W) -> W {
    Direction::ALL
        .into_iter()
        .fold(W::EMPTY, |near, direction| {
            let one = spaces.stepped(direction, board);
            near | one | one.stepped(direction, board)
        })
}
