//! Finds the tactical positions of `tests/data/tactics.tsv`: `tactics [seed]`.
//!
//! Games played by the engine, by the greedy player and at random, with random actions mixed in,
//! are searched until every shelf of every game is full. A position is taken if the solver proves
//! its claim and few of the legal actions are right. No two positions in the file are the same
//! under a symmetry of the board, and no game yields two of one kind.
//!
//! The file was assembled from several runs. Positions that the search does not solve within the
//! nodes of the test are kept in `tests/data/unsolved.tsv`.

#[path = "../tests/engine/claims.rs"]
mod claims;

use std::collections::HashSet;

use claims::{Claim, Kind, LONG, Tactic};
use engine::{Budget, Choose, EnginePlayer, Greedy, Random, UniformRandom, Verdict, prove};
use rules::{Action, Position, Setup};

/// The budget of a proof: the tests prove everything again.
const NODES: u64 = 150_000;
/// A win that takes more nodes to find is skipped.
const GLANCE: u64 = 10_000;
/// At most one in this many legal actions may be right.
const ONE_IN: usize = 5;
/// With fewer legal actions, a random choice finds the right one too often.
const FEWEST_ACTIONS: u32 = 8;
/// How many turns before the end of a game to look at.
const LATE: usize = 8;
/// Stop after this many games without anything new.
const PATIENCE: u64 = 800;

/// What a claim is about, in more detail than its kind, and how many of them a game gets.
const SHELVES: [(&str, usize); 8] = [
    ("win, 1 action", 2),
    ("win, 2 actions", 3),
    ("win, 3 actions", 3),
    ("win, hemming in", 3),
    ("defend, one holds", 2),
    ("defend", 4),
    ("chain, now", 4),
    ("chain, later", 2),
];

fn shelf(claim: Claim) -> usize {
    match claim {
        Claim::Win { hemming: true, .. } => 3,
        Claim::Win { actions, .. } => actions.min(LONG) - 1,
        Claim::Defend { hold: 1, .. } => 4,
        Claim::Defend { .. } => 5,
        Claim::Chain { turns: 1 } => 6,
        Claim::Chain { .. } => 7,
    }
}

/// A player of both sides, and the percentage of its actions that are random.
fn player(game: u64, seed: u64) -> (Box<dyn Choose>, u32) {
    match game % 4 {
        0 | 1 => (Box::new(EnginePlayer::with_nodes(600)), 8),
        2 => (Box::new(Greedy::new(seed).with_bound(2_000)), 15),
        _ => (Box::new(UniformRandom::new(seed)), 0),
    }
}

/// The positions of a game at the beginning of each turn.
fn positions(setup: Setup, seed: u64, game: u64) -> Vec<Position> {
    let mut random = Random::of_game(seed, game);
    let (mut player, chance) = player(game, random.next());
    let mut position = Position::start(setup);
    let (mut positions, mut before) = (Vec::new(), Vec::new());
    for number in 0..200 {
        if position.bonus().is_none() {
            positions.push(position);
            before.push(position.hash());
        }
        let action = if number < 4 || random.below(100) < chance {
            position.nth_action(random.below(position.count_actions()))
        } else {
            player.choose(&position, &before)
        };
        let Some(action) = action else {
            break;
        };
        position.play_unchecked(action);
    }
    positions
}

/// Whether few enough of the legal actions are right.
fn is_hard(tactic: &Tactic) -> bool {
    let Tactic { claim, position } = tactic;
    let legal = position.actions();
    let right = legal.iter().filter(|action| {
        let mut after = *position;
        after.play_unchecked(**action);
        claim.is_kept(&after, NODES)
    });
    position.count_actions() >= FEWEST_ACTIONS && right.count() * ONE_IN <= legal.len()
}

/// Whether the opponent would win at once if it were their turn.
fn is_threatened(position: &Position) -> bool {
    let mut passed = *position;
    // Passing hands over the turn, legal or not.
    passed.play_unchecked(Action::End);
    wins(&passed, NODES, 1)
}

/// Whether this many nodes prove that the player to move wins within this many turns.
fn wins(position: &Position, nodes: u64, turns: u32) -> bool {
    let budget = Budget::nodes(nodes).within(turns);
    matches!(prove(position, budget).verdict, Verdict::Win(_))
}

/// The positions found for one game.
#[derive(Default)]
struct Library {
    shelves: [Vec<Tactic>; SHELVES.len()],
    /// In canonical form, to recognise symmetric positions.
    known: HashSet<Position>,
}

impl Library {
    fn has_room(&self, number: usize) -> bool {
        self.shelves[number].len() < SHELVES[number].1
    }

    fn has_room_for(&self, kind: Kind) -> bool {
        let shelves = match kind {
            Kind::Win => 0..4,
            Kind::Defend => 4..6,
            Kind::Chain => 6..8,
        };
        shelves.into_iter().any(|number| self.has_room(number))
    }

    fn has_room_anywhere(&self) -> bool {
        Kind::ALL.into_iter().any(|kind| self.has_room_for(kind))
    }

    /// Takes the first new and hard position of a kind, if there is one and there is room for it.
    fn take(&mut self, kind: Kind, positions: &[Position]) -> Option<&'static str> {
        for &position in positions {
            if !self.has_room_for(kind) {
                break;
            }
            let promising = match kind {
                Kind::Win => true,
                Kind::Defend => is_threatened(&position),
                Kind::Chain => wins(&position, GLANCE, 3),
            };
            if !promising {
                continue;
            }
            let Some(claim) = Claim::prove(kind, &position, NODES) else {
                continue;
            };
            let number = shelf(claim);
            let tactic = Tactic { claim, position };
            if self.has_room(number)
                && !self.known.contains(&position.canonical().0)
                && is_hard(&tactic)
            {
                self.known.insert(position.canonical().0);
                self.shelves[number].push(tactic);
                return Some(SHELVES[number].0);
            }
        }
        None
    }
}

fn main() {
    let seed = std::env::args().nth(1);
    let seed: u64 = seed.map_or(1, |seed| seed.parse().expect("a seed"));
    for (number, (name, setup)) in (0..).zip(Setup::NAMED) {
        // The same seed would lead to the same games of Tixel and of Poka Yoke.
        let seed = seed * 10 + number;
        let mut library = Library::default();
        let mut latest = 0;
        let mut game = 0;
        while game < latest + PATIENCE && library.has_room_anywhere() {
            // Start from the end, where more is at stake.
            let mut positions = positions(setup, seed, game);
            positions.reverse();
            positions.truncate(LATE);
            for kind in Kind::ALL {
                if let Some(shelf) = library.take(kind, &positions) {
                    eprintln!("{name}, game {game}: {shelf}");
                    latest = game;
                }
            }
            game += 1;
        }
        for tactic in library.shelves.iter().flatten() {
            println!("{tactic}");
        }
    }
}
