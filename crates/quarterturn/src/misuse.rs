//! Command-line errors in the language of the program.

use std::error::Error as _;
use std::fmt::Write as _;

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::cli::Cli;
use crate::language::words;
use crate::{echo, help, t};

/// The message for a command-line error, in several lines; `None` if clap's own text is the
/// message, as for the help shown when a command is given nothing.
pub(crate) fn message(error: &clap::Error) -> Option<String> {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return None;
    }
    let mut text = t!("error-line", message = fault(error));
    if let Some(tip) = tip(error) {
        let _ = write!(text, "\n\n  {}", t!("error-tip", tip = tip));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
        let command: Vec<&str> = usage
            .split(' ')
            .take_while(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
            .collect();
        let usage = whole_usage(&command).unwrap_or_else(|| usage.to_owned());
        let _ = write!(text, "\n\n{}", t!("usage-line", usage = usage));
        let help = t!("usage-help", command = command.join(" "));
        let _ = write!(text, "\n\n{help}");
    }
    Some(echo::message(&text))
}

/// The usage of a command as its help shows it: clap leaves out of errors what it believes was not
/// meant.
fn whole_usage(names: &[&str]) -> Option<String> {
    let mut program = help::localized(Cli::command());
    program.build();
    let mut command = &mut program;
    for name in names.get(1..)? {
        command = command.find_subcommand_mut(name)?;
    }
    let usage = command.render_usage().to_string();
    Some(
        usage
            .strip_prefix("Usage:")
            .unwrap_or(&usage)
            .trim()
            .to_owned(),
    )
}

fn fault(error: &clap::Error) -> String {
    let argument = shown(error, ContextKind::InvalidArg);
    let value = shown(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => t!("usage-unknown", argument = argument),
        ErrorKind::InvalidSubcommand => {
            let name = shown(error, ContextKind::InvalidSubcommand);
            t!("usage-no-subcommand", name = name)
        }
        ErrorKind::MissingSubcommand => t!("usage-missing-subcommand"),
        ErrorKind::MissingRequiredArgument => t!("usage-missing", arguments = argument),
        ErrorKind::ArgumentConflict => {
            let other = shown(error, ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                t!("usage-twice", argument = argument)
            } else {
                t!("usage-conflict", argument = argument, other = other)
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            t!("usage-no-value", argument = argument)
        }
        ErrorKind::InvalidValue => {
            let values = shown(error, ContextKind::ValidValue);
            t!(
                "usage-not-possible",
                argument = argument,
                value = value,
                values = values
            )
        }
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string);
            t!(
                "usage-invalid",
                argument = argument,
                value = value,
                why = why.unwrap_or_default()
            )
        }
        ErrorKind::WrongNumberOfValues => t!(
            "usage-value-count",
            argument = argument,
            expected = count(error, ContextKind::ExpectedNumValues),
            actual = count(error, ContextKind::ActualNumValues)
        ),
        ErrorKind::TooManyValues => t!("usage-takes-no-value", argument = argument),
        ErrorKind::InvalidUtf8 => t!("usage-not-utf8"),
        _ => error.kind().to_string(),
    }
}

fn tip(error: &clap::Error) -> Option<String> {
    let similar = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    let similar = similar.map(|kind| parts(error, kind));
    let names = similar.into_iter().find(|names| !names.is_empty())?;
    // The most similar one comes last.
    let names = names.iter().rev().map(|name| format!("`{name}`"));
    Some(t!("usage-similar", names = words().any_of(names)))
}

fn count(error: &clap::Error, kind: ContextKind) -> u64 {
    match error.get(kind) {
        Some(ContextValue::Number(number)) => u64::try_from(*number).unwrap_or(0),
        _ => 0,
    }
}

/// A part of the error, harmless and short.
fn shown(error: &clap::Error, kind: ContextKind) -> String {
    parts(error, kind).join(", ")
}

fn parts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![echo::text(text)],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| echo::text(text)).collect(),
        _ => Vec::new(),
    }
}
