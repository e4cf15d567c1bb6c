//! The deck, stored on the device.

use ::learn::{Game, lesson};
use ::puzzles::Day;
use recall::{Attempt, Deck, Topic};

use super::super::missed as steps;
use crate::language::window;
use crate::places::learn::stored;
use crate::store::local_storage;

/// The storage key.
const KEY: &str = "quarterturn.again";

/// The deck, with the lesson steps that went wrong since.
pub(super) fn load() -> Deck {
    let stored = local_storage::read(KEY);
    // Unreadable data is left alone, and replaced when reviews are turned on.
    let mut deck = stored
        .and_then(|text| Deck::read(&text).ok())
        .unwrap_or_default();
    if deck.is_on() {
        let text = steps::take();
        let today = today();
        for topic in topics_of(&text) {
            deck.missed(topic, None, today);
        }
        if !text.is_empty() {
            save(&deck);
        }
    }
    deck
}

pub(super) fn save(deck: &Deck) {
    stored::write(KEY, &deck.write());
}

/// The topics of lines such as `tix/danger 1`, each once.
fn topics_of(lines: &str) -> Vec<Topic> {
    let mut topics = Vec::new();
    for line in lines.lines() {
        let topic = || {
            let (path, step) = line.split_once(' ')?;
            let (game, id) = path.split_once('/')?;
            Topic::of_step(lesson(Game::named(game)?, id)?, step.parse().ok()?)
        };
        if let Some(topic) = topic()
            && !topics.contains(&topic)
        {
            topics.push(topic);
        }
    }
    topics
}

/// Turns it on or off.
pub(super) fn want(is_wanted: bool) {
    let mut deck = load();
    match is_wanted {
        true => deck.turn_on(),
        false => deck.turn_off(),
    }
    steps::want(is_wanted);
    save(&deck);
}

/// Records a mistake in a position for review, if reviews are on. The same position counts once,
/// however often it is tried.
pub(in crate::places::learn) fn missed(topic: Topic, shown: u64) {
    let mut deck = load();
    if deck.is_on() && !deck.has_shown(topic, shown) {
        deck.missed(topic, Some(shown), today());
        save(&deck);
    }
}

/// Records the answer to a review.
pub(super) fn answered(topic: Topic, shown: u64, attempt: Attempt) {
    let mut deck = load();
    if !deck.has_shown(topic, shown) {
        deck.answered(topic, shown, attempt, today());
        save(&deck);
    }
}

/// There is no fresh position for a topic today.
pub(super) fn put_off(topic: Topic) {
    let mut deck = load();
    deck.put_off(topic, today());
    save(&deck);
}

/// Today, by the device's calendar.
pub(super) fn today() -> Day {
    if window().is_none() {
        return Day::since_1970(0);
    }
    let date = js_sys::Date::new_0();
    let here = date.get_time() - date.get_timezone_offset() * 60_000.0;
    Day::since_1970((here / 86_400_000.0).floor() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_of_lessons_are_read_as_topics_and_nonsense_is_left_out() {
        let lines = "tix/danger 0\ntix/danger 1\nnonsense\ntix/never-heard-of 0\ntix/win 0\n";
        let names: Vec<String> = topics_of(lines).iter().map(ToString::to_string).collect();
        assert_eq!(names, ["tix/exposed/easy", "tix/last-piece"]);
    }
}
