//! What the engine thinks: several lines of whole turns, each proved or guessed.

use api::worker::{Found, Worth};
use draw::{Arrow, Mark, Meaning};
use leptos::prelude::*;
use record::{NodeId, Ply};
use rules::{Action, Space};
use words::{Ending, Words};

use super::assistant::{Doing, Looked, MOST_LINES};
use super::lines::{self, LineTurn, for_white, percent};
use super::room::Room;
use super::turns::breakable;
use crate::language::language;
use crate::t;

/// So many turns of a line are written.
const TURNS: usize = 6;

/// What the engine thinks.
#[component]
pub(super) fn Advice(room: Room) -> impl IntoView {
    let assistant = room.assistant;
    let looked = Memo::new(move |_| room.looked());
    // What was found about something else says nothing here.
    let found = Memo::new(move |_| {
        let now = looked.get();
        let found = assistant.found.get().filter(|(about, _)| *about == now);
        found.map(|(_, found)| found).filter(|_| assistant.on.get())
    });
    let over = Memo::new(move |_| looked.with(|looked| looked.position.winner()));
    let count =
        Memo::new(move |_| found.with(|found| found.as_ref().map_or(0, |it| it.lines.len())));
    let pointed = RwSignal::new(None::<usize>);
    follow_pointed(room, looked, found, pointed);
    let status = move || {
        if let Some(winner) = over.get() {
            return Words::of(language()).ending(Ending::NoAction { winner });
        }
        match assistant.doing.get() {
            Doing::Nothing => t!("analysis-engine-off"),
            Doing::Failed(error) => error.said(),
            doing => {
                let (depth, nodes) = found
                    .get()
                    .map_or((0, 0), |found| (found.depth, found.nodes / 1000));
                let key = if doing == Doing::Done {
                    "analysis-engine-done"
                } else {
                    "analysis-engine-thinks"
                };
                t!(key, depth = depth, nodes = nodes as f64)
            }
        }
    };
    view! {
        <section class="panel analysis-advice">
            <header>
                <label class="switch">
                    <span>
                        <strong>{move || t!("analysis-engine")}</strong>
                    </span>
                    <input
                        type="checkbox"
                        role="switch"
                        prop:checked=move || assistant.on.get()
                        on:change=move |event| {
                            let lines = assistant.lines.get_untracked();
                            assistant.set(event_target_checked(&event), lines);
                        }
                    />
                </label>
                <label class="analysis-count">
                    <span>{move || t!("analysis-lines")}</span>
                    <select
                        prop:value=move || assistant.lines.get().to_string()
                        on:change=move |event| {
                            let lines = event_target_value(&event).parse().unwrap_or(1);
                            assistant.set(assistant.on.get_untracked(), lines);
                        }
                    >
                        {(1..=MOST_LINES)
                            .map(|count| {
                                let chosen = assistant.lines.get_untracked() == count;
                                view! { <option value=count.to_string() selected=chosen>{count}</option> }
                            })
                            .collect_view()}
                    </select>
                </label>
            </header>
            <ol class="analysis-lines" style:--lines=move || assistant.lines.get().to_string()>
                <For each=move || 0..count.get() key=|place| *place let:place>
                    <FoundLine room looked found place pointed />
                </For>
            </ol>
            <p class="analysis-soft" data-test="engine">{status}</p>
        </section>
    }
}

/// A line. What of it stays the same stays on the page, so that it can be pressed while the engine
/// thinks on.
#[component]
fn FoundLine(
    room: Room,
    looked: Memo<Looked>,
    found: Memo<Option<Found>>,
    place: usize,
    pointed: RwSignal<Option<usize>>,
) -> impl IntoView {
    let line = move || found.with(|found| found.as_ref()?.lines.get(place).cloned());
    let worth = Memo::new(move |_| {
        let to_move = looked.with(|looked| looked.position.to_move());
        line().map(|line| for_white(line.worth, to_move))
    });
    let turns = Memo::new(move |_| {
        let (looked, actions) = (looked.get(), line().map(|line| line.actions));
        let number = room
            .study
            .with_untracked(|study| study.next_number(looked.node).0);
        let actions = actions.unwrap_or_default();
        let mut turns = lines::turns(&looked.position, &looked.steps, &actions, number);
        turns.truncate(TURNS);
        (looked.node, turns)
    });
    let proved = move || worth.get().is_some_and(Worth::is_proved);
    let said = move || {
        worth
            .get()
            .map(|worth| lines::said(Words::of(language()), worth))
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
                    <span style:width=move || format!("{}%", worth.get().map_or(50, percent))></span>
                </span>
                <span>{said}</span>
            </span>
            <span class="analysis-line">
                {move || {
                    let (node, turns) = turns.get();
                    buttons(room, node, turns)
                }}
            </span>
        </li>
    }
}

/// The turns of a line: pressed, one is played with those before it.
fn buttons(room: Room, node: NodeId, turns: Vec<LineTurn>) -> Vec<AnyView> {
    let mut plies: Vec<Ply> = Vec::new();
    let one = |LineTurn { number, text, ply }: LineTurn| {
        let number = number.map(|number| format!("{number} "));
        let text = breakable(&text);
        let Some(ply) = ply else {
            return view! { <span class="analysis-turn">{number}{text}</span> }.into_any();
        };
        plies.push(ply);
        let plies = plies.clone();
        view! {
            <button
                type="button"
                class="analysis-turn"
                on:click=move |_| room.play_line(node, plies.clone())
            >
                <span class="analysis-number">{number}</span>
                <span class="analysis-text">{text}</span>
            </button>
        }
        .into_any()
    };
    turns.into_iter().map(one).collect()
}

/// The first turn of the line pointed at is shown on the board; if none is, that of the best.
fn follow_pointed(
    room: Room,
    looked: Memo<Looked>,
    found: Memo<Option<Found>>,
    pointed: RwSignal<Option<usize>>,
) {
    let first = Memo::new(move |_| {
        let place = pointed.get().unwrap_or(0);
        let found = found.get()?;
        let line = found.lines.get(place)?;
        let player = looked.with(|looked| looked.position.to_move());
        let mut position = looked.with(|looked| looked.position);
        let mut turn = Vec::new();
        for &action in &line.actions {
            if position.to_move() != player {
                break;
            }
            position = position.play(action).ok()?;
            turn.push(action);
        }
        Some(turn)
    });
    Effect::new(move |_| {
        let turn = first.get().unwrap_or_default();
        let editing = room.editor.with(Option::is_some);
        let turn: &[Action] = if editing { &[] } else { &turn };
        room.desk.arrows.set(arrows(turn));
        if !editing {
            room.desk.marks.set(marks(turn));
        }
    });
}

fn arrows(turn: &[Action]) -> Vec<Arrow> {
    let arrow = |action: &Action| match *action {
        Action::Slide { from, to, .. } => Some(Arrow {
            from,
            to,
            meaning: Meaning::Plan,
        }),
        _ => None,
    };
    turn.iter().filter_map(arrow).collect()
}

fn marks(turn: &[Action]) -> Vec<(Space, Mark)> {
    let mark = |action: &Action| match *action {
        Action::Place { to, .. } => Some((to, Mark::Chosen)),
        Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => {
            Some((at, Mark::Chosen))
        }
        _ => None,
    };
    turn.iter().filter_map(mark).collect()
}
