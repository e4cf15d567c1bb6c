use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream, UdpSocket};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::process::{command, folder, run};

/// The program serving, stopped when the test is over.
pub(crate) struct Serving {
    pub(crate) child: Child,
    pub(crate) port: u16,
    /// Every line it writes.
    lines: BufReader<ChildStdout>,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Serving {
    /// Waits for the line with its address.
    pub(crate) fn start(mut command: Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        lines.read_line(&mut line).unwrap();
        let port = line
            .trim()
            .strip_prefix("Quarterturn is at http://localhost:");
        let port = port.unwrap_or_else(|| panic!("{line}")).parse().unwrap();
        Serving { child, port, lines }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        // A safety net: no test depends on it.
        stream
            .set_read_timeout(Some(Duration::from_secs(60)))
            .unwrap();
        stream
    }

    #[cfg(unix)]
    fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args([name, &self.child.id().to_string()])
            .status()
            .unwrap();
        assert!(sent.success());
    }

    /// Waits for the program to exit, and returns whether it exited successfully within this time.
    #[cfg(unix)]
    fn ends_within(&mut self, time: Duration) -> bool {
        let deadline = Instant::now() + time;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            if Instant::now() > deadline {
                return false;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// A folder with a page in it.
pub(crate) fn site(test: &str) -> PathBuf {
    let files = folder(test);
    fs::write(files.join("index.html"), "<!doctype html>here").unwrap();
    files
}

/// The program serving a folder on a free port, without online games.
fn program(files: &str) -> Command {
    let mut program = command(&["serve", "--port", "0", "--files", files]);
    program.args(["--database", "none"]);
    program
}

fn serve(test: &str) -> Serving {
    let files = site(test);
    let files = files.to_str().unwrap();
    Serving::start(program(files))
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

/// What the program promises, whatever its clients do.
#[cfg(unix)]
const END: Duration = Duration::from_secs(5);

#[cfg(unix)]
#[test]
fn it_exits_successfully_when_told_to() {
    for signal in ["-TERM", "-INT"] {
        let mut serving = serve("it_ends_well");
        serving.signal(signal);
        assert!(serving.ends_within(END), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn idle_clients_and_half_a_request_do_not_keep_it_from_ending() {
    let mut serving = serve("half_a_request");
    let mut half = serving.connect();
    half.write_all(b"GET / HTTP/1.1\r\nHost: local").unwrap();
    let mut idle = serving.connect();
    idle.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .unwrap();
    assert!(idle.read(&mut [0; 64]).unwrap() > 0);
    let silent = serving.connect();
    serving.signal("-TERM");
    assert!(serving.ends_within(END));
    drop((half, idle, silent));
}

/// A client that requests more than the system buffers, and reads none of it.
#[cfg(unix)]
fn stalled(serving: &Serving) -> TcpStream {
    let mut client = serving.connect();
    client
        .set_write_timeout(Some(Duration::from_millis(200)))
        .unwrap();
    let requests = "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20);
    client.write_all(requests.as_bytes()).unwrap();
    // The response has begun.
    assert!(client.read(&mut [0; 64]).unwrap() > 0);
    client
}

#[cfg(unix)]
fn serve_large(test: &str) -> Serving {
    let files = site(test);
    fs::write(files.join("large"), vec![0; 32 << 20]).unwrap();
    let files = files.to_str().unwrap();
    Serving::start(program(files))
}

#[cfg(unix)]
#[test]
fn a_client_that_does_not_read_does_not_keep_it_from_ending() {
    let mut serving = serve_large("does_not_read");
    let client = stalled(&serving);
    serving.signal("-TERM");
    assert!(serving.ends_within(END));
    drop(client);
}

#[cfg(unix)]
#[test]
fn after_a_signal_it_says_that_it_waits_for_responses() {
    let files = site("says_it_waits");
    fs::write(files.join("large"), vec![0; 32 << 20]).unwrap();
    let files = files.to_str().unwrap();
    let mut program = program(files);
    program.stderr(Stdio::piped());
    let mut serving = Serving::start(program);
    let client = stalled(&serving);
    serving.signal("-TERM");
    let mut said = String::new();
    let mut stderr = serving.child.stderr.take().unwrap();
    stderr.read_to_string(&mut said).unwrap();
    assert_eq!(
        said,
        "waiting for responses in progress; Ctrl-C again ends at once\n"
    );
    assert!(serving.ends_within(END));
    drop(client);
}

#[cfg(unix)]
#[test]
fn without_responses_in_progress_it_ends_without_a_word() {
    let files = site("ends_without_a_word");
    let files = files.to_str().unwrap();
    let mut program = program(files);
    program.stderr(Stdio::piped());
    let mut serving = Serving::start(program);
    serving.signal("-INT");
    let mut said = String::new();
    let mut stderr = serving.child.stderr.take().unwrap();
    stderr.read_to_string(&mut said).unwrap();
    assert_eq!(said, "");
}

#[cfg(unix)]
#[test]
fn by_default_online_games_are_kept_in_the_data_directory() {
    let files = site("games_by_default");
    let data = folder("data_by_default");
    let mut program = command(&["serve", "--port", "0", "--files", files.to_str().unwrap()]);
    program.env("XDG_DATA_HOME", &data);
    let serving = Serving::start(program);
    assert!(ask(serving.port, "/api/games").starts_with("HTTP/1.1 200"));
    assert!(data.join("quarterturn/games.sqlite").exists());
}

#[cfg(unix)]
#[test]
fn without_a_place_for_online_games_it_serves_the_app_and_says_so() {
    let files = site("no_place_for_games");
    let files = files.to_str().unwrap();
    let mut program = command(&["serve", "--port", "0", "--files", files]);
    // Nobody can create a folder there, not even root.
    program.env("XDG_DATA_HOME", "/proc/nowhere");
    program.stderr(Stdio::piped());
    let mut serving = Serving::start(program);
    assert!(ask(serving.port, "/").starts_with("HTTP/1.1 200"));
    assert!(ask(serving.port, "/api/games").starts_with("HTTP/1.1 404"));
    serving.signal("-INT");
    let mut said = String::new();
    let mut stderr = serving.child.stderr.take().unwrap();
    stderr.read_to_string(&mut said).unwrap();
    assert!(said.starts_with("there are no online games: "), "{said}");
}

#[cfg(unix)]
#[test]
fn the_second_signal_ends_it_at_once() {
    let mut serving = serve_large("second_signal");
    let client = stalled(&serving);
    serving.signal("-INT");
    assert!(
        !serving.ends_within(Duration::from_millis(500)),
        "an answer under way has some time to arrive"
    );
    serving.signal("-INT");
    assert!(serving.ends_within(Duration::from_secs(1)));
    drop(client);
}

/// The program with few file handles.
#[cfg(unix)]
fn serve_with_64_handles(test: &str, options: &str) -> Serving {
    let files = site(test);
    let program = env!("CARGO_BIN_EXE_quarterturn");
    let mut shell = Command::new("sh");
    let script = format!(
        "ulimit -n 64; exec \"$0\" serve --port 0 --database none --files \"$1\" {options}"
    );
    shell.arg("-c").arg(script).arg(program).arg(&files);
    Serving::start(shell)
}

#[cfg(unix)]
#[test]
fn a_hundred_idle_clients_and_64_file_handles_leave_room_for_others() {
    // Once with the cap derived from the handles, once with a cap that is too high for them.
    for options in ["", "--connections 1000"] {
        let serving = serve_with_64_handles("file_handles", options);
        let idle: Vec<TcpStream> = (0..100).map(|_| serving.connect()).collect();
        for _ in 0..3 {
            let mut client = serving.connect();
            client
                .write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                .unwrap();
            let mut answer = String::new();
            client.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with("HTTP/1.1 200"), "{options}: {answer}");
        }
        drop(idle);
    }
}

/// The address from which this machine would reach others, if it has one. Nothing is sent.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback()).then_some(address)
}

#[test]
fn bound_to_every_address_it_names_those_that_others_can_type() {
    let files = site("addresses");
    let files = files.to_str().unwrap();
    let mut serving = Serving::start(command(&[
        "serve",
        "--port",
        "0",
        "--bind",
        "0.0.0.0",
        "--database",
        "none",
        "--files",
        files,
    ]));
    // Once it answers, every line has been written.
    ask(serving.port, "/");
    serving.child.kill().unwrap();
    let mut rest = String::new();
    serving.lines.read_to_string(&mut rest).unwrap();
    let mut named = Vec::new();
    for line in rest.lines() {
        let url = line.trim().strip_prefix("and at http://");
        let address = url.unwrap_or_else(|| panic!("{line}"));
        let address: SocketAddr = address.parse().unwrap();
        assert_eq!(address.port(), serving.port);
        // Only a machine's own addresses can be listened on.
        TcpListener::bind((address.ip(), 0)).unwrap();
        named.push(address.ip());
    }
    assert!(outward().is_none_or(|outward| named.contains(&outward)));
}

#[test]
fn startup_errors_are_explained() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let files = folder("what_stands_in_the_way");
    let files = files.to_str().unwrap();

    let error = run(&["serve", "--database", "none", "--files", files]).failed(2);
    assert!(error.contains("there is no index.html in"), "{error}");
    fs::write(format!("{files}/index.html"), "").unwrap();
    let error = run(&[
        "serve",
        "--database",
        "none",
        "--files",
        files,
        "--port",
        &port,
    ])
    .failed(2);
    assert!(error.contains(&format!("port {port} is taken")), "{error}");
    let error = run(&[
        "serve",
        "--database",
        "none",
        "--files",
        files,
        "--bind",
        "192.0.2.1",
    ])
    .failed(2);
    assert!(
        error.contains("192.0.2.1 is not an address of this machine"),
        "{error}"
    );
    let error = run(&["serve", "--files", files, "--database", "games"]).failed(2);
    assert!(error.contains("takes a file such as `games.db`"), "{error}");
    let nowhere = "sqlite:/nowhere/at/all/games.sqlite";
    let error = run(&["serve", "--files", files, "--database", nowhere]).failed(2);
    assert!(
        error.contains("cannot open the database /nowhere/at/all/games.sqlite"),
        "{error}"
    );
    let error = run(&["serve", "--bind", "here"]).failed(2);
    assert!(
        error.contains("give an IP address such as 127.0.0.1"),
        "{error}"
    );
}

#[test]
fn a_program_built_without_the_web_app_says_how_to_get_it() {
    // If it was built by `cargo package-release` it has the app and would serve it.
    if server::Site::embedded().is_none() {
        let error = run(&["serve", "--port", "0"]).failed(2);
        assert!(error.contains("built without the web app"), "{error}");
        assert!(error.contains("`cargo package-release`"), "{error}");
    }
}
