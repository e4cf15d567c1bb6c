//! Everything stored on the device as one file, and back.

use std::collections::BTreeMap;

use record::{Game, GameResult};

use super::StoreError;
use super::games::{self, StoredGame};
use super::local_storage;
use super::results::{self, Results, texts, written};
use crate::t;

/// The version of the format, a map of texts: `{"quarterturn":"1","quarterturn.settings":"…",
/// "game.abc":"…"}`.
const VERSION: u32 = 1;
/// The name of the version field.
const HEAD: &str = "quarterturn";
/// The prefix of games' names.
const GAME: &str = "game.";

/// Larger files are not read, in bytes.
pub const LARGEST: f64 = 64.0 * 1024.0 * 1024.0;

/// The prefix of every key.
const PREFIX: &str = "quarterturn.";

/// Keys of transient data of this device.
const PASSING: [&str; 3] = [
    "quarterturn.games-changed",
    "quarterturn.last-game",
    "quarterturn.clock",
];

/// The prefix of online games' keys: their seats belong to this browser.
const ONLINE: &str = "quarterturn.online";

const LESSONS: &str = "quarterturn.lessons";

/// Everything kept on a device.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Archive {
    /// Settings, lessons, results and so on, by their storage keys.
    texts: BTreeMap<String, String>,
    games: Vec<StoredGame>,
}

/// Why a file is not imported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArchiveError {
    /// It is something else.
    #[error("this is not a file of Quarterturn")]
    Foreign,
    /// A newer version has written it.
    #[error("version {0} of the format is not known")]
    Newer(u32),
    /// It is damaged.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// It is too large to be read.
    #[error("the file is too large")]
    TooLarge,
    /// It cannot be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ArchiveError {
    /// The sentence that tells the user.
    pub fn said(&self) -> String {
        match self {
            ArchiveError::Foreign => t!("kept-foreign"),
            ArchiveError::Newer(_) => t!("kept-newer"),
            ArchiveError::Damaged(fault) => t!("kept-damaged", fault = fault),
            ArchiveError::TooLarge => t!("kept-too-large"),
            ArchiveError::Store(error) => error.said(),
        }
    }
}

/// What an import changes on this device.
#[derive(Clone, PartialEq, Debug, Default)]
struct Changes {
    texts: Vec<(String, String)>,
    games: Vec<StoredGame>,
}

impl Archive {
    /// Parses a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Archive, ArchiveError> {
        let mut named = texts(text).map_err(|_| ArchiveError::Foreign)?;
        let version = named.remove(HEAD).and_then(|version| version.parse().ok());
        let version: u32 = version.ok_or(ArchiveError::Foreign)?;
        if version > VERSION {
            return Err(ArchiveError::Newer(version));
        }
        let mut archive = Archive::default();
        for (name, text) in named {
            let fault = match name.strip_prefix(GAME) {
                Some(id) => match read_game(id, &text) {
                    Ok(game) => {
                        archive.games.push(game);
                        continue;
                    }
                    Err(fault) => Some(fault),
                },
                None if name == LESSONS => counts(&text).err(),
                None if name == results::KEY => Results::read(&text).err(),
                None if is_kept(&name) => None,
                None => Some("it is not known".to_owned()),
            };
            if let Some(fault) = fault {
                return Err(ArchiveError::Damaged(format!("{name}: {fault}")));
            }
            archive.texts.insert(name, text);
        }
        Ok(archive)
    }

    /// The text of the file.
    ///
    /// # Errors
    /// If a game cannot be written.
    pub fn write(&self) -> Result<String, StoreError> {
        let mut named = self.texts.clone();
        named.insert(HEAD.to_owned(), VERSION.to_string());
        for game in &self.games {
            named.insert(format!("{GAME}{}", game.id), game.write()?);
        }
        Ok(written(&named))
    }

    /// The changes that merge the file into this device.
    fn merge(&self, here: &Archive) -> Changes {
        let mut changes = Changes::default();
        for (key, text) in &self.texts {
            let own = here.texts.get(key);
            let merged = match own {
                None => text.clone(),
                Some(own) => merged(key, own, text),
            };
            if own != Some(&merged) {
                changes.texts.push((key.clone(), merged));
            }
        }
        for game in &self.games {
            changes.games.extend(merged_game(&here.games, game));
        }
        changes
    }
}

