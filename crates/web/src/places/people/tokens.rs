//! Tokens with which programs act for the account: created with scopes, shown once, revoked.

use api::people::{NewToken, Scope, Token};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::account::told;
use super::entry_form::Field;
use crate::controls::{ConfirmButton, Switch};
use crate::people;
use crate::places::fetched::Fetched;
use crate::sharing;
use crate::t;

/// The tokens, and the form for a new one.
#[component]
pub fn Tokens() -> impl IntoView {
    let tokens = Fetched::new(people::tokens);
    let made = RwSignal::new(None::<String>);
    let revoke = move |id: String| {
        spawn_local(async move {
            if told(people::revoke_token(&id).await).is_some() {
                tokens.change(|all| all.retain(|token| token.id != id));
            }
        });
    };
    let row = move |token: Token| {
        let id = StoredValue::new(token.id);
        let scopes = token.scopes;
        let allows = move || {
            let names: Vec<String> = scopes.iter().map(|scope| scope_name(*scope)).collect();
            names.join(" · ")
        };
        view! {
            <li class="own-game">
                <span>
                    <strong>{token.name}</strong>
                    <small>{allows}</small>
                </span>
                <ConfirmButton
                    words=Signal::derive(|| t!("people-token-revoke"))
                    really=Signal::derive(|| t!("people-token-revoke"))
                    act=move |()| revoke(id.get_value())
                />
            </li>
        }
    };
    view! {
        <section class="panel" aria-labelledby="tokens" data-test="tokens">
            <h2 id="tokens">{move || t!("people-tokens")}</h2>
            <p>{move || t!("people-tokens-about")}</p>
            {tokens
                .show(move |all| {
                    view! { <ul class="own-games">{all.into_iter().map(row).collect_view()}</ul> }
                        .into_any()
                })}
            {move || match made.get() {
                Some(token) => view! { <Made token done=move |()| made.set(None) /> }.into_any(),
                None => {
                    let done = move |token| {
                        made.set(Some(token));
                        tokens.ask();
                    };
                    view! { <NewTokenForm done /> }.into_any()
                }
            }}
        </section>
    }
}

/// What a scope allows.
fn scope_name(scope: Scope) -> String {
    match scope {
        Scope::Read => t!("people-scope-read"),
        Scope::Play => t!("people-scope-play"),
        Scope::Lobby => t!("people-scope-lobby"),
    }
}

#[component]
fn NewTokenForm(#[prop(into)] done: Callback<String>) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let [may_play, may_meet] = [(); 2].map(|()| RwSignal::new(true));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let wanted = [
            (Scope::Read, true),
            (Scope::Play, may_play.get_untracked()),
            (Scope::Lobby, may_meet.get_untracked()),
        ];
        let allowed = wanted.into_iter().filter(|(_, is_wanted)| *is_wanted);
        let token = NewToken {
            name: name.get_untracked().trim().to_owned(),
            scopes: allowed.map(|(scope, _)| scope).collect(),
        };
        spawn_local(async move {
            if let Some(made) = told(people::make_token(&token).await)
                && name.try_set(String::new()).is_none()
            {
                done.run(made.token);
            }
        });
    };
    let scope = move |scope: Scope, on: RwSignal<bool>| {
        view! {
            <Switch
                words=Signal::derive(move || scope_name(scope))
                about=""
                on
                set=move |is_on| on.set(is_on)
            />
        }
    };
    view! {
        <form class="entry-form" data-test="token-form" on:submit=submit>
            <Field
                key="people-token-name"
                kind="text"
                complete=|| "off"
                value=name
                most=NewToken::MAX_NAME
            />
            {scope(Scope::Play, may_play)}
            {scope(Scope::Lobby, may_meet)}
            <button class="button" type="submit">
                {move || t!("people-token-make")}
            </button>
        </form>
    }
}

/// A token, shown only now.
#[component]
fn Made(token: String, #[prop(into)] done: Callback<()>) -> impl IntoView {
    let text = StoredValue::new(token.clone());
    view! {
        <div class="new-codes" data-test="token-made">
            <p role="status">{move || t!("people-token-once")}</p>
            <p class="notation token">{token}</p>
            <div class="play-ways">
                <sharing::Copy key="people-token-copy" text=move |()| text.get_value() />
                <button class="button strong" type="button" on:click=move |_| done.run(())>
                    {move || t!("people-token-noted")}
                </button>
            </div>
        </div>
    }
}
