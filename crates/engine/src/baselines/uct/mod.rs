//! Monte Carlo tree search with random playouts, as in general game players.

mod tree;

use std::fmt;
use std::time::Duration;

use rules::{Action, Position, State, Word, on_state};

use crate::limits::own_clock;
use crate::{Choose, Random};
use tree::Tree;

/// How much effort [`Uct`] spends on one action.
pub enum Effort {
    /// A number of playouts: the same seed then gives the same choices.
    Playouts(u32),
    /// A time limit; see [`Effort::time`].
    Time {
        /// The limit for one action.
        each: Duration,
        /// Returns the time since a fixed moment.
        clock: Box<dyn Fn() -> Duration + Send>,
    },
}

impl Effort {
    /// Time for one action, by this machine's clock; `None` where there is no readable clock.
    pub fn time(each: Duration) -> Option<Effort> {
        let clock = Box::new(own_clock()?);
        Some(Effort::Time { each, clock })
    }
}

impl fmt::Debug for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Playouts(playouts) => f.debug_tuple("Playouts").field(playouts).finish(),
            Effort::Time { each, .. } => {
                let mut time = f.debug_struct("Time");
                time.field("each", each).finish_non_exhaustive()
            }
        }
    }
}

/// UCT (Kocsis and Szepesvári, 2006): a tree that grows by one action with every random game,
/// chosen by UCB1, in which proved wins and losses are backed up as such (Winands, Björnsson and
/// Saito, 2008).
///
/// ```
/// use engine::{Effort, Choose, Uct};
/// use rules::{Position, Setup};
///
/// let start = Position::start(Setup::TIX);
/// let action = Uct::new(1, Effort::Playouts(200)).choose(&start, &[]);
/// assert!(action.is_some_and(|action| start.is_legal(action)));
/// ```
#[derive(Debug)]
pub struct Uct {
    random: Random,
    effort: Effort,
    tree: Tree,
}

impl Uct {
    /// The default number of actions the tree holds; each takes 32 bytes.
    pub const TREE: usize = 2_000_000;

    /// A player whose choices depend only on the seed, the positions it is shown and the number of
    /// playouts.
    pub fn new(seed: u64, effort: Effort) -> Uct {
        Uct {
            random: Random::new(seed),
            effort,
            tree: Tree::new(Uct::TREE),
        }
    }

    /// The same player with a tree of at most this many actions; when it is full, playouts start
    /// from its leaves.
    #[must_use]
    pub fn with_tree(self, actions: usize) -> Uct {
        Uct {
            tree: Tree::new(actions),
            ..self
        }
    }

    /// Changes its effort from now on.
    pub fn set_effort(&mut self, effort: Effort) {
        self.effort = effort;
    }

    /// Chooses an action, thinking as long as `go_on` returns `true`: it is called before every
    /// playout with the number of playouts so far. See [`Choose::choose`].
    pub fn choose_while(
        &mut self,
        position: &Position,
        before: &[u64],
        mut go_on: impl FnMut(u32) -> bool,
    ) -> Option<Action> {
        on_state!(position.words(), state => self.think(state, before, &mut go_on))
    }

    /// The winner that the last choice was proved to lead to, if any.
    pub fn proved_winner(&self) -> Option<rules::Player> {
        self.tree.proved_winner()
    }

    fn think<W: Word>(
        &mut self,
        state: &State<W>,
        before: &[u64],
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Action> {
        self.tree.plant(state, &mut self.random);
        let mut playouts = 0;
        let mut path = Path::new(before);
        while self.tree.is_open() && go_on(playouts) {
            self.tree.grow(*state, &mut path, &mut self.random);
            playouts = playouts.saturating_add(1);
        }
        // Without a single playout, all actions are equal.
        self.tree
            .best()
            .or_else(|| state.pick(|count| self.random.below(count)))
    }
}

impl Choose for Uct {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        // Reading a clock takes about as long as a playout.
        const BETWEEN_READINGS: u32 = 16;
        // Taken out while the rest of the player works, and put back afterwards.
        let effort = std::mem::replace(&mut self.effort, Effort::Playouts(0));
        let action = match &effort {
            Effort::Playouts(playouts) => {
                self.choose_while(position, before, |done| done < *playouts)
            }
            Effort::Time { each, clock } => {
                let end = clock().saturating_add(*each);
                self.choose_while(position, before, |done| {
                    done % BETWEEN_READINGS != 0 || clock() < end
                })
            }
        };
        self.effort = effort;
        action
    }
}

/// The positions at the beginning of turns on the way to a leaf, for detecting repetitions: those
/// of the game, then those of the tree.
struct Path {
    hashes: Vec<u64>,
    /// How many of them belong to the game.
    game: usize,
}

impl Path {
    fn new(before: &[u64]) -> Path {
        Path {
            hashes: before.to_vec(),
            game: before.len(),
        }
    }

    fn restart(&mut self) {
        self.hashes.truncate(self.game);
    }

    /// Adds a position, and returns whether it was already there.
    fn repeats<W: Word>(&mut self, state: &State<W>) -> bool {
        if state.bonus().is_some() {
            return false;
        }
        let hash = state.hash();
        let known = self.hashes.contains(&hash);
        self.hashes.push(hash);
        known
    }
}
