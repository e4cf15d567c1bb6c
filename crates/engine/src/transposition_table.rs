//! The transposition table: bounded, shared by threads, lock-free.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use rules::{Action, Shape, Space, Stance};

use crate::Score;
use crate::tuning::{TABLE_DEEPER, TABLE_YEAR};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// Nothing: only the action is worth storing.
    None,
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// The score is exact.
    Exact,
}

impl Bound {
    const ALL: [Bound; 4] = [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact];

    pub(crate) const fn is_lower(self) -> bool {
        matches!(self, Bound::Lower | Bound::Exact)
    }

    pub(crate) const fn is_upper(self) -> bool {
        matches!(self, Bound::Upper | Bound::Exact)
    }
}

/// What is stored about a position. Proofs are counted from the position itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) action: Option<Action>,
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// In fractions of a ply.
    pub(crate) depth: i32,
}

/// An entry. The first word is combined with the second, so that an entry torn by two threads does
/// not match its position.
type Slot = [AtomicU64; 2];

const SLOTS: usize = 4;
const BUCKET_WORDS: usize = 2 * SLOTS;
const BUCKET_BYTES: usize = size_of::<Bucket>();

/// How many buckets are looked at to tell how full the table is.
const SAMPLE: usize = 250;

/// Four slots that share a cache line.
type Bucket = [AtomicU64; BUCKET_WORDS];

#[inline]
fn slots(bucket: &Bucket) -> &[Slot] {
    bucket.as_chunks().0
}

/// The table. It allocates its memory when [`TranspositionTable::ready`] is called, and the system
/// provides pages as they are first written: a large table costs nothing until it is filled.
pub(crate) struct TranspositionTable {
    /// One bucket more than is used, so that the first can start on a cache line.
    words: Vec<AtomicU64>,
    /// Where the first bucket begins.
    begin: usize,
    /// The intended number of buckets.
    buckets: usize,
    age: AtomicU8,
}

// Word layout, from the low end: action 21, score 22, depth 12, bound 2, age 6.
const SCORE_AT: u32 = 21;
const DEPTH_AT: u32 = 43;
const BOUND_AT: u32 = 55;
const AGE_AT: u32 = 57;
const AGES: u8 = 63;
const SCORE_OFFSET: i32 = 1 << 21;
pub(crate) const DEEPEST: i32 = (1 << 12) - 1;

impl TranspositionTable {
    /// A table of at most this many bytes, and at least one bucket of 64.
    pub(crate) fn new(bytes: u64) -> TranspositionTable {
        let most = u64::from(u32::MAX).min((usize::MAX / BUCKET_BYTES / 2) as u64);
        let buckets = (bytes / BUCKET_BYTES as u64).clamp(1, most);
        TranspositionTable {
            words: Vec::new(),
            begin: 0,
            buckets: buckets as usize,
            age: AtomicU8::new(0),
        }
    }

    /// Allocates the memory unless that has been done; less of it if there is not enough.
    pub(crate) fn ready(&mut self) {
        while self.words.is_empty() {
            let words = (self.buckets + 1) * BUCKET_WORDS;
            match bytemuck::try_zeroed_vec(words) {
                Ok(words) => self.words = words,
                // A search without a table is slow, but one that aborts is worse.
                Err(()) if self.buckets == 1 => return,
                Err(()) => self.buckets /= 2,
            }
        }
        let past = self.words.as_ptr().addr() % BUCKET_BYTES;
        self.begin = (BUCKET_BYTES - past) % BUCKET_BYTES / size_of::<AtomicU64>();
    }

    /// The bytes the entries take once allocated.
    pub(crate) fn bytes(&self) -> u64 {
        self.buckets as u64 * BUCKET_BYTES as u64
    }

    /// Forgets everything by freeing the memory, which takes no longer for a large table.
    pub(crate) fn clear(&mut self) {
        self.words = Vec::new();
        self.age.store(0, Ordering::Relaxed);
    }

