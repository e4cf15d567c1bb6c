//! Two games from one opening, with the colours swapped.

use engine::{Random, Stop};
use rules::{Player as Colour, Setup};

use crate::game::{Ending, Opening, PlayedGame, play_game};
use crate::seated::Seated;

/// One of the two players in a match, whatever their colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The player whose strength is measured.
    A,
    /// The other one.
    B,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// The letter in reports.
    pub fn name(self) -> &'static str {
        match self {
            Side::A => "A",
            Side::B => "B",
        }
    }
}

/// A game of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchGame {
    /// The game.
    pub game: PlayedGame,
    /// A's colour.
    pub a_is: Colour,
}

impl MatchGame {
    /// What A scored: 0, 1 or 2 half points.
    pub fn half_points(&self) -> usize {
        match self.game.winner {
            Some(winner) if winner == self.a_is => 2,
            Some(_) => 0,
            None => 1,
        }
    }

    /// Who played a colour.
    pub fn side_of(&self, colour: Colour) -> Side {
        if colour == self.a_is {
            Side::A
        } else {
            Side::B
        }
    }

    /// Who forfeited, and how.
    pub fn forfeit(&self) -> Option<(Side, &crate::Foul)> {
        match &self.game.ending {
            Ending::Forfeit { loser, foul } => Some((self.side_of(*loser), foul)),
            _ => None,
        }
    }
}

/// Two games from one opening; A has White in the first.
pub type PlayedPair = [MatchGame; 2];

/// Creates a player for one game, with its seed.
pub type Seating<'a> = dyn Fn(Side, Setup, u64) -> Box<dyn Seated> + Sync + 'a;

/// Plays both games of a pair; `None` if they were stopped. They depend only on the opening, the
/// number of the pair, the seed and the players.
pub fn play_pair(
    opening: &Opening,
    number: usize,
    seed: u64,
    seat: &Seating<'_>,
    stop: &Stop,
    each: &dyn Fn(&MatchGame),
) -> Option<PlayedPair> {
    let play = |a_is: Colour| {
        // Each game has its own seeds, so that it is the same whichever thread plays it and when.
        let index = number as u64 * 2 + a_is as u64;
        let [mut a, mut b] = Side::ALL.map(|side| {
            let seed = Random::of_game(seed ^ side as u64, index).next();
            seat(side, opening.setup(), seed)
        });
        let mut players: [&mut dyn Seated; 2] = match a_is {
            Colour::White => [&mut *a, &mut *b],
            Colour::Black => [&mut *b, &mut *a],
        };
        let game = play_game(opening, &mut players, stop)?;
        let game = MatchGame { game, a_is };
        each(&game);
        Some(game)
    };
    Some([play(Colour::White)?, play(Colour::Black)?])
}
