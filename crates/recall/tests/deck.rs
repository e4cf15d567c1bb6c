//! Mistakes come back, at most ten a day, and never as the same position.

use foresight::{Grade, QuestionKind};
use learn::{Game, ladder, lesson};
use motifs::Motif;
use puzzles::Day;
use recall::{Attempt, Deck, PER_DAY, Topic};

const TODAY: Day = Day::since_1970(20_000);

fn tomorrow() -> Day {
    TODAY.plus(1)
}

fn topics() -> Vec<Topic> {
    let motifs = Motif::ALL.map(|motif| Topic::Motif(Game::Tixel, motif));
    let kinds = QuestionKind::ALL.map(|kind| Topic::Ahead(Game::Regatta, kind, Grade::Hard));
    motifs.into_iter().chain(kinds).collect()
}

fn deck() -> Deck {
    let mut deck = Deck::default();
    deck.turn_on();
    deck
}

const RIGHT: Attempt = Attempt {
    is_right: true,
    is_best: true,
    seconds: 40,
};

#[test]
fn nothing_is_collected_before_it_is_asked_for() {
    let mut deck = Deck::default();
    deck.missed(topics()[0], Some(7), TODAY);
    assert_eq!(deck, Deck::default());
    deck.turn_on();
    deck.missed(topics()[0], Some(7), TODAY);
    assert_eq!((deck.count(), deck.due(tomorrow())), (1, vec![topics()[0]]));
    deck.turn_off();
    assert_eq!(deck, Deck::default());
}

#[test]
fn at_most_ten_come_back_in_a_day() {
    let mut deck = deck();
    let all = topics();
    assert!(all.len() > usize::from(PER_DAY));
    for &topic in &all {
        deck.missed(topic, None, TODAY);
    }
    let mut answered = 0;
    while let Some(&topic) = deck.due(tomorrow()).first() {
        deck.answered(topic, answered, RIGHT, tomorrow());
        answered += 1;
    }
    assert_eq!(answered, u64::from(PER_DAY));
    assert_eq!(deck.left(tomorrow()), 0);
    let next_day = TODAY.plus(2);
    assert_eq!(deck.due(next_day).len(), all.len() - usize::from(PER_DAY));
}

#[test]
fn what_has_been_shown_is_known_and_only_for_its_topic() {
    let mut deck = deck();
    let (one, other) = (topics()[0], topics()[1]);
    deck.missed(one, Some(u64::MAX), TODAY);
    assert!(deck.has_shown(one, u64::MAX));
    assert!(!deck.has_shown(one, 7) && !deck.has_shown(other, u64::MAX));
    deck.answered(one, 7, RIGHT, tomorrow());
    assert!(deck.has_shown(one, 7));
}

#[test]
fn what_was_wrong_again_comes_back_the_next_day() {
    let mut deck = deck();
    deck.missed(topics()[0], None, TODAY);
    let wrong = Attempt {
        is_right: false,
        ..RIGHT
    };
    deck.answered(topics()[0], 1, wrong, tomorrow());
    assert_eq!(deck.due(tomorrow()), []);
    assert_eq!(deck.due(TODAY.plus(2)), [topics()[0]]);
}

#[test]
fn a_topic_without_a_fresh_position_waits_another_day() {
    let mut deck = deck();
    deck.missed(topics()[0], None, TODAY);
    deck.put_off(topics()[0], tomorrow());
    assert_eq!(deck.due(tomorrow()), []);
    assert_eq!(deck.due(TODAY.plus(2)), [topics()[0]]);
    assert_eq!(deck.left(tomorrow()), PER_DAY, "it does not count");
}

#[test]
fn a_deck_is_read_as_it_was_written_and_topics_of_a_newer_version_are_preserved() {
    let mut deck = deck();
    for topic in topics() {
        deck.missed(topic, Some(u64::MAX), TODAY);
    }
    let text = deck.write();
    assert_eq!(Deck::read(&text), Ok(deck));
    let newer = text.replace("tixel/hem-in", "tixel/never-heard-of");
    let deck = Deck::read(&newer).unwrap();
    assert!(deck.write().contains("tixel/never-heard-of"));
    assert_eq!(Deck::read(&deck.write()), Ok(deck.clone()));
    assert_eq!(deck.due(tomorrow()).len(), usize::from(PER_DAY));
    for nonsense in ["", "[]", "{}", r#"{"is_on":1,"last":null,"topics":{}}"#] {
        assert!(Deck::read(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn a_topic_is_read_as_it_is_written_and_nonsense_is_refused() {
    for topic in topics() {
        assert_eq!(topic.to_string().parse(), Ok(topic));
    }
    for nonsense in [
        "",
        "tixel",
        "chess/nest",
        "tixel/nest/easy",
        "tix/exposed",
        "tix/exposed/easy/1",
    ] {
        let error = nonsense.parse::<Topic>().unwrap_err();
        assert_eq!(error.to_string(), format!("`{nonsense}` is not a topic"));
    }
}

#[test]
fn steps_of_lessons_have_the_topic_they_are_about() {
    for (game, id, step, topic) in [
        (Game::Tix, "active", 0, "tix/stays-active/easy"),
        (Game::Tix, "turn", 0, "tix/turned-by/easy"),
        (Game::Tix, "win", 0, "tix/last-piece"),
        (Game::Tix, "chain", 1, "tix/chain"),
        (Game::Tix, "hem", 0, "tix/hem-in"),
        (Game::Tix, "danger", 0, "tix/exposed/easy"),
        (Game::Tix, "double", 0, "tix/double-threat"),
        (Game::PokaYoke, "promote", 0, "poka-yoke/promote"),
    ] {
        let found = Topic::of_step(lesson(game, id).unwrap(), step);
        assert_eq!(
            found.map(|topic| topic.to_string()).as_deref(),
            Some(topic),
            "{id}"
        );
    }
    let spelling = lesson(Game::Tix, "straight").unwrap();
    assert_eq!(Topic::of_step(spelling, 0), None);
    assert_eq!(Topic::of_step(spelling, 99), None);
}

#[test]
fn most_steps_of_every_game_have_a_topic() {
    for game in Game::ALL {
        let lessons = ladder().iter().filter(|lesson| lesson.game == game);
        let steps =
            lessons.flat_map(|lesson| (0..lesson.steps.len()).map(move |step| (lesson, step)));
        let (known, all) = steps.fold((0, 0), |(known, all), (lesson, step)| {
            let topic = Topic::of_step(lesson, step);
            (known + usize::from(topic.is_some()), all + 1)
        });
        assert!(known * 3 >= all * 2, "{}: {known} of {all}", game.name());
    }
}
