//! Time odds as an option: a fraction of the clock for one of the players.

use api::online::{Seat, Terms, TimeOdds, Timing};
use leptos::prelude::*;
use rules::Setup;
use serde::{Deserialize, Serialize};

use super::wording;
use crate::t;

/// Less time for one of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessTime {
    /// Who has less.
    pub seat: Seat,
    /// What part of the time: a half, a quarter, an eighth.
    pub share: u64,
}

impl LessTime {
    /// What is on offer.
    pub const ALL: [LessTime; 6] = {
        const fn of(seat: Seat, share: u64) -> LessTime {
            LessTime { seat, share }
        }
        [
            of(Seat::White, 2),
            of(Seat::White, 4),
            of(Seat::White, 8),
            of(Seat::Black, 2),
            of(Seat::Black, 4),
            of(Seat::Black, 8),
        ]
    };

    /// The odds for a clock; `None` if it does not support them.
    pub fn on(self, timing: Timing) -> Option<TimeOdds> {
        let Timing::Live { base, increment } = timing else {
            return None;
        };
        let part = |millis: u64| millis / self.share.max(1);
        let odds = TimeOdds {
            seat: self.seat,
            base: part(base),
            increment: part(increment),
        };
        let terms = Terms {
            odds: Some(odds),
            ..Terms::casual(Setup::TIX, timing)
        };
        terms.check().is_ok().then_some(odds)
    }
}

/// Chooses who has less time, if there is a clock.
#[component]
pub fn LessTimeChoice(
    /// The clock.
    #[prop(into)]
    timing: Signal<Timing>,
    /// Who has less.
    #[prop(into)]
    chosen: Signal<Option<LessTime>>,
    /// Chooses.
    #[prop(into)]
    choose: Callback<Option<LessTime>>,
) -> impl IntoView {
    let is_live = Memo::new(move |_| matches!(timing.get(), Timing::Live { .. }));
    let options = move || {
        let offered = LessTime::ALL.into_iter().enumerate();
        let possible =
            offered.filter_map(|(index, less)| Some((index, less, less.on(timing.get())?)));
        let option = |(index, less, odds): (usize, LessTime, TimeOdds)| {
            view! {
                <option
                    value=index.to_string()
                    prop:selected=move || chosen.get() == Some(less)
                >
                    {move || wording::odds(odds)}
                </option>
            }
        };
        possible.map(option).collect_view()
    };
    let pick = move |event| {
        let index = event_target_value(&event).parse::<usize>().ok();
        choose.run(index.and_then(|index| LessTime::ALL.get(index).copied()));
    };
    view! {
        <Show when=move || is_live.get()>
            <label class="setting">
                <span>{move || t!("online-odds")}</span>
                <select data-test="odds" on:change=pick>
                    <option value="" prop:selected=move || chosen.get().is_none()>
                        {move || t!("play-handicap-none")}
                    </option>
                    {options}
                </select>
            </label>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Timing = Timing::Live {
        base: 180_000,
        increment: 2_000,
    };

    #[test]
    fn odds_are_parts_of_the_clock() {
        let odds = |share| {
            let less = LessTime {
                seat: Seat::Black,
                share,
            };
            let odds = less.on(LIVE).unwrap();
            (odds.base, odds.increment)
        };
        assert_eq!(odds(2), (90_000, 1_000));
        assert_eq!(odds(8), (22_500, 250));
        for less in LessTime::ALL {
            assert_eq!(less.on(Timing::Unlimited), None);
            assert_eq!(less.on(Timing::Correspondence { days: 3 }), None);
        }
    }
}
