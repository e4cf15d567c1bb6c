//! A book of openings, and its text: one line for each position.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use motifs::Outlook;
use rules::{Position, PositionError, Symmetry, Turn};

use crate::worth;

/// A turn, and what it is worth to its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The turn.
    pub turn: Turn,
    /// What it is worth.
    pub outlook: Outlook,
}

/// What is known of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its canonical form.
    pub position: Position,
    /// How many positions were visited to assess it.
    pub nodes: u64,
    /// Its good turns, the best first.
    pub choices: Vec<Choice>,
}

/// The first turns of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// By the hash of the canonical form.
    entries: BTreeMap<u64, Entry>,
    /// The hashes in the order of the file: positions after fewer turns first.
    order: Vec<u64>,
}

/// Why a text is not a book.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// A line lacks a field.
    #[error("line {0}: a position, a number of nodes and at least one turn are separated by tabs")]
    Fields(usize),
    /// A position cannot be read.
    #[error("line {0}: {1}")]
    Position(usize, PositionError),
    /// A position is not in its canonical form.
    #[error("line {0}: the position is not in its canonical form")]
    NotCanonical(usize),
    /// A position comes twice.
    #[error("line {0}: the position comes a second time")]
    Twice(usize),
    /// Nodes are not a number.
    #[error("line {0}: `{1}` is not a number of nodes")]
    Nodes(usize, String),
    /// A turn with its worth cannot be read or played.
    #[error("line {0}: `{1}` is not a legal turn and what it is worth")]
    Choice(usize, String),
    /// Turns are not sorted.
    #[error("line {0}: the best turn does not come first")]
    Order(usize),
}

impl Book {
    /// Adds what is known of a position in its canonical form. The first entry of a position counts.
    pub fn add(&mut self, entry: Entry) {
        let hash = entry.position.hash();
        if self.entries.contains_key(&hash) {
            return;
        }
        self.order.push(hash);
        self.entries.insert(hash, entry);
    }

    /// What is known of the canonical form of a position.
    pub fn entry(&self, position: &Position) -> Option<&Entry> {
        self.entries.get(&position.canonical().0.hash())
    }

    pub(crate) fn entry_mut(&mut self, hash: u64) -> Option<&mut Entry> {
        self.entries.get_mut(&hash)
    }

    /// The good turns of a position, the best first, as they are played on this side of the board;
    /// none if nothing is known.
    pub fn choices(&self, position: &Position) -> Vec<Choice> {
        let (canonical, symmetry) = position.canonical();
        let Some(entry) = self.entries.get(&canonical.hash()) else {
            return Vec::new();
        };
        let back = symmetry.inverse();
        let size = position.setup().size();
        let choices = entry.choices.iter().filter_map(|choice| {
            let turn = seen(&choice.turn, back, size)?;
            let outlook = choice.outlook;
            Some(Choice { turn, outlook })
        });
        choices.collect()
    }

    /// All entries, positions after fewer turns first.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.order.iter().filter_map(|hash| self.entries.get(hash))
    }

    /// How many positions are known.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

/// A turn seen through a symmetry of the board.
pub fn seen(turn: &Turn, symmetry: Symmetry, size: u8) -> Option<Turn> {
    let actions = turn.actions().iter();
    Turn::new(
        actions
            .map(|action| symmetry.action(*action, size))
            .collect(),
    )
}

