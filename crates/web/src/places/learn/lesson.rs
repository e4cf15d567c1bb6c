//! The page of a lesson: the idea, the task, the board and the feedback.

use ::learn::{Lesson, LessonRun, ladder, lessons};
use leptos::prelude::*;

use super::controller::{Feedback, LessonController};
use super::frame::{Answered, Head, Task};
use super::{address_of, game_name, number_of};
use crate::board::{
    ActionBar, Board, Chain, ExplainedLine, Offer, Shortcuts, Side, focus_entrance,
};
use crate::place::{Learn, Place, Play};
use crate::shell::{Icon, IconButton, Sheet};
use crate::{address, t};

/// A lesson.
#[component]
pub fn LessonView(
    /// The lesson.
    lesson: &'static Lesson,
) -> impl IntoView {
    let controller = LessonController::new(lesson);
    let asked = Signal::derive(move || {
        let number = controller.run.with(LessonRun::number);
        t!(&lesson.step_keys(number).task)
    });
    let is_first = Memo::new(move |_| controller.run.with(LessonRun::number) == 0);
    let is_idea = Memo::new(move |_| matches!(controller.feedback.get(), Feedback::Idea(_)));
    let is_answered =
        Memo::new(move |_| controller.feedback.get() != Feedback::None && !is_idea.get());
    let kind = Signal::derive(move || match controller.feedback.get() {
        Feedback::None => "none",
        Feedback::Idea(_) => "idea",
        Feedback::Solved(_) => "solved",
        Feedback::NotYet(..) => "not-yet",
        Feedback::Shown => "shown",
    });
    let said = Signal::derive(move || controller.feedback.get().said());
    let desk = controller.desk;
    let bottom = Signal::derive(move || desk.bottom.get());
    let top = Signal::derive(move || desk.bottom.get().opponent());
    let idea = RwSignal::new(false);
    let title = Signal::derive(move || t!(&lesson.title_key()));
    let at = view! {
        <span>{move || where_it_is(lesson)}</span>
        <Steps controller />
    };
    view! {
        <article class="table lesson" class:later=move || !is_first.get()>
            <Head title back=(Learn::Ladder, "learn-all") at=at.into_any()>
                <IconButton
                    icon=Icon::Idea
                    label="learn-idea"
                    press=move |()| idea.set(true)
                />
            </Head>
            <Task asked others=tasks(lesson)>
                <p class="lesson-text">{move || t!(&lesson.text_key())}</p>
            </Task>
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
                <ExplainedLine desk />
                <Answered kind said />
            </div>
            <Chain desk />
            <Bar controller />
        </article>
        <Sheet open=idea label=title>
            <p>{move || t!(&lesson.text_key())}</p>
        </Sheet>
        <Shortcuts desk />
    }
}

/// The tasks of all steps.
fn tasks(lesson: &'static Lesson) -> Vec<Signal<String>> {
    let task = |number| Signal::derive(move || t!(&lesson.step_keys(number).task));
    (0..lesson.steps.len()).map(task).collect()
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
