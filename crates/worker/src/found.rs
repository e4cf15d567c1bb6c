//! The engine's findings as messages.

use api::worker::{Found, Line, Worth};
use engine::{Info, Score};

pub(crate) fn found(info: &Info) -> Found {
    Found {
        depth: info.depth,
        nodes: info.nodes,
        lines: info
            .lines
            .iter()
            .map(|line| Line {
                worth: worth(line.score),
                actions: line.actions.clone(),
            })
            .collect(),
    }
}

fn worth(score: Score) -> Worth {
    match (score.proved_win(), score.proved_loss()) {
        (Some(turns), _) => Worth::Win(turns),
        (_, Some(turns)) => Worth::Loss(turns),
        _ => Worth::Chance((score.winning_chance() * 1000.0).round() as u16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_stay_proofs_and_guesses_guesses() {
        assert_eq!(worth(Score::win_in(3)), Worth::Win(3));
        assert_eq!(worth(Score::loss_in(2)), Worth::Loss(2));
        assert_eq!(worth(Score::EVEN), Worth::Chance(500));
        assert!(!worth(Score::guess(10_000)).is_proved());
    }
}
