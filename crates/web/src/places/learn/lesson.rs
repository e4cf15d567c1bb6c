//! The page of a lesson: the idea, the task, the board and the feedback.

use ::learn::{Lesson, LessonRun, ladder, lessons};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::controller::{Feedback, LessonController};
use super::{address_of, game_name, number_of};
use crate::board::{Board, Says, Side, Strip};
use crate::language::window;
use crate::place::{Learn, Place, Play};
use crate::shell::{self, Icon};
use crate::t;

/// A lesson.
#[component]
pub fn LessonView(
    /// The lesson.
    lesson: &'static Lesson,
) -> impl IntoView {
    let controller = LessonController::new(lesson);
    let task_key = Memo::new(move |_| {
        let number = controller.run.with(LessonRun::number);
        lesson.step_keys(number).task
    });
    // Announce a new task; the first one is read with the page.
    Effect::new(move |before: Option<String>| {
        let key = task_key.get();
        if before.is_some_and(|before| before != key) {
            shell::announce(t!(&key));
        }
        key
    });
    let is_first = Memo::new(move |_| controller.run.with(LessonRun::number) == 0);
    let is_answered = Memo::new(move |_| controller.feedback.get() != Feedback::None);
    let desk = controller.desk;
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    view! {
        <article class="lesson" class:later=move || !is_first.get()>
            <header class="lesson-head">
                <nav aria-label=move || t!("learn-way")>
                    <a href=Place::Learn(Learn::Ladder).to_string()>{move || t!("learn-all")}</a>
                    <span>{move || where_it_is(lesson)}</span>
                </nav>
                <h1>{move || t!(&lesson.title_key())}</h1>
            </header>
            // On a phone the hint covers the heading, so that nothing moves.
            <div class="lesson-idea" class:hinted=controller.hint>
                <p class="lesson-text">{move || t!(&lesson.text_key())}</p>
                <Hint controller />
            </div>
            <section class="lesson-task" aria-label=move || t!("learn-task")>
                <div class="lesson-line">
                    <Steps controller />
                    <AskHint controller />
                </div>
                <p class="lesson-asked" data-test="task">{move || t!(&task_key.get())}</p>
            </section>
            <div class="lesson-board board-room">
                <div class="board-table">
                    <Side desk player=top />
                    <Board desk />
                    <Side desk player=bottom />
                    // The feedback replaces the strip of the turn.
                    <div class="lesson-below" class:answered=is_answered>
                        <Says desk />
                        <Answered controller />
                        <Strip desk />
                        <Ways controller />
                    </div>
                </div>
            </div>
        </article>
    }
}

fn where_it_is(lesson: &Lesson) -> String {
    t!(
        "learn-number",
        game = game_name(lesson.game),
        number = number_of(lesson),
        count = lessons(lesson.game).count(),
    )
}

/// The steps of the lesson as small pieces, active once solved.
#[component]
fn Steps(controller: LessonController) -> impl IntoView {
    let count = controller
        .run
        .with_untracked(|run| run.lesson().steps.len());
    let number = Memo::new(move |_| controller.run.with(LessonRun::number));
    let solved = Memo::new(move |_| controller.run.with(LessonRun::is_solved));
    let steps = (0..count)
        .map(|step| {
            let state = move || match number.get() {
                now if step < now || (step == now && solved.get()) => "done",
                now if step == now => "begun",
                _ => "new",
            };
            view! { <span class="rung-mark" data-state=state></span> }
        })
        .collect_view();
    view! {
        <p class="lesson-steps">
            <span class="lesson-marks" aria-hidden="true">{steps}</span>
            <span>
                {move || t!("learn-step", number = number.get() + 1, count = count)}
            </span>
        </p>
    }
}

/// The button for the hint; it stands out after some failed tries.
#[component]
fn AskHint(controller: LessonController) -> impl IntoView {
    let is_due = Memo::new(move |_| controller.run.with(LessonRun::is_hint_due));
    let is_offered = Memo::new(move |_| !controller.run.with(LessonRun::is_solved));
    view! {
        <button
            class="button lesson-ask"
            class:due=is_due
            class:unoffered=move || !is_offered.get()
            type="button"
            aria-expanded=move || if controller.hint.get() { "true" } else { "false" }
            on:click=move |_| controller.toggle_hint()
        >
            {move || t!("learn-hint-ask")}
        </button>
    }
}

