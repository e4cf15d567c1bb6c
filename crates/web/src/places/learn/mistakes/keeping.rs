//! Judging a turn where there was no win to prove: whether it preserves the winning chance.

use api::worker::{Effort, Question};
use rules::{Action, Position, Turn};

use super::search::NODES;
use crate::engine::{self, EngineError, Judged};
use crate::places::play::review::Assessment;

/// A turn that loses less than this, in thousandths, is accepted: half of what makes a mistake.
const TOLERATED: u16 = 75;

/// Judges a turn by a search of the position after it, given the chance before it in thousandths.
///
/// # Errors
/// If the engine cannot answer.
pub(in crate::places::learn) async fn judge(
    before: &Position,
    actions: Vec<Action>,
    chance: u16,
) -> Result<Judged, EngineError> {
    let after = Turn::new(actions).and_then(|turn| before.play_turn(&turn).ok());
    let after = after.ok_or_else(|| EngineError::Confused("the turn is not legal".to_owned()))?;
    if after.winner().is_some() {
        return Ok(verdict(
            &Assessment::of(&after, &Default::default()),
            chance,
        ));
    }
    // A cleared table gives the same turn the same verdict every time.
    engine::forget();
    let effort = Effort::Nodes(NODES);
    let choice = engine::choose(Question::about(&after), effort).await?;
    Ok(verdict(&Assessment::of(&after, &choice.found), chance))
}

/// The verdict, from the value of the position after the turn for the opponent.
fn verdict(after: &Assessment, chance: u16) -> Judged {
    let kept = after.score.for_opponent().permille();
    if kept.saturating_add(TOLERATED) > chance {
        return Judged::Wins {
            turns: 0,
            reply: Vec::new(),
        };
    }
    let reply = after.best.as_ref().map(|turn| turn.actions().to_vec());
    Judged::Fails {
        reply: reply.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::worker::Score;

    #[test]
    fn a_turn_that_keeps_the_chances_is_right_and_any_other_is_answered() {
        let after = |permille| Assessment {
            score: Score::Chance(permille),
            best: Some("X@c3".parse().unwrap()),
        };
        let is_right =
            |theirs, chance| matches!(verdict(&after(theirs), chance), Judged::Wins { .. });
        assert!(is_right(400, 600));
        assert!(is_right(474, 600));
        assert!(!is_right(475, 600));
        let Judged::Fails { reply } = verdict(&after(900), 600) else {
            panic!("it loses too much");
        };
        assert_eq!(reply.len(), 1);
    }
}
