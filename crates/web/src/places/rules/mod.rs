//! The rules of a game as a page; the pictures are drawn by the code that plays.

mod picture;

use leptos::prelude::*;

use ::learn::Game;
use ::learn::pages::{self, Block, Chapter, Page, Picture, Shows};
use rules::{Kind, Player, Setup};
use web_sys::FocusOptions;
use words::Words;

use crate::language::{language, spoken, window};
use crate::place::{Learn, Place};
use crate::t;
pub use picture::svg_of_turn;

/// The rules of a game.
#[component]
pub fn Rules(
    /// The game.
    game: Game,
) -> impl IntoView {
    let page = pages::page(game);
    crate::places::name_page(move || title(game));
    view! {
        <article class="rules">
            <header>
                <h1>{move || title(game)}</h1>
                <p class="lead">{move || t!(page.lead)}</p>
                {read_first(page)}
            </header>
            {contents(game)}
            {chapters(game, &mut 0)}
            {others(game)}
        </article>
    }
}

/// The rules beside a game, in a sheet: nothing in it leads away from the table. The base rules of
/// an expansion follow below its own.
#[component]
pub fn RulesInSheet(
    /// The setup of the game.
    setup: Setup,
) -> impl IntoView {
    let own = rules_of(setup);
    let mut count = 0;
    let games = std::iter::successors(Some(own), |game| pages::page(*game).after);
    let parts = games
        .map(|game| {
            view! {
                <h2>{move || title(game)}</h2>
                <p class="lead">{move || t!(pages::page(game).lead)}</p>
                {(game == own).then(|| contents(game))}
                {chapters(game, &mut count)}
            }
        })
        .collect_view();
    let text = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(text) = text.get() {
            // The pressed button is removed; without focus the text can still be read. The heading
            // and the way to close the sheet stay in view.
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = text.focus_with_options(&options);
        }
    });
    view! {
        <div class="rules" tabindex="-1" node_ref=text data-test="rules">
            {parts}
        </div>
    }
}

/// The game whose rules hold for a setup, custom mixes included.
fn rules_of(setup: Setup) -> Game {
    let named = Game::ALL.into_iter().find(|game| game.setup() == setup);
    let has = |kind| Player::ALL.map(|player| setup.pool(player).count(kind)) != [0; 2];
    named.unwrap_or_else(|| match () {
        () if setup.promotions() > 0 => Game::PokaYoke,
        () if has(Kind::Regatta) => Game::Regatta,
        () if has(Kind::Tixel) => Game::Tixel,
        () => Game::Tix,
    })
}

fn title(game: Game) -> String {
    t!("rules-title", game = name(game))
}

/// The chapters of a game; `count` pictures are on the page already.
fn chapters(game: Game, count: &mut usize) -> AnyView {
    let chapters = pages::page(game).chapters.iter().map(|chapter| {
        let first = *count;
        *count += pictures_in(chapter);
        section(game, chapter, first)
    });
    chapters.collect_view().into_any()
}

fn name(game: Game) -> String {
    Words::of(language()).game(game.setup())
}

fn address(game: Game) -> String {
    Place::Learn(Learn::Rules(game.name())).to_string()
}

fn read_first(page: &Page) -> Option<impl IntoView + use<>> {
    let before = page.after?;
    Some(view! {
        <p class="rules-before">
            <a href=address(before)>{move || t!("rules-read-first", game = name(before))}</a>
        </p>
    })
}

/// The table of contents. The fragment of the address names the place, so these cannot be links
/// into the page.
fn contents(game: Game) -> AnyView {
    let entries = pages::page(game)
        .chapters
        .iter()
        .map(|chapter| {
            view! {
                <li>
                    <button type="button" on:click=move |_| go_to(game, chapter)>
                        {move || t!(chapter.title)}
                    </button>
                </li>
            }
        })
        .collect_view();
    view! {
        <nav class="rules-contents panel" aria-labelledby="rules-contents">
            <h2 id="rules-contents">{spoken("rules-contents")}</h2>
            <ol>{entries}</ol>
            <button type="button" class="button" on:click=|_| print()>
                {spoken("rules-print")}
            </button>
        </nav>
    }
    .into_any()
}

fn heading_id(game: Game, chapter: &Chapter) -> String {
    format!("{}-{}", game.name(), chapter.id)
}

