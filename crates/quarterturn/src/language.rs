//! The language of the program, and [`t!`](crate::t), which translates everything it says.

use std::ffi::OsString;
use std::sync::OnceLock;

use words::{Language, Words};

use crate::t;

/// One process, one language.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language: the one requested with `--language`, or that of the environment.
pub(crate) fn settle(arguments: impl IntoIterator<Item = OsString>) {
    let language = requested(arguments).unwrap_or_else(|| {
        of_environment(|name| Some(std::env::var_os(name)?.to_string_lossy().into_owned()))
    });
    // Set once, at the start.
    let _ = LANGUAGE.set(language);
}

/// The language requested on a command line that has not been parsed yet.
fn requested(arguments: impl IntoIterator<Item = OsString>) -> Option<Language> {
    // An unknown one is refused when the command line is parsed.
    let tag = requested_tag(arguments)?;
    Language::ALL
        .into_iter()
        .find(|language| language.tag() == tag)
}

/// What follows `--language` on a command line, whether there is such a language or not.
pub(crate) fn requested_tag(arguments: impl IntoIterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments
        .into_iter()
        .map(|argument| argument.to_string_lossy().into_owned())
        .take_while(|argument| argument != "--");
    while let Some(argument) = arguments.next() {
        let Some(rest) = argument.strip_prefix("--language") else {
            continue;
        };
        match rest.strip_prefix('=') {
            Some(tag) => return Some(tag.to_owned()),
            None if rest.is_empty() => return arguments.next(),
            None => {}
        }
    }
    None
}

/// The words of the language; English until one is set.
pub(crate) fn words() -> &'static Words {
    Words::of(LANGUAGE.get().copied().unwrap_or_default())
}

/// A number with this many decimals, as the language writes it.
pub(crate) fn decimal(number: f64, decimals: usize) -> String {
    let mut text = format!("{number:.decimals$}");
    // Avoid a negative zero such as -0.0.
    if text.starts_with('-') && !text.contains(|digit| ('1'..='9').contains(&digit)) {
        text.remove(0);
    }
    match words().language() {
        Language::Dutch | Language::German => text.replace('.', ","),
        Language::English | Language::Japanese => text,
    }
}

/// The same with its sign.
pub(crate) fn signed(number: f64, decimals: usize) -> String {
    let sign = if number.is_sign_negative() { "-" } else { "+" };
    format!("{sign}{}", decimal(number.abs(), decimals))
}

/// A share as a percentage with this many decimals.
pub(crate) fn percent(share: f64, decimals: usize) -> String {
    let number = decimal(100.0 * share, decimals);
    t!("terminal-percent", number = number)
}

/// The language of messages by the rules of POSIX: the first variable that is set decides, and if
/// it names an unsupported language, English is used.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()))
        .unwrap_or_default();
    // For example `de_DE.UTF-8` or `nl_NL@euro`.
    let tag = locale.split(['.', '@']).next().unwrap_or_default();
    Language::from_tag(tag).unwrap_or_default()
}

/// The text for a key in the language of the program: `t!("terminal-saved", file = name)`.
#[macro_export]
macro_rules! t {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::words()
            .say_with($key, &[$((stringify!($name), ::words::Value::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(variables: &[(&str, &str)]) -> Language {
        of_environment(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(language(&[("LANG", "de_DE.UTF-8")]), Language::German);
        assert_eq!(
            language(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "nl_BE")]),
            Language::Dutch
        );
        assert_eq!(
            language(&[("LC_MESSAGES", "nl_BE"), ("LC_ALL", "ja_JP.eucJP")]),
            Language::Japanese
        );
        assert_eq!(language(&[("LC_ALL", ""), ("LANG", "nl")]), Language::Dutch);
    }

    #[test]
    fn the_requested_language_is_found_before_parsing() {
        let requested = |line: &str| requested(line.split(' ').map(OsString::from));
        for line in [
            "quarterturn --language de",
            "quarterturn --language=de --help",
            "quarterturn help play --language de",
        ] {
            assert_eq!(requested(line), Some(Language::German), "{line}");
        }
        for line in [
            "quarterturn",
            "quarterturn --language",
            "quarterturn --language fr",
            "quarterturn --languages de",
            "quarterturn record show -- --language de",
        ] {
            assert_eq!(requested(line), None, "{line}");
        }
    }

    #[test]
    fn what_is_not_spoken_here_is_english() {
        assert_eq!(language(&[]), Language::English);
        for locale in ["C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "deu", "", "."] {
            assert_eq!(language(&[("LANG", locale)]), Language::English, "{locale}");
        }
        // The first variable decides even then.
        assert_eq!(
            language(&[("LC_ALL", "C"), ("LANG", "de_DE")]),
            Language::English
        );
        assert_eq!(language(&[("LANG", "de@euro")]), Language::German);
    }
}
