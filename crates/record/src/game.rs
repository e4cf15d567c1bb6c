//! Games: a tree of turns, its tags and its result.

use rules::{Position, Setup};

use crate::{AddError, Contradiction, GameResult, NodeId, Ply, Tags, Tree};

/// A game: where it starts, the turns and variations, the tags, the result.
///
/// Only legal turns exist in it, and its result never contradicts the rules. Reading is
/// [`str::parse`] for one game and [`read`](crate::read()) for several; writing is
/// [`Display`](std::fmt::Display).
///
/// ```
/// use record::{Game, GameResult, Ply};
/// use rules::{Player, Setup};
///
/// let mut game = Game::new(Setup::TIXEL);
/// game.tags_mut().set("Event", "Example")?;
/// game.play("T@c3ne".parse::<Ply>()?)?;
/// game.play("T@d4sw".parse::<Ply>()?)?;
/// game.set_result(GameResult::Win(Player::White))?;
/// assert_eq!(
///     game.to_string(),
///     r#"[Setup "tixel"]
/// [Event "Example"]
/// [Result "1-0"]
///
/// 1. T@c3ne T@d4sw 1-0
/// "#
/// );
/// assert_eq!(game.to_string().parse::<Game>()?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    tags: Tags,
    tree: Tree,
    /// The result, used as long as the rules do not decide.
    declared: GameResult,
}

impl Game {
    /// A game from the start of a setup, without turns.
    pub fn new(setup: Setup) -> Game {
        Game::from_position(Position::start(setup))
    }

    /// A game from any position, without turns.
    pub fn from_position(start: Position) -> Game {
        Game {
            tags: Tags::default(),
            tree: Tree::new(start),
            declared: GameResult::Open,
        }
    }

    /// The setup.
    pub fn setup(&self) -> Setup {
        self.start().setup()
    }

    /// The position before the first turn.
    pub fn start(&self) -> &Position {
        self.tree.start()
    }

    /// The position after the main line.
    pub fn end(&self) -> &Position {
        match self.tree.node(self.tree.end()) {
            Some(node) => node.position(),
            None => self.start(),
        }
    }

    /// The tags, without `Setup`, `Position` and `Result`.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, mutable.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The turns.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The turns, mutable.
    pub fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }

    /// Adds a turn at the end of the main line, which is walked to find its end; [`Tree::add`] on a
    /// known node is faster.
    ///
    /// # Errors
    /// If the game is over, or the turn is not legal.
    pub fn play(&mut self, ply: impl Into<Ply>) -> Result<NodeId, AddError> {
        self.tree.add(self.tree.end(), ply)
    }

    /// The result: what the rules say if they decide the main line, otherwise what was set.
    pub fn result(&self) -> GameResult {
        match self.end().winner() {
            Some(winner) => GameResult::Win(winner),
            None => self.declared,
        }
    }

    /// Sets the result, for games that end by agreement, by resignation or on time.
    ///
    /// # Errors
    /// If the main line has a winner by the rules and the result says something else.
    pub fn set_result(&mut self, result: GameResult) -> Result<(), Contradiction> {
        result.check(self.end())?;
        self.declared = result;
        Ok(())
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.tags == other.tags && self.tree == other.tree && self.result() == other.result()
    }
}

impl Eq for Game {}
