//! Marks, ghosts and arrows as they are drawn.

use draw::{Arrow, Mark, Meaning};
use leptos::prelude::*;
use rules::{Piece, Player, Space};

use crate::board::show::picture::pieces::placed;
use crate::board::show::picture::symbols::{outline_href, piece_href, strokes};
use crate::board::sight::geometry::View;
use crate::board::sight::preview::{Landing, Preview};

/// Where a mark is placed on its space. On a piece it is a corner, since the middle shows the
/// piece's stance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// In the middle.
    Middle,
    /// In the upper right corner: threats to the piece.
    Above,
    /// In the lower right corner: what an action would do to the piece.
    Below,
}

impl Stands {
    /// Where that is, from the middle of the space.
    pub const fn offset(self) -> (f64, f64) {
        match self {
            Stands::Middle => (0.0, 0.0),
            Stands::Above => (36.0, -36.0),
            Stands::Below => (36.0, 36.0),
        }
    }
}

/// A mark on a space, strokes with a halo so that it is visible on ice, graphite and board alike.
pub fn marked(
    view: &View,
    space: Space,
    stands: Stands,
    mark: Mark,
    class: &'static str,
    scale: f64,
) -> impl IntoView + use<> {
    let (x, y) = view.middle(space);
    let (dx, dy) = stands.offset();
    let (x, y) = (x + dx, y + dy);
    let (path, width) = strokes(mark);
    let halo = path.clone();
    view! {
        <g
            class=format!("board-mark {} {class}", mark.name())
            transform=format!("translate({x} {y})scale({scale})")
        >
            <path class="halo" d=halo stroke-width=width + 7.0 />
            <path class="stroke" d=path stroke-width=width />
        </g>
    }
}

/// A broken frame round a space.
pub fn framed(view: &View, space: Space, class: &'static str) -> impl IntoView + use<> {
    let (x, y) = view.middle(space);
    view! { <rect class=class x=x - 46.0 y=y - 46.0 width="92" height="92" rx="8" /> }
}

/// A diamond where the piece stays active, a square where it is sacrificed, and how many pieces it
/// turns: the opponent's in the middle, the viewer's own with a minus in the corner.
pub fn landing_mark(
    view: &View,
    landing: &Landing,
    you: Player,
    class: &'static str,
) -> impl IntoView + use<> {
    let scale = if landing.slides { 0.82 } else { 0.4 };
    let active = landing.active.then(|| {
        marked(
            view,
            landing.to,
            Stands::Middle,
            Mark::StaysActive,
            class,
            scale,
        )
    });
    let square = landing.inactive.then(|| {
        // Where both are possible, the square goes inside the diamond.
        let scale = if landing.active { scale * 0.6 } else { scale };
        marked(
            view,
            landing.to,
            Stands::Middle,
            Mark::Sacrifice,
            class,
            scale,
        )
    });
    let counted = |player: Player| {
        let count = landing.turned.share(player).count();
        (count > 0).then_some(count)
    };
    let theirs = counted(you.opponent()).map(|count| {
        marked(
            view,
            landing.to,
            Stands::Middle,
            Mark::Turns(count),
            class,
            0.9,
        )
    });
    let own = counted(you).map(|count| {
        marked(
            view,
            landing.to,
            Stands::Middle,
            Mark::TurnsOwn(count),
            "",
            1.0,
        )
    });
    view! {
        {active}
        {square}
        {theirs}
        {own}
    }
}

/// The preview of an action: the ghost, and each neighbour that turns.
pub fn ghost(
    view: &View,
    rounded: rules::Rounded,
    you: Player,
    sight: &Preview,
) -> impl IntoView + use<> {
    let spectre = |space: Space, piece: Piece, class: &'static str| {
        let at = placed(view, space, piece, None, (0.0, 0.0));
        view! {
            <g class=class transform=at>
                <use_ class="face" href=piece_href(rounded, piece.player, piece.shape) />
                <use_ class="outline" href=outline_href(rounded, piece.shape) />
            </g>
        }
    };
    let own = sight
        .ghost
        .map(|(space, piece)| spectre(space, piece, "board-ghost"));
    let turned = sight
        .turned
        .iter()
        .map(|(turned, piece)| {
            let mark = Mark::of_turned(*turned);
            let (class, whose) = if piece.player == you {
                ("board-ghost turned own", "own")
            } else {
                ("board-ghost turned", "")
            };
            view! {
                {spectre(turned.space, *piece, class)}
                {marked(view, turned.space, Stands::Below, mark, whose, 0.45)}
            }
        })
        .collect_view();
    let leaves = sight
        .leaves
        .map(|space| marked(view, space, Stands::Below, Mark::Refused, "", 0.6));
    view! {
        {own}
        {turned}
        {leaves}
    }
}

pub fn arrowed(view: &View, arrow: Arrow) -> impl IntoView + use<> {
    let (from, to) = (view.middle(arrow.from), view.middle(arrow.to));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let angle = dy.atan2(dx).to_degrees();
    let class = match arrow.meaning {
        Meaning::Plan => "board-arrow plan",
        Meaning::Threat => "board-arrow threat",
    };
    let (shaft, head, tip) = (length - 30.0, length - 33.0, length - 2.0);
    let way = format!("M22 0H{shaft:.1}");
    let point = format!("M{head:.1} -18L{tip:.1} 0L{head:.1} 18Z");
    let at = format!("translate({} {})rotate({angle:.2})", from.0, from.1);
    view! {
        <g class=class transform=at>
            <path class="halo" d=way.clone() />
            <path class="head" d=point />
            <path class="shaft" d=way />
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half the width of the engraved arc of a piece.
    const ENGRAVED: f64 = 4.75;
    /// How far the bent arrow and the bonus extend from their middle, halo included.
    const REACH: f64 = 17.0;

    #[test]
    fn a_mark_in_a_corner_keeps_off_the_engraved_stance() {
        for stands in [Stands::Above, Stands::Below] {
            let (x, y) = stands.offset();
            assert!(x.abs() + REACH <= 54.0 && y.abs() + REACH <= 54.0);
            for stance in 0..8 {
                for degrees in -17..=17 {
                    // The arc as `draw` engraves it: round a point beyond the hollow.
                    let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
                    let (u, v) = (90.7 * sin, 90.7 * cos - 100.0);
                    let (sin, cos) = (45.0 * f64::from(stance)).to_radians().sin_cos();
                    let (u, v) = (u * cos - v * sin, u * sin + v * cos);
                    let apart = (x - u).hypot(y - v);
                    assert!(apart >= ENGRAVED + REACH, "{stands:?} {stance}: {apart}");
                }
            }
        }
    }
}
