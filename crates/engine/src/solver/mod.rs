//! Proving positions won or lost.

mod attack;
mod finish;
mod memory;
mod tree;

use rules::{Position, State, on_state};

use attack::{Search, Spent};
use memory::{Fold, Memory};

use crate::tuning::{PROOF_BYTES, PROOF_LEAP, PROOF_SHARE};

pub use tree::{ProofNode, ProofStep, ProofTree, ProofVisit};

/// How much work a proof may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions visited.
    pub nodes: u64,
    /// Turns of both players together; longer wins are not looked for. At most
    /// [`Budget::LONGEST`].
    pub turns: u32,
}

impl Budget {
    /// The longest wins that can be looked for, in turns.
    pub const LONGEST: u32 = 200;

    /// A budget of positions, for any number of turns.
    pub const fn nodes(nodes: u64) -> Budget {
        Budget {
            nodes,
            turns: Budget::LONGEST,
        }
    }

    /// The same budget for wins within this many turns.
    #[must_use]
    pub const fn within(self, turns: u32) -> Budget {
        Budget { turns, ..self }
    }

    fn turns(self) -> u8 {
        self.turns.min(Budget::LONGEST) as u8
    }
}

/// In how many turns of both players together a game is decided with best play: the winner wins as
/// soon as possible, the loser holds out as long as possible. The turn in progress counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Distance {
    /// Proved not to be shorter.
    pub at_least: u32,
    /// Proved not to be longer.
    pub at_most: u32,
}

impl Distance {
    /// The distance, if it is known exactly.
    pub const fn exactly(self) -> Option<u32> {
        if self.at_least == self.at_most {
            Some(self.at_most)
        } else {
            None
        }
    }
}

/// What was proved about a position, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The player to move wins, whatever the opponent does. The distance is odd; 1 means this turn.
    Win(Distance),
    /// The player to move loses, whatever they do. The distance is even; 0 means now.
    Loss(Distance),
    /// Neither was proved within the budget; the position may be a draw.
    Open {
        /// The player to move does not win within this many turns.
        no_win_within: u32,
        /// The player to move does not lose within this many turns.
        no_loss_within: u32,
    },
}

/// A verdict and its cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proof {
    /// What was proved.
    pub verdict: Verdict,
    /// Positions visited.
    pub nodes: u64,
}

/// Proves a position won or lost; see [`Solver::prove`].
///
/// ```
/// use engine::{Budget, Verdict, prove};
/// use rules::{Position, Setup};
///
/// let start = Position::start("3u:X3/X3".parse::<Setup>()?);
/// let proof = prove(&start, Budget::nodes(100_000));
/// let Verdict::Win(distance) = proof.verdict else { panic!("White wins") };
/// assert_eq!(distance.exactly(), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn prove(position: &Position, budget: Budget) -> Proof {
    let needed = budget.nodes.saturating_mul(PROOF_BYTES);
    let bytes = needed.min(Solver::MEMORY as u64);
    Solver::new(bytes as usize).prove(position, budget)
}

/// Proves positions, and remembers what it finds on the way.
///
/// A verdict is never an estimate. Nobody wins a game that repeats forever, so a proved win is a
/// win in a bounded number of turns: the solver only ever asks whether a player can win within that
/// many, which does not depend on how a position was reached.
pub struct Solver {
    memory: Memory,
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solver")
            .field("bytes", &self.memory.bytes())
            .finish()
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(Solver::MEMORY)
    }
}

impl Solver {
    /// The default size of its memory in bytes.
    pub const MEMORY: usize = 64 << 20;

    /// A solver with this many bytes of memory, or fewer if there is not enough. The system
    /// provides them as they are first written.
    pub fn new(bytes: usize) -> Solver {
        Solver {
            memory: Memory::new(bytes),
        }
    }

    /// The bytes of memory it has.
    pub fn memory_bytes(&self) -> usize {
        self.memory.bytes()
    }

    /// Proves a position won or lost within a budget, or reports how far it got.
    ///
    /// Shorter distances are tried first. When the next one gets too expensive, the rest of the
    /// budget goes into finding any win, and then into narrowing its distance.
    pub fn prove(&mut self, position: &Position, budget: Budget) -> Proof {
        self.prove_while(position, budget, |_| true)
    }

