//! Timeouts, the cap, and shutdown.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use axum::routing::get;
use server::{Limits, Site, app};

use crate::client::{SOON, Serving, is_closed, is_open, limits, wait_for};

const SHORT: Duration = Duration::from_millis(100);
const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
const LARGE: &[u8] = b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n";

fn serve(limits: Limits) -> Serving {
    let site = Site::of([("index.html", b"<!doctype html>".to_vec())]);
    // More than any system buffers for a client that does not read.
    let large = get(|| async { vec![0_u8; 64 << 20] });
    Serving::with(app(site).route("/large", large), limits)
}

/// A client that was answered and has sent nothing since.
fn idle(serving: &Serving) -> TcpStream {
    let mut client = serving.connect();
    client.write_all(REQUEST).unwrap();
    read_answer(&mut client);
    client
}

fn read_answer(client: &mut TcpStream) {
    let mut answer = Vec::new();
    let mut byte = [0];
    while !answer.ends_with(b"<!doctype html>") {
        assert_eq!(client.read(&mut byte).unwrap(), 1);
        answer.push(byte[0]);
    }
}

/// A client in the middle of a request's head.
fn half(serving: &Serving) -> TcpStream {
    let mut client = serving.connect();
    client.write_all(&REQUEST[..20]).unwrap();
    client
}

/// A client that has requested too much, twice, and reads only the beginning.
fn stalled(serving: &Serving) -> TcpStream {
    let mut client = serving.connect();
    client.write_all(LARGE).unwrap();
    client.write_all(LARGE).unwrap();
    assert_eq!(client.read(&mut [0]).unwrap(), 1);
    client
}

#[test]
fn half_a_request_is_dropped_after_its_timeout_and_no_other_connection_is() {
    let serving = serve(Limits {
        head: SHORT,
        ..limits()
    });
    let (idle, silent) = (idle(&serving), serving.connect());
    assert!(is_closed(&mut half(&serving)));
    assert!(is_open(&idle) && is_open(&silent));
}

#[test]
fn a_head_that_trickles_in_gets_no_extra_time() {
    let serving = serve(Limits {
        head: SHORT,
        ..limits()
    });
    let mut client = half(&serving);
    // Each byte comes well within the timeout; all of them together do not.
    wait_for(|| {
        std::thread::sleep(SHORT / 10);
        client.write_all(b"a").is_err()
    });
}

#[test]
fn an_idle_connection_is_closed_after_its_timeout_and_no_other_is() {
    let serving = serve(Limits {
        idle: SHORT,
        ..limits()
    });
    let half = half(&serving);
    assert!(is_closed(&mut idle(&serving)));
    assert!(is_closed(&mut serving.connect()), "no request ever came");
    assert!(is_open(&half));
}

#[test]
fn a_client_that_does_not_read_is_dropped() {
    let mut serving = serve(Limits {
        stall: SHORT,
        ..limits()
    });
    let client = stalled(&serving);
    // The grace is long, so that only the timeout can end the connection.
    serving.stop.request();
    assert!(serving.ends_within(SOON));
    drop(client);
}

#[test]
fn the_connection_that_waited_longest_gives_way_to_a_newcomer() {
    let serving = serve(Limits {
        connections: 3,
        ..limits()
    });
    let mut clients = [serving.connect(), idle(&serving), idle(&serving)];
    let newcomer = idle(&serving);
    assert!(is_closed(&mut clients[0]));
    assert!(clients[1..].iter().all(is_open) && is_open(&newcomer));
}

#[test]
fn more_idle_connections_than_allowed_keep_nobody_out() {
    let serving = serve(Limits {
        connections: 8,
        ..limits()
    });
    let crowd: Vec<TcpStream> = (0..100).map(|_| serving.connect()).collect();
    for _ in 0..10 {
        assert_eq!(serving.get("/").status, 200);
    }
    let open = crowd.iter().filter(|client| is_open(client)).count();
    assert!(open <= 8, "{open} are open");
}

#[test]
fn clients_that_do_not_read_give_way_too() {
    let serving = serve(Limits {
        connections: 2,
        ..limits()
    });
    let clients = [stalled(&serving), stalled(&serving)];
    assert_eq!(serving.get("/").status, 200);
    drop(clients);
}

#[test]
fn shutdown_waits_only_for_responses_in_progress() {
    let mut serving = serve(limits());
    let mut waiting = [half(&serving), idle(&serving), serving.connect()];
    let mut reading = stalled(&serving);
    serving.stop.request();
    for client in &mut waiting {
        assert!(is_closed(client));
    }
    assert!(TcpStream::connect(serving.address).is_err());
    assert!(!serving.ends_within(SHORT));
    // The response arrives whole; the request after it is no longer answered.
    let mut answer = Vec::new();
    reading.read_to_end(&mut answer).unwrap();
    let length = answer.len() + 1;
    assert!(((64 << 20)..(65 << 20)).contains(&length), "{length}");
    assert!(serving.ends_within(SOON));
}

#[test]
fn a_client_that_does_not_read_delays_shutdown_only_by_the_grace() {
    let mut serving = serve(Limits {
        grace: SHORT,
        ..limits()
    });
    let client = stalled(&serving);
    serving.stop.request();
    assert!(serving.ends_within(SOON));
    drop(client);
}

#[test]
fn the_second_request_to_stop_ends_everything_at_once() {
    let mut serving = serve(limits());
    let mut client = stalled(&serving);
    serving.stop.request();
    assert!(!serving.ends_within(SHORT), "the grace is long");
    serving.stop.request();
    assert!(serving.ends_within(SOON));
    assert!(is_closed(&mut client));
}
