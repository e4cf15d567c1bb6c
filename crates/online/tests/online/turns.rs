//! Turns: whole, once, in order, judged by the rules.

use api::online::{Command, Entry, Event, Refusal, Seat, Terms};
use online::{Unfit, UnfitEntry};
use rules::Setup;

use crate::table::{FIVE_PLUS_THREE, Table, person, time};

#[test]
fn a_turn_sent_twice_counts_once() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    let turn = table.turn("one", "X@c3");
    let number = table.tell("anna", turn.clone()).unwrap();
    table.play("X@e5").unwrap();
    let before = table.game.clone();
    assert_eq!(table.tell("anna", turn), Ok(number));
    assert_eq!(table.game, before);
}

#[test]
fn a_turn_sent_again_after_the_end_is_still_answered() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    let turn = table.turn("one", "X@c3");
    let number = table.tell("anna", turn.clone()).unwrap();
    table.tell("bert", Command::Resign).unwrap();
    assert_eq!(table.tell("anna", turn), Ok(number));
}

#[test]
fn an_id_stands_for_one_turn_of_one_player() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    table.tell("anna", table.turn("one", "X@c3")).unwrap();
    for (name, turn) in [("anna", "X@c4"), ("bert", "X@c3"), ("bert", "X@e5")] {
        let turn = table.turn("one", turn);
        assert_eq!(table.tell(name, turn), Err(Refusal::TurnIdUsed), "{name}");
    }
}

#[test]
fn a_turn_that_is_not_possible_is_refused_with_the_reason() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    let refused = table.tell("bert", table.turn("b", "X@c3"));
    assert_eq!(refused, Err(Refusal::NotYourTurn { seat: Seat::White }));
    let refused = table.tell("cleo", table.turn("c", "X@c3"));
    assert_eq!(refused, Err(Refusal::NotSeated));
    let refused = table.play("c3-c4").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "`c3-c4` is not allowed: there is no piece on c3"
    );
    table.play("X@c3").unwrap();
    let stale = Command::Play {
        id: "s".parse().unwrap(),
        ply: 0,
        turn: "X@e5".parse().unwrap(),
    };
    assert_eq!(
        table.tell("bert", stale),
        Err(Refusal::Stale { sent: 0, played: 1 })
    );
}

#[test]
fn a_game_starts_with_the_second_seat() {
    let mut table = Table::empty(Terms::casual(Setup::TIX, FIVE_PLUS_THREE));
    table.sit("anna", Some(Seat::Black)).unwrap();
    assert_eq!(table.sit("anna", None), Err(Refusal::AlreadySeated));
    assert_eq!(
        table.sit("bert", Some(Seat::Black)),
        Err(Refusal::SeatTaken)
    );
    assert_eq!(
        table.tell("anna", table.turn("a", "X@c3")),
        Err(Refusal::NotStarted)
    );
    table.sit("bert", None).unwrap();
    assert_eq!(table.game.seat_of(&person("bert")), Some(Seat::White));
    assert_eq!(table.game.to_move(), Some(Seat::White));
    assert_eq!(table.sit("cleo", None), Err(Refusal::SeatTaken));
}

#[test]
fn nothing_is_decided_after_an_unknown_event() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    let number = table.game.number() + 1;
    let text = format!(
        r#"{{"number":{number},"at":{},"event":{{"kind":"vacation","of":"anna"}}}}"#,
        table.now().millis()
    );
    let unknown: Entry = serde_json::from_str(&text).unwrap();
    table.game.apply(&unknown).unwrap();
    assert_eq!(table.play("X@c3"), Err(Refusal::UnknownEvent { number }));
    assert_eq!(table.call_time(), Err(Refusal::UnknownEvent { number }));
    assert_eq!(table.game.call_time_at(), None);
    // Later entries are counted, so that a newer release's view can be requested.
    let later = Entry {
        number: number + 1,
        at: table.now(),
        event: Event::TakenBack { turns: 9 },
    };
    table.game.apply(&later).unwrap();
    assert_eq!(table.game.number(), number + 1);
}

#[test]
fn entries_out_of_order_are_refused() {
    let table = Table::under_way(FIVE_PLUS_THREE);
    let mut game = table.game.clone();
    let entry = |number, at, event| Entry {
        number,
        at: time(at),
        event,
    };
    let next = game.number() + 1;
    let now = table.now().millis();
    let back = || Event::TakenBack { turns: 1 };
    for (entry, unfit) in [
        (
            entry(next - 1, now, back()),
            Unfit::Number { expected: next },
        ),
        (
            entry(next + 1, now, back()),
            Unfit::Number { expected: next },
        ),
        (entry(next, now - 1, back()), Unfit::Older),
        (
            entry(next, now, Event::TakenBack { turns: 3 }),
            Unfit::TakenBack,
        ),
        (
            entry(
                next,
                now,
                Event::Created {
                    terms: *game.terms(),
                },
            ),
            Unfit::CreatedAgain,
        ),
    ] {
        let number = entry.number;
        assert_eq!(game.apply(&entry), Err(UnfitEntry { number, unfit }));
    }
    assert_eq!(game, table.game);
}
