//! The engine panel: the best lines, each proved or guessed, and why.

use api::worker::{Found, Score};
use leptos::prelude::*;
use record::{NodeId, Ply};
use rules::{Action, Position};
use words::{Ending, Language, Words};

use super::reasons::why;
use super::turn_list::breakable;
use crate::language::{language, spoken};
use crate::motif_link::MotifLink;
use crate::places::analysis::analysed_game::AnalysedGame;
use crate::places::analysis::controller::AnalysisController;
use crate::places::analysis::engine_lines::{self, LineTurn, first_turn};
use crate::places::analysis::live_engine::{EngineStatus, MOST_LINES, ViewedPosition};
use crate::places::game_table::told_of;
use crate::places::play::wording as games;
use crate::t;
use crate::winning_chance::{for_white, in_words, percent};

/// The most turns of a line that are shown.
const TURNS: usize = 6;

/// The engine's lines and settings.
#[component]
pub fn EnginePanel(controller: AnalysisController) -> impl IntoView {
    let live_engine = controller.live_engine;
    let viewed = Memo::new(move |_| controller.viewed());
    // Ignore a result for another position.
    let found = Memo::new(move |_| {
        let now = viewed.get();
        let found = live_engine.found.get().filter(|(about, _)| *about == now);
        found
            .map(|(_, found)| found)
            .filter(|_| live_engine.on.get() && !controller.is_withheld())
    });
    let over = Memo::new(move |_| viewed.with(|viewed| viewed.position.winner()));
    let count =
        Memo::new(move |_| found.with(|found| found.as_ref().map_or(0, |it| it.lines.len())));
    let by_net =
        Memo::new(move |_| found.with(|found| found.as_ref().is_some_and(|found| found.by_net)));
    let name = move || match by_net.get() {
        true => t!("analysis-engine-neural"),
        false => t!("analysis-engine"),
    };
    let position = Memo::new(move |_| viewed.with(|viewed| viewed.position));
    let pointed = RwSignal::new(None::<usize>);
    follow_pointed(controller, viewed, found, pointed);
    let status = move || {
        if let Some(winner) = over.get() {
            return Words::of(language()).ending(Ending::NoAction { winner });
        }
        if controller.is_withheld() {
            let setup = controller.game.with(AnalysedGame::setup);
            return t!("analysis-engine-rated", game = games::game(setup));
        }
        match live_engine.status.get() {
            EngineStatus::Idle => t!("analysis-engine-off"),
            EngineStatus::Failed(error) => error.said(),
            status => {
                let (depth, nodes) = found
                    .get()
                    .map_or((0, 0), |found| (found.depth, found.nodes));
                progress(Words::of(language()), &status, depth, nodes)
            }
        }
    };
    view! {
        <section class="panel analysis-advice">
            <header>
                <label class="switch">
                    <span>
                        <strong>{name}</strong>
                    </span>
                    <input
                        type="checkbox"
                        role="switch"
                        prop:checked=move || live_engine.on.get()
                        on:change=move |event| {
                            let lines = live_engine.lines.get_untracked();
                            live_engine.set(event_target_checked(&event), lines);
                        }
                    />
                </label>
                <label class="analysis-count">
                    <span>{spoken("analysis-lines")}</span>
                    <select
                        prop:value=move || live_engine.lines.get().to_string()
                        on:change=move |event| {
                            let lines = event_target_value(&event).parse().unwrap_or(1);
                            live_engine.set(live_engine.on.get_untracked(), lines);
                        }
                    >
                        {(1..=MOST_LINES)
                            .map(|count| {
                                let chosen = live_engine.lines.get_untracked() == count;
                                view! { <option value=count.to_string() selected=chosen>{count}</option> }
                            })
                            .collect_view()}
                    </select>
                </label>
            </header>
            <p class="analysis-soft" data-test="engine">{status}</p>
            <ol class="analysis-lines" style:--lines=move || live_engine.lines.get().to_string()>
                <For each=move || 0..count.get() key=|place| *place let:place>
                    <FoundLine controller viewed position found place pointed />
                </For>
            </ol>
        </section>
    }
}

