//! A writing process that is killed at random moments loses nothing it has acknowledged.

use std::collections::{BTreeMap, HashSet};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use api::online::{Event, GameCode};
use random::Random;

use crate::database::{Database, on_both};

on_both!(no_acknowledged_entry_is_lost_and_none_is_there_twice);

/// How many games are written at the same time.
const GAMES: u8 = 16;

/// How often the writer is killed; `QUARTERTURN_KILLS` says otherwise.
fn kills() -> u32 {
    let kills = env::var("QUARTERTURN_KILLS").ok();
    kills.map_or(8, |kills| kills.parse().unwrap())
}

/// The example, which cargo builds beside the tests.
pub(crate) fn writer() -> PathBuf {
    let test = env::current_exe().unwrap();
    let folder = test.parent().and_then(|deps| deps.parent()).unwrap();
    folder.join("examples").join("durable")
}

async fn no_acknowledged_entry_is_lost_and_none_is_there_twice(database: Database) {
    let mut random = Random::new(7);
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    for round in 0..kills() {
        let mut child = Command::new(writer())
            .args(["write", &database.address, &GAMES.to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .expect("`cargo build -p server --example durable` builds what this test kills; a plain `cargo test` does so too");
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        // Killed in the middle of whatever it does after this many acknowledgements.
        let enough = 1 + random.below(400);
        for _ in 0..enough {
            let line = lines.next().expect("it writes until it is killed").unwrap();
            acknowledge(&mut acknowledged, &line);
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // What it had written before it was killed counts too. The last line may be torn.
        for line in lines.map_while(Result::ok) {
            acknowledge(&mut acknowledged, &line);
        }
        check(&database, &acknowledged, round).await;
    }
    let entries: u64 = acknowledged.values().sum();
    eprintln!("counted: {} kills of a writer: {entries} entries", kills());
}

/// A line is the code of a game and the number of an entry that is durable.
pub(crate) fn acknowledge(acknowledged: &mut BTreeMap<String, u64>, line: &str) {
    let Some((game, number)) = line.strip_suffix('.').and_then(|line| line.split_once(' ')) else {
        return;
    };
    let newest = acknowledged.entry(game.to_owned()).or_default();
    *newest = (*newest).max(number.parse().unwrap());
}

async fn check(database: &Database, acknowledged: &BTreeMap<String, u64>, round: u32) {
    let store = database.open().await;
    for (game, newest) in acknowledged {
        let code: GameCode = game.parse().unwrap();
        let entries = store.entries(&code, 0).await.unwrap();
        let mut ids = HashSet::new();
        for (number, entry) in (1..).zip(&entries) {
            assert_eq!(entry.number, number, "round {round}");
            if let Event::Turn { id, .. } = &entry.event {
                assert!(ids.insert(id.clone()), "{id} is there twice");
                // The writer numbers its turns by their entries.
                assert_eq!(id.as_str(), format!("turn-{number}"));
            }
        }
        let stored = u64::try_from(entries.len()).unwrap();
        assert!(
            stored >= *newest,
            "round {round}: {game} has {stored} entries, but {newest} were acknowledged"
        );
    }
    store.close().await;
}
