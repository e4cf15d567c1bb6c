//! What the worker can be busy with: one interface for all of it.

use api::worker::{Reply, Safety};
use engine::Engine;
use motifs::{Guard, Prover};

use crate::hint::HintTask;
use crate::job::Job;

/// Actions a proof tries in one slice: a few hundredths of a second.
pub(crate) const SLICE: u32 = 5_000;

pub(crate) enum Task {
    Search(Box<Job>),
    Hint(Box<HintTask>),
    Explain { id: u32, prover: Box<Prover> },
    Guard { id: u32, guard: Box<Guard> },
}

impl Task {
    pub(crate) fn id(&self) -> u32 {
        match self {
            Task::Search(job) => job.id,
            Task::Hint(hint) => hint.id,
            Task::Explain { id, .. } | Task::Guard { id, .. } => *id,
        }
    }

    /// Works for the next slice, and returns whether the task is done. The engine is the one that
    /// remembers earlier searches.
    pub(crate) fn work(&mut self, engine: &mut Engine) -> bool {
        match self {
            Task::Search(job) => job.work(engine),
            Task::Hint(hint) => hint.work(),
            Task::Explain { prover, .. } => prover.advance(SLICE),
            Task::Guard { guard, .. } => guard.advance(SLICE).is_some(),
        }
    }

    /// What to say between two slices.
    pub(crate) fn progress(&self) -> Reply {
        match self {
            Task::Search(job) => Reply::Progress {
                id: job.id,
                found: job.found.clone(),
            },
            Task::Hint(_) | Task::Explain { .. } | Task::Guard { .. } => Reply::Alive,
        }
    }

    /// The answer, from what is known.
    pub(crate) fn answer(self, engine: &mut Engine) -> Reply {
        match self {
            Task::Search(job) => job.answer(engine),
            Task::Hint(hint) => hint.answer(),
            Task::Explain { id, prover } => Reply::Explained {
                id,
                explanation: prover.reasons().into(),
            },
            Task::Guard { id, guard } => Reply::Guarded {
                id,
                safety: Safety::from(guard.stopped()),
            },
        }
    }
}
