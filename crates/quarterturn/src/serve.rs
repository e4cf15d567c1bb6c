//! `quarterturn serve`: the web app, for browsers.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use server::{Server, Site};

use crate::failure::{Answer, Failure};

/// Serve the web app to browsers
///
/// Everything happens in the browser; this only hands out the files, which are built into the
/// program by `cargo play`. Only this machine can reach it, unless `--bind` names an address that
/// others reach, such as 0.0.0.0. Ends with Ctrl-C.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  quarterturn serve
  quarterturn serve --port 8080 --bind 0.0.0.0   for everybody in the network
  quarterturn serve --port 0                     on any free port, which is written
  quarterturn serve --files target/web/dist      with files built by `cargo web`")]
pub(crate) struct Serve {
    /// The port to listen on; 0 is any free one
    #[arg(long, value_name = "PORT", default_value_t = 4747)]
    port: u16,

    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,

    /// A folder with the web app, instead of the files built into this program
    #[arg(long, value_name = "FOLDER")]
    files: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Serve, out: &mut dyn Write) -> Result<Answer, Failure> {
    let site = match &arguments.files {
        Some(folder) => Site::read(folder).map_err(|error| Failure::Misuse(error.to_string()))?,
        None => Site::embedded().ok_or_else(|| {
            Failure::Misuse(
                "this program was built without the web app: `cargo play` builds both, and \
                 `--files` takes a folder built by `cargo web`"
                    .to_owned(),
            )
        })?,
    };
    let failed = |error| Failure::Io {
        what: "cannot serve".to_owned(),
        error,
    };
    let address = SocketAddr::new(arguments.bind, arguments.port);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(failed)?;
    runtime.block_on(async {
        let server = Server::bind(address, server::app(site))
            .await
            .map_err(|error| Failure::Misuse(error.to_string()))?;
        let address = server.address().map_err(failed)?;
        writeln!(out, "Quarterturn is at {}", url(address))?;
        out.flush()?;
        server.run().await.map_err(failed)?;
        Ok(Answer::Yes)
    })
}

/// What to type into a browser.
fn url(address: SocketAddr) -> String {
    let port = address.port();
    if address.ip().is_loopback() || address.ip().is_unspecified() {
        format!("http://localhost:{port}")
    } else {
        format!("http://{address}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_written_is_one_to_type() {
        for (address, expected) in [
            ("127.0.0.1:4747", "http://localhost:4747"),
            ("0.0.0.0:80", "http://localhost:80"),
            ("192.168.1.2:8080", "http://192.168.1.2:8080"),
            ("[fd00::1]:8080", "http://[fd00::1]:8080"),
        ] {
            assert_eq!(url(address.parse().unwrap()), expected);
        }
    }
}
