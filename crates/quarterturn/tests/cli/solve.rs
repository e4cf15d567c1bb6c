use std::fs;

use record::{Game, Node, NodeId};
use rules::{Player, Position};
use serde_json::Value;

use crate::process::{SLIDER, folder, run};

/// Black is to move and loses in two turns, whatever they play.
const LOST: &str = "6u:T10/T10 t1T6t4T02/T02t0T0t4/t0t4T0t0t21/T0t23T1/1T04/t11T13 b T1/- - -";

fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().unwrap();
    object.keys().map(String::as_str).collect()
}

#[test]
fn json_has_exactly_the_promised_keys() {
    let text = run(&["solve", SLIDER, "--json"]).fine();
    let solution: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        keys(&solution),
        ["nodes", "open", "position", "proved", "tree"]
    );
    assert_eq!(keys(&solution["proved"]), ["at_least", "result", "turns"]);
    assert_eq!(solution["proved"]["result"], "win");
    assert_eq!(solution["proved"]["turns"], 1);
    assert!(solution["open"].is_null() && solution["tree"].is_null());
}

#[test]
fn proofs_are_described_in_words() {
    let text = run(&["solve", "3u:X3/X3"]).fine();
    assert!(
        text.starts_with("3u:X3/X3 3/3/3 w X3/X3 - -\nProved: White wins in 3 turns. "),
        "{text}"
    );
    let text = run(&["solve", LOST]).fine();
    assert!(text.contains("Proved: White wins in 2 turns. "), "{text}");
}

#[test]
fn what_is_not_proved_within_the_budget_ends_with_1() {
    let folder = folder("solve-open");
    let file = folder.join("proof.pgn");
    let path = file.to_str().unwrap();
    let open = run(&["solve", "tixel", "--nodes", "2", "--tree", path]);
    assert_eq!((open.code, open.stderr.as_str()), (Some(1), ""));
    assert!(open.stdout.contains("Not within the budget: "), "{open:?}");
    assert!(open.stdout.contains("was not written"), "{open:?}");
    assert!(!file.exists());

    let open = run(&["solve", "tixel", "--nodes", "2", "--json"]);
    assert_eq!(open.code, Some(1));
    let solution: Value = serde_json::from_str(&open.stdout).unwrap();
    assert!(solution["proved"].is_null());
    assert_eq!(keys(&solution["open"]), ["no_loss_within", "no_win_within"]);
}

/// Checks that a tree is a proof: every line ends with a win, and the loser has every turn.
fn is_proof(game: &Game, winner: Player) {
    let tree = game.tree();
    let nodes = [NodeId::ROOT].into_iter().chain(tree.nodes());
    for node in nodes.filter_map(|id| tree.node(id)) {
        let (position, children) = (node.position(), node.children().len() as u64);
        let elsewhere = |node: &Node| {
            let mut comments = node.comments().iter();
            comments.any(|comment| comment.to_string().starts_with("as after "))
        };
        if position.winner().is_some() {
            assert_eq!(position.winner(), Some(winner));
        } else if elsewhere(node) {
            assert_eq!(children, 0);
        } else if position.to_move() == winner {
            assert_eq!(children, 1);
        } else {
            assert_eq!(children, position.count_turns());
        }
    }
}

#[test]
fn the_tree_is_a_record_that_proves_it() {
    let folder = folder("solve-tree");
    let file = folder.join("proof.pgn");
    let path = file.to_str().unwrap();
    for (position, winner) in [
        ("3u:X3/X3", Player::White),
        ("3u:T2/T2", Player::White),
        ("3b:R1/R1", Player::White),
        (LOST, Player::White),
    ] {
        let text = run(&["solve", position, "--tree", path, "--force"]).fine();
        assert!(!text.contains("cut"), "{text}");
        assert!(run(&["record", "check", path]).fine().contains("1 game"));
        let game: Game = fs::read_to_string(&file).unwrap().parse().unwrap();
        assert_eq!(*game.start(), position.parse::<Position>().unwrap());
        is_proof(&game, winner);
    }
}

