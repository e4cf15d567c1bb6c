//! Choosing turns: one search at a time per permit, yielding after every action, so that games take
//! turns.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use api::online::Timing;
use arena::{Foul, FoulCause, FoulKind};
use engine::Stop;
use rules::{Action, Position, Setup, Turn};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::contestant::{Contestant, Seated};

/// A player for one game. Dropping it loses only its memory.
pub(super) struct Mind {
    seated: Box<dyn Seated>,
    stop: Stop,
}

impl Mind {
    pub(super) fn new(contestant: &Contestant, setup: Setup, seed: u64) -> Mind {
        let stop = Stop::new();
        Mind {
            seated: contestant.seated(setup, seed, &stop),
            stop,
        }
    }
}

/// Where a turn is to be chosen.
pub(super) struct Question {
    /// Where the game began, and every action since.
    pub(super) start: Position,
    pub(super) done: Vec<Action>,
    pub(super) position: Position,
    /// The hashes of the positions at the beginning of earlier turns.
    pub(super) before: Vec<u64>,
    /// The time limit; none without a live clock.
    pub(super) time: Option<Duration>,
}

/// The result of thinking. The player is dropped if it failed.
pub(super) type Thought = Result<(Mind, Turn), Foul>;

/// Thinking that has begun.
pub(super) struct Thinking {
    pub(super) outcome: JoinHandle<Thought>,
    stop: Stop,
}

impl Thinking {
    pub(super) fn begin(permits: Arc<Semaphore>, mind: Mind, question: Question) -> Thinking {
        mind.stop.reset();
        let stop = mind.stop.clone();
        let timer = stop.clone();
        let outcome = tokio::spawn(async move {
            let time = question.time;
            let chosen = choose(permits, mind, question);
            let Some(time) = time else {
                return chosen.await;
            };
            tokio::pin!(chosen);
            tokio::select! {
                thought = &mut chosen => return thought,
                () = tokio::time::sleep(time) => timer.stop(),
            }
            chosen.await
        });
        Thinking { outcome, stop }
    }

    /// The result is no longer needed, whatever it is.
    pub(super) fn cancel(&self) {
        self.stop.stop();
    }
}

async fn choose(permits: Arc<Semaphore>, mut mind: Mind, mut question: Question) -> Thought {
    let mut actions = Vec::new();
    loop {
        // Permits are fair: no game keeps the others waiting for longer than an action.
        let permit = Arc::clone(&permits).acquire_owned().await;
        let Question {
            start,
            done,
            position,
            before,
            time,
        } = question;
        let search = tokio::task::spawn_blocking(move || {
            let chosen = catch_unwind(AssertUnwindSafe(|| {
                mind.seated.follow(&start, &done);
                let chosen = mind.seated.choose(&position, &before);
                chosen.ok_or_else(|| mind.seated.foul().cloned())
            }));
            drop(permit);
            (mind, done, before, chosen)
        });
        let Ok((kept, mut done, before, Ok(chosen))) = search.await else {
            return Err(nothing(FoulKind::Crash));
        };
        mind = kept;
        let action = chosen.map_err(|foul| foul.unwrap_or_else(|| nothing(FoulKind::Silence)))?;
        let position = position.play(action).map_err(|reason| Foul {
            kind: FoulKind::Illegal,
            cause: FoulCause::Illegal { action, reason },
        })?;
        actions.push(action);
        done.push(action);
        if position.bonus().is_none() {
            let turn = Turn::new(actions).ok_or_else(|| nothing(FoulKind::Illegal))?;
            return Ok((mind, turn));
        }
        question = Question {
            start,
            done,
            position,
            before,
            time,
        };
    }
}

fn nothing(kind: FoulKind) -> Foul {
    Foul {
        kind,
        cause: FoulCause::NothingDone,
    }
}

/// How long a turn may take with this much time left on a live clock.
pub(super) fn time_for_turn(timing: Timing, left: u64) -> Option<Duration> {
    let Timing::Live { increment, .. } = timing else {
        return None;
    };
    let share = (left / 20 + increment * 3 / 4).min(left / 3);
    Some(Duration::from_millis(share.max(SHORTEST)))
}

/// Even with no time left, something must be played.
const SHORTEST: u64 = 50;

/// The minimum delay after the opponent's turn: people should see it coming, and two bots must stay
/// below the server's rate limit.
const PACE: Duration = Duration::from_millis(150);

/// The earliest time to send a turn that became possible then.
pub(super) fn earliest(since: Instant) -> Instant {
    since + PACE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_takes_a_share_of_what_is_left() {
        let live = |base, increment| Timing::Live { base, increment };
        for (timing, left, millis) in [
            (live(300_000, 0), 300_000, Some(15_000)),
            (live(300_000, 3_000), 10_000, Some(2_750)),
            (live(300_000, 30_000), 3_000, Some(1_000)),
            (live(0, 5_000), 0, Some(50)),
            (Timing::Correspondence { days: 3 }, 3 * 86_400_000, None),
            (Timing::Unlimited, 0, None),
        ] {
            let time = time_for_turn(timing, left);
            assert_eq!(time, millis.map(Duration::from_millis), "{timing:?} {left}");
        }
    }

    /// Thinks for a turn of the start position.
    async fn think(contestant: &str, permits: usize) -> Thought {
        let contestant: Contestant = contestant.parse().unwrap();
        let start = Position::start(Setup::TIXEL);
        let mind = Mind::new(&contestant, Setup::TIXEL, 1);
        let question = Question {
            start,
            done: Vec::new(),
            position: start,
            before: Vec::new(),
            time: Some(Duration::from_millis(50)),
        };
        let permits = Arc::new(Semaphore::new(permits));
        Thinking::begin(permits, mind, question)
            .outcome
            .await
            .unwrap()
    }

    #[tokio::test]
    async fn thinking_ends_when_its_time_is_up() {
        // Otherwise it would think for an hour.
        let (_, turn) = think("engine:time=4000s", 1).await.ok().unwrap();
        assert!(Position::start(Setup::TIXEL).play_turn(&turn).is_ok());
    }

    #[tokio::test]
    async fn a_program_that_cannot_start_is_a_foul() {
        let foul = think("ugi:/no/such/engine", 1).await.err().unwrap();
        assert_eq!(foul.kind, FoulKind::Crash);
    }

    #[tokio::test]
    async fn games_take_turns_on_one_permit() {
        let contestant: Contestant = "engine:nodes=500".parse().unwrap();
        let permits = Arc::new(Semaphore::new(1));
        let start = Position::start(Setup::TIXEL);
        let ask = |seed| {
            let mind = Mind::new(&contestant, Setup::TIXEL, seed);
            let question = Question {
                start,
                done: Vec::new(),
                position: start,
                before: Vec::new(),
                time: None,
            };
            Thinking::begin(Arc::clone(&permits), mind, question)
        };
        let held = Arc::clone(&permits).acquire_owned().await.unwrap();
        let [one, other] = [ask(1), ask(2)];
        tokio::task::yield_now().await;
        assert!(!one.outcome.is_finished() && !other.outcome.is_finished());
        drop(held);
        for thinking in [one, other] {
            assert!(thinking.outcome.await.unwrap().is_ok());
        }
        assert_eq!(permits.available_permits(), 1);
    }
}
