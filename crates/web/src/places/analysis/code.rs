//! A link as a QR code.

use qrcodegen::{QrCode, QrCodeEcc};

/// A square of dark and light modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Modules along a side, the quiet rim included.
    pub side: i32,
    /// The dark modules, as the `d` of a path.
    pub path: String,
}

/// So many light modules lie round the code, so that it is found.
const RIM: i32 = 4;

/// The code of a text; `None` if the text is too long for any.
pub fn code(text: &str) -> Option<Code> {
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
                    from + RIM,
                    y + RIM,
                    x - from,
                    from + RIM
                ));
            }
            x += 1;
        }
    }
    Some(Code {
        side: code.size() + 2 * RIM,
        path,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_in_the_path_and_no_other() {
        let text = "https://example.org/#/analysis/tixel=T@c3ne_T@e5sw";
        let drawn = code(text).unwrap();
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
    fn what_is_too_long_has_no_code() {
        assert_eq!(code(&"c3-c5n_".repeat(1000)), None);
    }
}
