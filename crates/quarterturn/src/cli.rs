//! The command line as a whole.

use std::ffi::OsString;
use std::io::Write;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use words::Language;

use crate::failure::{Exit, Failure};
use crate::output::{Printed, WhenUnread};
use crate::{
    admin, analyze, apply, bench, bot, completions, draw, explain, help, language, load, man,
    matches, moves, notation, openings, perft, play, playouts, puzzle, puzzles, record, report,
    serve, solve, ugi,
};

/// Play, count, explain and draw the games of the Tix family
///
/// Tix, Tixel, Regatta, and Tixel with the Poka Yoke expansion, by the exact rules. `play` starts
/// a game in this terminal, `serve` the web app; the other subcommands answer questions about
/// positions and games.
#[derive(Parser)]
#[command(name = "quarterturn", version, arg_required_else_help = true)]
#[command(after_long_help = notation::IN_SHORT, after_help = "See `quarterturn --help` for more.")]
pub(crate) struct Cli {
    /// Language of the output [default: that of the environment, or English]
    #[arg(long = "language", id = "language", global = true, value_name = "LANGUAGE", value_parser = language_parser())]
    // Read before everything else, by `language::settle`; only validated here.
    _language: Option<Language>,

    #[command(subcommand)]
    task: Task,
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::tag))
        .map(|tag| Language::from_tag(&tag).unwrap_or_default())
}

/// The error for an unsupported language.
fn wrong_language(command: &mut clap::Command, arguments: &[OsString]) -> Option<clap::Error> {
    let tag = language::requested_tag(arguments.iter().cloned())?;
    let alone = ["quarterturn", "--language", &tag];
    let parsed = command.try_get_matches_from_mut(alone);
    parsed
        .err()
        .filter(|error| error.kind() == ErrorKind::InvalidValue)
}

/// The same command, in which `-1` is a value, so that errors name the option or argument it is for.
fn with_negative_values(command: clap::Command) -> clap::Command {
    command
        .mut_args(|arg| match arg.get_action().takes_values() {
            true => arg.allow_negative_numbers(true),
            false => arg,
        })
        .mut_subcommands(with_negative_values)
}

/// The arguments with only names after `help`, which takes no options in clap: `--language` is
/// moved before it, and `--help` is dropped as redundant.
fn bare_help(arguments: Vec<OsString>) -> Vec<OsString> {
    let mut bare = Vec::new();
    let mut names: Option<Vec<OsString>> = None;
    let mut asked_twice = false;
    let mut words = 0;
    let mut rest = arguments.clone().into_iter();
    bare.extend(rest.next());
    while let Some(argument) = rest.next() {
        let text = argument.to_string_lossy().into_owned();
        match (text.as_str(), &mut names) {
            ("--language", _) => {
                bare.push(argument);
                bare.extend(rest.next());
            }
            (text, _) if text.starts_with("--language=") => bare.push(argument),
            ("-h" | "--help", Some(_)) => asked_twice = true,
            (_, Some(names)) => names.push(argument),
            ("help", None) => names = Some(Vec::new()),
            // Only these have subcommands of their own.
            ("record" | "puzzles" | "openings" | "admin", None) if words == 0 => {
                words = 1;
                bare.push(argument);
            }
            _ => return arguments,
        }
    }
    let Some(mut names) = names else {
        return arguments;
    };
    if asked_twice && names.is_empty() {
        names.push("help".into());
    }
    bare.push("help".into());
    bare.extend(names);
    bare
}

