//! Handicaps: how many pieces the stronger side gives up. Page and program try the same ones.

use rules::{Kind, Player, Pool, Setup};

/// The largest handicap, in pieces.
const MOST: u8 = 6;

/// The setups in which White has 0, 1, 2 … pieces fewer, as long as four are left.
pub fn handicaps(setup: Setup) -> Vec<Setup> {
    let most = setup.pool(Player::White).total().saturating_sub(4);
    let most = MOST.min(u8::try_from(most).unwrap_or(MOST));
    (0..=most).filter_map(|less| without(setup, less)).collect()
}

/// The setup in which White has this many pieces fewer, taken from the most frequent kind first.
fn without(setup: Setup, less: u8) -> Option<Setup> {
    let mut counts =
        [Kind::Tix, Kind::Tixel, Kind::Regatta].map(|kind| setup.pool(Player::White).count(kind));
    for _ in 0..less {
        let most = counts.iter().copied().max()?;
        let place = counts.iter().position(|count| *count == most)?;
        counts[place] = counts[place].checked_sub(1)?;
    }
    let [tix, tixel, regatta] = counts;
    let pool = Pool::new(tix, tixel, regatta);
    let made = Setup::new(setup.size(), setup.edge(), pool, setup.pool(Player::Black)).ok()?;
    let made = made.with_promotions(setup.promotions());
    Some(made.with_rounded(setup.rounded()))
}

/// The index of the fairest handicap, given White's score in per cent; the smaller one if two are
/// equally fair.
pub fn fairest(points: &[Option<u32>]) -> Option<usize> {
    let mut best: Option<(usize, u32)> = None;
    for (place, points) in points.iter().enumerate() {
        let Some(points) = points else { continue };
        let distance = points.abs_diff(50);
        if best.is_none_or(|(_, least)| distance < least) {
            best = Some((place, distance));
        }
    }
    best.map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_does_without_one_piece_after_the_other() {
        let texts = |setup: &str| -> Vec<String> {
            let setup = setup.parse().unwrap();
            handicaps(setup).iter().map(ToString::to_string).collect()
        };
        assert_eq!(texts("5u:X6/X6"), ["5u:X6/X6", "5u:X5/X6", "5u:X4/X6"]);
        let mixed = texts("6u:X2T4/T6:p2");
        assert_eq!(mixed[1], "6u:X2T3/T6:p2");
        assert_eq!(mixed.len(), 3);
        assert_eq!(texts("tix").len(), 5);
        assert_eq!(texts("regatta").len(), 7);
        assert_eq!(texts("3u:X2/X2"), ["3u:X2/X2"]);
    }

    #[test]
    fn the_fairest_is_nearest_to_half() {
        assert_eq!(fairest(&[Some(80), Some(56), Some(45), None]), Some(2));
        assert_eq!(fairest(&[Some(55), Some(45)]), Some(0));
        assert_eq!(fairest(&[None]), None);
    }
}
