//! Hints: a turn and the reasons for it, always the same in the same position.

use api::worker::{Explanation, Hint, Question, Reply, Score};
use engine::{Clock, Engine};
use motifs::{Motif, Outlook, Prover};
use rules::{Action, Position, Turn};

use crate::job::{Aim, Job};
use crate::task::SLICE;

/// Bytes of the table: plenty for the nodes of a hint.
const TABLE: u64 = 4 << 20;

/// A search for a turn, then for the reasons. It has an engine of its own: what the game's engine
/// remembers from earlier searches would change the turn from one request to the next.
pub(crate) struct HintTask {
    pub(crate) id: u32,
    position: Position,
    engine: Engine,
    /// The search, until it is over.
    job: Option<Box<Job>>,
    /// The turn it chose.
    actions: Vec<Action>,
    /// What it expects of that turn.
    score: Option<Score>,
    /// The reasons, if there is a turn to write.
    prover: Option<Box<Prover>>,
}

impl HintTask {
    pub(crate) fn new(id: u32, question: Question, nodes: u64, clock: Option<Clock>) -> HintTask {
        let mut engine = Engine::new();
        engine.set_table(TABLE);
        if let Some(clock) = clock {
            engine.set_clock(clock);
        }
        HintTask {
            id,
            position: question.position,
            engine,
            job: Some(Box::new(Job::new(id, question, Aim::Choose, nodes))),
            actions: Vec::new(),
            score: None,
            prover: None,
        }
    }

    /// Works for the next slice, and returns whether the hint is ready.
    pub(crate) fn work(&mut self) -> bool {
        match (&mut self.job, &mut self.prover) {
            (Some(job), _) => {
                if job.work(&mut self.engine) {
                    self.end_search();
                }
                false
            }
            (None, Some(prover)) => prover.advance(SLICE),
            (None, None) => true,
        }
    }

    /// The hint, from what is known.
    pub(crate) fn answer(mut self) -> Reply {
        self.end_search();
        let explanation = match &self.prover {
            Some(prover) => prover.reasons().into(),
            None => self.without_turn(),
        };
        Reply::Hinted {
            id: self.id,
            hint: Hint {
                actions: self.actions,
                explanation,
            },
        }
    }

    fn end_search(&mut self) {
        let Some(job) = self.job.take() else {
            return;
        };
        let (actions, found) = job.finish(&mut self.engine);
        self.score = found.lines.first().map(|line| line.score);
        let outlook = self.score.map(Outlook::from);
        let prover = Turn::new(actions.clone()).and_then(|turn| {
            Prover::new(
                &self.position,
                &turn,
                outlook,
                Prover::limit(&self.position),
            )
            .ok()
        });
        self.prover = prover.map(Box::new);
        self.actions = actions;
    }

    /// Why to decline a bonus that is open. Without a legal action there is nothing to explain.
    fn without_turn(&self) -> Explanation {
        let motif = (!self.actions.is_empty()).then_some(Motif::DeclineBonus);
        Explanation {
            motifs: motif.into_iter().collect(),
            score: self.score,
            ..Explanation::default()
        }
    }
}
