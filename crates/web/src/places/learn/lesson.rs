//! The page of a lesson: the idea, the task, the board and the feedback.

use ::learn::{Lesson, LessonRun, ladder, lessons};
use leptos::prelude::*;

use super::controller::{Feedback, LessonController};
use super::{address_of, game_name, number_of};
use crate::board::{ActionBar, Board, Chain, Line, Offer, Shortcuts, Side, focus_entrance};
use crate::language::spoken;
use crate::place::{Learn, Place, Play};
use crate::shell::{self, Icon, IconButton, Notice, Sheet, show_table};
use crate::{address, t};

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
    let is_idea = Memo::new(move |_| matches!(controller.feedback.get(), Feedback::Idea(_)));
    let is_answered =
        Memo::new(move |_| controller.feedback.get() != Feedback::None && !is_idea.get());
    let desk = controller.desk;
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    let idea = RwSignal::new(false);
    show_table();
    crate::places::name_page(move || t!(&lesson.title_key()));
    view! {
        <article class="table lesson" class:later=move || !is_first.get()>
            <div class="table-top">
                <a
                    class="board-tool table-back"
                    href=Place::Learn(Learn::Ladder).to_string()
                    aria-label=spoken("learn-all")
                    title=spoken("learn-all")
                >
                    {Icon::Earlier.view()}
                </a>
                <div class="lesson-head">
                    <h1>{move || t!(&lesson.title_key())}</h1>
                    <p class="lesson-where">
                        <span>{move || where_it_is(lesson)}</span>
                        <Steps controller />
                    </p>
                    // The feedback stays in the place of the line.
                    <Notice />
                </div>
                <IconButton
                    icon=Icon::Idea
                    label="learn-idea"
                    press=move |()| idea.set(true)
                />
            </div>
            <section class="lesson-task" aria-label=spoken("learn-task")>
                <p class="lesson-text">{move || t!(&lesson.text_key())}</p>
                <div class="lesson-tasks">
                    <p class="lesson-asked" data-test="task">{move || t!(&task_key.get())}</p>
                    {room_for_tasks(lesson)}
                </div>
            </section>
            <div class="table-board">
                <Board desk />
            </div>
            <div class="lesson-other">
                <Side desk player=top />
            </div>
            <div class="table-bottom">
                <Side desk player=bottom />
            </div>
            // The feedback takes the place of the line.
            <div class="table-says" class:answered=is_answered class:idea=is_idea>
                <Line desk />
                <Answered controller />
            </div>
            <Chain desk />
            <Bar controller />
        </article>
        <Sheet open=idea label=Signal::derive(move || t!(&lesson.title_key()))>
            <p>{move || t!(&lesson.text_key())}</p>
        </Sheet>
        <Shortcuts desk />
    }
}

/// The tasks of all steps, invisible: they reserve the height of the longest, so that the board
/// stays in place from step to step.
fn room_for_tasks(lesson: &'static Lesson) -> impl IntoView {
    let task = |number| {
        let key = lesson.step_keys(number).task;
        view! { <p class="lesson-asked" aria-hidden="true">{move || t!(&key)}</p> }
    };
    (0..lesson.steps.len()).map(task).collect_view()
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

/// The feedback on the last turn.
#[component]
fn Answered(controller: LessonController) -> impl IntoView {
    let kind = move || match controller.feedback.get() {
        Feedback::None => "none",
        Feedback::Idea(_) => "idea",
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

/// The action bar: hint and threats before a turn, what to do next after it.
#[component]
fn Bar(controller: LessonController) -> impl IntoView {
    let desk = controller.desk;
    let is_solved = Memo::new(move |_| controller.run.with(LessonRun::is_solved));
    let is_missed = Memo::new(move |_| {
        let feedback = controller.feedback.get();
        matches!(feedback, Feedback::NotYet(..) | Feedback::Shown) && !is_solved.get()
    });
    let is_finished = Memo::new(move |_| controller.run.with(LessonRun::is_finished));
    let is_due =
        Memo::new(move |_| controller.run.with(LessonRun::is_hint_due) && !controller.hinted.get());
    let hint = Offer::new(Icon::Hint, "learn-hint-ask", move || {
        controller.show_hint();
    })
    .when(move || !is_solved.get());
    let hint = Offer {
        pressed: Some(is_due.into()),
        ..hint
    };
    let again = Offer::new(Icon::Reset, "learn-again", move || {
        controller.again();
        focus_entrance(desk);
    });
    let next_step = Offer::new(Icon::Onwards, "learn-next-step", move || {
        controller.advance();
        focus_entrance(desk);
    });
    let solution = Offer::new(Icon::Play, "learn-show", move || controller.show_solution())
        .when(move || is_missed.get());
    let restart = Offer::new(Icon::Reset, "learn-restart", move || {
        controller.restart();
        focus_entrance(desk);
    });
    let next_lesson = next_lesson(controller);
    let onwards = Signal::derive(move || match () {
        () if is_finished.get() => Some(next_lesson),
        () if is_solved.get() => Some(next_step),
        () if is_missed.get() => Some(again),
        () => None,
    });
    let (a, b) = (
        Signal::derive(move || if is_finished.get() { restart } else { hint }),
        Signal::derive(move || {
            if is_missed.get() {
                solution
            } else {
                Offer::threats(desk)
            }
        }),
    );
    view! { <ActionBar desk a b onwards /> }
}

/// After the last step: the next lesson, or a game.
fn next_lesson(controller: LessonController) -> Offer {
    let lesson = controller.run.with_untracked(learn::LessonRun::lesson);
    let next = ladder()
        .iter()
        .skip_while(move |other| *other != lesson)
        .nth(1);
    let (place, key) = match next {
        Some(next) => (address_of(next), "learn-next-lesson-short"),
        None => (Place::Play(Play::Choose), "learn-play"),
    };
    Offer::new(Icon::Onwards, key, move || address::go(&place))
}
