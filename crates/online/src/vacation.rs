//! Clocks that stop while their players are on vacation.

use api::online::{ClockView, Time, Timing};

use crate::Game;

impl Game {
    /// Whether clocks stop while their players are on vacation: only in correspondence games.
    pub fn has_vacations(&self) -> bool {
        matches!(self.terms.timing, Timing::Correspondence { .. })
    }

    /// When the turn in progress began, moved forward by any uncharged time.
    pub fn turn_began(&self) -> Time {
        self.clock.started()
    }

    /// The clocks at a moment, given the vacations of the player to move; stopped if one of them is
    /// going on.
    pub fn clock_with_vacations(&self, times: &[(Time, Time)], now: Time) -> Option<ClockView> {
        let mut clock = self.clock.clone();
        for (from, until) in times {
            clock.suspend(*from, (*until).min(now));
        }
        let mut view = clock.view(self.mover(), now)?;
        if times
            .iter()
            .any(|(from, until)| *from <= now && now < *until)
        {
            (view.running, view.deadline) = (None, None);
        }
        Some(view)
    }
}
