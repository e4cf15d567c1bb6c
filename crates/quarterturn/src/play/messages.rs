//! What `play` says.

use std::fmt::Write;

use rules::{Player, Position, Space};

use super::command::COMMANDS;
use super::history::History;
use crate::wrap;

/// The name of the game.
pub(super) fn title(position: &Position) -> String {
    let setup = position.setup();
    match setup.name() {
        Some(name) => format!("A game of {name} ({setup})"),
        None => format!("A game of {setup}"),
    }
}

/// An action that is legal now, to show how one is typed.
pub(super) fn example(position: &Position) -> String {
    let middle = position.count_actions() / 2;
    let action = position.nth_action(middle);
    action.map_or_else(|| "T@c3ne".to_owned(), |action| action.to_string())
}

/// What stands before a typed line.
pub(super) fn label(history: &History) -> String {
    let position = history.position();
    let player = position.to_move();
    match (history.is_over(), position.bonus()) {
        (true, _) => "over> ".to_owned(),
        (false, Some(_)) => format!("{player}, bonus> "),
        (false, None) => format!("{player}> "),
    }
}

/// What a bonus allows, and what both players could slide: who has nothing to slide loses.
pub(super) fn standing(position: &Position) -> String {
    let mut text = String::new();
    if let Some(space) = position.bonus() {
        text = format!(
            "{} sacrificed {space} and has a bonus action: place, slide, activate, pick up or \
             pivot; or `end`.\n",
            position.to_move()
        );
    }
    let slidable: Vec<String> = Player::ALL
        .into_iter()
        .filter(|player| position.pieces().any(|(_, piece)| piece.player == *player))
        .map(|player| {
            let spaces = position.slidable(player);
            let names: Vec<String> = spaces.iter().map(Space::to_string).collect();
            match names.as_slice() {
                [] => format!("{player} nothing"),
                names => format!("{player} {}", names.join(" ")),
            }
        })
        .collect();
    if !slidable.is_empty() {
        text.push_str(&format!("Slidable: {}.\n", slidable.join("; ")));
    }
    text
}

/// A sentence, indented, in lines that are not too long.
pub(super) fn wrapped(sentence: &str) -> String {
    wrap::text(sentence, "  ", "    ")
}

/// Everything that can be typed.
pub(super) fn help() -> String {
    const ACTIONS: [(&str, &str); 7] = [
        (
            "T@c3ne",
            "place a piece: X, T, R, or L for the other side of an R",
        ),
        ("c3-c6ne", "slide a piece"),
        ("c3*ne", "activate a piece, as a bonus"),
        ("c3~sw", "pivot a piece, as a bonus"),
        ("c3^", "pick up a piece, as a bonus"),
        ("end", "end the turn without taking the bonus"),
        (
            "c3-c5n,d4-d2w",
            "a whole turn; a bonus open at its end is declined",
        ),
    ];
    let mut text = "Actions and turns (Tab completes what is legal):\n".to_owned();
    for (example, does) in ACTIONS {
        let _ = writeln!(text, "  {example:<15} {does}");
    }
    text.push_str("Stances: ne se sw nw are active, n e s w inactive; Tix pieces have none.\n");
    text.push_str("Commands:\n");
    for (name, takes, does) in COMMANDS {
        let _ = writeln!(text, "  {:<15} {does}", format!("{name} {takes}"));
    }
    text
}
