//! How difficult a puzzle is, from who solves it.

use std::fmt;
use std::str::FromStr;

/// A rating on the scale of the players, and how sure it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rating {
    /// Who has this rating solves it every other time.
    pub value: u16,
    /// The standard deviation of the value.
    pub deviation: u16,
}

/// Somebody tried to solve a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attempt {
    /// The rating of who tried.
    pub rating: f64,
    /// Whether they solved it.
    pub is_solved: bool,
}

/// What is believed of a puzzle that nobody has tried.
const MEAN: f64 = 1500.0;
/// How far from that puzzles are.
const SPREAD: f64 = 500.0;
/// Elo's scale as a natural one: 400 points are a factor of ten.
const SCALE: f64 = std::f64::consts::LN_10 / 400.0;

impl Rating {
    /// Of a puzzle that nobody has tried.
    pub const UNKNOWN: Rating = Rating {
        value: MEAN as u16,
        deviation: SPREAD as u16,
    };

    /// The rating that explains these attempts best, given how difficult puzzles usually are.
    ///
    /// The chance to solve it is logistic in the difference of the ratings, as in Elo's model; the
    /// prior is normal. The posterior is log-concave, so Newton's method finds its maximum; the
    /// deviation is that of the normal distribution with the same curvature there.
    pub fn of(attempts: &[Attempt]) -> Rating {
        let mut value = MEAN;
        let mut curvature = 0.0;
        for _ in 0..50 {
            let mut slope = (MEAN - value) / (SPREAD * SPREAD);
            curvature = 1.0 / (SPREAD * SPREAD);
            for attempt in attempts {
                let chance = 1.0 / (1.0 + ((value - attempt.rating) * SCALE).exp());
                let solved = f64::from(u8::from(attempt.is_solved));
                slope += SCALE * (chance - solved);
                curvature += SCALE * SCALE * chance * (1.0 - chance);
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

#[cfg(test)]
mod tests {
    use engine::Random;

    use super::*;

    /// A number between 0 and 1.
    fn share(random: &mut Random) -> f64 {
        (random.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Attempts by eight levels, six each, at a puzzle whose rating is known.
    fn attempts(truth: f64, random: &mut Random) -> Vec<Attempt> {
        let mut attempts = Vec::new();
        for rating in (0..8).map(|level| 700.0 + 230.0 * f64::from(level)) {
            for _ in 0..6 {
                let chance = 1.0 / (1.0 + ((truth - rating) * SCALE).exp());
                let is_solved = share(random) < chance;
                attempts.push(Attempt { rating, is_solved });
            }
        }
        attempts
    }

    #[test]
    fn ratings_of_simulated_puzzles_are_as_far_off_as_they_say() {
        let mut random = Random::new(1);
        for truth in [900.0, 1300.0, 1700.0, 2100.0] {
            let (mut sum, mut squares) = (0.0, 0.0);
            const COUNT: u32 = 2_000;
            for _ in 0..COUNT {
                let rating = Rating::of(&attempts(truth, &mut random));
                let error = f64::from(rating.value) - truth;
                sum += error;
                squares += (error / f64::from(rating.deviation)).powi(2);
            }
            let bias = sum / f64::from(COUNT);
            // The prior draws the extreme ones towards the middle.
            assert!(bias.abs() < 40.0, "{truth}: {bias}");
            let spread = (squares / f64::from(COUNT)).sqrt();
            assert!((0.8..1.15).contains(&spread), "{truth}: {spread}");
        }
    }

    #[test]
    fn puzzles_that_all_or_none_solve_have_ratings_too() {
        let all = |is_solved| {
            let attempts: Vec<Attempt> = (0..48)
                .map(|index| Attempt {
                    rating: 700.0 + f64::from(index / 6) * 230.0,
                    is_solved,
                })
                .collect();
            Rating::of(&attempts)
        };
        assert!(all(true).value < 700, "{}", all(true));
        assert!(all(false).value > 2300, "{}", all(false));
        assert_eq!(Rating::of(&[]), Rating::UNKNOWN);
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
