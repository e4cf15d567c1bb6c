//! People who go on playing while something happens to the servers.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;

use super::ledger::Ledger;
use super::pair::Pair;
use crate::client::soon;

/// How many games each pair plays, one after the other, if there is time.
const GAMES: usize = 6;

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
            let mut games = Vec::new();
            for game in 0..GAMES {
                games.push(Pair::at(servers, pair * 100 + game as u64).await);
            }
            playing.spawn(play(games, is_over.subscribe()));
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

async fn play(games: Vec<Pair>, is_over: watch::Receiver<bool>) -> Ledger {
    let mut ledger = Ledger::default();
    for mut game in games {
        while !game.is_over() && !*is_over.borrow() {
            game.play(&mut ledger).await;
            tokio::time::sleep(THOUGHT).await;
        }
    }
    ledger
}
