//! A server in a process of its own.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::client::Person;

pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    process: Child,
}

/// The example, which cargo builds beside the tests.
fn program() -> PathBuf {
    let test = env::current_exe().unwrap();
    let folder = test.parent().and_then(|deps| deps.parent()).unwrap();
    folder.join("examples").join("node")
}

impl Node {
    pub(crate) fn start(database: &str, bus: Option<&str>) -> Node {
        Node::run(Command::new(program()), database, bus)
    }

    /// A server where another one was.
    pub(crate) fn start_at(address: SocketAddr, database: &str) -> Node {
        let mut command = Command::new(program());
        command.env("PORT", address.port().to_string());
        Node::run(command, database, None)
    }

    /// A server whose machine thinks that it is earlier.
    pub(crate) fn start_seconds_behind(seconds: u32, database: &str, bus: Option<&str>) -> Node {
        let mut command = Command::new("faketime");
        command
            .args(["-f", &format!("-{seconds}s")])
            .arg(program())
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        Node::run(command, database, bus)
    }

    fn run(mut command: Command, database: &str, bus: Option<&str>) -> Node {
        let mut process = command
            .arg(database)
            .args(bus)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("`cargo build -p server --examples` builds what these tests start; a plain `cargo test` does so too. One of them needs `apt-get install faketime`");
        let mut line = String::new();
        let mut said = BufReader::new(process.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let address = line.trim().parse().expect("the address comes first");
        Node { address, process }
    }

    /// Like a power cut, for this process only.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Suspends it; its connections stay open.
    pub(crate) fn stop(&self) {
        self.signal(Signal::STOP);
    }

    pub(crate) fn go_on(&self) {
        self.signal(Signal::CONT);
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.process), signal).unwrap();
    }

    /// One of its metrics.
    pub(crate) async fn counted(&self, name: &str) -> u64 {
        let page = Person::at(self.address).get("/metrics").await.body;
        let value = page.lines().find_map(|line| line.strip_prefix(name));
        let value = value.unwrap_or_else(|| panic!("no {name} in {page}"));
        value.trim().parse().unwrap()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
