//! Whether somebody plays online on this device, or did recently. Only then is the server polled
//! for news, and the code for it fetched.

use leptos::prelude::*;
use rules::Setup;

use crate::store::local_storage;

/// The storage key of the games this device takes part in.
pub const GAMES: &str = "quarterturn.online-games";

/// The suffix of a line about a rated game.
pub const RATED: &str = " rated";

/// The storage key for how long a player of a finished game may still be offered a rematch.
pub const LATELY: &str = "quarterturn.online-lately";

/// The storage key that records that somebody is signed in.
pub const ACCOUNT: &str = "quarterturn.online-account";

thread_local! {
    static PLAYS_ONLINE: ArcRwSignal<bool> = ArcRwSignal::new(is_kept());
    static RATED_GAMES: ArcRwSignal<Vec<Setup>> = ArcRwSignal::new(rated());
}

fn rated() -> Vec<Setup> {
    let text = local_storage::read(GAMES).unwrap_or_default();
    rated_in(&text)
}

/// The setups of games played for a rating.
fn rated_in(text: &str) -> Vec<Setup> {
    let setup = |line: &str| {
        let (_, setup) = line.strip_suffix(RATED)?.split_once(' ')?;
        setup.parse().ok()
    };
    text.lines().filter_map(setup).collect()
}

/// Whether this game is being played for a rating here, so that help is off. Reactive.
pub fn plays_rated(setup: Setup) -> bool {
    RATED_GAMES.with(|games| games.with(|games| games.iter().any(|rated| is_same(*rated, setup))))
}

/// Whether one setup is another, or may be: a custom position has its own pieces.
fn is_same(rated: Setup, setup: Setup) -> bool {
    let board = |setup: Setup| (setup.size(), setup.edge());
    rated == setup || (setup.name().is_none() && board(rated) == board(setup))
}

fn is_kept() -> bool {
    [GAMES, ACCOUNT, LATELY]
        .into_iter()
        .any(|key| local_storage::read(key).is_some_and(|text| !text.is_empty()))
}

/// Whether somebody here plays online. Reactive.
pub fn plays_online() -> bool {
    PLAYS_ONLINE.with(Get::get)
}

/// The stored state has changed.
pub fn changed() {
    let now = is_kept();
    PLAYS_ONLINE.with(|plays| {
        if plays.get_untracked() != now {
            plays.set(now);
        }
    });
    let now = rated();
    RATED_GAMES.with(|games| {
        if games.with_untracked(|games| *games != now) {
            games.set(now);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_count_are_told_from_those_that_do_not() {
        let text = "23456789ab tix rated\n23456789ac regatta\nnonsense rated\n";
        assert_eq!(rated_in(text), [Setup::TIX]);
        assert_eq!(rated_in(""), []);
        assert!(is_same(Setup::TIX, Setup::TIX));
        assert!(!is_same(Setup::TIX, Setup::TIXEL));
        assert!(is_same(Setup::TIXEL, "6u:T5/T6".parse().unwrap()));
        assert!(!is_same(Setup::TIXEL, "7u:T9/T9".parse().unwrap()));
    }
}
