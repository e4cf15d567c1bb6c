//! The inputs of a net: for every space a piece and a status, then pools and promotions.
//!
//! Each input selects one row of the first layer. A net looks at a position from both sides: for
//! the other viewer only "own" and "other" are swapped, since no game has a direction of play.

use rules::{Kind, Piece, Player, Setup, Shape, Space, Stance, State, Survey, Symmetry, Word};

/// The largest board supported by nets.
pub(crate) const LARGEST: u8 = 8;
/// Statuses of a space: 32 with a piece, 12 without.
const STATUSES: usize = 44;
/// Larger pools are clamped to this.
const MOST_POOLED: u8 = 23;
/// More promotions are clamped to this.
const MOST_PROMOTIONS: u8 = 3;
/// No input: the row of zeros.
pub(crate) const NOTHING: u16 = 0;

/// The sets a [`Board`] keeps.
mod plane {
    pub(super) const WHITE: usize = 0;
    pub(super) const BLACK: usize = 1;
    /// The three bits of the stances.
    pub(super) const ACTIVE: usize = 2;
    pub(super) const QUARTER_LOW: usize = 3;
    pub(super) const QUARTER_HIGH: usize = 4;
    /// The two bits of the shapes.
    pub(super) const SHAPE_LOW: usize = 5;
    pub(super) const SHAPE_HIGH: usize = 6;
    /// Active pieces, and empty spaces into which no corner sticks.
    pub(super) const OPEN: usize = 7;
    /// Slidable pieces; other spaces, if there is room for every stance.
    pub(super) const FREE: usize = 8;
    /// Active pieces that White, or Black, can turn; other spaces beside the paths of their slides.
    pub(super) const BY_WHITE: usize = 9;
    pub(super) const BY_BLACK: usize = 10;
    pub(super) const COUNT: usize = 11;
}

/// Everything a net sees, before it is translated into rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Board {
    /// The lower and the upper half of each set.
    planes: [[u64; plane::COUNT]; 2],
    /// Pools by player and kind, then promotions by player.
    counts: [u8; 8],
}

impl Board {
    #[inline]
    pub(crate) fn of<W: Word>(state: &State<W>, survey: &Survey<W>) -> Board {
        let [white, black] = Player::ALL.map(|player| state.pieces_of(player));
        let occupied = white | black;
        let active = state.active();
        let [low, high] = state.quarters();
        let [shape_low, shape_high] = state.shapes();
        let [by_white, by_black] =
            [0, 1].map(|p| survey.turnable[p] | survey.beside[p].minus(active));
        let sets = [
            white,
            black,
            active,
            low,
            high,
            shape_low,
            shape_high,
            active | survey.clear.minus(occupied),
            survey.slidable[0] | survey.slidable[1] | survey.free.minus(active),
            by_white,
            by_black,
        ]
        .map(W::halves);
        let mut board = Board::default();
        for half in 0..halves::<W>() {
            for (plane, set) in board.planes[half].iter_mut().zip(&sets) {
                *plane = set[half];
            }
        }
        for player in Player::ALL {
            for kind in Kind::ALL {
                let count = state.pool(player).count(kind).min(MOST_POOLED);
                board.counts[player as usize * 3 + kind as usize] = count;
            }
            let promotions = state.promotions(player).min(MOST_PROMOTIONS);
            board.counts[6 + player as usize] = promotions;
        }
        board
    }
}

/// How many halves of a word a board of at most [`LARGEST`] ranks uses.
fn halves<W: Word>() -> usize {
    if W::STRIDE == u32::from(LARGEST) {
        1
    } else {
        2
    }
}

