//! The online games this device takes part in, so that their players find back to them.

use api::online::GameCode;
use leptos::prelude::*;
use rules::Setup;

use crate::place::Place;
use crate::places::play::wording as games;
use crate::store::local_storage;
use crate::t;

/// The storage key of the list: a code and a setup on every line, the newest first.
const GAMES: &str = "quarterturn.online-games";

/// How many are kept.
const MOST: usize = 20;

type Listed = (GameCode, Setup);

fn read(text: &str) -> Vec<Listed> {
    let line = |line: &str| {
        let (code, setup) = line.split_once(' ')?;
        Some((code.parse().ok()?, setup.parse().ok()?))
    };
    text.lines().filter_map(line).take(MOST).collect()
}

fn write(list: &[Listed]) -> String {
    let lines = list.iter().take(MOST);
    lines
        .map(|(code, setup)| format!("{code} {setup}\n"))
        .collect()
}

/// The list with a game at its beginning.
fn with(list: Vec<Listed>, game: Listed) -> Vec<Listed> {
    let others = without(list, &game.0);
    std::iter::once(game).chain(others).collect()
}

fn without(mut list: Vec<Listed>, code: &GameCode) -> Vec<Listed> {
    list.retain(|(listed, _)| listed != code);
    list
}

fn stored() -> Vec<Listed> {
    local_storage::read(GAMES).map_or_else(Vec::new, |text| read(&text))
}

/// Puts a game first.
pub fn remember(code: &GameCode, setup: Setup) {
    // Without storage there is still the link.
    let _ = local_storage::write(GAMES, &write(&with(stored(), (code.clone(), setup))));
}

/// A game is over: its link still leads there.
pub fn forget(code: &GameCode) {
    let list = stored();
    if list.iter().any(|(listed, _)| listed == code) {
        let _ = local_storage::write(GAMES, &write(&without(list, code)));
    }
}

/// Links to the games, if there are any.
#[component]
pub fn OwnOnlineGames() -> impl IntoView {
    let list = stored();
    let links = list.into_iter().map(|(code, setup)| {
        let place = Place::Online(code.clone()).to_string();
        view! {
            <li class="own-game">
                <a href=place>
                    <strong>{move || games::game(setup)}</strong>
                    <small>{code.to_string()}</small>
                </a>
            </li>
        }
    });
    let links: Vec<_> = links.collect();
    (!links.is_empty()).then(|| {
        view! {
            <section class="own" aria-labelledby="own-online">
                <h2 id="own-online">{move || t!("online-own")}</h2>
                <ul class="own-games">{links}</ul>
            </section>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(number: usize) -> GameCode {
        GameCode::of([u8::try_from(number).unwrap(); 10])
    }

    #[test]
    fn the_newest_game_comes_first_and_each_is_listed_once() {
        let mut list = Vec::new();
        for number in [1, 2, 1] {
            list = with(list, (code(number), Setup::TIX));
        }
        assert_eq!(list, [(code(1), Setup::TIX), (code(2), Setup::TIX)]);
        assert_eq!(without(list, &code(1)), [(code(2), Setup::TIX)]);
    }

    #[test]
    fn the_list_is_read_back_without_what_cannot_be_read() {
        let custom: Setup = "6u:X4T6/T10".parse().unwrap();
        let list = vec![(code(3), custom), (code(4), Setup::REGATTA)];
        assert_eq!(read(&write(&list)), list);
        let damaged = format!("nonsense\n{}\n22 tix\n{} chess\n", write(&list), code(5));
        assert_eq!(read(&damaged), list);
    }

    #[test]
    fn only_the_newest_are_kept() {
        let mut list = Vec::new();
        for number in 0..MOST + 5 {
            list = with(list, (code(number), Setup::TIX));
        }
        let kept = read(&write(&list));
        assert_eq!(kept.len(), MOST);
        assert_eq!(kept[0].0, code(MOST + 4));
    }
}
