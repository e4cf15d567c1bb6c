//! What a turn is worth, compared and written.

use std::cmp::{Ordering, Reverse};

use motifs::Outlook;

/// The chance of winning in thousandths; a proof counts as certain.
pub const fn permille(outlook: Outlook) -> u16 {
    match outlook {
        Outlook::Win(_) => 1000,
        Outlook::Loss(_) => 0,
        Outlook::Chance(permille) => permille,
    }
}

/// What a turn is worth to its player if this is what the position after it is worth to the other.
pub const fn before(outlook: Outlook) -> Outlook {
    match outlook {
        Outlook::Win(turns) => Outlook::Loss(turns.saturating_add(1)),
        Outlook::Loss(turns) => Outlook::Win(turns.saturating_add(1)),
        Outlook::Chance(permille) => Outlook::Chance(1000_u16.saturating_sub(permille)),
    }
}

/// Orders by worth, the best first: quick proved wins, estimates, slow proved losses.
pub fn better_first(one: Outlook, other: Outlook) -> Ordering {
    Reverse(rank(one)).cmp(&Reverse(rank(other)))
}

fn rank(outlook: Outlook) -> (u8, i64) {
    match outlook {
        Outlook::Win(turns) => (2, -i64::from(turns)),
        Outlook::Chance(permille) => (1, i64::from(permille)),
        Outlook::Loss(turns) => (0, i64::from(turns)),
    }
}

/// As in a book: `512`, or `+5` and `-4` for what is proved.
pub(crate) fn written(outlook: Outlook) -> String {
    match outlook {
        Outlook::Win(turns) => format!("+{turns}"),
        Outlook::Loss(turns) => format!("-{turns}"),
        Outlook::Chance(permille) => permille.to_string(),
    }
}

/// Reads what [`written`] writes, and nothing else.
pub(crate) fn read(text: &str) -> Option<Outlook> {
    let outlook = if let Some(turns) = text.strip_prefix('+') {
        Outlook::Win(turns.parse().ok()?)
    } else if let Some(turns) = text.strip_prefix('-') {
        Outlook::Loss(turns.parse().ok()?)
    } else {
        let permille = text.parse().ok().filter(|permille| *permille <= 1000)?;
        Outlook::Chance(permille)
    };
    (written(outlook) == text).then_some(outlook)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back_and_nothing_else_is_read() {
        for text in ["0", "512", "1000", "+1", "-4"] {
            assert_eq!(written(read(text).unwrap()), text);
        }
        for text in ["", "1001", "007", "++1", "+-1", "-", "4.5", " 5"] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_proof_is_better_or_worse_than_every_estimate() {
        let sorted = ["+1", "+3", "1000", "512", "0", "-8", "-2"];
        let mut worths: Vec<Outlook> = sorted
            .iter()
            .rev()
            .map(|text| read(text).unwrap())
            .collect();
        worths.sort_by(|one, other| better_first(*one, *other));
        let worths: Vec<String> = worths.into_iter().map(written).collect();
        assert_eq!(worths, sorted);
    }

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other_a_turn_earlier() {
        assert_eq!(before(Outlook::Loss(2)), Outlook::Win(3));
        assert_eq!(before(Outlook::Win(3)), Outlook::Loss(4));
        assert_eq!(before(Outlook::Chance(300)), Outlook::Chance(700));
    }
}
