//! One of the user's mistakes as a puzzle.

use api::worker::Score;
use leptos::prelude::*;
use recall::Topic;
use words::Words;

use super::kept::{self, Kept, Mistake};
use super::{Mistakes, name_of};
use crate::address;
use crate::language::language;
use crate::place::{Learn, Place};
use crate::places::learn::again;
use crate::places::learn::puzzles::{Aim, NEXT, Phase, PuzzleTable, PuzzleVerdict, Source};
use crate::t;
use crate::winning_chance::percent;

/// A mistake with a number.
#[component]
pub fn SolveMistake(
    /// Its number.
    number: u16,
) -> impl IntoView {
    let mistake = Kept::load().mistake(number);
    match mistake.and_then(|mistake| Some((mistake.puzzle()?, mistake))) {
        Some((puzzle, mistake)) => {
            let source = source(&mistake);
            view! { <PuzzleTable puzzle source /> }.into_any()
        }
        None => view! { <Mistakes /> }.into_any(),
    }
}

fn source(mistake: &Mistake) -> Source {
    let aim = match mistake.before {
        Score::Win(_) => Aim::Win,
        score @ (Score::Loss(_) | Score::Chance(_)) => Aim::Keep(score.permille()),
    };
    let (name, number) = (name_of(mistake), mistake.number);
    let player = mistake.earlier.to_move().opponent();
    let (before, after) = (percent(mistake.before), percent(mistake.after));
    let asked = Callback::new(move |()| {
        let player = Words::of(language()).player(player);
        if aim == Aim::Win {
            return t!("mistakes-task-win", player = player);
        }
        t!(
            "mistakes-task",
            player = player,
            before = before,
            after = after
        )
    });
    let position = mistake.earlier.play_turn(&mistake.opponents).ok();
    let topic = position.zip(mistake.game()).and_then(|(position, game)| {
        let topic = Topic::of_turn(game, &position, &mistake.better)?;
        Some((topic, position.hash()))
    });
    let judged = Callback::new(move |verdict: PuzzleVerdict| {
        if verdict.phase != Phase::Failed {
            kept::solve(number);
        } else if let Some((topic, shown)) = topic {
            again::missed(topic, shown);
        }
    });
    Source {
        title: "mistakes-title",
        back: Learn::Mistakes,
        place: Callback::new(move |_| name()),
        asked: Some(asked),
        aim,
        is_of_pack: false,
        judged,
        next: Callback::new(move |()| address::go(&Place::Learn(next_after(number)))),
        way_on: NEXT,
    }
}

/// The next unsolved mistake, or the list.
fn next_after(number: u16) -> Learn {
    let all = Kept::load().mistakes();
    let open: Vec<u16> = all
        .iter()
        .filter(|it| !it.is_solved && it.number != number)
        .map(|it| it.number)
        .collect();
    // From the latest to the oldest, then from the latest again.
    let next = open.iter().find(|other| **other < number);
    next.or(open.first())
        .map_or(Learn::Mistakes, |number| Learn::Mistake(*number))
}
