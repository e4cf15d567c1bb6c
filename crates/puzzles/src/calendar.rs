//! The daily puzzle, and streaks of solving it.

use std::collections::BTreeSet;
use std::str::FromStr;

use crate::{Day, Puzzle, PuzzleError};

/// A puzzle for every day. It starts over after its last day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Calendar {
    first: Day,
    puzzles: Vec<Puzzle>,
}

/// Why a text is not a calendar.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CalendarError {
    /// A line does not begin with the next day.
    #[error("line {0} does not begin with the day after the one before it")]
    Day(usize),
    /// The rest of a line is not a puzzle.
    #[error("line {0}: {1}")]
    Puzzle(usize, PuzzleError),
    /// There is no line.
    #[error("a calendar has at least one day")]
    Empty,
}

impl Calendar {
    /// The puzzle of a day.
    pub fn puzzle(&self, day: Day) -> Option<&Puzzle> {
        let days = i32::try_from(self.puzzles.len()).ok()?;
        let index = day.since(self.first).checked_rem_euclid(days)?;
        self.puzzles.get(usize::try_from(index).ok()?)
    }

    /// The days with their puzzles.
    pub fn days(&self) -> impl Iterator<Item = (Day, &Puzzle)> {
        (0..).map(|days| self.first.plus(days)).zip(&self.puzzles)
    }
}

/// Lines of a day and a puzzle, separated by a tab.
impl FromStr for Calendar {
    type Err = CalendarError;

    fn from_str(text: &str) -> Result<Calendar, CalendarError> {
        let mut first = None;
        let mut puzzles = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let (day, puzzle) = line.split_once('\t').ok_or(CalendarError::Day(number))?;
            let day: Day = day.parse().map_err(|_| CalendarError::Day(number))?;
            let first = *first.get_or_insert(day);
            if day.since(first) != puzzles.len() as i32 {
                return Err(CalendarError::Day(number));
            }
            let puzzle = puzzle.parse();
            puzzles.push(puzzle.map_err(|error| CalendarError::Puzzle(number, error))?);
        }
        let first = first.ok_or(CalendarError::Empty)?;
        Ok(Calendar { first, puzzles })
    }
}

/// A missed day is forgiven if there was no other in this many days.
const FORGIVEN: i32 = 7;

/// How many days up to today were solved without a break. Today may still be open; one missed day a
/// week is forgiven, but not counted.
///
/// ```
/// use puzzles::{Day, streak};
///
/// let today: Day = "2026-11-17".parse()?;
/// let solved = [1, 2, 4, 5].map(|ago| today.plus(-ago));
/// assert_eq!(streak(&solved.into(), today), 4);
/// # Ok::<(), puzzles::NotADay>(())
/// ```
pub fn streak(solved: &BTreeSet<Day>, today: Day) -> u32 {
    let mut count = 0;
    let mut missed: Option<Day> = None;
    let mut day = today;
    loop {
        if solved.contains(&day) {
            count += 1;
        } else if day != today {
            if missed.is_some_and(|later| later.since(day) < FORGIVEN) {
                return count;
            }
            missed = Some(day);
        }
        day = day.plus(-1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "6u:T10/T10 6/6/2t13/T15/6/2t13 b T9/T8 - -\tc1-c2ne\t1\t1130±85\tlast-piece";

    fn calendar(days: &[&str]) -> Result<Calendar, CalendarError> {
        let lines: Vec<String> = days.iter().map(|day| format!("{day}\t{LINE}\n")).collect();
        lines.concat().parse()
    }

    #[test]
    fn after_its_last_day_a_calendar_begins_again_and_before_its_first_it_has_begun() {
        let other = LINE.replace("1130", "1140");
        let text = format!("2026-12-31\t{LINE}\n2027-01-01\t{other}\n");
        let calendar: Calendar = text.parse().unwrap();
        let rating = |day: &str| calendar.puzzle(day.parse().unwrap()).unwrap().rating.value;
        assert_eq!(rating("2026-12-31"), 1130);
        assert_eq!(rating("2027-01-01"), 1140);
        assert_eq!(rating("2027-01-02"), 1130);
        assert_eq!(rating("2026-12-30"), 1140);
        assert_eq!(calendar.days().count(), 2);
    }

    #[test]
    fn the_days_of_a_calendar_follow_each_other() {
        assert!(calendar(&["2026-12-31", "2027-01-01"]).is_ok());
        let gap = calendar(&["2026-12-31", "2027-01-02"]);
        assert_eq!(gap, Err(CalendarError::Day(2)));
        assert_eq!(calendar(&["soon"]), Err(CalendarError::Day(1)));
        assert_eq!(calendar(&[]), Err(CalendarError::Empty));
        let no_puzzle = "2026-12-31\tnonsense".parse::<Calendar>();
        assert!(matches!(no_puzzle, Err(CalendarError::Puzzle(1, _))));
    }

    /// The streak for these last days, ending today: `x` means solved.
    fn streak_of(days: &str) -> u32 {
        let today = Day::since_1970(20_000);
        let ago = |index: usize| -((days.len() - 1 - index) as i32);
        let solved = days.bytes().enumerate().filter(|(_, day)| *day == b'x');
        streak(
            &solved.map(|(index, _)| today.plus(ago(index))).collect(),
            today,
        )
    }

    #[test]
    fn one_missed_day_a_week_is_forgiven() {
        assert_eq!(streak_of("xxx"), 3);
        assert_eq!(streak_of("xxx."), 3, "today is not over");
        assert_eq!(streak_of("xxx.x"), 4);
        assert_eq!(streak_of("xxx.."), 3, "yesterday is forgiven");
        assert_eq!(streak_of("xxx..x"), 1, "two in a row are not");
        assert_eq!(streak_of("xx.xxxxx.x"), 6, "two in seven days are not");
        assert_eq!(streak_of("xx.xxxxxx.x"), 9, "two in eight days are");
        assert_eq!(streak_of("."), 0);
        assert_eq!(streak_of("x"), 1);
    }
}
