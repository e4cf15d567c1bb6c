//! Clocks: the time a player has left after a turn.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Fault;

/// The beginning of a clock command inside a comment.
const COMMAND: &str = "[%clk";

/// The time a player has left after a turn: `[%clk 0:04:59.5]` inside a comment.
///
/// Hours, minutes and seconds with up to three decimals, printed without superfluous zeros.
///
/// ```
/// use record::Clock;
///
/// let clock: Clock = "01:02:03.50".parse()?;
/// assert_eq!(clock.millis(), 3_723_500);
/// assert_eq!(clock.to_string(), "1:02:03.5");
/// assert_eq!(Clock::from_millis(300_000).to_string(), "0:05:00");
/// # Ok::<(), record::ClockError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clock(u64);

/// The text is not a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a clock is written `[%clk h:mm:ss]` or `[%clk h:mm:ss.fff]`")]
pub struct ClockError;

impl Clock {
    /// A clock with this many milliseconds left.
    pub const fn from_millis(millis: u64) -> Clock {
        Clock(millis)
    }

    /// The milliseconds left.
    pub const fn millis(self) -> u64 {
        self.0
    }
}

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Clock, ClockError> {
        let mut parts = text.split(':');
        let (Some(hours), Some(minutes), Some(seconds), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(ClockError);
        };
        let (seconds, fraction) = match seconds.split_once('.') {
            Some((seconds, fraction)) => (seconds, Some(fraction)),
            None => (seconds, None),
        };
        let millis = match fraction {
            None => 0,
            Some(fraction) if fraction.len() <= 3 => {
                let scale = 10_u64.pow(3 - fraction.len() as u32);
                digits(fraction)? * scale
            }
            Some(_) => return Err(ClockError),
        };
        let minutes = sixty(minutes)?;
        let seconds = sixty(seconds)?;
        digits(hours)?
            .checked_mul(3_600_000)
            .and_then(|hours| hours.checked_add(minutes * 60_000 + seconds * 1000 + millis))
            .map(Clock)
            .ok_or(ClockError)
    }
}

fn digits(text: &str) -> Result<u64, ClockError> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().map_err(|_| ClockError)
    } else {
        Err(ClockError)
    }
}

fn sixty(text: &str) -> Result<u64, ClockError> {
    match digits(text)? {
        number if text.len() == 2 && number < 60 => Ok(number),
        _ => Err(ClockError),
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        write!(f, "{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)?;
        if millis > 0 {
            let fraction = format!("{millis:03}");
            write!(f, ".{}", fraction.trim_end_matches('0'))?;
        }
        Ok(())
    }
}

/// Where the next clock command begins, in bytes.
pub(crate) fn find(text: &str) -> Option<usize> {
    text.match_indices(COMMAND).map(|(at, _)| at).find(|at| {
        // `[%clkx …]` is another command.
        let next = text[at + COMMAND.len()..].chars().next();
        next.is_none_or(|c| !c.is_ascii_alphanumeric() && c != '_')
    })
}

/// The text with the bracket of every clock command replaced by `(`.
pub(crate) fn disarm(text: &str) -> String {
    let mut disarmed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = find(rest) {
        disarmed.push_str(&rest[..at]);
        disarmed.push('(');
        rest = &rest[at + 1..];
    }
    disarmed.push_str(rest);
    disarmed
}

/// A comment without its clock, and the clock with its byte offset.
type Extracted = (String, Option<(usize, Clock)>);

/// Takes the clock out of a comment and leaves a blank in its place; an error carries its byte
/// offset.
pub(crate) fn extract(text: &str) -> Result<Extracted, (usize, Fault)> {
    let Some(at) = find(text) else {
        return Ok((text.to_owned(), None));
    };
    let (before, command) = text.split_at(at);
    let malformed = (at, Fault::Clock(ClockError));
    let Some((command, after)) = command.split_once(']') else {
        return Err(malformed);
    };
    // Another writer may have broken the line at this blank.
    let value = &command[COMMAND.len()..];
    let Ok(clock) = value.trim_ascii().parse() else {
        return Err(malformed);
    };
    if let Some(second) = find(after) {
        return Err((text.len() - after.len() + second, Fault::ClockTwice));
    }
    Ok((format!("{before} {after}"), Some((at, clock))))
}
