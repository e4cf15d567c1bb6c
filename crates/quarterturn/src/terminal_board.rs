//! The board in the terminal: its style, and when it has colours.

use std::io::{self, IsTerminal, Write};

use clap::{Args, ValueEnum};
use draw::{Legend, Style, Terminal};
use rules::{Action, Player, Position};

use crate::failure::Failure;
use crate::language::words;
use crate::options::Flip;
use crate::t;

/// The options for boards in the terminal.
#[derive(Args, Clone, Copy)]
#[command(next_help_heading = "Board options")]
pub(crate) struct BoardOptions {
    #[command(flatten)]
    flip: Flip,

    /// Style of the board
    #[arg(long, value_name = "STYLE", value_enum, default_value_t = StyleName::Shapes)]
    style: StyleName,

    /// When to use colours; auto means on a terminal, unless NO_COLOR is set
    #[arg(long = "color", value_name = "WHEN", value_enum, default_value_t = When::Auto)]
    colour: When,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum StyleName {
    /// The true shapes, in dots
    Shapes,
    /// Letters and triangles
    Letters,
    /// Letters and names of stances
    Ascii,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

impl BoardOptions {
    /// Who sits at the bottom.
    pub(crate) fn bottom(self) -> Player {
        self.flip.bottom()
    }

    /// A writer of boards with these options.
    pub(crate) fn writer(self) -> BoardWriter {
        BoardWriter {
            style: match self.style {
                StyleName::Shapes => Style::Shapes,
                StyleName::Letters => Style::Letters,
                StyleName::Ascii => Style::Ascii,
            },
            colour: match self.colour {
                When::Auto => io::stdout().is_terminal() && !colours_unwanted(),
                When::Always => true,
                When::Never => false,
            },
            bottom: self.bottom(),
        }
    }
}

fn colours_unwanted() -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb")
}

/// Writes boards as text.
#[derive(Clone, Copy)]
pub(crate) struct BoardWriter {
    style: Style,
    colour: bool,
    bottom: Player,
}

impl BoardWriter {
    /// Writes a position, with what the last turn did.
    pub(crate) fn write_board(
        self,
        position: &Position,
        last: &[Action],
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let board = Terminal {
            style: self.style,
            colour: self.colour,
            bottom: self.bottom,
            last: last.to_vec(),
            legend: legend(position),
            ..Terminal::of(position)
        };
        for line in board.to_string().lines() {
            // Trailing blanks are visible only with a background colour.
            let line = if self.colour { line } else { line.trim_end() };
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

/// The words under a board.
fn legend(position: &Position) -> Legend {
    Legend {
        players: Player::ALL.map(|player| words().player(player)),
        to_move: match position.bonus() {
            None => t!("board-to-move"),
            Some(space) => t!("terminal-to-move-bonus", space = space),
        },
    }
}