/// Which row of the first layer belongs to which input, for one setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inputs {
    setup: Setup,
    /// The first row of the space of each bit, for words with 8 and with 11 bits a rank.
    spaces: [[u16; 128]; 2],
    /// By viewer and code, relative to the first row of the space; `u8::MAX` if there is no piece.
    pieces: [[u8; 128]; 2],
    statuses: [[u8; 64]; 2],
    /// The first row for each of the counts, by viewer.
    counts: [[u16; 8]; 2],
    rows: usize,
    /// The pieces in the order of their rows, as White sees them.
    known: Vec<Piece>,
}

impl Inputs {
    /// The inputs of a setup; `None` if the board is too large.
    pub fn new(setup: Setup) -> Option<Inputs> {
        if setup.size() > LARGEST {
            return None;
        }
        let has = |kind: Kind| {
            let pooled = Player::ALL.iter().any(|p| setup.pool(*p).count(kind) > 0);
            pooled || (kind == Kind::Regatta && setup.promotions() > 0)
        };
        let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| has(*kind)).collect();
        let mut known = Vec::new();
        for player in Player::ALL {
            for shape in kinds.iter().flat_map(|kind| kind.shapes()).copied() {
                let stances = if shape.has_hollow() { 8 } else { 2 };
                let pieces = Stance::ALL[..stances].iter().map(|stance| Piece {
                    player,
                    shape,
                    stance: *stance,
                });
                known.extend(pieces);
            }
        }
        let mut pieces = [[u8::MAX; 128]; 2];
        for viewer in Player::ALL {
            for (row, piece) in known.iter().enumerate() {
                pieces[viewer as usize][piece_code(seen_by(viewer, *piece))] = row as u8;
            }
        }
        let mut statuses = [[0; 64]; 2];
        for (viewer, table) in statuses.iter_mut().enumerate() {
            for (code, row) in table.iter_mut().enumerate() {
                *row = status_row(code, viewer);
            }
        }
        let each = known.len() + STATUSES;
        let first = |space: Space| {
            let index = usize::from(space.rank()) * usize::from(setup.size());
            (1 + (index + usize::from(space.file())) * each) as u16
        };
        let mut spaces = [[0; 128]; 2];
        for space in Space::all(setup.size()) {
            for (table, stride) in spaces.iter_mut().zip([8, 11]) {
                table[usize::from(space.rank()) * stride + usize::from(space.file())] =
                    first(space);
            }
        }
        let mut rows = 1 + usize::from(setup.size()).pow(2) * each;
        let mut counts = [[0; 8]; 2];
        for side in 0..2 {
            for kind in &kinds {
                for viewer in 0..2 {
                    counts[viewer][(side ^ viewer) * 3 + *kind as usize] = rows as u16;
                }
                rows += usize::from(MOST_POOLED) + 1;
            }
            if setup.promotions() > 0 {
                for viewer in 0..2 {
                    counts[viewer][6 + (side ^ viewer)] = rows as u16;
                }
                rows += usize::from(MOST_PROMOTIONS) + 1;
            }
        }
        Some(Inputs {
            setup,
            spaces,
            pieces,
            statuses,
            counts,
            rows,
            known,
        })
    }

    /// The setup.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// How many rows there are; row 0 is always zero.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many rows a position selects, counting row 0 for every missing input.
    pub fn picked(&self) -> usize {
        2 * usize::from(self.setup.size()).pow(2) + 8
    }

    /// The rows a position selects, as a player sees it.
    pub fn rows_of<W: Word>(
        &self,
        state: &State<W>,
        survey: &Survey<W>,
        viewer: Player,
        mut each: impl FnMut(u16),
    ) {
        let board = Board::of(state, survey);
        self.for_each_space::<W>(|half, bit, first| {
            each(self.piece(&board, half, bit, first)[viewer as usize]);
            each(self.status(&board, half, bit, first)[viewer as usize]);
        });
        for (at, first) in self.counts[viewer as usize].iter().enumerate() {
            each(counted(*first, board.counts[at]));
        }
    }

    /// The row that the opponent sees where a player sees this one.
    pub fn for_opponent(&self, row: u16) -> u16 {
        self.mapped(row, |space| space, |piece| seen_by(Player::Black, piece), 1)
    }

    /// The row that replaces this one under a symmetry of the board.
    pub fn seen_through(&self, row: u16, symmetry: Symmetry) -> u16 {
        let size = self.setup.size();
        let space = |space| symmetry.space(space, size);
        self.mapped(row, space, |piece| symmetry.piece(piece), 0)
    }

    fn mapped(
        &self,
        row: u16,
        space: impl Fn(Space) -> Space,
        piece: impl Fn(Piece) -> Piece,
        viewer: usize,
    ) -> u16 {
        let each = self.known.len() + STATUSES;
        let size = self.setup.size();
        let Some(index) = usize::from(row).checked_sub(1) else {
            return NOTHING;
        };
        let (place, within) = (index / each, index % each);
        if let Some(here) = Space::all(size)
            .find(|s| usize::from(s.rank()) * usize::from(size) + usize::from(s.file()) == place)
        {
            let there = space(here);
            let first = 1
                + (usize::from(there.rank()) * usize::from(size) + usize::from(there.file()))
                    * each;
            let within = match self.known.get(within) {
                Some(known) => usize::from(self.pieces[0][piece_code(piece(*known))]),
                None => {
                    let status = (within - self.known.len()) as u8;
                    let code = (0..64).find(|code| status_row(*code, 0) == status);
                    let seen = self.statuses[viewer][code.unwrap_or(0)];
                    self.known.len() + usize::from(seen)
                }
            };
            return (first + within) as u16;
        }
        let of = |first: u16, at: usize| {
            let most = if at < 6 { MOST_POOLED } else { MOST_PROMOTIONS };
            (first > 0 && (first..=first + u16::from(most)).contains(&row)).then(|| row - first)
        };
        for (at, first) in self.counts[0].iter().enumerate() {
            if let Some(count) = of(*first, at) {
                return self.counts[viewer][at] + count;
            }
        }
        NOTHING
    }

    /// Calls back for every space: the half and bit of its word, and its first row.
    fn for_each_space<W: Word>(&self, mut each: impl FnMut(usize, u32, u16)) {
        let spaces = &self.spaces[usize::from(W::STRIDE != 8)];
        for (at, first) in spaces.iter().enumerate() {
            if *first > 0 {
                each(at / 64, at as u32 % 64, *first);
            }
        }
    }

    /// The rows of the piece on a space, by viewer.
    #[inline(always)]
    fn piece(&self, board: &Board, half: usize, bit: u32, first: u16) -> [u16; 2] {
        let planes = &board.planes[half];
        let digit = |plane: usize| (planes[plane] >> bit & 1) as usize;
        let code = digit(plane::ACTIVE)
            | digit(plane::QUARTER_LOW) << 1
            | digit(plane::QUARTER_HIGH) << 2
            | digit(plane::SHAPE_LOW) << 3
            | digit(plane::SHAPE_HIGH) << 4
            | digit(plane::BLACK) << 5
            | (digit(plane::BLACK) | digit(plane::WHITE)) << 6;
        [0, 1].map(|viewer: usize| match self.pieces[viewer][code] {
            u8::MAX => NOTHING,
            row => first + u16::from(row),
        })
    }

    /// The rows of the status of a space, by viewer.
    #[inline(always)]
    fn status(&self, board: &Board, half: usize, bit: u32, first: u16) -> [u16; 2] {
        let planes = &board.planes[half];
        let digit = |plane: usize| (planes[plane] >> bit & 1) as usize;
        let code = digit(plane::WHITE)
            | digit(plane::BLACK) << 1
            | digit(plane::OPEN) << 2
            | digit(plane::FREE) << 3
            | digit(plane::BY_WHITE) << 4
            | digit(plane::BY_BLACK) << 5;
        let first = first + self.known.len() as u16;
        [0, 1].map(|viewer: usize| first + u16::from(self.statuses[viewer][code]))
    }

    /// Calls back with the old and the new row, by viewer, of everything that differs.
    #[inline(always)]
    pub(crate) fn for_each_change<W: Word>(
        &self,
        from: &Board,
        to: &Board,
        mut each: impl FnMut([u16; 2], [u16; 2]),
    ) {
        let spaces = &self.spaces[usize::from(W::STRIDE != 8)];
        for half in 0..halves::<W>() {
            let (old, new) = (&from.planes[half], &to.planes[half]);
            let differs = |planes: &[usize]| {
                let sets = planes.iter().map(|plane| old[*plane] ^ new[*plane]);
                sets.fold(0, |all, set| all | set)
            };
            let pieces = differs(&[
                plane::WHITE,
                plane::BLACK,
                plane::ACTIVE,
                plane::QUARTER_LOW,
                plane::QUARTER_HIGH,
                plane::SHAPE_LOW,
                plane::SHAPE_HIGH,
            ]);
            for bit in ones(pieces) {
                let first = spaces[half * 64 + bit as usize];
                each(
                    self.piece(from, half, bit, first),
                    self.piece(to, half, bit, first),
                );
            }
            let statuses = differs(&[
                plane::WHITE,
                plane::BLACK,
                plane::OPEN,
                plane::FREE,
                plane::BY_WHITE,
                plane::BY_BLACK,
            ]);
            for bit in ones(statuses) {
                let first = spaces[half * 64 + bit as usize];
                each(
                    self.status(from, half, bit, first),
                    self.status(to, half, bit, first),
                );
            }
        }
        if from.counts != to.counts {
            for at in 0..8 {
                if from.counts[at] != to.counts[at] {
                    let row = |board: &Board| {
                        [0, 1].map(|v: usize| counted(self.counts[v][at], board.counts[at]))
                    };
                    each(row(from), row(to));
                }
            }
        }
    }

    /// Calls back with every row of a board, by viewer.
    pub(crate) fn for_each_row<W: Word>(&self, board: &Board, mut each: impl FnMut([u16; 2])) {
        self.for_each_space::<W>(|half, bit, first| {
            each(self.piece(board, half, bit, first));
            each(self.status(board, half, bit, first));
        });
        for at in 0..8 {
            each([0, 1].map(|v: usize| counted(self.counts[v][at], board.counts[at])));
        }
    }

    /// The ranges of rows from which each input selects one (or none, for pieces).
    pub(crate) fn choices(&self) -> Vec<std::ops::Range<usize>> {
        let (pieces, each) = (self.known.len(), self.known.len() + STATUSES);
        let mut choices = Vec::new();
        for space in 0..usize::from(self.setup.size()).pow(2) {
            let first = 1 + space * each;
            choices.extend([first..first + pieces, first + pieces..first + each]);
        }
        for (at, first) in self.counts[0].iter().enumerate() {
            let most = if at < 6 { MOST_POOLED } else { MOST_PROMOTIONS };
            if *first > 0 {
                let first = usize::from(*first);
                choices.push(first..first + usize::from(most) + 1);
            }
        }
        choices
    }
}

