//! How hard an exercise is.

use std::ops::RangeInclusive;

/// How hard an exercise is, from easy to brutal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// A few pieces, and what one slide does.
    Easy,
    /// More pieces.
    Medium,
    /// One action is played in the mind first.
    Hard,
    /// Two actions are played in the mind, and the board is hidden.
    Brutal,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Brutal];

    /// Its name in commands, files and keys of sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::Brutal => "brutal",
        }
    }

    /// The grade with a name.
    pub fn named(name: &str) -> Option<Grade> {
        Grade::ALL.into_iter().find(|grade| grade.name() == name)
    }

    /// How many actions are played in the mind before the question.
    pub const fn imagined(self) -> usize {
        match self {
            Grade::Easy | Grade::Medium => 0,
            Grade::Hard => 1,
            Grade::Brutal => 2,
        }
    }

    /// Whether the board is hidden once it has been looked at.
    pub const fn is_hidden(self) -> bool {
        matches!(self, Grade::Brutal)
    }

    /// The time limit for a timed exercise, in seconds.
    pub const fn seconds(self) -> u32 {
        match self {
            Grade::Easy => 20,
            Grade::Medium => 30,
            Grade::Hard => 45,
            Grade::Brutal => 60,
        }
    }

    /// How many pieces stand on a board of `size` × `size` spaces.
    pub(crate) fn pieces(self, size: u8) -> RangeInclusive<usize> {
        let spaces = usize::from(size) * usize::from(size);
        // In percent of the spaces. A crowded board would make a hidden one hopeless rather than
        // brutal.
        let (least, most) = match self {
            Grade::Easy => (8, 18),
            Grade::Medium => (18, 30),
            Grade::Hard => (18, 36),
            Grade::Brutal => (14, 26),
        };
        let of = |percent: usize| (spaces * percent).div_ceil(100);
        of(least).max(2)..=of(most).max(3)
    }
}
