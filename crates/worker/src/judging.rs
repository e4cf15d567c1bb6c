//! Judging a turn of a puzzle.

use api::worker::{Found, FoundLine, Purpose, Question, Score};
use engine::Clock;
use puzzles::{Judge, Judgement};
use rules::{Action, Position, Turn};

/// The outcome of a turn, with the replies to it, as the only line of a finding.
///
/// # Errors
/// Why the turn cannot be judged, in English, for developers.
pub(crate) fn judged(
    question: &Question,
    actions: Vec<Action>,
    purpose: Purpose,
    clock: Option<Clock>,
) -> Result<Found, String> {
    let turn = Turn::new(actions).ok_or("there is no turn to judge")?;
    let mut judge = Judge::new(Judge::BUDGET);
    if let Some(clock) = clock {
        judge = judge.with_clock(clock);
    }
    let judgement = match purpose {
        Purpose::Win => judge.judge(&question.position, &turn),
        Purpose::Hold => judge.judge_defence(&question.position, &turn),
    };
    let judgement = judgement.map_err(|error| error.to_string())?;
    let (score, replies) = match judgement {
        Judgement::Won => (Score::Win(0), Vec::new()),
        Judgement::Winning { turns, defence } => (Score::Win(turns * 2), vec![defence]),
        Judgement::Held => (Score::Chance(500), Vec::new()),
        Judgement::Failed { refutation } if purpose == Purpose::Hold => {
            (Score::Loss(refutation.len() as u32), refutation)
        }
        Judgement::Failed { refutation } => (Score::Chance(0), refutation),
    };
    let after = question.position.play_turn(&turn);
    let actions = after.map_or_else(|_| Vec::new(), |after| line(after, &replies));
    Ok(Found {
        lines: vec![FoundLine { score, actions }],
        ..Found::default()
    })
}

/// Turns as one line, in which a declined bonus is written.
fn line(mut position: Position, turns: &[Turn]) -> Vec<Action> {
    let mut actions = Vec::new();
    for turn in turns {
        for &action in turn.actions() {
            position.play_unchecked(action);
            actions.push(action);
        }
        if position.bonus().is_some() {
            position.play_unchecked(Action::End);
            actions.push(Action::End);
        }
    }
    actions
}
