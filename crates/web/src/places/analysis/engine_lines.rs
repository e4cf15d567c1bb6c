//! The engine's lines as turns.

use record::Ply;
use rules::{Action, Player, Position, Space};

use super::analysed_game::ply_of;
use crate::board::turn::held::acting_space;

/// A turn of an engine line.
#[derive(Clone, PartialEq, Debug)]
pub struct LineTurn {
    /// Its number, where one is shown.
    pub number: Option<String>,
    /// Its notation.
    pub text: String,
    /// The turn; `None` if the line stops in the middle of it.
    pub ply: Option<Ply>,
}

/// A turn number as written before a turn.
pub fn numbered(number: u32, player: Player) -> String {
    match player {
        Player::White => format!("{number}."),
        Player::Black => format!("{number}…"),
    }
}

/// The turns of a line. `begun` are the actions of the first turn that are already on the board;
/// `number` is its number.
pub fn turns(
    position: &Position,
    begun: &[Action],
    actions: &[Action],
    mut number: u32,
) -> Vec<LineTurn> {
    let mut turns = Vec::new();
    let mut position = *position;
    let mut chain = begun.to_vec();
    let mut made = false;
    for &action in actions {
        let player = position.to_move();
        let Ok(next) = position.play(action) else {
            break;
        };
        chain.push(action);
        made = true;
        position = next;
        if next.to_move() != player {
            turns.push(turn(&mut chain, player, number, turns.is_empty(), true));
            number += u32::from(player == Player::Black);
            made = false;
        }
    }
    if made {
        let first = turns.is_empty();
        turns.push(turn(&mut chain, position.to_move(), number, first, false));
    }
    turns
}

fn turn(
    chain: &mut Vec<Action>,
    player: Player,
    number: u32,
    first: bool,
    complete: bool,
) -> LineTurn {
    let actions = std::mem::take(chain);
    let ply = ply_of(&actions);
    let text = ply.as_ref().map(Ply::to_string).unwrap_or_default();
    LineTurn {
        number: (first || player == Player::White).then(|| numbered(number, player)),
        text: if complete {
            text
        } else {
            format!("{text} …")
        },
        ply: ply.filter(|_| complete),
    }
}

/// The actions of the first turn of a line; `None` if one of them is illegal.
pub fn first_turn(position: &Position, line: &[Action]) -> Option<Vec<Action>> {
    let player = position.to_move();
    let mut position = *position;
    let mut turn = Vec::new();
    for &action in line {
        if position.to_move() != player {
            break;
        }
        position = position.play(action).ok()?;
        turn.push(action);
    }
    Some(turn)
}

/// The spaces of a turn's actions other than slides, which are shown by arrows.
pub fn spaces_without_slides(turn: &[Action]) -> Vec<Space> {
    turn.iter()
        .filter(|action| !matches!(action, Action::Slide { .. }))
        .filter_map(|action| acting_space(*action))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // The slide to c3 is a sacrifice, and Black can still slide afterwards.
    const SACRIFICE: &str = "tixel 6/6/2t13/T15/2t13/5t1 w T9/T7 - -";

    fn actions(text: &str) -> Vec<Action> {
        text.split(' ').map(|text| text.parse().unwrap()).collect()
    }

    #[test]
    fn a_line_is_cut_into_whole_turns() {
        let position: Position = SACRIFICE.parse().unwrap();
        let line = actions("a3-c3n T@f6ne T@a1ne T@a6ne");
        let turns = turns(&position, &[], &line, 4);
        let texts: Vec<(Option<&str>, &str)> = turns
            .iter()
            .map(|turn| (turn.number.as_deref(), turn.text.as_str()))
            .collect();
        assert_eq!(
            texts,
            [
                (Some("4."), "a3-c3n,T@f6ne"),
                (None, "T@a1ne"),
                (Some("5."), "T@a6ne"),
            ]
        );
        assert!(turns.iter().all(|turn| turn.ply.is_some()));
    }

    #[test]
    fn a_line_that_stops_inside_a_turn_ends_with_an_ellipsis() {
        let position: Position = SACRIFICE.parse().unwrap();
        let turns = turns(&position, &[], &actions("a3-c3n"), 1);
        assert_eq!(turns.len(), 1);
        assert_eq!(turns[0].text, "a3-c3n …");
        assert_eq!(turns[0].ply, None);
    }

    #[test]
    fn actions_already_on_the_board_belong_to_the_first_turn() {
        let before: Position = SACRIFICE.parse().unwrap();
        let begun = actions("a3-c3n");
        let now = before.play(begun[0]).unwrap();
        let ended = turns(&now, &begun, &actions("end T@a1ne"), 1);
        assert_eq!(ended[0].text, "a3-c3n");
        assert_eq!(ended[1].number, None);
        assert!(before.play_turn(&"a3-c3n".parse().unwrap()).is_ok());
        assert_eq!(ended[0].ply, Some("a3-c3n".parse().unwrap()));
    }

    #[test]
    fn black_has_a_number_only_at_the_beginning() {
        let position: Position = SACRIFICE.replace(" w ", " b ").parse().unwrap();
        let turns = turns(&position, &[], &actions("T@a1ne T@a6ne"), 7);
        assert_eq!(turns[0].number.as_deref(), Some("7…"));
        assert_eq!(turns[1].number.as_deref(), Some("8."));
    }
}
