//! The board in the terminal.

use std::fmt;

use rules::{Action, Parts, Piece, Player, Position, Shape, Space, Stance};

use crate::braille::BrailleCanvas;
use crate::text_grid::{Ink, TextGrid};

/// How the board looks in a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// The true shapes, drawn with Braille dots; six columns and three lines per space. White's
    /// pieces are outlines, Black's are filled.
    #[default]
    Shapes,
    /// A letter and a triangle, `<T◹>` or `[T▴]`; six columns and two lines per space.
    Letters,
    /// The same in plain ASCII, with stance names, `<Tne>` or `[Tn]`.
    Ascii,
}

/// The words under a board in the terminal; notation if none are given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legend {
    /// The players' names, White's first.
    pub players: [String; 2],
    /// What is said about the player to move, and about an open bonus.
    pub to_move: String,
}

impl Default for Legend {
    fn default() -> Legend {
        Legend {
            players: ["w".to_owned(), "b".to_owned()],
            to_move: String::new(),
        }
    }
}

/// A position as text for a terminal.
///
/// Whatever the style, White's letters are upper case and Black's lower case; the piece of the last
/// action carries a `*`, the space it left an `o`, and the piece whose sacrifice earned the open
/// bonus move a `+`. In letters, active pieces are between `<` and `>`, inactive ones between `[`
/// and `]`. All lines are equally wide, and no character's width depends on the terminal.
///
/// ```
/// use draw::{Style, Terminal};
/// use rules::Position;
///
/// let position: Position = "4u:T4/T4 4/2t11/T03/4 w T3/T3 - -".parse()?;
/// let board = Terminal { style: Style::Ascii, ..Terminal::of(&position) };
/// let text = board.to_string();
/// assert!(text.contains("<tne>") && text.contains("[Tn]"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terminal {
    /// Board, pools and who moves; they need not form a valid position.
    pub parts: Parts,
    /// How the board looks.
    pub style: Style,
    /// Whether to use colours, as escape codes.
    pub colour: bool,
    /// Who sits at the bottom.
    pub bottom: Player,
    /// The actions that led here, usually those of the last turn.
    pub last: Vec<Action>,
    /// The words under the board.
    pub legend: Legend,
}

impl Terminal {
    /// A board for a position, without colour, White at the bottom.
    pub fn of(position: &Position) -> Terminal {
        Terminal {
            parts: position.parts(),
            style: Style::default(),
            colour: false,
            bottom: Player::White,
            last: Vec::new(),
            legend: Legend::default(),
        }
    }

    fn size(&self) -> usize {
        usize::from(self.parts.setup.size())
    }

    /// The space in a row and column as displayed, from the top left.
    fn space(&self, row: usize, column: usize) -> Option<Space> {
        let last = self.size() - 1;
        let (file, rank) = match self.bottom {
            Player::White => (column, last - row),
            Player::Black => (last - column, row),
        };
        Space::new(file as u8, rank as u8)
    }

    /// A stance as seen from the bottom player's side.
    fn seen(&self, stance: Stance) -> Stance {
        match self.bottom {
            Player::White => stance,
            Player::Black => stance.turned(4),
        }
    }

    fn piece(&self, space: Space) -> Option<Piece> {
        let mut pieces = self.parts.pieces.iter();
        pieces.find(|(at, _)| *at == space).map(|(_, piece)| *piece)
    }

    fn came(&self, space: Space) -> bool {
        self.last.iter().any(|action| match *action {
            Action::Place { to, .. } | Action::Slide { to, .. } => to == space,
            Action::Activate { at, .. } | Action::Pivot { at, .. } => at == space,
            Action::PickUp { .. } | Action::End => false,
        })
    }

    fn left(&self, space: Space) -> bool {
        self.last.iter().any(|action| match *action {
            Action::Slide { from, .. } => from == space,
            Action::PickUp { at } => at == space,
            _ => false,
        })
    }

