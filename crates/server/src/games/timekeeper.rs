//! What has to be done every second: calling time in games whose players may all be away, and
//! looking for what other servers have stored.

use std::sync::{Arc, Weak};
use std::time::Duration;

use super::node::Node;
use crate::store::StoreError;

/// How often it looks.
const PERIOD: Duration = Duration::from_secs(1);

/// How many games it looks at each time.
const GAMES: u32 = 200;

/// Runs as long as the node is used.
pub(super) async fn run(node: Weak<Node>) {
    let mut ticks = tokio::time::interval(PERIOD);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(node) = node.upgrade() else {
            return;
        };
        // A database that does not answer now is asked again, and nobody is charged for the time
        // in between.
        let _ = tick(&node).await;
    }
}

async fn tick(node: &Arc<Node>) -> Result<(), StoreError> {
    node.beat_if_due().await?;
    node.refresh().await?;
    for code in node.store.due(node.now(), GAMES).await? {
        // A game that cannot be read must not keep the others from ending.
        if let Ok(Some(table)) = node.table(&code).await {
            let _ = table.call_time().await;
        }
    }
    Ok(())
}
