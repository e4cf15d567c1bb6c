//! What one thinks of a turn: a judgement, a comment, and whether its variation stays.

use leptos::prelude::*;
use record::{Glyph, NodeId};

use super::lines::numbered;
use super::link;
use super::room::Room;
use super::study::{JUDGEMENTS, Study};
use crate::address;
use crate::place::Place;
use crate::t;

/// What one thinks of the turn that is looked at.
#[component]
pub(super) fn Remarks(room: Room) -> impl IntoView {
    let here = Memo::new(move |_| room.study.with(Study::at));
    let at_turn = Memo::new(move |_| here.get() != NodeId::ROOT);
    let main = Memo::new(move |_| room.study.with(Study::is_main));
    let comment = Memo::new(move |_| room.study.with(Study::comment));
    let about = move || {
        room.study.with(|study| {
            let node = study.here()?;
            let (ply, player) = (node.ply()?, node.player()?);
            Some(format!("{} {ply}", numbered(node.number(), player)))
        })
    };
    let title = move || match about() {
        Some(turn) => t!("analysis-remarks", turn = turn),
        None => t!("analysis-remarks-start"),
    };
    view! {
        <section class="panel analysis-remarks">
            <h2>{title}</h2>
            <div
                class="analysis-glyphs"
                role="group"
                aria-label=move || t!("analysis-judgement")
                class:empty=move || !at_turn.get()
            >
                {JUDGEMENTS.map(|glyph| view! { <Judgement room glyph /> }).collect_view()}
            </div>
            <label class="setting">
                <span>{move || t!("analysis-comment")}</span>
                <textarea
                    rows="2"
                    prop:value=move || {
                        here.track();
                        comment.get()
                    }
                    on:change=move |event| {
                        let text = event_target_value(&event);
                        room.changed(|study| study.write(&text));
                    }
                ></textarea>
            </label>
            <div class="analysis-buttons">
                <Show when=move || !main.get()>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| room.changed(Study::promote)
                    >
                        {move || t!("analysis-promote")}
                    </button>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| room.changed(Study::promote_to_main)
                    >
                        {move || t!("analysis-promote-main")}
                    </button>
                </Show>
                <button
                    type="button"
                    class="button warning"
                    disabled=move || !at_turn.get()
                    on:click=move |_| delete(room)
                >
                    {move || if main.get() {
                        t!("analysis-delete")
                    } else {
                        t!("analysis-delete-variation")
                    }}
                </button>
            </div>
        </section>
    }
}

/// Deletes the turn that is looked at and what follows; a notice offers the way back.
fn delete(room: Room) {
    let before = room.study.get_untracked();
    room.moved(Study::delete);
    let after = room.study.get_untracked();
    let back = move || {
        let same = |study: &Study| study.game() == after.game();
        match room.study.try_with_untracked(same) {
            Some(true) => room.moved(|study| *study = before.clone()),
            // Something was done since: the way back leads to that.
            Some(false) => room.open(before.game()),
            None => address::go(&Place::Analysis(Some(link::written(before.game())))),
        }
    };
    crate::shell::notify_with(t!("analysis-deleted"), t!("analysis-undelete"), back);
}

#[component]
fn Judgement(room: Room, glyph: Glyph) -> impl IntoView {
    let given = Memo::new(move |_| {
        room.study.with(|study| {
            study
                .here()
                .is_some_and(|node| node.glyphs().contains(&glyph))
        })
    });
    let name = move || match glyph {
        Glyph::BRILLIANT => t!("analysis-brilliant"),
        Glyph::GOOD => t!("analysis-good"),
        Glyph::INTERESTING => t!("analysis-interesting"),
        Glyph::DUBIOUS => t!("analysis-dubious"),
        Glyph::MISTAKE => t!("analysis-mistake"),
        _ => t!("analysis-blunder"),
    };
    view! {
        <button
            type="button"
            class="board-tool analysis-glyph"
            aria-pressed=move || if given.get() { "true" } else { "false" }
            aria-label=name
            title=name
            on:click=move |_| room.changed(|study| study.judge(glyph))
        >
            {glyph.symbol()}
        </button>
    }
}
