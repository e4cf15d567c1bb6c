//! The files as they are deployed.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::Context;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::split::CHUNKS;
use crate::{Module, packs, words};

/// The module that makes animated pictures.
pub(crate) const FILM: &str = "film";

/// The engine for boards larger than 8×8.
pub(crate) const LARGE_BOARDS: &str = "large-boards";

/// The engine with nets.
pub(crate) const NETS: &str = "nets";

/// The suffix of a net's name.
const NET: &str = ".net";

/// Modules that few visits need. They are fetched on demand, and then cached.
const WANTED_LATER: [&str; 3] = [FILM, LARGE_BOARDS, NETS];

/// Whether to write compressed copies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compress {
    /// As small as possible, which takes a while.
    Well,
    /// None, for a browser on the same machine.
    Not,
}

/// Files by their names.
#[derive(Default)]
pub(crate) struct Site {
    files: BTreeMap<String, Vec<u8>>,
}

impl Site {
    /// Adds a file under its own name.
    pub(crate) fn add(&mut self, name: &str, bytes: impl Into<Vec<u8>>) {
        self.files.insert(name.to_owned(), bytes.into());
    }

    /// Adds a file with the hash of its bytes in its name, so that it can be cached forever.
    pub(crate) fn add_hashed(&mut self, name: &str, bytes: impl Into<Vec<u8>>) -> String {
        let bytes = bytes.into();
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "bin"));
        let name = format!("{stem}.{}.{ending}", hash(&bytes));
        self.files.insert(name.clone(), bytes);
        name
    }

    /// Adds a module whose script names its wasm; returns the name of the script.
    pub(crate) fn add_module(&mut self, name: &str, module: &Module) -> String {
        let wasm = self.add_hashed(&format!("{name}.wasm"), module.wasm.clone());
        let mut script = module.script.replace(&format!("{name}_bg.wasm"), &wasm);
        for chunk in &module.chunks {
            let plain = format!("{}.wasm", chunk.name);
            let hashed = self.add_hashed(&plain, chunk.wasm.clone());
            script = script.replace(&format!("'{plain}'"), &format!("'{hashed}'"));
        }
        self.add_hashed(&format!("{name}.js"), script)
    }

    /// The files by their names.
    #[cfg(test)]
    pub(crate) fn files(&self) -> impl Iterator<Item = (&String, &Vec<u8>)> {
        self.files.iter()
    }

    /// A name for exactly this set of files.
    pub(crate) fn version(&self) -> String {
        let mut all = Sha256::new();
        for (name, bytes) in &self.files {
            all.update(name);
            all.update(bytes);
        }
        hex(&all.finalize())
    }

    /// The names of the files the app needs to run, as the entries of a list in a script. PNG icons
    /// are only fetched on installation; of the words, one language is enough.
    pub(crate) fn needed(&self) -> String {
        listing(self.files.keys().filter(|name| is_needed(name)))
    }

    /// The names of the files that are fetched on demand, likewise.
    pub(crate) fn later(&self) -> String {
        listing(self.files.keys().filter(|name| is_later(name)))
    }

    /// Writes everything into a new folder.
    pub(crate) fn write(&self, dist: &Path, compress: Compress) -> anyhow::Result<Weights> {
        let _ = fs::remove_dir_all(dist);
        fs::create_dir_all(dist).with_context(|| format!("cannot make {}", dist.display()))?;
        let mut weights = Weights::default();
        for (name, bytes) in &self.files {
            let put = |name: &str, bytes: &[u8]| {
                let path = dist.join(name);
                fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
            };
            put(name, bytes)?;
            let mut least = bytes.len();
            // PNG is already compressed.
            if compress == Compress::Well && !name.ends_with(".png") {
                let brotli = brotli(bytes)?;
                let gzip = gzip(bytes)?;
                least = brotli.len();
                put(&format!("{name}.br"), &brotli)?;
                put(&format!("{name}.gz"), &gzip)?;
            }
            weights.0.push((name.clone(), bytes.len(), least));
        }
        Ok(weights)
    }
}

fn is_needed(name: &str) -> bool {
    !is_later(name) && !name.ends_with(".png")
}

fn is_later(name: &str) -> bool {
    let module = name.split('.').next().unwrap_or_default();
    WANTED_LATER.contains(&module)
        || CHUNKS.contains(&module)
        || name.starts_with(words::NAME)
        || packs::NAMES.iter().any(|of| name.starts_with(of))
        || name.ends_with(NET)
}

