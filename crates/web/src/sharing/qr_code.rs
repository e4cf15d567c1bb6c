//! QR codes as SVG paths.

use qrcodegen::{QrCode, QrCodeEcc};

/// A QR code to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrPath {
    /// Modules along a side, including the quiet zone.
    pub side: i32,
    /// The dark modules, as the `d` of a path.
    pub path: String,
}

/// The width of the quiet zone in modules.
const QUIET: i32 = 4;

/// The code of a text; `None` if the text is too long.
pub fn qr_path(text: &str) -> Option<QrPath> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                path.push_str(&format!(
                    "M{} {}h{}v1H{}z",
                    from + QUIET,
                    y + QUIET,
                    x - from,
                    from + QUIET
                ));
            }
            x += 1;
        }
    }
    Some(QrPath {
        side: code.size() + 2 * QUIET,
        path,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_exactly_the_dark_modules() {
        let text = "https://example.org/#/analysis/tixel=T@c3ne_T@e5sw";
        let drawn = qr_path(text).unwrap();
        let real = QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
        let mut dark = 0;
        for y in 0..real.size() {
            dark += (0..real.size()).filter(|x| real.get_module(*x, y)).count();
        }
        let lengths = drawn.path.split('h').skip(1);
        let drawn_dark: usize = lengths
            .map(|rest| rest.split('v').next().unwrap().parse::<usize>().unwrap())
            .sum();
        assert_eq!(drawn_dark, dark);
        assert_eq!(drawn.side, real.size() + 8);
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert_eq!(qr_path(&"c3-c5n_".repeat(1000)), None);
    }
}
