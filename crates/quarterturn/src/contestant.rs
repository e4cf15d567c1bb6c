//! Players that are not people, in matches and at the terminal.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use engine::{Effort, Greedy, Player, Uct, UniformRandom};
use rules::{Action, Position};

/// A player, as given on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contestant {
    /// `random`.
    Random,
    /// `greedy`.
    Greedy,
    /// `uct:playouts=N` or `uct:time=…`.
    Uct(Spending),
}

/// How much a player thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spending {
    /// Playouts or nodes for each action.
    Count(u32),
    /// Time for each turn.
    Time(Duration),
}

/// The players, for help texts.
pub(crate) const HELP: &str = "\
Players:
  random            any legal action, each as likely as any other
  greedy            looks at its own turn only
  uct:playouts=N    tree search with N random games for each action
  uct:time=250ms    the same with a time for each turn (ms or s)";

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        let (name, how) = match text.split_once(':') {
            Some((name, how)) => (name, Some(how)),
            None => (text, None),
        };
        match (name, how) {
            ("random", None) => Ok(Contestant::Random),
            ("greedy", None) => Ok(Contestant::Greedy),
            ("random" | "greedy", Some(how)) => Err(format!("`{name}` takes no `:{how}`")),
            ("uct", None) => Ok(Contestant::Uct(Spending::Count(1000))),
            ("uct", Some(how)) => Ok(Contestant::Uct(spending("playouts", how)?)),
            _ => Err(format!(
                "no player is called `{name}`; there are random, greedy and uct"
            )),
        }
    }
}

/// Reads `<count>=N` or `time=…`.
fn spending(count: &str, text: &str) -> Result<Spending, String> {
    let wrong = || format!("`{text}` is neither `{count}=N` nor `time=250ms` (or `time=1s`)");
    let (name, value) = text.split_once('=').ok_or_else(wrong)?;
    if name == count {
        let number: u32 = value.parse().map_err(|_| wrong())?;
        return match number {
            0 => Err(format!("`{count}` must be at least 1")),
            number => Ok(Spending::Count(number)),
        };
    }
    let millis = match (name, value.strip_suffix("ms"), value.strip_suffix('s')) {
        ("time", Some(millis), _) => millis.parse::<u32>().ok(),
        ("time", None, Some(seconds)) => seconds
            .parse::<u32>()
            .ok()
            .and_then(|s| s.checked_mul(1000)),
        _ => None,
    };
    match millis {
        Some(0) => Err("`time` must be at least 1ms".to_owned()),
        Some(millis) => Ok(Spending::Time(Duration::from_millis(millis.into()))),
        None => Err(wrong()),
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Random => f.write_str("random"),
            Contestant::Greedy => f.write_str("greedy"),
            Contestant::Uct(Spending::Count(playouts)) => write!(f, "uct:playouts={playouts}"),
            Contestant::Uct(Spending::Time(time)) => write!(f, "uct:time={}ms", time.as_millis()),
        }
    }
}

impl Contestant {
    /// The player at the board, for one game.
    pub(crate) fn seated(&self, seed: u64) -> Box<dyn Player + Send> {
        match *self {
            Contestant::Random => Box::new(UniformRandom::new(seed)),
            Contestant::Greedy => Box::new(Greedy::new(seed)),
            Contestant::Uct(Spending::Count(playouts)) => {
                Box::new(Uct::new(seed, Effort::Playouts(playouts)))
            }
            Contestant::Uct(Spending::Time(time)) => Box::new(TimedUct {
                uct: Uct::new(seed, Effort::Playouts(1)),
                purse: Purse::new(time),
            }),
        }
    }
}

/// A time for every turn, shared out among its actions: two thirds go to the first, which decides
/// most, and half of what is left to each further one.
#[derive(Clone, Copy, Debug)]
struct Purse {
    turn: Duration,
    left: Duration,
}

impl Purse {
    fn new(turn: Duration) -> Purse {
        Purse { turn, left: turn }
    }

    /// The time for the next action.
    fn share(&mut self, position: &Position) -> Duration {
        if position.bonus().is_none() {
            self.left = self.turn;
            return self.turn * 2 / 3;
        }
        self.left / 2
    }

    fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time);
    }
}

struct TimedUct {
    uct: Uct,
    purse: Purse,
}

impl Player for TimedUct {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        let share = self.purse.share(position);
        let start = Instant::now();
        let chosen = self
            .uct
            .choose_while(position, before, |_| start.elapsed() < share);
        self.purse.spend(start.elapsed());
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in ["random", "greedy", "uct:playouts=64000", "uct:time=250ms"] {
            let player: Contestant = text.parse().unwrap();
            assert_eq!(player.to_string(), text);
        }
        let second: Contestant = "uct:time=1s".parse().unwrap();
        assert_eq!(second.to_string(), "uct:time=1000ms");
    }

    #[test]
    fn nonsense_is_refused_with_a_sentence_that_names_it() {
        for (text, named) in [
            ("chess", "`chess`"),
            ("random:7", "`:7`"),
            ("uct:playouts=0", "`playouts`"),
            ("uct:playouts=-1", "playouts=-1"),
            ("uct:time=5", "time=5"),
            ("uct:time=0ms", "`time`"),
            ("uct:nodes=5", "nodes=5"),
            ("", "``"),
        ] {
            let error = text.parse::<Contestant>().unwrap_err();
            assert!(error.contains(named), "{text}: {error}");
        }
    }
}
