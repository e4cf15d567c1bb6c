//! Trees of variations: only legal turns exist in them.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use rules::{Player, Position, TurnError};
use thiserror::Error;

use crate::{Clock, Comment, Glyph, Node, NodeId, Ply};

/// A start position and the turns played from it, as branching lines.
///
/// A node's first child continues its line, the others begin variations. Two trees are equal if
/// they would be written the same way, whatever their nodes' ids.
///
/// ```
/// use record::{NodeId, Ply, Tree};
/// use rules::{Position, Setup};
///
/// let mut tree = Tree::new(Position::start(Setup::TIXEL));
/// let first = tree.add(NodeId::ROOT, "T@c3ne".parse::<Ply>()?)?;
/// let other = tree.add(NodeId::ROOT, "T@d4sw".parse::<Ply>()?)?;
/// assert_eq!(tree.add(NodeId::ROOT, "T@c3ne".parse::<Ply>()?)?, first);
/// assert!(tree.main_line().eq([first]));
///
/// tree.promote(other);
/// assert!(tree.main_line().eq([other]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    root: Node,
    /// The node with id `i + 1`, or `None` once it is deleted.
    nodes: Vec<Option<Node>>,
    /// The children of nodes that have more than [`CROWD`] of them, indexed by their turns: a
    /// linear search for every new one would take quadratic time.
    crowds: BTreeMap<NodeId, BTreeMap<Ply, NodeId>>,
}

/// Up to this many children are searched one by one.
const CROWD: usize = 32;

/// Why a turn cannot be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum AddError {
    /// The node does not exist or was deleted.
    #[error("there is no such turn to continue from")]
    NoSuchNode,
    /// Nothing can follow: the player to move has lost.
    #[error("the game is over here: {winner} has won")]
    GameOver {
        /// Who has won.
        winner: Player,
    },
    /// The turn is not legal.
    #[error(transparent)]
    Illegal(#[from] TurnError),
}

impl Tree {
    /// A tree without turns.
    pub fn new(start: Position) -> Tree {
        Tree {
            root: Node::new(None, None, start),
            nodes: Vec::new(),
            crowds: BTreeMap::new(),
        }
    }

    /// The start position.
    pub fn start(&self) -> &Position {
        &self.root.position
    }

