//! A breakdown of the time: for every turn when it was received and stored, and what was charged.
//! It answers "why did I lose on time?".

use api::online::{
    EndReason, LAG_PER_TURN, LAG_QUOTA, LAG_REFILL, Outcome, Receipt, Seat, Time, Timing, View,
};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use words::player_name;

use super::seat::{DAY, clock_text};
use crate::language::{language, window};
use crate::places::online::controller::OnlineController;
use crate::t;

/// The receipts of all turns, and why a player lost on time.
#[component]
pub fn Receipts(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let view = controller.view;
    let flag = move || view.with(|view| flag(view).map(|flag| flag.said(view.terms.timing)));
    let rows = move || {
        let row = |(index, (turn, said)): (usize, (String, String))| {
            view! {
                <li data-number=(index % 2 == 0).then(|| format!("{}.", index / 2 + 1))>
                    <strong class="notation">{turn}</strong>
                    <small>{said}</small>
                </li>
            }
        };
        let said = view.with(|view| {
            let turns = view.turns.iter();
            let said = turns.map(|turn| {
                let receipt = said(&turn.receipt, view.terms.timing);
                (turn.turn.to_string(), receipt)
            });
            said.collect::<Vec<_>>()
        });
        said.into_iter().enumerate().map(row).collect_view()
    };
    let quota = move || view.with(|view| quota(view.terms.timing));
    view! {
        <p>{flag}</p>
        <p>{quota}</p>
        <ol class="receipts" data-test="receipts">
            {rows}
        </ol>
    }
}

/// How much lag is given back on a live clock, and that first turns cost nothing.
fn quota(timing: Timing) -> Option<String> {
    matches!(timing, Timing::Live { .. }).then(|| {
        t!(
            "online-receipts-quota",
            turn = LAG_PER_TURN,
            quota = LAG_QUOTA,
            refill = LAG_REFILL
        )
    })
}

/// A receipt in a sentence.
fn said(receipt: &Receipt, timing: Timing) -> String {
    let received = moment(receipt.received, timing);
    let stored = receipt.stored.since(receipt.received);
    match (receipt.before, receipt.after) {
        (Some(before), Some(after)) => t!(
            "online-receipt",
            started = moment(receipt.started, timing),
            received = received,
            stored = stored,
            before = duration(before),
            charged = duration(receipt.charged),
            after = duration(after),
            lag = receipt.lag,
            credit = receipt.lag_credit,
        ),
        _ => t!(
            "online-receipt-no-clock",
            received = received,
            stored = stored
        ),
    }
}

/// A player who ran out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Flag {
    seat: Seat,
    /// When the clock was started for the missing turn, and what was on it.
    started: Time,
    left: u64,
}

/// Who ran out of time, if that ended the game.
fn flag(view: &View) -> Option<Flag> {
    let (Outcome::Win { seat: winner }, EndReason::Time) = view.result? else {
        return None;
    };
    let seat = winner.opposite();
    let clock = view.clock?;
    let last = view.turns.last()?;
    Some(Flag {
        seat,
        // A server of the release before does not say it.
        started: clock.since.unwrap_or(last.receipt.stored),
        left: match seat {
            Seat::White => clock.white,
            Seat::Black => clock.black,
        },
    })
}

impl Flag {
    fn said(self, timing: Timing) -> String {
        t!(
            "online-receipts-flag",
            player = player_name(self.seat.player()),
            started = moment(self.started, timing),
            left = match self.left {
                DAY.. => clock_text(self.left).trim_start().to_owned(),
                left => duration(left),
            },
        )
    }
}

/// A duration to the tenth of a second.
fn duration(millis: u64) -> String {
    let (hours, minutes) = (millis / 3_600_000, millis / 60_000 % 60);
    let (seconds, tenths) = (millis / 1000 % 60, millis / 100 % 10);
    match hours {
        0 => format!("{minutes}:{seconds:02}.{tenths}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}.{tenths}"),
    }
}

