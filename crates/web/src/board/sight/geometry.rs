//! Geometry: spaces, angles and the margins around the board.

use rules::{Direction, Edge, Player, Space, Stance};

/// The width of a space in the picture; the board's top left corner is the origin.
pub const UNIT: f64 = 100.0;

/// Room round a bounded board for its rim.
const RIM_MARGIN: f64 = 15.0;
/// Room round an open board for the corners of active pieces, outline and side included.
const CORNER_MARGIN: f64 = 26.0;
/// The width of the rim of a bounded board.
pub const RIM: f64 = 14.0;

/// How the board lies on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// Files and ranks.
    pub size: u8,
    /// Whether there is a rim.
    pub edge: Edge,
    /// Who sits at the bottom.
    pub bottom: Player,
    /// Whether files and ranks are named.
    pub coordinates: bool,
}

impl View {
    /// The length of an edge of the board.
    pub fn board(&self) -> f64 {
        f64::from(self.size) * UNIT
    }

    /// The room on every side of the board.
    pub fn margin(&self) -> f64 {
        match self.edge {
            Edge::Bounded => RIM_MARGIN,
            Edge::Unbounded => CORNER_MARGIN,
        }
    }

    /// The size of coordinates: relatively larger for smaller spaces.
    pub fn letters(&self) -> f64 {
        (2.4 * f64::from(self.size)).max(16.0)
    }

    /// The width and height of the picture.
    pub fn side(&self) -> f64 {
        self.board() + 2.0 * self.margin()
    }

    /// How wide a space is in a picture of this width.
    pub fn space_width(&self, picture: f64) -> f64 {
        picture * UNIT / self.side()
    }

    /// The picture's `viewBox`.
    pub fn view_box(&self) -> String {
        let (margin, side) = (self.margin(), self.side());
        format!("{} {} {side} {side}", -margin, -margin)
    }

    /// The column, from the left, and the row, from the top, of a space.
    pub fn cell(&self, space: Space) -> (u8, u8) {
        let last = self.size.saturating_sub(1);
        match self.bottom {
            Player::White => (space.file(), last.saturating_sub(space.rank())),
            Player::Black => (last.saturating_sub(space.file()), space.rank()),
        }
    }

    /// The space in a column and row, if the board has it.
    pub fn space(&self, column: u8, row: u8) -> Option<Space> {
        let last = self.size.checked_sub(1)?;
        let (file, rank) = match self.bottom {
            Player::White => (column, last.checked_sub(row)?),
            Player::Black => (last.checked_sub(column)?, row),
        };
        Space::new(file, rank).filter(|space| space.is_on(self.size))
    }

    /// All spaces, row by row from the top left.
    pub fn rows(&self) -> Vec<Vec<Space>> {
        (0..self.size)
            .map(|row| {
                (0..self.size)
                    .filter_map(|column| self.space(column, row))
                    .collect()
            })
            .collect()
    }

    /// The middle of a space.
    pub fn middle(&self, space: Space) -> (f64, f64) {
        let (column, row) = self.cell(space);
        (
            (f64::from(column) + 0.5) * UNIT,
            (f64::from(row) + 0.5) * UNIT,
        )
    }

    /// The space under a point of the picture, given as shares of its width and height.
    pub fn under(&self, across: f64, down: f64) -> Option<Space> {
        let at = |share: f64| {
            let cell = ((share * self.side() - self.margin()) / UNIT).floor();
            (0.0..f64::from(self.size))
                .contains(&cell)
                .then_some(cell as u8)
        };
        self.space(at(across)?, at(down)?)
    }

    /// Where the middle of a space is, as shares of the picture's width and height.
    pub fn share(&self, space: Space) -> (f64, f64) {
        let (x, y) = self.middle(space);
        let (margin, side) = (self.margin(), self.side());
        ((x + margin) / side, (y + margin) / side)
    }

