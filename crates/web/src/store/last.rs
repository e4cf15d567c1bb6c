//! The last game that is not over, known before the database has answered: what leads back to it
//! stands on Home from the beginning, and nothing jumps.

use rules::Setup;

use super::brief;
use super::games::Kept;

const KEY: &str = "quarterturn.last-game";

/// The id and the setup of the last game that is not over, as far as is known.
pub fn known() -> Option<(String, Setup)> {
    read(&brief::kept(KEY)?)
}

/// From now on this one is known.
pub fn know(game: Option<&(String, Setup)>) {
    match game {
        // What is not noted is only seen a moment later.
        Some((id, setup)) => drop(brief::keep(KEY, &format!("{id} {setup}"))),
        None => brief::forget(KEY),
    }
}

/// A game was kept.
pub(super) fn kept(game: &Kept) {
    match open(game) {
        Some(game) => know(Some(&game)),
        None => deleted(&game.id),
    }
}

/// A game was deleted, or is over.
pub(super) fn deleted(id: &str) {
    if known().is_some_and(|(known, _)| known == id) {
        know(None);
    }
}

/// The id and setup of a game that is not over.
pub fn open(kept: &Kept) -> Option<(String, Setup)> {
    let game: record::Game = kept.record.parse().ok()?;
    let over = game.result() != record::GameResult::Open || game.end().winner().is_some();
    (!over).then(|| (kept.id.clone(), game.end().setup()))
}

fn read(text: &str) -> Option<(String, Setup)> {
    let (id, setup) = text.split_once(' ')?;
    Some((id.to_owned(), setup.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(record: &str) -> Kept {
        Kept::new(format!("[Setup \"tix\"]\n\n{record}\n"), String::new())
    }

    #[test]
    fn only_a_game_that_is_not_over_is_open() {
        let id = kept("*").id;
        assert_eq!(open(&kept("1. X@c2 *")), Some((id, Setup::TIX)));
        assert_eq!(open(&kept("1. X@c2 1-0")), None);
        assert_eq!(open(&kept("1. nonsense *")), None);
    }

    #[test]
    fn a_note_is_read_back_and_nonsense_is_not() {
        let noted = format!("abc {}", Setup::POKA_YOKE);
        assert_eq!(read(&noted), Some(("abc".to_owned(), Setup::POKA_YOKE)));
        assert_eq!(read("abc"), None);
        assert_eq!(read("abc chess"), None);
    }
}
