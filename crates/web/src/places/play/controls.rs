//! What forms and tools of this place are made of.

use leptos::prelude::*;

use crate::t;

/// One of a few, to be chosen.
#[component]
pub fn Radio(
    /// The name of the group, in the page.
    name: &'static str,
    /// What it says.
    #[prop(into)]
    words: Signal<String>,
    /// Whether it is chosen.
    #[prop(into)]
    chosen: Signal<bool>,
    /// Chooses it.
    #[prop(into)]
    choose: Callback<()>,
    /// What it is called in the page.
    #[prop(optional)]
    value: &'static str,
) -> impl IntoView {
    view! {
        <label>
            <input
                type="radio"
                name=name
                value=value
                prop:checked=chosen
                on:change=move |_| choose.run(())
            />
            <span>{words}</span>
        </label>
    }
}

/// A number with a button on either side.
#[component]
pub fn Stepper(
    /// What is counted.
    #[prop(into)]
    words: Signal<String>,
    /// The number.
    #[prop(into)]
    value: Signal<u8>,
    /// The least.
    least: u8,
    /// The most.
    #[prop(into)]
    most: Signal<u8>,
    /// Sets it.
    #[prop(into)]
    set: Callback<u8>,
) -> impl IntoView {
    let less = move || t!("play-less", what = words.get());
    let more = move || t!("play-more", what = words.get());
    view! {
        <div class="stepper" role="group" aria-label=words>
            <span aria-hidden="true">{words}</span>
            <button
                class="button square"
                type="button"
                aria-label=less
                disabled=move || { value.get() <= least }
                on:click=move |_| set.run(value.get_untracked().saturating_sub(1).max(least))
            >
                "−"
            </button>
            <output aria-live="polite">{move || value.get()}</output>
            <button
                class="button square"
                type="button"
                aria-label=more
                disabled=move || { value.get() >= most.get() }
                on:click=move |_| {
                    set.run(value.get_untracked().saturating_add(1).min(most.get_untracked()));
                }
            >
                "+"
            </button>
        </div>
    }
}

/// On or off.
#[component]
pub fn Switch(
    /// What it is.
    #[prop(into)]
    words: Signal<String>,
    /// What that means.
    #[prop(into)]
    about: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Sets it.
    #[prop(into)]
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="setting switch">
            <span>
                <strong>{words}</strong>
                <small>{about}</small>
            </span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| set.run(event_target_checked(&event))
            />
        </label>
    }
}

/// A button that asks once more before it does something that cannot be undone.
#[component]
pub fn Sure(
    /// What it says first.
    #[prop(into)]
    words: Signal<String>,
    /// What it asks then.
    #[prop(into)]
    really: Signal<String>,
    /// Does it.
    #[prop(into)]
    act: Callback<()>,
    /// Whether it can be done now.
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    let asking = RwSignal::new(false);
    let first = NodeRef::<leptos::html::Button>::new();
    let second = NodeRef::<leptos::html::Button>::new();
    // The focus follows the question, and comes back with the answer.
    Effect::new(move |before: Option<bool>| {
        let asking = asking.get();
        if before.is_some_and(|before| before != asking) {
            let button = if asking { second.get() } else { first.get() };
            if let Some(button) = button {
                let _ = button.focus();
            }
        }
        asking
    });
    move || {
        if asking.get() && !disabled.get() {
            view! {
                <span class="sure" role="group" aria-label=really>
                    <button
                        class="button warning"
                        type="button"
                        node_ref=second
                        on:click=move |_| {
                            asking.set(false);
                            act.run(());
                        }
                    >
                        {really}
                    </button>
                    <button class="button" type="button" on:click=move |_| asking.set(false)>
                        {move || t!("play-no")}
                    </button>
                </span>
            }
            .into_any()
        } else {
            view! {
                <button
                    class="button"
                    type="button"
                    node_ref=first
                    disabled=disabled
                    on:click=move |_| asking.set(true)
                >
                    {words}
                </button>
            }
            .into_any()
        }
    }
}
