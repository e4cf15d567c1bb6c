//! What is being worked on.

use api::worker::{Effort, Found, Question, Reply, Request};
use engine::{Engine, Level, Limits, Report, Stop};
use rules::{Action, Position};

use crate::found::found;

/// Hears requests and works on them, a slice at a time.
pub struct Desk {
    engine: Engine,
    job: Option<Job>,
}

struct Job {
    id: u32,
    question: Question,
    aim: Aim,
    /// Positions still to visit.
    nodes: u64,
    /// Positions to visit in the next slice.
    slice: u64,
    visited: u64,
    found: Found,
    /// Chosen so far.
    chosen: Vec<Action>,
}

#[derive(Clone, Copy, PartialEq)]
enum Aim {
    /// A whole turn from one search, done in slices.
    Choose,
    /// An action at a time, each from one search: that is what levels are measured by.
    Play {
        level: Level,
        seed: u64,
    },
    Analyse {
        lines: u32,
    },
}

impl Default for Desk {
    fn default() -> Desk {
        Desk::new()
    }
}

impl Desk {
    /// The first slice of a search: a few hundredths of a second.
    const FIRST: u64 = 4_000;
    /// No slice is longer: about as long as somebody who says stop will wait.
    const LONGEST: u64 = 128_000;

    /// One with an engine that knows nothing yet.
    pub fn new() -> Desk {
        Desk {
            engine: Engine::new(),
            job: None,
        }
    }

    /// Whether [`Desk::work`] has something to do.
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Hears a request in JSON. What cannot be read is answered with the reason.
    pub fn hear_text(&mut self, text: &str) -> Vec<Reply> {
        match serde_json::from_str(text) {
            Ok(request) => self.hear(request),
            Err(error) => {
                let value = serde_json::from_str::<serde_json::Value>(text).ok();
                let id = value.and_then(|value| {
                    let asked = value.as_object()?.values().next()?;
                    asked.get("id")?.as_u64()?.try_into().ok()
                });
                vec![Reply::Failed {
                    id,
                    why: format!("not a request: {error}"),
                }]
            }
        }
    }

    /// Hears a request, and answers what was being worked on if that is over now.
    pub fn hear(&mut self, request: Request) -> Vec<Reply> {
        match request {
            Request::Choose {
                id,
                question,
                effort,
            } => {
                let (aim, nodes) = match effort {
                    Effort::Nodes(nodes) => (Aim::Choose, nodes),
                    Effort::Level { number, seed } => match Level::new(number) {
                        Some(level) => (Aim::Play { level, seed }, u64::MAX),
                        None => {
                            let why = format!("there is no level {number}");
                            return vec![Reply::Failed { id: Some(id), why }];
                        }
                    },
                };
                self.begin(id, question, aim, nodes)
            }
            Request::Analyse {
                id,
                question,
                lines,
                nodes,
            } => self.begin(id, question, Aim::Analyse { lines }, nodes),
            Request::Stop { id } if self.job.as_ref().is_some_and(|job| job.id == id) => {
                self.answer()
            }
            // It was answered while this was on its way.
            Request::Stop { .. } => Vec::new(),
            Request::Forget => {
                self.engine.forget();
                Vec::new()
            }
        }
    }

    fn begin(&mut self, id: u32, question: Question, aim: Aim, nodes: u64) -> Vec<Reply> {
        let replies = self.answer();
        self.job = Some(Job {
            id,
            question,
            aim,
            nodes,
            slice: Desk::FIRST,
            visited: 0,
            found: Found::default(),
            chosen: Vec::new(),
        });
        replies
    }

    /// Does the next slice of the work, if there is any.
    pub fn work(&mut self) -> Vec<Reply> {
        let Some(job) = &mut self.job else {
            return Vec::new();
        };
        let report = job.search(&mut self.engine, job.slice.min(job.nodes));
        let over = match job.aim {
            Aim::Play { .. } => job.step(&report),
            Aim::Choose | Aim::Analyse { .. } => job.deepen(&report),
        };
        if over {
            return self.answer();
        }
        vec![Reply::Progress {
            id: job.id,
            found: job.found.clone(),
        }]
    }

    /// Answers with what is known, and has nothing to do any more.
    fn answer(&mut self) -> Vec<Reply> {
        let Some(mut job) = self.job.take() else {
            return Vec::new();
        };
        // Somebody may say stop before the first slice, or in the middle of a turn.
        if job.found.lines.is_empty() && job.visited == 0 {
            let report = job.search(&mut self.engine, 1);
            job.deepen(&report);
            if job.found.lines.is_empty() {
                // So little says nothing yet, but some action there must be.
                job.chosen.extend(report.action);
            }
        }
        let id = job.id;
        let actions = job.turn();
        let found = job.found;
        vec![match job.aim {
            Aim::Analyse { .. } => Reply::Analysed { id, found },
            Aim::Choose | Aim::Play { .. } => Reply::Chosen { id, actions, found },
        }]
    }
}

impl Job {
    /// Searches from where it is, visiting about so many positions.
    fn search(&self, engine: &mut Engine, nodes: u64) -> Report {
        let (level, seed, lines) = match self.aim {
            Aim::Choose => (None, 0, 1),
            Aim::Play { level, seed } => (Some(level), seed, 1),
            Aim::Analyse { lines } => (None, 0, lines.max(1)),
        };
        engine.set_level(level);
        engine.set_seed(seed);
        let limits = match self.aim {
            // The level is the limit.
            Aim::Play { .. } if nodes > 1 => Limits::default(),
            _ => Limits {
                lines,
                ..Limits::nodes(nodes.max(1))
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

    /// The position after what is chosen so far.
    fn position(&self) -> Position {
        let mut position = self.question.position;
        for &action in &self.chosen {
            position.play_unchecked(action);
        }
        position
    }

    /// Takes the action found, and says whether the turn is over.
    fn step(&mut self, report: &Report) -> bool {
        self.visited += report.info.nodes;
        if self.chosen.is_empty() {
            self.found = found(&report.info);
        }
        self.found.nodes = self.visited;
        self.chosen.extend(report.action);
        report.action.is_none() || self.is_over(&self.chosen)
    }

    /// Takes what was found, and says whether there is nothing left to find.
    fn deepen(&mut self, report: &Report) -> bool {
        let visited = report.info.nodes;
        self.visited += visited;
        // A slice that came less far than the one before it says nothing new.
        if self.found.lines.is_empty() || report.info.depth >= self.found.depth {
            self.found = found(&report.info);
        }
        self.found.nodes = self.visited;
        let asked = self.slice.min(self.nodes);
        self.nodes = self.nodes.saturating_sub(visited.max(1));
        self.slice = (self.slice * 2).min(Desk::LONGEST);
        // A search that stopped before its limit is sure.
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
        // Stopped in the middle of a turn: a bonus not yet chosen is declined.
        if !turn.is_empty() {
            turn.push(Action::End);
        }
        turn
    }
}
