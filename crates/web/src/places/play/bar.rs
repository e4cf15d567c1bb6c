//! Who plays: both sides with their clocks, the one to move in front.

use leptos::prelude::*;
use rules::Player;
use words::Words;

use super::clock;
use super::said;
use super::sitting::Sitting;
use crate::language::language;
use crate::t;

/// Under so many milliseconds a clock warns.
const LITTLE: u64 = 20_000;

/// Both sides.
#[component]
pub fn Bar(
    /// The game.
    sitting: Sitting,
) -> impl IntoView {
    let sides = Player::ALL.map(|player| view! { <Seat sitting player /> });
    view! {
        <ul class="play-bar" aria-label=move || t!("play-players")>
            {sides}
        </ul>
    }
}

#[component]
fn Seat(sitting: Sitting, player: Player) -> impl IntoView {
    let course = sitting.course;
    let to_move = Memo::new(move |_| {
        course.with(|course| course.ending().is_none() && course.now().to_move() == player)
    });
    let is_computer = course.with_untracked(|course| course.seats.computer() == Some(player));
    let name = move || course.with(|course| said::sitter(&course.seats, player));
    let colour = move || Words::of(language()).player(player);
    let thinks = Memo::new(move |_| is_computer && sitting.thinking.get());
    let level = course.with_untracked(|course| course.seats.level());
    let note = move || match level {
        Some(_) if thinks.get() => t!("play-thinking"),
        Some(level) if is_computer => {
            t!(
                "play-level-named",
                number = level,
                name = said::level(level)
            )
        }
        Some(_) => colour(),
        None => String::new(),
    };
    let left = Memo::new(move |_| {
        sitting
            .clocks
            .get()
            .map(|clocks| clocks.left(player, sitting.now.get().max(0.0)))
    });
    let shown = Memo::new(move |_| left.get().map(clock::shown));
    let little = Memo::new(move |_| left.get().is_some_and(|left| left < LITTLE));
    let side = match player {
        Player::White => "white",
        Player::Black => "black",
    };
    view! {
        <li
            class="play-seat"
            class:to-move=to_move
            class:thinks=thinks
            data-player=side
            aria-current=move || to_move.get().then_some("true")
        >
            <span class="play-stone" aria-hidden="true"></span>
            <span class="play-name">
                <strong>{name}</strong>
                <small>{note}</small>
            </span>
            {move || {
                shown
                    .get()
                    .map(|time| {
                        view! {
                            <span
                                class="play-clock"
                                class:little=little
                                role="timer"
                                aria-label=move || t!("play-clock-of", player = colour())
                            >
                                {time}
                            </span>
                        }
                    })
            }}
        </li>
    }
}
