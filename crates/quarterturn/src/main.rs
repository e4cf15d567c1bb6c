//! The one binary: play, count, explain and draw the games of the Tix family.

mod analyze;
mod apply;
mod bench;
mod cli;
mod completions;
mod contestant;
mod draw;
mod explain;
mod failure;
mod input;
mod language;
mod listing;
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
mod screen;
mod serve;
mod solve;
mod threads;
mod ugi;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::failure::{Answer, Failure};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help goes to stdout and is fine, the rest goes to stderr; nobody may be reading.
            let _ = error.print();
            if error.use_stderr() {
                tip_about_quotes();
            }
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    language::settle(cli.language());
    let mut out = io::stdout().lock();
    let answer = cli.run(&mut out).and_then(|answer| {
        out.flush()?;
        Ok(answer)
    });
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "error: {failure}");
            if matches!(failure, Failure::Unreadable(_)) {
                tip_about_quotes();
            }
            ExitCode::from(match failure {
                Failure::Refused(_) => 1,
                _ => 2,
            })
        }
    }
}

fn tip_about_quotes() {
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    if let Some(tip) = input::quoting_tip(&arguments) {
        let _ = writeln!(io::stderr(), "tip: {tip}");
    }
}
