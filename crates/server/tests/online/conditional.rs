//! Conditional turns, over real connections.

use api::online::{Command, ConditionalTurns, GameCode, Offer, Timing, Visibility};
use api::people::FaultKind;
use serde_json::{Value, json};
use server::{GameLimits, Rate};

use crate::client::{FIVE_PLUS_THREE, Person, assert_fault, play, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    the_expected_turn_is_answered_in_the_same_moment,
    a_line_is_played_to_its_end,
    what_was_taken_back_is_not_played,
    another_turn_drops_what_was_decided,
    an_offer_is_left_to_its_person,
    a_turn_sent_again_is_not_answered_again,
    a_turn_decided_on_at_another_server_is_played_at_this_one,
    a_decision_that_races_with_the_turn_is_refused_or_played_once,
    nobody_else_sees_what_a_player_has_decided_on,
    what_makes_no_sense_is_refused,
);

const DAYS: Timing = Timing::Correspondence { days: 3 };

fn path(code: &GameCode) -> String {
    format!("/api/games/{code}/conditional")
}

impl Person {
    async fn decide(&mut self, code: &GameCode, turns: &Value) -> crate::client::HttpAnswer {
        let fields = ["Content-Type: application/json"];
        self.ask("PUT", &path(code), &fields, &turns.to_string())
            .await
    }

