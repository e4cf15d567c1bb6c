//! Help in the language of the program.
//!
//! The English texts are the doc comments of the commands and arguments. The other languages have
//! theirs in `locales/*/help.ftl`, by the path of a command and the id of an argument:
//!
//! | key | text |
//! |---|---|
//! | `help-record-show` | what `record show` does, in a line |
//! | `help-record-show-long` | the paragraphs after it |
//! | `help-record-show-after` | the examples below |
//! | `help-record-show-arg-after` | its argument `after` |
//! | `help-record-show-arg-after-long` | the paragraphs after that |
//! | `help-arg-seed` | the argument `seed` of every command that has no text of its own for it |

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{self, Write};

use clap::builder::StyledStr;
use clap::{Arg, Command};
use unicode_width::UnicodeWidthStr;
use words::{Language, Words};

use crate::language::words;
use crate::{value_names, wrap};

/// A command with all its help in the language of the program.
pub(crate) fn localized(command: Command) -> Command {
    match words().language() {
        Language::English => command,
        _ => Texts::of(words()).translate(command),
    }
}

/// A text in the language of the program that is part of the source in English.
pub(crate) fn text(key: &str, english: &str) -> String {
    match words().language() {
        Language::English => english.to_owned(),
        _ => words().say(key),
    }
}

/// The texts of a language, and what was asked of it.
struct Texts<'a> {
    words: &'a Words,
    used: RefCell<BTreeSet<String>>,
    missing: RefCell<BTreeSet<String>>,
}

