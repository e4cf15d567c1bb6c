//! Both players with their clocks.

use leptos::prelude::*;
use rules::Player;
use words::Words;

use crate::language::language;
use crate::places::play::game::{GameController, clock};
use crate::places::play::wording;
use crate::t;

/// The remaining time in milliseconds below which a clock warns.
const LOW_TIME: u64 = 20_000;

/// Both players.
#[component]
pub fn PlayerBar(
    /// The game.
    controller: GameController,
) -> impl IntoView {
    let sides = Player::ALL.map(|player| view! { <PlayerCard controller player /> });
    view! {
        <ul class="play-bar" aria-label=move || t!("play-players")>
            {sides}
        </ul>
    }
}

#[component]
fn PlayerCard(controller: GameController, player: Player) -> impl IntoView {
    let game = controller.game;
    let to_move = Memo::new(move |_| {
        game.with(|game| game.ending().is_none() && game.position().to_move() == player)
    });
    let is_computer = game.with_untracked(|game| game.terms.computer() == Some(player));
    let name = move || game.with(|game| wording::player_name(&game.terms, player));
    let colour = move || Words::of(language()).player(player);
    let thinks = Memo::new(move |_| is_computer && controller.thinking.get());
    let level = game.with_untracked(|game| game.terms.level());
    let note = move || match level {
        Some(_) if thinks.get() => t!("play-thinking"),
        Some(level) if is_computer => {
            t!(
                "play-level-named",
                number = level,
                name = wording::level(level)
            )
        }
        Some(_) => colour(),
        None => String::new(),
    };
    let left = Memo::new(move |_| {
        controller
            .clocks
            .get()
            .map(|clocks| clocks.left(player, controller.now.get().max(0.0)))
    });
    let shown = Memo::new(move |_| left.get().map(clock::shown));
    let little = Memo::new(move |_| left.get().is_some_and(|left| left < LOW_TIME));

    view! {
        <li
            class="play-seat"
            class:to-move=to_move
            class:thinks=thinks
            data-player=words::player_name(player)
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
