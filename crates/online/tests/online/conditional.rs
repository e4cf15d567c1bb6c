//! Turns decided on before the opponent has played.

use api::online::{Command, ConditionalTurn, ConditionalTurns, Event, Offer, Refusal, Timing};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use crate::table::{FIVE_PLUS_THREE, Table, person};

const DAYS: Timing = Timing::Correspondence { days: 3 };

fn turn(expected: &str, answer: &str) -> ConditionalTurn {
    ConditionalTurn {
        expected: expected.parse().unwrap(),
        answer: answer.parse().unwrap(),
        next: Vec::new(),
    }
}

fn at(ply: u32, turns: Vec<ConditionalTurn>) -> ConditionalTurns {
    ConditionalTurns { ply, turns }
}

#[track_caller]
fn assert_refused(table: &Table, name: &str, turns: &ConditionalTurns, refusal: &Refusal) {
    let checked = table.game.check_conditional_turns(&person(name), turns);
    assert_eq!(checked.as_ref(), Err(refusal));
}

#[test]
fn the_expected_turn_is_answered_and_the_rest_waits_for_the_next() {
    let mut table = Table::under_way(DAYS);
    let mut first = turn("X@a1", "X@f6");
    first.next = vec![turn("c3-c4", "X@a6")];
    let turns = at(2, vec![turn("X@a2", "X@f1"), first]);
    let bert = person("bert");
    table.game.check_conditional_turns(&bert, &turns).unwrap();
    assert_eq!(table.game.conditional_answer(&turns), None, "not yet");
    table.play("X@a1").unwrap();
    let answer = table.game.conditional_answer(&turns).unwrap();
    let command = answer.command("if-1".parse().unwrap());
    table.tell("bert", command).unwrap();
    assert!(matches!(table.last(), Event::Turn { turn, .. } if turn.to_string() == "X@f6"));
    assert_eq!(answer.rest, at(4, vec![turn("c3-c4", "X@a6")]));
}

#[test]
fn another_turn_is_not_answered() {
    let mut table = Table::under_way(DAYS);
    let turns = at(2, vec![turn("X@a1", "X@f6")]);
    table.play("X@a2").unwrap();
    assert_eq!(table.game.conditional_answer(&turns), None);
}

#[test]
fn what_was_decided_for_an_earlier_position_is_not_played() {
    let mut table = Table::under_way(DAYS);
    let turns = at(0, vec![turn("X@a1", "X@f6")]);
    table.play("X@a1").unwrap();
    assert_eq!(table.game.conditional_answer(&turns), None);
}

#[test]
fn an_offer_is_left_to_its_person() {
    let mut table = Table::under_way(DAYS);
    let turns = at(2, vec![turn("X@a1", "X@f6")]);
    table.offer("anna", Offer::Draw).unwrap();
    table.play("X@a1").unwrap();
    assert_eq!(table.game.conditional_answer(&turns), None);
}

#[test]
fn turns_that_make_no_sense_are_refused_with_the_reason() {
    let mut table = Table::under_way(DAYS);
    let good = at(2, vec![turn("X@a1", "X@f6")]);
    assert_refused(&table, "anna", &good, &Refusal::OnlyWhileWaiting);
    assert_refused(&table, "cleo", &good, &Refusal::NotSeated);
    let stale = Refusal::Stale { sent: 1, played: 2 };
    assert_refused(&table, "bert", &at(1, good.turns.clone()), &stale);
    let twice = at(2, vec![turn("X@a1", "X@f6"), turn("X@a1", "X@f5")]);
    assert_refused(&table, "bert", &twice, &Refusal::AnsweredTwice);
    let many = at(2, vec![turn("X@a1", "X@f6"); 21]);
    assert_refused(&table, "bert", &many, &Refusal::TooManyConditionalTurns);
    let bert = person("bert");
    for wrong in [turn("X@c3", "X@f6"), turn("X@a1", "X@a1")] {
        let refused = table
            .game
            .check_conditional_turns(&bert, &at(2, vec![wrong]));
        assert!(
            matches!(refused, Err(Refusal::Illegal { .. })),
            "{refused:?}"
        );
    }
    table.tell("bert", Command::Resign).unwrap();
    assert_refused(&table, "bert", &good, &Refusal::Over);
}

#[test]
fn a_live_game_is_played_by_people_who_are_there() {
    let table = Table::under_way(FIVE_PLUS_THREE);
    let turns = at(2, vec![turn("X@a1", "X@f6")]);
    assert_refused(&table, "bert", &turns, &Refusal::NoConditionalTurns);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn whatever_may_be_decided_on_is_played_when_it_is_expected(
        choices in proptest::collection::vec(any::<u32>(), 3..40),
    ) {
        let mut table = Table::started(DAYS);
        for choice in choices {
            let position = *table.game.position();
            let Some(seat) = table.game.to_move() else { break };
            let expected = nth(&position, choice);
            let after = position.play_turn(&expected.parse().unwrap()).unwrap();
            if after.winner().is_some() {
                break;
            }
            let answer = nth(&after, choice / 7);
            let ply = u32::try_from(table.game.turns().len()).unwrap();
            let turns = at(ply, vec![turn(&expected, &answer)]);
            let waiting = table.game.person(seat.opposite()).unwrap().clone();
            table.game.check_conditional_turns(&waiting, &turns).unwrap();
            table.play(&expected).unwrap();
            if table.game.is_over() {
                break;
            }
            let found = table.game.conditional_answer(&turns).unwrap();
            let id = format!("if-{ply}").parse().unwrap();
            table.tell(waiting.as_str(), found.command(id)).unwrap();
        }
    }
}

fn nth(position: &rules::Position, choice: u32) -> String {
    let action = position.nth_action(choice % position.count_actions());
    action.unwrap().to_string()
}
