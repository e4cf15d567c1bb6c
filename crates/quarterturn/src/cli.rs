//! The command line as a whole.

use std::ffi::OsString;
use std::io::Write;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use words::Language;

use crate::failure::{Answer, Failure};
use crate::{
    analyze, apply, bench, completions, draw, explain, help, man, matches, moves, notation, perft,
    play, playouts, record, report, serve, solve, ugi,
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
    // Read before everything else, by `language::settle`; here it is only checked.
    _language: Option<Language>,

    #[command(subcommand)]
    task: Task,
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::tag))
        .map(|tag| Language::from_tag(&tag).unwrap_or_default())
}

#[derive(Subcommand)]
enum Task {
    Play(play::Play),
    Serve(serve::Serve),
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
    Report(report::Report),
    Record(record::Record),
    Notation(notation::Notation),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Cli {
    /// Parses a command line; help and errors are in the language of the program.
    pub(crate) fn parse_localized(
        arguments: impl IntoIterator<Item = OsString>,
    ) -> Result<Cli, clap::Error> {
        let mut command = help::localized(Cli::command());
        let matches = command.try_get_matches_from_mut(arguments)?;
        Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }

    /// Runs the subcommand, which writes its output to `out`.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Answer, Failure> {
        match &self.task {
            Task::Play(arguments) => play::run(arguments, out),
            Task::Serve(arguments) => serve::run(arguments, out),
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
            Task::Record(arguments) => record::run(arguments, out),
            Task::Notation(arguments) => notation::run(arguments, out),
            Task::Completions(arguments) => completions::run(arguments, out),
            Task::Man(arguments) => man::run(arguments, out),
        }
    }
}
