//! The drawing: everything a picture shows.

use rules::{Action, Parts, Piece, Player, Position, Space};

use crate::svg::SvgWriter;
use crate::{Arrow, Mark, Palette, Pose};

/// A picture of a position, with everything shown on it.
///
/// [`Drawing::of`] sets every field to a sensible default; override what you like.
///
/// ```
/// use draw::{Drawing, Mark, Palette};
/// use rules::{Player, Position, Setup};
///
/// let position = Position::start(Setup::TIXEL).play("T@c3ne".parse()?)?;
/// let drawing = Drawing {
///     palette: Palette::DARK,
///     bottom: Player::Black,
///     last: vec!["T@c3ne".parse()?],
///     marks: vec![("d4".parse()?, Mark::Refused)],
///     ..Drawing::of(&position)
/// };
/// assert!(drawing.svg().starts_with("<svg "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    /// Board, pools and who moves. They need not form a valid position; pieces outside the board
    /// are not drawn.
    pub parts: Parts,
    /// The colours.
    pub palette: Palette,
    /// Who sits at the bottom of the picture.
    pub bottom: Player,
    /// The width of the picture in pixels; its height follows.
    pub width: u32,
    /// Whether files and ranks are named.
    pub coordinates: bool,
    /// Whether the pools are shown, with the promotions left and who moves.
    pub pools: bool,
    /// Whether the table under the board is painted; if not, it is transparent.
    pub table: bool,
    /// The actions that led here, usually those of the last turn.
    pub last: Vec<Action>,
    /// Translucent pieces.
    pub ghosts: Vec<(Space, Piece)>,
    /// Pieces in motion, by their spaces: they are drawn in these poses instead of at rest.
    pub poses: Vec<(Space, Pose)>,
    /// Arrows between spaces.
    pub arrows: Vec<Arrow>,
    /// Marks on spaces; a space may have several.
    pub marks: Vec<(Space, Mark)>,
    /// A result written across the board in digits, `–` and `½`; other characters are not drawn.
    pub result: Option<String>,
    /// The accessible name of the picture; if there is none, the setup in notation. The sentences
    /// of all languages are in the crate `words`.
    pub title: Option<String>,
    /// The accessible description of the picture.
    pub description: Option<String>,
}

impl Drawing {
    /// The default width of a space in pixels.
    const SPACE: f64 = 64.0;

    /// A drawing of a position alone, with White at the bottom.
    pub fn of(position: &Position) -> Drawing {
        Drawing::of_parts(position.parts())
    }

    /// A drawing of parts, which need not form a valid position.
    pub fn of_parts(parts: Parts) -> Drawing {
        let mut drawing = Drawing {
            parts,
            palette: Palette::default(),
            bottom: Player::White,
            width: 0,
            coordinates: true,
            pools: true,
            table: true,
            last: Vec::new(),
            ghosts: Vec::new(),
            poses: Vec::new(),
            arrows: Vec::new(),
            marks: Vec::new(),
            result: None,
            title: None,
            description: None,
        };
        drawing.width =
            (SvgWriter::of(&drawing).layout().width() / 100.0 * Drawing::SPACE).round() as u32;
        drawing
    }

    /// Width and height of the picture in pixels.
    pub fn pixels(&self) -> (u32, u32) {
        SvgWriter::of(self).pixels()
    }

    /// The picture as a self-contained SVG document: no fonts, no links, and identical bytes on
    /// every machine.
    pub fn svg(&self) -> String {
        SvgWriter::of(self).svg()
    }
}