    /// By how many degrees a piece is turned on the page.
    pub fn angle(&self, stance: Stance) -> f64 {
        45.0 * f64::from(self.seen(stance) as u8)
    }

    /// How a stance looks from where the player at the bottom sits.
    pub fn seen(&self, stance: Stance) -> Stance {
        match self.bottom {
            Player::White => stance,
            Player::Black => stance.turned(4),
        }
    }

    /// The neighbour of a space as seen on the page.
    pub fn neighbour(&self, space: Space, towards: Direction) -> Option<Space> {
        let direction = match self.bottom {
            Player::White => towards,
            Player::Black => towards.opposite(),
        };
        space.step(direction).filter(|next| next.is_on(self.size))
    }

    /// A vector on the board as seen on the page.
    pub fn way(&self, (east, south): (f64, f64)) -> (f64, f64) {
        match self.bottom {
            Player::White => (east, south),
            Player::Black => (-east, -south),
        }
    }
}

/// The position of a stance around a wheel of radius 1 at the origin: in the direction its hollow
/// faces.
pub fn round_the_wheel(seen: Stance) -> (f64, f64) {
    let (sin, cos) = (45.0 * f64::from(seen as u8)).to_radians().sin_cos();
    (sin, -cos)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn views() -> impl Iterator<Item = View> {
        (3..=11).flat_map(|size| {
            Player::ALL.into_iter().flat_map(move |bottom| {
                [true, false].map(|coordinates| View {
                    size,
                    edge: Edge::Unbounded,
                    bottom,
                    coordinates,
                })
            })
        })
    }

    #[test]
    fn every_space_has_one_cell_and_is_found_under_its_middle() {
        for view in views() {
            let mut seen = 0;
            for (row, spaces) in view.rows().into_iter().enumerate() {
                for (column, space) in spaces.into_iter().enumerate() {
                    seen += 1;
                    assert_eq!(view.cell(space), (column as u8, row as u8));
                    let (across, down) = view.share(space);
                    assert_eq!(view.under(across, down), Some(space), "{view:?}");
                }
            }
            assert_eq!(seen, u32::from(view.size).pow(2));
            assert_eq!(view.under(0.001, 0.5), None);
            assert_eq!(view.under(1.2, 0.5), None);
        }
    }

    #[test]
    fn the_player_at_the_bottom_has_the_own_first_rank_below() {
        for view in views() {
            let lowest = view.rows().pop().unwrap();
            let rank = match view.bottom {
                Player::White => 0,
                Player::Black => view.size - 1,
            };
            assert!(lowest.iter().all(|space| space.rank() == rank));
        }
    }

    #[test]
    fn a_neighbour_on_the_page_lies_where_the_arrow_points() {
        for view in views() {
            for space in view.rows().into_iter().flatten() {
                let (x, y) = view.middle(space);
                for towards in Direction::ALL {
                    let Some(next) = view.neighbour(space, towards) else {
                        continue;
                    };
                    let (u, v) = view.middle(next);
                    let expected = match towards {
                        Direction::N => (0.0, -UNIT),
                        Direction::E => (UNIT, 0.0),
                        Direction::S => (0.0, UNIT),
                        Direction::W => (-UNIT, 0.0),
                    };
                    assert_eq!((u - x, v - y), expected);
                    let along = |a: u8, b: u8| (f64::from(b) - f64::from(a)) * UNIT;
                    let right = along(space.file(), next.file());
                    let down = along(next.rank(), space.rank());
                    assert_eq!(view.way((right, down)), expected);
                }
            }
        }
    }

    #[test]
    fn a_stance_is_offered_where_its_hollow_faces() {
        let (x, y) = round_the_wheel(Stance::E);
        assert!((x - 1.0).abs() < 1e-9 && y.abs() < 1e-9);
        let (x, y) = round_the_wheel(Stance::Sw);
        assert!(x < 0.0 && y > 0.0);
    }
}
