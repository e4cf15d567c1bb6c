//! A net against the hand-written evaluation.

use std::ops::ControlFlow;
use std::time::Duration;

use arena::{Contest, Openings, Side, Standings};
use engine::{Engine, EnginePlayer, Evaluate, Hand, Learned, Limits, Stop};
use rules::Setup;

/// The budget of each player for an action.
#[derive(Clone, Copy, Debug)]
pub enum Allowance {
    /// Positions visited.
    Nodes(u64),
    /// Time.
    Time(Duration),
}

impl Allowance {
    fn limits(self) -> Limits {
        match self {
            Allowance::Nodes(nodes) => Limits::nodes(nodes),
            Allowance::Time(time) => Limits::time(time),
        }
    }

    fn table(self) -> u64 {
        match self {
            Allowance::Nodes(nodes) => (nodes * 64).clamp(1 << 16, Engine::TABLE),
            Allowance::Time(_) => Engine::TABLE,
        }
    }
}

/// How long a contest is, and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct ContestTerms {
    /// How many pairs of games.
    pub pairs: usize,
    /// For each action.
    pub allowance: Allowance,
    /// Games at the same time.
    pub threads: usize,
    /// The seed of the openings.
    pub seed: u64,
}

/// Plays an evaluation against the hand-written one, from balanced openings.
pub fn play(setup: Setup, evaluation: &Learned, terms: ContestTerms) -> Standings {
    let ContestTerms {
        pairs,
        allowance,
        threads,
        seed,
    } = terms;
    let contest = Contest {
        openings: &Openings::balanced(setup, 4, seed),
        pairs,
        seed,
        threads,
        stop: &Stop::new(),
    };
    contest.play(
        &|side, _, _| match side {
            Side::A => Box::new(player(evaluation.clone(), allowance)),
            Side::B => Box::new(player(Hand::default(), allowance)),
        },
        &|_, _| {},
        |_, _, _| ControlFlow::Continue(()),
    )
}

fn player<E: Evaluate>(evaluation: E, allowance: Allowance) -> EnginePlayer<E> {
    let engine = Engine::sized(evaluation, allowance.table());
    EnginePlayer::new(engine, allowance.limits())
}

impl std::fmt::Display for Allowance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Allowance::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Allowance::Time(time) => write!(f, "{} ms", time.as_millis()),
        }
    }
}
