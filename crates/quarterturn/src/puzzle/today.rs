//! Today's date where the program runs.

use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use puzzles::Day;

/// Today. The standard library has no time zones, so `date` is asked; failing that, it is the day
/// in UTC.
pub(super) fn today() -> Day {
    local().unwrap_or_else(utc)
}

fn local() -> Option<Day> {
    let output = Command::new("date").arg("+%Y-%m-%d").output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

fn utc() -> Day {
    const DAY: u64 = 24 * 60 * 60;
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let days = since.map_or(0, |since| since.as_secs() / DAY);
    Day::since_1970(i32::try_from(days).unwrap_or(0))
}
