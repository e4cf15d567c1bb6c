//! A server that is killed at random moments while people play.

use std::env;
use std::time::Duration;

use api::online::Event;
use random::Random;

use super::ledger::Ledger;
use super::load::Load;
use super::pair::Pair;
use super::process::Node;
use crate::client::soon;
use crate::database::{Database, on_both};

on_both!(a_server_killed_under_load_loses_nothing_and_charges_nobody_for_it);

/// How often the server is killed; `QUARTERTURN_KILLS` says otherwise.
fn kills() -> u32 {
    let kills = env::var("QUARTERTURN_KILLS").ok();
    kills.map_or(3, |kills| kills.parse().unwrap())
}

/// Longer than downtime that is not noticed: a beat may be due in a second and two seconds late.
const DOWN: Duration = Duration::from_millis(4_500);

async fn a_server_killed_under_load_loses_nothing_and_charges_nobody_for_it(database: Database) {
    let mut random = Random::new(7);
    let mut node = Node::start(&database.address, None);
    let servers = [node.address];
    let mut ledger = Ledger::default();
    let mut pair = Pair::at(&servers, 1_000).await;
    let load = Load::start(&servers, 8).await;
    for _ in 0..kills() {
        for _ in 0..2 {
            soon(pair.play(&mut ledger)).await;
        }
        let millis = u64::from(random.below(300));
        tokio::time::sleep(Duration::from_millis(millis)).await;
        pair.send().await;
        node.kill();
        node = Node::start_at(node.address, &database.address);
    }
    let mut pair = Pair::at(&servers, 2_000).await;
    for _ in 0..4 {
        soon(pair.play(&mut ledger)).await;
    }
    node.kill();
    tokio::time::sleep(DOWN).await;
    let _node = Node::start_at(node.address, &database.address);
    soon(pair.play(&mut ledger)).await;
    ledger.extend(load.end().await);
    eprintln!("counted: {} kills of a server", kills() + 1);

    let store = database.open().await;
    ledger.check(&store).await;
    let entries = store.entries(&pair.code, 0).await.unwrap();
    let suspended = entries.iter().rev().find_map(|entry| match entry.event {
        Event::Suspended { from, until } => Some(until.since(from)),
        _ => None,
    });
    let least = u64::try_from(DOWN.as_millis()).unwrap() - 1_500;
    assert!(suspended >= Some(least), "{suspended:?} of {DOWN:?}");
}
