//! Synthetic matches, drawn from known distributions of pairs.

use arena::{Pentanomial, Sprt, SprtDecision};
use engine::Random;

/// The chances of the five outcomes of a pair.
pub(crate) type Chances = [f64; 5];

/// How the pairs of a match are distributed, for any score of A.
pub(crate) type Kind = (&'static str, fn(f64) -> Chances);

pub(crate) const KINDS: [Kind; 4] = [
    ("independent games without draws", |score| {
        independent(score, 0.0)
    }),
    ("independent games, most of them drawn", |score| {
        independent(score, 1.6 * score.min(1.0 - score))
    }),
    ("openings that mostly decide both games", |score| {
        // Nearly always 1–1; the better player now and then wins both.
        let upset = 0.1 * score.min(1.0 - score);
        let ahead = 2.0 * (score - 0.5);
        let (won, lost) = (upset + ahead.max(0.0), upset + (-ahead).max(0.0));
        [lost, 0.0, 1.0 - won - lost, 0.0, won]
    }),
    (
        "pairs of which the same player mostly wins both games",
        |score| {
            let independent = independent(score, 0.0);
            let same = [1.0 - score, 0.0, 0.0, 0.0, score];
            std::array::from_fn(|i| 0.3 * independent[i] + 0.7 * same[i])
        },
    ),
];

/// Two independent games with this share of draws.
fn independent(score: f64, drawn: f64) -> Chances {
    let won = score - drawn / 2.0;
    let lost = 1.0 - won - drawn;
    [
        lost * lost,
        2.0 * lost * drawn,
        2.0 * lost * won + drawn * drawn,
        2.0 * drawn * won,
        won * won,
    ]
}

pub(crate) fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The half points of a random pair.
pub(crate) fn draw(chances: &Chances, random: &mut Random) -> usize {
    let mut left = (random.next() >> 11) as f64 / (1_u64 << 53) as f64;
    for (half_points, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return half_points;
        }
    }
    4
}

/// The results of many matches with the same truth.
pub(crate) struct SimulatedMatches {
    pub(crate) accepted: f64,
    pub(crate) rejected: f64,
    pub(crate) mean_pairs: f64,
    #[allow(dead_code)] // The example does not print it.
    pub(crate) fewest_pairs: u64,
}

pub(crate) fn simulate(test: &Sprt, chances: &Chances, matches: u32) -> SimulatedMatches {
    let mut verdicts = [0_u32; 2];
    let (mut pairs, mut fewest) = (0, u64::MAX);
    for number in 0..matches {
        let mut random = Random::of_game(7, u64::from(number));
        let mut counts = Pentanomial::default();
        let verdict = loop {
            counts.add(draw(chances, &mut random));
            match test.verdict(&counts) {
                SprtDecision::Open => {}
                verdict => break verdict,
            }
        };
        verdicts[usize::from(verdict == SprtDecision::Accepted)] += 1;
        pairs += counts.count();
        fewest = fewest.min(counts.count());
    }
    let share = |count: u32| f64::from(count) / f64::from(matches);
    SimulatedMatches {
        accepted: share(verdicts[1]),
        rejected: share(verdicts[0]),
        mean_pairs: pairs as f64 / f64::from(matches),
        fewest_pairs: fewest,
    }
}

impl SimulatedMatches {
    /// The share of wrong decisions if the stronger or the weaker claim is true.
    pub(crate) fn wrong(&self, is_stronger_true: bool) -> f64 {
        match is_stronger_true {
            true => self.rejected,
            false => self.accepted,
        }
    }
}