/// Scrolls to a chapter and focuses it, so that a screen reader continues there.
fn go_to(game: Game, chapter: &Chapter) {
    use wasm_bindgen::JsCast;
    let heading = window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(&heading_id(game, chapter)))
        .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(heading) = heading {
        heading.scroll_into_view();
        // If it cannot be focused, it is still in view.
        let _ = heading.focus();
    }
}

fn print() {
    if let Some(window) = window() {
        // Nothing is lost if the browser cannot print.
        let _ = window.print();
    }
}

fn pictures_in(chapter: &Chapter) -> usize {
    chapter
        .blocks
        .iter()
        .map(|block| match block {
            Block::Pictures(pictures) => pictures.len(),
            _ => 0,
        })
        .sum()
}

/// A chapter; its pictures are numbered from `first`.
fn section(game: Game, chapter: &'static Chapter, first: usize) -> impl IntoView {
    let id = heading_id(game, chapter);
    let mut count = first;
    let blocks = chapter
        .blocks
        .iter()
        .map(|block| {
            let number = count;
            if let Block::Pictures(pictures) = block {
                count += pictures.len();
            }
            shown(block, number)
        })
        .collect_view();
    let heading = id.clone();
    view! {
        <section aria-labelledby=heading>
            <h2 id=id tabindex="-1">{move || t!(chapter.title)}</h2>
            {blocks}
        </section>
    }
}

fn shown(block: &'static Block, number: usize) -> AnyView {
    match block {
        Block::Text(key) => view! { <p>{move || t!(key)}</p> }.into_any(),
        Block::Points(keys) => view! { <ul>{items(keys)}</ul> }.into_any(),
        Block::Steps(keys) => view! { <ol>{items(keys)}</ol> }.into_any(),
        Block::Written(lines) => {
            let lines = lines
                .iter()
                .map(|(text, key)| {
                    view! {
                        <div>
                            <dt><code>{*text}</code></dt>
                            <dd>{move || t!(key)}</dd>
                        </div>
                    }
                })
                .collect_view();
            view! { <dl class="rules-written">{lines}</dl> }.into_any()
        }
        Block::Pictures(pictures) => {
            let figures = pictures
                .iter()
                .zip(number..)
                .map(|(picture, number)| figure(picture, number))
                .collect_view();
            view! { <div class="rules-pictures">{figures}</div> }.into_any()
        }
    }
}

fn items(keys: &'static [&'static str]) -> impl IntoView {
    keys.iter()
        .map(|key| view! { <li>{move || t!(key)}</li> })
        .collect_view()
}

fn figure(picture: &'static Picture, number: usize) -> impl IntoView {
    let refused = matches!(picture.shows, Shows::Refused(..)).then(|| {
        view! { <strong class="rules-refused">{spoken("rules-refused")}</strong> }
    });
    let svg = move || picture::svg(picture, number, Words::of(language()));
    view! {
        <figure>
            <div class="rules-picture" inner_html=svg></div>
            <figcaption>{refused} " " {move || t!(picture.caption)}</figcaption>
        </figure>
    }
}

/// Links to the rules of the other games.
fn others(game: Game) -> impl IntoView {
    let links = Game::ALL
        .into_iter()
        .filter(|other| *other != game)
        .map(|other| view! { <li><a href=address(other)>{move || name(other)}</a></li> })
        .collect_view();
    view! {
        <nav class="rules-games" aria-labelledby="rules-games">
            <h2 id="rules-games">{spoken("rules-games")}</h2>
            <ul>{links}</ul>
        </nav>
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn every_sentence_of_the_pages_exists_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            for game in Game::ALL {
                for key in pages::page(game).keys() {
                    assert!(words.knows(key), "{language}: {key}");
                    let text = words.say(key);
                    assert!(!text.contains('{'), "{text}");
                }
            }
        }
    }

    #[test]
    fn every_setup_has_rules() {
        let rules = |setup: &str| rules_of(setup.parse().unwrap());
        for game in Game::ALL {
            assert_eq!(rules_of(game.setup()), game);
        }
        assert_eq!(rules("7u:X9/X9"), Game::Tix);
        assert_eq!(rules("6u:X4T6/T10"), Game::Tixel);
        assert_eq!(rules("8b:R9/R9"), Game::Regatta);
        assert_eq!(rules("11u:X4T9R3/X4T9R3:p2"), Game::PokaYoke);
    }

    #[test]
    fn the_rules_of_every_game_have_an_address() {
        for game in Game::ALL {
            let place: Place = address(game).parse().unwrap();
            assert_eq!(place, Place::Learn(Learn::Rules(game.name())));
        }
    }
}
