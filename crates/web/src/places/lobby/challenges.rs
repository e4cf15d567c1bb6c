//! Challenges to and from the user.

use api::lobby::OpenChallenge;
use api::people::PlayerView;
use leptos::prelude::*;
use words::Words;

use super::controller::{LobbyController, visit};
use super::{player, terms};
use crate::board::{Sound, play_sound};
use crate::language::language;
use crate::lobby::requests;
use crate::settings::settings;
use crate::{shell, t};

/// The challenges, if there are any. A new one is announced.
#[component]
pub(super) fn Challenges(controller: LobbyController) -> impl IntoView {
    let open = Memo::new(move |_| {
        controller.state.with(|state| {
            let open = state.yours.challenges.iter();
            let open = open.filter(|challenge| challenge.game.is_none());
            open.cloned().collect::<Vec<_>>()
        })
    });
    Effect::new(move |before: Option<Vec<OpenChallenge>>| {
        let now = open.get();
        let is_new = |challenge: &&OpenChallenge| {
            let known = before.iter().flatten().any(|one| one.id == challenge.id);
            !challenge.is_own && !known
        };
        if let Some(challenge) = now.iter().find(is_new) {
            shell::announce(t!("lobby-challenged-by", name = player(&challenge.from)));
            if untrack(settings).has_sounds() {
                play_sound(Sound::Offer);
            }
        }
        now
    });
    view! {
        <Show when=move || open.with(|open| !open.is_empty())>
            <section class="own" aria-labelledby="challenges">
                <h2 id="challenges">{move || t!("lobby-challenges")}</h2>
                <ul class="own-games" data-test="challenges">
                    <For each=move || open.get() key=|challenge| challenge.id let:challenge>
                        <Row controller challenge />
                    </For>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Row(controller: LobbyController, challenge: OpenChallenge) -> impl IntoView {
    let id = challenge.id;
    let is_own = challenge.is_own;
    let end = move |_| controller.act(requests::end_challenge(id), |()| ());
    let accept = move |_| {
        controller.act(requests::accept_challenge(id), |created| {
            visit(&created.code);
        });
    };
    let agreed = challenge.terms;
    let own_seat = challenge.seat.map(|seat| match is_own {
        true => seat,
        false => seat.opposite(),
    });
    let conditions = move || {
        let colour = own_seat.map(|seat| {
            let colour = Words::of(language()).player(seat.player());
            t!("online-preview-colour", colour = colour)
        });
        let parts = [Some(terms(&agreed)), colour];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let who = StoredValue::new(challenge);
    let who = move || {
        who.with_value(|challenge| match is_own {
            true => {
                let to = PlayerView {
                    name: Some(challenge.to.clone()),
                    rating: None,
                    is_bot: challenge.to_bot,
                };
                t!("lobby-you-challenge", name = player(&to))
            }
            false => t!("lobby-challenged-by", name = player(&challenge.from)),
        })
    };
    view! {
        <li class="own-game">
            <span>
                <strong>{who}</strong>
                <small>{conditions}</small>
            </span>
            <span class="play-ways">
                <Show when=move || !is_own>
                    <button class="button strong" type="button" data-test="accept-challenge" on:click=accept>
                        {move || t!("online-accept")}
                    </button>
                </Show>
                <button class="button" type="button" on:click=end>
                    {move || if is_own { t!("lobby-withdraw") } else { t!("online-no-thanks") }}
                </button>
            </span>
        </li>
    }
}