/// A game that can be shown.
fn read_game(id: &str, text: &str) -> Result<StoredGame, String> {
    let game = StoredGame::read(text).map_err(|error| error.to_string())?;
    if game.id != id {
        return Err("its id is another".to_owned());
    }
    let record: Result<Game, _> = game.record.parse();
    record.map_err(|error| error.to_string())?;
    Ok(game)
}

/// Whether a text is more than transient.
fn is_kept(key: &str) -> bool {
    key.starts_with(PREFIX) && !key.starts_with(ONLINE) && !PASSING.contains(&key)
}

/// Merges two texts. Where only one can be kept, such as the theme, this device's wins.
fn merged(key: &str, own: &str, other: &str) -> String {
    match key {
        LESSONS => {
            let (Ok(mut own), Ok(other)) = (counts(own), counts(other)) else {
                return own.to_owned();
            };
            for (lesson, steps) in other {
                let done = own.entry(lesson).or_default();
                *done = steps.max(*done);
            }
            serde_json::to_string(&own).unwrap_or_default()
        }
        results::KEY => {
            let (Ok(mut own), Ok(other)) = (Results::read(own), Results::read(other)) else {
                return own.to_owned();
            };
            own.merge(&other);
            own.write()
        }
        _ => own.to_owned(),
    }
}

/// The progress of lessons: steps done by lesson.
fn counts(text: &str) -> Result<BTreeMap<String, usize>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// The game to save so that nothing of a file's game is lost, unless it is already here.
fn merged_game(here: &[StoredGame], game: &StoredGame) -> Option<StoredGame> {
    let with_id = |id: &str| here.iter().find(|own| own.id == id);
    let Some(own) = with_id(&game.id) else {
        return Some(game.clone());
    };
    if own.record == game.record || continues(&own.record, &game.record) {
        return None;
    }
    if continues(&game.record, &own.record) {
        // A tab that shows the shorter one must notice.
        let revision = own.revision.max(game.revision) + 1;
        return Some(StoredGame {
            revision,
            ..game.clone()
        });
    }
    // They diverged: keep both. Importing the same file again must not add it twice.
    let id = format!("{}-{:08x}", game.id, fingerprint(&game.record));
    with_id(&id)
        .is_none()
        .then(|| StoredGame { id, ..game.clone() })
}

/// Whether one record begins with all turns of another that is not over.
fn continues(long: &str, short: &str) -> bool {
    let (Ok(long), Ok(short)) = (long.parse::<Game>(), short.parse::<Game>()) else {
        return false;
    };
    let plies = |game: &Game| {
        let tree = game.tree();
        let nodes = tree.main_line().filter_map(|id| tree.node(id));
        nodes
            .filter_map(|node| node.ply().cloned())
            .collect::<Vec<_>>()
    };
    let plain = short.result() == GameResult::Open && short.setup() == long.setup();
    plain && plies(&long).starts_with(&plies(&short))
}

/// FNV-1a.
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811C_9DC5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Everything kept on this device.
///
/// # Errors
/// If the browser stores nothing.
pub async fn collect() -> Result<Archive, StoreError> {
    let (mut games, _) = games::all().await?;
    // Unreadable games stay on this device and out of the file.
    games.retain(|game| game.record.parse::<Game>().is_ok());
    let mut texts = BTreeMap::new();
    for key in local_storage::keys() {
        if let Some(text) = local_storage::read(&key).filter(|_| is_kept(&key)) {
            texts.insert(key, text);
        }
    }
    Ok(Archive { texts, games })
}

/// Merges a file into this device, and returns how many games that added or extended.
///
/// # Errors
/// What is wrong with the file, or why it cannot be stored.
pub async fn import(text: &str) -> Result<usize, ArchiveError> {
    let archive = Archive::read(text)?;
    let changes = archive.merge(&collect().await?);
    games::put_all(&changes.games).await?;
    for (key, text) in &changes.texts {
        local_storage::write(key, text)?;
        local_storage::tell_this_tab(key, text);
    }
    Ok(changes.games.len())
}

#[cfg(test)]
#[path = "archive_tests.rs"]
mod tests;
