//! One game between two players.

use std::collections::HashMap;

use engine::Stop;
use rules::{Action, Player as Colour, Position, Setup};

use crate::seated::{Foul, FoulCause, FoulKind, Seated};

/// Where a game begins: a position and the turns already played from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The first position.
    pub start: Position,
    /// The turns from there, all legal, each ending with [`Action::End`] where a bonus is declined.
    pub turns: Vec<Vec<Action>>,
}

impl Opening {
    /// No turns from a position.
    pub fn from_position(start: Position) -> Opening {
        Opening {
            start,
            turns: Vec::new(),
        }
    }

    /// The position after the turns.
    pub fn end(&self) -> Position {
        let mut position = self.start;
        for action in self.turns.iter().flatten() {
            position.play_unchecked(*action);
        }
        position
    }

    /// The setup of the game.
    pub fn setup(&self) -> Setup {
        self.start.setup()
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    /// The first position.
    pub start: Position,
    /// The turns, including those of the opening, each ending with [`Action::End`] where a bonus is
    /// declined. A turn in which a player forfeits is left out.
    pub turns: Vec<Vec<Action>>,
    /// Who won; `None` for a draw.
    pub winner: Option<Colour>,
    /// How it ended.
    pub ending: Ending,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A player could not move.
    NoLegalAction,
    /// A draw: the third occurrence of a position at the beginning of a turn.
    Repetition,
    /// A draw: it lasted [`LONGEST`] turns.
    TooLong,
    /// A player did nothing, or something illegal, and lost.
    Forfeit {
        /// The player who forfeited.
        loser: Colour,
        /// How.
        foul: Foul,
    },
}

impl Ending {
    /// The wording in records and reports.
    pub fn name(&self) -> &'static str {
        match self {
            Ending::NoLegalAction => "no legal action",
            Ending::Repetition => "third occurrence",
            Ending::TooLong => "too long",
            Ending::Forfeit { .. } => "forfeit",
        }
    }
}

/// A game of this many turns is a draw.
pub const LONGEST: usize = 2000;

/// Plays a game from the end of an opening; `None` if it was stopped.
pub fn play_game(
    opening: &Opening,
    players: &mut [&mut dyn Seated; 2],
    stop: &Stop,
) -> Option<PlayedGame> {
    let mut running = Running::new(opening);
    let ending = running.play(players, stop)?;
    let winner = match &ending {
        Ending::NoLegalAction => running.position.winner(),
        Ending::Repetition | Ending::TooLong => None,
        Ending::Forfeit { loser, .. } => Some(loser.opponent()),
    };
    Some(PlayedGame {
        start: opening.start,
        turns: running.turns,
        winner,
        ending,
    })
}

struct Running {
    start: Position,
    position: Position,
    turns: Vec<Vec<Action>>,
    /// Every action since the start.
    actions: Vec<Action>,
    /// The positions at the beginning of earlier turns.
    before: Vec<u64>,
    occurred: HashMap<u64, u32>,
}

impl Running {
    fn new(opening: &Opening) -> Running {
        let mut running = Running {
            start: opening.start,
            position: opening.start,
            turns: Vec::new(),
            actions: Vec::new(),
            before: Vec::new(),
            occurred: HashMap::new(),
        };
        for turn in &opening.turns {
            running.count_occurrence();
            let begin = running.position.hash();
            for action in turn {
                running.position.play_unchecked(*action);
                running.actions.push(*action);
            }
            running.before.push(begin);
            running.turns.push(turn.clone());
        }
        running
    }

    /// How often the position has now occurred at the beginning of a turn.
    fn count_occurrence(&mut self) -> u32 {
        let times = self.occurred.entry(self.position.hash()).or_default();
        *times += 1;
        *times
    }

    fn play(&mut self, players: &mut [&mut dyn Seated; 2], stop: &Stop) -> Option<Ending> {
        loop {
            if self.position.winner().is_some() {
                return Some(Ending::NoLegalAction);
            }
            if self.count_occurrence() >= 3 {
                return Some(Ending::Repetition);
            }
            if self.turns.len() >= LONGEST {
                return Some(Ending::TooLong);
            }
            let loser = self.position.to_move();
            let turn = self.play_turn(&mut *players[loser as usize], stop);
            if stop.is_stopped() {
                // A stopped search has no result.
                return None;
            }
            if let Err(foul) = turn {
                return Some(Ending::Forfeit { loser, foul });
            }
        }
    }

    fn play_turn(&mut self, player: &mut dyn Seated, stop: &Stop) -> Result<(), Foul> {
        let to_move = self.position.to_move();
        let begin = self.position.hash();
        let first = self.actions.len();
        while self.position.to_move() == to_move && !stop.is_stopped() {
            player.follow(&self.start, &self.actions);
            let Some(action) = player.choose(&self.position, &self.before) else {
                return Err(player.foul().cloned().unwrap_or(Foul {
                    kind: FoulKind::Silence,
                    cause: FoulCause::NothingDone,
                }));
            };
            self.position = self.position.play(action).map_err(|reason| Foul {
                kind: FoulKind::Illegal,
                cause: FoulCause::Illegal { action, reason },
            })?;
            self.actions.push(action);
        }
        self.before.push(begin);
        self.turns.push(self.actions[first..].to_vec());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Choose, UniformRandom};

