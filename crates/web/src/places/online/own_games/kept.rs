//! The online games of this device, so that their players find them while the server is
//! unreachable: a code and a setup on every line, and whether it is rated, the newest first.

use api::online::{GameCode, Stakes, Terms};
use rules::Setup;

use crate::online::participation::{self, GAMES, LATELY, RATED};
use crate::store::local_storage;

/// For how long after a game its player may be offered a rematch: 14 days, in milliseconds.
const LATELY_OVER: f64 = 14.0 * 86_400_000.0;

/// How many are kept.
const MOST: usize = 20;

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its code.
    pub code: GameCode,
    /// Which one it is.
    pub setup: Setup,
    /// Whether it counts for the rating.
    pub is_rated: bool,
}

fn read(text: &str) -> Vec<Listed> {
    let line = |line: &str| {
        let (code, rest) = line.split_once(' ')?;
        let plain = rest.strip_suffix(RATED);
        Some(Listed {
            code: code.parse().ok()?,
            setup: plain.unwrap_or(rest).parse().ok()?,
            is_rated: plain.is_some(),
        })
    };
    text.lines().filter_map(line).take(MOST).collect()
}

fn write(list: &[Listed]) -> String {
    let lines = list.iter().take(MOST);
    lines
        .map(|game| {
            let rated = if game.is_rated { RATED } else { "" };
            format!("{} {}{rated}\n", game.code, game.setup)
        })
        .collect()
}

/// The list with a game at its beginning.
fn with(list: Vec<Listed>, game: Listed) -> Vec<Listed> {
    let others = without(list, &game.code);
    std::iter::once(game).chain(others).collect()
}

fn without(mut list: Vec<Listed>, code: &GameCode) -> Vec<Listed> {
    list.retain(|listed| listed.code != *code);
    list
}

/// What is kept.
pub fn stored() -> Vec<Listed> {
    local_storage::read(GAMES).map_or_else(Vec::new, |text| read(&text))
}

/// A game on these terms.
pub fn listed(code: &GameCode, terms: &Terms) -> Listed {
    Listed {
        code: code.clone(),
        setup: terms.setup,
        is_rated: terms.stakes == Stakes::Rated,
    }
}

/// Puts a game first.
pub fn remember(code: &GameCode, terms: &Terms) {
    let game = listed(code, terms);
    // Without storage there is still the link.
    let _ = local_storage::write(GAMES, &write(&with(stored(), game)));
    participation::changed();
}

/// A game is over: drop it from the list. Its link still works.
pub fn forget(code: &GameCode, now: f64) {
    replace(&without(stored(), code), now);
}

/// Replaces the list by the server's.
pub fn replace(list: &[Listed], now: f64) {
    let before = stored();
    if before == list {
        return;
    }
    // Without storage the server still knows.
    let _ = local_storage::write(GAMES, &write(list));
    if is_one_over(&before, list) {
        // The opponent may offer a rematch: keep polling until then.
        let _ = local_storage::write(LATELY, &(now + LATELY_OVER).to_string());
    }
    participation::changed();
}

/// Whether a listed game has ended.
fn is_one_over(before: &[Listed], now: &[Listed]) -> bool {
    let is_on = |game: &Listed| now.iter().any(|listed| listed.code == game.code);
    !before.iter().all(is_on)
}

/// Stops waiting for a rematch once it is too late.
pub fn forget_in_time(now: f64) {
    let until = local_storage::read(LATELY);
    let until = until.map(|text| text.parse().unwrap_or(f64::NEG_INFINITY));
    if until.is_some_and(|until| until <= now) {
        local_storage::remove(LATELY);
        participation::changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(number: usize) -> GameCode {
        GameCode::of([u8::try_from(number).unwrap(); 10])
    }

    fn game(number: usize, setup: Setup) -> Listed {
        Listed {
            code: code(number),
            setup,
            is_rated: number % 2 == 1,
        }
    }

    #[test]
    fn the_newest_game_comes_first_and_each_is_listed_once() {
        let mut list = Vec::new();
        for number in [1, 2, 1] {
            list = with(list, game(number, Setup::TIX));
        }
        assert_eq!(list, [game(1, Setup::TIX), game(2, Setup::TIX)]);
        assert_eq!(without(list, &code(1)), [game(2, Setup::TIX)]);
    }

    #[test]
    fn the_list_is_read_back_without_what_cannot_be_read() {
        let custom: Setup = "6u:X4T6/T10".parse().unwrap();
        let list = vec![game(3, Setup::REGATTA), game(4, custom)];
        assert_eq!(read(&write(&list)), list);
        let damaged = format!("nonsense\n{}\n22 tix\n{} chess\n", write(&list), code(5));
        assert_eq!(read(&damaged), list);
    }

    #[test]
    fn a_game_is_over_that_is_no_longer_listed() {
        let games = [1, 2].map(|number| game(number, Setup::TIX));
        assert!(!is_one_over(&[], &games));
        assert!(!is_one_over(&games[..1], &games));
        assert!(is_one_over(&games, &games[1..]));
        assert!(is_one_over(&games, &[]));
    }

    #[test]
    fn only_the_newest_are_kept() {
        let mut list = Vec::new();
        for number in 0..MOST + 5 {
            list = with(list, game(number, Setup::TIX));
        }
        let kept = read(&write(&list));
        assert_eq!(kept.len(), MOST);
        assert_eq!(kept[0].code, code(MOST + 4));
    }
}