/// A line. Parts that do not change stay in the page, so that they can be clicked while the engine
/// is thinking.
#[component]
fn FoundLine(
    controller: AnalysisController,
    viewed: Memo<ViewedPosition>,
    position: Memo<Position>,
    found: Memo<Option<Found>>,
    place: usize,
    pointed: RwSignal<Option<usize>>,
) -> impl IntoView {
    let line = move || found.with(|found| found.as_ref()?.lines.get(place).cloned());
    let why = why(position, line);
    let motif = move || Some(view! { <MotifLink motif=why()?.1? /> });
    let score = Memo::new(move |_| {
        let to_move = viewed.with(|viewed| viewed.position.to_move());
        line().map(|line| for_white(line.score, to_move))
    });
    let turns = Memo::new(move |_| {
        let (viewed, actions) = (viewed.get(), line().map(|line| line.actions));
        let number = controller
            .game
            .with_untracked(|game| game.next_number(viewed.node).0);
        let actions = actions.unwrap_or_default();
        let mut turns = engine_lines::turns(&viewed.position, &viewed.actions, &actions, number);
        turns.truncate(TURNS);
        (viewed.node, turns)
    });
    let proved = move || score.get().is_some_and(Score::is_proved);
    let said = move || {
        score
            .get()
            .map(|score| in_words(Words::of(language()), score))
    };
    view! {
        <li
            on:pointerenter=move |_| pointed.set(Some(place))
            on:pointerleave=move |_| pointed.set(None)
            on:focusin=move |_| pointed.set(Some(place))
            on:focusout=move |_| pointed.set(None)
        >
            <span class="analysis-worth" class:proved=proved>
                <span class="analysis-bar" aria-hidden="true">
                    <span style:width=move || format!("{}%", score.get().map_or(50, percent))></span>
                </span>
                <span>{said}</span>
            </span>
            <span class="analysis-line">
                {move || {
                    let (node, turns) = turns.get();
                    buttons(controller, node, turns)
                }}
            </span>
            <span class="analysis-why" data-test="why">
                {move || why().map(|(sentence, _)| sentence)}
                " "
                {motif}
            </span>
        </li>
    }
}

/// The turns of a line as buttons, which add the line up to that turn.
fn buttons(controller: AnalysisController, node: NodeId, turns: Vec<LineTurn>) -> Vec<AnyView> {
    let mut plies: Vec<Ply> = Vec::new();
    let one = |LineTurn { number, text, ply }: LineTurn| {
        let number = number.map(|number| format!("{number} "));
        let text = breakable(&text);
        let Some(ply) = ply else {
            return view! { <span class="analysis-turn">{number}{text}</span> }.into_any();
        };
        let heard = format!(
            "{}{text}: {}",
            number.as_deref().unwrap_or_default(),
            sentences(controller, node, &plies, &ply)
        );
        plies.push(ply);
        let plies = plies.clone();
        view! {
            <button
                type="button"
                class="analysis-turn"
                aria-label=heard
                on:click=move |_| controller.play_line(node, plies.clone())
            >
                <span class="analysis-number">{number}</span>
                <span class="analysis-text">{text}</span>
            </button>
        }
        .into_any()
    };
    turns.into_iter().map(one).collect()
}

/// What a turn of a line does, after the turns before it.
fn sentences(controller: AnalysisController, node: NodeId, before: &[Ply], ply: &Ply) -> String {
    let position = controller
        .game
        .with_untracked(|game| Some(*game.record().tree().node(node)?.position()));
    let position = position.and_then(|start| {
        let mut actions = before.iter().flat_map(Ply::actions);
        actions.try_fold(start, |position, action| position.play(*action).ok())
    });
    let told = position.and_then(|position| told_of(&position, ply));
    told.unwrap_or_default().1
}

/// Shows the first turn of the line under the pointer, or else of the best line, on the board.
fn follow_pointed(
    controller: AnalysisController,
    viewed: Memo<ViewedPosition>,
    found: Memo<Option<Found>>,
    pointed: RwSignal<Option<usize>>,
) {
    let first = Memo::new(move |_| {
        let place = pointed.get().unwrap_or(0);
        let found = found.get()?;
        let line = found.lines.get(place)?;
        viewed.with(|viewed| first_turn(&viewed.position, &line.actions))
    });
    Effect::new(move |_| {
        let turn = first.get().unwrap_or_default();
        let editing = controller.editor.with(Option::is_some);
        let turn: &[Action] = if editing { &[] } else { &turn };
        controller.desk.notes.propose(turn);
    });
}

/// How far the search has got, with a number that can be read at a glance.
fn progress(words: &Words, status: &EngineStatus, depth: u32, nodes: u64) -> String {
    let key = if *status == EngineStatus::Done {
        "analysis-engine-done"
    } else {
        "analysis-engine-thinks"
    };
    // Rounded first, so that 999,999 is a million.
    let thousands = (nodes + 500) / 1000;
    let (unit, count) = match thousands {
        _ if nodes < 1000 => ("few", 0.0),
        ..1000 => ("thousand", thousands as f64),
        // Japanese counts in ten thousands.
        _ if words.language() == Language::Japanese => {
            ("million", (thousands as f64 / 10.0).round())
        }
        _ => ("million", (thousands as f64 / 100.0).round() / 10.0),
    };
    let values = [
        ("depth", depth.into()),
        ("unit", unit.into()),
        ("count", count.into()),
    ];
    words.say_with(key, &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_positions_are_said_in_millions() {
        let said = |language, nodes| {
            let words = Words::of(language);
            progress(words, &EngineStatus::Done, 9, nodes)
        };
        assert!(said(Language::English, 1_276_000).contains("1.3 million"));
        assert!(said(Language::German, 1_276_000).contains("1,3 Mio."));
        assert!(said(Language::Japanese, 1_276_000).contains("128万"));
        assert!(said(Language::English, 999_999).contains("1 million"));
        assert!(said(Language::English, 276_400).contains("276 thousand"));
        for language in Language::ALL {
            assert!(!said(language, 999).contains("0 "), "{language}");
            for nodes in [3, 45_000, 6_700_000] {
                assert!(!said(language, nodes).contains('$'), "{language}");
            }
        }
    }
}
