//! What a server's operators see.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use tracing::{Event, Level, Metadata, Subscriber, span};

use crate::client::{FIVE_PLUS_THREE, Person, play, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;

on_both!(
    an_idle_server_writes_nothing,
    with_a_live_clock_running_a_server_shows_that_it_can_write,
    a_server_says_whether_it_is_alive_and_ready,
    a_server_counts_what_it_does,
    what_fails_on_a_socket_is_logged_with_the_id_of_its_request,
    a_server_that_ends_does_not_complain_of_its_database,
);

async fn commits(person: &mut Person) -> u64 {
    person.metric("quarterturn_store_commits_total").await
}

async fn an_idle_server_writes_nothing(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    // An invitation that nobody has accepted has no clock.
    anna.create(tix(FIVE_PLUS_THREE)).await;
    let before = commits(&mut anna).await;
    anna.wait_for_polls(3).await;
    assert_eq!(commits(&mut anna).await, before);
    serving.stop().await;
}

async fn with_a_live_clock_running_a_server_shows_that_it_can_write(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    Person::at(serving.address).sit(&code).await;
    let before = commits(&mut anna).await;
    crate::client::soon(async {
        while commits(&mut anna).await < before + 2 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
    serving.stop().await;
}

async fn a_server_says_whether_it_is_alive_and_ready(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anyone = Person::at(serving.address);
    let alive = anyone.get("/healthz").await;
    assert_eq!((alive.status, alive.body.as_str()), (200, "ok\n"));
    let ready = anyone.get("/readyz").await;
    assert_eq!((ready.status, ready.body.as_str()), (200, "ready\n"));
    database.execute("DROP TABLE lobby").await;
    let broken = anyone.get("/readyz").await;
    assert_eq!(broken.status, 503);
    // The cause is for the log.
    assert_eq!(broken.body, "the database does not answer\n");
    assert_eq!(anyone.get("/healthz").await.status, 200);
    let failed = anyone.get("/api/lobby").await;
    assert_eq!(failed.status, 503);
    assert!(!failed.body.contains("table"), "{}", failed.body);
    serving.stop().await;
}

async fn a_server_counts_what_it_does(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let one = anna.get("/healthz").await;
    let other = anna.get("/api/games/xxxxxxxxxx").await;
    assert_eq!(other.status, 404);
    let ids = [&one, &other].map(|answer| answer.field("x-request-id").unwrap().to_owned());
    assert_ne!(ids[0], ids[1]);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    let socket = anna.open(&code, 0).await;
    let page = anna.get("/metrics").await.body;
    for line in [
        "quarterturn_requests_total{status=\"4xx\"} 1",
        "quarterturn_open_sockets 1",
        "quarterturn_games_in_memory 1",
        "quarterturn_store_failures_total 0",
    ] {
        assert!(page.lines().any(|found| found == line), "{line}: {page}");
    }
    drop(socket);
    serving.stop().await;
}

/// Collects what is logged as a warning, or worse.
#[derive(Clone, Default)]
struct Warnings(Arc<Mutex<Vec<String>>>);

impl Subscriber for Warnings {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        self.0.lock().unwrap().push(format!("{event:?}"));
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

async fn what_fails_on_a_socket_is_logged_with_the_id_of_its_request(database: Database) {
    let warnings = Warnings::default();
    let _listening = tracing::subscriber::set_default(warnings.clone());
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    Person::at(serving.address).sit(&code).await;
    let mut socket = anna.open(&code, 0).await;
    database.execute("DROP TABLE lobby_changes").await;
    let mut lobby = anna.open_lobby(1).await;
    lobby.yours(|_| true).await;
    database.execute("ALTER TABLE entries RENAME TO gone").await;
    socket.say(&play("1", 0, "X@c3")).await;
    socket.trouble().await;
    let logged = warnings.0.lock().unwrap().clone();
    for (id, about) in [
        (&socket.request_id, code.as_str()),
        (&lobby.request_id, "lobby_changes"),
    ] {
        let has_both = |line: &String| line.contains(id) && line.contains(about);
        assert!(logged.iter().any(has_both), "{id} {about}: {logged:?}");
    }
    serving.stop().await;
}

async fn a_server_that_ends_does_not_complain_of_its_database(database: Database) {
    let warnings = Warnings::default();
    let _listening = tracing::subscriber::set_default(warnings.clone());
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    Person::at(serving.address).sit(&code).await;
    let games = serving.games.clone();
    serving.stop().await;
    games.close_database().await;
    // Long enough for everything that is done every second.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert_eq!(*warnings.0.lock().unwrap(), Vec::<String>::new());
}
