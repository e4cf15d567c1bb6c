//! A fresh position for a topic: one that has not been shown here before.

use ::puzzles::Puzzle;
use foresight::Exercise;
use motifs::Motif;
use recall::{Deck, Topic};

use super::super::puzzles::packs::{self, Pack};
use super::super::puzzles::results::Results;

/// How many seeds are tried to find an exercise that was not shown before.
const TRIES: u32 = 20;

/// Something to solve.
#[derive(Clone, PartialEq)]
pub(super) enum Fresh {
    /// A puzzle with the motif.
    Puzzle(Box<Puzzle>),
    /// An exercise of the kind.
    Exercise(Box<Exercise>),
}

/// A fresh position for a topic; `None` if there is none, or it cannot be fetched.
pub(super) async fn fresh(deck: &Deck, topic: Topic) -> Option<Fresh> {
    match topic {
        Topic::Motif(game, motif) => {
            let pack = packs::fetch(game).await?;
            let puzzle = fresh_puzzle(&pack, &Results::load(), deck, topic, motif)?;
            Some(Fresh::Puzzle(Box::new(puzzle)))
        }
        Topic::Ahead(game, kind, grade) => {
            let made = (0..TRIES).find_map(|_| {
                let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
                let exercise = foresight::one_of(game.setup(), grade, kind, seed)?;
                let is_new = !deck.has_shown(topic, exercise.position().hash());
                is_new.then_some(exercise)
            });
            made.map(|exercise| Fresh::Exercise(Box::new(exercise)))
        }
    }
}

/// A puzzle with a motif that was neither tried nor shown: one where the motif is the main one if
/// possible, and with the rating nearest to the user's.
fn fresh_puzzle(
    pack: &Pack,
    results: &Results,
    deck: &Deck,
    topic: Topic,
    motif: Motif,
) -> Option<Puzzle> {
    let is_fresh = |puzzle: &Puzzle| {
        let shown = deck.has_shown(topic, puzzle.position().hash());
        puzzle.motifs.contains(&motif) && results.of(puzzle).is_none() && !shown
    };
    let rank = |puzzle: &Puzzle| {
        let is_aside = puzzle.motifs.first() != Some(&motif);
        (is_aside, puzzle.rating.value.abs_diff(results.rating()))
    };
    let puzzles = pack.numbered().map(|(_, puzzle)| puzzle);
    let best = puzzles
        .filter(|puzzle| is_fresh(puzzle))
        .min_by_key(|puzzle| rank(puzzle));
    best.cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::learn::Game;
    use recall::Day;

    const PACK: &str = "\
tixel 6/6/2t13/T15/6/2t13 b T9/T8 - -\tc1-c2ne\t1\t2100±85\tlast-piece
tixel 6/6/3t12/T15/6/3t12 b T9/T8 - -\td1-d2ne\t1\t1500±85\tchain,last-piece
tixel 6/6/1t14/T15/6/1t14 b T9/T8 - -\tb1-b2ne\t1\t1550±85\tlast-piece";

    fn chosen(results: &Results, deck: &Deck, motif: Motif) -> Option<u16> {
        let pack = Pack::read(PACK);
        let topic = Topic::Motif(Game::Tixel, motif);
        let puzzle = fresh_puzzle(&pack, results, deck, topic, motif)?;
        Some(puzzle.rating.value)
    }

    #[test]
    fn the_motif_is_the_main_one_and_the_rating_near() {
        let (results, deck) = (Results::default(), Deck::default());
        assert_eq!(chosen(&results, &deck, Motif::LastPiece), Some(1550));
        assert_eq!(chosen(&results, &deck, Motif::Chain), Some(1500));
        assert_eq!(chosen(&results, &deck, Motif::Flip), None);
    }

    #[test]
    fn what_was_shown_does_not_come_back_itself() {
        let mut deck = Deck::default();
        deck.turn_on();
        let topic = Topic::Motif(Game::Tixel, Motif::LastPiece);
        for expected in [1550, 2100, 1500] {
            assert_eq!(
                chosen(&Results::default(), &deck, Motif::LastPiece),
                Some(expected)
            );
            let pack = Pack::read(PACK);
            let (_, puzzle) = pack
                .numbered()
                .find(|(_, puzzle)| puzzle.rating.value == expected)
                .unwrap();
            deck.missed(topic, Some(puzzle.position().hash()), Day(1));
        }
        assert_eq!(chosen(&Results::default(), &deck, Motif::LastPiece), None);
    }
}
