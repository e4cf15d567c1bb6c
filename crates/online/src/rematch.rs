//! The game after the game.

use api::online::{Entry, Event, GameCode, Seat};

use crate::Game;

impl Game {
    /// The game that follows, if a rematch was agreed on: its code and its first entries. They are
    /// deterministic, so any server can create it at any time, and only once.
    pub fn rematch(&self) -> Option<(&GameCode, Vec<Entry>)> {
        let (code, at) = self.rematch.as_ref()?;
        let mut entries = vec![Game::create(self.terms.with_seats_swapped(), *at)];
        for (number, seat) in (2..).zip(Seat::ALL) {
            entries.push(Entry {
                number,
                at: *at,
                event: Event::Seated {
                    seat,
                    person: self.person(seat.opposite())?.clone(),
                },
            });
        }
        Some((code, entries))
    }
}
