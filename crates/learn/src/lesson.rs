//! Lessons and their steps.

use rules::{Position, Setup, Space, Turn};

use crate::condition::Condition;

/// One of the four games, in the order of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Game {
    /// Plain squares.
    Tix,
    /// Pieces with a hollow.
    Tixel,
    /// Hollows, rounded corners, a bounded board.
    Regatta,
    /// Tixel with promotion.
    PokaYoke,
}

impl Game {
    /// All four, in the order of the ladder.
    pub const ALL: [Game; 4] = [Game::Tix, Game::Tixel, Game::Regatta, Game::PokaYoke];

    /// The name used in keys, links and setups.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Tix => "tix",
            Game::Tixel => "tixel",
            Game::Regatta => "regatta",
            Game::PokaYoke => "poka-yoke",
        }
    }

    /// The game with a name, exactly as [`Game::name`] writes it.
    pub fn named(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The setup the game is played with.
    pub const fn setup(self) -> Setup {
        match self {
            Game::Tix => Setup::TIX,
            Game::Tixel => Setup::TIXEL,
            Game::Regatta => Setup::REGATTA,
            Game::PokaYoke => Setup::POKA_YOKE,
        }
    }
}

/// A lesson: one idea, practised in a few steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The game it belongs to.
    pub game: Game,
    /// Its name within the game. Progress is stored under it, so it must never change.
    pub id: String,
    /// The steps, at least one.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// Its unique name: `tix/active`.
    pub fn path(&self) -> String {
        format!("{}/{}", self.game.name(), self.id)
    }

    /// The key for the title.
    pub fn title_key(&self) -> String {
        self.key("title")
    }

    /// The key for the text that explains the idea.
    pub fn text_key(&self) -> String {
        self.key("text")
    }

    /// The keys for one step, counted from 0.
    pub fn step_keys(&self, step: usize) -> StepKeys {
        let of_step = |part: &str| self.key(&format!("{}-{part}", step + 1));
        let declared = self.steps.get(step);
        StepKeys {
            task: of_step("task"),
            hint: of_step("hint"),
            done: declared
                .is_some_and(|step| step.has_done_text)
                .then(|| of_step("done")),
            wrong: declared
                .map(|step| step.wrong.as_slice())
                .unwrap_or_default()
                .iter()
                .map(|wrong| of_step(&wrong.name))
                .collect(),
        }
    }

    fn key(&self, part: &str) -> String {
        format!("lesson-{}-{}-{part}", self.game.name(), self.id)
    }
}

/// The keys for a step's texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepKeys {
    /// What to do.
    pub task: String,
    /// The hint, shown on request.
    pub hint: String,
    /// What to notice afterwards, if anything.
    pub done: Option<String>,
    /// The answers to typical mistakes, in the order of [`LessonStep::wrong`].
    pub wrong: Vec<String>,
}

/// One exercise: a position, and what to achieve in one turn or, against an opponent, in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The starting position. In a step that continues the previous one, the position after that
    /// step's solution and reply.
    pub start: Position,
    /// Whether it starts where the previous step ended, whichever accepted turn was played there.
    pub continues: bool,
    /// The conditions the turn must meet, all of them.
    pub goals: Vec<Condition>,
    /// A turn that meets them; in a game, a first turn after which the win is proved.
    pub solution: Turn,
    /// The level of the computer the position is played out against, if the step is a game.
    pub opponent: Option<u8>,
    /// The opponent's replies; the first legal one is played.
    pub replies: Vec<Turn>,
    /// Spaces to highlight.
    pub marks: Vec<Space>,
    /// Answers to typical mistakes; the first that matches is given.
    pub wrong: Vec<Wrong>,
    /// Whether there is a text for when the step is solved.
    pub has_done_text: bool,
    /// Whether every legal turn is accepted.
    pub anything_goes: bool,
}

/// The answer to a typical mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The last part of its key.
    pub name: String,
    /// The conditions under which it is given, all of them.
    pub when: Vec<Condition>,
}
