//! A NATS server that can be killed and started again, or hang for a while.

use std::io::Write;
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Child, Command, Stdio};

use tokio::net::TcpStream;

use crate::client::soon;

/// A server on a port of its own, which it has again after a restart.
pub(crate) struct Nats {
    port: u16,
    running: Option<Child>,
}

/// Sends it the signals it reads, and ends with the test program, however that ends.
const SUPERVISOR: &str = r#"
nats-server --addr 127.0.0.1 --port "$PORT" &
while read -r signal; do kill "-$signal" $!; done
kill -KILL $!
wait
"#;

impl Nats {
    pub(crate) async fn start() -> Nats {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut nats = Nats {
            port,
            running: None,
        };
        nats.restore().await;
        nats
    }

    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Cuts it off: nothing is received any more, and whatever was in flight is lost.
    pub(crate) fn cut(&mut self) {
        // Its supervisor kills it at the end of its input.
        let mut supervisor = self.running.take().expect("it runs");
        drop(supervisor.stdin.take());
        supervisor.wait().unwrap();
    }

    /// Makes it hang: connections stay open and are even accepted, but nothing is said on them.
    pub(crate) fn hang(&mut self) {
        self.signal("STOP");
    }

    /// Lets it go on after it hung.
    pub(crate) fn go_on(&mut self) {
        self.signal("CONT");
    }

    fn signal(&mut self, name: &str) {
        let supervisor = self.running.as_mut().expect("it runs");
        let stdin = supervisor.stdin.as_mut().expect("it is a pipe");
        writeln!(stdin, "{name}").unwrap();
    }

    /// Starts it again, and waits until it listens.
    pub(crate) async fn restore(&mut self) {
        let path = std::env::var("PATH").unwrap_or_default();
        let supervisor = Command::new("sh")
            .args(["-c", SUPERVISOR])
            .env("PORT", self.port.to_string())
            // Debian installs it where only root looks.
            .env("PATH", format!("{path}:/usr/sbin"))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.running = Some(supervisor);
        let listens = async {
            while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))
                .await
                .is_err()
            {
                let supervisor = self.running.as_mut().expect("it runs");
                assert!(
                    supervisor.try_wait().unwrap().is_none(),
                    "these tests need NATS: install it with `apt-get install nats-server`"
                );
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        };
        soon(listens).await;
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        if self.running.is_some() {
            self.cut();
        }
    }
}
