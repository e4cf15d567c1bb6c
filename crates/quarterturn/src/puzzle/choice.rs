//! Which puzzles to pose, and in which order.

use std::str::FromStr as _;

use engine::Random;
use motifs::Motif;
use puzzles::{Calendar, Day, Puzzle};

use crate::echo;
use crate::failure::Failure;
use crate::language::words;
use crate::t;

/// The shipped packs, by the names of their games.
const PACKS: [(&str, &str); 4] = [
    ("tix", include_str!("../../../../puzzles/tix.tsv")),
    ("tixel", include_str!("../../../../puzzles/tixel.tsv")),
    ("regatta", include_str!("../../../../puzzles/regatta.tsv")),
    (
        "poka-yoke",
        include_str!("../../../../puzzles/poka-yoke.tsv"),
    ),
];

/// The daily puzzles.
const CALENDAR: &str = include_str!("../../../../puzzles/daily.tsv");

/// A puzzle with its title.
pub(super) struct Posed {
    pub(super) title: String,
    pub(super) puzzle: Puzzle,
}

/// The selection requested.
pub(super) struct Selection {
    pub(super) motif: Option<Motif>,
    pub(super) rating: Option<u16>,
    pub(super) number: Option<usize>,
    pub(super) seed: u64,
}

/// The puzzle of a day.
pub(super) fn of_day(day: Day) -> Result<Vec<Posed>, Failure> {
    let calendar = Calendar::from_str(CALENDAR);
    let calendar = calendar.map_err(|error| Failure::Misuse(error.to_string()))?;
    let posed = calendar.puzzle(day).map(|puzzle| Posed {
        title: t!(
            "puzzles-of-day",
            day = day.to_string(),
            game = words().game(puzzle.position().setup())
        ),
        puzzle: puzzle.clone(),
    });
    Ok(posed.into_iter().collect())
}

/// The matching puzzles of a game, best match first.
pub(super) fn of_game(game: &str, wish: &Selection) -> Result<Vec<Posed>, Failure> {
    let Some((_, pack)) = PACKS.iter().find(|(name, _)| *name == game) else {
        let games = PACKS.map(|(name, _)| name).join(", ");
        let game = echo::text(game);
        return Err(Failure::Misuse(t!(
            "error-no-puzzles-of",
            game = game,
            games = games
        )));
    };
    let puzzles = pack.lines().filter_map(|line| line.parse::<Puzzle>().ok());
    let mut numbered: Vec<(usize, Puzzle)> = (1..).zip(puzzles).collect();
    if let Some(number) = wish.number.filter(|number| *number > numbered.len()) {
        return Err(Failure::Misuse(t!(
            "error-no-puzzle-number",
            number = number,
            count = numbered.len()
        )));
    }
    numbered.retain(|(number, puzzle)| wish.admits(*number, puzzle));
    let mut random = Random::new(wish.seed);
    // Random among equally good matches.
    numbered.sort_by_cached_key(|(_, puzzle)| (wish.distance(puzzle), random.next()));
    let posed = numbered.into_iter().map(|(number, puzzle)| Posed {
        title: t!(
            "puzzles-number",
            game = words().game(puzzle.position().setup()),
            number = number
        ),
        puzzle,
    });
    Ok(posed.collect())
}

impl Selection {
    fn admits(&self, number: usize, puzzle: &Puzzle) -> bool {
        self.number.is_none_or(|wanted| wanted == number)
            && self
                .motif
                .is_none_or(|motif| puzzle.motifs.contains(&motif))
    }

    fn distance(&self, puzzle: &Puzzle) -> u16 {
        let rating = puzzle.rating.value;
        self.rating.map_or(0, |wanted| wanted.abs_diff(rating))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANY: Selection = Selection {
        motif: None,
        rating: None,
        number: None,
        seed: 1,
    };

    #[test]
    fn every_game_has_puzzles_and_every_line_is_one() {
        for (name, pack) in PACKS {
            let posed = of_game(name, &ANY).unwrap();
            assert_eq!(posed.len(), pack.lines().count(), "{name}");
        }
        assert!(of_game("chess", &ANY).is_err());
    }

    #[test]
    fn the_wish_decides_which_come_first() {
        let wish = Selection {
            motif: Some(Motif::Chain),
            rating: Some(1400),
            ..ANY
        };
        let posed = of_game("tixel", &wish).unwrap();
        assert!(posed.len() > 5);
        let far = |posed: &Posed| posed.puzzle.rating.value.abs_diff(1400);
        assert!(posed.is_sorted_by_key(far));
        assert!(
            posed
                .iter()
                .all(|posed| posed.puzzle.motifs.contains(&Motif::Chain))
        );
        let second = Selection {
            number: Some(2),
            ..ANY
        };
        assert_eq!(of_game("tix", &second).unwrap().len(), 1);
    }

    #[test]
    fn every_day_has_a_puzzle() {
        for day in ["2026-11-16", "2027-11-15", "1999-01-01"] {
            let posed = of_day(day.parse().unwrap()).unwrap();
            assert_eq!(posed.len(), 1);
            assert!(posed[0].title.contains(day), "{}", posed[0].title);
        }
    }
}
