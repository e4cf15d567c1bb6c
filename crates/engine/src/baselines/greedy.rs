//! The best turn by a simple count, ignoring the reply.

use std::collections::{HashSet, VecDeque};

use rules::{Action, Position, State, Word, on_state};

use crate::{Choose, Random};

/// Looks at the chains of its own turn, short ones first, up to a bound. Plays one that wins at
/// once if there is one; otherwise one that maximises its own slidable pieces minus the opponent's.
/// The seed breaks ties.
///
/// ```
/// use engine::{Greedy, Choose};
/// use rules::{Position, Setup};
///
/// let start = Position::start(Setup::REGATTA);
/// assert!(Greedy::new(1).choose(&start, &[]).is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Greedy {
    random: Random,
    bound: usize,
}

impl Greedy {
    /// The default number of positions it looks at for one action.
    pub const BOUND: usize = 10_000;

    /// A greedy player whose choices depend only on the seed and the positions it is shown.
    pub fn new(seed: u64) -> Greedy {
        Greedy {
            random: Random::new(seed),
            bound: Greedy::BOUND,
        }
    }

    /// The same player with another bound on the positions it looks at. Single actions are all
    /// tried, whatever the bound.
    #[must_use]
    pub fn with_bound(self, bound: usize) -> Greedy {
        Greedy { bound, ..self }
    }

    fn best<W: Word>(&mut self, state: &State<W>) -> Option<Action> {
        let mut best = Best::default();
        // Chains still to be continued, each with its first action. A position reached by two
        // chains is continued once.
        let mut open: VecDeque<(State<W>, Option<Action>)> = VecDeque::from([(*state, None)]);
        let mut known: HashSet<u64> = HashSet::new();
        let mut seen = 0;
        while let Some((here, begun)) = open.pop_front() {
            if best.action.is_some() && seen >= self.bound {
                break;
            }
            here.legal().for_each(|action| {
                let first = begun.unwrap_or(action);
                let mut after = here;
                after.play_unchecked(action);
                seen += 1;
                if after.bonus().is_none() {
                    best.offer(first, value(&after), &mut self.random);
                } else if known.insert(after.hash()) {
                    open.push_back((after, Some(first)));
                }
            });
            if best.value == WIN {
                break;
            }
        }
        best.action
    }
}

impl Choose for Greedy {
    fn choose(&mut self, position: &Position, _before: &[u64]) -> Option<Action> {
        on_state!(position.words(), state => self.best(state))
    }
}

/// Greater than any count.
const WIN: i32 = i32::MAX;

/// The value of the end of a turn for the player who made it.
fn value<W: Word>(after: &State<W>) -> i32 {
    let legal = after.legal();
    if legal.is_empty() {
        return WIN;
    }
    let mut turned = *after;
    // Passing hands over the turn, whoever has it, so the other side can be counted too.
    turned.play_unchecked(Action::End);
    let own = turned.legal().slidable().len();
    own as i32 - legal.slidable().len() as i32
}

/// The best so far, and how many tied with it.
#[derive(Default)]
struct Best {
    action: Option<Action>,
    value: i32,
    equals: u32,
}

impl Best {
    fn offer(&mut self, action: Action, value: i32, random: &mut Random) {
        if self.action.is_none() || value > self.value {
            *self = Best {
                action: Some(action),
                value,
                equals: 1,
            };
        } else if value == self.value {
            self.equals += 1;
            if random.below(self.equals) == 0 {
                self.action = Some(action);
            }
        }
    }
}
