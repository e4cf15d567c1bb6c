//! The turns of an online game, as the board and records need them.

use api::online::{EndReason, Outcome, TurnId, View};
use api::worker::Question;
use record::{Game, GameResult};
use rules::{Position, Turn};

use crate::board::Last;
use crate::online::connection::SentTurn;

/// The turns known to the server, and a pending one.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    start: Position,
    turns: Vec<(TurnId, Turn)>,
}

impl Played {
    /// The turns of a view. A pending turn counts as played if it fits.
    pub fn new(view: &View, sent: Option<&SentTurn>) -> Played {
        let turns = view.turns.iter();
        let mut turns: Vec<_> = turns
            .map(|played| (played.id.clone(), played.turn.clone()))
            .collect();
        let follows = |sent: &&SentTurn| {
            usize::try_from(sent.ply) == Ok(turns.len()) && view.result.is_none()
        };
        if let Some(sent) = sent.filter(follows)
            && let Some(turn) = sent.turn()
            && view.position.play_turn(&turn).is_ok()
        {
            turns.push((sent.id.clone(), turn));
        }
        Played {
            start: Position::start(view.terms.setup),
            turns,
        }
    }

    /// How many turns there are.
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// The turns in their notation.
    pub fn notations(&self) -> Vec<String> {
        let turns = self.turns.iter();
        turns.map(|(_, turn)| turn.to_string()).collect()
    }

    /// Identifies this end of the game.
    pub fn end(&self) -> (usize, Option<TurnId>) {
        let last = self.turns.last().map(|(id, _)| id.clone());
        (self.turns.len(), last)
    }

    /// The position after some turns, and the turn that led to it.
    pub fn position_after(&self, count: usize) -> (Position, Option<Last>) {
        let mut position = self.start;
        let mut last = None;
        for (_, turn) in self.turns.iter().take(count) {
            // The server has validated them.
            let Ok(next) = position.play_turn(turn) else {
                break;
            };
            last = Some(Last {
                before: position,
                turn: turn.clone(),
            });
            position = next;
        }
        (position, last)
    }

    /// The positions before every turn and the last one, and the turns.
    pub fn course(&self) -> (Vec<Position>, Vec<Option<Turn>>) {
        let mut positions = vec![self.start];
        let mut turns = Vec::new();
        let mut now = self.start;
        for (_, turn) in &self.turns {
            // The server has judged them.
            let Ok(next) = now.play_turn(turn) else {
                break;
            };
            now = next;
            positions.push(now);
            turns.push(Some(turn.clone()));
        }
        (positions, turns)
    }

    /// The question to the engine about the current position, or about one within the turn being
    /// composed.
    pub fn question(&self, position: &Position) -> Question {
        let mut before = vec![self.start.hash()];
        let mut now = self.start;
        for (_, turn) in &self.turns {
            // The server has judged them.
            let Ok(next) = now.play_turn(turn) else {
                break;
            };
            now = next;
            before.push(now.hash());
        }
        if *position == now {
            before.pop();
        }
        Question {
            position: *position,
            before,
        }
    }

