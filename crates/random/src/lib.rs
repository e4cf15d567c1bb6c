#![doc = include_str!("../README.md")]

/// A small, fast generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random(u64);

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// A generator for a seed; neighbouring seeds give unrelated numbers.
    pub fn new(seed: u64) -> Random {
        // Mixed once: otherwise the generators of two seeds would walk through the same numbers.
        Random(Random(seed).next())
    }

    /// The generator for one of many games with a common seed: its numbers depend only on these
    /// two.
    pub fn of_game(seed: u64, game: u64) -> Random {
        // Mixed in between, so that neither neighbouring seeds nor neighbouring games overlap.
        Random::new(Random::new(seed).next() ^ game.wrapping_mul(STEP).rotate_left(32))
    }

    /// The next 64 random bits.
    #[inline]
    #[allow(clippy::should_implement_trait)] // Endless, so not an iterator.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        x ^ (x >> 31)
    }

    /// A number below `bound`, or 0 if the bound is 0. All are equally likely to within 2⁻³².
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // The upper half of a product of two 32-bit numbers fits in 32 bits.
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// One of these, each equally likely.
    ///
    /// # Panics
    /// If there is nothing to pick from.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_up_about_equally_often() {
        let mut random = Random::new(1);
        let mut counts = [0; 7];
        for _ in 0..70_000 {
            counts[random.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)));
        assert_eq!(random.below(0), 0);
    }

    #[test]
    fn neighbouring_seeds_give_unrelated_numbers() {
        let mut numbers: Vec<u64> = (0..1000)
            .flat_map(|seed| {
                let mut random = Random::new(seed);
                [random.next(), random.next(), random.next()]
            })
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 3000);
    }

    #[test]
    fn neighbouring_games_have_unrelated_numbers() {
        let mut firsts: Vec<u64> = (0..1000)
            .flat_map(|game| (0..4).map(move |seed| Random::of_game(seed, game).next()))
            .collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 4000);
    }
}
