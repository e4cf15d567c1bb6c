//! The user's account: recovery codes, password, the browsers signed in, tokens, export, deletion.

use api::people::account::Session;
use api::people::{Name, RatedGame, Speed};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::entry_form::{EntryForm, Field, NewCodes};
use super::tokens::Tokens;
use super::vacation::VacationSwitch;
use crate::online::http::Fault;
use crate::online::link;
use crate::people::{self, Known, Me};
use crate::place::{People, Place};
use crate::places;
use crate::places::fetched::{FaultNote, Fetched};
use crate::places::online::wording;
use crate::{shell, t};

/// The account, or the way to one.
#[component]
pub fn Account() -> impl IntoView {
    people::ask();
    places::name_page(|| t!("people-account"));
    let known = Memo::new(|_| people::known());
    let is_deleted = RwSignal::new(false);
    Effect::new(move |before: Option<Option<bool>>| {
        let has_account = known.with(|known| match known {
            Known::Me(me) => Some(me.name.is_some()),
            Known::Unknown | Known::Fault(_) => None,
        });
        // Whoever enters or deletes an account begins at the top.
        if let (Some(Some(before)), Some(now)) = (before, has_account)
            && before != now
        {
            request_animation_frame(places::show_top);
        }
        has_account.or(before.flatten())
    });
    view! {
        <article class="page account">
            <h1>{move || t!("people-account")}</h1>
            {move || match known.get() {
                Known::Me(Me { name: Some(name), recovery_codes }) => {
                    view! { <Own name recovery_codes is_deleted /> }.into_any()
                }
                Known::Fault(fault) => {
                    view! { <FaultNote fault retry=|()| people::ask_again() /> }.into_any()
                }
                Known::Unknown => view! { <div aria-busy="true"></div> }.into_any(),
                Known::Me(_) => {
                    view! {
                        <Show when=move || is_deleted.get()>
                            <p role="status" data-test="deleted">{move || t!("people-deleted")}</p>
                        </Show>
                        <section class="panel">
                            <EntryForm entered=move |()| is_deleted.set(false) />
                        </section>
                    }
                        .into_any()
                }
            }}
        </article>
    }
}

#[component]
fn Own(name: Name, recovery_codes: u32, is_deleted: RwSignal<bool>) -> impl IntoView {
    let place = Place::People(People::Player(name.clone())).to_string();
    let best = Place::People(People::Leaders(RatedGame::Tixel, Speed::Rapid)).to_string();
    let sign_out = move |_| {
        spawn_local(async {
            told(people::sign_out().await);
        });
    };
    view! {
        <p class="lead">
            <strong>{name.to_string()}</strong>
        </p>
        <div class="play-ways">
            <a class="button" href=place>
                {move || t!("people-own-page")}
            </a>
            <a class="button" href=best>
                {move || t!("people-leaders")}
            </a>
            <a class="button" href=link::address("api/me/export") download="quarterturn-account.json">
                {move || t!("people-export")}
            </a>
            <button class="button" type="button" on:click=sign_out>
                {move || t!("people-sign-out")}
            </button>
        </div>
        <VacationSwitch />
        <Sessions />
        <Codes left=recovery_codes />
        <Password />
        <Tokens />
        <Delete is_deleted />
    }
}

/// Says why something failed.
pub(super) fn told<T>(outcome: Result<T, Fault>) -> Option<T> {
    match outcome {
        Ok(done) => Some(done),
        Err(fault) => {
            shell::notify(wording::fault(&fault));
            None
        }
    }
}

