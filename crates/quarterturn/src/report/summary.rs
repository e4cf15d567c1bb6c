//! The contents of a report, ready to be written; the names of the fields are the keys of `--json`.

use rules::{Action, Setup};
use serde::Serialize;

use crate::language::decimal;

use super::games::images;
use super::strength::Strength;
use super::tally::{ActionKind, Counts, GameTally, Results};

/// The whole report.
#[derive(Serialize)]
pub(super) struct Summary {
    #[serde(serialize_with = "as_text")]
    pub(super) setup: Setup,
    /// At each strength.
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) seconds: f64,
    /// From weak to strong.
    pub(super) strengths: Vec<AtStrength>,
}

/// What was counted at one strength.
#[derive(Serialize)]
pub(super) struct AtStrength {
    #[serde(serialize_with = "as_text")]
    pub(super) player: Strength,
    pub(super) results: ResultCounts,
    pub(super) first_player: Share,
    /// The share of decided games whose loser was once the favourite.
    pub(super) turned_around: Share,
    pub(super) actions: Length,
    pub(super) turns: Length,
    pub(super) branching: Branching,
    pub(super) kinds: Kinds,
    /// The share of slides that are.
    pub(super) sacrifices: f64,
    pub(super) chains: Vec<Chain>,
    pub(super) openings: Vec<FirstPlacement>,
    /// Every [`ActionKind`]'s share of the actions, for plots.
    #[serde(skip)]
    pub(super) by_kind: [f64; ActionKind::ALL.len()],
    /// Games by their turns, for plots.
    #[serde(skip)]
    pub(super) by_turns: Counts,
}

#[derive(Serialize)]
pub(super) struct ResultCounts {
    pub(super) white: u64,
    pub(super) black: u64,
    pub(super) draws: u64,
    pub(super) unfinished: u64,
}

impl ResultCounts {
    /// All games.
    pub(super) fn games(&self) -> u64 {
        self.white + self.black + self.draws + self.unfinished
    }
}

/// A share of the decided games, such as White's, with its 95 % interval; all null if there are none.
#[derive(Clone, Copy, Serialize, PartialEq, Debug)]
pub(super) struct Share {
    pub(super) share: Option<f64>,
    pub(super) low: Option<f64>,
    pub(super) high: Option<f64>,
}

