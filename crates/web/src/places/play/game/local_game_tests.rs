use super::*;
use crate::places::play::game::{Opponent, full_clocks};

fn terms(opponent: Opponent) -> Terms {
    Terms {
        opponent,
        control: None,
        left: full_clocks(None),
        takebacks: true,
        repetition: true,
        turn_board: false,
        names: Default::default(),
    }
}

const BLACK_COMPUTER: Opponent = Opponent::Computer {
    level: 1,
    white: false,
    seed: 1,
};

fn game(opponent: Opponent, turns: &str) -> LocalGame {
    let mut game = LocalGame::new(Position::start(Setup::TIX), terms(opponent));
    play(&mut game, turns);
    game
}

fn play(game: &mut LocalGame, turns: &str) {
    for turn in turns.split_whitespace() {
        let ply: Ply = turn.parse().unwrap();
        assert!(game.play(ply, None), "{turn}");
    }
}

#[test]
fn a_stored_game_is_read_back() {
    let mut game = game(BLACK_COMPUTER, "X@c3 X@e5");
    game.resign(Player::White);
    let record = game.record().to_string();
    let again = LocalGame::read(&record, &game.terms.write()).unwrap();
    assert_eq!(again.record().to_string(), record);
    assert_eq!(again.terms, game.terms);
    let winner = Player::Black;
    assert_eq!(again.ending(), Some(Ending::Resignation { winner }));
}

#[test]
fn a_broken_game_is_refused_with_its_error() {
    let terms = terms(Opponent::Person).write();
    let fault = LocalGame::read("nonsense", &terms).unwrap_err();
    assert!(matches!(fault, Unplayable::Record(_)));
    let record = game(Opponent::Person, "X@c3").record().to_string();
    let fault = LocalGame::read(&record, "{}").unwrap_err();
    assert!(matches!(fault, Unplayable::Terms(_)));
}

#[test]
fn an_illegal_turn_and_a_turn_after_the_end_change_nothing() {
    let mut game = game(Opponent::Person, "X@c3");
    assert!(!game.play("X@c3".parse().unwrap(), None));
    assert_eq!(game.turn_count(), 1);
    assert!(game.agree_on_draw());
    assert_eq!(game.ending(), Some(Ending::Agreement));
    assert!(!game.play("X@e5".parse().unwrap(), None));
    assert!(!game.resign(Player::White), "it is over");
    assert_eq!(game.turn_count(), 1);
}

#[test]
fn against_the_computer_a_takeback_removes_the_reply_too() {
    let mut game = game(BLACK_COMPUTER, "X@c3 X@e5 X@a1 X@f1");
    assert!(game.take_back());
    assert_eq!(game.turn_count(), 2);
    play(&mut game, "X@a1");
    // The computer has not answered yet.
    assert!(game.is_computers_turn());
    assert!(game.take_back());
    assert_eq!(game.turn_count(), 2);
    assert!(game.take_back());
    assert!(!game.take_back());
    assert_eq!(game.turn_count(), 0);
}

#[test]
fn the_computers_first_turn_cannot_be_taken_back() {
    let white = Opponent::Computer {
        level: 1,
        white: true,
        seed: 1,
    };
    assert!(!game(white, "X@c3").can_take_back());
}

#[test]
fn two_people_take_back_a_turn_at_a_time_unless_they_agreed_not_to() {
    let mut game = game(Opponent::Person, "X@c3 X@e5");
    assert!(game.take_back());
    assert_eq!(game.turn_count(), 1);
    game.terms.takebacks = false;
    assert!(!game.take_back());
    assert_eq!(game.turn_count(), 1);
}

#[test]
fn a_draw_may_be_claimed_at_the_third_occurrence_of_a_position() {
    let back_and_forth = "c3-c4 e5-e4 c4-c3 e4-e5 ";
    let mut game = game(Opponent::Person, "X@c3 X@e5");
    play(&mut game, back_and_forth);
    assert_eq!(game.occurrences(), 2);
    assert!(!game.claim_draw());
    play(&mut game, back_and_forth);
    assert!(game.can_claim_draw());
    let mut other = game.clone();
    other.terms.repetition = false;
    assert!(!other.claim_draw(), "it was not agreed");
    assert!(game.claim_draw());
    assert_eq!(game.ending(), Some(Ending::Repetition));
}

#[test]
fn clocks_are_recorded_and_running_out_of_time_ends_the_game() {
    let mut game = game(Opponent::Person, "");
    assert!(game.play("X@c3".parse().unwrap(), Some(299_000)));
    assert!(game.record().to_string().contains("[%clk 0:04:59]"));
    assert_eq!(game.terms.left[0], 299_000);
    assert!(game.flag(Player::Black));
    let winner = Player::White;
    assert_eq!(game.ending(), Some(Ending::Time { winner }));
}

#[test]
fn the_history_sent_to_the_engine_excludes_the_current_position() {
    let game = game(Opponent::Person, "X@c3 X@e5");
    let question = game.question(&game.position());
    assert_eq!(question.before.len(), 2);
    assert!(!question.before.contains(&game.position().hash()));
}

#[test]
fn every_position_comes_with_the_turn_that_led_to_it() {
    let game = game(Opponent::Person, "X@c3 X@e5");
    let (position, last) = game.position_after(1).unwrap();
    let last = last.unwrap();
    assert_eq!(last.before, Position::start(Setup::TIX));
    assert_eq!(last.before.play_turn(&last.turn), Ok(position));
    assert!(game.position_after(0).unwrap().1.is_none());
    assert!(game.position_after(3).is_none());
}
