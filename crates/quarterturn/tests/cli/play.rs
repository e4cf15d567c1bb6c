use std::fs;

use crate::process::{Run, SLIDER, folder, run, run_with};

/// Plays a script, between two people unless the arguments say otherwise.
fn play(arguments: &[&str], script: &str) -> String {
    play_script(arguments, script.as_bytes()).fine()
}

/// Plays a script of which at least one line is refused.
fn play_with_refusals(arguments: &[&str], script: &[u8]) -> String {
    play_script(arguments, script).refused()
}

fn play_script(arguments: &[&str], script: &[u8]) -> Run {
    let arguments = [&["play", "--style", "ascii"], arguments].concat();
    run_with(&arguments, script)
}

#[test]
fn a_game_can_be_played_saved_and_checked() {
    let path = folder("played").join("game.pgn");
    let path = path.to_str().unwrap();
    let script = format!(
        "why T@c3n\nT@c3ne\nT@e5sw\nc3-c6ne\nundo\nc3-c5nw\nsave {path}\ne5-e1ne\nresign\n\
         save {path}\nquit\n"
    );
    let output = play(&[], &script);
    assert!(output.contains(
        "White> why T@c3n\nT@c3n is not allowed. From that stance the piece can be turned to active on\n\x20 c3, so it has to be active.\n"
    ));
    assert!(output.contains("White places a Tixel piece on c3: active, hollow facing north-east."));
    assert!(output.contains("Black> undo\nTaken back: c3-c6ne\n"));
    assert!(output.contains("The game is over (0-1). Black wins: White has resigned."));
    assert!(output.ends_with("Goodbye.\n"));

    let record = fs::read_to_string(path).unwrap();
    assert_eq!(
        record,
        "[Setup \"tixel\"]\n[White \"human\"]\n[Black \"human\"]\n[Result \"0-1\"]\n\n\
         1. T@c3ne T@e5sw 2. c3-c5nw e5-e1ne 0-1\n"
    );
    assert_eq!(
        run(&["record", "check", path]).fine(),
        format!("{path}: 1 game\n")
    );
    let shown = run(&["record", "show", path]).fine();
    assert!(
        shown.contains("\n  2. c3-c5nw  e5-e1ne\n0-1  Black has won\n"),
        "{shown}"
    );
}

#[test]
fn a_bonus_stays_open_until_it_is_taken_declined_or_undone() {
    let output = play(
        &[SLIDER],
        "a3-c3n\nundo\na3-c3n\nturns\nend\nposition\nundo\nT@f6ne\n",
    );
    assert!(output.contains("White, bonus> undo\nTaken back: a3-c3n\n"));
    assert!(output.contains("White sacrificed the piece on c3 and may make a bonus move"));
    assert!(output.contains("unfinished: a3-c3n\n"));
    // After declining, Black is to move and cannot; after undo, the bonus is open again.
    assert!(
        output.contains(
            "The game is over (1-0). White wins: Black has no piece left that can slide."
        )
    );
    assert!(output.contains("\n6u:T10/T10 6/6/2t03/2T03/2t23/6 b T9/T8 - -\n"));
    assert!(output.contains("Taken back: end\n"));
    assert!(output.contains("White, bonus> T@f6ne\n"));
}

#[test]
fn a_turn_typed_with_commas_is_played_as_a_whole_or_not_at_all() {
    let output = play_with_refusals(
        &[SLIDER],
        b"a3-c3n,T@c3ne\nposition\na3-c3n,T@f6ne\nposition\n",
    );
    assert!(output.contains("T@c3ne is not allowed. c3 is taken."));
    assert!(output.contains("\n6u:T10/T10 6/6/2t13/T15/2t13/6 w T9/T8 - -\n"));
    assert!(output.contains("\n6u:T10/T10 5T1/6/2t03/2T03/2t23/6 b T8/T8 - -\n"));
}

