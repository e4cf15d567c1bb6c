//! `quarterturn apply`: the position after some actions.

use std::io::Write;

use clap::Args;
use rules::{Action, Position, Reason, TurnError, TurnFault};
use words::player_name;

use crate::echo;
use crate::failure::{Exit, Failure};
use crate::input::Moves;
use crate::language::words;
use crate::options::PositionArgument;
use crate::t;

/// Print the position after some actions or turns
///
/// The arguments are played in order. An argument without a comma is a single action: if it is a
/// sacrifice, the next argument is the bonus move, or `end` to skip it. An argument with commas is a
/// whole turn: if its last action is a sacrifice, the bonus move is skipped.
///
/// If something is not allowed, the reason is written to stderr and the exit code is 1.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn apply tixel T@c3ne T@e5sw
  P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
  quarterturn apply \"$P\" a3-c3n             the bonus move is open
  quarterturn apply \"$P\" a3-c3n end         and skipped
  quarterturn apply \"$P\" a3-c3n T@f6ne      and taken
  quarterturn apply \"$P\" a3-c3n,T@f6ne      the same as a whole turn")]
pub(crate) struct Apply {
    #[command(flatten)]
    position: PositionArgument,

    /// What to play, in order
    #[arg(value_name = "ACTION|TURN", required = true)]
    moves: Vec<String>,
}

pub(crate) fn run(arguments: &Apply, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut position = arguments.position.read()?;
    let parsed: Result<Vec<Moves>, _> = arguments.moves.iter().map(|text| text.parse()).collect();
    for (moves, text) in parsed?.iter().zip(&arguments.moves) {
        position = play(&position, moves).map_err(|refusal| {
            Failure::Refused(match tip(&position, moves) {
                Some(tip) => format!("{refusal}\n{}", t!("error-tip", tip = tip)),
                None if arguments.moves.len() == 1 => refusal,
                None => {
                    let (text, position) = (echo::text(text), position.to_string());
                    let place = t!("error-at-action", text = text, position = position);
                    format!("{refusal}\n  {place}")
                }
            })
        })?;
    }
    writeln!(out, "{position}")?;
    Ok(Exit::Yes)
}

/// The position after an argument, or a sentence that says why it is not allowed.
pub(crate) fn play(position: &Position, moves: &Moves) -> Result<Position, String> {
    match moves {
        Moves::Action(action) => position
            .play(*action)
            .map_err(|reason| refusal(*action, reason)),
        Moves::Turn(turn) => position
            .play_turn(turn)
            .map_err(|error| words().turn_error(error)),
    }
}

/// A sentence that says why an action is not allowed.
pub(crate) fn refusal(action: Action, reason: Reason) -> String {
    words().turn_error(TurnError {
        index: 0,
        action,
        fault: TurnFault::Illegal(reason),
    })
}

/// What to type first, if something is rejected only because a bonus move is still open.
pub(crate) fn tip(position: &Position, moves: &Moves) -> Option<String> {
    let ended = position.play(Action::End).ok()?;
    play(&ended, moves).ok()?;
    let player = player_name(position.to_move());
    Some(t!("terminal-open-bonus", player = player))
}
