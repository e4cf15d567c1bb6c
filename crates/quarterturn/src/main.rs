//! The one binary: play, count, explain and draw the games of the Tix family.

mod apply;
mod cli;
mod completions;
mod draw;
mod explain;
mod failure;
mod input;
mod listing;
mod man;
mod moves;
mod notation;
mod perft;
mod play;
mod playouts;
mod progress;
mod random;
mod record;
mod screen;
mod threads;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::failure::{Answer, Failure};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::stdout().lock();
    let answer = cli.run(&mut out);
    let answer = answer.and_then(|answer| {
        out.flush()?;
        Ok(answer)
    });
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Whoever closed stderr does not want to know.
            let _ = writeln!(io::stderr(), "error: {failure}");
            ExitCode::from(match failure {
                Failure::Refused(_) => 1,
                _ => 2,
            })
        }
    }
}
