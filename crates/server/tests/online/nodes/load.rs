//! People who keep playing while something happens to the servers.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;

use super::ledger::Ledger;
use super::pair::Pair;
use crate::client::soon;

/// Time to think about a turn.
const THOUGHT: Duration = Duration::from_millis(20);

pub(crate) struct Load {
    is_over: watch::Sender<bool>,
    playing: JoinSet<Ledger>,
}

impl Load {
    /// This many pairs take their seats and begin.
    pub(crate) async fn start(servers: &[SocketAddr], pairs: u64) -> Load {
        let is_over = watch::Sender::new(false);
        let mut playing = JoinSet::new();
        for pair in 0..pairs {
            let pair = Pair::at(servers, pair).await;
            playing.spawn(play(pair, is_over.subscribe()));
        }
        Load { is_over, playing }
    }

    /// Lets everyone finish the turn they are at, and returns what was acknowledged.
    pub(crate) async fn end(mut self) -> Ledger {
        self.is_over.send_replace(true);
        let mut all = Ledger::default();
        while let Some(ledger) = soon(self.playing.join_next()).await {
            all.extend(ledger.unwrap());
        }
        all
    }
}

async fn play(mut pair: Pair, is_over: watch::Receiver<bool>) -> Ledger {
    let mut ledger = Ledger::default();
    while !*is_over.borrow() {
        pair.play(&mut ledger).await;
        tokio::time::sleep(THOUGHT).await;
    }
    ledger
}
