//! Positions: only valid ones exist.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::state::State;
use crate::surroundings::Around;
use crate::{
    Action, Direction, Edge, Effects, Kind, Piece, Player, Pool, Reason, Setup, Shape, Space,
    StanceSet, Symmetry, Word,
};

/// A valid position: setup, board, pools, promotions, who moves, and whether a bonus is open.
///
/// Three doors lead from one position to the next: [`Position::is_legal`] only asks,
/// [`Position::play`] does a legal action or says why not, and [`Position::play_unchecked`] trusts
/// its caller.
///
/// ```
/// use rules::{Action, Position, Setup};
///
/// let start = Position::start(Setup::TIXEL);
/// assert_eq!(start.count_actions(), 144);
///
/// let place: Action = "T@c3ne".parse()?;
/// let next = start.play(place)?;
/// assert_eq!(next.to_string(), "6u:T10/T10 6/6/6/2T13/6/6 b T9/T10 - -");
///
/// let flat: Action = "T@e5n".parse()?;
/// let reason = next.play(flat).unwrap_err();
/// assert_eq!(reason.to_string(), "the piece can be active on e5, so it must be");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position(Words);

/// A position on the word its board fits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // positions are copied, never boxed
pub enum Words {
    /// Boards up to 8×8.
    Narrow(State<u64>),
    /// Larger boards.
    Wide(State<u128>),
}

/// Evaluates an expression with the state, whichever word it is on.
macro_rules! on_state {
    ($position:expr, $state:ident => $result:expr) => {
        match $position {
            Words::Narrow($state) => $result,
            Words::Wide($state) => $result,
        }
    };
}

/// The parts of a position, unchecked. [`Position::new`] makes a position of them.
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
    /// The space of the piece whose sacrifice earned the bonus action now open.
    pub bonus: Option<Space>,
}

/// Something that makes parts no position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A piece lies outside the board.
    OffBoard {
        /// Its space.
        space: Space,
    },
    /// Two pieces lie on one space.
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
        /// Whose.
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

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::OffBoard { space } => write!(f, "the board has no space {space}"),
            Fault::TwoPieces { space } => write!(f, "there are two pieces on {space}"),
            Fault::TixStance { space } => {
                write!(f, "the Tix piece on {space} must stand `n` or `ne`")
            }
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
            } => write!(
                f,
                "{player} has {found} {kind} pieces on the board and in the pool, not {expected}"
            ),
            Fault::Promotions { player, left } => {
                write!(f, "{player} cannot have {left} promotions left")
            }
            Fault::BonusNotOwn { space } => write!(
                f,
                "the bonus space {space} holds no piece of the player to move"
            ),
            Fault::BonusNotStuck { space } => write!(
                f,
                "the piece on the bonus space {space} is or can be made active"
            ),
        }
    }
}

/// All faults found in the parts of a position; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Fault>);

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

impl Position {
    /// The position before the first turn.
    pub fn start(setup: Setup) -> Position {
        Position(if setup.size() <= 8 {
            Words::Narrow(State::start(setup))
        } else {
            Words::Wide(State::start(setup))
        })
    }

    /// A position from its parts.
    ///
    /// # Errors
    /// All faults found, if the parts are not consistent.
    pub fn new(parts: &Parts) -> Result<Position, Faults> {
        let (position, faults) = match Position::start(parts.setup).0 {
            Words::Narrow(empty) => {
                let (state, faults) = fill(empty, parts);
                (Words::Narrow(state), faults)
            }
            Words::Wide(empty) => {
                let (state, faults) = fill(empty, parts);
                (Words::Wide(state), faults)
            }
        };
        if faults.is_empty() {
            Ok(Position(position))
        } else {
            Err(Faults(faults))
        }
    }

    /// The parts, for changing them.
    pub fn parts(&self) -> Parts {
        Parts {
            setup: self.setup(),
            pieces: self.pieces().collect(),
            to_move: self.to_move(),
            pools: Player::ALL.map(|player| self.pool(player)),
            promotions: Player::ALL.map(|player| self.promotions(player)),
            bonus: self.bonus(),
        }
    }

    /// The position on its board word, for code that is generic over the word.
    pub fn words(&self) -> &Words {
        &self.0
    }

    /// The setup.
    pub fn setup(&self) -> Setup {
        on_state!(&self.0, state => state.setup())
    }

    /// Who does the next action.
    pub fn to_move(&self) -> Player {
        on_state!(&self.0, state => state.to_move())
    }

    /// The space of the piece whose sacrifice earned the bonus action now open, or `None` at the
    /// beginning of a turn.
    pub fn bonus(&self) -> Option<Space> {
        on_state!(&self.0, state => state.bonus())
    }

    /// The pieces a player can still place.
    pub fn pool(&self, player: Player) -> Pool {
        on_state!(&self.0, state => state.pool(player))
    }

    /// How many promotions a player has left.
    pub fn promotions(&self, player: Player) -> u8 {
        on_state!(&self.0, state => state.promotions(player))
    }

    /// The piece on a space, if there is one.
    pub fn piece_at(&self, space: Space) -> Option<Piece> {
        on_state!(&self.0, state => state.piece_at(space))
    }

