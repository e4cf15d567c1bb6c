//! Why the engine's lines are good: a sentence for the first turn of each, as for a hint.

use api::worker::{FoundLine, Score};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use motifs::{Motif, Reasons};
use rules::{Position, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use crate::language::language;
use crate::places::analysis::engine_lines::whole_first_turn;
use crate::places::game_table::outlook;
use crate::proofs;

/// How long a turn has to be the first of its line before it is explained, in milliseconds.
const SETTLED: u32 = 300;

/// A turn to be explained.
#[derive(Clone, PartialEq)]
struct Asked {
    position: Position,
    /// `None` declines a bonus.
    turn: Option<Turn>,
    /// What the line is worth, if that is proved.
    proved: Option<Score>,
}

impl Asked {
    fn about(position: Position, line: &FoundLine) -> Option<Asked> {
        Some(Asked {
            position,
            turn: Turn::new(whole_first_turn(&position, &line.actions)?),
            proved: Some(line.score).filter(|score| score.is_proved()),
        })
    }

    async fn reasons(&self) -> Reasons {
        let reasons = match &self.turn {
            Some(turn) => proofs::explain(&self.position, turn, self.proved.map(outlook)).await,
            None => None,
        };
        reasons.unwrap_or_default()
    }
}

/// Why the first turn of a line is good, and its motif; `None` until that is known. Reactive.
pub fn why(
    position: Memo<Position>,
    line: impl Fn() -> Option<FoundLine> + Send + Sync + 'static,
) -> impl Fn() -> Option<(String, Option<Motif>)> + Copy + Send + Sync {
    let asked = Memo::new(move |_| Asked::about(position.get(), &line()?));
    let known = RwSignal::new(None::<(Asked, Reasons)>);
    Effect::new(move |_| {
        let Some(now) = asked.get() else { return };
        spawn_local(async move {
            TimeoutFuture::new(SETTLED).await;
            // The engine may have changed its mind, or the page was left.
            if asked.try_get_untracked().flatten().as_ref() == Some(&now) {
                let reasons = now.reasons().await;
                let _ = known.try_set(Some((now, reasons)));
            }
        });
    });
    move || {
        let now = asked.get()?;
        known.with(|known| {
            let (about, reasons) = known.as_ref()?;
            let is_same = (about.position, &about.turn) == (now.position, &now.turn);
            let words = Words::of(language());
            is_same.then(|| {
                let why = words.why(&now.position, now.turn.as_ref(), reasons, None);
                (why, reasons.motifs.first().copied())
            })
        })
    }
}
