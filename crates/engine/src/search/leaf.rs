//! Quiescence at the leaves.

use rules::{Action, State, Survey, Word};

use super::worker::{Here, NodeResult, Window, Worker};
use crate::Score;
use crate::evaluate::Evaluate;
use crate::order::{Ranked, bring_forward};
use crate::transposition_table::Bound;
use crate::tuning::PLY;

impl<E: Evaluate> Worker<'_, E> {
    /// The value of a position at the beginning of a turn: the static evaluation, or better if a
    /// slide that turns many pieces achieves it.
    pub(super) fn leaf<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        here: Here,
        depth: i32,
        window: Window,
    ) -> NodeResult {
        let (features, tunables) = (self.shared.features, self.shared.tunables);
        let (budget, astray) = (tunables.leaf_chain_budget, tunables.leaf_chain_astray);
        let mover = state.to_move();
        let few =
            survey.slidable[mover.opponent() as usize].len() as i32 <= tunables.leaf_chain_targets;
        if features.winning_leaves && few && self.ends_game(state, survey, budget, astray) {
            let score = Score::win_in(here.turns + 1);
            self.keep_chain(here);
            let action = self.memory.lines[here.ply].first().copied();
            self.remember(state, here, 0, score, Bound::Exact, action);
            return NodeResult::clean(score);
        }
        let interest = window.interest(tunables.slide_margin);
        let guess = self.value(state, survey, here, interest);
        if !features.slide_quiescence
            || self.stopped
            || guess >= window.beta
            || depth <= -tunables.slide_turns * PLY
            || guess.plus(tunables.slide_margin) <= window.alpha
        {
            return NodeResult::clean(guess);
        }
        let targets = survey.slidable[mover.opponent() as usize] & survey.turnable[mover as usize];
        if targets.is_empty() {
            return NodeResult::clean(guess);
        }
        let begin = self.list_turning(state, targets);
        let mut best = NodeResult::clean(guess);
        let width = (tunables.slide_width.max(0) as usize).min(self.memory.ranked.len() - begin);
        bring_forward(&mut self.memory.ranked[begin..]);
        for at in begin..begin + width {
            let action = self.memory.ranked[at].action;
            let Some(child) = self.play(state, here, action) else {
                break;
            };
            let alpha = window.alpha.max(best.score);
            let found = self.beyond(&child, here, depth - PLY, Window { alpha, ..window });
            if self.stopped {
                break;
            }
            if self.is_enough(&mut best, found, here, action, window.beta) {
                break;
            }
        }
        self.memory.ranked.truncate(begin);
        best
    }

    /// The value of a position with a bonus open: ending the turn, or continuing with one of the
    /// most promising actions.
    pub(super) fn chain_leaf<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        here: Here,
        depth: i32,
        window: Window,
    ) -> NodeResult {
        let width = if self.shared.features.chain_quiescence {
            self.shared.tunables.chain_width.max(0) as usize
        } else {
            0
        };
        let begin = self.list(state, survey, here, Some(Action::End));
        bring_forward(&mut self.memory.ranked[begin..]);
        let count = self.memory.ranked.len() - begin;
        let mut best = NodeResult::clean(Score::WORST);
        let mut tried = 0;
        for number in 0..=count {
            if tried > width {
                break;
            }
            let action = match number.checked_sub(1) {
                None => Action::End,
                Some(n) => self.memory.ranked[begin + n].action,
            };
            let Some(child) = self.play(state, here, action) else {
                break;
            };
            if self.is_taken(&child, here) {
                continue;
            }
            let alpha = window.alpha.max(best.score);
            let found = self.beyond(&child, here, depth.min(0), Window { alpha, ..window });
            if self.stopped {
                break;
            }
            // It has no score only if every turn that continues from here is excluded.
            tried += usize::from(found.score > Score::WORST);
            if self.is_enough(&mut best, found, here, action, window.beta) {
                break;
            }
        }
        self.memory.ranked.truncate(begin);
        if best.score > Score::WORST {
            best.score = best.score.without_proved_loss();
        }
        best
    }

    /// Takes the result of an action into account, and returns whether the rest can be skipped.
    #[inline]
    fn is_enough(
        &mut self,
        best: &mut NodeResult,
        found: NodeResult,
        here: Here,
        action: Action,
        beta: Score,
    ) -> bool {
        best.tainted |= found.tainted;
        if found.score <= best.score {
            return false;
        }
        best.score = found.score;
        self.keep_line(here, action);
        found.score >= beta
    }

    /// Lists the slides that turn some of the targets.
    fn list_turning<W: Word>(&mut self, state: &State<W>, targets: W) -> usize {
        let order = self.shared.tunables.finish_order();
        let ranked = &mut self.memory.ranked;
        let begin = ranked.len();
        finish::for_each_turning(state, targets, W::EMPTY, &order, |action, points| {
            let number = ranked.len() - begin;
            ranked.push(Ranked::new(action, points, number));
        });
        self.oversight.remove(state, &mut self.memory.ranked, begin);
        begin
    }
}
