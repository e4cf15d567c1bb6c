//! The account form: signing in, signing up, a forgotten password.

use api::people::Name;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::online::http::Fault;
use crate::people::{self, Entry};
use crate::places::online::wording;
use crate::{shell, t};

/// What the form is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    SignIn,
    SignUp,
    Recover,
}

impl Purpose {
    /// The key of what the button says that sends the form.
    const fn done_key(self) -> &'static str {
        match self {
            Purpose::Recover => "people-password-change",
            other => other.key(),
        }
    }

    /// The key of what leads to it.
    const fn key(self) -> &'static str {
        match self {
            Purpose::SignIn => "people-sign-in",
            Purpose::SignUp => "people-sign-up",
            Purpose::Recover => "people-recover",
        }
    }
}

/// The form, then the recovery codes of a new account.
#[component]
pub fn EntryForm(
    /// Called once the account is entered and nothing is left to read.
    #[prop(into)]
    entered: Callback<()>,
    /// The recovery codes, until they are noted.
    #[prop(optional)]
    codes: RwSignal<Vec<String>>,
) -> impl IntoView {
    let entered = Callback::new(move |()| {
        codes.set(Vec::new());
        people::ask();
        entered.run(());
    });
    move || match codes.with(Vec::is_empty) {
        true => view! { <Fields codes entered /> }.into_any(),
        false => view! { <NewCodes codes=codes.get() done=entered /> }.into_any(),
    }
}

#[component]
fn Fields(codes: RwSignal<Vec<String>>, entered: Callback<()>) -> impl IntoView {
    let purpose = RwSignal::new(Purpose::SignIn);
    let [name, password, code] = [(); 3].map(|()| RwSignal::new(String::new()));
    let fault = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let first = NodeRef::<html::Input>::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if is_busy.get_untracked() {
            return;
        }
        let (name, password) = (name.get_untracked(), password.get_untracked());
        let entry = match purpose.get_untracked() {
            Purpose::SignIn => Entry::SignIn { name, password },
            Purpose::SignUp => Entry::SignUp { name, password },
            Purpose::Recover => Entry::Recover {
                name,
                code: code.get_untracked(),
                password,
            },
        };
        is_busy.set(true);
        fault.set(None);
        spawn_local(async move {
            let outcome = people::enter(&entry).await;
            // The form may have been left.
            if is_busy.try_set(false).is_some() {
                return;
            }
            match outcome {
                Ok(new) if new.is_empty() => {
                    if matches!(entry, Entry::Recover { .. }) {
                        shell::notify(t!("people-password-changed"));
                    }
                    entered.run(());
                }
                Ok(new) => codes.set(new),
                Err(why) => fault.set(Some(said(&entry, &why))),
            }
        });
    };
    let other = move |this: Purpose| {
        view! {
            <Show when=move || purpose.get() != this>
                <button
                    class="button quiet"
                    type="button"
                    on:click=move |_| {
                        fault.set(None);
                        // A wrong guess must not become the new password.
                        password.set(String::new());
                        purpose.set(this);
                        // The button is removed.
                        focus(first);
                    }
                >
                    {move || t!(this.key())}
                </button>
            </Show>
        }
    };
    let is_new = move || purpose.get() != Purpose::SignIn;
    view! {
        <form class="entry-form" on:submit=submit data-test="entry-form">
            <p>
                {move || match purpose.get() {
                    Purpose::SignIn => t!("people-sign-in-about"),
                    Purpose::SignUp => t!("people-sign-up-about"),
                    Purpose::Recover => t!("people-recover-about"),
                }}
            </p>
            <Field
                key="people-name"
                kind="text"
                complete=|| "username"
                value=name
                most=Name::MAX_LENGTH
                input=first
            />
            <Show when=move || purpose.get() == Purpose::Recover>
                <Field key="people-code" kind="text" complete=|| "off" value=code />
            </Show>
            {move || {
                let key = match purpose.get() {
                    Purpose::Recover => "people-password-new",
                    _ => "people-password",
                };
                let complete = if is_new() { "new-password" } else { "current-password" };
                view! { <Field key kind="password" complete=move || complete value=password /> }
            }}
            <p class="entry-fault" role="alert" data-test="entry-fault">
                {fault}
            </p>
            // Not `disabled`: it keeps its focus.
            <button class="button strong" type="submit" aria-disabled=move || is_busy.get().then_some("true")>
                {move || t!(purpose.get().done_key())}
            </button>
            <div class="play-ways">
                {[Purpose::SignIn, Purpose::SignUp, Purpose::Recover].map(other)}
            </div>
        </form>
    }
}

/// Why entering failed. The message depends on whether a code or a password was requested.
fn said(entry: &Entry, fault: &Fault) -> String {
    match (entry, fault) {
        (Entry::Recover { .. }, Fault::Named { kind, .. }) if kind == "wrong-credentials" => {
            t!("people-wrong-code")
        }
        _ => wording::fault(fault),
    }
}

fn focus(input: NodeRef<html::Input>) {
    if let Some(input) = input.get_untracked() {
        // If it cannot be focused, the place is.
        let _ = input.focus();
    }
}

/// A field that must be filled in.
#[component]
pub fn Field(
    /// The key of its label.
    key: &'static str,
    /// The type of the input.
    kind: &'static str,
    /// What the browser may fill in.
    complete: impl Fn() -> &'static str + Send + Sync + 'static,
    /// What is filled in.
    value: RwSignal<String>,
    /// How many characters it can have.
    #[prop(default = 256)]
    most: usize,
    /// The input, for the focus.
    #[prop(optional)]
    input: NodeRef<html::Input>,
) -> impl IntoView {
    view! {
        <label class="setting">
            <span>{move || t!(key)}</span>
            <input
                node_ref=input
                type=kind
                required
                maxlength=most.to_string()
                autocapitalize="off"
                spellcheck="false"
                autocomplete=complete
                prop:value=value
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}

/// Recovery codes, shown only once.
#[component]
pub fn NewCodes(
    /// The codes.
    codes: Vec<String>,
    /// Called once they are noted.
    done: Callback<()>,
) -> impl IntoView {
    let text = StoredValue::new(codes.join("\n"));
    let section = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        // The form that had it is gone.
        if let Some(section) = section.get() {
            let _ = section.focus();
        }
    });
    let listed = codes.into_iter().map(|code| view! { <li>{code}</li> });
    view! {
        <section
            class="new-codes"
            data-test="recovery-codes"
            tabindex="-1"
            node_ref=section
            aria-label=move || t!("people-codes")
        >
            <p>{move || t!("people-codes-once")}</p>
            <ul class="notation">{listed.collect_view()}</ul>
            <div class="play-ways">
                <crate::sharing::Copy key="people-codes-copy" text=move |()| text.get_value() />
                <button class="button strong" type="button" on:click=move |_| done.run(())>
                    {move || t!("people-codes-noted")}
                </button>
            </div>
        </section>
    }
}
