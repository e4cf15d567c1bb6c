//! Every game ends, once.

use api::online::{
    Command, EndReason, Event, Offer, Outcome, Refusal, Repetition, Seat, Stakes, Terms,
    TermsFault, Timing, Visibility,
};
use online::limits::{IDLE, TURNS};
use online::{Game, Presence};
use rules::Setup;

use crate::table::{FIVE_PLUS_THREE, Table, person};

#[test]
fn who_has_no_legal_action_has_lost() {
    // A small board makes for a short game.
    let setup: Setup = "3u:X8/X8".parse().unwrap();
    let mut table = Table::on(Terms::casual(setup, FIVE_PLUS_THREE));
    table.play_any(100);
    let winner = table.game.position().winner().unwrap();
    table.assert_won(winner.into(), EndReason::Rules);
    // The turn and the end are one decision.
    let [.., turn, end] = table.entries.as_slice() else {
        panic!("no entries")
    };
    assert!(matches!(turn.event, Event::Turn { .. }));
    assert!(matches!(end.event, Event::Ended { .. }));
    assert_eq!(turn.at, end.at);
}

#[test]
fn who_resigns_has_lost() {
    for (name, winner) in [("anna", Seat::Black), ("bert", Seat::White)] {
        let mut table = Table::under_way(FIVE_PLUS_THREE);
        table.tell(name, Command::Resign).unwrap();
        table.assert_won(winner, EndReason::Resignation);
        assert_eq!(table.tell(name, Command::Resign), Err(Refusal::Over));
    }
}

#[test]
fn a_game_can_be_aborted_until_both_have_played() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    table.play("X@c3").unwrap();
    assert_eq!(table.tell("cleo", Command::Abort), Err(Refusal::NotSeated));
    let mut played = table.clone();
    table.tell("bert", Command::Abort).unwrap();
    assert_eq!(
        table.game.result(),
        Some((Outcome::Void, EndReason::Aborted))
    );
    played.play("X@e5").unwrap();
    assert_eq!(
        played.tell("bert", Command::Abort),
        Err(Refusal::TooLateToAbort)
    );
}

#[test]
fn an_invitation_nobody_accepts_ends_after_thirty_days() {
    let mut table = Table::empty(Terms::casual(Setup::TIX, Timing::Unlimited));
    table.sit("anna", None).unwrap();
    table.wait(IDLE - 1);
    assert!(table.call_time().is_err());
    table.wait(1);
    table.call_time().unwrap();
    assert_eq!(
        table.game.result(),
        Some((Outcome::Void, EndReason::NoShow))
    );
    assert_eq!(table.sit("bert", None), Err(Refusal::Over));
}

/// Two pieces that slide to and fro.
const TO_AND_FRO: [&str; 4] = ["c3-c4", "e5-e4", "c4-c3", "e4-e5"];

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    for turn in TO_AND_FRO.iter().cycle().take(7) {
        table.play(turn).unwrap();
        assert_eq!(table.game.result(), None);
    }
    table.play(TO_AND_FRO[3]).unwrap();
    assert_eq!(
        table.game.result(),
        Some((Outcome::Draw, EndReason::Repetition))
    );
}

#[test]
fn a_game_without_repetition_ends_after_a_thousand_turns() {
    let mut table = Table::on(Terms {
        repetition: Repetition::Ignored,
        ..Terms::casual(Setup::TIX, Timing::Unlimited)
    });
    table.play("X@c3").unwrap();
    table.play("X@e5").unwrap();
    for turn in TO_AND_FRO.iter().cycle().take(TURNS - 3) {
        table.play(turn).unwrap();
    }
    assert_eq!(table.game.result(), None);
    let last = TO_AND_FRO[(TURNS - 3) % 4];
    table.play(last).unwrap();
    assert_eq!(table.game.turns().len(), TURNS);
    assert_eq!(
        table.game.result(),
        Some((Outcome::Draw, EndReason::TurnLimit))
    );
}

