//! The strength dial.

use std::fmt;

use rules::{Kind, Player, Setup};

use crate::tuning::Tunables;

/// How strongly the engine plays: one of fifteen named levels from [`Level::FIRST`] to
/// [`Level::LAST`].
///
/// Neighbouring levels are 80 to 150 Elo apart in each of the four games (`docs/strength.md`). A
/// level is counted in nodes, so it is the same in a browser and on a big machine. Lower levels
/// look at fewer positions and overlook what people overlook: what a passing slide knocks over, and
/// how a chain could continue. None plays at random.
///
/// ```
/// use engine::Level;
///
/// let level = Level::new(3).unwrap();
/// assert_eq!(level.name(), "beginner");
/// assert_eq!("beginner".parse(), Ok(level));
/// assert_eq!("3".parse(), Ok(level));
/// assert!(Level::new(16).is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// How many levels there are.
const STEPS: usize = 15;

/// The names, from the weakest.
const NAMES: [&str; STEPS] = [
    "newcomer",
    "novice",
    "beginner",
    "learner",
    "casual",
    "keen",
    "steady",
    "skilled",
    "club",
    "strong",
    "expert",
    "master",
    "champion",
    "grandmaster",
    "virtuoso",
];

/// The parameters of a level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// The most positions it may visit for an action.
    pub(crate) nodes: u64,
    /// See [`Tunables::overlooked`].
    overlooked: i32,
    /// See [`Tunables::wobble`].
    wobble: i32,
}

impl Strength {
    const fn new(nodes: u64, overlooked: i32, wobble: i32) -> Strength {
        Strength {
            nodes,
            overlooked,
            wobble,
        }
    }

    /// The tunables of a search at this strength.
    pub(crate) fn tunables(self, tunables: Tunables) -> Tunables {
        Tunables {
            overlooked: self.overlooked,
            wobble: self.wobble,
            ..tunables
        }
    }
}

const TIX: [Strength; STEPS] = [
    Strength::new(300, 977, 135),
    Strength::new(300, 935, 113),
    Strength::new(360, 865, 92),
    Strength::new(400, 749, 74),
    Strength::new(480, 590, 62),
    Strength::new(595, 460, 50),
    Strength::new(760, 362, 42),
    Strength::new(950, 273, 32),
    Strength::new(1_300, 188, 24),
    Strength::new(1_800, 120, 18),
    Strength::new(2_700, 63, 15),
    Strength::new(4_000, 21, 12),
    Strength::new(5_600, 0, 7),
    Strength::new(10_300, 0, 4),
    Strength::new(17_900, 0, 3),
];

const TIXEL: [Strength; STEPS] = [
    Strength::new(300, 990, 140),
    Strength::new(340, 878, 96),
    Strength::new(400, 773, 76),
    Strength::new(470, 618, 63),
    Strength::new(580, 485, 52),
    Strength::new(750, 373, 42),
    Strength::new(980, 259, 31),
    Strength::new(1_400, 173, 22),
    Strength::new(2_000, 104, 17),
    Strength::new(3_100, 49, 13),
    Strength::new(4_800, 4, 10),
    Strength::new(8_300, 0, 5),
    Strength::new(14_700, 0, 3),
    Strength::new(25_900, 0, 2),
    Strength::new(45_600, 0, 0),
];

const POKA_YOKE: [Strength; STEPS] = [
    Strength::new(300, 1_024, 160),
    Strength::new(310, 914, 106),
    Strength::new(390, 833, 84),
    Strength::new(430, 666, 67),
    Strength::new(530, 543, 57),
    Strength::new(660, 422, 47),
    Strength::new(860, 318, 37),
    Strength::new(1_100, 220, 27),
    Strength::new(1_600, 144, 20),
    Strength::new(2_600, 72, 15),
    Strength::new(4_000, 26, 12),
    Strength::new(6_100, 0, 10),
    Strength::new(8_400, 0, 5),
    Strength::new(13_900, 0, 3),
    Strength::new(23_100, 0, 2),
];

const REGATTA: [Strength; STEPS] = [
    Strength::new(300, 1_024, 160),
    Strength::new(310, 917, 106),
    Strength::new(370, 845, 87),
    Strength::new(400, 728, 72),
    Strength::new(500, 574, 60),
    Strength::new(610, 457, 50),
    Strength::new(770, 365, 41),
    Strength::new(970, 266, 32),
    Strength::new(1_300, 191, 24),
    Strength::new(1_700, 130, 19),
    Strength::new(2_300, 79, 16),
    Strength::new(3_200, 41, 13),
    Strength::new(4_700, 6, 10),
    Strength::new(5_600, 0, 6),
    Strength::new(8_100, 0, 4),
];

impl Level {
    /// The weakest.
    pub const FIRST: Level = Level(1);
    /// The strongest.
    pub const LAST: Level = Level(STEPS as u8);

    /// The level with a number, counted from 1.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::LAST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + ExactSizeIterator {
        (1..STEPS as u8 + 1).map(Level)
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its name: one lower-case word.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0) - 1]
    }

    /// The most positions it visits for an action.
    pub fn nodes(self, setup: Setup) -> u64 {
        self.strength(setup).nodes
    }

    /// Its parameters, calibrated for the four games; any other setup uses those of the game it
    /// most resembles.
    pub(crate) fn strength(self, setup: Setup) -> Strength {
        let has = |kind| Player::ALL.iter().any(|p| setup.pool(*p).count(kind) > 0);
        let all = if has(Kind::Regatta) {
            &REGATTA
        } else if setup.promotions() > 0 {
            &POKA_YOKE
        } else if has(Kind::Tixel) {
            &TIXEL
        } else {
            &TIX
        };
        all[usize::from(self.0) - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that does not name a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoLevel(String);

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (Level::FIRST.0, Level::LAST.0);
        write!(
            f,
            "`{}` is not a level: the levels are {first} to {last}, or {}",
            self.0,
            NAMES.join(", ")
        )
    }
}

impl std::error::Error for NoLevel {}

impl std::str::FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Level, NoLevel> {
        Level::all()
            .find(|level| level.name() == text || level.0.to_string() == text)
            .ok_or_else(|| NoLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_sees_more_than_the_one_below_it() {
        for setup in [Setup::TIX, Setup::TIXEL, Setup::POKA_YOKE, Setup::REGATTA] {
            let levels: Vec<Strength> = Level::all().map(|l| l.strength(setup)).collect();
            assert!(levels.is_sorted_by_key(|s| s.nodes));
            assert!(levels.is_sorted_by_key(|s| -s.overlooked));
            assert!(levels.is_sorted_by_key(|s| -s.wobble));
        }
    }

    #[test]
    fn levels_are_read_by_number_and_name_and_nothing_else() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.number().to_string().parse(), Ok(level));
            assert_eq!(Level::new(level.number()), Some(level));
        }
        for wrong in ["", "0", "16", "+3", "03", "Club", "club ", "-1", "300"] {
            let fault = wrong.parse::<Level>().unwrap_err();
            assert!(
                fault
                    .to_string()
                    .starts_with(&format!("`{wrong}` is not a level"))
            );
        }
    }

    #[test]
    fn a_mixed_setup_is_like_the_game_it_shares_most_with() {
        let nodes = |setup: &str| Level::LAST.nodes(setup.parse().expect("a setup"));
        assert_eq!(nodes("7u:X3T5/X3T5"), nodes("tixel"));
        assert_eq!(nodes("7u:X3R5/T5"), nodes("regatta"));
        assert_eq!(nodes("5b:X5/X5"), nodes("tix"));
    }
}
