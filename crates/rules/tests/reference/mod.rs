//! The rules of Tix, Tixel, Regatta and Poka Yoke, written as plainly as possible: the board is a
//! list of spaces, pieces are turned step by step, and a slide is literally walked. It shares
//! nothing with the real implementation and exists to be compared with it.
//!
//! Spaces are `(file, rank)` counted from 0, so `a1` is `(0, 0)`. Directions and stances are
//! `0..=7`, clockwise from north; the even ones are the orthogonal directions.
#![allow(dead_code, missing_docs, unreachable_pub)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod board;
mod position;
mod text;

pub type Space = (usize, usize);
/// How many pieces of the kinds `X`, `T` and `R`.
type Pool = [usize; 3];

const NAMES: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];
const KINDS: [char; 3] = ['X', 'T', 'R'];
const ORTHOGONAL: [u8; 4] = [0, 2, 4, 6];
const ACTIVE: [u8; 4] = [1, 3, 5, 7];

/// Its shape is `X`, `T`, `R` or `L`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    shape: char,
    white: bool,
    stance: u8,
}

/// Its pools are White's and Black's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Setup {
    size: usize,
    bounded: bool,
    pools: [Pool; 2],
    promotions: Option<usize>,
    near: bool,
}

/// Its spaces are listed rank by rank from the bottom, each rank from left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Board {
    setup: Setup,
    spaces: Vec<Option<Piece>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Board,
    white: bool,
    pools: [Pool; 2],
    promotions: [usize; 2],
    bonus: Option<Space>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Place {
        shape: char,
        to: Space,
        stance: Option<u8>,
    },
    Slide {
        from: Space,
        to: Space,
        stance: Option<u8>,
    },
    Activate {
        at: Space,
        stance: Option<u8>,
    },
    Pivot {
        at: Space,
        stance: u8,
    },
    PickUp {
        at: Space,
    },
    End,
}

/// `turned` are the pieces beside the path that are turned (space, stance before, stance after),
/// sorted; `is_sacrifice` is true for a slide that leaves its piece inactive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effects {
    pub turned: Vec<(Space, u8, u8)>,
    pub is_sacrifice: bool,
    pub bonus: Option<Space>,
    pub promoted: bool,
    pub next_white: bool,
    pub next_lost: bool,
}

/// The spaces to highlight, sorted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    pub name: &'static str,
    pub spaces: Vec<Space>,
}

/// §1: the direction that points the other way.
fn opposite(direction: u8) -> u8 {
    (direction + 4) % 8
}

/// §2: the place of a shape's kind in a pool; a pool does not distinguish sides.
fn kind(shape: char) -> usize {
    match shape {
        'X' => 0,
        'T' => 1,
        'R' | 'L' => 2,
        _ => panic!("no such shape: {shape}"),
    }
}

/// §4: the place of a player in a pair.
fn player(white: bool) -> usize {
    if white { 0 } else { 1 }
}

/// §2: the number of stances of a shape.
fn stances(shape: char) -> u8 {
    if shape == 'X' { 2 } else { 8 }
}

/// §8: the stance as written; a Tix piece has none.
fn written(shape: char, stance: u8) -> Option<u8> {
    (shape != 'X').then_some(stance)
}

/// §5: rejects an action if something is wrong, naming the fault and the spaces involved.
fn refuse_if(wrong: bool, name: &'static str, spaces: &[Space]) -> Result<(), Reason> {
    if !wrong {
        return Ok(());
    }
    let mut spaces = spaces.to_vec();
    spaces.sort();
    Err(Reason { name, spaces })
}

impl Piece {
    /// §2: diagonal stances are active.
    fn active(self) -> bool {
        self.stance % 2 == 1
    }

    /// §2: the same piece in another stance.
    fn facing(self, stance: u8) -> Piece {
        Piece { stance, ..self }
    }

    /// §2: the same piece turned by 45°.
    fn turned(self, clockwise: bool) -> Piece {
        let count = stances(self.shape);
        let step = if clockwise { 1 } else { count - 1 };
        self.facing((self.stance + step) % count)
    }

    /// §2: the direction the rounded corner points in, if there is one.
    fn rounded(self, near: bool) -> Option<u8> {
        match (self.shape, near) {
            ('R', false) => Some((self.stance + 3) % 8),
            ('L', false) => Some((self.stance + 5) % 8),
            ('R', true) => Some((self.stance + 1) % 8),
            ('L', true) => Some((self.stance + 7) % 8),
            _ => None,
        }
    }

    /// §2: whether the piece sticks a corner out in an orthogonal direction.
    fn protrudes(self, direction: u8, near: bool) -> bool {
        self.active() && self.rounded(near) != Some(direction)
    }

    /// §3: whether the piece is inactive and its hollow faces an orthogonal direction.
    fn hollow_faces(self, direction: u8) -> bool {
        self.shape != 'X' && self.stance == direction
    }
}

/// §3: whether two pieces fit, the second being the neighbour of the first in that direction.
fn fit(a: Piece, direction: u8, b: Piece, near: bool) -> bool {
    let back = opposite(direction);
    match (a.protrudes(direction, near), b.protrudes(back, near)) {
        (true, true) => false,
        (true, false) => b.hollow_faces(back),
        (false, true) => a.hollow_faces(direction),
        (false, false) => true,
    }
}