    /// The same, as long as `go_on` returns `true`; it is called every few thousand positions with
    /// the number so far.
    pub fn prove_while(
        &mut self,
        position: &Position,
        budget: Budget,
        mut go_on: impl FnMut(u64) -> bool,
    ) -> Proof {
        on_state!(position.words(), state => self.run(state, budget, &mut go_on))
    }

    fn run<W: Fold>(
        &mut self,
        state: &State<W>,
        budget: Budget,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Proof {
        let mut case = Case {
            state,
            search: Search::new(&mut self.memory, go_on),
            budget,
            refuted: [None; 2],
        };
        let verdict = case.decide();
        Proof {
            verdict,
            nodes: case.search.nodes,
        }
    }
}

/// One position being decided.
struct Case<'a, W> {
    state: &'a State<W>,
    search: Search<'a>,
    budget: Budget,
    /// Within how many turns the opponent and the player to move are known not to win, indexed by
    /// the number's parity.
    refuted: [Option<u8>; 2],
}

impl<W: Fold> Case<'_, W> {
    fn decide(&mut self) -> Verdict {
        let most = self.budget.turns();
        let mut next = 0;
        while next <= most {
            // 1. The next distance, with at most a quarter of the remaining budget.
            match self.attack(next, PROOF_SHARE) {
                Ok(Some(within)) => return self.verdict(within),
                Ok(None) => next += 1,
                // 2. If that is not enough, any win well beyond, and then a shorter one.
                Err(Spent) if self.left() > 0 => match self.find_any(next, most) {
                    Ok(Some(within)) => return self.shortened(within),
                    Ok(None) => next = next.saturating_add(PROOF_LEAP),
                    Err(Spent) => break,
                },
                Err(Spent) => break,
            }
        }
        let [loss, win] = self.refuted.map(|turns| turns.map_or(0, u32::from));
        Verdict::Open {
            no_win_within: win,
            no_loss_within: loss,
        }
    }

    /// Looks for a win by either player within more turns than could be covered one by one.
    fn find_any(&mut self, from: u8, most: u8) -> Result<Option<u8>, Spent> {
        let last = from.saturating_add(PROOF_LEAP).min(most);
        let mut open = vec![last, last.saturating_sub(1)];
        // An attack resumes where it left off, so alternating loses nothing.
        while let Some(turns) = open.pop() {
            match self.attack(turns, PROOF_SHARE) {
                Ok(None) => {}
                Ok(found) => return Ok(found),
                Err(Spent) if self.left() == 0 => return Err(Spent),
                Err(Spent) => open.insert(0, turns),
            }
        }
        Ok(None)
    }

    /// The verdict for a win that was found, its distance narrowed with the remaining budget.
    fn shortened(&mut self, mut within: u8) -> Verdict {
        while let Some(shorter) = within.checked_sub(2)
            && self.refuted[usize::from(within % 2)] < Some(shorter)
            && let Ok(Some(found)) = self.attack(shorter, 1)
        {
            within = found;
        }
        self.verdict(within)
    }

    /// What is left of the budget.
    fn left(&self) -> u64 {
        if self.search.is_stopped() {
            return 0;
        }
        self.budget.nodes.saturating_sub(self.search.nodes)
    }

    /// Whether an attack succeeds with a fraction of the remaining budget, and in how many turns.
    fn attack(&mut self, turns: u8, parts: u64) -> Result<Option<u8>, Spent> {
        self.search.limit = self.search.nodes + self.left().div_ceil(parts);
        match self.search.attack(self.state, turns)? {
            Ok(within) => Ok(Some(within)),
            Err(()) => {
                let refuted = &mut self.refuted[usize::from(turns % 2)];
                *refuted = (*refuted).max(Some(turns));
                Ok(None)
            }
        }
    }

    fn verdict(&self, within: u8) -> Verdict {
        let refuted = self.refuted[usize::from(within % 2)];
        // The shortest win is in 1 and the shortest loss in 0; distances increase by two turns.
        let at_least = refuted.map_or(within % 2, |turns| turns + 2);
        let distance = Distance {
            at_least: at_least.min(within).into(),
            at_most: within.into(),
        };
        if within % 2 == 1 {
            Verdict::Win(distance)
        } else {
            Verdict::Loss(distance)
        }
    }
}
