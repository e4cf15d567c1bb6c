//! What is wrong with a record, in words.

use record::{AddError, Fault};
use words::Ending;

use crate::language::words;
use crate::{echo, t};

/// A sentence on a fault.
pub(super) fn in_words(fault: &Fault) -> String {
    match fault {
        Fault::Expected { found: None, .. } => t!("analysis-record-ended"),
        Fault::Expected { expected, .. } if expected.starts_with("a setup") => {
            t!("terminal-record-no-such-setup")
        }
        Fault::Expected {
            found: Some(found), ..
        } => {
            let found = echo::text(&found.to_string());
            t!("analysis-record-found", found = found)
        }
        Fault::Control(found) => {
            let found = found.escape_debug().to_string();
            t!("terminal-record-control", found = found)
        }
        Fault::NeitherNumberNorResult(text) => {
            t!("analysis-record-found", found = echo::text(text))
        }
        Fault::NotUtf8 => t!("terminal-record-not-utf8"),
        Fault::TooLong { what, limit } => too_long(what, *limit),
        Fault::TooManyTurns(most) => t!("terminal-record-too-many-turns", most = *most),
        Fault::TooDeep(most) => t!("terminal-record-too-deep", most = *most),
        Fault::TagTwice(name) => t!("analysis-record-tag-twice", name = echo::text(name)),
        Fault::UnclosedValue | Fault::Tag(_) => t!("analysis-record-tag"),
        Fault::NoSetup => t!("analysis-record-no-setup"),
        Fault::Position(faults) => {
            let faults = faults.all().iter().map(|fault| words().fault(*fault));
            words().in_a_row(faults)
        }
        Fault::SetupDiffers { .. } => t!("analysis-record-setup-differs"),
        Fault::Number { expected, .. } => {
            let expected = expected.trim_end_matches('.');
            t!("analysis-record-number", expected = expected)
        }
        Fault::Turn(error) => add_error(*error),
        Fault::SameTurn(ply) => t!("analysis-record-same-turn", turn = ply.to_string()),
        Fault::UnclosedComment | Fault::Comment(_) => t!("analysis-record-comment"),
        Fault::Clock(_) | Fault::ClockTwice | Fault::ClockAlone => t!("analysis-record-clock"),
        Fault::Glyph(_) | Fault::GlyphTwice(_) | Fault::GlyphAlone | Fault::Sign => {
            t!("analysis-record-glyph")
        }
        Fault::UnclosedVariation
        | Fault::EmptyVariation
        | Fault::VariationAlone
        | Fault::NotOpened => t!("analysis-record-variation"),
        Fault::NoResult => t!("analysis-record-no-result"),
        Fault::NoSuchResult(_) | Fault::ResultDiffers { .. } => t!("analysis-record-result"),
        Fault::Contradiction(error) => {
            let winner = error.winner;
            let result = t!("analysis-record-result");
            words().in_a_row([result, words().ending(Ending::NoAction { winner })])
        }
        _ => t!("analysis-record-other"),
    }
}

/// That a part of a record is too long; `what` is its name in [`Fault::TooLong`].
fn too_long(what: &str, limit: usize) -> String {
    const MEBIBYTE: usize = 1 << 20;
    let size = match limit % MEBIBYTE {
        0 => format!("{} MiB", limit / MEBIBYTE),
        _ => t!("terminal-bytes", bytes = limit),
    };
    let parts = ["comment", "tag", "turn"];
    let what = parts.into_iter().find(|part| what.ends_with(part));
    let what = what.unwrap_or("other");
    t!("terminal-record-too-long", what = what, size = size)
}

fn add_error(error: AddError) -> String {
    match error {
        AddError::Illegal(error) => words().turn_error(error),
        AddError::GameOver { winner } => words().ending(Ending::NoAction { winner }),
        AddError::NoSuchNode => t!("analysis-record-other"),
    }
}
