use super::*;
use crate::places::play::seats::{Opponent, full};

fn seats(opponent: Opponent) -> Seats {
    Seats {
        opponent,
        control: None,
        left: full(None),
        takebacks: true,
        repetition: true,
        turn_board: false,
    }
}

const BLACK_COMPUTER: Opponent = Opponent::Computer {
    level: 1,
    white: false,
    seed: 1,
};

fn course(opponent: Opponent, turns: &str) -> Course {
    let mut course = Course::new(Setup::TIX, seats(opponent));
    play(&mut course, turns);
    course
}

fn play(course: &mut Course, turns: &str) {
    for turn in turns.split_whitespace() {
        let ply: Ply = turn.parse().unwrap();
        assert!(course.play(ply, None), "{turn}");
    }
}

#[test]
fn a_game_is_read_back_as_it_was_kept() {
    let mut course = course(BLACK_COMPUTER, "X@c3 X@e5");
    course.resign(Player::White);
    let record = course.game().to_string();
    let again = Course::read(&record, &course.seats.write()).unwrap();
    assert_eq!(again.game().to_string(), record);
    assert_eq!(again.seats, course.seats);
    let winner = Player::Black;
    assert_eq!(again.ending(), Some(Ending::Resignation { winner }));
}

#[test]
fn a_broken_game_is_refused_with_its_fault() {
    let seats = seats(Opponent::Person).write();
    let fault = Course::read("nonsense", &seats).unwrap_err();
    assert!(matches!(fault, Unplayable::Record(_)));
    let record = course(Opponent::Person, "X@c3").game().to_string();
    let fault = Course::read(&record, "{}").unwrap_err();
    assert!(matches!(fault, Unplayable::Seats(_)));
}

#[test]
fn an_illegal_turn_and_a_turn_after_the_end_change_nothing() {
    let mut course = course(Opponent::Person, "X@c3");
    assert!(!course.play("X@c3".parse().unwrap(), None));
    assert_eq!(course.length(), 1);
    assert!(course.agree_on_draw());
    assert_eq!(course.ending(), Some(Ending::Agreement));
    assert!(!course.play("X@e5".parse().unwrap(), None));
    assert!(!course.resign(Player::White), "it is over");
    assert_eq!(course.length(), 1);
}

#[test]
fn against_the_computer_ones_own_turn_is_taken_back_with_the_answer() {
    let mut course = course(BLACK_COMPUTER, "X@c3 X@e5 X@a1 X@f1");
    assert!(course.take_back());
    assert_eq!(course.length(), 2);
    play(&mut course, "X@a1");
    // The computer has not answered yet.
    assert!(course.is_for_the_computer());
    assert!(course.take_back());
    assert_eq!(course.length(), 2);
    assert!(course.take_back());
    assert!(!course.take_back());
    assert_eq!(course.length(), 0);
}

#[test]
fn what_only_the_computer_did_cannot_be_taken_back() {
    let white = Opponent::Computer {
        level: 1,
        white: true,
        seed: 1,
    };
    assert!(!course(white, "X@c3").may_take_back());
}

#[test]
fn two_people_take_back_a_turn_at_a_time_unless_they_agreed_not_to() {
    let mut course = course(Opponent::Person, "X@c3 X@e5");
    assert!(course.take_back());
    assert_eq!(course.length(), 1);
    course.seats.takebacks = false;
    assert!(!course.take_back());
    assert_eq!(course.length(), 1);
}

#[test]
fn the_third_occurrence_of_a_position_may_be_called_a_draw() {
    let back_and_forth = "c3-c4 e5-e4 c4-c3 e4-e5 ";
    let mut course = course(Opponent::Person, "X@c3 X@e5");
    play(&mut course, back_and_forth);
    assert_eq!(course.occurrences(), 2);
    assert!(!course.call_draw());
    play(&mut course, back_and_forth);
    assert!(course.may_call_draw());
    let mut other = course.clone();
    other.seats.repetition = false;
    assert!(!other.call_draw(), "it was not agreed");
    assert!(course.call_draw());
    assert_eq!(course.ending(), Some(Ending::Repetition));
}

#[test]
fn clocks_stand_in_the_record_and_time_that_ran_out_ends_the_game() {
    let mut course = course(Opponent::Person, "");
    assert!(course.play("X@c3".parse().unwrap(), Some(299_000)));
    assert!(course.game().to_string().contains("[%clk 0:04:59]"));
    assert_eq!(course.seats.left[0], 299_000);
    assert!(course.flag(Player::Black));
    let winner = Player::White;
    assert_eq!(course.ending(), Some(Ending::Time { winner }));
}

#[test]
fn the_engine_hears_of_the_past_but_not_of_the_present_twice() {
    let course = course(Opponent::Person, "X@c3 X@e5");
    let question = course.question(&course.now());
    assert_eq!(question.before.len(), 2);
    assert!(!question.before.contains(&course.now().hash()));
}

#[test]
fn every_position_is_shown_with_the_turn_that_led_there() {
    let course = course(Opponent::Person, "X@c3 X@e5");
    let (position, last) = course.after(1).unwrap();
    let last = last.unwrap();
    assert_eq!(last.before, Position::start(Setup::TIX));
    assert_eq!(last.before.play_turn(&last.turn), Ok(position));
    assert!(course.after(0).unwrap().1.is_none());
    assert!(course.after(3).is_none());
}
