//! How long to search.

use std::fmt;

use rules::Player;

use crate::LineError;
use crate::words::{Words, cut};

/// The longest time that can be given: about thirty years, so that no sum of times overflows.
const LONGEST: u64 = 1_000_000_000_000;

numbers! {
    /// How long to search: until the first of these limits is reached, or forever if there is none,
    /// which is written `infinite`. Times are in milliseconds.
    ///
    /// ```
    /// use ugi::{UgiCommand, Go};
    ///
    /// let command: UgiCommand = "go nodes 10000 movetime 500".parse()?;
    /// let UgiCommand::Go(go) = &command else { unreachable!() };
    /// assert_eq!((go.nodes, go.movetime), (Some(10_000), Some(500)));
    /// assert_eq!(command.to_string(), "go movetime 500 nodes 10000");
    /// assert_eq!(UgiCommand::Go(Go::INFINITE).to_string(), "go infinite");
    /// # Ok::<(), ugi::LineError>(())
    /// ```
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Go {
        /// Search this long.
        movetime: u64 = 1..=LONGEST,
        /// Search this many nodes.
        nodes: u64 = 1..=u64::MAX,
        /// Search this deep, in actions; at 0 any legal action will do.
        depth: u32 = 0..=u32::MAX,
    } and {
        /// White's and Black's clocks, both or neither.
        clocks: Option<[Clock; 2]>,
    }
}

/// A player's clock, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clock {
    /// Time left.
    pub time: u64,
    /// Increment per action.
    pub increment: u64,
}

numbers! {
    /// The clocks as they are written.
    #[derive(Default)]
    struct Written {
        p1time: u64 = 0..=LONGEST,
        p2time: u64 = 0..=LONGEST,
        p1inc: u64 = 0..=LONGEST,
        p2inc: u64 = 0..=LONGEST,
    } and {}
}

impl Written {
    fn clocks(self) -> Result<Option<[Clock; 2]>, LineError> {
        let increments = [self.p1inc, self.p2inc];
        match [self.p1time, self.p2time] {
            [Some(white), Some(black)] => {
                let [first, second] = increments.map(Option::unwrap_or_default);
                Ok(Some(
                    [(white, first), (black, second)]
                        .map(|(time, increment)| Clock { time, increment }),
                ))
            }
            [None, None] if increments == [None, None] => Ok(None),
            [None, _] => Err(LineError::ClockMissing("p1time")),
            [Some(_), None] => Err(LineError::ClockMissing("p2time")),
        }
    }
}

impl Go {
    /// Until told to stop.
    pub const INFINITE: Go = Go {
        movetime: None,
        nodes: None,
        depth: None,
        clocks: None,
    };

    /// A player's clock, if there are clocks.
    pub fn clock(&self, player: Player) -> Option<Clock> {
        let [white, black] = self.clocks?;
        Some(match player {
            Player::White => white,
            Player::Black => black,
        })
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Result<Go, LineError> {
        let mut go = Go::INFINITE;
        let mut written = Written::default();
        let mut infinite = false;
        while let Some(word) = words.next() {
            if word == "infinite" {
                if infinite {
                    return Err(LineError::Twice("infinite"));
                }
                infinite = true;
            } else if !go.read_number(word, words)? && !written.read_number(word, words)? {
                return Err(LineError::Unexpected {
                    found: cut(word),
                    after: "go",
                });
            }
        }
        go.clocks = written.clocks()?;
        match (infinite, go == Go::INFINITE) {
            (true, false) => Err(LineError::InfiniteAndLimited),
            (false, true) => Err(LineError::Missing {
                what: "limit or `infinite`",
                after: "go",
            }),
            _ => Ok(go),
        }
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if *self == Go::INFINITE {
            return f.write_str(" infinite");
        }
        self.write_numbers(f)?;
        let Some([white, black]) = self.clocks else {
            return Ok(());
        };
        let written = Written {
            p1time: Some(white.time),
            p2time: Some(black.time),
            p1inc: Some(white.increment),
            p2inc: Some(black.increment),
        };
        written.write_numbers(f)
    }
}