    /// Always takes its first action in alphabetical order.
    struct Shuffler;

    impl Choose for Shuffler {
        fn choose(&mut self, position: &Position, _: &[u64]) -> Option<Action> {
            position.actions().into_iter().min()
        }
    }

    impl Seated for Shuffler {}

    /// Always does the same thing, or nothing.
    struct Stubborn(Option<Action>);

    impl Choose for Stubborn {
        fn choose(&mut self, _: &Position, _: &[u64]) -> Option<Action> {
            self.0
        }
    }

    impl Seated for Stubborn {}

    /// Checks what it is given.
    struct Follower(Option<Position>);

    impl Choose for Follower {
        fn choose(&mut self, position: &Position, _: &[u64]) -> Option<Action> {
            assert_eq!(self.0.take().as_ref(), Some(position));
            position.actions().into_iter().max()
        }
    }

    impl Seated for Follower {
        fn follow(&mut self, start: &Position, actions: &[Action]) {
            let mut position = *start;
            for action in actions {
                position = position.play(*action).unwrap();
            }
            self.0 = Some(position);
        }
    }

    fn start(setup: Setup) -> Opening {
        Opening::from_position(Position::start(setup))
    }

    fn play(opening: &Opening, players: [&mut dyn Seated; 2]) -> PlayedGame {
        play_game(opening, &mut { players }, &Stop::new()).unwrap()
    }

    #[test]
    fn a_game_ends_by_the_rules_and_its_turns_lead_to_its_end() {
        let (mut a, mut b) = (UniformRandom::new(1), UniformRandom::new(2));
        let game = play(&start(Setup::TIX), [&mut a, &mut b]);
        assert_eq!(game.ending, Ending::NoLegalAction);
        let mut position = game.start;
        for turn in &game.turns {
            let player = position.to_move();
            for action in turn {
                assert_eq!(position.to_move(), player);
                position = position.play(*action).unwrap();
            }
            assert_ne!(position.to_move(), player);
        }
        assert!(game.winner.is_some());
        assert_eq!(position.winner(), game.winner);
    }

    #[test]
    fn doing_nothing_loses() {
        let mut random = UniformRandom::new(1);
        let game = play(&start(Setup::TIX), [&mut Stubborn(None), &mut random]);
        assert_eq!(game.winner, Some(Colour::Black));
        let Ending::Forfeit { loser, foul } = game.ending else {
            panic!("{:?}", game.ending);
        };
        assert_eq!((loser, foul.kind), (Colour::White, FoulKind::Silence));
        assert_eq!(foul.to_string(), "nothing was done");
    }

    #[test]
    fn doing_what_is_not_allowed_loses_and_the_reason_is_given() {
        let mut random = UniformRandom::new(1);
        let mut cheat = Stubborn(Some(Action::End));
        let game = play(&start(Setup::TIX), [&mut random, &mut cheat]);
        assert_eq!(game.winner, Some(Colour::White));
        let Ending::Forfeit { loser, foul } = game.ending else {
            panic!("{:?}", game.ending);
        };
        assert_eq!((loser, foul.kind), (Colour::Black, FoulKind::Illegal));
        assert!(
            foul.to_string().starts_with("end is not allowed: "),
            "{foul}"
        );
        assert_eq!(game.turns.len(), 1);
    }

    #[test]
    fn players_are_told_every_action_that_led_to_the_position() {
        let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let turn = |text: &str| -> Vec<Action> {
            text.split(',')
                .map(|action| action.parse().unwrap())
                .collect()
        };
        let opening = Opening {
            start: position,
            // The slide is a sacrifice whose bonus is declined.
            turns: vec![turn("T@f6ne"), turn("T@f1ne"), turn("a3-c3n,end")],
        };
        let game = play(&opening, [&mut Follower(None), &mut Follower(None)]);
        assert_eq!(game.turns[..3], opening.turns[..]);
    }

    #[test]
    fn the_third_occurrence_of_a_position_is_a_draw() {
        // Neither player can do anything but slide back and forth along the edge.
        let position: Position = "tixel 3t0t21/t01t0T0T2t7/T0t43t0/1t6T4T0T4t4/1t02T2T3/1T22T21 w \
                                  -/- - -"
            .parse()
            .unwrap();
        let opening = Opening::from_position(position);
        let game = play(&opening, [&mut Shuffler, &mut Shuffler]);
        assert_eq!((game.ending, game.winner), (Ending::Repetition, None));
    }

    #[test]
    fn a_stopped_game_has_no_result() {
        let stop = Stop::new();
        stop.stop();
        let (mut a, mut b) = (UniformRandom::new(1), UniformRandom::new(2));
        assert_eq!(
            play_game(&start(Setup::TIX), &mut [&mut a, &mut b], &stop),
            None
        );
    }
}