    async fn decided(&mut self, code: &GameCode) -> ConditionalTurns {
        let answer = self.get(&path(code)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    async fn turns(&mut self, code: &GameCode) -> Vec<String> {
        let view = self.view(code).await;
        view.turns
            .iter()
            .map(|turn| turn.turn.to_string())
            .collect()
    }
}

/// Anna plays White, and it is her turn after one turn of each.
async fn begun(serving: &Serving) -> (Person, Person, GameCode) {
    let (mut anna, mut bert) = (Person::at(serving.address), Person::at(serving.address));
    let mut terms = tix(DAYS);
    terms.visibility = Visibility::Public;
    let code = anna.create(terms).await;
    bert.sit(&code).await;
    let mut socket = anna.open(&code, 0).await;
    socket.play(0, "X@c3").await.unwrap();
    let mut socket = bert.open(&code, 0).await;
    socket.play(1, "X@e5").await.unwrap();
    (anna, bert, code)
}

fn one(ply: u32) -> Value {
    json!({ "ply": ply, "turns": [{ "if": "X@a1", "then": "X@f6" }] })
}

async fn the_expected_turn_is_answered_in_the_same_moment(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut bert, code) = begun(&serving).await;
    assert_eq!(bert.decide(&code, &one(2)).await.status, 204);
    assert_eq!(bert.decided(&code).await.turns.len(), 1);
    let export = bert.get("/api/me/export").await.json();
    assert_eq!(export["games"][0]["conditional"]["ply"], 2);
    let mut socket = anna.open(&code, 0).await;
    let number = socket.play(2, "X@a1").await.unwrap();
    socket.reach(number + 1).await;
    let [.., turn, answer] = socket.entries.as_slice() else {
        panic!("{:?}", socket.entries);
    };
    assert_eq!((turn.number, answer.number), (number, number + 1));
    assert_eq!(turn.at, answer.at);
    assert_eq!(anna.turns(&code).await, ["X@c3", "X@e5", "X@a1", "X@f6"]);
    assert_eq!(bert.decided(&code).await.turns, []);
    serving.stop().await;
}

async fn a_line_is_played_to_its_end(database: Database) {
    let serving = Serving::start(&database).await;
    let (anna, mut bert, code) = begun(&serving).await;
    let line = json!({ "ply": 2, "turns": [
        { "if": "X@a2", "then": "X@f1" },
        { "if": "X@a1", "then": "X@f6", "next": [{ "if": "X@a3", "then": "X@f3" }] },
    ] });
    assert_eq!(bert.decide(&code, &line).await.status, 204);
    let mut socket = anna.open(&code, 0).await;
    socket.play(2, "X@a1").await.unwrap();
    assert_eq!(bert.decided(&code).await.ply, 4);
    socket.play(4, "X@a3").await.unwrap();
    let turns = bert.turns(&code).await;
    assert_eq!(turns[2..], ["X@a1", "X@f6", "X@a3", "X@f3"]);
    serving.stop().await;
}

async fn what_was_taken_back_is_not_played(database: Database) {
    let serving = Serving::start(&database).await;
    let (anna, mut bert, code) = begun(&serving).await;
    assert_eq!(bert.decide(&code, &one(2)).await.status, 204);
    assert_eq!(bert.delete(&path(&code)).await.status, 204);
    assert_eq!(bert.decided(&code).await.turns, []);
    let mut socket = anna.open(&code, 0).await;
    socket.play(2, "X@a1").await.unwrap();
    assert_eq!(bert.turns(&code).await.len(), 3);
    serving.stop().await;
}

async fn another_turn_drops_what_was_decided(database: Database) {
    let serving = Serving::start(&database).await;
    let (anna, mut bert, code) = begun(&serving).await;
    assert_eq!(bert.decide(&code, &one(2)).await.status, 204);
    let mut socket = anna.open(&code, 0).await;
    socket.play(2, "X@a2").await.unwrap();
    assert_eq!(bert.turns(&code).await.len(), 3);
    let store = database.open().await;
    let person = store_person(&bert, &code).await;
    let kept = store.conditional_turns(&code, &person).await.unwrap();
    assert_eq!(kept, None);
    serving.stop().await;
}

/// The id by which the server knows a player.
async fn store_person(player: &Person, code: &GameCode) -> api::online::PersonId {
    let mut socket = player.open(code, 0).await;
    socket.reach(3).await;
    let person = socket.entries.iter().find_map(|entry| match &entry.event {
        api::online::Event::Seated { person, .. }
            if !["white", "black"].contains(&person.as_str()) =>
        {
            Some(person.clone())
        }
        _ => None,
    });
    person.unwrap()
}

async fn an_offer_is_left_to_its_person(database: Database) {
    let serving = Serving::start(&database).await;
    let (anna, mut bert, code) = begun(&serving).await;
    assert_eq!(bert.decide(&code, &one(2)).await.status, 204);
    let mut socket = anna.open(&code, 0).await;
    let draw = Command::Offer { offer: Offer::Draw };
    socket.tell(&draw).await.unwrap();
    socket.play(2, "X@a1").await.unwrap();
    let view = bert.view(&code).await;
    assert_eq!((view.turns.len(), view.offers.len()), (3, 1));
    serving.stop().await;
}

async fn a_turn_sent_again_is_not_answered_again(database: Database) {
    let serving = Serving::start(&database).await;
    let (anna, mut bert, code) = begun(&serving).await;
    let line = json!({ "ply": 2, "turns": [
        { "if": "X@a1", "then": "X@f6", "next": [{ "if": "X@a3", "then": "X@f3" }] },
    ] });
    assert_eq!(bert.decide(&code, &line).await.status, 204);
    let mut socket = anna.open(&code, 0).await;
    let first = socket.tell(&play("same", 2, "X@a1")).await;
    let again = socket.tell(&play("same", 2, "X@a1")).await;
    assert_eq!(first, again);
    assert_eq!(bert.turns(&code).await.len(), 4);
    serving.stop().await;
}

async fn a_turn_decided_on_at_another_server_is_played_at_this_one(database: Database) {
    let (here, there) = (
        Serving::start(&database).await,
        Serving::start(&database).await,
    );
    let (anna, mut bert, code) = begun(&here).await;
    let mut socket = anna.open(&code, 0).await;
    bert.server = there.address;
    assert_eq!(bert.decide(&code, &one(2)).await.status, 204);
    socket.play(2, "X@a1").await.unwrap();
    assert_eq!(anna.clone().turns(&code).await.len(), 4);
    here.stop().await;
    there.stop().await;
}

async fn a_decision_that_races_with_the_turn_is_refused_or_played_once(database: Database) {
    let limits = GameLimits {
        games_per_person: Rate {
            burst: 100,
            ..GameLimits::default().games_per_person
        },
        ..GameLimits::default()
    };
    let here = Serving::with(&database, limits).await;
    let there = Serving::with(&database, limits).await;
    for _ in 0..15 {
        let (mut anna, mut bert, code) = begun(&here).await;
        // Both servers keep the game in memory.
        bert.server = there.address;
        let _watching = bert.open(&code, 0).await;
        let mut socket = anna.open(&code, 0).await;
        let expected = one(2);
        let (played, decided) = tokio::join!(socket.play(2, "X@a1"), bert.decide(&code, &expected));
        played.unwrap();
        let is_kept = decided.status == 204;
        if is_kept {
            socket.reach(7).await;
            assert_eq!(anna.turns(&code).await.len(), 4);
        } else {
            assert_fault(&decided, 409, FaultKind::Refused);
            assert_eq!(anna.turns(&code).await.len(), 3);
        }
    }
    here.stop().await;
    there.stop().await;
}

async fn nobody_else_sees_what_a_player_has_decided_on(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut bert, code) = begun(&serving).await;
    let mut watching = anna.open(&code, 0).await;
    assert_eq!(bert.decide(&code, &one(2)).await.status, 204);
    let mut stranger = Person::at(serving.address);
    for person in [&mut anna, &mut stranger] {
        for rest in ["", "/record", "/conditional"] {
            let answer = person.get(&format!("/api/games/{code}{rest}")).await;
            assert!(!answer.body.contains("X@f6"), "{}", answer.body);
        }
    }
    assert_eq!(anna.decided(&code).await.turns, []);
    let answer = stranger.get(&path(&code)).await;
    assert_fault(&answer, 409, FaultKind::Refused);
    // Anything that would reveal it on the socket comes before the answer to this.
    let draw = Command::Offer { offer: Offer::Draw };
    watching.tell(&draw).await.unwrap();
    let heard = serde_json::to_string(&watching.entries).unwrap();
    assert!(!heard.contains("X@f6"), "{heard}");
    serving.stop().await;
}

async fn what_makes_no_sense_is_refused(database: Database) {
    let serving = Serving::start(&database).await;
    let (mut anna, mut bert, code) = begun(&serving).await;
    let illegal = json!({ "ply": 2, "turns": [{ "if": "X@c3", "then": "X@f6" }] });
    for (person, turns, kind) in [
        (&anna, one(2), "only-while-waiting"),
        (&bert, one(1), "stale"),
        (&bert, illegal, "illegal"),
    ] {
        let answer = person.clone().decide(&code, &turns).await;
        assert_fault(&answer, 409, FaultKind::Refused);
        assert_eq!(answer.json()["refusal"]["kind"], kind, "{}", answer.body);
    }
    let live = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&live).await;
    let answer = bert.decide(&live, &one(0)).await;
    assert_eq!(answer.json()["refusal"]["kind"], "no-conditional-turns");
    serving.stop().await;
}
