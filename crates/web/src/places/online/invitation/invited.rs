//! The invitation as its recipient sees it: the offer, and whether to accept.

use api::online::{Seat, View, Visibility};
use api::people::PlayerView;
use leptos::prelude::*;
use rules::Player;
use wasm_bindgen_futures::spawn_local;
use words::Words;

use crate::board::Board;
use crate::language::language;
use crate::online::http::{self, Fault};
use crate::place::Place;
use crate::places;
use crate::places::lobby;
use crate::places::online::controller::OnlineController;
use crate::places::online::wording;
use crate::places::people::EntryForm;
use crate::places::play::wording as games;
use crate::places::rules::RulesInSheet;
use crate::shell::{self, Sheet};
use crate::t;

/// The invitation. Nothing is accepted until the button is pressed.
#[component]
pub fn Invited(
    /// The game.
    controller: OnlineController,
) -> impl IntoView {
    let setup = controller.view.with_untracked(|view| view.terms.setup);
    let is_sitting = RwSignal::new(false);
    let inviter = StoredValue::new(controller.view.with_untracked(inviter));
    let title = move || {
        let game = games::game(setup);
        match inviter.with_value(|player| {
            player
                .as_ref()
                .filter(|one| one.name.is_some())
                .map(wording::player)
        }) {
            Some(name) => t!("online-invited-by", name = name, game = game),
            None => t!("online-invited", game = game),
        }
    };
    places::name_page(title);
    let desk = controller.desk;
    let entering = RwSignal::new(false);
    let reading = RwSignal::new(false);
    let sit = move || {
        is_sitting.set(true);
        let code = controller.code();
        controller.uplink.pause();
        spawn_local(async move {
            let seated = http::sit(&code).await;
            // Only now does the server know this browser.
            controller.uplink.renew();
            if let Err(fault) = seated {
                // A rated game needs an account, which can be created here.
                match &fault {
                    Fault::Named { kind, .. } if kind == "needs-account" => {
                        let _ = entering.try_set(true);
                    }
                    _ => shell::notify(wording::fault(&fault)),
                }
                let _ = is_sitting.try_set(false);
            }
        });
    };
    let entered = Callback::new(move |()| {
        entering.set(false);
        sit();
    });
    view! {
        <article class="page online-invited">
            <h1>{title}</h1>
            <Agreed controller opponent=inviter.get_value() />
            <div class="play-ways">
                <button
                    class="button strong"
                    type="button"
                    data-test="accept"
                    disabled=is_sitting
                    on:click=move |_| sit()
                >
                    {move || t!("online-accept")}
                </button>
                <a class="button" href=Place::Home.to_string()>
                    {move || t!("online-no-thanks")}
                </a>
                <button
                    class="button"
                    type="button"
                    data-test="invited-rules"
                    on:click=move |_| reading.set(true)
                >
                    {move || t!("learn-rules-short")}
                </button>
            </div>
            <div class="online-preview" aria-hidden="true" inert>
                <Board desk />
            </div>
            <Sheet open=reading label=Signal::derive(|| t!("learn-rules-short"))>
                <RulesInSheet setup />
            </Sheet>
            <Sheet open=entering label=Signal::derive(|| t!("people-account"))>
                <p>{move || t!("people-fault-needs-account")}</p>
                <EntryForm entered />
            </Sheet>
        </article>
    }
}

/// Who invites.
fn inviter(view: &View) -> Option<PlayerView> {
    view.players.iter().flatten().next().cloned()
}

/// The terms: players, game, clock, colours, stakes, who may watch.
#[component]
pub fn Agreed(
    /// The game.
    controller: OnlineController,
    /// Who else plays, if that is known.
    #[prop(optional_no_strip)]
    opponent: Option<PlayerView>,
) -> impl IntoView {
    let opponent = StoredValue::new(opponent);
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
        <dl class="online-agreed" data-test="agreed">
            {move || {
                let name = opponent.with_value(|player| player.as_ref().map(lobby::player));
                name.map(|name| {
                    view! {
                        <dt>{move || t!("online-opponent")}</dt>
                        <dd>{name}</dd>
                    }
                })
            }}
            <dt>{move || t!("play-game")}</dt>
            <dd>{move || games::game(terms.setup)}</dd>
            <dt>{move || t!("play-clock")}</dt>
            <dd>{move || wording::timing(&terms)}</dd>
            <dt>{move || t!("play-colour")}</dt>
            <dd>{colour}</dd>
            <dt>{move || t!("online-stakes")}</dt>
            <dd>{move || wording::stakes(&terms)}</dd>
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
