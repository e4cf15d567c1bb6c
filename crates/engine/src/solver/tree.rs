//! A proof to walk through: one turn of the winner, all turns of the loser.

use std::collections::{HashMap, HashSet, VecDeque};
use std::ops::ControlFlow;

use rules::{Action, Player, Position, Turn, Words};

use super::attack::{Search, Spent};
use super::memory::Key;
use super::{Budget, Solver, Verdict};

/// A position of a proof and the turns that are shown from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofNode {
    /// The position.
    pub position: Position,
    /// Within how many turns of both players together the game is over; 0 if it is.
    pub turns: u32,
    /// From a position of the winner the turn that wins, from one of the loser every turn, or one
    /// of each that lead to the same position. Empty if the game is over or the tree is cut here.
    pub steps: Vec<ProofStep>,
}

impl ProofNode {
    /// Whether the proof goes on here but the tree does not, because it would be too large.
    pub fn is_cut(&self) -> bool {
        self.turns > 0 && self.steps.is_empty()
    }
}

/// A turn of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofStep {
    /// The turn; `None` if it only declines a bonus that was open before the proof began, since
    /// there is nothing to write then.
    pub turn: Option<Turn>,
    /// The number of the node after it. Several steps may lead to the same node.
    pub to: usize,
}

/// A proof as positions and turns. Equal positions are one node, so it is a tree only for those
/// who walk it; every step leads closer to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofTree {
    winner: Player,
    nodes: Vec<ProofNode>,
}

/// One step on a walk through a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofVisit<'a> {
    /// How many turns were made before this one.
    pub depth: usize,
    /// The turn.
    pub step: &'a ProofStep,
    /// The node after it.
    pub node: &'a ProofNode,
    /// Whether the node was visited before; what follows it is not visited again.
    pub again: bool,
}

impl ProofTree {
    /// Who wins.
    pub fn winner(&self) -> Player {
        self.winner
    }

    /// All nodes, the one that was proved first; [`ProofStep::to`] is a place in this list.
    pub fn nodes(&self) -> &[ProofNode] {
        &self.nodes
    }

    /// Whether it is cut nowhere.
    pub fn is_complete(&self) -> bool {
        !self.nodes.iter().any(ProofNode::is_cut)
    }

    /// Walks through all turns, each followed by those after it: the order of a record with
    /// variations.
    pub fn walk(&self) -> impl Iterator<Item = ProofVisit<'_>> {
        let mut visited = HashSet::from([0]);
        let steps = |number: usize| self.nodes.get(number).map_or(&[][..], |node| &node.steps);
        let mut open = vec![steps(0).iter()];
        std::iter::from_fn(move || {
            loop {
                let depth = open.len().checked_sub(1)?;
                let Some(step) = open.last_mut()?.next() else {
                    open.pop();
                    continue;
                };
                let again = !visited.insert(step.to);
                open.push(if again { &[][..] } else { steps(step.to) }.iter());
                return Some(ProofVisit {
                    depth,
                    step,
                    node: self.nodes.get(step.to)?,
                    again,
                });
            }
        })
    }
}

impl Solver {
    /// Proves a position and shows the proof, or `None` if there is none within the budget.
    ///
    /// The tree has at most `size` nodes and is grown level by level; where it had to be cut, see
    /// [`ProofNode::is_cut`]. What was forgotten is proved again, which takes at most another
    /// budget.
    ///
    /// ```
    /// use engine::{Budget, Solver};
    /// use rules::{Player, Position, Setup};
    ///
    /// let start = Position::start("3b:R1/R1".parse::<Setup>()?);
    /// let mut solver = Solver::new(1 << 20);
    /// let tree = solver.tree(&start, Budget::nodes(100_000), 10_000).unwrap();
    /// assert_eq!(tree.winner(), Player::White);
    /// assert!(tree.is_complete());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tree(&mut self, position: &Position, budget: Budget, size: usize) -> Option<ProofTree> {
        let mover = position.to_move();
        let (winner, distance) = match self.prove(position, budget).verdict {
            Verdict::Win(distance) => (mover, distance),
            Verdict::Loss(distance) => (mover.opponent(), distance),
            Verdict::Open { .. } => return None,
        };
        let mut go_on = |_| true;
        let mut search = Search::new(&mut self.memory, &mut go_on);
        search.limit = budget.nodes;
        let mut growth = Growth {
            search,
            winner,
            size: size.max(1),
            nodes: Vec::new(),
            known: HashMap::new(),
            open: VecDeque::new(),
        };
        growth.node(*position, distance.at_most as u8);
        growth.run();
        Some(ProofTree {
            winner,
            nodes: growth.nodes,
        })
    }
}

