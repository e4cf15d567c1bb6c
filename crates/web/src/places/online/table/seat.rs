//! A seat of an online game: name, presence, clock.

use api::online::{Seat as At, Timing};
use leptos::prelude::*;
use rules::Player;

use crate::board::Seat;
use crate::online::clock as server_clock;
use crate::places::game_table::LOW_TIME;
use crate::places::online::controller::OnlineController;
use crate::places::online::wording;
use crate::places::play::game::clock;
use crate::t;

/// Milliseconds in a day.
pub(super) const DAY: u64 = 86_400_000;

/// A player's seat.
pub fn of(controller: OnlineController, player: Player) -> Seat {
    let seat = At::from(player);
    let time = Memo::new(move |_| {
        let left = controller.left(player)?;
        Some((clock_text(left), left < LOW_TIME))
    });
    let note = Memo::new(move |_| note(controller, seat));
    Seat {
        name: Signal::derive(move || wording::name(controller, seat)),
        note: note.into(),
        thinks: Signal::derive(|| false),
        clock: time.into(),
    }
}

/// A time as a clock shows it, days as days.
pub fn clock_text(left: u64) -> String {
    if left < DAY {
        return clock::shown(left);
    }
    let (days, hours) = (left / DAY, left % DAY / 3_600_000);
    let text = t!("online-clock-days", days = days, hours = hours);
    // Padded to two digits, so that nothing beside it moves. The gap comes first, where it is
    // invisible.
    let pad = if hours < 10 { "\u{2007}" } else { "" };
    format!("{pad}{text}")
}

/// The note beside the name: a pending turn, vacation, absence, an offer, the time for the first
/// turn.
fn note(controller: OnlineController, seat: At) -> String {
    let is_you = controller.you() == Some(seat);
    if is_you && controller.uplink.line.with(|line| line.turn.is_some()) {
        return t!("online-sending");
    }
    let now = controller.uplink.now.get();
    controller.view.with(|view| {
        let offer = view.offers.iter().find(|open| open.by == seat);
        let is_on = view.result.is_none();
        let away = view.seats[seat as usize].away.filter(|_| !is_you && is_on);
        let first =
            server_clock::left_for_first_turn(view, now).filter(|_| view.to_move == Some(seat));
        if is_on && view.seats[seat as usize].vacation_until.is_some() {
            t!("online-vacation")
        } else if let Some(away) = away {
            match view.terms.timing {
                Timing::Live { .. } => {
                    t!("online-away-for", time = minutes(now.since(away.since)))
                }
                _ => t!("online-away"),
            }
        } else if let Some(open) = offer {
            match is_you {
                true => wording::own_note(open.offer),
                false => wording::offers(open.offer),
            }
        } else if let Some(left) = first {
            t!("online-first-turn", time = minutes(left))
        } else if view.you.is_some() || view.players[seat as usize].is_some() {
            wording::colour_and_rating(view, seat)
        } else {
            String::new()
        }
    })
}

/// A duration in minutes and seconds.
pub fn minutes(millis: u64) -> String {
    let seconds = millis / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_days_and_hours_or_minutes_and_seconds() {
        assert_eq!(clock_text(DAY - 1_000), "23:59:59");
        let text = clock_text(3 * DAY + 5 * 3_600_000 + 1);
        assert!(text.contains('3') && text.contains('5'), "{text}");
        let length = |hours: u64| clock_text(2 * DAY + hours * 3_600_000).chars().count();
        assert_eq!(length(9), length(10));
        assert!(
            clock_text(3 * DAY).contains(" 0"),
            "{}",
            clock_text(3 * DAY)
        );
    }

    #[test]
    fn durations_are_whole_seconds() {
        assert_eq!(minutes(999), "0:00");
        assert_eq!(minutes(61_999), "1:01");
    }
}