#[test]
fn a_finished_game_is_reported_as_such() {
    let before: Position = SLIDER.parse().unwrap();
    let over = before.play("a3-d3ne".parse().unwrap()).unwrap().to_string();
    let text = run(&["solve", &over]).fine();
    assert!(text.contains("White wins: Black has no piece left that can slide."));
    let solution: Value = serde_json::from_str(&run(&["solve", &over, "--json"]).fine()).unwrap();
    assert_eq!(solution["proved"]["result"], "loss");
    assert_eq!(solution["proved"]["turns"], 0);
}

#[test]
fn nonsense_is_refused_with_a_sentence() {
    for (arguments, named) in [
        (&["chess"][..], "not a position"),
        (&["tix", "--nodes", "0"], "give a whole number from 1 to "),
        (&["tix", "--nodes", "1e6"], "1e6"),
        (&["tix", "--hash", "0"], "give a whole number from 1 to "),
        (
            &["3u:X3/X3", "--tree", "no/such/folder.pgn"],
            "cannot write no/such/folder.pgn",
        ),
    ] {
        let error = run(&[&["solve"], arguments].concat()).failed(2);
        assert!(error.contains(named), "{arguments:?}: {error}");
    }
}

/// Runs the program with at most this many KiB of address space.
#[cfg(target_os = "linux")]
fn run_within(kilobytes: u32, arguments: &[&str]) -> crate::process::Run {
    let mut limited = std::process::Command::new("sh");
    let script = format!("ulimit -v {kilobytes}; exec \"$0\" \"$@\"");
    limited.args(["-c", &script, env!("CARGO_BIN_EXE_quarterturn")]);
    let output = limited.args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    crate::process::Run {
        code: output.status.code(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_without_enough_memory_is_made_smaller_and_stderr_says_so() {
    for (arguments, found) in [
        (&["solve", "3u:X3/X3"][..], "Proved: White wins in 3 turns."),
        (&["analyze", "tix", "--nodes", "1000"], "White"),
    ] {
        let arguments = [arguments, &["--hash", "1024", "--language", "en"]].concat();
        let run = run_within(400_000, &arguments);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.stdout.contains(found), "{run:?}");
        let note = "not enough memory for a table of 1024 MiB; using ";
        assert!(run.stderr.starts_with(note), "{run:?}");
    }
}

#[test]
fn a_complete_table_also_proves_draws() {
    let text = run(&["solve", "4u:X2/X2", "--complete", "--threads", "2"]).fine();
    let (words, line) = text.trim_end().split_once('\n').unwrap();
    assert!(
        words.starts_with("Proved: with best play nobody wins. "),
        "{text}"
    );
    assert!(
        line.starts_with("4u:X2/X2\tdraw\t0\t4011\t3203\t512\t11\t"),
        "{text}"
    );
    let text = run(&["solve", "4b:R1/R1", "--complete"]).fine();
    assert!(
        text.starts_with("Proved: Black wins in 6 turns. "),
        "{text}"
    );
}

#[test]
fn a_solved_board_is_checked_by_working_it_out_again() {
    let text = run(&["solve", "--check", "3u:X3/X3"]).fine();
    assert_eq!(text, "3u:X3/X3: confirmed, 1503 positions\n");
    let unknown = run(&["solve", "--check", "tix"]).failed(1);
    assert!(
        unknown.contains("is not among the solved boards"),
        "{unknown}"
    );
}

#[test]
fn what_has_no_complete_table_is_refused_with_a_sentence() {
    let large = run(&["solve", "regatta", "--complete"]).failed(1);
    assert!(large.contains("8b:R21/R21 is too large"), "{large}");
    let memory = run(&["solve", "4u:X4/X4", "--complete", "--hash", "8"]).failed(1);
    assert!(memory.contains("give more with --hash"), "{memory}");
    let position = run(&["solve", SLIDER, "--complete"]).failed(2);
    assert!(
        position.contains("give a setup, not a position"),
        "{position}"
    );
    run(&["solve", "3u:X3/X3", "--complete", "--json"]).failed(2);
    run(&["solve"]).failed(2);
}
