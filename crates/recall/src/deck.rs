//! The deck: everything scheduled for review.

use std::collections::BTreeMap;

use puzzles::Day;
use serde::{Deserialize, Serialize};

use crate::Topic;
use crate::schedule::{Attempt, Memory};

/// The most reviews in a day.
pub const PER_DAY: u8 = 10;

/// How many positions of a topic are remembered, so that none is shown again soon.
const REMEMBERED: usize = 40;

/// Everything scheduled for review. It is opt-in, and collects nothing while it is off.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    is_on: bool,
    /// The last day with a review, and how many there were.
    last: Option<(Day, u8)>,
    /// Keyed by topic. Topics of a newer version are preserved.
    topics: BTreeMap<String, Kept>,
}

/// What is kept of a topic.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Kept {
    memory: Memory,
    /// Ids of the positions shown, the latest last. Kept as text, since JSON numbers are not exact
    /// enough.
    shown: Vec<String>,
}

/// A text that is not a deck.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("what is to come back cannot be read: {0}")]
pub struct DeckError(String);

impl Deck {
    /// Parses a stored deck.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Deck, DeckError> {
        serde_json::from_str(text).map_err(|error| DeckError(error.to_string()))
    }

    /// The text to store.
    pub fn write(&self) -> String {
        // Plain data always serializes.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether reviews are turned on.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Starts collecting mistakes for review.
    pub fn turn_on(&mut self) {
        self.is_on = true;
    }

    /// Stops reviews and forgets what was collected.
    pub fn turn_off(&mut self) {
        *self = Deck::default();
    }

    /// How many topics there are.
    pub fn count(&self) -> usize {
        self.topics.len()
    }

    /// Records a mistake, with the id of its position if there is one: the topic is reviewed
    /// another day.
    pub fn missed(&mut self, topic: Topic, shown: Option<u64>, today: Day) {
        if !self.is_on {
            return;
        }
        let wrong = Attempt {
            is_right: false,
            is_best: false,
            seconds: 0,
        };
        self.keep(topic, shown, wrong, today);
    }

    /// Records the answer to a review.
    pub fn answered(&mut self, topic: Topic, shown: u64, attempt: Attempt, today: Day) {
        if !self.is_on {
            return;
        }
        let count = PER_DAY - self.left(today);
        self.last = Some((today, count + 1));
        self.keep(topic, Some(shown), attempt, today);
    }

    fn keep(&mut self, topic: Topic, shown: Option<u64>, attempt: Attempt, today: Day) {
        let kept = self.topics.entry(topic.to_string());
        let kept = kept
            .and_modify(|kept| kept.memory = kept.memory.after(attempt, today))
            .or_insert_with(|| Kept {
                memory: Memory::new(attempt, today),
                shown: Vec::new(),
            });
        kept.shown.extend(shown.map(number));
        let excess = kept.shown.len().saturating_sub(REMEMBERED);
        kept.shown.drain(..excess);
    }

    /// Whether a position was shown for a topic, in a review or as the original mistake.
    pub fn has_shown(&self, topic: Topic, shown: u64) -> bool {
        let kept = self.topics.get(&topic.to_string());
        kept.is_some_and(|kept| kept.shown.contains(&number(shown)))
    }

    /// Postpones a topic until tomorrow, because there is no fresh position for it.
    pub fn put_off(&mut self, topic: Topic, today: Day) {
        if let Some(kept) = self.topics.get_mut(&topic.to_string()) {
            kept.memory.due = today.plus(1);
        }
    }

    /// How many reviews are left today.
    pub fn left(&self, today: Day) -> u8 {
        match self.last {
            Some((day, count)) if day == today => PER_DAY.saturating_sub(count),
            _ => PER_DAY,
        }
    }

    /// The topics due today, the longest overdue first.
    pub fn due(&self, today: Day) -> Vec<Topic> {
        let topics = self.topics.iter().filter_map(|(name, kept)| {
            let topic: Topic = name.parse().ok()?;
            (kept.memory.due <= today).then_some((kept.memory.due, topic))
        });
        let mut due: Vec<(Day, Topic)> = topics.collect();
        due.sort_by_key(|(day, _)| *day);
        let due = due.into_iter().map(|(_, topic)| topic);
        due.take(usize::from(self.left(today))).collect()
    }
}

fn number(shown: u64) -> String {
    format!("{shown:x}")
}
