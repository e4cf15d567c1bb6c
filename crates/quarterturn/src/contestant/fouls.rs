//! How players forfeit, in words.

use arena::{Foul, FoulCause, FoulKind};

use crate::language::words;
use crate::{apply, t};

/// What a player did wrong, as the end of a sentence.
pub(crate) fn in_words(foul: &Foul) -> String {
    match &foul.cause {
        FoulCause::NothingDone => t!("foul-nothing-done"),
        FoulCause::Illegal { action, reason } => {
            let refusal = apply::refusal(*action, *reason);
            refusal.trim_end_matches(['.', '。']).to_owned()
        }
        FoulCause::Other(what) => what.clone(),
    }
}

/// The kind of a foul in tables.
pub(crate) fn kind_in_words(kind: FoulKind) -> String {
    words().say(match kind {
        FoulKind::Crash => "foul-kind-crash",
        FoulKind::Silence => "foul-kind-silence",
        FoulKind::Time => "foul-kind-time",
        FoulKind::Illegal => "foul-kind-illegal",
        FoulKind::Unreadable => "foul-kind-unreadable",
    })
}
