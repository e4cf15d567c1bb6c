//! Computer players, in matches and at the terminal.

mod external;
mod fouls;
mod group;
mod line_faults;
mod process;
mod purse;
mod searcher;
mod spending;

use std::fmt;
use std::str::FromStr;

use engine::{Greedy, Level, NoLevel, Stop, UniformRandom};
use rules::Setup;

use crate::failure::Failure;
use crate::{echo, t};
use external::{External, Guest};
use searcher::{EngineSeat, UctSeat};
use spending::Spending;

pub(crate) use arena::Seated;
pub(crate) use fouls::{in_words, kind_in_words};
pub(crate) use group::kill_all;

/// A player, as given on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Contestant {
    /// `random`.
    Random,
    /// `greedy`.
    Greedy,
    /// `uct:playouts=N` or `uct:time=…`.
    Uct(Spending),
    /// `engine:nodes=N` or `engine:time=…`.
    Engine(Spending),
    /// `engine:level=…`.
    Level(Level),
    /// `ugi:<command>`.
    Ugi(Box<External>),
}

/// The list of players, for help texts.
pub(crate) const HELP: &str = "\
Players:
  random            any legal action, all equally likely
  greedy            looks only at its own turn
  uct:playouts=N    tree search with N random games for each action
  uct:time=250ms    the same with a time for each turn (ms or s)
  engine:nodes=N    the engine, visiting N positions for each action
  engine:time=250ms the same with a time for each turn
  engine:level=N    the same at a level, by number from 1 or by name; their
                    strengths are in docs/strength.md
  engine            the same as engine:nodes=20000
  ugi:COMMAND       another program that speaks the engine protocol, such as
                    'ugi:quarterturn ugi'. Quotes and backslashes work as in a
                    shell. The command may be preceded by nodes=N or time=250ms
                    (the default), by patience=30s, after which a program that
                    has not answered loses, and by options of the program such
                    as Hash=16. With time=, an answer more than half a second
                    late loses, too";

/// The defaults of `engine` and `uct`.
const NODES: u32 = 20_000;
const PLAYOUTS: u32 = 1_000;

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
            ("random" | "greedy", Some(how)) => {
                let how = echo::text(how);
                Err(t!("error-player-takes-nothing", name = name, how = how))
            }
            ("uct", None) => Ok(Contestant::Uct(Spending::Count(PLAYOUTS))),
            ("uct", Some(how)) => Ok(Contestant::Uct(Spending::read("playouts", how)?)),
            ("engine", None) => Ok(Contestant::Engine(Spending::Count(NODES))),
            ("engine", Some(how)) if how.starts_with("level=") => {
                let level = how.trim_start_matches("level=");
                let parsed = level.parse().map(Contestant::Level);
                parsed.map_err(|_: NoLevel| no_level(level))
            }
            ("engine", Some(how)) if !["nodes", "time"].contains(&setting_name(how)) => {
                Err(t!("error-engine-setting", text = echo::text(how)))
            }
            ("engine", Some(how)) => Ok(Contestant::Engine(Spending::read("nodes", how)?)),
            ("ugi", how) => Ok(Contestant::Ugi(Box::new(how.unwrap_or("").parse()?))),
            _ => Err(t!("error-no-player", name = echo::text(name))),
        }
    }
}

/// Whether a text names a kind of player, whatever else is wrong with it.
pub(crate) fn is_named(text: &str) -> bool {
    let name = text.split(':').next().unwrap_or(text);
    ["random", "greedy", "uct", "engine", "ugi"].contains(&name)
}

fn setting_name(setting: &str) -> &str {
    setting.split('=').next().unwrap_or(setting)
}

fn no_level(text: &str) -> String {
    let names: Vec<&str> = Level::all().map(Level::name).collect();
    t!(
        "error-no-level",
        text = echo::text(text),
        most = names.len(),
        names = names.join(", ")
    )
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Random => f.write_str("random"),
            Contestant::Greedy => f.write_str("greedy"),
            Contestant::Uct(spending) => write!(f, "uct:{}", spending.shown("playouts")),
            Contestant::Engine(spending) => write!(f, "engine:{}", spending.shown("nodes")),
            Contestant::Level(level) => write!(f, "engine:level={level}"),
            Contestant::Ugi(external) => write!(f, "ugi:{external}"),
        }
    }
}