impl<'a> Texts<'a> {
    fn of(words: &'a Words) -> Texts<'a> {
        Texts {
            words,
            used: RefCell::default(),
            missing: RefCell::default(),
        }
    }

    /// The text of the first key that exists.
    fn first(&self, keys: &[String]) -> Option<String> {
        match keys.iter().find(|key| self.words.knows(key)) {
            Some(key) => {
                self.used.borrow_mut().insert(key.clone());
                Some(self.words.say(key))
            }
            None => {
                self.missing.borrow_mut().extend(keys.first().cloned());
                None
            }
        }
    }

    fn say(&self, key: &str) -> Option<String> {
        self.first(&[key.to_owned()])
    }

    /// The same for a text that every command needs; the key is shown if it is missing.
    fn common(&self, key: &str) -> String {
        self.say(key).unwrap_or_else(|| key.to_owned())
    }

    fn translate(&self, mut command: Command) -> Command {
        // Adds what clap writes itself: `--help`, `--version` and the command `help`.
        command.build();
        self.command(command, "help")
    }

    fn command(&self, command: Command, key: &str) -> Command {
        let about = self.say(key);
        let long = command.get_long_about().is_some().then(|| {
            let paragraphs = self.say(&format!("{key}-long")).unwrap_or_default();
            let paragraphs = self.wrapped(&paragraphs);
            format!("{}\n\n{paragraphs}", about.clone().unwrap_or_default())
        });
        let after = command.get_after_help().map(|_| self.common("help-more"));
        let after_long = command.get_after_long_help();
        let after_long = after_long.and_then(|_| self.say(&format!("{key}-after")));
        let mut command = command.mut_args(|argument| self.argument(argument, key));
        for (text, set) in [
            (about, Command::about as fn(Command, StyledStr) -> Command),
            (long, Command::long_about),
            (after, Command::after_help),
            (after_long, Command::after_long_help),
        ] {
            if let Some(text) = text {
                command = set(command, text.into());
            }
        }
        self.framed(command).mut_subcommands(|below| {
            let name = below.get_name().to_owned();
            self.command_below(below, &name, key)
        })
    }

    /// The command with translated headings and usage.
    fn framed(&self, mut command: Command) -> Command {
        let usage = command.render_usage().to_string();
        let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
        let options = value_names::translated_by(self.words, "[OPTIONS]");
        let name = value_names::translated_by(self.words, "COMMAND");
        let usage = usage
            .replace("[OPTIONS]", &options)
            .replace("COMMAND", &name);
        let heading = self.common("help-heading-usage");
        let style = *command.get_styles().get_usage();
        // A full-width colon brings its own space.
        let gap = if heading.ends_with('：') { "" } else { " " };
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{style}{heading}{style:#}{gap}{{usage}}\n\n\
             {{all-args}}{{after-help}}"
        );
        command
            .override_usage(usage)
            .help_template(template)
            .subcommand_help_heading(self.common("help-heading-commands"))
            .subcommand_value_name(name)
    }

    fn command_below(&self, below: Command, name: &str, key: &str) -> Command {
        if name == "help" {
            let about = self.common("help-help");
            // Hide it: it lists all commands once more, without their arguments.
            let hidden = |below: Command| below.hide(true);
            return self.framed(below.about(about).mut_subcommands(hidden));
        }
        self.command(below, &format!("{key}-{name}"))
    }

    fn argument(&self, argument: Arg, key: &str) -> Arg {
        let id = argument.get_id().as_str().to_owned();
        let heading = match argument.get_help_heading() {
            Some(english) => self.common(&heading_key(english)),
            None if argument.is_positional() => self.common("help-heading-arguments"),
            None => self.common("help-heading-options"),
        };
        let mut argument = argument.help_heading(heading);
        let (own, shared) = (format!("{key}-arg-{id}"), format!("help-arg-{id}"));
        let mut help = self
            .first(&[own.clone(), shared.clone()])
            .unwrap_or_default();
        let paragraphs = argument.get_long_help().filter(|_| id != "help");
        let paragraphs =
            paragraphs.and_then(|_| self.first(&[format!("{own}-long"), format!("{shared}-long")]));
        help.push_str(&self.values(&argument));
        if self.words.language() == Language::Japanese && help.width() > WIDEST_IN_COLUMN {
            help = self.wrapped(&help);
            argument = argument.next_line_help(true);
        }
        let long = match paragraphs {
            Some(paragraphs) => format!("{help}\n\n{}", self.wrapped(&paragraphs)),
            None => help.clone(),
        };
        // Otherwise those below a heading would be sorted by name.
        if let Some(index) = argument.get_index() {
            argument = argument.display_order(index);
        }
        if let Some(names) = argument.get_value_names() {
            let names: Vec<String> = names
                .iter()
                .map(|name| value_names::translated_by(self.words, name))
                .collect();
            argument = argument.value_names(names);
        }
        argument
            .help(help)
            .long_help(long)
            .hide_default_value(true)
            .hide_possible_values(true)
    }

    /// The default and the possible values, which clap would introduce in English.
    fn values(&self, argument: &Arg) -> String {
        if !argument.get_action().takes_values() {
            return String::new();
        }
        let defaults = argument.get_default_values().iter();
        let defaults: Vec<String> = defaults
            .map(|value| value.to_string_lossy().into_owned())
            .collect();
        let possible = argument.get_possible_values();
        let possible: Vec<&str> = possible
            .iter()
            .map(clap::builder::PossibleValue::get_name)
            .collect();
        let mut text = String::new();
        for (key, values) in [
            ("help-default", defaults.join(",")),
            ("help-possible-values", possible.join(", ")),
        ] {
            if !values.is_empty() {
                text.push_str(&format!(" [{}{values}]", self.common(key)));
            }
        }
        text
    }

    /// clap breaks lines at blanks, which Japanese does not have.
    fn wrapped(&self, paragraphs: &str) -> String {
        if self.words.language() != Language::Japanese {
            return paragraphs.to_owned();
        }
        let lines = paragraphs.split('\n');
        let lines = lines.map(|line| wrap::lines(line, "", "").join("\n"));
        lines.collect::<Vec<String>>().join("\n")
    }
}

/// The minimum width for Japanese text beside option names.
const WIDEST_IN_COLUMN: usize = 56;

/// Prints the help or the version to the stream it belongs to.
pub(crate) fn print(help: &clap::Error) -> io::Result<()> {
    if words().language() != Language::Japanese {
        return help.print();
    }
    // clap ends headings with a colon that is wrong in Japanese.
    let text = help.render().ansi().to_string();
    let lines = text.split_inclusive('\n').map(|line| {
        let heading = line.trim_end().trim_end_matches("\u{1b}[0m");
        match heading.strip_suffix(':') {
            Some(words) if !words.starts_with(' ') => format!("{words}：\u{1b}[0m\n"),
            _ => line.to_owned(),
        }
    });
    let text: String = lines.collect();
    let mut out: Box<dyn Write> = match help.use_stderr() {
        true => Box::new(anstream::stderr().lock()),
        false => Box::new(anstream::stdout().lock()),
    };
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// `help-heading-board-options`.
fn heading_key(english: &str) -> String {
    let words = english.split(|c: char| !c.is_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    format!("help-heading-{}", words.join("-"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fs;
    use std::path::Path;

    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;

    const TRANSLATED: [Language; 3] = [Language::Dutch, Language::German, Language::Japanese];

    /// Keys that are not part of the tree of commands.
    const ELSEWHERE: [&str; 2] = ["help-players", "help-page-"];

    fn keys(language: Language) -> BTreeSet<String> {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let file = locales.join(language.tag()).join("help.ftl");
        let text = fs::read_to_string(file).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" ="));
        keys.map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with("help-"))
            .chain(["help".to_owned()])
            .collect()
    }

    #[test]
    fn every_command_and_argument_has_its_text_in_every_language() {
        for language in TRANSLATED {
            let texts = Texts::of(Words::of(language));
            texts.translate(Cli::command());
            let missing = texts.missing.take();
            assert!(missing.is_empty(), "{language}: {missing:#?}");
        }
    }

    #[test]
    fn no_text_is_left_over() {
        for language in TRANSLATED {
            let texts = Texts::of(Words::of(language));
            texts.translate(Cli::command());
            let used = texts.used.take();
            let stale: Vec<String> = keys(language)
                .into_iter()
                .filter(|key| !used.contains(key))
                .filter(|key| !ELSEWHERE.iter().any(|begin| key.starts_with(begin)))
                .collect();
            assert!(stale.is_empty(), "{language}: {stale:#?}");
        }
    }

    /// Every command with its key.
    fn commands(command: &Command, key: &str, all: &mut Vec<(String, Command)>) {
        all.push((key.to_owned(), command.clone()));
        for below in command.get_subcommands() {
            commands(below, &format!("{key}-{}", below.get_name()), all);
        }
    }

    fn english() -> Vec<(String, Command)> {
        let mut all = Vec::new();
        commands(&Cli::command(), "help", &mut all);
        all
    }

    #[test]
    fn a_text_is_shared_only_by_arguments_that_say_the_same_in_english() {
        let words = Words::of(Language::German);
        let mut shared: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (key, command) in english() {
            for argument in command.get_arguments() {
                let id = argument.get_id();
                if !words.knows(&format!("{key}-arg-{id}")) {
                    let help = argument.get_help().map(ToString::to_string);
                    let texts = shared.entry(id.to_string()).or_default();
                    texts.extend(help);
                }
            }
        }
        for (id, texts) in shared {
            assert!(texts.len() <= 1, "{id}: {texts:#?}");
        }
    }

    /// What is typed in the examples of a text: commands without the remarks behind them.
    fn typed(text: &str) -> Vec<String> {
        text.lines()
            .map(str::trim)
            .filter(|line| line.starts_with("quarterturn ") || line.starts_with("P="))
            .map(|line| line.split("  ").next().unwrap_or(line).to_owned())
            .collect()
    }

    #[test]
    fn examples_type_the_same_in_every_language() {
        for (key, command) in english() {
            let Some(after) = command.get_after_long_help() else {
                continue;
            };
            let expected = typed(&after.to_string());
            for language in TRANSLATED {
                let text = Words::of(language).say(&format!("{key}-after"));
                assert_eq!(typed(&text), expected, "{language}: {key}");
            }
        }
    }

    #[test]
    fn translated_commands_are_well_formed_and_keep_no_english_heading() {
        for language in TRANSLATED {
            let texts = Texts::of(Words::of(language));
            let command = texts.translate(Cli::command());
            let mut all = Vec::new();
            commands(&command, "help", &mut all);
            for (key, mut command) in all {
                // Listed only for completeness: nobody gets deeper than `help help`.
                let only_named = [
                    "help-help-",
                    "record-help-",
                    "puzzles-help-",
                    "openings-help-",
                    "admin-help-",
                ];
                if only_named.iter().any(|part| key.contains(part)) {
                    continue;
                }
                let help = command.render_long_help().to_string();
                for english in [
                    "Usage:",
                    "Options:",
                    "Arguments:",
                    "Commands:",
                    "Print ",
                    "[default",
                    "[possible",
                    "[OPTIONS]",
                    "Examples:",
                ] {
                    assert!(!help.contains(english), "{language}: {key}: {help}");
                }
                assert!(
                    !help.contains("{ $") && !help.contains("help-"),
                    "{key}: {help}"
                );
            }
        }
    }
}
