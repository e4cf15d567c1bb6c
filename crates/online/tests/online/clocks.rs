//! Clocks: what is charged, and when time is up.

use api::online::{Command, EndReason, Refusal, Seat, Timing};
use online::limits::{FIRST_TURN, IDLE, LAG_PER_TURN, LAG_QUOTA, LAG_REFILL, SETTLE};
use online::{Input, Presence};

use crate::table::{FIVE_PLUS_THREE, Table, person, time};

const BASE: u64 = 300_000;
const INCREMENT: u64 = 3_000;
/// Both have played a turn that was not charged.
const START: u64 = BASE + INCREMENT;

#[test]
fn first_turns_are_not_charged_and_later_ones_are() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    table.wait(FIRST_TURN);
    table.play("X@c3").unwrap();
    table.wait(FIRST_TURN);
    table.play("X@e5").unwrap();
    assert_eq!(table.clocks(), (START, START));
    table.wait(10_000);
    assert_eq!(table.clocks(), (START - 10_000, START));
    table.play("c3-c4").unwrap();
    assert_eq!(table.clocks(), (START - 10_000 + INCREMENT, START));
}

#[test]
fn storing_is_charged_to_nobody() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.wait(10_000);
    table.given.now = table.given.received.plus(700);
    table.play("c3-c4").unwrap();
    assert_eq!(table.clocks(), (START - 10_000 + INCREMENT, START));
    let receipt = *table.game.receipts().last().unwrap();
    assert_eq!(receipt.stored.since(receipt.received), 700);
    assert_eq!(receipt.received.since(receipt.started), 10_000);
    assert_eq!(receipt.charged, 10_000);
    assert_eq!(receipt.before, Some(START));
    assert_eq!(receipt.after, Some(START - 10_000 + INCREMENT));
}

#[test]
fn lag_is_given_back_within_the_quota() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.given.lag = 10_000;
    let mut quota = LAG_QUOTA;
    for _ in 0..20 {
        for seat in Seat::ALL {
            assert_eq!(table.game.to_move(), Some(seat));
            table.wait(2_000);
            let action = table.game.position().nth_action(0).unwrap();
            table.play(&action.to_string()).unwrap();
            if table.game.is_over() {
                return;
            }
            let receipt = *table.game.receipts().last().unwrap();
            assert_eq!(receipt.lag, 10_000);
            assert_eq!(receipt.lag_credit, quota.min(LAG_PER_TURN));
            assert_eq!(receipt.charged, 2_000 - receipt.lag_credit);
        }
        quota = (quota - quota.min(LAG_PER_TURN) + LAG_REFILL).min(LAG_QUOTA);
    }
}

#[test]
fn lag_is_not_given_back_for_time_that_was_not_used() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.given.lag = 400;
    table.wait(150);
    table.play("c3-c4").unwrap();
    let receipt = *table.game.receipts().last().unwrap();
    assert_eq!((receipt.lag_credit, receipt.charged), (150, 0));
    assert_eq!(receipt.after, Some(START + INCREMENT));
}

#[test]
fn a_turn_received_at_the_deadline_is_in_time_and_a_later_one_is_not() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.wait(START + 1);
    assert_eq!(table.play("c3-c4"), Err(Refusal::OutOfTime));
    table.given.lag = 1;
    let mut compensated = table.clone();
    compensated.play("c3-c4").unwrap();
    table.given.lag = 0;
    table.given.received = time(table.given.received.millis() - 1);
    table.play("c3-c4").unwrap();
    assert_eq!(table.game.receipts().last().unwrap().after, Some(INCREMENT));
}

#[test]
fn a_turn_received_in_time_wins_over_a_flag_that_could_not_be_called_yet() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    let started = table.now();
    let flag = started.plus(START + LAG_PER_TURN + SETTLE);
    assert_eq!(table.game.call_time_at(), Some(flag));
    table.wait(START);
    let received = table.now();
    table.given.now = time(flag.millis() - 1);
    assert_eq!(table.call_time(), Err(Refusal::NotYet { at: flag }));
    table.given.received = received;
    table.play("c3-c4").unwrap();
    assert_eq!(table.game.result(), None);
}

#[test]
fn a_flag_is_called_by_the_server_and_the_opponent_wins() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.given.now = table.game.call_time_at().unwrap();
    table.call_time().unwrap();
    table.assert_won(Seat::Black, EndReason::Time);
    assert_eq!(table.call_time(), Err(Refusal::Over));
    assert_eq!(table.play("c3-c4"), Err(Refusal::Over));
}

