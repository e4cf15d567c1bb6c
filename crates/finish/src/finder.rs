//! The exact answer for a position, all at once or in slices.

use rules::{Action, Position, State, Turn, Word, Words};

use crate::lists::Lists;
use crate::search::{ChainSearch, Guide, LONGEST, Outcome, Scope};

/// Whether a turn can end the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This turn does. If there is no turn, declining the open bonus is enough.
    Ends(Option<Turn>),
    /// No turn does.
    Fails,
}

/// An exact search that can be done in slices.
#[derive(Clone, Debug)]
pub struct Finder {
    search: Width,
    lists: Lists,
    spent: u32,
    verdict: Option<Verdict>,
}

/// The search, by the size of word the board fits into.
#[derive(Clone, Debug)]
enum Width {
    Narrow(Box<ChainSearch<u64>>),
    Wide(Box<ChainSearch<u128>>),
}

/// A guide that allows a fixed number of positions.
struct Allowance(u32);

impl<W: Word> Guide<W> for Allowance {
    fn visit(&mut self) -> bool {
        let allowed = self.0 > 0;
        self.0 = self.0.saturating_sub(1);
        allowed
    }
}

fn begun<W: Word>(state: &State<W>, longest: usize, lists: &mut Lists) -> Box<ChainSearch<W>> {
    let mut search = Box::new(ChainSearch::new(Scope::Everything).at_most(longest));
    search.begin(state, &state.survey(), lists, &mut Allowance(0));
    search
}

impl Finder {
    /// Starts looking for a turn (or the rest of one) with which the player to move ends the game.
    pub fn new(position: &Position) -> Finder {
        Finder::at_most(position, usize::MAX)
    }

    fn at_most(position: &Position, actions: usize) -> Finder {
        let mut lists = Lists::default();
        let search = match position.words() {
            Words::Narrow(state) => Width::Narrow(begun(state, actions, &mut lists)),
            Words::Wide(state) => Width::Wide(begun(state, actions, &mut lists)),
        };
        Finder {
            search,
            lists,
            spent: 0,
            verdict: None,
        }
    }

    /// The answer, once it is known.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// How many actions have been tried.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Tries at most this many more actions, and returns the answer if it is known by then.
    pub fn advance(&mut self, actions: u32) -> Option<&Verdict> {
        if self.verdict.is_none() {
            self.run(actions);
        }
        self.verdict.as_ref()
    }

    fn run(&mut self, actions: u32) -> Outcome {
        let mut allowance = Allowance(actions);
        let outcome = match &mut self.search {
            Width::Narrow(search) => search.run(&mut self.lists, &mut allowance),
            Width::Wide(search) => search.run(&mut self.lists, &mut allowance),
        };
        self.spent += actions - allowance.0;
        self.verdict = match outcome {
            Outcome::Ends => Some(Verdict::Ends(written(self.lists.chain()))),
            Outcome::Fails => Some(Verdict::Fails),
            Outcome::TooLong | Outcome::Paused => None,
        };
        outcome
    }
}

/// A chain as a turn, which omits its `end`.
fn written(chain: &[Action]) -> Option<Turn> {
    let actions = chain.iter().copied();
    Turn::new(actions.filter(|action| *action != Action::End).collect())
}

/// Whether the player to move can end the game in this turn.
pub fn exists(position: &Position) -> bool {
    let mut finder = Finder::new(position);
    finder.run(u32::MAX) == Outcome::Ends
}

/// The shortest turn that ends the game, counted in actions. Also `None` if declining the open
/// bonus ends it, since there is then no turn to write.
pub fn shortest(position: &Position) -> Option<Turn> {
    for actions in 1..=LONGEST {
        let mut finder = Finder::at_most(position, actions);
        match finder.run(u32::MAX) {
            Outcome::Ends => {
                return match finder.verdict {
                    Some(Verdict::Ends(turn)) => turn,
                    _ => None,
                };
            }
            Outcome::TooLong => {}
            Outcome::Fails | Outcome::Paused => return None,
        }
    }
    None
}
