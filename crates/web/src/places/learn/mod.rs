//! Learn: the ladder, its lessons, the motifs, exercises in seeing ahead, puzzles, one's own
//! mistakes, what comes back, who wins, and the rules as pages.

mod again;
mod ahead;
mod controller;
mod frame;
mod lesson;
mod missed;
mod mistakes;
mod motif_pages;
mod overview;
pub(crate) mod progress;
mod puzzles;
mod stored;
mod winners;

use ::learn::{Game, Lesson, lessons};
use leptos::prelude::*;
use words::Words;

pub(super) use self::mistakes::begin_search;
use crate::language::language;
use crate::place::{Learn as At, Place};
use crate::places::rules::Rules;
use crate::places::study::{Chunk, Frame, Study};
use lesson::LessonView;
use overview::{NoSuchLesson, Overview};

/// Learn.
#[component]
pub fn Learn(
    /// The address within this place.
    at: Signal<At>,
) -> impl IntoView {
    move || match at.get() {
        At::Ladder => view! { <Overview /> }.into_any(),
        At::Rules(name) => match Game::named(name) {
            Some(game) => view! { <Rules game /> }.into_any(),
            None => view! { <Overview /> }.into_any(),
        },
        place => {
            let show = move |chunk: Chunk| (chunk.practice)(place.clone());
            view! { <Study frame=Frame::Page show /> }.into_any()
        }
    }
}

/// Lessons and practice, whose code is fetched when one of them is first visited.
pub(super) fn practice(at: At) -> AnyView {
    if let At::Lesson { game, number } = at {
        return one_lesson(game, number);
    }
    begin_search();
    match at {
        At::Mistakes => view! { <mistakes::Mistakes /> }.into_any(),
        At::Mistake(number) => view! { <mistakes::SolveMistake number /> }.into_any(),
        At::Again => view! { <again::Again /> }.into_any(),
        At::AgainNow => view! { <again::Session /> }.into_any(),
        At::Motifs(shown) => view! { <motif_pages::Motifs shown /> }.into_any(),
        At::WhoWins => view! { <winners::WhoWins /> }.into_any(),
        At::Ahead => view! { <ahead::Choice /> }.into_any(),
        At::Round { game, grade, seed } => match Game::named(game) {
            Some(game) => view! { <ahead::RoundView game grade seed /> }.into_any(),
            None => view! { <ahead::Choice /> }.into_any(),
        },
        at => puzzles::puzzles(&at),
    }
}

/// A lesson, or that there is none with this number.
fn one_lesson(game: &str, number: u16) -> AnyView {
    let Some(game) = Game::named(game) else {
        return view! { <Overview /> }.into_any();
    };
    match lessons(game).nth(usize::from(number).saturating_sub(1)) {
        Some(lesson) => view! { <LessonView lesson /> }.into_any(),
        None => view! { <NoSuchLesson game number /> }.into_any(),
    }
}

/// The name of a game in the page's language.
fn game_name(game: Game) -> String {
    Words::of(language()).game(game.setup())
}

/// The number of a lesson within its game, counted from 1.
fn number_of(lesson: &Lesson) -> u16 {
    let before = lessons(lesson.game).take_while(|other| other.id != lesson.id);
    before.count() as u16 + 1
}

/// The address of a lesson.
pub(crate) fn address_of(lesson: &Lesson) -> Place {
    Place::Learn(At::Lesson {
        game: lesson.game.name(),
        number: number_of(lesson),
    })
}

#[cfg(test)]
mod tests {
    use ::learn::ladder;

    use super::*;

    #[test]
    fn every_lesson_is_found_by_its_address() {
        for lesson in ladder() {
            let fragment = address_of(lesson).to_string();
            let Ok(Place::Learn(At::Lesson { game, number })) = fragment.parse() else {
                panic!("{fragment} is no lesson");
            };
            let game = Game::named(game).unwrap();
            assert_eq!(lessons(game).nth(usize::from(number) - 1), Some(lesson));
        }
    }
}
