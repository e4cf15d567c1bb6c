//! A folder as a site.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use server::{ReadError, Site};

use crate::client::Serving;

/// A folder with a page in it and a secret next to it.
fn folder(test: &str) -> PathBuf {
    let parent = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&parent);
    let folder = parent.join("site");
    fs::create_dir_all(folder.join("icons")).unwrap();
    fs::write(folder.join("index.html"), "<!doctype html>").unwrap();
    fs::write(folder.join("icons/icon.svg"), "<svg/>").unwrap();
    fs::write(parent.join("secret.txt"), "secret").unwrap();
    folder
}

fn serve(folder: &Path) -> Serving {
    Serving::new(Site::folder(folder).unwrap())
}

#[test]
fn a_folder_is_a_site_if_there_is_a_page_in_it() {
    let folder = folder("page");
    assert!(Site::folder(&folder).is_ok());
    fs::remove_file(folder.join("index.html")).unwrap();
    assert!(matches!(
        Site::folder(&folder),
        Err(ReadError::NoIndex(path)) if path == folder
    ));
    assert!(matches!(
        Site::folder(&folder.join("icons/icon.svg")),
        Err(ReadError::Io { .. })
    ));
    fs::remove_dir_all(&folder).unwrap();
    assert!(matches!(Site::folder(&folder), Err(ReadError::Io { .. })));
}

#[test]
fn regular_files_in_it_are_served() {
    let folder = folder("regular");
    fs::write(folder.join("a b.txt"), "blank").unwrap();
    let serving = serve(&folder);
    for (path, body) in [
        ("/", "<!doctype html>"),
        ("/icons/icon.svg", "<svg/>"),
        ("/a%20b.txt", "blank"),
    ] {
        let answer = serving.get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, body), "{path}");
    }
}

#[test]
fn nothing_outside_it_and_nothing_hidden_is_served() {
    let folder = folder("outside");
    fs::create_dir(folder.join(".git")).unwrap();
    fs::write(folder.join(".git/config"), "secret").unwrap();
    fs::write(folder.join(".env"), "secret").unwrap();
    let serving = serve(&folder);
    let absolute = folder.join("index.html");
    let absolute = absolute.to_str().unwrap();
    for path in [
        "/.env",
        "/.git/config",
        "/%2eenv",
        "/icons/../.env",
        "/../secret.txt",
        "/icons/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/icons",
        "/icons/",
        "/index.html/",
        "/index.html/more",
        "/./index.html",
        "/index.html%00",
        "/%ff",
        "//",
        &format!("/{absolute}"),
    ] {
        let answer = serving.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(!answer.body.contains("secret\n"), "{path}");
    }
}

#[cfg(unix)]
#[test]
fn links_are_followed_inside_it_only() {
    use std::os::unix::fs::symlink;
    let folder = folder("links");
    fs::write(folder.join(".hidden"), "secret").unwrap();
    for (target, link) in [
        ("../secret.txt", "out.txt"),
        ("..", "up"),
        (".hidden", "seen.txt"),
        ("loop", "loop"),
        ("nowhere", "dangling"),
        ("icons", "inside"),
    ] {
        symlink(target, folder.join(link)).unwrap();
    }
    let serving = serve(&folder);
    for path in [
        "/out.txt",
        "/up/secret.txt",
        "/up/site/index.html.br",
        "/seen.txt",
        "/loop",
        "/dangling",
    ] {
        assert_eq!(serving.get(path).status, 404, "{path}");
    }
    assert_eq!(serving.get("/inside/icon.svg").body, "<svg/>");
}

#[cfg(unix)]
#[test]
fn irregular_files_are_not_served_and_do_not_block() {
    let folder = folder("fifo");
    let fifo = folder.join("fifo");
    let made = std::process::Command::new("mkfifo").arg(&fifo).status();
    assert!(made.unwrap().success());
    let _socket = std::os::unix::net::UnixListener::bind(folder.join("socket")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", folder.join("zero")).unwrap();
    let serving = serve(&folder);
    for path in ["/fifo", "/socket", "/zero"] {
        assert_eq!(serving.get(path).status, 404, "{path}");
    }
    // Not even in place of a compressed copy.
    fs::rename(fifo, folder.join("index.html.br")).unwrap();
    let answer = serving.ask("GET", "/", &["Accept-Encoding: br"]);
    assert_eq!(answer.body, "<!doctype html>");
}

#[test]
fn a_changed_file_is_sent_again() {
    let folder = folder("changes");
    let serving = serve(&folder);
    let first = serving.get("/");
    let known = format!("If-None-Match: {}", first.field("etag").unwrap());
    assert_eq!(serving.ask("GET", "/", &[&known]).status, 304);
    fs::write(folder.join("index.html"), "another page").unwrap();
    let second = serving.ask("GET", "/", &[&known]);
    assert_eq!((second.status, second.body.as_str()), (200, "another page"));
    fs::remove_file(folder.join("index.html")).unwrap();
    assert_eq!(serving.get("/").status, 404);
}

#[test]
fn compressed_copies_are_sent_but_not_served_by_name() {
    let folder = folder("copies");
    fs::write(folder.join("index.html.br"), "brotli").unwrap();
    fs::write(folder.join("alone.gz"), "gzip").unwrap();
    let serving = serve(&folder);
    let answer = serving.ask("GET", "/", &["Accept-Encoding: gzip, br"]);
    assert_eq!(answer.field("content-encoding"), Some("br"));
    assert_eq!(answer.body, "brotli");
    assert_eq!(serving.get("/").body, "<!doctype html>");
    assert_eq!(serving.get("/index.html.br").status, 404);
    assert_eq!(serving.get("/alone.gz").body, "gzip");
}

#[test]
fn a_large_file_arrives_whole_and_answers_head_requests() {
    let folder = folder("large");
    let large: Vec<u8> = (0..1_000_000_u32).flat_map(u32::to_le_bytes).collect();
    fs::write(folder.join("large"), &large).unwrap();
    let serving = serve(&folder);
    let head = serving.ask("HEAD", "/large", &[]);
    assert_eq!(head.field("content-length"), Some("4000000"));
    assert_eq!(head.body, "");
    let mut client = serving.connect();
    client
        .write_all(b"GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut answer = Vec::new();
    client.read_to_end(&mut answer).unwrap();
    assert!(answer.ends_with(&large));
}

/// The peak memory of this process, in bytes.
#[cfg(target_os = "linux")]
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .unwrap();
    let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse().unwrap();
    kilobytes * 1024
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_larger_than_memory_is_not_held_in_it() {
    let folder = folder("huge");
    // Sparse: it takes no space on disk either.
    let file = fs::File::create(folder.join("huge")).unwrap();
    file.set_len(1 << 30).unwrap();
    let serving = serve(&folder);
    let before = peak_memory();
    let mut client = serving.connect();
    client
        .write_all(b"GET /huge HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut buffer = vec![0; 1 << 16];
    let mut read = 0;
    while let Ok(count @ 1..) = client.read(&mut buffer) {
        read += count;
    }
    assert!(read > 1 << 30, "{read}");
    let grown = peak_memory() - before;
    assert!(grown < 256 << 20, "{grown} bytes more");
}
