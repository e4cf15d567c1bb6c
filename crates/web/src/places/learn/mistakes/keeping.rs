//! Judging a turn where there was no win to prove: whether it preserves the winning chance.

use api::worker::{Effort, Question};
use rules::{Action, Player, Position, Turn};

use super::search::NODES;
use crate::engine::{self, EngineError, Judged};
use crate::places::play::review::Assessment;

/// A turn that loses less than this, in thousandths, is accepted: half of what makes a mistake.
const TOLERATED: u16 = 75;

/// The most turns of a refutation: two of the opponent, and one in between.
const REFUTATION: usize = 3;

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
    let assessed = assess(&after).await?;
    if keeps(&assessed, chance) {
        return Ok(Judged::Wins {
            turns: 0,
            reply: Vec::new(),
        });
    }
    let mut refutation = Refutation::of(after);
    let mut best = assessed.best;
    while let Some(turn) = best
        && refutation.goes_on_with(&turn)
    {
        best = assess(&refutation.position).await?.best;
    }
    Ok(Judged::Fails {
        reply: refutation.line(),
    })
}

async fn assess(position: &Position) -> Result<Assessment, EngineError> {
    if position.winner().is_some() {
        return Ok(Assessment::of(position, &Default::default()));
    }
    // A cleared table gives the same turn the same verdict every time.
    engine::forget();
    let effort = Effort::Nodes(NODES);
    let choice = engine::choose(Question::about(position), effort).await?;
    Ok(Assessment::of(position, &choice.found))
}

/// Whether a turn has kept the chances, from the value of the position after it for the opponent.
fn keeps(after: &Assessment, chance: u16) -> bool {
    let kept = after.score.for_opponent().permille();
    kept.saturating_add(TOLERATED) > chance
}

/// The best turns after one that loses too much, until the loss is seen. It ends with one of the
/// opponent's.
struct Refutation {
    opponent: Player,
    /// How many pieces who is refuted can slide before it.
    slidable: usize,
    position: Position,
    turns: Vec<Vec<Action>>,
}

impl Refutation {
    fn of(after: Position) -> Refutation {
        let opponent = after.to_move();
        Refutation {
            opponent,
            slidable: after.slidable(opponent.opponent()).len(),
            position: after,
            turns: Vec::new(),
        }
    }

    /// Adds a turn, and returns whether another one has to be shown.
    fn goes_on_with(&mut self, turn: &Turn) -> bool {
        let Ok(next) = self.position.play_turn(turn) else {
            return false;
        };
        let mut actions = turn.actions().to_vec();
        let mut played = self.position;
        for &action in &actions {
            played.play_unchecked(action);
        }
        if played.bonus().is_some() {
            actions.push(Action::End);
        }
        self.turns.push(actions);
        self.position = next;
        let is_reply = next.to_move() != self.opponent;
        let is_over = next.winner().is_some() || (is_reply && self.is_loss_seen());
        !is_over && self.turns.len() < REFUTATION
    }

    /// Whether everyone sees after a reply who is losing: something cannot slide any more, and the
    /// opponent can slide more.
    fn is_loss_seen(&self) -> bool {
        let theirs = self.position.slidable(self.opponent).len();
        let own = self.position.slidable(self.opponent.opponent()).len();
        own < self.slidable && own < theirs
    }

    /// All its actions.
    fn line(mut self) -> Vec<Action> {
        if self.turns.len().is_multiple_of(2) {
            self.turns.pop();
        }
        self.turns.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::worker::Score;

    #[test]
    fn a_turn_that_keeps_the_chances_is_right() {
        let is_right = |theirs, chance| {
            let after = Assessment {
                score: Score::Chance(theirs),
                best: None,
            };
            keeps(&after, chance)
        };
        assert!(is_right(400, 600));
        assert!(is_right(474, 600));
        assert!(!is_right(475, 600));
        assert!(!is_right(900, 600));
    }

    /// The turns that a refutation shows of a line, and whether it wants to go on.
    fn shown(position: &str, line: &[&str]) -> (Vec<String>, bool) {
        let mut refutation = Refutation::of(position.parse().unwrap());
        let mut goes_on = true;
        for text in line {
            assert!(goes_on, "nothing is asked about {text}");
            goes_on = refutation.goes_on_with(&text.parse().unwrap());
        }
        let actions = refutation.line().into_iter();
        (actions.map(|action| action.to_string()).collect(), goes_on)
    }

    #[test]
    fn a_refutation_is_played_out_until_the_loss_is_seen() {
        // The slide stops White's only piece.
        let hanging = "tix 6/4x11/2X13/6/6/6 b X7/X7 - -";
        assert_eq!(shown(hanging, &["e5-a5"]).0, ["e5-a5"]);
        // Nothing is seen after a placement, nor after the second one, but three turns are enough.
        let quiet = ["X@f1", "X@a6", "X@f6"];
        let (line, goes_on) = shown(hanging, &quiet);
        assert_eq!((line.len(), goes_on), (3, false));
    }

    #[test]
    fn a_refutation_ends_with_a_turn_of_the_opponents() {
        let (line, _) = shown("tix 6/4x11/2X13/6/6/6 b X7/X7 - -", &["X@f1", "X@a6"]);
        assert_eq!(line, ["X@f1"]);
    }
}
