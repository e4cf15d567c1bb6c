//! How much a player thinks.

use std::time::Duration;

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
        let wrong = || format!("`{text}` is neither `{count}=N` nor `time=250ms` (or `time=1s`)");
        let (name, value) = text.split_once('=').ok_or_else(wrong)?;
        if name == count {
            let number: u32 = value.parse().map_err(|_| wrong())?;
            return match number {
                0 => Err(format!("`{count}` must be at least 1")),
                number => Ok(Spending::Count(number)),
            };
        }
        match (name, duration(value)) {
            ("time", Some(Duration::ZERO)) => Err("`time` must be at least 1ms".to_owned()),
            ("time", Some(time)) => Ok(Spending::Time(time)),
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

/// Parses a time such as `250ms` or `1s`.
pub(super) fn duration(text: &str) -> Option<Duration> {
    let millis = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(millis), _) => millis.parse::<u32>().ok()?,
        (None, Some(seconds)) => seconds.parse::<u32>().ok()?.checked_mul(1000)?,
        (None, None) => return None,
    };
    Some(Duration::from_millis(millis.into()))
}

/// A time for people to read: `700 ms` or `3.1 s`.
pub(super) fn readable(time: Duration) -> String {
    if time < Duration::from_secs(1) {
        return format!("{} ms", time.as_millis());
    }
    let seconds = format!("{:.1}", time.as_secs_f64());
    format!("{} s", seconds.trim_end_matches(".0"))
}

#[cfg(test)]
mod tests {
    use super::*;

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
