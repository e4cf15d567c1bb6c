//! A game on its table: the board, who plays, and everything one may do besides moving.

use leptos::prelude::*;

use super::Opened;
use super::bar::Bar;
use super::controls::Sure;
use super::course::Course;
use super::end::{End, Export};
use super::hint::Hint;
use super::keeper::Keeper;
use super::said;
use super::share;
use super::sitting::Sitting;
use super::turns::Turns;
use crate::board::{self, Switches, TypedTurn};
use crate::language::window;
use crate::place::{Place, Play};
use crate::t;

/// A game.
#[component]
pub(super) fn Table(opened: Opened) -> impl IntoView {
    let Opened { course, kept, new } = opened;
    let setup = course.setup();
    let sitting = untrack(|| Sitting::new(course, Keeper::new(kept), new));
    super::own::watch(sitting);
    let ending = Memo::new(move |_| sitting.course.with(Course::ending));
    // Two people without clocks are named beside their pools already.
    let named = sitting.course.with_untracked(|course| {
        course.seats.computer().is_some() || course.seats.control.is_some()
    });
    view! {
        <article class="play">
            <header class="play-head">
                <h1>{move || said::game(setup)}</h1>
                <a href=Place::Play(Play::Choose).to_string()>{move || t!("play-all-games")}</a>
            </header>
            <Show when=move || named>
                <Bar sitting />
            </Show>
            <div class="play-board">
                <board::Table desk=sitting.desk />
                <Stuck sitting />
                <Repeated sitting />
            </div>
            <div class="play-side">
                {move || match ending.get() {
                    Some(ending) => view! { <End sitting ending /> }.into_any(),
                    None => view! { <Tools sitting /> }.into_any(),
                }}
                <div class="play-view">
                    <Switches desk=sitting.desk />
                    <TypedTurn desk=sitting.desk />
                </div>
                // It grows, so nothing stands below it.
                <Turns sitting />
            </div>
        </article>
    }
}

/// What one may do besides moving.
#[component]
fn Tools(sitting: Sitting) -> impl IntoView {
    let course = sitting.course;
    let takebacks = course.with_untracked(|course| course.seats.takebacks);
    let two = course.with_untracked(|course| course.seats.computer().is_none());
    let may_take_back = Memo::new(move |_| course.with(Course::may_take_back));
    let begun = Memo::new(move |_| course.with(|course| course.length() > 0));
    let mine = Memo::new(move |_| course.with(Course::is_for_a_person));
    let asked = Memo::new(move |_| sitting.hint.get() == Hint::Asked);
    let analyse = move || course.with(|course| share::place(course.game()).to_string());
    view! {
        <div class="play-tools" role="group" aria-label=move || t!("play-tools")>
            <Show when=move || takebacks>
                <button
                    class="button"
                    type="button"
                    disabled=move || !may_take_back.get()
                    on:click=move |_| sitting.take_back()
                >
                    {move || t!("play-take-back")}
                </button>
            </Show>
            <button
                class="button"
                type="button"
                disabled=move || !mine.get() || asked.get()
                on:click=move |_| sitting.ask_hint()
            >
                {move || if asked.get() { t!("play-thinking") } else { t!("play-hint") }}
            </button>
            <Sure
                words=Signal::derive(|| t!("play-resign"))
                really=Signal::derive(|| t!("play-resign-really"))
                disabled=Signal::derive(move || !begun.get())
                act=move |()| sitting.resign()
            />
            <Show when=move || two>
                <Sure
                    words=Signal::derive(|| t!("play-draw"))
                    really=Signal::derive(|| t!("play-draw-really"))
                    disabled=Signal::derive(move || !begun.get())
                    act=move |()| sitting.agree_on_draw()
                />
            </Show>
            <Show when=move || begun.get()>
                <details class="play-other">
                    <summary class="button">{move || t!("play-other")}</summary>
                    <div class="play-ways">
                        <a class="button" href=analyse>
                            {move || t!("play-analyse")}
                        </a>
                        <button
                            class="button"
                            type="button"
                            on:click=move |_| {
                                course
                                    .with_untracked(|course| {
                                        share::share(course.game(), said::game(course.setup()));
                                    });
                            }
                        >
                            {move || t!("play-share")}
                        </button>
                        <Export sitting />
                    </div>
                </details>
            </Show>
        </div>
    }
}

/// The computer has no turn: says why, and asks it again if one wants.
#[component]
fn Stuck(sitting: Sitting) -> impl IntoView {
    move || {
        sitting.fault.get().map(|error| {
            view! {
                <p class="play-fault" role="alert" data-test="engine-fault">
                    <span>{move || error.said()}</span>
                    <button class="button" type="button" on:click=move |_| sitting.ask_computer()>
                        {move || t!("play-retry")}
                    </button>
                </p>
            }
        })
    }
}

/// The position has come up for the third time: the game may be called a draw.
#[component]
fn Repeated(sitting: Sitting) -> impl IntoView {
    let may = Memo::new(move |_| sitting.course.with(Course::may_call_draw));
    view! {
        <Show when=move || may.get()>
            <p class="play-notice" role="status" data-test="repetition">
                <span>{move || t!("play-repeated")}</span>
                <button class="button" type="button" on:click=move |_| sitting.call_draw()>
                    {move || t!("play-call-draw")}
                </button>
            </p>
        </Show>
    }
}

/// Brings the board into sight, where the page is longer than the screen.
pub(super) fn board_in_sight() {
    let board = window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector(".play-board").ok().flatten());
    if let Some(board) = board {
        board.scroll_into_view();
    }
}
