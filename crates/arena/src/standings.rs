//! The results so far.

use std::collections::BTreeMap;

use crate::pair::{PlayedPair, Side};
use crate::pentanomial::Pentanomial;
use crate::seated::FoulKind;

/// The results of a match so far, from A's side.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Standings {
    /// Games A won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games B won.
    pub losses: u64,
    /// The pairs by their scores.
    pub pairs: Pentanomial,
    /// Forfeited games, by player and kind; they also count as won and lost.
    forfeits: [BTreeMap<FoulKind, u64>; 2],
}

impl Standings {
    /// Counts a pair.
    pub fn add(&mut self, pair: &PlayedPair) {
        for game in pair {
            match game.half_points() {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
            if let Some((side, foul)) = game.forfeit() {
                *self.forfeits[side as usize].entry(foul.kind).or_default() += 1;
            }
        }
        let half_points = pair.iter().map(crate::MatchGame::half_points);
        self.pairs.add(half_points.sum());
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// How many games a player forfeited.
    pub fn forfeits(&self, side: Side) -> u64 {
        self.forfeits[side as usize].values().sum()
    }

    /// The kinds of a player's forfeits, with how many there were.
    pub fn fouls(&self, side: Side) -> impl Iterator<Item = (FoulKind, u64)> + '_ {
        let fouls = self.forfeits[side as usize].iter();
        fouls.map(|(kind, games)| (*kind, *games))
    }
}
