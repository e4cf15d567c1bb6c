//! The bus tells servers at once what the database would tell them within a second.

use std::time::Duration;

use api::online::{Entry, Event, Offer, Seat, Time};
use server::store::Append;

use super::ledger::Ledger;
use super::pair::Pair;
use super::process::Node;
use super::{Nodes, rounds};
use crate::client::{FIVE_PLUS_THREE, Person, soon, tix};
use crate::database::{Database, on_both};
use crate::serving::Serving;
use crate::store::append;

on_both!(what_is_stored_long_after_it_was_decided_is_seen);

async fn until_it_counts(node: &Node, name: &str, wanted: impl Fn(u64) -> bool) {
    soon(async {
        while !wanted(node.counted(name).await) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

const JOINED: &str = "quarterturn_bus_joined";
const BY_BUS: &str = "quarterturn_games_refreshed_total{by=\"bus\"}";
const RECEIVED: &str = "quarterturn_bus_messages_total{direction=\"received\"}";

#[tokio::test]
async fn servers_tell_each_other_what_they_store_and_do_without_when_the_bus_is_gone() {
    let Nodes {
        database,
        mut bus,
        nodes,
    } = Nodes::start(3).await;
    for node in &nodes {
        until_it_counts(node, JOINED, |joined| joined == 1).await;
    }
    let servers = [nodes[0].address, nodes[1].address];
    let mut ledger = Ledger::default();
    let mut pair = Pair::at(&servers, 1).await;
    let mut watching = pair.watch(nodes[2].address).await;
    soon(async {
        while nodes[2].counted(BY_BUS).await == 0 {
            pair.play(&mut ledger).await;
            watching.reach(ledger.newest(&pair.code)).await;
        }
    })
    .await;

    for round in 0..rounds(1) {
        bus.cut();
        for node in &nodes {
            until_it_counts(node, JOINED, |joined| joined == 0).await;
        }
        // Nobody is told of this turn, and nothing comes after it.
        let mut pair = Pair::at(&servers, 2 + round).await;
        let mut watching = pair.watch(nodes[2].address).await;
        pair.play(&mut ledger).await;
        watching.reach(ledger.newest(&pair.code)).await;

        bus.restore().await;
        for node in &nodes {
            until_it_counts(node, JOINED, |joined| joined == 1).await;
        }
        let before = nodes[2].counted(RECEIVED).await;
        pair.play(&mut ledger).await;
        until_it_counts(&nodes[2], RECEIVED, |received| received > before).await;
        watching.reach(ledger.newest(&pair.code)).await;
    }
    ledger.check(&database.open().await).await;
}

#[tokio::test]
async fn a_bus_that_hangs_is_done_without_and_joined_again_when_it_goes_on() {
    let Nodes {
        database,
        mut bus,
        nodes,
    } = Nodes::start(2).await;
    let mut ledger = Ledger::default();
    for round in 0..rounds(1) {
        for node in &nodes {
            until_it_counts(node, JOINED, |joined| joined == 1).await;
        }
        bus.hang();
        // While nobody has noticed, and once everybody has.
        for is_noticed in [false, true] {
            if is_noticed {
                for node in &nodes {
                    until_it_counts(node, JOINED, |joined| joined == 0).await;
                }
            }
            let mut pair = Pair::at(&[nodes[0].address], 2 * round + u64::from(is_noticed)).await;
            let mut watching = pair.watch(nodes[1].address).await;
            pair.play(&mut ledger).await;
            watching.reach(ledger.newest(&pair.code)).await;
        }
        bus.go_on();
        for node in &nodes {
            until_it_counts(node, JOINED, |joined| joined == 1).await;
        }
        let before = nodes[1].counted(RECEIVED).await;
        let mut pair = Pair::at(&[nodes[0].address], 1_000 + round).await;
        pair.play(&mut ledger).await;
        until_it_counts(&nodes[1], RECEIVED, |received| received > before).await;
    }
    ledger.check(&database.open().await).await;
}

#[tokio::test]
async fn a_server_without_its_bus_serves() {
    let database = Database::postgres().await;
    let nobody = "nats://127.0.0.1:1";
    let node = Node::start(&database.address, Some(nobody));
    let mut ledger = Ledger::default();
    let mut pair = Pair::at(&[node.address], 1).await;
    pair.play(&mut ledger).await;
    assert_eq!(node.counted(JOINED).await, 0);
    ledger.check(&database.open().await).await;
}

/// A server may be stopped after it has decided, and store the entry a minute later.
async fn what_is_stored_long_after_it_was_decided_is_seen(database: Database) {
    let serving = Serving::start(&database).await;
    let mut anna = Person::at(serving.address);
    let code = anna.create(tix(FIVE_PLUS_THREE)).await;
    Person::at(serving.address).sit(&code).await;
    let store = database.open().await;
    database
        .execute("UPDATE entries SET at = at - 120000")
        .await;
    let mut socket = anna.open(&code, 0).await;
    socket.reach(3).await;
    let long_ago = store.now().await.unwrap().millis() - 60_000;
    let entry = Entry {
        number: 4,
        at: Time::from_millis(long_ago),
        event: Event::Offered {
            offer: Offer::Draw,
            by: Seat::Black,
        },
    };
    let late = Append {
        call_time_at: Some(Time::from_millis(long_ago + 3_600_000)),
        ..append(&code, vec![entry])
    };
    store.append(late).await.unwrap();
    socket.reach(4).await;
    serving.stop().await;
}