/// A moment by the clock of this device; with its date where a game takes days.
fn moment(time: Time, timing: Timing) -> String {
    if window().is_none() {
        return time.millis().to_string();
    }
    let date = js_sys::Date::new(&JsValue::from_f64(time.millis() as f64));
    let locale = language().tag();
    String::from(match timing {
        Timing::Live { .. } => date.to_locale_time_string(locale),
        _ => date.to_locale_string(locale, &JsValue::UNDEFINED),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::online::{Command, GameCode, Offer, Terms};
    use online::{Decision, Game, Given, Input, Presence};
    use rules::Setup;
    use words::Language;

    /// A game of one minute in which White's time runs out after a turn of 20 s, and what happens
    /// before that.
    fn flagged(then: &[(u64, &str, Command)]) -> View {
        let timing = Timing::Live {
            base: 60_000,
            increment: 1_000,
        };
        let created = Game::create(Terms::casual(Setup::TIX, timing), Time::from_millis(0));
        let mut game = Game::replay(&[created]).unwrap();
        let person = |name: &str, command| Input::Person {
            person: name.parse().unwrap(),
            command,
        };
        let sit = |seat| Command::Sit { seat: Some(seat) };
        let play = |ply: u32, turn: &str| Command::Play {
            id: ply.to_string().parse().unwrap(),
            ply,
            turn: turn.parse().unwrap(),
        };
        let inputs = [
            (1_000, person("anna", sit(Seat::White))),
            (1_000, person("bert", sit(Seat::Black))),
            (2_000, person("anna", play(0, "X@a1"))),
            (3_000, person("bert", play(1, "X@e5"))),
            (23_000, person("anna", play(2, "X@c1"))),
            (24_000, person("bert", play(3, "X@e1"))),
        ];
        let then = then.iter().cloned();
        let then = then.map(|(at, name, command)| (at, person(name, command)));
        let end = (99_000, Input::CallTime);
        for (at, input) in inputs.into_iter().chain(then).chain([end]) {
            let given = Given::at(Time::from_millis(at), GameCode::of([0; 10]));
            let Ok(Decision::Entries(entries)) = game.decide(&input, &given) else {
                panic!("{input:?} is refused");
            };
            for entry in &entries {
                game.apply(entry).unwrap();
            }
        }
        let now = Time::from_millis(100_000);
        let anna = "anna".parse().unwrap();
        game.view(Some(&anna), now, &Presence::default()).unwrap()
    }

    #[test]
    fn who_lost_on_time_is_told_what_was_left_and_since_when() {
        let view = flagged(&[]);
        let flag = flag(&view).unwrap();
        assert_eq!(flag.seat, Seat::White);
        assert_eq!(flag.started, Time::from_millis(24_000));
        assert_eq!(flag.left, 60_000 + 1_000 - 20_000 + 1_000);
        for language in Language::ALL {
            crate::language::speak(language);
            assert!(
                flag.said(view.terms.timing).contains("0:42.0"),
                "{}",
                flag.said(view.terms.timing)
            );
        }
    }

    #[test]
    fn after_a_takeback_the_clock_goes_on_from_there() {
        let takeback = Offer::Takeback;
        let view = flagged(&[
            (25_000, "anna", Command::Offer { offer: takeback }),
            (26_000, "bert", Command::Accept { offer: takeback }),
        ]);
        let flag = flag(&view).unwrap();
        assert_eq!(flag.started, Time::from_millis(26_000));
        // What was charged for the turn that was taken back stays charged.
        assert_eq!(flag.left, 60_000 + 1_000 - 20_000 + 1_000);
    }

    #[test]
    fn days_that_were_left_are_told_as_days() {
        let flag = Flag {
            seat: Seat::Black,
            started: Time::from_millis(0),
            left: 3 * DAY,
        };
        for language in Language::ALL {
            crate::language::speak(language);
            let said = flag.said(Timing::Correspondence { days: 3 });
            assert!(
                said.contains(&t!("online-clock-days", days = 3, hours = 0)),
                "{said}"
            );
            assert!(!said.contains("72:"), "{said}");
        }
    }

    #[test]
    fn the_quota_of_lag_is_stated_where_it_applies() {
        for language in Language::ALL {
            crate::language::speak(language);
            let said = quota(flagged(&[]).terms.timing).unwrap();
            for limit in [LAG_PER_TURN, LAG_QUOTA, LAG_REFILL] {
                assert!(said.contains(&limit.to_string()), "{language}: {said}");
            }
            assert_eq!(quota(Timing::Correspondence { days: 3 }), None);
            assert_eq!(quota(Timing::Unlimited), None);
        }
    }

    #[test]
    fn every_receipt_tells_the_clock_before_and_after() {
        let view = flagged(&[]);
        for language in Language::ALL {
            crate::language::speak(language);
            let text = said(&view.turns[2].receipt, view.terms.timing);
            for part in ["3000", "23000", "0:20.0", "0:42.0"] {
                assert!(text.contains(part), "{language}: {text}");
            }
        }
    }

    #[test]
    fn durations_are_told_to_the_tenth() {
        assert_eq!(duration(61_950), "1:01.9");
        assert_eq!(duration(3_600_000), "1:00:00.0");
    }
}
