//! Who wins: what is proved, what the engine's games suggest, and what is open, for every game.

mod known;

use std::sync::Arc;

use ::learn::Game;
use leptos::prelude::*;
use rules::{Kind, Player, Setup};
use truth::{Finding, Standing, standings};
use wasm_bindgen_futures::spawn_local;
use words::player_name;

use self::known::Known;
use super::game_name;
use crate::language::{spoken, window};
use crate::place::{Learn, Place, Play};
use crate::t;

/// What has been fetched.
#[derive(Clone)]
enum Fetched {
    Loading,
    Missing,
    Here(Arc<Known>),
}

/// Who wins?
#[component]
pub fn WhoWins() -> impl IntoView {
    crate::places::name_page(|| t!("winners-title"));
    let fetched = RwSignal::new(Fetched::Loading);
    let look = move || {
        fetched.set(Fetched::Loading);
        if window().is_none() {
            return;
        }
        spawn_local(async move {
            // The place may have been left.
            let known = known::fetch().await;
            let _ = fetched.try_set(known.map_or(Fetched::Missing, Fetched::Here));
        });
    };
    look();
    let shown = move || match fetched.get() {
        Fetched::Loading => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Fetched::Missing => view! {
            <p>{spoken("winners-not-fetched")}</p>
            <button class="button" type="button" on:click=move |_| look()>
                {spoken("play-retry")}
            </button>
        }
        .into_any(),
        Fetched::Here(known) => Game::ALL
            .map(|game| of_game(game, &known))
            .collect_view()
            .into_any(),
    };
    view! {
        <article class="page">
            <h1>{spoken("winners-title")}</h1>
            <p class="lead">{spoken("winners-lead")}</p>
            <p>
                <a href=Place::Learn(Learn::Ladder).to_string()>{spoken("learn-all")}</a>
            </p>
            {shown}
            <h2>{spoken("winners-how")}</h2>
            <p>{spoken("winners-how-proved")}</p>
            <p>{spoken("winners-how-suggested")}</p>
        </article>
    }
}

/// What is known about a game.
fn of_game(game: Game, known: &Known) -> AnyView {
    let id = format!("winners-{}", game.name());
    let standings = standings(&known.matches, game.setup());
    let leans = standings.last().and_then(Standing::leans);
    let hint = move || match leans {
        Some(player) => t!("winners-leans", player = player_name(player)),
        None => t!("winners-even"),
    };
    let boards = known.boards.iter().copied();
    let boards: Vec<Finding> = boards
        .filter(|board| kind_of(board.setup) == game)
        .collect();
    view! {
        <section class="ladder-game" aria-labelledby=id.clone() data-test="winners-game">
            <h2 id=id.clone()>{move || game_name(game)}</h2>
            <p>
                <strong>{spoken("winners-open")}</strong>
                " "
                {hint}
            </p>
            <h3>{spoken("winners-games")}</h3>
            {games(&standings)}
            <h3>{spoken("winners-boards")}</h3>
            {solved(&boards)}
        </section>
    }
    .into_any()
}

/// The game that a small board is a small version of.
fn kind_of(setup: Setup) -> Game {
    let has = |kind| Player::ALL.map(|player| setup.pool(player).count(kind)) != [0; 2];
    match () {
        () if setup.promotions() > 0 => Game::PokaYoke,
        () if has(Kind::Regatta) => Game::Regatta,
        () if has(Kind::Tixel) => Game::Tixel,
        () => Game::Tix,
    }
}

/// The games of the engine against itself, a row for each strength.
fn games(standings: &[Standing]) -> AnyView {
    let row = |of: &Standing| {
        let ([white, black, drawn], good, all) = (of.results, of.good, of.first_turns);
        view! {
            <tr>
                <th scope="row">{grouped(of.nodes)}</th>
                <td>{format!("{white}–{black}–{drawn}")}</td>
                <td>{move || t!("winners-good-of", good = good, all = all)}</td>
            </tr>
        }
    };
    view! {
        <table class="people-table" data-test="winners-games">
            <thead>
                <tr>
                    <th scope="col">{spoken("winners-nodes")}</th>
                    <th scope="col">{spoken("winners-results")}</th>
                    <th scope="col">{spoken("winners-good")}</th>
                </tr>
            </thead>
            <tbody>{standings.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The solved boards, each with the way to play on it.
fn solved(boards: &[Finding]) -> AnyView {
    let row = |board: &Finding| {
        let board = *board;
        let place = Place::Play(Play::Computer(board.setup)).to_string();
        view! {
            <tr data-setup=board.setup.to_string()>
                <th scope="row">
                    <a href=place>{move || name(board.setup)}</a>
                </th>
                <td>{move || result(&board)}</td>
                <td>{grouped(board.summary.positions())}</td>
            </tr>
        }
    };
    view! {
        <table class="people-table" data-test="winners-boards">
            <thead>
                <tr>
                    <th scope="col">{spoken("winners-board")}</th>
                    <th scope="col">{spoken("winners-best-play")}</th>
                    <th scope="col">{spoken("winners-positions")}</th>
                </tr>
            </thead>
            <tbody>{boards.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// A board and its pieces in words, or as a setup if the players have different ones.
fn name(setup: Setup) -> String {
    let [white, black] = Player::ALL.map(|player| setup.pool(player));
    let (size, count, promotions) = (setup.size(), white.total(), setup.promotions());
    match promotions {
        _ if white != black => setup.to_string(),
        0 => t!("winners-size", size = size, count = count),
        promotions => t!(
            "winners-size-promotions",
            size = size,
            count = count,
            promotions = promotions
        ),
    }
}

fn result(board: &Finding) -> String {
    match board.winner() {
        Some(winner) => t!(
            "winners-wins",
            player = player_name(winner),
            turns = board.turns()
        ),
        None => t!("winners-draw"),
    }
}

/// A number with narrow spaces between thousands, readable in every language.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_solved_boards_and_matches() {
        let boards = truth::boards(include_str!("../../../../../../truth/boards.tsv")).unwrap();
        let matches = truth::matches(include_str!("../../../../../../truth/matches.tsv")).unwrap();
        for game in Game::ALL {
            assert_eq!(kind_of(game.setup()), game);
            assert!(boards.iter().any(|board| kind_of(board.setup) == game));
            assert!(!standings(&matches, game.setup()).is_empty());
        }
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(777), "777");
        assert_eq!(grouped(1503), "1\u{202f}503");
        assert_eq!(grouped(16_875_801), "16\u{202f}875\u{202f}801");
    }
}
