//! Finding puzzles in games.

use std::collections::HashSet;

use arena::{PlayedGame, good_opening, play_game};
use engine::{Budget, EnginePlayer, Level, Random, Solver, Stop, Verdict};
use motifs::Prover;
use rules::{Position, Setup, Turn};

use crate::{Attempts, Charm, Judge, Puzzle, Rating, solve_rates};

/// A puzzle that was found, and what is charming about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Find {
    /// The puzzle, rated.
    pub puzzle: Puzzle,
    /// The first turn of the solution.
    pub solution: Turn,
    /// What it tempts to, and how it surprises.
    pub charm: Charm,
    /// Where it ends if it is solved and defended well.
    pub end: Position,
}

/// Looks for puzzles. Everything it does follows from the games and the seed.
pub struct Miner {
    judge: Judge,
    /// Looks at positions that are probably nothing.
    glance: Solver,
    attempts: Attempts,
}

/// The levels whose games are searched: neither blind nor flawless.
const PLAYERS: std::ops::RangeInclusive<u8> = 5..=10;
/// Positions visited to see whether a position may be won.
const GLANCE: u64 = 20_000;
/// The most turns of one's own that a puzzle takes.
const MOST_TURNS: u32 = 3;

impl Miner {
    /// A miner whose puzzles are rated by these attempts, with a budget for each proof.
    pub fn new(attempts: Attempts, nodes: u64) -> Miner {
        Miner {
            judge: Judge::new(nodes),
            glance: Solver::new(8 << 20),
            attempts,
        }
    }

    /// Plays a game between two middle levels.
    pub fn game(setup: Setup, seed: u64, number: u64) -> Option<PlayedGame> {
        let mut random = Random::of_game(seed, number);
        let opening = good_opening(setup, &mut random);
        let count = u32::from(PLAYERS.end() - PLAYERS.start() + 1);
        let mut player = || {
            let level = Level::new(PLAYERS.start() + random.below(count) as u8)?;
            Some(EnginePlayer::at_level(level, setup, random.next()))
        };
        let (mut white, mut black) = (player()?, player()?);
        play_game(&opening, &mut [&mut white, &mut black], &Stop::new())
    }

    /// The best puzzle of a game, if there is one: the one that takes most turns, and the latest of
    /// these.
    pub fn find(&mut self, game: &PlayedGame) -> Option<Find> {
        let mut position = game.start;
        let mut moments = Vec::new();
        for turn in &game.turns {
            let before = position;
            for &action in turn {
                position.play_unchecked(action);
            }
            let mistake = Turn::new(turn.clone())?;
            if position.winner().is_none()
                && let Some(turns) = self.may_win(&position)
            {
                moments.push((turns, before, mistake));
            }
        }
        moments.sort_by_key(|(turns, _, _)| *turns);
        while let Some((_, before, mistake)) = moments.pop() {
            if let Some(find) = self.examine(&before, mistake) {
                return Some(find);
            }
        }
        None
    }

    fn may_win(&mut self, position: &Position) -> Option<u32> {
        let budget = Budget::nodes(GLANCE).within(MOST_TURNS * 2 - 1);
        match self.glance.prove(position, budget).verdict {
            Verdict::Win(distance) => Some(distance.at_most.div_ceil(2)),
            Verdict::Loss(_) | Verdict::Open { .. } => None,
        }
    }

    /// Makes a puzzle of a mistake, if it is one worth solving.
    fn examine(&mut self, before: &Position, mistake: Turn) -> Option<Find> {
        // Not a mistake if everything lost.
        if self.judge.is_lost(before) {
            return None;
        }
        let position = before.play_turn(&mistake).ok()?;
        let turns = self.judge.wins_in(&position, MOST_TURNS)?;
        let line = self.judge.solution(&position)?;
        let end = line
            .iter()
            .try_fold(position, |now, turn| now.play_turn(turn));
        let end = end.ok().filter(|end| end.winner().is_some())?;
        let solution = line.into_iter().next()?;
        let charm = Charm::of(&position, &solution, &mut self.judge)?;
        let mut puzzle = Puzzle::new(*before, mistake, u8::try_from(turns).ok()?).ok()?;
        puzzle.motifs = motifs_of(&position, &solution);
        puzzle.rating = Rating::of(&solve_rates(&puzzle, self.attempts, &mut self.judge));
        Some(Find {
            puzzle,
            solution,
            charm,
            end,
        })
    }
}

fn motifs_of(position: &Position, turn: &Turn) -> Vec<motifs::Motif> {
    let Ok(mut prover) = Prover::new(position, turn, None, Prover::limit(position)) else {
        return Vec::new();
    };
    while !prover.advance(10_000) {}
    prover.reasons().motifs
}

/// Puzzles of which no two are alike.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    known: HashSet<u64>,
}

impl Collection {
    /// Whether this one is unlike all before it: another position to solve, another position after
    /// the solution's first turn, and another end, seen from any side.
    pub fn admits(&mut self, find: &Find) -> bool {
        let solved = find.puzzle.position().play_turn(&find.solution).ok();
        let parts = [Some(*find.puzzle.position()), solved, Some(find.end)];
        let keys: Vec<u64> = parts
            .into_iter()
            .flatten()
            .map(|position| position.canonical().0.hash())
            .collect();
        let is_new = keys.iter().all(|key| !self.known.contains(key));
        if is_new {
            self.known.extend(keys);
        }
        is_new
    }
}
