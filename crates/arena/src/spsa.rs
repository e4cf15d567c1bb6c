//! Tunes many numbers at once by games (SPSA: simultaneous perturbation stochastic approximation).

use engine::Random;

/// A number to be tuned.
#[derive(Clone, PartialEq, Debug)]
pub struct Knob {
    /// What it is called.
    pub name: String,
    /// Where tuning starts.
    pub start: f64,
    /// The smallest value to try.
    pub least: f64,
    /// The largest value to try.
    pub most: f64,
    /// How far from the current value it is tried at the end of the tuning; a difference that games can show.
    pub reach: f64,
}

/// Two settings to be compared in one pair of games.
#[derive(Clone, PartialEq, Debug)]
pub struct Probe {
    signs: Vec<f64>,
    /// The setting for player A.
    pub plus: Vec<f64>,
    /// The setting for player B, on the other side of the current values.
    pub minus: Vec<f64>,
}

/// Walks towards the setting that wins most games.
///
/// Each pair of games compares two settings in which every number is off by its reach, up or down at
/// random; all numbers then move a little towards the setting that scored more. A number that matters
/// moves steadily, one that does not wanders a little. The gains fall as usual (Spall, 1998): steps
/// with the power 0.602 of the pair's number, reaches with the power 0.101.
///
/// ```
/// use arena::{Knob, Spsa};
///
/// let knob = Knob { name: "width".to_owned(), start: 3.0, least: 1.0, most: 9.0, reach: 1.0 };
/// let mut spsa = Spsa::new(vec![knob], 100, 0.05, 1);
/// let probe = spsa.probe(0);
/// assert_ne!(probe.plus, probe.minus);
/// spsa.learn(0, &probe, 1.0);
/// assert_ne!(spsa.values(), [3.0]);
/// ```
#[derive(Clone, Debug)]
pub struct Spsa {
    knobs: Vec<Knob>,
    values: Vec<f64>,
    pairs: usize,
    rate: f64,
    seed: u64,
}

const STEP_POWER: f64 = 0.602;
const REACH_POWER: f64 = 0.101;
/// The share of all pairs by which the first steps are kept small.
const STABILITY: f64 = 0.1;

impl Spsa {
    /// Tunes these numbers with this many pairs of games. `rate` is how far a number moves, in
    /// reaches, when a pair at the end of the tuning is won by a point.
    pub fn new(knobs: Vec<Knob>, pairs: usize, rate: f64, seed: u64) -> Spsa {
        let values = knobs.iter().map(|knob| knob.start).collect();
        Spsa {
            knobs,
            values,
            pairs: pairs.max(1),
            rate,
            seed,
        }
    }

    /// The numbers, in the order they were given.
    pub fn knobs(&self) -> &[Knob] {
        &self.knobs
    }

    /// Their current values.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// How much larger reaches are than at the end.
    fn reach(&self, pair: usize) -> f64 {
        (self.pairs as f64 / (pair as f64 + 1.0)).powf(REACH_POWER)
    }

    /// How much larger steps are than at the end.
    fn step(&self, pair: usize) -> f64 {
        let all = self.pairs as f64;
        let early = STABILITY * all;
        ((all + early) / (pair as f64 + 1.0 + early)).powf(STEP_POWER)
    }

    /// The settings to compare in a pair of games; the same number gives the same signs.
    pub fn probe(&self, pair: usize) -> Probe {
        let mut random = Random::of_game(self.seed, pair as u64);
        let signs: Vec<f64> = self
            .knobs
            .iter()
            .map(|_| f64::from(random.below(2)) * 2.0 - 1.0)
            .collect();
        let reach = self.reach(pair);
        let setting = |side: f64| {
            let all = self.knobs.iter().zip(&self.values).zip(&signs);
            all.map(|((knob, value), sign)| {
                (value + side * sign * knob.reach * reach).clamp(knob.least, knob.most)
            })
            .collect()
        };
        Probe {
            plus: setting(1.0),
            minus: setting(-1.0),
            signs,
        }
    }

