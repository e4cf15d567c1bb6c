//! The value of a position.

use std::fmt;

/// The value of a position for the player to move: an estimate, or a proved win or loss in a number
/// of turns. The two never mix: every proved win is above every estimate, every proved loss below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// Estimates lie strictly between minus and plus this.
const PROVED: i32 = 1_000_000;
/// No proof is longer than this many turns.
const LONGEST: i32 = 10_000;

impl Score {
    /// Neither player is ahead; also the value of a repetition.
    pub const EVEN: Score = Score(0);
    /// Worse than anything.
    pub const WORST: Score = Score(-PROVED - LONGEST - 1);
    /// Better than anything.
    pub const BEST: Score = Score(PROVED + LONGEST + 1);

    /// An estimate in roughly hundredths of a slidable piece, clamped to the range of estimates.
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

    /// The points of an estimate.
    pub const fn points(self) -> Option<i32> {
        if self.is_proved() { None } else { Some(self.0) }
    }

    /// The same score for the other player.
    #[must_use]
    pub const fn for_opponent(self) -> Score {
        Score(-self.0)
    }

    /// The corresponding chance of winning, from 0 to 1. Estimates are a hundred times the
    /// log-odds.
    pub fn winning_chance(self) -> f64 {
        match self.points() {
            Some(points) => 1.0 / (1.0 + (-f64::from(points) / 100.0).exp()),
            None if self.0 > 0 => 1.0,
            None => 0.0,
        }
    }

    /// A proof counted from a position this many turns earlier; estimates are unchanged.
    #[must_use]
    pub(crate) const fn later(self, turns: u32) -> Score {
        match (self.proved_win(), self.proved_loss()) {
            (Some(n), _) => Score::win_in(n.saturating_add(turns)),
            (_, Some(n)) => Score::loss_in(n.saturating_add(turns)),
            _ => self,
        }
    }

    /// A proof counted from a position this many turns later; estimates are unchanged.
    #[must_use]
    pub(crate) const fn sooner(self, turns: u32) -> Score {
        match (self.proved_win(), self.proved_loss()) {
            (Some(n), _) => Score::win_in(n.saturating_sub(turns)),
            (_, Some(n)) => Score::loss_in(n.saturating_sub(turns)),
            _ => self,
        }
    }

    /// Turns a proof by an incomplete search into the best or worst estimate.
    #[must_use]
    pub(crate) const fn as_guess(self) -> Score {
        Score::guess(self.0)
    }

    /// Turns a proved loss where not every action was tried into the worst estimate. Everything
    /// else is unchanged.
    #[must_use]
    pub(crate) const fn without_proved_loss(self) -> Score {
        if self.proved_loss().is_some() {
            Score(1 - PROVED)
        } else {
            self
        }
    }

    /// This many points more, clamped to the range between [`Score::WORST`] and [`Score::BEST`].
    #[must_use]
    pub(crate) const fn plus(self, points: i32) -> Score {
        let sum = self.0 + points;
        if sum > Score::BEST.0 {
            Score::BEST
        } else if sum < Score::WORST.0 {
            Score::WORST
        } else {
            Score(sum)
        }
    }

    pub(crate) const fn raw(self) -> i32 {
        self.0
    }

    pub(crate) const fn from_raw(raw: i32) -> Score {
        Score(raw)
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

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn every_proof_is_beyond_every_guess() {
        let guesses = [i32::MIN + 1, -500, 0, 500, i32::MAX].map(Score::guess);
        for guess in guesses {
            assert!(Score::win_in(u32::MAX) > guess && Score::loss_in(u32::MAX) < guess);
            assert!(!guess.is_proved() && guess.points().is_some());
        }
    }

    #[test]
    fn sooner_wins_and_later_losses_are_better() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::loss_in(2) > Score::loss_in(0));
        assert!(Score::BEST > Score::win_in(0) && Score::WORST < Score::loss_in(0));
    }

    #[test]
    fn the_opponent_sees_the_negative() {
        assert_eq!(Score::win_in(3).for_opponent(), Score::loss_in(3));
        assert_eq!(Score::guess(7).for_opponent(), Score::guess(-7));
        assert_eq!(Score::EVEN.for_opponent(), Score::EVEN);
    }

    #[test]
    fn moving_a_proof_by_turns_moves_it_back_again() {
        for score in [Score::win_in(5), Score::loss_in(8), Score::guess(-31)] {
            assert_eq!(score.later(4).sooner(4), score);
        }
        assert_eq!(Score::win_in(1).later(2), Score::win_in(3));
        assert_eq!(Score::loss_in(4).sooner(4), Score::loss_in(0));
    }

    #[test]
    fn a_loss_with_untried_actions_is_not_a_proof() {
        assert!(!Score::loss_in(2).without_proved_loss().is_proved());
        assert_eq!(Score::win_in(2).without_proved_loss(), Score::win_in(2));
        assert_eq!(Score::guess(3).without_proved_loss(), Score::guess(3));
    }

    #[test]
    fn chances_grow_with_the_score() {
        let scores = [
            Score::loss_in(0),
            Score::guess(-100),
            Score::EVEN,
            Score::guess(80),
            Score::win_in(9),
        ];
        let chances = scores.map(Score::winning_chance);
        assert!(chances.is_sorted());
        assert!((chances[2] - 0.5).abs() < 1e-9);
    }
}
