//! Sums over games, which can be added up in any order.

use std::collections::BTreeMap;

use rules::{Action, Position};

use crate::language::words;

/// How often each number occurred.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Counts(Vec<u64>);

impl Counts {
    pub(super) fn add(&mut self, number: usize, times: u64) {
        if self.0.len() <= number {
            self.0.resize(number + 1, 0);
        }
        self.0[number] += times;
    }

    fn merge(&mut self, other: &Counts) {
        for (number, times) in other.iter() {
            self.add(number, times);
        }
    }

    /// The numbers that occurred, and how often.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (usize, u64)> + '_ {
        let all = self.0.iter().copied().enumerate();
        all.filter(|(_, times)| *times > 0)
    }

    /// The total number of occurrences.
    pub(super) fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The sum of all numbers.
    pub(super) fn sum(&self) -> u64 {
        self.iter()
            .map(|(number, times)| number as u64 * times)
            .sum()
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum() as f64 / (self.total() as f64).max(1.0)
    }

    /// The standard deviation.
    pub(super) fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self
            .iter()
            .map(|(number, times)| (number as f64 - mean).powi(2) * times as f64)
            .sum();
        (squares / (self.total() as f64).max(1.0)).sqrt()
    }

    /// The quantile: the number at a share of the way from the first to the last in order, in
    /// proportion between two numbers. Half of the way is the median.
    pub(super) fn quantile(&self, share: f64) -> f64 {
        let place = share * self.total().saturating_sub(1) as f64;
        let [below, above] = [place.floor(), place.ceil()].map(|place| self.nth(place as u64));
        below + (above - below) * place.fract()
    }

    /// The number at a place in order, counted from 0.
    fn nth(&self, place: u64) -> f64 {
        let mut passed = 0;
        let found = self.iter().find(|(_, times)| {
            passed += times;
            passed > place
        });
        found.map_or(0.0, |(number, _)| number as f64)
    }

    /// The smallest and the largest number.
    pub(super) fn extremes(&self) -> [usize; 2] {
        let mut numbers = self.iter().map(|(number, _)| number);
        let smallest = numbers.next().unwrap_or(0);
        [smallest, numbers.next_back().unwrap_or(smallest)]
    }
}

/// The kind of an action, by the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ActionKind {
    Place,
    /// A slide that leaves its piece active.
    Slide,
    /// A slide that leaves it inactive.
    Sacrifice,
    Activate,
    Pivot,
    PickUp,
    End,
}

impl ActionKind {
    pub(super) const ALL: [ActionKind; 7] = [
        ActionKind::Place,
        ActionKind::Slide,
        ActionKind::Sacrifice,
        ActionKind::Activate,
        ActionKind::Pivot,
        ActionKind::PickUp,
        ActionKind::End,
    ];

    /// The kind of an action that led to a position.
    pub(super) fn of(action: Action, after: &Position) -> ActionKind {
        match action {
            Action::Place { .. } => ActionKind::Place,
            Action::Slide { .. } if after.bonus().is_some() => ActionKind::Sacrifice,
            Action::Slide { .. } => ActionKind::Slide,
            Action::Activate { .. } => ActionKind::Activate,
            Action::Pivot { .. } => ActionKind::Pivot,
            Action::PickUp { .. } => ActionKind::PickUp,
            Action::End => ActionKind::End,
        }
    }

    pub(super) fn name(self) -> String {
        words().say(match self {
            ActionKind::Place => "report-kind-place",
            ActionKind::Slide => "report-kind-slide",
            ActionKind::Sacrifice => "report-kind-sacrifice",
            ActionKind::Activate => "report-kind-activate",
            ActionKind::Pivot => "report-kind-pivot",
            ActionKind::PickUp => "report-kind-pick-up",
            ActionKind::End => "report-kind-end",
        })
    }
}

/// Results of games.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Results {
    /// White's and Black's.
    pub(super) wins: [u64; 2],
    /// By the third occurrence of a position.
    pub(super) draws: u64,
    pub(super) unfinished: u64,
}

impl Results {
    pub(super) fn games(&self) -> u64 {
        self.wins[0] + self.wins[1] + self.draws + self.unfinished
    }

    pub(super) fn merge(&mut self, other: &Results) {
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
        self.draws += other.draws;
        self.unfinished += other.unfinished;
    }
}

/// Everything counted at one strength.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct GameTally {
    pub(super) results: Results,
    /// Decided games whose loser was once expected to win.
    pub(super) turned_around: u64,
    /// Games by their length.
    pub(super) actions: Counts,
    pub(super) turns: Counts,
    /// For the first action of a game, the second and so on: the legal actions, summed over all
    /// games, and the number of games.
    pub(super) choices: Vec<(u64, u64)>,
    /// Actions by kind, in the order of [`ActionKind::ALL`].
    pub(super) kinds: [u64; ActionKind::ALL.len()],
    /// Turns by the number of their actions.
    pub(super) chains: Counts,
    /// By first placement, with equivalent ones merged.
    pub(super) placements: BTreeMap<Action, Results>,
}

impl GameTally {
    /// Counts the actions that were legal after `done` actions of a game.
    pub(super) fn choose_from(&mut self, done: usize, legal: u32) {
        if self.choices.len() <= done {
            self.choices.resize(done + 1, (0, 0));
        }
        let (sum, games) = &mut self.choices[done];
        *sum += u64::from(legal);
        *games += 1;
    }

    pub(super) fn merge(&mut self, other: &GameTally) {
        self.results.merge(&other.results);
        self.turned_around += other.turned_around;
        self.actions.merge(&other.actions);
        self.turns.merge(&other.turns);
        self.chains.merge(&other.chains);
        if self.choices.len() < other.choices.len() {
            self.choices.resize(other.choices.len(), (0, 0));
        }
        for ((sum, games), (other_sum, other_games)) in self.choices.iter_mut().zip(&other.choices)
        {
            *sum += other_sum;
            *games += other_games;
        }
        for (sum, count) in self.kinds.iter_mut().zip(other.kinds) {
            *sum += count;
        }
        for (placement, results) in &other.placements {
            self.placements
                .entry(*placement)
                .or_default()
                .merge(results);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_know_their_mean_spread_and_quantiles() {
        let mut counts = Counts::default();
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            counts.add(number, 1);
        }
        assert_eq!((counts.total(), counts.sum()), (8, 40));
        assert!((counts.mean() - 5.0).abs() < 1e-12);
        assert!((counts.deviation() - 2.0).abs() < 1e-12);
        assert_eq!(counts.extremes(), [2, 9]);
        for (share, quantile) in [(0.0, 2.0), (0.25, 4.0), (0.5, 4.5), (0.75, 5.5), (1.0, 9.0)] {
            assert!((counts.quantile(share) - quantile).abs() < 1e-12, "{share}");
        }
    }

    #[test]
    fn the_median_of_an_even_count_lies_between_the_two_in_the_middle() {
        let mut counts = Counts::default();
        for number in [29, 12, 23, 19] {
            counts.add(number, 1);
        }
        assert!((counts.quantile(0.5) - 21.0).abs() < 1e-12);
        assert!((counts.quantile(0.25) - 17.25).abs() < 1e-12);
        assert!((counts.quantile(0.75) - 24.5).abs() < 1e-12);
    }

    #[test]
    fn nothing_counted_is_zero_everywhere() {
        let counts = Counts::default();
        assert_eq!((counts.mean(), counts.deviation()), (0.0, 0.0));
        assert_eq!(counts.quantile(0.5), 0.0);
        assert_eq!(counts.extremes(), [0, 0]);
    }
}