    /// Learns from a pair of games: by how many points player A scored more than player B, from −2 to 2.
    pub fn learn(&mut self, pair: usize, probe: &Probe, difference: f64) {
        let by = self.rate * self.step(pair) / self.reach(pair) * difference;
        for ((knob, value), sign) in self.knobs.iter().zip(&mut self.values).zip(&probe.signs) {
            *value = (*value + by * sign * knob.reach).clamp(knob.least, knob.most);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knob(name: &str, start: f64) -> Knob {
        Knob {
            name: name.to_owned(),
            start,
            least: -100.0,
            most: 100.0,
            reach: 2.0,
        }
    }

    /// Points that A scores more than B in two independent games without draws, A stronger by `elo`.
    fn synthetic_pair(elo: f64, random: &mut Random) -> f64 {
        let chance = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let mut game = || {
            let drawn = f64::from(random.below(1 << 24)) / f64::from(1 << 24);
            if drawn < chance { 1.0 } else { -1.0 }
        };
        game() + game()
    }

    /// Tunes against a strength that is known exactly.
    fn tune(starts: &[f64], pairs: usize, seed: u64, strength: impl Fn(&[f64]) -> f64) -> Vec<f64> {
        let knobs = starts.iter().map(|start| knob("knob", *start)).collect();
        let mut spsa = Spsa::new(knobs, pairs, 0.02, seed);
        let mut random = Random::new(seed ^ 77);
        for pair in 0..pairs {
            let probe = spsa.probe(pair);
            let elo = strength(&probe.plus) - strength(&probe.minus);
            spsa.learn(pair, &probe, synthetic_pair(elo, &mut random));
        }
        spsa.values().to_vec()
    }

    #[test]
    fn a_known_summit_is_found_by_noisy_games() {
        let summit = [3.0, -8.0, 12.0, 0.0, 5.0];
        // 100 Elo are lost ten units away from the summit.
        let strength = |values: &[f64]| -> f64 {
            let squares = values.iter().zip(&summit).map(|(v, s)| (v - s).powi(2));
            -squares.sum::<f64>()
        };
        for seed in 1..=5 {
            let found = tune(&[0.0; 5], 20_000, seed, strength);
            assert!(strength(&[0.0; 5]) < -240.0);
            assert!(strength(&found) > -10.0, "{seed}: {found:?}");
        }
    }

    #[test]
    fn numbers_that_do_not_matter_stay_where_they_are_on_average() {
        let ends: Vec<f64> = (1..=40)
            .map(|seed| tune(&[10.0], 5_000, seed, |_| 0.0)[0])
            .collect();
        let mean = ends.iter().sum::<f64>() / ends.len() as f64;
        let spread = (ends.iter().map(|end| (end - mean).powi(2)).sum::<f64>()
            / (ends.len() - 1) as f64)
            .sqrt();
        assert!((mean - 10.0).abs() < 3.0 * spread / (ends.len() as f64).sqrt());
        // A pair scores 0 or ±2, so its standard deviation is √2, and a step at the end is 0.04 of that.
        let expected = 0.04 * 2_f64.sqrt() * 5_000_f64.sqrt();
        assert!(
            spread > 0.8 * expected && spread < 3.0 * expected,
            "{spread} {expected}"
        );
    }

    #[test]
    fn the_same_seed_gives_the_same_probes_and_limits_are_kept() {
        let limited = Knob {
            least: 0.0,
            most: 1.0,
            ..knob("limited", 0.5)
        };
        let mut spsa = Spsa::new(vec![limited], 10, 5.0, 3);
        for pair in 0..10 {
            let probe = spsa.probe(pair);
            assert_eq!(probe, spsa.probe(pair));
            assert!(
                probe
                    .plus
                    .iter()
                    .chain(&probe.minus)
                    .all(|v| (0.0..=1.0).contains(v))
            );
            spsa.learn(pair, &probe, 2.0);
            assert!((0.0..=1.0).contains(&spsa.values()[0]));
        }
    }
}