    /// Starts a new search: older entries are replaced sooner.
    pub(crate) fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths, from a sample.
    pub(crate) fn permille(&self) -> u32 {
        let age = u64::from(self.age.load(Ordering::Relaxed));
        let sample = self.buckets.min(SAMPLE);
        let words = self.words.get(self.begin..).unwrap_or_default();
        let slots: &[Slot] = words.as_chunks().0;
        let used = slots
            .iter()
            .take(sample * SLOTS)
            .filter(|[_, data]| {
                let data = data.load(Ordering::Relaxed);
                data != 0 && data >> AGE_AT == age
            })
            .count();
        (used * 1000 / (sample * SLOTS)) as u32
    }

    #[inline]
    fn bucket(&self, hash: u64) -> Option<&Bucket> {
        let at = (u128::from(hash) * self.buckets as u128) >> 64;
        let words = self.words.get(self.begin..)?;
        words.as_chunks().0.get(at as usize)
    }

    /// What is stored about a position.
    pub(crate) fn recall(&self, hash: u64) -> Option<Entry> {
        slots(self.bucket(hash)?).iter().find_map(|[key, data]| {
            let data = data.load(Ordering::Relaxed);
            let same = key.load(Ordering::Relaxed) ^ data == hash;
            (same && data != 0).then(|| unpacked(data))
        })
    }

    /// Stores a position, replacing its old entry or the one least worth keeping.
    pub(crate) fn remember(&self, hash: u64, mut entry: Entry) {
        let Some(bucket) = self.bucket(hash) else {
            return;
        };
        let age = self.age.load(Ordering::Relaxed);
        let mut least: Option<(i32, &Slot)> = None;
        for slot in slots(bucket) {
            let data = slot[1].load(Ordering::Relaxed);
            let same = data != 0 && slot[0].load(Ordering::Relaxed) ^ data == hash;
            if same {
                let old = unpacked(data);
                entry.action = entry.action.or(old.action);
                // A deeper result of this search is not replaced by a shallower bound.
                let newer = (data >> AGE_AT) as u8 != age;
                if !newer && entry.bound != Bound::Exact && old.depth > entry.depth + TABLE_DEEPER {
                    return;
                }
                least = Some((0, slot));
                break;
            }
            let worth = worth(data, age);
            if least.is_none_or(|(worst, _)| worth < worst) {
                least = Some((worth, slot));
            }
        }
        if let Some((_, slot)) = least {
            let data = packed(entry) | u64::from(age) << AGE_AT;
            slot[0].store(hash ^ data, Ordering::Relaxed);
            slot[1].store(data, Ordering::Relaxed);
        }
    }
}

/// How much an entry is worth keeping in a search of this age.
fn worth(data: u64, age: u8) -> i32 {
    if data == 0 {
        return i32::MIN;
    }
    let years = (i32::from(age) + i32::from(AGES) - (data >> AGE_AT) as i32) % i32::from(AGES);
    depth_of(data) - years * TABLE_YEAR
}

fn packed(entry: Entry) -> u64 {
    let action = entry.action.map_or(0, action_code);
    let score = (entry.score.raw() + SCORE_OFFSET) as u64;
    u64::from(action)
        | score << SCORE_AT
        | (entry.depth.clamp(0, DEEPEST) as u64) << DEPTH_AT
        | (entry.bound as u64) << BOUND_AT
}

fn unpacked(data: u64) -> Entry {
    Entry {
        action: action_of((data & 0x1F_FFFF) as u32),
        score: Score::from_raw((data >> SCORE_AT & 0x3F_FFFF) as i32 - SCORE_OFFSET),
        bound: Bound::ALL[(data >> BOUND_AT & 3) as usize],
        depth: depth_of(data),
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> DEPTH_AT) as i32 & DEEPEST
}

/// An action as a number from 1 to 2²¹ − 1.
pub(crate) fn action_code(action: Action) -> u32 {
    let space = |space: Space| u32::from(space.rank()) * 11 + u32::from(space.file());
    let code = |kind: u32, first: u32, second: u32, stance: Option<Stance>| {
        kind | first << 3 | second << 10 | stance.map_or(0, |s| s as u32 + 1) << 17
    };
    match action {
        Action::Place { shape, to, stance } => code(1, space(to), shape as u32, stance),
        Action::Slide { from, to, stance } => code(2, space(from), space(to), stance),
        Action::Activate { at, stance } => code(3, space(at), 0, stance),
        Action::Pivot { at, stance } => code(4, space(at), 0, Some(stance)),
        Action::PickUp { at } => code(5, space(at), 0, None),
        Action::End => code(6, 0, 0, None),
    }
}

