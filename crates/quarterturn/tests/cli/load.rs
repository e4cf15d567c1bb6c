//! `quarterturn load` against `quarterturn serve`.

use std::net::TcpListener;

use serde_json::Value;

use crate::process::{command, folder, run};
use crate::serve::{Serving, site};

#[test]
fn a_crowd_plays_and_nothing_is_lost() {
    let (files, data) = (site("load-site"), folder("load"));
    let database = format!("sqlite:{}", data.join("games.db").display());
    let mut program = command(&["serve", "--port", "0", "--files", files.to_str().unwrap()]);
    program.args(["--database", &database]);
    let server = Serving::start(program);
    let address = format!("http://localhost:{}", server.port);
    let pid = server.child.id().to_string();
    // More games than one person may create at once.
    let arguments = ["load", &address, "--games", "25", "--rate", "40"];
    let arguments = [&arguments[..], &["--seconds", "2", "--pid", &pid, "--json"]].concat();
    let summary: Value = serde_json::from_str(&run(&arguments).fine()).unwrap();
    assert_eq!(summary["games"], 25);
    assert_eq!(summary["sockets"], 50);
    assert_eq!(summary["turns"], 80);
    for fault in ["unanswered", "refused", "closed", "lost"] {
        assert_eq!(summary[fault], 0, "{summary}");
    }
    for times in ["stored", "seen"] {
        let quantile = |name: &str| summary[times][name].as_f64().unwrap();
        assert!(quantile("p50") > 0.0, "{summary}");
        assert!(quantile("p50") <= quantile("p99"), "{summary}");
        assert!(quantile("p99") <= quantile("most"), "{summary}");
    }
    assert!(summary["bytes_per_socket"].is_u64(), "{summary}");
}

#[test]
fn a_server_that_is_not_there_is_named_as_the_fault() {
    for (server, fault) in [
        ("localhost:4747", "or http://localhost:4747"),
        ("ftp://localhost", "not at ftp://"),
        ("http://localhost/k7m2xq9daf", "no path after its port"),
    ] {
        let stderr = run(&["load", server]).failed(2);
        assert!(stderr.contains(fault), "{stderr}");
    }
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", free.local_addr().unwrap());
    drop(free);
    let stderr = run(&["load", &address]).failed(2);
    assert!(stderr.contains("cannot reach"), "{stderr}");
}
