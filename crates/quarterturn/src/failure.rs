//! What can go wrong, and the exit code for it.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;

use rules::{ParseError, PositionError, Space};

use crate::echo;
use crate::language::words;
use crate::t;

/// The outcome of a subcommand that did its work, as an exit code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Exit code 0.
    Yes,
    /// Exit code 1; the explanation is on stdout.
    No,
    /// Ended by a signal such as Ctrl-C, after printing what was known: its exit code.
    Interrupted(u8),
}

/// Why a subcommand did not do its work.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The rules say no: exit code 1.
    #[error("{0}")]
    Refused(String),
    /// An invalid argument or input: exit code 2.
    #[error("{0}")]
    Misuse(String),
    /// A text that cannot be parsed, with the place: exit code 2.
    #[error("{0}")]
    Unreadable(Pointed),
    /// A file or stream that cannot be read or written: exit code 2.
    #[error("{}", cannot(.what, .error))]
    Io {
        /// What was being done, and to what.
        what: String,
        /// The system's error.
        error: io::Error,
    },
}

impl Failure {
    /// For `map_err` on reading a file.
    pub(crate) fn reading(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let what = t!("error-cannot-read", what = echo::path(path));
        move |error| Failure::Io { what, error }
    }

    /// For `map_err` on writing a file.
    pub(crate) fn writing(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        let what = t!("error-cannot-write", what = echo::path(path));
        move |error| Failure::Io { what, error }
    }

    /// For `map_err` on reading standard input.
    pub(crate) fn stdin(error: io::Error) -> Failure {
        Failure::Io {
            what: t!("error-cannot-read-stdin"),
            error,
        }
    }

    /// Whether it only means that the reader of the output has gone (`quarterturn … | head`).
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Io { error, .. } if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Streams other than files: stdout, the terminal.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io {
            what: t!("error-cannot-write-output"),
            error,
        }
    }
}

impl From<Pointed> for Failure {
    fn from(pointed: Pointed) -> Failure {
        Failure::Unreadable(pointed)
    }
}

/// An error in a text, shown with the text and marks below the offending characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pointed {
    message: String,
    text: String,
    marks: Vec<usize>,
    tip: Option<String>,
}

impl Pointed {
    /// A syntax error; `what` is a sentence that says what the text is not.
    pub(crate) fn syntax(what: &str, text: &str, error: &ParseError) -> Pointed {
        Pointed {
            message: sentences(what, words().parse_error(text, *error)),
            text: text.to_owned(),
            marks: vec![error.at()],
            tip: None,
        }
    }

    /// An error in the text of a position.
    pub(crate) fn position(what: &str, text: &str, error: &PositionError) -> Pointed {
        match error {
            PositionError::Syntax(error) => Pointed::syntax(what, text, error),
            PositionError::Faults(faults) => Pointed {
                message: {
                    let faults = faults.all().iter().map(|fault| words().fault(*fault));
                    sentences(what, words().in_a_row(faults))
                },
                text: text.to_owned(),
                marks: faults
                    .all()
                    .iter()
                    .flat_map(rules::Fault::spaces)
                    .filter_map(|space| place_of(text, space))
                    .collect(),
                tip: None,
            },
        }
    }

    /// The same with advice on what to do.
    pub(crate) fn with_tip(mut self, tip: impl Into<String>) -> Pointed {
        self.tip = Some(tip.into());
        self
    }
}

impl fmt::Display for Pointed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&echo::message(&self.message))?;
        let (shown, marks) = echo::window(&self.text, &self.marks);
        if let Some(last) = marks.iter().max() {
            let mut below = vec![' '; last + 1];
            for mark in marks {
                below[mark] = '^';
            }
            let below: String = below.into_iter().collect();
            write!(f, "\n  {shown}\n  {below}")?;
        }
        match &self.tip {
            Some(tip) => write!(f, "\n{}", t!("error-tip", tip = tip)),
            None => Ok(()),
        }
    }
}

/// What could not be done, and the system's reason.
fn cannot(what: &str, error: &io::Error) -> String {
    t!("error-because", what = what, why = reason(error))
}

/// The system's reason for a failure, translated if we have a text for it.
pub(crate) fn reason(error: &io::Error) -> String {
    reason_of(error.kind(), &error.to_string())
}