    /// A node, if it exists; [`NodeId::ROOT`] always does.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        match id.0.checked_sub(1) {
            None => Some(&self.root),
            Some(index) => self.nodes.get(index)?.as_ref(),
        }
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        match id.0.checked_sub(1) {
            None => Some(&mut self.root),
            Some(index) => self.nodes.get_mut(index)?.as_mut(),
        }
    }

    /// The child of a node with this turn, if there is one.
    pub fn find(&self, id: NodeId, ply: &Ply) -> Option<NodeId> {
        if let Some(crowd) = self.crowds.get(&id) {
            return crowd.get(ply).copied();
        }
        let mut children = self.node(id)?.children.iter().copied();
        children.find(|child| self.node(*child).and_then(Node::ply) == Some(ply))
    }

    /// Adds a turn after a node, as its last child, and returns it; if the turn is already there,
    /// returns that.
    ///
    /// # Errors
    /// If the node does not exist, the game is over there, or the turn is not legal.
    pub fn add(&mut self, id: NodeId, ply: impl Into<Ply>) -> Result<NodeId, AddError> {
        let ply = ply.into();
        if let Some(child) = self.find(id, &ply) {
            return Ok(child);
        }
        let parent = self.node(id).ok_or(AddError::NoSuchNode)?;
        if let Some(winner) = parent.position.winner() {
            return Err(AddError::GameOver { winner });
        }
        let position = ply.play(&parent.position)?;
        let (number, _) = parent.next();
        self.nodes.push(Some(Node {
            number,
            ..Node::new(Some(id), Some(ply), position)
        }));
        let child = NodeId(self.nodes.len());
        if let Some(parent) = self.node_mut(id) {
            parent.children.push(child);
        }
        self.crowd(id, child);
        Ok(child)
    }

    /// Keeps the index of a node's children up to date after one has been added.
    fn crowd(&mut self, parent: NodeId, child: NodeId) {
        let children = self.node(parent).map_or(&[][..], Node::children);
        let added = if self.crowds.contains_key(&parent) {
            &[child]
        } else if children.len() > CROWD {
            children
        } else {
            return;
        };
        let added: Vec<(Ply, NodeId)> = added
            .iter()
            .filter_map(|id| Some((self.node(*id)?.ply.clone()?, *id)))
            .collect();
        self.crowds.entry(parent).or_default().extend(added);
    }

    /// Deletes a turn and everything that follows it. Returns the node it followed, or `None` if
    /// there is nothing to delete, as for the root.
    pub fn delete(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.node(id)?.parent?;
        if let Some(parent) = self.node_mut(parent) {
            parent.children.retain(|child| *child != id);
        }
        if let Some(crowd) = self.crowds.get_mut(&parent) {
            crowd.retain(|_, child| *child != id);
        }
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            self.crowds.remove(&id);
            let slot = id.0.checked_sub(1).and_then(|i| self.nodes.get_mut(i));
            if let Some(node) = slot.and_then(Option::take) {
                doomed.extend(node.children);
            }
        }
        Some(parent)
    }

    /// Moves the variation that contains a node one place forward, past the line written before it.
    /// Returns whether anything changed; nothing does for a node of the main line.
    pub fn promote(&mut self, mut id: NodeId) -> bool {
        while let Some(parent) = self.node(id).and_then(Node::parent) {
            if let Some(parent) = self.node_mut(parent)
                && let Some(place) = parent.children.iter().position(|child| *child == id)
                && place > 0
            {
                parent.children.swap(place - 1, place);
                return true;
            }
            id = parent;
        }
        false
    }

    /// Makes the line to a node the main line. Returns whether anything changed.
    pub fn promote_to_main(&mut self, mut id: NodeId) -> bool {
        let mut changed = false;
        while let Some(parent) = self.node(id).and_then(Node::parent) {
            if let Some(parent) = self.node_mut(parent)
                && let Some(place) = parent.children.iter().position(|child| *child == id)
            {
                parent.children[..=place].rotate_right(1);
                changed |= place > 0;
            }
            id = parent;
        }
        changed
    }

    /// The turns of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line(NodeId::ROOT)
    }

    /// The turns that follow a node, first children only.
    pub fn line(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let next = |id: &NodeId| self.node(*id)?.children.first().copied();
        iter::successors(next(&id), next)
    }

    /// The last turn of the main line, or the root if there is none.
    pub fn end(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::ROOT)
    }

    /// The turns that lead to a node, ending with the node itself; empty for the root and for a
    /// node that does not exist.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let up = |id: &NodeId| self.node(*id).and_then(Node::parent);
        let mut path: Vec<NodeId> = iter::successors(Some(id), up)
            .filter(|id| up(id).is_some())
            .collect();
        path.reverse();
        path
    }

    /// All turns: each before those that follow it, main continuations before variations.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        let mut ahead: Vec<NodeId> = self.root.children.iter().rev().copied().collect();
        iter::from_fn(move || {
            let id = ahead.pop()?;
            if let Some(node) = self.node(id) {
                ahead.extend(node.children.iter().rev());
            }
            Some(id)
        })
    }

    /// The comments of a node, mutable; `None` if it does not exist.
    pub fn comments_mut(&mut self, id: NodeId) -> Option<&mut Vec<Comment>> {
        Some(&mut self.node_mut(id)?.comments)
    }

    /// The glyphs of a turn, mutable; `None` for the root and if it does not exist.
    pub fn glyphs_mut(&mut self, id: NodeId) -> Option<&mut BTreeSet<Glyph>> {
        Some(&mut self.turn_mut(id)?.glyphs)
    }

    /// The clock of a turn, mutable; `None` for the root and if it does not exist.
    pub fn clock_mut(&mut self, id: NodeId) -> Option<&mut Option<Clock>> {
        Some(&mut self.turn_mut(id)?.clock)
    }

    fn turn_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.node_mut(id).filter(|node| node.ply.is_some())
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        fn seen(node: &Node) -> impl PartialEq + '_ {
            let Node {
                ply,
                glyphs,
                comments,
                clock,
                children,
                ..
            } = node;
            (ply, glyphs, comments, clock, children.len())
        }
        if self.start() != other.start() {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((here, there)) = pairs.pop() {
            let (Some(here), Some(there)) = (self.node(here), other.node(there)) else {
                return false;
            };
            if seen(here) != seen(there) {
                return false;
            }
            let children = here.children.iter().zip(&there.children);
            pairs.extend(children.map(|(a, b)| (*a, *b)));
        }
        true
    }
}

impl Eq for Tree {}
