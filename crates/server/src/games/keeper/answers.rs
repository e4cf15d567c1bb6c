//! Playing conditional turns.

use api::online::{ConditionalTurns, Entry, PersonId};
use online::{Decision, Game, Given, Input};

use super::super::conditional::{self, Decided};
use super::{Keeper, KeeperResult};
use crate::store::{StoreError, UsedTurns};

impl Keeper {
    /// Stores a player's decision. If the opponent's turn is already there, it is answered.
    pub(super) async fn decide_beforehand(
        &mut self,
        person: PersonId,
        turns: ConditionalTurns,
    ) -> KeeperResult {
        self.reload().await?;
        if let Err(refusal) = self.game.check_conditional_turns(&person, &turns) {
            return Ok(Err(refusal));
        }
        let turns = conditional::stored(&turns)?;
        let store = &self.node.store;
        store
            .set_conditional_turns(self.code.clone(), person, turns)
            .await?;
        self.reload().await?;
        self.answer_conditionally().await?;
        Ok(Ok(self.game.number()))
    }

    /// Plays the answer to the last turn, if the player to move has decided on one. Two servers
    /// that do so concurrently play the same turn under the same id.
    pub(super) async fn answer_conditionally(&mut self) -> Result<(), StoreError> {
        let decided = Decided::load(&self.node, &self.code, &self.game).await?;
        let Some(input) = decided.and_then(|decided| decided.input(&self.game)) else {
            return Ok(());
        };
        self.decide(&input, None).await.map(drop)
    }

    /// Appends the next player's conditional answer, so that a turn and its answer are stored
    /// together. The decision is used up, whether or not it matches this turn.
    pub(super) async fn with_answer(
        &self,
        input: &Input,
        mut entries: Vec<Entry>,
        mut next: Game,
        given: &Given,
    ) -> Result<(Vec<Entry>, Game, Option<UsedTurns>), StoreError> {
        if !conditional::may_be_answered(input, &next) {
            return Ok((entries, next, None));
        }
        let Some(decided) = Decided::load(&self.node, &self.code, &next).await? else {
            return Ok((entries, next, None));
        };
        let given = Given::at(given.now, given.next_game.clone());
        let mut is_played = false;
        if let Some(input) = decided.input(&next)
            && let Ok(Decision::Entries(answer)) = next.decide(&input, &given)
        {
            next = self.after(&next, &answer)?;
            entries.extend(answer);
            is_played = true;
        }
        let used = if is_played {
            decided.played()
        } else {
            decided.dropped()
        };
        Ok((entries, next, Some(used)))
    }
}
