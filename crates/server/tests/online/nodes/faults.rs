//! Servers and their database that are killed, stopped and restarted while people play.

use std::env;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use sqlx::postgres::PgRow;
use sqlx::{Connection, Executor, PgConnection, Row};

use super::ledger::Ledger;
use super::load::Load;
use super::pair::Pair;
use super::process::Node;
use super::{Nodes, rounds};
use crate::client::soon;
use crate::cluster::Cluster;
use crate::database::Database;

/// How long a server is stopped; `QUARTERTURN_STOPPED` says otherwise, in seconds.
fn stopped() -> Duration {
    let seconds = env::var("QUARTERTURN_STOPPED").ok();
    Duration::from_secs(seconds.map_or(2, |seconds| seconds.parse().unwrap()))
}

#[tokio::test]
async fn a_turn_sent_to_a_server_that_is_killed_counts_once() {
    let Nodes {
        database,
        bus,
        mut nodes,
    } = Nodes::start(2).await;
    let mut ledger = Ledger::default();
    for round in 0..rounds(1) {
        let servers = [nodes[0].address, nodes[1].address];
        let mut pair = Pair::at(&servers, 3 + round).await;
        for _ in 0..4 {
            pair.play(&mut ledger).await;
        }
        // White's server.
        pair.send().await;
        nodes[0].kill();
        for _ in 0..4 {
            soon(pair.play(&mut ledger)).await;
        }
        nodes[0] = Node::start(&database.address, Some(&bus.address()));
    }
    ledger.check(&database.open().await).await;
}

#[tokio::test]
async fn while_one_of_three_servers_is_stopped_the_others_go_on_and_then_it_knows_everything() {
    let Nodes {
        database,
        bus: _bus,
        nodes,
    } = Nodes::start(3).await;
    let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let load = Load::start(&servers, 6).await;
    let mut ledger = Ledger::default();
    for round in 0..rounds(3) {
        let mut pair = Pair::at(&servers, round).await;
        pair.play(&mut ledger).await;
        pair.play(&mut ledger).await;
        let mut watching = pair.watch(servers[0]).await;
        // White's turn may be stored or not when its server stops.
        pair.send().await;
        nodes[0].stop();
        tokio::time::sleep(stopped()).await;
        pair.move_to(&servers[1..]);
        for _ in 0..4 {
            soon(pair.play(&mut ledger)).await;
        }
        nodes[0].go_on();
        watching.reach(ledger.newest(&pair.code)).await;
        // It decides again, on what has happened meanwhile.
        pair.move_to(&servers[..1]);
        soon(pair.play(&mut ledger)).await;
    }
    ledger.extend(load.end().await);
    assert!(ledger.turns() > 30, "{}", ledger.turns());
    ledger.check(&database.open().await).await;
}

#[tokio::test]
async fn postgres_may_crash_under_load() {
    let folder = env::temp_dir().join(format!("quarterturn-crashing-{}", std::process::id()));
    let mut cluster = Cluster::start_in(folder);
    let database = Database::at(cluster.new_database().await);
    let nodes: Vec<Node> = (0..2)
        .map(|_| Node::start(&database.address, None))
        .collect();
    let servers: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let load = Load::start(&servers, 4).await;
    let mut ledger = Ledger::default();
    for round in 0..rounds(2) {
        let mut pair = Pair::at(&servers, round).await;
        pair.play(&mut ledger).await;
        cluster.crash_and_restart();
        for _ in 0..4 {
            soon(pair.play(&mut ledger)).await;
        }
    }
    ledger.extend(load.end().await);
    ledger.check(&database.open().await).await;
}

#[tokio::test]
async fn a_server_stopped_in_the_middle_of_a_transaction_does_not_hold_up_the_others() {
    let database = Database::postgres().await;
    let stopped = Node::start(&database.address, None);
    let other = Node::start(&database.address, None);
    let mut ledger = Ledger::default();
    let mut pair = Pair::at(&[stopped.address], 4).await;
    pair.play(&mut ledger).await;
    pair.play(&mut ledger).await;
    let mut blocking = PgConnection::connect(&database.address).await.unwrap();
    blocking
        .execute("BEGIN; LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        .await
        .unwrap();
    pair.send().await;
    let mut looking = PgConnection::connect(&database.address).await.unwrap();
    soon(async {
        while waiting(&mut looking).await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    stopped.stop();
    // The turn is written, but not committed, and its server is suspended.
    blocking.execute("COMMIT").await.unwrap();
    pair.move_to(&[other.address]);
    soon(pair.play(&mut ledger)).await;
    stopped.go_on();
    pair.move_to(&[stopped.address]);
    soon(pair.play(&mut ledger)).await;
    ledger.check(&database.open().await).await;
}

/// How many sessions wait for a lock.
async fn waiting(connection: &mut PgConnection) -> i64 {
    let row = sqlx::query("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    row.fetch_one(connection).await.unwrap().get(0)
}

/// Suspends all sessions of servers between two statements: one that is suspended in the middle of a
/// commit holds locks without which no session of any database can begin or go on.
async fn hang(looking: &mut PgConnection) -> Vec<Pid> {
    const SESSIONS: &str = "SELECT pid, state FROM pg_stat_activity \
         WHERE application_name = 'quarterturn' AND datname = current_database()";
    let sessions = sqlx::query(SESSIONS).fetch_all(&mut *looking).await;
    let pids: Vec<Pid> = sessions
        .unwrap()
        .iter()
        .map(|row| Pid::from_raw(row.get("pid")).unwrap())
        .collect();
    assert!(!pids.is_empty());
    loop {
        signal(&pids, Signal::STOP);
        let looked = sqlx::query(SESSIONS).fetch_all(&mut *looking);
        // Without an answer, one of them holds such a lock.
        let states = tokio::time::timeout(Duration::from_secs(1), looked).await;
        let is_idle = |row: &PgRow| row.get::<Option<&str>, _>("state") == Some("idle");
        if states.is_ok_and(|states| states.unwrap().iter().all(is_idle)) {
            return pids;
        }
        signal(&pids, Signal::CONT);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn signal(pids: &[Pid], signal: Signal) {
    for pid in pids {
        kill_process(*pid, signal).unwrap();
    }
}

#[tokio::test]
async fn connections_to_postgres_that_hang_are_given_up() {
    let database = Database::postgres().await;
    let node = Node::start(&database.address, None);
    let mut ledger = Ledger::default();
    let mut pair = Pair::at(&[node.address], 6).await;
    pair.play(&mut ledger).await;
    let mut looking = PgConnection::connect(&database.address).await.unwrap();
    let hanging = soon(hang(&mut looking)).await;
    soon(pair.play(&mut ledger)).await;
    signal(&hanging, Signal::CONT);
    soon(pair.play(&mut ledger)).await;
    ledger.check(&database.open().await).await;
}
