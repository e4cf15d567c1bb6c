//! A power cut, after which a disk holds what was synced and an arbitrary part of the rest.
//!
//! A writer runs under `strace`, which records every write and every sync. From that a disk is
//! reconstructed as it may look after a cut at any moment: everything synced before it is there,
//! and of the rest nothing or some.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use api::online::GameCode;
use random::Random;
use server::store::Store;

use crate::database::Database;
use crate::kill::{acknowledge, writer};

/// How many acknowledgements are waited for.
const ENOUGH: usize = 300;

/// How often the power is cut, in one recording; `QUARTERTURN_CUTS` says otherwise.
fn cuts() -> u32 {
    let cuts = env::var("QUARTERTURN_CUTS").ok();
    cuts.map_or(24, |cuts| cuts.parse().unwrap())
}

#[tokio::test]
async fn after_a_power_cut_everything_acknowledged_is_there() {
    assert_eq!(losses("write").await, 0);
}

/// The test above would be worthless if this one found nothing.
#[tokio::test]
async fn without_syncing_a_power_cut_loses_what_was_acknowledged() {
    assert!(losses("write-unsynced").await > 0);
}

/// How many acknowledged entries are missing after cuts at random moments.
async fn losses(how: &str) -> u64 {
    let database = Database::sqlite();
    let path = Path::new(database.address.strip_prefix("sqlite:").unwrap());
    let recording = record(how, &database.address, path);
    let first = recording.iter().position(Step::is_acknowledgement);
    let first = first.expect("something is acknowledged");
    let mut random = Random::new(3);
    let mut lost = 0;
    for cut in 0..cuts() {
        let length = u32::try_from(recording.len() - first).unwrap();
        let end = first + usize::try_from(random.below(length)).unwrap();
        let chance = [0, 2][usize::try_from(cut % 2).unwrap()];
        let disk = Disk::after(&recording[..=end], chance, &mut random);
        lost += disk.missing().await;
    }
    eprintln!("counted: {how}: {} power cuts, {lost} entries lost", cuts());
    lost
}

/// Something the writer did.
enum Step {
    Write {
        file: String,
        offset: usize,
        bytes: Vec<u8>,
    },
    Truncate {
        file: String,
        length: usize,
    },
    Synced {
        file: String,
    },
    Acknowledged(String),
}

impl Step {
    fn is_acknowledgement(&self) -> bool {
        matches!(self, Step::Acknowledged(_))
    }

    /// Reads a call and its arguments. The names of files are those beside the database.
    fn read(call: &str, database: &Path) -> Option<Step> {
        let (name, rest) = call.split_once('(')?;
        let (number, rest) = rest.split_once('<')?;
        let (place, rest) = rest.split_once('>')?;
        if name == "write" && number == "1" {
            let text = String::from_utf8(unquoted(rest)?).ok()?;
            return Some(Step::Acknowledged(text));
        }
        let place = PathBuf::from(unescaped(place)?);
        if place.parent() != database.parent() {
            return None;
        }
        let file = place.file_name()?.to_str()?.to_owned();
        let last_number = || {
            let arguments = rest.split(')').next()?;
            arguments.rsplit(", ").next()?.trim().parse().ok()
        };
        match name {
            "pwrite64" => Some(Step::Write {
                file,
                offset: last_number()?,
                bytes: unquoted(rest)?,
            }),
            "ftruncate" => Some(Step::Truncate {
                file,
                length: last_number()?,
            }),
            "fsync" | "fdatasync" => Some(Step::Synced { file }),
            _ => None,
        }
    }
}

/// The bytes of the first text in quotes, which is written in hexadecimal.
fn unquoted(text: &str) -> Option<Vec<u8>> {
    let quoted = text.split('"').nth(1)?;
    quoted
        .split("\\x")
        .skip(1)
        .map(|byte| u8::from_str_radix(byte, 16).ok())
        .collect()
}

/// A path, which newer versions write in hexadecimal too.
fn unescaped(text: &str) -> Option<String> {
    if !text.starts_with("\\x") {
        return Some(text.to_owned());
    }
    String::from_utf8(unquoted(&format!("\"{text}\""))?).ok()
}

