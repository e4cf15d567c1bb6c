//! Serialises saves of conditional turns, one request at a time. A fetch that overlaps a save may
//! be stale.

use api::online::ConditionalTurn;

/// What is being saved.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Saving {
    /// What is to be saved, until it is.
    wanted: Option<Vec<ConditionalTurn>>,
    /// Whether a request is on its way.
    is_on: bool,
    /// How many requests there were.
    count: u32,
}

impl Saving {
    /// Queues turns to be saved. Returns whether a sender has to be started.
    pub fn want(&mut self, turns: Vec<ConditionalTurn>) -> bool {
        self.wanted = Some(turns);
        !std::mem::replace(&mut self.is_on, true)
    }

    /// The turns not saved yet, if any.
    pub fn wanted(&self) -> Option<&Vec<ConditionalTurn>> {
        self.wanted.as_ref()
    }

    /// The next turns to send; `None` ends the sender.
    pub fn next(&mut self) -> Option<Vec<ConditionalTurn>> {
        self.is_on = self.wanted.is_some();
        self.count += u32::from(self.is_on);
        self.wanted.clone()
    }

    /// These were saved.
    pub fn saved(&mut self, turns: &[ConditionalTurn]) {
        if self.wanted.as_deref() == Some(turns) {
            self.wanted = None;
        }
    }

    /// The save failed, and the rest is dropped.
    pub fn failed(&mut self) {
        self.wanted = None;
    }

    /// A ticket for a fetch; `None` while a save is pending.
    pub fn question(&self) -> Option<u32> {
        (!self.is_on).then_some(self.count)
    }

    /// Whether the answer to a fetch is still current.
    pub fn is_current(&self, question: u32) -> bool {
        self.question() == Some(question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(expected: &[&str]) -> Vec<ConditionalTurn> {
        let pair = |expected: &&str| ConditionalTurn {
            expected: expected.parse().unwrap(),
            answer: "X@f6".parse().unwrap(),
            next: Vec::new(),
        };
        expected.iter().map(pair).collect()
    }

    #[test]
    fn what_was_asked_before_or_during_a_change_does_not_count() {
        let mut saving = Saving::default();
        let before = saving.question().unwrap();
        assert!(saving.is_current(before));
        let one = pairs(&["X@a1"]);
        assert!(saving.want(one.clone()));
        assert_eq!(saving.next(), Some(one.clone()));
        assert!(!saving.is_current(before));
        assert_eq!(saving.question(), None);
        saving.saved(&one);
        assert_eq!(saving.next(), None);
        assert!(!saving.is_current(before));
        let after = saving.question().unwrap();
        assert!(saving.is_current(after));
    }

    #[test]
    fn changes_are_sent_one_after_the_other_and_the_last_one_stands() {
        let mut saving = Saving::default();
        let (one, two, none) = (pairs(&["X@a1"]), pairs(&["X@a1", "X@b2"]), pairs(&[]));
        assert!(saving.want(one.clone()));
        assert_eq!(saving.next(), Some(one.clone()));
        assert!(!saving.want(two.clone()), "somebody is sending");
        assert!(!saving.want(none.clone()));
        assert_eq!(saving.wanted(), Some(&none));
        saving.saved(&one);
        assert_eq!(saving.next(), Some(none.clone()));
        saving.saved(&none);
        assert_eq!((saving.next(), saving.wanted()), (None, None));
    }

    #[test]
    fn after_a_failure_nothing_is_wanted() {
        let mut saving = Saving::default();
        assert!(saving.want(pairs(&["X@a1"])));
        assert!(saving.next().is_some());
        saving.failed();
        assert_eq!(saving.next(), None);
        assert!(saving.question().is_some());
        assert!(saving.want(pairs(&[])));
    }
}
