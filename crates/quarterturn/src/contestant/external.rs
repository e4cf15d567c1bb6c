//! Another program as a player.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use arena::{Foul, FoulKind, Seated};
use engine::{Choose, Stop};
use rules::{Action, Position, Setup};
use ugi::{Go, Name, Origin, Reply, Text, UgiCommand};

use super::process::Process;
use super::purse::Purse;
use super::spending::{NoTime, Spending, duration, out_of_range, readable};
use crate::{echo, t};

/// The most options of a program that are kept.
const MOST_OPTIONS: usize = 1_000;

/// A program that speaks the engine protocol, and its settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct External {
    /// As given on the command line.
    text: String,
    words: Vec<String>,
    spending: Spending,
    patience: Duration,
    options: Vec<(Name, Text)>,
}

/// The default limit for a program.
const TIME: Duration = Duration::from_millis(250);
const PATIENCE: Duration = Duration::from_secs(30);

impl FromStr for External {
    type Err = String;

    fn from_str(text: &str) -> Result<External, String> {
        let mut external = External {
            text: text.to_owned(),
            words: Vec::new(),
            spending: Spending::Time(TIME),
            patience: PATIENCE,
            options: Vec::new(),
        };
        let words =
            shlex::split(text).ok_or_else(|| t!("error-ugi-quote", text = echo::line(text)))?;
        let mut words = words.into_iter().peekable();
        while let Some(word) = words.next_if(|word| is_setting(word)) {
            external.set(&word)?;
        }
        external.words = words.collect();
        if external.words.is_empty() {
            return Err(t!("error-ugi-no-command"));
        }
        Ok(external)
    }
}

impl fmt::Display for External {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&echo::line(&self.text))
    }
}

/// Whether a word before the command is a setting: `name=value`.
fn is_setting(word: &str) -> bool {
    let name = word.split_once('=').map(|(name, _)| name);
    name.is_some_and(|name| name.chars().all(|c| c.is_ascii_alphanumeric()))
}

impl External {
    fn set(&mut self, setting: &str) -> Result<(), String> {
        let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
        match (name, duration(value)) {
            ("nodes" | "time", _) => self.spending = Spending::read("nodes", setting)?,
            ("patience", Err(NoTime::OutOfRange)) => return Err(out_of_range("patience")),
            ("patience", Err(NoTime::Unreadable)) => {
                return Err(t!("error-ugi-patience", value = echo::text(value)));
            }
            ("patience", Ok(time)) => self.patience = time,
            _ if name.starts_with(|c: char| c.is_ascii_uppercase()) => {
                let wrong = |_| t!("error-ugi-option", setting = echo::text(setting));
                let name = Name::new(name).map_err(wrong)?;
                self.options.push((name, Text::new(value).map_err(wrong)?));
            }
            _ => {
                return Err(t!("error-ugi-setting", setting = echo::text(setting)));
            }
        }
        Ok(())
    }

    /// Checks that the program starts and speaks the protocol.
    pub(super) fn try_out(&self, setup: Setup, stop: &Stop) -> Result<(), Foul> {
        Conversation::begin(self, setup, stop.clone()).map(drop)
    }
}

impl External {
    /// Rejects an option that the program does not have: a misspelt one would be ignored, and the
    /// match would measure something else.
    fn check_options(&self, program: &str, offered: &[Name]) -> Result<(), Foul> {
        let has = |wanted: &Name| {
            let mut names = offered.iter().map(Name::as_str);
            names.any(|name| name.eq_ignore_ascii_case(wanted.as_str()))
        };
        match self.options.iter().find(|(name, _)| !has(name)) {
            None => Ok(()),
            Some((name, _)) => {
                let name = echo::text(name.as_str());
                let what = t!("foul-no-option", program = program, name = name);
                Err(Foul::new(FoulKind::Unreadable, what))
            }
        }
    }
}

/// How far a program may exceed its time for an action: an allowance for start-up, a busy machine
/// and the round trip.
const TOLERANCE: Duration = Duration::from_millis(500);
/// How long a program that has exceeded its time may take to answer `stop`.
const LAST_WORD: Duration = Duration::from_secs(1);