impl Contestant {
    /// Creates the player for one game. When `stop` is triggered, it plays the best it has found.
    pub(crate) fn seated(&self, setup: Setup, seed: u64, stop: &Stop) -> Box<dyn Seated> {
        let stop = stop.clone();
        match self {
            Contestant::Random => Box::new(UniformRandom::new(seed)),
            Contestant::Greedy => Box::new(Greedy::new(seed)),
            Contestant::Uct(spending) => Box::new(UctSeat::new(seed, *spending, stop)),
            Contestant::Engine(spending) => Box::new(EngineSeat::new(*spending, stop)),
            Contestant::Level(level) => Box::new(EngineSeat::at_level(*level, setup, seed, stop)),
            Contestant::Ugi(external) => Box::new(Guest::new((**external).clone(), stop)),
        }
    }

    /// Checks that the player can play at all, before it loses game after game.
    pub(crate) fn try_out(&self, setup: Setup) -> Result<(), Failure> {
        self.try_out_until(setup, &Stop::new())
    }

    /// The same; gives up waiting when `stop` is triggered.
    pub(crate) fn try_out_until(&self, setup: Setup, stop: &Stop) -> Result<(), Failure> {
        match self {
            Contestant::Ugi(external) => external
                .try_out(setup, stop)
                .map_err(|foul| Failure::Misuse(in_words(&foul))),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Position;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in [
            "random",
            "greedy",
            "uct:playouts=64000",
            "uct:time=250ms",
            "engine:nodes=10000",
            "engine:time=250ms",
            "engine:level=casual",
            "ugi:quarterturn ugi",
            "ugi:nodes=500 Hash=16 './my engine' --fast",
        ] {
            let player: Contestant = text.parse().unwrap();
            assert_eq!(player.to_string(), text);
        }
        for (short, long) in [
            ("uct", "uct:playouts=1000"),
            ("uct:time=1s", "uct:time=1000ms"),
            ("engine", "engine:nodes=20000"),
            ("engine:time=2s", "engine:time=2000ms"),
            ("engine:level=1", "engine:level=newcomer"),
        ] {
            let player: Contestant = short.parse().unwrap();
            assert_eq!(player.to_string(), long);
        }
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
            ("engine:", "``"),
            ("engine:nodes", "`nodes`"),
            ("engine:nodes=0", "`nodes` must be from 1 to 4294967295"),
            ("engine:nodes=many", "nodes=many"),
            ("engine:playouts=5", "playouts=5"),
            ("engine:time=5m", "time=5m"),
            ("engine:level=0", "`0` is not a level"),
            ("engine:level=godlike", "`godlike` is not a level"),
            ("engine:level=", "`` is not a level"),
            ("ugi", "missing command"),
            ("ugi:", "missing command"),
            ("ugi:nodes=5", "missing command"),
            ("ugi:nodes=x engine", "nodes=x"),
            ("ugi:patience=0s engine", "`patience`"),
            ("ugi:colour=red engine", "colour=red"),
            ("ugi:'engine", "quote"),
            ("", "``"),
        ] {
            let error = text.parse::<Contestant>().unwrap_err();
            assert!(error.contains(named), "{text}: {error}");
        }
    }

    #[test]
    fn players_end_their_thinking_when_they_are_stopped() {
        let start = Position::start(Setup::TIXEL);
        let stop = Stop::new();
        stop.stop();
        // Otherwise each of them would think for an hour or longer.
        for text in [
            "uct:playouts=4000000000",
            "uct:time=4000s",
            "engine:nodes=4000000000",
            "engine:time=4000s",
            "ugi:patience=4000s cat",
        ] {
            let player: Contestant = text.parse().unwrap();
            let mut seated = player.seated(Setup::TIXEL, 1, &stop);
            seated.choose(&start, &[]);
        }
    }

    #[test]
    fn every_player_plays_a_legal_action() {
        let start = Position::start(Setup::TIX);
        for text in [
            "random",
            "greedy",
            "uct:playouts=50",
            "uct:time=5ms",
            "engine:nodes=500",
            "engine:time=5ms",
            "engine:level=1",
        ] {
            let player: Contestant = text.parse().unwrap();
            player.try_out(Setup::TIX).unwrap();
            let mut seated = player.seated(Setup::TIX, 1, &Stop::new());
            let action = seated.choose(&start, &[]).unwrap();
            assert!(start.is_legal(action), "{text}: {action}");
            assert_eq!(seated.foul(), None);
        }
    }
}
