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
    let game = RwSignal::new(last_game::cached());
    if window().is_some() {
        spawn_local(async move {
            // If nothing can be stored, there is nothing to resume.
            if let Ok((games, _)) = games::all().await {
                results::count_saved(&games);
                let found = games.iter().find_map(last_game::unfinished);
                last_game::cache(found.as_ref());
                // The page may have been left meanwhile.
                let _ = game.try_set(found);
            }
        });
    }
    move || match game.get() {
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
