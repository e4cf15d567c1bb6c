//! How much a player thinks.

use std::time::Duration;

use crate::language::decimal;
use crate::{echo, t};

/// How much a player thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spending {
    /// Playouts or nodes for each action.
    Count(u32),
    /// Time for each turn.
    Time(Duration),
}

impl Spending {
    /// Parses `<count>=N` or `time=…`.
    pub(super) fn read(count: &str, text: &str) -> Result<Spending, String> {
        let wrong = || t!("error-spending", text = echo::text(text), count = count);
        let (name, value) = text.split_once('=').ok_or_else(wrong)?;
        if name == count {
            let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
            return match value.parse() {
                Ok(number) if number > 0 => Ok(Spending::Count(number)),
                _ if is_number => {
                    let most = u32::MAX.to_string();
                    Err(t!("error-spending-count", count = count, most = most))
                }
                _ => Err(wrong()),
            };
        }
        match (name, duration(value)) {
            ("time", Ok(time)) => Ok(Spending::Time(time)),
            ("time", Err(NoTime::OutOfRange)) => Err(out_of_range("time")),
            _ => Err(wrong()),
        }
    }

    /// The time for each turn, if thinking is limited by time.
    pub(super) fn time(self) -> Duration {
        match self {
            Spending::Count(_) => Duration::ZERO,
            Spending::Time(time) => time,
        }
    }

    /// In the notation that is parsed.
    pub(super) fn shown(self, count: &str) -> String {
        match self {
            Spending::Count(number) => format!("{count}={number}"),
            Spending::Time(time) => format!("time={}ms", time.as_millis()),
        }
    }
}

/// Why a text is not a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoTime {
    /// It is not a number with a unit.
    Unreadable,
    /// It is zero or more than [`LONGEST`].
    OutOfRange,
}

/// The longest time: a day for a turn.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// Parses a time such as `250ms` or `1s`.
pub(super) fn duration(text: &str) -> Result<Duration, NoTime> {
    let (digits, millis_per_unit) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(millis), _) => (millis, 1),
        (None, Some(seconds)) => (seconds, 1000),
        (None, None) => return Err(NoTime::Unreadable),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NoTime::Unreadable);
    }
    // A number too long to parse is out of range, too.
    let millis = digits.parse::<u64>().ok();
    let millis = millis.and_then(|number| number.checked_mul(millis_per_unit));
    let time = Duration::from_millis(millis.ok_or(NoTime::OutOfRange)?);
    if time.is_zero() || time > LONGEST {
        return Err(NoTime::OutOfRange);
    }
    Ok(time)
}

/// Says which times a setting accepts.
pub(super) fn out_of_range(name: &str) -> String {
    let most = format!("{}s", LONGEST.as_secs());
    t!("error-duration-range", name = name, most = most)
}

/// A time for people to read: `700 ms` or `3.1 s`.
pub(super) fn readable(time: Duration) -> String {
    if time < Duration::from_secs(1) {
        return format!("{} ms", time.as_millis());
    }
    let tenths = (time.as_secs_f64() * 10.0).round();
    let decimals = usize::from(tenths % 10.0 != 0.0);
    format!("{} s", decimal(time.as_secs_f64(), decimals))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_beyond_a_day_is_refused_by_naming_the_limit() {
        let limits = "`time` must be from 1ms to 86400s";
        for text in [
            "time=86401s",
            "time=0ms",
            "time=4294968s",
            "time=99999999999999999999999s",
        ] {
            assert_eq!(Spending::read("nodes", text).unwrap_err(), limits, "{text}");
        }
        let longest = Spending::Time(LONGEST);
        assert_eq!(Spending::read("nodes", "time=86400s"), Ok(longest));
        let error = Spending::read("nodes", "nodes=4294967296").unwrap_err();
        assert_eq!(error, "`nodes` must be from 1 to 4294967295");
    }

    #[test]
    fn times_are_written_to_be_read() {
        for (millis, text) in [
            (0, "0 ms"),
            (700, "700 ms"),
            (1_000, "1 s"),
            (3_067, "3.1 s"),
            (30_250, "30.2 s"),
            (100_000, "100 s"),
        ] {
            assert_eq!(readable(Duration::from_millis(millis)), text);
        }
        assert_eq!(readable(Duration::from_secs(46) / 15), "3.1 s");
    }
}
