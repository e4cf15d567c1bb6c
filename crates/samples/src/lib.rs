#![doc = include_str!("../README.md")]

use random::Random;
use rules::{Action, Position, Setup, Turn};

/// Setups of every size, edge and mix.
pub const SETUPS: [&str; 21] = [
    "tix",
    "tixel",
    "poka-yoke",
    "regatta",
    "3u:T2/T2",
    "3b:R2/R2",
    "4u:X4/X4",
    "4u:T4/T4:p1",
    "4b:R6/R6",
    "5b:R8/R8:near",
    "5u:X2T2R2/X2T2R2",
    "6u:X4T6/T10",
    "6u:X2T8/X2T8:p2",
    "7b:X5T5R5/R15",
    "7u:T14/T14",
    "8u:T6R12/T18:p3",
    "8b:T18/T18",
    "9u:X9T9/R18:near",
    "10b:R30/T30:p5",
    "11u:T35/T35",
    "3u:X1/X1",
];

/// A legal action; `None` if there is none.
pub fn action(position: &Position, random: &mut Random) -> Option<Action> {
    position.nth_action(random.below(position.count_actions()))
}

/// A whole turn, played action by action, and the position after it; `None` if the game is over.
pub fn turn(position: &Position, random: &mut Random) -> Option<(Turn, Position)> {
    let (mut after, mut actions) = (*position, Vec::new());
    loop {
        let action = action(&after, random)?;
        after.play_unchecked(action);
        actions.push(action);
        if after.bonus().is_none() {
            return Some((Turn::new(actions)?, after));
        }
    }
}

/// The positions of a game of at most this many actions, from the start on. If the game ended, the
/// last one is lost.
pub fn game(setup: Setup, longest: u32, random: &mut Random) -> Vec<Position> {
    let start = Position::start(setup);
    let plays = plays(start, longest, random).map(|(position, action)| {
        let mut after = position;
        after.play_unchecked(action);
        after
    });
    [start].into_iter().chain(plays).collect()
}

/// The last position of a game of at most this many actions.
pub fn position(setup: Setup, longest: u32, random: &mut Random) -> Position {
    let positions = game(setup, longest, random);
    positions[positions.len() - 1]
}

/// At most this many actions, each with the position it is played in.
pub fn plays(
    start: Position,
    longest: u32,
    random: &mut Random,
) -> impl Iterator<Item = (Position, Action)> {
    let mut position = start;
    (0..longest).map_while(move |_| {
        let (before, action) = (position, action(&position, random)?);
        position.play_unchecked(action);
        Some((before, action))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setups() -> impl Iterator<Item = Setup> {
        SETUPS.iter().map(|text| text.parse().unwrap())
    }

    #[test]
    fn turns_are_whole_and_legal_and_end_with_the_game() {
        let mut random = Random::new(1);
        for setup in [Setup::TIX, Setup::TIXEL, Setup::REGATTA, Setup::POKA_YOKE] {
            let mut position = Position::start(setup);
            while let Some((turn, after)) = turn(&position, &mut random) {
                let read: Turn = turn.to_string().parse().unwrap();
                assert_eq!(position.play_turn(&read).unwrap(), after);
                assert_ne!(position.to_move(), after.to_move());
                position = after;
            }
            assert!(position.winner().is_some());
        }
    }

    #[test]
    fn a_game_is_its_plays_and_the_same_for_the_same_seed() {
        for setup in setups() {
            let start = Position::start(setup);
            let positions = game(setup, 60, &mut Random::new(5));
            let plays: Vec<_> = plays(start, 60, &mut Random::new(5)).collect();
            assert_eq!(positions.len(), plays.len() + 1);
            for (at, (before, action)) in plays.iter().enumerate() {
                assert_eq!(positions[at], *before);
                assert_eq!(positions[at + 1], before.play(*action).unwrap());
            }
            assert_eq!(
                position(setup, 60, &mut Random::new(5)),
                positions[plays.len()]
            );
            assert!(plays.len() == 60 || positions[plays.len()].winner().is_some());
        }
    }

    #[test]
    fn the_setups_have_every_size_and_kind() {
        for size in 3..=rules::MAX_SIZE {
            assert!(setups().any(|setup| setup.size() == size), "{size}");
        }
        for word in [":near", ":p", "b:", "u:", "X", "T", "R"] {
            assert!(SETUPS.iter().any(|text| text.contains(word)), "{word}");
        }
    }
}
