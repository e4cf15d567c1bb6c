//! The user's own games, overlaid on the book: how often a turn was played, and how those games
//! ended.

use std::cmp::Reverse;

use ::openings::seen;
use rules::{Player, Position, Setup, Turn};
use words::Ending;

use crate::online::finished::Finished;
use crate::places::play::game::LocalGame;
use crate::small_sort::sort_by_key;

/// How many turns of a game count as its opening.
const OPENING: usize = 8;

/// Results of games from their owner's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    /// All of them.
    pub(super) games: u32,
    /// Those that were won.
    pub(super) won: u32,
    /// Those that were lost.
    pub(super) lost: u32,
}

/// A turn of the user's own games in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OwnTurn {
    /// The turn, as it is played in this position.
    pub(super) turn: Turn,
    /// The hash of the canonical form of the position after it.
    pub(super) after: u64,
    /// How the games went in which it was played.
    pub(super) tally: Tally,
}

/// A turn of a game, in the canonical form of the position it was played in.
#[derive(Clone, Debug)]
struct Step {
    before: u64,
    turn: Turn,
    after: u64,
    /// Whether its owner won; `None` if nobody did, or if two people shared a screen.
    won: Option<bool>,
}

/// The openings of the user's games.
#[derive(Clone, Debug, Default)]
pub(super) struct OwnGames(Vec<Step>);

impl OwnGames {
    /// Adds a game, if it began at the start.
    pub(super) fn add(&mut self, game: &LocalGame) {
        if !game.is_from_start() {
            return;
        }
        let won = winner(game).zip(game.terms.computer());
        let won = won.map(|(winner, computer)| winner != computer);
        let plies = game.plies().into_iter();
        // A turn that only declines has no actions, and nothing follows it.
        let turns = plies.filter_map(|(_, ply)| Turn::new(ply.actions().to_vec()));
        self.add_turns(game.setup(), turns, won);
    }

    /// Adds an online game.
    pub(super) fn add_online(&mut self, game: &Finished) {
        self.add_turns(game.setup, game.turns.iter().cloned(), game.won);
    }

    fn add_turns(&mut self, setup: Setup, turns: impl Iterator<Item = Turn>, won: Option<bool>) {
        let mut before = Position::start(setup);
        for turn in turns.take(OPENING) {
            let (canonical, symmetry) = before.canonical();
            // What cannot be played was damaged.
            let (Ok(after), Some(turn)) =
                (before.play_turn(&turn), seen(&turn, symmetry, setup.size()))
            else {
                return;
            };
            self.0.push(Step {
                before: canonical.hash(),
                turn,
                after: after.canonical().0.hash(),
                won,
            });
            before = after;
        }
    }

    /// The turns played in a position, the most frequent first.
    pub(super) fn turns(&self, position: &Position) -> Vec<OwnTurn> {
        let (canonical, symmetry) = position.canonical();
        let size = position.setup().size();
        let mut turns: Vec<OwnTurn> = Vec::new();
        for step in self.0.iter().filter(|step| step.before == canonical.hash()) {
            let place = turns.iter().position(|own| own.after == step.after);
            let place = place.or_else(|| {
                let turn = seen(&step.turn, symmetry.inverse(), size)?;
                turns.push(OwnTurn {
                    turn,
                    after: step.after,
                    tally: Tally::default(),
                });
                Some(turns.len() - 1)
            });
            if let Some(own) = place.and_then(|place| turns.get_mut(place)) {
                own.tally.games += 1;
                own.tally.won += u32::from(step.won == Some(true));
                own.tally.lost += u32::from(step.won == Some(false));
            }
        }
        sort_by_key(&mut turns, |own| Reverse(own.tally.games));
        turns
    }
}

fn winner(game: &LocalGame) -> Option<Player> {
    match game.ending()? {
        Ending::NoAction { winner } | Ending::Resignation { winner } | Ending::Time { winner } => {
            Some(winner)
        }
        Ending::Agreement | Ending::Repetition => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::play::game::{Opponent, Terms};

    fn game(turns: &[&str], loser: Option<Player>) -> LocalGame {
        let terms = Terms {
            opponent: Opponent::Computer {
                level: 3,
                white: false,
                seed: 1,
            },
            control: None,
            left: [0; 2],
            takebacks: true,
            repetition: true,
            turn_board: false,
            names: Default::default(),
        };
        let mut game = LocalGame::new(Position::start(Setup::TIX), terms);
        for turn in turns {
            assert!(game.play(turn.parse().unwrap(), None), "{turn}");
        }
        if let Some(loser) = loser {
            assert!(game.resign(loser));
        }
        game
    }

    #[test]
    fn games_that_look_alike_are_counted_together_and_told_from_this_side() {
        let mut own = OwnGames::default();
        own.add(&game(&["X@a1", "X@c3"], Some(Player::Black)));
        own.add(&game(&["X@f6", "X@d4"], Some(Player::White)));
        own.add(&game(&["X@c3"], None));
        let start = Position::start(Setup::TIX);
        let turns = own.turns(&start);
        assert_eq!(turns.len(), 2);
        let corner = Tally {
            games: 2,
            won: 1,
            lost: 1,
        };
        assert_eq!(turns[0].tally, corner);
        assert_eq!(turns[1].tally.games, 1);
        assert_eq!((turns[1].tally.won, turns[1].tally.lost), (0, 0));
        let after = start.play_turn(&"X@a6".parse().unwrap()).unwrap();
        let answers = own.turns(&after);
        assert_eq!(answers.len(), 1);
        assert_eq!(answers[0].turn.to_string(), "X@c4");
        assert_eq!(answers[0].tally.games, 2);
    }

    #[test]
    fn online_games_are_counted_with_the_others() {
        let online = |turns: &[&str], won| Finished {
            code: "23456789ab".to_owned(),
            you: Player::Black,
            seen: 7,
            setup: Setup::TIX,
            turns: turns.iter().map(|turn| turn.parse().unwrap()).collect(),
            won,
        };
        let mut own = OwnGames::default();
        own.add(&game(&["X@a1", "X@c3"], Some(Player::Black)));
        own.add_online(&online(&["X@f6", "X@d4"], Some(false)));
        own.add_online(&online(&["X@a1", "X@a1"], None));
        let start = Position::start(Setup::TIX);
        let turns = own.turns(&start);
        let tally = Tally {
            games: 3,
            won: 1,
            lost: 1,
        };
        assert_eq!((turns.len(), turns[0].tally), (1, tally));
        let after = start.play_turn(&"X@a1".parse().unwrap()).unwrap();
        let answers = own.turns(&after);
        assert_eq!((answers.len(), answers[0].tally.games), (1, 2));
    }

    #[test]
    fn a_game_from_a_position_is_no_opening() {
        let start = Position::start(Setup::TIX);
        let later = start.play_turn(&"X@a1".parse().unwrap()).unwrap();
        let terms = game(&[], None).terms;
        let mut game = LocalGame::new(later, terms);
        assert!(game.play("X@c3".parse().unwrap(), None));
        let mut own = OwnGames::default();
        own.add(&game);
        assert!(own.turns(&later).is_empty());
    }
}
