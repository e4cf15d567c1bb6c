//! The games a report is about.

use std::collections::HashMap;

use engine::{Player, Random};
use rules::{Action, Position, Setup, Symmetry};

use super::opening::Opening;
use super::strength::Strength;
use super::tally::{Deed, Results, Tally};
use crate::playouts::LONGEST;
use crate::progress;
use crate::threads::Threads;

/// Plays a game at one strength from each opening. They depend on nothing but the openings and
/// the seed.
pub(super) fn play_all(
    setup: Setup,
    strength: Strength,
    openings: &[Opening],
    seed: u64,
    threads: Threads,
) -> Tally {
    let bar = progress::bar(openings.len(), format!("{:<20}", strength.to_string()));
    let tallies = threads.share(openings.len(), |game, tally: &mut Tally| {
        let mut random = Random::of_game(!seed, game as u64);
        // Random games differ anyway, and are random from the first action on.
        let opening: &[Action] = match strength {
            Strength::Random => &[],
            _ => &openings[game],
        };
        play_one(setup, strength, opening, &mut random, tally);
        bar.inc(1);
    });
    bar.finish_and_clear();
    let mut sum = Tally::default();
    for tally in &tallies {
        sum.merge(tally);
    }
    sum
}

fn play_one(
    setup: Setup,
    strength: Strength,
    opening: &[Action],
    random: &mut Random,
    tally: &mut Tally,
) {
    let mut players = [random.next(), random.next()].map(|seed| strength.seated(seed));
    let mut given = opening.iter().copied();
    let mut game = Running {
        position: Position::start(setup),
        before: Vec::new(),
        actions: 0,
    };
    let mut occurred: HashMap<u64, u32> = HashMap::new();
    let mut beginning = None;
    let mut result = Results::default();
    loop {
        if let Some(winner) = game.position.winner() {
            result.wins[winner as usize] = 1;
            break;
        }
        let times = occurred.entry(game.position.hash()).or_default();
        *times += 1;
        if *times >= 3 {
            result.draws = 1;
            break;
        }
        let player = &mut players[game.position.to_move() as usize];
        let first = game.turn(&mut given, &mut **player, tally);
        beginning = beginning.or(first);
        if first.is_none() || game.actions >= LONGEST {
            result.unfinished = 1;
            break;
        }
    }
    tally.results.merge(&result);
    tally.actions.add(game.actions, 1);
    tally.turns.add(game.before.len(), 1);
    if let Some(first) = beginning {
        let class = class_of(first, setup.size());
        tally.openings.entry(class).or_default().merge(&result);
    }
}

struct Running {
    position: Position,
    /// The beginnings of the turns so far.
    before: Vec<u64>,
    /// Actions so far.
    actions: usize,
}

impl Running {
    /// Plays a turn, of what is left of the actions given or else by a player, and returns its
    /// first action; `None` if it was not finished.
    fn turn(
        &mut self,
        given: &mut dyn Iterator<Item = Action>,
        player: &mut dyn Player,
        tally: &mut Tally,
    ) -> Option<Action> {
        let to_move = self.position.to_move();
        let begin = self.position.hash();
        let mut first = None;
        let mut chain = 0;
        while self.position.to_move() == to_move {
            let legal = self.position.count_actions();
            let action = match given.next() {
                Some(action) => action,
                None => player.choose(&self.position, &self.before)?,
            };
            let after = self.position.play(action).ok()?;
            tally.choose_from(self.actions, legal);
            let deed = Deed::of(action, after.bonus().is_some());
            tally.deeds[deed as usize] += 1;
            first = first.or(Some(action));
            chain += usize::from(action != Action::End);
            self.position = after;
            self.actions += 1;
        }
        self.before.push(begin);
        tally.chains.add(chain, 1);
        first
    }
}

/// The one that stands for all placements that a symmetry of the board makes the same.
fn class_of(placement: Action, size: u8) -> Action {
    let images = images(placement, size).into_iter();
    images.min().unwrap_or(placement)
}

/// The placements that a symmetry of the board makes the same.
pub(super) fn images(placement: Action, size: u8) -> Vec<Action> {
    let images = Symmetry::ALL.map(|symmetry| symmetry.action(placement, size));
    let mut images = images.to_vec();
    images.sort_unstable();
    images.dedup();
    images
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placements_that_look_the_same_after_turning_the_board_are_one_opening() {
        let class = |text: &str| class_of(text.parse().unwrap(), 6).to_string();
        assert_eq!(class("T@f6sw"), "T@a1ne");
        assert_eq!(class("T@a6se"), "T@a1ne");
        assert_ne!(class("T@a1nw"), "T@a1ne");
        assert_eq!(class("X@d4"), "X@c3");
        // A mirror image turns a Regatta piece over.
        assert_eq!(class("L@a1ne"), "R@a1ne");
    }

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let played = |seed| {
            let mut tally = Tally::default();
            for game in 0..5 {
                let mut random = Random::of_game(seed, game);
                play_one(Setup::TIX, Strength::Greedy, &[], &mut random, &mut tally);
            }
            tally
        };
        assert_eq!(played(1), played(1));
        assert_ne!(played(1), played(2));
        let tally = played(1);
        assert_eq!(tally.results.games(), 5);
        assert_eq!(tally.actions.sum(), tally.deeds.iter().sum::<u64>());
        assert_eq!(tally.turns.sum(), tally.chains.total());
    }
}
