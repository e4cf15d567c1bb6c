//! The games a report is about.

use arena::{Ending, Opening, PlayedGame, good_opening, play_game};
use engine::{Random, Stop};
use rules::{Action, Setup, Symmetry};

use super::drama::is_turned_around;
use super::strength::Strength;
use super::tally::{ActionKind, GameTally, Results};
use crate::threads::Threads;
use crate::{columns, progress, t};

/// One opening for each game; they depend only on the seed.
pub(super) fn openings(
    setup: Setup,
    games: u64,
    seed: u64,
    threads: Threads,
    stop: &Stop,
) -> Vec<Opening> {
    let jobs = usize::try_from(games).unwrap_or(usize::MAX);
    let bar = progress::bar(jobs, columns::left(&t!("report-progress-openings"), 20));
    let shares = threads.share(jobs, |game, made: &mut Vec<(usize, Opening)>| {
        if stop.is_stopped() {
            return;
        }
        let mut random = Random::of_game(seed, game as u64);
        made.push((game, good_opening(setup, &mut random)));
        bar.inc(1);
    });
    bar.finish_and_clear();
    let mut openings: Vec<(usize, Opening)> = shares.into_iter().flatten().collect();
    openings.sort_unstable_by_key(|(game, _)| *game);
    openings.into_iter().map(|(_, opening)| opening).collect()
}

/// Plays a game at one strength from each opening. They depend only on the openings and the seed.
pub(super) fn play_all(
    strength: Strength,
    openings: &[Opening],
    seed: u64,
    threads: Threads,
    stop: &Stop,
) -> GameTally {
    let bar = progress::bar(openings.len(), columns::left(&strength.to_string(), 20));
    let tallies = threads.share(openings.len(), |game, tally: &mut GameTally| {
        if stop.is_stopped() {
            return;
        }
        let mut random = Random::of_game(!seed, game as u64);
        let played = match strength {
            // Random games differ anyway, and are random from the first action on.
            Strength::Random => {
                let start = Opening::from_position(openings[game].start);
                play_one(strength, &start, &mut random, stop)
            }
            _ => play_one(strength, &openings[game], &mut random, stop),
        };
        if let Some(played) = played {
            count(&played, tally, stop);
        }
        bar.inc(1);
    });
    bar.finish_and_clear();
    let mut sum = GameTally::default();
    for tally in &tallies {
        sum.merge(tally);
    }
    sum
}

fn play_one(
    strength: Strength,
    opening: &Opening,
    random: &mut Random,
    stop: &Stop,
) -> Option<PlayedGame> {
    let [mut white, mut black] = [random.next(), random.next()].map(|seed| strength.seated(seed));
    play_game(opening, &mut [&mut *white, &mut *black], stop)
}

/// Counts a game with all its turns.
fn count(game: &PlayedGame, tally: &mut GameTally, stop: &Stop) {
    let mut position = game.start;
    let mut actions = 0;
    for turn in &game.turns {
        for action in turn {
            tally.choose_from(actions, position.count_actions());
            position.play_unchecked(*action);
            let kind = ActionKind::of(*action, &position);
            tally.kinds[kind as usize] += 1;
            actions += 1;
        }
        let chain = turn.iter().filter(|action| **action != Action::End);
        tally.chains.add(chain.count(), 1);
    }
    tally.actions.add(actions, 1);
    tally.turns.add(game.turns.len(), 1);

    let mut result = Results::default();
    match (game.winner, &game.ending) {
        (Some(winner), Ending::NoLegalAction) => {
            result.wins[winner as usize] = 1;
            tally.turned_around += u64::from(is_turned_around(game, winner, stop));
        }
        (_, Ending::Repetition) => result.draws = 1,
        _ => result.unfinished = 1,
    }
    tally.results.merge(&result);
    if let Some(first) = game.turns.first().and_then(|turn| turn.first()) {
        let class = class_of(*first, game.start.setup().size());
        tally.placements.entry(class).or_default().merge(&result);
    }
}

/// The representative of a class of symmetric placements.
fn class_of(placement: Action, size: u8) -> Action {
    let images = images(placement, size).into_iter();
    images.min().unwrap_or(placement)
}

/// The placements that are equivalent to this one by symmetry.
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
    use rules::Position;

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
        let opening = Opening::from_position(Position::start(Setup::TIX));
        let played = |seed| {
            let mut tally = GameTally::default();
            for game in 0..5 {
                let mut random = Random::of_game(seed, game);
                let played =
                    play_one(Strength::Greedy, &opening, &mut random, &Stop::new()).unwrap();
                count(&played, &mut tally, &Stop::new());
            }
            tally
        };
        assert_eq!(played(1), played(1));
        assert_ne!(played(1), played(2));
        let tally = played(1);
        assert_eq!(tally.results.games(), 5);
        assert_eq!(tally.actions.sum(), tally.kinds.iter().sum::<u64>());
        assert_eq!(tally.turns.sum(), tally.chains.total());
    }
}
