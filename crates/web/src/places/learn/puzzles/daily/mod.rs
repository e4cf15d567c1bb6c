//! The daily puzzle: today's, those of earlier days, and the streak.

mod archive;
mod results;
mod share;

use ::puzzles::{Day, Puzzle};
use leptos::prelude::*;

use super::packs::{self, Days};
use super::solve::{PuzzleTable, Source};
use super::{Aim, Fetching, Phase, PuzzleVerdict, game_of, results as puzzle_results};
use crate::language::window;
use crate::place::{Learn, Place};
use crate::places::learn::game_name;
use crate::places::play::date;
use crate::shell::Icon;
use crate::t;
use archive::Archive;
pub(super) use results::streak_today;

/// Today, in the device's time zone.
pub(super) fn today() -> Day {
    let date = window().map(|_| js_sys::Date::new_0());
    let day = date.and_then(|date| {
        let year = i32::try_from(date.get_full_year()).ok()?;
        Day::new(year, date.get_month() + 1, date.get_date())
    });
    day.unwrap_or(Day::since_1970(0))
}

/// A day as people write it.
pub(super) fn said(day: Day) -> String {
    const MILLIS: f64 = 24.0 * 60.0 * 60.0 * 1000.0;
    if window().is_none() {
        return day.to_string();
    }
    // Noon of that day, so that no time zone shifts it to another.
    let utc = (f64::from(day.since(Day::since_1970(0))) + 0.5) * MILLIS;
    let local = js_sys::Date::new(&utc.into()).get_timezone_offset() * 60.0 * 1000.0;
    date(utc + local)
}

/// The place of a day's puzzle.
pub(super) fn place_of(day: Day) -> Place {
    Place::Learn(Learn::Daily(Some(day.to_string())))
}

/// A day's puzzle, if it is not in the future; otherwise the archive.
#[component]
pub fn Daily(
    /// The day, as it is written in the address.
    day: Option<String>,
) -> impl IntoView {
    let day = day.and_then(|day| day.parse::<Day>().ok());
    let day = day.filter(|day| *day <= today());
    let show = move |days: Days| match day.and_then(|day| Some((day, days.puzzle(day)?))) {
        Some((day, puzzle)) => {
            let source = source(day, &puzzle);
            view! { <PuzzleTable puzzle source /> }.into_any()
        }
        None => view! { <Archive days /> }.into_any(),
    };
    view! { <Fetching fetch=|| Box::pin(packs::fetch_days()) show /> }
}

/// The frame around a daily puzzle, and where its result goes.
fn source(day: Day, puzzle: &Puzzle) -> Source {
    let (game, tried) = (game_of(puzzle), puzzle.clone());
    let place = move |_| {
        let game = game.map(game_name).unwrap_or_default();
        t!("puzzles-of-day", day = said(day), game = game)
    };
    let judged = move |verdict: PuzzleVerdict| {
        let is_solved = verdict.phase != Phase::Failed;
        puzzle_results::attempted(&tried, is_solved);
        results::attempted(day, is_solved);
    };
    Source {
        title: "puzzles-daily",
        back: Learn::Daily(None),
        place: Callback::new(place),
        asked: None,
        aim: Aim::of(puzzle),
        is_of_pack: true,
        judged: Callback::new(judged),
        next: Callback::new(move |()| share::share(day, game)),
        way_on: (Icon::Share, "puzzles-share"),
    }
}
