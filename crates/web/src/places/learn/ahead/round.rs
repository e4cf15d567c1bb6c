//! The page of exercises: the question, the board, the answer.

use ::learn::Game;
use foresight::{Comparison, Exercise, Grade};
use leptos::prelude::*;
use recall::Topic;

use super::choice::{fresh, grade_name};
use super::controller::{Heard, Phase, RoundController};
use super::kept::{self, Round};
use super::results::{self, Finished};
use super::wording::{self, clock, judged, named};
use crate::board::{ActionBar, Board, Offer, Shortcuts, focus_entrance};
use crate::language::spoken;
use crate::place::{Learn, Place};
use crate::places::learn::frame::{Answered, Head, Task};
use crate::places::learn::{again, game_name};
use crate::shell::Icon;
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
    let exercises = foresight::round(game.setup(), grade, u64::from(seed));
    let (is_timed, count) = (results::is_timed(), exercises.len());
    let round = Round {
        game,
        grade,
        seed,
        is_timed,
    };
    let heard = Heard {
        answered: Callback::new(move |(exercise, is_right, _): (Exercise, bool, u32)| {
            if !is_right {
                let topic = Topic::Ahead(game, exercise.question().kind(), grade);
                again::missed(topic, exercise.position().hash());
            }
        }),
        finished: Callback::new(move |(right, seconds)| {
            results::keep(Finished {
                game,
                grade,
                right,
                count,
                seconds,
                is_timed,
                ended: js_sys::Date::now(),
            });
        }),
    };
    let controller = RoundController::new(exercises, grade, is_timed, round.load(), heard);
    Effect::new(move |_| match controller.phase.get() {
        // Every second counts.
        Phase::Looking | Phase::Answering if controller.left.get().is_some() => {
            round.save(controller.reached());
        }
        Phase::Looking | Phase::Answering => {}
        Phase::Judged(_) => round.save(controller.reached()),
        Phase::Over => kept::forget(),
    });
    let progress = Signal::derive(move || {
        t!(
            "ahead-number",
            game = game_name(game),
            grade = grade_name(grade),
            number = controller.number.get() + 1,
            count = controller.length(),
        )
    });
    let page = Page {
        title: "ahead-title",
        back: Learn::Ahead,
        again: Some(Offer::new(Icon::Reset, "ahead-again", move || {
            address::go(&fresh(game, grade));
        })),
        leave: Offer::new(Icon::Onwards, "ahead-others", move || {
            address::go(&Place::Learn(Learn::Ahead));
        }),
    };
    view! { <Exercises controller progress page /> }
}

/// The frame around exercises.
#[derive(Clone)]
pub struct Page {
    /// The key of the heading.
    pub title: &'static str,
    /// The way back.
    pub back: Learn,
    /// The offer of another round, after the last exercise.
    pub again: Option<Offer>,
    /// The way out, after the last exercise.
    pub leave: Offer,
}

/// The table at which exercises are answered.
#[component]
pub fn Exercises(
    /// The exercises.
    controller: RoundController,
    /// Where one is.
    progress: Signal<String>,
    /// What is around them.
    page: Page,
) -> impl IntoView {
    let desk = controller.desk;
    let title = Signal::derive(spoken(page.title));
    let at = view! { <span>{progress}</span> }.into_any();
    let asked = Signal::derive(move || wording::asked(&controller.exercise()));
    let others = controller.exercises().into_iter();
    let others = others.map(|exercise| Signal::derive(move || wording::asked(&exercise)));
    let kind = Signal::derive(move || match controller.phase.get() {
        Phase::Looking | Phase::Answering => "shown",
        Phase::Judged(Comparison::Right) | Phase::Over => "solved",
        Phase::Judged(_) => "not-yet",
    });
    let said = Signal::derive(move || said(controller));
    let asks = move || match (controller.phase.get(), controller.is_count()) {
        (Phase::Over, _) => "nothing",
        (_, true) => "count",
        (_, false) => "spaces",
    };
    view! {
        <article class="table lesson ahead" data-asks=asks>
            <Head title back=(page.back, page.title) at>
                <TimeLeft controller />
            </Head>
            <Task asked others=others.collect() />
            <div class="table-board">
                <Board desk />
            </div>
            <div class="table-says answered">
                <Answered kind said />
            </div>
            <Bar controller again=page.again leave=page.leave />
        </article>
        <Shortcuts desk />
    }
}

/// The seconds left, if the round is timed. They are announced once, not every second.
#[component]
fn TimeLeft(controller: RoundController) -> impl IntoView {
    move || {
        controller.left.get().map(|left| {
            let said = move || t!("ahead-left", count = left);
            view! {
                <span class="ahead-left" data-test="time-left" role="img" aria-label=said>
                    {clock(left)}
                </span>
            }
        })
    }
}

/// The answer so far, how it compares, or the score.
fn said(controller: RoundController) -> String {
    match controller.phase.get() {
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
        Phase::Judged(comparison) if controller.is_late() => t!(
            "list-sentences",
            first = t!("ahead-late"),
            second = judged(&controller.exercise(), &comparison)
        ),
        Phase::Judged(comparison) => judged(&controller.exercise(), &comparison),
        Phase::Over => t!(
            "ahead-score",
            right = controller.right.get(),
            count = controller.length(),
            time = clock(controller.seconds())
        ),
    }
}

/// The action bar: what changes the answer, and the way on.
#[component]
fn Bar(controller: RoundController, again: Option<Offer>, leave: Offer) -> impl IntoView {
    let desk = controller.desk;
    let answering = Memo::new(move |_| controller.phase.get() == Phase::Answering);
    let is_count = Memo::new(move |_| controller.is_count());
    let fewer = Offer::new(Icon::Earlier, "ahead-fewer", move || controller.add(-1))
        .when(move || answering.get() && controller.count.get() > 0);
    let more = Offer::new(Icon::Later, "ahead-more", move || controller.add(1))
        .when(move || answering.get());
    let clear = Offer::new(Icon::Reset, "ahead-clear", move || controller.clear())
        .when(move || answering.get() && !desk.notes.lit.with(Vec::is_empty));
    let hide = Offer::new(Icon::Onwards, "ahead-hide", move || {
        controller.hide();
        focus_entrance(desk);
    });
    let check = Offer::new(Icon::Send, "ahead-check", move || controller.check());
    let next = Offer::new(Icon::Onwards, "ahead-next", move || {
        controller.advance();
        focus_entrance(desk);
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
        Signal::derive(move || match (controller.phase.get(), again) {
            (Phase::Over, Some(again)) => again,
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
