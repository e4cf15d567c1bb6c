//! The game so far, as far as a search and a judge need it.

use rules::{Action, Position, Reason};

use crate::Outcome;

/// A position and what came before it.
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
    /// is open, the beginning of the same turn is the last of them.
    pub fn before(&self) -> &[u64] {
        &self.before
    }

    /// Does an action.
    ///
    /// # Errors
    /// The reason, if the action is not legal; the game is untouched then.
    pub fn play(&mut self, action: Action) -> Result<(), Reason> {
        let after = self.position.play(action)?;
        if self.position.bonus().is_none() {
            self.before.push(self.position.hash());
        }
        self.position = after;
        Ok(())
    }

    /// How the game ended by the rules, which know no repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.winner().map(Outcome::Win)
    }

    /// Whether a turn begins here with a position that began at least two turns before.
    pub fn is_third_occurrence(&self) -> bool {
        let now = self.position.hash();
        let earlier = self.before.iter().filter(|hash| **hash == now);
        self.position.bonus().is_none() && earlier.take(2).count() == 2
    }
}