#[test]
fn no_line_is_wider_than_a_terminal() {
    let output = play_with_refusals(
        &[SLIDER],
        b"why a3-b3n\na3-b3n\na3-c3n\nmoves\nwhy T@a1ne\nhint\nhelp\n",
    );
    assert!(
        output.contains("White sacrificed the piece on c3"),
        "{output}"
    );
    let rank = "T11T11T11T11T11T1";
    let board = format!("11/{rank}/11/{rank}/11/{rank}/11/{rank}/11/11/11");
    let crowded = play(&[&format!("11u:T40/T40 {board} w T16/T40 - -")], "moves\n");
    assert!(crowded.contains("Can slide: White a4"), "{crowded}");
    // A command to copy must stay in one piece.
    let lines = output.lines().chain(crowded.lines());
    for line in lines.filter(|line| !line.contains("quarterturn play '")) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn nonsense_is_answered_and_nothing_is_lost() {
    let nonsense = "castle\nT@c3xx\nT@\n\n   \nmoves z9\nwhy\nsave\nundo now\n,\nc3\n\u{fffd}\n";
    let script = format!("T@c3ne\n{nonsense}position\n");
    let output = play_with_refusals(&[], script.as_bytes());
    assert!(output.contains("There is no command `castle`; `help` lists them.\n"));
    assert!(output.contains("  T@c3xx\n      ^\n"), "{output}");
    assert!(output.contains("`why` needs an action"));
    assert!(output.contains("`save` needs a file"));
    assert!(output.contains("not a space"));
    assert!(output.contains("\n6u:T10/T10 6/6/6/2T13/6/6 b T9/T10 - -\n"));
}

#[test]
fn invalid_utf_8_is_answered_like_other_nonsense() {
    let output = play_with_refusals(&[], b"T@c3ne\n\xff\xfe\nposition\n");
    assert!(output.contains("not an action"));
    assert!(output.contains("\n6u:T10/T10 6/6/6/2T13/6/6 b T9/T10 - -\n"));
}

#[test]
fn the_end_of_input_ends_the_game_politely_and_says_how_to_go_on() {
    let output = play(&["tix"], "X@c3");
    assert!(output.ends_with(
        "To continue later:\n  quarterturn play '6u:X8/X8 6/6/6/2X13/6/6 b X7/X8 - -'\nGoodbye.\n"
    ));
    assert!(play(&["tix"], "").ends_with("Goodbye.\n"));
}

#[test]
fn legal_actions_are_listed_for_the_board_or_one_space() {
    let output = play(&[SLIDER], "moves\nmoves c3\nmoves f6\nmoves k11\n");
    assert!(output.contains("  slide a3-   c3: n/e/s/w (a sacrifice)\n"));
    assert!(output.contains("White> moves f6\n  place T@    f6: ne/se/sw/nw\n"));
    assert!(output.contains("No legal action involves k11.\n"));
}

#[test]
fn what_is_legal_is_explained_without_being_done() {
    let output = play(&[SLIDER], "why a3-c3n\nposition\n");
    assert!(output.contains("This is allowed:\n  White slides the Tixel piece 2 spaces east"));
    assert!(output.contains("\n6u:T10/T10 6/6/2t13/T15/2t13/6 w T9/T8 - -\n"));
}

#[test]
fn two_people_can_agree_on_a_draw_and_think_again() {
    let output = play_with_refusals(&[], b"T@c3ne\ndraw\nT@e5sw\nundo\nT@e5sw\nposition\n");
    assert!(output.contains("The game is over (1/2-1/2). A draw by agreement."));
    assert!(output.contains("over> T@e5sw\nThe game is over. `undo` takes back the end.\n"));
    assert!(output.contains("The game goes on.\n"));
    assert!(output.contains("\n6u:T10/T10 6/4t51/6/2T13/6/6 w T9/T9 - -\n"));
}

#[test]
fn a_random_opponent_answers_and_is_taken_back_together_with_the_answered_action() {
    let arguments = ["tixel", "--black", "random", "--seed", "11"];
    let output = play(&arguments, "T@c3ne\nundo\nposition\nT@c3ne\ndraw\n");
    assert_eq!(output.matches("Black plays T@").count(), 2);
    assert!(output.contains("Taken back: T@c3ne T@"));
    assert!(output.contains("\n6u:T10/T10 6/6/6/6/6/6 w T10/T10 - -\n"));
    assert!(output.contains("Black does not agree to a draw."));
}

#[test]
fn the_same_seed_gives_the_same_opponent() {
    let game = |seed: &str| {
        let arguments = [
            "regatta", "--white", "random", "--black", "random", "--seed", seed,
        ];
        play(&arguments, "")
    };
    assert_eq!(game("1"), game("1"));
    assert_ne!(game("1"), game("2"));
    assert!(game("1").contains("The game is over ("));
}

#[test]
fn a_game_between_random_players_can_be_saved_from_any_setup() {
    for (i, setup) in ["tix", "poka-yoke", "regatta", "4b:X2R4/T6:p1:near", SLIDER]
        .into_iter()
        .enumerate()
    {
        let path = folder(&format!("random-{i}")).join("game.pgn");
        let path = path.to_str().unwrap();
        let arguments = [
            setup, "--white", "random", "--black", "random", "--seed", "9",
        ];
        play(&arguments, &format!("save {path}\n"));
        assert_eq!(
            run(&["record", "check", path]).fine(),
            format!("{path}: 1 game\n")
        );
    }
}

#[test]
fn another_file_is_not_overwritten() {
    let path = folder("not-overwritten").join("letter.txt");
    fs::write(&path, "Dear").unwrap();
    let script = format!(
        "save {}\nsave /nowhere/x.pgn\nsave /dev/full\n",
        path.display()
    );
    let output = play_with_refusals(&[], script.as_bytes());
    assert!(output.contains("already exists: choose another name"));
    assert!(output.contains("Cannot save to /nowhere/x.pgn"));
    assert!(output.contains("Cannot save to /dev/full: "));
    assert_eq!(fs::read_to_string(path).unwrap(), "Dear");
}

#[test]
fn an_unfinished_turn_is_not_saved_and_the_program_says_so() {
    let path = folder("open-turn").join("game.pgn");
    let path = path.to_str().unwrap();
    let output = play(&[SLIDER], &format!("a3-c3n\nsave {path}\n"));
    assert!(output.contains("The unfinished turn is not in it yet."));
    let record = fs::read_to_string(path).unwrap();
    assert!(record.ends_with("\n\n*\n"), "{record}");
    run(&["record", "check", path]).fine();
}

#[test]
fn help_lists_actions_and_commands() {
    let output = play(&[], "help\n?\n");
    for word in [
        "moves [SPACE]",
        "why ACTION",
        "undo",
        "save FILE",
        "c3~sw",
        "resign",
    ] {
        assert_eq!(output.matches(&format!("\n  {word}")).count(), 2, "{word}");
    }
}

#[test]
fn an_unreadable_start_is_a_usage_error() {
    run(&["play", "chess"]).failed(2);
    let stderr = run_with(&["play", "-"], b"tixel\n").failed(2);
    assert!(stderr.contains("standard input"), "{stderr}");
    run(&["play", "tixel", "--black", "nobody"]).failed(2);
}

#[test]
fn the_engine_answers_and_is_taken_back() {
    let arguments = ["tixel", "--black", "engine:nodes=500"];
    let output = play(&arguments, "T@c3ne\nundo\nposition\nT@c3ne\nposition\n");
    assert_eq!(output.matches("Black plays T@").count(), 2);
    assert!(output.contains("Taken back: T@c3ne T@"));
    assert!(output.contains("\n6u:T10/T10 6/6/6/6/6/6 w T10/T10 - -\n"));
    assert!(output.contains(" w T9/T9 - -\n"));
}

#[test]
fn the_engine_plays_a_game_against_itself_to_its_end() {
    let arguments = [
        "tix",
        "--white",
        "engine:nodes=100",
        "--black",
        "engine:time=2ms",
    ];
    let output = play(&arguments, "turns\n");
    assert!(output.contains("The game is over ("), "{output}");
    assert!(
        output.contains("has no piece left that can slide."),
        "{output}"
    );
}

#[test]
fn a_hint_is_a_whole_turn_in_words_and_changes_nothing() {
    let output = play(&[SLIDER], "hint\nposition\n");
    assert!(output.contains("White> hint\nHint: "), "{output}");
    assert!(
        output.contains("It leads to a win within 1 turn, proved.\n"),
        "{output}"
    );
    assert!(output.contains("  White wins: Black has no piece left that can slide.\n"));
    assert!(output.contains("\n6u:T10/T10 6/6/2t13/T15/2t13/6 w T9/T8 - -\n"));
}

#[test]
fn a_hint_in_the_middle_of_a_turn_is_about_the_rest_of_it() {
    let output = play_with_refusals(&[SLIDER], b"a3-c3n\nhint\nhint now\nend\nhint\n");
    let (_, hint) = output.split_once("White, bonus> hint\n").unwrap();
    let (first, _) = hint.split_once('\n').unwrap();
    assert!(first.starts_with("Hint: "), "{first}");
    assert!(first.ends_with("a win within 1 turn, proved."), "{first}");
    assert!(output.contains("`hint` takes nothing after it"));
    assert!(output.contains("over> hint\nThe game is already over.\n"));
}

#[test]
fn another_program_can_be_the_opponent() {
    let player = format!("ugi:nodes=200 '{}' ugi", env!("CARGO_BIN_EXE_quarterturn"));
    let output = play(
        &["regatta", "--black", &player],
        "R@c3ne\nundo\nR@c3ne\nposition\n",
    );
    // On the empty board nothing can be done but place a piece, flipped or not.
    let placed = |side| output.matches(&format!("Black plays {side}@")).count();
    assert_eq!(placed('R') + placed('L'), 2, "{output}");
    let error = run(&["play", "--black", "ugi:/no/such/engine"]).failed(2);
    assert!(error.contains("cannot start `/no/such/engine`"), "{error}");
}

#[test]
fn an_opponent_that_fails_forfeits_and_the_game_can_go_on() {
    let script = folder("play-fault").join("engine.sh");
    let text = "while read -r line; do case $line in\n\
                ugi) echo ugiok;; isready) echo readyok;; go*) exit 3;; quit) exit;;\n\
                esac; done\n";
    fs::write(&script, text).unwrap();
    let player = format!("ugi:sh '{}'", script.display());
    let output = play(&["--black", &player], "T@c3ne\nundo\nundo\nposition\n");
    let words = output.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentence = "Black forfeits: `sh` ended without saying `bestmove` (exit code 3).";
    assert!(words.contains(sentence), "{output}");
    assert!(output.contains("The game is over (1-0). White wins: Black forfeits."));
}

#[test]
fn a_game_that_is_over_has_no_more_actions_to_list() {
    let output = run_with(&["play", "tix"], b"X@c3\ndraw\nmoves\nmoves c3\n").fine();
    assert_eq!(
        output.matches("The game is already over.").count(),
        2,
        "{output}"
    );
    assert!(!output.contains("X@a1"), "{output}");
}

#[test]
fn a_game_goes_on_later_against_the_same_opponent() {
    let output = play(&["tix", "--black", "engine:nodes=50"], "X@c3\nquit\n");
    let command = output
        .lines()
        .find(|line| line.trim_start().starts_with("quarterturn play '"))
        .unwrap_or_else(|| panic!("{output}"));
    assert!(command.ends_with(" --black 'engine:nodes=50'"), "{command}");
}
