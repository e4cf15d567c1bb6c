//! What the solver remembers about positions: facts, which stay true, and numbers, which guide it.

use bytemuck::Zeroable;
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

    fn plain(self) -> (u64, u32) {
        (self.hash, self.check)
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

/// What is remembered, as plain numbers that are all zero by default.
trait Stored: Copy + Default {
    type Plain: Zeroable + Copy;

    fn to_plain(self) -> Self::Plain;
    fn from_plain(plain: Self::Plain) -> Self;
}

impl Stored for Facts {
    type Plain = [u8; 4];

    fn to_plain(self) -> [u8; 4] {
        [self.win, self.loss, self.no_win, self.no_loss]
    }

    fn from_plain([win, loss, no_win, no_loss]: [u8; 4]) -> Facts {
        Facts {
            win,
            loss,
            no_win,
            no_loss,
        }
    }
}

impl Stored for Numbers {
    type Plain = [u32; 2];

    fn to_plain(self) -> [u32; 2] {
        [self.proof, self.disproof]
    }

    fn from_plain([proof, disproof]: [u32; 2]) -> Numbers {
        Numbers { proof, disproof }
    }
}

/// The key of a position, the weight of what is remembered about it, and that itself.
type Entry<E> = ((u64, u32), u32, <E as Stored>::Plain);

/// Entries in buckets; in a full bucket the least valuable is replaced. The system provides the
/// memory as it is first written: a large table costs nothing until it is filled.
struct Buckets<E: Stored> {
    entries: Vec<Entry<E>>,
}

impl<E: Stored> Buckets<E> {
    /// Entries of at most this many bytes; fewer if there is not enough memory.
    fn new(bytes: usize) -> Buckets<E> {
        let mut buckets = (bytes / size_of::<Entry<E>>() / BUCKET).max(1);
        loop {
            match bytemuck::try_zeroed_vec(buckets * BUCKET) {
                Ok(entries) => return Buckets { entries },
                // A proof without a table is slow, but one that aborts is worse.
                Err(()) if buckets == 1 => {
                    return Buckets {
                        entries: Vec::new(),
                    };
                }
                Err(()) => buckets /= 2,
            }
        }
    }

    fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry<E>>()
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
            .find(|(k, weight, _)| *k == key.plain() && *weight > 0);
        entry.map(|(.., plain)| E::from_plain(*plain))
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
            .position(|(k, weight, _)| *k == key.plain() && *weight > 0);
        let lightest = || (0..BUCKET).min_by_key(|slot| bucket[*slot].1);
        let Some(slot) = known.or_else(lightest) else {
            return;
        };
        let (k, weight, plain) = &mut bucket[slot];
        let mut value = E::from_plain(*plain);
        if known.is_none() {
            (*k, *weight, value) = (key.plain(), 0, E::default());
        }
        change(&mut value, weight);
        *weight = (*weight).max(1);
        *plain = value.to_plain();
    }
}

/// Everything remembered, in a fixed number of bytes.
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

    /// The bytes it has, which are fewer than requested if there was not enough memory.
    pub(super) fn bytes(&self) -> usize {
        self.facts.bytes() + self.numbers.bytes()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_no_machine_has_is_halved_until_there_is_enough() {
        let memory = Memory::new(usize::MAX / 4);
        assert!(memory.bytes() < usize::MAX / 8);
        assert!(memory.bytes() > 0);
    }

    /// The memory of this process that was written to, in KiB.
    #[cfg(target_os = "linux")]
    fn resident() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let number = line.unwrap().split_ascii_whitespace().nth(1);
        number.unwrap().parse().unwrap()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn memory_is_not_written_to_before_it_is_used() {
        let before = resident();
        let memory = Memory::new(1 << 30);
        assert!(memory.facts(Key::default()) == Facts::default());
        assert!(resident() < before + (256 << 10));
    }

    #[test]
    fn what_is_stored_comes_back_as_it_was() {
        let mut memory = Memory::new(1 << 12);
        let key = Key {
            hash: 0x1234_5678_9ABC_DEF1,
            check: 7,
        };
        memory.learn(key, 3, Ok(3));
        memory.learn(key, 4, Err(()));
        let facts = memory.facts(key);
        assert_eq!((facts.win(), facts.no_loss()), (Some(3), Some(4)));
        assert_eq!((facts.loss(), facts.no_win()), (None, None));
        let numbers = Numbers {
            proof: 5,
            disproof: u32::MAX,
        };
        memory.note(key, 3, numbers, 1);
        assert_eq!(memory.numbers(key, 3), Some(numbers));
        assert_eq!(memory.numbers(key, 5), None);
    }
}
