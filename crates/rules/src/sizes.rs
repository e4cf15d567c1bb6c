//! Four sizes, and finding which one holds the k-th item.

use std::hint::select_unpredictable;

/// Four sizes as running totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sizes([u32; 4]);

impl Sizes {
    /// All four zero.
    pub(crate) const NONE: Sizes = Sizes([0; 4]);

    #[inline(always)]
    pub(crate) fn new([a, b, c, d]: [u32; 4]) -> Sizes {
        Sizes([a, a + b, a + b + c, a + b + (c + d)])
    }

    #[inline(always)]
    pub(crate) fn total(self) -> u32 {
        self.0[3]
    }

    /// Which of the four holds the k-th item, with `k` then counted within it; or `None`, with `k`
    /// counted from the end of all four.
    #[inline(always)]
    pub(crate) fn find(self, k: &mut u32) -> Option<u8> {
        let [a, b, c, total] = self.0;
        if *k >= total {
            *k -= total;
            return None;
        }
        // Branchless: in random play the answer cannot be predicted.
        let mut found = 0;
        let mut before = 0;
        for end in [a, b, c] {
            found += u8::from(*k >= end);
            before = select_unpredictable(*k >= end, end, before);
        }
        *k -= before;
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_by_counting() {
        for sizes in [[0, 0, 0, 0], [3, 1, 2, 4], [0, 5, 0, 1], [484, 0, 484, 484]] {
            let packed = Sizes::new(sizes);
            assert_eq!(packed.total(), sizes.iter().sum::<u32>());
            let mut k = 0;
            for (i, size) in (0..).zip(sizes) {
                for within in 0..size {
                    let mut rest = k;
                    assert_eq!(packed.find(&mut rest), Some(i), "{sizes:?} {k}");
                    assert_eq!(rest, within, "{sizes:?} {k}");
                    k += 1;
                }
            }
            let mut rest = k + 7;
            assert_eq!(packed.find(&mut rest), None);
            assert_eq!(rest, 7);
        }
    }
}