impl Share {
    /// From two counts: games won by White and Black, or with and without a property.
    fn of(wins: [u64; 2]) -> Share {
        let [white, black] = wins;
        let interval = arena::wilson(white, white + black);
        Share {
            share: interval.map(|_| white as f64 / (white + black) as f64),
            low: interval.map(|[low, _]| low),
            high: interval.map(|[_, high]| high),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Length {
    pub(super) mean: f64,
    pub(super) deviation: f64,
    pub(super) median: f64,
    /// The quartiles: a quarter of the games are at most this long, a quarter at least that long.
    pub(super) quartiles: [f64; 2],
    pub(super) shortest: usize,
    pub(super) longest: usize,
    pub(super) histogram: Vec<LengthCount>,
}

impl Length {
    /// The median in words: with a decimal only where it has one.
    pub(super) fn median(&self) -> String {
        quantile(self.median)
    }

    /// Half of the games lie between these.
    pub(super) fn half(&self) -> [String; 2] {
        self.quartiles.map(quantile)
    }
}

fn quantile(number: f64) -> String {
    decimal(number, usize::from(number.fract() != 0.0))
}

#[derive(Serialize)]
pub(super) struct LengthCount {
    length: usize,
    games: u64,
}

impl Length {
    fn of(counts: &Counts) -> Length {
        let histogram = counts
            .iter()
            .map(|(length, games)| LengthCount { length, games });
        let [shortest, longest] = counts.extremes();
        Length {
            mean: counts.mean(),
            deviation: counts.deviation(),
            median: counts.quantile(0.5),
            quartiles: [counts.quantile(0.25), counts.quantile(0.75)],
            shortest,
            longest,
            histogram: histogram.collect(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Branching {
    pub(super) mean: f64,
    /// For the first action of a game, the second and so on, as long as a fifth of the games last.
    pub(super) by_action: Vec<f64>,
}

impl Branching {
    fn of(choices: &[(u64, u64)]) -> Branching {
        let sum: u64 = choices.iter().map(|(sum, _)| sum).sum();
        let actions: u64 = choices.iter().map(|(_, games)| games).sum();
        let games = choices.first().map_or(0, |(_, games)| *games);
        let by_action = choices
            .iter()
            .take_while(|(_, lasting)| lasting * 5 >= games)
            .map(|(sum, lasting)| *sum as f64 / *lasting as f64);
        Branching {
            mean: sum as f64 / (actions as f64).max(1.0),
            by_action: by_action.collect(),
        }
    }
}

/// The share of each kind among all actions.
#[derive(Serialize)]
pub(super) struct Kinds {
    place: f64,
    slide: f64,
    activate: f64,
    pivot: f64,
    pick_up: f64,
    end: f64,
}

/// Turns with a number of actions, not counting `end`.
#[derive(Serialize)]
pub(super) struct Chain {
    pub(super) actions: usize,
    pub(super) turns: u64,
    /// Of all turns.
    pub(super) share: f64,
}

/// First placements that are equivalent by symmetry.
#[derive(Serialize)]
pub(super) struct FirstPlacement {
    #[serde(serialize_with = "as_text")]
    pub(super) placement: Action,
    /// How many placements these are.
    pub(super) alike: usize,
    pub(super) games: u64,
    #[serde(flatten)]
    pub(super) first_player: Share,
}

impl AtStrength {
    pub(super) fn of(player: Strength, setup: Setup, tally: &GameTally) -> AtStrength {
        let done = tally.kinds.iter().sum::<u64>() as f64;
        let by_kind = tally.kinds.map(|count| count as f64 / done.max(1.0));
        let share = |kind: ActionKind| by_kind[kind as usize];
        let [slides, sacrifices] = [ActionKind::Slide, ActionKind::Sacrifice]
            .map(|kind| tally.kinds[kind as usize] as f64);
        let turns = tally.chains.total() as f64;
        let chains = tally.chains.iter().map(|(actions, count)| Chain {
            actions,
            turns: count,
            share: count as f64 / turns.max(1.0),
        });
        let Results {
            wins: [white, black],
            draws,
            unfinished,
        } = tally.results;
        AtStrength {
            player,
            results: ResultCounts {
                white,
                black,
                draws,
                unfinished,
            },
            first_player: Share::of(tally.results.wins),
            turned_around: Share::of([
                tally.turned_around,
                (white + black).saturating_sub(tally.turned_around),
            ]),
            actions: Length::of(&tally.actions),
            turns: Length::of(&tally.turns),
            branching: Branching::of(&tally.choices),
            kinds: Kinds {
                place: share(ActionKind::Place),
                slide: share(ActionKind::Slide) + share(ActionKind::Sacrifice),
                activate: share(ActionKind::Activate),
                pivot: share(ActionKind::Pivot),
                pick_up: share(ActionKind::PickUp),
                end: share(ActionKind::End),
            },
            sacrifices: sacrifices / (slides + sacrifices).max(1.0),
            chains: chains.collect(),
            openings: openings(setup, tally),
            by_kind,
            by_turns: tally.turns.clone(),
        }
    }

    /// The share of turns with this many actions; the last of `chains` includes longer ones.
    pub(super) fn chain_share(&self, actions: usize, and_more: bool) -> f64 {
        let counted = self
            .chains
            .iter()
            .filter(|chain| chain.actions == actions || (and_more && chain.actions > actions));
        // Avoid negative zero, which an empty sum of floats is.
        counted.map(|chain| chain.share).sum::<f64>() + 0.0
    }
}

/// The openings, the most frequent first.
fn openings(setup: Setup, tally: &GameTally) -> Vec<FirstPlacement> {
    let mut openings: Vec<FirstPlacement> = tally
        .placements
        .iter()
        .map(|(placement, results)| FirstPlacement {
            placement: *placement,
            alike: images(*placement, setup.size()).len(),
            games: results.games(),
            first_player: Share::of(results.wins),
        })
        .collect();
    openings.sort_by_key(|opening| {
        let games = std::cmp::Reverse(opening.games);
        (games, opening.placement)
    });
    openings
}

fn as_text<T: ToString, S: serde::Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&value.to_string())
}
