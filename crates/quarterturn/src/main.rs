//! The one binary: play, count, explain and draw the games of the Tix family.

mod analyze;
mod apply;
mod bench;
mod cli;
mod completions;
mod contestant;
mod draw;
mod echo;
mod explain;
mod failure;
mod input;
mod language;
mod man;
mod matches;
mod moves;
mod notation;
mod options;
mod output;
mod perft;
mod play;
mod playouts;
mod progress;
mod record;
mod report;
mod serve;
mod solve;
mod sorted_actions;
mod terminal_board;
mod threads;
mod ugi;
mod wrap;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::failure::{Answer, Failure};

fn main() -> ExitCode {
    let answer = match Cli::try_parse() {
        Ok(cli) => run(&cli),
        Err(error) if error.use_stderr() => return misused(&error),
        // Help or the version.
        Err(error) => error.print().map_err(Failure::from).map(|()| Answer::Yes),
    };
    let answer = answer.and_then(|answer| {
        io::stdout().flush()?;
        Ok(answer)
    });
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => failed(&failure),
    }
}

fn run(cli: &Cli) -> Result<Answer, Failure> {
    language::settle(cli.language());
    let mut out = io::stdout().lock();
    cli.run(&mut out)
}

fn failed(failure: &Failure) -> ExitCode {
    let message = echo::message(&failure.to_string());
    // stderr may be closed; there is nobody left to tell.
    let _ = writeln!(io::stderr(), "error: {message}");
    if matches!(failure, Failure::Unreadable(_)) {
        tip_about_quotes();
    }
    ExitCode::from(match failure {
        Failure::Refused(_) => 1,
        _ => 2,
    })
}

/// Reports what is wrong with the command line.
fn misused(error: &clap::Error) -> ExitCode {
    // clap's message quotes arguments verbatim, between its own colour codes.
    if std::env::args_os().all(|argument| echo::is_plain(&argument.to_string_lossy())) {
        let _ = error.print();
    } else {
        let message = echo::message_about_arguments(&error.to_string());
        let _ = writeln!(io::stderr(), "{}", message.trim_end());
    }
    tip_about_quotes();
    ExitCode::from(2)
}

fn tip_about_quotes() {
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    if let Some(tip) = input::quoting_tip(&arguments) {
        let _ = writeln!(io::stderr(), "tip: {tip}");
    }
}
