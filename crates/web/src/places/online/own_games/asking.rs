//! When to poll the server for news, and which answer counts.

/// The polling interval while the page is visible, in milliseconds.
const PERIOD: f64 = 15_000.0;

/// The polling interval while it is hidden.
const PERIOD_HIDDEN: f64 = 60_000.0;

/// The first retry delay after a failure, in milliseconds; it doubles each time.
const RETRY: f64 = 1_000.0;

/// The timeout of a request, in milliseconds.
const PATIENCE: f64 = 10_000.0;

/// The state of polling.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Asking {
    /// The id of the last request, and when it was sent.
    last: (u32, f64),
    /// Whether its answer is pending.
    is_open: bool,
    /// Consecutive failures.
    failures: i32,
    /// Whether to poll at the next opportunity.
    is_due: bool,
}

impl Asking {
    /// Nothing was asked yet.
    pub const fn new() -> Asking {
        Asking {
            last: (0, f64::NEG_INFINITY),
            is_open: false,
            failures: 0,
            is_due: true,
        }
    }

    /// Requests a poll at the next opportunity.
    pub fn soon(&mut self) {
        self.is_due = true;
    }

    /// The identity has changed: pending answers are void.
    pub fn forget(&mut self) {
        self.is_open = false;
        self.failures = 0;
        self.is_due = true;
        self.last.0 = self.last.0.wrapping_add(1);
    }

    /// The id of a request to send now, if one is due.
    pub fn ask(&mut self, now: f64, is_hidden: bool) -> Option<u32> {
        let since = now - self.last.1;
        if self.is_open && since < PATIENCE {
            return None;
        }
        if self.is_open {
            self.failures += 1;
        }
        let period = match is_hidden {
            true => PERIOD_HIDDEN,
            false => PERIOD,
        };
        let pause = match self.failures {
            0 if self.is_due => 0.0,
            0 => period,
            failures => (RETRY * 2_f64.powi(failures.min(10) - 1)).min(period),
        };
        if since < pause {
            return None;
        }
        self.last = (self.last.0.wrapping_add(1), now);
        self.is_open = true;
        self.is_due = false;
        Some(self.last.0)
    }

    /// Whether the answer to this request is still awaited.
    pub fn awaits(&self, question: u32) -> bool {
        self.is_open && self.last.0 == question
    }

    /// A request has completed or failed.
    pub fn answered(&mut self, question: u32, is_ok: bool) {
        if self.awaits(question) {
            self.is_open = false;
            self.failures = match is_ok {
                true => 0,
                false => self.failures + 1,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When questions are asked within some time, if each is answered like this after a moment.
    fn asked(asking: &mut Asking, seconds: u32, answer: Option<bool>) -> Vec<u32> {
        let mut times = Vec::new();
        for second in 0..seconds {
            let now = f64::from(second) * 1_000.0;
            if let Some(question) = asking.ask(now, false) {
                times.push(second);
                if let Some(is_ok) = answer {
                    asking.answered(question, is_ok);
                }
            }
        }
        times
    }

    #[test]
    fn the_server_is_asked_at_once_and_then_from_time_to_time() {
        let mut asking = Asking::new();
        assert_eq!(asked(&mut asking, 40, Some(true)), [0, 15, 30]);
        let later = 31_000.0;
        assert_eq!(asking.ask(later, false), None);
        asking.soon();
        assert!(asking.ask(later, false).is_some());
    }

    #[test]
    fn a_hidden_page_asks_less_often() {
        let mut asking = Asking::new();
        let first = asking.ask(0.0, true).unwrap();
        asking.answered(first, true);
        assert_eq!(asking.ask(59_000.0, true), None);
        assert!(asking.ask(60_000.0, true).is_some());
    }

    #[test]
    fn after_a_failure_it_is_asked_again_soon_and_later_less_often() {
        let mut asking = Asking::new();
        let times = asked(&mut asking, 50, Some(false));
        assert_eq!(times, [0, 1, 3, 7, 15, 30, 45]);
    }

    #[test]
    fn news_do_not_make_it_ask_a_server_more_often_that_does_not_answer() {
        let mut asking = Asking::new();
        for _ in 0..5 {
            let question = asking.ask(0.0, false);
            if let Some(question) = question {
                asking.answered(question, false);
            }
            asking.soon();
        }
        assert_eq!(asking.ask(500.0, false), None);
        assert!(asking.ask(1_000.0, false).is_some());
    }

    #[test]
    fn an_answer_that_does_not_come_is_not_waited_for_and_does_not_count_later() {
        let mut asking = Asking::new();
        let first = asking.ask(0.0, false).unwrap();
        asking.soon();
        assert_eq!(asking.ask(9_000.0, false), None);
        let second = asking.ask(10_000.0, false).unwrap();
        assert!(!asking.awaits(first) && asking.awaits(second));
        asking.answered(first, false);
        assert!(asking.awaits(second));
        asking.answered(second, true);
        assert_eq!(asking.ask(11_000.0, false), None);
    }

    #[test]
    fn what_was_asked_for_somebody_else_does_not_count() {
        let mut asking = Asking::new();
        let first = asking.ask(0.0, false).unwrap();
        asking.forget();
        assert!(!asking.awaits(first));
        assert!(asking.ask(1.0, false).is_some());
    }
}
