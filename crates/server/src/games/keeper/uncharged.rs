//! Time that nobody is charged for: vacation, and downtime of the servers.

use online::Input;

use super::Keeper;
use crate::store::StoreError;

impl Keeper {
    /// Excludes the vacation of the player to move. It is only recorded when it matters: when time
    /// would be up, and before downtime within it is recorded.
    pub(super) async fn account_for_vacation(&mut self) -> Result<(), StoreError> {
        let is_late = self.game.deadline().is_some_and(|at| at <= self.node.now());
        let has_news = !self.node.downtimes_from(self.downtimes).is_empty();
        let mover = self.game.to_move().and_then(|seat| self.game.person(seat));
        let Some(person) = mover.filter(|_| self.game.has_vacations() && (is_late || has_news))
        else {
            return Ok(());
        };
        let since = self.game.turn_began();
        for (from, until) in self.node.store.vacations_of(person, since).await? {
            // Refused if there is nothing left to account for.
            let _ = self
                .decide_and_store(&Input::Suspend { from, until }, None)
                .await?;
        }
        Ok(())
    }

    /// Excludes time in which nothing could be stored.
    pub(super) async fn account_for_downtimes(&mut self) -> Result<(), StoreError> {
        for (from, until) in self.node.downtimes_from(self.downtimes) {
            // Refused if the game was not affected.
            let _ = self
                .decide_and_store(&Input::Suspend { from, until }, None)
                .await?;
            self.downtimes += 1;
        }
        Ok(())
    }
}
