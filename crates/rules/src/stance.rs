//! How a piece stands: the eight stances and sets of them.

use std::fmt;

use crate::Direction;
use crate::word::nth_bit_of_byte;

/// How a piece stands, named by the direction its hollow faces.
///
/// Aligned stances are inactive, diagonal ones active. A Tix piece has no hollow; by convention
/// it stands [`Stance::N`] when inactive and [`Stance::Ne`] when active.
///
/// ```
/// use rules::Stance;
///
/// assert!(Stance::Ne.is_active());
/// assert_eq!(Stance::Ne.turned(3), Stance::S);
/// assert_eq!("sw".parse::<Stance>()?, Stance::Sw);
/// # Ok::<(), rules::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Stance {
    N,
    Ne,
    E,
    Se,
    S,
    Sw,
    W,
    Nw,
}

impl Stance {
    /// All eight, clockwise from `n`; the index is the digit used in position texts.
    pub const ALL: [Stance; 8] = [
        Stance::N,
        Stance::Ne,
        Stance::E,
        Stance::Se,
        Stance::S,
        Stance::Sw,
        Stance::W,
        Stance::Nw,
    ];

    /// Whether a piece in this stance is active.
    pub const fn is_active(self) -> bool {
        self as u8 & 1 == 1
    }

    /// The stance `eighths` steps of 45° clockwise from this one.
    pub const fn turned(self, eighths: u8) -> Stance {
        Stance::numbered(self as u8 + (eighths & 7))
    }

    /// How many steps of 45° clockwise lead to another stance, from 0 to 7.
    ///
    /// ```
    /// use rules::Stance;
    ///
    /// assert_eq!(Stance::Nw.eighths_to(Stance::Ne), 2);
    /// assert_eq!(Stance::Ne.eighths_to(Stance::Nw), 6);
    /// ```
    pub const fn eighths_to(self, other: Stance) -> u8 {
        (other as u8 + 8 - self as u8) % 8
    }

    /// The direction the hollow faces, for an inactive stance.
    pub const fn faces(self) -> Option<Direction> {
        if self.is_active() {
            None
        } else {
            Some(Direction::ALL[self as usize / 2])
        }
    }

    /// The stance's name as written in actions.
    pub const fn name(self) -> &'static str {
        ["n", "ne", "e", "se", "s", "sw", "w", "nw"][self as usize]
    }

    /// The direction the hollow faces, written out.
    pub(crate) const fn direction(self) -> &'static str {
        [
            "north",
            "north-east",
            "east",
            "south-east",
            "south",
            "south-west",
            "west",
            "north-west",
        ][self as usize]
    }

    /// The stance of a quarter: stance = 2 × quarter + active.
    pub(crate) const fn from_quarter(quarter: u8, active: bool) -> Stance {
        Stance::numbered((quarter & 3) << 1 | active as u8)
    }

    /// The stance with a digit, modulo 8.
    pub(crate) const fn numbered(digit: u8) -> Stance {
        Stance::ALL[digit as usize & 7]
    }
}

impl fmt::Display for Stance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A set of stances.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct StanceSet(u8);

impl StanceSet {
    /// No stance.
    pub const EMPTY: StanceSet = StanceSet(0);
    /// The four diagonal stances.
    pub const ACTIVE: StanceSet = StanceSet(0b1010_1010);
    /// The four aligned stances.
    pub const INACTIVE: StanceSet = StanceSet(0b0101_0101);

    /// The set of one stance.
    pub const fn only(stance: Stance) -> StanceSet {
        StanceSet(1 << stance as u8)
    }

    /// The two stances an eighth to either side.
    pub const fn beside(stance: Stance) -> StanceSet {
        StanceSet::only(stance.turned(1)).or(StanceSet::only(stance.turned(7)))
    }

    /// Whether the stance is in the set.
    pub const fn contains(self, stance: Stance) -> bool {
        self.0 >> stance as u8 & 1 == 1
    }

    /// How many stances there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Stances in either set.
    #[must_use]
    pub const fn or(self, other: StanceSet) -> StanceSet {
        StanceSet(self.0 | other.0)
    }

    /// Stances in both sets.
    #[must_use]
    pub const fn and(self, other: StanceSet) -> StanceSet {
        StanceSet(self.0 & other.0)
    }

    /// Stances of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: StanceSet) -> StanceSet {
        StanceSet(self.0 & !other.0)
    }

    /// The k-th stance of the set, clockwise from `n`.
    pub fn nth(self, k: u32) -> Option<Stance> {
        (k < self.len()).then(|| self.at(k as u8))
    }

    /// The k-th stance of the set, which must have more than `k`.
    #[inline(always)]
    pub(crate) fn at(self, k: u8) -> Stance {
        Stance::numbered(nth_bit_of_byte(self.0, k) as u8)
    }
}

impl IntoIterator for StanceSet {
    type Item = Stance;
    type IntoIter = Stances;

    fn into_iter(self) -> Stances {
        Stances(self.0)
    }
}

impl FromIterator<Stance> for StanceSet {
    fn from_iter<I: IntoIterator<Item = Stance>>(stances: I) -> StanceSet {
        stances
            .into_iter()
            .fold(StanceSet::EMPTY, |set, s| set.or(StanceSet::only(s)))
    }
}

impl fmt::Debug for StanceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The stances of a [`StanceSet`], clockwise from `n`.
#[derive(Clone, Debug)]
pub struct Stances(u8);

impl Iterator for Stances {
    type Item = Stance;

    fn next(&mut self) -> Option<Stance> {
        if self.0 == 0 {
            return None;
        }
        let stance = Stance::numbered(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(stance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_stance_is_the_one_counted_to() {
        for bits in 0..=255 {
            let set = StanceSet(bits);
            for k in 0..9 {
                assert_eq!(set.nth(k), set.into_iter().nth(k as usize), "{set:?}");
            }
        }
    }
}
