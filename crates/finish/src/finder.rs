//! The exact answer for a position, all at once or in slices.

use rules::{Action, Position, Turn};

use crate::board::Board;
use crate::lists::Lists;
use crate::scope::Everything;
use crate::search::{ChainResult, ChainSearch, Guide, LONGEST};

/// Whether a turn can end the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// This turn does. If there is no turn, declining the open bonus is enough.
    Ends(Option<Turn>),
    /// No turn does.
    Fails,
}

/// An exact search that can be done in slices.
#[derive(Clone, Debug)]
pub struct Finder {
    search: Box<ChainSearch<Position, Everything>>,
    lists: Lists,
    spent: u32,
    finding: Option<Finding>,
}

/// A guide that allows a fixed number of positions.
struct Allowance(u32);

impl<B: Board> Guide<B> for Allowance {
    fn visit(&mut self) -> bool {
        let allowed = self.0 > 0;
        self.0 = self.0.saturating_sub(1);
        allowed
    }
}

impl Finder {
    /// Starts looking for a turn (or the rest of one) with which the player to move ends the game.
    pub fn new(position: &Position) -> Finder {
        Finder::at_most(position, usize::MAX)
    }

    fn at_most(position: &Position, actions: usize) -> Finder {
        let mut lists = Lists::default();
        let mut search = Box::new(ChainSearch::new(Everything).at_most(actions));
        let survey = Board::survey(position);
        search.begin(position, &survey, &mut lists, &mut Allowance(0));
        Finder {
            search,
            lists,
            spent: 0,
            finding: None,
        }
    }

    /// The answer, once it is known.
    pub fn finding(&self) -> Option<&Finding> {
        self.finding.as_ref()
    }

    /// How many actions have been tried.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Tries at most this many more actions, and returns the answer if it is known by then.
    pub fn advance(&mut self, actions: u32) -> Option<&Finding> {
        if self.finding.is_none() {
            self.run(actions);
        }
        self.finding.as_ref()
    }

    fn run(&mut self, actions: u32) -> ChainResult {
        let mut allowance = Allowance(actions);
        let outcome = self.search.run(&mut self.lists, &mut allowance);
        self.spent += actions - allowance.0;
        self.finding = match outcome {
            ChainResult::Ends => Some(Finding::Ends(written(self.lists.chain()))),
            ChainResult::Fails => Some(Finding::Fails),
            ChainResult::TooLong | ChainResult::Paused => None,
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
    finder.run(u32::MAX) == ChainResult::Ends
}

/// The shortest turn that ends the game, counted in actions. Also `None` if declining the open
/// bonus ends it, since there is then no turn to write.
pub fn shortest(position: &Position) -> Option<Turn> {
    for actions in 1..=LONGEST {
        let mut finder = Finder::at_most(position, actions);
        match finder.run(u32::MAX) {
            ChainResult::Ends => {
                return match finder.finding {
                    Some(Finding::Ends(turn)) => turn,
                    _ => None,
                };
            }
            ChainResult::TooLong => {}
            ChainResult::Fails | ChainResult::Paused => return None,
        }
    }
    None
}
