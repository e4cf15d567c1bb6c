//! The ladder: every lesson of every game, and the progress.

use ::learn::{Game, Lesson, ladder, lessons};
use leptos::prelude::*;

use super::progress::{Progress, progress, start_over};
use super::{address_of, game_name};
use crate::language::{spoken, window};
use crate::place::{Learn, Place, Play};
use crate::places::study::{Chunk, Frame, Study};
use crate::shell::{self, Icon};
use crate::t;

/// The ladder.
#[component]
pub fn Overview() -> impl IntoView {
    let games = Game::ALL
        .map(|game| view! { <Rungs game /> })
        .collect_view();
    view! {
        <article class="page ladder">
            <header class="ladder-head">
                <h1>{move || t!("place-learn")}</h1>
                <p class="lead">{move || t!("learn-lead")}</p>
            </header>
            <GoOn />
            <p class="ladder-more">
                <a class="button" href=Place::Learn(Learn::Puzzles).to_string()>
                    {Icon::Idea.view()}
                    <span>{spoken("puzzles-title")}</span>
                </a>
                <a class="button" href=Place::Learn(Learn::Motifs(None)).to_string()>
                    {Icon::Pivot.view()}
                    <span>{spoken("motifs-title")}</span>
                </a>
                <a class="button" href=Place::Learn(Learn::Ahead).to_string()>
                    {Icon::Threats.view()}
                    <span>{spoken("ahead-title")}</span>
                </a>
                <a class="button" href=Place::Learn(Learn::Mistakes).to_string()>
                    {Icon::Analysis.view()}
                    <span>{spoken("mistakes-title")}</span>
                </a>
                <a class="button" href=Place::Learn(Learn::Again).to_string()>
                    {Icon::Reset.view()}
                    <span>{spoken("again-title")}</span>
                </a>
                <a class="button" href=Place::Learn(Learn::WhoWins).to_string()>
                    {Icon::Play.view()}
                    <span>{spoken("winners-title")}</span>
                </a>
            </p>
            <Practice />
            {games}
            <StartOver />
        </article>
    }
}

/// Invisible: prefetches practice with the ladder, so that it works offline too, and starts the
/// search for the user's mistakes.
#[component]
fn Practice() -> impl IntoView {
    let show = |chunk: Chunk| {
        (chunk.search_mistakes)();
        ().into_any()
    };
    let is_online = window().is_some_and(|window| window.navigator().on_line());
    is_online.then(|| view! { <Study frame=Frame::Aside show /> })
}

/// A link to the next lesson, and how many are done.
#[component]
fn GoOn() -> impl IntoView {
    let said = move || {
        t!(
            "learn-progress",
            done = progress().all_lessons(),
            count = ladder().len()
        )
    };
    let way = move || match progress().next() {
        Some(lesson) => {
            let words = move || {
                let title = t!(&lesson.title_key());
                if progress().is_empty() {
                    t!("learn-begin", title = title)
                } else {
                    t!("learn-go-on", title = title)
                }
            };
            view! {
                <a class="button strong" href=address_of(lesson).to_string()>
                    <span>{words}</span>
                    {Icon::Onwards.view()}
                </a>
            }
            .into_any()
        }
        None => view! {
            <p>{move || t!("learn-all-done")}</p>
            <a class="button strong" href=Place::Play(Play::Choose).to_string()>
                <span>{move || t!("learn-play")}</span>
                {Icon::Onwards.view()}
            </a>
        }
        .into_any(),
    };
    view! {
        <section class="panel ladder-on" aria-label=move || t!("learn-progress-label")>
            <p class="ladder-count">{said}</p>
            <progress
                class="ladder-bar"
                max=ladder().len()
                prop:value=move || progress().all_lessons() as f64
                aria-label=move || t!("learn-progress-label")
            ></progress>
            {way}
        </section>
    }
}

