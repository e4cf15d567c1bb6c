//! The parts of a position, and everything that can be wrong with them.

use std::fmt;

use crate::state::State;
use crate::surroundings::Around;
use crate::{Direction, Edge, Kind, Piece, Player, Pool, Setup, Shape, Space, StanceSet, Word};

/// The parts of a position, unchecked. [`crate::Position::new`] turns them into a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The setup.
    pub setup: Setup,
    /// The pieces on the board.
    pub pieces: Vec<(Space, Piece)>,
    /// Who does the next action.
    pub to_move: Player,
    /// White's and Black's pool.
    pub pools: [Pool; 2],
    /// The promotions White and Black have left.
    pub promotions: [u8; 2],
    /// The space of the piece whose sacrifice earned the bonus move now open.
    pub bonus: Option<Space>,
}

/// A reason why the parts do not make a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A piece is off the board.
    OffBoard {
        /// Its space.
        space: Space,
    },
    /// Two pieces are on one space.
    TwoPieces {
        /// The space.
        space: Space,
    },
    /// A Tix piece has a stance other than `n` and `ne`.
    TixStance {
        /// Its space.
        space: Space,
    },
    /// Two neighbours do not fit.
    Misfit {
        /// The spaces, the lower one first.
        spaces: [Space; 2],
    },
    /// A corner sticks out over the edge of a bounded board.
    OverEdge {
        /// The piece's space.
        space: Space,
    },
    /// Board and pool together do not hold the right number of pieces.
    Count {
        /// Whose pieces.
        player: Player,
        /// Of which kind.
        kind: Kind,
        /// How many there must be.
        expected: u32,
        /// How many there are.
        found: u32,
    },
    /// More promotions are left than the setup gives, or more were used than there were Tixel
    /// pieces.
    Promotions {
        /// The player.
        player: Player,
        /// How many are left.
        left: u8,
    },
    /// The bonus space holds no piece of the player to move.
    BonusNotOwn {
        /// The space.
        space: Space,
    },
    /// The piece on the bonus space is active, or could be: it was not sacrificed.
    BonusNotStuck {
        /// The space.
        space: Space,
    },
}

impl Fault {
    /// The spaces the fault is about.
    pub fn spaces(&self) -> Vec<Space> {
        match *self {
            Fault::OffBoard { space }
            | Fault::TwoPieces { space }
            | Fault::TixStance { space }
            | Fault::OverEdge { space }
            | Fault::BonusNotOwn { space }
            | Fault::BonusNotStuck { space } => vec![space],
            Fault::Misfit { spaces } => spaces.to_vec(),
            Fault::Count { .. } | Fault::Promotions { .. } => Vec::new(),
        }
    }
}

/// For logs and tests: what `locales/en` says, as an error. A test of `words` compares the two.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::OffBoard { space } => write!(f, "the board has no space {space}"),
            Fault::TwoPieces { space } => write!(f, "there are two pieces on {space}"),
            Fault::TixStance { space } => write!(
                f,
                "the Tix piece on {space} can only stand straight or diagonally: write 0 or 1"
            ),
            Fault::Misfit { spaces: [a, b] } => {
                write!(f, "the pieces on {a} and {b} do not fit together")
            }
            Fault::OverEdge { space } => {
                write!(
                    f,
                    "the piece on {space} sticks out over the edge of the board"
                )
            }
            Fault::Count {
                player,
                kind,
                expected,
                found,
            } => {
                let pieces = if found == 1 {
                    kind.piece()
                } else {
                    kind.pieces()
                };
                write!(
                    f,
                    "{player} has {found} {pieces} on the board and in the pool, not {expected}"
                )
            }
            Fault::Promotions { player, left } => {
                let s = if left == 1 { "" } else { "s" };
                write!(f, "{player} cannot have {left} promotion{s} left")
            }
            Fault::BonusNotOwn { space } => write!(
                f,
                "the bonus move was earned on {space}, but the player to move has no piece there"
            ),
            Fault::BonusNotStuck { space } => write!(
                f,
                "the bonus move was earned on {space}, but the piece there is active or could be, \
                 so it was no sacrifice"
            ),
        }
    }
}

