//! Options of `serve` from the environment and from a file, and what `serve` logs.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::process::{command, folder, run};
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
