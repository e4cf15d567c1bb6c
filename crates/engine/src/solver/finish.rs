//! Whether the player to move can win before this turn is over.

use finish::{ChainResult, ChainSearch, Everything, Guide};
use rules::State;

use super::attack::{Search, Spent};
use super::memory::{Fold, Key};

/// Counts the positions of such a search towards the node limit, and shares their memory.
struct Remembering<'s, 'a>(&'s mut Search<'a>);

impl<W: Fold> Guide<State<W>> for Remembering<'_, '_> {
    fn visit(&mut self) -> bool {
        self.0.count().is_ok()
    }

    fn recall(&mut self, state: &State<W>) -> Option<bool> {
        let known = self.0.memory.facts(Key::of(state)).attack(1);
        known.map(|outcome| outcome.is_ok())
    }

    fn remember(&mut self, state: &State<W>, ends: bool) {
        let outcome = if ends { Ok(1) } else { Err(()) };
        self.0.memory.learn(Key::of(state), 1, outcome);
    }
}

impl Search<'_> {
    /// Whether some chain in this turn leaves the opponent without a legal action.
    pub(super) fn finish<W: Fold>(&mut self, state: &State<W>) -> Result<bool, Spent> {
        if let Some(known) = self.memory.facts(Key::of(state)).attack(1) {
            return Ok(known.is_ok());
        }
        self.count()?;
        self.finish_unknown(state)
    }

    /// Not inlined: proof-number search is recursive and must not reserve space for a chain at
    /// every level.
    #[inline(never)]
    fn finish_unknown<W: Fold>(&mut self, state: &State<W>) -> Result<bool, Spent> {
        let mut lists = std::mem::take(&mut self.lists);
        let mut guide = Remembering(self);
        let mut search = ChainSearch::new(Everything);
        search.begin(state, &state.survey(), &mut lists, &mut guide);
        let outcome = search.run(&mut lists, &mut guide);
        self.lists = lists;
        match outcome {
            ChainResult::Ends => Ok(true),
            ChainResult::Fails => Ok(false),
            ChainResult::TooLong | ChainResult::Paused => Err(Spent),
        }
    }
}
