//! The list of turns, with buttons to step through them.

use leptos::html;
use leptos::prelude::*;
use record::{NodeId, Ply as RecordedTurn, Tree};
use rules::Position;
use words::Words;

use super::TabledGame;
use crate::board::{JustPressed, Offer};
use crate::language::{language, spoken};
use crate::settings::{change, settings};
use crate::shell::{Icon, IconButton};

/// The ways to the turn before and to the turn after. Where no turn comes after, the legend takes its
/// place.
pub fn steps(game: TabledGame, legend: RwSignal<bool>) -> (Offer, Signal<Offer>) {
    let seen = Memo::new(move |_| game.seen());
    let earlier = Offer::new(Icon::Earlier, "play-earlier", move || {
        game.go.run(seen.get_untracked().saturating_sub(1));
    });
    let just_stepped = JustPressed::default();
    let later = Offer::new(Icon::Later, "play-later", move || {
        game.go.run(seen.get_untracked() + 1);
        just_stepped.note();
    });
    let is_last = Memo::new(move |_| seen.get() >= game.length());
    let later = later.when(move || !is_last.get());
    let legend = Offer::legend(legend);
    (
        earlier.when(move || seen.get() > 0),
        Signal::derive(move || match is_last.get() && !just_stepped.get() {
            true => legend,
            false => later,
        }),
    )
}

/// A turn of the list: in notation, and in words.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Listed {
    /// How many turns came before.
    at: usize,
    notation: String,
    /// What was done, in one sentence.
    told: String,
    /// Everything that was done.
    whole: String,
}

impl Listed {
    /// Its text.
    fn shown(&self) -> String {
        match is_notation() {
            true => self.notation.clone(),
            false => self.told.clone(),
        }
    }

    /// Its label: always the sentences, after the text.
    fn heard(&self) -> String {
        match is_notation() {
            true => format!("{}: {}", self.notation, self.whole),
            false => self.whole.clone(),
        }
    }
}

/// What a turn of a record did: in a sentence, and in full.
pub fn told(tree: &Tree, id: NodeId) -> Option<(String, String)> {
    let node = tree.node(id)?;
    told_of(tree.node(node.parent()?)?.position(), node.ply()?)
}

/// What a turn does: in a sentence, and in full.
pub fn told_of(before: &Position, ply: &RecordedTurn) -> Option<(String, String)> {
    let words = Words::of(language());
    let mut sentences = words.told(before, ply.actions(), None);
    let first = sentences.first()?.clone();
    if ply.actions().len() > 1 {
        // The first sentence only counts them.
        let mut position = *before;
        for action in ply.actions() {
            sentences.extend(words.told(&position, &[*action], None).into_iter().next());
            position.play_unchecked(*action);
        }
    }
    Some((first, words.in_a_row(sentences)))
}

fn listed(game: TabledGame) -> Vec<Listed> {
    let names = game.desk.outside.names.get();
    let words = Words::of(language());
    let record = game.record.run(());
    let tree = record.tree();
    let all = tree.main_line().filter_map(|id| told(tree, id));
    let all = game.turns.get().into_iter().zip(all).enumerate();
    all.map(|(at, (notation, (told, whole)))| Listed {
        at,
        notation,
        told: words.with_names(told, &names),
        whole: words.with_names(whole, &names),
    })
    .collect()
}

/// The turns, numbered, in words or in notation.
#[component]
pub fn TurnList(
    /// The game.
    game: TabledGame,
) -> impl IntoView {
    let length = Memo::new(move |_| game.length());
    let seen = Memo::new(move |_| game.seen());
    let list = NodeRef::<html::Ol>::new();
    // Scroll to the newest turn.
    Effect::new(move |_| {
        let _ = length.get();
        if let Some(list) = list.get() {
            // After the list has its new height.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let at_start = Memo::new(move |_| seen.get() == 0);
    let at_end = Memo::new(move |_| seen.get() == length.get());
    let turns = Memo::new(move |_| listed(game));
    let notation = Memo::new(|_| is_notation());
    view! {
        <section class="play-turns" aria-label=spoken("play-turns")>
            <div class="play-steps" class:looking=move || !at_end.get()>
                <IconButton
                    icon=Icon::First
                    label="play-first"
                    disabled=at_start
                    press=move |()| game.go.run(0)
                />
                <IconButton
                    icon=Icon::Last
                    label="play-now"
                    disabled=at_end
                    press=move |()| game.go.run(length.get_untracked())
                />
                <NotationSwitch />
            </div>
            <ol
                class="play-list"
                node_ref=list
                class:empty=move || length.get() == 0
                class:words=move || !notation.get()
            >
                <For each=move || turns.get() key=Clone::clone let:turn>
                    <Ply turn game seen />
                </For>
            </ol>
        </section>
    }
}

/// Whether turns are listed in notation. Reactive.
pub fn is_notation() -> bool {
    settings().board.notation
}

/// Switches between words and notation.
#[component]
pub fn NotationSwitch() -> impl IntoView {
    view! {
        <button
            type="button"
            class="board-tool play-notation"
            aria-pressed=move || if is_notation() { "true" } else { "false" }
            on:click=move |_| change(|values| values.board.notation = !values.board.notation)
        >
            {spoken("play-notation")}
        </button>
    }
}

#[component]
fn Ply(turn: Listed, game: TabledGame, seen: Memo<usize>) -> impl IntoView {
    let count = turn.at + 1;
    let number = turn
        .at
        .is_multiple_of(2)
        .then(|| format!("{}.", turn.at / 2 + 1));
    let turn = StoredValue::new(turn);
    let heard = move || turn.with_value(Listed::heard);
    view! {
        <li data-number=number>
            <button
                type="button"
                class="play-turn"
                class:notation=is_notation
                aria-label=heard
                title=heard
                aria-current=move || (seen.get() == count).then_some("step")
                on:click=move |_| game.go.run(count)
            >
                {move || turn.with_value(Listed::shown)}
            </button>
        </li>
    }
}
