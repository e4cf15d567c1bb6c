//! The tree of UCT: one node per action.

use rules::{Action, Player, State, Word};

use super::Path;
use crate::Random;

/// A random game of this many actions is a draw: players may go round in circles.
const LONGEST: usize = 1_000;

/// UCB1's exploration constant; the textbook's √2 is far too much for this many actions.
const EXPLORATION: f64 = 0.5;

/// No node.
const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// An action and what is known about the position after it.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// How often it was tried.
    visits: u32,
    /// Half points for the player who takes it.
    halves: u32,
    /// The latest of its continuations, and the previous sibling of this one.
    first: u32,
    next: u32,
    /// How many continuations are legal, have been tried, and are proved lost for the player who
    /// would take them.
    legal: u16,
    tried: u16,
    lost: u16,
    /// The index of the continuation tried first.
    offset: u16,
    action: Action,
    fate: Fate,
    /// Who does the next action.
    to_move: Player,
}

/// What is known for sure about the position after an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Open,
    Won(Player),
    /// A position on the way here occurs again.
    Repeated,
}

impl Node {
    fn winner(&self) -> Option<Player> {
        match self.fate {
            Fate::Won(player) => Some(player),
            Fate::Open | Fate::Repeated => None,
        }
    }
}

/// The result of one playout.
type Winner = Option<Player>;

#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    limit: usize,
    /// The nodes from the root to the current leaf.
    branch: Vec<u32>,
}

impl Tree {
    pub(super) fn new(limit: usize) -> Tree {
        Tree {
            nodes: Vec::new(),
            // Node indices must fit, and there is always a root.
            limit: limit.clamp(1, NONE as usize),
            branch: Vec::new(),
        }
    }

    /// Starts afresh with just a position.
    pub(super) fn plant<W: Word>(&mut self, state: &State<W>, random: &mut Random) {
        self.nodes.clear();
        self.nodes.push(node(Action::End, state, random));
    }

    /// Whether another playout could change anything: there is a choice, and no proof.
    pub(super) fn is_open(&self) -> bool {
        self.nodes
            .first()
            .is_some_and(|root| root.fate == Fate::Open && root.legal > 1)
    }

    pub(super) fn proved_winner(&self) -> Option<Player> {
        self.nodes.first()?.winner()
    }

    /// One playout: down the tree, one new node, a random game, and back.
    pub(super) fn grow<W: Word>(
        &mut self,
        mut state: State<W>,
        path: &mut Path,
        random: &mut Random,
    ) {
        self.branch.clear();
        path.restart();
        path.repeats(&state);
        let mut here = ROOT;
        loop {
            self.branch.push(here);
            let Some(node) = self.nodes.get(here as usize).copied() else {
                return;
            };
            if node.fate != Fate::Open {
                return self.back_up(node.winner());
            }
            if node.tried < node.legal {
                let leaf = self.sprout(here, &mut state, path, random);
                let winner = match leaf {
                    Some(leaf) if leaf.fate != Fate::Open => leaf.winner(),
                    _ => play_out(state, random),
                };
                return self.back_up(winner);
            }
            let Some(next) = self.select(&node) else {
                return;
            };
            here = next;
            if let Some(next) = self.nodes.get(next as usize) {
                state.play_unchecked(next.action);
            }
            path.repeats(&state);
        }
    }

    /// Tries one more continuation of a node, if there is room for it.
    fn sprout<W: Word>(
        &mut self,
        parent: u32,
        state: &mut State<W>,
        path: &mut Path,
        random: &mut Random,
    ) -> Option<Node> {
        if self.nodes.len() >= self.limit {
            return None;
        }
        let new = self.nodes.len() as u32;
        let above = self.nodes.get_mut(parent as usize)?;
        let action = state.legal().nth(above.untried())?;
        above.tried += 1;
        let next = std::mem::replace(&mut above.first, new);
        state.play_unchecked(action);
        let mut leaf = Node {
            next,
            ..node(action, state, random)
        };
        if leaf.fate == Fate::Open && path.repeats(state) {
            leaf.fate = Fate::Repeated;
        }
        self.nodes.push(leaf);
        self.branch.push(new);
        Some(leaf)
    }

