//! One search, done in slices.

use std::time::Duration;

use api::worker::{Found, Question, Reply};
use engine::{Engine, Evaluate, Level, Limits, SearchResult, Stop};
use rules::{Action, Position};

use crate::found::found;

pub(crate) struct Job {
    pub(crate) id: u32,
    question: Question,
    aim: Aim,
    /// Positions still to visit.
    nodes: u64,
    /// Positions to visit in the next slice.
    slice: u64,
    visited: u64,
    /// Whether a net is used.
    by_net: bool,
    pub(crate) found: Found,
    /// Chosen so far.
    chosen: Vec<Action>,
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Aim {
    /// A whole turn from one search, done in slices.
    Choose,
    /// One action at a time, each from its own search: levels are calibrated that way.
    Play {
        level: Level,
        seed: u64,
    },
    Analyse {
        lines: u32,
    },
}

/// The first slice: a few hundredths of a second.
const FIRST: u64 = 4_000;
/// The longest slice: about as long as someone who presses stop is willing to wait.
const LONGEST: u64 = 128_000;

/// Longer than any search, but the engine reads its clock only if there is a time limit.
const NO_LIMIT: Duration = Duration::from_secs(24 * 60 * 60);

impl Job {
    pub(crate) fn new(id: u32, question: Question, aim: Aim, nodes: u64) -> Job {
        Job {
            id,
            question,
            aim,
            nodes,
            slice: FIRST,
            visited: 0,
            by_net: false,
            found: Found::default(),
            chosen: Vec::new(),
        }
    }

    /// Searches the next slice, and returns whether the job is done.
    pub(crate) fn work<E: Evaluate>(&mut self, engine: &mut Engine<E>) -> bool {
        self.by_net = self.is_judged_by_net(engine);
        let result = self.search(engine, self.slice.min(self.nodes));
        match self.aim {
            Aim::Play { .. } => self.step(&result),
            Aim::Choose | Aim::Analyse { .. } => self.deepen(&result),
        }
    }

    /// The answer, from what is known.
    pub(crate) fn answer<E: Evaluate>(mut self, engine: &mut Engine<E>) -> Reply {
        // Stopped before the first slice: search a little, so that there is an answer.
        if self.found.lines.is_empty() && self.visited == 0 {
            let result = self.search(engine, 1);
            self.deepen(&result);
            if self.found.lines.is_empty() {
                // With a single node there is no line, but there is some legal action.
                self.chosen.extend(result.action);
            }
        }
        let id = self.id;
        let actions = self.turn();
        let found = self.found;
        match self.aim {
            Aim::Analyse { .. } => Reply::Analysed { id, found },
            Aim::Choose | Aim::Play { .. } => Reply::Chosen { id, actions, found },
        }
    }

    /// Levels are calibrated without nets.
    fn is_judged_by_net<E: Evaluate>(&self, engine: &Engine<E>) -> bool {
        let setup = self.question.position.setup();
        !matches!(self.aim, Aim::Play { .. }) && engine.evaluation().has_net(setup)
    }

    /// Searches from the current position, visiting about this many positions.
    fn search<E: Evaluate>(&self, engine: &mut Engine<E>, nodes: u64) -> SearchResult {
        let (level, seed, lines) = match self.aim {
            Aim::Choose => (None, 0, 1),
            Aim::Play { level, seed } => (Some(level), seed, 1),
            Aim::Analyse { lines } => (None, 0, lines.max(1)),
        };
        engine.set_level(level);
        engine.set_seed(seed);
        let limits = match self.aim {
            // The level is the limit.
            Aim::Play { .. } if nodes > 1 => Limits::time(NO_LIMIT),
            _ => Limits {
                lines,
                nodes: Some(nodes.max(1)),
                ..Limits::time(NO_LIMIT)
            },
        };
        let position = self.position();
        engine.search(
            &position,
            &self.question.before,
            &limits,
            &Stop::new(),
            |_| {},
        )
    }

    /// The position after the actions chosen so far.
    fn position(&self) -> Position {
        let mut position = self.question.position;
        for &action in &self.chosen {
            position.play_unchecked(action);
        }
        position
    }

    /// Takes the action found, and returns whether the turn is over.
    fn step(&mut self, result: &SearchResult) -> bool {
        self.visited += result.info.nodes;
        if self.chosen.is_empty() {
            self.found = found(&result.info, self.by_net);
        }
        self.found.nodes = self.visited;
        self.chosen.extend(result.action);
        result.action.is_none() || self.is_over(&self.chosen)
    }

    /// Takes what was found, and returns whether there is nothing left to find.
    fn deepen(&mut self, result: &SearchResult) -> bool {
        let visited = result.info.nodes;
        self.visited += visited;
        // A slice that got less deep than the one before it adds nothing.
        if self.found.lines.is_empty() || result.info.depth >= self.found.depth {
            self.found = found(&result.info, self.by_net);
        }
        self.found.nodes = self.visited;
        let asked = self.slice.min(self.nodes);
        self.nodes = self.nodes.saturating_sub(visited.max(1));
        self.slice = (self.slice * 2).min(LONGEST);
        // A search that ends before its limit has a proof.
        self.nodes == 0 || visited < asked
    }

    /// Whether the turn is over after these actions.
    fn is_over(&self, actions: &[Action]) -> bool {
        let mut position = self.question.position;
        for &action in actions {
            position.play_unchecked(action);
        }
        position.bonus().is_none() || position.to_move() != self.question.position.to_move()
    }

    /// The actions to the end of the turn.
    fn turn(&self) -> Vec<Action> {
        let known = match self.found.lines.first() {
            Some(line) if self.chosen.is_empty() => &line.actions,
            _ => &self.chosen,
        };
        let mut turn = Vec::new();
        for &action in known {
            turn.push(action);
            if self.is_over(&turn) {
                return turn;
            }
        }
        // Stopped in mid-turn: a bonus that is still open is declined.
        if !turn.is_empty() {
            turn.push(Action::End);
        }
        turn
    }
}
