//! A grid of coloured characters, for the terminal.

use rules::Player;

/// The colour of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// The terminal's default colour.
    Plain,
    /// The same, bold.
    Bold,
    /// The lines of the board.
    Board,
    /// White's pieces.
    Ice,
    /// Black's pieces.
    Graphite,
    /// Highlights.
    Accent,
}

impl Ink {
    pub(crate) const fn of(player: Player) -> Ink {
        match player {
            Player::White => Ink::Ice,
            Player::Black => Ink::Graphite,
        }
    }

    /// The escape code that selects it, from the 256-colour palette.
    const fn code(self) -> &'static str {
        match self {
            Ink::Plain => "\x1b[0m",
            Ink::Bold => "\x1b[0;1m",
            Ink::Board => "\x1b[0;38;5;239;48;5;245m",
            Ink::Ice => "\x1b[0;1;38;5;231;48;5;245m",
            Ink::Graphite => "\x1b[0;38;5;16;48;5;245m",
            Ink::Accent => "\x1b[0;1;38;5;17;48;5;245m",
        }
    }
}

/// Lines of characters; it grows as needed.
pub(crate) struct TextGrid {
    lines: Vec<Vec<(char, Ink)>>,
    width: usize,
}

impl TextGrid {
    /// Columns to the left of the board, for the rank names.
    pub(crate) const NAMES: usize = 4;

    pub(crate) fn new(height: usize, width: usize) -> TextGrid {
        TextGrid {
            lines: vec![Vec::new(); height],
            width,
        }
    }

    pub(crate) fn height(&self) -> usize {
        self.lines.len()
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn put(&mut self, line: usize, column: usize, sign: char, ink: Ink) {
        if self.lines.len() <= line {
            self.lines.resize(line + 1, Vec::new());
        }
        let signs = &mut self.lines[line];
        if signs.len() <= column {
            signs.resize(column + 1, (' ', Ink::Plain));
        }
        signs[column] = (sign, ink);
        self.width = self.width.max(column + 1);
    }

    pub(crate) fn write(&mut self, line: usize, column: usize, text: &str, ink: Ink) {
        for (i, sign) in text.chars().enumerate() {
            self.put(line, column + i, sign, ink);
        }
    }

    /// All lines, padded to the same width.
    pub(crate) fn text(&self, colour: bool) -> String {
        let mut out = String::new();
        for signs in &self.lines {
            let mut now = Ink::Plain;
            let blank = (self.width - signs.len(), (' ', Ink::Plain));
            let rest = std::iter::repeat_n(blank.1, blank.0);
            for (sign, ink) in signs.iter().copied().chain(rest) {
                if colour && ink != now {
                    out.push_str(ink.code());
                    now = ink;
                }
                out.push(sign);
            }
            if now != Ink::Plain {
                out.push_str(Ink::Plain.code());
            }
            out.push('\n');
        }
        out
    }
}
