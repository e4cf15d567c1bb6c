//! A link to the last unfinished game.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::game::Terms;
use super::{results, wording};
use crate::language::{spoken, window};
use crate::place::{Place, Play};
use crate::shell::Icon;
use crate::store::{games, last_game};

/// A link to the last unfinished game, or something else if there is none.
#[component]
pub fn Resume(
    /// What to show if no game is unfinished.
    #[prop(optional, into)]
    otherwise: ViewFn,
) -> impl IntoView {
    // The opponent is known once the game has been found.
    let terms = RwSignal::new(None::<Terms>);
    // The cache may be out of date, and after a deletion there may be another game.
    Effect::new(move |before: Option<()>| {
        if last_game::cached().is_none() || before.is_none() {
            look(terms);
        }
    });
    move || match last_game::cached() {
        Some((id, setup)) => {
            let place = Place::Play(Play::Game(id));
            view! {
                <a class="tile resume" href=place.to_string()>
                    {Icon::Onwards.view()}
                    <span>
                        <strong>{spoken("home-resume")}</strong>
                        <small>
                            {move || {
                                let opponent = terms.with(|terms| terms.as_ref().map(wording::opponent));
                                let parts = [Some(wording::game(setup)), opponent];
                                parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
                            }}
                        </small>
                    </span>
                </a>
            }
            .into_any()
        }
        None => otherwise.run(),
    }
}

/// Finds the last unfinished game, and who plays in it.
fn look(terms: RwSignal<Option<Terms>>) {
    if window().is_none() {
        return;
    }
    spawn_local(async move {
        // If nothing can be stored, there is nothing to resume.
        if let Ok((games, _)) = games::all().await {
            results::count_saved(&games);
            let last = games
                .iter()
                .find_map(|game| Some((game, last_game::unfinished(game)?)));
            // The page may have been left.
            let _ = terms.try_set(
                last.as_ref()
                    .and_then(|(game, _)| Terms::read(&game.terms).ok()),
            );
            last_game::cache(last.map(|(_, last)| last));
        }
    });
}
