//! Receives requests and puts the engine to work on them.

use api::worker::{Effort, Question, Reply, Request};
use engine::{Clock, Engine, Level};

use crate::job::{Aim, Job};

/// Answers requests with the engine, one slice at a time. It is independent of the browser, so that
/// it can be tested.
pub struct Thinker {
    engine: Engine,
    job: Option<Job>,
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
            job: None,
        }
    }

    /// A thinker whose searches read this clock every thousand positions or so. The clock may use
    /// the occasion to report that the search is alive: a worker cannot do so from its event loop
    /// until the slice is over.
    pub fn with_clock(clock: Clock) -> Thinker {
        let mut thinker = Thinker::new();
        thinker.engine.set_clock(clock);
        thinker
    }

    /// Whether [`Thinker::work`] has something to do.
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
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

    /// Handles a request. If it ends the current job, that job is answered.
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
            // The answer and this request crossed.
            Request::Stop { .. } => Vec::new(),
            Request::Forget => {
                self.engine.forget();
                Vec::new()
            }
        }
    }

    fn begin(&mut self, id: u32, question: Question, aim: Aim, nodes: u64) -> Vec<Reply> {
        let replies = self.answer();
        self.job = Some(Job::new(id, question, aim, nodes));
        replies
    }

    /// Searches the next slice, if there is a job.
    pub fn work(&mut self) -> Vec<Reply> {
        let Some(job) = &mut self.job else {
            return Vec::new();
        };
        if job.work(&mut self.engine) {
            return self.answer();
        }
        vec![Reply::Progress {
            id: job.id,
            found: job.found.clone(),
        }]
    }

    /// Ends the job, if there is one, with what is known.
    fn answer(&mut self) -> Vec<Reply> {
        let job = self.job.take();
        job.map(|job| job.answer(&mut self.engine))
            .into_iter()
            .collect()
    }
}
