//! Which actions a search tries.

use rules::{Action, Direction, State, Survey, Word};

use crate::board::{Board, for_each_legal};
use crate::turning::{Order, for_each_turning};

/// Which actions a search tries, and in what order.
pub trait SearchScope<B: Board> {
    /// Whether all single actions are tried first, then the chains that leave the fewest targets.
    /// Otherwise every action is followed up immediately, highest points first.
    const SINGLE_ACTIONS_FIRST: bool;

    /// Whether a quick check shows that the position offers nothing within the scope.
    fn is_hopeless(&self, board: &B, survey: &B::Survey) -> bool;

    /// Lists the actions to try, with their points.
    fn list(&self, board: &B, survey: &B::Survey, add: &mut impl FnMut(Action, i32));
}

/// Every action that could contribute: the answer is exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Everything;

impl<B: Board> SearchScope<B> for Everything {
    const SINGLE_ACTIONS_FIRST: bool = true;

    fn is_hopeless(&self, _board: &B, _survey: &B::Survey) -> bool {
        false
    }

    fn list(&self, board: &B, survey: &B::Survey, add: &mut impl FnMut(Action, i32)) {
        board.for_each_stopping(survey, &mut |action| add(action, 0));
    }
}

/// Only actions likely to stop a target: a quick search that can miss a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promising {
    /// Slides that turn targets.
    Turning {
        /// How many targets may be out of reach now but come within reach later.
        astray: u32,
        /// What to try first.
        order: Order,
    },
    /// Also slides that end beside them and, with a bonus open, placements there.
    Hemming {
        /// The most targets for which placements are tried.
        placing_targets: u32,
        /// What to try first.
        order: Order,
    },
}

impl<W: Word> SearchScope<State<W>> for Promising {
    const SINGLE_ACTIONS_FIRST: bool = false;

    #[inline]
    fn is_hopeless(&self, state: &State<W>, survey: &Survey<W>) -> bool {
        let Promising::Turning { astray, .. } = *self else {
            return false;
        };
        let mover = state.to_move();
        let targets = survey.slidable[mover.opponent() as usize];
        let reached = targets & survey.turnable[mover as usize];
        let sliders = survey.slidable[mover as usize].len();
        reached.is_empty() || targets.minus(reached).len() > astray.min(sliders.saturating_sub(1))
    }

    fn list(&self, state: &State<W>, survey: &Survey<W>, add: &mut impl FnMut(Action, i32)) {
        let mover = state.to_move();
        let targets = survey.slidable[mover.opponent() as usize];
        let (order, reached, around, placing_targets) = match self {
            Promising::Turning { order, .. } => {
                let reached = targets & survey.turnable[mover as usize];
                (order, reached, W::EMPTY, 0)
            }
            Promising::Hemming {
                placing_targets,
                order,
            } => {
                let around = Direction::ALL
                    .into_iter()
                    .fold(W::EMPTY, |set, d| set | targets.stepped(d, state.board()));
                (order, targets, around, *placing_targets)
            }
        };
        for_each_turning(state, reached, around, order, &mut *add);
        if !around.is_empty() && state.bonus().is_some() && targets.len() <= placing_targets {
            for_each_legal(state, &mut |action| {
                if let Action::Place { to, .. } = action
                    && around.contains(to)
                {
                    add(action, order.placing);
                }
            });
        }
    }
}
