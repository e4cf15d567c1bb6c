//! White's chance over the line one is in: a picture, and the same in words.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use record::NodeId;
use wasm_bindgen::JsCast;
use words::Words;

use super::graph::{Graph, HEIGHT, WIDTH};
use super::lines::{numbered, said};
use super::room::Room;
use super::study::Study;
use crate::language::language;
use crate::t;

/// White's chance over the line.
#[component]
pub(super) fn Curve(room: Room) -> impl IntoView {
    let assistant = room.assistant;
    let line = Memo::new(move |_| room.study.with(Study::line));
    let graph = Memo::new(move |_| {
        let line = line.get();
        let known = |worths: &std::collections::HashMap<_, _>| {
            line.iter().map(|id| worths.get(id).copied()).collect()
        };
        Graph {
            worths: assistant.worths.with(known),
        }
    });
    let here = Memo::new(move |_| {
        let at = room.study.with(Study::at);
        line.with(|line| line.iter().position(|id| *id == at))
    });
    let words = move || {
        let name = |index| {
            line.with(|line| {
                line.get(index)
                    .map_or_else(String::new, |id| name_of(room, *id))
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
            room.go(id);
        }
    };
    let busy = Memo::new(move |_| assistant.assessing.get());
    view! {
        <section class="panel analysis-curve">
            <h2>{move || t!("analysis-graph")}</h2>
            <svg
                class="analysis-graph"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                role="img"
                aria-label=words
                on:click=go
            >
                <rect class="ground" width=WIDTH height=HEIGHT />
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
                                on:click=move |_| room.stop_assessing()
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
                                disabled=move || graph.with(Graph::is_complete)
                                on:click=move |_| room.assess()
                            >
                                {move || t!("analysis-assess")}
                            </button>
                        }
                            .into_any()
                    }
                }}
            </div>
            <details>
                <summary>{move || t!("analysis-graph-table")}</summary>
                <ol class="analysis-table">
                    {move || {
                        let worths = graph.get().worths;
                        line.get()
                            .into_iter()
                            .zip(worths)
                            .map(|(id, worth)| {
                                let worth = match worth {
                                    Some(worth) => said(Words::of(language()), worth),
                                    None => t!("analysis-unknown"),
                                };
                                view! {
                                    <li>
                                        <span>{name_of(room, id)}</span>
                                        <span>{worth}</span>
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

fn name_of(room: Room, id: NodeId) -> String {
    room.study.with(|study| {
        let node = study.game().tree().node(id);
        match node.and_then(|node| Some((node.number(), node.player()?, node.ply()?))) {
            Some((number, player, ply)) => format!("{} {ply}", numbered(number, player)),
            None => t!("analysis-start"),
        }
    })
}
