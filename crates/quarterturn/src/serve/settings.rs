//! Options of `serve` and `admin` from the environment and from a file.
//!
//! Both become arguments, so that they are parsed and rejected like typed ones. The command line
//! overrides the environment, which overrides the file. The names follow from the option:
//! `--public-url` is `QUARTERTURN_PUBLIC_URL`, and `public-url` in the file. `admin` reads the file of
//! the server and takes from it what it has an option for.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use clap::{ArgAction, Command};
use toml::{Table, Value};

use crate::failure::Failure;
use crate::{echo, input, t};

/// The option that names the file.
const CONFIG: &str = "config";

/// Options that say what to do this time, and are therefore only read from the command line.
const ONLY_TYPED: [&str; 2] = ["language", "done"];

/// The arguments with those from the environment and from a file, if they are for `serve` or `admin`.
pub(crate) fn expanded(
    program: &Command,
    arguments: Vec<OsString>,
) -> Result<Vec<OsString>, Failure> {
    let (Some(serve), Some((command, index))) = (
        program.find_subcommand("serve"),
        chosen(program, &arguments),
    ) else {
        return Ok(arguments);
    };
    let (before, typed) = arguments.split_at(index + 1);
    let environment = |option: &str| env::var_os(variable(option));
    let own: Vec<&str> = options(command).collect();
    let mut added = Vec::new();
    for option in &own {
        if !is_typed(typed, option)
            && let Some(value) = environment(option)
        {
            added.push(argument(option, &value));
        }
    }
    if let Some(path) = file(typed).or_else(|| environment(CONFIG).map(PathBuf::from)) {
        let text = input::small_text(&path)?;
        let known: Vec<&str> = options(serve).chain(own.iter().copied()).collect();
        let is_wanted = |option: &str| {
            own.contains(&option) && !is_typed(typed, option) && environment(option).is_none()
        };
        added.extend(from_file(&known, &path, &text, &is_wanted)?);
    }
    Ok([before, &added, typed].concat())
}

/// The subcommand, if it is `serve` or one of `admin`, and the index of its last word.
fn chosen<'p>(program: &'p Command, arguments: &[OsString]) -> Option<(&'p Command, usize)> {
    let (name, index) = word(arguments, 1)?;
    let command = program.find_subcommand(name)?;
    match name {
        "serve" => Some((command, index)),
        "admin" => {
            let (name, index) = word(arguments, index + 1)?;
            Some((command.find_subcommand(name)?, index))
        }
        _ => None,
    }
}

/// The first argument from an index on that does not choose the language, and its index.
fn word(arguments: &[OsString], mut index: usize) -> Option<(&str, usize)> {
    loop {
        let argument = arguments.get(index)?.to_str()?;
        match argument {
            "--language" => index += 2,
            _ if argument.starts_with("--language=") => index += 1,
            _ => return Some((argument, index)),
        }
    }
}

/// The long names of the options that take a value and are not only typed.
fn options(command: &Command) -> impl Iterator<Item = &str> {
    command
        .get_arguments()
        .filter(|argument| matches!(argument.get_action(), ArgAction::Set | ArgAction::Append))
        .filter_map(|argument| argument.get_long())
        .filter(|option| !ONLY_TYPED.contains(option))
}

fn variable(option: &str) -> String {
    format!(
        "QUARTERTURN_{}",
        option.to_ascii_uppercase().replace('-', "_")
    )
}

fn argument(option: &str, value: &OsStr) -> OsString {
    let mut argument = OsString::from(format!("--{option}="));
    argument.push(value);
    argument
}

fn is_typed(typed: &[OsString], option: &str) -> bool {
    typed.iter().any(|argument| {
        let argument = argument.to_string_lossy();
        let name = argument.split('=').next().unwrap_or_default();
        name.strip_prefix("--") == Some(option)
    })
}

/// The file that is named by a typed option.
fn file(typed: &[OsString]) -> Option<PathBuf> {
    let mut arguments = typed.iter();
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy();
        if text == "--config" {
            return arguments.next().map(PathBuf::from);
        }
        if let Some(path) = text.strip_prefix("--config=") {
            return Some(PathBuf::from(path));
        }
    }
    None
}

/// The options in a file that are wanted from it.
fn from_file(
    known: &[&str],
    path: &Path,
    text: &str,
    is_wanted: &dyn Fn(&str) -> bool,
) -> Result<Vec<OsString>, Failure> {
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| {
            text.get(..span.start)
                .unwrap_or_default()
                .matches('\n')
                .count()
                + 1
        });
        Failure::Misuse(t!(
            "error-config-syntax",
            file = echo::path(path),
            line = line.to_string(),
            why = error.message().to_owned()
        ))
    })?;
    let mut known: Vec<&str> = known.to_vec();
    known.retain(|option| *option != CONFIG);
    let mut added = Vec::new();
    for (key, value) in &table {
        if !known.contains(&key.as_str()) {
            return Err(Failure::Misuse(t!(
                "error-config-key",
                file = echo::path(path),
                key = echo::message(key),
                keys = known.join(", ")
            )));
        }
        let texts = texts(value).ok_or_else(|| {
            Failure::Misuse(t!(
                "error-config-value",
                file = echo::path(path),
                key = key.clone()
            ))
        })?;
        if is_wanted(key) {
            added.extend(texts.iter().map(|text| argument(key, OsStr::new(text))));
        }
    }
    Ok(added)
}

/// A value as the texts of one or more arguments.
fn texts(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::String(text) => Some(vec![text.clone()]),
        Value::Integer(number) => Some(vec![number.to_string()]),
        Value::Array(values) => {
            let all: Option<Vec<_>> = values.iter().map(texts).collect();
            Some(all?.concat())
        }
        Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Table(_) => None,
    }
}
