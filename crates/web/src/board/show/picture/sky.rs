//! What lies over the pieces: the last turn's dots, ghosts, marks and arrows.

use draw::{Arrow, Mark, Meaning};
use leptos::prelude::*;
use rules::{Piece, Space};

use crate::board::desk::Desk;
use crate::board::show::picture::ground::came;
use crate::board::show::picture::marks::{Stands, arrowed, framed, ghost, landing_mark, marked};
use crate::board::show::picture::pieces::placed;
use crate::board::show::picture::symbols::{material_name, outline_href, piece_href};
use crate::board::show::voice::said::Said;
use crate::board::sight::geometry::View;
use crate::board::sight::preview::{Landing, Preview};
use crate::board::turn::composer::Composer;
use crate::board::turn::held::Held;
use crate::board::turn::refusal::Refusal;
use crate::small_sort::each_once;

/// What lies over the pieces: the last turn's dots, ghosts, marks and arrows.
#[component]
pub fn Sky(
    desk: Desk,
    view: Memo<View>,
    landings: Memo<Vec<Landing>>,
    preview: Memo<Option<Preview>>,
) -> impl IntoView {
    let rounded = Memo::new(move |_| desk.stage.scene.with(|scene| scene.setup.rounded()));
    let threats = Memo::new(move |_| desk.shown_threats());
    let you = Memo::new(move |_| desk.onlooker());
    let looks = move || desk.pointer.looked_at.with(Option::is_some);

    let refused = move || {
        let view = view.get();
        let spaces = desk.said.with(|said| match said {
            Said::Refused(refusal) => Refusal::spaces(refusal),
            Said::Illegal(error) => match error.fault {
                rules::TurnFault::Illegal(reason) => reason.spaces(),
                rules::TurnFault::TurnOver => Vec::new(),
            },
            _ => Vec::new(),
        });
        let on_board = spaces.into_iter().filter(|space| space.is_on(view.size));
        on_board
            .chain(desk.hemmed_in())
            .map(|space| framed(&view, space, "board-refused"))
            .collect_view()
    };
    let dots = move || {
        let view = view.get();
        let resting = desk.stage.moving.with(Option::is_none);
        let dot = |space: Space| {
            let piece = desk.stage.scene.with(|scene| scene.piece_at(space))?;
            let (x, y) = view.middle(space);
            let class = format!("board-came {}", material_name(piece.player));
            // In the corner of the space: the middle of a piece shows its stance.
            Some(view! { <circle class=class cx=x - 38.0 cy=y + 38.0 r="8" /> })
        };
        let spaces = if resting {
            came(&desk.done())
        } else {
            Vec::new()
        };
        spaces.into_iter().filter_map(dot).collect_view()
    };
    let aftermath = Memo::new(move |_| desk.aftermath());
    let turned = move || {
        let view = view.get();
        let resting = desk.stage.moving.with(Option::is_none);
        let outline = |space: &Space| {
            let piece = desk.stage.scene.with(|scene| scene.piece_at(*space))?;
            let class = if piece.player == you.get() {
                "board-turned own"
            } else {
                "board-turned"
            };
            let at = placed(&view, *space, piece, None, (0.0, 0.0));
            let href = outline_href(rounded.get(), piece.shape);
            Some(view! { <use_ class=class href=href transform=at /> })
        };
        let spaces = if resting { aftermath.get() } else { Vec::new() };
        spaces.iter().filter_map(outline).collect_view()
    };
    let bonus = move || {
        let space = desk.stage.scene.with(|scene| scene.bonus)?;
        let (x, y) = view.get().middle(space);
        let (dx, dy) = Stands::Above.offset();
        Some(view! {
            <g class="board-bonus" transform=format!("translate({} {})", x + dx, y + dy)>
                <circle r="15" />
                <path d="M-7 0H7M0 -7V7" />
            </g>
        })
    };
    let held = move || {
        let space = match (
            desk.pointer.looked_at.get(),
            desk.composer.with(Composer::held),
        ) {
            (Some(space), _) | (None, Some(Held::Piece(space))) => space,
            _ => return None,
        };
        let class = if looks() { "threat" } else { "" };
        Some(marked(
            &view.get(),
            space,
            Stands::Middle,
            Mark::Chosen,
            class,
            1.0,
        ))
    };
    let ghosts = move || {
        let sights = match preview.get() {
            Some(sight) => vec![sight],
            None => desk.proposal(),
        };
        let ghost = |sight| ghost(&view.get(), rounded.get(), you.get(), sight);
        sights.iter().map(ghost).collect_view()
    };
    let landing_marks = move || {
        let view = view.get();
        let class = if looks() { "threat" } else { "" };
        let pointed = preview
            .with(|sight| sight.as_ref().and_then(|s| s.ghost))
            .map(|(s, _)| s);
        let shown = if desk.preferences.ghosts.get() {
            landings.get()
        } else {
            Vec::new()
        };
        shown
            .into_iter()
            .filter(|landing| Some(landing.to) != pointed)
            .map(|landing| landing_mark(&view, &landing, you.get(), class))
            .collect_view()
    };
    let threatened = move || {
        let view = view.get();
        let spaces: Vec<Space> = threats.get().iter().map(|threat| threat.to).collect();
        let spaces = each_once(spaces);
        let mark = |space| {
            marked(
                &view,
                space,
                Stands::Above,
                Mark::Warning,
                "threatened",
                0.5,
            )
        };
        spaces.into_iter().map(mark).collect_view()
    };
    let threat_arrows = move || {
        let view = view.get();
        let pointed = desk.pointer.pointed.get();
        let meant = threats
            .get()
            .into_iter()
            .filter(|threat| Some(threat.to) == pointed);
        let arrows = meant.map(|threat| {
            let meaning = Meaning::Threat;
            arrowed(
                &view,
                Arrow {
                    from: threat.from,
                    to: threat.until,
                    meaning,
                },
            )
        });
        arrows.collect_view()
    };
    let marks = move || {
        let view = view.get();
        let on_board = |(space, _): &(Space, Mark)| space.is_on(view.size);
        let marks = desk.notes.marks.get().into_iter().filter(on_board);
        marks
            .map(|(space, mark)| {
                let taken = desk
                    .stage
                    .scene
                    .with(|scene| scene.piece_at(space).is_some());
                let (stands, scale) = match mark {
                    Mark::Chosen => (Stands::Middle, 1.0),
                    _ if taken => (Stands::Above, 0.5),
                    _ => (Stands::Middle, 1.0),
                };
                marked(&view, space, stands, mark, "", scale)
            })
            .collect_view()
    };
    let arrows = move || {
        let view = view.get();
        let on_board = |arrow: &Arrow| {
            arrow.from != arrow.to && arrow.from.is_on(view.size) && arrow.to.is_on(view.size)
        };
        let arrows = desk
            .notes
            .arrows
            .get()
            .into_iter()
            .chain(desk.notes.danger_arrows.get())
            .filter(on_board);
        arrows.map(|arrow| arrowed(&view, arrow)).collect_view()
    };
    let dragged = move || {
        let drag = desk.pointer.drag.get()?;
        let (player, scene_piece) = desk.composer.with(|composer| {
            let now = composer.now();
            match drag.held {
                Held::Piece(space) => (now.to_move(), desk.stage.scene.with(|s| s.piece_at(space))),
                Held::Pool(_) => (now.to_move(), None),
            }
        });
        let piece = match drag.held {
            Held::Piece(_) => scene_piece?,
            Held::Pool(shape) => Piece {
                player,
                shape,
                stance: rules::Stance::Ne,
            },
        };
        let angle = view.get().angle(piece.stance);
        let at = move |x: f64, y: f64| format!("translate({x:.1} {y:.1})rotate({angle})");
        let outline = outline_href(rounded.get(), piece.shape);
        Some(view! {
            <g class="board-dragged">
                <use_ class="shadow" href=outline transform=at(drag.x + 12.0, drag.y + 26.0) />
                <use_
                    href=piece_href(rounded.get(), piece.player, piece.shape)
                    transform=at(drag.x, drag.y)
                />
            </g>
        })
    };
    view! {
        {turned}
        {dots}
        {bonus}
        {refused}
        {landing_marks}
        {ghosts}
        {held}
        {threatened}
        {threat_arrows}
        {marks}
        {arrows}
        {dragged}
    }
}
