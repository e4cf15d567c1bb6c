//! Play: against the computer or two at one screen, and the saved games.

pub(super) mod game;
mod game_view;
mod new_game;
mod next_step;
mod results;
mod resume;
pub(super) mod review;
mod saved_games;
pub(super) mod wording;

use std::cell::RefCell;

use leptos::prelude::*;
use rules::{Player, Position, Setup};
use wasm_bindgen_futures::spawn_local;

use game::{LocalGame, Opponent, Terms, Unplayable};
use game_view::GameView;
use new_game::{Colour, NewGame, Options};
pub(super) use new_game::{GameChoice, Handicap, handicap_name};
pub use next_step::NextStep;
pub use resume::Resume;
pub(crate) use saved_games::date;

use crate::language::{spoken, window};
use crate::place::{OpponentKind, Place, Play as At};
use crate::store::StoreError;
use crate::store::games::{self, StoredGame};
use crate::store::local_storage;
use crate::{address, sharing, shell, t};

/// The storage key of the options.
const OPTIONS: &str = "quarterturn.play";

thread_local! {
    /// The terms of a rematch, which override the options.
    static NEXT: RefCell<Option<(Position, Terms)>> = const { RefCell::new(None) };
}

/// A game to show.
#[derive(Clone)]
struct Opened {
    game: LocalGame,
    stored: StoredGame,
    /// Whether it is new and not saved yet.
    new: bool,
}

/// Why a game cannot be shown.
#[derive(Clone)]
enum Fault {
    /// There is no game with this id.
    Gone,
    /// The storage failed.
    Store(StoreError),
    /// It is stored but cannot be read.
    Unplayable(Unplayable, StoredGame),
}

#[derive(Clone)]
enum Shown {
    Choose,
    Invite,
    Waiting,
    Game(Box<Opened>),
    Fault(Box<Fault>),
}

/// Play.
#[component]
pub fn Play(
    /// The address within this place.
    at: Signal<At>,
) -> impl IntoView {
    let shown = RwSignal::new(Shown::Waiting);
    let current = StoredValue::new(None::<String>);
    let open = move |opened: Opened| {
        current.set_value(Some(opened.stored.id.clone()));
        shown.set(Shown::Game(Box::new(opened)));
    };
    Effect::new(move |_| match at.get() {
        At::Choose => {
            current.set_value(None);
            shown.set(Shown::Choose);
        }
        At::Invite => {
            current.set_value(None);
            shown.set(Shown::Invite);
        }
        At::Computer(setup) => {
            open(begun(Position::start(setup), OpponentKind::Computer, None));
        }
        At::Pass(setup) => open(begun(Position::start(setup), OpponentKind::Person, None)),
        At::From { player, position } => {
            open(begun(position, OpponentKind::Computer, Some(player)));
        }
        At::Game(id) => {
            // A new game that has just been given its id is already shown.
            if current.get_value().as_ref() == Some(&id) {
                return;
            }
            current.set_value(Some(id.clone()));
            shown.set(Shown::Waiting);
            spawn_local(async move {
                let found = find(&id).await;
                if current.try_get_value().flatten().as_ref() == Some(&id) {
                    shown.set(match found {
                        Ok(opened) => Shown::Game(Box::new(opened)),
                        Err(fault) => Shown::Fault(Box::new(fault)),
                    });
                }
            });
        }
    });
    move || match shown.get() {
        Shown::Choose => view! { <NewGame /> }.into_any(),
        Shown::Invite => view! { <NewGame opponent=OpponentKind::Friend /> }.into_any(),
        Shown::Waiting => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Shown::Game(opened) => view! { <GameView opened=*opened /> }.into_any(),
        Shown::Fault(fault) => view! { <Missing fault=*fault /> }.into_any(),
    }
}