/// A tree being grown.
struct Growth<'a> {
    search: Search<'a>,
    winner: Player,
    size: usize,
    nodes: Vec<ProofNode>,
    /// The latest node of each position.
    known: HashMap<u64, usize>,
    /// The nodes still to be continued.
    open: VecDeque<usize>,
}

impl Growth<'_> {
    fn run(&mut self) {
        while let Some(number) = self.open.pop_front() {
            let Some(node) = self.nodes.get(number) else {
                return;
            };
            let (position, turns) = (node.position, node.turns as u8);
            let steps = if position.to_move() == self.winner {
                self.winning(position, turns)
            } else {
                self.losing(position, turns)
            };
            if let (Ok(steps), Some(node)) = (steps, self.nodes.get_mut(number)) {
                node.steps = steps;
            }
        }
    }

    /// The number of the node of a position that is decided within so many turns.
    fn node(&mut self, position: Position, turns: u8) -> usize {
        let turns = u32::from(turns);
        let number = self.nodes.len();
        let latest = self.known.entry(position.hash()).or_insert(number);
        if let Some(node) = self.nodes.get(*latest)
            && node.position == position
            // A node that may take longer could lead back to where this one comes from.
            && node.turns <= turns
        {
            return *latest;
        }
        *latest = number;
        self.nodes.push(ProofNode {
            position,
            turns,
            steps: Vec::new(),
        });
        if turns > 0 {
            self.open.push_back(number);
        }
        number
    }

    /// The turn that wins.
    fn winning(&mut self, position: Position, turns: u8) -> Result<Vec<ProofStep>, Spent> {
        let mut chain = Vec::new();
        let mut here = position;
        while here.to_move() == position.to_move() {
            let (action, after) = self.step(&here, turns)?;
            chain.push(action);
            here = after;
        }
        if self.nodes.len() >= self.size {
            return Err(Spent);
        }
        let within = self.within(&here, turns - 1)?;
        let to = self.node(here, within);
        let turn = Turn::new(chain);
        Ok(vec![ProofStep { turn, to }])
    }

    /// An action that keeps the win within so many turns.
    fn step(&mut self, position: &Position, turns: u8) -> Result<(Action, Position), Spent> {
        for again in [false, true] {
            if again {
                // Forgotten: it has to be found out anew.
                self.within(position, turns)?;
            }
            let wins = position.actions().into_iter().filter_map(|action| {
                let mut after = *position;
                after.play_unchecked(action);
                let passed = u8::from(after.to_move() != position.to_move());
                let within = self.remembered(&after, turns - passed)?;
                Some((within + passed, action, after))
            });
            if let Some((_, action, after)) = wins.min_by_key(|(within, ..)| *within) {
                return Ok((action, after));
            }
        }
        Err(Spent)
    }

    /// Every turn, or one of each that lead to the same position.
    fn losing(&mut self, position: Position, turns: u8) -> Result<Vec<ProofStep>, Spent> {
        let room = self.size.saturating_sub(self.nodes.len());
        let mut shortest: HashMap<u64, usize> = HashMap::new();
        let mut found: Vec<(Vec<Action>, Position)> = Vec::new();
        let flow = position.for_each_turn(|chain, after| {
            let number = *shortest.entry(after.hash()).or_insert(found.len());
            match found.get_mut(number) {
                Some((known, _)) if known.len() > chain.len() => *known = chain.to_vec(),
                Some(_) => {}
                None => found.push((chain.to_vec(), *after)),
            }
            if found.len() > room {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if flow.is_break() {
            return Err(Spent);
        }
        let mut within = Vec::with_capacity(found.len());
        for (_, after) in &found {
            within.push(self.within(after, turns - 1)?);
        }
        let steps = found.into_iter().zip(within);
        Ok(steps
            .map(|((chain, after), within)| ProofStep {
                turn: Turn::new(chain),
                to: self.node(after, within),
            })
            .collect())
    }

    /// Within how many turns, at most these, the winner wins from here.
    fn within(&mut self, position: &Position, turns: u8) -> Result<u8, Spent> {
        let outcome = match position.words() {
            Words::Narrow(state) => self.search.attack(state, turns)?,
            Words::Wide(state) => self.search.attack(state, turns)?,
        };
        outcome.map_err(|()| Spent)
    }

    /// The same, if it needs no search.
    fn remembered(&self, position: &Position, turns: u8) -> Option<u8> {
        if position.winner() == Some(self.winner) {
            return Some(0);
        }
        let key = match position.words() {
            Words::Narrow(state) => Key::of(state),
            Words::Wide(state) => Key::of(state),
        };
        self.search.memory.facts(key).attack(turns)?.ok()
    }
}
