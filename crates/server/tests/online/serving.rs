//! A server with online games that ends with its test.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use server::{Front, GameLimits, Games, Limits, Server, Site, Stop, app_with_games};
use tokio::task::JoinHandle;

use crate::database::Database;

/// A server on a port the system chose.
pub(crate) struct Serving {
    pub(crate) address: SocketAddr,
    pub(crate) games: Games,
    stop: Stop,
    running: JoinHandle<()>,
}

impl Serving {
    pub(crate) async fn start(database: &Database) -> Serving {
        Serving::with(database, GameLimits::default()).await
    }

    pub(crate) async fn with(database: &Database, limits: GameLimits) -> Serving {
        Serving::behind(database, limits, Front::default()).await
    }

    pub(crate) async fn behind(database: &Database, limits: GameLimits, front: Front) -> Serving {
        let site = Site::of([(
            "index.html",
            b"<!doctype html><head></head>the app".to_vec(),
        )]);
        Serving::of(site, database, limits, front).await
    }

    /// A server of another release, with these files.
    pub(crate) async fn of(
        site: Site,
        database: &Database,
        limits: GameLimits,
        front: Front,
    ) -> Serving {
        let limits = GameLimits {
            // Tests hash many passwords.
            password_memory: 8,
            password_passes: 1,
            ..limits
        };
        let store = database.open().await;
        let games = Games::open_behind(store, limits, front).await.unwrap();
        games.keep_files(&site).await.unwrap();
        let router = app_with_games(site, games.clone());
        let limits = Limits {
            connections: 100,
            grace: Duration::from_secs(60),
            ..Limits::default()
        };
        let anywhere = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let server = Server::bind(anywhere, router, limits).await.unwrap();
        let address = server.address().unwrap();
        let stop = Stop::new();
        let running = tokio::spawn(server.run(stop.clone()));
        Serving {
            address,
            games,
            stop,
            running,
        }
    }

    /// Stops it as the program does, and waits for its end.
    pub(crate) async fn stop(self) {
        self.stop.request();
        self.games.close();
        self.running.await.unwrap();
    }
}
