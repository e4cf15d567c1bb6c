//! Several lines: each has a different whole turn, and what is said about it is true of that turn.

use std::collections::{HashMap, HashSet};

use crate::tables::{Table, Value};
use engine::{Engine, Limits, Line, Random, SearchResult, Stop};
use rules::{Action, Position, Setup};
use samples::SETUPS;

/// White wins at once with many turns, most of them beginning with `a3-c3n`.
const SLIDER: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

fn search(position: &Position, lines: u32, nodes: u64) -> SearchResult {
    let mut engine = Engine::new();
    engine.set_table(1 << 20);
    let limits = Limits {
        lines,
        ..Limits::nodes(nodes)
    };
    engine.search(position, &[], &limits, &Stop::new(), |_| {})
}

/// The position after the first turn of a line, all of which must be legal.
fn end_of_turn(position: &Position, line: &Line) -> Position {
    let mut after = *position;
    let mut end = None;
    for action in &line.actions {
        after = after
            .play(*action)
            .unwrap_or_else(|reason| panic!("{position} {:?} {action}: {reason}", line.actions));
        if after.to_move() != position.to_move() {
            end = end.or(Some(after));
        }
    }
    end.unwrap_or_else(|| panic!("no whole turn: {position} {:?}", line.actions))
}

/// The positions after all turns.
fn ends_of_turns(position: &Position) -> HashSet<Position> {
    let mut ends = HashSet::new();
    let mut open = vec![*position];
    while let Some(here) = open.pop() {
        for action in here.actions() {
            let after = here.play(action).expect("legal");
            if after.to_move() == position.to_move() {
                open.push(after);
            } else {
                ends.insert(after);
            }
        }
    }
    ends
}

#[test]
fn lines_are_legal_and_sorted_and_begin_with_different_whole_turns() {
    let mut shared = 0;
    for (i, text) in (0..).zip(SETUPS) {
        let mut random = Random::new(i);
        for position in samples::game(text.parse().expect("a setup"), 60, &mut random) {
            if random.below(3) > 0 && position.winner().is_none() {
                continue;
            }
            for nodes in [40, 3_000] {
                let lines = search(&position, 4, nodes).info.lines;
                assert!(lines.len() <= 4);
                assert!(lines.is_sorted_by(|a, b| a.score >= b.score), "{lines:?}");
                let ends: HashSet<Position> = lines
                    .iter()
                    .map(|line| end_of_turn(&position, line))
                    .collect();
                assert_eq!(ends.len(), lines.len(), "{position} {lines:?}");
                let firsts: HashSet<Action> = lines.iter().map(|line| line.actions[0]).collect();
                shared += lines.len() - firsts.len();
                for line in &lines {
                    // Declining a bonus that was open before is a turn with nothing to write.
                    let declined = line.actions == [Action::End];
                    assert!(declined || !line.turns(&position).is_empty());
                }
            }
        }
    }
    assert!(shared > 50, "{shared} lines begin as another does");
}

#[test]
fn the_best_turns_are_shown_also_if_they_begin_with_the_same_action() {
    let position: Position = SLIDER.parse().expect("a position");
    let wins = |end: &Position| end.winner().is_some();
    let count = ends_of_turns(&position)
        .iter()
        .filter(|end| wins(end))
        .count();
    let lines = search(&position, 16, 300_000).info.lines;
    assert!(count >= 16, "{count}");
    assert_eq!(lines.len(), 16);
    for line in &lines {
        assert_eq!(line.score.proved_win(), Some(1), "{line:?}");
        assert!(wins(&end_of_turn(&position, line)), "{line:?}");
    }
    let firsts: HashSet<Action> = lines.iter().map(|line| line.actions[0]).collect();
    assert!(firsts.len() < lines.len(), "{lines:?}");
}

#[test]
fn with_more_lines_than_turns_every_turn_is_shown_once() {
    let mut chains = 0;
    for (i, text) in (0..).zip(["3u:X3/X3", "3u:T2/T2", "3b:R1/R1", "4u:X2/X2", "3u:X1T1/R1"]) {
        for game in 0..12 {
            let mut random = Random::new(i * 100 + game);
            for position in samples::game(text.parse().expect("a setup"), 20, &mut random) {
                let ends = ends_of_turns(&position);
                let result = search(&position, 1_000, 50_000);
                let shown = &result.info.lines;
                let found: HashSet<Position> = shown
                    .iter()
                    .map(|line| end_of_turn(&position, line))
                    .collect();
                assert_eq!(found, ends, "{position}");
                assert_eq!(shown.len(), ends.len(), "{position}");
                chains += usize::from(ends.len() > position.count_actions() as usize);
            }
        }
    }
    assert!(chains > 20, "{chains}");
}

/// Searches every `step`th position of a table for several lines: what is proved about a line is
/// true of its turn.
fn agrees(text: &str, step: usize) {
    let setup: Setup = text.parse().expect("a setup");
    let table = Table::of(setup);
    let mut engine = Engine::new();
    // So small that entries are often evicted.
    engine.set_table(1 << 15);
    let limits = Limits {
        lines: 5,
        ..Limits::nodes(4_000)
    };
    let mut proved = HashMap::new();
    for (position, _) in table.entries().step_by(step) {
        let result = engine.search(position, &[], &limits, &Stop::new(), |_| {});
        for line in &result.info.lines {
            let end = end_of_turn(position, line);
            let value = table.value(&end);
            match (line.score.proved_win(), line.score.proved_loss(), value) {
                (Some(claimed), _, Value::Loss(turns)) | (_, Some(claimed), Value::Win(turns)) => {
                    assert!(turns < claimed, "{position}: {line:?} ends in {value:?}");
                    *proved.entry(line.score.proved_win().is_some()).or_insert(0) += 1;
                }
                (None, None, _) => {
                    assert_ne!(value, Value::Loss(0), "{position}: {line:?}");
                }
                _ => panic!("{position}: {line:?} ends in {value:?}"),
            }
        }
    }
    assert!(
        proved.values().all(|count| *count >= 5) && proved.len() == 2,
        "{proved:?}"
    );
}

#[test]
fn what_is_proved_of_a_line_of_three_tix_pieces_a_side_on_3x3_is_true_of_its_turn() {
    agrees("3u:X3/X3", 5);
}

#[test]
fn what_is_proved_of_a_line_of_two_tixel_pieces_a_side_on_3x3_is_true_of_its_turn() {
    agrees("3u:T2/T2", 41);
}

#[test]
fn what_is_proved_of_a_line_of_one_regatta_piece_a_side_on_3x3_is_true_of_its_turn() {
    agrees("3b:R1/R1", 7);
}

#[test]
fn turns_that_were_not_searched_are_not_shown() {
    for (_, setup) in Setup::NAMED {
        let start = Position::start(setup);
        for nodes in [0, 1, 30, 200] {
            let result = search(&start, 20, nodes);
            let lines = result.info.lines;
            assert!(lines.len() as u64 <= nodes, "{nodes}: {}", lines.len());
            assert!(start.is_legal(result.action.expect("an action")));
        }
    }
}

#[test]
fn a_depth_that_was_stopped_shows_as_much_as_the_one_before_it() {
    for (_, setup) in Setup::NAMED {
        let start = Position::start(setup);
        let mut last = 0;
        for nodes in (500..6_000).step_by(250) {
            let lines = search(&start, 3, nodes).info.lines;
            assert!(lines.len() >= last, "{nodes}");
            assert!(lines.iter().all(|line| line.score.winning_chance() > 0.1));
            last = lines.len();
        }
        assert_eq!(last, 3);
    }
}
