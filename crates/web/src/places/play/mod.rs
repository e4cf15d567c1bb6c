//! Play: against the computer or for two at one screen, and the games kept on this device.

mod bar;
mod choose;
mod clock;
mod controls;
mod course;
mod end;
mod hint;
mod keeper;
mod look_back;
mod mix;
mod options;
mod own;
mod review;
mod said;
mod seats;
mod share;
mod sitting;
mod table;
mod ticking;
mod turns;

use std::cell::RefCell;

use leptos::prelude::*;
use rules::{Player, Setup};
use wasm_bindgen_futures::spawn_local;

use choose::Choose;
use course::{Course, Unplayable};
use options::{Against, Options};
use seats::{Opponent, Seats};
use table::Table;

use crate::language::window;
use crate::place::{Place, Play as At};
use crate::store::StoreError;
use crate::store::brief;
use crate::store::games::{self, Kept};
use crate::{address, t};

/// Where options are kept from game to game.
const OPTIONS: &str = "quarterturn.play";

thread_local! {
    /// Who plays the next game of a setup, if that is not for the options to say: a rematch.
    static NEXT: RefCell<Option<(Setup, Seats)>> = const { RefCell::new(None) };
}

/// A game to be shown.
#[derive(Clone)]
struct Opened {
    course: Course,
    kept: Kept,
    /// Whether it has just begun, and is not kept yet.
    new: bool,
}

/// Why a game cannot be shown.
#[derive(Clone)]
enum Fault {
    /// There is none of that name.
    Gone,
    /// The device does not give it.
    Store(StoreError),
    /// It can be read only in part.
    Unplayable(Unplayable, Kept),
}

#[derive(Clone)]
enum Shown {
    Choose,
    Waiting,
    Game(Box<Opened>),
    Fault(Box<Fault>),
}

/// Play.
#[component]
pub fn Play(
    /// Where in this place one is.
    at: Signal<At>,
) -> impl IntoView {
    let shown = RwSignal::new(Shown::Waiting);
    let current = StoredValue::new(None::<String>);
    let open = move |opened: Opened| {
        current.set_value(Some(opened.kept.id.clone()));
        shown.set(Shown::Game(Box::new(opened)));
    };
    Effect::new(move |_| match at.get() {
        At::Choose => {
            current.set_value(None);
            shown.set(Shown::Choose);
        }
        At::Computer(setup) => open(begun(setup, Against::Computer)),
        At::Pass(setup) => open(begun(setup, Against::Person)),
        At::Game(id) => {
            // A new game that has just got its name is on the table already.
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
        Shown::Choose => view! { <Choose /> }.into_any(),
        Shown::Waiting => view! { <div class="play-waiting" aria-busy="true"></div> }.into_any(),
        Shown::Game(opened) => view! { <Table opened=*opened /> }.into_any(),
        Shown::Fault(fault) => view! { <Missing fault=*fault /> }.into_any(),
    }
}

/// A new game, with the options chosen last.
fn begun(setup: Setup, against: Against) -> Opened {
    let random = |below: f64| {
        if window().is_some() {
            js_sys::Math::random() * below
        } else {
            0.0
        }
    };
    // Exact in every number type on the way.
    let seed = random(2_f64.powi(50)) as u64;
    let next = NEXT.take().filter(|(of, _)| *of == setup);
    let seats = match next {
        Some((_, seats)) => seats,
        None => options().seats(against, random(2.0) < 1.0, seed),
    };
    let course = Course::new(setup, seats);
    let course = match today() {
        Some(date) => course.begun_on(&date),
        None => course,
    };
    let kept = Kept::new(course.game().to_string(), course.seats.write());
    Opened {
        course,
        kept,
        new: true,
    }
}

fn options() -> Options {
    brief::kept(OPTIONS).map_or_else(Options::default, |text| Options::read(&text))
}

/// The day, as records write it.
fn today() -> Option<String> {
    window()?;
    let date = js_sys::Date::new_0();
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    Some(format!("{year:04}.{month:02}.{day:02}"))
}

async fn find(id: &str) -> Result<Opened, Fault> {
    let kept = games::find(id).await.map_err(Fault::Store)?;
    let kept = kept.ok_or(Fault::Gone)?;
    match Course::read(&kept.record, &kept.seats) {
        Ok(course) => Ok(Opened {
            course,
            kept,
            new: false,
        }),
        Err(fault) => Err(Fault::Unplayable(fault, kept)),
    }
}

/// Begins another game with the same people: colours change, and a handicap stays with its owner.
fn rematch(course: &Course) {
    let seats = course.seats.rematch(course.now().hash() >> 14);
    let setup = course.setup();
    let swapped = Setup::new(
        setup.size(),
        setup.edge(),
        setup.pool(Player::Black),
        setup.pool(Player::White),
    );
    let (setup, place): (Setup, fn(Setup) -> At) = match (seats.opponent, swapped) {
        (Opponent::Computer { .. }, Ok(swapped)) => {
            let swapped = swapped
                .with_promotions(setup.promotions())
                .with_rounded(setup.rounded());
            (swapped, At::Computer)
        }
        (Opponent::Computer { .. }, Err(_)) => (setup, At::Computer),
        (Opponent::Person, _) => (setup, At::Pass),
    };
    NEXT.set(Some((setup, seats)));
    address::go(&Place::Play(place(setup)));
}

/// A game that cannot be shown: why, and the ways on.
#[component]
fn Missing(fault: Fault) -> impl IntoView {
    let record = match &fault {
        Fault::Unplayable(_, kept) => Some(kept.record.clone()),
        Fault::Gone | Fault::Store(_) => None,
    };
    let why = move || match &fault {
        Fault::Gone => t!("play-gone"),
        Fault::Store(error) => error.said(),
        Fault::Unplayable(Unplayable::Record(fault), _) => {
            t!("store-unreadable", fault = fault)
        }
        Fault::Unplayable(Unplayable::Seats(_), _) => t!("play-no-seats"),
    };
    view! {
        <article class="page">
            <h1>{move || t!("place-play")}</h1>
            <p>{why}</p>
            <div class="play-ways">
                <a class="button strong" href=Place::Play(At::Choose).to_string()>
                    {move || t!("play-all-games")}
                </a>
                {record
                    .map(|record| {
                        view! {
                            <button
                                class="button"
                                type="button"
                                on:click=move |_| share::download("quarterturn.pgn", &record)
                            >
                                {move || t!("play-export")}
                            </button>
                        }
                    })}
            </div>
        </article>
    }
}
