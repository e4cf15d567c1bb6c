//! `quarterturn serve`: the web app and online games, for browsers.

mod bots;
pub(crate) mod database;
mod log;
pub(crate) mod settings;

use std::convert::Infallible;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use engine::Level;
use server::{
    BusAddress, Front, GameLimits, Games, Limits, Network, PublicUrl, ReadError, ServeError,
    Server, Site, Stop,
};

use database::Keeping;
use log::LogLevel;

use crate::failure::{self, Exit, Failure};
use crate::whole_number::whole_number;
use crate::{columns, echo, t};

/// Serve the web app to browsers
///
/// The app runs in the browser; this serves its files, which `cargo package-release` builds into the
/// program, and keeps the games of people who play online. Only this machine can reach it unless
/// `--bind` names an address that others can reach, such as 0.0.0.0.
///
/// Ctrl-C ends it once the responses in progress have arrived, after three seconds at the latest; a
/// second Ctrl-C ends it at once.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  quarterturn serve
  quarterturn serve --port 8080 --bind 0.0.0.0   for everyone on the network
  quarterturn serve --port 0                     on any free port, which is printed
  quarterturn serve --files target/web/dist      with files built by `cargo web`
  quarterturn serve --database none              without online games
  quarterturn serve --bots                       with the engine as opponent, at six levels
  quarterturn serve --config quarterturn.toml    with options from a file")]
pub(crate) struct Serve {
    /// Port to listen on; 0 picks a free one
    #[arg(long, value_name = "PORT", default_value_t = 4747, value_parser = whole_number::<u16>(0..=65_535))]
    port: u16,

    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_parser = read_address)]
    bind: IpAddr,

    /// Folder with the web app, instead of the files built into this program
    ///
    /// Only regular files inside the folder are served: no hidden files, and no links that lead out
    /// of it.
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,

    /// Maximum number of connections [default: about half the open files the system allows, at most
    /// 4096]
    ///
    /// At the limit, the connection that has waited longest for a request is closed to admit a new
    /// one.
    #[arg(long, value_name = "NUMBER", value_parser = whole_number::<usize>(1..=MOST_CONNECTIONS))]
    connections: Option<usize>,

    /// Where online games are kept: a `FILE`, `postgres://…`, or `none` for no online games
    /// [default: a file in the user's data directory]
    ///
    /// A file is created if it does not exist. If nothing can be written to the data directory,
    /// there are no online games by default.
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,

    /// NATS server through which several servers on one database notify each other of changes, such
    /// as `nats://10.0.0.1`
    ///
    /// Without it they poll the database once a second. It is optional at all times: if the
    /// connection is lost, the server carries on and reconnects as soon as it can.
    #[arg(long, value_name = "ADDRESS", value_parser = read_bus)]
    bus: Option<BusAddress>,

    /// Public address of the server, if it differs from where it listens, such as
    /// `https://play.example.org`
    ///
    /// Cross-site requests are then rejected, and cookies travel only over TLS if the address
    /// begins with https.
    #[arg(long, value_name = "ADDRESS", value_parser = read_public_url)]
    public_url: Option<PublicUrl>,

    /// Trusted proxy, whose `X-Forwarded-For` is believed: an address or a network such as
    /// 10.0.0.0/8; may be repeated
    #[arg(long = "trusted-proxy", value_name = "ADDRESS", value_delimiter = ',', value_parser = read_network)]
    trusted_proxies: Vec<Network>,

    /// Let these levels of the engine play as bots that take challenges [without a value:
    /// newcomer,beginner,keen,club,master,virtuoso]
    ///
    /// Each has an account that is marked as a bot's, such as `bot-club`, and needs no set-up. They
    /// search on half of the processors.
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', num_args = 0..=1, require_equals = true, default_missing_value = bots::USUAL, value_parser = crate::bot::read_level)]
    bots: Vec<Level>,

    /// How much is logged on stderr
    #[arg(long, value_name = "LEVEL", default_value = "warn", value_parser = log_level_parser())]
    log_level: LogLevel,

    /// TOML file with options, such as `port = 8080`
    ///
    /// Every option can also be given in the environment: `--public-url` as QUARTERTURN_PUBLIC_URL.
    /// The command line overrides the environment, which overrides the file.
    #[arg(long, value_name = "FILE")]
    // Read before everything else, by `settings::expanded`; only validated here.
    config: Option<PathBuf>,
}

