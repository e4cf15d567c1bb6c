//! Seeded random numbers.

use rules::{Action, Position};

/// A small fast generator: SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The generator for one of many games with a common seed: its numbers depend on nothing but
    /// the two.
    pub(crate) fn new(seed: u64, game: u64) -> Random {
        // Mixed twice, so that neither neighbouring seeds nor neighbouring games walk through
        // the same numbers.
        let mut seeded = Random(seed);
        let mut random = Random(seeded.next() ^ game.wrapping_mul(STEP).rotate_left(32));
        Random(random.next())
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    }

    /// A number below `bound`, or 0 if the bound is 0. All are equally likely to within 2⁻³².
    #[inline]
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        let product = u128::from(self.next()) * u128::from(bound);
        // The upper half of a product of 64 and 32 bits fits in 32.
        (product >> 64) as u32
    }

    /// One of the legal actions, each as likely as any other.
    pub(crate) fn action(&mut self, position: &Position) -> Option<Action> {
        position.nth_action(self.below(position.count_actions()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally_often() {
        let mut random = Random::new(1, 2);
        let mut counts = [0; 7];
        for _ in 0..70_000 {
            counts[random.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)));
    }

    #[test]
    fn neighbouring_games_have_unrelated_numbers() {
        let firsts: Vec<u64> = (0..1000)
            .flat_map(|game| (0..4).map(move |seed| Random::new(seed, game).next()))
            .collect();
        let mut distinct = firsts.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(firsts.len(), distinct.len());
    }
}
