//! The engine's findings as messages.

use api::worker::{Found, FoundLine, Score};
use engine::Info;

pub(crate) fn found(info: &Info, by_net: bool) -> Found {
    Found {
        depth: info.depth,
        nodes: info.nodes,
        lines: info
            .lines
            .iter()
            .map(|line| FoundLine {
                score: translated(line.score),
                actions: line.actions.clone(),
            })
            .collect(),
        by_net,
    }
}

fn translated(score: engine::Score) -> Score {
    match (score.proved_win(), score.proved_loss()) {
        (Some(turns), _) => Score::Win(turns),
        (_, Some(turns)) => Score::Loss(turns),
        _ => Score::Chance((score.winning_chance() * 1000.0).round() as u16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_stay_proofs_and_guesses_guesses() {
        assert_eq!(translated(engine::Score::win_in(3)), Score::Win(3));
        assert_eq!(translated(engine::Score::loss_in(2)), Score::Loss(2));
        assert_eq!(translated(engine::Score::EVEN), Score::Chance(500));
        assert!(!translated(engine::Score::guess(10_000)).is_proved());
    }
}
