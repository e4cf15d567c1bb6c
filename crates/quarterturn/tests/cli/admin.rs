//! Maintaining the database of online games.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::process::{command, folder, run};
use crate::serve::{Serving, site};

/// What a server answers to a request.
fn post(port: u16, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Signs up, and returns the cookie.
fn sign_up(port: u16, name: &str) -> String {
    let body = format!(r#"{{"name":"{name}","password":"correct horse"}}"#);
    let answer = post(port, "/api/accounts", "", &body);
    assert!(answer.contains(" 201 "), "{answer}");
    let lower = answer.to_ascii_lowercase();
    let start = lower.find("set-cookie: ").unwrap() + "set-cookie: ".len();
    answer[start..].split(';').next().unwrap().to_owned()
}

#[test]
fn ratings_are_recomputed_by_a_command() {
    let database = folder("admin_ratings").join("games.sqlite");
    let database = format!("sqlite:{}", database.display());
    let line = ["admin", "recompute-ratings", "--database", &database];
    let said = run(&line).fine();
    assert_eq!(said, "0 rated games, 0 ratings, 0 changed\n");
    let said = run(&["admin", "recompute-ratings", "--database", "none"]).failed(2);
    assert!(said.contains("--database"), "{said}");
}

#[test]
fn a_backup_can_be_restored_once() {
    let folder = folder("admin_backup");
    let address = |name: &str| format!("sqlite:{}", folder.join(name).display());
    let (here, there) = (address("games.sqlite"), address("again.sqlite"));
    let backup = folder.join("backup.sqlite");
    let backup = backup.to_str().unwrap();
    let said = run(&["admin", "backup", backup, "--database", &here]).fine();
    assert_eq!(
        said,
        "Copied and compared: 0 games, 0 entries, 0 accounts\n"
    );
    let refused = run(&["admin", "backup", backup, "--database", &here]).failed(2);
    assert!(refused.contains("already exists"), "{refused}");
    run(&["admin", "restore", backup, "--database", &there]).fine();
    let missing = folder.join("missing.sqlite");
    let missing = missing.to_str().unwrap();
    run(&["admin", "restore", missing, "--database", &there]).failed(2);
    assert!(!std::fs::exists(missing).unwrap());
}

#[test]
fn games_and_people_are_listed_and_moved() {
    let folder = folder("admin_lists");
    let address = |name: &str| format!("sqlite:{}", folder.join(name).display());
    let (here, there) = (address("games.sqlite"), address("moved.sqlite"));
    let site = site("admin_lists_site");
    let site = site.to_str().unwrap();
    let serve = ["serve", "--port", "0", "--files", site, "--database", &here];
    let serving = Serving::start(command(&serve));
    let anna = sign_up(serving.port, "Anna");
    drop(serving);
    let people = run(&["admin", "people", "--database", &here]).fine();
    let columns: Vec<&str> = people.trim_end().split('\t').collect();
    assert_eq!((columns[0], columns[2]), ("Anna", "0"), "{people}");
    assert_eq!(run(&["admin", "games", "--database", &here]).fine(), "");
    assert_eq!(run(&["admin", "reports", "--database", &here]).fine(), "");
    let serving = Serving::start(command(&serve));
    let report = r#"{"name":"Bert","reason":"stalling"}"#;
    let refused = post(serving.port, "/api/reports", &anna, report);
    assert!(refused.contains(" 404 "), "{refused}");
    let bert = sign_up(serving.port, "Bert");
    let report = r#"{"name":"Anna","reason":"stalling"}"#;
    let made = post(serving.port, "/api/reports", &bert, report);
    assert!(made.contains(" 204 "), "{made}");
    drop(serving);
    let reports = run(&["admin", "reports", "--database", &here]).fine();
    assert!(reports.ends_with("\tstalling\tAnna\tBert\t\n"), "{reports}");
    let people = run(&["admin", "people", "--database", &here]).fine();
    let said = run(&["admin", "move", &there, "--database", &here]).fine();
    assert!(said.contains("2 accounts"), "{said}");
    let moved = run(&["admin", "people", "--database", &there]).fine();
    assert_eq!(moved, people);
    // A plain path is the file of a database, too.
    let plain = there.strip_prefix("sqlite:").unwrap();
    let moved = run(&["admin", "people", "--database", plain]).fine();
    assert_eq!(moved, people);
    let refused = run(&["admin", "move", plain, "--database", &here]).failed(1);
    assert!(refused.contains("not empty"), "{refused}");
    let unknown = run(&["admin", "annul", "23456789ab", "--database", &there]).failed(1);
    assert!(unknown.contains("23456789ab"), "{unknown}");
}