/// A line for each position: the position, the nodes visited, and each turn with its worth, separated by
/// tabs.
impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for entry in self.entries() {
            write!(f, "{}\t{}", entry.position, entry.nodes)?;
            for Choice { turn, outlook } in &entry.choices {
                write!(f, "\t{turn} {}", worth::written(*outlook))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl FromStr for Book {
    type Err = BookError;

    fn from_str(text: &str) -> Result<Book, BookError> {
        let mut book = Book::default();
        for (number, line) in (1..).zip(text.lines()) {
            let entry = read(number, line)?;
            if book.entries.contains_key(&entry.position.hash()) {
                return Err(BookError::Twice(number));
            }
            book.add(entry);
        }
        Ok(book)
    }
}

fn read(number: usize, line: &str) -> Result<Entry, BookError> {
    let mut fields = line.split('\t');
    let (Some(position), Some(nodes)) = (fields.next(), fields.next()) else {
        return Err(BookError::Fields(number));
    };
    let position: Position = position
        .parse()
        .map_err(|error| BookError::Position(number, error))?;
    if position.canonical().0 != position {
        return Err(BookError::NotCanonical(number));
    }
    let nodes = nodes
        .parse()
        .map_err(|_| BookError::Nodes(number, nodes.to_owned()))?;
    let choices: Result<Vec<Choice>, BookError> = fields
        .map(|field| {
            let choice = choice(&position, field);
            choice.ok_or_else(|| BookError::Choice(number, field.to_owned()))
        })
        .collect();
    let choices = choices?;
    let worse = |two: &[Choice]| worth::better_first(two[0].outlook, two[1].outlook).is_gt();
    if choices.is_empty() {
        return Err(BookError::Fields(number));
    }
    if choices.windows(2).any(worse) {
        return Err(BookError::Order(number));
    }
    Ok(Entry {
        position,
        nodes,
        choices,
    })
}

fn choice(position: &Position, field: &str) -> Option<Choice> {
    let (turn, outlook) = field.split_once(' ')?;
    let turn: Turn = turn.parse().ok()?;
    position.play_turn(&turn).ok()?;
    let outlook = worth::read(outlook)?;
    Some(Choice { turn, outlook })
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "6u:X8/X8 6/6/6/6/6/6 w X8/X8 - -";

    fn fault(line: &str) -> String {
        line.parse::<Book>().unwrap_err().to_string()
    }

    #[test]
    fn a_book_is_read_back_from_what_is_written() {
        let text = format!("{START}\t5000\tX@c3 +9\tX@b2 512\tX@a1 -4\n");
        let book: Book = text.parse().unwrap();
        assert_eq!(book.to_string(), text);
        assert_eq!(book.len(), 1);
        assert_eq!(book.entries().next().unwrap().nodes, 5000);
    }

    #[test]
    fn turns_are_told_as_they_are_played_on_this_side() {
        let start: Position = START.parse().unwrap();
        let after = start.play_turn(&"X@a1".parse().unwrap()).unwrap();
        let (canonical, _) = after.canonical();
        let reply = canonical.actions()[0];
        let line = format!("{canonical}\t9\t{reply} 400\n");
        let book: Book = line.parse().unwrap();
        for corner in ["X@a1", "X@a6", "X@f1", "X@f6"] {
            let after = start.play_turn(&corner.parse().unwrap()).unwrap();
            let choices = book.choices(&after);
            assert_eq!(choices.len(), 1, "{corner}");
            let end = after.play_turn(&choices[0].turn).unwrap();
            let expected = canonical
                .play_turn(&choices_turn(&book, &canonical))
                .unwrap();
            assert_eq!(end.canonical().0, expected.canonical().0, "{corner}");
        }
        assert!(book.choices(&start).is_empty());
    }

    fn choices_turn(book: &Book, position: &Position) -> Turn {
        book.choices(position)[0].turn.clone()
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said() {
        assert!(fault(START).starts_with("line 1: a position, a number"));
        assert!(fault(&format!("{START}\tmany\tX@c3 1")).contains("`many`"));
        assert!(fault(&format!("{START}\t5")).starts_with("line 1: a position"));
        assert!(fault(&format!("{START}\t5\tX@c3 1001")).contains("`X@c3 1001`"));
        assert!(fault(&format!("{START}\t5\tc3-c4 500")).contains("`c3-c4 500`"));
        assert!(fault(&format!("{START}\t5\tX@c3 1\tX@b2 2")).contains("best turn"));
        let twice = format!("{START}\t5\tX@c3 1\n{START}\t5\tX@c3 1\n");
        assert!(fault(&twice).starts_with("line 2: "));
        let start: Position = START.parse().unwrap();
        let turned = ["X@a1", "X@a6", "X@f1", "X@f6"].map(|turn| {
            let after = start.play_turn(&turn.parse().unwrap()).unwrap();
            format!("{after}\t5\tX@c3 500")
        });
        let refused = turned.iter().filter(|line| line.parse::<Book>().is_err());
        assert_eq!(refused.count(), 3, "one of four corners is canonical");
    }
}
