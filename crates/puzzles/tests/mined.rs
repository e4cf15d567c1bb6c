//! Puzzles found in games.

use puzzles::{Attempts, Collection, Examiner, Find, Judge, Judgement, Puzzle, Source};
use rules::Setup;

/// Less than the budget of shipped puzzles.
const BUDGET: u64 = 10_000;
/// Rates quickly.
const EXAMINER: Examiner = Examiner::new(Attempts { step: 7, each: 1 }, BUDGET);
/// Enough for two puzzles.
const GAMES: u64 = 12;

/// The puzzles of a few games on a small board.
fn mined() -> Vec<Find> {
    let setup: Setup = "5u:X6/X6".parse().unwrap();
    let games = (0..GAMES).filter_map(|number| Source::play(setup, 1, number));
    games.filter_map(|game| game.find(&EXAMINER)).collect()
}

#[test]
fn what_is_found_is_a_puzzle_and_is_found_again() {
    let finds = mined();
    assert!(!finds.is_empty());
    let mut judge = Judge::new(BUDGET);
    for find in &finds {
        let puzzle = &find.puzzle;
        // Won after the mistake and not before it.
        let turns = judge.wins_in(puzzle.position(), 3);
        assert_eq!(turns, Some(puzzle.goal.turns().into()), "{puzzle}");
        assert!(!judge.is_lost(puzzle.before()), "{puzzle}");
        // The solution wins, the temptation does not.
        let position = puzzle.position();
        assert!(judge.judge(position, &find.solution.turn).unwrap().is_win());
        let mut look = Judge::new(BUDGET / 4);
        let tempted = look.judge(position, &find.charm.temptation).unwrap();
        assert!(matches!(tempted, Judgement::Failed { .. }), "{puzzle}");
        let end = find.solution.end;
        assert_eq!(end.winner(), Some(position.to_move()), "{puzzle}");
        assert_eq!(&puzzle.to_string().parse::<Puzzle>().unwrap(), puzzle);
        // Without its game.
        let again = EXAMINER.examine(puzzle.before(), puzzle.mistake());
        assert_eq!(again.as_ref(), Some(find));
    }
    assert_eq!(mined(), finds);
}

#[test]
fn alike_puzzles_are_admitted_once() {
    let finds = mined();
    let [first, second, ..] = &finds[..] else {
        panic!("two of twelve games have a puzzle");
    };
    // Give both a motif, whatever the small board yields.
    let named = |find: &Find| Find {
        puzzle: about_something(&find.puzzle),
        ..find.clone()
    };
    let (first, second) = (&named(first), &named(second));
    let mut collection = Collection::default();
    assert!(collection.admits(&first.puzzle));
    assert!(!collection.admits(&first.puzzle));
    for symmetry in rules::Symmetry::ALL {
        let before = first.puzzle.before().seen(symmetry);
        let after = first.puzzle.position().seen(symmetry);
        let mistake = the_turn(&before, &after);
        let same = Puzzle::new(before, mistake, first.puzzle.goal).unwrap();
        let same = about_something(&same);
        assert!(!collection.admits(&same), "{same}");
    }
    assert!(collection.admits(&second.puzzle));
}

#[test]
fn a_puzzle_about_nothing_is_not_admitted() {
    let finds = mined();
    let mut puzzle = about_something(&finds[0].puzzle);
    assert!(Collection::default().admits(&puzzle));
    puzzle.motifs.clear();
    assert!(!Collection::default().admits(&puzzle));
}

fn about_something(puzzle: &Puzzle) -> Puzzle {
    let mut puzzle = puzzle.clone();
    puzzle.motifs = vec![motifs::Motif::Chain];
    puzzle
}

/// The turn that leads from one position to another.
fn the_turn(before: &rules::Position, after: &rules::Position) -> rules::Turn {
    let mut found = None;
    let _ = before.for_each_turn(|actions, reached| {
        if reached == after {
            found = rules::Turn::new(actions.to_vec());
        }
        match found {
            Some(_) => std::ops::ControlFlow::Break(()),
            None => std::ops::ControlFlow::Continue(()),
        }
    });
    found.unwrap()
}
