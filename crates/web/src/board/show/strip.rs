//! The strip: the turn as steps, with undo at one end and send at the other.

use leptos::prelude::*;
use rules::{Action, Position};
use words::Words;

use crate::board::desk::{Desk, Towards};
use crate::board::show::labels;
use crate::board::turn::choice::Choice;
use crate::board::turn::composer::Composer;
use crate::language::language;
use crate::shell::{Icon, IconButton};
use crate::t;

/// A step as the strip shows it.
#[derive(Clone, PartialEq)]
struct Shown {
    index: usize,
    before: Position,
    action: Action,
}

/// The strip: the steps of the turn in the making, or those of the last turn to look back at.
#[component]
pub fn Strip(desk: Desk) -> impl IntoView {
    let drafting = Memo::new(move |_| desk.composer.with(|c| !c.steps().is_empty()));
    let bonus = Memo::new(move |_| desk.composer.with(Composer::has_bonus) && desk.may_move());
    let complete = Memo::new(move |_| desk.composer.with(Composer::is_complete));
    let sendable = move || (drafting.get() || bonus.get()) && desk.may_move();
    view! {
        <div class="board-strip" role="group" aria-label=move || t!("board-strip")>
            <div class="board-strip-back">
                <IconButton
                    icon=Icon::Undo
                    label="board-undo"
                    disabled=Signal::derive(move || !drafting.get())
                    press=move |()| desk.undo()
                />
                <IconButton
                    icon=Icon::Reset
                    label="board-reset"
                    disabled=Signal::derive(move || !drafting.get())
                    press=move |()| desk.reset()
                />
            </div>
            <div class="board-steps">
                {move || {
                    if drafting.get() {
                        view! { <Drafted desk /> }.into_any()
                    } else {
                        view! { <LookBack desk /> }.into_any()
                    }
                }}
                <InPlace desk />
            </div>
            <button
                type="button"
                class="board-send"
                class:ready=move || complete.get()
                disabled=move || !sendable()
                on:click=move |_| desk.send()
            >
                {move || {
                    if bonus.get() && !complete.get() {
                        view! {
                            {Icon::Last.view()}
                            <span>{move || t!("board-end-turn")}</span>
                        }
                            .into_any()
                    } else {
                        view! {
                            {Icon::Send.view()}
                            <span>{move || t!("board-send")}</span>
                        }
                            .into_any()
                    }
                }}
            </button>
        </div>
    }
}

#[component]
fn Drafted(desk: Desk) -> impl IntoView {
    let steps = move || {
        desk.composer.with(|composer| {
            let shown = |(index, step): (usize, &crate::board::turn::composer::DoneAction)| Shown {
                index,
                before: step.before,
                action: step.action,
            };
            composer
                .steps()
                .iter()
                .enumerate()
                .map(shown)
                .collect::<Vec<_>>()
        })
    };
    view! {
        <ol class="board-chips" aria-label=move || t!("board-steps")>
            <For each=steps key=|step| (step.index, step.action) let:step>
                <li>
                    <span class="board-chip" title=told(&step)>
                        <span aria-hidden="true">{step.action.to_string()}</span>
                        <span class="board-unseen">{told(&step)}</span>
                        <button
                            type="button"
                            aria-label=move || t!("board-undo-step", number = step.index + 1)
                            title=move || t!("board-undo-step", number = step.index + 1)
                            on:click=move |_| desk.undo_to(step.index)
                        >
                            {Icon::Close.view()}
                        </button>
                    </span>
                </li>
            </For>
        </ol>
    }
}

fn told(step: &Shown) -> impl Fn() -> String + Send + use<> {
    let (before, action) = (step.before, step.action);
    move || labels::step(Words::of(language()), &before, action)
}

/// The last turn, step by step.
#[component]
fn LookBack(desk: Desk) -> impl IntoView {
    let steps = Memo::new(move |_| {
        desk.last.with(|last| {
            let Some(last) = last else {
                return Vec::new();
            };
            let actions = last.turn.actions().iter().enumerate();
            actions
                .map(|(index, action)| Shown {
                    index,
                    before: last.after(index),
                    action: *action,
                })
                .collect::<Vec<_>>()
        })
    });
    let reached = move || desk.replay.get().unwrap_or_else(|| steps.with(Vec::len));
    let none = move || steps.with(Vec::is_empty);
    view! {
        <div class="board-look-back" class:empty=none>
            <IconButton
                icon=Icon::Earlier
                label="board-earlier"
                disabled=Signal::derive(move || reached() == 0)
                press=move |()| desk.look_further(Towards::Earlier)
            />
            <ol class="board-chips" aria-label=move || t!("board-last-turn")>
                <For each=move || steps.get() key=|step| (step.index, step.before.hash(), step.action) let:step>
                    <li>
                        <button
                            type="button"
                            class="board-chip"
                            class:current=move || reached() == step.index + 1
                            class:later=move || { reached() <= step.index }
                            aria-current=move || (reached() == step.index + 1).then_some("step")
                            title=told(&step)
                            on:click=move |_| desk.look_back(Some(step.index + 1))
                        >
                            <span aria-hidden="true">{step.action.to_string()}</span>
                            <span class="board-unseen">{told(&step)}</span>
                        </button>
                    </li>
                </For>
            </ol>
            <IconButton
                icon=Icon::Later
                label="board-later"
                disabled=Signal::derive(move || desk.replay.with(Option::is_none))
                press=move |()| desk.look_further(Towards::Later)
            />
        </div>
    }
}

/// What can be done, in a bonus, with the held piece where it stands.
#[component]
fn InPlace(desk: Desk) -> impl IntoView {
    // Where a wheel is open, it offers the same.
    let choices = Memo::new(move |_| {
        desk.composer.with(|composer| match composer.wheel() {
            Some(_) => Vec::new(),
            None => composer.in_place(),
        })
    });
    let picked = move || choices.with(|all| all.iter().find(|c| c.stands.is_none()).copied());
    let turned = move || choices.with(|all| all.iter().find(|c| c.stands.is_some()).copied());
    let turning = move |choice: Choice| {
        let key = match choice.action {
            Action::Activate { .. } => "board-activate",
            _ => "board-pivot",
        };
        view! {
            <button
                type="button"
                class="board-deed"
                on:click=move |_| desk.open_wheel()
            >
                {move || t!(key)}
            </button>
        }
    };
    let lifting = move |choice: Choice| {
        view! {
            <button
                type="button"
                class="board-deed"
                on:pointerenter=move |_| desk.pointer.considered.set(Some(choice.action))
                on:pointerleave=move |_| desk.pointer.considered.set(None)
                on:click=move |_| desk.act(choice.action)
            >
                {move || t!("board-pick-up")}
            </button>
        }
    };
    view! {
        <div class="board-deeds" class:empty=move || choices.with(Vec::is_empty)>
            {move || turned().map(turning)}
            {move || picked().map(lifting)}
        </div>
    }
}
