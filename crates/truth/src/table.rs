//! Complete tables: the value of every position of a small board.

use std::thread;

use rules::{Position, Setup};

use crate::coding::Coding;
use crate::slots::Slots;
use crate::{passes, reach};

/// The value of a position for the player to move with best play: the winner wins as soon as
/// possible, the loser holds out as long as possible. Turns of both players are counted, including
/// the one in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Value {
    /// The player to move wins in this many turns; 1 means this turn.
    Win(u32),
    /// The player to move loses in this many turns; 0 means now.
    Loss(u32),
    /// Neither can force a win.
    Draw,
}

/// Limits on computing a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Threads.
    pub threads: usize,
    /// Memory for positions, in bytes.
    pub memory: usize,
}

/// Progress on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Positions are being found.
    Reaching {
        /// So far.
        positions: u64,
    },
    /// Positions are being decided.
    Deciding {
        /// All that are decided within this many turns are known.
        turns: u32,
        /// How many are not.
        open: u64,
    },
}

/// Why there is no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TableError {
    /// A position does not fit into a number.
    #[error("the board is too large for a table: a position takes more than 56 bits")]
    TooWide,
    /// The positions do not fit into the memory.
    #[error("more than {positions} positions: too many for the memory")]
    TooLarge {
        /// How many were found.
        positions: u64,
    },
    /// Some win takes more turns than a table counts.
    #[error("some win takes more than 250 turns")]
    TooLong,
    /// The caller stopped it.
    #[error("stopped")]
    Stopped,
}

/// A summary of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableSummary {
    /// The value of the start, for White.
    pub start: Value,
    /// Positions that are won, lost and drawn for the player to move.
    pub counts: [u64; 3],
    /// The most turns a win or a loss takes.
    pub longest: u32,
    /// A fingerprint of all positions and their values.
    pub digest: u64,
}

impl TableSummary {
    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        self.counts.iter().sum()
    }
}

/// The values of all positions that a game can reach. Symmetric positions are one, and if both
/// players start with the same pieces, so are those with colours exchanged.
pub struct Table {
    coding: Coding,
    slots: Slots,
    setup: Setup,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("setup", &self.setup)
            .field("positions", &self.slots.len())
            .finish_non_exhaustive()
    }
}

impl Table {
    /// Computes the table of a setup, as long as `go_on` returns `true`.
    ///
    /// ```
    /// use rules::{Position, Setup};
    /// use truth::{Effort, Table, Value};
    ///
    /// let setup: Setup = "3u:X3/X3".parse()?;
    /// let effort = Effort { threads: 1, memory: 64 << 20 };
    /// let table = Table::of(setup, effort, |_| true)?;
    /// assert_eq!(table.summary().start, Value::Win(3));
    /// assert_eq!(table.value(&Position::start(setup)), Some(Value::Win(3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the setup is too large for the memory or for a table at all, or if it was stopped.
    pub fn of(
        setup: Setup,
        effort: Effort,
        go_on: impl Fn(Stage) -> bool,
    ) -> Result<Table, TableError> {
        let coding = Coding::new(setup).ok_or(TableError::TooWide)?;
        let crew = Crew {
            effort,
            go_on: &go_on,
        };
        let start = coding.encode(&Position::start(setup)).number;
        let slots = reach::reach(&coding, &[start], &crew)?;
        passes::decide(&coding, &slots, &crew)?;
        Ok(Table {
            coding,
            slots,
            setup,
        })
    }

    /// The value of a position, or `None` if no game of this setup reaches it.
    pub fn value(&self, position: &Position) -> Option<Value> {
        if position.setup() != self.setup {
            return None;
        }
        let number = self.coding.encode(position).number;
        self.slots.value(number).map(passes::value)
    }

    /// All positions with their values, one per symmetry class, in no particular order.
    pub fn entries(&self) -> impl Iterator<Item = (Position, Value)> + '_ {
        let mut decoder = self.coding.decoder();
        self.slots.entries().filter_map(move |(number, stored)| {
            let position = self.coding.decode(number, &mut decoder)?;
            Some((position, passes::value(stored)))
        })
    }

    /// A summary of the table.
    pub fn summary(&self) -> TableSummary {
        let (mut counts, mut longest) = ([0; 3], 0);
        for (_, stored) in self.slots.entries() {
            let (which, turns) = match passes::value(stored) {
                Value::Win(turns) => (0, turns),
                Value::Loss(turns) => (1, turns),
                Value::Draw => (2, 0),
            };
            counts[which] += 1;
            longest = longest.max(turns);
        }
        let start = self.value(&Position::start(self.setup));
        TableSummary {
            start: start.unwrap_or(Value::Draw),
            counts,
            longest,
            digest: reach::digest(&self.slots),
        }
    }
}

/// The threads that work on a table, and the progress callback.
pub(crate) struct Crew<'a> {
    effort: Effort,
    go_on: &'a dyn Fn(Stage) -> bool,
}

impl Crew<'_> {
    pub(crate) fn memory(&self) -> usize {
        self.effort.memory
    }

    pub(crate) fn report(&self, stage: Stage) -> Result<(), TableError> {
        if (self.go_on)(stage) {
            Ok(())
        } else {
            Err(TableError::Stopped)
        }
    }

    /// Lets each thread do an equal share; the results come in order.
    pub(crate) fn share<T: Sync, R: Send>(
        &self,
        all: &[T],
        work: impl Fn(&[T]) -> Vec<R> + Sync,
    ) -> Vec<Vec<R>> {
        let size = all.len().div_ceil(self.effort.threads.max(1)).max(1);
        let mut shares = all.chunks(size);
        let Some(first) = shares.next() else {
            return Vec::new();
        };
        let work = &work;
        thread::scope(|scope| {
            let others: Vec<_> = shares
                .map(|share| scope.spawn(move || work(share)))
                .collect();
            let mut done = vec![work(first)];
            for other in others {
                match other.join() {
                    Ok(result) => done.push(result),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            done
        })
    }
}
