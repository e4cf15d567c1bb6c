//! Clocks that stand still while their players are on vacation.

use api::online::{ClockView, Time, Timing};

use crate::Game;

impl Game {
    /// Whether clocks stand still while their players are on vacation: by correspondence only.
    pub fn has_vacations(&self) -> bool {
        matches!(self.terms.timing, Timing::Correspondence { .. })
    }

    /// When the turn in progress began, moved forward by the time nobody is charged for.
    pub fn turn_began(&self) -> Time {
        self.clock.started()
    }

    /// The clocks at a moment if the player to move was on vacation in these times; the clock does not
    /// run if that is now.
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