    /// The game as a record.
    pub fn record(&self, view: &View) -> Game {
        let mut game = Game::new(view.terms.setup);
        for (_, turn) in &self.turns {
            if game.play(turn.clone()).is_err() {
                break;
            }
        }
        if let Some((outcome, reason)) = view.result {
            let result = match outcome {
                Outcome::Win { seat } => GameResult::Win(seat.player()),
                Outcome::Draw => GameResult::Draw,
                Outcome::Void => GameResult::Open,
            };
            let how = match reason {
                EndReason::Time | EndReason::Idle => Some("time"),
                EndReason::Repetition => Some("repetition"),
                EndReason::Agreement => Some("agreement"),
                EndReason::Resignation => Some("resignation"),
                _ => None,
            };
            // The server has validated both.
            let _ = game.set_result(result);
            if let Some(how) = how {
                let _ = game.tags_mut().set("Termination", how);
            }
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::online::{Command, GameCode, Seat, Terms, Time, Timing};
    use online::{Decision, Given, Input, Presence};
    use rules::Setup;

    fn view(commands: &[(&str, Command)]) -> View {
        let terms = Terms::casual(Setup::TIX, Timing::Unlimited);
        let created = online::Game::create(terms, Time::from_millis(0));
        let mut game = online::Game::replay(&[created]).unwrap();
        let sit = |seat| Command::Sit { seat: Some(seat) };
        let seated = [("anna", sit(Seat::White)), ("bert", sit(Seat::Black))];
        for (person, command) in seated.iter().chain(commands) {
            let given = Given::at(Time::from_millis(game.number()), GameCode::of([0; 10]));
            let input = Input::Person {
                person: person.parse().unwrap(),
                command: command.clone(),
            };
            let Ok(Decision::Entries(entries)) = game.decide(&input, &given) else {
                panic!("{command:?} is refused");
            };
            for entry in &entries {
                game.apply(entry).unwrap();
            }
        }
        let anna = "anna".parse().unwrap();
        let now = Time::from_millis(99);
        game.view(Some(&anna), now, &Presence::default()).unwrap()
    }

    fn play(id: &str, ply: u32, turn: &str) -> Command {
        Command::Play {
            id: id.parse().unwrap(),
            ply,
            turn: turn.parse().unwrap(),
        }
    }

    fn sent(ply: u32, notation: &str) -> SentTurn {
        SentTurn {
            id: "sent".parse().unwrap(),
            ply,
            notation: notation.to_owned(),
        }
    }

    #[test]
    fn a_turn_under_way_is_shown_after_the_turns_the_server_knows() {
        let view = view(&[
            ("anna", play("1", 0, "X@c3")),
            ("bert", play("2", 1, "X@e5")),
        ]);
        let played = Played::new(&view, Some(&sent(2, "c3-c5")));
        assert_eq!(played.notations(), ["X@c3", "X@e5", "c3-c5"]);
        let (position, last) = played.position_after(3);
        assert_eq!(last.unwrap().before, view.position);
        assert_eq!(
            position,
            view.position.play_turn(&"c3-c5".parse().unwrap()).unwrap()
        );
    }

    #[test]
    fn a_turn_under_way_that_does_not_fit_is_not_shown() {
        let view = view(&[("anna", play("1", 0, "X@c3"))]);
        for sent in [
            sent(0, "X@a1"),
            sent(2, "X@a1"),
            sent(1, "X@c3"),
            sent(1, "?"),
        ] {
            assert_eq!(Played::new(&view, Some(&sent)).len(), 1, "{sent:?}");
        }
    }

    #[test]
    fn a_turn_the_server_has_stored_is_the_same_as_when_it_was_sent() {
        let before = view(&[]);
        let after = view(&[("anna", play("sent", 0, "X@c3"))]);
        let sending = Played::new(&before, Some(&sent(0, "X@c3")));
        assert_eq!(sending.end(), Played::new(&after, None).end());
    }

    #[test]
    fn the_engine_is_told_which_positions_came_before() {
        let view = view(&[
            ("anna", play("1", 0, "X@c3")),
            ("bert", play("2", 1, "X@e5")),
        ]);
        let played = Played::new(&view, None);
        let question = played.question(&view.position);
        let expected: Vec<u64> = (0..2).map(|n| played.position_after(n).0.hash()).collect();
        assert_eq!(question.before, expected);
        let within = view.position.play_turn(&"X@a1".parse().unwrap()).unwrap();
        assert_eq!(played.question(&within).before.len(), 3);
    }

    #[test]
    fn the_record_says_how_the_game_ended() {
        let view = view(&[("anna", play("1", 0, "X@c3")), ("bert", Command::Resign)]);
        let text = Played::new(&view, None).record(&view).to_string();
        assert!(
            text.contains("X@c3 1-0") && text.contains("resignation"),
            "{text}"
        );
    }
}
