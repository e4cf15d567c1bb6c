//! The page of a round: the question, the board, the answer.

use ::learn::Game;
use foresight::{Exercise, Grade, Question, Verdict};
use leptos::prelude::*;
use rules::{Action, Space};
use words::Words;

use super::choice::{fresh, grade_name};
use super::controller::{Phase, RoundController};
use crate::board::{ActionBar, Board, Offer, Shortcuts, focus_entrance};
use crate::language::language;
use crate::place::{Learn, Place};
use crate::places::learn::game_name;
use crate::shell::{self, Icon, show_table};
use crate::{address, t};

/// A round of exercises.
#[component]
pub fn RoundView(
    /// The game.
    game: Game,
    /// How hard it is.
    grade: Grade,
    /// What the exercises are made from.
    seed: u16,
) -> impl IntoView {
    let controller = RoundController::new(game, grade, seed);
    let desk = controller.desk;
    let asked = Memo::new(move |_| asked(&controller.exercise()));
    // Announce a new question; the first one is read with the page.
    Effect::new(move |before: Option<String>| {
        let now = asked.get();
        if before.is_some_and(|before| before != now) {
            shell::announce(now.clone());
        }
        now
    });
    let progress = move || {
        t!(
            "ahead-number",
            game = game_name(game),
            grade = grade_name(grade),
            number = controller.number.get() + 1,
            count = controller.length(),
        )
    };
    show_table();
    crate::places::name_page(|| t!("ahead-title"));
    view! {
        <article class="table lesson ahead">
            <div class="table-top">
                <a
                    class="board-tool table-back"
                    href=Place::Learn(Learn::Ahead).to_string()
                    aria-label=move || t!("ahead-title")
                    title=move || t!("ahead-title")
                >
                    {Icon::Earlier.view()}
                </a>
                <div class="lesson-head">
                    <h1>{move || t!("ahead-title")}</h1>
                    <p class="lesson-where">
                        <span>{progress}</span>
                    </p>
                </div>
            </div>
            <section class="lesson-task" aria-label=move || t!("learn-task")>
                <div class="lesson-tasks">
                    <p class="lesson-asked" data-test="task">{asked}</p>
                    {room_for_questions(controller)}
                </div>
            </section>
            <div class="table-board">
                <Board desk />
            </div>
            <div class="table-says answered">
                <Feedback controller />
            </div>
            <Bar controller game grade />
        </article>
        <Shortcuts desk />
    }
}

/// The questions of the round, unseen: they keep the height of the longest, so that the board stays
/// where it is.
fn room_for_questions(controller: RoundController) -> impl IntoView {
    let all = controller.exercises().into_iter();
    all.map(|exercise| {
        view! { <p class="lesson-asked" aria-hidden="true">{move || asked(&exercise)}</p> }
    })
    .collect_view()
}

/// What is asked, in words.
fn asked(exercise: &Exercise) -> String {
    let words = Words::of(language());
    let imagined = (!exercise.imagined().is_empty()).then(|| {
        let actions: Vec<String> = exercise.imagined().iter().map(Action::to_string).collect();
        t!("ahead-imagine", actions = actions.join(", "))
    });
    let written = |slide: Action| slide.to_string();
    let question = match exercise.question() {
        Question::TurnedBy(slide) => t!("ahead-turned-by", slide = written(slide)),
        Question::StaysActive(space) => t!("ahead-stays-active", space = space.to_string()),
        Question::Exposed(player) => {
            let other = words.player(player.opponent());
            t!(
                "ahead-exposed",
                player = words.player(player),
                other = other
            )
        }
        Question::LeftToSlide(player, slide) => {
            let player = words.player(player);
            t!(
                "ahead-left-to-slide",
                player = player,
                slide = written(slide)
            )
        }
    };
    words.in_a_row(imagined.into_iter().chain([question]))
}

fn named(spaces: &[Space]) -> String {
    let names: Vec<String> = spaces.iter().map(Space::to_string).collect();
    names.join(", ")
}

/// The answer so far, the verdict on it, or the score.
#[component]
fn Feedback(controller: RoundController) -> impl IntoView {
    let kind = move || match controller.phase.get() {
        Phase::Looking | Phase::Answering => "shown",
        Phase::Judged(Verdict::Right) | Phase::Over => "solved",
        Phase::Judged(_) => "not-yet",
    };
    let said = move || match controller.phase.get() {
        Phase::Looking => t!("ahead-look"),
        Phase::Answering => {
            let answer = match controller.is_count() {
                true => controller.count.get().to_string(),
                false => controller.desk.notes.lit.with(|lit| named(lit)),
            };
            match answer.is_empty() {
                true => t!("ahead-tap"),
                false => t!("ahead-answer", answer = answer),
            }
        }
        Phase::Judged(verdict) => judged(&verdict),
        Phase::Over => t!(
            "ahead-score",
            right = controller.right.get(),
            count = controller.length()
        ),
    };
    view! {
        <p
            class="lesson-feedback"
            data-kind=kind
            data-test="feedback"
            role="status"
            aria-live="polite"
        >
            {said}
        </p>
    }
}

fn judged(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Right => t!("learn-right"),
        Verdict::Count(count) => t!("ahead-wrong-count", count = *count),
        Verdict::Spaces { missed, wrong } => {
            let missed = (!missed.is_empty()).then(|| t!("ahead-missed", spaces = named(missed)));
            let wrong = (!wrong.is_empty()).then(|| t!("ahead-wrong", spaces = named(wrong)));
            Words::of(language()).in_a_row(missed.into_iter().chain(wrong))
        }
    }
}

/// The action bar: what changes the answer, and the way on.
#[component]
fn Bar(controller: RoundController, game: Game, grade: Grade) -> impl IntoView {
    let desk = controller.desk;
    let answering = Memo::new(move |_| controller.phase.get() == Phase::Answering);
    let is_count = Memo::new(move |_| controller.is_count());
    let fewer = Offer::new(Icon::Earlier, "ahead-fewer", move || controller.add(-1))
        .when(move || answering.get() && controller.count.get() > 0);
    let more = Offer::new(Icon::Later, "ahead-more", move || controller.add(1))
        .when(move || answering.get());
    let clear = Offer::new(Icon::Reset, "ahead-clear", move || controller.clear())
        .when(move || answering.get() && !desk.notes.lit.with(Vec::is_empty));
    let again = Offer::new(Icon::Reset, "ahead-again", move || {
        address::go(&fresh(game, grade));
    });
    let hide = Offer::new(Icon::Onwards, "ahead-hide", move || {
        controller.hide();
        focus_entrance(desk);
    });
    let check = Offer::new(Icon::Send, "ahead-check", move || controller.check());
    let next = Offer::new(Icon::Onwards, "ahead-next", move || {
        controller.advance();
        focus_entrance(desk);
    });
    let leave = Offer::new(Icon::Onwards, "ahead-others", move || {
        address::go(&Place::Learn(Learn::Ahead));
    });
    let onwards = Signal::derive(move || {
        Some(match controller.phase.get() {
            Phase::Looking => hide,
            Phase::Answering => check,
            Phase::Judged(_) => next,
            Phase::Over => leave,
        })
    });
    let (a, b) = (
        Signal::derive(move || match controller.phase.get() {
            Phase::Over => again,
            _ if is_count.get() => fewer,
            _ => clear,
        }),
        Signal::derive(move || {
            if is_count.get() {
                more
            } else {
                more.when(|| false)
            }
        }),
    );
    view! { <ActionBar desk a b onwards /> }
}
