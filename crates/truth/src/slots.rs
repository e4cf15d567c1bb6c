//! A concurrent set of positions with a value each: 8 bytes per slot.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

use crate::coding::BITS;

const EMPTY: u64 = u64::MAX;
const NUMBER: u64 = (1 << BITS) - 1;

/// Open addressing: a word holds a position's number and, in its highest byte, its value.
pub(crate) struct Slots {
    words: Vec<AtomicU64>,
    taken: AtomicUsize,
}

impl Slots {
    /// Bytes for each slot.
    pub(crate) const BYTES: usize = size_of::<AtomicU64>();

    /// This many empty slots, or `None` if memory cannot be allocated.
    pub(crate) fn new(count: usize) -> Option<Slots> {
        let mut words = Vec::new();
        words.try_reserve_exact(count).ok()?;
        words.extend((0..count).map(|_| AtomicU64::new(EMPTY)));
        let taken = AtomicUsize::new(0);
        Some(Slots { words, taken })
    }

    /// The same positions in more slots.
    pub(crate) fn grown(&self, count: usize) -> Option<Slots> {
        let grown = Slots::new(count)?;
        for (number, _) in self.entries() {
            grown.insert(number);
        }
        Some(grown)
    }

    /// How many slots there are.
    pub(crate) fn count(&self) -> usize {
        self.words.len()
    }

    /// How many positions there are.
    pub(crate) fn len(&self) -> usize {
        self.taken.load(Relaxed)
    }

    /// Adds a position; returns whether it is new. There must be an empty slot.
    pub(crate) fn insert(&self, number: u64) -> bool {
        for word in self.probe(number) {
            let held = match word.load(Relaxed) {
                EMPTY => match word.compare_exchange(EMPTY, number, Relaxed, Relaxed) {
                    Ok(_) => {
                        self.taken.fetch_add(1, Relaxed);
                        return true;
                    }
                    Err(held) => held,
                },
                held => held,
            };
            if held & NUMBER == number {
                return false;
            }
        }
        false
    }

    /// The value of a position, 0 at first; `None` if it is not in the set.
    #[inline]
    pub(crate) fn value(&self, number: u64) -> Option<u8> {
        for word in self.probe(number) {
            match word.load(Relaxed) {
                EMPTY => return None,
                held if held & NUMBER == number => return Some((held >> BITS) as u8),
                _ => {}
            }
        }
        None
    }

    /// The position in a slot.
    pub(crate) fn number(&self, slot: u32) -> Option<u64> {
        let word = self.words.get(slot as usize)?.load(Relaxed);
        (word != EMPTY).then_some(word & NUMBER)
    }

    /// Gives the position in a slot its value.
    pub(crate) fn set(&self, slot: u32, value: u8) {
        if let Some(word) = self.words.get(slot as usize) {
            word.fetch_or(u64::from(value) << BITS, Relaxed);
        }
    }

    /// All positions with their values.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (u64, u8)> + '_ {
        let words = self.words.iter().map(|word| word.load(Relaxed));
        let taken = words.filter(|word| *word != EMPTY);
        taken.map(|word| (word & NUMBER, (word >> BITS) as u8))
    }

    /// The probe sequence of a position.
    #[inline]
    fn probe(&self, number: u64) -> impl Iterator<Item = &AtomicU64> {
        let count = self.words.len() as u128;
        let first = ((u128::from(mixed(number)) * count) >> 64) as usize;
        let (before, from) = self.words.split_at(first.min(self.words.len()));
        from.iter().chain(before)
    }
}

/// A number with its bits well mixed.
pub(crate) fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
