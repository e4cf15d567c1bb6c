//! A server whose machine has the wrong time.

use api::online::{Event, Time};

use super::ledger::Ledger;
use super::pair::Pair;
use super::process::Node;
use crate::database::Database;

/// Between two heartbeats a server extrapolates, from a moment it knows only to within a round
/// trip. In milliseconds.
const SLACK: u64 = 20_000;

fn earlier(time: Time) -> Time {
    Time::from_millis(time.millis() - SLACK)
}

#[tokio::test]
async fn a_server_whose_clock_is_a_minute_off_keeps_the_time_of_the_database() {
    let database = Database::postgres().await;
    let right = Node::start(&database.address, None);
    let wrong = Node::start_seconds_behind(60, &database.address, None);
    let store = database.open().await;
    let before = store.now().await.unwrap();
    let mut ledger = Ledger::default();
    let mut pair = Pair::at(&[right.address, wrong.address], 5).await;
    for _ in 0..8 {
        pair.play(&mut ledger).await;
    }
    let (from, until) = (earlier(before), store.now().await.unwrap().plus(SLACK));
    for entry in store.entries(&pair.code, 0).await.unwrap() {
        assert!(from <= entry.at && entry.at <= until, "{entry:?}");
        if let Event::Turn { received, .. } = entry.event {
            assert!(from <= received && received <= entry.at, "{entry:?}");
        }
    }
    ledger.check(&store).await;
}