/// The same for an error of which only its kind and its text are known.
pub(crate) fn reason_of(kind: ErrorKind, said: &str) -> String {
    match kind {
        ErrorKind::NotFound => t!("error-not-found"),
        ErrorKind::PermissionDenied => t!("error-not-permitted"),
        ErrorKind::AlreadyExists => t!("error-already-there"),
        ErrorKind::IsADirectory => t!("error-is-folder"),
        ErrorKind::NotADirectory => t!("error-is-no-folder"),
        ErrorKind::StorageFull => t!("error-disk-full"),
        ErrorKind::ConnectionRefused => t!("error-connection-refused"),
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted => t!("error-connection-lost"),
        ErrorKind::TimedOut => t!("error-no-answer"),
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => t!("error-no-way-there"),
        // The standard library has no kind for it.
        _ if said.contains("lookup address") => t!("error-no-such-host"),
        _ => echo::message(said),
    }
}

fn sentences(first: &str, second: String) -> String {
    words().in_a_row([first.to_owned(), second])
}

/// Where the piece on a space is in the text of a well-formed position.
fn place_of(text: &str, space: Space) -> Option<usize> {
    let board_at = text.find(' ')? + 1;
    let board = text[board_at..].split(' ').next()?;
    let ranks = board.split('/').count();
    let above = ranks.checked_sub(1 + usize::from(space.rank()))?;
    let rank: &str = board.split('/').nth(above)?;
    let rank_at = board_at
        + board
            .split('/')
            .take(above)
            .map(|r| r.len() + 1)
            .sum::<usize>();

    let mut file = 0;
    let mut chars = rank.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let Some(mut run) = c.to_digit(10) else {
            if file == u32::from(space.file()) {
                return Some(rank_at + at);
            }
            chars.next();
            file += 1;
            continue;
        };
        // The second digit of a run such as `11`: a piece would begin with a letter.
        while let Some(digit) = chars.peek().and_then(|(_, c)| c.to_digit(10)) {
            run = run * 10 + digit;
            chars.next();
        }
        file += run;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let error = text.parse::<rules::Position>().unwrap_err();
        Pointed::position("This is not a position.", text, &error).to_string()
    }

    #[test]
    fn a_syntax_fault_is_marked_below_its_character() {
        assert_eq!(
            shown("tixel 6/6/6/T9"),
            "This is not a position. Expected a stance from 0 to 7 at character 14, found “9”.\n  \
             tixel 6/6/6/T9\n               ^"
        );
    }

    #[test]
    fn misfits_are_marked_below_both_pieces() {
        let lines = shown("tixel 6/6/6/2T1t12/6/6 w T9/T9 - -");
        let marks = lines.lines().last().unwrap();
        assert_eq!(marks.trim_end(), format!("  {}^ ^", " ".repeat(13)));
    }

    #[test]
    fn pieces_after_a_run_of_two_digits_are_found() {
        let text = "11u:T35/T35 11/11/11/11/11/11/11/11/11/10T1/9T1t1 w T33/T34 - -";
        let space = "k1".parse().unwrap();
        let at = place_of(text, space).unwrap();
        assert_eq!(&text[at..at + 2], "t1");
        assert_eq!(place_of(text, "a1".parse().unwrap()), None);
    }

    #[test]
    fn control_characters_are_not_passed_on() {
        let error = "tixel\u{1b}[31m".parse::<rules::Position>().unwrap_err();
        let shown =
            Pointed::position("This is not a position.", "tixel\u{1b}[31m", &error).to_string();
        assert!(!shown.contains('\u{1b}'));
    }

    #[test]
    fn a_long_text_is_shown_around_its_fault() {
        let shown = shown(&format!("tixel {}/x9{}", "6".repeat(500), "6".repeat(500)));
        let lines: Vec<&str> = shown.lines().collect();
        let mark = lines[2].chars().position(|c| c == '^').unwrap();
        assert!(
            lines[1].starts_with("  …") || lines[1].starts_with("  tixel"),
            "{shown}"
        );
        assert!(
            lines.iter().skip(1).all(|line| line.chars().count() < 90),
            "{shown}"
        );
        assert!(mark < lines[1].chars().count(), "{shown}");
    }
}
