//! The end of a game: who has won and why, and what comes next.

use leptos::prelude::*;
use rules::Player;
use words::{Ending, Words};

use super::course::Course;
use super::look_back::{LookBack, Review};
use super::said;
use super::share;
use super::sitting::Sitting;
use crate::language::language;
use crate::t;

/// What is said when a game is over.
#[component]
pub fn End(
    /// The game.
    sitting: Sitting,
    /// How it ended.
    ending: Ending,
) -> impl IntoView {
    let course = sitting.course;
    let computer = course.with_untracked(|course| course.seats.computer());
    let review = Review::new(sitting);
    let headline = move || headline(ending, computer);
    let why = move || Words::of(language()).ending(ending);
    let rematch = move |_| course.with_untracked(super::rematch);
    let analyse = move || course.with(|course| share::place(course.game()).to_string());
    let share = move |_| {
        course.with_untracked(|course| share::share(course.game(), said::game(course.setup())));
    };
    view! {
        <section class="play-end panel" data-test="end" aria-label=move || t!("play-end")>
            <div>
                <h2>{headline}</h2>
                <p>{why}</p>
            </div>
            <div class="play-ways">
                <button class="button strong" type="button" on:click=rematch>
                    {move || t!("play-rematch")}
                </button>
                <Show when=move || computer.is_some() && !review.is_begun()>
                    <button class="button" type="button" on:click=move |_| review.go()>
                        {move || t!("play-review")}
                    </button>
                </Show>
                <a class="button" href=analyse>
                    {move || t!("play-analyse")}
                </a>
                <button class="button" type="button" on:click=share>
                    {move || t!("play-share")}
                </button>
                <Export sitting />
            </div>
            <LookBack review />
        </section>
    }
}

/// Saves the record as a file.
#[component]
pub fn Export(
    /// The game.
    sitting: Sitting,
) -> impl IntoView {
    let export = move |_| {
        sitting.course.with_untracked(|course: &Course| {
            let game = course.game();
            share::download(&share::file_name(game), &game.to_string());
        });
    };
    view! {
        <button class="button" type="button" on:click=export>
            {move || t!("play-export")}
        </button>
    }
}

/// The result as one sees it from one's own side.
fn headline(ending: Ending, computer: Option<Player>) -> String {
    let winner = match ending {
        Ending::NoAction { winner } | Ending::Resignation { winner } | Ending::Time { winner } => {
            winner
        }
        Ending::Agreement | Ending::Repetition => return t!("play-drawn"),
    };
    match computer {
        Some(computer) if computer == winner => t!("play-lost"),
        Some(_) => t!("play-won"),
        None => match winner {
            Player::White => t!("play-white-won"),
            Player::Black => t!("play-black-won"),
        },
    }
}
