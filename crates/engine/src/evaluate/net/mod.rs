//! A net: a learned correction of the hand-written evaluation.
//!
//! One layer for each player's view of the position, with shared weights; their activations,
//! clipped and squared, feed one output. All arithmetic is exact and in integers, so a value
//! depends neither on the path to a position nor on the platform.

mod file;
mod inputs;

use std::fmt;

use random::Random;
use rules::{Player, Setup, State, Word};

pub use file::NetError;
pub(crate) use inputs::Board;
pub use inputs::Inputs;

/// Neurons for each view.
pub const NEURONS: usize = 64;
/// Outputs, one for each phase of the game.
pub const BUCKETS: usize = 8;
/// An activation of one.
pub const ONE: i16 = 255;
/// An output weight of one.
pub const OUTPUT_ONE: i16 = 64;
/// The largest output weight: its product with an activation fits 16 bits.
pub const MOST_OUTPUT: i16 = 127;

/// The most inputs that can differ: pieces and statuses of all spaces, and the counts.
const MOST_CHANGES: usize = 2 * 64 + 8;
/// Sums updated at a time.
const PART: usize = 32;

/// A row of the first layer.
pub(crate) type Row = [i16; NEURONS];
/// The sums of the first layer, as White and as Black see the position.
pub(crate) type Sums = [Row; 2];

/// The weights of a net, before they are checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetParts {
    /// The rows of the first layer, as [`Inputs`] numbers them; row 0 is zero.
    pub rows: Vec<[i16; NEURONS]>,
    /// The initial value of the sums.
    pub bias: [i16; NEURONS],
    /// The output weights by phase: for the view of the player to move, then for the other.
    pub output: [[[i16; NEURONS]; 2]; BUCKETS],
    /// The initial value of each output, in units of `ONE² · OUTPUT_ONE`.
    pub output_bias: [i32; BUCKETS],
}

impl NetParts {
    /// All zero.
    fn zero(inputs: &Inputs) -> NetParts {
        NetParts {
            rows: vec![[0; NEURONS]; inputs.rows()],
            bias: [0; NEURONS],
            output: [[[0; NEURONS]; 2]; BUCKETS],
            output_bias: [0; BUCKETS],
        }
    }
}

/// A net for one setup, checked: nothing can overflow.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    inputs: Inputs,
    parts: NetParts,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net({})", self.inputs.setup())
    }
}

impl Net {
    /// Builds a net from its parts.
    ///
    /// # Errors
    /// If the parts do not belong to the setup, or a sum could overflow.
    pub fn new(setup: Setup, parts: NetParts) -> Result<Net, NetError> {
        let inputs = Inputs::new(setup).ok_or(NetError::Setup)?;
        if parts.rows.len() != inputs.rows() {
            return Err(NetError::Shape);
        }
        let fits = |weight: &i16| weight.unsigned_abs() <= MOST_OUTPUT.unsigned_abs();
        let bias_fits = |bias: &i32| bias.unsigned_abs() < 1 << 29;
        let zero = parts.rows.first().is_some_and(|row| *row == [0; NEURONS]);
        if !zero
            || !parts.output.iter().flatten().flatten().all(fits)
            || !parts.output_bias.iter().all(bias_fits)
            || !sums_fit(&inputs, &parts)
        {
            return Err(NetError::Range);
        }
        Ok(Net { inputs, parts })
    }

    /// A net with small arbitrary weights, for measurements and tests; `None` if the board is too
    /// large.
    pub fn arbitrary(setup: Setup, seed: u64) -> Option<Net> {
        let mut random = Random::new(seed);
        let mut below = |most: u32| random.below(2 * most + 1) as i16 - most as i16;
        let inputs = Inputs::new(setup)?;
        let mut parts = NetParts::zero(&inputs);
        for weight in parts.rows.iter_mut().skip(1).flatten() {
            *weight = below(20);
        }
        for weight in parts.output.iter_mut().flatten().flatten() {
            *weight = below(8);
        }
        for weight in &mut parts.bias {
            *weight = below(60);
        }
        Net::new(setup, parts).ok()
    }

    /// The setup it was made for.
    pub fn setup(&self) -> Setup {
        self.inputs.setup()
    }

    /// The weights.
    pub fn parts(&self) -> &NetParts {
        &self.parts
    }

    /// Computes the sums of the first layer from scratch.
    pub(crate) fn sum<W: Word>(&self, board: &Board) -> Sums {
        let mut sums = [self.parts.bias; 2];
        self.inputs.for_each_row::<W>(board, |rows| {
            for (sums, row) in sums.iter_mut().zip(rows) {
                add(sums, self.row(row));
            }
        });
        sums
    }

