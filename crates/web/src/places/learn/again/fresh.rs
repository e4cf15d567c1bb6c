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

/// Something fresh of a topic or, where nothing is left, of what comes nearest to it; `None` if it
/// cannot be fetched.
pub(super) async fn fresh(deck: &Deck, topic: Topic) -> Option<Fresh> {
    let pack = match topic {
        Topic::Motif(game, _) => packs::fetch(game).await?,
        Topic::Ahead(..) => Pack::read(""),
    };
    let seed = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    fresh_of(&pack, &Results::load(), deck, topic, seed)
}

fn fresh_of(
    pack: &Pack,
    results: &Results,
    deck: &Deck,
    topic: Topic,
    seed: impl Fn() -> u64,
) -> Option<Fresh> {
    let instead = topic.instead();
    [topic]
        .iter()
        .chain(&instead)
        .find_map(|about| match *about {
            Topic::Motif(_, motif) => {
                let puzzle = fresh_puzzle(pack, results, deck, topic, motif)?;
                Some(Fresh::Puzzle(Box::new(puzzle)))
            }
            Topic::Ahead(game, kind, grade) => {
                let made = (0..TRIES).find_map(|_| {
                    let exercise = foresight::one_of(game.setup(), grade, kind, seed())?;
                    let is_new = !deck.has_shown(topic, exercise.position().hash());
                    is_new.then_some(exercise)
                });
                made.map(|exercise| Fresh::Exercise(Box::new(exercise)))
            }
        })
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
    use ::puzzles::Day;

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
            deck.missed(topic, Some(puzzle.position().hash()), Day::since_1970(1));
        }
        assert_eq!(chosen(&Results::default(), &deck, Motif::LastPiece), None);
    }

    #[test]
    fn every_topic_has_something_fresh_however_often_it_goes_wrong() {
        let packs = [
            (Game::Tix, include_str!("../../../../../../puzzles/tix.tsv")),
            (
                Game::Tixel,
                include_str!("../../../../../../puzzles/tixel.tsv"),
            ),
            (
                Game::Regatta,
                include_str!("../../../../../../puzzles/regatta.tsv"),
            ),
            (
                Game::PokaYoke,
                include_str!("../../../../../../puzzles/poka-yoke.tsv"),
            ),
        ];
        for (game, text) in packs {
            let pack = Pack::read(text);
            let motifs = Motif::ALL.map(|motif| Topic::Motif(game, motif));
            let kinds = foresight::QuestionKind::ALL
                .map(|kind| Topic::Ahead(game, kind, foresight::Grade::Easy));
            for topic in motifs.into_iter().chain(kinds) {
                let mut deck = Deck::default();
                deck.turn_on();
                let seeds = std::cell::Cell::new(0);
                let seed = || seeds.replace(seeds.get() + 1);
                // More often than positions are remembered, or until an exercise, of which there is no end.
                for day in 1..=60 {
                    let found = fresh_of(&pack, &Results::default(), &deck, topic, seed);
                    let shown = match found {
                        Some(Fresh::Puzzle(puzzle)) => puzzle.position().hash(),
                        Some(Fresh::Exercise(_)) => break,
                        None => panic!("{topic}: nothing on day {day}"),
                    };
                    assert!(!deck.has_shown(topic, shown), "{topic}: again on day {day}");
                    deck.missed(topic, Some(shown), Day::since_1970(day));
                }
            }
        }
    }

    #[test]
    fn a_motif_without_puzzles_is_stood_in_for_by_the_nearest_and_then_by_an_exercise() {
        let pack = Pack::read(PACK);
        let topic = Topic::Motif(Game::Tixel, Motif::Sacrifice);
        let (results, mut deck) = (Results::default(), Deck::default());
        deck.turn_on();
        let found = |deck: &Deck| fresh_of(&pack, &results, deck, topic, || 7);
        let Some(Fresh::Puzzle(puzzle)) = found(&deck) else {
            panic!("a puzzle with a chain");
        };
        assert_eq!(puzzle.rating.value, 1500);
        deck.missed(topic, Some(puzzle.position().hash()), Day::since_1970(1));
        assert!(matches!(found(&deck), Some(Fresh::Exercise(_))));
    }
}
