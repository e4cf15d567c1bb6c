//! Starts for games with a theme: balanced positions of a book.

use motifs::Outlook;
use rules::{Player, Position};

use crate::Book;
use crate::idea::in_reach;

/// What the first turns have led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// No piece can be turned with one slide.
    Quiet,
    /// Pieces of both players can be turned, and none has been.
    Contact,
    /// A piece has been turned or sacrificed.
    Sharp,
}

impl Theme {
    /// All of them, the calmest first.
    pub const ALL: [Theme; 3] = [Theme::Quiet, Theme::Contact, Theme::Sharp];

    /// The theme of a position, if it has one.
    pub fn of(position: &Position) -> Option<Theme> {
        if position.pieces().any(|(_, piece)| !piece.is_active()) {
            return Some(Theme::Sharp);
        }
        match Player::ALL.map(|player| in_reach(position, player).is_empty()) {
            [true, true] => Some(Theme::Quiet),
            [false, false] => Some(Theme::Contact),
            _ => None,
        }
    }
}

/// The maximum imbalance of a start, in thousandths.
const UNEVEN: u16 = 100;

/// The fewest turns before a start: both players have begun.
const TURNS: usize = 3;

/// The balanced positions of a book with a theme.
pub fn starts(book: &Book, theme: Theme) -> Vec<Position> {
    let is_even = |outlook: Outlook| matches!(outlook, Outlook::Chance(permille) if permille.abs_diff(500) <= UNEVEN);
    let entries = book.entries().filter(|entry| {
        let best = entry.choices.first();
        entry.position.pieces().count() >= TURNS
            && best.is_some_and(|best| is_even(best.outlook))
            && Theme::of(&entry.position) == Some(theme)
    });
    entries.map(|entry| entry.position).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn theme(position: &str) -> Option<Theme> {
        Theme::of(&position.parse().unwrap())
    }

    #[test]
    fn a_theme_is_what_can_be_turned() {
        let quiet = "6u:X8/X8 X15/6/6/6/6/5x1 w X7/X7 - -";
        assert_eq!(theme(quiet), Some(Theme::Quiet));
        let contact = "6u:X8/X8 6/6/2X13/3x12/6/6 w X7/X7 - -";
        assert_eq!(theme(contact), Some(Theme::Contact));
        let sharp = "6u:X8/X8 6/6/2X03/3x12/6/X15 w X6/X7 - -";
        assert_eq!(theme(sharp), Some(Theme::Sharp));
    }

    #[test]
    fn starts_are_balanced_and_both_have_begun() {
        let position = |text: &str| {
            let position: Position = text.parse().unwrap();
            position.canonical().0
        };
        let first = position("6u:X8/X8 6/6/2X13/3x12/6/6 w X7/X7 - -");
        let even = position("6u:X8/X8 6/6/2X13/3x12/6/X15 b X6/X7 - -");
        let uneven = position("6u:X8/X8 6/6/2X13/3x12/6/5X1 b X6/X7 - -");
        let line = |position: &Position, chance: u16| {
            let turn = position.actions()[0];
            format!("{position}\t1\t{turn} {chance}\n")
        };
        let text = [(first, 500), (even, 590), (uneven, 610)];
        let text: String = text.iter().map(|(at, chance)| line(at, *chance)).collect();
        let book: Book = text.parse().unwrap();
        assert_eq!(starts(&book, Theme::Contact), [even]);
        assert!(starts(&book, Theme::Quiet).is_empty());
    }
}
