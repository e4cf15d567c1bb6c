//! Receives requests and puts the engine to work on them.

use api::worker::{Effort, Question, Reply, Request};
use engine::{Clock, Engine, Level};
use motifs::{Guard, Prover};
use rules::TurnError;

use crate::hint::HintTask;
use crate::job::{Aim, Job};
use crate::task::Task;

/// Answers requests with the engine, one slice at a time. It is independent of the browser, so that
/// it can be tested.
pub struct Thinker {
    engine: Engine,
    clock: Option<Clock>,
    task: Option<Task>,
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}

impl Thinker {
    /// A thinker whose engine has learned nothing yet.
    pub fn new() -> Thinker {
        Thinker {
            engine: Engine::new(),
            clock: None,
            task: None,
        }
    }

    /// A thinker whose searches read this clock every thousand positions or so. The clock may use
    /// the occasion to report that the search is alive: a worker cannot do so from its event loop
    /// until the slice is over.
    pub fn with_clock(clock: Clock) -> Thinker {
        let mut thinker = Thinker::new();
        thinker.engine.set_clock(clock);
        thinker.clock = Some(clock);
        thinker
    }

    /// Whether [`Thinker::work`] has something to do.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Handles a request in JSON. Unreadable input is answered with the reason.
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

    /// Handles a request. If it ends the current task, that task is answered.
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
                self.search(id, question, aim, nodes)
            }
            Request::Analyse {
                id,
                question,
                lines,
                nodes,
            } => self.search(id, question, Aim::Analyse { lines }, nodes),
            Request::Hint {
                id,
                question,
                nodes,
            } => {
                let hint = HintTask::new(id, question, nodes, self.clock);
                self.begin(Task::Hint(Box::new(hint)))
            }
            Request::Explain {
                id,
                position,
                turn,
                score,
            } => {
                let prover = Prover::new(
                    &position,
                    &turn,
                    score.map(Into::into),
                    Prover::limit(&position),
                );
                self.begin_if_legal(id, prover, |prover| Task::Explain {
                    id,
                    prover: Box::new(prover),
                })
            }
            Request::Guard { id, position, turn } => {
                let guard = Guard::new(&position, &turn, Guard::limit(&position));
                self.begin_if_legal(id, guard, |guard| Task::Guard {
                    id,
                    guard: Box::new(guard),
                })
            }
            Request::Stop { id } if self.task.as_ref().is_some_and(|task| task.id() == id) => {
                self.answer()
            }
            // The answer and this request crossed.
            Request::Stop { .. } => Vec::new(),
            Request::Forget => {
                self.engine.forget();
                Vec::new()
            }
        }
    }

    fn search(&mut self, id: u32, question: Question, aim: Aim, nodes: u64) -> Vec<Reply> {
        let job = Job::new(id, question, aim, nodes);
        self.begin(Task::Search(Box::new(job)))
    }

    fn begin(&mut self, task: Task) -> Vec<Reply> {
        let replies = self.answer();
        self.task = Some(task);
        replies
    }

    /// Begins a task about a turn, unless the turn cannot be played.
    fn begin_if_legal<T>(
        &mut self,
        id: u32,
        subject: Result<T, TurnError>,
        task: impl FnOnce(T) -> Task,
    ) -> Vec<Reply> {
        match subject {
            Ok(subject) => self.begin(task(subject)),
            Err(error) => vec![Reply::Failed {
                id: Some(id),
                why: error.to_string(),
            }],
        }
    }

    /// Works for the next slice, if there is a task.
    pub fn work(&mut self) -> Vec<Reply> {
        let Some(task) = &mut self.task else {
            return Vec::new();
        };
        if task.work(&mut self.engine) {
            return self.answer();
        }
        vec![task.progress()]
    }

    /// Ends the task, if there is one, with what is known.
    fn answer(&mut self) -> Vec<Reply> {
        let task = self.task.take();
        task.map(|task| task.answer(&mut self.engine))
            .into_iter()
            .collect()
    }
}
