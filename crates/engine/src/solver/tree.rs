//! A proof to walk through: one turn for the winner, every turn for the loser.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet, VecDeque};
use std::ops::ControlFlow;

use rules::{Action, Player, Position, Turn, on_state};

use super::attack::{Search, Spent};
use super::memory::Key;
use super::{Budget, Solver, Verdict};
use crate::tuning::PROOF_EASY;

/// A position in a proof and the turns shown from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofNode {
    /// The position.
    pub position: Position,
    /// Within how many turns of both players together the game is over; 0 if it is.
    pub turns: u32,
    /// In a position of the winner, the turn that wins; in one of the loser, every turn, the
    /// longest resistance first. Fewer if the tree is truncated here.
    pub steps: Vec<ProofStep>,
    cut: bool,
}

impl ProofNode {
    /// Whether turns are omitted here because the tree would be too large.
    pub fn is_cut(&self) -> bool {
        self.cut
    }
}

/// A turn of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofStep {
    /// The turn; `None` if it only declines a bonus that was open before the proof began, since
    /// there is then nothing to write.
    pub turn: Option<Turn>,
    /// The index of the node after it. Several steps may lead to the same node.
    pub to: usize,
}

/// A proof as positions and turns. Equal positions share a node, so it looks like a tree only when
/// walked; every step leads closer to the end.
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

    /// All nodes, starting with the position that was proved; [`ProofStep::to`] is an index into
    /// this list.
    pub fn nodes(&self) -> &[ProofNode] {
        &self.nodes
    }

    /// Whether nothing was truncated.
    pub fn is_complete(&self) -> bool {
        !self.nodes.iter().any(ProofNode::is_cut)
    }

    /// Walks through all turns, each followed by those after it, in the order of a record with
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
    /// Shows why a verdict by this solver on a position is true, or `None` if it proves nothing.
    ///
    /// The tree has at most `size` turns: one line to its end, then as many others as there is room
    /// for. [`ProofNode::is_cut`] tells where it was truncated. Facts evicted from memory are
    /// proved again, within the budget.
    ///
    /// ```
    /// use engine::{Budget, Solver};
    /// use rules::{Player, Position, Setup};
    ///
    /// let start = Position::start("3b:R1/R1".parse::<Setup>()?);
    /// let budget = Budget::nodes(100_000);
    /// let mut solver = Solver::new(1 << 20);
    /// let verdict = solver.prove(&start, budget).verdict;
    /// let tree = solver.tree(&start, verdict, budget, 10_000).unwrap();
    /// assert_eq!(tree.winner(), Player::White);
    /// assert!(tree.is_complete());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tree(
        &mut self,
        position: &Position,
        verdict: Verdict,
        budget: Budget,
        size: usize,
    ) -> Option<ProofTree> {
        let mover = position.to_move();
        let (winner, distance) = match verdict {
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
            room: size,
            nodes: Vec::new(),
            known: HashMap::new(),
            open: VecDeque::new(),
        };
        growth.node(*position, distance.at_most.min(Budget::LONGEST) as u8);
        growth.open.push_back(0);
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
    /// Turns that may still be added.
    room: usize,
    nodes: Vec<ProofNode>,
    /// The latest node for each position.
    known: HashMap<u64, usize>,
    /// The nodes still to be continued.
    open: VecDeque<usize>,
}

/// The turns to add to a node.
struct NextTurns {
    /// The turn, the position after it and the turns left.
    found: Vec<(Option<Turn>, Position, u8)>,
    complete: bool,
}

