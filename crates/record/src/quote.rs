//! Input repeated in errors.

/// Errors repeat at most this much of a word.
const LONGEST: usize = 40;

/// A word as an error repeats it: cut if it is long.
pub(crate) fn quote(word: &str) -> String {
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}
