//! The engine's lines as turns.

use record::Ply;
use rules::{Action, Player, Position};

use super::analysed_game::ply_of;

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
    Some(first_of(position, line)?.0)
}

/// The same; `None` also if the line stops in the middle of the turn.
pub fn whole_first_turn(position: &Position, line: &[Action]) -> Option<Vec<Action>> {
    let (turn, after) = first_of(position, line)?;
    let is_whole = after.to_move() != position.to_move() || after.winner().is_some();
    is_whole.then_some(turn)
}

/// The actions of the first turn of a line, and the position after them.
fn first_of(position: &Position, line: &[Action]) -> Option<(Vec<Action>, Position)> {
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
    Some((turn, position))
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
    fn a_first_turn_is_whole_once_the_opponent_is_to_move() {
        let position: Position = SACRIFICE.parse().unwrap();
        let line = actions("a3-c3n T@f6ne T@a1ne");
        let whole = whole_first_turn(&position, &line);
        assert_eq!(whole.as_deref(), Some(&line[..2]));
        assert_eq!(whole_first_turn(&position, &line[..1]), None);
        assert_eq!(first_turn(&position, &line[..1]), Some(line[..1].to_vec()));
        assert_eq!(whole_first_turn(&position, &[]), None);
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
