//! Why a turn is good, and whether it loses at once: exact searches in slices that never block the
//! page.

use gloo_timers::future::TimeoutFuture;
use motifs::{Guard, Outlook, Prover, Reasons, Safety};
use rules::{Position, Turn};

use crate::language::window;

/// Time slice in milliseconds before a search yields to the page.
const SLICE: f64 = 6.0;
/// Actions tried between two looks at the clock.
const STEP: u32 = 20;

/// The reasons for a turn, given a search's outlook if there is one; `None` if it cannot be played.
pub async fn explain(
    position: &Position,
    turn: &Turn,
    outlook: Option<Outlook>,
) -> Option<Reasons> {
    let limit = Prover::limit(position);
    let mut prover = Prover::new(position, turn, outlook, limit).ok()?;
    in_slices(|| prover.advance(STEP)).await;
    Some(prover.reasons())
}

/// Whether a turn lets the opponent win at once, and how.
pub async fn guard(position: &Position, turn: &Turn) -> Safety {
    let Ok(mut guard) = Guard::new(position, turn, Prover::limit(position)) else {
        return Safety::Unknown;
    };
    in_slices(|| guard.advance(STEP).is_some()).await;
    guard.stopped()
}

/// Repeats a step until it returns `true`, yielding to the page between slices.
async fn in_slices(mut step: impl FnMut() -> bool) {
    loop {
        let until = now() + SLICE;
        while now() < until {
            if step() {
                return;
            }
        }
        TimeoutFuture::new(0).await;
    }
}

fn now() -> f64 {
    window()
        .and_then(|window| window.performance())
        .map_or(0.0, |performance| performance.now())
}