    /// Every space with its row and column as displayed.
    fn spaces(&self) -> impl Iterator<Item = (usize, usize, Space)> + '_ {
        (0..self.size()).flat_map(move |row| {
            (0..self.size()).filter_map(move |column| Some((row, column, self.space(row, column)?)))
        })
    }

    fn shapes(&self) -> TextGrid {
        let rounded = self.parts.setup.rounded();
        let mut canvas = BrailleCanvas::of(self.parts.setup);
        for (row, column, space) in self.spaces() {
            if let Some(piece) = self.piece(space) {
                let stance = self.seen(piece.stance);
                canvas.piece(row, column, Piece { stance, ..piece }, rounded);
            }
        }
        let mut grid = canvas.grid();
        for (row, column, space) in self.spaces() {
            let (line, middle) = BrailleCanvas::middle(row, column);
            match self.piece(space) {
                Some(piece) => {
                    let ink = Ink::of(piece.player);
                    grid.put(line, middle, letter(piece), ink);
                    grid.put(line, middle + 1, self.triangle(piece), ink);
                    if self.came(space) {
                        grid.put(line, middle - 1, '*', Ink::Accent);
                    }
                    if self.parts.bonus == Some(space) {
                        grid.put(line, middle + 2, '+', Ink::Accent);
                    }
                }
                None if self.left(space) => grid.put(line, middle, 'o', Ink::Accent),
                None => {}
            }
        }
        self.name_ranks(&mut grid, |row| BrailleCanvas::middle(row, 0).0);
        let line = grid.height();
        self.name_files(&mut grid, line, |column| BrailleCanvas::middle(0, column).1);
        grid
    }

    fn letters(&self) -> TextGrid {
        const WIDTH: usize = 6;
        let mut grid = TextGrid::new(2 * self.size() - 1, TextGrid::NAMES + WIDTH * self.size());
        for line in 0..grid.height() {
            for column in TextGrid::NAMES - 1..grid.width() {
                grid.put(line, column, ' ', Ink::Board);
            }
        }
        for (row, column, space) in self.spaces() {
            let (line, column) = (2 * row, TextGrid::NAMES + WIDTH * column);
            let Some(piece) = self.piece(space) else {
                let (sign, ink) = if self.left(space) {
                    ('o', Ink::Accent)
                } else {
                    ('.', Ink::Board)
                };
                grid.put(line, column + 2, sign, ink);
                continue;
            };
            let text = self.bracketed(piece);
            grid.write(line, column, &text, Ink::of(piece.player));
            let mut after = column + text.chars().count();
            if self.came(space) {
                grid.put(line, after, '*', Ink::Accent);
                after += 1;
            }
            if self.parts.bonus == Some(space) {
                grid.put(line, after, '+', Ink::Accent);
            }
        }
        self.name_ranks(&mut grid, |row| 2 * row);
        let line = grid.height();
        self.name_files(&mut grid, line, |column| {
            TextGrid::NAMES + WIDTH * column + 2
        });
        grid
    }

    /// A piece between brackets, at most five characters wide.
    fn bracketed(&self, piece: Piece) -> String {
        let (open, close) = if piece.is_active() {
            ('<', '>')
        } else {
            ('[', ']')
        };
        let letter = letter(piece);
        match self.style {
            _ if !piece.shape.has_hollow() => format!("{open}{letter}{close}"),
            // Stance names are those of the notation, whichever way the board is turned.
            Style::Ascii => format!("{open}{letter}{}{close}", piece.stance),
            _ => format!("{open}{letter}{}{close}", self.triangle(piece)),
        }
    }

    /// A triangle that points where the hollow faces. Unlike arrows, these are narrow in every
    /// terminal.
    fn triangle(&self, piece: Piece) -> char {
        if piece.shape == Shape::Tix {
            return ' ';
        }
        match self.seen(piece.stance) {
            Stance::N => '▴',
            Stance::Ne => '◹',
            Stance::E => '▸',
            Stance::Se => '◿',
            Stance::S => '▾',
            Stance::Sw => '◺',
            Stance::W => '◂',
            Stance::Nw => '◸',
        }
    }

    fn name_ranks(&self, grid: &mut TextGrid, line: impl Fn(usize) -> usize) {
        for row in 0..self.size() {
            if let Some(space) = self.space(row, 0) {
                let name = format!("{:>2}", space.rank() + 1);
                grid.write(line(row), 0, &name, Ink::Plain);
            }
        }
    }

    fn name_files(&self, grid: &mut TextGrid, line: usize, at: impl Fn(usize) -> usize) {
        for column in 0..self.size() {
            if let Some(space) = self.space(0, column) {
                let file = char::from(b'a' + space.file());
                grid.put(line, at(column), file, Ink::Plain);
            }
        }
    }

    /// Pools, promotions, who moves, the open bonus and the last turn.
    fn legend(&self, grid: &mut TextGrid) {
        let top = grid.height() + 1;
        for (i, player) in [self.bottom.opponent(), self.bottom]
            .into_iter()
            .enumerate()
        {
            let line = top + i;
            let at = player as usize;
            let name = &self.legend.players[at];
            let mut text = format!("{name}  {}", self.parts.pools[at]);
            if self.parts.setup.promotions() > 0 {
                text += &format!("  p{}", self.parts.promotions[at]);
            }
            if self.parts.to_move == player {
                grid.put(line, 0, '>', Ink::Bold);
                if !self.legend.to_move.is_empty() {
                    text += &format!("  {}", self.legend.to_move);
                }
            }
            grid.write(line, 2, &text, Ink::Plain);
        }
        if !self.last.is_empty() {
            let last: Vec<String> = self.last.iter().map(ToString::to_string).collect();
            let text = format!("* {}", last.join(","));
            grid.write(top + 2, 0, &text, Ink::Plain);
        }
    }
}

impl fmt::Display for Terminal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut grid = match self.style {
            Style::Shapes => self.shapes(),
            Style::Letters | Style::Ascii => self.letters(),
        };
        self.legend(&mut grid);
        f.write_str(&grid.text(self.colour))
    }
}

/// Upper case for White, lower case for Black.
fn letter(piece: Piece) -> char {
    let letter = piece.shape.letter();
    match piece.player {
        Player::White => letter,
        Player::Black => letter.to_ascii_lowercase(),
    }
}
