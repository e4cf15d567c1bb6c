//! What a command leads to.

use api::online::{
    Claim, Command, EndReason, Entry, Event, Offer, Outcome, PersonId, Refusal, Repetition, Seat,
    Stakes, Time, Timing, TurnId,
};
use rules::{Position, Turn};

use crate::limits::{CLAIM_AFTER, OFFER_PAUSE, TURNS};
use crate::{Game, Given, Input};

/// What a command leads to.
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// These entries come next. They must be stored together or not at all.
    Entries(Vec<Entry>),
    /// It has been done: the turn with this id is the entry with this number.
    AlreadyDone {
        /// The number of the entry.
        number: u64,
    },
}

impl Game {
    /// Decides a command. Nothing changes yet: the entries have to be stored first, and then
    /// applied.
    ///
    /// # Errors
    /// Why the command is refused.
    pub fn decide(&self, input: &Input, given: &Given) -> Result<Decision, Refusal> {
        if let Some(number) = self.unknown {
            return Err(Refusal::UnknownEvent { number });
        }
        let events = match input {
            Input::Person { person, command } => match command {
                Command::Play { id, ply, turn } => {
                    let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
                    if let Some(number) = self.already_played(seat, id, turn)? {
                        return Ok(Decision::AlreadyDone { number });
                    }
                    self.play(seat, id, *ply, turn, given)?
                }
                Command::Sit { seat } => vec![self.sit(person, *seat)?],
                command => {
                    let seat = self.seat_of(person).ok_or(Refusal::NotSeated)?;
                    vec![self.answer(seat, command, given)?]
                }
            },
            Input::CallTime => vec![self.call_time(given.now)?],
            Input::Suspend { from, until } => vec![self.suspend(*from, *until, given.now)?],
        };
        Ok(Decision::Entries(self.entries(events, given.now)))
    }

    /// Numbers events that come next. Times never decrease, whatever the clock does.
    fn entries(&self, events: Vec<Event>, now: Time) -> Vec<Entry> {
        let numbers = self.number.saturating_add(1)..;
        let at = now.max(self.at);
        numbers
            .zip(events)
            .map(|(number, event)| Entry { number, at, event })
            .collect()
    }

    fn answer(&self, seat: Seat, command: &Command, given: &Given) -> Result<Event, Refusal> {
        match command {
            Command::Offer { offer } => self.offer(seat, *offer, given),
            Command::Accept { offer } => {
                if !self.offers.is_open(*offer, seat.opposite()) {
                    return Err(Refusal::NoSuchOffer { offer: *offer });
                }
                Ok(self.accept(seat.opposite(), *offer, given))
            }
            Command::Decline { offer } => {
                let is_open = |by| self.offers.is_open(*offer, by);
                if !Seat::ALL.into_iter().any(is_open) {
                    return Err(Refusal::NoSuchOffer { offer: *offer });
                }
                Ok(Event::Declined {
                    offer: *offer,
                    by: seat,
                })
            }
            Command::Say { phrase } => {
                if !self.has_started() {
                    return Err(Refusal::NotStarted);
                }
                if !self.phrases.may_speak(seat) {
                    return Err(Refusal::EnoughSaid);
                }
                Ok(Event::Said {
                    by: seat,
                    phrase: *phrase,
                })
            }
            Command::Resign => {
                self.must_be_on()?;
                Ok(won(seat.opposite(), EndReason::Resignation))
            }
            Command::Abort => self.abort(),
            Command::Claim { claim } => self.claim(seat, *claim, given),
            // Handled above.
            Command::Sit { .. } | Command::Play { .. } => Err(Refusal::AlreadySeated),
        }
    }

