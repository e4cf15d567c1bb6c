//! The ladder as a course: what is praised does not lose, nothing is needed before it is taught, and
//! no lesson talks for long.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use engine::{Budget, Verdict, prove};
use learn::{Attempt, Condition, Game, Lesson, LessonStep, ladder, lessons, winning_turn};
use motifs::{Motif, Prover};
use rules::{Action, Player};
use words::{Language, Words};

/// The most words that are read before the first piece is touched.
const MOST_WORDS: usize = 25;
/// The same in Japanese, which has no spaces.
const MOST_CHARACTERS: usize = 75;
/// The lessons before a newcomer's first game; each takes about half a minute.
const RUNGS_BEFORE_A_GAME: usize = 8;

/// The reading speed of somebody who is new to every word.
const WORDS_PER_SECOND: usize = 3;
/// How long a step is looked at before the first tap.
const SECONDS_TO_THINK: usize = 8;
/// How long an action takes, with the look at what it did.
const SECONDS_PER_ACTION: usize = 4;

/// What a word stands for, and the lesson that introduces it. A text that contains one of the
/// spellings must not come earlier.
const TAUGHT: [(&str, &[&str]); 23] = [
    ("tix/active", &["active", "inactive", "slide"]),
    ("tix/spaces", &["file", "files", "rank", "ranks"]),
    ("tix/straight", &["north", "east", "south", "west"]),
    ("tix/room", &["room"]),
    ("tix/turn", &["turned", "turns"]),
    ("tix/win", &["win", "wins", "loses"]),
    ("tix/place", &["place", "placed", "pool"]),
    (
        "tix/fall",
        &["sacrifice", "sacrificed", "sacrifices", "bonus"],
    ),
    ("tix/wake", &["activate", "activates"]),
    ("tix/pick-up", &["pick", "picked"]),
    ("tix/chain", &["chain", "chains"]),
    ("tix/hem", &["hem", "hemmed", "guard", "guards"]),
    ("tix/danger", &["threat", "threatens", "danger"]),
    ("tix/reserve", &["reserve", "reserves"]),
    ("tix/handicap", &["handicap", "handicaps"]),
    ("tixel/hollow", &["hollow", "hollows", "stance", "stances"]),
    ("tixel/nest", &["solid", "nest"]),
    ("tixel/spin", &["clockwise", "anticlockwise"]),
    ("tixel/pivot", &["pivot", "pivots", "pivoted"]),
    ("regatta/edge", &["rounded", "rim"]),
    ("regatta/smooth", &["smooth"]),
    ("regatta/flip", &["flip", "flipped", "flips"]),
    (
        "poka-yoke/promote",
        &["promote", "promoted", "promotion", "promotions"],
    ),
];

fn steps() -> impl Iterator<Item = (String, &'static Lesson, usize, &'static LessonStep)> {
    ladder().iter().flat_map(|lesson| {
        let numbered = lesson.steps.iter().enumerate();
        numbered.map(move |(number, step)| {
            let name = format!("{}, step {}", lesson.path(), number + 1);
            (name, lesson, number, step)
        })
    })
}

fn has_goal(step: &LessonStep, wanted: impl Fn(&Condition) -> bool) -> bool {
    step.goals.iter().any(wanted)
}

/// Every text of a lesson in English, with its key.
fn english(lesson: &Lesson) -> Vec<(String, String)> {
    let mut keys = vec![lesson.title_key(), lesson.text_key()];
    for number in 0..lesson.steps.len() {
        let step = lesson.step_keys(number);
        keys.extend([step.task, step.hint]);
        keys.extend(step.done);
        keys.extend(step.wrong);
    }
    let words = Words::of(Language::English);
    keys.into_iter()
        .map(|key| (words.say(&key), key))
        .map(|(text, key)| (key, text))
        .collect()
}

