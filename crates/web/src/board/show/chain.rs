//! The chain: the actions of a turn in sequence.

use leptos::prelude::*;
use rules::{Action, Position};
use words::Words;

use crate::board::desk::Desk;
use crate::board::hand::commands::focus_entrance;
use crate::board::show::legend::FirstLegend;
use crate::board::show::voice::labels;
use crate::board::turn::composer::DoneAction;
use crate::language::{language, spoken};
use crate::motif_link::MotifLink;
use crate::settings::settings;
use crate::shell::Icon;
use crate::t;

/// An action as the chain shows it.
#[derive(Clone, PartialEq)]
struct Shown {
    index: usize,
    before: Position,
    action: Action,
}

/// The actions of the turn being composed, or of the last turn to look back at.
#[component]
pub fn Chain(
    /// The desk.
    desk: Desk,
    /// Whether the first marks are explained where the last turn would be looked back at.
    #[prop(optional, into)]
    explains: Signal<bool>,
) -> impl IntoView {
    let drafting = Memo::new(move |_| desk.composer.with(|c| !c.steps().is_empty()));
    let chain = NodeRef::<leptos::html::Div>::new();
    let length = Memo::new(move |_| desk.composer.with(|c| c.steps().len()));
    Effect::new(move |_| {
        length.get();
        // Once the new step is there, it is seen, however long the chain is.
        request_animation_frame(move || {
            if let Some(chain) = chain.get_untracked() {
                chain.set_scroll_left(chain.scroll_width());
            }
        });
    });
    view! {
        <div class="chain" class:drafting=drafting node_ref=chain>
            {move || {
                if drafting.get() {
                    view! { <Drafted desk /> }.into_any()
                } else if explains.get() {
                    view! { <FirstLegend /> }.into_any()
                } else {
                    view! { <LookBack desk /> <ProposedMotif desk /> }.into_any()
                }
            }}
        </div>
    }
}

/// The motif of the turn that is proposed, with the way to what it means.
#[component]
fn ProposedMotif(desk: Desk) -> impl IntoView {
    move || {
        let motif = desk.notes.motif.get()?;
        Some(view! {
            <span class="board-chip motif">
                <MotifLink motif />
            </span>
        })
    }
}

#[component]
fn Drafted(desk: Desk) -> impl IntoView {
    let steps = move || {
        desk.composer.with(|composer| {
            let shown = |(index, step): (usize, &DoneAction)| Shown {
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
        <ol class="board-chips" aria-label=spoken("board-steps")>
            <For each=steps key=|step| (step.index, step.action) let:step>
                <li>
                    <span class="board-chip" title=told(&step)>
                        <span aria-hidden="true">{written(&step)}</span>
                        <span class="board-unseen">{told(&step)}</span>
                        <button
                            type="button"
                            aria-label=move || t!("board-undo-step", number = step.index + 1)
                            title=move || t!("board-undo-step", number = step.index + 1)
                            on:click=move |_| {
                                desk.undo_to(step.index);
                                // This button is removed, and the focus with it.
                                focus_entrance(desk);
                            }
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

/// An action in a few words, or in notation.
fn written(step: &Shown) -> impl Fn() -> String + Send + use<> {
    let action = step.action;
    move || match settings().board.notation {
        true => action.to_string(),
        false => labels::short(Words::of(language()), action),
    }
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
            <ol class="board-chips" aria-label=spoken("board-last-turn")>
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
                            <span aria-hidden="true">{written(&step)}</span>
                            <span class="board-unseen">{told(&step)}</span>
                        </button>
                    </li>
                </For>
            </ol>
        </div>
    }
}
