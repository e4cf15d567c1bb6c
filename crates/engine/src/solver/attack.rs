//! Whether one player can force a win within a number of turns.
//!
//! Depth-first proof-number search (Nagai, 2002) on pairs of a position and the number of turns
//! left. That number decreases with every turn, and no chain returns to an earlier position, so
//! these pairs never repeat: every fact holds however the position was reached, and repetitions,
//! which only delay a win, can be ignored.

use rules::{Action, Player, State};

use super::memory::{Fold, Key, Memory, Numbers};
use crate::tuning::{
    PROOF_ANSWER, PROOF_DOUBLINGS, PROOF_EVEN, PROOF_HALVINGS, PROOF_NODES_BETWEEN_CALLS,
    PROOF_STAY,
};

/// The node budget is exhausted, or the caller stopped the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spent;

/// The outcome of an attack: the most turns it takes, or that it fails.
pub(super) type AttackResult = Result<u8, ()>;

/// Greater than any proof number.
const NEVER: u32 = u32::MAX;

impl Numbers {
    const SUCCESS: Numbers = Numbers {
        proof: 0,
        disproof: NEVER,
    };
    const FAILURE: Numbers = Numbers {
        proof: NEVER,
        disproof: 0,
    };

    /// The number that the player to move minimises, and the one that the other player does.
    fn seen(self, attacking: bool) -> (u32, u32) {
        if attacking {
            (self.proof, self.disproof)
        } else {
            (self.disproof, self.proof)
        }
    }

    fn from_seen(attacking: bool, (own, other): (u32, u32)) -> Numbers {
        let (proof, disproof) = if attacking {
            (own, other)
        } else {
            (other, own)
        };
        Numbers { proof, disproof }
    }

    fn outcome(self, within: u8) -> Option<AttackResult> {
        match (self.proof, self.disproof) {
            (0, _) => Some(Ok(within)),
            (_, 0) => Some(Err(())),
            _ => None,
        }
    }
}

/// An action and what is known about the attack after it.
struct Branch {
    action: Action,
    /// Turns left after it.
    turns: u8,
    numbers: Numbers,
    /// If the attack succeeds: the turns it takes, counted from before the action.
    within: u8,
}

/// A search in progress.
pub(super) struct Search<'a> {
    pub(super) memory: &'a mut Memory,
    /// Positions visited, and how many may be.
    pub(super) nodes: u64,
    pub(super) limit: u64,
    /// For the last turn of an attack.
    pub(super) lists: finish::Lists,
    /// Called periodically with the nodes so far.
    go_on: &'a mut dyn FnMut(u64) -> bool,
    stopped: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(memory: &'a mut Memory, go_on: &'a mut dyn FnMut(u64) -> bool) -> Search<'a> {
        Search {
            memory,
            nodes: 0,
            limit: 0,
            lists: finish::Lists::default(),
            go_on,
            stopped: false,
        }
    }

    /// Whether the caller has stopped the search.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether the attacker wins within this number of turns: the player to move if it is odd, the
    /// opponent if it is even.
    pub(super) fn attack<W: Fold>(
        &mut self,
        state: &State<W>,
        turns: u8,
    ) -> Result<AttackResult, Spent> {
        if state.legal().is_empty() {
            return Ok(if turns.is_multiple_of(2) {
                Ok(0)
            } else {
                Err(())
            });
        }
        if turns == 0 {
            return Ok(Err(()));
        }
        let all = Numbers {
            proof: NEVER,
            disproof: NEVER,
        };
        if let Some(outcome) = self.memory.facts(Key::of(state)).attack(turns) {
            return Ok(outcome);
        }
        let (numbers, within) = self.pursue(state, turns, all)?;
        numbers.outcome(within).ok_or(Spent)
    }

    /// Counts another position.
    pub(super) fn count(&mut self) -> Result<(), Spent> {
        if self.nodes >= self.limit || self.stopped {
            return Err(Spent);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(PROOF_NODES_BETWEEN_CALLS) {
            self.stopped = !(self.go_on)(self.nodes);
        }
        Ok(())
    }

    /// Works on an attack from a position with legal actions until one of its numbers reaches its
    /// limit. Returns them, and the turns a successful attack takes.
    fn pursue<W: Fold>(
        &mut self,
        state: &State<W>,
        turns: u8,
        limits: Numbers,
    ) -> Result<(Numbers, u8), Spent> {
        // 1. The last turn needs no proof numbers.
        let key = Key::of(state);
        if turns == 1 {
            return Ok(if self.finish(state)? {
                (Numbers::SUCCESS, 1)
            } else {
                (Numbers::FAILURE, 0)
            });
        }

        // 2. What is known about the positions after each action.
        let attacking = turns % 2 == 1;
        let began = self.nodes;
        let mut branches = self.branches(state, turns)?;
        let limits = limits.seen(attacking);
        loop {
            // 3. The numbers that follow from them.
            let view = View::of(&branches, attacking);
            let numbers = Numbers::from_seen(attacking, view.numbers());
            if let Some(outcome) = numbers.outcome(view.within) {
                self.memory.learn(key, turns, outcome);
                return Ok((numbers, view.within));
            }
            let (own, other) = view.numbers();
            if own >= limits.0 || other >= limits.1 {
                let work = self.nodes - began;
                self.memory.note(key, turns, numbers, work);
                return Ok((numbers, 0));
            }

            // 4. Down the most promising branch until another looks better.
            let worse = view.second.saturating_add(1 + view.second / PROOF_STAY);
            let enough = limits.0.min(worse);
            let spare = limits.1.saturating_sub(view.unsettled - 1).max(1);
            let Some(branch) = branches.get_mut(view.best) else {
                return Err(Spent);
            };
            let mut after = *state;
            after.play_unchecked(branch.action);
            let same = after.to_move() == state.to_move();
            let allowed = Numbers::from_seen(attacking, (enough, spare));
            match self.pursue(&after, branch.turns, allowed) {
                Ok((numbers, within)) => {
                    branch.numbers = numbers;
                    branch.within = within + u8::from(!same);
                }
                Err(Spent) => {
                    let work = self.nodes - began;
                    self.memory.note(key, turns, numbers, work);
                    return Err(Spent);
                }
            }
        }
    }

    fn branches<W: Fold>(&mut self, state: &State<W>, turns: u8) -> Result<Vec<Branch>, Spent> {
        let legal = state.legal();
        let mut branches = Vec::with_capacity(legal.count() as usize);
        let mut spent = Ok(());
        legal.for_each(|action| {
            if spent.is_err() {
                return;
            }
            spent = self.count();
            let mut after = *state;
            after.play_unchecked(action);
            let passed = u8::from(after.to_move() != state.to_move());
            let (numbers, within) = self.look(&after, turns - passed);
            branches.push(Branch {
                action,
                turns: turns - passed,
                numbers,
                within: within + passed,
            });
        });
        spent.map(|()| branches)
    }

    /// What is known about an attack, or a first estimate.
    fn look<W: Fold>(&self, state: &State<W>, turns: u8) -> (Numbers, u8) {
        let legal = state.legal();
        if legal.is_empty() && turns.is_multiple_of(2) {
            return (Numbers::SUCCESS, 0);
        }
        if legal.is_empty() || turns == 0 {
            return (Numbers::FAILURE, 0);
        }
        let key = Key::of(state);
        match self.memory.facts(key).attack(turns) {
            Some(Ok(within)) => return (Numbers::SUCCESS, within),
            Some(Err(())) => return (Numbers::FAILURE, 0),
            None => {}
        }
        let known = self.memory.numbers(key, turns);
        let numbers = known.unwrap_or_else(|| {
            let attacking = !turns.is_multiple_of(2);
            first_sight(state, attacking, legal.count())
        });
        (numbers, 0)
    }
}

