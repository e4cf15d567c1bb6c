//! Nodes: what is known about one turn of a tree.

use std::collections::BTreeSet;

use rules::{Player, Position};

use crate::{Clock, Comment, Glyph, Ply};

/// The id of a node in its tree. It is never reused, even if the node is deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(crate) usize);

impl NodeId {
    /// The start position, before any turn.
    pub const ROOT: NodeId = NodeId(0);
}

/// A turn in a tree and what is known about it; the root is the start position without a turn.
#[derive(Clone, Debug)]
pub struct Node {
    pub(crate) parent: Option<NodeId>,
    pub(crate) ply: Option<Ply>,
    pub(crate) number: u32,
    pub(crate) position: Position,
    pub(crate) children: Vec<NodeId>,
    pub(crate) glyphs: BTreeSet<Glyph>,
    pub(crate) comments: Vec<Comment>,
    pub(crate) clock: Option<Clock>,
}

impl Node {
    pub(crate) fn new(parent: Option<NodeId>, ply: Option<Ply>, position: Position) -> Node {
        Node {
            parent,
            ply,
            number: 0,
            position,
            children: Vec::new(),
            glyphs: BTreeSet::new(),
            comments: Vec::new(),
            clock: None,
        }
    }

    /// The node whose position the turn was played in; `None` for the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The turn; `None` for the root.
    pub fn ply(&self) -> Option<&Ply> {
        self.ply.as_ref()
    }

    /// The turn's number as written, counted from 1; 0 for the root.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Who played the turn; `None` for the root.
    pub fn player(&self) -> Option<Player> {
        let after = self.position.to_move();
        self.ply.as_ref().map(|_| after.opponent())
    }

    /// The position after the turn, or the start position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The turns played from here, the main one first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The judgements of the turn; none for the root.
    pub fn glyphs(&self) -> &BTreeSet<Glyph> {
        &self.glyphs
    }

    /// The comments after the turn; those of the root come before the first turn.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// The time the player had left after the turn; `None` for the root.
    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// The number of the next turn as written, and who plays it.
    pub(crate) fn next(&self) -> (u32, Player) {
        match self.position.to_move() {
            Player::White => (self.number.saturating_add(1), Player::White),
            // Black may play the first turn.
            Player::Black => (self.number.max(1), Player::Black),
        }
    }
}

/// A number as written before a turn.
pub(crate) fn written(number: u32, player: Player) -> String {
    match player {
        Player::White => format!("{number}."),
        Player::Black => format!("{number}..."),
    }
}
