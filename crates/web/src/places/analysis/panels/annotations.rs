//! Annotations of the selected turn: judgement, comment, and the place of its variation.

use leptos::prelude::*;
use record::{Glyph, NodeId};

use crate::address;
use crate::language::spoken;
use crate::place::Place;
use crate::places::analysis::analysed_game::{AnalysedGame, JUDGEMENTS};
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::engine_lines::numbered;
use crate::places::analysis::link;
use crate::t;

/// Judgement and comment of the selected turn.
#[component]
pub fn Annotations(controller: AnalysisController) -> impl IntoView {
    let here = Memo::new(move |_| controller.game.with(AnalysedGame::at));
    let at_turn = Memo::new(move |_| here.get() != NodeId::ROOT);
    let main = Memo::new(move |_| controller.game.with(AnalysedGame::is_main));
    let comment = Memo::new(move |_| controller.game.with(AnalysedGame::comment));
    let about = move || {
        controller.game.with(|game| {
            let node = game.here()?;
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
                aria-label=spoken("analysis-judgement")
                class:empty=move || !at_turn.get()
            >
                {JUDGEMENTS.map(|glyph| view! { <Judgement controller glyph /> }).collect_view()}
            </div>
            <label class="setting">
                <span>{spoken("analysis-comment")}</span>
                <textarea
                    rows="2"
                    prop:value=move || {
                        here.track();
                        comment.get()
                    }
                    on:change=move |event| {
                        let text = event_target_value(&event);
                        controller.changed(|game| game.set_comment(&text));
                    }
                ></textarea>
            </label>
            <div class="analysis-buttons">
                <Show when=move || !main.get()>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| controller.changed(AnalysedGame::promote)
                    >
                        {spoken("analysis-promote")}
                    </button>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| controller.changed(AnalysedGame::promote_to_main)
                    >
                        {spoken("analysis-promote-main")}
                    </button>
                </Show>
                <button
                    type="button"
                    class="button warning"
                    aria-disabled=move || (!at_turn.get()).then_some("true")
                    on:click=move |_| {
                        if at_turn.get_untracked() {
                            delete(controller);
                        }
                    }
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

/// Deletes the selected turn and everything after it; a notice offers to undo that.
fn delete(controller: AnalysisController) {
    let before = controller.game.get_untracked();
    controller.moved(AnalysedGame::delete);
    let after = controller.game.get_untracked();
    let back = move || {
        let same = |game: &AnalysedGame| game.record() == after.record();
        match controller.game.try_with_untracked(same) {
            Some(true) => controller.moved(|game| *game = before.clone()),
            // The game has changed since: open the old one, so that "back" leads to the new one.
            Some(false) => controller.open(before.record()),
            None => address::go(&Place::Analysis(Some(link::write_game(before.record())))),
        }
    };
    crate::shell::notify_with(t!("analysis-deleted"), t!("analysis-undelete"), back);
}

#[component]
fn Judgement(controller: AnalysisController, glyph: Glyph) -> impl IntoView {
    let given = Memo::new(move |_| {
        controller.game.with(|game| {
            game.here()
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
            on:click=move |_| controller.changed(|game| game.judge(glyph))
        >
            {glyph.symbol()}
        </button>
    }
}