/// The initial numbers of a position, from its number of legal actions. Each slidable piece more
/// than the opponent's makes a player about twice as hard to beat, and every action of the player
/// to move has to be answered.
fn first_sight<W: Fold>(state: &State<W>, attacking: bool, actions: u32) -> Numbers {
    let survey = state.survey();
    let slidable = |player: Player| survey.slidable[player as usize].len();
    let (own, other) = (
        slidable(state.to_move()),
        slidable(state.to_move().opponent()),
    );
    let numbers = |ahead: u32, behind: u32| {
        let doublings = ahead.saturating_sub(behind).min(PROOF_DOUBLINGS);
        let halvings = behind.saturating_sub(ahead).min(PROOF_HALVINGS);
        PROOF_EVEN << doublings >> halvings
    };
    let (hard, easy) = (numbers(own, other), numbers(other, own));
    Numbers::from_seen(attacking, (1 + easy, 1 + hard + PROOF_ANSWER * actions))
}

/// A summary of a position's branches.
struct View {
    /// The branch with the lowest number for the player to move, and the two lowest of these
    /// numbers.
    best: usize,
    lowest: u32,
    second: u32,
    /// The highest of the other numbers, and how many branches are open.
    highest: u32,
    unsettled: u32,
    /// If the attack succeeds: the turns it takes.
    within: u8,
}

impl View {
    fn of(branches: &[Branch], attacking: bool) -> View {
        let mut view = View {
            best: 0,
            lowest: NEVER,
            second: NEVER,
            highest: 0,
            unsettled: 0,
            within: 0,
        };
        let mut fastest = None;
        let mut slowest = 0;
        for (number, branch) in branches.iter().enumerate() {
            let (own, other) = branch.numbers.seen(attacking);
            if branch.numbers.proof == 0 {
                fastest = Some(fastest.unwrap_or(branch.within).min(branch.within));
                slowest = slowest.max(branch.within);
            }
            if other == 0 {
                continue;
            }
            view.unsettled += 1;
            view.highest = view.highest.max(other);
            if own < view.lowest {
                view.second = view.lowest;
                view.lowest = own;
                view.best = number;
            } else {
                view.second = view.second.min(own);
            }
        }
        view.within = fastest.filter(|_| attacking).unwrap_or(slowest);
        view
    }

    /// The position's own two numbers. The other player's is not the sum over all branches: they
    /// often transpose, and a sum would count the same positions many times.
    fn numbers(&self) -> (u32, u32) {
        match (self.lowest, self.unsettled) {
            (_, 0) => (NEVER, 0),
            (0, _) => (0, NEVER),
            (lowest, open) => (lowest, self.highest.saturating_add(open - 1).min(NEVER - 1)),
        }
    }
}
