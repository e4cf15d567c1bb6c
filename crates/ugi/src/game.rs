//! The game so far: what a search and a referee need.

use rules::{Action, Position, Reason};

use crate::UgiOutcome;

/// A position and its history.
///
/// ```
/// use rules::{Position, Setup};
/// use ugi::Game;
///
/// let mut game = Game::new(Position::start(Setup::TIXEL));
/// game.play("T@c3ne".parse()?)?;
/// assert_eq!(game.before(), [Position::start(Setup::TIXEL).hash()]);
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    position: Position,
    before: Vec<u64>,
}

impl Game {
    /// A game that begins here.
    pub fn new(position: Position) -> Game {
        let before = Vec::new();
        Game { position, before }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The hashes of the earlier positions at the beginning of a turn, oldest first. While a bonus
    /// is open, the last of them is the beginning of the current turn.
    pub fn before(&self) -> &[u64] {
        &self.before
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The reason, if the action is not legal; the game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), Reason> {
        let after = self.position.play(action)?;
        if self.position.bonus().is_none() {
            self.before.push(self.position.hash());
        }
        self.position = after;
        Ok(())
    }

    /// How the game ended by the rules, which do not know repetition.
    pub fn outcome(&self) -> Option<UgiOutcome> {
        self.position.winner().map(UgiOutcome::Win)
    }

    /// Whether a turn begins here in a position in which at least two earlier turns began.
    pub fn is_third_occurrence(&self) -> bool {
        let now = self.position.hash();
        let earlier = self.before.iter().filter(|hash| **hash == now);
        self.position.bonus().is_none() && earlier.take(2).count() == 2
    }
}
