//! Whole numbers on the command line, refused with a sentence that says what is allowed.

use std::ops::RangeInclusive;

use crate::t;

/// Parses a whole number in a range.
pub(crate) fn whole_number<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number: u64| T::try_from(number).ok());
        let (least, most) = (range.start().to_string(), range.end().to_string());
        number.ok_or_else(|| t!("error-whole-number", least = least, most = most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_allowed_is_said() {
        let parse = whole_number::<u16>(1..=65_535);
        assert_eq!(parse("1"), Ok(1));
        assert_eq!(parse("65535"), Ok(65_535));
        for wrong in [
            "0",
            "65536",
            "80x",
            "",
            "-1",
            "1.5",
            " 1",
            "99999999999999999999",
        ] {
            let fault = parse(wrong).unwrap_err();
            assert_eq!(fault, "give a whole number from 1 to 65535", "{wrong}");
        }
    }
}
