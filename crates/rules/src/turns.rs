//! Whole turns: played completely or not at all, listed, counted and picked.

use std::fmt;
use std::ops::ControlFlow;

use crate::{Action, Position, Reason, Turn};

/// Why a turn cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnError {
    /// Which of its actions is at fault, counted from 0.
    pub index: usize,
    /// The action.
    pub action: Action,
    /// What is wrong with it.
    pub fault: TurnFault,
}

/// What is wrong with an action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnFault {
    /// The action is not legal.
    Illegal(Reason),
    /// The turn was over before it.
    TurnOver,
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = self.action;
        match self.fault {
            TurnFault::Illegal(reason) => write!(f, "`{action}` is not allowed: {reason}"),
            TurnFault::TurnOver => write!(
                f,
                "`{action}` comes too late: the action before it ended the turn"
            ),
        }
    }
}

impl std::error::Error for TurnError {}

impl Position {
    /// The position after a whole turn, or the rest of one if a bonus is open. If the last action
    /// is a sacrifice, its bonus is declined.
    ///
    /// ```
    /// use rules::{Player, Position, Turn};
    ///
    /// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
    /// let next = position.play_turn(&"a3-c3n,T@f6ne".parse::<Turn>()?)?;
    /// assert_eq!(next.to_move(), Player::Black);
    ///
    /// let wrong: Turn = "a3-c3n,T@c3ne".parse()?;
    /// let error = position.play_turn(&wrong).unwrap_err();
    /// assert_eq!(error.to_string(), "`T@c3ne` is not allowed: c3 is taken");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first action that is not legal or comes after the end of the turn; this position is
    /// untouched either way.
    pub fn play_turn(&self, turn: &Turn) -> Result<Position, TurnError> {
        let player = self.to_move();
        let mut after = *self;
        for (index, &action) in turn.actions().iter().enumerate() {
            let error = |fault| TurnError {
                index,
                action,
                fault,
            };
            if index > 0 && (after.to_move() != player || after.bonus().is_none()) {
                return Err(error(TurnFault::TurnOver));
            }
            after = after
                .play(action)
                .map_err(|reason| error(TurnFault::Illegal(reason)))?;
        }
        if after.bonus().is_some() {
            after.play_unchecked(Action::End);
        }
        Ok(after)
    }

    /// Calls `visit` with every legal turn and the position after it until the callback stops it.
    /// Chains branch widely: some positions have millions of turns.
    pub fn for_each_turn(
        &self,
        mut visit: impl FnMut(&[Action], &Position) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.walk_turns(&mut Vec::new(), &mut visit)
    }

    fn walk_turns(
        &self,
        chain: &mut Vec<Action>,
        visit: &mut impl FnMut(&[Action], &Position) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for action in self.actions() {
            let mut after = *self;
            after.play_unchecked(action);
            chain.push(action);
            let flow = if after.bonus().is_some() {
                after.walk_turns(chain, visit)
            } else {
                // A turn does not write its `end`; if it only declines a bonus that was open from
                // the start, there is nothing else to write.
                let written = match chain.as_slice() {
                    [before @ .., Action::End] if !before.is_empty() => before,
                    all => all,
                };
                visit(written, &after)
            };
            chain.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// How many legal turns there are. Only sacrifices are played out, but chains of them branch
    /// widely: with many active pieces this takes a long time.
    pub fn count_turns(&self) -> u64 {
        let mut count = u64::from(self.count_actions());
        for after in self.sacrifices() {
            // Each sacrifice was counted as one turn, but begins several.
            count += after.count_turns() - 1;
        }
        count
    }

    /// The k-th legal turn, counted from 0: single actions first, then chains. `None` if `k` is too
    /// large, and for the one turn with nothing to write: declining a bonus that was open from the
    /// start.
    pub fn nth_turn(&self, k: u64) -> Option<Turn> {
        let mut chain = Vec::new();
        self.pick_turn(k, &mut chain);
        Turn::new(chain)
    }

    fn pick_turn(&self, mut k: u64, chain: &mut Vec<Action>) -> bool {
        for action in self.actions() {
            let mut after = *self;
            after.play_unchecked(action);
            let continues = after.bonus().is_some();
            let turns = if continues { after.count_turns() } else { 1 };
            if k < turns {
                chain.push(action);
                return !continues || after.pick_turn(k, chain);
            }
            k -= turns;
        }
        false
    }

    /// The positions after the actions that leave a bonus open.
    fn sacrifices(&self) -> impl Iterator<Item = Position> {
        let before = *self;
        self.actions().into_iter().filter_map(move |action| {
            let mut after = before;
            after.play_unchecked(action);
            after.bonus().is_some().then_some(after)
        })
    }
}
