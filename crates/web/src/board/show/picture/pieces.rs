//! The pieces and their shadows. Only changes are redrawn.

use draw::Pose;
use leptos::prelude::*;
use rules::{MAX_SIZE, Piece, Space};

use crate::board::desk::Desk;
use crate::board::show::picture::symbols::{blur, outline_href, piece_class, piece_href};
use crate::board::sight::geometry::View;
use crate::board::turn::held::Held;

/// What is shown on one space. Only changes are redrawn.
#[derive(Clone, Copy)]
pub struct Seen {
    pub space: Space,
    pub piece: Memo<Option<Piece>>,
    pose: Memo<Option<Pose>>,
}

/// One for each space of the largest board.
pub fn seen(desk: Desk) -> Vec<Seen> {
    Space::all(MAX_SIZE)
        .map(|space| Seen {
            space,
            piece: Memo::new(move |_| desk.stage.scene.with(|scene| scene.piece_at(space))),
            pose: Memo::new(move |_| {
                desk.stage
                    .moving
                    .with(|moving| moving.as_ref().and_then(|moving| moving.pose(space)))
            }),
        })
        .collect()
}

/// Where a piece lies, as a transform; `below` moves it down the page.
pub fn placed(
    view: &View,
    space: Space,
    piece: Piece,
    pose: Option<Pose>,
    below: (f64, f64),
) -> String {
    let (x, y) = view.middle(space);
    let (x, y) = (x + below.0, y + below.1);
    match pose {
        None => format!("translate({x} {y})rotate({})", view.angle(piece.stance)),
        Some(pose) => {
            let (dx, dy) = view.way((pose.x, pose.y));
            let turned = view.angle(rules::Stance::N);
            format!(
                "translate({:.2} {:.2})rotate({:.2})scale({:.3})",
                x + dx,
                y + dy,
                pose.angle + turned,
                pose.scale
            )
        }
    }
}

/// The pieces and their shadows.
#[component]
pub fn Pieces(desk: Desk, view: Memo<View>, seen: StoredValue<Vec<Seen>>) -> impl IntoView {
    let rounded = Memo::new(move |_| desk.stage.scene.with(|scene| scene.setup.rounded()));
    // A dragged piece follows the pointer; only a shade of it stays on its space.
    let dragged = Memo::new(move |_| match desk.pointer.drag.get()?.held {
        Held::Piece(space) => Some(space),
        Held::Pool(_) => None,
    });
    let each = move || {
        let size = view.with(|view| view.size);
        seen.with_value(|seen| {
            seen.iter()
                .copied()
                .filter(|seen| seen.space.is_on(size))
                .collect::<Vec<_>>()
        })
    };
    let shadow = move |of: Seen, active: bool| {
        move || {
            let piece = of.piece.get().filter(|piece| piece.is_active() == active)?;
            let fall = if active { (8.0, 18.0) } else { (1.5, 6.0) };
            let at = move || placed(&view.get(), of.space, piece, of.pose.get(), fall);
            let href = outline_href(rounded.get(), piece.shape);
            Some(view! { <use_ href=href transform=at /> })
        }
    };
    let face = move |of: Seen| {
        move || {
            let piece = of.piece.get()?;
            let rounded = rounded.get();
            let at = move |below| placed(&view.get(), of.space, piece, of.pose.get(), (0.0, below));
            let opacity = move || of.pose.get().map_or(1.0, |pose| pose.opacity);
            Some(view! {
                <g
                    class=piece_class(piece)
                    class:dragged=move || dragged.get() == Some(of.space)
                    opacity=opacity
                >
                    <use_
                        class="side"
                        href=outline_href(rounded, piece.shape)
                        transform=move || at(4.0)
                    />
                    <use_
                        href=piece_href(rounded, piece.player, piece.shape)
                        transform=move || at(0.0)
                    />
                </g>
            })
        }
    };
    let leaving = move || {
        let (space, piece, pose) = desk.stage.moving.with(|moving| {
            let moving = moving.as_ref()?;
            let (space, piece) = moving.motion.leaving()?;
            Some((space, piece, moving.pose(space)?))
        })?;
        let at = placed(&view.get(), space, piece, Some(pose), (0.0, 0.0));
        let href = piece_href(rounded.get(), piece.player, piece.shape);
        Some(view! { <use_ href=href transform=at opacity=pose.opacity /> })
    };
    view! {
        <g class="board-shadows" filter=blur(false)>
            <For each=each key=|seen| seen.space let:of>{shadow(of, false)}</For>
        </g>
        <g class="board-shadows" filter=blur(true)>
            <For each=each key=|seen| seen.space let:of>{shadow(of, true)}</For>
        </g>
        <g class="board-pieces">
            <For each=each key=|seen| seen.space let:of>{face(of)}</For>
        </g>
        {leaving}
    }
}
