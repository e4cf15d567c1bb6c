//! Copying databases: backups, and moving from one to another.

use api::online::{Stakes, Terms, Visibility};
use server::store::{CopyError, StoreError, copy};

use crate::client::{FIVE_PLUS_THREE, HttpAnswer, PASSWORD, Person, tix};
use crate::database::{Database, on_both};
use crate::nodes::{Ledger, Load, Node, Pair, rounds};
use crate::serving::Serving;

on_both!(
    a_backup_taken_under_load_holds_every_turn_acknowledged_before_it,
    nothing_is_copied_into_a_database_that_holds_something,
);

/// What people see of two accounts, a rated game that is over and one that is being played.
async fn pages(anna: &mut Person, codes: &[String]) -> Vec<String> {
    let mut pages = Vec::new();
    for path in [
        "/api/me",
        "/api/people/Anna",
        "/api/people/Bert",
        "/api/people/Anna/games",
        "/api/people/Anna/records",
    ] {
        pages.push(without_clocks(&body(anna.get(path).await)));
    }
    for code in codes {
        pages.push(body(anna.get(&format!("/api/games/{code}/record")).await));
        let code = code.parse().unwrap();
        let mut socket = anna.open(&code, 0).await;
        let view = anna.view(&code).await;
        socket.reach(view.number).await;
        pages.push(format!(
            "{:?} {:?} {:?}",
            socket.entries, view.players, view.rating_changes
        ));
    }
    pages
}

/// The page without the remaining time in running games, which keeps changing.
fn without_clocks(page: &str) -> String {
    let mut pieces = page.split("\"left\":");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |before, piece| {
        before + piece.trim_start_matches(|digit: char| digit.is_ascii_digit())
    })
}

fn body(answer: HttpAnswer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

#[tokio::test]
async fn a_database_moved_to_postgres_and_back_gives_the_same_views() {
    let here = Database::sqlite();
    let serving = Serving::start(&here).await;
    let [mut anna, mut bert] = [Person::at(serving.address), Person::at(serving.address)];
    anna.sign_up("Anna").await;
    bert.sign_up("Bert").await;
    let rated = Terms {
        stakes: Stakes::Rated,
        visibility: Visibility::Public,
        ..tix(FIVE_PLUS_THREE)
    };
    let mut codes = Vec::new();
    for _ in 0..2 {
        let code = anna.create(rated).await;
        bert.sit(&code).await;
        anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
        bert.open(&code, 0).await.play(1, "X@e5").await.unwrap();
        codes.push(code.to_string());
    }
    let resign = api::online::Command::Resign;
    let code = codes[0].parse().unwrap();
    bert.open(&code, 0).await.tell(&resign).await.unwrap();
    let before = pages(&mut anna, &codes).await;
    serving.stop().await;

    let there = Database::postgres().await;
    let copied = copy(&here.address, &there.address).await.unwrap();
    assert_eq!((copied.games, copied.accounts), (2, 2));
    let back = Database::sqlite();
    assert_eq!(copy(&there.address, &back.address).await.unwrap(), copied);
    for database in [&there, &back] {
        let serving = Serving::start(database).await;
        // The same cookies, the same sessions.
        anna.server = serving.address;
        assert_eq!(pages(&mut anna, &codes).await, before);
        let mut again = Person::at(serving.address);
        assert_eq!(again.sign_in("Bert", PASSWORD).await.status, 200);
        let code = codes[1].parse().unwrap();
        let mut socket = anna.open(&code, 0).await;
        socket.play(2, "c3-c4").await.unwrap();
        serving.stop().await;
    }
}

async fn a_backup_taken_under_load_holds_every_turn_acknowledged_before_it(database: Database) {
    let node = Node::start(&database.address, None);
    let load = Load::start(&[node.address], 4).await;
    let mut ledger = Ledger::default();
    let mut pair = Pair::at(&[node.address], 9).await;
    for _ in 0..rounds(1) {
        for _ in 0..6 {
            pair.play(&mut ledger).await;
        }
        let backup = Database::sqlite();
        copy(&database.address, &backup.address).await.unwrap();
        let store = backup.open().await;
        ledger.check(&store).await;
        store.close().await;
    }
    load.end().await;
}

async fn nothing_is_copied_into_a_database_that_holds_something(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let other = Database::sqlite();
    let refused = copy(&other.address, &database.address).await;
    assert_eq!(refused, Err(CopyError::Target(StoreError::NotEmpty)));
    assert_eq!(anna.view(&code).await.number, 2);
    serving.stop().await;
}