/// Lets the writer write, and returns what it did.
fn record(how: &str, address: &str, database: &Path) -> Vec<Step> {
    let trace = database.with_extension("trace");
    let mut child = Command::new("strace")
        .args(["-f", "-qq", "-y", "-xx", "-s", "100000", "-o"])
        .arg(&trace)
        .args(["-e", "trace=write,pwrite64,ftruncate,fsync,fdatasync"])
        .arg(writer())
        .args([how, address, "4"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this test needs strace: install it with `apt-get install strace`");
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let heard = lines.map_while(Result::ok).take(ENOUGH).count();
    assert_eq!(heard, ENOUGH, "it writes until nobody listens");
    // Nobody listens any more, so it ends.
    child.wait().unwrap();
    let text = fs::read_to_string(&trace).unwrap();
    steps(&text, database)
}

/// The steps of a recording. What a thread began and finished later is two lines: writes count from
/// the first, syncs from the second.
fn steps(text: &str, database: &Path) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut begun: BTreeMap<&str, Step> = BTreeMap::new();
    for line in text.lines() {
        let Some((thread, call)) = line.split_once(' ') else {
            continue;
        };
        let call = call.trim_start();
        if call.starts_with("<... ") {
            if call.ends_with("= 0") {
                steps.extend(begun.remove(thread));
            }
            continue;
        }
        let whole = call.strip_suffix(" <unfinished ...>");
        let Some(step) = Step::read(whole.unwrap_or(call), database) else {
            continue;
        };
        match step {
            Step::Synced { .. } if whole.is_some() => {
                begun.insert(thread, step);
            }
            Step::Synced { .. } if !call.ends_with("= 0") => {}
            step => steps.push(step),
        }
    }
    steps
}

/// The files on a disk after a cut, and what was acknowledged before it.
struct Disk {
    files: BTreeMap<String, Vec<u8>>,
    acknowledged: BTreeMap<String, u64>,
}

impl Disk {
    /// Of the unsynced writes nothing survives, or one in `chance`.
    fn after(steps: &[Step], chance: u32, random: &mut Random) -> Disk {
        let mut disk = Disk {
            files: BTreeMap::new(),
            acknowledged: BTreeMap::new(),
        };
        let mut waiting: Vec<&Step> = Vec::new();
        for step in steps {
            match step {
                Step::Acknowledged(lines) => {
                    for line in lines.lines() {
                        acknowledge(&mut disk.acknowledged, line);
                    }
                }
                Step::Synced { file: synced } => {
                    let (now, later): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|step| {
                        matches!(step, Step::Write { file, .. } | Step::Truncate { file, .. }
                            if file == synced)
                    });
                    for step in now {
                        disk.apply(step);
                    }
                    waiting = later;
                }
                step => waiting.push(step),
            }
        }
        for step in waiting {
            if chance > 0 && random.below(chance) == 0 {
                disk.apply(step);
            }
        }
        disk
    }

    fn apply(&mut self, step: &Step) {
        match step {
            Step::Write {
                file,
                offset,
                bytes,
            } => {
                let content = self.files.entry(file.clone()).or_default();
                let end = offset + bytes.len();
                content.resize(content.len().max(end), 0);
                content[*offset..end].copy_from_slice(bytes);
            }
            Step::Truncate { file, length } => {
                let content = self.files.entry(file.clone()).or_default();
                content.resize(*length, 0);
            }
            Step::Synced { .. } | Step::Acknowledged(_) => {}
        }
    }

    /// How many acknowledged entries are not in the database.
    async fn missing(&self) -> u64 {
        let database = Database::sqlite();
        let path = Path::new(database.address.strip_prefix("sqlite:").unwrap());
        for (name, content) in &self.files {
            // Journals are gone before anything is acknowledged, and the rest is irrelevant.
            if name.ends_with(".sqlite") || name.ends_with("-wal") {
                fs::write(path.with_file_name(name), content).unwrap();
            }
        }
        let Ok(store) = Store::open(&database.address).await else {
            return self.acknowledged.values().sum();
        };
        let mut missing = 0;
        for (game, newest) in &self.acknowledged {
            let code: GameCode = game.parse().unwrap();
            let there = match store.entries(&code, 0).await {
                Ok(entries) => u64::try_from(entries.len()).unwrap(),
                Err(_) => 0,
            };
            missing += newest.saturating_sub(there);
        }
        store.close().await;
        missing
    }
}

#[test]
fn what_a_thread_finishes_later_is_read_too() {
    let database = Path::new("/tmp/games.sqlite");
    let text = "\
        7 pwrite64(9</tmp/games.sqlite-wal>, \"\\x01\\x02\", 2, 4096 <unfinished ...>\n\
        8 write(1<pipe:[1]>, \"\\x61\\x0a\", 2) = 2\n\
        7 <... pwrite64 resumed>)          = 2\n\
        7 fdatasync(9</tmp/games.sqlite-wal> <unfinished ...>\n\
        8 ftruncate(4<\\x2f\\x74\\x6d\\x70\\x2f\\x61>, 12) = 0\n\
        7 <... fdatasync resumed>)         = 0\n\
        7 fdatasync(9</tmp/games.sqlite-wal>) = -1 EIO (Input/output error)\n\
        7 fdatasync(3</elsewhere/file>) = 0\n";
    let steps = steps(text, database);
    let [write, acknowledged, truncate, synced] = &steps[..] else {
        panic!("{} steps", steps.len());
    };
    assert!(matches!(write, Step::Write { file, offset: 4096, bytes }
            if file == "games.sqlite-wal" && bytes == &[1, 2]));
    assert!(matches!(acknowledged, Step::Acknowledged(text) if text == "a\n"));
    assert!(matches!(truncate, Step::Truncate { file, length: 12 } if file == "a"));
    assert!(matches!(synced, Step::Synced { file } if file == "games.sqlite-wal"));
}
