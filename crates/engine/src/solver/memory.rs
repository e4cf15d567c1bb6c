//! What the solver remembers about positions: facts, which stay true, and numbers, which guide it.

use rules::{State, Word};

/// How many slots a position can go into.
const BUCKET: usize = 4;

/// A position's lookup key: two independent numbers, 96 bits in all, so that two positions are
/// practically never confused.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Key {
    hash: u64,
    check: u32,
}

impl Key {
    pub(super) fn of<W: Fold>(state: &State<W>) -> Key {
        let [white, black] = rules::Player::ALL.map(|player| state.pieces_of(player).fold());
        let mut check = white ^ black.rotate_left(21) ^ state.active().fold().rotate_left(42);
        check = (check ^ (check >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        Key {
            hash: state.hash(),
            check: (check >> 32) as u32,
        }
    }

    /// The key of the position with this many turns left.
    fn with_turns(self, turns: u8) -> Key {
        let salt = (u64::from(turns) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Key {
            hash: self.hash ^ salt,
            ..self
        }
    }
}

/// A board word that can be reduced to 64 bits.
pub(super) trait Fold: Word {
    fn fold(self) -> u64;
}

impl Fold for u64 {
    fn fold(self) -> u64 {
        self
    }
}

impl Fold for u128 {
    fn fold(self) -> u64 {
        (self as u64) ^ ((self >> 64) as u64).rotate_left(32)
    }
}

/// What is known for certain about a position, for the player to move. All of it holds however the
/// position was reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Facts {
    /// Wins within this many turns, if not 0.
    win: u8,
    /// Loses within one turn less than this, if not 0.
    loss: u8,
    /// Does not win within this many turns, if not 0.
    no_win: u8,
    /// Does not lose within one turn less than this, if not 0.
    no_loss: u8,
}

impl Facts {
    /// Within how many turns the player to move wins.
    pub(super) fn win(&self) -> Option<u8> {
        (self.win > 0).then_some(self.win)
    }

    /// Within how many turns the player to move loses.
    pub(super) fn loss(&self) -> Option<u8> {
        self.loss.checked_sub(1)
    }

    /// Within how many turns the player to move does not win.
    pub(super) fn no_win(&self) -> Option<u8> {
        (self.no_win > 0).then_some(self.no_win)
    }

    /// Within how many turns the player to move does not lose.
    pub(super) fn no_loss(&self) -> Option<u8> {
        self.no_loss.checked_sub(1)
    }

    /// Whether an attack of at most this many turns is known to succeed (with the turns it takes)
    /// or to fail. An odd number is an attack by the player to move, an even one by the opponent.
    pub(super) fn attack(&self, turns: u8) -> Option<Result<u8, ()>> {
        let (reached, against, other) = if turns % 2 == 1 {
            (self.win(), self.no_win(), self.loss())
        } else {
            (self.loss(), self.no_loss(), self.win())
        };
        if let Some(within) = reached.filter(|within| *within <= turns) {
            return Some(Ok(within));
        }
        let fails = other.is_some() || against.is_some_and(|against| against >= turns);
        fails.then_some(Err(()))
    }

    fn add(&mut self, turns: u8, result: Result<u8, ()>) {
        let least = |known: &mut u8, new: u8| {
            if *known == 0 || new < *known {
                *known = new;
            }
        };
        match (turns % 2 == 1, result) {
            (true, Ok(within)) => least(&mut self.win, within),
            (false, Ok(within)) => least(&mut self.loss, within + 1),
            (true, Err(())) => self.no_win = self.no_win.max(turns),
            (false, Err(())) => self.no_loss = self.no_loss.max(turns + 1),
        }
    }

    /// Roughly how much work went into it.
    fn weight(&self) -> u32 {
        let most = self.win.max(self.loss).max(self.no_win).max(self.no_loss);
        u32::from(most)
    }
}

/// Proof and disproof numbers of an attack (Allis, 1994): roughly, how many positions must still be
/// shown to be won, or not won, by the attacker.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

/// Entries in buckets; in a full bucket the least valuable is replaced.
#[derive(Debug)]
struct Buckets<E> {
    entries: Vec<(Key, u32, E)>,
}

impl<E: Copy + Default> Buckets<E> {
    fn new(bytes: usize) -> Buckets<E> {
        let count = (bytes / size_of::<(Key, u32, E)>()).max(BUCKET);
        Buckets {
            entries: vec![Default::default(); count / BUCKET * BUCKET],
        }
    }

    fn bucket(&self, key: Key) -> std::ops::Range<usize> {
        let buckets = (self.entries.len() / BUCKET) as u128;
        let bucket = (u128::from(key.hash) * buckets) >> 64;
        let first = bucket as usize * BUCKET;
        first..first + BUCKET
    }

    #[inline]
    fn read(&self, key: Key) -> Option<E> {
        let bucket = self.entries.get(self.bucket(key))?;
        let entry = bucket
            .iter()
            .find(|(k, weight, _)| *k == key && *weight > 0);
        entry.map(|(.., value)| *value)
    }

    /// Updates or creates the entry of a position, and how much it is worth keeping.
    #[inline]
    fn write(&mut self, key: Key, change: impl FnOnce(&mut E, &mut u32)) {
        let bucket = self.bucket(key);
        let Some(bucket) = self.entries.get_mut(bucket) else {
            return;
        };
        let known = bucket
            .iter()
            .position(|(k, weight, _)| *k == key && *weight > 0);
        let lightest = || (0..BUCKET).min_by_key(|slot| bucket[*slot].1);
        let Some(slot) = known.or_else(lightest) else {
            return;
        };
        let (k, weight, value) = &mut bucket[slot];
        if known.is_none() {
            (*k, *weight, *value) = (key, 0, E::default());
        }
        change(value, weight);
        *weight = (*weight).max(1);
    }
}

/// Everything remembered, in a fixed number of bytes.
#[derive(Debug)]
pub(super) struct Memory {
    facts: Buckets<Facts>,
    numbers: Buckets<Numbers>,
}

impl Memory {
    pub(super) fn new(bytes: usize) -> Memory {
        Memory {
            facts: Buckets::new(bytes / 2),
            numbers: Buckets::new(bytes / 2),
        }
    }

    pub(super) fn facts(&self, key: Key) -> Facts {
        self.facts.read(key).unwrap_or_default()
    }

    /// Remembers that an attack succeeds in a number of turns, or fails.
    pub(super) fn learn(&mut self, key: Key, turns: u8, result: Result<u8, ()>) {
        self.facts.write(key, |facts, weight| {
            facts.add(turns, result);
            *weight = facts.weight();
        });
    }

    pub(super) fn numbers(&self, key: Key, turns: u8) -> Option<Numbers> {
        self.numbers.read(key.with_turns(turns))
    }

    /// Remembers the numbers of an attack, and how much work went into it.
    pub(super) fn note(&mut self, key: Key, turns: u8, numbers: Numbers, work: u64) {
        self.numbers.write(key.with_turns(turns), |known, weight| {
            *known = numbers;
            *weight = weight.saturating_add(work.min(u64::from(u32::MAX)) as u32);
        });
    }
}
