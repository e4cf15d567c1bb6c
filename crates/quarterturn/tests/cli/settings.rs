//! Options of `serve` and `admin` from the environment and from a file, and what `serve` logs.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::admin::sign_up;
use crate::process::{Run, command, finish, folder, run};
use crate::serve::{Serving, site};

fn serve(arguments: &[&str]) -> Command {
    command(&[&["serve"], arguments].concat())
}

/// What the server answers to a request.
fn ask(port: u16, request: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    write!(
        stream,
        "{request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn options_come_from_the_command_line_the_environment_and_a_file_in_this_order() {
    let files = site("settings_order");
    let other = folder("settings_order_empty");
    let config = folder("settings_order_file").join("quarterturn.toml");
    let toml = format!(
        "# All options of `serve`.\nport = 0\nfiles = {:?}\ndatabase = \"none\"\n\
         trusted-proxy = [\"127.0.0.1\", \"10.0.0.0/8\"]\n",
        files.display().to_string()
    );
    fs::write(&config, &toml).unwrap();
    let config = config.to_str().unwrap();
    let serving = Serving::start(serve(&["--config", config]));
    assert!(ask(serving.port, "GET /").ends_with("<!doctype html>here"));
    drop(serving);
    // The environment names the file, too, and overrides what is in it.
    let mut command = serve(&[]);
    command.env("QUARTERTURN_CONFIG", config);
    command.env("QUARTERTURN_FILES", &other);
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("no index.html"), "{said}");
    // The command line overrides both.
    let mut command = serve(&["--files", files.to_str().unwrap()]);
    command.env("QUARTERTURN_CONFIG", config);
    command.env("QUARTERTURN_FILES", &other);
    let serving = Serving::start(command);
    assert!(ask(serving.port, "GET /").ends_with("<!doctype html>here"));
}

#[test]
fn errors_in_a_file_name_the_key() {
    let folder = folder("settings_errors");
    for (name, toml, expected) in [
        ("unknown", "prot = 1", "`prot` in"),
        ("table", "[port]\nnumber = 1", "`port` in"),
        (
            "value",
            "port = 99999999",
            "`99999999` is not valid for `--port",
        ),
        (
            "url",
            "public-url = \"nowhere\"",
            "`nowhere` is not valid for `--public-url",
        ),
        ("bus", "bus = \"nowhere\"", "for `--bus"),
        (
            "proxy",
            "trusted-proxy = [\"10.0.0.0/99\"]",
            "for `--trusted-proxy",
        ),
        (
            "level",
            "log-level = \"loud\"",
            "`loud` is not a value of `--log-level",
        ),
        ("syntax", "port = 1\nbind = ", "line 2"),
    ] {
        let file = folder.join(format!("{name}.toml"));
        fs::write(&file, toml).unwrap();
        let said = run(&["serve", "--config", file.to_str().unwrap()]).failed(2);
        assert!(said.contains(expected), "{toml}: {said}");
    }
    let said = run(&["serve", "--config", "no/such/file.toml"]).failed(2);
    assert!(said.contains("file.toml"), "{said}");
}

/// Runs `admin` with these variables of the environment.
fn admin(arguments: &[&str], environment: &[(&str, &str)]) -> Run {
    let mut command = command(&[&["admin"], arguments].concat());
    command.envs(environment.iter().copied());
    finish(command, b"")
}

/// The path of a new database with one account.
fn database_of(name: &str, folder: &Path) -> String {
    let path = folder.join(format!("{name}.sqlite"));
    let path = path.to_str().unwrap().to_owned();
    let site = site(&format!("settings_{name}"));
    let options = ["--port", "0", "--files", site.to_str().unwrap()];
    let serving = Serving::start(serve(&[&options[..], &["--database", &path]].concat()));
    sign_up(serving.port, name);
    path
}

