//! What lies under the pieces: lit spaces and the way of the last turn.

use leptos::prelude::*;
use rules::{Action, Space};

use crate::board::desk::Desk;
use crate::board::show::picture::marks::framed;
use crate::board::sight::geometry::View;
use crate::board::sight::preview::Preview;
use crate::small_sort::each_once;

/// What lies under the pieces: lit spaces and the way of the last turn.
#[component]
pub fn Ground(desk: Desk, view: Memo<View>, preview: Memo<Option<Preview>>) -> impl IntoView {
    let sweep = move || {
        let sights = match preview.get() {
            Some(sight) => vec![sight],
            None => desk.proposal(),
        };
        let sweep = |(from, to)| {
            let ((x, y), (u, v)) = (view.get().middle(from), view.get().middle(to));
            view! { <path class="board-sweep" d=format!("M{x} {y}L{u} {v}") /> }
        };
        let sweeps = sights.iter().filter_map(|sight| sight.sweep);
        sweeps.map(sweep).collect_view()
    };
    let lit = move || {
        let view = view.get();
        desk.notes
            .lit
            .get()
            .into_iter()
            .map(|space| framed(&view, space, "board-lit"))
            .collect_view()
    };
    let done = Memo::new(move |_| desk.done());
    let tracks = move || {
        let view = view.get();
        let way = |action: &Action| {
            let Action::Slide { from, to, .. } = *action else {
                return None;
            };
            let ((x, y), (u, v)) = (view.middle(from), view.middle(to));
            Some(view! { <path class="board-track" d=format!("M{x} {y}L{u} {v}") /> })
        };
        done.get().iter().filter_map(way).collect_view()
    };
    let left = move || {
        let view = view.get();
        let ring = |action: &Action| {
            let (Action::Slide { from: space, .. } | Action::PickUp { at: space }) = *action else {
                return None;
            };
            let empty = desk
                .stage
                .scene
                .with(|scene| scene.piece_at(space).is_none());
            let (x, y) = view.middle(space);
            empty.then(|| view! { <circle class="board-left" cx=x cy=y r="11" /> })
        };
        done.get().iter().filter_map(ring).collect_view()
    };
    view! {
        {lit}
        {sweep}
        {tracks}
        {left}
    }
}

/// The spaces where pieces came to stand by these actions.
pub fn came(actions: &[Action]) -> Vec<Space> {
    let mut came: Vec<Space> = Vec::new();
    for action in actions {
        match *action {
            Action::Place { to, .. } => came.push(to),
            Action::Slide { from, to, .. } => {
                came.retain(|space| *space != from);
                came.push(to);
            }
            Action::Activate { at, .. } | Action::Pivot { at, .. } => came.push(at),
            Action::PickUp { .. } | Action::End => {}
        }
    }
    each_once(came)
}