    /// All pieces on the board, rank by rank from `a1`.
    pub fn pieces(&self) -> impl Iterator<Item = (Space, Piece)> + '_ {
        Space::all(self.setup().size())
            .filter_map(|space| self.piece_at(space).map(|piece| (space, piece)))
    }

    /// A number that is equal for equal positions and, but for rare accidents, only for them.
    pub fn hash(&self) -> u64 {
        on_state!(&self.0, state => state.hash())
    }

    /// All legal actions, in no particular order.
    ///
    /// [`Position::count_actions`] counts them and [`Position::nth_action`] picks one without
    /// making the list.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        on_state!(&self.0, state => state.legal().for_each(|action| actions.push(action)));
        actions
    }

    /// How many legal actions there are.
    pub fn count_actions(&self) -> u32 {
        on_state!(&self.0, state => state.legal().count())
    }

    /// The k-th legal action, counted from 0, in the order of [`Position::actions`].
    pub fn nth_action(&self, k: u32) -> Option<Action> {
        on_state!(&self.0, state => state.legal().nth(k))
    }

    /// Whether an action is legal; see [`Position::play`] and [`Position::why_not`].
    pub fn is_legal(&self, action: Action) -> bool {
        self.why_not(action).is_none()
    }

    /// Why an action is not allowed, or `None` exactly if it is legal.
    ///
    /// ```
    /// use rules::{Position, Reason};
    ///
    /// let position: Position = "tixel 6/6/6/T14t1/6/6 w T9/T9 - -".parse()?;
    /// let reason = position.why_not("a3-e3n".parse()?).unwrap();
    /// assert!(matches!(reason, Reason::HollowMustFace { .. }));
    /// assert_eq!(reason.to_string(), "the hollow must face the corner that sticks out from f3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn why_not(&self, action: Action) -> Option<Reason> {
        on_state!(&self.0, state => state.why_not(action))
    }

    /// What a legal action would do.
    ///
    /// # Errors
    /// The reason, if the action is not legal.
    pub fn effects(&self, action: Action) -> Result<Effects, Reason> {
        match self.why_not(action) {
            Some(reason) => Err(reason),
            None => Ok(on_state!(&self.0, state => state.effects(action))),
        }
    }

    /// The position after a legal action. See [`Position::is_legal`] for only asking and
    /// [`Position::play_unchecked`] for actions known to be legal.
    ///
    /// # Errors
    /// The reason, if the action is not legal; this position is untouched either way.
    pub fn play(&self, action: Action) -> Result<Position, Reason> {
        match self.why_not(action) {
            Some(reason) => Err(reason),
            None => {
                let mut after = *self;
                after.play_unchecked(action);
                Ok(after)
            }
        }
    }

    /// Does an action known to be legal, as those of [`Position::actions`] are; an illegal one
    /// leaves a position that means nothing, but never panics. See [`Position::play`].
    pub fn play_unchecked(&mut self, action: Action) {
        on_state!(&mut self.0, state => state.play_unchecked(action));
    }

    /// The winner, if the player to move begins a turn without a legal action.
    pub fn winner(&self) -> Option<Player> {
        on_state!(&self.0, state => state.has_lost()).then(|| self.to_move().opponent())
    }

    /// The spaces of a player's slidable pieces: active ones with a legal slide.
    pub fn slidable(&self, player: Player) -> Vec<Space> {
        on_state!(&self.0, state => {
            let mut state = *state;
            state.to_move = player;
            state.legal().slidable().spaces().collect()
        })
    }

    /// The number of sequences of `depth` actions from here; a lost position has none.
    pub fn perft(&self, depth: u32) -> u64 {
        on_state!(&self.0, state => state.perft(depth))
    }

    /// The position seen through a symmetry of the board.
    #[must_use]
    pub fn seen(&self, symmetry: Symmetry) -> Position {
        match &self.0 {
            Words::Narrow(state) => Position(Words::Narrow(state.seen(symmetry))),
            Words::Wide(state) => Position(Words::Wide(state.seen(symmetry))),
        }
    }

    /// The same form for all eight ways of looking at a position, and the symmetry that leads to
    /// it.
    pub fn canonical(&self) -> (Position, Symmetry) {
        match &self.0 {
            Words::Narrow(state) => {
                let (state, symmetry) = state.canonical();
                (Position(Words::Narrow(state)), symmetry)
            }
            Words::Wide(state) => {
                let (state, symmetry) = state.canonical();
                (Position(Words::Wide(state)), symmetry)
            }
        }
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(Position::hash(self));
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl From<State<u64>> for Position {
    fn from(state: State<u64>) -> Position {
        Position(Words::Narrow(state))
    }
}

impl From<State<u128>> for Position {
    fn from(state: State<u128>) -> Position {
        Position(Words::Wide(state))
    }
}

impl<W: Word> State<W> {
    fn seen(&self, symmetry: Symmetry) -> State<W> {
        let size = self.setup.size();
        let mut seen = State {
            pools: self.pools,
            promotions: self.promotions,
            to_move: self.to_move,
            bonus: self.bonus.map(|space| symmetry.space(space, size)),
            ..State::start(self.setup)
        };
        for space in self.occupied().spaces() {
            if let Some(piece) = self.piece_at(space) {
                seen.put(symmetry.space(space, size), symmetry.piece(piece));
            }
        }
        seen.hash = seen.hash_from_scratch();
        seen
    }

    fn canonical(&self) -> (State<W>, Symmetry) {
        let form = |state: &State<W>| {
            (
                state.own,
                state.active,
                state.quarter,
                state.tix,
                state.regatta,
                state.flipped,
                state.bonus,
            )
        };
        let mut least = (*self, Symmetry::IDENTITY);
        for symmetry in Symmetry::ALL {
            let seen = self.seen(symmetry);
            if form(&seen) < form(&least.0) {
                least = (seen, symmetry);
            }
        }
        least
    }
}

/// Fills an empty state with parts and collects what is wrong with them.
fn fill<W: Word>(mut state: State<W>, parts: &Parts) -> (State<W>, Vec<Fault>) {
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
