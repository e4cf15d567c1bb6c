//! The review panel: the engine goes through the game and lists the mistakes.

use api::worker::{Effort, Found, Question};
use leptos::prelude::*;
use motifs::{Motif, Reasons};
use rules::{Player, Position, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::{Assessment, Mistake, NODES, Severity};
use crate::engine::{self, EngineError};
use crate::language::{language, spoken};
use crate::motif_link::MotifLink;
use crate::places::game_table::outlook;
use crate::places::play::{game_view, wording};
use crate::proofs;
use crate::winning_chance::graph::{Graph, HEIGHT, WIDTH};
use crate::winning_chance::percent;
use crate::{shell, t};

/// The state of a review.
#[derive(Clone, PartialEq, Debug)]
enum Progress {
    New,
    Going,
    Done,
    Stopped(EngineError),
}

/// A game to be reviewed. Copies share the same state.
#[derive(Clone, Copy)]
pub struct Reviewed {
    /// The positions before every turn and the last one, and the turns.
    pub played: Callback<(), (Vec<Position>, Vec<Option<Turn>>)>,
    /// The player addressed.
    pub you: Signal<Option<Player>>,
    /// Shows a better turn on the board, after a number of turns.
    pub show: Callback<(usize, Turn)>,
}

/// A review. Copies share the same state.
#[derive(Clone, Copy)]
pub struct Review {
    game: Reviewed,
    positions: StoredValue<Vec<Position>>,
    done: StoredValue<Vec<Option<Turn>>>,
    assessments: RwSignal<Vec<Assessment>>,
    /// Why the better turns are better, by the number of turns before them.
    reasons: RwSignal<Vec<(usize, Reasons)>>,
    progress: RwSignal<Progress>,
    /// The sheet it is shown in where there is no room beside the board.
    sheet: RwSignal<bool>,
}

impl Review {
    /// A review of a game, to be started when it is finished.
    pub fn new(game: Reviewed, sheet: RwSignal<bool>) -> Review {
        Review {
            game,
            positions: StoredValue::new(Vec::new()),
            done: StoredValue::new(Vec::new()),
            assessments: RwSignal::new(Vec::new()),
            reasons: RwSignal::new(Vec::new()),
            progress: RwSignal::new(Progress::New),
            sheet,
        }
    }

    /// Takes a snapshot of the game.
    fn take_game(&self) {
        let (positions, done) = self.game.played.run(());
        self.positions.set_value(positions);
        self.done.set_value(done);
    }

    /// Whether it has been started.
    pub fn is_begun(&self) -> bool {
        self.progress.get() != Progress::New
    }

    /// Reviews the game, or resumes where it stopped.
    pub fn go(&self) {
        if self.assessments.with_untracked(Vec::is_empty) {
            // A cleared table gives the same game the same verdict every time.
            engine::forget();
            self.take_game();
        }
        self.progress.set(Progress::Going);
        let review = *self;
        spawn_local(async move {
            while let Some(position) = review.next() {
                let found = if position.winner().is_some() {
                    Ok(Found::default())
                } else {
                    let question = Question::about(&position);
                    let choice = engine::choose(question, Effort::Nodes(NODES)).await;
                    choice.map(|choice| choice.found)
                };
                match found {
                    Ok(found) => {
                        let assessment = Assessment::of(&position, &found);
                        if review
                            .assessments
                            .try_update(|assessments| assessments.push(assessment))
                            .is_none()
                        {
                            return;
                        }
                    }
                    Err(error) => {
                        // Fails if the user has left the page: nothing to report then.
                        let _ = review.progress.try_set(Progress::Stopped(error));
                        return;
                    }
                }
            }
            if review.progress.try_set(Progress::Done).is_none() {
                shell::announce(t!("play-review-done"));
                review.explain().await;
            }
        });
    }

    /// Asks why the better turns are better.
    async fn explain(&self) {
        for mistake in untrack(|| self.mistakes()) {
            let (position, better) = (&mistake.position, &mistake.better);
            // Without a reason the turn is described.
            let expected = Some(outlook(mistake.before));
            if let Some(reasons) = proofs::explain(position, better, expected).await {
                let found = (mistake.turns, reasons);
                if self.reasons.try_update(|all| all.push(found)).is_none() {
                    return;
                }
            }
        }
    }

    /// Why a better turn is better, and its motif, once that is known.
    fn why(&self, mistake: &Mistake) -> Option<(String, Option<Motif>)> {
        self.reasons.with(|all| {
            let (_, reasons) = all.iter().find(|(turns, _)| *turns == mistake.turns)?;
            let words = Words::of(language());
            let (position, better) = (&mistake.position, Some(&mistake.better));
            let why = words.why(position, better, reasons, self.game.you.get());
            Some((why, reasons.motifs.first().copied()))
        })
    }

    fn next(&self) -> Option<Position> {
        let reached = self.assessments.try_with_untracked(Vec::len)?;
        self.positions
            .try_with_value(|positions| positions.get(reached).copied())?
    }

    fn count(&self) -> usize {
        self.positions.with_value(Vec::len)
    }

    fn mistakes(&self) -> Vec<Mistake> {
        self.assessments.with(|assessments| {
            self.positions.with_value(|positions| {
                self.done
                    .with_value(|done| super::mistakes(positions, done, assessments))
            })
        })
    }

    fn graph(&self) -> Graph {
        self.assessments.with(|assessments| {
            self.positions
                .with_value(|positions| super::graph(positions, assessments))
        })
    }
}

/// The findings so far, or nothing before it is started.
#[component]
pub fn ReviewView(
    /// The review.
    review: Review,
) -> impl IntoView {
    let mistakes = Memo::new(move |_| review.mistakes());
    let reached = Memo::new(move |_| review.assessments.with(Vec::len));
    let going = Memo::new(move |_| review.progress.get() == Progress::Going);
    let stopped = move || match review.progress.get() {
        Progress::Stopped(error) => Some(error),
        _ => None,
    };
    view! {
        <Show when=move || review.is_begun()>
            <div class="review" data-test="review">
                <h3>{spoken("play-review-title")}</h3>
                <ChanceGraph review />
                <Show when=move || going.get()>
                    <p class="review-progress">
                        <span>{spoken("play-review-going")}</span>
                        <progress
                            class="ladder-bar"
                            max=review.count()
                            prop:value=move || reached.get() as f64
                            aria-label=spoken("play-review-going")
                        ></progress>
                    </p>
                </Show>
                {move || {
                    stopped()
                        .map(|error| {
                            view! {
                                <p class="review-fault" role="alert">
                                    <span>{move || error.said()}</span>
                                    <button
                                        class="button"
                                        type="button"
                                        on:click=move |_| review.go()
                                    >
                                        {spoken("play-retry")}
                                    </button>
                                </p>
                            }
                        })
                }}
                <Show when=move || {
                    review.progress.get() == Progress::Done && mistakes.with(Vec::is_empty)
                }>
                    <p>{spoken("play-review-clean")}</p>
                </Show>
                <ol class="review-moments">
                    <For each=move || mistakes.get() key=|mistake| mistake.turns let:mistake>
                        <li>
                            <MistakeView review mistake />
                        </li>
                    </For>
                </ol>
            </div>
        </Show>
    }
}

#[component]
fn MistakeView(review: Review, mistake: Mistake) -> impl IntoView {
    let mistake = StoredValue::new(mistake);
    let name = move || {
        mistake.with_value(|mistake| {
            let player = Words::of(language()).player(mistake.player);
            let number = mistake.turns / 2 + 1;
            t!("play-moment", number = number, player = player)
        })
    };
    let done = move || {
        mistake.with_value(|mistake| {
            let words = Words::of(language());
            words.in_a_row(words.told(
                &mistake.position,
                mistake.done.actions(),
                review.game.you.get(),
            ))
        })
    };
    let cost = move || {
        mistake.with_value(|mistake| {
            let (before, after) = (
                wording::score(mistake.before),
                wording::score(mistake.after),
            );
            match mistake.severity {
                Severity::Decisive => t!("play-moment-turned", before = before, after = after),
                Severity::Minor => t!("play-moment-cost", before = before, after = after),
            }
        })
    };
    let story = move || {
        mistake.with_value(|mistake| wording::story(&mistake.position, mistake.better.actions()))
    };
    let why = move || mistake.with_value(|mistake| review.why(mistake));
    let [done_text, better_text] =
        mistake.with_value(|mistake| [&mistake.done, &mistake.better].map(ToString::to_string));
    let show = move |_| {
        mistake.with_value(|mistake| {
            review
                .game
                .show
                .run((mistake.turns, mistake.better.clone()));
        });
        review.sheet.set(false);
        game_view::scroll_to_board();
    };
    let turned = mistake.with_value(|mistake| mistake.severity == Severity::Decisive);
    view! {
        <article class="review-moment" class:turned=turned>
            <h4>{name}</h4>
            <p>{done} " " <small class="notation">{done_text}</small></p>
            <p>{cost}</p>
            <p>
                <strong>{spoken("play-better")}</strong>
                " "
                {story}
                " "
                <small class="notation">{better_text}</small>
            </p>
            {move || {
                why().map(|(why, motif)| {
                    let motif = motif.map(|motif| view! { " " <MotifLink motif /> });
                    view! { <p>{why} {motif}</p> }
                })
            }}
            <button class="button" type="button" on:click=show>
                {spoken("play-look")}
            </button>
        </article>
    }
}

/// White's winning chance from turn to turn.
#[component]
fn ChanceGraph(review: Review) -> impl IntoView {
    let graph = Memo::new(move |_| review.graph());
    let text = move || {
        let last = graph.with(|graph| graph.scores.iter().copied().flatten().last());
        t!("play-graph", percent = last.map_or(50, percent))
    };
    view! {
        <svg
            class="review-graph"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            preserveAspectRatio="none"
            role="img"
            aria-label=text
        >
            <path class="ground" d=move || graph.get().ground() />
            <path class="area" d=move || graph.get().area() />
            <path class="middle" d=format!("M0 {}H{WIDTH}", HEIGHT / 2.0) />
            <path class="line" d=move || graph.get().line() />
        </svg>
    }
}
