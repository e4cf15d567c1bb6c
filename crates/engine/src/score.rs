//! What a position is worth.

use std::fmt;

/// What a position is worth for the player to move: guessed, or proved as a win or loss in a
/// number of turns. Proved and guessed scores never mix: every proved win is above every guess,
/// every proved loss below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// Guesses lie strictly between minus and plus this.
const PROVED: i32 = 1_000_000;
/// No proof is longer than this many turns.
const LONGEST: i32 = 10_000;

impl Score {
    /// Nobody is ahead, and the value of a repetition.
    pub const EVEN: Score = Score(0);
    /// Worse than anything.
    pub const WORST: Score = Score(-PROVED - LONGEST - 1);
    /// Better than anything.
    pub const BEST: Score = Score(PROVED + LONGEST + 1);

    /// A guess in hundredths of a slidable piece or so, cut to the range of guesses.
    pub const fn guess(points: i32) -> Score {
        let most = PROVED - 1;
        Score(if points > most {
            most
        } else if points < -most {
            -most
        } else {
            points
        })
    }

    /// The player to move wins in this many turns of both players together, 1 being this turn.
    pub const fn win_in(turns: u32) -> Score {
        let turns = if turns > LONGEST as u32 {
            LONGEST
        } else {
            turns as i32
        };
        Score(PROVED + LONGEST - turns)
    }

    /// The player to move loses in this many turns of both players together, 0 being now.
    pub const fn loss_in(turns: u32) -> Score {
        Score(-Score::win_in(turns).0)
    }

    /// Turns until the end, if the player to move is proved to win.
    pub const fn proved_win(self) -> Option<u32> {
        if self.0 >= PROVED {
            Some((PROVED + LONGEST - self.0) as u32)
        } else {
            None
        }
    }

    /// Turns until the end, if the player to move is proved to lose.
    pub const fn proved_loss(self) -> Option<u32> {
        Score(-self.0).proved_win()
    }

    /// Whether it is proved.
    pub const fn is_proved(self) -> bool {
        self.0 >= PROVED || self.0 <= -PROVED
    }

    /// The points of a guess.
    pub const fn points(self) -> Option<i32> {
        if self.is_proved() { None } else { Some(self.0) }
    }

    /// The same score for the other player.
    #[must_use]
    pub const fn for_opponent(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.proved_win(), self.proved_loss()) {
            (Some(turns), _) => write!(f, "win in {turns}"),
            (_, Some(turns)) => write!(f, "loss in {turns}"),
            _ => write!(f, "{:+}", self.0),
        }
    }
}