/// A program that has completed the handshake.
struct Conversation {
    process: Process,
    setup: Setup,
    /// Whether the setup could be selected, so that `startpos` is its start.
    knows_setup: bool,
}

impl Conversation {
    fn begin(external: &External, setup: Setup, stop: Stop) -> Result<Conversation, Foul> {
        let mut process = Process::start(&external.words, stop)?;
        process.say(UgiCommand::Ugi);
        let is_setup = |name: &Name| name.as_str().eq_ignore_ascii_case("setup");
        let mut offered: Vec<Name> = Vec::new();
        process.wait_for("ugiok", external.patience, |reply| match reply {
            Reply::Option(option) => {
                // A program that never stops is read, but not stored.
                if offered.len() < MOST_OPTIONS {
                    offered.push(option.name);
                }
                None
            }
            reply => (reply == Reply::UgiOk).then_some(()),
        })?;
        external.check_options(process.name(), &offered)?;
        let chosen = offered.into_iter().find(is_setup);
        let knows_setup = chosen.is_some();
        let chosen = chosen.map(|name| (name, Text::lossy(&setup.to_string())));
        for (name, value) in chosen.iter().chain(&external.options) {
            process.say(UgiCommand::SetOption {
                name: name.clone(),
                value: Some(value.clone()),
            });
        }
        if chosen.is_some() || !external.options.is_empty() {
            all_accepted(&mut process, external.patience)?;
        }
        process.say(UgiCommand::NewGame);
        process.say(UgiCommand::IsReady);
        process.wait_for("readyok", external.patience, |reply| {
            (reply == Reply::ReadyOk).then_some(())
        })?;
        Ok(Conversation {
            process,
            setup,
            knows_setup,
        })
    }

    /// A program that still answers `stop` has exceeded its time; otherwise it is silent.
    fn late_or_silent(&mut self, silence: Foul, patience: Duration) -> Foul {
        self.process.say(UgiCommand::Stop);
        match self.process.wait_for("bestmove", LAST_WORD, best_move) {
            Ok(_) => Foul::new(FoulKind::Time, self.process.lateness(patience)),
            Err(_) => silence,
        }
    }

    /// Asks for an action.
    fn ask(
        &mut self,
        start: &Position,
        actions: &[Action],
        go: Go,
        patience: Duration,
    ) -> Result<Action, Foul> {
        let from_start = self.knows_setup && *start == Position::start(self.setup);
        let origin = if from_start {
            Origin::Start
        } else {
            Origin::Fen(Box::new(*start))
        };
        let moves = actions.to_vec();
        self.process.say(UgiCommand::Position { origin, moves });
        self.process.say(UgiCommand::Go(go));
        let begun = Instant::now();
        let best = match self.process.wait_for("bestmove", patience, best_move) {
            Err(foul)
                if matches!(foul.kind, FoulKind::Silence | FoulKind::Time)
                    && go.movetime.is_some() =>
            {
                return Err(self.late_or_silent(foul, patience));
            }
            best => best?,
        };
        let took = begun.elapsed();
        match go.movetime.map(Duration::from_millis) {
            // If it was stopped from outside, it had no chance to finish in time.
            Some(limit) if took > limit + TOLERANCE && !self.process.is_stopped() => {
                Err(Foul::new(FoulKind::Time, self.slowness(took, limit)))
            }
            _ => best.ok_or_else(|| Foul::new(FoulKind::Illegal, t!("foul-bestmove-none"))),
        }
    }

    /// A foul: it answered, but too late.
    fn slowness(&self, took: Duration, limit: Duration) -> String {
        t!(
            "foul-slow",
            program = self.process.name(),
            took = readable(took),
            limit = readable(limit)
        )
    }
}

/// Waits until options are set. A program that rejects a value would play with another one, and the
/// match would measure something else.
fn all_accepted(process: &mut Process, patience: Duration) -> Result<(), Foul> {
    process.say(UgiCommand::IsReady);
    let mut rejection = None;
    process.wait_for("readyok", patience, |reply| match reply {
        Reply::Message(text) if text.as_str().starts_with("error") => {
            rejection.get_or_insert(text);
            None
        }
        reply => (reply == Reply::ReadyOk).then_some(()),
    })?;
    match rejection {
        None => Ok(()),
        Some(text) => {
            let why = text.as_str().trim_start_matches("error").trim_start();
            let why = echo::line(why.trim_start_matches(':').trim_start());
            let what = t!("foul-option-rejected", program = process.name(), why = why);
            Err(Foul::new(FoulKind::Unreadable, what))
        }
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "what waits for a reply hands it over"
)]
fn best_move(reply: Reply) -> Option<Option<Action>> {
    match reply {
        Reply::BestMove(best) => Some(best),
        _ => None,
    }
}

