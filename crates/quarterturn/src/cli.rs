//! The command line as a whole.

use std::io::Write;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use words::Language;

use crate::failure::{Answer, Failure};
use crate::{
    analyze, apply, bench, completions, draw, explain, man, matches, moves, notation, perft, play,
    playouts, record, report, serve, solve, ugi,
};

/// Play, count, explain and draw the games of the Tix family
///
/// Tix, Tixel, Regatta and Tixel with the Poka Yoke expansion, after the exact rules. `play`
/// starts a game at this terminal, `serve` the web app; the other subcommands answer questions
/// about positions.
#[derive(Parser)]
#[command(name = "quarterturn", version, arg_required_else_help = true)]
#[command(after_long_help = notation::IN_SHORT, after_help = "`quarterturn --help` tells more.")]
pub(crate) struct Cli {
    /// The language to speak [default: that of the environment, or English]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language_parser())]
    language: Option<Language>,

    #[command(subcommand)]
    command: Command,
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::tag))
        .map(|tag| Language::from_tag(&tag).unwrap_or_default())
}

#[derive(Subcommand)]
enum Command {
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
    /// The language asked for.
    pub(crate) fn language(&self) -> Option<Language> {
        self.language
    }

    /// Does what was asked for, writing answers to `out`.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Answer, Failure> {
        match &self.command {
            Command::Play(arguments) => play::run(arguments, out),
            Command::Serve(arguments) => serve::run(arguments, out),
            Command::Draw(arguments) => draw::run(arguments, out),
            Command::Moves(arguments) => moves::run(arguments, out),
            Command::Apply(arguments) => apply::run(arguments, out),
            Command::Explain(arguments) => explain::run(arguments, out),
            Command::Analyze(arguments) => analyze::run(arguments, out),
            Command::Solve(arguments) => solve::run(arguments, out),
            Command::Perft(arguments) => perft::run(arguments, out),
            Command::Playouts(arguments) => playouts::run(arguments, out),
            Command::Match(arguments) => matches::run(arguments, out),
            Command::Bench(arguments) => bench::run(arguments, out),
            Command::Ugi(arguments) => ugi::run(arguments, out),
            Command::Report(arguments) => report::run(arguments, out),
            Command::Record(arguments) => record::run(arguments, out),
            Command::Notation(arguments) => notation::run(arguments, out),
            Command::Completions(arguments) => completions::run(arguments, out),
            Command::Man(arguments) => man::run(arguments, out),
        }
    }
}
