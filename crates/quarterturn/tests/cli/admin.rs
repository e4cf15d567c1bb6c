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
pub(crate) fn sign_up(port: u16, name: &str) -> String {
    let body = format!(r#"{{"name":"{name}","password":"correct horse"}}"#);
    let answer = post(port, "/api/accounts", "", &body);
    assert!(answer.contains(" 201 "), "{answer}");
    let lower = answer.to_ascii_lowercase();
    let start = lower.find("set-cookie: ").unwrap() + "set-cookie: ".len();
    answer[start..].split(';').next().unwrap().to_owned()
}

/// Starts a server with a database of its own, whose address it returns, too.
fn serving(name: &str) -> (Serving, String) {
    let database = folder(name).join("games.sqlite");
    let database = format!("sqlite:{}", database.display());
    let site = site(&format!("{name}_site"));
    let site = site.to_str().unwrap();
    let serve = [
        "serve",
        "--port",
        "0",
        "--files",
        site,
        "--database",
        &database,
    ];
    (Serving::start(command(&serve)), database)
}

/// What a server answers to an attempt to sign in.
fn sign_in(port: u16, name: &str, password: &str) -> String {
    let body = format!(r#"{{"name":"{name}","password":"{password}"}}"#);
    post(port, "/api/session", "", &body)
}

#[test]
fn ratings_are_recomputed_by_a_command() {
    let (server, database) = serving("admin_ratings");
    drop(server);
    let line = ["admin", "recompute-ratings", "--database", &database];
    let said = run(&line).fine();
    assert_eq!(said, "0 rated games, 0 ratings, 0 changed\n");
    let said = run(&["admin", "recompute-ratings", "--database", "none"]).failed(2);
    assert!(said.contains("--database"), "{said}");
}

#[test]
fn a_backup_can_be_restored_once() {
    let (server, here) = serving("admin_backup");
    drop(server);
    let folder = folder("admin_backup_copies");
    let there = format!("sqlite:{}", folder.join("again.sqlite").display());
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
fn a_database_that_does_not_exist_is_not_created() {
    let folder = folder("admin_mistyped");
    let missing = folder.join("gmaes.sqlite");
    let copy = folder.join("copy.sqlite");
    let (missing, copy) = (missing.to_str().unwrap(), copy.to_str().unwrap());
    for task in [
        &["people"][..],
        &["games"],
        &["reports"],
        &["close", "Anna"],
        &["recover", "Anna"],
        &["annul", "23456789ab"],
        &["recompute-ratings"],
        &["backup", copy],
        &["move", "--into", copy],
    ] {
        let line = [&["admin"], task, &["--database", missing]].concat();
        let said = run(&line).failed(2);
        assert!(said.contains("gmaes.sqlite"), "{task:?}: {said}");
        assert!(said.contains("no such file"), "{task:?}: {said}");
    }
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), 0);
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
    let said = run(&["admin", "move", "--into", &there, "--database", &here]).fine();
    assert!(said.contains("2 accounts"), "{said}");
    let moved = run(&["admin", "people", "--database", &there]).fine();
    assert_eq!(moved, people);
    // A plain path is the file of a database, too.
    let plain = there.strip_prefix("sqlite:").unwrap();
    let moved = run(&["admin", "people", "--database", plain]).fine();
    assert_eq!(moved, people);
    let refused = run(&["admin", "move", "--into", plain, "--database", &here]).failed(1);
    assert!(refused.contains("not empty"), "{refused}");
    let unknown = run(&["admin", "annul", "23456789ab", "--database", &there]).failed(1);
    assert!(unknown.contains("23456789ab"), "{unknown}");
}

#[test]
fn an_account_is_closed_while_a_server_goes_on() {
    let (serving, database) = serving("admin_close");
    let port = serving.port;
    let admin = |words: &[&str]| run(&[&["admin"], words, &["--database", &database]].concat());
    let anna = sign_up(port, "Anna");
    sign_up(port, "Bert");
    let setup = r#"{"terms":{"setup":"tixel","timing":{"kind":"unlimited"}},"seat":"white"}"#;
    let made = post(port, "/api/games", &anna, setup);
    assert!(made.contains(" 201 "), "{made}");
    let token = r#"{"name":"robot","scopes":["play"]}"#;
    let made = post(port, "/api/me/tokens", &anna, token);
    assert!(made.contains(" 201 "), "{made}");
    let seek = r#"{"terms":[{"setup":"tix","timing":{"kind":"correspondence","days":3}}]}"#;
    let made = post(port, "/api/lobby/seeks", &anna, seek);
    assert!(made.contains(" 200 "), "{made}");
    let challenge = r#"{"to":"Bert","terms":{"setup":"tix","timing":{"kind":"unlimited"}}}"#;
    let made = post(port, "/api/challenges", &anna, challenge);
    assert!(made.contains(" 201 "), "{made}");
    let games = admin(&["games"]).fine();
    assert!(games.contains("Anna"), "{games}");

    let unknown = admin(&["close", "Carl"]).failed(1);
    assert!(unknown.contains("no account Carl"), "{unknown}");
    let said = admin(&["close", "anna"]).fine();
    let ended = "Ended: 1 session, 1 token, 1 seek, 1 challenge";
    assert!(said.contains(ended), "{said}");

    let refused = sign_in(port, "Anna", "correct horse");
    assert!(refused.contains(" 401 "), "{refused}");
    let session = post(port, "/api/me/tokens", &anna, token);
    assert!(session.contains(" 401 "), "{session}");
    let people = admin(&["people"]).fine();
    assert!(
        people.starts_with("Bert\t") && !people.contains("Anna"),
        "{people}"
    );
    let after = admin(&["games"]).fine();
    assert_eq!(after, games.replace("Anna", "deleted"), "the games stay");
    admin(&["close", "Anna"]).failed(1);
}

#[test]
fn a_recovered_account_opens_with_each_new_code_once() {
    let (serving, database) = serving("admin_recover");
    let port = serving.port;
    let anna = sign_up(port, "Anna");
    let recover = ["admin", "recover", "Anna", "--database", &database];
    let codes = run(&recover).fine();
    let codes: Vec<&str> = codes.lines().collect();
    assert_eq!(codes.len(), 10, "{codes:?}");
    let refused = sign_in(port, "Anna", "correct horse");
    assert!(refused.contains(" 401 "), "{refused}");
    let token = r#"{"name":"robot","scopes":["play"]}"#;
    let ended = post(port, "/api/me/tokens", &anna, token);
    assert!(ended.contains(" 401 "), "{ended}");
    let with = |code: &str| {
        let body = format!(r#"{{"name":"Anna","code":"{code}","password":"battery staple"}}"#);
        post(port, "/api/recovery", "", &body)
    };
    let (first, again) = (with(codes[0]), with(codes[0]));
    assert!(first.contains(" 200 "), "{first}");
    assert!(again.contains(" 401 "), "{again}");
    let fine = sign_in(port, "Anna", "battery staple");
    assert!(fine.contains(" 200 "), "{fine}");
    let unknown = run(&["admin", "recover", "x y", "--database", &database]).failed(1);
    assert!(unknown.contains("x y"), "{unknown}");
}

#[test]
fn reports_are_marked_as_done_until_somebody_reports_again() {
    let (serving, database) = serving("admin_reports");
    let port = serving.port;
    let admin =
        |words: &[&str]| run(&[&["admin", "reports"], words, &["--database", &database]].concat());
    sign_up(port, "Anna");
    let bert = sign_up(port, "Bert");
    let report = r#"{"name":"Anna","reason":"stalling"}"#;
    post(port, "/api/reports", &bert, report);
    post(
        port,
        "/api/reports",
        &bert,
        r#"{"name":"Anna","reason":"name"}"#,
    );
    assert_eq!(admin(&["--done", "Anna"]).fine(), "2 reports are done\n");
    assert_eq!(admin(&[]).fine(), "");
    let all = admin(&["--all"]).fine();
    assert_eq!(all.matches("\tAnna\tBert\t\tdone\n").count(), 2, "{all}");
    let nothing = admin(&["--done", "Anna"]).failed(1);
    assert!(nothing.contains("Anna"), "{nothing}");
    post(port, "/api/reports", &bert, report);
    let open = admin(&[]).fine();
    assert!(open.ends_with("\tstalling\tAnna\tBert\t\n"), "{open}");
}

#[test]
fn the_file_that_is_not_a_database_is_the_one_that_is_named() {
    let folder = folder("admin_foreign");
    let foreign = folder.join("letter.txt");
    std::fs::write(&foreign, "Dear Anna,\n".repeat(100)).unwrap();
    let foreign = foreign.to_str().unwrap();
    let fresh = folder.join("fresh.db");
    let fresh = fresh.to_str().unwrap();
    for arguments in [
        ["admin", "restore", foreign, "--database", fresh],
        ["admin", "backup", fresh, "--database", foreign],
    ] {
        let stderr = run(&arguments).failed(2);
        assert!(stderr.contains("letter.txt is not a database"), "{stderr}");
        let _ = std::fs::remove_file(fresh);
    }
    let stderr = run(&["admin", "move", "--database", foreign, "--into", fresh]).failed(2);
    assert!(stderr.contains("letter.txt is not a database"), "{stderr}");
}

#[test]
fn why_a_database_cannot_be_opened_is_said_in_the_language() {
    let folder = folder("admin_unopened");
    let is_folder = folder.to_str().unwrap();
    let nowhere = folder.join("nowhere/games.db");
    let nowhere = nowhere.to_str().unwrap();
    for (database, why) in [
        (is_folder, "ist ein Ordner"),
        (nowhere, "nicht gefunden"),
        ("postgres://anna@127.0.0.1:1/games", "wurde abgelehnt"),
    ] {
        let arguments = ["--language", "de", "admin", "move", "--into", database];
        let source = folder.join("games.db");
        let source = ["--database", source.to_str().unwrap()];
        std::fs::write(source[1], "").unwrap();
        let stderr = run(&[&arguments[..], &source].concat()).failed(2);
        assert!(stderr.contains(why), "{stderr}");
    }
}
