//! Quoting input in errors.

/// Errors quote at most this much of a word.
const LONGEST: usize = 40;

/// A word as quoted in errors: truncated if it is long.
pub(crate) fn quote(word: &str) -> String {
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}