/// The browsers in which one is signed in.
#[component]
fn Sessions() -> impl IntoView {
    let sessions = Fetched::new(people::sessions);
    let end = move |id: String| {
        spawn_local(async move {
            if told(people::end_session(&id).await).is_some() {
                sessions.change(|all| all.retain(|session| session.id != id));
            }
        });
    };
    let row = move |session: Session| {
        let id = session.id.clone();
        let unknown = || t!("people-browser-unknown");
        let browser = session.browser.unwrap_or_else(unknown);
        let system = session.system.unwrap_or_default();
        let is_current = session.is_current;
        view! {
            <li class="own-game">
                <span>
                    <strong>{browser}</strong>
                    <small>{system}</small>
                </span>
                {if is_current {
                    view! { <small>{move || t!("people-this-browser")}</small> }.into_any()
                } else {
                    view! {
                        <button class="button" type="button" on:click=move |_| end(id.clone())>
                            {move || t!("people-sign-out-there")}
                        </button>
                    }
                        .into_any()
                }}
            </li>
        }
    };
    view! {
        <section class="panel" aria-labelledby="sessions">
            <h2 id="sessions">{move || t!("people-sessions")}</h2>
            {sessions
                .show(move |all| {
                    view! {
                        <ul class="own-games" data-test="sessions">
                            {all.into_iter().map(row).collect_view()}
                        </ul>
                    }
                        .into_any()
                })}
        </section>
    }
}

/// A form with a password, and what it is for.
#[component]
fn WithPassword(
    /// The key of its heading.
    title: &'static str,
    /// What it is for.
    #[prop(into)]
    about: Signal<String>,
    /// The key of what its button says.
    key: &'static str,
    /// The class of the button.
    class: &'static str,
    /// Called with the password.
    #[prop(into)]
    act: Callback<String>,
    /// Further fields.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        act.run(password.get_untracked());
        password.set(String::new());
    };
    view! {
        <section class="panel" aria-label=move || t!(title)>
            <h2>{move || t!(title)}</h2>
            <p>{about}</p>
            <form class="entry-form" on:submit=submit>
                <Field
                    key="people-password"
                    kind="password"
                    complete=|| "current-password"
                    value=password
                />
                {children.map(|children| children())}
                <button class=class type="submit">
                    {move || t!(key)}
                </button>
            </form>
        </section>
    }
}

#[component]
fn Codes(left: u32) -> impl IntoView {
    let codes = RwSignal::new(Vec::<String>::new());
    let act = move |password: String| {
        spawn_local(async move {
            if let Some(new) = told(people::new_codes(&password).await) {
                let _ = codes.try_set(new);
            }
        });
    };
    let done = Callback::new(move |()| {
        codes.set(Vec::new());
        people::ask();
    });
    view! {
        <WithPassword
            title="people-codes"
            about=Signal::derive(move || t!("people-codes-left", count = left))
            key="people-codes-new"
            class="button"
            act
        />
        {move || {
            let new = codes.get();
            (!new.is_empty()).then(|| view! { <NewCodes codes=new done /> })
        }}
    }
}

#[component]
fn Password() -> impl IntoView {
    let new = RwSignal::new(String::new());
    let act = move |current: String| {
        let wanted = new.get_untracked();
        spawn_local(async move {
            if told(people::change_password(&current, &wanted).await).is_some() {
                let _ = new.try_set(String::new());
                shell::notify(t!("people-password-changed"));
            }
        });
    };
    view! {
        <WithPassword
            title="people-password-change"
            about=Signal::derive(|| t!("people-password-about"))
            key="people-password-set"
            class="button"
            act
        >
            <Field
                key="people-password-new"
                kind="password"
                complete=|| "new-password"
                value=new
            />
        </WithPassword>
    }
}

#[component]
fn Delete(is_deleted: RwSignal<bool>) -> impl IntoView {
    let act = move |password: String| {
        spawn_local(async move {
            if told(people::delete(&password).await).is_some() {
                let _ = is_deleted.try_set(true);
                shell::announce(t!("people-deleted"));
            }
        });
    };
    view! {
        <WithPassword
            title="people-delete"
            about=Signal::derive(|| t!("people-delete-about"))
            key="people-delete-really"
            class="button warning"
            act
        />
    }
}
