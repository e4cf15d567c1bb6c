//! The one binary: play, count, explain and draw the games of the Tix family.

mod admin;
mod analyze;
mod apply;
mod available_memory;
mod bench;
mod bot;
mod cli;
mod columns;
mod completions;
mod contestant;
mod draw;
mod echo;
mod explain;
mod failure;
mod help;
mod input;
mod interrupt;
mod language;
mod load;
mod man;
mod matches;
mod misuse;
mod moves;
mod nets;
mod notation;
mod openings;
mod options;
mod output;
mod perft;
mod play;
mod playouts;
mod progress;
mod puzzle;
mod puzzles;
mod record;
mod report;
mod serve;
mod server_fault;
mod solve;
mod sorted_actions;
mod terminal_board;
mod threads;
mod ugi;
mod value_names;
mod whole_number;
mod wrap;

use std::io::{self, Write};
use std::process::ExitCode;

use crate::cli::Cli;
use crate::failure::{Exit, Failure};

fn main() -> ExitCode {
    // Command-line help and errors are translated, too.
    language::settle(std::env::args_os());
    let arguments = match Cli::expanded(std::env::args_os().collect()) {
        Ok(arguments) => arguments,
        Err(failure) => return failed(&failure),
    };
    let answer = match Cli::parse_localized(arguments) {
        Ok(cli) => cli.run(&mut io::stdout().lock()),
        Err(error) if error.use_stderr() => return misused(&error),
        // Help or the version.
        Err(error) => help::print(&error)
            .map_err(Failure::from)
            .map(|()| Exit::Yes),
    };
    let answer = answer.and_then(|answer| match io::stdout().flush() {
        // The reader has gone; the exit code is unaffected.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(answer),
        flushed => Ok(flushed.map(|()| answer)?),
    });
    match answer {
        Ok(Exit::Yes) => ExitCode::SUCCESS,
        Ok(Exit::No) => ExitCode::from(1),
        Ok(Exit::Interrupted(code)) => ExitCode::from(code),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => failed(&failure),
    }
}

fn failed(failure: &Failure) -> ExitCode {
    let message = echo::message(&failure.to_string());
    // stderr may be closed; nothing more can be done.
    let _ = writeln!(io::stderr(), "{}", t!("error-line", message = message));
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
    // stderr may be closed; there is nobody left to tell.
    let _ = match misuse::message(error) {
        Some(message) => writeln!(io::stderr(), "{message}"),
        None => help::print(error),
    };
    tip_about_quotes();
    ExitCode::from(2)
}

fn tip_about_quotes() {
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    if let Some(tip) = input::quoting_tip(&arguments) {
        let _ = writeln!(io::stderr(), "{}", t!("error-tip", tip = tip));
    }
}
