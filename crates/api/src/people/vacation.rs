//! Vacation from games by correspondence.

use serde::{Deserialize, Serialize};

use crate::online::Time;

/// The caller's vacation: the answer to `GET /api/me/vacation`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vacation {
    /// When the current vacation ends at the latest.
    pub until: Option<Time>,
    /// How many milliseconds of vacation are left.
    pub left: u64,
}

impl Vacation {
    /// How much vacation a person has within a year, in milliseconds: 30 days.
    pub const ALLOWED: u64 = 30 * 86_400_000;

    /// The year, in milliseconds: 365 days, ending now.
    pub const YEAR: u64 = 365 * 86_400_000;

    /// The allowance left and the current vacation, given all vacations so far. They may overlap.
    pub fn at(now: Time, times: &[(Time, Time)]) -> Vacation {
        let year = Time::from_millis(now.millis().saturating_sub(Vacation::YEAR));
        let mut times = times.to_vec();
        times.sort_unstable();
        let (mut used, mut counted) = (0_u64, year);
        for (began, ended) in &times {
            let ended = (*ended).min(now);
            used = used.saturating_add(ended.since((*began).max(counted)));
            counted = counted.max(ended);
        }
        let goes_on = |(began, ended): &&(Time, Time)| *began <= now && now < *ended;
        Vacation {
            until: times.iter().find(goes_on).map(|(_, ended)| *ended),
            left: Vacation::ALLOWED.saturating_sub(used),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;

    fn day(number: u64) -> Time {
        Time::from_millis(number * DAY)
    }

    #[test]
    fn thirty_days_within_a_year_are_used_up_day_by_day() {
        let whole = Vacation {
            until: None,
            left: 30 * DAY,
        };
        assert_eq!(Vacation::at(day(1000), &[]), whole);
        let ten = [(day(900), day(910))];
        assert_eq!(Vacation::at(day(1000), &ten).left, 20 * DAY);
        // They count for a year.
        assert_eq!(Vacation::at(day(905 + 365), &ten).left, 25 * DAY);
        assert_eq!(Vacation::at(day(910 + 365), &ten), whole);
    }

    #[test]
    fn a_vacation_that_goes_on_counts_until_now() {
        let times = [(day(990), day(1020))];
        let expected = Vacation {
            until: Some(day(1020)),
            left: 20 * DAY,
        };
        assert_eq!(Vacation::at(day(1000), &times), expected);
    }

    #[test]
    fn the_same_day_counts_once() {
        let times = [(day(900), day(910)), (day(905), day(912))];
        assert_eq!(Vacation::at(day(1000), &times).left, 18 * DAY);
    }
}