#[derive(Subcommand)]
enum Task {
    Play(play::Play),
    Serve(serve::Serve),
    Bot(bot::Bot),
    Admin(admin::Admin),
    Draw(draw::Draw),
    Moves(moves::Moves),
    Apply(apply::Apply),
    Explain(explain::Explain),
    Analyze(analyze::Analyze),
    Solve(solve::Solve),
    Perft(perft::Perft),
    Playouts(playouts::Playouts),
    Match(matches::Match),
    Bench(bench::Bench),
    Ugi(ugi::Ugi),
    Report(report::SetupReport),
    Load(load::Load),
    Record(record::Record),
    Puzzle(puzzle::PuzzleTask),
    Puzzles(puzzles::Puzzles),
    Openings(openings::Openings),
    Notation(notation::Notation),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Cli {
    /// The arguments with those that come from the environment or a file.
    pub(crate) fn expanded(arguments: Vec<OsString>) -> Result<Vec<OsString>, Failure> {
        serve::settings::expanded(&Cli::command(), arguments)
    }

    /// Parses a command line; help and errors are in the language of the program.
    pub(crate) fn parse_localized(
        arguments: impl IntoIterator<Item = OsString>,
    ) -> Result<Cli, clap::Error> {
        let arguments: Vec<OsString> = arguments.into_iter().collect();
        let mut command = help::localized(with_negative_values(Cli::command()));
        let parsed = command.try_get_matches_from_mut(bare_help(arguments.clone()));
        match parsed {
            Ok(matches) => {
                Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
            }
            // Whatever else is wrong, the error must be in the requested language.
            Err(error) if error.use_stderr() => {
                Err(wrong_language(&mut command, &arguments).unwrap_or(error))
            }
            Err(help) => Err(help),
        }
    }

    /// Runs the subcommand, which writes its output to `out`.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Exit, Failure> {
        let when_unread = match self.task {
            // They have nothing else to do.
            Task::Play(_) | Task::Puzzle(_) | Task::Moves(_) | Task::Perft(_) | Task::Ugi(_) => {
                WhenUnread::Fail
            }
            // They may have files to write, and their exit code is an answer.
            _ => WhenUnread::GoOn,
        };
        let out = &mut Printed::new(out, when_unread);
        match &self.task {
            Task::Play(arguments) => play::run(arguments, out),
            Task::Serve(arguments) => serve::run(arguments, out),
            Task::Bot(arguments) => bot::run(arguments, out),
            Task::Admin(arguments) => admin::run(arguments, out),
            Task::Draw(arguments) => draw::run(arguments, out),
            Task::Moves(arguments) => moves::run(arguments, out),
            Task::Apply(arguments) => apply::run(arguments, out),
            Task::Explain(arguments) => explain::run(arguments, out),
            Task::Analyze(arguments) => analyze::run(arguments, out),
            Task::Solve(arguments) => solve::run(arguments, out),
            Task::Perft(arguments) => perft::run(arguments, out),
            Task::Playouts(arguments) => playouts::run(arguments, out),
            Task::Match(arguments) => matches::run(arguments, out),
            Task::Bench(arguments) => bench::run(arguments, out),
            Task::Ugi(arguments) => ugi::run(arguments, out),
            Task::Report(arguments) => report::run(arguments, out),
            Task::Load(arguments) => load::run(arguments, out),
            Task::Record(arguments) => record::run(arguments, out),
            Task::Puzzle(arguments) => puzzle::run(arguments, out),
            Task::Puzzles(arguments) => puzzles::run(arguments, out),
            Task::Openings(arguments) => openings::run(arguments, out),
            Task::Notation(arguments) => notation::run(arguments, out),
            Task::Completions(arguments) => completions::run(arguments, out),
            Task::Man(arguments) => man::run(arguments, out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_names_follows_help() {
        for (typed, understood) in [
            ("help", "help"),
            ("help play", "help play"),
            ("help play --language de", "--language de help play"),
            ("help --language=de play", "--language=de help play"),
            ("help play --help", "help play"),
            ("help -h", "help help"),
            ("help --help", "help help"),
            ("record help show -h", "record help show"),
            ("record show --help", "record show --help"),
            ("--language de help", "--language de help"),
            ("explain tixel help --help", "explain tixel help --help"),
        ] {
            let split = |text: &str| -> Vec<OsString> {
                let words = ["quarterturn"].into_iter().chain(text.split(' '));
                words.map(OsString::from).collect()
            };
            assert_eq!(bare_help(split(typed)), split(understood), "{typed}");
        }
    }
}