#[test]
fn every_admin_command_finds_its_database_like_the_server() {
    let folder = folder("settings_admin");
    let (anna, bert) = (database_of("Anna", &folder), database_of("Bert", &folder));
    let config = folder.join("quarterturn.toml");
    // The other options are for the server.
    fs::write(&config, format!("port = 4747\ndatabase = {anna:?}\n")).unwrap();
    let config = config.to_str().unwrap();
    let from_file = [("QUARTERTURN_CONFIG", config)];
    let from_environment = [("QUARTERTURN_DATABASE", bert.as_str())];
    let both = [from_file[0], from_environment[0]];
    for (typed, environment, name) in [
        (&["--config", config][..], &[][..], "Anna"),
        (&[], &from_file, "Anna"),
        (&[], &from_environment, "Bert"),
        (&[], &both, "Bert"),
        (&["--database", &anna], &both, "Anna"),
        (&["--language", "de", "--config", config], &[], "Anna"),
    ] {
        let said = admin(&[&["people"], typed].concat(), environment).fine();
        assert!(said.starts_with(name), "{typed:?} {environment:?}: {said}");
    }
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (backup, restored, moved) = (path("b.sqlite"), path("r.sqlite"), path("m.sqlite"));
    admin(&["backup", &backup], &from_environment).fine();
    admin(
        &["restore", &backup],
        &[("QUARTERTURN_DATABASE", &restored)],
    )
    .fine();
    admin(
        &["move", "--config", config],
        &[("QUARTERTURN_INTO", &moved)],
    )
    .fine();
    for (database, name) in [(restored, "Bert"), (moved, "Anna")] {
        let said = admin(&["people"], &[("QUARTERTURN_DATABASE", &database)]).fine();
        assert!(said.starts_with(name), "{said}");
    }
    for task in [
        &["games"][..],
        &["reports"],
        &["recompute-ratings"],
        &["recover", "Bert"],
    ] {
        admin(task, &from_environment).fine();
    }
    let unrated = admin(&["annul", "23456789ab"], &from_environment).failed(1);
    assert!(unrated.contains("23456789ab"), "{unrated}");
    admin(&["close", "Bert"], &from_environment).fine();
}

#[test]
fn what_to_do_this_time_is_only_read_from_the_command_line() {
    let folder = folder("settings_only_typed");
    let anna = database_of("Anna", &folder);
    let environment = [
        ("QUARTERTURN_DATABASE", anna.as_str()),
        ("QUARTERTURN_DONE", "Anna"),
    ];
    assert_eq!(admin(&["reports"], &environment).fine(), "");
}

#[test]
fn the_environment_of_serve_means_nothing_to_other_commands() {
    let mut command = command(&["notation"]);
    command.env("QUARTERTURN_PORT", "nonsense");
    assert!(command.output().unwrap().status.success());
}

#[test]
fn every_request_is_logged_with_its_id_if_that_is_wanted() {
    let files = site("settings_log");
    let mut command = serve(&["--port", "0", "--database", "none", "--log-level", "debug"]);
    command.args(["--files", files.to_str().unwrap()]);
    command.stderr(Stdio::piped());
    let mut serving = Serving::start(command);
    let answer = ask(serving.port, "GET /no/such/file?seat=secret");
    let id = answer
        .lines()
        .find_map(|line| line.strip_prefix("x-request-id: "))
        .unwrap()
        .to_owned();
    serving.child.kill().unwrap();
    let mut log = String::new();
    let mut stderr = serving.child.stderr.take().unwrap();
    stderr.read_to_string(&mut log).unwrap();
    let line = log.lines().find(|line| line.contains(&id));
    let line = line.unwrap_or_else(|| panic!("{log}"));
    assert!(line.contains("DEBUG answered"), "{line}");
    assert!(line.contains("path=\"/no/such/file\""), "{line}");
    assert!(line.contains("status=404"), "{line}");
    assert!(!log.contains("secret"), "{log}");
}

#[test]
fn a_file_that_cannot_be_a_configuration_is_refused_with_a_sentence() {
    let binary = folder("settings_binary").join("quarterturn.toml");
    fs::write(&binary, b"port = 0 # \xff").unwrap();
    for (file, why) in [
        (binary.to_str().unwrap(), "not UTF-8"),
        // Endless: it must not be read to the end.
        ("/dev/zero", "longer than 1048576 bytes"),
    ] {
        let stderr = run(&["serve", "--config", file]).failed(2);
        assert!(stderr.contains(why), "{stderr}");
    }
}
