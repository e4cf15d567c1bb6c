//! Records what a search evaluates.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Evaluate, Interest};
use rules::{Action, Setup, State, Survey, Word};

use crate::sample::{Origin, Sample};

/// An evaluation that keeps a sample of the positions it is asked about.
#[derive(Clone)]
pub struct Eavesdropper<E> {
    evaluation: E,
    heard: Arc<Heard>,
}

/// The positions kept so far.
#[derive(Default)]
pub struct Heard {
    salt: AtomicU64,
    /// One in this many positions is kept.
    one_in: AtomicU64,
    kept: Mutex<Vec<(u64, Sample)>>,
}

impl Heard {
    /// Forgets everything, and from now on keeps one in this many distinct positions, chosen by a
    /// salt.
    pub fn restart(&self, one_in: u64, salt: u64) {
        self.salt.store(salt, Ordering::Relaxed);
        self.one_in.store(one_in.max(1), Ordering::Relaxed);
        self.take();
    }

    /// The distinct positions kept.
    pub fn take(&self) -> Vec<Sample> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.sort_by_key(|(hash, _)| *hash);
        kept.dedup_by_key(|(hash, _)| *hash);
        kept.drain(..).map(|(_, sample)| sample).collect()
    }
}

impl<E> Eavesdropper<E> {
    /// Wraps an evaluation.
    pub fn new(evaluation: E) -> (Eavesdropper<E>, Arc<Heard>) {
        let heard = Arc::<Heard>::default();
        let spy = Eavesdropper {
            evaluation,
            heard: heard.clone(),
        };
        (spy, heard)
    }
}

impl<E: Evaluate> Evaluate for Eavesdropper<E> {
    type Trace = E::Trace;

    fn for_setup(&self, setup: Setup) -> Self {
        Eavesdropper {
            evaluation: self.evaluation.for_setup(setup),
            heard: self.heard.clone(),
        }
    }

    fn begin<W: Word>(&self, state: &State<W>) -> E::Trace {
        self.evaluation.begin(state)
    }

    fn follow<W: Word>(
        &self,
        from: &E::Trace,
        before: &State<W>,
        action: Action,
        after: &State<W>,
        into: &mut E::Trace,
    ) {
        self.evaluation.follow(from, before, action, after, into);
    }

    fn value<W: Word>(
        &self,
        path: &mut [E::Trace],
        state: &State<W>,
        survey: &Survey<W>,
        interest: Interest,
    ) -> i32 {
        let heard = &self.heard;
        let salted =
            (state.hash() ^ heard.salt.load(Ordering::Relaxed)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let one_in = heard.one_in.load(Ordering::Relaxed).max(1);
        if (salted >> 32).is_multiple_of(one_in) && state.bonus().is_none() {
            let sample = Sample::of(state, Origin::Leaf);
            let mut kept = heard.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.push((state.hash(), sample));
        }
        self.evaluation.value(path, state, survey, interest)
    }
}
