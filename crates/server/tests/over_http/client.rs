//! A server that ends with its test, and a plain client.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use axum::Router;
use server::{Limits, Server, Site, Stop, app};
use tokio::runtime::Runtime;

use crate::answer::HttpAnswer;

/// Time for things that happen at once. Only a failing test waits this long.
pub(crate) const SOON: Duration = Duration::from_secs(20);

/// Limits that no test reaches unless it shortens one.
pub(crate) fn limits() -> Limits {
    let long = Duration::from_secs(600);
    Limits {
        connections: 100,
        head: long,
        idle: long,
        stall: long,
        grace: long,
    }
}

pub(crate) fn anywhere() -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, 0))
}

/// A server on a port the system chose.
pub(crate) struct Serving {
    pub(crate) address: SocketAddr,
    pub(crate) stop: Stop,
    running: Option<tokio::task::JoinHandle<()>>,
    runtime: Runtime,
}

impl Serving {
    pub(crate) fn with(router: Router, limits: Limits) -> Serving {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let bound = Server::bind(anywhere(), router, limits);
        let server = runtime.block_on(bound).unwrap();
        let address = server.address().unwrap();
        let stop = Stop::new();
        let running = Some(runtime.spawn(server.run(stop.clone())));
        Serving {
            address,
            stop,
            running,
            runtime,
        }
    }

    pub(crate) fn new(site: Site) -> Serving {
        Serving::with(app(site), limits())
    }

    /// Waits for the end, and returns whether it came within this time.
    pub(crate) fn ends_within(&mut self, time: Duration) -> bool {
        let Some(running) = &mut self.running else {
            return true;
        };
        let ended = self
            .runtime
            .block_on(async { tokio::time::timeout(time, running).await.is_ok() });
        if ended {
            self.running = None;
        }
        ended
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(SOON)).unwrap();
        stream.set_write_timeout(Some(SOON)).unwrap();
        stream
    }

    pub(crate) fn ask(&self, method: &str, path: &str, fields: &[&str]) -> HttpAnswer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n");
        for field in fields {
            request.push_str(field);
            request.push_str("\r\n");
        }
        request.push_str("Connection: close\r\n\r\n");
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        HttpAnswer::read(&answer)
    }

    pub(crate) fn get(&self, path: &str) -> HttpAnswer {
        self.ask("GET", path, &[])
    }
}

/// Whether the server closes a connection, reading what it still sends.
pub(crate) fn is_closed(stream: &mut TcpStream) -> bool {
    let mut buffer = [0; 4096];
    loop {
        match stream.read(&mut buffer) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    }
}

/// Whether the connection is open and nothing arrives, as far as can be seen now.
pub(crate) fn is_open(stream: &TcpStream) -> bool {
    stream.set_nonblocking(true).unwrap();
    let seen = stream.peek(&mut [0]);
    stream.set_nonblocking(false).unwrap();
    seen.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock)
}

/// Waits for something that happens soon.
pub(crate) fn wait_for(mut condition: impl FnMut() -> bool) {
    let deadline = Instant::now() + SOON;
    while !condition() {
        assert!(Instant::now() < deadline, "it did not happen");
        std::thread::sleep(Duration::from_millis(2));
    }
}
