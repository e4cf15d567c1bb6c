//! The graph panel: White's winning chance over the current line, as a picture and in words.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use record::NodeId;
use wasm_bindgen::JsCast;
use words::Words;

use crate::language::{language, spoken};
use crate::places::analysis::analysed_game::AnalysedGame;
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::engine_lines::numbered;
use crate::t;
use crate::winning_chance::graph::{Graph, HEIGHT, WIDTH};
use crate::winning_chance::in_words;

/// White's winning chance over the current line.
#[component]
pub fn GraphPanel(controller: AnalysisController) -> impl IntoView {
    let live_engine = controller.live_engine;
    let line = Memo::new(move |_| controller.game.with(AnalysedGame::line));
    let graph = Memo::new(move |_| {
        let line = line.get();
        let known = |scores: &std::collections::HashMap<_, _>| {
            line.iter().map(|id| scores.get(id).copied()).collect()
        };
        Graph {
            scores: live_engine.scores.with(known),
        }
    });
    let here = Memo::new(move |_| {
        let at = controller.game.with(AnalysedGame::at);
        line.with(|line| line.iter().position(|id| *id == at))
    });
    let words = move || {
        let name = |index| {
            line.with(|line| {
                line.get(index)
                    .map_or_else(String::new, |id| name_of(controller, *id))
            })
        };
        graph.with(|graph| graph.said(Words::of(language()), name))
    };
    let go = move |event: MouseEvent| {
        let target = event
            .current_target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(rect) = target.map(|target| target.get_bounding_client_rect()) else {
            return;
        };
        let share = (f64::from(event.client_x()) - rect.left()) / rect.width();
        let index = graph.with_untracked(|graph| graph.nearest(share));
        let id = line.with_untracked(|line| line.get(index).copied());
        if let Some(id) = id {
            controller.go(id);
        }
    };
    let busy = Memo::new(move |_| live_engine.assessing.get());
    view! {
        <section class="panel analysis-curve">
            <h2>{spoken("analysis-graph")}</h2>
            <svg
                class="analysis-graph"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                role="img"
                aria-label=words
                on:click=go
            >
                <path class="ground" d=move || graph.get().ground() />
                <path class="area" d=move || graph.get().area() />
                <path class="middle" d=format!("M0 {}H{WIDTH}", HEIGHT / 2.0) />
                <path class="halo" d=move || graph.get().line() />
                <path class="line" d=move || graph.get().line() />
                <path class="guessed" d=move || graph.get().marks(false) />
                <path class="proved" d=move || graph.get().marks(true) />
                {move || {
                    here.get()
                        .map(|index| {
                            let x = graph.with(|graph| graph.x(index)).clamp(1.5, WIDTH - 1.5);
                            let path = format!("M{x} 0V{HEIGHT}");
                            view! {
                                <path class="halo" d=path.clone() />
                                <path class="line" d=path />
                            }
                        })
                }}
            </svg>
            <p class="analysis-soft" data-test="graph">{words}</p>
            <div class="analysis-buttons">
                {move || match busy.get() {
                    Some((done, count)) => {
                        view! {
                            <button
                                type="button"
                                class="button"
                                on:click=move |_| controller.stop_assessing()
                            >
                                {move || t!("analysis-assess-stop", done = done, count = count)}
                            </button>
                        }
                            .into_any()
                    }
                    None => {
                        view! {
                            <button
                                type="button"
                                class="button"
                                aria-disabled=move || graph.with(Graph::is_complete).then_some("true")
                                on:click=move |_| {
                                    if !graph.with_untracked(Graph::is_complete) {
                                        controller.assess();
                                    }
                                }
                            >
                                {spoken("analysis-assess")}
                            </button>
                        }
                            .into_any()
                    }
                }}
            </div>
            <details>
                <summary>{spoken("analysis-graph-table")}</summary>
                <ol class="analysis-table">
                    {move || {
                        let scores = graph.get().scores;
                        line.get()
                            .into_iter()
                            .zip(scores)
                            .map(|(id, score)| {
                                let score = match score {
                                    Some(score) => in_words(Words::of(language()), score),
                                    None => t!("analysis-unknown"),
                                };
                                view! {
                                    <li>
                                        <span>{name_of(controller, id)}</span>
                                        <span>{score}</span>
                                    </li>
                                }
                            })
                            .collect_view()
                    }}
                </ol>
            </details>
        </section>
    }
}

fn name_of(controller: AnalysisController, id: NodeId) -> String {
    controller.game.with(|game| {
        let node = game.record().tree().node(id);
        match node.and_then(|node| Some((node.number(), node.player()?, node.ply()?))) {
            Some((number, player, ply)) => format!("{} {ply}", numbered(number, player)),
            None => t!("analysis-start"),
        }
    })
}
