//! Receives requests and puts the engine to work on them.

use api::worker::{Effort, Found, Purpose, Question, Reply, Request};
use engine::{Clock, Engine, Evaluate, Hand, Learned, Level, Net, NetError};
use rules::Action;

use crate::job::{Aim, Job};

/// Answers requests with the engine, one slice at a time. It is independent of the browser, so that
/// it can be tested.
pub struct Thinker<E = Hand> {
    engine: Engine<E>,
    clock: Option<Clock>,
    job: Option<Job>,
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}

impl Thinker {
    /// A thinker with the hand-written evaluation.
    pub fn new() -> Thinker {
        Thinker::with(Hand::default())
    }
}

impl Thinker<Learned> {
    /// Uses this net from now on, where it fits. The current job starts over with its next slice.
    ///
    /// # Errors
    /// If the bytes are not a net; then nothing changes.
    pub fn learn(&mut self, net: &[u8]) -> Result<(), NetError> {
        let net = Net::from_bytes(net)?;
        let mut learned = self.engine.evaluation().clone();
        learned.add(net);
        self.engine.set_evaluation(learned);
        Ok(())
    }
}

impl<E: Evaluate> Thinker<E> {
    /// A thinker with this evaluation.
    pub fn with(evaluation: E) -> Thinker<E> {
        Thinker {
            engine: Engine::with(evaluation),
            clock: None,
            job: None,
        }
    }

    /// The same thinker, whose searches read this clock every thousand positions or so. The clock
    /// may double as a heartbeat, since a worker cannot report from its event loop until the slice
    /// is over.
    #[must_use]
    pub fn with_clock(mut self, clock: Clock) -> Thinker<E> {
        self.engine.set_clock(clock);
        self.clock = Some(clock);
        self
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
            Request::Judge {
                id,
                question,
                actions,
                purpose,
            } => {
                let mut replies = self.answer();
                replies.push(match self.judged(&question, actions, purpose) {
                    Ok(found) => Reply::Analysed { id, found },
                    Err(why) => Reply::Failed { id: Some(id), why },
                });
                replies
            }
            Request::Stop { id } if self.job.as_ref().is_some_and(|job| job.id == id) => {
                self.answer()
            }
            // This request crossed with the answer.
            Request::Stop { .. } => Vec::new(),
            Request::Forget => {
                self.engine.forget();
                Vec::new()
            }
        }
    }

    #[cfg(not(feature = "small-boards"))]
    fn judged(
        &self,
        question: &Question,
        actions: Vec<Action>,
        purpose: Purpose,
    ) -> Result<Found, String> {
        crate::judging::judged(question, actions, purpose, self.clock)
    }

    /// The prover is in the other worker, which is fetched on demand.
    #[cfg(feature = "small-boards")]
    #[expect(clippy::unused_self, reason = "the same as in the other worker")]
    fn judged(&self, _: &Question, _: Vec<Action>, _: Purpose) -> Result<Found, String> {
        Err("this worker cannot judge".to_owned())
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
