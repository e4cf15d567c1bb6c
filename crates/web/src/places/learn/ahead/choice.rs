//! The choice of a game and a grade.

use ::learn::Game;
use foresight::{Grade, ROUND};
use leptos::prelude::*;

use super::best::best;
use crate::place::{Learn, Place};
use crate::places::learn::game_name;
use crate::t;

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
            {grades.collect_view()}
        </article>
    }
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

/// The way to a round nobody has seen yet.
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
