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
    /// Reads `<count>=N` or `time=…`.
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

    /// As it is read.
    pub(super) fn shown(self, count: &str) -> String {
        match self {
            Spending::Count(number) => format!("{count}={number}"),
            Spending::Time(time) => format!("time={}ms", time.as_millis()),
        }
    }
}

/// Reads a time such as `250ms` or `1s`.
pub(super) fn duration(text: &str) -> Option<Duration> {
    let millis = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(millis), _) => millis.parse::<u32>().ok()?,
        (None, Some(seconds)) => seconds.parse::<u32>().ok()?.checked_mul(1000)?,
        (None, None) => return None,
    };
    Some(Duration::from_millis(millis.into()))
}
