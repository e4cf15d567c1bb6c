//! The writer: every game has one written form.

use std::fmt;

use rules::{Player, Position};

use crate::flow::Flow;
use crate::node::written;
use crate::tags::{POSITION, RESULT, SETUP};
use crate::{Game, Node, NodeId, Tree};

impl fmt::Display for Game {
    /// Writes the game as a record: `Setup`, `Position` if the game does not begin at the start,
    /// the other tags in order, `Result`, an empty line, and the turns in lines of at most 80
    /// characters wherever there are blanks to break at.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.setup();
        match setup.name() {
            Some(name) => tag(f, SETUP, name)?,
            None => tag(f, SETUP, &setup.to_string())?,
        }
        if *self.start() != Position::start(setup) {
            tag(f, POSITION, &self.start().to_string())?;
        }
        for (name, value) in self.tags().iter() {
            tag(f, name, value)?;
        }
        let result = self.result().to_string();
        tag(f, RESULT, &result)?;
        writeln!(f)?;
        let mut flow = Flow::new(f);
        turns(&mut flow, self.tree())?;
        flow.word(&result)?;
        flow.end()
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// What is still to be written.
enum Pending {
    /// A turn, and after it the variations beside it and the rest of its line.
    Turn(NodeId),
    Open,
    Close,
}

/// Writes all turns. A list rather than recursion, which could overflow the stack.
fn turns<W: fmt::Write>(flow: &mut Flow<'_, W>, tree: &Tree) -> fmt::Result {
    let Some(root) = tree.node(NodeId::ROOT) else {
        return Ok(());
    };
    comments(flow, root)?;
    let mut pending: Vec<Pending> = root
        .children()
        .first()
        .copied()
        .map(Pending::Turn)
        .into_iter()
        .collect();
    let mut after_turn = false;
    while let Some(next) = pending.pop() {
        after_turn = match next {
            Pending::Open => {
                flow.open('(')?;
                false
            }
            Pending::Close => {
                flow.close(')');
                false
            }
            Pending::Turn(id) => {
                let Some(node) = tree.node(id) else { continue };
                turn(flow, node, after_turn)?;
                pending.extend(node.children().first().copied().map(Pending::Turn));
                let siblings = node
                    .parent()
                    .and_then(|parent| tree.node(parent))
                    .map(Node::children);
                if let Some([first, variations @ ..]) = siblings
                    && *first == id
                {
                    let variations = variations.iter().rev();
                    pending.extend(
                        variations
                            .flat_map(|id| [Pending::Close, Pending::Turn(*id), Pending::Open]),
                    );
                }
                node.comments().is_empty() && node.clock().is_none()
            }
        };
    }
    Ok(())
}

/// Writes a turn with everything attached to it. Black's needs no number directly after White's.
fn turn<W: fmt::Write>(flow: &mut Flow<'_, W>, node: &Node, after_turn: bool) -> fmt::Result {
    let (Some(ply), Some(player)) = (node.ply(), node.player()) else {
        return Ok(());
    };
    if player == Player::White || !after_turn {
        flow.word(&format!("{} {ply}", written(node.number(), player)))?;
    } else {
        flow.word(&ply.to_string())?;
    }
    for glyph in node.glyphs() {
        flow.word(&glyph.to_string())?;
    }
    comments(flow, node)
}

fn comments<W: fmt::Write>(flow: &mut Flow<'_, W>, node: &Node) -> fmt::Result {
    let mut clock = node.clock();
    let mut texts = node.comments().iter();
    loop {
        let text = texts.next();
        if text.is_none() && clock.is_none() {
            return Ok(());
        }
        flow.open('{')?;
        // The clock shares the first comment's braces.
        if let Some(clock) = clock.take() {
            flow.word(&format!("[%clk {clock}]"))?;
        }
        let mut in_command = false;
        for word in text.into_iter().flat_map(|text| text.as_str().split(' ')) {
            // Other PGN readers could take a comment line that begins with `%` or `[` for an escape
            // or a tag, and a command is best kept in one piece.
            if in_command || word.starts_with(['%', '[']) {
                flow.beside(word);
            } else {
                flow.word(word)?;
            }
            in_command = (in_command || word.contains("[%")) && !word.contains(']');
        }
        flow.close('}');
    }
}
