//! Positions: only valid ones exist.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::parts::{Faults, Parts, fill};
use crate::state::State;
use crate::{Action, Effects, Piece, Player, Pool, Reason, Setup, Space, Symmetry, Word};

/// A valid position: setup, board, pools, promotions, who moves, and whether a bonus is open.
///
/// There are three ways to try an action: [`Position::is_legal`] only asks, [`Position::play`]
/// plays a legal action or returns the reason why it is not, and [`Position::play_unchecked`]
/// trusts its caller.
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
/// assert_eq!(reason.to_string(), "from that stance the piece can be turned to active on e5, so it has to be active");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position(Words);

/// A position on the word its board fits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant)] // Positions are copied, never boxed.
pub enum Words {
    /// Boards up to 8×8.
    #[cfg(not(feature = "one-board-word"))]
    Narrow(State<u64>),
    /// Larger boards.
    #[cfg(not(feature = "small-boards"))]
    Wide(State<u128>),
}

/// Evaluates an expression with the state of a position, whichever word its board fits in.
///
/// ```
/// let start = rules::Position::start(rules::Setup::TIX);
/// let hash = rules::on_state!(start.words(), state => state.hash_from_scratch());
/// assert_eq!(hash, start.hash());
/// ```
#[cfg(not(any(feature = "one-board-word", feature = "small-boards")))]
#[macro_export]
macro_rules! on_state {
    ($words:expr, $state:ident => $result:expr) => {
        match $words {
            $crate::Words::Narrow($state) => $result,
            $crate::Words::Wide($state) => $result,
        }
    };
}

/// Evaluates an expression with the state of a position; this build has one word for all boards.
#[cfg(feature = "one-board-word")]
#[macro_export]
macro_rules! on_state {
    ($words:expr, $state:ident => $result:expr) => {{
        let $crate::Words::Wide($state) = $words;
        $result
    }};
}

/// Evaluates an expression with the state of a position; this build knows small boards only.
#[cfg(feature = "small-boards")]
#[macro_export]
macro_rules! on_state {
    ($words:expr, $state:ident => $result:expr) => {{
        let $crate::Words::Narrow($state) = $words;
        $result
    }};
}

impl Position {
    /// The position before the first turn.
    pub fn start(setup: Setup) -> Position {
        #[cfg(feature = "small-boards")]
        return Position(Words::Narrow(State::start(setup)));
        #[cfg(feature = "one-board-word")]
        return Position(Words::Wide(State::start(setup)));
        #[cfg(not(any(feature = "one-board-word", feature = "small-boards")))]
        return Position(match setup.size() {
            ..=8 => Words::Narrow(State::start(setup)),
            _ => Words::Wide(State::start(setup)),
        });
    }

    /// A position from its parts.
    ///
    /// # Errors
    /// All faults found, if the parts are not consistent.
    pub fn new(parts: &Parts) -> Result<Position, Faults> {
        let (position, faults) = on_state!(Position::start(parts.setup).0, empty => {
            let (state, faults) = fill(empty, parts);
            (Position::from(state), faults)
        });
        if faults.is_empty() {
            Ok(position)
        } else {
            Err(Faults(faults))
        }
    }

    /// The parts, ready to be changed.
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

    /// The space of the piece whose sacrifice earned the bonus move now open, or `None` at the
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

    /// A hash: equal for equal positions and, barring rare collisions, only for them.
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
        on_state!(&self.0, state => state.count_actions())
    }

    /// The k-th legal action, counted from 0, in the order of [`Position::actions`].
    pub fn nth_action(&self, k: u32) -> Option<Action> {
        on_state!(&self.0, state => state.legal().nth(k))
    }

    /// Whether an action is legal; see [`Position::play`] and [`Position::why_not`].
    pub fn is_legal(&self, action: Action) -> bool {
        self.why_not(action).is_none()
    }

    /// Why an action is not allowed, or `None` if and only if it is legal.
    ///
    /// ```
    /// use rules::{Position, Reason};
    ///
    /// let position: Position = "tixel 6/6/6/T14t1/6/6 w T9/T9 - -".parse()?;
    /// let reason = position.why_not("a3-e3n".parse()?).unwrap();
    /// assert!(matches!(reason, Reason::HollowMustFace { .. }));
    /// assert_eq!(reason.to_string(), "a corner sticks out from f3: the hollow must face it");
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

    /// Plays an action known to be legal, such as those of [`Position::actions`]. An illegal one
    /// leaves a meaningless position, but never panics. See [`Position::play`].
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
        on_state!(&self.0, state => Position::from(state.seen(symmetry)))
    }

    /// The canonical form shared by all eight symmetric positions, and the symmetry that leads to
    /// it.
    pub fn canonical(&self) -> (Position, Symmetry) {
        on_state!(&self.0, state => {
            let (state, symmetry) = state.canonical();
            (Position::from(state), symmetry)
        })
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

#[cfg(not(feature = "one-board-word"))]
impl From<State<u64>> for Position {
    fn from(state: State<u64>) -> Position {
        Position(Words::Narrow(state))
    }
}

#[cfg(not(feature = "small-boards"))]
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
