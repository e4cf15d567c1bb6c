//! Numbers in SVG: short, and identical on every machine.

use std::fmt;

/// A number rounded to hundredths, without needless zeros.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Number(pub(crate) f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns a negative zero into a positive one.
        let rounded = (self.0 * 100.0).round() / 100.0 + 0.0;
        write!(f, "{rounded}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_never_a_negative_zero() {
        let written = [-0.0, 0.001, -0.001, 70.710_678, -50.0, 0.5].map(|n| Number(n).to_string());
        assert_eq!(written, ["0", "0", "0", "70.71", "-50", "0.5"]);
    }
}