fn listing<'a>(names: impl Iterator<Item = &'a String>) -> String {
    names.fold(String::new(), |mut list, name| {
        // Some hosts redirect from `index.html` to the folder, and a redirected response cannot be
        // used as a page.
        let name = if name == "index.html" { "./" } else { name };
        let _ = write!(list, "\n  \"{name}\",");
        list
    })
}

/// The sizes of files, plain and at their smallest.
#[derive(Default)]
pub(crate) struct Weights(Vec<(String, usize, usize)>);

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What a first visit fetches, including the copy for offline use, in the language with the
        // longest texts.
        let words = self.0.iter().filter(|file| file.0.starts_with(words::NAME));
        let words = words.max_by_key(|file| file.2);
        let visit = self.0.iter().filter(|(name, ..)| is_needed(name));
        let total = visit.chain(words).fold((0, 0), |(plain, least), file| {
            (plain + file.1, least + file.2)
        });
        writeln!(f, "    bytes compressed")?;
        for (name, plain, least) in &self.0 {
            writeln!(f, "{plain:9} {least:10} {name}")?;
        }
        writeln!(
            f,
            "{:9} {:10} a first visit, without PNG icons",
            total.0, total.1
        )
    }
}

pub(crate) fn brotli(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        // Large blocks make the page's module 1.5 kB smaller, and everything else larger.
        lgblock: if bytes.len() > 1 << 20 { 24 } else { 0 },
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}

fn gzip(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// Sixteen digits, by which the server recognises a hashed name.
fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(digest: &[u8]) -> String {
    digest.iter().take(8).fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::split::{Chunk, SHARED, STUDY};

    #[test]
    fn a_name_changes_when_the_file_does() {
        let mut site = Site::default();
        let one = site.add_hashed("style.css", "a");
        let other = site.add_hashed("style.css", "b");
        assert_ne!(one, other);
        assert!(one.starts_with("style.") && one.ends_with(".css"));
        assert_eq!(one.len(), "style.0123456789abcdef.css".len());
    }

    #[test]
    fn a_script_names_its_wasm_by_the_hash() {
        let mut site = Site::default();
        let module = Module {
            script: "new URL('web_bg.wasm', import.meta.url)".to_owned(),
            wasm: vec![1, 2, 3],
            chunks: Vec::new(),
        };
        let script = site.add_module("web", &module);
        let script = String::from_utf8(site.files[&script].clone()).unwrap();
        let wasm = site.files.keys().find(|name| name.ends_with(".wasm"));
        assert_eq!(
            script,
            format!("new URL('{}', import.meta.url)", wasm.unwrap())
        );
    }

    #[test]
    fn a_script_names_its_chunks_by_their_hashes() {
        let mut site = Site::default();
        let chunk = |name, wasm| Chunk { name, wasm };
        let module = Module {
            script: "load(['shared.wasm', 'study.wasm'])".to_owned(),
            wasm: vec![1, 2, 3],
            chunks: vec![chunk(SHARED, vec![4, 5]), chunk(STUDY, vec![6])],
        };
        let script = site.add_module("web", &module);
        let named = |name: &str| site.files.keys().find(|file| file.starts_with(name));
        let (shared, study) = (named("shared.").unwrap(), named("study.").unwrap());
        let expected = format!("load(['{shared}', '{study}'])");
        assert_eq!(site.files[&script], expected.as_bytes());
        for chunk in [shared, study] {
            assert!(!site.needed().contains(chunk));
            assert!(site.later().contains(chunk));
        }
    }

    #[test]
    fn the_version_depends_on_every_byte() {
        let mut site = Site::default();
        site.add("index.html", "a");
        let before = site.version();
        site.add("index.html", "b");
        assert_ne!(site.version(), before);
        site.add("icon.png", "");
        site.add("words-nl.0.txt", "");
        site.add("film.0.js", "");
        site.add("large-boards.0.wasm", "");
        site.add("nets.0.wasm", "");
        site.add("tixel.0.net", "");
        assert_eq!(site.needed(), "\n  \"./\",");
        let later = [
            "film.0.js",
            "large-boards.0.wasm",
            "nets.0.wasm",
            "tixel.0.net",
            "words-nl.0.txt",
        ];
        let later = later.map(|name| format!("\n  \"{name}\",")).concat();
        assert_eq!(site.later(), later);
    }
}
