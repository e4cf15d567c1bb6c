//! The turns of a game laid out in rows, with variations indented below the turn they replace.

use record::{Game, Node, NodeId};
use rules::Player;

use super::engine_lines::numbered;

/// A row: consecutive turns of one line without a variation between them.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// 0 for the main line, 1 for its variations, and so on.
    pub depth: usize,
    /// The turns.
    pub entries: Vec<Entry>,
}

/// A turn in a row.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The turn.
    pub id: NodeId,
    /// Its number, where one is shown.
    pub number: Option<String>,
    /// Its notation.
    pub text: String,
    /// Its glyphs as symbols.
    pub signs: String,
    /// Its comment.
    pub comment: String,
}

/// The rows of a game.
pub fn rows(game: &Game) -> Vec<Row> {
    let tree = game.tree();
    let first = |id: NodeId| tree.node(id)?.children().first().copied();
    let mut rows: Vec<Row> = Vec::new();
    // The turns still to lay out, with the depth of their line and whether they start a row.
    let mut ahead: Vec<(NodeId, usize, bool)> = first(NodeId::ROOT)
        .map(|id| (id, 0, true))
        .into_iter()
        .collect();
    while let Some((id, depth, begins)) = ahead.pop() {
        let Some(node) = tree.node(id) else { continue };
        if begins {
            rows.push(Row {
                depth,
                entries: Vec::new(),
            });
        }
        let Some(row) = rows.last_mut() else { continue };
        let after_plain = row
            .entries
            .last()
            .is_some_and(|entry| entry.comment.is_empty());
        row.entries.push(entry(id, node, after_plain));
        let beside = node
            .parent()
            .and_then(|parent| tree.node(parent))
            .map(Node::children);
        let variations: &[NodeId] = match beside {
            Some([main, variations @ ..]) if *main == id => variations,
            _ => &[],
        };
        ahead.extend(first(id).map(|next| (next, depth, !variations.is_empty())));
        ahead.extend(variations.iter().rev().map(|id| (*id, depth + 1, true)));
    }
    rows
}

fn entry(id: NodeId, node: &Node, after_plain: bool) -> Entry {
    let player = node.player().unwrap_or(Player::White);
    let number = (player == Player::White || !after_plain).then(|| numbered(node.number(), player));
    let signs = node
        .glyphs()
        .iter()
        .map(|glyph| match glyph.symbol() {
            Some(symbol) => symbol.to_owned(),
            None => format!(" {glyph}"),
        })
        .collect();
    let comments: Vec<&str> = node
        .comments()
        .iter()
        .map(record::Comment::as_str)
        .collect();
    Entry {
        id,
        number,
        text: node.ply().map(ToString::to_string).unwrap_or_default(),
        signs,
        comment: comments.join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let game: Game = text.parse().unwrap();
        rows(&game)
            .iter()
            .map(|row| {
                let entries = row.entries.iter().map(|entry| {
                    let number = entry.number.clone().unwrap_or_default();
                    let comment = match entry.comment.as_str() {
                        "" => String::new(),
                        comment => format!(" {{{comment}}}"),
                    };
                    format!("{number}{}{}{comment}", entry.text, entry.signs)
                });
                let entries: Vec<String> = entries.collect();
                format!("{}{}", ">".repeat(row.depth), entries.join(" "))
            })
            .collect()
    }

    #[test]
    fn a_game_without_variations_is_one_row() {
        let rows = shown("[Setup \"tixel\"] 1. T@c3ne T@e5sw 2. c3-c6ne *");
        assert_eq!(rows, ["1.T@c3ne T@e5sw 2.c3-c6ne"]);
        assert!(shown("[Setup \"tixel\"] *").is_empty());
    }

    #[test]
    fn variations_stand_below_the_turn_they_replace() {
        let rows = shown(
            "[Setup \"tixel\"] 1. T@c3ne $1 (1. T@a1ne T@d4sw (1... T@f6ne)) (1. T@b2ne) \
             1... T@e5sw $4 $140 {no} 2. c3-c6ne *",
        );
        assert_eq!(
            rows,
            [
                "1.T@c3ne!",
                ">1.T@a1ne T@d4sw",
                ">>1…T@f6ne",
                ">1.T@b2ne",
                "1…T@e5sw?? $140 {no} 2.c3-c6ne",
            ]
        );
    }

    #[test]
    fn a_black_turn_after_a_comment_has_a_number() {
        let rows = shown("[Setup \"tixel\"] 1. T@c3ne {why} 1... T@e5sw *");
        assert_eq!(rows, ["1.T@c3ne {why} 1…T@e5sw"]);
    }
}
