//! What players say to each other.

use api::online::{Command, Phrase, Refusal, Said, Seat, Timing};

use crate::table::{FIVE_PLUS_THREE, Table};

fn say(phrase: Phrase) -> Command {
    Command::Say { phrase }
}

#[test]
fn everyone_sees_what_each_player_has_said_last() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.tell("bert", say(Phrase::Hello)).unwrap();
    let number = table.tell("bert", say(Phrase::NiceMove)).unwrap();
    let said = Said {
        number,
        by: Seat::Black,
        phrase: Phrase::NiceMove,
        ply: 2,
    };
    assert_eq!(table.view("anna").said, [said]);
    table.play_any(2);
    assert_eq!(table.view("anna").said, [said], "a turn does not hide it");
}

#[test]
fn three_phrases_can_be_said_between_two_turns() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    for _ in 0..3 {
        table.tell("bert", say(Phrase::Hello)).unwrap();
    }
    assert_eq!(
        table.tell("bert", say(Phrase::Hello)),
        Err(Refusal::EnoughSaid)
    );
    table.tell("anna", say(Phrase::Oops)).unwrap();
    table.play_any(1);
    table.tell("bert", say(Phrase::ThankYou)).unwrap();
}

#[test]
fn players_can_say_good_game_after_the_end_and_not_for_ever() {
    let mut table = Table::under_way(Timing::Unlimited);
    table.tell("anna", Command::Resign).unwrap();
    for _ in 0..3 {
        table.tell("bert", say(Phrase::GoodGame)).unwrap();
    }
    assert_eq!(
        table.tell("bert", say(Phrase::GoodGame)),
        Err(Refusal::EnoughSaid)
    );
}

#[test]
fn phrases_are_for_two_players() {
    let mut table = Table::empty(api::online::Terms::casual(
        rules::Setup::TIX,
        FIVE_PLUS_THREE,
    ));
    table.sit("anna", None).unwrap();
    assert_eq!(
        table.tell("anna", say(Phrase::Hello)),
        Err(Refusal::NotStarted)
    );
    table.sit("bert", None).unwrap();
    assert_eq!(
        table.tell("cleo", say(Phrase::Hello)),
        Err(Refusal::NotSeated)
    );
}

#[test]
fn a_phrase_changes_neither_clocks_nor_offers() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table
        .tell(
            "bert",
            Command::Offer {
                offer: api::online::Offer::Draw,
            },
        )
        .unwrap();
    table.wait(5_000);
    let before = table.view("anna");
    table.tell("anna", say(Phrase::ThankYou)).unwrap();
    let after = table.view("anna");
    assert_eq!(after.clock, before.clock);
    assert_eq!(after.offers, before.offers);
}