#[test]
fn a_game_whose_first_turns_are_not_played_is_void() {
    for timing in [
        FIVE_PLUS_THREE,
        Timing::Correspondence { days: 3 },
        Timing::Unlimited,
    ] {
        for turns in ["", "X@c3"] {
            let mut table = Table::started(timing);
            if !turns.is_empty() {
                table.play(turns).unwrap();
            }
            table.given.now = table.game.call_time_at().unwrap();
            table.call_time().unwrap();
            let (outcome, reason) = table.game.result().unwrap();
            assert_eq!(outcome, api::online::Outcome::Void, "{timing:?} {turns}");
            assert_eq!(reason, EndReason::NoShow);
        }
    }
}

#[test]
fn days_per_turn_begin_anew_with_every_turn() {
    let day = 86_400_000;
    let mut table = Table::under_way(Timing::Correspondence { days: 3 });
    for _ in 0..4 {
        table.wait(3 * day);
        table.play_any(1);
        assert_eq!(table.clocks(), (3 * day, 3 * day));
    }
    table.wait(3 * day + 1);
    let action = table.game.position().nth_action(0).unwrap();
    assert_eq!(table.play(&action.to_string()), Err(Refusal::OutOfTime));
    table.wait(SETTLE);
    table.call_time().unwrap();
    table.assert_won(Seat::Black, EndReason::Time);
}

#[test]
fn a_game_without_a_clock_ends_after_thirty_idle_days() {
    let mut table = Table::under_way(Timing::Unlimited);
    assert_eq!(table.view("anna").clock, None);
    table.wait(IDLE);
    table.play("c3-c4").unwrap();
    table.wait(IDLE + SETTLE);
    table.call_time().unwrap();
    table.assert_won(Seat::White, EndReason::Idle);
}

#[test]
fn time_in_which_nothing_could_be_stored_is_not_charged() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    let began = table.now().millis();
    table.wait(100_000);
    let suspend = |from, until| Input::Suspend {
        from: time(from),
        until: time(until),
    };
    table
        .input(&suspend(began + 10_000, began + 90_000))
        .unwrap();
    assert_eq!(table.clocks(), (START - 20_000, START));
    // Another server reports the same time, and a little more of it.
    assert_eq!(
        table.input(&suspend(began + 10_000, began + 90_000)),
        Err(Refusal::NothingSuspended)
    );
    table
        .input(&suspend(began + 5_000, began + 95_000))
        .unwrap();
    assert_eq!(table.clocks(), (START - 15_000, START));
    table.play("c3-c4").unwrap();
    assert_eq!(table.game.receipts().last().unwrap().charged, 15_000);
}

#[test]
fn time_before_a_turn_or_in_the_future_cannot_be_left_out_of_its_account() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    let began = table.now().millis();
    let before = Input::Suspend {
        from: time(0),
        until: time(began),
    };
    assert_eq!(table.input(&before), Err(Refusal::NothingSuspended));
    table.wait(1_000);
    let beyond = Input::Suspend {
        from: time(0),
        until: time(u64::MAX),
    };
    table.input(&beyond).unwrap();
    assert_eq!(table.clocks(), (START, START));
    table.wait(1_000);
    assert_eq!(table.clocks(), (START - 1_000, START));
}

#[test]
fn a_live_game_can_be_claimed_from_who_has_left_it_on_their_turn() {
    let claim = |claim| Command::Claim { claim };
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    let left = table.now();
    let away = |seat| Presence::default().with_away(seat, left);
    let win = claim(api::online::Claim::Win);
    assert_eq!(
        table.tell("bert", win.clone()),
        Err(Refusal::NotAway { at: None })
    );
    table.given.presence = away(Seat::White);
    let at = left.plus(60_000);
    table.wait(59_999);
    assert_eq!(
        table.tell("bert", win.clone()),
        Err(Refusal::NotAway { at: Some(at) })
    );
    let seen = table
        .game
        .view(Some(&person("bert")), table.now(), &table.given.presence)
        .unwrap();
    assert_eq!(seen.seats[0].away.unwrap().claim_at, Some(at));
    table.wait(1);
    let mut other = table.clone();
    other.given.presence = away(Seat::Black);
    // It is White's turn: nobody waits for Black.
    assert_eq!(
        other.tell("anna", win.clone()),
        Err(Refusal::NotAway { at: None })
    );
    table.tell("bert", win.clone()).unwrap();
    table.assert_won(Seat::Black, EndReason::Left);

    let mut slow = Table::under_way(Timing::Correspondence { days: 1 });
    slow.given.presence = away(Seat::White);
    slow.wait(3_600_000);
    assert_eq!(slow.tell("bert", win), Err(Refusal::NoClaims));
}
