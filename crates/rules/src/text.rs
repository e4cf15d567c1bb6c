//! Strict parsing of setups, positions, spaces, stances, actions and turns.

use std::fmt;
use std::str::FromStr;

use crate::{
    Action, Edge, Faults, Kind, Parts, Piece, Player, Pool, Position, Rounded, Setup, Shape, Space,
    Stance, Turn,
};

/// What was expected, and where the text differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError {
    at: usize,
    expected: &'static str,
    found: Option<char>,
}

impl ParseError {
    /// The position of the offending character, counted in characters from 0; the length of the
    /// text if it ended too early.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What was expected there.
    pub fn expected(&self) -> &'static str {
        self.expected
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.at + 1;
        let expected = self.expected;
        match self.found {
            Some(found) => write!(
                f,
                "expected {expected} at character {place}, found `{}`",
                found.escape_debug()
            ),
            None => write!(
                f,
                "expected {expected} at character {place}, found the end of the text"
            ),
        }
    }
}

impl std::error::Error for ParseError {}

/// Why a text does not describe a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It is malformed.
    Syntax(ParseError),
    /// It is well-formed, but the position is inconsistent.
    Faults(Faults),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Syntax(error) => error.fmt(f),
            PositionError::Faults(faults) => faults.fmt(f),
        }
    }
}

impl std::error::Error for PositionError {}

impl From<ParseError> for PositionError {
    fn from(error: ParseError) -> PositionError {
        PositionError::Syntax(error)
    }
}

type Parsed<T> = Result<T, ParseError>;

