//! What `play` says.

use std::fmt::Write;

use rules::{Player, Position, Space};
use words::player_name;

use super::command::COMMANDS;
use super::history::History;
use crate::language::words;
use crate::{columns, t, value_names, wrap};

/// Which game this is, and how to begin.
pub(super) fn begin(position: &Position) -> String {
    let setup = position.setup();
    t!(
        "terminal-begin",
        game = words().game(setup),
        setup = setup.to_string(),
        example = example(position)
    )
}

/// A legal action, to show how one is typed.
fn example(position: &Position) -> String {
    let middle = position.count_actions() / 2;
    let action = position.nth_action(middle);
    action.map_or_else(|| "T@c3ne".to_owned(), |action| action.to_string())
}

/// The prompt.
pub(super) fn label(history: &History) -> String {
    let position = history.position();
    let player = words().player(position.to_move());
    let label = match (history.is_over(), position.bonus()) {
        (true, _) => t!("terminal-prompt-over"),
        (false, Some(_)) => t!("terminal-prompt-bonus", player = player),
        (false, None) => player,
    };
    format!("{label}> ")
}

/// What a bonus allows, and how many pieces each player can slide: a player without any loses.
pub(super) fn standing(position: &Position) -> String {
    let mut text = String::new();
    if let Some(space) = position.bonus() {
        let player = player_name(position.to_move());
        text = t!("terminal-bonus", player = player, space = space);
        text.push('\n');
    }
    let slidable: Vec<String> = Player::ALL
        .into_iter()
        .filter(|player| position.pieces().any(|(_, piece)| piece.player == *player))
        .map(|player| {
            let spaces = position.slidable(player);
            let names: Vec<String> = spaces.iter().map(Space::to_string).collect();
            let player = words().player(player);
            match names.as_slice() {
                [] => t!("terminal-slidable-none", player = player),
                names => t!(
                    "terminal-slidable-of",
                    player = player,
                    spaces = names.join(" ")
                ),
            }
        })
        .collect();
    if !slidable.is_empty() {
        text.push_str(&t!("terminal-slidable", pieces = slidable.join("; ")));
        text.push('\n');
    }
    text
}

/// A sentence, indented and wrapped.
pub(super) fn wrapped(sentence: &str) -> String {
    wrap::text(sentence, "  ", "    ")
}

/// Everything that can be typed.
pub(super) fn help() -> String {
    const ACTIONS: [(&str, &str); 7] = [
        ("T@c3ne", "terminal-help-place"),
        ("c3-c6ne", "terminal-help-slide"),
        ("c3*ne", "terminal-help-activate"),
        ("c3~sw", "terminal-help-pivot"),
        ("c3^", "terminal-help-pick-up"),
        ("end", "terminal-help-end"),
        ("c3-c5n,d4-d2w", "terminal-help-turn"),
    ];
    let mut text = String::new();
    let _ = writeln!(text, "{}", t!("terminal-help-actions"));
    for (example, does) in ACTIONS {
        let _ = writeln!(text, "  {example:<15} {}", t!(does));
    }
    let _ = writeln!(text, "{}", t!("terminal-help-stances"));
    let _ = writeln!(text, "{}", t!("terminal-help-commands"));
    for (name, takes, does) in COMMANDS {
        let typed = format!("{name} {}", value_names::translated(takes));
        let _ = writeln!(text, "  {} {}", columns::left(&typed, 15), t!(does));
    }
    text
}
