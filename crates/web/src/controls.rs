//! Form controls of every place: radio button, stepper, switch, confirm button.

use leptos::prelude::*;

use crate::language::spoken;
use crate::t;

/// A radio button.
#[component]
pub fn Radio(
    /// The `name` of its group.
    name: &'static str,
    /// Its label.
    #[prop(into)]
    words: Signal<String>,
    /// Whether it is chosen.
    #[prop(into)]
    chosen: Signal<bool>,
    /// Called when it is chosen.
    #[prop(into)]
    choose: Callback<()>,
    /// Its `value`.
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
    /// Its label.
    #[prop(into)]
    words: Signal<String>,
    /// The number.
    #[prop(into)]
    value: Signal<u8>,
    /// The smallest value.
    least: u8,
    /// The largest value.
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
                // Not `disabled`: at its limit it keeps the focus.
                aria-disabled=move || (value.get() <= least).then_some("true")
                on:click=move |_| set.run(value.get_untracked().saturating_sub(1).max(least))
            >
                "−"
            </button>
            <output aria-live="polite" aria-label=words>
                {move || value.get()}
            </output>
            <button
                class="button square"
                type="button"
                aria-label=more
                aria-disabled=move || (value.get() >= most.get()).then_some("true")
                on:click=move |_| {
                    set.run(value.get_untracked().saturating_add(1).min(most.get_untracked()));
                }
            >
                "+"
            </button>
        </div>
    }
}

/// A switch.
#[component]
pub fn Switch(
    /// Its label.
    #[prop(into)]
    words: Signal<String>,
    /// An explanation.
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

/// A button that asks for confirmation before it does something irreversible.
#[component]
pub fn ConfirmButton(
    /// Its label.
    #[prop(into)]
    words: Signal<String>,
    /// The label of the confirmation.
    #[prop(into)]
    really: Signal<String>,
    /// Called when confirmed.
    #[prop(into)]
    act: Callback<()>,
    /// Whether the button is disabled.
    #[prop(optional, into)]
    disabled: Signal<bool>,
) -> impl IntoView {
    let asking = RwSignal::new(false);
    let first = NodeRef::<leptos::html::Button>::new();
    let second = NodeRef::<leptos::html::Button>::new();
    // Move the focus to the question, and back with the answer.
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
                        {spoken("play-no")}
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
