//! The clocks of a game.

use api::online::{ClockView, Seat, Terms, Time, Timing};

use crate::limits::{DAY, FIRST_TURN, IDLE, LAG_PER_TURN, LAG_QUOTA, LAG_REFILL, SETTLE};

/// Both clocks, of which one runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    timing: Timing,
    /// What each player has left in a live game.
    left: [u64; 2],
    /// What a turn of each player adds.
    increments: [u64; 2],
    /// How much lag can still be credited to each player.
    lag_left: [u64; 2],
    /// When the turn in progress began, moved forward by any uncharged time.
    since: Time,
    /// Time up to here has been excluded already.
    suspended_until: Time,
}

/// Whose turn it is, and whether it is their first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mover {
    pub(crate) seat: Seat,
    pub(crate) plays_first_turn: bool,
}

/// What a turn costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Charge {
    pub(crate) lag_credit: u64,
    pub(crate) charged: u64,
}

impl Clock {
    pub(crate) fn new(terms: &Terms, now: Time) -> Clock {
        let clocks = Seat::ALL.map(|seat| terms.clock_of(seat).unwrap_or_default());
        Clock {
            timing: terms.timing,
            left: clocks.map(|(base, _)| base),
            increments: clocks.map(|(_, increment)| increment),
            lag_left: [LAG_QUOTA; 2],
            since: now,
            suspended_until: now,
        }
    }

    /// A turn begins.
    pub(crate) fn start(&mut self, now: Time) {
        self.since = now;
        self.suspended_until = now;
    }

    pub(crate) fn started(&self) -> Time {
        self.since
    }

    /// What a player has left; `None` without a live clock.
    pub(crate) fn left(&self, seat: Seat) -> Option<u64> {
        matches!(self.timing, Timing::Live { .. }).then(|| self.left[seat as usize])
    }

    /// How long the turn in progress may take.
    fn allowance(&self, mover: Mover) -> u64 {
        match self.timing {
            Timing::Live { .. } if mover.plays_first_turn => FIRST_TURN,
            Timing::Live { .. } => self.left[mover.seat as usize],
            Timing::Correspondence { days } => u64::from(days).saturating_mul(DAY),
            Timing::Unlimited => IDLE,
        }
    }

    /// How much lag could be credited for the turn in progress.
    fn lag_allowance(&self, seat: Seat) -> u64 {
        match self.timing {
            Timing::Live { .. } => self.lag_left[seat as usize].min(LAG_PER_TURN),
            Timing::Correspondence { .. } | Timing::Unlimited => 0,
        }
    }

    /// When the mover's time is up.
    pub(crate) fn deadline(&self, mover: Mover) -> Time {
        self.since.plus(self.allowance(mover))
    }

    /// When the mover's flag may be called: only after every turn received in time has had a chance
    /// to be stored.
    pub(crate) fn flag_at(&self, mover: Mover) -> Time {
        self.deadline(mover)
            .plus(self.lag_allowance(mover.seat))
            .plus(SETTLE)
    }

    /// When a game that has not started is given up.
    pub(crate) fn idle_at(&self) -> Time {
        self.since.plus(IDLE)
    }

    /// What a turn received then costs; `None` if it was too late.
    pub(crate) fn charge(&self, mover: Mover, received: Time, lag: u64) -> Option<Charge> {
        let elapsed = received.since(self.since);
        let lag_credit = lag.min(self.lag_allowance(mover.seat)).min(elapsed);
        let spent = elapsed - lag_credit;
        if spent > self.allowance(mover) {
            return None;
        }
        let is_charged = matches!(self.timing, Timing::Live { .. }) && !mover.plays_first_turn;
        Some(Charge {
            lag_credit,
            charged: if is_charged { spent } else { 0 },
        })
    }

    /// Pays for a turn, adds the increment, and starts the next turn.
    pub(crate) fn pay(&mut self, seat: Seat, charge: Charge, now: Time) {
        if let Timing::Live { .. } = self.timing {
            let increment = self.increments[seat as usize];
            let left = &mut self.left[seat as usize];
            *left = left
                .saturating_sub(charge.charged)
                .saturating_add(increment);
            let lag_left = &mut self.lag_left[seat as usize];
            *lag_left = lag_left
                .saturating_sub(charge.lag_credit)
                .saturating_add(LAG_REFILL)
                .min(LAG_QUOTA);
        }
        self.start(now);
    }

    /// The part of a period that has not been excluded yet; `None` if there is none.
    pub(crate) fn chargeable(&self, from: Time, until: Time) -> Option<(Time, Time)> {
        let from = from.max(self.suspended_until).max(self.since);
        (from < until).then_some((from, until))
    }

    /// Excludes a period from the charge.
    pub(crate) fn suspend(&mut self, from: Time, until: Time) {
        if let Some((from, until)) = self.chargeable(from, until) {
            self.since = self.since.plus(until.since(from));
            self.suspended_until = until;
        }
    }

    /// The clocks at a moment; `None` without a clock. `mover` is `None` once they have stopped.
    pub(crate) fn view(&self, mover: Option<Mover>, now: Time) -> Option<ClockView> {
        let [mut white, mut black] = match self.timing {
            Timing::Live { .. } => self.left,
            Timing::Correspondence { days } => [u64::from(days).saturating_mul(DAY); 2],
            Timing::Unlimited => return None,
        };
        if let Some(mover) = mover.filter(|mover| !mover.plays_first_turn) {
            let left = match mover.seat {
                Seat::White => &mut white,
                Seat::Black => &mut black,
            };
            *left = left.saturating_sub(now.since(self.since));
        }
        Some(ClockView {
            white,
            black,
            running: mover.map(|mover| mover.seat),
            deadline: mover.map(|mover| self.deadline(mover)),
            since: Some(self.since),
        })
    }
}
