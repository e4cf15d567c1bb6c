//! Where things are in the picture.

use rules::{Player, Setup, Space, Stance};

use crate::Drawing;
use crate::pool::Slots;

/// The width of a space; the board's top left corner is the origin.
pub(crate) const UNIT: f64 = 100.0;

/// Room for corners that stick out, and their shadows.
const MARGIN: f64 = 42.0;
/// The same with room for coordinates.
const NAMED: f64 = 68.0;
/// Between a pool and the edge of the picture.
const BORDER: f64 = 26.0;

/// The layout of a picture and the orientation of the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Layout {
    size: u8,
    bottom: Player,
    side: f64,
    above: f64,
    below: f64,
    slots: Option<Slots>,
}

impl Layout {
    pub(crate) fn of(drawing: &Drawing) -> Layout {
        let setup: Setup = drawing.parts.setup;
        let side = if drawing.coordinates { NAMED } else { MARGIN };
        let slots = drawing.pools.then(|| Slots::of(setup));
        let (above, below) = match slots {
            Some(slots) => {
                let pool = slots.height() + BORDER;
                (MARGIN + pool, side + pool)
            }
            None => (side, side),
        };
        Layout {
            size: setup.size(),
            bottom: drawing.bottom,
            side,
            above,
            below,
            slots,
        }
    }

    /// The length of an edge of the board.
    pub(crate) fn board(&self) -> f64 {
        f64::from(self.size) * UNIT
    }

    pub(crate) fn left(&self) -> f64 {
        -self.side
    }

    pub(crate) fn top(&self) -> f64 {
        -self.above
    }

    pub(crate) fn width(&self) -> f64 {
        self.board() + 2.0 * self.side
    }

    pub(crate) fn height(&self) -> f64 {
        self.board() + self.above + self.below
    }

    /// The slots for pool pieces, if pools are shown.
    pub(crate) fn slots(&self) -> Option<Slots> {
        self.slots
    }

    /// The upper edge of a player's pool.
    pub(crate) fn pool_top(&self, player: Player) -> f64 {
        if player == self.bottom {
            self.board() + self.side
        } else {
            self.top() + BORDER
        }
    }

    /// The middle of a space.
    pub(crate) fn middle(&self, space: Space) -> (f64, f64) {
        let (file, rank) = (f64::from(space.file()), f64::from(space.rank()));
        let last = f64::from(self.size) - 1.0;
        let (column, row) = match self.bottom {
            Player::White => (file, last - rank),
            Player::Black => (last - file, rank),
        };
        ((column + 0.5) * UNIT, (row + 0.5) * UNIT)
    }

    /// The rotation of a piece in the picture, in degrees.
    pub(crate) fn angle(&self, stance: Stance) -> u32 {
        let half = match self.bottom {
            Player::White => 0,
            Player::Black => 4,
        };
        u32::from(stance.turned(half) as u8) * 45
    }
}