/// All faults found in the parts of a position; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub(crate) Vec<Fault>);

impl Faults {
    /// The faults.
    pub fn all(&self) -> &[Fault] {
        &self.0
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let before = if i == 0 { "" } else { "; " };
            write!(f, "{before}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Fills an empty state with parts and collects what is wrong with them.
pub(crate) fn fill<W: Word>(mut state: State<W>, parts: &Parts) -> (State<W>, Vec<Fault>) {
    let mut faults = Vec::new();
    for &(space, piece) in &parts.pieces {
        if !space.is_on(parts.setup.size()) {
            faults.push(Fault::OffBoard { space });
        } else if state.piece_at(space).is_some() {
            faults.push(Fault::TwoPieces { space });
        } else {
            state.put(space, piece);
            if piece.shape == Shape::Tix && piece.stance as u8 > 1 {
                faults.push(Fault::TixStance { space });
            }
        }
    }
    state.to_move = parts.to_move;
    state.pools = parts.pools;
    state.promotions = parts.promotions;
    state.bonus = parts.bonus;
    state.hash = state.hash_from_scratch();
    misfits(&state, &mut faults);
    for player in Player::ALL {
        miscounts(&state, player, &mut faults);
    }
    if let Some(space) = state.bonus {
        bad_bonus(&state, space, &mut faults);
    }
    (state, faults)
}

fn misfits<W: Word>(state: &State<W>, faults: &mut Vec<Fault>) {
    let (size, rounded) = (state.setup.size(), state.setup.rounded());
    for space in state.occupied().spaces() {
        let Some(piece) = state.piece_at(space) else {
            continue;
        };
        let over = Direction::ALL.into_iter().any(|direction| {
            piece.protrudes(direction, rounded)
                && space.step(direction).is_none_or(|next| !next.is_on(size))
        });
        if over && state.setup.edge() == Edge::Bounded {
            faults.push(Fault::OverEdge { space });
        }
        for direction in [Direction::N, Direction::E] {
            if let Some(next) = space.step(direction)
                && let Some(neighbour) = state.piece_at(next)
                && !piece.fits(direction, neighbour, rounded)
            {
                faults.push(Fault::Misfit {
                    spaces: [space, next],
                });
            }
        }
    }
}

fn miscounts<W: Word>(state: &State<W>, player: Player, faults: &mut Vec<Fault>) {
    let setup = state.setup;
    let left = state.promotions(player);
    let given = setup.pool(player);
    let used = setup.promotions().checked_sub(left);
    let Some(used) = used.filter(|used| *used <= given.count(Kind::Tixel)) else {
        faults.push(Fault::Promotions { player, left });
        return;
    };
    let own = state.pieces_of(player);
    let on_board = [
        own & state.tix,
        own.minus(state.tix | state.regatta),
        own & state.regatta,
    ];
    for (kind, pieces) in Kind::ALL.into_iter().zip(on_board) {
        let given = u32::from(given.count(kind));
        let expected = match kind {
            Kind::Tix => given,
            Kind::Tixel => given - u32::from(used),
            Kind::Regatta => given + u32::from(used),
        };
        let found = pieces.len() + u32::from(state.pool(player).count(kind));
        if found != expected {
            faults.push(Fault::Count {
                player,
                kind,
                expected,
                found,
            });
        }
    }
}

fn bad_bonus<W: Word>(state: &State<W>, space: Space, faults: &mut Vec<Fault>) {
    match state.piece_at(space) {
        Some(piece) if piece.player == state.to_move => {
            let around = Around::at(space, state);
            let reachable = around.reachable(piece.shape, piece.stance, state.setup.rounded());
            if !reachable.and(StanceSet::ACTIVE).is_empty() {
                faults.push(Fault::BonusNotStuck { space });
            }
        }
        _ => faults.push(Fault::BonusNotOwn { space }),
    }
}