/// The row of a count, if the setup has this count at all.
fn counted(first: u16, count: u8) -> u16 {
    if first == 0 {
        NOTHING
    } else {
        first + u16::from(count)
    }
}

/// A piece with "White" meaning the viewer's own.
fn seen_by(viewer: Player, piece: Piece) -> Piece {
    let player = match viewer {
        Player::White => piece.player,
        Player::Black => piece.player.opponent(),
    };
    Piece { player, ..piece }
}

fn piece_code(piece: Piece) -> usize {
    let shape = Shape::ALL.iter().position(|shape| *shape == piece.shape);
    piece.stance as usize | shape.unwrap_or(0) << 3 | (piece.player as usize) << 5 | 1 << 6
}

/// The row of a status for a viewer, from the bits of its code.
fn status_row(code: usize, viewer: usize) -> u8 {
    let digit = |bit: usize| code >> bit & 1;
    let own = digit(viewer);
    let other = digit(1 - viewer);
    let (open, free) = (digit(2), digit(3));
    let by = [digit(4 + viewer), digit(5 - viewer)];
    let row = if own | other == 1 {
        other << 4 | open << 3 | free << 2 | by[0] << 1 | by[1]
    } else {
        32 + ((open + free).min(2) << 2 | by[0] << 1 | by[1])
    };
    row as u8
}

