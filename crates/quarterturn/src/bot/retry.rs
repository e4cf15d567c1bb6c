//! Exponential backoff with jitter.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use random::Random;

/// The first wait, on average.
const FIRST: Duration = Duration::from_millis(500);

/// The longest wait, on average.
const LONGEST: Duration = Duration::from_secs(20);

/// Waits that double, each randomised between half and one and a half times its nominal length, so
/// that the clients of a restarted server don't reconnect in lockstep.
#[derive(Debug)]
pub(super) struct Backoff {
    next: Duration,
    random: Random,
}

impl Backoff {
    pub(super) fn new() -> Backoff {
        Backoff::seeded(RandomState::new().hash_one(0))
    }

    fn seeded(seed: u64) -> Backoff {
        Backoff {
            next: FIRST,
            random: Random::new(seed),
        }
    }

    /// It worked: start over with short waits.
    pub(super) fn reset(&mut self) {
        self.next = FIRST;
    }

    pub(super) async fn wait(&mut self) {
        tokio::time::sleep(self.pause()).await;
    }

    fn pause(&mut self) -> Duration {
        let pause = self.next / 2 + self.next * self.random.below(1_001) / 1_000;
        self.next = (self.next * 2).min(LONGEST);
        pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_a_limit_and_differ_between_clients() {
        let pauses = |seed| -> Vec<Duration> {
            let mut backoff = Backoff::seeded(seed);
            (0..20).map(|_| backoff.pause()).collect()
        };
        assert_ne!(pauses(1), pauses(2));
        for (index, pause) in pauses(3).into_iter().enumerate() {
            let mean = (FIRST * 2_u32.pow(u32::try_from(index).unwrap())).min(LONGEST);
            assert!(
                pause >= mean / 2 && pause <= mean * 3 / 2,
                "{index} {pause:?}"
            );
        }
        let mut backoff = Backoff::seeded(4);
        for _ in 0..10 {
            backoff.pause();
        }
        backoff.reset();
        assert!(backoff.pause() <= FIRST * 3 / 2);
    }
}
