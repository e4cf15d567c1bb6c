//! Samples as a net sees them, ready for training.

use engine::{Evaluate, Hand, Inputs, Interest, bucket};
use rules::{Position, State, Symmetry, Word, on_state};

use crate::sample::{Sample, SampleError, SampleScore};

/// The weight of a game's result in the target of a position on its path.
const RESULT_SHARE: f32 = 0.3;
/// A proof counts as this probability, so that no weight grows without bound.
const SURE: f32 = 0.99;

/// Many positions and what the net should say about each.
pub struct Examples {
    /// The rows each position picks as the player to move sees it, one position after another.
    rows: Vec<u16>,
    picked: usize,
    /// The hand-written evaluation, as log-odds.
    hand: Vec<f32>,
    target: Vec<f32>,
    bucket: Vec<u8>,
}

/// One position.
pub struct Example<'a> {
    /// The rows it selects as the player to move sees it; row 0 for missing inputs.
    pub rows: &'a [u16],
    /// The hand-written evaluation, as log-odds.
    pub hand: f32,
    /// The chance of winning, from 0 to 1.
    pub target: f32,
    /// The phase of the game.
    pub bucket: usize,
}

impl Examples {
    /// None yet.
    pub fn new(inputs: &Inputs) -> Examples {
        Examples {
            rows: Vec::new(),
            picked: inputs.picked(),
            hand: Vec::new(),
            target: Vec::new(),
            bucket: Vec::new(),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.hand.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.hand.is_empty()
    }

    /// One of them.
    pub fn example(&self, at: usize) -> Example<'_> {
        Example {
            rows: &self.rows[at * self.picked..(at + 1) * self.picked],
            hand: self.hand[at],
            target: self.target[at],
            bucket: usize::from(self.bucket[at]),
        }
    }

    /// Adds a sample.
    ///
    /// # Errors
    /// If it is not a valid position.
    pub fn add(&mut self, inputs: &Inputs, sample: &Sample) -> Result<(), SampleError> {
        let position = sample.position(inputs.setup())?;
        on_state!(position.words(), state => self.add_state(inputs, state, sample));
        Ok(())
    }

    fn add_state<W: Word>(&mut self, inputs: &Inputs, state: &State<W>, sample: &Sample) {
        let survey = state.survey();
        inputs.rows_of(state, &survey, state.to_move(), |row| self.rows.push(row));
        let points = Hand::default().value(&mut [], state, &survey, Interest::ANY);
        self.hand.push(points as f32 / 100.0);
        self.target.push(target(sample));
        let on_board = state.occupied().len();
        self.bucket.push(bucket(state.setup(), on_board) as u8);
    }

    /// Adds all examples of another collection.
    pub fn append(&mut self, other: &mut Examples) {
        self.rows.append(&mut other.rows);
        self.hand.append(&mut other.hand);
        self.target.append(&mut other.target);
        self.bucket.append(&mut other.bucket);
    }

    /// Splits off the last examples.
    pub fn split_off(&mut self, at: usize) -> Examples {
        Examples {
            rows: self.rows.split_off(at * self.picked),
            picked: self.picked,
            hand: self.hand.split_off(at),
            target: self.target.split_off(at),
            bucket: self.bucket.split_off(at),
        }
    }
}

/// The target probability of winning.
fn target(sample: &Sample) -> f32 {
    let points = match sample.score() {
        SampleScore::Won => return SURE,
        SampleScore::Lost => return 1.0 - SURE,
        SampleScore::Points(points) => points,
    };
    let searched = chance(f32::from(points) / 100.0);
    match sample.outcome().points() {
        Some(result) => (1.0 - RESULT_SHARE) * searched + RESULT_SHARE * result,
        None => searched,
    }
}

/// The probability that corresponds to log-odds.
pub fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// Where each row goes: seen by the opponent, and through each symmetry by both players.
pub struct Views {
    /// By symmetry: as the player to move sees it, and as the opponent does.
    pub rows: Vec<[Vec<u16>; 2]>,
}

impl Views {
    /// The views of a setup.
    pub fn new(inputs: &Inputs) -> Views {
        let rows = |symmetry| {
            let seen = (0..inputs.rows()).map(|row| inputs.seen_through(row as u16, symmetry));
            let own: Vec<u16> = seen.collect();
            let other = own.iter().map(|row| inputs.for_opponent(*row)).collect();
            [own, other]
        };
        Views {
            rows: Symmetry::ALL.map(rows).into(),
        }
    }
}

/// The value that an evaluation gives a position, for the player to move.
pub fn value(evaluation: &impl Evaluate, position: &Position) -> i32 {
    on_state!(position.words(), state => {
        evaluation.value(&mut [], state, &state.survey(), Interest::ANY)
    })
}
