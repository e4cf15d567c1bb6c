//! The invitation as its receiver sees it: what is offered, and whether to play.

use api::online::{Seat, Visibility};
use leptos::prelude::*;
use rules::Player;
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::controller::OnlineController;
use super::wording;
use crate::board::Board;
use crate::language::language;
use crate::online::http;
use crate::place::Place;
use crate::places;
use crate::places::play::wording as games;
use crate::{shell, t};

/// The invitation. Nothing is accepted before the button is pressed.
#[component]
pub fn Invited(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let setup = controller.view.with_untracked(|view| view.terms.setup);
    let is_sitting = RwSignal::new(false);
    places::name_page(move || t!("online-invited", game = games::game(setup)));
    let desk = controller.desk;
    let sit = move |_| {
        is_sitting.set(true);
        let code = controller.code();
        controller.pause();
        spawn_local(async move {
            let seated = http::sit(&code).await;
            // Only from now on does the server know who this is.
            controller.renew();
            if let Err(fault) = seated {
                shell::notify(wording::fault(&fault));
                let _ = is_sitting.try_set(false);
            }
        });
    };
    view! {
        <article class="page online-invited">
            <h1>{move || t!("online-invited", game = games::game(setup))}</h1>
            <Agreed controller />
            <div class="play-ways">
                <button
                    class="button strong"
                    type="button"
                    data-test="accept"
                    disabled=is_sitting
                    on:click=sit
                >
                    {move || t!("online-accept")}
                </button>
                <a class="button" href=Place::Home.to_string()>
                    {move || t!("online-no-thanks")}
                </a>
            </div>
            <div class="online-preview" aria-hidden="true" inert>
                <Board desk />
            </div>
        </article>
    }
}

/// What is agreed: game, clock, colours, who may watch.
#[component]
pub fn Agreed(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let terms = controller.view.with_untracked(|view| view.terms);
    let colour = move || {
        let player = controller.view.with(|view| {
            let free = Seat::ALL
                .into_iter()
                .find(|seat| !view.seats[*seat as usize].is_taken);
            view.you.or(free).map_or(Player::White, Seat::player)
        });
        Words::of(language()).player(player)
    };
    let is_public = terms.visibility == Visibility::Public;
    view! {
        <dl class="online-agreed">
            <dt>{move || t!("play-game")}</dt>
            <dd>{move || games::game(terms.setup)}</dd>
            <dt>{move || t!("play-clock")}</dt>
            <dd>{move || wording::timing(&terms)}</dd>
            <dt>{move || t!("play-colour")}</dt>
            <dd>{colour}</dd>
            <dt>{move || t!("online-watching")}</dt>
            <dd>
                {move || match is_public {
                    true => t!("online-watching-public"),
                    false => t!("online-watching-private"),
                }}
            </dd>
        </dl>
    }
}
