//! `play` at a real terminal.

use rexpect::session::{PtySession, spawn_command};

use crate::process::{command, folder};

/// A player that would think for hours.
const SLOW: &str = "engine:nodes=4000000000";

/// Starts the program on a terminal. An expectation fails after half a minute, which only happens
/// if it is never met. Output is compared byte by byte: expect only ASCII.
fn play(arguments: &[&str]) -> PtySession {
    let arguments = [&["play", "--style", "ascii", "--color", "never"], arguments].concat();
    let mut command = command(&arguments);
    command.env("TERM", "xterm");
    spawn_command(command, Some(30_000)).expect("the program starts")
}

#[test]
fn ctrl_c_stops_the_thinking_and_not_the_game() {
    let mut terminal = play(&["tixel", "--black", SLOW]);
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("T@c3ne").unwrap();
    terminal.exp_string("Black is thinking").unwrap();
    // The clock runs.
    terminal.exp_regex("[1-9]s Black is thinking").unwrap();
    terminal.send_control('c').unwrap();
    terminal.exp_string("Black plays T@").unwrap();
    terminal.exp_string("White> ").unwrap();
    // The game continues, with a second search that is stopped as well.
    terminal.send_line("undo").unwrap();
    terminal.exp_string("Taken back: T@c3ne T@").unwrap();
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("T@c3ne").unwrap();
    terminal.exp_string("Black is thinking").unwrap();
    terminal.send_control('c').unwrap();
    terminal.exp_string("Black plays ").unwrap();
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("turns").unwrap();
    terminal.exp_regex("1\\. T@c3ne +T@").unwrap();
    terminal.send_line("quit").unwrap();
    terminal.exp_string("To continue later:").unwrap();
    terminal.exp_string("Goodbye.").unwrap();
    terminal.exp_eof().unwrap();
}

#[test]
fn ctrl_c_makes_another_program_say_what_it_has_found() {
    let program = env!("CARGO_BIN_EXE_quarterturn");
    let player = format!("ugi:nodes=4000000000 patience=600s '{program}' ugi");
    let mut terminal = play(&["tixel", "--black", &player]);
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("T@c3ne").unwrap();
    terminal.exp_regex("[1-9]s Black is thinking").unwrap();
    terminal.send_control('c').unwrap();
    terminal.exp_string("Black plays T@").unwrap();
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("quit").unwrap();
    terminal.exp_string("Goodbye.").unwrap();
}

#[test]
fn two_programs_pause_at_ctrl_c() {
    let path = folder("paused").join("game.pgn");
    let path = path.to_str().unwrap();
    let mut terminal = play(&["tix", "--white", SLOW, "--black", SLOW]);
    terminal.exp_string("White is thinking").unwrap();
    terminal.send_control('c').unwrap();
    terminal.exp_string("White plays X@").unwrap();
    terminal
        .exp_string("Paused. Press Enter to continue, or type `quit` to leave.")
        .unwrap();
    terminal.exp_string("Black> ").unwrap();
    terminal.send_line(&format!("save {path}")).unwrap();
    terminal.exp_string("Saved to ").unwrap();
    terminal.exp_string("Black> ").unwrap();
    terminal.send_line("").unwrap();
    terminal.exp_string("Black is thinking").unwrap();
    terminal.send_control('c').unwrap();
    terminal.exp_string("Black plays ").unwrap();
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("quit").unwrap();
    terminal.exp_string("Goodbye.").unwrap();
}

#[test]
fn ctrl_c_at_the_prompt_says_how_to_leave_and_ctrl_d_leaves() {
    let mut terminal = play(&["tix"]);
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("X@c3").unwrap();
    terminal.exp_string("Black> ").unwrap();
    terminal.send("half a li").unwrap();
    terminal.send_control('c').unwrap();
    terminal.exp_string("`quit` leaves the game.").unwrap();
    terminal.exp_string("Black> ").unwrap();
    terminal.send_line("position").unwrap();
    terminal
        .exp_string("6u:X8/X8 6/6/6/2X13/6/6 b X7/X8 - -")
        .unwrap();
    terminal.exp_string("Black> ").unwrap();
    terminal.send_control('d').unwrap();
    terminal.exp_string("To continue later:").unwrap();
    terminal
        .exp_string("quarterturn play '6u:X8/X8 6/6/6/2X13/6/6 b X7/X8 - -'")
        .unwrap();
    terminal.exp_string("Goodbye.").unwrap();
    terminal.exp_eof().unwrap();
}

#[test]
fn a_hint_says_that_the_engine_thinks() {
    let mut terminal = play(&["regatta"]);
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("hint").unwrap();
    terminal.exp_string("The engine is thinking").unwrap();
    // Nothing is played, whatever the engine finds.
    terminal
        .exp_string("(Ctrl-C: show what it has found)")
        .unwrap();
    terminal.exp_regex("Hint: [RL]@").unwrap();
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("quit").unwrap();
    terminal.exp_eof().unwrap();
}

/// A line of the list of turns after two were played.
const BOTH: &str = "1\\. X@c3 +X@e5";

#[test]
fn lines_pasted_together_are_played_in_order() {
    let mut terminal = play(&["tix"]);
    terminal.exp_string("White> ").unwrap();
    terminal.send("X@c3\rX@e5\rturns\r").unwrap();
    terminal.flush().unwrap();
    terminal.exp_regex(BOTH).unwrap();
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("quit").unwrap();
    terminal.exp_string("Goodbye.").unwrap();
}

#[test]
fn lines_pasted_as_one_text_are_played_in_order() {
    let mut terminal = play(&["tix"]);
    terminal.exp_string("White> ").unwrap();
    // What a terminal sends around pasted text.
    terminal
        .send("\u{1b}[200~X@c3\nX@e5\nturns\u{1b}[201~\r")
        .unwrap();
    terminal.flush().unwrap();
    terminal.exp_regex(BOTH).unwrap();
    terminal.exp_string("White> ").unwrap();
    terminal.send_line("quit").unwrap();
    terminal.exp_string("Goodbye.").unwrap();
}
