//! A whole game or a position as the end of an address.
//!
//! ```text
//! text   = start tag* | start tag* "=" comment* line [ "=" result ]
//! start  = setup | position     with "." for "/" and "_" for a blank
//! tag    = "[" name ":" value "]"
//! line   = turn ( "_" turn )*
//! turn   = notation with "!" for "^", then ":" glyph …, "+" clock, "{" comment "}" …,
//!          "(" line ")" …       each the variation that replaces it
//! ```
//!
//! The signs are those that addresses leave as they are, as far as there are enough of them: a
//! game without comments and variations needs no escapes.

mod fault;
mod read;

use std::fmt::Write;

use record::{Game, GameResult, Glyph, Node, NodeId};
use rules::{Position, Setup};

pub use fault::{LinkFault, add_error};
pub use read::read;

/// A position as the end of an address.
pub fn position_written(position: &Position) -> String {
    let setup = position.setup();
    if *position == Position::start(setup) {
        return setup_written(setup);
    }
    let text = position.to_string();
    let fields = text.split_once(' ').map_or("", |(_, fields)| fields);
    let fields = fields.replace('/', ".").replace(' ', "_");
    format!("{}_{fields}", setup_written(setup))
}

fn setup_written(setup: Setup) -> String {
    match setup.name() {
        Some(name) => name.to_owned(),
        None => setup.to_string().replace('/', "."),
    }
}

/// A game with everything in it as the end of an address.
pub fn written(game: &Game) -> String {
    let mut text = position_written(game.start());
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

enum Step {
    Turn(NodeId),
    Open,
    Close,
}

/// A list of steps instead of recursion, so that no depth is too deep.
fn lines(text: &mut String, game: &Game) {
    let tree = game.tree();
    let first = |id: NodeId| tree.node(id)?.children().first().copied();
    let mut steps: Vec<Step> = first(NodeId::ROOT).map(Step::Turn).into_iter().collect();
    // Whether a turn of the same line stands before.
    let mut after_turn = false;
    while let Some(step) = steps.pop() {
        match step {
            Step::Open => {
                text.push('(');
                after_turn = false;
            }
            Step::Close => {
                text.push(')');
                after_turn = true;
            }
            Step::Turn(id) => {
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
                steps.extend(first(id).map(Step::Turn));
                let beside = node.parent().and_then(|parent| tree.node(parent));
                if let Some([main, variations @ ..]) = beside.map(Node::children)
                    && *main == id
                {
                    let variations = variations.iter().rev();
                    steps.extend(
                        variations.flat_map(|id| [Step::Close, Step::Turn(*id), Step::Open]),
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
