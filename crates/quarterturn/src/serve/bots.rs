//! The engine's levels as bots of this server: clients of its public API, on a separate thread.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use api::people::Name;
use client::{Address, Person};
use engine::Level;
use server::Games;
use tokio::sync::{Semaphore, watch};

use super::database;
use crate::bot::{self, Account, Capacity, Seeks, Setting};
use crate::contestant::Contestant;
use crate::failure::Failure;
use crate::t;

/// The default levels: the weakest, the strongest, and some in between.
pub(super) const USUAL: &str = "1,3,6,9,12,15";

/// How many games each of them plays at once.
const CAPACITY: Capacity = Capacity { live: 20, slow: 50 };

/// A level, and the token of its account.
pub(super) struct Key {
    level: Level,
    token: String,
}

/// Creates missing accounts for these levels, and issues tokens.
pub(super) async fn open(games: &Games, levels: &[Level]) -> Result<Vec<Key>, Failure> {
    let mut keys: Vec<Key> = Vec::new();
    for level in levels {
        if keys.iter().any(|key| key.level == *level) {
            continue;
        }
        let name = format!("{}{level}", Name::BOT_PREFIX);
        let taken = || Failure::Misuse(t!("error-bot-name-taken", name = &name));
        let account: Name = name.parse().map_err(|_| taken())?;
        let opened = games.open_bot(account).await;
        let token = opened
            .map_err(|error| database::fault("", &error))?
            .ok_or_else(taken)?;
        keys.push(Key {
            level: *level,
            token,
        });
    }
    Ok(keys)
}

/// Lets them play until the process ends. After a restart they resume.
pub(super) fn start(keys: Vec<Key>, address: SocketAddr) {
    if keys.is_empty() {
        return;
    }
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        match runtime {
            Ok(runtime) => runtime.block_on(play(keys, address)),
            Err(error) => tracing::warn!(cause = error.to_string(), "no bots"),
        }
    });
}

async fn play(keys: Vec<Key>, address: SocketAddr) {
    let Ok(server) = format!("http://{}", reachable(address)).parse::<Address>() else {
        return;
    };
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    // Leave the other processors to the server.
    let permits = Arc::new(Semaphore::new((processors / 2).max(1)));
    // They play for as long as the process runs.
    let (_stay, leaving) = watch::channel(false);
    let mut bots = tokio::task::JoinSet::new();
    for Key { level, token } in keys {
        let account = Account::new(Setting {
            person: Person::with_token(&server, &token),
            contestant: Contestant::Level(level),
            permits: Arc::clone(&permits),
            capacity: CAPACITY,
            seeks: Seeks::Ignore,
            leaving: leaving.clone(),
            report: |sentence| tracing::info!("{sentence}"),
        });
        bots.spawn(async move {
            if let Err(error) = bot::serve(account).await {
                let level = level.name();
                tracing::warn!(level, cause = error.to_string(), "bot left");
            }
        });
    }
    while bots.join_next().await.is_some() {}
}

/// An address at which this machine can reach a server that listens there.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bots_reach_a_server_that_listens_everywhere() {
        for (listening, reached) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:80", "[::1]:80"),
            ("192.168.1.2:80", "192.168.1.2:80"),
        ] {
            let address: SocketAddr = listening.parse().unwrap();
            assert_eq!(reachable(address).to_string(), reached);
        }
    }

    #[test]
    fn the_usual_levels_exist_and_their_names_can_be_names() {
        for level in USUAL.split(',') {
            let level = bot::read_level(level).unwrap();
            let name: Name = format!("{}{level}", Name::BOT_PREFIX).parse().unwrap();
            assert!(name.check_free().is_err());
        }
    }
}