impl Growth<'_> {
    fn run(&mut self) {
        while let Some(number) = self.open.pop_front() {
            let Some(node) = self.nodes.get(number) else {
                return;
            };
            let (position, turns) = (node.position, node.turns as u8);
            let steps = if turns == 0 || self.room == 0 {
                continue;
            } else if position.to_move() == self.winner {
                self.winning(position, turns)
            } else {
                self.losing(position, turns)
            };
            if let Ok(steps) = steps {
                self.add(number, steps);
            }
        }
    }

    /// Adds turns to a node and opens the new nodes they lead to: the first is continued at once,
    /// so that one line reaches its end, the others after everything already waiting.
    fn add(&mut self, number: usize, steps: NextTurns) {
        self.room = self.room.saturating_sub(steps.found.len());
        let mut added = Vec::with_capacity(steps.found.len());
        for (turn, after, within) in steps.found {
            let before = self.nodes.len();
            let to = self.node(after, within);
            if to == before && added.is_empty() {
                self.open.push_front(to);
            } else if to == before {
                self.open.push_back(to);
            }
            added.push(ProofStep { turn, to });
        }
        if let Some(node) = self.nodes.get_mut(number) {
            node.steps = added;
            node.cut = !steps.complete;
        }
    }

    /// The index of the node for a position that is decided within this many turns.
    fn node(&mut self, position: Position, turns: u8) -> usize {
        let turns = u32::from(turns);
        let number = self.nodes.len();
        let latest = self.known.entry(position.hash()).or_insert(number);
        if let Some(node) = self.nodes.get(*latest)
            && node.position == position
            // A node that may take longer could lead back to this one's parent.
            && node.turns <= turns
        {
            return *latest;
        }
        *latest = number;
        self.nodes.push(ProofNode {
            position,
            turns,
            steps: Vec::new(),
            cut: turns > 0,
        });
        number
    }

    /// The turn that wins.
    fn winning(&mut self, position: Position, turns: u8) -> Result<NextTurns, Spent> {
        let mut chain = Vec::new();
        let mut here = position;
        while here.to_move() == position.to_move() {
            let (action, after) = self.step(&here, turns)?;
            chain.push(action);
            here = after;
        }
        let within = self.shortest(&here, turns - 1)?;
        Ok(NextTurns {
            found: vec![(Turn::new(chain), here, within)],
            complete: true,
        })
    }

    /// An action that keeps the win within this many turns.
    fn step(&mut self, position: &Position, turns: u8) -> Result<(Action, Position), Spent> {
        for again in [false, true] {
            if again {
                // Evicted from memory: prove it again.
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

    /// Every turn, or as many as fit beside one line to the end.
    fn losing(&mut self, position: Position, turns: u8) -> Result<NextTurns, Spent> {
        let room = self.room.saturating_sub(turns.into()).max(1);
        let mut ends: Vec<(Option<Turn>, Position)> = Vec::new();
        let complete = position
            .for_each_turn(|chain, after| {
                if ends.len() == room {
                    return ControlFlow::Break(());
                }
                ends.push((Turn::new(chain.to_vec()), *after));
                ControlFlow::Continue(())
            })
            .is_continue();
        let mut known: HashMap<u64, u8> = HashMap::new();
        let mut found = Vec::with_capacity(ends.len());
        for (turn, after) in ends {
            let within = match known.get(&after.hash()) {
                Some(within) => *within,
                None => self.shortest(&after, turns - 1)?,
            };
            known.insert(after.hash(), within);
            found.push((turn, after, within));
        }
        found.sort_by_key(|(.., within)| Reverse(*within));
        Ok(NextTurns { found, complete })
    }

    /// Within how many turns, at most this many, the winner wins from here; fewer if that is easily
    /// shown.
    fn shortest(&mut self, position: &Position, turns: u8) -> Result<u8, Spent> {
        let all = self.search.limit;
        let shorter = (turns % 2..turns).step_by(2).find_map(|fewer| {
            self.search.limit = all.min(self.search.nodes + PROOF_EASY);
            self.within(position, fewer).ok()
        });
        self.search.limit = all;
        shorter.map_or_else(|| self.within(position, turns), Ok)
    }

    /// Within how many turns, at most this many, the winner wins from here.
    fn within(&mut self, position: &Position, turns: u8) -> Result<u8, Spent> {
        let outcome = on_state!(position.words(), state => self.search.attack(state, turns)?);
        outcome.map_err(|()| Spent)
    }

    /// The same, if it needs no search.
    fn remembered(&self, position: &Position, turns: u8) -> Option<u8> {
        if position.winner() == Some(self.winner) {
            return Some(0);
        }
        let key = on_state!(position.words(), state => Key::of(state));
        self.search.memory.facts(key).attack(turns)?.ok()
    }
}
