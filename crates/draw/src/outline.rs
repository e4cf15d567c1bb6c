//! The true outlines of the pieces.

use std::f64::consts::FRAC_1_SQRT_2;
use std::fmt::Write;

use rules::{Rounded, Shape, Stance};

use crate::number::Number;

/// A point in the plane of the picture: `x` grows to the right, `y` downwards, and the
/// unit is one space.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// The middle of a piece.
    pub const MIDDLE: Point = Point { x: 0.0, y: 0.0 };

    const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The point turned clockwise about the middle.
    #[must_use]
    pub fn turned(self, degrees: f64) -> Point {
        let (sin, cos) = degrees.to_radians().sin_cos();
        Point::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

/// One part of an outline; it starts where the previous part ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// A straight edge.
    Line {
        /// Where it ends.
        to: Point,
    },
    /// An arc of less than half a circle.
    Arc {
        /// Where it ends.
        to: Point,
        /// The middle of its circle.
        centre: Point,
        /// The radius of its circle.
        radius: f64,
        /// Whether it runs clockwise: a rounded corner does, a hollow does not.
        clockwise: bool,
    },
}

impl Segment {
    /// Where the segment ends.
    pub const fn end(self) -> Point {
        match self {
            Segment::Line { to } | Segment::Arc { to, .. } => to,
        }
    }

    fn turned(self, degrees: f64) -> Segment {
        match self {
            Segment::Line { to } => Segment::Line {
                to: to.turned(degrees),
            },
            Segment::Arc {
                to,
                centre,
                radius,
                clockwise,
            } => Segment::Arc {
                to: to.turned(degrees),
                centre: centre.turned(degrees),
                radius,
                clockwise,
            },
        }
    }
}

/// The outline of a piece around its own middle, clockwise.
///
/// ```
/// use draw::Outline;
/// use rules::{Rounded, Shape};
///
/// let outline = Outline::of(Shape::Tixel, Rounded::Far);
/// assert_eq!(outline.path(100.0), "M-50 -50A70.71 70.71 0 0 0 50 -50L50 50L-50 50Z");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Outline {
    start: Point,
    segments: Vec<Segment>,
}

impl Outline {
    /// The outline of a shape whose hollow faces `n`. Turn it by 45° clockwise for each stance.
    pub fn of(shape: Shape, rounded: Rounded) -> Outline {
        Outline::inset(shape, rounded, 0.0)
    }

    /// The outline of a shape in a stance.
    pub fn standing(shape: Shape, stance: Stance, rounded: Rounded) -> Outline {
        Outline::of(shape, rounded).turned(45.0 * f64::from(stance as u8))
    }

    /// The outline of a shape moved inwards by a distance of up to a third of a space;
    /// its hollow faces `n`.
    pub fn inset(shape: Shape, rounded: Rounded, distance: f64) -> Outline {
        let distance = distance.clamp(0.0, 1.0 / 3.0);
        let half = 0.5 - distance;
        let hollow = FRAC_1_SQRT_2 + distance;
        let corner = shape.rounded_at(rounded);

        // The right end of the edge facing `n`; the left end is its mirror image.
        let sharp = if shape.has_hollow() {
            Point::new(half, (hollow * hollow - half * half).sqrt() - 1.0)
        } else {
            Point::new(half, -half)
        };
        let blunt = {
            let y = (hollow * hollow - half * half - 1.0) / 2.0;
            Point::new((half * half - y * y).sqrt(), y)
        };
        let right = if corner == Some(1) { blunt } else { sharp };
        let left = if corner == Some(7) { blunt } else { sharp };
        let start = Point::new(-left.x, left.y);

        let line = |x, y| Segment::Line {
            to: Point::new(x, y),
        };
        let round = |to| Segment::Arc {
            to,
            centre: Point::MIDDLE,
            radius: half,
            clockwise: true,
        };
        let mut segments = Vec::with_capacity(6);
        segments.push(if shape.has_hollow() {
            Segment::Arc {
                to: right,
                centre: Point::new(0.0, -1.0),
                radius: hollow,
                clockwise: false,
            }
        } else {
            Segment::Line { to: right }
        });
        if corner == Some(1) {
            segments.push(round(Point::new(half, 0.0)));
        }
        if corner == Some(3) {
            segments.extend([line(half, 0.0), round(Point::new(0.0, half))]);
        } else {
            segments.push(line(half, half));
        }
        if corner == Some(5) {
            segments.extend([line(0.0, half), round(Point::new(-half, 0.0))]);
        } else {
            segments.push(line(-half, half));
        }
        if corner == Some(7) {
            segments.extend([line(-half, 0.0), round(start)]);
        } else {
            segments.push(Segment::Line { to: start });
        }
        Outline { start, segments }
    }

    /// Where the first segment begins and the last one ends.
    pub const fn start(&self) -> Point {
        self.start
    }

    /// The segments, clockwise.
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// The outline turned clockwise about the middle.
    #[must_use]
    pub fn turned(&self, degrees: f64) -> Outline {
        Outline {
            start: self.start.turned(degrees),
            segments: self.segments.iter().map(|s| s.turned(degrees)).collect(),
        }
    }

    /// The outline as the `d` of an SVG path in which a space is `unit` wide.
    pub fn path(&self, unit: f64) -> String {
        let at = |point: Point| {
            let (x, y) = (Number(point.x * unit), Number(point.y * unit));
            format!("{x} {y}")
        };
        let mut path = format!("M{}", at(self.start));
        for (i, segment) in self.segments.iter().enumerate() {
            let last = i + 1 == self.segments.len();
            let _ = match *segment {
                Segment::Line { .. } if last => Ok(()),
                Segment::Line { to } => write!(path, "L{}", at(to)),
                Segment::Arc {
                    to,
                    radius,
                    clockwise,
                    ..
                } => {
                    let (radius, sweep) = (Number(radius * unit), u8::from(clockwise));
                    write!(path, "A{radius} {radius} 0 0 {sweep} {}", at(to))
                }
            };
        }
        path.push('Z');
        path
    }

    /// The corners of a polygon that follows the outline, with `steps` edges for every arc.
    ///
    /// The corners lie on the outline, so the polygon is a little too small at a rounded corner
    /// and a little too large at a hollow.
    pub fn polygon(&self, steps: u32) -> Vec<Point> {
        let steps = steps.max(1);
        let mut corners = vec![self.start];
        let mut from = self.start;
        for segment in &self.segments {
            if let Segment::Arc {
                to,
                centre,
                radius,
                clockwise,
            } = *segment
            {
                let angle = |p: Point| (p.y - centre.y).atan2(p.x - centre.x);
                let full = if clockwise { 360.0 } else { -360.0 };
                let begin = angle(from);
                let span = (angle(to) - begin).to_degrees() % 360.0;
                let span = if span * full < 0.0 { span + full } else { span };
                for step in 1..steps {
                    let share = f64::from(step) / f64::from(steps);
                    let (sin, cos) = (begin + (span * share).to_radians()).sin_cos();
                    corners.push(Point::new(centre.x + radius * cos, centre.y + radius * sin));
                }
            }
            from = segment.end();
            corners.push(from);
        }
        // The last segment ends at the start.
        corners.pop();
        corners
    }
}
