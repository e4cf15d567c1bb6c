//! A canvas of Braille dots for the true shapes.

use rules::{Edge, Piece, Player, Rounded, Setup};

use crate::text_grid::{Ink, TextGrid};
use crate::{Outline, Point};

/// A Braille character is two dots wide and four high, and dots are about equally spaced.
const ACROSS: usize = 2;
const DOWN: usize = 4;
/// Columns and lines of a space.
const COLUMNS: usize = 6;
const LINES: usize = 3;
/// Dots along a space.
const DOTS: usize = COLUMNS * ACROSS;
/// Columns and lines around the board, for corners that stick out.
const MARGIN_COLUMNS: usize = 2;
const MARGIN_LINES: usize = 1;
/// How thick White's outlines are, in spaces.
const LINE: f64 = 0.105;

/// What a dot belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dot {
    None,
    Board,
    Piece(Player),
}

/// The dots of a board.
pub(crate) struct BrailleCanvas {
    width: usize,
    dots: Vec<Dot>,
}

impl BrailleCanvas {
    /// An empty board: a dot at every corner of a space, and a rim if the board is bounded.
    pub(crate) fn of(setup: Setup) -> BrailleCanvas {
        let size = usize::from(setup.size());
        let width = (size * COLUMNS + 2 * MARGIN_COLUMNS) * ACROSS;
        let height = (size * LINES + 2 * MARGIN_LINES) * DOWN;
        let mut canvas = BrailleCanvas {
            width,
            dots: vec![Dot::None; width * height],
        };
        let (left, top) = (MARGIN_COLUMNS * ACROSS, MARGIN_LINES * DOWN);
        for row in 0..=size {
            for column in 0..=size {
                canvas.set(left + column * DOTS, top + row * DOTS, Dot::Board);
            }
        }
        if setup.edge() == Edge::Bounded {
            let (right, bottom) = (left + size * DOTS + 1, top + size * DOTS + 1);
            for x in left - 2..=right {
                canvas.set(x, top - 2, Dot::Board);
                canvas.set(x, bottom, Dot::Board);
            }
            for y in top - 2..=bottom {
                canvas.set(left - 2, y, Dot::Board);
                canvas.set(right, y, Dot::Board);
            }
        }
        canvas
    }

    fn set(&mut self, x: usize, y: usize, dot: Dot) {
        if x < self.width
            && let Some(place) = self.dots.get_mut(y * self.width + x)
        {
            *place = dot;
        }
    }

    /// The line, and the left of the two columns, at the middle of a space.
    pub(crate) fn middle(row: usize, column: usize) -> (usize, usize) {
        (
            MARGIN_LINES + row * LINES + LINES / 2,
            TextGrid::NAMES + MARGIN_COLUMNS + column * COLUMNS + COLUMNS / 2 - 1,
        )
    }

    /// Draws a piece: White's as an outline, Black's filled.
    pub(crate) fn piece(&mut self, row: usize, column: usize, piece: Piece, rounded: Rounded) {
        let degrees = 45.0 * f64::from(piece.stance as u8);
        let outer = Outline::of(piece.shape, rounded).turned(degrees);
        let outer = outer.polygon(12);
        let inner = match piece.player {
            Player::White => Outline::inset(piece.shape, rounded, LINE)
                .turned(degrees)
                .polygon(12),
            Player::Black => Vec::new(),
        };
        let (left, top) = (
            MARGIN_COLUMNS * ACROSS + column * DOTS,
            MARGIN_LINES * DOWN + row * DOTS,
        );
        // Corners stick out by a fifth of a space.
        let reach = DOTS / 4;
        for y in 0..DOTS + 2 * reach {
            for x in 0..DOTS + 2 * reach {
                let at = |k: usize| (k as f64 - reach as f64 + 0.5) / DOTS as f64 - 0.5;
                let point = Point { x: at(x), y: at(y) };
                if contains(&outer, point) && !contains(&inner, point) {
                    let place = (left + x)
                        .checked_sub(reach)
                        .zip((top + y).checked_sub(reach));
                    if let Some((x, y)) = place {
                        self.set(x, y, Dot::Piece(piece.player));
                    }
                }
            }
        }
    }

    /// The dots as characters, to the right of the rank names.
    pub(crate) fn grid(&self) -> TextGrid {
        let columns = self.width / ACROSS;
        let lines = self.dots.len() / self.width / DOWN;
        let mut grid = TextGrid::new(lines, TextGrid::NAMES + columns);
        for line in 0..lines {
            for column in 0..columns {
                let (sign, ink) = self.character(line, column);
                grid.put(line, TextGrid::NAMES + column, sign, ink);
            }
        }
        grid
    }

    fn character(&self, line: usize, column: usize) -> (char, Ink) {
        /// The bits of the dots, line by line.
        const BITS: [[u32; ACROSS]; DOWN] =
            [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
        let mut bits = 0;
        let mut counts = [0; 2];
        for (y, row) in BITS.iter().enumerate() {
            for (x, bit) in row.iter().enumerate() {
                let at = (line * DOWN + y) * self.width + column * ACROSS + x;
                match self.dots.get(at) {
                    Some(Dot::Piece(player)) => {
                        bits |= bit;
                        counts[*player as usize] += 1;
                    }
                    Some(Dot::Board) => bits |= bit,
                    Some(Dot::None) | None => {}
                }
            }
        }
        let ink = match counts {
            [0, 0] => Ink::Board,
            [white, black] if white >= black => Ink::Ice,
            _ => Ink::Graphite,
        };
        let sign = match bits {
            0 => ' ',
            bits => char::from_u32(0x2800 + bits).unwrap_or(' '),
        };
        (sign, ink)
    }
}

/// Whether a point lies inside a polygon: a ray from it crosses an odd number of edges.
fn contains(polygon: &[Point], point: Point) -> bool {
    let mut inside = false;
    let mut before = polygon.last();
    for corner in polygon {
        if let Some(from) = before
            && (from.y > point.y) != (corner.y > point.y)
        {
            let x = from.x + (point.y - from.y) / (corner.y - from.y) * (corner.x - from.x);
            inside ^= x > point.x;
        }
        before = Some(corner);
    }
    inside
}