/// The numbers of the bits that are set, lowest first.
fn ones(mut bits: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros())?;
        bits &= bits - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use rules::{Position, on_state};

    fn rows(inputs: &Inputs, position: &Position, viewer: Player) -> Vec<u16> {
        let mut rows = Vec::new();
        on_state!(position.words(), state => {
            inputs.rows_of(state, &state.survey(), viewer, |row| rows.push(row));
        });
        rows
    }

    /// Positions of random games.
    fn positions(setup: Setup) -> Vec<Position> {
        let mut random = Random::new(3);
        let mut all = Vec::new();
        for _ in 0..20 {
            let mut position = Position::start(setup);
            while let Some(action) = position.nth_action(random.below(position.count_actions())) {
                position.play_unchecked(action);
                all.push(position);
            }
        }
        all
    }

    #[test]
    fn everything_seen_picks_its_own_row() {
        for (_, setup) in Setup::NAMED {
            let inputs = Inputs::new(setup).unwrap();
            let choices = inputs.choices();
            for position in positions(setup) {
                let rows = rows(&inputs, &position, Player::White);
                assert_eq!(rows.len(), inputs.picked());
                for choice in &choices {
                    let picked = rows
                        .iter()
                        .filter(|row| choice.contains(&usize::from(**row)));
                    assert!(picked.count() <= 1, "{position}");
                }
                assert!(rows.iter().all(|row| usize::from(*row) < inputs.rows()));
                let pieces = position.pieces().count();
                let seen = rows.iter().filter(|row| **row != NOTHING).count();
                let spaces = usize::from(setup.size()).pow(2);
                let counts = choices.len() - 2 * spaces;
                assert_eq!(seen, pieces + spaces + counts, "{position}");
            }
        }
    }

    #[test]
    fn the_opponents_rows_are_those_of_the_other_viewer() {
        for (_, setup) in Setup::NAMED {
            let inputs = Inputs::new(setup).unwrap();
            for position in positions(setup) {
                let own = rows(&inputs, &position, Player::White);
                let mut swapped: Vec<u16> =
                    own.iter().map(|row| inputs.for_opponent(*row)).collect();
                let mut other = rows(&inputs, &position, Player::Black);
                swapped.sort_unstable();
                other.sort_unstable();
                assert_eq!(swapped, other, "{position}");
            }
        }
    }

    #[test]
    fn rows_seen_through_a_symmetry_are_those_of_the_position_seen_through_it() {
        for (_, setup) in Setup::NAMED {
            let inputs = Inputs::new(setup).unwrap();
            for (position, symmetry) in positions(setup)
                .into_iter()
                .zip(Symmetry::ALL.into_iter().cycle())
            {
                let before = rows(&inputs, &position, Player::White);
                let mut mapped: Vec<u16> = before
                    .iter()
                    .map(|row| inputs.seen_through(*row, symmetry))
                    .collect();
                let mut after = rows(&inputs, &position.seen(symmetry), Player::White);
                mapped.sort_unstable();
                after.sort_unstable();
                assert_eq!(mapped, after, "{position} {symmetry:?}");
            }
        }
    }

    #[test]
    fn boards_too_large_for_a_net_are_refused() {
        assert!(Inputs::new("9u:T9/T9".parse().unwrap()).is_none());
        assert!(Inputs::new("8u:T9/T9".parse().unwrap()).is_some());
    }
}
