//! The packs that ship, and the puzzles of days.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use motifs::Motif;
use puzzles::{
    Calendar, Day, Examiner, Fault, Goal, Judge, Judgement, Puzzle, Solution, Source, check,
};
use rules::{Position, Setup, Turn};

/// One in this many is proved here, always the same ones, since that takes half a second each;
/// `quarterturn puzzles check` proves all.
const SAMPLE: usize = 40;

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../puzzles/{name}.tsv"));
    fs::read_to_string(&path).unwrap()
}

fn pack(name: &str) -> Vec<Puzzle> {
    let text = text(name);
    text.lines().map(|line| line.parse().unwrap()).collect()
}

fn is_proved(puzzle: &Puzzle) {
    if let Err(fault) = check(puzzle) {
        panic!("{puzzle}: {fault:?}");
    }
}

#[test]
fn every_puzzle_of_a_pack_is_of_its_game_and_about_something_and_no_position_comes_twice() {
    for (name, setup) in Setup::NAMED {
        let pack = pack(name);
        assert!(pack.len() >= 250, "{name}: {}", pack.len());
        let mut known = HashSet::new();
        for puzzle in &pack {
            assert_eq!(puzzle.position().setup(), setup, "{puzzle}");
            assert!(!puzzle.motifs.is_empty(), "{puzzle}");
            let position = puzzle.position().canonical().0;
            assert!(known.insert(position.hash()), "{puzzle}");
        }
    }
}

#[test]
fn a_sample_of_every_pack_is_proved_again() {
    for (name, _) in Setup::NAMED {
        pack(name).iter().step_by(SAMPLE).for_each(is_proved);
    }
}

#[test]
fn every_motif_has_puzzles() {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for (name, _) in Setup::NAMED {
        for motif in pack(name).iter().flat_map(|puzzle| &puzzle.motifs) {
            *counts.entry(motif.name()).or_default() += 1;
        }
    }
    for motif in Motif::ALL {
        let count = counts.get(motif.name()).copied().unwrap_or_default();
        assert!(count >= 2, "{motif}: {count}");
    }
}

/// The games with puzzles to be held.
const HELD: [&str; 3] = ["tix", "tixel", "poka-yoke"];

/// All of these are few enough to look at here; one of each pack is made again.
#[test]
fn a_puzzle_to_be_held_has_a_turn_that_holds_and_one_that_loses_visibly() {
    for name in HELD {
        let pack = pack(name);
        let held: Vec<&Puzzle> = pack.iter().filter(|it| it.goal == Goal::Hold).collect();
        let again = Examiner::USUAL.examine_again(held[0]).unwrap();
        assert_eq!(&again.puzzle, held[0]);
        for puzzle in held {
            let position = puzzle.position();
            let mut judge = Judge::new(Judge::BUDGET);
            let solution = Solution::of(position, Goal::Hold, &mut judge).unwrap();
            assert_eq!(judge.holds(position, &solution.turn), Ok(true), "{puzzle}");
            let held = judge.judge_defence(position, &solution.turn);
            assert_eq!(held, Ok(Judgement::Held), "{puzzle}");
            // Most others lose; that all of them do was proved when it was made.
            let loses = |action: &rules::Action| {
                let turn = Turn::new(vec![*action]).unwrap();
                let Ok(Judgement::Failed { refutation }) = judge.judge_defence(position, &turn)
                else {
                    return false;
                };
                let after = position.play_turn(&turn).unwrap();
                let plays = |now: Position, turn: &Turn| now.play_turn(turn);
                let end = refutation.iter().try_fold(after, plays).unwrap();
                assert_eq!(end.winner(), Some(after.to_move()), "{puzzle}");
                true
            };
            assert!(position.actions().iter().any(loses), "{puzzle}");
            let later = judge.loses_later(position, &solution.turn);
            assert_eq!(later, Ok(false), "{puzzle}");
            assert_eq!(puzzle.motifs[0], Motif::OnlyDefence, "{puzzle}");
        }
    }
}

/// A defence that the miner found before it looked further: every other turn loses at once, and this one
/// within six turns.
const PUT_OFF: &str = "6u:T10/T10 T11t21T01/1T4t42T0/t11T52t4/t0T41t2T11/t0t01T01T4/T22t2t71 w -/- - -\ta6-a5s,f2^\thold\t1500±103\tonly-defence";