/// A program at the board, for one game.
pub(super) struct Guest {
    external: External,
    purse: Purse,
    conversation: Option<Conversation>,
    /// Where the game began and the actions since.
    game: Option<(Position, Vec<Action>)>,
    foul: Option<Foul>,
    stop: Stop,
}

impl Guest {
    pub(super) fn new(external: External, stop: Stop) -> Guest {
        Guest {
            purse: Purse::new(external.spending.time()),
            external,
            conversation: None,
            game: None,
            foul: None,
            stop,
        }
    }

    fn try_choose(&mut self, position: &Position) -> Result<Action, Foul> {
        let external = &self.external;
        let setup = position.setup();
        let conversation = match self.conversation.take().filter(|held| held.setup == setup) {
            Some(conversation) => conversation,
            None => Conversation::begin(external, setup, self.stop.clone())?,
        };
        let conversation = self.conversation.insert(conversation);
        let (go, patience) = match external.spending {
            Spending::Count(nodes) => {
                let nodes = Some(u64::from(nodes));
                (
                    Go {
                        nodes,
                        ..Go::INFINITE
                    },
                    external.patience,
                )
            }
            Spending::Time(_) => {
                let share = self.purse.share(position);
                let millis = u64::try_from(share.as_millis()).unwrap_or(u64::MAX);
                let movetime = Some(millis.max(1));
                (
                    Go {
                        movetime,
                        ..Go::INFINITE
                    },
                    share + external.patience,
                )
            }
        };
        let (start, actions) = match &self.game {
            Some((start, actions)) => (*start, actions.as_slice()),
            None => (*position, [].as_slice()),
        };
        let begun = Instant::now();
        let action = conversation.ask(&start, actions, go, patience);
        self.purse.spend(begun.elapsed());
        action
    }
}

impl Choose for Guest {
    fn choose(&mut self, position: &Position, _before: &[u64]) -> Option<Action> {
        self.foul = None;
        let chosen = self.try_choose(position);
        self.game = None;
        match chosen {
            Ok(action) => Some(action),
            Err(foul) => {
                // Any later reply would belong to an earlier question.
                self.conversation = None;
                self.foul = Some(foul);
                None
            }
        }
    }
}

impl Seated for Guest {
    fn follow(&mut self, start: &Position, actions: &[Action]) {
        self.game = Some((*start, actions.to_vec()));
    }

    fn foul(&self) -> Option<&Foul> {
        self.foul.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_backslashes_keep_words_together() {
        let words = |text: &str| text.parse::<External>().map(|external| external.words);
        let split = words(" './my engine'  --name=\"A b\" '' x\\ y").unwrap();
        assert_eq!(split, ["./my engine", "--name=A b", "", "x y"]);
        assert!(words("a 'b").unwrap_err().contains("quote"));
    }

    #[test]
    fn settings_come_before_the_command() {
        let text = "nodes=500 patience=2s Hash=16 ./a=b nodes=7";
        let external: External = text.parse().unwrap();
        assert_eq!(external.spending, Spending::Count(500));
        assert_eq!(external.patience, Duration::from_secs(2));
        assert_eq!(external.words, ["./a=b", "nodes=7"]);
        let [(name, value)] = external.options.as_slice() else {
            panic!("one option");
        };
        assert_eq!((name.as_str(), value.as_str()), ("Hash", "16"));
    }

    #[test]
    fn a_command_that_does_not_exist_is_named() {
        let external: External = "/no/such/engine".parse().unwrap();
        let foul = external.try_out(Setup::TIX, &Stop::new()).unwrap_err();
        assert_eq!(foul.kind, FoulKind::Crash);
        assert!(
            foul.to_string()
                .starts_with("cannot start `/no/such/engine`"),
            "{foul}"
        );
    }
}
