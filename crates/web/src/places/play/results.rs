//! Wins and losses against the computer, by game and level.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use words::Ending;

use super::game::LocalGame;
use super::wording;
use crate::board::{Sound, play_sound};
use crate::language::{spoken, window};
use crate::settings::settings;
use crate::store::games::StoredGame;
use crate::store::results::{self, Finished, PersonalResult, results};
use crate::store::{experience, persistence};
use crate::t;

/// The result of a game against the computer, if it is over. A game from a custom position does not
/// count: it says nothing about strength.
fn counted(game: &LocalGame, ended: f64) -> Option<Finished> {
    finished(game, ended).filter(|_| game.is_from_start())
}

fn finished(game: &LocalGame, ended: f64) -> Option<Finished> {
    let (computer, level) = (game.terms.computer()?, game.terms.level()?);
    let outcome = match game.ending()? {
        Ending::NoAction { winner } | Ending::Resignation { winner } | Ending::Time { winner } => {
            if winner == computer {
                PersonalResult::Lost
            } else {
                PersonalResult::Won
            }
        }
        Ending::Agreement | Ending::Repetition => PersonalResult::Drawn,
    };
    let setup = game.setup();
    Some(Finished {
        game: setup
            .name()
            .map_or_else(|| setup.to_string(), str::to_owned),
        level,
        outcome,
        ended,
    })
}

/// Plays the sound for an end that did not happen on the board, such as on time.
pub fn play_ending(game: &LocalGame) {
    if untrack(settings).has_sounds() && game.ending().is_some() {
        let lost = finished(game, 0.0).is_some_and(|game| game.outcome == PersonalResult::Lost);
        play_sound(if lost { Sound::Loss } else { Sound::Win });
    }
}

/// A game is over: counts it, and asks the browser for persistent storage.
pub fn count(id: &str, game: &LocalGame) {
    if window().is_none() {
        return;
    }
    match counted(game, js_sys::Date::now()) {
        Some(finished) => results::add([(id.to_owned(), finished)]),
        None => experience::count(id),
    }
    spawn_local(async {
        // Somebody who has finished a game has something to lose.
        if persistence::is_granted().await == Some(false) {
            let _ = persistence::ask().await;
        }
    });
}

/// Counts games saved by older versions, which did not count.
pub fn count_saved(games: &[StoredGame]) {
    if results::are_stored() {
        return;
    }
    results::add(games.iter().filter_map(|stored| {
        let game = LocalGame::read(&stored.record, &stored.terms).ok()?;
        Some((stored.id.clone(), counted(&game, stored.changed)?))
    }));
}

/// The results on this device; nothing before the first finished game.
#[component]
pub fn ResultsTable() -> impl IntoView {
    let rows = Memo::new(|_| results().table());
    let shown = move || {
        let rows = rows.get().into_iter();
        rows.map(|(setup, level, tally)| {
            let opponent = t!(
                "play-level-named",
                number = level,
                name = wording::level(level)
            );
            view! {
                <tr>
                    <th scope="row">{wording::game(setup)} <small>{opponent}</small></th>
                    <td>{tally.won}</td>
                    <td>{tally.lost}</td>
                    <td>{tally.drawn}</td>
                </tr>
            }
        })
        .collect_view()
    };
    view! {
        <Show when=move || rows.with(|rows| !rows.is_empty())>
            <section class="results" aria-labelledby="results">
                <h2 id="results">{spoken("results-title")}</h2>
                <table data-test="results">
                    <thead>
                        <tr>
                            <th scope="col">{spoken("results-game")}</th>
                            <th scope="col">{spoken("results-won")}</th>
                            <th scope="col">{spoken("results-lost")}</th>
                            <th scope="col">{spoken("results-drawn")}</th>
                        </tr>
                    </thead>
                    <tbody>{shown}</tbody>
                </table>
            </section>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use rules::{Player, Position, Setup};

    use super::*;
    use crate::places::play::game::{Opponent, Terms};

    fn game(opponent: Opponent) -> LocalGame {
        let terms = Terms {
            opponent,
            control: None,
            left: [0; 2],
            takebacks: true,
            repetition: true,
            turn_board: false,
            names: Default::default(),
        };
        LocalGame::new(Position::start(Setup::TIXEL), terms)
    }

    #[test]
    fn only_a_finished_game_against_the_computer_counts() {
        let computer = Opponent::Computer {
            level: 5,
            white: false,
            seed: 1,
        };
        let mut open = game(computer);
        assert_eq!(finished(&open, 9.0), None);
        assert!(open.resign(Player::White));
        let lost = Finished {
            game: "tixel".to_owned(),
            level: 5,
            outcome: PersonalResult::Lost,
            ended: 9.0,
        };
        assert_eq!(finished(&open, 9.0), Some(lost));
        let mut won = game(computer);
        assert!(won.resign(Player::Black));
        assert_eq!(finished(&won, 9.0).unwrap().outcome, PersonalResult::Won);
        let mut two = game(Opponent::Person);
        assert!(two.resign(Player::White));
        assert_eq!(finished(&two, 9.0), None);
    }

    #[test]
    fn a_game_from_a_position_is_heard_to_end_but_not_counted() {
        let start = Position::start(Setup::TIXEL);
        let later = start.play_turn(&"T@c3ne".parse().unwrap()).unwrap();
        let terms = game(Opponent::Computer {
            level: 5,
            white: false,
            seed: 1,
        })
        .terms;
        let mut game = LocalGame::new(later, terms);
        assert!(game.resign(Player::White));
        assert!(finished(&game, 9.0).is_some());
        assert_eq!(counted(&game, 9.0), None);
    }
}
