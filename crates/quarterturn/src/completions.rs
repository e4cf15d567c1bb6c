//! `quarterturn completions`: completion for shells.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::cli::Cli;
use crate::failure::{Exit, Failure};
use crate::help;

/// Write a completion script for a shell
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn completions bash > ~/.local/share/bash-completion/completions/quarterturn
  quarterturn completions zsh > ~/.zfunc/_quarterturn
  quarterturn completions fish > ~/.config/fish/completions/quarterturn.fish")]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(arguments: &Completions, out: &mut dyn Write) -> Result<Exit, Failure> {
    // Into memory first: the generator panics if it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut help::localized(Cli::command()),
        "quarterturn",
        &mut script,
    );
    out.write_all(&script)?;
    Ok(Exit::Yes)
}
