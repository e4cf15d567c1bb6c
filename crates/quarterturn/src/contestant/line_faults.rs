//! What is wrong with a line of another program, in words.

use ugi::{LineError, MAX_LINE};

use crate::language::words;
use crate::{echo, t};

/// What is wrong with a line, as the end of a sentence.
pub(super) fn in_words(error: &LineError) -> String {
    match error {
        LineError::TooLong => t!("error-line-too-long", bytes = MAX_LINE),
        LineError::NotUtf8 => t!("error-line-not-utf8"),
        LineError::Control(found) => {
            let found = found.escape_debug().to_string();
            t!("error-line-control", found = found)
        }
        LineError::Unknown { found, .. } => t!("error-line-unknown", found = echo::text(found)),
        LineError::Missing { after, .. } => t!("error-line-missing", after = *after),
        LineError::Unexpected { found, after } => t!(
            "error-line-unexpected",
            found = echo::text(found),
            after = *after
        ),
        LineError::Action { found, error, .. } => {
            let why = words().parse_error(found, *error);
            t!(
                "error-line-action",
                found = echo::text(found),
                why = why.trim_end_matches(['.', '。'])
            )
        }
        // Awaited replies have no other errors.
        other => echo::line(&other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use ugi::Reply;

    use super::*;

    #[test]
    fn what_can_be_wrong_with_an_awaited_reply_is_said() {
        for (line, said) in [
            (&b"bestmove \xff"[..], "the line is not UTF-8"),
            (b"bestmove \x07", "it has the control character `\\u{7}`"),
            (b"bestmoves c3^", "`bestmoves` is not a reply"),
            (b"bestmove", "nothing follows `bestmove`"),
            (b"bestmove c3^ now", "`now` is unexpected after `bestmove`"),
            (b"bestmove T@z9", "`T@z9` is not an action: "),
        ] {
            let error = Reply::read(line).unwrap_err();
            let found = in_words(&error);
            assert!(found.starts_with(said), "{found}");
            assert!(!found.ends_with('.'), "{found}");
        }
        let long = [&b"bestmove "[..], &vec![b'x'; MAX_LINE]].concat();
        let found = in_words(&Reply::read(&long).unwrap_err());
        assert_eq!(found, format!("the line is longer than {MAX_LINE} bytes"));
    }
}
