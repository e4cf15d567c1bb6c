//! The guarantees of a store, on both databases.

use std::slice;

use api::online::{
    EndReason, Entry, Event, GameCode, Outcome, PersonId, Seat, Terms, Time, Timing, Visibility,
};
use rules::Setup;
use server::store::{Append, Appended, Creation, Pace, Standing, Store, StoreError};

use crate::database::{Database, on_both};

on_both!(
    a_game_is_read_as_it_was_written,
    a_new_database_can_be_opened_by_many_at_once,
    a_code_is_given_once,
    entries_come_one_after_the_other,
    a_turn_is_stored_once_whatever_its_number,
    entries_of_one_decision_are_stored_together_or_not_at_all,
    of_two_servers_that_decide_at_the_same_time_one_wins,
    what_is_queued_is_stored_even_if_nobody_waits_for_it,
    games_of_a_person_are_listed_from_the_newest,
    games_whose_time_may_be_up_are_found,
    the_newest_numbers_of_games_are_found,
    a_gap_between_beats_is_downtime,
    beats_are_due_as_often_as_the_fastest_clock_needs,
    a_secret_stays_the_same,
    a_database_of_a_newer_release_is_refused,
    an_entry_that_cannot_be_read_is_named,
);

fn code(number: u8) -> GameCode {
    GameCode::of([number; 10])
}

fn time(millis: u64) -> Time {
    Time::from_millis(millis)
}

fn person(name: &str) -> PersonId {
    name.parse().unwrap()
}

fn entry(number: u64, event: Event) -> Entry {
    Entry {
        number,
        at: time(1_000 + number),
        event,
    }
}

fn turn(number: u64, id: &str) -> Entry {
    entry(
        number,
        Event::Turn {
            id: id.parse().unwrap(),
            turn: "T@c3ne".parse().unwrap(),
            received: time(1_000),
            lag: 12,
            lag_credit: 12,
            charged: 345,
        },
    )
}

fn ended(number: u64) -> Entry {
    entry(
        number,
        Event::Ended {
            outcome: Outcome::Draw,
            reason: EndReason::Agreement,
        },
    )
}

fn created() -> Entry {
    let terms = Terms::casual(Setup::TIXEL, Timing::Unlimited);
    entry(1, Event::Created { terms })
}

/// Entries of a private live game.
pub(crate) fn append(game: &GameCode, entries: Vec<Entry>) -> Append {
    Append {
        game: game.clone(),
        entries,
        call_time_at: Some(time(99_000)),
        standing: Standing {
            pace: Pace::Live,
            visibility: Visibility::Private,
            summary: String::new(),
            rematch_for: None,
        },
        rated: None,
        conditional: None,
    }
}

async fn new_game(store: &Store, number: u8) -> GameCode {
    let code = code(number);
    let creation = store.create(append(&code, vec![created()])).await;
    assert_eq!(creation, Ok(Creation::Created));
    code
}

