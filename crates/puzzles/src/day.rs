//! Days of the calendar.

use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar, in no particular time zone.
///
/// ```
/// use puzzles::Day;
///
/// let day: Day = "2026-12-31".parse()?;
/// assert_eq!(day.plus(1).to_string(), "2027-01-01");
/// assert_eq!(day.plus(1).since(day), 1);
/// # Ok::<(), puzzles::NotADay>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Day(i32);

/// The years that have at most four digits.
const YEARS: std::ops::RangeInclusive<i32> = 1..=9999;
/// Days of four centuries, after which the calendar repeats.
const FOUR_CENTURIES: i32 = 146_097;
/// From the first of March of the year 0 to the first of January 1970.
const EPOCH: i32 = 719_468;

impl Day {
    /// A date; `None` if there is no such day.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Day> {
        let is_written =
            YEARS.contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        let day = is_written.then(|| Day::counted(year, month as i32, day as i32))?;
        // Rejects the 31st of June, which would become the first of July.
        (day.date().1 == month).then_some(day)
    }

    /// The day this many days after 1 January 1970.
    pub const fn since_1970(days: i32) -> Day {
        Day(days)
    }

    /// Counts years from March, so that the leap day comes last.
    fn counted(year: i32, month: i32, day: i32) -> Day {
        let year = if month < 3 { year - 1 } else { year };
        let month = (month + 9) % 12;
        let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        Day(365 * year + leap_days + (153 * month + 2) / 5 + day - 1 - EPOCH)
    }

    /// Year, month and day.
    pub fn date(self) -> (i32, u32, u32) {
        let days = self.0 + EPOCH;
        let (centuries, day) = (
            days.div_euclid(FOUR_CENTURIES),
            days.rem_euclid(FOUR_CENTURIES),
        );
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let year = year + 400 * centuries + i32::from(month > 9);
        (year, ((month + 2) % 12 + 1) as u32, day as u32)
    }

    /// The day this many days later.
    #[must_use]
    pub fn plus(self, days: i32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// How many days it is after another.
    pub fn since(self, other: Day) -> i32 {
        self.0.saturating_sub(other.0)
    }

    /// The day of the week: 0 for Monday.
    pub fn weekday(self) -> u8 {
        // The first day of 1970 was a Thursday.
        (self.0 + 3).rem_euclid(7) as u8
    }
}

/// `2026-11-17`
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is not a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a day is written like 2026-11-17")]
pub struct NotADay;

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Day, NotADay> {
        let mut parts = text.splitn(3, '-');
        let mut number = || parts.next().and_then(|part| part.parse::<u32>().ok());
        let (year, month, day) = (number(), number(), number());
        let (Some(year), Some(month), Some(day)) = (year, month, day) else {
            return Err(NotADay);
        };
        let day = i32::try_from(year)
            .ok()
            .and_then(|year| Day::new(year, month, day));
        // Only the canonical form is accepted.
        day.filter(|day| day.to_string() == text).ok_or(NotADay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_four_centuries_follows_the_one_before_it() {
        let mut day: Day = "1899-12-31".parse().unwrap();
        for _ in 0..FOUR_CENTURIES + 1 {
            let (year, month, number) = day.date();
            assert_eq!(Day::new(year, month, number), Some(day));
            let next = day.plus(1).date();
            let is_next = next == (year, month, number + 1)
                || next == (year, month + 1, 1) && number >= 28
                || (next, month, number) == ((year + 1, 1, 1), 12, 31);
            assert!(is_next, "{day} {next:?}");
            day = day.plus(1);
        }
        assert_eq!(day.to_string(), "2300-01-01");
    }

    #[test]
    fn known_days_are_where_they_belong() {
        assert_eq!("1970-01-01".parse(), Ok(Day::since_1970(0)));
        assert_eq!("2000-03-01".parse(), Ok(Day::since_1970(11_017)));
        let leap: Day = "2028-02-29".parse().unwrap();
        assert_eq!(leap.plus(1).to_string(), "2028-03-01");
        assert_eq!("2026-11-16".parse::<Day>().unwrap().weekday(), 0);
        assert_eq!("1970-01-01".parse::<Day>().unwrap().weekday(), 3);
    }

    #[test]
    fn days_that_do_not_exist_are_refused() {
        for text in [
            "",
            "2026",
            "2026-13-01",
            "2026-00-10",
            "2026-02-29",
            "2026-06-31",
            "2026-1-1",
            "2026-11-17 ",
            "02026-11-17",
            "2026-11-17-1",
            "+2026-11-17",
            "1900-02-29",
            "0000-01-01",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NotADay), "{text}");
        }
    }
}
