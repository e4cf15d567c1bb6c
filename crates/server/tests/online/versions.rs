//! Servers and pages of neighbouring releases.

use api::online::{Command, Entry, Event, Refusal, Time};
use server::store::{Append, CopyError, Store, StoreError, copy};
use server::{Front, GameLimits, Site};

use crate::client::{FIVE_PLUS_THREE, Person, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;
use crate::store::append;

on_both!(
    a_game_with_an_event_of_a_later_release_is_shown_and_nothing_is_decided,
    files_of_this_release_and_the_one_before_are_served_by_every_server,
    a_release_works_with_tables_to_which_the_next_has_added_something,
    a_release_refuses_tables_that_a_later_one_has_made_useless_to_it,
    what_a_later_release_has_added_is_not_lost_in_a_copy,
);

async fn a_game_with_an_event_of_a_later_release_is_shown_and_nothing_is_decided(
    database: Database,
) {
    let serving = Serving::start(&database).await;
    for event in [
        r#"{"kind":"sealed","turns":["c3-c4"]}"#,
        // The kind is known, but not the reason, the offer, or the way of writing a turn.
        r#"{"kind":"ended","outcome":{"kind":"draw"},"reason":"c3-c4"}"#,
        r#"{"kind":"offered","offer":"c3-c4","by":"white"}"#,
        r#"{"kind":"turn","turn":"c3-c4!"}"#,
    ] {
        is_shown_and_undecidable(&serving, &database, event).await;
    }
    serving.stop().await;
}

async fn is_shown_and_undecidable(serving: &Serving, database: &Database, event: &str) {
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut bert = Person::at(serving.address);
    bert.sit(&code).await;
    let mut white = anna.open(&code, 0).await;
    let mut black = bert.open(&code, 0).await;
    white.play(0, "X@c3").await.unwrap();
    black.play(1, "X@e5").await.unwrap();
    let store = database.open().await;
    let now = store.now().await.unwrap();
    let entries = vec![Entry {
        number: 6,
        at: now,
        event: serde_json::from_str::<Event>(event).unwrap(),
    }];
    let later = Append {
        // A server of that release says that time is up.
        call_time_at: Some(Time::from_millis(1)),
        ..append(&code, entries)
    };
    store.append(later).await.unwrap();
    white.reach(6).await;
    assert!(!format!("{:?}", white.entries).contains("c3-c4"));
    let refused = Err(Refusal::UnknownEvent { number: 6 });
    assert_eq!(white.play(2, "c3-c4").await, refused);
    assert_eq!(black.tell(&Command::Resign).await, refused);
    // Nor is anybody's flag called.
    anna.wait_for_polls(1).await;
    let view = anna.view(&code).await;
    assert_eq!((view.number, view.result), (6, None));
    // Other games are not affected.
    let other = anna.create(tix(FIVE_PLUS_THREE)).await;
    bert.sit(&other).await;
    anna.open(&other, 0).await.play(0, "X@c3").await.unwrap();
}

/// A release whose files say which one it is.
fn site(number: u8) -> Site {
    let name = format!("web.{number:016x}.wasm");
    let file = |what: &str| format!("{what} {number}").into_bytes();
    Site::of([
        ("index.html".to_owned(), file("page")),
        (format!("{name}.br"), file("compressed")),
        (name, file("whole")),
        (format!("style.{number:016x}.css"), file("plain")),
    ])
}

async fn release(number: u8, database: &Database) -> Serving {
    let limits = GameLimits::default();
    Serving::of(site(number), database, limits, Front::default()).await
}

async fn files_of_this_release_and_the_one_before_are_served_by_every_server(database: Database) {
    let one = release(1, &database).await;
    let two = release(2, &database).await;
    let br = ["Accept-Encoding: br"];
    for (serving, number) in [(&one, 1), (&one, 2), (&two, 1), (&two, 2)] {
        let mut page = Person::at(serving.address);
        let path = format!("/web.{number:016x}.wasm");
        let wasm = page.ask("GET", &path, &br, "").await;
        let sent = (wasm.status, wasm.body.clone());
        assert_eq!(sent, (200, format!("compressed {number}")));
        assert_eq!(wasm.field("content-encoding"), Some("br"));
        assert_eq!(wasm.field("content-type"), Some("application/wasm"));
        let caching = wasm.field("cache-control").unwrap();
        assert!(caching.contains("immutable"), "{caching}");
        let style = page.get(&format!("/style.{number:016x}.css")).await;
        assert_eq!((style.status, style.body), (200, format!("plain {number}")));
    }
    let mut anyone = Person::at(two.address);
    assert_eq!(anyone.get("/").await.body, "page 2");
    assert_eq!(anyone.get("/web.00000000000000ff.wasm").await.status, 404);
    // With the next release the first is dropped, and a server of it has only its own.
    let three = release(3, &database).await;
    let mut page = Person::at(three.address);
    for (number, status) in [(1, 404), (2, 200), (3, 200)] {
        let path = format!("/web.{number:016x}.wasm");
        let answer = page.ask("GET", &path, &br, "").await;
        assert_eq!(answer.status, status, "{number}");
    }
    for serving in [one, two, three] {
        serving.stop().await;
    }
}

/// What a later release does to the tables: it adds something, and declares this one compatible.
async fn expand(database: &Database) {
    database.open().await.close().await;
    for statement in [
        "ALTER TABLE games ADD COLUMN weather TEXT",
        "ALTER TABLE accounts ADD COLUMN shoe_size BIGINT NOT NULL DEFAULT 43",
        "CREATE TABLE clubs (name TEXT NOT NULL PRIMARY KEY)",
        "INSERT INTO _sqlx_migrations \
         (version, description, success, checksum, execution_time) \
         SELECT 900, 'clubs', success, checksum, 1 FROM _sqlx_migrations WHERE version = 1",
        "UPDATE compatibility SET newest = 900",
    ] {
        database.execute(statement).await;
    }
}

async fn a_release_works_with_tables_to_which_the_next_has_added_something(database: Database) {
    expand(&database).await;
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    anna.sign_up("Anna").await;
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let mut bert = Person::at(serving.address);
    bert.sit(&code).await;
    anna.open(&code, 0).await.play(0, "X@c3").await.unwrap();
    let mut black = bert.open(&code, 0).await;
    black.play(1, "X@e5").await.unwrap();
    black.tell(&Command::Resign).await.unwrap();
    assert!(anna.view(&code).await.result.is_some());
    serving.stop().await;
    // The next server of this release finds it all again.
    let serving = Serving::start(&database).await;
    let view = anna_at(&serving, &anna).view(&code).await;
    assert_eq!(view.turns.len(), 2);
    serving.stop().await;
}

/// The same person at another server.
fn anna_at(serving: &Serving, person: &Person) -> Person {
    let mut person = person.clone();
    person.server = serving.address;
    person
}

async fn a_release_refuses_tables_that_a_later_one_has_made_useless_to_it(database: Database) {
    expand(&database).await;
    let refused = async || Store::open(&database.address).await.map(drop);
    assert_eq!(refused().await, Ok(()));
    // Something that this release needs is gone.
    for (statement, expected) in [
        (
            "UPDATE compatibility SET lowest = 900",
            Err(StoreError::Newer),
        ),
        ("UPDATE compatibility SET lowest = 12", Ok(())),
        // The newest migration has not declared compatibility.
        (
            "UPDATE compatibility SET newest = 899",
            Err(StoreError::Newer),
        ),
        ("DROP TABLE compatibility", Err(StoreError::Newer)),
    ] {
        database.execute(statement).await;
        assert_eq!(refused().await, expected, "{statement}");
    }
    let sentence = StoreError::Newer.to_string();
    assert!(sentence.contains("newer version"), "{sentence}");
}

async fn what_a_later_release_has_added_is_not_lost_in_a_copy(database: Database) {
    expand(&database).await;
    let backup = Database::sqlite();
    let copied = copy(&database.address, &backup.address).await;
    assert_eq!(copied, Err(CopyError::Source(StoreError::Newer)));
}
