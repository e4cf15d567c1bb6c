//! Puzzles found in games.

use puzzles::{Attempts, Collection, Find, Judge, Judgement, Miner, Puzzle};
use rules::Setup;

/// The puzzles of a few games on a small board, quickly rated.
fn mined() -> Vec<Find> {
    let setup: Setup = "5u:X6/X6".parse().unwrap();
    let mut miner = Miner::new(Attempts { step: 7, each: 1 }, BUDGET);
    let games = (0..GAMES).filter_map(|number| Miner::game(setup, 1, number));
    games.filter_map(|game| miner.find(&game)).collect()
}

/// Less than puzzles that ship are proved with.
const BUDGET: u64 = 10_000;

/// Enough for two puzzles.
const GAMES: u64 = 12;

#[test]
fn what_is_found_is_a_puzzle_and_is_found_again() {
    let finds = mined();
    assert!(!finds.is_empty());
    let mut judge = Judge::new(BUDGET);
    for find in &finds {
        let puzzle = &find.puzzle;
        // Won after the mistake and not before it.
        let turns = judge.wins_in(puzzle.position(), 3);
        assert_eq!(turns, Some(u32::from(puzzle.turns)), "{puzzle}");
        assert!(!judge.is_lost(puzzle.before()), "{puzzle}");
        // The solution wins, the temptation does not.
        let position = puzzle.position();
        assert!(judge.judge(position, &find.solution).unwrap().is_win());
        let tempted = judge.judge(position, &find.charm.temptation).unwrap();
        assert!(matches!(tempted, Judgement::Failed { .. }), "{puzzle}");
        assert_eq!(find.end.winner(), Some(position.to_move()), "{puzzle}");
        assert_eq!(&puzzle.to_string().parse::<Puzzle>().unwrap(), puzzle);
    }
    assert_eq!(mined(), finds);
}

#[test]
fn alike_puzzles_are_admitted_once() {
    let finds = mined();
    let [first, second, ..] = &finds[..] else {
        panic!("two of twelve games have a puzzle");
    };
    let mut collection = Collection::default();
    assert!(collection.admits(first));
    assert!(!collection.admits(first));
    for symmetry in rules::Symmetry::ALL {
        let end = first.end.seen(symmetry);
        let same_end = Find {
            end,
            ..second.clone()
        };
        assert!(!collection.admits(&same_end));
    }
    assert!(collection.admits(second));
}
