//! Marks, arrows and the last turn.

use std::fmt::Write;

use rules::{Action, Space, Stance, Turned};

use crate::number::Number;
use crate::stroke_font;
use crate::svg::SvgWriter;
use crate::{Colour, Palette};

/// A mark on a space. Marks differ by shape, not by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Four corners around the space: selected.
    Chosen,
    /// A diamond: a piece landing here stays active.
    StaysActive,
    /// A square: a piece landing here becomes inactive: a sacrifice, which earns a bonus.
    Sacrifice,
    /// A number in the middle: how many of the opponent's pieces are turned on the way here.
    Turns(u8),
    /// A ringed number with a minus, in the corner: how many own pieces are turned on the way here.
    TurnsOwn(u8),
    /// A bent arrow: the piece here is turned clockwise.
    Clockwise,
    /// A bent arrow the other way: the piece here is turned anticlockwise.
    Anticlockwise,
    /// A cross: not allowed.
    Refused,
    /// A triangle: a warning.
    Warning,
}

impl Mark {
    /// Every kind of mark.
    pub const ALL: [Mark; 9] = [
        Mark::Chosen,
        Mark::StaysActive,
        Mark::Sacrifice,
        Mark::Turns(1),
        Mark::TurnsOwn(1),
        Mark::Clockwise,
        Mark::Anticlockwise,
        Mark::Refused,
        Mark::Warning,
    ];

    /// The bent arrow that shows which way a piece is turned.
    pub const fn of_turned(turned: Turned) -> Mark {
        if turned.is_clockwise() {
            Mark::Clockwise
        } else {
            Mark::Anticlockwise
        }
    }

    /// The bent arrow that shows the shorter way from one stance to another.
    pub const fn of_pivot(from: Stance, to: Stance) -> Mark {
        if from.eighths_to(to) <= 4 {
            Mark::Clockwise
        } else {
            Mark::Anticlockwise
        }
    }

    /// Its class name in the SVG.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Chosen => "chosen",
            Mark::StaysActive => "stays-active",
            Mark::Sacrifice => "sacrifice",
            Mark::Turns(_) => "turns",
            Mark::TurnsOwn(_) => "turns-own",
            Mark::Clockwise => "clockwise",
            Mark::Anticlockwise => "anticlockwise",
            Mark::Refused => "refused",
            Mark::Warning => "warning",
        }
    }

    const fn colour(self, palette: &Palette) -> Colour {
        match self {
            Mark::Refused | Mark::Warning | Mark::TurnsOwn(_) => palette.warning,
            _ => palette.accent,
        }
    }

    /// Its strokes, centred on the space, as the `d` of an SVG path, and their width; a space is
    /// 100 wide.
    pub fn strokes(self) -> (String, f64) {
        let (path, width) = match self {
            Mark::Chosen => (
                "M-44 -26V-44H-26M26 -44H44V-26M44 26V44H26M-26 44H-44V26",
                7.0,
            ),
            Mark::StaysActive => ("M0 -30L30 0L0 30L-30 0Z", 6.0),
            Mark::Sacrifice => ("M-22 -22H22V22H-22Z", 6.0),
            Mark::Turns(count) => {
                return (stroke_font::path(&count.to_string(), (0.0, 0.0), 20.0), 4.0);
            }
            Mark::TurnsOwn(count) => {
                let number = stroke_font::path(&count.to_string(), (37.0, 33.0), 15.0);
                let ring = "M33 18A15 15 0 0 1 33 48A15 15 0 0 1 33 18Z";
                return (format!("{ring}M24 33H29{number}"), 3.5);
            }
            Mark::Clockwise => ("M-17 20A26 26 0 1 1 26 3M15 -6L26 5L37 -6", 6.0),
            Mark::Anticlockwise => ("M17 20A26 26 0 1 0 -26 3M-15 -6L-26 5L-37 -6", 6.0),
            Mark::Refused => ("M-20 -20L20 20M20 -20L-20 20", 8.0),
            Mark::Warning => ("M0 -26L28 22H-28ZM0 -9V6M0 13.5V14", 6.0),
        };
        (path.to_string(), width)
    }
}

/// What an arrow means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Meaning {
    /// A solid line: what a player may do.
    Plan,
    /// A dashed line: what the opponent may do.
    Threat,
}

/// An arrow between the middles of two spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Space,
    /// Where it points.
    pub to: Space,
    /// What it means.
    pub meaning: Meaning,
}

impl Arrow {
    /// An arrow for every slide among some actions.
    pub fn of_slides(actions: &[Action], meaning: Meaning) -> Vec<Arrow> {
        let arrow = |action: &Action| match *action {
            Action::Slide { from, to, .. } => Some(Arrow { from, to, meaning }),
            _ => None,
        };
        actions.iter().filter_map(arrow).collect()
    }
}

