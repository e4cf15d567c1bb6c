//! The engine's lines as turns.

use engine::{Line, Score};
use record::Ply;
use rules::{Action, Position};
use serde::Serialize;

use crate::t;

/// One way the game may continue; the names are the keys of `--json`.
#[derive(Serialize)]
pub(crate) struct Variation {
    /// The whole first turn.
    pub(crate) turn: String,
    /// For the player to move.
    pub(crate) winning_chance: f64,
    pub(crate) proved: Option<Proved>,
    /// The turns of both players, beginning with the first.
    pub(crate) pv: Vec<String>,
}

/// What is certain, for the player to move.
#[derive(Serialize)]
pub(crate) struct Proved {
    pub(crate) result: &'static str,
    /// Of both players together.
    pub(crate) turns: u32,
}

impl Proved {
    pub(crate) fn of(score: Score) -> Option<Proved> {
        let proved = |result| move |turns| Proved { result, turns };
        let win = score.proved_win().map(proved("win"));
        win.or_else(|| score.proved_loss().map(proved("loss")))
    }
}

/// The value of a turn for the player to move, estimated or proved.
pub(crate) fn worth(winning_chance: f64, proved: Option<&Proved>) -> String {
    match proved {
        Some(Proved {
            result: "win",
            turns,
        }) => t!("play-worth-win", turns = *turns),
        Some(Proved { turns, .. }) => t!("play-worth-loss", turns = *turns),
        None => {
            // Never 0 or 100: that would look certain.
            let percent = ((winning_chance * 1000.0).round() / 10.0).clamp(0.1, 99.9);
            t!("play-worth-chance", percent = percent)
        }
    }
}

impl Variation {
    /// A line of the engine; `None` if it has no turn.
    fn of(position: &Position, line: &Line) -> Option<Variation> {
        let pv: Vec<String> = turns(position, &line.actions)
            .iter()
            .map(Ply::to_string)
            .collect();
        Some(Variation {
            turn: pv.first()?.clone(),
            winning_chance: line.score.winning_chance(),
            proved: Proved::of(line.score),
            pv,
        })
    }
}

/// The engine's lines, each with a different turn.
pub(crate) fn variations(position: &Position, lines: &[Line]) -> Vec<Variation> {
    let lines = lines.iter();
    lines
        .filter_map(|line| Variation::of(position, line))
        .collect()
}

/// Actions of both players as whole turns. An unfinished turn at the end is dropped: its notation
/// would say that its bonus was declined.
pub(crate) fn turns(position: &Position, actions: &[Action]) -> Vec<Ply> {
    let mut position = *position;
    let mut turns = Vec::new();
    let mut begun = Vec::new();
    for &action in actions {
        let Ok(after) = position.play(action) else {
            break;
        };
        let ends = after.to_move() != position.to_move();
        position = after;
        begun.push(action);
        if ends {
            turns.extend(Ply::new(std::mem::take(&mut begun)));
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grouped(position: &str, actions: &[&str]) -> Vec<String> {
        let position = position.parse().unwrap();
        let actions: Vec<Action> = actions.iter().map(|text| text.parse().unwrap()).collect();
        turns(&position, &actions)
            .iter()
            .map(Ply::to_string)
            .collect()
    }

    const SLIDER: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

    #[test]
    fn actions_of_one_player_become_one_turn() {
        assert_eq!(grouped(SLIDER, &["a3-c3n", "T@f6ne"]), ["a3-c3n,T@f6ne"]);
        let actions = ["T@c3ne", "T@e4sw", "c3-c5se"];
        assert_eq!(grouped("tixel", &actions), actions);
    }

    #[test]
    fn a_declined_bonus_is_not_written_and_an_unfinished_turn_is_dropped() {
        assert_eq!(grouped(SLIDER, &["a3-c3n", "end"]), ["a3-c3n"]);
        assert_eq!(grouped(SLIDER, &["a3-c3n"]), [""; 0]);
    }

    #[test]
    fn declining_a_bonus_open_from_the_start_is_a_turn() {
        let open = "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3";
        assert_eq!(grouped(open, &["end", "T@a1ne"]), ["end", "T@a1ne"]);
    }
}
