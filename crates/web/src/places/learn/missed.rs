//! Lesson steps that went wrong, for reviews. Only this part is needed on every visit: lines for
//! the code that is fetched on demand.

use ::learn::Lesson;

use crate::store::local_storage;

/// The storage key: one line for each, `tix/danger 1`. It exists while reviews are on.
const KEY: &str = "quarterturn.missed";

/// Notes that a step, counted from 0, went wrong, if reviews are on.
pub(super) fn note(lesson: &Lesson, number: usize) {
    if let Some(text) = local_storage::read(KEY) {
        let line = format!("{} {number}", lesson.path());
        // Noted once, however often it was tried; if storage is full, it is lost.
        if !text.lines().any(|other| other == line) {
            let _ = local_storage::write(KEY, &format!("{text}{line}\n"));
        }
    }
}

/// Takes what was noted.
pub(super) fn take() -> String {
    let text = local_storage::read(KEY).unwrap_or_default();
    if !text.is_empty() {
        want(true);
    }
    text
}

/// Sets whether steps are noted, and forgets what was.
pub(super) fn want(is_wanted: bool) {
    match is_wanted {
        true => drop(local_storage::write(KEY, "")),
        false => local_storage::remove(KEY),
    }
}
