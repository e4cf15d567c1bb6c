//! Clocks that stop while their players are on vacation.

use api::online::{Refusal, Seat, Time, Timing};
use online::Input;

use crate::table::Table;

const DAY: u64 = 86_400_000;

/// Anna is to move, with three days for each turn.
fn under_way() -> (Table, Time) {
    let table = Table::under_way(Timing::Correspondence { days: 3 });
    let began = table.now();
    (table, began)
}

#[test]
fn the_clock_shows_what_was_left_when_the_vacation_began() {
    let (mut table, began) = under_way();
    let vacation = [(began.plus(DAY), began.plus(11 * DAY))];
    table.wait(5 * DAY);
    let clock = table.game.clock_with_vacations(&vacation, table.now());
    let clock = clock.unwrap();
    assert_eq!((clock.white, clock.running), (2 * DAY, None));
    table.wait(7 * DAY);
    let clock = table.game.clock_with_vacations(&vacation, table.now());
    let clock = clock.unwrap();
    assert_eq!((clock.white, clock.running), (DAY, Some(Seat::White)));
    assert_eq!(clock.deadline, Some(began.plus(13 * DAY)));
}

#[test]
fn a_vacation_that_is_left_out_of_account_moves_the_deadline() {
    let (mut table, began) = under_way();
    let vacation = Input::Suspend {
        from: began.plus(DAY),
        until: began.plus(11 * DAY),
    };
    table.wait(4 * DAY);
    assert_eq!(table.game.deadline(), Some(began.plus(3 * DAY)));
    table.input(&vacation).unwrap();
    assert_eq!(table.game.deadline(), Some(began.plus(6 * DAY)));
    // Again when it matters again.
    table.wait(8 * DAY);
    table.input(&vacation).unwrap();
    assert_eq!(table.game.deadline(), Some(began.plus(13 * DAY)));
    assert_eq!(table.input(&vacation), Err(Refusal::NothingSuspended));
    assert!(matches!(table.call_time(), Err(Refusal::NotYet { .. })));
}
