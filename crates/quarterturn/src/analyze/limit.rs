//! How long to search, as given on the command line.

use std::time::Duration;

use clap::Args;
use engine::Limits;

use crate::t;
use crate::whole_number::whole_number;

/// When to stop: at the first of these limits.
#[derive(Args, Clone, Copy)]
#[command(next_help_heading = "When to stop (whichever comes first)")]
pub(crate) struct Limit {
    /// Stop after this time, such as 500ms, 2s or 1m
    #[arg(long, value_name = "TIME", value_parser = read_time)]
    time: Option<Duration>,

    /// Stop after visiting this many positions [default: 1000000 without any other limit]
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>(1..=u64::MAX))]
    nodes: Option<u64>,

    /// Stop after looking this many actions ahead
    #[arg(long, value_name = "N", value_parser = whole_number::<u32>(1..=100))]
    depth: Option<u32>,
}

/// The default number of positions: about a second, and the same answer every time.
const NODES: u64 = 1_000_000;

impl Limit {
    /// The limits for the engine.
    pub(crate) fn limits(self, lines: u32) -> Limits {
        let unlimited = self.time.is_none() && self.depth.is_none();
        Limits {
            nodes: self.nodes.or(unlimited.then_some(NODES)),
            depth: self.depth,
            time: self.time,
            clocks: None,
            lines,
        }
    }
}

/// The longest time, in days: longer than anyone would wait.
const LONGEST_DAYS: u64 = 366;

/// Parses a number followed by `ms`, `s` or `m`. `humantime` would do it in fewer lines, but its errors
/// are in English only.
fn read_time(text: &str) -> Result<Duration, String> {
    let unit_at = text.find(|c: char| !c.is_ascii_digit() && c != '.');
    let (number, unit) = text.split_at(unit_at.unwrap_or(text.len()));
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err(t!("error-time-unit")),
    };
    let number: f64 = number
        .parse()
        .map_err(|_| t!("error-not-number", text = number))?;
    let out_of_range = || t!("error-time-range", most = format!("{LONGEST_DAYS}"));
    let time = Duration::try_from_secs_f64(number * seconds).map_err(|_| out_of_range())?;
    let longest = Duration::from_secs(LONGEST_DAYS * 24 * 3600);
    if !(Duration::from_millis(1)..=longest).contains(&time) {
        return Err(out_of_range());
    }
    Ok(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_their_unit() {
        for (text, millis) in [
            ("500ms", 500),
            ("2s", 2_000),
            ("1.5s", 1_500),
            ("1m", 60_000),
        ] {
            assert_eq!(read_time(text), Ok(Duration::from_millis(millis)));
        }
        for wrong in [
            "",
            "2",
            "s",
            "0s",
            "-1s",
            "1h",
            "1.2.3s",
            "1e9s",
            "9999999999m",
            "2 s",
        ] {
            assert!(read_time(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn without_a_limit_there_is_one() {
        let limit = Limit {
            time: None,
            nodes: None,
            depth: None,
        };
        assert_eq!(limit.limits(1).nodes, Some(NODES));
        let by_depth = Limit {
            depth: Some(3),
            ..limit
        };
        assert_eq!(
            by_depth.limits(2),
            Limits {
                lines: 2,
                ..Limits::depth(3)
            }
        );
    }
}
