//! The search agrees with the complete tables of small games.

use crate::tables::{Table, Value};
use engine::{Engine, Limits, Stop};
use rules::{Position, Setup};

/// Searches every position of a table and checks what is proved: nothing wrong, and everything that
/// is decided. Distances may be longer than the shortest, never shorter. The action must keep the
/// value.
fn agrees(text: &str) {
    let setup: Setup = text.parse().unwrap();
    let table = Table::of(setup);
    let mut engine = Engine::new();
    engine.set_table(4 << 20);
    for (position, value) in table.entries() {
        // Nothing can be proved about a draw, so a short search is enough.
        let nodes = match value {
            Value::Draw => 500,
            _ => 100_000,
        };
        let result = engine.search(position, &[], &Limits::nodes(nodes), &Stop::new(), |_| {});
        let score = result.score;
        let claimed = (score.proved_win(), score.proved_loss());
        match (value, claimed) {
            (Value::Win(turns), (Some(claimed), _)) | (Value::Loss(turns), (_, Some(claimed))) => {
                assert!(turns <= claimed, "{position}: {value:?}, not {score:?}");
            }
            // Without a choice the search does not look far.
            (_, (None, None)) => {
                let open = value == Value::Draw || position.count_actions() == 1;
                assert!(open, "{position} is {value:?}, not {score:?}");
            }
            _ => panic!("{position} is {value:?}, not {score:?}"),
        }
        match result.action {
            Some(action) if score.is_proved() => {
                let after = position.play(action).unwrap();
                assert!(
                    keeps(&table, position, &after, value),
                    "{position}: {action}"
                );
            }
            Some(action) => assert!(position.is_legal(action)),
            None => assert_eq!(value, Value::Loss(0), "{position}"),
        }
    }
}

/// Whether a position after an action is worth as much as the one before it.
fn keeps(table: &Table, before: &Position, after: &Position, value: Value) -> bool {
    let same = before.to_move() == after.to_move();
    match (value, table.value(after)) {
        (Value::Win(_), Value::Win(_)) => same,
        (Value::Win(_), Value::Loss(_)) => !same,
        (Value::Win(_), Value::Draw) => false,
        (Value::Loss(_) | Value::Draw, _) => true,
    }
}

#[test]
fn every_position_of_three_tix_pieces_a_side_on_3x3_is_proved() {
    agrees("3u:X3/X3");
}

#[test]
fn every_position_of_one_regatta_piece_a_side_on_3x3_is_proved() {
    agrees("3b:R1/R1");
}

#[test]
fn every_position_of_two_tixel_pieces_a_side_on_3x3_is_proved() {
    agrees("3u:T2/T2");
}

#[test]
fn every_position_of_two_tix_pieces_a_side_on_4x4_is_proved_exactly_if_it_is_decided() {
    agrees("4u:X2/X2");
}
