//! The state of a game.

use std::collections::BTreeMap;

use api::online::{
    EndReason, Entry, Event, GameCode, OpenOffer, Outcome, PersonId, Receipt, Seat, Terms, Time,
    Timing, TurnId,
};
use rules::{Position, Turn};

use crate::clock::{Clock, Mover};
use crate::offers::Offers;
use crate::phrases::Phrases;
use crate::{Unfit, UnfitEntry};

/// An online game: everything that follows from its entries.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    pub(crate) terms: Terms,
    /// Number and time of the newest entry.
    pub(crate) number: u64,
    pub(crate) at: Time,
    pub(crate) seats: [Option<PersonId>; 2],
    pub(crate) position: Position,
    pub(crate) turns: Vec<Played>,
    /// Every turn id ever used, including those of turns taken back.
    pub(crate) ids: BTreeMap<TurnId, Used>,
    pub(crate) clock: Clock,
    pub(crate) offers: Offers,
    pub(crate) phrases: Phrases,
    pub(crate) result: Option<(Outcome, EndReason)>,
    pub(crate) rematch: Option<(GameCode, Time)>,
    /// The number of the first entry of an unknown kind.
    pub(crate) unknown: Option<u64>,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    pub(crate) id: TurnId,
    pub(crate) turn: Turn,
    pub(crate) before: Position,
    pub(crate) receipt: Receipt,
}

/// The turn that an id belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Used {
    pub(crate) number: u64,
    pub(crate) by: Seat,
    pub(crate) turn: Turn,
}

impl Game {
    /// The entry that creates a game.
    pub fn create(terms: Terms, now: Time) -> Entry {
        Entry {
            number: 1,
            at: now,
            event: Event::Created { terms },
        }
    }

    /// Rebuilds the game from its entries.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Game, UnfitEntry> {
        let mut entries = entries.into_iter();
        let first = entries.next();
        let mut game = first.and_then(Game::begin).ok_or_else(|| UnfitEntry {
            number: first.map_or(1, |entry| entry.number),
            unfit: Unfit::NotCreated,
        })?;
        for entry in entries {
            game.apply(entry)?;
        }
        Ok(game)
    }

    fn begin(first: &Entry) -> Option<Game> {
        let Event::Created { terms } = first.event else {
            return None;
        };
        (first.number == 1).then(|| Game {
            terms,
            number: 1,
            at: first.at,
            seats: [None, None],
            position: Position::start(terms.setup),
            turns: Vec::new(),
            ids: BTreeMap::new(),
            clock: Clock::new(&terms, first.at),
            offers: Offers::default(),
            phrases: Phrases::default(),
            result: None,
            rematch: None,
            unknown: None,
        })
    }

    /// The offers that have not been answered.
    pub fn open_offers(&self) -> &[OpenOffer] {
        self.offers.open()
    }

    /// What was agreed on.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The number of the newest entry.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The turns played, without those taken back.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = &Turn> {
        self.turns.iter().map(|played| &played.turn)
    }

    /// How the time of each turn was charged.
    pub fn receipts(&self) -> impl ExactSizeIterator<Item = &Receipt> {
        self.turns.iter().map(|played| &played.receipt)
    }

    /// How and why the game ended.
    pub fn result(&self) -> Option<(Outcome, EndReason)> {
        self.result
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|seat| self.person(*seat) == Some(person))
    }

    /// Who sits there.
    pub fn person(&self, seat: Seat) -> Option<&PersonId> {
        self.seats[seat as usize].as_ref()
    }

    /// Whether both seats are taken.
    pub fn has_started(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some() || self.position.winner().is_some()
    }

    /// Who is to move, while the game is going on.
    pub fn to_move(&self) -> Option<Seat> {
        self.mover().map(|mover| mover.seat)
    }

    pub(crate) fn mover(&self) -> Option<Mover> {
        (self.has_started() && !self.is_over()).then(|| Mover {
            seat: self.position.to_move().into(),
            plays_first_turn: self.turns.len() < 2,
        })
    }

    /// When the player to move runs out of time, if there is a clock; ignores vacations and
    /// downtime that are not among the game's events.
    pub fn deadline(&self) -> Option<Time> {
        let has_clock = self.terms.timing != Timing::Unlimited;
        let mover = self.mover().filter(|_| has_clock)?;
        Some(self.clock.deadline(mover))
    }

    pub(crate) fn ply(&self) -> u32 {
        u32::try_from(self.turns.len()).unwrap_or(u32::MAX)
    }

    /// When to check next whether somebody's time is up; `None` once the game is over.
    pub fn call_time_at(&self) -> Option<Time> {
        if self.is_over() || self.unknown.is_some() {
            return None;
        }
        Some(match self.mover() {
            Some(mover) => self.clock.flag_at(mover),
            None => self.clock.idle_at(),
        })
    }
}
