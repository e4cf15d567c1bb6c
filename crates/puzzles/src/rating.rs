//! How difficult a puzzle is, from who solves it.

use std::fmt;
use std::str::FromStr;

/// A rating on the scale of the players, and how sure it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rating {
    /// A player of this rating solves it half the time.
    pub value: u16,
    /// The standard deviation of the value.
    pub deviation: u16,
}

/// How often somebody solved a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SolveRate {
    /// The rating of the player.
    pub rating: f64,
    /// How often they tried.
    pub tried: u64,
    /// How often they solved it.
    pub solved: u64,
}

impl SolveRate {
    /// The weight of one attempt. Attempts of one level are correlated, and many of them say less
    /// than as many different people would.
    fn weight(&self) -> f64 {
        1.0 / (1.0 + ALIKE * (self.tried.max(1) - 1) as f64)
    }
}

/// How far attempts of one level agree beyond what their rating explains: the correlation between
/// two of them, between 0.03 and 0.08 in the four games (`examples/agreement.rs`).
const ALIKE: f64 = 0.07;
/// How far people differ from engines of the same rating in what they find difficult: a guess, until
/// people have solved them.
#[cfg(feature = "make")]
const PEOPLE: f64 = 75.0;

/// The prior mean.
const MEAN: f64 = 1500.0;
/// The prior standard deviation.
const SPREAD: f64 = 500.0;
/// Elo's scale as a natural one: 400 points are a factor of ten.
const SCALE: f64 = std::f64::consts::LN_10 / 400.0;

impl Rating {
    /// The rating of a puzzle that nobody has tried.
    pub const UNKNOWN: Rating = Rating {
        value: MEAN as u16,
        deviation: SPREAD as u16,
    };

    /// The rating that explains these solve rates best, given how difficult puzzles usually are.
    ///
    /// The chance to solve it is logistic in the difference of the ratings, as in Elo's model; the
    /// prior is normal. The posterior is log-concave, so Newton's method finds its maximum; the
    /// deviation is that of the normal distribution with the same curvature there.
    pub fn of(rates: &[SolveRate]) -> Rating {
        let mut value = MEAN;
        let mut curvature = 0.0;
        for _ in 0..50 {
            let mut slope = (MEAN - value) / (SPREAD * SPREAD);
            curvature = 1.0 / (SPREAD * SPREAD);
            for rate in rates {
                let chance = 1.0 / (1.0 + ((value - rate.rating) * SCALE).exp());
                let (tried, solved) = (rate.tried as f64, rate.solved as f64);
                slope += rate.weight() * SCALE * (tried * chance - solved);
                curvature += rate.weight() * tried * SCALE * SCALE * chance * (1.0 - chance);
            }
            // A long step could overshoot where the curve is flat.
            let step = (slope / curvature).clamp(-200.0, 200.0);
            value += step;
            if step.abs() < 0.01 {
                break;
            }
        }
        Rating {
            value: value.clamp(0.0, 4000.0).round() as u16,
            deviation: (1.0 / curvature.sqrt()).round() as u16,
        }
    }

    /// The same for people, who find it this many points harder, more or less.
    #[cfg(feature = "make")]
    pub(crate) fn for_people(self, harder: i32) -> Rating {
        let value = i32::from(self.value) + harder;
        Rating {
            value: value.clamp(0, 4000) as u16,
            deviation: f64::from(self.deviation).hypot(PEOPLE).round() as u16,
        }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}±{}", self.value, self.deviation)
    }
}

/// A text that is not a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a rating is written like 1500±80")]
pub struct NotARating;

impl FromStr for Rating {
    type Err = NotARating;

    fn from_str(text: &str) -> Result<Rating, NotARating> {
        let (value, deviation) = text.split_once('±').ok_or(NotARating)?;
        Ok(Rating {
            value: value.parse().map_err(|_| NotARating)?,
            deviation: deviation.parse().map_err(|_| NotARating)?,
        })
    }
}

#[cfg(all(test, feature = "make"))]
mod tests {
    use engine::Random;

    use super::*;

    /// A number between 0 and 1.
    fn share(random: &mut Random) -> f64 {
        (random.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Solve rates of seven levels, sixteen attempts each, at a puzzle whose rating is known. To each
    /// level it looks a little harder or easier than its rating says, in all of its attempts.
    fn rates(truth: f64, random: &mut Random) -> Vec<SolveRate> {
        let levels = (0..7).map(|level| 700.0 + 230.0 * f64::from(level));
        levels
            .map(|rating| {
                // The sum of twelve is close to normal. 90 points correspond to a correlation of
                // 0.07 at even chances.
                let normal: f64 = (0..12).map(|_| share(random)).sum::<f64>() - 6.0;
                let seen = truth + 90.0 * normal;
                let chance = 1.0 / (1.0 + ((seen - rating) * SCALE).exp());
                let solved = (0..16).filter(|_| share(random) < chance).count() as u64;
                SolveRate {
                    rating,
                    tried: 16,
                    solved,
                }
            })
            .collect()
    }

    #[test]
    fn ratings_of_simulated_puzzles_are_as_far_off_as_they_say() {
        let mut random = Random::new(1);
        for truth in [900.0, 1300.0, 1700.0, 2000.0] {
            let (mut sum, mut squares) = (0.0, 0.0);
            const COUNT: u32 = 2_000;
            for _ in 0..COUNT {
                let rating = Rating::of(&rates(truth, &mut random));
                let error = f64::from(rating.value) - truth;
                sum += error;
                squares += (error / f64::from(rating.deviation)).powi(2);
            }
            let bias = sum / f64::from(COUNT);
            // The prior pulls extreme ratings towards the middle.
            assert!(bias.abs() < 50.0, "{truth}: {bias}");
            let spread = (squares / f64::from(COUNT)).sqrt();
            assert!((0.75..1.15).contains(&spread), "{truth}: {spread}");
        }
    }

    #[test]
    fn puzzles_that_all_or_none_solve_have_ratings_too() {
        let all = |solved| {
            let rates: Vec<SolveRate> = (0..7)
                .map(|level| SolveRate {
                    rating: 700.0 + f64::from(level) * 230.0,
                    tried: 16,
                    solved,
                })
                .collect();
            Rating::of(&rates)
        };
        assert!(all(16).value < 700, "{}", all(16));
        assert!(all(0).value > 2200, "{}", all(0));
        assert_eq!(Rating::of(&[]), Rating::UNKNOWN);
    }

    #[test]
    fn for_people_a_rating_is_less_certain() {
        let rating: Rating = "1500±80".parse().unwrap();
        assert_eq!(rating.for_people(120).to_string(), "1620±110");
        assert_eq!(rating.for_people(-5000).value, 0);
    }

    #[test]
    fn a_rating_is_written_as_it_was_read() {
        assert_eq!("1500±80".parse::<Rating>().unwrap().to_string(), "1500±80");
        for text in [
            "",
            "1500",
            "±",
            "1500±",
            "±80",
            "-1±80",
            "1500±80±3",
            "70000±1",
        ] {
            assert_eq!(text.parse::<Rating>(), Err(NotARating), "{text}");
        }
    }
}
