//! Does this turn let the opponent win at once?

use finish::{Finder, Finding};
use rules::{Position, Turn, TurnError};

use crate::escape::{Escape, EscapeSearch};

/// Whether a turn lets the opponent win at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Safety {
    /// It does not.
    Safe,
    /// It does.
    Loses {
        /// The opponent's turn that wins.
        reply: Turn,
        /// A turn that would not lose at once, if one was found within the limit.
        escape: Option<Turn>,
    },
    /// It does, and so does every other turn: there is nothing to warn about.
    Lost {
        /// The opponent's turn that wins.
        reply: Turn,
    },
    /// The search reached its limit first.
    Unknown,
}

/// An exact search for the answer, in slices and up to a limit.
///
/// ```
/// use motifs::{Guard, Safety};
/// use rules::Position;
///
/// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
/// let mut guard = Guard::new(&position, &"a3-a1ne".parse()?, Guard::limit(&position))?;
/// let safety = loop {
///     if let Some(safety) = guard.advance(1_000) {
///         break safety;
///     }
/// };
/// assert!(matches!(safety, Safety::Loses { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Guard {
    /// The search for the reply; `None` if the turn wins.
    finder: Option<Finder>,
    reply: Option<Turn>,
    escapes: EscapeSearch,
    limit: u32,
    spent: u32,
    safety: Option<Safety>,
}

impl Guard {
    /// The usual limit for a position, in actions tried: a fraction of a second. In games of level
    /// 4, 19 of 20 wins found took less than half of it; how many were missed is not known.
    pub fn limit(position: &Position) -> u32 {
        for_size(60_000, position)
    }

    /// Begins to look at a turn. The limit is a number of actions to try.
    ///
    /// # Errors
    /// The first action of the turn that is not legal or comes after its end.
    pub fn new(before: &Position, turn: &Turn, limit: u32) -> Result<Guard, TurnError> {
        let after = before.play_turn(turn)?;
        Ok(Guard {
            finder: after.winner().is_none().then(|| Finder::new(&after)),
            reply: None,
            escapes: EscapeSearch::new(before),
            limit,
            spent: 0,
            safety: None,
        })
    }

    /// The best answer so far, for a search that is stopped early.
    pub fn stopped(&self) -> Safety {
        match (&self.safety, &self.reply) {
            (Some(safety), _) => safety.clone(),
            (None, Some(reply)) => Safety::Loses {
                reply: reply.clone(),
                escape: None,
            },
            (None, None) => Safety::Unknown,
        }
    }

    /// Tries about this many more actions, and returns the answer if it is known by then or the
    /// limit is reached.
    pub fn advance(&mut self, actions: u32) -> Option<Safety> {
        if self.safety.is_none() {
            let actions = actions.min(self.limit - self.spent);
            match self.reply.clone() {
                None => self.look_for_reply(actions),
                Some(reply) => self.look_for_escape(reply, actions),
            }
            if self.safety.is_none() && self.spent >= self.limit {
                self.safety = Some(self.stopped());
            }
        }
        self.safety.clone()
    }

    fn look_for_reply(&mut self, actions: u32) {
        let Some(finder) = &mut self.finder else {
            self.safety = Some(Safety::Safe);
            return;
        };
        let before = finder.spent();
        let finding = finder.advance(actions).cloned();
        self.spent += finder.spent() - before;
        match finding {
            Some(Finding::Ends(Some(reply))) => self.reply = Some(reply),
            Some(Finding::Ends(None) | Finding::Fails) => self.safety = Some(Safety::Safe),
            None => {}
        }
    }

    fn look_for_escape(&mut self, reply: Turn, actions: u32) {
        let before = self.escapes.spent();
        let escape = self.escapes.advance(actions).cloned();
        self.spent = (self.spent + self.escapes.spent() - before).min(self.limit);
        self.safety = escape.map(|escape| match escape {
            Escape::Turn(turn) => Safety::Loses {
                reply,
                escape: Some(turn),
            },
            Escape::Decline => Safety::Loses {
                reply,
                escape: None,
            },
            Escape::None { .. } => Safety::Lost { reply },
        });
    }
}

/// A limit for Tixel's board adapted to the size of another: an action takes longer and there are
/// more of them.
pub(crate) fn for_size(actions: u32, position: &Position) -> u32 {
    let size = u32::from(position.setup().size());
    let share = (size * size).max(36);
    actions * 36 / share * 36 / share
}
