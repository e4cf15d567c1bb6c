//! Set phrases, over real connections.

use api::online::{Command, Event, Offer, Phrase, Refusal, Seat};

use crate::client::{FIVE_PLUS_THREE, Person, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    a_phrase_reaches_the_opponent_and_whoever_comes_later,
    whoever_is_blocked_is_not_heard,
);

const LUCK: Command = Command::Say {
    phrase: Phrase::GoodLuck,
};

async fn a_phrase_reaches_the_opponent_and_whoever_comes_later(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut bert) = (Person::at(serving.address), Person::at(serving.address));
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    let mut socket = anna.open(&code, 0).await;
    let mut heard = bert.open(&code, 0).await;
    let number = socket.tell(&LUCK).await.unwrap();
    heard.reach(number).await;
    let said = Event::Said {
        by: Seat::White,
        phrase: Phrase::GoodLuck,
    };
    assert_eq!(heard.entries.last().unwrap().event, said);
    serving.stop().await;

    let serving = Serving::start(&database).await;
    bert.server = serving.address;
    let view = bert.view(&code).await;
    assert_eq!(view.said.len(), 1);
    assert_eq!(view.said[0].number, number);
    serving.stop().await;
}

async fn whoever_is_blocked_is_not_heard(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut bert) = (Person::at(serving.address), Person::at(serving.address));
    anna.sign_up("Anna").await;
    bert.sign_up("Bert").await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&code).await;
    let blocked = bert.ask("PUT", "/api/me/blocks/Anna", &[], "").await;
    assert_eq!(blocked.status, 204, "{}", blocked.body);
    let mut hers = anna.open(&code, 0).await;
    assert_eq!(hers.tell(&LUCK).await, Err(Refusal::NotHeard));
    let mut his = bert.open(&code, 0).await;
    his.tell(&LUCK).await.unwrap();
    // Nor is a rematch, unless the one who blocks offers it.
    hers.tell(&Command::Resign).await.unwrap();
    let offer = Offer::Rematch;
    let rematch = Command::Offer { offer };
    assert_eq!(hers.tell(&rematch).await, Err(Refusal::NotHeard));
    his.tell(&rematch).await.unwrap();
    hers.tell(&Command::Accept { offer }).await.unwrap();
    serving.stop().await;
}
