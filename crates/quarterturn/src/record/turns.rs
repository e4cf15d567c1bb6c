//! The turns of a game as rows: White's and Black's side by side, comments and variations below.

use record::{Node, NodeId, Tree};
use rules::Player;

use crate::{echo, wrap};

/// Deeper variations are not indented any further.
const DEEPEST: usize = 8;

/// A turn with its glyphs.
pub(super) fn turn(node: &Node) -> String {
    let mut text = node.ply().map_or(String::new(), ToString::to_string);
    for glyph in node.glyphs() {
        match glyph.symbol() {
            Some(symbol) => text.push_str(symbol),
            None => text.push_str(&format!(" {glyph}")),
        }
    }
    if let Some(clock) = node.clock() {
        text.push_str(&format!(" [{clock}]"));
    }
    text
}

/// What is still to be listed.
struct Pending {
    turn: NodeId,
    depth: usize,
    /// Whether it begins a variation.
    begins: bool,
}

/// The rows of a whole tree.
pub(crate) fn rows(tree: &Tree) -> Vec<String> {
    let mut rows = Rows {
        width: width(tree),
        ..Rows::default()
    };
    let root = tree.node(NodeId::ROOT);
    if let Some(root) = root {
        rows.comments(root, 0);
    }
    let first = root.and_then(|root| root.children().first());
    let mut pending: Vec<Pending> = Vec::new();
    pending.extend(first.map(|turn| Pending {
        turn: *turn,
        depth: 0,
        begins: false,
    }));
    // A list rather than recursion, which could overflow the stack.
    while let Some(Pending {
        turn,
        depth,
        begins,
    }) = pending.pop()
    {
        let Some(node) = tree.node(turn) else {
            continue;
        };
        if begins {
            rows.finish();
        }
        rows.turn(node, depth);
        rows.comments(node, depth);
        pending.extend(node.children().first().map(|next| Pending {
            turn: *next,
            depth,
            begins: false,
        }));
        let beside = node.parent().and_then(|parent| tree.node(parent));
        if let Some([main, variations @ ..]) = beside.map(Node::children)
            && *main == turn
            && !variations.is_empty()
        {
            rows.finish();
            pending.extend(variations.iter().rev().map(|variation| Pending {
                turn: *variation,
                depth: depth + 1,
                begins: true,
            }));
        }
    }
    rows.finish();
    rows.rows
}

/// How wide White's column is.
fn width(tree: &Tree) -> usize {
    let whites = tree
        .nodes()
        .filter_map(|id| tree.node(id))
        .filter(|node| node.player() == Some(Player::White));
    let longest = whites.map(|node| turn(node).chars().count()).max();
    longest.unwrap_or(0).min(36)
}

#[derive(Default)]
struct Rows {
    rows: Vec<String>,
    /// A row that has White's turn and no Black's yet: its depth, number and text.
    open: Option<(usize, u32, String)>,
    width: usize,
}

impl Rows {
    fn turn(&mut self, node: &Node, depth: usize) {
        let number = node.number();
        let text = turn(node);
        let width = self.width;
        if node.player() == Some(Player::White) {
            self.finish();
            let row = format!("{}{number:>3}. {text}", indent(depth));
            self.open = Some((depth, number, row));
            return;
        }
        let full = indent(depth).len() + 5 + width;
        match self.open.take() {
            Some((at, white, row)) if at == depth && white == number => {
                self.rows.push(format!("{row:<full$}  {text}"));
            }
            earlier => {
                self.open = earlier;
                self.finish();
                let row = format!("{}{number:>3}. ...", indent(depth));
                self.rows.push(format!("{row:<full$}  {text}"));
            }
        }
    }

    fn comments(&mut self, node: &Node, depth: usize) {
        for comment in node.comments() {
            self.finish();
            let indent = format!("{}     ", indent(depth));
            let text = format!("{{{}}}", echo::whole(comment.as_str()));
            self.rows.extend(wrap::lines(&text, &indent, &indent));
        }
    }

    fn finish(&mut self) {
        if let Some((_, _, row)) = self.open.take() {
            self.rows.push(row);
        }
    }
}

fn indent(depth: usize) -> String {
    "     ".repeat(depth.min(DEEPEST))
}
