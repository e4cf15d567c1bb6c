//! The puzzle packs and opening books, one file for each game, the daily puzzles, and what is known
//! about who wins.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::Context;

use crate::site::Site;

/// The prefixes of the names of such files, each also the name of the folder they are in.
pub(crate) const NAMES: [&str; 3] = [PUZZLES, OPENINGS, TRUTH];

/// The puzzle packs.
pub(crate) const PUZZLES: &str = "puzzles";

/// The opening books.
pub(crate) const OPENINGS: &str = "openings";

/// Who wins.
pub(crate) const TRUTH: &str = "truth";

/// The games that have one.
const GAMES: [&str; 4] = ["tix", "tixel", "poka-yoke", "regatta"];

/// The daily puzzles.
const DAILY: &str = "daily";

/// What is known about who wins: solved boards, and matches.
const KNOWN: [&str; 2] = ["boards", "matches"];

/// The names of a folder's files.
fn files(name: &str) -> impl Iterator<Item = &'static str> {
    let daily = (name == PUZZLES).then_some(DAILY);
    let names: &[&str] = if name == TRUTH { &KNOWN } else { &GAMES };
    names.iter().copied().chain(daily)
}

/// Adds the files of a folder, and says where the page finds them, as lines of its head.
pub(crate) fn add(site: &mut Site, root: &Path, name: &str) -> anyhow::Result<String> {
    let folder = root.join(name);
    let mut lines = String::new();
    for game in files(name) {
        let path = folder.join(format!("{game}.tsv"));
        let pack =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let file = site.add_hashed(&format!("{name}-{game}.txt"), pack);
        let _ = writeln!(
            lines,
            "<meta name=\"quarterturn-{name}-{game}\" content=\"./{file}\">"
        );
    }
    Ok(lines.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site;

    #[test]
    fn every_pack_and_every_book_is_small_enough_to_be_fetched() {
        let mut site = Site::default();
        for (name, count) in [(OPENINGS, 4), (PUZZLES, 5), (TRUTH, 2)] {
            let tags = add(&mut site, &crate::root(), name).unwrap();
            assert_eq!(tags.lines().count(), count, "{tags}");
        }
        for (name, bytes) in site.files() {
            let weight = site::brotli(bytes).unwrap().len();
            assert!(weight <= 40 << 10, "{name}: {weight} bytes");
        }
    }
}