/// A new game with the last options; `player` is the user's colour, if fixed.
fn begun(start: Position, against: OpponentKind, player: Option<Player>) -> Opened {
    let random = |below: f64| {
        if window().is_some() {
            js_sys::Math::random() * below
        } else {
            0.0
        }
    };
    // Small enough to be exact as an `f64`.
    let seed = random(2_f64.powi(50)) as u64;
    let next = NEXT.take().filter(|(of, _)| *of == start);
    let terms = match next {
        Some((_, terms)) => {
            if let Some(sentence) = wording::swapped(&terms) {
                shell::notify(sentence);
            }
            terms
        }
        None => {
            let colour = player.map_or(options().colour, Colour::of);
            let options = Options {
                colour,
                ..options()
            };
            options.terms(against, random(2.0) < 1.0, seed)
        }
    };
    let game = LocalGame::new(start, terms);
    let game = match today() {
        Some(date) => game.with_date(&date),
        None => game,
    };
    let stored = StoredGame::new(game.record().to_string(), game.terms.write());
    Opened {
        game,
        stored,
        new: true,
    }
}

fn options() -> Options {
    local_storage::read(OPTIONS).map_or_else(Options::default, |text| Options::read(&text))
}

/// The level of the last game against the computer.
pub(super) fn level() -> u8 {
    options().level
}

/// Chooses the level of the next game against the computer.
pub(super) fn choose_level(level: u8) {
    let options = Options { level, ..options() };
    // If it cannot be stored, the game is played at the level chosen last.
    let _ = local_storage::write(OPTIONS, &options.write());
}

/// Today's date in the format of records.
fn today() -> Option<String> {
    window()?;
    let date = js_sys::Date::new_0();
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    Some(format!("{year:04}.{month:02}.{day:02}"))
}

async fn find(id: &str) -> Result<Opened, Fault> {
    let stored = games::find(id).await.map_err(Fault::Store)?;
    let stored = stored.ok_or(Fault::Gone)?;
    match LocalGame::read(&stored.record, &stored.terms) {
        Ok(game) => Ok(Opened {
            game,
            stored,
            new: false,
        }),
        Err(fault) => Err(Fault::Unplayable(fault, stored)),
    }
}

/// Starts a rematch: colours are swapped, and a handicap stays with the same person.
fn rematch(game: &LocalGame) {
    let terms = game.terms.rematch(game.position().hash() >> 14);
    if let (false, Some(computer)) = (game.is_from_start(), terms.computer()) {
        let (player, position) = (computer.opponent(), *game.record().start());
        NEXT.set(Some((position, terms)));
        address::go(&Place::Play(At::From { player, position }));
        return;
    }
    let setup = game.setup();
    let swapped = Setup::new(
        setup.size(),
        setup.edge(),
        setup.pool(Player::Black),
        setup.pool(Player::White),
    );
    let place: fn(Setup) -> At = match terms.opponent {
        Opponent::Computer { .. } => At::Computer,
        Opponent::Person => At::Pass,
    };
    // Two people without names may swap seats themselves, so the pools stay with their colours.
    let setup = match swapped {
        Ok(swapped) if terms.has_names() || terms.computer().is_some() => swapped
            .with_promotions(setup.promotions())
            .with_rounded(setup.rounded()),
        _ => setup,
    };
    let start = Position::start(setup);
    NEXT.set(Some((start, terms)));
    address::go(&Place::Play(place(setup)));
}

/// Says why a game cannot be shown, and where to go instead.
#[component]
fn Missing(fault: Fault) -> impl IntoView {
    let record = match &fault {
        Fault::Unplayable(_, stored) => Some(stored.record.clone()),
        Fault::Gone | Fault::Store(_) => None,
    };
    let why = move || match &fault {
        Fault::Gone => t!("play-gone"),
        Fault::Store(error) => error.said(),
        Fault::Unplayable(fault, _) => wording::unplayable(fault),
    };
    view! {
        <article class="page">
            <h1>{spoken("place-play")}</h1>
            <p>{why}</p>
            <div class="play-ways">
                <a class="button strong" href=Place::Play(At::Choose).to_string()>
                    {spoken("play-all-games")}
                </a>
                {record
                    .map(|record| {
                        view! {
                            <button
                                class="button"
                                type="button"
                                on:click=move |_| sharing::download("quarterturn.pgn", &record)
                            >
                                {spoken("play-export")}
                            </button>
                        }
                    })}
            </div>
        </article>
    }
}
