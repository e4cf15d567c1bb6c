//! Options of `serve` from the environment and from a file.
//!
//! Both become arguments, so that they are parsed and rejected like typed ones. The command line
//! overrides the environment, which overrides the file. The names follow from the option:
//! `--public-url` is `QUARTERTURN_PUBLIC_URL`, and `public-url` in the file.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgAction;
use toml::{Table, Value};

use crate::failure::Failure;
use crate::{echo, t};

/// The option that names the file.
const CONFIG: &str = "config";

/// The arguments with those from the environment and from a file, if they are for `serve`.
pub(crate) fn expanded(
    serve: &clap::Command,
    arguments: Vec<OsString>,
) -> Result<Vec<OsString>, Failure> {
    let Some(index) = position_of_serve(&arguments) else {
        return Ok(arguments);
    };
    let (before, typed) = arguments.split_at(index + 1);
    let environment = |option: &str| env::var_os(variable(option));
    let mut added = Vec::new();
    for option in options(serve) {
        if !is_typed(typed, &option)
            && let Some(value) = environment(&option)
        {
            added.push(argument(&option, &value));
        }
    }
    if let Some(path) = file(typed).or_else(|| environment(CONFIG).map(PathBuf::from)) {
        let text = fs::read_to_string(&path).map_err(Failure::reading(&path))?;
        let is_given = |option: &str| is_typed(typed, option) || environment(option).is_some();
        added.extend(from_file(serve, &path, &text, &is_given)?);
    }
    Ok([before, &added, typed].concat())
}

/// The index of `serve`, if it is the subcommand.
fn position_of_serve(arguments: &[OsString]) -> Option<usize> {
    let mut index = 1;
    loop {
        let argument = arguments.get(index)?.to_str()?;
        match argument {
            "serve" => return Some(index),
            "--language" => index += 2,
            _ if argument.starts_with("--language=") => index += 1,
            _ => return None,
        }
    }
}

/// The long names of the options that take a value.
fn options(serve: &clap::Command) -> impl Iterator<Item = String> {
    serve
        .get_arguments()
        .filter(|argument| matches!(argument.get_action(), ArgAction::Set | ArgAction::Append))
        .filter_map(|argument| argument.get_long())
        .filter(|option| *option != "language")
        .map(str::to_owned)
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

/// The options in a file that are not given elsewhere.
fn from_file(
    serve: &clap::Command,
    path: &Path,
    text: &str,
    is_given: &dyn Fn(&str) -> bool,
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
    let known: Vec<String> = options(serve).filter(|option| option != CONFIG).collect();
    let mut added = Vec::new();
    for (key, value) in &table {
        if !known.contains(key) {
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
        if !is_given(key) {
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
