//! `quarterturn explain`: what an action does, or why it is not allowed.

use std::io::Write;

use clap::Args;
use rules::{Action, Position};

use crate::apply;
use crate::failure::{Exit, Failure};
use crate::input::Moves;
use crate::language::words;
use crate::options::PositionArgument;

/// Explain what an action does, or why it is not allowed
///
/// Says where the piece ends up and in which stance, which pieces it turns, whether it earns a
/// bonus move or is promoted, and who moves next or has lost. If the action is not allowed, gives
/// the reason, and the exit code is 1. A turn is explained action by action.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn explain tixel T@c3ne
  P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
  quarterturn explain \"$P\" a3-c3n
  quarterturn explain \"$P\" a3-c3n,T@f6ne
  quarterturn explain \"$P\" a3-c3ne          why not?")]
pub(crate) struct Explain {
    #[command(flatten)]
    position: PositionArgument,

    /// The action, or a turn of several joined by commas
    #[arg(value_name = "ACTION|TURN")]
    moves: String,
}

pub(crate) fn run(arguments: &Explain, out: &mut dyn Write) -> Result<Exit, Failure> {
    let position = arguments.position.read()?;
    let moves: Moves = arguments.moves.parse()?;
    if let Err(refusal) = apply::play(&position, &moves) {
        writeln!(out, "{refusal}")?;
        return Ok(Exit::No);
    }
    let story = Story::of(&position, &moves);
    for line in story.sentences {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", story.next)?;
    Ok(Exit::Yes)
}

/// What a legal action or turn does, in sentences.
pub(crate) struct Story {
    /// What happens.
    pub(crate) sentences: Vec<String>,
    /// Who continues after it.
    pub(crate) next: String,
}

impl Story {
    pub(crate) fn of(position: &Position, moves: &Moves) -> Story {
        let mut position = *position;
        let mut sentences = Vec::new();
        let mut next = String::new();
        for &action in moves.actions() {
            let Ok(effects) = position.effects(action) else {
                break;
            };
            sentences.extend(words().describe_action(&position, action));
            next = words().what_next(&effects);
            position.play_unchecked(action);
        }
        // A whole turn declines the bonus of its last action.
        if matches!(moves, Moves::Turn(_))
            && let Ok(effects) = position.effects(Action::End)
        {
            sentences.extend(words().describe_action(&position, Action::End));
            next = words().what_next(&effects);
        }
        Story { sentences, next }
    }
}