impl SvgWriter<'_> {
    fn is_on(&self, space: Space) -> bool {
        space.is_on(self.parts().setup.size())
    }

    /// Strokes with a halo, so that they stand out on light pieces, dark pieces and the board
    /// alike.
    fn haloed(&mut self, path: &str, width: f64, colour: Colour) {
        let halo = Number(width + 7.0);
        let width = Number(width);
        let under = self.palette().table;
        let _ = write!(
            self.out,
            r#"<path d="{path}" stroke="{under}" stroke-width="{halo}" stroke-opacity=".9"/><path d="{path}" stroke="{colour}" stroke-width="{width}"/>"#
        );
    }

    pub(crate) fn marks(&mut self) {
        let palette = *self.palette();
        for &(space, mark) in &self.drawing.marks {
            if !self.is_on(space) {
                continue;
            }
            let (mut x, mut y) = self.layout().middle(space);
            if matches!(mark, Mark::Turns(_)) && self.has_piece(space) {
                (x, y) = (x + 33.0, y - 33.0);
            }
            let (path, width) = mark.strokes();
            let (x, y, name) = (Number(x), Number(y), mark.name());
            let fill = match mark {
                Mark::StaysActive | Mark::Sacrifice | Mark::Warning | Mark::TurnsOwn(_) => {
                    palette.table.to_string()
                }
                _ => "none".to_string(),
            };
            let _ = write!(
                self.out,
                r#"<g class="mark {name}" data-space="{space}" transform="translate({x} {y})" fill="{fill}" fill-opacity=".9" stroke-linecap="round" stroke-linejoin="round">"#
            );
            self.haloed(&path, width, mark.colour(&palette));
            self.out.push_str("</g>");
        }
    }

    pub(crate) fn arrows(&mut self) {
        let palette = *self.palette();
        for &arrow in &self.drawing.arrows {
            if arrow.from == arrow.to || !self.is_on(arrow.from) || !self.is_on(arrow.to) {
                continue;
            }
            let (from, to) = (
                self.layout().middle(arrow.from),
                self.layout().middle(arrow.to),
            );
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let length = dx.hypot(dy);
            let angle = Number(dy.atan2(dx).to_degrees());
            let (x, y) = (Number(from.0), Number(from.1));
            let (colour, dashes, name) = match arrow.meaning {
                Meaning::Plan => (palette.accent, "", "plan"),
                Meaning::Threat => (palette.warning, r#" stroke-dasharray="16 11""#, "threat"),
            };
            let (shaft, head, tip) = (
                Number(length - 30.0),
                Number(length - 33.0),
                Number(length - 2.0),
            );
            let under = palette.table;
            let _ = write!(
                self.out,
                r#"<g class="arrow {name}" transform="translate({x} {y})rotate({angle})" fill="{colour}" opacity=".92"><path d="M22 0H{shaft}" stroke="{under}" stroke-width="13"/><path d="M{head} -18L{tip} 0L{head} 18Z" stroke="{under}" stroke-width="3" stroke-linejoin="round"/><path d="M22 0H{shaft}" stroke="{colour}" stroke-width="9"{dashes}/></g>"#
            );
        }
    }

    /// The path of every slide of the last turn, under the pieces.
    pub(crate) fn tracks(&mut self) {
        let accent = self.palette().accent;
        let width = Number(self.fine(3.5));
        for action in &self.drawing.last {
            let Action::Slide { from, to, .. } = *action else {
                continue;
            };
            if !self.is_on(from) || !self.is_on(to) {
                continue;
            }
            let (from, to) = (self.layout().middle(from), self.layout().middle(to));
            let [x, y, u, v] = [from.0, from.1, to.0, to.1].map(Number);
            let _ = write!(
                self.out,
                r#"<path class="track" d="M{x} {y}L{u} {v}" fill="none" stroke="{accent}" stroke-width="{width}" stroke-dasharray="2 10" stroke-linecap="round"/>"#
            );
        }
    }

    /// A ring where a piece of the last turn left, and a dot on every piece that arrived or turned.
    pub(crate) fn last(&mut self) {
        let mut left = Vec::new();
        let mut came = Vec::new();
        for action in &self.drawing.last {
            match *action {
                Action::Place { to, .. } => came.push(to),
                Action::Slide { from, to, .. } => {
                    left.push(from);
                    came.push(to);
                }
                Action::Activate { at, .. } | Action::Pivot { at, .. } => came.push(at),
                Action::PickUp { at } => left.push(at),
                Action::End => {}
            }
        }
        let palette = *self.palette();
        let width = Number(self.fine(3.5));
        let accent = palette.accent;
        for space in left {
            if self.is_on(space) && !self.has_piece(space) {
                let (x, y) = self.layout().middle(space);
                let (x, y) = (Number(x), Number(y));
                let _ = write!(
                    self.out,
                    r#"<circle class="left" cx="{x}" cy="{y}" r="11" fill="{}" stroke="{accent}" stroke-width="{width}"/>"#,
                    palette.board
                );
            }
        }
        for space in came {
            if self.is_on(space) && self.has_piece(space) {
                // In the corner of the space: the middle of a piece shows how it stands.
                let (x, y) = self.layout().middle(space);
                let (x, y) = (Number(x - 38.0), Number(y + 38.0));
                let _ = write!(
                    self.out,
                    r#"<circle class="came" cx="{x}" cy="{y}" r="8" fill="{accent}" stroke="{}" stroke-width="{width}"/>"#,
                    palette.table
                );
            }
        }
    }

    /// A plus on the piece whose sacrifice earned the bonus move now open.
    pub(crate) fn bonus(&mut self) {
        let Some(space) = self.parts().bonus.filter(|space| self.is_on(*space)) else {
            return;
        };
        let palette = *self.palette();
        let (x, y) = self.layout().middle(space);
        let (x, y) = (Number(x + 32.0), Number(y - 32.0));
        let _ = write!(
            self.out,
            r#"<g class="bonus" transform="translate({x} {y})"><circle r="17" fill="{}" stroke="{}" stroke-width="3"/><path d="M-8 0H8M0 -8V8" stroke="{}" stroke-width="4.5" stroke-linecap="round"/></g>"#,
            palette.accent, palette.table, palette.table
        );
    }
}
