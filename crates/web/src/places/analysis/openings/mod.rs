//! Openings: what the book says about the position on the board, the idea of each turn, and the
//! user's own games overlaid.

mod books;
mod ideas;
mod own_games;
mod play_from;

use std::sync::Arc;

use ::openings::{Book, Outlook};
use api::worker::Score;
use leptos::prelude::*;
use record::{NodeId, Ply};
use rules::{Position, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::controller::AnalysisController;
use super::panels::breakable;
use crate::language::{language, spoken, window};
use crate::online::finished;
use crate::places::play::game::LocalGame;
use crate::places::play::wording;
use crate::store::games;
use crate::t;
use crate::winning_chance::{for_white, in_words, percent};
use own_games::{OwnGames, OwnTurn, Tally};

pub use play_from::PlayFrom;

/// What is known of the book.
#[derive(Clone, PartialEq)]
enum Fetched {
    Loading,
    /// There is none for this setup.
    None,
    Missing,
    Here(Arc<Book>),
}

/// A turn from the book, or only from the user's own games.
#[derive(Clone, PartialEq)]
struct Row {
    turn: Turn,
    /// Its value from White's point of view, if the book has it.
    score: Option<Score>,
    idea: String,
    own: Option<Tally>,
}

/// What the book says of the position on the board.
#[component]
pub fn Openings(
    /// The page.
    controller: AnalysisController,
) -> impl IntoView {
    let here = Memo::new(move |_| controller.game.with(|game| (game.at(), game.position())));
    let setup = Memo::new(move |_| here.with(|(_, position)| position.setup()));
    let fetched = RwSignal::new(Fetched::Loading);
    let look = move || {
        let setup = setup.get_untracked();
        if !books::exists(setup) {
            return fetched.set(Fetched::None);
        }
        fetched.set(Fetched::Loading);
        if window().is_none() {
            return;
        }
        spawn_local(async move {
            // The place may be gone by now, or show another game.
            let book = books::fetch(setup).await;
            if controller
                .game
                .try_with_untracked(|game| game.position().setup())
                == Some(setup)
            {
                let _ = fetched.try_set(book.map_or(Fetched::Missing, Fetched::Here));
            }
        });
    };
    Effect::new(move |_| {
        setup.track();
        look();
    });
    let own = own_games();
    let rows = move |book: &Book| {
        let (node, position) = here.get();
        let rows = own.with(|own| rows(book, own, &position));
        rows.into_iter()
            .map(|row| shown(controller, node, row))
            .collect_view()
    };
    move || match fetched.get() {
        // No help while playing for a rating.
        _ if controller.is_withheld() => {
            let game = move || wording::game(setup.get());
            view! { <p>{move || t!("analysis-engine-rated", game = game())}</p> }.into_any()
        }
        Fetched::Loading => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Fetched::None => view! { <p>{spoken("opening-no-such")}</p> }.into_any(),
        Fetched::Missing => view! {
            <p>{spoken("opening-not-fetched")}</p>
            <button class="button" type="button" on:click=move |_| look()>
                {spoken("play-retry")}
            </button>
        }
        .into_any(),
        Fetched::Here(book) => {
            let about = Arc::clone(&book);
            let about = move || {
                here.with(|(_, position)| about_entry(Words::of(language()), &about, position))
            };
            view! {
                <p class="analysis-soft" data-test="opening-about">{about}</p>
                <ol class="opening-turns">{move || rows(&book)}</ol>
            }
            .into_any()
        }
    }
}

/// How much is behind what the book says, or that it says nothing.
fn about_entry(words: &Words, book: &Book, position: &Position) -> String {
    let Some(entry) = book.entry(position) else {
        return words.say("opening-beyond");
    };
    let (unit, count) = match entry.nodes {
        // Rounded, it would be none at all or more than there were.
        ..1000 => ("few", 0),
        nodes => ("thousand", (nodes + 500) / 1000),
    };
    let values = [("unit", unit.into()), ("count", count.into())];
    words.say_with("opening-nodes", &values)
}

/// The book's turns, then those only in the user's own games.
fn rows(book: &Book, own: &OwnGames, position: &Position) -> Vec<Row> {
    let mut own = own.turns(position);
    let mut take = |turn: &Turn| {
        let after = position.play_turn(turn).ok()?.canonical().0.hash();
        let place = own.iter().position(|own| own.after == after)?;
        Some(own.remove(place).tally)
    };
    let mut rows = Vec::new();
    for choice in book.choices(position) {
        rows.push(Row {
            score: Some(for_white(score(choice.outlook), position.to_move())),
            idea: ideas::said(position, &choice.turn),
            own: take(&choice.turn),
            turn: choice.turn,
        });
    }
    rows.extend(own.into_iter().map(|OwnTurn { turn, tally, .. }| Row {
        score: None,
        idea: ideas::said(position, &turn),
        own: Some(tally),
        turn,
    }));
    rows
}

fn score(outlook: Outlook) -> Score {
    match outlook {
        Outlook::Win(turns) => Score::Win(turns),
        Outlook::Loss(turns) => Score::Loss(turns),
        Outlook::Chance(permille) => Score::Chance(permille),
    }
}

fn shown(controller: AnalysisController, node: NodeId, row: Row) -> impl IntoView {
    let ply = Ply::from(row.turn.clone());
    let worth = move || match row.score {
        Some(score) => in_words(Words::of(language()), score),
        None => t!("opening-not-in-book"),
    };
    let proved = row.score.is_some_and(Score::is_proved);
    let bar = row.score.map(|score| {
        view! {
            <span class="analysis-bar" aria-hidden="true">
                <span style:width=format!("{}%", percent(score))></span>
            </span>
        }
    });
    let own = row.own.map(|tally| {
        view! {
            <p class="analysis-soft" data-test="own">
                {move || t!("opening-own", games = tally.games, won = tally.won, lost = tally.lost)}
            </p>
        }
    });
    view! {
        <li>
            <span class="opening-head">
                <button
                    type="button"
                    class="analysis-turn"
                    on:click=move |_| controller.play_line(node, vec![ply.clone()])
                >
                    {breakable(&row.turn.to_string())}
                </button>
                <span class="analysis-worth" class:proved=proved>
                    {bar}
                    <span>{worth}</span>
                </span>
            </span>
            <p>{row.idea}</p>
            {own}
        </li>
    }
}

/// The openings of the games on this device, and of online games that ended here, as soon as they are
/// read.
fn own_games() -> RwSignal<OwnGames> {
    let own = RwSignal::new(OwnGames::default());
    if window().is_some() {
        spawn_local(async move {
            // Without them the book is still of use.
            let (stored, _) = games::all().await.unwrap_or_default();
            let mut read = OwnGames::default();
            for game in finished::all() {
                read.add_online(&game);
            }
            for stored in stored {
                if let Ok(game) = LocalGame::read(&stored.record, &stored.terms) {
                    read.add(&game);
                }
            }
            let _ = own.try_set(read);
        });
    }
    own
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn the_book_comes_first_and_is_seen_by_white() {
        let start = "6u:X8/X8 6/6/6/6/6/6 w X8/X8 - -";
        let book: Book = format!("{start}\t9000\tX@c3 600\tX@a1 -4\n")
            .parse()
            .unwrap();
        let rows = rows(&book, &OwnGames::default(), &start.parse().unwrap());
        let scores: Vec<Option<Score>> = rows.iter().map(|row| row.score).collect();
        assert_eq!(scores, [Some(Score::Chance(600)), Some(Score::Loss(4))]);
        assert!(rows.iter().all(|row| !row.idea.is_empty()));
    }

    #[test]
    fn nothing_is_said_of_positions_that_the_engine_did_not_look_at() {
        let start = "6u:X8/X8 6/6/6/6/6/6 w X8/X8 - -";
        let said = |nodes: u32, language| {
            let book: Book = format!("{start}\t{nodes}\tX@c3 600\n").parse().unwrap();
            about_entry(Words::of(language), &book, &start.parse().unwrap())
        };
        for language in Language::ALL {
            let few = said(300, language);
            assert_eq!(few, said(999, language));
            assert_ne!(few, said(1_000, language));
            assert!(said(61_400, language).contains("61"), "{language}");
        }
        let few = said(300, Language::English);
        assert!(
            few.ends_with("fewer than a thousand positions for this."),
            "{few}"
        );
        let rounded = said(1_499, Language::English);
        assert!(
            rounded.ends_with(" 1 thousand positions for this."),
            "{rounded}"
        );
    }
}
