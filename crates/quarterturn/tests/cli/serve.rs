use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Stdio};

use crate::process::{command, folder, run};

/// The program serving, ended when the test is over.
struct Serving {
    child: Child,
    port: u16,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(test: &str) -> Serving {
    let files = folder(test);
    fs::write(files.join("index.html"), "<!doctype html>here").unwrap();
    let mut child = command(&["serve", "--port", "0", "--files", files.to_str().unwrap()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let port = line
        .trim()
        .strip_prefix("Quarterturn is at http://localhost:");
    let port = port.unwrap_or_else(|| panic!("{line}")).parse().unwrap();
    Serving { child, port }
}

fn ask(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_page_is_served_on_the_port_that_is_written() {
    let serving = serve("the_page_is_served");
    let answer = ask(serving.port, "/");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.ends_with("<!doctype html>here"), "{answer}");
    assert!(ask(serving.port, "/elsewhere").starts_with("HTTP/1.1 404"));
}

#[cfg(unix)]
#[test]
fn it_ends_well_when_told_to() {
    let mut serving = serve("it_ends_well");
    let killed = std::process::Command::new("kill")
        .args(["-TERM", &serving.child.id().to_string()])
        .status()
        .unwrap();
    assert!(killed.success());
    assert!(serving.child.wait().unwrap().success());
}

#[test]
fn what_stands_in_the_way_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let files = folder("what_stands_in_the_way");
    let files = files.to_str().unwrap();

    let error = run(&["serve", "--files", files]).failed(2);
    assert!(error.contains("there is no index.html in"), "{error}");
    fs::write(format!("{files}/index.html"), "").unwrap();
    let error = run(&["serve", "--files", files, "--port", &port]).failed(2);
    assert!(error.contains(&format!("port {port} is taken")), "{error}");
    let error = run(&["serve", "--files", files, "--bind", "192.0.2.1"]).failed(2);
    assert!(
        error.contains("192.0.2.1 is no address of this machine"),
        "{error}"
    );
    let error = run(&["serve", "--bind", "here"]).failed(2);
    assert!(error.contains("'here'"), "{error}");
}

#[test]
fn a_program_built_without_the_web_app_says_how_to_get_it() {
    // Built by `cargo play` it has the app, and would serve it.
    if server::Site::embedded().is_none() {
        let error = run(&["serve", "--port", "0"]).failed(2);
        assert!(error.contains("built without the web app"), "{error}");
        assert!(error.contains("`cargo play`"), "{error}");
    }
}
