//! A link to the last unfinished game.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{results, wording};
use crate::language::window;
use crate::place::{Place, Play};
use crate::shell::Icon;
use crate::store::{games, last_game};
use crate::t;

/// A link to the last unfinished game, or something else if there is none.
#[component]
pub fn Resume(
    /// What to show if no game is unfinished.
    #[prop(optional, into)]
    otherwise: ViewFn,
) -> impl IntoView {
    // What is cached may be out of date, and after a deletion there may be another one.
    Effect::new(|before: Option<()>| {
        if last_game::cached().is_none() || before.is_none() {
            look();
        }
    });
    move || match last_game::cached() {
        Some((id, setup)) => {
            let place = Place::Play(Play::Game(id));
            view! {
                <a class="tile resume" href=place.to_string()>
                    {Icon::Onwards.view()}
                    <span>
                        <strong>{move || t!("home-resume")}</strong>
                        <small>{move || wording::game(setup)}</small>
                    </span>
                </a>
            }
            .into_any()
        }
        None => otherwise.run(),
    }
}

/// Finds the last unfinished game.
fn look() {
    if window().is_none() {
        return;
    }
    spawn_local(async {
        // If nothing can be stored, there is nothing to resume.
        if let Ok((games, _)) = games::all().await {
            results::count_saved(&games);
            last_game::cache(games.iter().find_map(last_game::unfinished));
        }
    });
}
