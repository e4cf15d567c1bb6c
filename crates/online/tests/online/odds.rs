//! Less time or weaker pieces for the stronger player.

use api::online::{
    Command, EndReason, Offer, Refusal, Seat, Stakes, Terms, TermsFault, TimeOdds, Timing,
    suggested,
};
use online::Game;
use rules::Setup;

use crate::table::{FIVE_PLUS_THREE, Table};

const HALF: TimeOdds = TimeOdds {
    seat: Seat::Black,
    base: 150_000,
    increment: 1_000,
};

fn with_odds(odds: TimeOdds) -> Terms {
    Terms {
        odds: Some(odds),
        ..Terms::casual(Setup::TIX, FIVE_PLUS_THREE)
    }
}

/// A game with odds in which both have played their first turn.
fn under_way() -> Table {
    let mut table = Table::on(with_odds(HALF));
    table.wait(1_000);
    table.play("X@c3").unwrap();
    table.play("X@e5").unwrap();
    table
}

#[test]
fn each_player_has_a_clock_of_their_own() {
    let mut table = under_way();
    assert_eq!(table.clocks(), (303_000, 151_000));
    table.wait(10_000);
    table.play("c3-c4").unwrap();
    table.wait(10_000);
    table.play("e5-e4").unwrap();
    assert_eq!(table.clocks(), (296_000, 142_000));
    table.play("c4-c3").unwrap();
    table.wait(142_000);
    assert!(matches!(table.call_time(), Err(Refusal::NotYet { .. })));
    table.wait(2_500);
    table.call_time().unwrap();
    table.assert_won(Seat::White, EndReason::Time);
}

#[test]
fn a_record_has_both_clocks() {
    let mut table = under_way();
    table.tell("bert", Command::Resign).unwrap();
    let record = table.game.record().to_string();
    assert!(
        record.contains("[WhiteTimeControl \"300+3\"]\n"),
        "{record}"
    );
    assert!(
        record.contains("[BlackTimeControl \"150+1\"]\n"),
        "{record}"
    );
    assert!(!record.contains("[TimeControl"), "{record}");
}

#[test]
fn in_a_rematch_odds_and_handicap_stay_with_the_person() {
    let setup: Setup = "6u:X4T6/T10:p2".parse().unwrap();
    let terms = Terms {
        setup,
        ..with_odds(HALF)
    };
    let mut table = Table::on(terms);
    table.tell("anna", Command::Resign).unwrap();
    table.offer("bert", Offer::Rematch).unwrap();
    table.accept("anna", Offer::Rematch).unwrap();
    let (_, entries) = table.game.rematch().unwrap();
    let next = *Game::replay(&entries).unwrap().terms();
    assert_eq!(next.setup, "6u:T10/X4T6:p2".parse().unwrap());
    assert_eq!(next.odds.unwrap().seat, Seat::White);
    assert_eq!(next.with_seats_swapped(), terms);
}

#[test]
fn odds_are_less_time_in_casual_live_games() {
    let terms = with_odds(HALF);
    assert_eq!(terms.check(), Ok(()));
    let odds = |base, increment| TimeOdds {
        base,
        increment,
        ..HALF
    };
    for wrong in [
        odds(300_000, 3_000),
        odds(300_001, 0),
        odds(1, 3_001),
        odds(0, 0),
    ] {
        assert_eq!(with_odds(wrong).check(), Err(TermsFault::Odds), "{wrong:?}");
    }
    assert_eq!(with_odds(odds(0, 3_000)).check(), Ok(()));
    for timing in [Timing::Unlimited, Timing::Correspondence { days: 3 }] {
        assert_eq!(Terms { timing, ..terms }.check(), Err(TermsFault::Odds));
    }
    let stakes = Stakes::Rated;
    assert_eq!(
        Terms { stakes, ..terms }.check(),
        Err(TermsFault::RatedOdds)
    );
}

#[test]
fn odds_are_suggested_from_the_gap_between_the_ratings() {
    let live = Terms {
        stakes: Stakes::Rated,
        ..Terms::casual(Setup::TIX, FIVE_PLUS_THREE)
    };
    assert_eq!(suggested(live, Seat::White, 149), None);
    for (gap, base, increment) in [
        (150, 150_000, 1_500),
        (299, 150_000, 1_500),
        (300, 75_000, 750),
        (450, 37_500, 375),
        (2_000, 37_500, 375),
    ] {
        let terms = suggested(live, Seat::White, gap).unwrap();
        let odds = TimeOdds {
            seat: Seat::White,
            base,
            increment,
        };
        assert_eq!(terms.odds, Some(odds), "{gap}");
        assert_eq!((terms.stakes, terms.check()), (Stakes::Casual, Ok(())));
    }
    let slow = |setup| Terms::casual(setup, Timing::Correspondence { days: 3 });
    for (seat, gap, setup) in [
        (Seat::White, 150, "6u:X2T8/T10"),
        (Seat::Black, 300, "6u:T10/X4T6"),
        (Seat::White, 500, "6u:X8T2/T10"),
    ] {
        let terms = suggested(slow(Setup::TIXEL), seat, gap).unwrap();
        assert_eq!(terms.setup, setup.parse().unwrap());
        assert_eq!((terms.odds, terms.check()), (None, Ok(())));
    }
    let poka_yoke = suggested(slow(Setup::POKA_YOKE), Seat::White, 150).unwrap();
    assert_eq!(poka_yoke.setup.promotions(), Setup::POKA_YOKE.promotions());
    // A Tix piece cannot be swapped for a Tix piece.
    assert_eq!(suggested(slow(Setup::TIX), Seat::White, 500), None);
}
