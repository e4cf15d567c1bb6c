//! How accurately a pointer hits a space.

/// The smallest space, in CSS pixels, that a finger hits reliably.
const SURE: f64 = 44.0;

/// What a space is tapped with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointing {
    /// A mouse, the keyboard or assistive technology.
    Precise,
    /// A finger or a pen.
    Finger,
}

impl Pointing {
    /// From the browser's name for a type of pointer.
    pub fn of(pointer_type: &str) -> Pointing {
        match pointer_type {
            "touch" | "pen" => Pointing::Finger,
            _ => Pointing::Precise,
        }
    }

    /// Whether a tap on a space of this width is only previewed, and a second one confirms it.
    pub fn taps_twice(self, width: f64) -> bool {
        self == Pointing::Finger && width < SURE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_fingers_on_small_spaces_tap_twice() {
        for (pointer, width, twice) in [
            ("touch", 43.9, true),
            ("pen", 30.0, true),
            ("touch", 44.0, false),
            ("mouse", 20.0, false),
            ("", 20.0, false),
        ] {
            assert_eq!(Pointing::of(pointer).taps_twice(width), twice, "{pointer}");
        }
    }
}
