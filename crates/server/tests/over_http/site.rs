//! Responses and their headers.

use server::{POLICY, ServeError, Server, Site, app};

use crate::client::{Serving, anywhere, limits};

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

#[test]
fn the_root_is_the_page_and_is_revalidated_every_time() {
    let serving = Serving::new(site());
    for path in ["/", "/index.html", "/?source=somewhere"] {
        let answer = serving.ask("GET", path, &[]);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.body, "<!doctype html>plain");
        assert_eq!(
            answer.field("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(answer.field("cache-control"), Some("no-cache"));
    }
}

#[test]
fn a_page_that_has_not_changed_is_not_sent_again() {
    let serving = Serving::new(site());
    let tag = serving
        .ask("GET", "/", &[])
        .field("etag")
        .unwrap()
        .to_owned();
    let again = format!("If-None-Match: \"other\", W/{tag}");
    let answer = serving.ask("GET", "/", &[&again]);
    assert_eq!((answer.status, answer.body.as_str()), (304, ""));
    assert_eq!(answer.field("etag"), Some(tag.as_str()));
    // To a cache the compressed copy is a different file.
    let answer = serving.ask("GET", "/", &[&again, "Accept-Encoding: br"]);
    assert_eq!(answer.status, 200);
}

#[test]
fn a_file_with_a_hash_in_its_name_is_cached_for_a_year() {
    let serving = Serving::new(site());
    let answer = serving.ask("GET", HASHED, &[]);
    assert_eq!(answer.status, 200);
    assert_eq!(answer.field("content-type"), Some("application/wasm"));
    assert_eq!(
        answer.field("cache-control"),
        Some("public, max-age=31536000, immutable")
    );
}

#[test]
fn the_smallest_copy_the_browser_accepts_is_sent() {
    let serving = Serving::new(site());
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", Some("br"), "brotli"),
        ("gzip", Some("gzip"), "gzip"),
        ("br;q=0, gzip", Some("gzip"), "gzip"),
        ("gzip, br;q=0.5", Some("gzip"), "gzip"),
        ("identity;q=0, *", Some("br"), "brotli"),
        ("identity", None, "<!doctype html>plain"),
    ] {
        let field = format!("Accept-Encoding: {accepted}");
        let answer = serving.ask("GET", "/", &[&field]);
        assert_eq!(answer.field("content-encoding"), encoding, "{accepted}");
        assert_eq!(answer.body, body);
        assert_eq!(answer.field("vary"), Some("accept-encoding"));
    }
}

#[test]
fn a_file_in_no_acceptable_encoding_is_refused() {
    let serving = Serving::new(site());
    for (path, accepted) in [("/", "*;q=0"), (HASHED, "br, identity;q=0")] {
        let field = format!("Accept-Encoding: {accepted}");
        let answer = serving.ask("GET", path, &[&field]);
        assert_eq!(answer.status, 406, "{accepted}");
        assert_eq!(answer.field("vary"), Some("accept-encoding"));
    }
}

#[test]
fn files_in_subfolders_are_found_with_their_content_types() {
    let serving = Serving::new(site());
    let answer = serving.ask("GET", "/icons/icon.svg", &[]);
    assert_eq!(answer.field("content-type"), Some("image/svg+xml"));
    let answer = serving.ask("GET", "/manifest.webmanifest", &[]);
    assert_eq!(
        answer.field("content-type"),
        Some("application/manifest+json")
    );
}

#[test]
fn missing_files_and_other_methods_get_a_line_of_text() {
    let serving = Serving::new(site());
    for path in [
        "/nothing",
        "/index.html.br",
        "/../Cargo.toml",
        "/icons",
        "//",
    ] {
        let answer = serving.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.body, format!("There is nothing at {path}.\n"));
        assert_eq!(
            answer.field("content-type"),
            Some("text/plain; charset=utf-8")
        );
    }
    for method in ["POST", "PUT", "DELETE", "DANCE"] {
        let answer = serving.ask(method, "/", &[]);
        assert_eq!(answer.status, 405);
        assert_eq!(answer.field("allow"), Some("GET, HEAD"));
        let sentence = format!("{method} is not allowed here: only GET and HEAD are.\n");
        assert_eq!(answer.body, sentence);
    }
}

#[test]
fn a_browser_gets_a_page_with_a_link_home() {
    let serving = Serving::new(site());
    let answer = serving.ask("GET", "/no&amp", &["Accept: text/html,*/*;q=0.8"]);
    assert_eq!(answer.status, 404);
    assert_eq!(
        answer.field("content-type"),
        Some("text/html; charset=utf-8")
    );
    let policy = answer.field("content-security-policy").unwrap_or_default();
    assert!(policy.starts_with("default-src 'none'; style-src 'sha256-"));
    assert!(answer.body.contains("<a href=\"/\">"), "{}", answer.body);
    assert!(answer.body.contains("/no&amp;amp”"), "{}", answer.body);
}

#[test]
fn the_page_for_a_path_that_leads_nowhere_speaks_the_browsers_language() {
    let serving = Serving::new(site());
    let page = "Accept: text/html";
    let german = serving.ask("GET", "/nichts", &[page, "Accept-Language: de-AT,en;q=0.5"]);
    assert_eq!(german.status, 404);
    assert!(
        german.body.contains("<html lang=\"de\">"),
        "{}",
        german.body
    );
    assert!(german.body.contains("„/nichts“"), "{}", german.body);
    let other = serving.ask("GET", "/rien", &[page, "Accept-Language: fr"]);
    assert!(other.body.contains("<html lang=\"en\">"), "{}", other.body);
}

#[test]
fn a_long_path_is_quoted_in_part() {
    let serving = Serving::new(site());
    let answer = serving.get(&format!("/{}", "x".repeat(10_000)));
    assert_eq!(answer.status, 404);
    assert!(answer.body.len() < 200, "{}", answer.body);
}

#[test]
fn head_requests_are_answered() {
    let serving = Serving::new(site());
    let answer = serving.ask("HEAD", "/", &[]);
    assert_eq!((answer.status, answer.body.as_str()), (200, ""));
    assert_eq!(answer.field("content-length"), Some("20"));
}

#[test]
fn whatever_can_run_carries_the_policy() {
    let serving = Serving::new(site());
    let page = serving.ask("GET", "/", &[]);
    let policy = page.field("content-security-policy").unwrap();
    assert_eq!(policy, format!("{POLICY}; frame-ancestors 'none'"));
    assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
    for (method, path) in [("GET", "/"), ("GET", "/nothing"), ("POST", "/")] {
        let answer = serving.ask(method, path, &[]);
        let is_text = answer.field("content-type") == Some("text/plain; charset=utf-8");
        let is_guarded = answer.field("content-security-policy").is_some();
        assert_ne!(is_guarded, is_text, "{method} {path}");
        assert_eq!(answer.field("x-content-type-options"), Some("nosniff"));
        let used_by = answer.field("cross-origin-resource-policy");
        assert_eq!(used_by, Some("same-origin"));
    }
}

#[tokio::test]
async fn a_port_that_is_taken_is_named() {
    let bind = |address| Server::bind(address, app(site()), limits());
    let first = bind(anywhere()).await.unwrap();
    let taken = first.address().unwrap();
    let error = bind(taken).await.unwrap_err();
    assert!(matches!(error, ServeError::Taken { port } if port == taken.port()));
}
