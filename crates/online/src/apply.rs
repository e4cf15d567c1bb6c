//! What an entry does to a game.

use api::online::{Entry, Event, Offer, Outcome, Receipt, Seat, Time};

use crate::clock::Charge;
use crate::game::{Played, Used};
use crate::{Game, Unfit, UnfitEntry};

impl Game {
    /// Applies the next entry. It does not check whether the entry was allowed, only whether it is
    /// possible: another release may have had different limits.
    ///
    /// # Errors
    /// If the entry cannot follow; the game is untouched then.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), UnfitEntry> {
        self.take(entry).map_err(|unfit| UnfitEntry {
            number: entry.number,
            unfit,
        })?;
        self.number = entry.number;
        self.at = entry.at;
        Ok(())
    }

    fn take(&mut self, entry: &Entry) -> Result<(), Unfit> {
        let expected = self.number.saturating_add(1);
        if entry.number != expected || entry.number == self.number {
            return Err(Unfit::Number { expected });
        }
        if entry.at < self.at {
            return Err(Unfit::Older);
        }
        // The effect of an unknown event is unknown, so nothing after it can be understood.
        if self.unknown.is_some() {
            return Ok(());
        }
        match &entry.event {
            Event::Created { .. } => Err(Unfit::CreatedAgain),
            Event::Seated { seat, person } => {
                self.must_go_on()?;
                if self.person(*seat).is_some() || self.seat_of(person).is_some() {
                    return Err(Unfit::Seat);
                }
                self.seats[*seat as usize] = Some(person.clone());
                self.clock.start(entry.at);
                Ok(())
            }
            Event::Turn { .. } => self.take_turn(entry),
            Event::Offered { offer, by } => {
                match offer {
                    Offer::Rematch => self.must_be_over()?,
                    Offer::Draw | Offer::Takeback => self.must_go_on()?,
                }
                if !self.has_started() {
                    return Err(Unfit::NotStarted);
                }
                if self.offers.is_open(*offer, *by) {
                    return Err(Unfit::OfferOpen);
                }
                let ply = self.ply();
                self.offers.make(*offer, *by, ply);
                Ok(())
            }
            Event::Declined { offer, .. } => {
                let is_open = |by| self.offers.is_open(*offer, by);
                if !Seat::ALL.into_iter().any(is_open) {
                    return Err(Unfit::NoOffer);
                }
                self.offers.close(*offer);
                Ok(())
            }
            Event::TakenBack { turns } => self.take_back(*turns, entry.at),
            Event::Suspended { from, until } => {
                self.must_go_on()?;
                if from >= until {
                    return Err(Unfit::Suspended);
                }
                self.clock.suspend(*from, *until);
                Ok(())
            }
            Event::Ended { outcome, reason } => {
                if self.result.is_some() {
                    return Err(Unfit::Over);
                }
                if let Some(winner) = self.position.winner()
                    && *outcome
                        != (Outcome::Win {
                            seat: winner.into(),
                        })
                {
                    return Err(Unfit::Outcome);
                }
                self.result = Some((*outcome, *reason));
                self.offers.close_all();
                self.phrases.refill();
                Ok(())
            }
            Event::Rematched { game } => {
                self.must_be_over()?;
                if self.rematch.is_some() {
                    return Err(Unfit::Over);
                }
                self.rematch = Some((game.clone(), entry.at));
                self.offers.close_all();
                Ok(())
            }
            Event::Said { by, phrase } => {
                if !self.has_started() {
                    return Err(Unfit::NotStarted);
                }
                let ply = self.ply();
                self.phrases.say(entry.number, *by, *phrase, ply);
                Ok(())
            }
            Event::Unknown(_) => {
                self.unknown = Some(entry.number);
                Ok(())
            }
        }
    }

    fn must_go_on(&self) -> Result<(), Unfit> {
        if self.is_over() {
            return Err(Unfit::Over);
        }
        Ok(())
    }

    fn must_be_over(&self) -> Result<(), Unfit> {
        if self.result.is_none() {
            return Err(Unfit::NotOver);
        }
        Ok(())
    }

    fn take_turn(&mut self, entry: &Entry) -> Result<(), Unfit> {
        let Event::Turn {
            id,
            turn,
            received,
            lag,
            lag_credit,
            charged,
        } = &entry.event
        else {
            return Ok(());
        };
        self.must_go_on()?;
        let Some(mover) = self.mover() else {
            return Err(Unfit::NotStarted);
        };
        if self.ids.contains_key(id) {
            return Err(Unfit::TurnId);
        }
        let seat = mover.seat;
        let after = self.position.play_turn(turn)?;
        let before = std::mem::replace(&mut self.position, after);
        let (started, left_before) = (self.clock.started(), self.clock.left(seat));
        let charge = Charge {
            lag_credit: *lag_credit,
            charged: *charged,
        };
        self.clock.pay(seat, charge, entry.at);
        self.offers.lapse(seat);
        self.phrases.refill();
        let used = Used {
            number: entry.number,
            by: seat,
            turn: turn.clone(),
        };
        self.ids.insert(id.clone(), used);
        self.turns.push(Played {
            id: id.clone(),
            turn: turn.clone(),
            before,
            receipt: Receipt {
                number: entry.number,
                started,
                received: *received,
                stored: entry.at,
                lag: *lag,
                lag_credit: *lag_credit,
                charged: *charged,
                before: left_before,
                after: self.clock.left(seat),
            },
        });
        Ok(())
    }

    fn take_back(&mut self, turns: u32, now: Time) -> Result<(), Unfit> {
        self.must_go_on()?;
        let kept = usize::try_from(turns)
            .ok()
            .filter(|turns| *turns > 0)
            .and_then(|turns| self.turns.len().checked_sub(turns))
            .ok_or(Unfit::TakenBack)?;
        if let Some(first) = self.turns.drain(kept..).next() {
            self.position = first.before;
        }
        self.clock.start(now);
        self.offers.close_all();
        self.phrases.refill();
        Ok(())
    }
}
