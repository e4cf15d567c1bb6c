//! A game as a record.

use api::online::{EndReason, Outcome, Seat, Terms, Timing};
use record::{Clock, GameResult, NodeId, Ply};

use crate::Game;

impl Game {
    /// The game as a record, with the clocks after each turn.
    pub fn record(&self) -> record::Game {
        let mut record = record::Game::new(self.terms.setup);
        let mut tags = vec![("White", "?".to_owned()), ("Black", "?".to_owned())];
        match self.terms.odds {
            None => tags.push(("TimeControl", time_control(&self.terms, Seat::White))),
            Some(_) => {
                let names = ["WhiteTimeControl", "BlackTimeControl"];
                for (name, seat) in names.into_iter().zip(Seat::ALL) {
                    tags.push((name, time_control(&self.terms, seat)));
                }
            }
        }
        if let Some((_, reason)) = self.result {
            tags.push(("Termination", termination(reason).to_owned()));
        }
        for (name, value) in tags {
            // All of these names and values are valid in a record.
            let _ = record.tags_mut().set(name, &value);
        }
        let mut end = NodeId::ROOT;
        for played in &self.turns {
            // Each was played by the same rules, so adding it cannot fail.
            let Ok(node) = record.tree_mut().add(end, Ply::Turn(played.turn.clone())) else {
                break;
            };
            end = node;
            if let Some(left) = played.receipt.after
                && let Some(clock) = record.tree_mut().clock_mut(end)
            {
                *clock = Some(Clock::from_millis(left));
            }
        }
        let result = match self.result {
            Some((Outcome::Win { seat }, _)) => GameResult::Win(seat.player()),
            Some((Outcome::Draw, _)) => GameResult::Draw,
            Some((Outcome::Void, _)) | None => GameResult::Open,
        };
        // A result that contradicts the rules is not written.
        let _ = record.set_result(result);
        record
    }
}

/// A player's clock as PGN writes it.
fn time_control(terms: &Terms, seat: Seat) -> String {
    match terms.timing {
        Timing::Live { .. } => {
            let (base, increment) = terms.clock_of(seat).unwrap_or_default();
            format!("{}+{}", seconds(base), seconds(increment))
        }
        Timing::Correspondence { days } => format!("1/{}", u64::from(days) * 86_400),
        Timing::Unlimited => "-".to_owned(),
    }
}

fn seconds(millis: u64) -> String {
    match millis % 1000 {
        0 => (millis / 1000).to_string(),
        rest => format!("{}.{rest:03}", millis / 1000),
    }
}

fn termination(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Rules => "normal",
        EndReason::Resignation => "resignation",
        EndReason::Agreement => "agreement",
        EndReason::Repetition => "third repetition",
        EndReason::TurnLimit => "turn limit",
        EndReason::Time => "time forfeit",
        EndReason::Idle => "idle",
        EndReason::Left => "abandoned",
        EndReason::Aborted => "aborted",
        EndReason::NoShow => "not played",
    }
}