/// The lessons of a game.
#[component]
fn Rungs(game: Game) -> impl IntoView {
    let id = format!("ladder-{}", game.name());
    let count = lessons(game).count();
    let rungs = lessons(game)
        .enumerate()
        .map(|(index, lesson)| rung(index + 1, lesson))
        .collect_view();
    view! {
        <section class="ladder-game" aria-labelledby=id.clone()>
            <header>
                <h2 id=id.clone()>{move || game_name(game)}</h2>
                <p class="ladder-done">
                    {move || {
                        t!("learn-progress", done = progress().lessons(game), count = count)
                    }}
                </p>
            </header>
            <ol class="rungs">{rungs}</ol>
            <p>
                <a href=Place::Learn(Learn::Rules(game.name())).to_string()>
                    {move || t!("learn-rules", game = game_name(game))}
                </a>
            </p>
        </section>
    }
}

/// The progress of a lesson.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Begun(usize),
    Done,
}

impl State {
    fn of(progress: &Progress, lesson: &Lesson) -> State {
        match progress.steps(lesson) {
            0 => State::New,
            all if all == lesson.steps.len() => State::Done,
            some => State::Begun(some),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            State::New => "new",
            State::Begun(_) => "begun",
            State::Done => "done",
        }
    }
}

/// A lesson. Its mark is a piece: inactive at first, active once the lesson is done.
fn rung(number: usize, lesson: &'static Lesson) -> impl IntoView {
    let state = Memo::new(move |_| State::of(&progress(), lesson));
    let is_next = Memo::new(move |_| progress().next() == Some(lesson));
    let said = move || match state.get() {
        State::New => String::new(),
        State::Begun(steps) => t!("learn-begun", done = steps, count = lesson.steps.len()),
        State::Done => t!("learn-done"),
    };
    view! {
        <li>
            <a
                class="rung"
                class:next=is_next
                data-state=move || state.get().name()
                href=address_of(lesson).to_string()
                aria-current=move || is_next.get().then_some("step")
            >
                <span class="rung-mark" aria-hidden="true">
                    <span>{number}</span>
                </span>
                <span class="rung-title">{move || t!(&lesson.title_key())}</span>
                <small class="rung-state">{said}</small>
            </a>
        </li>
    }
}

/// A button that forgets all progress, after a confirmation.
#[component]
fn StartOver() -> impl IntoView {
    let sure = RwSignal::new(false);
    let nothing = Memo::new(|_| progress().is_empty());
    let forget = move |_| {
        start_over();
        sure.set(false);
        shell::notify(t!("learn-started-over"));
    };
    view! {
        <Show when=move || !nothing.get()>
            <p class="ladder-over">
                <Show
                    when=move || sure.get()
                    fallback=move || {
                        view! {
                            <button
                                class="button quiet"
                                type="button"
                                on:click=move |_| sure.set(true)
                            >
                                {move || t!("learn-start-over")}
                            </button>
                        }
                    }
                >
                    <span>{move || t!("learn-start-over-sure")}</span>
                    <button class="button warning" type="button" on:click=forget>
                        {move || t!("learn-start-over-yes")}
                    </button>
                    <button class="button" type="button" on:click=move |_| sure.set(false)>
                        {move || t!("learn-start-over-no")}
                    </button>
                </Show>
            </p>
        </Show>
    }
}

/// Says that a lesson does not exist.
#[component]
pub fn NoSuchLesson(
    /// The game.
    game: Game,
    /// The number asked for.
    number: u16,
) -> impl IntoView {
    let count = lessons(game).count();
    view! {
        <article class="page">
            <h1>{move || t!("place-learn")}</h1>
            <p>
                {move || {
                    t!("learn-no-such", number = number, game = game_name(game), count = count)
                }}
            </p>
            <p>
                <a class="button strong" href=Place::Learn(Learn::Ladder).to_string()>
                    {move || t!("learn-all")}
                </a>
            </p>
        </article>
    }
}
