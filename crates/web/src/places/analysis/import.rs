//! Games and positions from pasted text or files.

use record::{Fault, Game, ReadError};
use rules::{Position, PositionError, Setup};
use words::{Ending, Value, Words};

use super::link::{self, LinkFault, add_error};
use crate::place::Place;

/// Why a text cannot be imported.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ImportFault {
    /// It is empty.
    #[error("there is nothing to read")]
    Empty,
    /// It is too long.
    #[error("{0} bytes are more than {MOST}")]
    TooLong(usize),
    /// It is a broken record.
    #[error(transparent)]
    Record(#[from] ReadError),
    /// It is a broken link.
    #[error(transparent)]
    Link(#[from] LinkFault),
    /// It is neither a record nor a link, and not a position either.
    #[error("`{text}` is not a position: {error}")]
    Position {
        /// The text parsed as a position.
        text: String,
        /// What is wrong with it.
        error: PositionError,
    },
}

/// The most bytes that are imported at once: some thousand games.
pub const MOST: usize = 1_000_000;

/// The games of a text: a record of one or more, a link, or a position.
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<Vec<Game>, ImportFault> {
    if text.len() > MOST {
        return Err(ImportFault::TooLong(text.len()));
    }
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Err(ImportFault::Empty);
    }
    if text.starts_with(['[', ';', '%', '{']) {
        return Ok(record::read(text).collect::<Result<_, _>>()?);
    }
    if let Some(at) = text.find("#/analysis/") {
        let place = text[at..].parse::<Place>();
        return match place {
            Ok(Place::Analysis(Some(text))) => Ok(vec![link::read(&text)?]),
            _ => Err(LinkFault::Damaged { place: at + 1 }.into()),
        };
    }
    let line: Vec<&str> = text.split_whitespace().collect();
    let text = line.join(" ");
    if let Ok(setup) = text.parse::<Setup>() {
        return Ok(vec![Game::new(setup)]);
    }
    match text.parse::<Position>() {
        Ok(position) => Ok(vec![Game::from_position(position)]),
        Err(error) => Err(ImportFault::Position { text, error }),
    }
}

impl ImportFault {
    /// The sentence that tells the user.
    pub fn said(&self, words: &Words) -> String {
        match self {
            ImportFault::Empty => words.say("analysis-import-empty"),
            ImportFault::TooLong(_) => words.say("analysis-import-too-long"),
            ImportFault::Link(fault) => fault.said(words),
            ImportFault::Record(error) => {
                let values = [
                    ("line", Value::from(error.line)),
                    ("column", error.column.into()),
                    ("fault", record_fault(words, &error.fault).into()),
                ];
                words.say_with("analysis-record-at", &values)
            }
            ImportFault::Position { text, error } => {
                let fault = words.position_error(text, error);
                words.say_with("analysis-import-position", &[("fault", fault.into())])
            }
        }
    }
}

fn record_fault(words: &Words, fault: &Fault) -> String {
    let with = |key: &str, name: &str, text: String| words.say_with(key, &[(name, text.into())]);
    match fault {
        Fault::Expected { found: None, .. } => words.say("analysis-record-ended"),
        Fault::Expected {
            found: Some(found), ..
        }
        | Fault::Control(found) => {
            let found = found.escape_debug().to_string();
            with("analysis-record-found", "found", found)
        }
        Fault::TagTwice(name) => with("analysis-record-tag-twice", "name", name.clone()),
        Fault::UnclosedValue | Fault::Tag(_) => words.say("analysis-record-tag"),
        Fault::NoSetup => words.say("analysis-record-no-setup"),
        Fault::Position(faults) => {
            words.in_a_row(faults.all().iter().map(|fault| words.fault(*fault)))
        }
        Fault::SetupDiffers { .. } => words.say("analysis-record-setup-differs"),
        Fault::Number { expected, .. } => {
            with("analysis-record-number", "expected", expected.clone())
        }
        Fault::Turn(error) => add_error(words, *error),
        Fault::SameTurn(ply) => with("analysis-record-same-turn", "turn", ply.to_string()),
        Fault::UnclosedComment | Fault::Comment(_) => words.say("analysis-record-comment"),
        Fault::Clock(_) | Fault::ClockTwice | Fault::ClockAlone => {
            words.say("analysis-record-clock")
        }
        Fault::Glyph(_) | Fault::GlyphTwice(_) | Fault::GlyphAlone | Fault::Sign => {
            words.say("analysis-record-glyph")
        }
        Fault::UnclosedVariation
        | Fault::EmptyVariation
        | Fault::VariationAlone
        | Fault::NotOpened => words.say("analysis-record-variation"),
        Fault::NeitherNumberNorResult(text) => with("analysis-record-found", "found", text.clone()),
        Fault::NoResult => words.say("analysis-record-no-result"),
        Fault::NoSuchResult(_) | Fault::ResultDiffers { .. } => words.say("analysis-record-result"),
        Fault::Contradiction(error) => words.ending(Ending::NoAction {
            winner: error.winner,
        }),
        _ => words.say("analysis-record-other"),
    }
}

