//! Announces news about the user's games and challenges, on every page.

use std::cell::RefCell;

use api::lobby::{LobbyId, OpenChallenge};
use api::online::{GameCode, Offer};

use leptos::prelude::untrack;

use super::news::{Known, OwnGame};
use crate::board::{Sound, play_sound};
use crate::place::Place;
use crate::places::lobby;
use crate::places::online::wording;
use crate::settings::settings;
use crate::{address, shell, t};

/// Something announced once.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Told {
    /// A challenge to the person at this screen.
    Challenge(LobbyId),
    /// Their own challenge was accepted.
    Accepted(LobbyId),
    /// An offer of the opponent.
    Offer(GameCode, Offer),
}

thread_local! {
    static TOLD: RefCell<Vec<Told>> = const { RefCell::new(Vec::new()) };
}

/// Announces what is new since `before`. The lobby announces challenges itself, and a game's page
/// its own events.
pub fn tell(before: &Known, games: &[OwnGame], challenges: &[OpenChallenge]) {
    let here = untrack(address::here).ok();
    let is_here = |code: &GameCode| here == Some(Place::Online(code.clone()));
    let in_lobby = here == Some(Place::Lobby);
    let challenged = challenges.iter().filter_map(of_challenge);
    let offered = games.iter().filter_map(of_offer);
    let current: Vec<(Told, Notice)> = challenged.chain(offered).collect();
    let begun = begun(before, games, challenges);
    for (told, notice) in &current {
        let is_told = TOLD.with_borrow(|all| all.contains(told));
        let is_of_lobby = matches!(told, Told::Challenge(_) | Told::Accepted(_));
        let is_seen = is_of_lobby && in_lobby || here.as_ref() == Some(&notice.place);
        if !is_told && !is_seen {
            show(notice);
        }
    }
    for game in begun {
        if !in_lobby && !is_here(&game.code) {
            show(&Notice {
                words: t!("online-begun-against", name = opponent(game)),
                place: Place::Online(game.code.clone()),
            });
        }
    }
    // Withdrawn items may return.
    TOLD.set(current.into_iter().map(|(told, _)| told).collect());
}

/// The message, and where it leads.
#[derive(Clone, PartialEq, Debug)]
struct Notice {
    words: String,
    place: Place,
}

fn show(notice: &Notice) {
    let place = notice.place.clone();
    shell::notify_with(notice.words.clone(), t!("lobby-challenge-see"), move || {
        address::go(&place);
    });
    if untrack(settings).has_sounds() {
        play_sound(Sound::Offer);
    }
}

fn of_challenge(one: &OpenChallenge) -> Option<(Told, Notice)> {
    match (&one.game, one.is_own) {
        (None, false) => Some((
            Told::Challenge(one.id),
            Notice {
                words: t!("lobby-challenged-by", name = lobby::player(&one.from)),
                place: Place::Lobby,
            },
        )),
        (Some(code), true) => Some((
            Told::Accepted(one.id),
            Notice {
                words: t!("lobby-challenge-accepted", name = one.to.to_string()),
                place: Place::Online(code.clone()),
            },
        )),
        _ => None,
    }
}

fn of_offer(game: &OwnGame) -> Option<(Told, Notice)> {
    let offer = game.summary.as_ref()?.offered()?;
    let name = opponent(game);
    let words = match offer {
        Offer::Draw => t!("online-draw-offered-by", name = name),
        Offer::Takeback => t!("online-takeback-asked-by", name = name),
        Offer::Rematch => t!("online-rematch-offered-by", name = name),
    };
    let place = Place::Online(game.code.clone());
    Some((
        Told::Offer(game.code.clone(), offer),
        Notice { words, place },
    ))
}

fn opponent(game: &OwnGame) -> String {
    let summary = game.summary.as_ref();
    let name = summary.and_then(wording::opponent);
    name.unwrap_or_else(|| t!("lobby-guest"))
}

/// The games that have begun since the last answer: somebody accepted an invitation or a rematch.
/// Accepted challenges are announced separately.
fn begun<'a>(
    before: &Known,
    games: &'a [OwnGame],
    challenges: &[OpenChallenge],
) -> Vec<&'a OwnGame> {
    if before.at == 0.0 {
        return Vec::new();
    }
    let is_on = |game: &OwnGame| {
        game.summary
            .as_ref()
            .is_some_and(|game| game.to_move.is_some())
    };
    let was_on = |code: &GameCode| {
        let mut known = before.games.iter();
        known.any(|game| game.code == *code && is_on(game))
    };
    let by_challenge =
        |code: &GameCode| challenges.iter().any(|one| one.game.as_ref() == Some(code));
    let is_new = |game: &&OwnGame| is_on(game) && !was_on(&game.code) && !by_challenge(&game.code);
    games.iter().filter(is_new).collect()
}

#[cfg(test)]
mod tests {
    use super::super::news::tests::{game, known};
    use super::*;
    use api::online::Seat;

    #[test]
    fn a_game_has_begun_when_somebody_has_come() {
        let (white, black) = (Seat::White, Seat::Black);
        let waiting = game(1, white, None, None);
        let going_on = game(2, white, Some(black), None);
        let before = known(vec![waiting.clone(), going_on.clone()]);
        let accepted = game(1, white, Some(white), None);
        let rematch = game(3, black, Some(white), None);
        let now = known(vec![accepted, going_on, rematch]).games;
        let codes = |games: Vec<&OwnGame>| -> Vec<GameCode> {
            games.into_iter().map(|game| game.code.clone()).collect()
        };
        let mut begun_now = codes(begun(&before, &now, &[]));
        begun_now.sort_unstable();
        assert_eq!(begun_now, [1, 3].map(|number| GameCode::of([number; 10])));
        assert_eq!(
            codes(begun(
                &Known {
                    games: now.clone(),
                    ..before
                },
                &now,
                &[]
            )),
            []
        );
        // The first answer is the baseline, not news.
        assert_eq!(codes(begun(&Known::default(), &now, &[])), []);
    }
}