/// The hint, shown on request.
#[component]
fn Hint(controller: LessonController) -> impl IntoView {
    let hint = move || {
        controller
            .run
            .with(|run| t!(&run.lesson().step_keys(run.number()).hint))
    };
    view! {
        <p class="lesson-hint" data-test="hint">
            {hint}
        </p>
    }
}

/// The feedback on the last turn.
#[component]
fn Answered(controller: LessonController) -> impl IntoView {
    let kind = move || match controller.feedback.get() {
        Feedback::None => "none",
        Feedback::Solved(_) => "solved",
        Feedback::NotYet(..) => "not-yet",
        Feedback::Shown => "shown",
    };
    view! {
        <p
            class="lesson-feedback"
            data-kind=kind
            data-test="feedback"
            role="status"
            aria-live="polite"
        >
            {move || controller.feedback.get().said()}
        </p>
    }
}

/// The buttons after a turn.
#[component]
fn Ways(controller: LessonController) -> impl IntoView {
    let is_missed = Memo::new(move |_| {
        let feedback = controller.feedback.get();
        matches!(feedback, Feedback::NotYet(..) | Feedback::Shown)
    });
    let is_solved = Memo::new(move |_| controller.run.with(LessonRun::is_solved));
    let is_finished = Memo::new(move |_| controller.run.with(LessonRun::is_finished));
    view! {
        <div class="lesson-ways">
            <Show when=move || is_missed.get() && !is_solved.get()>
                <button
                    class="button strong"
                    type="button"
                    node_ref=focused()
                    on:click=move |_| {
                        controller.again();
                        focus_board();
                    }
                >
                    {move || t!("learn-again")}
                </button>
                <button class="button" type="button" on:click=move |_| controller.show_solution()>
                    {move || t!("learn-show")}
                </button>
            </Show>
            <Show when=move || is_solved.get() && !is_finished.get()>
                <button
                    class="button strong"
                    type="button"
                    node_ref=focused()
                    on:click=move |_| {
                        controller.advance();
                        focus_board();
                    }
                >
                    <span>{move || t!("learn-next-step")}</span>
                    {Icon::Onwards.view()}
                </button>
            </Show>
            <Show when=move || is_finished.get()>
                <Onwards controller />
            </Show>
        </div>
    }
}

/// Focuses a button when it appears, so that Enter continues.
fn focused() -> NodeRef<html::Button> {
    let node = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = node.get() {
            let _ = button.focus();
        }
    });
    node
}

/// After the last step: a link to the next lesson, or to a game.
#[component]
fn Onwards(controller: LessonController) -> impl IntoView {
    let link = NodeRef::<html::A>::new();
    Effect::new(move |_| {
        if let Some(link) = link.get() {
            let _ = link.focus();
        }
    });
    let lesson = controller.run.with_untracked(learn::LessonRun::lesson);
    let next = ladder()
        .iter()
        .skip_while(move |other| *other != lesson)
        .nth(1);
    let (place, words): (Place, Box<dyn Fn() -> String + Send>) = match next {
        Some(next) => (
            address_of(next),
            Box::new(move || t!("learn-next-lesson", title = t!(&next.title_key()))),
        ),
        None => (Place::Play(Play::Choose), Box::new(|| t!("learn-play"))),
    };
    view! {
        <a class="button strong" node_ref=link href=place.to_string() data-test="onwards">
            <span>{words}</span>
            {Icon::Onwards.view()}
        </a>
        <button
            class="button"
            type="button"
            on:click=move |_| {
                controller.restart();
                focus_board();
            }
        >
            {move || t!("learn-restart")}
        </button>
    }
}

/// Focuses the board, since the button that was pressed disappears.
fn focus_board() {
    const CELL: &str = ".lesson-board [role=gridcell][tabindex='0']";
    let cell = window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector(CELL).ok().flatten());
    if let Some(cell) = cell {
        let cell: web_sys::HtmlElement = cell.unchecked_into();
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // Without focus the board can still be tapped.
        let _ = cell.focus_with_options(&options);
    }
}