#[test]
fn a_defence_that_only_puts_the_loss_off_makes_no_puzzle() {
    let puzzle: Puzzle = PUT_OFF.parse().unwrap();
    let (position, turn) = (puzzle.position(), "a4-b4e,d1^".parse().unwrap());
    let mut judge = Judge::new(Judge::BUDGET);
    assert_eq!(judge.holds(position, &turn), Ok(true));
    assert_eq!(judge.loses_later(position, &turn), Ok(true));
    assert_eq!(Examiner::USUAL.examine_again(&puzzle), None);
    assert_eq!(check(&puzzle).unwrap_err(), Fault::NotHeld);
}

/// The two answers to "can this turn win?" agree: `finish` decides it, and what the packs tell was told by
/// the search of this crate.
#[test]
fn no_win_in_one_turn_is_shorter_than_the_one_that_is_told() {
    for (name, _) in Setup::NAMED {
        for puzzle in pack(name).iter().filter(|it| it.goal == Goal::Win(1)) {
            let position = puzzle.position();
            let told = Solution::of(position, puzzle.goal, &mut Judge::new(1)).unwrap();
            let shortest = finish::shortest(position).unwrap();
            let lengths = [told.turn, shortest].map(|turn| turn.actions().len());
            assert_eq!(lengths[0], lengths[1], "{puzzle}");
        }
    }
}

/// Games of the seeds in docs/puzzles.md, one for each pack that they made.
const MADE: [(&str, u64, u64); 3] = [("tix", 11, 67), ("poka-yoke", 13, 27), ("regatta", 14, 14)];

#[test]
fn a_game_played_again_gives_the_same_line_of_the_pack() {
    for (name, seed, number) in MADE {
        let setup = name.parse().unwrap();
        let game = Source::play(setup, seed, number).unwrap();
        let puzzle = game.find(&Examiner::USUAL).unwrap().puzzle.to_string();
        assert!(text(name).lines().any(|line| line == puzzle), "{puzzle}");
    }
}

/// Lines of a pack whose games were played by an earlier miner, counted from 1.
const AGAIN: [(&str, usize); 1] = [("tixel", 2)];

#[test]
fn a_mistake_examined_again_gives_the_same_line_of_the_pack() {
    for (name, line) in AGAIN {
        let puzzle = &pack(name)[line - 1];
        let again = Examiner::USUAL.examine_again(puzzle).unwrap();
        assert_eq!(&again.puzzle, puzzle);
    }
}

#[test]
fn the_calendar_has_every_game_on_every_weekday_and_gets_harder_towards_sunday() {
    let calendar: Calendar = text("daily").parse().unwrap();
    let mut ratings: BTreeMap<u8, Vec<u16>> = BTreeMap::new();
    let mut turns: BTreeMap<(String, u8), u32> = BTreeMap::new();
    let mut known = HashSet::new();
    for (day, puzzle) in calendar.days() {
        let game = puzzle.position().setup().to_string();
        *turns.entry((game, day.weekday())).or_default() += 1;
        ratings
            .entry(day.weekday())
            .or_default()
            .push(puzzle.rating.value);
        let position = puzzle.position().canonical().0;
        assert!(known.insert(position.hash()), "{puzzle}");
    }
    assert_eq!(turns.len(), 4 * 7);
    assert!(turns.values().all(|count| *count == 13), "{turns:?}");
    let mean = |all: &Vec<u16>| all.iter().map(|value| u32::from(*value)).sum::<u32>() / 52;
    let means: Vec<u32> = ratings.values().map(mean).collect();
    assert!(means.is_sorted(), "{means:?}");
}

#[test]
fn a_sample_of_the_calendar_is_proved_again() {
    let calendar: Calendar = text("daily").parse().unwrap();
    let puzzles = calendar.days().map(|(_, puzzle)| puzzle);
    puzzles.step_by(2 * SAMPLE).for_each(is_proved);
}

/// The puzzle of a past day must not change: people have solved it and told others.
#[test]
fn the_calendar_is_frozen() {
    let text = text("daily");
    let calendar: Calendar = text.parse().unwrap();
    let first: Day = "2026-11-16".parse().unwrap();
    assert_eq!(calendar.days().next().map(|(day, _)| day), Some(first));
    // FNV-1a.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!(format!("{hash:016x}"), FROZEN);
}

const FROZEN: &str = "7c2786cd6bdf35e6";