/// Reads a text from left to right.
struct Cursor<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Cursor<'a> {
        Cursor { rest: text, at: 0 }
    }

    fn whole<T>(text: &'a str, read: impl FnOnce(&mut Cursor<'a>) -> Parsed<T>) -> Parsed<T> {
        let mut cursor = Cursor::new(text);
        let value = read(&mut cursor)?;
        cursor.end()?;
        Ok(value)
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn take_if(&mut self, wanted: impl FnOnce(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|c| wanted(*c))?;
        self.rest = self.rest.strip_prefix(next)?;
        self.at += 1;
        Some(next)
    }

    fn eat(&mut self, wanted: char) -> bool {
        self.take_if(|c| c == wanted).is_some()
    }

    fn expected<T>(&self, expected: &'static str) -> Parsed<T> {
        Err(ParseError {
            at: self.at,
            expected,
            found: self.peek(),
        })
    }

    /// The same error, but pointing at an earlier place.
    fn expected_at<T>(&self, start: &Cursor<'a>, expected: &'static str) -> Parsed<T> {
        start.expected(expected)
    }

    fn end(&self) -> Parsed<()> {
        match self.peek() {
            None => Ok(()),
            Some(_) => self.expected("the end of the text"),
        }
    }

    fn mark(&self) -> Cursor<'a> {
        Cursor { ..*self }
    }

    /// A number without leading zeros, at least `least` and at most `most`.
    fn number(&mut self, least: u8, most: u8, expected: &'static str) -> Parsed<u8> {
        let start = self.mark();
        let mut number: u32 = 0;
        let mut digits = 0;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            if digits > 0 && number == 0 {
                return self.expected_at(&start, expected);
            }
            self.take_if(|_| true);
            number = number.saturating_mul(10).saturating_add(digit);
            digits += 1;
        }
        match u8::try_from(number) {
            Ok(number) if digits > 0 && (least..=most).contains(&number) => Ok(number),
            _ => self.expected_at(&start, expected),
        }
    }

    fn space(&mut self) -> Parsed<Space> {
        const EXPECTED: &str = "a space such as `c3`";
        let start = self.mark();
        let Some(file) = self.take_if(|c| ('a'..='k').contains(&c)) else {
            return self.expected(EXPECTED);
        };
        let rank = self.number(1, crate::MAX_SIZE, "a rank from 1 to 11")?;
        match Space::new(file as u8 - b'a', rank - 1) {
            Some(space) => Ok(space),
            None => self.expected_at(&start, EXPECTED),
        }
    }

    fn maybe_stance(&mut self) -> Option<Stance> {
        let along = self.take_if(|c| matches!(c, 'n' | 's'));
        let across = self.take_if(|c| matches!(c, 'e' | 'w'));
        Some(match (along, across) {
            (Some('n'), None) => Stance::N,
            (Some('n'), Some('e')) => Stance::Ne,
            (None, Some('e')) => Stance::E,
            (Some('s'), Some('e')) => Stance::Se,
            (Some('s'), None) => Stance::S,
            (Some('s'), Some('w')) => Stance::Sw,
            (None, Some('w')) => Stance::W,
            (Some('n'), Some('w')) => Stance::Nw,
            _ => return None,
        })
    }

    fn stance(&mut self) -> Parsed<Stance> {
        match self.maybe_stance() {
            Some(stance) => Ok(stance),
            None => self.expected("a stance such as `ne`"),
        }
    }

    fn action(&mut self) -> Parsed<Action> {
        if let Some(letter) = self.take_if(|c| matches!(c, 'X' | 'T' | 'R' | 'L')) {
            return self.placement(letter);
        }
        // No space is written with an `n`, so `end` cannot be one.
        if self.rest.starts_with("en") {
            for wanted in ['e', 'n', 'd'] {
                if !self.eat(wanted) {
                    return self.expected("`end`");
                }
            }
            return Ok(Action::End);
        }
        if !self.peek().is_some_and(|c| ('a'..='k').contains(&c)) {
            return self.expected("an action such as `T@c3ne`, `c3-c6ne` or `end`");
        }
        let at = self.space()?;
        match self.take_if(|c| matches!(c, '-' | '*' | '~' | '^')) {
            Some('-') => Ok(Action::Slide {
                from: at,
                to: self.space()?,
                stance: self.maybe_stance(),
            }),
            Some('*') => Ok(Action::Activate {
                at,
                stance: self.maybe_stance(),
            }),
            Some('~') => Ok(Action::Pivot {
                at,
                stance: self.stance()?,
            }),
            Some(_) => Ok(Action::PickUp { at }),
            None => self.expected("`-`, `*`, `~` or `^` after the space"),
        }
    }

    fn placement(&mut self, letter: char) -> Parsed<Action> {
        let shape = match letter {
            'X' => Shape::Tix,
            'T' => Shape::Tixel,
            'R' => Shape::Regatta,
            _ => Shape::Flipped,
        };
        if !self.eat('@') {
            return self.expected("`@` after the piece");
        }
        let to = self.space()?;
        let stance = if shape.has_hollow() {
            Some(self.stance()?)
        } else {
            None
        };
        Ok(Action::Place { shape, to, stance })
    }

    fn turn(&mut self) -> Parsed<Turn> {
        let mut actions = Vec::new();
        loop {
            let start = self.mark();
            let action = self.action()?;
            if action == Action::End {
                return self.expected_at(&start, "an action other than `end`");
            }
            actions.push(action);
            if !self.eat(',') {
                break;
            }
        }
        match Turn::new(actions) {
            Some(turn) => Ok(turn),
            None => self.expected("an action"),
        }
    }

    /// Kinds with counts, in the order `X T R`; `-` for none where that is allowed.
    fn pool(&mut self) -> Parsed<Pool> {
        let mut pool = Pool::EMPTY;
        for kind in Kind::ALL {
            if self.eat(kind.letter()) {
                pool.set(kind, self.number(1, u8::MAX, "a number from 1 to 255")?);
            }
        }
        if pool.is_empty() {
            return self.expected("pieces such as `X2T8`, in the order X, T, R");
        }
        Ok(pool)
    }

    fn pool_or_none(&mut self) -> Parsed<Pool> {
        if self.eat('-') {
            Ok(Pool::EMPTY)
        } else {
            self.pool()
        }
    }

    fn setup(&mut self) -> Parsed<Setup> {
        const EXPECTED: &str = "a setup such as `tixel` or `6u:T10/T10`";
        let start = self.mark();
        if self.peek().is_some_and(|c| c.is_ascii_lowercase()) {
            let named = Setup::NAMED.iter().find_map(|(name, setup)| {
                let rest = self.rest.strip_prefix(name)?;
                let ends = rest.is_empty() || rest.starts_with(' ');
                ends.then_some((name.len(), rest, *setup))
            });
            return match named {
                Some((length, rest, setup)) => {
                    self.rest = rest;
                    self.at += length;
                    Ok(setup)
                }
                None => self.expected(EXPECTED),
            };
        }
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return self.expected(EXPECTED);
        }
        let size = self.number(3, Setup::MAX_SIZE, "a board size from 3 to 11")?;
        let edge = match self.take_if(|c| matches!(c, 'u' | 'b')) {
            Some('u') => Edge::Unbounded,
            Some(_) => Edge::Bounded,
            None => return self.expected("`u` (unbounded) or `b` (bounded)"),
        };
        if !self.eat(':') {
            return self.expected("`:` before the pools");
        }
        let white = self.pool()?;
        if !self.eat('/') {
            return self.expected("`/` between the pools");
        }
        let black = self.pool()?;
        let Ok(mut setup) = Setup::new(size, edge, white, black) else {
            return self.expected_at(&start, "a setup with at most 255 pieces each");
        };
        if self.rest.starts_with(":p") {
            self.eat(':');
            self.eat('p');
            let promotions = self.number(1, u8::MAX, "a number of promotions from 1 to 255")?;
            setup = setup.with_promotions(promotions);
        }
        if self.eat(':') {
            for wanted in "near".chars() {
                if !self.eat(wanted) {
                    return self.expected("`near`");
                }
            }
            setup = setup.with_rounded(Rounded::Near);
        }
        Ok(setup)
    }

    fn blank(&mut self) -> Parsed<()> {
        if self.eat(' ') {
            Ok(())
        } else {
            self.expected("a blank and the next field")
        }
    }

    /// The fields after the setup.
    fn fields(&mut self, setup: Setup) -> Parsed<Parts> {
        self.blank()?;
        let pieces = self.board(setup.size())?;
        self.blank()?;
        let to_move = match self.take_if(|c| matches!(c, 'w' | 'b')) {
            Some('w') => Player::White,
            Some(_) => Player::Black,
            None => return self.expected("`w` or `b`, the side to move"),
        };
        self.blank()?;
        let white = self.pool_or_none()?;
        if !self.eat('/') {
            return self.expected("`/` between the pools");
        }
        let black = self.pool_or_none()?;
        self.blank()?;
        let promotions = self.promotions(setup)?;
        self.blank()?;
        let bonus = if self.eat('-') {
            None
        } else if self.peek().is_some_and(|c| ('a'..='k').contains(&c)) {
            Some(self.space()?)
        } else {
            return self.expected("`-` or the space of the sacrificed piece");
        };
        Ok(Parts {
            setup,
            pieces,
            to_move,
            pools: [white, black],
            promotions,
            bonus,
        })
    }

    fn promotions(&mut self, setup: Setup) -> Parsed<[u8; 2]> {
        if setup.promotions() == 0 {
            return if self.eat('-') {
                Ok([0; 2])
            } else {
                self.expected("`-`, since the setup has no promotions")
            };
        }
        const EXPECTED: &str = "the promotions left such as `2/1`";
        let white = self.number(0, u8::MAX, EXPECTED)?;
        if !self.eat('/') {
            return self.expected("`/` between the promotions");
        }
        let black = self.number(0, u8::MAX, EXPECTED)?;
        Ok([white, black])
    }

    fn board(&mut self, size: u8) -> Parsed<Vec<(Space, Piece)>> {
        let mut pieces = Vec::new();
        for rank in (0..size).rev() {
            self.rank(size, rank, &mut pieces)?;
            if rank > 0 && !self.eat('/') {
                return self.expected("`/` and the next rank");
            }
        }
        Ok(pieces)
    }

    fn rank(&mut self, size: u8, rank: u8, pieces: &mut Vec<(Space, Piece)>) -> Parsed<()> {
        let mut file = 0;
        let mut after_run = false;
        while file < size {
            if !after_run && self.peek().is_some_and(|c| c.is_ascii_digit()) {
                file += self.number(1, size - file, "a run of empty spaces that fits the rank")?;
                after_run = true;
                continue;
            }
            let piece = self.piece(after_run)?;
            after_run = false;
            pieces.push((Space::at(file, rank), piece));
            file += 1;
        }
        Ok(())
    }

    fn piece(&mut self, after_run: bool) -> Parsed<Piece> {
        let Some(letter) = self.take_if(|c| "XTRLxtrl".contains(c)) else {
            return self.expected(if after_run {
                "a piece such as `T1`"
            } else {
                "a piece such as `T1` or a number of empty spaces"
            });
        };
        let player = if letter.is_ascii_uppercase() {
            Player::White
        } else {
            Player::Black
        };
        let shape = match letter.to_ascii_uppercase() {
            'X' => Shape::Tix,
            'T' => Shape::Tixel,
            'R' => Shape::Regatta,
            _ => Shape::Flipped,
        };
        let (most, expected) = if shape.has_hollow() {
            ('7', "a stance from 0 to 7")
        } else {
            ('1', "a stance of a Tix piece, 0 or 1")
        };
        let digit = self.take_if(|c| ('0'..=most).contains(&c));
        let Some(digit) = digit.and_then(|c| c.to_digit(10)) else {
            return self.expected(expected);
        };
        Ok(Piece {
            player,
            shape,
            stance: Stance::N.turned(digit as u8),
        })
    }
}

/// Implements `FromStr` with one of the cursor's methods.
macro_rules! from_str {
    ($($type:ty: $read:ident,)*) => {$(
        impl FromStr for $type {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<$type, ParseError> {
                Cursor::whole(text, |cursor| cursor.$read())
            }
        }
    )*};
}

from_str! {
    Space: space,
    Stance: stance,
    Action: action,
    Turn: turn,
    Setup: setup,
    Pool: pool_or_none,
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position, or a setup for its starting position.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut cursor = Cursor::new(text);
        let setup = cursor.setup()?;
        if cursor.peek().is_none() {
            return Ok(Position::start(setup));
        }
        let parts = cursor.fields(setup)?;
        cursor.end()?;
        Position::new(&parts).map_err(PositionError::Faults)
    }
}