    /// Computes the sums of a board incrementally from those of another.
    #[inline]
    pub(crate) fn update<W: Word>(&self, from: &Board, to: &Board, base: &Sums, into: &mut Sums) {
        let mut changes = [[[0; 2]; MOST_CHANGES]; 2];
        let mut count = 0;
        self.inputs.for_each_change::<W>(from, to, |old, new| {
            for (view, changes) in changes.iter_mut().enumerate() {
                if let Some(change) = changes.get_mut(count) {
                    *change = [old[view], new[view]];
                }
            }
            count = (count + 1).min(MOST_CHANGES);
        });
        for view in 0..2 {
            self.replace(&changes[view][..count], &base[view], &mut into[view]);
        }
    }

    /// Replaces rows by others in the sums.
    #[inline]
    #[cfg_attr(
        all(target_arch = "wasm32", feature = "simd128"),
        target_feature(enable = "simd128")
    )]
    fn replace(&self, changes: &[[u16; 2]], base: &Row, into: &mut Row) {
        // Few enough sums at a time that they stay in registers.
        for part in 0..NEURONS / PART {
            let mut sums = *part_of(base, part);
            for change in changes {
                let [old, new] = change.map(|row| part_of(self.row(row), part));
                for (sum, (old, new)) in sums.iter_mut().zip(old.iter().zip(new)) {
                    *sum = sum.wrapping_add(new.wrapping_sub(*old));
                }
            }
            into[part * PART..(part + 1) * PART].copy_from_slice(&sums);
        }
    }

    #[inline(always)]
    fn row(&self, row: u16) -> &Row {
        &self.parts.rows[usize::from(row)]
    }

    /// The output in hundredths of the log-odds, for the player to move.
    #[inline]
    pub(crate) fn output<W: Word>(&self, sums: &Sums, state: &State<W>) -> i32 {
        let mover = state.to_move();
        let bucket = bucket(state.setup(), state.occupied().len());
        let [own, other] = &self.parts.output[bucket];
        let (mine, theirs) = match mover {
            Player::White => (&sums[0], &sums[1]),
            Player::Black => (&sums[1], &sums[0]),
        };
        let sum = self.parts.output_bias[bucket] + weigh(mine, own) + weigh(theirs, other);
        let unit = i64::from(ONE) * i64::from(ONE) * i64::from(OUTPUT_ONE);
        // At most a few thousand.
        (i64::from(sum) * 100 / unit) as i32
    }
}

/// The phase of the game, by the number of pieces on the board.
#[inline]
pub fn bucket(setup: Setup, on_board: u32) -> usize {
    let all: u32 = Player::ALL.iter().map(|p| setup.pool(*p).total()).sum();
    ((on_board * BUCKETS as u32 / (all + 1)) as usize).min(BUCKETS - 1)
}

/// A slice of a row.
#[inline(always)]
fn part_of(row: &Row, part: usize) -> &[i16; PART] {
    let (parts, _) = row.as_chunks();
    &parts[part]
}

/// Adds the weights of a row.
#[inline]
#[cfg_attr(
    all(target_arch = "wasm32", feature = "simd128"),
    target_feature(enable = "simd128")
)]
fn add(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

/// The activations, clipped and squared, times the weights.
#[inline]
#[cfg_attr(
    all(target_arch = "wasm32", feature = "simd128"),
    target_feature(enable = "simd128")
)]
fn weigh(sums: &Row, weights: &Row) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(weights) {
        let clipped = (*sum).clamp(0, ONE);
        // Fits 16 bits, so that processors multiply and add eight at a time.
        total += i32::from(clipped.wrapping_mul(*weight)) * i32::from(clipped);
    }
    total
}

/// Whether no position can overflow a sum.
fn sums_fit(inputs: &Inputs, parts: &NetParts) -> bool {
    let choices = inputs.choices();
    (0..NEURONS).all(|neuron| {
        let weight = |row: usize| i32::from(parts.rows[row][neuron]);
        let bias = i32::from(parts.bias[neuron]);
        let mut most = bias;
        let mut least = bias;
        for choice in &choices {
            most += choice.clone().map(weight).max().unwrap_or(0).max(0);
            least += choice.clone().map(weight).min().unwrap_or(0).min(0);
        }
        most <= i32::from(i16::MAX) && least >= i32::from(i16::MIN)
    })
}
