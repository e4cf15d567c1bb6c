//! The engine's assessment as White's winning chance: numbers, words and a graph.

pub mod graph;

use api::worker::Score;
use rules::Player;
use words::{Words, player_name};

/// A score for the player to move, as seen by White.
pub fn for_white(score: Score, to_move: Player) -> Score {
    match to_move {
        Player::White => score,
        Player::Black => score.for_opponent(),
    }
}

/// The winning chance in per cent. Only a proof is ever shown as 0 or 100.
pub fn percent(score: Score) -> u16 {
    let percent = (score.permille() + 5) / 10;
    if score.is_proved() {
        percent
    } else {
        percent.clamp(1, 99)
    }
}

/// White's score in words, proved or guessed.
pub fn in_words(words: &Words, score: Score) -> String {
    let proved = |player: Player, turns: u32| {
        let values = [
            ("player", player_name(player).into()),
            ("count", turns.into()),
        ];
        words.say_with("analysis-proved", &values)
    };
    match score {
        Score::Win(turns) => proved(Player::White, turns),
        Score::Loss(turns) => proved(Player::Black, turns),
        Score::Chance(_) => {
            words.say_with("analysis-guessed", &[("percent", percent(score).into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn a_guess_is_never_certain_and_a_proof_always_is() {
        assert_eq!(percent(Score::Chance(1000)), 99);
        assert_eq!(percent(Score::Chance(0)), 1);
        assert_eq!(percent(Score::Chance(634)), 63);
        assert_eq!(percent(Score::Win(3)), 100);
        assert_eq!(percent(for_white(Score::Win(3), Player::Black)), 0);
    }

    #[test]
    fn every_language_says_whether_it_is_proved_or_guessed() {
        for language in Language::ALL {
            let words = Words::of(language);
            let proved = in_words(words, Score::Loss(5));
            let guessed = in_words(words, Score::Chance(634));
            assert!(
                proved.contains('5') && guessed.contains("63"),
                "{proved} {guessed}"
            );
            assert!(proved.contains(&words.player(Player::Black)), "{proved}");
        }
    }
}
