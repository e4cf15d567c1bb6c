//! Rate limiting with token buckets.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::Problem;

/// A rate limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// The burst size.
    pub burst: u32,
    /// The refill interval.
    pub every: Duration,
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    /// When it will be full again.
    full_at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, full_at: now }
    }

    /// Takes a token, or returns how long to wait.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), Duration> {
        let full_at = self.full_at.max(now) + self.rate.every;
        let most = now + self.rate.every * self.rate.burst.max(1);
        if full_at > most {
            return Err(full_at - most);
        }
        self.full_at = full_at;
        Ok(())
    }
}

/// Token buckets by key.
#[derive(Debug)]
pub(crate) struct Rates<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Above this size, full buckets are evicted.
const CROWD: usize = 10_000;

impl<K: Eq + Hash> Rates<K> {
    pub(crate) fn new(rate: Rate) -> Rates<K> {
        Rates {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Takes a token for a key, or returns how long to wait.
    pub(crate) fn take(&self, key: K, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CROWD {
            buckets.retain(|_, bucket| bucket.full_at > now);
        }
        let bucket = buckets
            .entry(key)
            .or_insert_with(|| Bucket::new(self.rate, now));
        bucket.take(now)
    }

    /// Takes a token for a key, or returns the error.
    pub(crate) fn check(&self, key: K, what: &'static str) -> Result<(), Problem> {
        self.take(key, Instant::now())
            .map_err(|wait| Problem::TooMany {
                what,
                seconds: seconds(wait),
            })
    }
}

/// Whole seconds, rounded up, for `Retry-After`.
pub(crate) fn seconds(wait: Duration) -> u32 {
    let seconds = wait.as_millis().div_ceil(1_000);
    u32::try_from(seconds).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate {
        burst: 3,
        every: Duration::from_secs(10),
    };

    #[test]
    fn a_burst_is_allowed_and_then_one_at_a_time() {
        let start = Instant::now();
        let at = |second| start + Duration::from_secs(second);
        let mut bucket = Bucket::new(RATE, start);
        for _ in 0..3 {
            assert_eq!(bucket.take(at(0)), Ok(()));
        }
        assert_eq!(bucket.take(at(0)), Err(Duration::from_secs(10)));
        assert_eq!(bucket.take(at(4)), Err(Duration::from_secs(6)));
        assert_eq!(bucket.take(at(10)), Ok(()));
        assert!(bucket.take(at(10)).is_err());
        for _ in 0..3 {
            assert_eq!(bucket.take(at(1_000)), Ok(()));
        }
        assert!(bucket.take(at(1_000)).is_err());
    }

    #[test]
    fn everyone_has_a_rate_of_their_own_and_is_forgotten_in_time() {
        let start = Instant::now();
        let rates = Rates::new(RATE);
        for person in 0..CROWD {
            assert_eq!(rates.take(person, start), Ok(()));
        }
        let later = start + Duration::from_secs(100);
        assert_eq!(rates.take(CROWD, later), Ok(()));
        assert_eq!(rates.buckets.lock().unwrap().len(), 1);
    }

    #[test]
    fn waits_are_rounded_up() {
        assert_eq!(seconds(Duration::from_millis(1)), 1);
        assert_eq!(seconds(Duration::from_millis(2_000)), 2);
    }
}
