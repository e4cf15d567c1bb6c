//! Setups: which game is played, as data.

use crate::{Kind, Player};

/// Whether corners may stick out over the edge of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edge {
    /// They may: `u`.
    Unbounded,
    /// They may not: `b`.
    Bounded,
}

/// Where the rounded corner of a Regatta piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rounded {
    /// Two edges away from the hollow: the default.
    Far,
    /// Beside the hollow: `near`.
    Near,
}

/// How many pieces of each kind a player has in the pool.
///
/// ```
/// use rules::{Kind, Pool};
///
/// let pool: Pool = "X4T6".parse()?;
/// assert_eq!(pool.count(Kind::Tixel), 6);
/// assert_eq!(pool.total(), 10);
/// assert_eq!(Pool::EMPTY.to_string(), "-");
/// # Ok::<(), rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pool([u8; 3]);

impl Pool {
    /// No pieces.
    pub const EMPTY: Pool = Pool([0; 3]);

    /// A pool with these numbers of Tix, Tixel and Regatta pieces.
    pub const fn new(tix: u8, tixel: u8, regatta: u8) -> Pool {
        Pool([tix, tixel, regatta])
    }

    /// How many pieces of a kind there are.
    pub const fn count(self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// How many pieces there are.
    pub const fn total(self) -> u32 {
        self.0[0] as u32 + self.0[1] as u32 + self.0[2] as u32
    }

    /// Whether no piece is left.
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    pub(crate) fn put(&mut self, kind: Kind) {
        let count = &mut self.0[kind as usize];
        *count = count.saturating_add(1);
    }

    pub(crate) fn take(&mut self, kind: Kind) {
        let count = &mut self.0[kind as usize];
        *count = count.saturating_sub(1);
    }

    pub(crate) fn set(&mut self, kind: Kind, count: u8) {
        self.0[kind as usize] = count;
    }
}

/// Why a setup is not valid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupFault {
    /// Boards have 3 to 11 files and ranks.
    Size(u8),
    /// A player has no piece at all.
    EmptyPool(Player),
    /// A player has more pieces than [`Setup::MAX_PIECES`].
    TooManyPieces(Player),
}

/// Which game is played: board, pools and options. The named games are constants.
///
/// ```
/// use rules::Setup;
///
/// assert_eq!(Setup::TIXEL.to_string(), "6u:T10/T10");
/// assert_eq!("poka-yoke".parse::<Setup>()?, Setup::POKA_YOKE);
/// assert_eq!("8b:R21/R21".parse::<Setup>()?.name(), Some("regatta"));
/// # Ok::<(), rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Setup {
    size: u8,
    edge: Edge,
    pools: [Pool; 2],
    promotions: u8,
    rounded: Rounded,
}

impl Setup {
    /// Tix: plain squares only.
    pub const TIX: Setup = Setup::plain(6, Edge::Unbounded, Pool::new(8, 0, 0));
    /// Tixel: every piece has a hollow.
    pub const TIXEL: Setup = Setup::plain(6, Edge::Unbounded, Pool::new(0, 10, 0));
    /// Tixel with the Poka Yoke expansion: two promotions each.
    pub const POKA_YOKE: Setup = Setup {
        promotions: 2,
        ..Setup::TIXEL
    };
    /// Regatta: hollows, rounded corners and a bounded board.
    pub const REGATTA: Setup = Setup::plain(8, Edge::Bounded, Pool::new(0, 0, 21));

    /// The four named games.
    pub const NAMED: [(&'static str, Setup); 4] = [
        ("tix", Setup::TIX),
        ("tixel", Setup::TIXEL),
        ("poka-yoke", Setup::POKA_YOKE),
        ("regatta", Setup::REGATTA),
    ];

    /// A player has at most this many pieces.
    pub const MAX_PIECES: u32 = 255;

    /// The size of the largest board this build knows: 11, or 8 with the feature `small-boards`.
    pub const MAX_SIZE: u8 = if cfg!(feature = "small-boards") {
        8
    } else {
        crate::MAX_SIZE
    };

    const fn plain(size: u8, edge: Edge, pool: Pool) -> Setup {
        Setup {
            size,
            edge,
            pools: [pool, pool],
            promotions: 0,
            rounded: Rounded::Far,
        }
    }

    /// A setup from its parts: size, edge, White's and Black's pool.
    ///
    /// # Errors
    /// If the size is not 3…[`Setup::MAX_SIZE`], or a pool is empty or holds more than [`Setup::MAX_PIECES`].
    pub fn new(size: u8, edge: Edge, white: Pool, black: Pool) -> Result<Setup, SetupFault> {
        if !(3..=Setup::MAX_SIZE).contains(&size) {
            return Err(SetupFault::Size(size));
        }
        for (player, pool) in [(Player::White, white), (Player::Black, black)] {
            if pool.is_empty() {
                return Err(SetupFault::EmptyPool(player));
            }
            if pool.total() > Setup::MAX_PIECES {
                return Err(SetupFault::TooManyPieces(player));
            }
        }
        Ok(Setup {
            pools: [white, black],
            ..Setup::plain(size, edge, Pool::EMPTY)
        })
    }

    /// The same setup with this number of promotions for each player.
    #[must_use]
    pub const fn with_promotions(self, promotions: u8) -> Setup {
        Setup { promotions, ..self }
    }

    /// The same setup with the rounded corner elsewhere.
    #[must_use]
    pub const fn with_rounded(self, rounded: Rounded) -> Setup {
        Setup { rounded, ..self }
    }

    /// Files and ranks of the board.
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Whether the board is bounded.
    pub const fn edge(self) -> Edge {
        self.edge
    }

    /// A player's pool before the first turn.
    pub const fn pool(self, player: Player) -> Pool {
        self.pools[player as usize]
    }

    /// How many of a player's Tixel pieces can be promoted in a game.
    pub const fn promotions(self) -> u8 {
        self.promotions
    }

    /// Where rounded corners are.
    pub const fn rounded(self) -> Rounded {
        self.rounded
    }

    /// The name of the game, if it is one of the four.
    pub fn name(self) -> Option<&'static str> {
        Setup::NAMED
            .iter()
            .find(|(_, setup)| *setup == self)
            .map(|(name, _)| *name)
    }
}
