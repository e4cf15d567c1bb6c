//! Lesson progress, stored on the device.

use std::collections::BTreeMap;

use ::learn::{Game, Lesson, ladder, lessons};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::store::local_storage;
use crate::{shell, t};

/// The storage key.
const KEY: &str = "quarterturn.lessons";

/// How many steps of each lesson are done, by the lesson's path. Entries of unknown lessons, such as
/// those of a newer version, are preserved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress {
    done: BTreeMap<String, usize>,
}

impl Progress {
    /// Parses stored progress.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Progress, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// The text to store.
    pub fn write(&self) -> String {
        // Plain data always serializes.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// How many steps of a lesson are done.
    pub fn steps(&self, lesson: &Lesson) -> usize {
        let done = self.done.get(&lesson.path()).copied().unwrap_or(0);
        done.min(lesson.steps.len())
    }

    /// Whether a lesson is done.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.steps(lesson) == lesson.steps.len()
    }

    /// How many lessons of a game are done.
    pub fn lessons(&self, game: Game) -> usize {
        lessons(game).filter(|lesson| self.is_done(lesson)).count()
    }

    /// How many lessons of all games are done.
    pub fn all_lessons(&self) -> usize {
        Game::ALL.into_iter().map(|game| self.lessons(game)).sum()
    }

    /// Whether nothing is done yet.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// The first lesson that is not done.
    pub fn next(&self) -> Option<&'static Lesson> {
        ladder().iter().find(|lesson| !self.is_done(lesson))
    }

    /// Sets how many steps of a lesson are done; the number never goes down.
    pub fn add(&mut self, lesson: &Lesson, steps: usize) {
        let done = self.done.entry(lesson.path()).or_default();
        *done = steps.max(*done);
    }

    /// Merges the progress of another tab.
    fn merge(&mut self, other: &Progress) {
        for (path, &steps) in &other.done {
            let done = self.done.entry(path.clone()).or_default();
            *done = steps.max(*done);
        }
    }
}

thread_local! {
    /// One page, one progress; loaded on first use.
    static PROGRESS: ArcRwSignal<Progress> = {
        local_storage::on_change(KEY, |text| apply_stored(text.as_deref()));
        ArcRwSignal::new(load())
    };
}

/// The progress. Reactive.
pub fn progress() -> Progress {
    PROGRESS.with(Get::get)
}

/// Saves how many steps of a lesson are done.
pub fn save(lesson: &Lesson, steps: usize) {
    let progress = PROGRESS.with(|signal| {
        signal.update(|progress| {
            // Another tab may have made progress meanwhile.
            progress.merge(&load());
            progress.add(lesson, steps);
        });
        signal.get_untracked()
    });
    store(&progress);
}

/// Deletes all progress.
pub fn start_over() {
    PROGRESS.with(|signal| signal.set(Progress::default()));
    local_storage::remove(KEY);
}

fn store(progress: &Progress) {
    if let Err(error) = local_storage::write(KEY, &progress.write()) {
        shell::notify(t!("learn-not-kept", reason = error.said()));
    }
}

fn load() -> Progress {
    match local_storage::read(KEY).map(|text| (Progress::read(&text), text)) {
        None => Progress::default(),
        Some((Ok(progress), _)) => progress,
        Some((Err(_), text)) => {
            // Put it aside, so that the next save does not overwrite it.
            let _ = local_storage::write("quarterturn.lessons.unreadable", &text);
            local_storage::remove(KEY);
            shell::notify(t!("learn-unreadable"));
            Progress::default()
        }
    }
}

fn apply_stored(text: Option<&str>) {
    let progress = match text.map(Progress::read) {
        Some(Ok(progress)) => progress,
        None => Progress::default(),
        // The tab that wrote it reports the error.
        Some(Err(_)) => return,
    };
    PROGRESS.with(|signal| signal.set(progress));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first() -> &'static Lesson {
        &ladder()[0]
    }

    #[test]
    fn progress_is_read_as_it_was_written() {
        let mut progress = Progress::default();
        progress.add(first(), 1);
        assert_eq!(progress.write(), r#"{"tix/active":1}"#);
        assert_eq!(Progress::read(&progress.write()), Ok(progress));
    }

    #[test]
    fn unreadable_progress_is_refused() {
        for text in ["", "[]", r#"{"tix/active":-1}"#, r#"{"tix/active":"all"}"#] {
            assert!(Progress::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn unknown_lessons_are_preserved() {
        let text = r#"{"tix/active":9,"tix/never-heard-of":2}"#;
        let mut progress = Progress::read(text).unwrap();
        assert!(progress.is_done(first()));
        progress.add(first(), 1);
        assert_eq!(progress.write(), text);
    }

    #[test]
    fn a_lesson_is_done_after_its_last_step_and_stays_done() {
        let mut progress = Progress::default();
        assert_eq!(progress.next(), Some(first()));
        progress.add(first(), 1);
        assert!(!progress.is_done(first()));
        progress.add(first(), first().steps.len());
        progress.add(first(), 1);
        assert!(progress.is_done(first()));
        assert_eq!(progress.lessons(Game::Tix), 1);
        assert_eq!(progress.all_lessons(), 1);
        assert_eq!(progress.next(), Some(&ladder()[1]));
    }

    #[test]
    fn merging_keeps_the_progress_of_both_tabs() {
        let mut one = Progress::default();
        let mut other = Progress::default();
        one.add(first(), 1);
        other.add(first(), 2);
        other.add(&ladder()[1], 1);
        one.merge(&other);
        assert_eq!(one, other);
    }

    #[test]
    fn with_every_lesson_done_none_is_next() {
        let mut progress = Progress::default();
        for lesson in ladder() {
            progress.add(lesson, lesson.steps.len());
        }
        assert_eq!(progress.next(), None);
        assert_eq!(progress.all_lessons(), ladder().len());
    }
}