#[test]
fn a_rematch_swaps_the_seats() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    assert_eq!(table.offer("anna", Offer::Rematch), Err(Refusal::NotOver));
    table.tell("anna", Command::Resign).unwrap();
    table.offer("bert", Offer::Rematch).unwrap();
    assert_eq!(table.game.rematch(), None);
    table.accept("anna", Offer::Rematch).unwrap();
    let (code, entries) = table.game.rematch().unwrap();
    assert_eq!(*code, table.given.next_game);
    let next = Game::replay(&entries).unwrap();
    assert_eq!(next.terms(), table.game.terms());
    assert_eq!(next.person(Seat::White), Some(&person("bert")));
    assert_eq!(next.person(Seat::Black), Some(&person("anna")));
    assert_eq!(next.to_move(), Some(Seat::White));
    assert_eq!(
        table.offer("bert", Offer::Rematch),
        Err(Refusal::AlreadyRematched)
    );
}

#[test]
fn a_rematch_can_be_offered_once() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.tell("anna", Command::Resign).unwrap();
    table.offer("anna", Offer::Rematch).unwrap();
    table.decline("bert", Offer::Rematch).unwrap();
    assert_eq!(table.offer("anna", Offer::Rematch), Err(Refusal::OnlyOnce));
    // The player who declined may reconsider.
    table.offer("bert", Offer::Rematch).unwrap();
}

#[test]
fn a_finished_game_is_a_record_with_its_clocks() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.wait(10_000);
    table.play("c3-c4").unwrap();
    table.tell("bert", Command::Resign).unwrap();
    let record = table.game.record().to_string();
    assert_eq!(
        record,
        "[Setup \"tix\"]\n\
         [White \"?\"]\n\
         [Black \"?\"]\n\
         [TimeControl \"300+3\"]\n\
         [Termination \"resignation\"]\n\
         [Result \"1-0\"]\n\
         \n\
         1. X@c3 {[%clk 0:05:03]} 1... X@e5 {[%clk 0:05:03]} 2. c3-c4 {[%clk 0:04:56]}\n\
         1-0\n"
    );
    assert_eq!(record.parse(), Ok(table.game.record()));
}

#[test]
fn nobody_can_play_on_impossible_terms() {
    let live = |base, increment| Timing::Live { base, increment };
    let terms = Terms::casual(Setup::TIX, FIVE_PLUS_THREE);
    let rated = Terms {
        stakes: Stakes::Rated,
        visibility: Visibility::Public,
        ..terms
    };
    for (terms, fault) in [
        (terms, None),
        (rated, None),
        (
            Terms {
                timing: live(0, 1_000),
                ..terms
            },
            None,
        ),
        (
            Terms {
                timing: live(0, 0),
                ..terms
            },
            Some(TermsFault::Live),
        ),
        (
            Terms {
                timing: live(u64::MAX, 0),
                ..terms
            },
            Some(TermsFault::Live),
        ),
        (
            Terms {
                timing: live(1, u64::MAX),
                ..terms
            },
            Some(TermsFault::Live),
        ),
        (
            Terms {
                timing: Timing::Correspondence { days: 0 },
                ..terms
            },
            Some(TermsFault::Days),
        ),
        (
            Terms {
                timing: Timing::Correspondence { days: 15 },
                ..terms
            },
            Some(TermsFault::Days),
        ),
        (
            Terms {
                setup: "7u:T9/T9".parse().unwrap(),
                ..rated
            },
            Some(TermsFault::RatedSetup),
        ),
        (
            Terms {
                timing: Timing::Unlimited,
                ..rated
            },
            Some(TermsFault::RatedWithoutClock),
        ),
        (
            Terms {
                repetition: Repetition::Ignored,
                ..rated
            },
            Some(TermsFault::RatedRepetition),
        ),
    ] {
        assert_eq!(terms.check().err(), fault, "{terms:?}");
    }
}

#[test]
fn the_clocks_stand_still_after_the_end() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.wait(1_000);
    table.tell("anna", Command::Resign).unwrap();
    let clocks = table.clocks();
    table.wait(50_000);
    assert_eq!(table.clocks(), clocks);
    let view = table
        .game
        .view(Some(&person("anna")), table.now(), &Presence::default())
        .unwrap();
    assert_eq!(view.clock.unwrap().running, None);
    assert_eq!(view.to_move, None);
}
