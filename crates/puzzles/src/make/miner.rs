//! Looking for puzzles in games.

use std::ops::RangeInclusive;

use arena::{good_opening, play_game};
use engine::{Budget, EnginePlayer, Level, Random, Solver, Stop, Verdict};
use rules::{Player, Position, Setup, Turn};

use super::examination::MOST_TURNS;
use crate::{Examiner, Find};

/// Turns that were played, from a position on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The first position.
    pub start: Position,
    /// The turns. All are legal.
    pub turns: Vec<Turn>,
}

/// The levels whose games are searched: neither blind nor flawless. On a large board the stronger
/// of them fight on until both pools are empty and little is left to find.
fn players(setup: Setup) -> RangeInclusive<u8> {
    if setup.size() < 8 { 5..=10 } else { 1..=8 }
}

/// A player who can slide more pieces than this is practically never beaten within three turns.
const MOST_SLIDABLE: usize = 6;
/// Nor does one turn stop more pieces than this.
const MOST_TURNED: usize = 4;
/// Positions visited to see whether a position may be won.
const GLANCE: u64 = 5_000;
/// The same for the winner's last positions, where a win is likely.
const LONG_GLANCE: u64 = 60_000;

impl Source {
    /// Plays a game between two middle levels. Deterministic in seed and number.
    pub fn play(setup: Setup, seed: u64, number: u64) -> Option<Source> {
        let mut random = Random::of_game(seed, number);
        let opening = good_opening(setup, &mut random);
        let players = players(setup);
        let count = u32::from(players.end() - players.start() + 1);
        let mut player = || {
            let level = Level::new(players.start() + random.below(count) as u8)?;
            Some(EnginePlayer::at_level(level, setup, random.next()))
        };
        let (mut white, mut black) = (player()?, player()?);
        let game = play_game(&opening, &mut [&mut white, &mut black], &Stop::new())?;
        let turns: Option<Vec<Turn>> = game.turns.into_iter().map(Turn::new).collect();
        Some(Source {
            start: game.start,
            turns: turns?,
        })
    }

    /// The best puzzle of the game, if there is one: the one that takes most turns, and the latest of
    /// these.
    pub fn find(&self, examiner: &Examiner) -> Option<Find> {
        let mut moments = self.moments();
        // Stable, so that the latest of the longest comes last.
        moments.sort_by_key(|(turns, _, _)| *turns);
        let mut examined = moments
            .into_iter()
            .rev()
            .map(|(_, before, mistake)| examiner.examine(&before, &mistake));
        examined.find_map(|find| find)
    }

    /// The latest puzzle of the game in which the opponent threatens to win and one turn holds.
    pub fn find_threat(&self, examiner: &Examiner) -> Option<Find> {
        let positions = self.positions();
        let pairs = positions.windows(2).zip(&self.turns);
        let mut threats = pairs.filter_map(|(pair, turn)| match pair {
            [before, position] if may_be_threatened(position) => {
                examiner.examine_threat(before, turn)
            }
            _ => None,
        });
        threats.next_back()
    }

    /// The turns after which the opponent may win, with the positions before them and how many turns
    /// that takes.
    fn moments(&self) -> Vec<(u32, Position, Turn)> {
        let mut solver = Solver::new(8 << 20);
        let positions = self.positions();
        let winner = positions.last().and_then(Position::winner);
        let mut moments = Vec::new();
        for (number, (pair, turn)) in positions.windows(2).zip(&self.turns).enumerate() {
            let [before, position] = pair else {
                continue;
            };
            let left = self.turns.len() - number - 1;
            let is_near = winner == Some(position.to_move()) && left < 2 * MOST_TURNS as usize;
            let nodes = if is_near { LONG_GLANCE } else { GLANCE };
            if position.winner().is_none()
                && has_begun(position)
                && position.slidable(before.to_move()).len() <= MOST_SLIDABLE
                && let Some(turns) = may_win(&mut solver, position, nodes)
            {
                moments.push((turns, *before, turn.clone()));
            }
        }
        moments
    }

    /// All positions, the first and the last included.
    fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        for turn in &self.turns {
            let next = positions.last().and_then(|now| now.play_turn(turn).ok());
            match next {
                Some(next) => positions.push(next),
                None => break,
            }
        }
        positions
    }
}

/// Whether it is worth looking for a threat.
fn may_be_threatened(position: &Position) -> bool {
    let slidable = position.slidable(position.to_move()).len();
    position.winner().is_none() && has_begun(position) && slidable <= MOST_TURNED
}

fn may_win(solver: &mut Solver, position: &Position, nodes: u64) -> Option<u32> {
    let budget = Budget::nodes(nodes).within(MOST_TURNS * 2 - 1);
    match solver.prove(position, budget).verdict {
        Verdict::Win(distance) => Some(distance.at_most.div_ceil(2)),
        Verdict::Loss(_) | Verdict::Open { .. } => None,
    }
}

/// Whether the game is properly under way: with fewer pieces there is nothing to find.
fn has_begun(position: &Position) -> bool {
    let count = |player| {
        position
            .pieces()
            .filter(|(_, piece)| piece.player == player)
            .count()
    };
    let [white, black] = Player::ALL.map(count);
    white.min(black) >= 3 && white + black >= 7
}
