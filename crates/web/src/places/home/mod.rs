//! Home: the four games, each one tap away, and links to everything else.

mod picture;
mod scripts;

use leptos::prelude::*;
use rules::Setup;
use words::Words;

use crate::language::spoken;
use crate::place::{Learn, OpponentKind, Place, Play};
use crate::places::learn::progress::progress;
use crate::places::play::{self, NextStep, Resume};
use crate::places::sound_question::SoundQuestion;
use crate::places::with_server::OwnOnlineGames;
use crate::shell::Icon;
use crate::store::last_game;
use crate::store::results::results;
use crate::{language, t};
use picture::{Definitions, Picture, Reel, run};

/// The games in learning order.
const GAMES: [Setup; 4] = [Setup::TIX, Setup::TIXEL, Setup::REGATTA, Setup::POKA_YOKE];

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    let opponent = RwSignal::new(OpponentKind::Computer);
    let reels = GAMES.map(|setup| Reel::new(scripts::script(setup)));
    run(reels);
    let cards = GAMES
        .into_iter()
        .zip(reels)
        .map(|(setup, reel)| view! { <Card setup reel opponent /> })
        .collect_view();
    view! {
        <article class="home">
            <Definitions />
            <header class="home-head">
                <p class="eyebrow" aria-hidden="true">"Quarterturn"</p>
                <h1>{move || t!("home-title")}</h1>
                <p class="lead">{move || t!("home-lead")}</p>
            </header>
            <OwnOnlineGames />
            <div class="home-next">
                <Resume otherwise=|| {
                    view! {
                        <Show when=has_begun>
                            <NextStep />
                        </Show>
                    }
                } />
                <Show when=has_begun>
                    <SoundQuestion />
                </Show>
            </div>
            <section aria-label=move || t!("home-games")>
                <fieldset class="choice home-opponent">
                    <legend class="unseen">{move || t!("home-opponent")}</legend>
                    <OpponentRadio this=OpponentKind::Computer opponent />
                    <OpponentRadio this=OpponentKind::Person opponent />
                </fieldset>
                <ul class="cards">{cards}</ul>
                <p class="home-options">
                    <a href=Place::Play(Play::Choose).to_string()>
                        {move || t!("home-options")}
                    </a>
                </p>
            </section>
            <section class="tiles" aria-label=move || t!("home-more")>
                <a class="tile" href=Place::Learn(Learn::Ladder).to_string()>
                    {Icon::Learn.view()}
                    <span>
                        <strong>{move || t!("home-learn")}</strong>
                        <small>{move || t!("home-learn-lead")}</small>
                    </span>
                </a>
                <a class="tile" href=Place::Play(Play::Invite).to_string()>
                    {Icon::People.view()}
                    <span>
                        <strong>{move || t!("online-home")}</strong>
                        <small>{move || t!("online-home-lead")}</small>
                    </span>
                </a>
                <a class="tile" href=Place::Lobby.to_string()>
                    {Icon::People.view()}
                    <span>
                        <strong>{move || t!("lobby-home")}</strong>
                        <small>{move || t!("lobby-home-lead")}</small>
                    </span>
                </a>
                <a class="tile" href=Place::Analysis(None).to_string()>
                    {Icon::Analysis.view()}
                    <span>
                        <strong>{move || t!("home-analyse")}</strong>
                        <small>{move || t!("home-analyse-lead")}</small>
                    </span>
                </a>
            </section>
            <footer class="home-foot">
                <p>
                    {move || t!("home-credit")}
                    " "
                    <a href=Place::About.to_string()>{move || t!("place-about")}</a>
                </p>
            </footer>
        </article>
    }
}

/// A radio button for one of the two opponents.
#[component]
fn OpponentRadio(this: OpponentKind, opponent: RwSignal<OpponentKind>) -> impl IntoView {
    let (icon, words) = match this {
        OpponentKind::Computer => (Icon::Computer, "play-computer"),
        OpponentKind::Person => (Icon::People, "home-pass"),
        OpponentKind::Friend => (Icon::Share, "online-friend"),
    };
    let level = (this == OpponentKind::Computer).then(|| {
        view! { <small>{level_name}</small> }
    });
    view! {
        <label>
            <input
                type="radio"
                name="opponent"
                prop:checked=move || opponent.get() == this
                on:change=move |_| opponent.set(this)
            />
            <span>
                {icon.view()}
                <span class="home-who">
                    {spoken(words)}
                    {level}
                </span>
            </span>
        </label>
    }
}

/// The level at which the computer will play.
fn level_name() -> String {
    let level = play::level();
    t!(
        "play-level-named",
        number = level,
        name = play::wording::level(level)
    )
}

/// A game: its picture, name and character. A tap starts a game.
#[component]
fn Card(setup: Setup, reel: Reel, opponent: RwSignal<OpponentKind>) -> impl IntoView {
    let begin = move || Place::Play(Play::new_game(opponent.get(), setup)).to_string();
    let how = move || match opponent.get() {
        OpponentKind::Computer => t!("home-begin-computer"),
        OpponentKind::Person => t!("home-begin-pass"),
        OpponentKind::Friend => t!("online-invite"),
    };
    view! {
        <li>
            <a class="card" href=begin data-test=setup.name()>
                <Picture reel />
                <strong class="card-name">{move || name(setup)}</strong>
                <span class="card-text">{move || character(setup)}</span>
                <span class="unseen">{how}</span>
            </a>
        </li>
    }
}

/// The name of a game.
fn name(setup: Setup) -> String {
    match setup {
        Setup::TIX => t!("game-tix"),
        Setup::TIXEL => t!("game-tixel"),
        Setup::REGATTA => t!("game-regatta"),
        Setup::POKA_YOKE => t!("game-poka-yoke"),
        other => Words::of(language::language()).game(other),
    }
}

/// What a game is like, in one line.
fn character(setup: Setup) -> String {
    match setup {
        Setup::TIX => t!("home-tix"),
        Setup::TIXEL => t!("home-tixel"),
        Setup::REGATTA => t!("home-regatta"),
        Setup::POKA_YOKE => t!("home-poka-yoke"),
        _ => String::new(),
    }
}

/// Whether something has been played or learned on this device.
fn has_begun() -> bool {
    !progress().is_empty() || !results().is_empty() || last_game::cached().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_game_has_a_card_a_name_and_a_character() {
        for (_, setup) in Setup::NAMED {
            assert!(GAMES.contains(&setup));
            let (name, character) = (name(setup), character(setup));
            assert!(!name.is_empty() && !name.contains(':'), "{name}");
            assert!(!character.is_empty());
        }
    }
}
