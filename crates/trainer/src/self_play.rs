//! Self-play games of the engine, and the positions they yield.

use engine::{Engine, Learned, Limits, Random, Score, Stop};
use rules::{Player, Position, Setup, on_state};

use crate::eavesdropper::{Eavesdropper, Heard};
use crate::sample::{Origin, Sample, SampleOutcome};
use std::sync::Arc;

/// How positions are made.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// Positions visited for each action of a game.
    pub play_nodes: u64,
    /// Positions visited to label one that is not on the path of a game.
    pub label_nodes: u64,
    /// Positions that a search evaluated, kept for each action.
    pub leaves: u64,
    /// Positions a few random actions off the path, for each turn.
    pub asides: u32,
}

/// Random actions at the beginning of a game.
const OPENING: u32 = 10;
/// One in this many actions is random, so that games differ.
const ASTRAY: u32 = 40;
/// A longer game is abandoned as a draw.
const LONGEST: usize = 300;
/// Openings in which a player is further ahead than this are discarded.
const FAR_AHEAD: i32 = 250;
const TABLE: u64 = 1 << 20;

/// Plays games and labels positions, on one thread.
pub struct SelfPlay {
    setup: Setup,
    recipe: Recipe,
    player: Engine<Eavesdropper<Learned>>,
    labeller: Engine<Learned>,
    heard: Arc<Heard>,
}

impl SelfPlay {
    /// Plays a setup with an evaluation.
    pub fn new(setup: Setup, recipe: Recipe, evaluation: &Learned) -> SelfPlay {
        let (spy, heard) = Eavesdropper::new(evaluation.clone());
        SelfPlay {
            setup,
            recipe,
            player: Engine::sized(spy, TABLE),
            labeller: Engine::sized(evaluation.clone(), TABLE),
            heard,
        }
    }

    /// Plays a game, the same for the same seed and number, and returns its positions.
    pub fn game(&mut self, seed: u64, number: u64) -> Vec<Sample> {
        let mut random = Random::of_game(seed, number);
        self.player.forget();
        self.labeller.forget();
        let mut position = self.opening(&mut random);
        let mut samples = Vec::new();
        let mut on_path: Vec<(usize, Player)> = Vec::new();
        let mut before: Vec<u64> = Vec::new();
        let mut winner = None;
        for _ in 0..LONGEST {
            if let Some(won) = position.winner() {
                winner = Some(won);
                break;
            }
            let begins_turn = position.bonus().is_none();
            if begins_turn && before.iter().filter(|h| **h == position.hash()).count() >= 2 {
                break;
            }
            // About half of the visited positions are evaluated, and many of them twice.
            let one_in = self.recipe.play_nodes / (3 * self.recipe.leaves.max(1));
            self.heard.restart(one_in, random.next());
            let limits = Limits::nodes(self.recipe.play_nodes);
            let found = self
                .player
                .search(&position, &before, &limits, &Stop::new(), |_| {});
            if begins_turn {
                on_path.push((samples.len(), position.to_move()));
                samples.push(labelled(&position, Origin::Path, found.score));
                for _ in 0..self.recipe.asides {
                    samples.extend(self.aside(&position, &mut random));
                }
            }
            let leaves = self.heard.take();
            for mut leaf in leaves.into_iter().take(2 * self.recipe.leaves as usize) {
                if let Ok(position) = leaf.position(self.setup) {
                    leaf.set_score(self.label(&position));
                    samples.push(leaf);
                }
            }
            if begins_turn {
                before.push(position.hash());
            }
            let astray = random.below(ASTRAY) == 0;
            let action = match found.action {
                Some(action) if !astray => action,
                _ => match position.nth_action(random.below(position.count_actions())) {
                    Some(action) => action,
                    None => break,
                },
            };
            position.play_unchecked(action);
        }
        for (at, mover) in on_path {
            samples[at].set_outcome(SampleOutcome::of(winner, mover));
        }
        samples
    }

    /// A position after a few random turns in which neither player is far ahead.
    fn opening(&mut self, random: &mut Random) -> Position {
        loop {
            let mut position = Position::start(self.setup);
            let actions = random.below(OPENING + 1);
            for _ in 0..actions {
                if let Some(action) = position.nth_action(random.below(position.count_actions())) {
                    position.play_unchecked(action);
                }
            }
            let open = position.winner().is_none() && position.bonus().is_none();
            if open
                && let Some(points) = self.label(&position).points()
                && points.abs() < FAR_AHEAD
            {
                return position;
            }
        }
    }

    /// A position one to three random actions away.
    fn aside(&mut self, from: &Position, random: &mut Random) -> Option<Sample> {
        let mut position = *from;
        for _ in 0..=random.below(3) {
            let action = position.nth_action(random.below(position.count_actions()))?;
            position.play_unchecked(action);
        }
        if position.bonus().is_some() || position.winner().is_some() {
            return None;
        }
        let score = self.label(&position);
        Some(labelled(&position, Origin::Aside, score))
    }

    fn label(&mut self, position: &Position) -> Score {
        let limits = Limits::nodes(self.recipe.label_nodes);
        let found = self
            .labeller
            .search(position, &[], &limits, &Stop::new(), |_| {});
        found.score
    }
}

fn labelled(position: &Position, origin: Origin, score: Score) -> Sample {
    let mut sample = on_state!(position.words(), state => Sample::of(state, origin));
    sample.set_score(score);
    sample
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::SampleScore;

    const RECIPE: Recipe = Recipe {
        play_nodes: 300,
        label_nodes: 100,
        leaves: 4,
        asides: 1,
    };

    #[test]
    fn a_game_gives_positions_of_every_origin_that_are_not_over() {
        for (_, setup) in Setup::NAMED {
            let mut play = SelfPlay::new(setup, RECIPE, &Learned::default());
            let samples = play.game(1, 1);
            for origin in [Origin::Path, Origin::Aside, Origin::Leaf] {
                assert!(samples.iter().any(|sample| sample.origin() == origin));
            }
            for sample in &samples {
                let position = sample.position(setup).unwrap();
                assert_eq!(position.winner(), None);
                let of_a_game = sample.outcome() != SampleOutcome::Unknown;
                assert_eq!(of_a_game, sample.origin() == Origin::Path);
            }
            let last = samples
                .iter()
                .rfind(|s| s.origin() == Origin::Path)
                .unwrap();
            assert_ne!(last.score(), SampleScore::Points(0), "nothing was searched");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_positions_whatever_was_played_before() {
        let mut play = SelfPlay::new(Setup::TIX, RECIPE, &Learned::default());
        let first = play.game(1, 1);
        play.game(1, 2);
        assert_eq!(play.game(1, 1), first);
        assert_ne!(play.game(2, 1), first);
    }
}
