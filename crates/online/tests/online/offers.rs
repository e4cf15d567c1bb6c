//! Offers: they block nothing and cannot be used to pester.

use api::online::{EndReason, Event, Offer, Outcome, Refusal, Stakes, Terms};
use rules::Setup;

use crate::table::{FIVE_PLUS_THREE, Table};

#[test]
fn an_accepted_draw_ends_the_game() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.offer("anna", Offer::Draw).unwrap();
    assert_eq!(table.view("bert").offers.len(), 1);
    assert_eq!(
        table.accept("anna", Offer::Draw),
        Err(Refusal::NoSuchOffer { offer: Offer::Draw })
    );
    table.accept("bert", Offer::Draw).unwrap();
    assert_eq!(
        table.game.result(),
        Some((Outcome::Draw, EndReason::Agreement))
    );
}

#[test]
fn two_who_offer_a_draw_agree() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.offer("anna", Offer::Draw).unwrap();
    table.offer("bert", Offer::Draw).unwrap();
    assert!(table.game.is_over());
}

#[test]
fn a_draw_offer_stands_through_the_own_turn_and_lapses_with_the_opponents() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.offer("anna", Offer::Draw).unwrap();
    table.play("c3-c4").unwrap();
    assert_eq!(table.view("bert").offers.len(), 1);
    table.play("e5-e4").unwrap();
    assert_eq!(table.view("bert").offers, []);
    assert!(table.accept("bert", Offer::Draw).is_err());
}

#[test]
fn an_offer_that_came_to_nothing_can_be_repeated_ten_turns_later() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.offer("anna", Offer::Draw).unwrap();
    assert_eq!(
        table.offer("anna", Offer::Draw),
        Err(Refusal::AlreadyOffered)
    );
    table.decline("bert", Offer::Draw).unwrap();
    for left in (1..=10).rev() {
        assert_eq!(
            table.offer("anna", Offer::Draw),
            Err(Refusal::TooSoon { turns: left })
        );
        table.play_any(1);
    }
    table.offer("anna", Offer::Draw).unwrap();
}

#[test]
fn an_offer_can_be_withdrawn_but_not_made_again_at_once() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.offer("anna", Offer::Draw).unwrap();
    table.decline("anna", Offer::Draw).unwrap();
    assert!(table.accept("bert", Offer::Draw).is_err());
    assert!(matches!(
        table.offer("anna", Offer::Draw),
        Err(Refusal::TooSoon { .. })
    ));
    // The opponent has not offered anything yet.
    table.offer("bert", Offer::Draw).unwrap();
}

#[test]
fn a_takeback_undoes_the_last_turn_of_who_asked() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    let before = *table.game.position();
    table.play("c3-c4").unwrap();
    let mut two = table.clone();
    table.offer("anna", Offer::Takeback).unwrap();
    table.accept("bert", Offer::Takeback).unwrap();
    assert_eq!(*table.last(), Event::TakenBack { turns: 1 });
    assert_eq!(*table.game.position(), before);

    two.play("e5-e4").unwrap();
    two.offer("anna", Offer::Takeback).unwrap();
    two.accept("bert", Offer::Takeback).unwrap();
    assert_eq!(*two.last(), Event::TakenBack { turns: 2 });
    assert_eq!(*two.game.position(), before);
    two.play("c3-c5").unwrap();
}

#[test]
fn a_turn_for_a_position_that_was_taken_back_is_stale() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.play("c3-c4").unwrap();
    let meant = table.turn("meant", "e5-e4");
    table.offer("anna", Offer::Takeback).unwrap();
    table.accept("bert", Offer::Takeback).unwrap();
    assert!(matches!(
        table.tell("bert", meant),
        Err(Refusal::Stale { sent: 3, played: 2 })
    ));
}

#[test]
fn any_turn_answers_a_takeback() {
    let mut table = Table::under_way(FIVE_PLUS_THREE);
    table.offer("anna", Offer::Takeback).unwrap();
    assert_eq!(
        table.offer("bert", Offer::Takeback),
        Err(Refusal::AlreadyOffered)
    );
    table.play("c3-c4").unwrap();
    assert_eq!(table.view("bert").offers, []);
}

#[test]
fn rated_turns_and_turns_not_played_cannot_be_taken_back() {
    let mut table = Table::started(FIVE_PLUS_THREE);
    table.play("X@c3").unwrap();
    assert_eq!(
        table.offer("bert", Offer::Takeback),
        Err(Refusal::NothingToTakeBack)
    );
    let mut rated = Table::on(Terms {
        stakes: Stakes::Rated,
        ..Terms::casual(Setup::TIX, FIVE_PLUS_THREE)
    });
    rated.play("X@c3").unwrap();
    assert_eq!(
        rated.offer("anna", Offer::Takeback),
        Err(Refusal::NoTakebacks)
    );
}
