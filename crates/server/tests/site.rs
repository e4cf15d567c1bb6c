//! Real requests over a real connection.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};

use server::{POLICY, ReadError, ServeError, Server, Site, app};

const HASHED: &str = "/web.0123456789abcdef.wasm";

fn site() -> Site {
    Site::of([
        ("index.html", b"<!doctype html>plain".to_vec()),
        ("index.html.br", b"brotli".to_vec()),
        ("index.html.gz", b"gzip".to_vec()),
        ("web.0123456789abcdef.wasm", b"\0asm".to_vec()),
        ("manifest.webmanifest", b"{}".to_vec()),
        ("icons/icon.svg", b"<svg/>".to_vec()),
    ])
}

fn anywhere() -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, 0))
}

/// A server on a port the system chose, until the test ends.
async fn serve(site: Site) -> SocketAddr {
    let server = Server::bind(anywhere(), app(site)).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run());
    address
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn field(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (field, value) = line.split_once(": ")?;
            field.eq_ignore_ascii_case(name).then_some(value)
        })
    }
}

async fn ask(address: SocketAddr, method: &str, path: &str, fields: &[&str]) -> Answer {
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n");
    for field in fields {
        request.push_str(field);
        request.push_str("\r\n");
    }
    request.push_str("Connection: close\r\n\r\n");
    tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        Answer {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            head: head.to_owned(),
            body: body.to_owned(),
        }
    })
    .await
    .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_root_is_the_page_and_is_asked_for_every_time() {
    let address = serve(site()).await;
    for path in ["/", "/index.html", "/?source=somewhere"] {
        let answer = ask(address, "GET", path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.body, "<!doctype html>plain");
        assert_eq!(
            answer.field("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(answer.field("cache-control"), Some("no-cache"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_has_not_changed_is_not_sent_again() {
    let address = serve(site()).await;
    let tag = ask(address, "GET", "/", &[])
        .await
        .field("etag")
        .unwrap()
        .to_owned();
    let again = format!("If-None-Match: \"other\", W/{tag}");
    let answer = ask(address, "GET", "/", &[&again]).await;
    assert_eq!((answer.status, answer.body.as_str()), (304, ""));
    assert_eq!(answer.field("etag"), Some(tag.as_str()));
    // The compressed copy is another file to those who keep it.
    let answer = ask(address, "GET", "/", &[&again, "Accept-Encoding: br"]).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_with_a_hash_in_its_name_is_kept_for_ever() {
    let address = serve(site()).await;
    let answer = ask(address, "GET", HASHED, &[]).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.field("content-type"), Some("application/wasm"));
    assert_eq!(
        answer.field("cache-control"),
        Some("public, max-age=31536000, immutable")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_smallest_copy_the_browser_accepts_is_sent() {
    let address = serve(site()).await;
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", Some("br"), "brotli"),
        ("gzip", Some("gzip"), "gzip"),
        ("br;q=0, gzip", Some("gzip"), "gzip"),
        ("identity", None, "<!doctype html>plain"),
    ] {
        let field = format!("Accept-Encoding: {accepted}");
        let answer = ask(address, "GET", "/", &[&field]).await;
        assert_eq!(answer.field("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.body, body);
        assert_eq!(answer.field("vary"), Some("accept-encoding"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_in_folders_are_found_and_their_kinds_told() {
    let address = serve(site()).await;
    let answer = ask(address, "GET", "/icons/icon.svg", &[]).await;
    assert_eq!(answer.field("content-type"), Some("image/svg+xml"));
    let answer = ask(address, "GET", "/manifest.webmanifest", &[]).await;
    assert_eq!(
        answer.field("content-type"),
        Some("application/manifest+json")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_and_what_cannot_be_done_get_a_sentence() {
    let address = serve(site()).await;
    for path in [
        "/nothing",
        "/index.html.br",
        "/../Cargo.toml",
        "/icons",
        "//",
    ] {
        let answer = ask(address, "GET", path, &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.body, format!("There is nothing at {path}.\n"));
        assert_eq!(
            answer.field("content-type"),
            Some("text/plain; charset=utf-8")
        );
    }
    for method in ["POST", "PUT", "DELETE", "DANCE"] {
        let answer = ask(address, method, "/", &[]).await;
        assert_eq!(answer.status, 405);
        assert_eq!(answer.field("allow"), Some("GET, HEAD"));
        let sentence = format!("{method} is not possible here: only GET and HEAD are.\n");
        assert_eq!(answer.body, sentence);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_head_alone_can_be_asked_for() {
    let address = serve(site()).await;
    let answer = ask(address, "HEAD", "/", &[]).await;
    assert_eq!((answer.status, answer.body.as_str()), (200, ""));
    assert_eq!(answer.field("content-length"), Some("20"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_can_run_is_told_what_it_may_do() {
    let address = serve(site()).await;
    let page = ask(address, "GET", "/", &[]).await;
    let policy = page.field("content-security-policy").unwrap();
    assert_eq!(policy, format!("{POLICY}; frame-ancestors 'none'"));
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    for (method, path) in [("GET", "/"), ("GET", "/nothing"), ("POST", "/")] {
        let answer = ask(address, method, path, &[]).await;
        let is_text = answer.field("content-type") == Some("text/plain; charset=utf-8");
        let is_guarded = answer.field("content-security-policy").is_some();
        assert_ne!(is_guarded, is_text, "{method} {path}");
        assert_eq!(answer.field("x-content-type-options"), Some("nosniff"));
        let used_by = answer.field("cross-origin-resource-policy");
        assert_eq!(used_by, Some("same-origin"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken_is_named() {
    let first = Server::bind(anywhere(), app(site())).await.unwrap();
    let taken = first.address().unwrap();
    let error = Server::bind(taken, app(site())).await.unwrap_err();
    assert!(matches!(error, ServeError::Taken { port } if port == taken.port()));
}

#[test]
fn a_folder_is_a_site_if_there_is_a_page_in_it() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("site");
    let _ = std::fs::remove_dir_all(&folder);
    assert!(matches!(Site::read(&folder), Err(ReadError::Io { .. })));
    std::fs::create_dir_all(folder.join("icons")).unwrap();
    std::fs::write(folder.join("icons/icon.svg"), "<svg/>").unwrap();
    assert!(matches!(Site::read(&folder), Err(ReadError::NoIndex(_))));
    std::fs::write(folder.join("index.html"), "<!doctype html>").unwrap();
    assert!(Site::read(&folder).is_ok());
}
