//! Who sits at a side: name, level, clock.

use leptos::prelude::*;
use rules::Player;
use words::Words;

use crate::board::Seat;
use crate::language::language;
use crate::places::game_table::LOW_TIME;
use crate::places::play::game::{GameController, clock};
use crate::places::play::wording;
use crate::t;

/// A player's seat.
pub fn of(controller: GameController, player: Player) -> Seat {
    let game = controller.game;
    let is_computer = Memo::new(move |_| game.with(|game| game.terms.computer() == Some(player)));
    let name = move || game.with(|game| wording::player_label(&game.terms, player));
    let note = move || {
        let level = game.with(|game| game.terms.level());
        match level {
            Some(_) if is_computer.get() && controller.thinking.get() => t!("play-thinking"),
            Some(level) if is_computer.get() => {
                t!(
                    "play-level-named",
                    number = level,
                    name = wording::level(level)
                )
            }
            Some(_) => Words::of(language()).player(player),
            None => String::new(),
        }
    };
    let left = Memo::new(move |_| {
        controller
            .clock
            .clocks
            .get()
            .map(|clocks| clocks.left(player, controller.clock.now.get().max(0.0)))
    });
    let clock = Memo::new(move |_| left.get().map(|left| (clock::shown(left), left < LOW_TIME)));
    Seat {
        name: Signal::derive(name),
        note: Signal::derive(note),
        thinks: Signal::derive(move || is_computer.get() && controller.thinking.get()),
        clock: clock.into(),
    }
}