/// How long to wait for the database to close.
const CLOSING: Duration = Duration::from_secs(1);

/// More than any machine has ports for.
const MOST_CONNECTIONS: u64 = 1_000_000;

fn read_bus(text: &str) -> Result<BusAddress, String> {
    text.parse().map_err(|_| t!("error-no-bus"))
}

fn read_public_url(text: &str) -> Result<PublicUrl, String> {
    text.parse().map_err(|_| t!("error-no-public-url"))
}

fn read_network(text: &str) -> Result<Network, String> {
    text.parse().map_err(|_| t!("error-no-network"))
}

fn log_level_parser() -> impl TypedValueParser<Value = LogLevel> {
    PossibleValuesParser::new(LogLevel::NAMES).map(|name| LogLevel::from_name(&name))
}

fn read_address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| t!("error-no-address"))
}

pub(crate) fn run(arguments: &Serve, out: &mut dyn Write) -> Result<Exit, Failure> {
    let site = match &arguments.files {
        Some(folder) => Site::folder(folder).map_err(site_fault)?,
        None => Site::embedded().ok_or_else(|| Failure::Misuse(t!("error-no-web-app")))?,
    };
    let mut limits = Limits::default();
    if let Some(connections) = arguments.connections {
        limits.connections = connections;
    }
    let failed = |error| Failure::Io {
        what: t!("error-cannot-serve"),
        error,
    };
    log::start(arguments.log_level);
    let address = SocketAddr::new(arguments.bind, arguments.port);
    let keeping = database::keeping(arguments.database.as_deref());
    if !arguments.bots.is_empty() && !matches!(keeping, Keeping::At(_)) {
        return Err(Failure::Misuse(t!("error-bots-without-games")));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        // These only read files.
        .max_blocking_threads(16)
        .build()
        .map_err(failed)?;
    let answer = runtime.block_on(async {
        let games = match &keeping {
            Keeping::At(address) => Some(open_games(arguments, address, &limits).await?),
            Keeping::Off | Keeping::Nowhere(_) => None,
        };
        if let Some(games) = &games
            && let Err(error) = games.keep_files(&site).await
        {
            // Only pages of other releases will miss them.
            let cause = error.to_string();
            tracing::warn!(cause = cause.as_str(), "files unkept");
        }
        let router = match &games {
            Some(games) => server::app_with_games(site, games.clone()),
            None => server::app(site),
        };
        let server = Server::bind(address, router, limits)
            .await
            .map_err(|error| Failure::Misuse(serve_fault(&error)))?;
        let address = server.address().map_err(failed)?;
        if let Some(games) = &games {
            let keys = bots::open(games, &arguments.bots).await?;
            bots::start(keys, address);
        }
        // Handle signals from the moment the address is printed.
        let stop = Stop::at_signals().map_err(failed)?;
        write_addresses(address, out)?;
        if let Keeping::Nowhere(why) = &keeping {
            // stderr may be closed; everything else still works.
            let _ = writeln!(io::stderr(), "{}", t!("terminal-serve-no-games", why = why));
        }
        tokio::select! {
            () = server.run(stop.clone()) => {}
            never = announce_wait(&stop) => match never {},
            never = close_games(&stop, games.clone()) => match never {},
        }
        if let Some(games) = games {
            // An unresponsive disk must not delay shutdown.
            let _ = tokio::time::timeout(CLOSING, games.close_database()).await;
        }
        Ok(Exit::Yes)
    });
    // A disk that does not respond must not delay the end.
    runtime.shutdown_background();
    answer
}

async fn open_games(arguments: &Serve, address: &str, limits: &Limits) -> Result<Games, Failure> {
    let front = Front {
        public_url: arguments.public_url.clone(),
        trusted_proxies: arguments.trusted_proxies.clone(),
    };
    let games = database::open(address, game_limits(limits), front).await?;
    if let Some(bus) = &arguments.bus {
        games.join(bus.clone());
    }
    Ok(games)
}

/// The limits of games, with sockets in proportion to `--connections`.
fn game_limits(limits: &Limits) -> GameLimits {
    GameLimits {
        sockets: GameLimits::sockets_of(limits.connections),
        ..GameLimits::default()
    }
}

/// After a signal, tells the players that the server is shutting down.
async fn close_games(stop: &Stop, games: Option<Games>) -> Infallible {
    stop.requested(1).await;
    if let Some(games) = games {
        games.close();
    }
    std::future::pending().await
}

/// After a signal, says what it is waiting for, unless it exits at once.
async fn announce_wait(stop: &Stop) -> Infallible {
    stop.requested(1).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    // stderr may be closed; there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{}", t!("terminal-serve-waiting"));
    std::future::pending().await
}

fn write_addresses(address: SocketAddr, out: &mut dyn Write) -> io::Result<()> {
    // Without them there is still the first line.
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let own: Vec<IpAddr> = interfaces.iter().map(if_addrs::Interface::ip).collect();
    let (first, other) = (t!("terminal-serve-at"), t!("terminal-serve-also-at"));
    let width = columns::widest([first.as_str(), other.as_str()], 0);
    let mut words = first;
    for url in urls(address, &own) {
        writeln!(out, "{} {url}", columns::right(&words, width))?;
        words = other.clone();
    }
    out.flush()
}

fn site_fault(error: ReadError) -> Failure {
    match error {
        ReadError::Io { path, .. } if path.is_file() => {
            Failure::Misuse(t!("error-file-not-folder", path = echo::path(&path)))
        }
        ReadError::Io { path, error } => Failure::reading(&path)(error),
        ReadError::NoIndex(path) => {
            Failure::Misuse(t!("error-no-index", folder = echo::path(&path)))
        }
    }
}

fn serve_fault(error: &ServeError) -> String {
    match error {
        ServeError::Taken { port } => t!("error-port-taken", port = port.to_string()),
        ServeError::Forbidden { port } => t!("error-port-forbidden", port = port.to_string()),
        ServeError::Elsewhere { address } => {
            t!("error-address-elsewhere", address = address.to_string())
        }
        ServeError::Io { address, error } => {
            let what = t!("error-cannot-listen", address = address.to_string());
            t!("error-because", what = what, why = failure::reason(error))
        }
    }
}

/// What to type into a browser, starting with this machine; `own` are the machine's addresses.
fn urls(address: SocketAddr, own: &[IpAddr]) -> Vec<String> {
    let port = address.port();
    let localhost = format!("http://localhost:{port}");
    let ip = address.ip();
    if ip == Ipv4Addr::LOCALHOST {
        return vec![localhost];
    }
    if !ip.is_unspecified() {
        return vec![format!("http://{address}")];
    }
    let others = own
        .iter()
        .filter(|own| is_reachable(**own) && (ip.is_ipv6() || own.is_ipv4()))
        .map(|own| format!("http://{}", SocketAddr::new(*own, port)));
    std::iter::once(localhost).chain(others).collect()
}

/// Whether other machines can use an address. Browsers cannot use link-local addresses of IPv6,
/// which need the name of an interface.
fn is_reachable(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !ip.is_loopback(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_cannot_listen_is_told_as_its_error_says_with_advice() {
        let address: SocketAddr = "192.0.2.1:80".parse().unwrap();
        for error in [
            ServeError::Taken { port: 80 },
            ServeError::Forbidden { port: 80 },
            ServeError::Elsewhere {
                address: address.ip(),
            },
            ServeError::Io {
                address,
                error: io::ErrorKind::OutOfMemory.into(),
            },
        ] {
            let display = error.to_string();
            let said = display.split(": ").next().unwrap_or_default();
            let sentence = serve_fault(&error);
            assert!(sentence.starts_with(said), "{sentence} / {display}");
        }
    }

    #[test]
    fn the_addresses_written_are_ones_to_type() {
        let own: Vec<IpAddr> = ["127.0.0.1", "192.168.1.2", "::1", "fe80::1", "fd00::1"]
            .iter()
            .map(|ip| ip.parse().unwrap())
            .collect();
        for (address, expected) in [
            ("127.0.0.1:4747", &["http://localhost:4747"][..]),
            ("127.0.0.2:4747", &["http://127.0.0.2:4747"]),
            ("[::1]:4747", &["http://[::1]:4747"]),
            (
                "0.0.0.0:80",
                &["http://localhost:80", "http://192.168.1.2:80"],
            ),
            (
                "[::]:80",
                &[
                    "http://localhost:80",
                    "http://192.168.1.2:80",
                    "http://[fd00::1]:80",
                ],
            ),
            ("192.168.1.2:8080", &["http://192.168.1.2:8080"]),
            ("[fd00::1]:8080", &["http://[fd00::1]:8080"]),
        ] {
            assert_eq!(urls(address.parse().unwrap(), &own), expected, "{address}");
        }
    }
}
