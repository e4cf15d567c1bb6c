//! A server that the tests kill, stop and confuse.
//!
//! `node DATABASE [BUS]` prints the address it listens on and serves until it is killed or its
//! stdin ends. `PORT` in the environment sets the port. Its limits are those of a test: all clients
//! have the same address.

use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use std::{env, io};

use server::store::Store;
use server::{GameLimits, Games, Limits, Rate, Server, Site, Stop, app_with_games};

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (database, bus) = match arguments.as_slice() {
        [database] => (database, None),
        [database, bus] => (database, Some(bus.parse()?)),
        _ => return Err("usage: node DATABASE [BUS]".into()),
    };
    let plenty = Rate {
        burst: 1_000_000,
        every: Duration::from_millis(1),
    };
    let limits = GameLimits {
        sockets: 900,
        games_per_person: plenty,
        games_per_address: plenty,
        messages: plenty,
        ..GameLimits::default()
    };
    let games = Games::open(Store::open(database).await?, limits).await?;
    if let Some(bus) = bus {
        games.join(bus);
    }
    let site = Site::of([("index.html", b"<!doctype html>the app".to_vec())]);
    let router = app_with_games(site, games);
    let limits = Limits {
        connections: 1_000,
        ..Limits::default()
    };
    let port = env::var("PORT").map_or(Ok(0), |port| port.parse())?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let server = Server::bind(address, router, limits).await?;
    println!("{}", server.address()?);
    let stop = Stop::new();
    let ending = stop.clone();
    std::thread::spawn(move || {
        // Exit with the test, however it ends.
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        ending.request();
        ending.request();
    });
    server.run(stop).await;
    Ok(())
}
