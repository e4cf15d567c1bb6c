//! What a lesson is made of.

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

/// One lesson: one idea, and a few small exercises about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The game it belongs to.
    pub game: Game,
    /// Its name within the game; progress is kept under it, so it never changes.
    pub id: String,
    /// The exercises, at least one.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// A name among all lessons: `tix/active`.
    pub fn path(&self) -> String {
        format!("{}/{}", self.game.name(), self.id)
    }

    /// The key of the title.
    pub fn title_key(&self) -> String {
        self.key("title")
    }

    /// The key of the text that tells the idea.
    pub fn text_key(&self) -> String {
        self.key("text")
    }

    /// The keys of one step, counted from 0.
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

/// The keys of a step's texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepKeys {
    /// What to do.
    pub task: String,
    /// A nudge, for who asks.
    pub hint: String,
    /// What to notice once it is done, if there is something.
    pub done: Option<String>,
    /// The answers to typical wrong attempts, in the order of [`Step::wrong`].
    pub wrong: Vec<String>,
}

/// One exercise: a position, and what is to be reached in one turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The position it begins with. In a step that continues the one before, the position after
    /// that one's solution and reply.
    pub start: Position,
    /// Whether it goes on where the step before ended, whichever accepted turn was played there.
    pub continues: bool,
    /// What the turn must fulfil: all of these.
    pub goals: Vec<Condition>,
    /// A turn that does it.
    pub solution: Turn,
    /// Turns for the opponent afterwards; the first legal one is played.
    pub replies: Vec<Turn>,
    /// Spaces to light up.
    pub marks: Vec<Space>,
    /// Answers to typical wrong attempts; the first that fits is given.
    pub wrong: Vec<Wrong>,
    /// Whether something is said once the step is done.
    pub has_done_text: bool,
    /// Whether every legal turn will do.
    pub anything_goes: bool,
}

/// An answer to a typical wrong attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The last part of its key.
    pub name: String,
    /// When it is given: all of these hold.
    pub when: Vec<Condition>,
}