/// A label for one of several games.
pub fn name(words: &Words, game: &Game) -> String {
    let tag = |name: &str| game.tags().get(name).filter(|value| *value != "?");
    let mut parts: Vec<String> = Vec::new();
    if let (Some(white), Some(black)) = (tag("White"), tag("Black")) {
        parts.push(format!("{white} – {black}"));
    }
    parts.extend(tag("Date").map(str::to_owned));
    parts.push(words.game(game.setup()));
    let turns = game.tree().main_line().count();
    parts.push(words.say_with("analysis-turns-count", &[("count", turns.into())]));
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn records_links_positions_and_setups_are_read() {
        let record = "\u{feff}[Setup \"tixel\"]\n[White \"A\"]\n\n1. T@c3ne T@e5sw *\n";
        let games = read(record).unwrap();
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].tree().main_line().count(), 2);
        assert_eq!(
            read(&format!("{record}\n{}", &record[3..])).unwrap().len(),
            2
        );
        let link = format!(
            "https://example.org/tix/#/analysis/{}",
            link::write_game(&games[0])
        );
        assert_eq!(read(&link).unwrap(), [games[0].clone()]);
        let position = " tixel 6/6/2t13/T15/2t13/6\n w T9/T8 - - ";
        assert_eq!(read(position).unwrap()[0].start().pieces().count(), 3);
        assert_eq!(read("regatta").unwrap()[0].setup(), Setup::REGATTA);
    }

    #[test]
    fn an_unreadable_text_is_refused_with_a_sentence_in_every_language() {
        let record = |turns: &str| format!("[Setup \"tixel\"]\n\n{turns}");
        let texts = [
            String::new(),
            "a".repeat(MOST + 1),
            "hello".to_owned(),
            "tixel 6/6/6/2T1t12/6/6 w T9/T9 - -".to_owned(),
            "#/analysis/".to_owned(),
            "#/analysis/tixel=T@c3xx".to_owned(),
            "[White \"A\"] *".to_owned(),
            "[Setup \"tixel\"] [Setup \"tix\"] *".to_owned(),
            "[Setup \"tixel\" *".to_owned(),
            "[Setup \"tixel\"] [Position \"tix 6/6/6/6/6/6 w X8/X8 - -\"] *".to_owned(),
            "[Setup \"tixel\"] [Result \"1-0\"] *".to_owned(),
            record(""),
            record("2. T@c3ne *"),
            record("1. T@c9ne *"),
            record("1. T@c3ne T@c3sw *"),
            record("1. T@c3ne! *"),
            record("1. T@c3ne $999 *"),
            record("1. T@c3ne {open"),
            record("1. T@c3ne {[%clk soon]} *"),
            record("1. T@c3ne () *"),
            record("1. T@c3ne (1. T@c3ne) *"),
            record("1. T@c3ne 9-9"),
            record("1. T@c3ne * rest"),
            "\u{0}\u{1}binary".to_owned(),
        ];
        for text in texts {
            let fault = read(&text).unwrap_err();
            for language in Language::ALL {
                let said = fault.said(Words::of(language));
                assert!(
                    !said.is_empty() && !said.contains("analysis-"),
                    "{text:.60}: {said}"
                );
                assert!(!said.contains("{$") && !said.contains("{ $"), "{said}");
            }
        }
    }

    #[test]
    fn line_and_column_of_an_error_are_named() {
        let fault = read("[Setup \"tixel\"]\n\n1. T@c3ne 2. T@d4sw *").unwrap_err();
        let said = fault.said(Words::of(Language::English));
        assert!(
            said.contains('3') && said.contains("11") && said.contains("1..."),
            "{said}"
        );
    }

    #[test]
    fn one_of_several_games_is_labelled_with_its_players() {
        let games = read("[Setup \"tix\"] [White \"A\"] [Black \"B\"] 1. X@c3 *").unwrap();
        let name = name(Words::of(Language::English), &games[0]);
        assert!(name.starts_with("A – B · Tix · "), "{name}");
    }
}
