#![doc = include_str!("../README.md")]

mod condition;
mod lesson;
mod next_turn;
pub mod pages;
mod read;
mod run;

use std::sync::OnceLock;

pub use condition::{ActionKind, Attempt, Condition, NotYet, Standing};
pub use lesson::{Game, Lesson, LessonStep, StepKeys, Wrong};
pub use next_turn::{is_lost_next_turn, winning_turn};
pub use read::{ReadError, read};
pub use run::{LessonRun, TurnAnswer};

const FILES: [(Game, &str); 4] = [
    (Game::Tix, include_str!("../lessons/tix.txt")),
    (Game::Tixel, include_str!("../lessons/tixel.txt")),
    (Game::Regatta, include_str!("../lessons/regatta.txt")),
    (Game::PokaYoke, include_str!("../lessons/poka-yoke.txt")),
];

/// All lessons, from the lowest rung of the ladder to the highest.
pub fn ladder() -> &'static [Lesson] {
    static LADDER: OnceLock<Vec<Lesson>> = OnceLock::new();
    LADDER.get_or_init(|| {
        FILES
            .into_iter()
            .flat_map(|(game, text)| match read(game, text) {
                Ok(lessons) => lessons,
                // The files are compiled in, and tests parse them.
                Err(error) => panic!("the lessons of {}: {error}", game.name()),
            })
            .collect()
    })
}

/// The lessons of a game, in order.
pub fn lessons(game: Game) -> impl Iterator<Item = &'static Lesson> {
    ladder().iter().filter(move |lesson| lesson.game == game)
}

/// The lesson with a name.
pub fn lesson(game: Game, id: &str) -> Option<&'static Lesson> {
    lessons(game).find(|lesson| lesson.id == id)
}

/// The keys of every sentence of the ladder: titles, texts, tasks, hints and answers.
pub fn keys() -> Vec<String> {
    let mut keys: Vec<String> = Condition::not_yet_keys().collect();
    for lesson in ladder() {
        keys.push(lesson.title_key());
        keys.push(lesson.text_key());
        for step in 0..lesson.steps.len() {
            let step = lesson.step_keys(step);
            keys.push(step.task);
            keys.push(step.hint);
            keys.extend(step.done);
            keys.extend(step.wrong);
        }
    }
    keys
}
