//! `quarterturn play`: a game in this terminal.

pub(crate) mod command;
mod completion;
mod game_loop;
mod hint;
mod history;
mod legal_actions;
mod messages;
mod opponent;
pub(crate) mod prompt;
mod thinking;

use std::io::Write;

use clap::Args;
use engine::Stop;
use rules::Player;

use crate::contestant;
use crate::failure::{Exit, Failure};
use crate::input;
use crate::interrupt::EndsPrograms;
use crate::options::OptionalSeed;
use crate::t;
use crate::terminal_board::BoardOptions;
use game_loop::GameLoop;
use opponent::Seat;
use prompt::Prompt;
use thinking::Thinking;

/// Play a game in this terminal
///
/// Two people take turns, or one plays against the engine or another program. Type an action
/// (T@c3ne, c3-c6ne), a whole turn joined by commas, or a command; Tab completes them. The
/// commands are moves, why, hint, undo, board, turns, position, save, draw, resign, help and quit.
///
/// A single action that earns a bonus leaves the turn open for the bonus or `end`. A turn typed
/// with commas is a whole turn.
///
/// Ctrl-C while a program is thinking makes it play the best it has found.
///
/// If standard input is not a terminal, its lines are read as a script.
#[derive(Args)]
#[command(after_long_help = format!("{EXAMPLES}\n\n{}", contestant::HELP))]
pub(crate) struct Play {
    /// A setup, or the position to start from
    #[arg(value_name = "SETUP", default_value = "tixel")]
    start: String,

    /// Who plays White: human, or one of the players below
    #[arg(long, value_name = "WHO", default_value_t = Seat::Human)]
    white: Seat,

    /// Who plays Black: human, or one of the players below
    #[arg(long, value_name = "WHO", default_value_t = Seat::Human)]
    black: Seat,

    #[command(flatten)]
    seed: OptionalSeed,

    #[command(flatten)]
    board: BoardOptions,
}

const EXAMPLES: &str = "\
Examples:
  quarterturn play                          two people, Tixel
  quarterturn play --black engine           against the engine
  quarterturn play --black engine:level=3   the engine at a level from 1 to 15
  quarterturn play --black engine:time=2s   the engine with two seconds a turn
  quarterturn play regatta --black greedy   a player that looks one turn ahead
  quarterturn play --white random --flip    a random player, Black at the bottom
  quarterturn play '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
  quarterturn play tix < script.txt";

pub(crate) fn run(arguments: &Play, out: &mut dyn Write) -> Result<Exit, Failure> {
    if arguments.start == input::STDIN {
        return Err(Failure::Misuse(t!("error-play-stdin")));
    }
    let start = input::position(&arguments.start)?;
    let seed = arguments.seed.or_new();
    let seats = [arguments.white.clone(), arguments.black.clone()];
    // Before the first program is started.
    let ends_programs = match seats.iter().any(Seat::is_program) {
        true => Some(EndsPrograms::listen()?),
        false => None,
    };
    for seat in &seats {
        seat.try_out(start.setup())?;
    }
    let stop = Stop::new();
    let opponents = Player::ALL.map(|player| {
        // Two random players need different seeds.
        let seed = engine::Random::of_game(seed, player as u64).next();
        seats[player as usize].opponent(start.setup(), seed, &stop)
    });
    let prompt = Prompt::new(start, &command::COMMANDS)?;
    let thinking = Thinking::new(&prompt, stop)?;
    if let (Prompt::Terminal { .. }, Some(ends_programs)) = (&prompt, &ends_programs) {
        ends_programs.except_ctrl_c();
    }
    let board = arguments.board.writer();
    GameLoop::new(start, seats, opponents, prompt, thinking, board, out).run()
}
