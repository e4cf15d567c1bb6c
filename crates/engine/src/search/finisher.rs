//! Chains that end the game in this turn, found within a small budget.

use finish::{ChainResult, ChainSearch, Guide, Promising, SearchScope};
use rules::{Action, State, Survey, Word};

use super::worker::{Here, Worker};
use crate::evaluate::Evaluate;

/// Counts the positions of such a search towards the node limit, up to its budget.
struct Budgeted<'w, 'a, E: Evaluate> {
    worker: &'w mut Worker<'a, E>,
    budget: i32,
}

impl<E: Evaluate, W: Word> Guide<State<W>> for Budgeted<'_, '_, E> {
    fn visit(&mut self) -> bool {
        self.budget -= 1;
        self.budget >= 0 && self.worker.visit()
    }

    fn overlooks(&mut self, state: &State<W>, action: Action) -> bool {
        let oversight = self.worker.oversight;
        !oversight.is_none() && oversight.overlooks(state, action)
    }
}

impl<E: Evaluate> Worker<'_, E> {
    /// Whether a chain in this turn leaves the opponent nothing to slide just by turning pieces.
    /// [`Worker::keep_chain`] then makes it the line.
    pub(super) fn ends_game<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        budget: i32,
        astray: i32,
    ) -> bool {
        let tunables = &self.shared.tunables;
        let [own, theirs] = [state.to_move(), state.to_move().opponent()]
            .map(|player| survey.slidable[player as usize].len() as i32);
        if theirs == 0 || theirs > tunables.chain_targets * own {
            return false;
        }
        let scope = Promising::Turning {
            astray: astray.max(0) as u32,
            order: tunables.finish_order(),
        };
        !scope.is_hopeless(state, survey) && self.finishes(state, survey, budget, scope)
    }

    /// Like [`Worker::ends_game`], but also tries to hem in what cannot be turned.
    pub(super) fn hems_in<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        budget: i32,
    ) -> bool {
        let tunables = &self.shared.tunables;
        let targets = survey.slidable[state.to_move().opponent() as usize].len();
        if targets as i32 > tunables.hemming_targets {
            return false;
        }
        let scope = Promising::Hemming {
            placing_targets: tunables.placing_targets.max(0) as u32,
            order: tunables.finish_order(),
        };
        self.finishes(state, survey, budget, scope)
    }

    /// Not inlined: the search is recursive and must not reserve space for a chain at every ply.
    #[inline(never)]
    fn finishes<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        budget: i32,
        scope: Promising,
    ) -> bool {
        let mut lists = std::mem::take(&mut self.memory.finish);
        let mut guide = Budgeted {
            worker: self,
            budget,
        };
        let mut search = ChainSearch::new(scope);
        search.begin(state, survey, &mut lists, &mut guide);
        let ends = search.run(&mut lists, &mut guide) == ChainResult::Ends;
        self.memory.finish = lists;
        ends
    }

    /// Makes the chain found the best line from here.
    pub(super) fn keep_chain(&mut self, here: Here) {
        let memory = &mut *self.memory;
        let line = &mut memory.lines[here.ply];
        line.clear();
        line.extend_from_slice(memory.finish.chain());
    }
}
