//! Large tables are computed differently from the plain ones of these tests: both must agree with
//! each other, and solver and search with both.

use std::collections::HashSet;

use crate::tables::{Table as Plain, Value as PlainValue};
use engine::{Budget, Engine, Limits, Solver, Stop, Verdict};
use rules::{Player, Position, Setup};
use truth::{Effort, Table, Value};

const EFFORT: Effort = Effort {
    threads: 2,
    memory: 512 << 20,
};

fn table(text: &str) -> Table {
    let setup: Setup = text.parse().unwrap();
    Table::of(setup, EFFORT, |_| true).unwrap()
}

fn plain(value: Value) -> PlainValue {
    match value {
        Value::Win(turns) => PlainValue::Win(turns),
        Value::Loss(turns) => PlainValue::Loss(turns),
        Value::Draw => PlainValue::Draw,
    }
}

#[test]
fn every_position_has_the_value_that_plain_retrograde_analysis_gives_it() {
    for text in [
        "3u:X3/X3",
        "3b:R1/R1",
        "4u:X2/X2",
        "3u:T2/T2",
        "4b:R1/R1",
        // Players with different pieces, promotions and the other rounded corner.
        "3u:X1T1/X2",
        "3u:T1/X3",
        "3u:T1/T1:p1",
        "3u:T2/T1R1:p2",
        "3b:X1T1/R1:near",
        "4u:X1/T1",
    ] {
        let table = table(text);
        let expected = Plain::of(text.parse().unwrap());
        let mut classes = HashSet::new();
        for (position, value) in expected.entries() {
            assert_eq!(table.value(position).map(plain), Some(value), "{position}");
            classes.insert(seen_by_white(position).canonical().0.hash());
        }
        assert_eq!(table.summary().positions(), classes.len() as u64, "{text}");
    }
}

/// The position with colours exchanged if Black moves and both players start with the same pieces.
fn seen_by_white(position: &Position) -> Position {
    let setup = position.setup();
    let alike = setup.pool(Player::White) == setup.pool(Player::Black);
    if !alike || position.to_move() == Player::White {
        return *position;
    }
    let mut parts = position.parts();
    parts.to_move = Player::White;
    parts.pools.reverse();
    parts.promotions.reverse();
    for (_, piece) in &mut parts.pieces {
        piece.player = piece.player.opponent();
    }
    Position::new(&parts).unwrap()
}

#[test]
fn the_solver_proves_what_a_larger_table_says() {
    for (text, step) in [("4u:X3/X3", 997), ("3b:R2/R2", 797), ("3u:T2/T2:p1", 397)] {
        let mut solver = Solver::new(64 << 20);
        let budget = Budget::nodes(400_000);
        let mut proved = 0;
        for (position, value) in table(text).entries().step_by(step) {
            match (solver.prove(&position, budget).verdict, value) {
                (Verdict::Win(distance), Value::Win(turns))
                | (Verdict::Loss(distance), Value::Loss(turns)) => {
                    let known = distance.at_least..=distance.at_most;
                    assert!(known.contains(&turns), "{position}");
                    proved += 1;
                }
                (Verdict::Open { no_win_within, .. }, Value::Win(turns)) => {
                    assert!(no_win_within < turns, "{position}");
                }
                (Verdict::Open { no_loss_within, .. }, Value::Loss(turns)) => {
                    assert!(no_loss_within < turns, "{position}");
                }
                (Verdict::Open { .. }, Value::Draw) => {}
                (verdict, value) => panic!("{position} is {value:?}, not {verdict:?}"),
            }
        }
        assert!(proved > 200, "{text}: only {proved} were proved");
    }
}

#[test]
fn the_search_claims_nothing_that_a_larger_table_denies() {
    for (text, step) in [("4u:X3/X3", 997), ("3b:R2/R2", 797)] {
        let mut engine = Engine::new();
        engine.set_table(4 << 20);
        let mut proved = 0;
        for (position, value) in table(text).entries().step_by(step) {
            let limits = Limits::nodes(20_000);
            let result = engine.search(&position, &[], &limits, &Stop::new(), |_| {});
            let score = result.score;
            match (score.proved_win(), score.proved_loss(), value) {
                (Some(claimed), _, Value::Win(turns)) | (_, Some(claimed), Value::Loss(turns)) => {
                    assert!(turns <= claimed, "{position}");
                    proved += 1;
                }
                (None, None, _) => {}
                _ => panic!("{position} is {value:?}, not {score:?}"),
            }
        }
        assert!(proved > 200, "{text}: only {proved} were proved");
    }
}
