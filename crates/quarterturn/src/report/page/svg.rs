//! Small inline SVG pictures.

use std::fmt::{Display, Write};

/// A picture under construction. Colours and fonts come from the page's style sheet by class.
pub(super) struct Svg {
    id: String,
    title: String,
    width: f64,
    height: f64,
    body: String,
}

/// Which end of a text is at its position.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    /// An empty picture; screen readers read the title.
    pub(super) fn new(id: String, title: impl Display, width: f64, height: f64) -> Svg {
        Svg {
            id,
            title: title.to_string(),
            width,
            height,
            body: String::new(),
        }
    }

    pub(super) fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let [(x1, y1), (x2, y2)] = [from, to].map(round);
        self.add(format_args!(
            "<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>"
        ));
    }

    /// A rectangle with a tooltip.
    pub(super) fn rect(&mut self, class: &str, at: (f64, f64), size: (f64, f64), hint: &str) {
        let [(x, y), (width, height)] = [at, size].map(round);
        let hint = escape(hint);
        self.add(format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" \
             height=\"{height}\"><title>{hint}</title></rect>"
        ));
    }

    pub(super) fn circle(&mut self, class: &str, at: (f64, f64), radius: f64, hint: &str) {
        let ((x, y), hint) = (round(at), escape(hint));
        self.add(format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\">\
             <title>{hint}</title></circle>"
        ));
    }

    /// A line through points.
    pub(super) fn curve(&mut self, class: &str, points: impl Iterator<Item = (f64, f64)>) {
        let points: Vec<String> = points
            .map(|point| {
                let (x, y) = round(point);
                format!("{x},{y}")
            })
            .collect();
        let points = points.join(" ");
        self.add(format_args!(
            "<polyline class=\"{class}\" points=\"{points}\"/>"
        ));
    }

    pub(super) fn text(&mut self, class: &str, at: (f64, f64), anchor: Anchor, text: &str) {
        let ((x, y), text) = (round(at), escape(text));
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.add(format_args!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{text}</text>"
        ));
    }

    /// The element.
    pub(super) fn finish(self) -> String {
        let Svg {
            id,
            title,
            width,
            height,
            body,
        } = self;
        let title = escape(&title);
        format!(
            "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-labelledby=\"{id}\">\n\
             <title id=\"{id}\">{title}</title>\n{body}</svg>\n"
        )
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{element}");
    }
}

/// To hundredths: more is not visible.
fn round((x, y): (f64, f64)) -> (f64, f64) {
    // Adding zero makes negative zero positive.
    let round = |value: f64| (value * 100.0).round() / 100.0 + 0.0;
    (round(x), round(y))
}

/// A text escaped for use between tags and in attributes.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// A scale that maps values to positions along one axis.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    values: (f64, f64),
    places: (f64, f64),
}

impl Scale {
    /// Maps a range of values to a range of positions.
    pub(super) fn new(values: (f64, f64), places: (f64, f64)) -> Scale {
        Scale { values, places }
    }

    /// The position of a value, clamped to the ends.
    pub(super) fn at(self, value: f64) -> f64 {
        let (low, high) = self.values;
        let share = (value - low) / (high - low).max(f64::MIN_POSITIVE);
        self.places.0 + share.clamp(0.0, 1.0) * (self.places.1 - self.places.0)
    }

    /// About this many round values within the range.
    pub(super) fn ticks(self, about: u32) -> Vec<f64> {
        let (low, high) = self.values;
        let step = nice((high - low) / f64::from(about.max(1)));
        let first = (low / step - 1e-9).ceil() as i64;
        let last = (high / step + 1e-9).floor() as i64;
        (first..=last).map(|k| k as f64 * step).collect()
    }
}

/// The next larger of 1, 2, 5, 10, 20, 50 and so on, down to hundredths.
pub(super) fn nice(least: f64) -> f64 {
    let mut decade = 0.01;
    while decade < 1e9 {
        for factor in [1.0, 2.0, 5.0] {
            if decade * factor >= least - 1e-12 {
                return decade * factor;
            }
        }
        decade *= 10.0;
    }
    decade
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within_the_ends() {
        let scale = Scale::new((0.0, 47.0), (0.0, 1.0));
        assert_eq!(scale.ticks(5), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert!((scale.at(23.5) - 0.5).abs() < 1e-12);
        assert!((scale.at(99.0) - 1.0).abs() < 1e-12);
        assert!((nice(0.03) - 0.05).abs() < 1e-12);
    }

    #[test]
    fn texts_cannot_become_tags() {
        let mut svg = Svg::new("id".to_owned(), "a < b & c", 10.0, 10.0);
        svg.text("label", (1.0, 2.004), Anchor::Start, "<b>\"");
        let text = svg.finish();
        assert!(text.contains("a &lt; b &amp; c"));
        assert!(text.contains("x=\"1\" y=\"2\""));
        assert!(text.contains("&lt;b&gt;&quot;</text>"));
    }
}