/// The action of a number made by [`action_code`].
fn action_of(code: u32) -> Option<Action> {
    let space = |at: u32| Space::new((at % 11) as u8, (at / 11) as u8);
    let first = space(code >> 3 & 127)?;
    let second = code >> 10 & 127;
    let stance = match code >> 17 & 15 {
        0 => None,
        n => Some(*Stance::ALL.get(n as usize - 1)?),
    };
    Some(match code & 7 {
        1 => Action::Place {
            shape: *Shape::ALL.get(second as usize)?,
            to: first,
            stance,
        },
        2 => Action::Slide {
            from: first,
            to: space(second)?,
            stance,
        },
        3 => Action::Activate { at: first, stance },
        4 => Action::Pivot {
            at: first,
            stance: stance?,
        },
        5 => Action::PickUp { at: first },
        6 => Action::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Position;

    fn ready(bytes: u64) -> TranspositionTable {
        let mut table = TranspositionTable::new(bytes);
        table.ready();
        table
    }

    #[test]
    fn a_table_takes_no_memory_before_it_is_needed() {
        let mut table = TranspositionTable::new(1 << 40);
        assert_eq!(table.words.capacity(), 0);
        assert_eq!((table.recall(1), table.permille()), (None, 0));
        table = TranspositionTable::new(1 << 20);
        table.ready();
        assert!(table.words.capacity() > 0);
        table.clear();
        assert_eq!(table.words.capacity(), 0);
    }

    #[test]
    fn buckets_begin_with_a_cache_line_and_all_lie_within_the_table() {
        for bytes in [64, 640, 1 << 16, 3 << 20] {
            let table = ready(bytes);
            for hash in [0, u64::MAX / 2, u64::MAX] {
                let bucket = table.bucket(hash).unwrap();
                assert_eq!(slots(bucket).len(), SLOTS);
                assert_eq!(bucket.as_ptr().addr() % BUCKET_BYTES, 0);
            }
        }
    }

    #[test]
    fn an_action_survives_its_number() {
        for setup in ["tix", "tixel", "regatta", "11u:X5T5R5/T10"] {
            let mut position = Position::start(setup.parse().unwrap());
            for k in 0..60 {
                for action in position.actions() {
                    let code = action_code(action);
                    assert!(code > 0 && code < 1 << 21);
                    assert_eq!(action_of(code), Some(action));
                }
                let count = position.count_actions();
                if count == 0 {
                    break;
                }
                let action = position.nth_action((k * 7919) % count).unwrap();
                position.play_unchecked(action);
            }
        }
    }

    #[test]
    fn an_entry_survives_the_table() {
        let table = ready(1 << 12);
        for (i, score) in [Score::win_in(3), Score::loss_in(900), Score::guess(-77)]
            .into_iter()
            .enumerate()
        {
            let entry = Entry {
                action: Some("c3-c6ne".parse().unwrap()),
                score,
                bound: Bound::Exact,
                depth: 100,
            };
            let hash = (i as u64 + 1) * 0x1234_5678_9ABC_DEF1;
            table.remember(hash, entry);
            assert_eq!(table.recall(hash), Some(entry));
            assert_eq!(table.recall(hash ^ 1), None);
        }
    }

    #[test]
    fn a_table_never_takes_more_than_its_bytes() {
        for bytes in [64, 1000, 4096, 100_000] {
            assert!(TranspositionTable::new(bytes).bytes() <= bytes);
        }
    }

    #[test]
    fn a_cleared_table_knows_nothing() {
        let mut table = ready(640);
        let entry = Entry {
            action: None,
            score: Score::EVEN,
            bound: Bound::Lower,
            depth: 3,
        };
        table.remember(99, entry);
        assert_eq!(table.recall(99), Some(entry));
        table.clear();
        assert_eq!(table.recall(99), None);
        table.ready();
        assert_eq!(table.recall(99), None);
        assert_eq!(table.permille(), 0);
    }
}