async fn a_game_is_read_as_it_was_written(database: Database) {
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    new_game(&store, 2).await;
    let unknown = serde_json::from_str(r#"{"kind":"vacation","note":"ü \u0000 '"}"#).unwrap();
    let entries = vec![turn(2, "a"), entry(3, unknown), ended(4)];
    for entry in &entries {
        let appended = store.append(append(&game, vec![entry.clone()])).await;
        assert_eq!(appended, Ok(Appended::Stored));
    }
    let mut all = vec![created()];
    all.extend(entries);
    assert_eq!(store.entries(&game, 0).await.unwrap(), all);
    assert_eq!(store.entries(&game, 2).await.unwrap(), all[2..]);
    assert_eq!(store.entries(&code(9), 0).await.unwrap(), []);
    store.close().await;

    let again = database.open().await;
    assert_eq!(again.entries(&game, 0).await.unwrap(), all);
}

async fn a_new_database_can_be_opened_by_many_at_once(database: Database) {
    let opening: Vec<_> = (0..6)
        .map(|_| {
            let address = database.address.clone();
            tokio::spawn(async move { Store::open(&address).await })
        })
        .collect();
    for store in opening {
        store.await.unwrap().unwrap().close().await;
    }
}

async fn a_code_is_given_once(database: Database) {
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    let again = store.create(append(&game, vec![created(), turn(2, "x")]));
    assert_eq!(again.await, Ok(Creation::CodeTaken));
    assert_eq!(store.entries(&game, 0).await.unwrap().len(), 1);
}

async fn entries_come_one_after_the_other(database: Database) {
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    for (number, expected) in [
        (1, Appended::LostRace),
        (3, Appended::LostRace),
        (2, Appended::Stored),
        (2, Appended::LostRace),
        (3, Appended::Stored),
    ] {
        let appended = store.append(append(&game, vec![ended(number)])).await;
        assert_eq!(appended, Ok(expected), "{number}");
    }
    let nowhere = append(&code(9), vec![ended(2)]);
    assert_eq!(store.append(nowhere).await, Ok(Appended::LostRace));
}

async fn a_turn_is_stored_once_whatever_its_number(database: Database) {
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    let store_turn = |number, id| store.append(append(&game, vec![turn(number, id)]));
    assert_eq!(store_turn(2, "a").await, Ok(Appended::Stored));
    for number in [2, 3] {
        let appended = store_turn(number, "a").await;
        assert_eq!(appended, Ok(Appended::AlreadyThere { number: 2 }));
    }
    assert_eq!(store_turn(3, "b").await, Ok(Appended::Stored));
    // Ids are unique per game.
    let other = new_game(&store, 2).await;
    let appended = store.append(append(&other, vec![turn(2, "a")])).await;
    assert_eq!(appended, Ok(Appended::Stored));
}

async fn entries_of_one_decision_are_stored_together_or_not_at_all(database: Database) {
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    let both = append(&game, vec![turn(2, "a"), ended(3)]);
    assert_eq!(store.append(both).await, Ok(Appended::Stored));
    let late = append(&game, vec![turn(3, "b"), ended(4)]);
    assert_eq!(store.append(late).await, Ok(Appended::LostRace));
    let entries = store.entries(&game, 0).await.unwrap();
    assert_eq!(entries, [created(), turn(2, "a"), ended(3)]);
}

async fn of_two_servers_that_decide_at_the_same_time_one_wins(database: Database) {
    let stores = [database.open().await, database.open().await];
    let games = [new_game(&stores[0], 1).await, new_game(&stores[1], 2).await];
    for number in 2..12 {
        let mut tasks = Vec::new();
        for (server, store) in stores.iter().enumerate() {
            for rival in 0..4 {
                for game in &games {
                    let id = format!("{number}-{server}-{rival}");
                    let entries = vec![turn(number, &id)];
                    let (store, append) = (store.clone(), append(game, entries));
                    tasks.push(tokio::spawn(async move { store.append(append).await }));
                }
            }
        }
        let mut stored = 0;
        for task in tasks {
            match task.await.unwrap().unwrap() {
                Appended::Stored => stored += 1,
                Appended::LostRace => {}
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(stored, games.len(), "one winner for each game");
    }
    for game in &games {
        let entries = stores[0].entries(game, 0).await.unwrap();
        let numbers: Vec<u64> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (1..12).collect::<Vec<u64>>());
    }
}

async fn what_is_queued_is_stored_even_if_nobody_waits_for_it(database: Database) {
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    for number in 2..50 {
        let mut appending = Box::pin(store.append(append(&game, vec![ended(number)])));
        // Polled once, so that it is queued, and then dropped.
        let polled = std::future::poll_fn(|context| {
            std::task::Poll::Ready(appending.as_mut().poll(context))
        });
        assert!(polled.await.is_pending());
    }
    let last = store.append(append(&game, vec![ended(50)])).await;
    assert_eq!(last, Ok(Appended::Stored));
    assert_eq!(store.entries(&game, 0).await.unwrap().len(), 50);
}

async fn games_of_a_person_are_listed_from_the_newest(database: Database) {
    let store = database.open().await;
    let seated = |number, name| {
        let person = person(name);
        let seat = Seat::White;
        entry(number, Event::Seated { seat, person })
    };
    let (first, second) = (code(1), code(2));
    let at_once = append(&first, vec![created(), seated(2, "anna")]);
    store.create(at_once).await.unwrap();
    store
        .create(append(&second, vec![created(), seated(2, "bert")]))
        .await
        .unwrap();
    store
        .append(append(&second, vec![seated(3, "anna")]))
        .await
        .unwrap();
    let games = |name, limit| {
        let store = &store;
        async move { store.games_of(&person(name), limit).await.unwrap() }
    };
    assert_eq!(games("anna", 10).await, [second.clone(), first]);
    assert_eq!(games("anna", 1).await, std::slice::from_ref(&second));
    assert_eq!(games("bert", 10).await, [second]);
    assert_eq!(games("cleo", 10).await, []);
}

async fn games_whose_time_may_be_up_are_found(database: Database) {
    let store = database.open().await;
    let at = |number, millis: Option<u64>, entries| Append {
        call_time_at: millis.map(time),
        ..append(&code(number), entries)
    };
    for (number, millis) in [(1, Some(500)), (2, Some(300)), (3, None), (4, Some(900))] {
        let game = at(number, millis, vec![created()]);
        store.create(game).await.unwrap();
    }
    let due = async |after, limit| store.due(time(500), after, limit).await.unwrap();
    let all = due(None, 10).await;
    let codes: Vec<_> = all.iter().map(|due| due.game.clone()).collect();
    assert_eq!(codes, [code(2), code(1)]);
    assert_eq!(due(None, 1).await, all[..1]);
    assert_eq!(due(Some(&all[0]), 10).await, all[1..]);
    assert_eq!(due(Some(&all[1]), 10).await, []);
    store.append(at(2, None, vec![ended(2)])).await.unwrap();
    store
        .append(at(1, Some(600), vec![ended(2)]))
        .await
        .unwrap();
    assert_eq!(due(None, 10).await, []);
}

async fn the_newest_numbers_of_games_are_found(database: Database) {
    let store = database.open().await;
    let one = new_game(&store, 1).await;
    let other = new_game(&store, 2).await;
    assert_eq!(store.newest_of(&[]).await.unwrap(), []);
    let entries = vec![turn(2, "a"), ended(3)];
    store.append(append(&one, entries)).await.unwrap();
    // The loser of a race changes nothing.
    store.append(append(&one, vec![ended(2)])).await.unwrap();
    let mut newest = store
        .newest_of(&[one.clone(), other.clone(), code(3)])
        .await;
    newest.as_mut().unwrap().sort_by_key(|(_, number)| *number);
    assert_eq!(newest.unwrap(), [(other, 1), (one.clone(), 3)]);
    assert_eq!(
        store.newest_of(slice::from_ref(&one)).await.unwrap(),
        [(one, 3)]
    );
}

async fn a_gap_between_beats_is_downtime(database: Database) {
    let store = database.open().await;
    let game = append(&code(1), vec![created()]);
    store.create(game).await.unwrap();
    let first = store.beat(time(0)).await.unwrap();
    assert_eq!(first.downtimes, []);
    assert!(first.now.since(store.now().await.unwrap()) < 1_000_000);
    let second = store.beat(time(0)).await.unwrap();
    assert_eq!(second.downtimes, []);
    database.execute("UPDATE beats SET at = at - 60000").await;
    let late = store.beat(time(0)).await.unwrap();
    let [(began, ended)] = late.downtimes[..] else {
        panic!("{late:?}");
    };
    assert_eq!(ended, late.now);
    assert!(ended.since(began) >= 60_000, "{late:?}");
    // It is reported to those who have not seen it.
    assert_eq!(store.beat(time(0)).await.unwrap().downtimes, late.downtimes);
    assert_eq!(store.beat(ended).await.unwrap().downtimes, []);
}

async fn beats_are_due_as_often_as_the_fastest_clock_needs(database: Database) {
    let store = database.open().await;
    store.beat(time(0)).await.unwrap();
    assert_eq!(store.beat_period().await.unwrap(), None);
    for (number, pace, period) in [
        (1, Pace::Waiting, None),
        (2, Pace::Slow, Some(60_000)),
        (3, Pace::Live, Some(1_000)),
    ] {
        let mut game = append(&code(number), vec![created()]);
        game.standing.pace = pace;
        store.create(game).await.unwrap();
        assert_eq!(store.beat_period().await.unwrap(), period, "{pace:?}");
        store.beat(time(0)).await.unwrap();
        // A beat that is not overdue yet says nothing of downtime.
        match pace {
            Pace::Waiting => database.execute("UPDATE beats SET at = at - 3600000").await,
            Pace::Slow => database.execute("UPDATE beats SET at = at - 30000").await,
            Pace::Live => {}
        }
        let beat = store.beat(time(0)).await.unwrap();
        assert_eq!(beat.downtimes, [], "{pace:?}");
    }
    let mut over = append(&code(3), vec![ended(2)]);
    over.call_time_at = None;
    store.append(over).await.unwrap();
    assert_eq!(store.beat_period().await.unwrap(), Some(60_000));
}

async fn a_secret_stays_the_same(database: Database) {
    let store = database.open().await;
    let other = database.open().await;
    let secret = store.secret("cookies", vec![0, 1, 255]).await.unwrap();
    assert_eq!(secret, [0, 1, 255]);
    assert_eq!(other.secret("cookies", vec![9]).await.unwrap(), secret);
    assert_eq!(other.secret("else", vec![9]).await.unwrap(), [9]);
}

async fn a_database_of_a_newer_release_is_refused(database: Database) {
    database.open().await.close().await;
    database
        .execute("UPDATE _sqlx_migrations SET version = 999 WHERE version = 1")
        .await;
    let error = Store::open(&database.address).await.unwrap_err();
    assert_eq!(error, StoreError::Newer);
}

#[tokio::test]
async fn a_file_that_is_no_database_of_ours_is_refused_and_left_alone() {
    let database = Database::sqlite();
    let path = database.address.strip_prefix("sqlite:").unwrap();
    std::fs::write(
        path,
        "Dear Anna, this is a letter and not a database at all.",
    )
    .unwrap();
    let error = Store::open(&database.address).await.unwrap_err();
    assert_eq!(error, StoreError::Foreign);
    std::fs::remove_file(path).unwrap();
    std::fs::write(path, "").unwrap();
    database.execute("CREATE TABLE letters (text TEXT)").await;
    let error = Store::open(&database.address).await.unwrap_err();
    assert_eq!(error, StoreError::Foreign);
    for address in [
        "sqlite://a.db",
        "sqlite:a.db?mode=ro",
        "sqlite:",
        "sqlite::memory:",
    ] {
        let error = Store::open(address).await.unwrap_err();
        assert_eq!(error, StoreError::Address(address.to_owned()));
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_closed_database_is_one_whole_file_that_only_its_owner_reads() {
    use std::os::unix::fs::PermissionsExt;
    let database = Database::sqlite();
    let path = database.address.strip_prefix("sqlite:").unwrap();
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    for name in [
        path.to_owned(),
        format!("{path}-wal"),
        format!("{path}-shm"),
    ] {
        let mode = std::fs::metadata(&name).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    store.close().await;
    assert!(!std::fs::exists(format!("{path}-wal")).unwrap());
    // A copy of the file alone holds everything.
    let copy = Database::sqlite();
    std::fs::copy(path, copy.address.strip_prefix("sqlite:").unwrap()).unwrap();
    let entries = copy.open().await.entries(&game, 0).await.unwrap();
    assert_eq!(entries, [created()]);
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named_at_once() {
    let error = Store::open("postgres://anna@127.0.0.1:1/games").await;
    let error = error.unwrap_err();
    assert!(
        matches!(&error, StoreError::Unreachable { why, .. } if why.contains("refused")),
        "{error}"
    );
}

async fn an_entry_that_cannot_be_read_is_named(database: Database) {
    let store = database.open().await;
    let game = new_game(&store, 1).await;
    database.execute("UPDATE entries SET event = '{'").await;
    let error = store.entries(&game, 0).await.unwrap_err();
    assert!(
        matches!(&error, StoreError::Corrupt { game: named, number: 1, .. } if *named == game),
        "{error}"
    );
}

#[tokio::test]
async fn an_address_that_is_no_database_is_refused() {
    for address in [
        "",
        "games.sqlite",
        "mysql://x",
        "sqlite:",
        "sqlite::memory:",
    ] {
        let error = Store::open(address).await.unwrap_err();
        assert!(
            matches!(error, StoreError::Address(_)),
            "{address}: {error}"
        );
    }
    let nowhere = "sqlite:/nowhere/at/all/games.sqlite";
    let error = Store::open(nowhere).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
}
