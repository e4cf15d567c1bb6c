//! `quarterturn man`: manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, CommandFactory};

use crate::cli::Cli;
use crate::echo;
use crate::failure::{Exit, Failure};
use crate::help;
use crate::output::Overwrite;
use crate::t;

/// Write manual pages
///
/// Writes the page of the program or of a subcommand to stdout; with --folder, writes all pages to
/// files.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn man | man -l -
  quarterturn man play | man -l -
  quarterturn man record check | man -l -
  quarterturn man --folder ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// Write the page of this subcommand, such as `play` or `record check`
    #[arg(value_name = "SUBCOMMAND", conflicts_with = "folder")]
    subcommand: Vec<String>,

    /// Write all pages to this folder, creating it if necessary
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,
}

pub(crate) fn run(arguments: &Man, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut program = help::localized(Cli::command().disable_help_subcommand(true));
    program.build();
    if let Some(folder) = &arguments.folder {
        if folder.is_file() {
            let fault = t!("error-file-not-folder", path = echo::path(folder));
            return Err(Failure::Misuse(fault));
        }
        fs::create_dir_all(folder).map_err(|error| Failure::Io {
            what: t!("error-cannot-create-folder", what = echo::path(folder)),
            error,
        })?;
        for command in std::iter::once(&program).chain(pages(&program)) {
            let path = folder.join(format!("{}.1", page_name(command)));
            arguments.overwrite.write(&path, &page(command)?)?;
        }
        return Ok(Exit::Yes);
    }
    let name = arguments.subcommand.join("-");
    let command = match name.as_str() {
        "" => &program,
        name => named(&program, name).ok_or_else(|| {
            let (above, unknown) = deepest(&program, &arguments.subcommand);
            let names: Vec<&str> = above
                .get_subcommands()
                .map(clap::Command::get_name)
                .collect();
            let fault = t!("usage-no-subcommand", name = echo::text(&unknown));
            let tip = t!("usage-subcommands", names = names.join(", "));
            Failure::Misuse(format!("{fault}\n{}", t!("error-tip", tip = tip)))
        })?,
    };
    out.write_all(&page(command)?)?;
    Ok(Exit::Yes)
}

/// The command reached by the first of these names, and the names left over.
fn deepest<'a>(program: &'a clap::Command, names: &[String]) -> (&'a clap::Command, String) {
    let mut command = program;
    let mut rest = names;
    while let [name, after @ ..] = rest
        && let Some(below) = command.find_subcommand(name)
        && below.has_subcommands()
    {
        (command, rest) = (below, after);
    }
    (command, rest.join(" "))
}

/// The subcommand whose page has this name, without the name of the program.
fn named<'a>(program: &'a clap::Command, name: &str) -> Option<&'a clap::Command> {
    let name = format!("{}-{name}", program.get_name());
    pages(program)
        .into_iter()
        .find(|command| page_name(command) == name)
}

/// All subcommands that have a page, at every level.
fn pages(command: &clap::Command) -> Vec<&clap::Command> {
    command
        .get_subcommands()
        .flat_map(|below| std::iter::once(below).chain(pages(below)))
        .collect()
}

fn page_name(command: &clap::Command) -> String {
    let name = command.get_bin_name().unwrap_or(command.get_name());
    name.replace(' ', "-")
}

/// A page with its headings, which clap writes in English, translated.
fn with_headings(page: &[u8]) -> String {
    let mut page = String::from_utf8_lossy(page).into_owned();
    for (english, key) in [
        ("NAME", "help-page-name"),
        ("SYNOPSIS", "help-page-synopsis"),
        ("DESCRIPTION", "help-page-description"),
        ("NOTES", "help-page-notes"),
    ] {
        let heading = help::text(key, english);
        page = page.replacen(&format!(".SH {english}\n"), &format!(".SH {heading}\n"), 1);
    }
    let lines = page.lines().map(|line| match line.starts_with(".SH ") {
        true => line.to_uppercase(),
        false => line.to_owned(),
    });
    lines.map(|line| line + "\n").collect()
}

fn page(command: &clap::Command) -> Result<Vec<u8>, io::Error> {
    let version = format!("quarterturn {}", env!("CARGO_PKG_VERSION"));
    let man = clap_mangen::Man::new(command.clone())
        .title(page_name(command).to_uppercase())
        .source(version);
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    if command.get_arguments().next().is_some() {
        man.render_options_section(&mut page)?;
    }
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    if command.get_after_long_help().is_some() {
        let mut notes = Vec::new();
        man.render_extra_section(&mut notes)?;
        // Examples and tables keep their line breaks.
        let notes = String::from_utf8_lossy(&notes).replace(".SH EXTRA\n", ".SH NOTES\n.nf\n");
        page.write_all(notes.as_bytes())?;
        page.write_all(b".fi\n")?;
    }
    Ok(with_headings(&page).into_bytes())
}