fn each_word(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Whether a word is the name of a space, such as c3.
fn is_space(word: &str) -> bool {
    let mut letters = word.chars();
    let file = letters
        .next()
        .is_some_and(|file| ('a'..='h').contains(&file));
    let rest = letters.as_str();
    file && !rest.is_empty() && rest.chars().all(|digit| digit.is_ascii_digit())
}

#[test]
fn no_accepted_turn_leaves_its_player_with_nothing_to_slide() {
    let mut lost = Vec::new();
    for (name, _, _, step) in steps() {
        let before = &step.start;
        let _ = before.for_each_turn(|actions, after| {
            let attempt = Attempt {
                before,
                actions,
                after,
            };
            let has_won = after.winner() == Some(Player::White);
            if step.first_missed(&attempt).is_some()
                || has_won
                || !after.slidable(Player::White).is_empty()
            {
                return ControlFlow::Continue(());
            }
            lost.push(format!("{name}: {actions:?}"));
            ControlFlow::Break(())
        });
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

#[test]
fn no_solution_lets_black_win_at_once() {
    let mut lost = Vec::new();
    for (name, _, _, step) in steps() {
        let after = step.start.play_turn(&step.solution).expect("it is legal");
        if let Some(reply) = winning_turn(&after) {
            lost.push(format!("{name}: {} {reply}", step.solution));
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

#[test]
fn little_is_read_before_the_first_tap() {
    let mut long = Vec::new();
    for language in Language::ALL {
        let words = Words::of(language);
        for lesson in ladder() {
            for number in 0..lesson.steps.len() {
                let mut keys = vec![lesson.step_keys(number).task];
                if number == 0 {
                    keys.splice(..0, [lesson.title_key(), lesson.text_key()]);
                }
                let read: Vec<String> = keys.iter().map(|key| words.say(key)).collect();
                let read = read.join(" ");
                let (length, most) = match language {
                    Language::Japanese => (read.chars().count(), MOST_CHARACTERS),
                    Language::English | Language::Dutch | Language::German => {
                        (read.split_whitespace().count(), MOST_WORDS)
                    }
                };
                if length > most {
                    let path = lesson.path();
                    long.push(format!(
                        "{language} {path} {}: {length}: {read}",
                        number + 1
                    ));
                }
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// How long a lesson takes an unhurried reader who needs no second try, in seconds.
fn seconds(lesson: &Lesson) -> usize {
    let words = Words::of(Language::English);
    let length = |key: &str| words.say(key).split_whitespace().count();
    let mut seconds = length(&lesson.text_key()) / WORDS_PER_SECOND;
    for (number, step) in lesson.steps.iter().enumerate() {
        let keys = lesson.step_keys(number);
        let read = length(&keys.task) + keys.done.as_deref().map_or(0, length);
        let actions = step.solution.actions().len() + step.replies.len().min(1);
        seconds += read / WORDS_PER_SECOND + SECONDS_TO_THINK + actions * SECONDS_PER_ACTION;
        // A gentle game takes a few turns of both.
        seconds += step.opponent.map_or(0, |_| 6 * SECONDS_PER_ACTION);
    }
    seconds
}

#[test]
fn a_lesson_takes_at_most_a_minute_and_a_half() {
    for lesson in ladder() {
        let seconds = seconds(lesson);
        assert!(seconds <= 90, "{}: {seconds} s", lesson.path());
    }
}

#[test]
fn a_newcomer_is_in_a_first_game_within_five_minutes() {
    let is_a_game = |lesson: &&Lesson| lesson.steps.iter().any(|step| step.opponent.is_some());
    let before = ladder().iter().take_while(|lesson| !is_a_game(lesson));
    let taken: usize = before.map(seconds).sum();
    assert!(taken <= 300, "{taken} s");
}

#[test]
fn no_word_is_used_before_it_is_taught() {
    let mut early = Vec::new();
    for (lesson, spellings) in TAUGHT {
        let taught = ladder().iter().position(|other| other.path() == lesson);
        let taught = taught.unwrap_or_else(|| panic!("there is no lesson {lesson}"));
        let is_it = |word: &str| spellings.contains(&word.to_lowercase().as_str());
        for earlier in &ladder()[..taught] {
            for (key, text) in english(earlier) {
                if let Some(word) = each_word(&text).find(|word| is_it(word)) {
                    early.push(format!("{key} says “{word}” before {lesson}"));
                }
            }
        }
        let texts = english(&ladder()[taught]);
        let is_said = texts.iter().any(|(_, text)| each_word(text).any(is_it));
        assert!(is_said, "{lesson} does not say any of {spellings:?}");
    }
    assert!(early.is_empty(), "{}", early.join("\n"));
}

#[test]
fn spaces_are_called_by_name_only_once_the_names_are_explained() {
    for lesson in ladder().iter().take_while(|lesson| lesson.id != "spaces") {
        for (key, text) in english(lesson) {
            let named = each_word(&text).find(|word| is_space(word));
            assert_eq!(named, None, "{key}: {text}");
        }
    }
}

#[test]
fn hints_name_the_spaces_they_speak_of() {
    let words = Words::of(Language::English);
    let mut vague = Vec::new();
    let named = ladder().iter().skip_while(|lesson| lesson.id != "spaces");
    for lesson in named {
        for number in 0..lesson.steps.len() {
            let hint = words.say(&lesson.step_keys(number).hint);
            if !each_word(&hint).any(is_space) {
                vague.push(format!("{} {}: {hint}", lesson.path(), number + 1));
            }
        }
    }
    assert!(vague.is_empty(), "{}", vague.join("\n"));
}

#[test]
fn every_win_and_every_defence_is_explained_afterwards() {
    for (name, _, _, step) in steps() {
        let is_won_or_saved = has_goal(step, |goal| {
            matches!(goal, Condition::Wins | Condition::Holds | Condition::Forces)
        });
        assert!(!is_won_or_saved || step.has_done_text, "{name}");
    }
}

#[test]
fn the_first_game_comes_early_and_every_game_closes_with_one() {
    let is_a_game = |lesson: &Lesson| lesson.steps.iter().any(|step| step.opponent.is_some());
    let first = ladder().iter().position(is_a_game).expect("a game");
    assert!(first < RUNGS_BEFORE_A_GAME, "{first}");
    for game in Game::ALL {
        let last = lessons(game).last().expect("a lesson");
        assert!(is_a_game(last), "{}", last.path());
    }
}

#[test]
fn a_game_is_won_from_its_start_and_after_its_first_turn() {
    let mut games = 0;
    for (name, _, _, step) in steps() {
        if step.opponent.is_none() {
            continue;
        }
        games += 1;
        let proof = prove(&step.start, Budget::nodes(2_000_000));
        assert!(
            matches!(proof.verdict, Verdict::Win(_)),
            "{name}: {:?}",
            proof.verdict
        );
        let after = step.start.play_turn(&step.solution).expect("it is legal");
        let proof = prove(&after, Budget::nodes(2_000_000));
        assert!(
            matches!(proof.verdict, Verdict::Loss(_)),
            "{name}: {:?}",
            proof.verdict
        );
    }
    assert!(games >= 5, "{games}");
}

#[test]
fn no_two_games_begin_alike() {
    let mut known = BTreeSet::new();
    for (name, _, _, step) in steps() {
        if step.opponent.is_none() {
            continue;
        }
        let pieces = step.start.pieces();
        let places: BTreeSet<String> = pieces
            .map(|(space, piece)| format!("{space} {:?}", piece.player))
            .collect();
        assert!(known.insert(places), "{name} begins like another game");
    }
}

/// What every game teaches in its own way, and the lessons that do.
const IN_EVERY_GAME: [(&str, &[&str]); 8] = [
    ("the first turns", &["open"]),
    ("place or slide", &["choice"]),
    ("reserves", &["reserve"]),
    ("double threats", &["double"]),
    ("hemming in", &["hem", "plug"]),
    ("declining a bonus", &["decline"]),
    ("handicaps", &["handicap"]),
    ("a closing game", &["game"]),
];

#[test]
fn every_game_teaches_what_wins_it() {
    for game in Game::ALL {
        for (what, ids) in IN_EVERY_GAME {
            let is_taught = lessons(game).any(|lesson| ids.contains(&lesson.id.as_str()));
            assert!(is_taught, "{game:?}: {what}");
        }
    }
    for game in Game::ALL {
        let mut steps = lessons(game).flat_map(|lesson| &lesson.steps);
        let begins = steps.any(|step| step.start.pieces().next().is_none());
        assert!(begins, "{game:?}: a first turn on the empty board");
    }
    let is_about_promoting = |lesson: &Lesson| lesson.id == "when";
    assert!(lessons(Game::PokaYoke).any(is_about_promoting));
}

/// All accepted turns of the lessons with a name.
fn accepted_in(id: &str) -> Vec<(String, Vec<Action>)> {
    let mut accepted = Vec::new();
    for (name, lesson, _, step) in steps() {
        if lesson.id != id {
            continue;
        }
        let _ = step.start.for_each_turn(|actions, after| {
            let attempt = Attempt {
                before: &step.start,
                actions,
                after,
            };
            if step.first_missed(&attempt).is_none() {
                accepted.push((name.clone(), actions.to_vec()));
            }
            ControlFlow::Continue(())
        });
    }
    accepted
}

#[test]
fn where_a_bonus_should_be_declined_taking_it_loses_at_once() {
    let accepted = accepted_in("decline");
    assert!(accepted.len() >= Game::ALL.len());
    for (name, actions) in accepted {
        assert!(is_quiet(&actions), "{name}: {actions:?}");
    }
    for (name, lesson, _, step) in steps() {
        if lesson.id != "decline" {
            continue;
        }
        let sacrifice = step.solution.actions()[0];
        let mut longer = 0;
        let _ = step.start.for_each_turn(|actions, after| {
            if actions[0] == sacrifice && !is_quiet(actions) {
                longer += 1;
                assert!(winning_turn(after).is_some(), "{name}: {actions:?}");
            }
            ControlFlow::Continue(())
        });
        assert!(longer > 0, "{name}: there is a bonus to decline");
    }
}

/// Whether the bonus is not taken. Pivoting on the spot is as good as doing nothing.
fn is_quiet(actions: &[Action]) -> bool {
    matches!(actions, [_] | [_, Action::End | Action::Pivot { .. }])
}

#[test]
fn where_a_piece_should_be_placed_no_slide_alone_saves() {
    let placing = accepted_in("choice");
    let is_placed = |actions: &[Action]| {
        let is_place = |action: &Action| matches!(action, Action::Place { .. });
        actions.iter().any(is_place)
    };
    // Tix asks twice, and the second time the slide wins.
    for (name, actions) in placing.iter().filter(|(name, _)| !name.ends_with("step 2")) {
        assert!(is_placed(actions), "{name}: {actions:?}");
    }
    assert!(placing.iter().any(|(_, actions)| !is_placed(actions)));
}

#[test]
fn every_motif_is_the_answer_to_some_task() {
    let mut taught = BTreeSet::new();
    for (name, _, _, step) in steps() {
        let limit = Prover::limit(&step.start);
        let mut prover = Prover::new(&step.start, &step.solution, None, limit)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        while !prover.advance(limit) {}
        taught.extend(prover.reasons().motifs);
    }
    let missing: Vec<&str> = Motif::ALL
        .iter()
        .filter(|motif| !taught.contains(motif))
        .map(|motif| motif.name())
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
