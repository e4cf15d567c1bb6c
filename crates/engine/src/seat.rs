//! The engine as a player.

use std::time::Duration;

use rules::{Action, Position, Setup};

use crate::{Choose, Engine, Evaluate, Hand, Level, Limits, Stop};

/// The engine as a player with the same limits for every action.
pub struct EnginePlayer<E = Hand> {
    engine: Engine<E>,
    limits: Limits,
}

impl<E: Evaluate> EnginePlayer<E> {
    /// Searches with an engine up to these limits.
    pub fn new(engine: Engine<E>, limits: Limits) -> EnginePlayer<E> {
        EnginePlayer { engine, limits }
    }

    /// Visits this many positions for each action, with an evaluation.
    pub fn with_nodes_by(evaluation: E, nodes: u64) -> EnginePlayer<E> {
        // Room for every position it may visit in a few actions, and no more.
        let table = (nodes * 64).clamp(1 << 16, Engine::TABLE);
        EnginePlayer::new(Engine::sized(evaluation, table), Limits::nodes(nodes))
    }

    /// Plays a setup at a level, using an evaluation's variant for levels; another seed makes
    /// different mistakes.
    pub fn at_level_by(evaluation: E, level: Level, setup: Setup, seed: u64) -> EnginePlayer<E> {
        let mut player = EnginePlayer::with_nodes_by(evaluation, level.nodes(setup));
        player.engine.set_level(Some(level));
        player.engine.set_seed(seed);
        player
    }

    /// The engine, for configuring it.
    pub fn engine(&mut self) -> &mut Engine<E> {
        &mut self.engine
    }
}

impl EnginePlayer {
    /// Visits this many positions for each action.
    ///
    /// ```
    /// use engine::{EnginePlayer, Choose};
    /// use rules::{Position, Setup};
    ///
    /// let start = Position::start(Setup::TIX);
    /// let action = EnginePlayer::with_nodes(1_000).choose(&start, &[]);
    /// assert!(action.is_some_and(|action| start.is_legal(action)));
    /// ```
    pub fn with_nodes(nodes: u64) -> EnginePlayer {
        EnginePlayer::with_nodes_by(Hand::default(), nodes)
    }

    /// Plays a setup at a level; another seed makes different mistakes.
    ///
    /// ```
    /// use engine::{EnginePlayer, Level, Choose};
    /// use rules::{Position, Setup};
    ///
    /// let start = Position::start(Setup::TIX);
    /// let mut beginner = EnginePlayer::at_level(Level::FIRST, Setup::TIX, 7);
    /// assert!(beginner.choose(&start, &[]).is_some_and(|action| start.is_legal(action)));
    /// ```
    pub fn at_level(level: Level, setup: Setup, seed: u64) -> EnginePlayer {
        EnginePlayer::at_level_by(Hand::default(), level, setup, seed)
    }

    /// Takes this much time for each action.
    pub fn with_time(time: Duration) -> EnginePlayer {
        EnginePlayer::new(Engine::new(), Limits::time(time))
    }
}

impl<E: Evaluate> Choose for EnginePlayer<E> {
    fn choose(&mut self, position: &Position, before: &[u64]) -> Option<Action> {
        if before.is_empty() {
            self.engine.forget();
        }
        let stop = Stop::new();
        let result = self
            .engine
            .search(position, before, &self.limits, &stop, |_| {});
        result.action
    }
}