    /// The game has started and is not over.
    pub(crate) fn must_be_on(&self) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        if !self.has_started() {
            return Err(Refusal::NotStarted);
        }
        Ok(())
    }

    fn sit(&self, person: &PersonId, wanted: Option<Seat>) -> Result<Event, Refusal> {
        if self.seat_of(person).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let seat = Seat::ALL
            .into_iter()
            .filter(|seat| wanted.is_none_or(|wanted| wanted == *seat))
            .find(|seat| self.person(*seat).is_none())
            .ok_or(Refusal::SeatTaken)?;
        Ok(Event::Seated {
            seat,
            person: person.clone(),
        })
    }

    /// The number of the entry if this very turn was played before.
    fn already_played(&self, seat: Seat, id: &TurnId, turn: &Turn) -> Result<Option<u64>, Refusal> {
        match self.ids.get(id) {
            None => Ok(None),
            Some(used) if used.by == seat && used.turn == *turn => Ok(Some(used.number)),
            Some(_) => Err(Refusal::TurnIdUsed),
        }
    }

    fn play(
        &self,
        seat: Seat,
        id: &TurnId,
        ply: u32,
        turn: &Turn,
        given: &Given,
    ) -> Result<Vec<Event>, Refusal> {
        self.must_be_on()?;
        let mover = self.mover().ok_or(Refusal::Over)?;
        if ply != self.ply() {
            return Err(Refusal::Stale {
                sent: ply,
                played: self.ply(),
            });
        }
        if mover.seat != seat {
            return Err(Refusal::NotYourTurn { seat: mover.seat });
        }
        let after = self
            .position
            .play_turn(turn)
            .map_err(|error| Refusal::Illegal {
                index: error.index,
                sentence: error.to_string(),
            })?;
        let received = given.received.min(given.now);
        let charge = self
            .clock
            .charge(mover, received, given.lag)
            .ok_or(Refusal::OutOfTime)?;
        let mut events = vec![Event::Turn {
            id: id.clone(),
            turn: turn.clone(),
            received,
            lag: given.lag,
            lag_credit: charge.lag_credit,
            charged: charge.charged,
        }];
        events.extend(self.ending(&after));
        Ok(events)
    }

    /// The end of the game, if one more turn that leads to this position ends it.
    fn ending(&self, after: &Position) -> Option<Event> {
        if let Some(winner) = after.winner() {
            return Some(won(winner.into(), EndReason::Rules));
        }
        let times = self
            .turns
            .iter()
            .map(|played| &played.before)
            .chain([&self.position])
            .filter(|before| *before == after)
            .count();
        let draw = |reason| Event::Ended {
            outcome: Outcome::Draw,
            reason,
        };
        if self.terms.repetition == Repetition::Draw && times >= 2 {
            return Some(draw(EndReason::Repetition));
        }
        (self.turns.len() + 1 >= TURNS).then(|| draw(EndReason::TurnLimit))
    }

    fn offer(&self, by: Seat, offer: Offer, given: &Given) -> Result<Event, Refusal> {
        match offer {
            Offer::Rematch => self.may_offer_rematch(by)?,
            Offer::Draw | Offer::Takeback => {
                self.must_be_on()?;
                if offer == Offer::Takeback {
                    self.may_take_back(by)?;
                }
            }
        }
        if self.offers.is_open(offer, by) {
            return Err(Refusal::AlreadyOffered);
        }
        // Two matching offers are an agreement, except for takebacks: each is about a different
        // turn.
        if self.offers.is_open(offer, by.opposite()) {
            return match offer {
                Offer::Takeback => Err(Refusal::AlreadyOffered),
                Offer::Draw | Offer::Rematch => Ok(self.accept(by.opposite(), offer, given)),
            };
        }
        if let Some(made) = self.offers.last_made(offer, by) {
            let next = made.saturating_add(OFFER_PAUSE);
            let turns = next.saturating_sub(self.ply());
            if offer == Offer::Rematch {
                return Err(Refusal::OnlyOnce);
            }
            if turns > 0 {
                return Err(Refusal::TooSoon { turns });
            }
        }
        Ok(Event::Offered { offer, by })
    }

    fn may_offer_rematch(&self, by: Seat) -> Result<(), Refusal> {
        if self.result.is_none() {
            return Err(Refusal::NotOver);
        }
        if self.person(by.opposite()).is_none() {
            return Err(Refusal::NotStarted);
        }
        if self.rematch.is_some() {
            return Err(Refusal::AlreadyRematched);
        }
        Ok(())
    }

    fn may_take_back(&self, by: Seat) -> Result<(), Refusal> {
        if self.terms.stakes != Stakes::Casual {
            return Err(Refusal::NoTakebacks);
        }
        self.turns_to_take_back(by)
            .map(|_| ())
            .ok_or(Refusal::NothingToTakeBack)
    }

    /// How many turns have to be taken back to undo this player's last one.
    fn turns_to_take_back(&self, by: Seat) -> Option<u32> {
        let turns = self.turns.iter().rev().take(2);
        (1..)
            .zip(turns)
            .find(|(_, played)| Seat::from(played.before.to_move()) == by)
            .map(|(turns, _)| turns)
    }

    /// What happens when an open offer is accepted.
    fn accept(&self, offered_by: Seat, offer: Offer, given: &Given) -> Event {
        match offer {
            Offer::Draw => Event::Ended {
                outcome: Outcome::Draw,
                reason: EndReason::Agreement,
            },
            Offer::Takeback => Event::TakenBack {
                turns: self.turns_to_take_back(offered_by).unwrap_or(1),
            },
            Offer::Rematch => Event::Rematched {
                game: given.next_game.clone(),
            },
        }
    }

    fn abort(&self) -> Result<Event, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        if self.turns.len() >= 2 {
            return Err(Refusal::TooLateToAbort);
        }
        Ok(void(EndReason::Aborted))
    }

    fn claim(&self, seat: Seat, claim: Claim, given: &Given) -> Result<Event, Refusal> {
        self.must_be_on()?;
        if !matches!(self.terms.timing, Timing::Live { .. }) {
            return Err(Refusal::NoClaims);
        }
        let opponent = seat.opposite();
        let since = given
            .presence
            .away_since(opponent)
            .filter(|_| self.can_be_claimed_from(opponent))
            .ok_or(Refusal::NotAway { at: None })?;
        let at = since.plus(CLAIM_AFTER);
        if given.now < at {
            return Err(Refusal::NotAway { at: Some(at) });
        }
        Ok(match claim {
            Claim::Win => won(seat, EndReason::Left),
            Claim::Draw => Event::Ended {
                outcome: Outcome::Draw,
                reason: EndReason::Left,
            },
        })
    }

    fn call_time(&self, now: Time) -> Result<Event, Refusal> {
        let at = self.call_time_at().ok_or(Refusal::Over)?;
        if now < at {
            return Err(Refusal::NotYet { at });
        }
        Ok(match self.mover() {
            None => void(EndReason::NoShow),
            Some(mover) if mover.plays_first_turn => void(EndReason::NoShow),
            Some(mover) => {
                let reason = match self.terms.timing {
                    Timing::Unlimited => EndReason::Idle,
                    Timing::Live { .. } | Timing::Correspondence { .. } => EndReason::Time,
                };
                won(mover.seat.opposite(), reason)
            }
        })
    }

    fn suspend(&self, from: Time, until: Time, now: Time) -> Result<Event, Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let (from, until) = self
            .clock
            .chargeable(from, until.min(now))
            .ok_or(Refusal::NothingSuspended)?;
        Ok(Event::Suspended { from, until })
    }
}

fn won(seat: Seat, reason: EndReason) -> Event {
    Event::Ended {
        outcome: Outcome::Win { seat },
        reason,
    }
}

fn void(reason: EndReason) -> Event {
    Event::Ended {
        outcome: Outcome::Void,
        reason,
    }
}
