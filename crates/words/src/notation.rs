//! What is wrong with notation that cannot be parsed.

use rules::{ParseError, PositionError};

use crate::{Value, Words};

/// The keys for what `rules` expects, by its English wording there.
const EXPECTED: [(&str, &str); 32] = [
    ("the end of the text", "expected-end-of-text"),
    ("a space such as `c3`", "expected-space"),
    ("a rank from 1 to 11", "expected-rank"),
    ("a stance such as `ne`", "expected-stance"),
    ("`end`", "expected-end"),
    (
        "an action such as `T@c3ne`, `c3-c6ne` or `end`",
        "expected-action",
    ),
    ("`-`, `*`, `~` or `^` after the space", "expected-sign"),
    ("`@` after the piece", "expected-at"),
    ("an action other than `end`", "expected-not-end"),
    ("an action", "expected-any-action"),
    ("a number from 1 to 255", "expected-number"),
    (
        "pieces such as `X2T8`, in the order X, T, R",
        "expected-pieces",
    ),
    ("a setup such as `tixel` or `6u:T10/T10`", "expected-setup"),
    ("a board size from 3 to 11", "expected-size"),
    ("`u` (unbounded) or `b` (bounded)", "expected-edge"),
    ("`:` before the pools", "expected-colon"),
    ("`/` between the pools", "expected-slash-pools"),
    (
        "a setup with at most 255 pieces each",
        "expected-few-pieces",
    ),
    (
        "a number of promotions from 1 to 255",
        "expected-promotions-given",
    ),
    ("`near`", "expected-near"),
    ("a blank and the next field", "expected-field"),
    ("`w` or `b`, the side to move", "expected-side"),
    ("`-` or the space of the sacrificed piece", "expected-bonus"),
    (
        "`-`, since the setup has no promotions",
        "expected-no-promotions",
    ),
    (
        "the promotions left such as `2/1`",
        "expected-promotions-left",
    ),
    ("`/` between the promotions", "expected-slash-promotions"),
    ("`/` and the next rank", "expected-slash-rank"),
    ("a run of empty spaces that fits the rank", "expected-run"),
    ("a piece such as `T1`", "expected-piece"),
    (
        "a piece such as `T1` or a number of empty spaces",
        "expected-piece-or-run",
    ),
    ("a stance from 0 to 7", "expected-digit"),
    ("a stance of a Tix piece, 0 or 1", "expected-tix-digit"),
];

impl Words {
    /// Why a text cannot be read as an action, a turn, a setup or a position.
    ///
    /// ```
    /// use rules::Turn;
    /// use words::{Language, Words};
    ///
    /// let text = "c3-c6ne,";
    /// let error = text.parse::<Turn>().unwrap_err();
    /// assert_eq!(
    ///     Words::of(Language::English).parse_error(text, error),
    ///     "Expected an action such as T@c3ne, c3-c6ne or end at character 9, found the end of the text."
    /// );
    /// ```
    pub fn parse_error(&self, text: &str, error: ParseError) -> String {
        let found = text.chars().nth(error.at());
        let mut values = vec![
            ("place", Value::from(error.at() + 1)),
            ("expected", self.expected(error.expected()).into()),
        ];
        match found {
            Some(found) => {
                values.push(("found", found.escape_debug().to_string().into()));
                self.say_with("parse-found", &values)
            }
            None => self.say_with("parse-ended", &values),
        }
    }

    /// Why a text is not a position: where it cannot be parsed, or everything that is wrong with
    /// it.
    pub fn position_error(&self, text: &str, error: &PositionError) -> String {
        match error {
            PositionError::Syntax(error) => self.parse_error(text, *error),
            PositionError::Faults(faults) => {
                self.in_a_row(faults.all().iter().map(|fault| self.fault(*fault)))
            }
        }
    }

    fn expected(&self, what: &str) -> String {
        match EXPECTED.iter().find(|(said, _)| *said == what) {
            Some((_, key)) => self.say(key),
            None => what.to_owned(),
        }
    }
}

#[cfg(test)]
#[path = "../tests/situations/mod.rs"]
mod situations;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::{Action, Position, Setup, Turn};

    use super::situations::spoilt;
    use super::*;
    use crate::Language;

    #[test]
    fn everything_that_can_be_expected_has_words() {
        let mut heard = BTreeSet::new();
        for text in spoilt() {
            let errors = [
                text.parse::<Action>().err(),
                text.parse::<Turn>().err(),
                text.parse::<Setup>().err(),
                match text.parse::<Position>() {
                    Err(PositionError::Syntax(error)) => Some(error),
                    _ => None,
                },
            ];
            heard.extend(errors.into_iter().flatten().map(|error| error.expected()));
        }
        let known: BTreeSet<&str> = EXPECTED.iter().map(|(said, _)| *said).collect();
        let unknown: Vec<_> = heard.difference(&known).collect();
        assert!(unknown.is_empty(), "without words: {unknown:?}");
        let silent: Vec<_> = known.difference(&heard).collect();
        // A turn is never empty: an action was read before its end.
        assert_eq!(silent, [&"an action"], "never heard");
    }

    #[test]
    fn a_fault_in_a_text_is_named_in_every_language() {
        let text = "c3_c6";
        let error = text.parse::<Turn>().unwrap_err();
        for language in Language::ALL {
            let said = Words::of(language).parse_error(text, error);
            assert!(said.contains('3') && said.contains('_'), "{said}");
            assert!(!said.contains('{'), "{said}");
        }
    }
}