    /// The continuation UCB1 chooses among those not proved lost.
    fn select(&self, node: &Node) -> Option<u32> {
        let explore = EXPLORATION * f64::from(node.visits.max(1)).ln().sqrt();
        let mut best = None;
        let mut highest = f64::NEG_INFINITY;
        for (number, child) in self.children(node) {
            if child.fate == Fate::Won(node.to_move.opponent()) {
                continue;
            }
            let visits = f64::from(child.visits.max(1));
            let bound = f64::from(child.halves) / (2.0 * visits) + explore / visits.sqrt();
            if bound > highest {
                highest = bound;
                best = Some(number);
            }
        }
        best
    }

    fn children(&self, node: &Node) -> impl Iterator<Item = (u32, &Node)> {
        let mut number = node.first;
        std::iter::from_fn(move || {
            let child = self.nodes.get(number as usize)?;
            Some((std::mem::replace(&mut number, child.next), child))
        })
    }

    /// Counts a result, and what it proves, from the leaf to the root.
    fn back_up(&mut self, winner: Winner) {
        let mut below = Fate::Open;
        for depth in (0..self.branch.len()).rev() {
            let above = depth.checked_sub(1).and_then(|up| self.branch.get(up));
            // Nobody takes the root's action, so it does not matter whose points it counts.
            let mover = above
                .and_then(|up| self.nodes.get(*up as usize))
                .map_or(Player::White, |parent| parent.to_move);
            let Some(node) = self
                .branch
                .get(depth)
                .and_then(|here| self.nodes.get_mut(*here as usize))
            else {
                return;
            };
            // A branch ends where something is proved, so all of this is new to the node.
            if let Fate::Won(player) = below {
                if player == node.to_move {
                    node.fate = below;
                } else {
                    node.lost += 1;
                    if node.lost == node.legal {
                        node.fate = below;
                    }
                }
            }
            below = node.fate;
            node.visits = node.visits.saturating_add(1);
            node.halves = node.halves.saturating_add(match winner {
                Some(player) if player == mover => 2,
                Some(_) => 0,
                None => 1,
            });
        }
    }

    /// The action to play: one proved to win, otherwise the one tried most often that is not proved
    /// to lose, otherwise the one that held out longest.
    pub(super) fn best(&self) -> Option<Action> {
        let root = self.nodes.first()?;
        let rank = |child: &Node| {
            let certain = match child.winner() {
                Some(player) if player == root.to_move => 2,
                Some(_) => 0,
                None => 1,
            };
            (certain, child.visits, child.halves)
        };
        self.children(root)
            .max_by_key(|(_, child)| rank(child))
            .map(|(_, child)| child.action)
    }
}

impl Node {
    /// Which of the legal actions to try next: each once, in an order that depends on the offset.
    fn untried(&self) -> u32 {
        // A prime above every possible number of legal actions, so that each comes up once.
        const STRIDE: u32 = 65_537;
        let legal = u32::from(self.legal.max(1));
        (u32::from(self.offset) + u32::from(self.tried) * (STRIDE % legal)) % legal
    }
}

/// What is known about a new position, reached by an action.
fn node<W: Word>(action: Action, state: &State<W>, random: &mut Random) -> Node {
    // No board has room for more actions than 16 bits can count.
    let legal = state.count_actions().min(u32::from(u16::MAX)) as u16;
    Node {
        visits: 0,
        halves: 0,
        first: NONE,
        next: NONE,
        legal,
        tried: 0,
        lost: 0,
        offset: random.below(u32::from(legal)) as u16,
        action,
        fate: if legal == 0 {
            Fate::Won(state.to_move().opponent())
        } else {
            Fate::Open
        },
        to_move: state.to_move(),
    }
}

/// A random game to its end; `None` if it has none.
#[inline]
fn play_out<W: Word>(mut state: State<W>, random: &mut Random) -> Winner {
    for _ in 0..LONGEST {
        match state.pick(|count| random.below(count)) {
            Some(action) => state.play_unchecked(action),
            None => return Some(state.to_move().opponent()),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_takes_as_little_room_as_is_said() {
        assert_eq!(size_of::<Node>(), 32);
    }

    #[test]
    fn every_legal_action_is_tried_once() {
        let state = rules::Position::start(rules::Setup::TIX);
        let rules::Words::Narrow(state) = state.words() else {
            panic!("a small board is narrow");
        };
        let mut node = node(Action::End, state, &mut Random::new(3));
        for legal in [1, 2, 36, 257, 1000, u16::MAX] {
            node.legal = legal;
            node.offset = legal - 1;
            let mut tried: Vec<u32> = (0..legal)
                .map(|tried| Node { tried, ..node }.untried())
                .collect();
            tried.sort_unstable();
            assert!(tried.into_iter().eq(0..u32::from(legal)));
        }
    }
}
