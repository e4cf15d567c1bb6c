//! The features of the hand-written evaluation, and their weights.

use rules::{Kind, Player, Setup, State, Survey, Word};

macro_rules! sights {
    ($( $(#[$doc:meta])* $name:ident, )*) => {
        /// A feature that the hand-written evaluation counts for each player.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Sight {
            $( $(#[$doc])* $name, )*
        }

        impl Sight {
            /// All of them, in the order of the weights.
            pub const ALL: &'static [Sight] = &[$( Sight::$name, )*];
            /// How many there are.
            pub const COUNT: usize = Sight::ALL.len();
        }
    };
}

sights! {
    /// A slidable piece that the opponent cannot turn at once.
    Safe1,
    /// A second one.
    Safe2,
    /// A third one.
    Safe3,
    /// Each further one.
    SafeMore,
    /// A slidable piece that the opponent can turn at once.
    Loose1,
    /// A second one.
    Loose2,
    /// A third one.
    Loose3,
    /// Each further one.
    LooseMore,
    /// An active piece that cannot slide.
    Hemmed,
    /// An inactive piece with room to be activated.
    InactiveWithRoom,
    /// An inactive piece without room.
    InactiveWithoutRoom,
    /// A piece in the pool.
    Pooled,
    /// A space or direction to slide to.
    Reach,
    /// A space where a new piece could be active and safe, if there is one in the pool.
    SafeRoom,
    /// A space where a new piece could be active but be turned at once.
    LooseRoom,
    /// An active piece that the player's own slides can turn.
    InTheWay,
    /// A promotion left.
    Promotion,
    /// A Regatta piece on the board or in the pool.
    Rounded,
    /// No safe slidable piece, and at most two loose ones.
    Cornered,
}

/// The weight of each [`Sight`]: for the player to move and, subtracted, for the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For the player to move.
    pub mover: [i32; Sight::COUNT],
    /// For the opponent.
    pub other: [i32; Sight::COUNT],
    /// A bonus for having the move.
    pub tempo: i32,
}

impl Weights {
    /// The weights for a setup: those for the most frequent kind of its pieces.
    pub fn for_setup(setup: Setup) -> Weights {
        let count = |kind: Kind| {
            Player::ALL
                .iter()
                .map(|player| u32::from(setup.pool(*player).count(kind)))
                .sum::<u32>()
        };
        let [tix, tixel, regatta] = Kind::ALL.map(count);
        if regatta >= tix + tixel {
            Weights::REGATTA
        } else if tix > tixel {
            Weights::TIX
        } else if setup.promotions() > 0 || regatta > 0 {
            Weights::POKA_YOKE
        } else {
            Weights::TIXEL
        }
    }

    /// The value of what is seen: by the player to move, then by the opponent.
    #[inline]
    pub fn value(&self, seen: &[[i32; Sight::COUNT]; 2]) -> i32 {
        let dot = |weights: &[i32; Sight::COUNT], seen: &[i32; Sight::COUNT]| {
            let products = weights
                .iter()
                .zip(seen)
                .map(|(weight, count)| weight * count);
            products.sum::<i32>()
        };
        self.tempo + dot(&self.mover, &seen[0]) - dot(&self.other, &seen[1])
    }

    // Fitted by logistic regression to self-play games (`examples/tune.rs`):
    // tix: 8000 games of 500 nodes, 170221 positions, loss 0.4858
    // tixel: 10000 games of 500 nodes, 371251 positions, loss 0.5538
    // poka-yoke: 15000 games of 300 nodes, 323559 positions, loss 0.5904
    // regatta: 15000 games of 300 nodes, 378569 positions, loss 0.5923

    /// For Tix.
    pub const TIX: Weights = Weights {
        mover: [
            68, 100, 66, 35, 76, 83, 56, 61, 55, -19, -38, 56, 5, 17, 14, -10, 0, 0, -30,
        ],
        other: [
            137, 99, 65, 36, 37, 81, 57, -1, 59, -27, -44, 47, 4, 15, 15, 0, 0, 0, -173,
        ],
        tempo: 21,
    };
    /// For Tixel.
    pub const TIXEL: Weights = Weights {
        mover: [
            72, 82, 47, 44, 58, 68, 79, 48, -15, -11, -21, 37, 5, 9, 8, -10, 0, 0, 3,
        ],
        other: [
            83, 82, 49, 50, 27, 66, 26, -1, -15, -13, -22, 36, 4, 6, 8, -7, 0, 0, -220,
        ],
        tempo: 5,
    };
    /// For Tixel with promotions.
    pub const POKA_YOKE: Weights = Weights {
        mover: [
            64, 75, 47, 25, 59, 63, 68, 51, -24, -13, -23, 24, 3, 15, 15, -11, 2, 14, 2,
        ],
        other: [
            86, 79, 48, 31, 28, 66, 39, 40, -21, -15, -24, 23, 3, 13, 16, -7, -4, 9, -141,
        ],
        tempo: 5,
    };
    /// For Regatta.
    pub const REGATTA: Weights = Weights {
        mover: [
            43, 54, 35, 34, 42, 39, 32, 34, 4, -5, -18, 17, 0, 4, 4, -8, 0, 0, -10,
        ],
        other: [
            54, 63, 35, 35, 17, 37, 9, 28, 6, -6, -18, 17, 0, 3, 5, -6, 0, 0, -187,
        ],
        tempo: 6,
    };
}

/// How often a player has each [`Sight`].
#[inline]
pub fn seen<W: Word>(state: &State<W>, survey: &Survey<W>, player: Player) -> [i32; Sight::COUNT] {
    let (me, them) = (player as usize, player.opponent() as usize);
    let own = state.pieces_of(player);
    let active = own & state.active();
    let slidable = survey.slidable[me];
    let loose = (slidable & survey.turnable[them]).len() as i32;
    let safe = slidable.minus(survey.turnable[them]).len() as i32;
    let inactive = own.minus(active);
    let with_room = inactive & survey.free;
    let pool = state.pool(player);
    let room = survey.free.minus(state.occupied());
    let places = i32::from(!pool.is_empty());
    let regatta = (own & state.regatta()).len() as i32 + i32::from(pool.count(Kind::Regatta));
    [
        i32::from(safe > 0),
        i32::from(safe > 1),
        i32::from(safe > 2),
        (safe - 3).max(0),
        i32::from(loose > 0),
        i32::from(loose > 1),
        i32::from(loose > 2),
        (loose - 3).max(0),
        active.minus(slidable).len() as i32,
        with_room.len() as i32,
        inactive.minus(with_room).len() as i32,
        pool.total() as i32,
        survey.reach[me] as i32,
        places * room.minus(survey.beside[them]).len() as i32,
        places * (room & survey.beside[them]).len() as i32,
        (active & survey.turnable[me]).len() as i32,
        i32::from(state.promotions(player)),
        regatta,
        i32::from(safe == 0 && loose <= 2 && !own.is_empty()),
    ]
}
