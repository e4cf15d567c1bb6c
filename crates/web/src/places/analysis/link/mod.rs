//! A whole game or a position in an address.
//!
//! ```text
//! text   = start tag* | start tag* "=" comment* line [ "=" result ]
//! start  = setup | position     with "." for "/" and "_" for a space
//! tag    = "[" name ":" value "]"
//! line   = turn ( "_" turn )*
//! turn   = notation with "!" for "^", then ":" glyph …, "+" clock, "{" comment "}" …,
//!          "(" line ")" …       each the variation that replaces it
//! ```
//!
//! The delimiters are, as far as possible, characters that addresses leave unescaped: a game
//! without comments and variations needs no escapes.

mod fault;
mod read;

use std::fmt::Write;

use record::{Game, GameResult, Glyph, Node, NodeId};
use rules::{Position, Setup};

pub use fault::{LinkFault, add_error};
pub use read::read;

/// The link to a position.
pub fn write_position(position: &Position) -> String {
    let setup = position.setup();
    if *position == Position::start(setup) {
        return write_setup(setup);
    }
    let text = position.to_string();
    let fields = text.split_once(' ').map_or("", |(_, fields)| fields);
    let fields = fields.replace('/', ".").replace(' ', "_");
    format!("{}_{fields}", write_setup(setup))
}

fn write_setup(setup: Setup) -> String {
    match setup.name() {
        Some(name) => name.to_owned(),
        None => setup.to_string().replace('/', "."),
    }
}

/// The link to a game with everything in it.
pub fn write_game(game: &Game) -> String {
    let mut text = write_position(game.start());
    for (name, value) in game.tags().iter() {
        let value = value.replace('\\', "\\\\").replace(']', "\\]");
        let _ = write!(text, "[{name}:{value}]");
    }
    let tree = game.tree();
    let Some(root) = tree.node(NodeId::ROOT) else {
        return text;
    };
    let result = match game.end().winner() {
        Some(_) => GameResult::Open,
        None => game.result(),
    };
    let bare = root.children().is_empty() && root.comments().is_empty();
    if bare && result == GameResult::Open {
        return text;
    }
    text.push('=');
    comments(&mut text, root);
    lines(&mut text, game);
    if result != GameResult::Open {
        let _ = write!(text, "={result}");
    }
    text
}

enum Pending {
    Turn(NodeId),
    Open,
    Close,
}

/// Uses an explicit stack, so that deep variations cannot overflow the call stack.
fn lines(text: &mut String, game: &Game) {
    let tree = game.tree();
    let first = |id: NodeId| tree.node(id)?.children().first().copied();
    let mut pending: Vec<Pending> = first(NodeId::ROOT).map(Pending::Turn).into_iter().collect();
    // Whether a turn of the same line precedes.
    let mut after_turn = false;
    while let Some(next) = pending.pop() {
        match next {
            Pending::Open => {
                text.push('(');
                after_turn = false;
            }
            Pending::Close => {
                text.push(')');
                after_turn = true;
            }
            Pending::Turn(id) => {
                let Some((node, ply)) = tree.node(id).and_then(|node| Some((node, node.ply()?)))
                else {
                    continue;
                };
                if after_turn {
                    text.push('_');
                }
                text.push_str(&ply.to_string().replace('^', "!"));
                for Glyph(number) in node.glyphs() {
                    let _ = write!(text, ":{number}");
                }
                if let Some(clock) = node.clock() {
                    let _ = write!(text, "+{clock}");
                }
                comments(text, node);
                after_turn = true;
                pending.extend(first(id).map(Pending::Turn));
                let beside = node.parent().and_then(|parent| tree.node(parent));
                if let Some([main, variations @ ..]) = beside.map(Node::children)
                    && *main == id
                {
                    let variations = variations.iter().rev();
                    pending.extend(
                        variations
                            .flat_map(|id| [Pending::Close, Pending::Turn(*id), Pending::Open]),
                    );
                }
            }
        }
    }
}

fn comments(text: &mut String, node: &Node) {
    for comment in node.comments() {
        let _ = write!(text, "{{{comment}}}");
    }
}

#[cfg(test)]
mod tests;
