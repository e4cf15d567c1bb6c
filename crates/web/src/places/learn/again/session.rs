//! Today's reviews, one after another.

use foresight::{Exercise, Grade};
use leptos::prelude::*;
use recall::{Attempt, Topic};
use wasm_bindgen_futures::spawn_local;

use super::fresh::{Fresh, fresh};
use super::{kept, topic_name};
use crate::board::Offer;
use crate::language::{spoken, window};
use crate::place::{Learn, Place};
use crate::places::learn::ahead::{Exercises, Heard, Page, Reached, RoundController};
use crate::places::learn::puzzles::{
    Aim, NEXT, Phase, PuzzleTable, PuzzleVerdict, Source, results,
};
use crate::shell::Icon;
use crate::t;

/// What is on the table.
#[derive(Clone, PartialEq)]
enum Item {
    Looking,
    Here(Topic, Fresh),
    Nothing,
}

/// The fresh positions of today.
#[component]
pub fn Session() -> impl IntoView {
    let item = RwSignal::new(Item::Looking);
    let next = Callback::new(move |()| {
        item.set(Item::Looking);
        if window().is_none() {
            return;
        }
        spawn_local(async move {
            let found = first_due().await;
            // The place may have been left.
            let _ = item.try_set(found.unwrap_or(Item::Nothing));
        });
    });
    next.run(());
    move || match item.get() {
        Item::Looking => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Item::Here(topic, Fresh::Puzzle(puzzle)) => {
            let source = source(topic, &puzzle, next);
            view! { <PuzzleTable puzzle=*puzzle source /> }.into_any()
        }
        Item::Here(topic, Fresh::Exercise(exercise)) => {
            view! { <OneExercise topic exercise=*exercise next /> }.into_any()
        }
        Item::Nothing => view! { <Done /> }.into_any(),
    }
}

/// The first due topic with a fresh position.
async fn first_due() -> Option<Item> {
    loop {
        let deck = kept::load();
        let topic = deck.due(kept::today()).into_iter().next()?;
        if let Some(found) = fresh(&deck, topic).await {
            return Some(Item::Here(topic, found));
        }
        kept::put_off(topic);
    }
}

fn source(topic: Topic, puzzle: &::puzzles::Puzzle, next: Callback<()>) -> Source {
    let (shown, tried) = (puzzle.position().hash(), puzzle.clone());
    Source {
        title: "again-title",
        back: Learn::Again,
        // The motif would give too much away before the verdict.
        place: Callback::new(move |is_over| match is_over {
            true => topic_name(topic),
            false => crate::places::learn::game_name(topic.game()),
        }),
        asked: None,
        aim: Aim::of(puzzle),
        is_of_pack: true,
        judged: Callback::new(move |verdict: PuzzleVerdict| {
            let attempt = Attempt {
                is_right: verdict.phase != Phase::Failed,
                is_best: verdict.phase == Phase::Solved,
                seconds: verdict.seconds,
            };
            results::attempted(&tried, attempt.is_right);
            kept::answered(topic, shown, attempt);
        }),
        next,
        way_on: NEXT,
    }
}

/// One exercise in seeing ahead.
#[component]
fn OneExercise(topic: Topic, exercise: Exercise, next: Callback<()>) -> impl IntoView {
    let shown = exercise.position().hash();
    let grade = match topic {
        Topic::Ahead(_, _, grade) => grade,
        Topic::Motif(..) => Grade::Easy,
    };
    let heard = Heard {
        answered: Callback::new(move |(_, is_right, seconds): (Exercise, bool, u32)| {
            let attempt = Attempt {
                is_right,
                is_best: is_right,
                seconds,
            };
            kept::answered(topic, shown, attempt);
        }),
        finished: Callback::new(move |_| next.run(())),
    };
    let controller = RoundController::new(vec![exercise], grade, false, Reached::default(), heard);
    let progress = Signal::derive(move || topic_name(topic));
    let page = Page {
        title: "again-title",
        back: Learn::Again,
        again: None,
        leave: Offer::new(Icon::Onwards, "ahead-next", move || next.run(())),
    };
    view! { <Exercises controller progress page /> }
}

/// Nothing is left for today.
#[component]
fn Done() -> impl IntoView {
    crate::places::name_page(|| t!("again-title"));
    view! {
        <article class="page" data-test="again-done">
            <h1>{spoken("again-title")}</h1>
            <p>{spoken("again-done")}</p>
            <p>
                <a class="button strong" href=Place::Learn(Learn::Again).to_string()>
                    {spoken("again-title")}
                </a>
            </p>
        </article>
    }
}
