//! Whether the player to move can win before this turn is over.

use rules::{Action, Direction, State, Word};

use super::attack::{Search, Spent};
use super::memory::{Fold, Key, Memory};

/// A chain of this turn that leaves the opponent without a legal action, if there is one and it is
/// found within so many positions, and how many it took. Stops when `go_on` does not agree.
pub(crate) fn finish<W: Fold>(
    state: &State<W>,
    nodes: u64,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> (Option<Vec<Action>>, u64) {
    // Few of the positions looked at are remembered: those with a bonus open.
    const BYTES: u64 = 8;
    let bytes = nodes.saturating_mul(BYTES).min(1 << 22);
    let mut memory = Memory::of_facts(bytes as usize);
    let mut search = Search::new(&mut memory, go_on);
    search.limit = nodes;
    let won = search.finish(state) == Ok(true);
    search.chain.reverse();
    let chain = Some(search.chain).filter(|chain| won && wins(state, chain));
    (chain, search.nodes)
}

/// Whether a chain of legal actions is a whole turn that wins.
fn wins<W: Word>(state: &State<W>, chain: &[Action]) -> bool {
    let mut after = *state;
    for action in chain {
        if after.to_move() != state.to_move() || after.why_not(*action).is_some() {
            return false;
        }
        after.play_unchecked(*action);
    }
    after.to_move() != state.to_move() && after.has_lost()
}

impl Search<'_> {
    /// Whether some chain of this turn leaves the opponent without a legal action.
    pub(super) fn finish<W: Fold>(&mut self, state: &State<W>) -> Result<bool, Spent> {
        let key = Key::of(state);
        if let Some(known) = self.memory.facts(key).attack(1) {
            self.chain.clear();
            return Ok(known.is_ok());
        }
        self.count()?;
        let targets = Targets::of(state);
        let mut won = None;
        let mut looked = 0;
        let mut chains = Vec::new();
        state.legal().for_each(|action| {
            if won.is_some() || !targets.can_be_stopped_by(action) {
                return;
            }
            looked += 1;
            let mut after = *state;
            after.play_unchecked(action);
            if after.bonus().is_some() {
                chains.push((standing(&after).len(), action, after));
            } else if after.has_lost() {
                won = Some(action);
            }
        });
        for _ in 0..looked {
            self.count()?;
        }
        if won.is_some() {
            self.chain.clear();
        } else {
            chains.sort_by_key(|(standing, ..)| *standing);
            for (_, action, after) in &chains {
                if self.finish(after)? {
                    won = Some(*action);
                    break;
                }
            }
        }
        self.chain.extend(won);
        let wins = won.is_some();
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
