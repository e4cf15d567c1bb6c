//! The review of a game: the engine goes through it, and what it found is told.

use std::fmt::Write;

use api::worker::{Effort, Found, Question};
use leptos::prelude::*;
use rules::{Player, Position, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::course::Course;
use super::review::{self, Cost, Look, Moment};
use super::said;
use super::sitting::Sitting;
use crate::engine::{self, EngineError};
use crate::language::language;
use crate::{shell, t};

/// How far the review is.
#[derive(Clone, PartialEq, Debug)]
enum Stage {
    New,
    Going,
    Done,
    Stopped(EngineError),
}

/// A review. Copies are the same.
#[derive(Clone, Copy)]
pub struct Review {
    sitting: Sitting,
    positions: StoredValue<Vec<Position>>,
    done: StoredValue<Vec<Option<Turn>>>,
    looks: RwSignal<Vec<Look>>,
    stage: RwSignal<Stage>,
}

impl Review {
    /// A review of a game that is over.
    pub fn new(sitting: Sitting) -> Review {
        let (positions, plies) = sitting
            .course
            .with_untracked(|course: &Course| (course.positions(), course.plies()));
        let turn = |(_, ply): (Player, record::Ply)| Turn::new(ply.actions().to_vec());
        Review {
            sitting,
            positions: StoredValue::new(positions),
            done: StoredValue::new(plies.into_iter().map(turn).collect()),
            looks: RwSignal::new(Vec::new()),
            stage: RwSignal::new(Stage::New),
        }
    }

    /// Whether somebody has asked for it.
    pub fn is_begun(&self) -> bool {
        self.stage.get() != Stage::New
    }

    /// Goes through the game, from where it stopped.
    pub fn go(&self) {
        if self.looks.with_untracked(Vec::is_empty) {
            // The same game is judged alike every time.
            engine::forget();
        }
        self.stage.set(Stage::Going);
        let review = *self;
        spawn_local(async move {
            while let Some(position) = review.next() {
                let found = if position.winner().is_some() {
                    Ok(Found::default())
                } else {
                    let question = Question::about(&position);
                    let choice = engine::choose(question, Effort::Nodes(review::NODES)).await;
                    choice.map(|choice| choice.found)
                };
                match found {
                    Ok(found) => {
                        let look = Look::of(&position, &found);
                        if review.looks.try_update(|looks| looks.push(look)).is_none() {
                            return;
                        }
                    }
                    Err(error) => {
                        // Whoever has left does not want to hear of it.
                        let _ = review.stage.try_set(Stage::Stopped(error));
                        return;
                    }
                }
            }
            if review.stage.try_set(Stage::Done).is_none() {
                shell::announce(t!("play-review-done"));
            }
        });
    }

    fn next(&self) -> Option<Position> {
        let reached = self.looks.try_with_untracked(Vec::len)?;
        self.positions
            .try_with_value(|positions| positions.get(reached).copied())?
    }

    fn count(&self) -> usize {
        self.positions.with_value(Vec::len)
    }

    fn moments(&self) -> Vec<Moment> {
        self.looks.with(|looks| {
            self.positions.with_value(|positions| {
                self.done
                    .with_value(|done| review::judge(positions, done, looks))
            })
        })
    }

    fn chances(&self) -> Vec<u16> {
        self.looks.with(|looks| {
            self.positions
                .with_value(|positions| review::chances(positions, looks))
        })
    }
}

/// What the review has found so far.
#[component]
pub fn LookBack(
    /// The review.
    review: Review,
) -> impl IntoView {
    let moments = Memo::new(move |_| review.moments());
    let reached = Memo::new(move |_| review.looks.with(Vec::len));
    let going = Memo::new(move |_| review.stage.get() == Stage::Going);
    let stopped = move || match review.stage.get() {
        Stage::Stopped(error) => Some(error),
        _ => None,
    };
    view! {
        <Show when=move || review.is_begun()>
            <div class="review" data-test="review">
                <h3>{move || t!("play-review-title")}</h3>
                <Graph review />
                <Show when=move || going.get()>
                    <p class="review-progress">
                        <span>{move || t!("play-review-going")}</span>
                        <progress
                            class="ladder-bar"
                            max=review.count()
                            prop:value=move || reached.get() as f64
                            aria-label=move || t!("play-review-going")
                        ></progress>
                    </p>
                </Show>
                {move || {
                    stopped()
                        .map(|error| {
                            view! {
                                <p class="play-fault" role="alert">
                                    <span>{move || error.said()}</span>
                                    <button
                                        class="button"
                                        type="button"
                                        on:click=move |_| review.go()
                                    >
                                        {move || t!("play-retry")}
                                    </button>
                                </p>
                            }
                        })
                }}
                <Show when=move || {
                    review.stage.get() == Stage::Done && moments.with(Vec::is_empty)
                }>
                    <p>{move || t!("play-review-clean")}</p>
                </Show>
                <ol class="review-moments">
                    <For each=move || moments.get() key=|moment| moment.turns let:moment>
                        <li>
                            <One review moment />
                        </li>
                    </For>
                </ol>
            </div>
        </Show>
    }
}

#[component]
fn One(review: Review, moment: Moment) -> impl IntoView {
    let moment = StoredValue::new(moment);
    let name = move || {
        moment.with_value(|moment| {
            let player = Words::of(language()).player(moment.player);
            let number = moment.turns / 2 + 1;
            let turn = moment.done.to_string();
            t!("play-moment", number = number, player = player, turn = turn)
        })
    };
    let cost = move || {
        moment.with_value(|moment| {
            let (before, after) = (said::worth(moment.before), said::worth(moment.after));
            match moment.cost {
                Cost::Turn => t!("play-moment-turned", before = before, after = after),
                Cost::Some => t!("play-moment-cost", before = before, after = after),
            }
        })
    };
    let better = move || moment.with_value(|moment| moment.better.to_string());
    let story =
        move || moment.with_value(|moment| said::story(&moment.position, moment.better.actions()));
    let look = move |_| {
        moment.with_value(|moment| review.sitting.show_better(moment.turns, &moment.better));
        super::table::board_in_sight();
    };
    let turned = moment.with_value(|moment| moment.cost == Cost::Turn);
    view! {
        <article class="review-moment" class:turned=turned>
            <h4>{name}</h4>
            <p>{cost}</p>
            <p>
                <strong>{move || t!("play-better", turn = better())}</strong>
                " "
                <span>{story}</span>
            </p>
            <button class="button" type="button" on:click=look>
                {move || t!("play-look")}
            </button>
        </article>
    }
}

/// White's winning chance from turn to turn.
#[component]
fn Graph(review: Review) -> impl IntoView {
    let last = review.count().saturating_sub(1).max(1);
    let line = move || {
        let mut path = String::new();
        for (x, chance) in review.chances().into_iter().enumerate() {
            let letter = if x == 0 { 'M' } else { 'L' };
            // Text always finds room in a text.
            let _ = write!(path, "{letter}{x} {}", 1000 - chance);
        }
        path
    };
    let area = move || {
        let line = line();
        let reached = review.looks.with(Vec::len).saturating_sub(1);
        if line.is_empty() {
            line
        } else {
            format!("{line}L{reached} 1000L0 1000Z")
        }
    };
    let text = move || {
        let last = review.chances().last().copied().unwrap_or(500);
        let is_proved = review
            .looks
            .with(|looks| looks.last().is_some_and(|look| look.worth.is_proved()));
        let percent = if is_proved {
            last / 10
        } else {
            said::percent(last)
        };
        t!("play-graph", percent = percent)
    };
    view! {
        <svg
            class="review-graph"
            viewBox=format!("0 0 {last} 1000")
            preserveAspectRatio="none"
            role="img"
            aria-label=text
        >
            <path class="area" d=area />
            <path class="middle" d=format!("M0 500H{last}") />
            <path class="line" d=line />
        </svg>
    }
}
