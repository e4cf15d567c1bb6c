//! The choice of a game and a grade.

use ::learn::Game;
use foresight::{Grade, ROUND};
use leptos::prelude::*;

use super::results::{self, Finished, best};
use super::wording::clock;
use crate::controls::Switch;
use crate::language::spoken;
use crate::place::{Learn, Place};
use crate::places::learn::game_name;
use crate::places::play::date;
use crate::t;

/// How many of the latest rounds are listed.
const LISTED: usize = 10;

/// The choice of a round.
#[component]
pub fn Choice() -> impl IntoView {
    let grades = Grade::ALL.map(|grade| {
        let id = format!("ahead-{}", grade.name());
        view! {
            <section class="ladder-game" aria-labelledby=id.clone()>
                <header>
                    <h2 id=id.clone()>{move || grade_name(grade)}</h2>
                </header>
                <p>{move || t!(keys(grade).1)}</p>
                <ul class="rungs">{Game::ALL.map(|game| round(game, grade)).collect_view()}</ul>
            </section>
        }
    });
    crate::places::name_page(|| t!("ahead-title"));
    view! {
        <article class="page ladder ahead">
            <header class="ladder-head">
                <h1>{move || t!("ahead-title")}</h1>
                <p class="lead">{move || t!("ahead-lead")}</p>
                <p>
                    <a href=Place::Learn(Learn::Ladder).to_string()>{move || t!("learn-all")}</a>
                </p>
            </header>
            <Timed />
            {grades.collect_view()}
            <Rounds />
        </article>
    }
}

/// Whether rounds are timed.
#[component]
fn Timed() -> impl IntoView {
    let on = RwSignal::new(results::is_timed());
    let set = move |is_timed| {
        results::set_timed(is_timed);
        on.set(is_timed);
    };
    view! {
        <Switch
            words=Signal::derive(spoken("ahead-timed"))
            about=Signal::derive(spoken("ahead-timed-about"))
            on
            set=Callback::new(set)
        />
    }
}

/// The latest rounds, if there are any.
#[component]
fn Rounds() -> impl IntoView {
    let rounds = results::rounds();
    let is_any = !rounds.is_empty();
    let rows = rounds.into_iter().take(LISTED).map(row).collect_view();
    is_any.then(|| {
        view! {
            <section class="ladder-game" aria-labelledby="ahead-rounds">
                <h2 id="ahead-rounds">{spoken("ahead-rounds")}</h2>
                <ul class="ahead-rounds" data-test="rounds">{rows}</ul>
            </section>
        }
    })
}

fn row(round: Finished) -> impl IntoView {
    let said = move || {
        let (right, count) = (round.right, round.count);
        let (time, date) = (clock(round.seconds), date(round.ended));
        let (game, grade) = (game_name(round.game), grade_name(round.grade));
        let key = match round.is_timed {
            true => "ahead-round-timed",
            false => "ahead-round",
        };
        t!(
            key,
            date = date,
            game = game,
            grade = grade,
            right = right,
            count = count,
            time = time
        )
    };
    view! { <li>{said}</li> }
}

pub(super) fn grade_name(grade: Grade) -> String {
    t!(keys(grade).0)
}

/// The keys of a grade's name and of what makes it hard.
const fn keys(grade: Grade) -> (&'static str, &'static str) {
    match grade {
        Grade::Easy => ("ahead-easy", "ahead-easy-how"),
        Grade::Medium => ("ahead-medium", "ahead-medium-how"),
        Grade::Hard => ("ahead-hard", "ahead-hard-how"),
        Grade::Brutal => ("ahead-brutal", "ahead-brutal-how"),
    }
}

/// The place of a round that has not been played yet.
pub(super) fn fresh(game: Game, grade: Grade) -> Place {
    Place::Learn(Learn::Round {
        game: game.name(),
        grade,
        seed: 1 + (js_sys::Math::random() * f64::from(u16::MAX)) as u16,
    })
}

fn round(game: Game, grade: Grade) -> impl IntoView {
    let best = best(game, grade);
    let said = move || match best {
        Some(right) => t!("ahead-best", right = right, count = ROUND),
        None => String::new(),
    };
    let state = if best == Some(ROUND) { "done" } else { "new" };
    view! {
        <li>
            <a class="rung" data-state=state href=fresh(game, grade).to_string()>
                <span class="rung-mark" aria-hidden="true"></span>
                <span class="rung-title">{move || game_name(game)}</span>
                <small class="rung-state">{said}</small>
            </a>
        </li>
    }
}
