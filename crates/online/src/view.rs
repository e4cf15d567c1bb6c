//! What a person may see of a game.

use api::online::{
    Away, Entry, Event, PersonId, Seat, SeatView, Time, Timing, TurnView, View, Visibility,
};

use crate::limits::CLAIM_AFTER;
use crate::{Game, Presence};

impl Game {
    /// Whether a person may see the game. A private game is visible to its players, and to anyone
    /// who knows its code while a seat is free: that is the invitation.
    pub fn is_visible_to(&self, viewer: Option<&PersonId>) -> bool {
        let is_invitation = !self.has_started() && !self.is_over();
        self.terms.visibility == Visibility::Public
            || is_invitation
            || viewer.is_some_and(|viewer| self.seat_of(viewer).is_some())
    }

    /// What a person may see of the game; `None` if nothing.
    pub fn view(&self, viewer: Option<&PersonId>, now: Time, presence: &Presence) -> Option<View> {
        if !self.is_visible_to(viewer) {
            return None;
        }
        let turns = self.turns.iter().map(|played| TurnView {
            id: played.id.clone(),
            turn: played.turn.clone(),
            receipt: played.receipt,
        });
        Some(View {
            number: self.number,
            now,
            terms: self.terms,
            you: viewer.and_then(|viewer| self.seat_of(viewer)),
            seats: Seat::ALL.map(|seat| self.seat_view(seat, presence)),
            // Only the server knows names and ratings.
            players: [None, None],
            position: self.position,
            turns: turns.collect(),
            to_move: self.to_move(),
            clock: self
                .has_started()
                .then(|| self.clock.view(self.mover(), now))
                .flatten(),
            offers: self.offers.open().to_vec(),
            result: self.result,
            rating_changes: None,
            rematch: self.rematch.as_ref().map(|(code, _)| code.clone()),
            said: self.phrases.last().collect(),
        })
    }

    fn seat_view(&self, seat: Seat, presence: &Presence) -> SeatView {
        let is_taken = self.person(seat).is_some();
        let away = presence.away_since(seat).filter(|_| is_taken);
        SeatView {
            is_taken,
            away: away.map(|since| Away {
                since,
                claim_at: self
                    .can_be_claimed_from(seat)
                    .then(|| since.plus(CLAIM_AFTER)),
            }),
            // Only the server knows it.
            vacation_until: None,
        }
    }

    /// Whether this player's opponent may claim the game once the player has been away for long
    /// enough: only if it is the player's turn.
    pub(crate) fn can_be_claimed_from(&self, seat: Seat) -> bool {
        matches!(self.terms.timing, Timing::Live { .. })
            && self
                .mover()
                .is_some_and(|mover| mover.seat == seat && !mover.plays_first_turn)
    }

    /// An entry as a person may see it, if they may see the game: other people's ids are replaced
    /// by their seats.
    pub fn shown_to(&self, viewer: Option<&PersonId>, entry: &Entry) -> Entry {
        let mut shown = entry.clone();
        match &mut shown.event {
            Event::Seated { seat, person } if viewer != Some(person) => {
                let alias = match seat {
                    Seat::White => "white",
                    Seat::Black => "black",
                };
                if let Ok(alias) = alias.parse() {
                    *person = alias;
                }
            }
            // It may contain anything.
            Event::Unknown(value) => *value = serde_json::json!({ "kind": "unknown" }),
            _ => {}
        }
        shown
    }
}
