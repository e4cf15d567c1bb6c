//! The days up to today, with their results.

use leptos::prelude::*;

use super::results::DailyResults;
use super::{place_of, said, today};
use crate::place::{Learn, Place};
use crate::places::learn::game_name;
use crate::places::learn::puzzles::game_of;
use crate::places::learn::puzzles::packs::Days;
use crate::t;
use ::puzzles::Day;

/// How many days are listed at first, and with each request for more.
const PAGE: i32 = 28;

/// The days up to today.
#[component]
pub fn Archive(
    /// The puzzles of days.
    days: Days,
) -> impl IntoView {
    let results = DailyResults::load();
    let streak = results.streak(today());
    let shown = RwSignal::new(PAGE);
    let rows = move || {
        let (today, results, days) = (today(), results.clone(), days.clone());
        (0..shown.get())
            .map(|ago| row(today.plus(-ago), &results, &days))
            .collect_view()
    };
    crate::places::name_page(|| t!("puzzles-daily"));
    view! {
        <article class="page ladder puzzles">
            <header class="ladder-head">
                <h1>{move || t!("puzzles-daily")}</h1>
                <p class="lead">{move || t!("puzzles-daily-lead")}</p>
                <p>
                    <a href=Place::Learn(Learn::Puzzles).to_string()>{move || t!("puzzles-title")}</a>
                </p>
            </header>
            <p class="panel" data-test="daily-streak">
                {move || t!("puzzles-daily-streak", count = streak)}
            </p>
            <ul class="rungs">{rows}</ul>
            <p>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| shown.update(|shown| *shown += PAGE)
                >
                    {move || t!("puzzles-daily-earlier")}
                </button>
            </p>
        </article>
    }
}

fn row(day: Day, results: &DailyResults, days: &Days) -> impl IntoView + use<> {
    let (state, key) = match results.of(day) {
        Some(result) if result.is_solved => ("done", "puzzles-daily-solved"),
        Some(_) => ("begun", "puzzles-daily-failed"),
        None => ("new", "puzzles-daily-new"),
    };
    let game = days.puzzle(day).and_then(|puzzle| game_of(&puzzle));
    let title = move || {
        let game = game.map(game_name).unwrap_or_default();
        t!("puzzles-of-day", day = said(day), game = game)
    };
    view! {
        <li>
            <a class="rung" data-state=state href=place_of(day).to_string()>
                <span class="rung-mark" aria-hidden="true"></span>
                <span class="rung-title">{title}</span>
                <small class="rung-state">{move || t!(key)}</small>
            </a>
        </li>
    }
}
