//! What the engine found, as whole turns and in words.

use api::worker::Worth;
use record::Ply;
use rules::{Action, Player, Position};
use words::Words;

use super::study::ply_of;

/// A turn of a line of the engine.
#[derive(Clone, PartialEq, Debug)]
pub struct LineTurn {
    /// The number it is written with, where it needs one.
    pub number: Option<String>,
    /// What is written.
    pub text: String,
    /// Its actions; `None` if the line stops before its end.
    pub ply: Option<Ply>,
}

/// The number of a turn as it stands before it.
pub fn numbered(number: u32, player: Player) -> String {
    match player {
        Player::White => format!("{number}."),
        Player::Black => format!("{number}…"),
    }
}

/// The turns of a line of actions. `begun` are the steps already made of the first turn, which is
/// written with them; `number` is its number.
pub fn turns(
    position: &Position,
    begun: &[Action],
    actions: &[Action],
    mut number: u32,
) -> Vec<LineTurn> {
    let mut turns = Vec::new();
    let mut position = *position;
    let mut chain = begun.to_vec();
    let mut made = false;
    for &action in actions {
        let player = position.to_move();
        let Ok(next) = position.play(action) else {
            break;
        };
        chain.push(action);
        made = true;
        position = next;
        if next.to_move() != player {
            turns.push(turn(&mut chain, player, number, turns.is_empty(), true));
            number += u32::from(player == Player::Black);
            made = false;
        }
    }
    if made {
        let first = turns.is_empty();
        turns.push(turn(&mut chain, position.to_move(), number, first, false));
    }
    turns
}

fn turn(
    chain: &mut Vec<Action>,
    player: Player,
    number: u32,
    first: bool,
    complete: bool,
) -> LineTurn {
    let actions = std::mem::take(chain);
    let ply = ply_of(&actions);
    let text = ply.as_ref().map(Ply::to_string).unwrap_or_default();
    LineTurn {
        number: (first || player == Player::White).then(|| numbered(number, player)),
        text: if complete {
            text
        } else {
            format!("{text} …")
        },
        ply: ply.filter(|_| complete),
    }
}

/// A worth for the player to move as one for White.
pub fn for_white(worth: Worth, to_move: Player) -> Worth {
    match to_move {
        Player::White => worth,
        Player::Black => worth.for_opponent(),
    }
}

/// White's chance in per cent. What is not proved is never all or nothing.
pub fn percent(worth: Worth) -> u16 {
    let percent = (worth.permille() + 5) / 10;
    if worth.is_proved() {
        percent
    } else {
        percent.clamp(1, 99)
    }
}

/// White's worth in words, proved or guessed.
pub fn said(words: &Words, worth: Worth) -> String {
    let proved = |player: &str, turns: u32| {
        let values = [("player", player.into()), ("count", turns.into())];
        words.say_with("analysis-proved", &values)
    };
    match worth {
        Worth::Win(turns) => proved("white", turns),
        Worth::Loss(turns) => proved("black", turns),
        Worth::Chance(_) => {
            words.say_with("analysis-guessed", &[("percent", percent(worth).into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    // The slide to c3 falls, and Black still has a piece to slide afterwards.
    const FALL: &str = "tixel 6/6/2t13/T15/2t13/5t1 w T9/T7 - -";

    fn actions(text: &str) -> Vec<Action> {
        text.split(' ').map(|text| text.parse().unwrap()).collect()
    }

    #[test]
    fn a_line_is_cut_into_whole_turns() {
        let position: Position = FALL.parse().unwrap();
        let line = actions("a3-c3n T@f6ne T@a1ne T@a6ne");
        let turns = turns(&position, &[], &line, 4);
        let texts: Vec<(Option<&str>, &str)> = turns
            .iter()
            .map(|turn| (turn.number.as_deref(), turn.text.as_str()))
            .collect();
        assert_eq!(
            texts,
            [
                (Some("4."), "a3-c3n,T@f6ne"),
                (None, "T@a1ne"),
                (Some("5."), "T@a6ne"),
            ]
        );
        assert!(turns.iter().all(|turn| turn.ply.is_some()));
    }

    #[test]
    fn a_line_that_stops_inside_a_turn_says_so() {
        let position: Position = FALL.parse().unwrap();
        let turns = turns(&position, &[], &actions("a3-c3n"), 1);
        assert_eq!(turns.len(), 1);
        assert_eq!(turns[0].text, "a3-c3n …");
        assert_eq!(turns[0].ply, None);
    }

    #[test]
    fn steps_already_made_belong_to_the_first_turn() {
        let before: Position = FALL.parse().unwrap();
        let begun = actions("a3-c3n");
        let now = before.play(begun[0]).unwrap();
        let ended = turns(&now, &begun, &actions("end T@a1ne"), 1);
        assert_eq!(ended[0].text, "a3-c3n");
        assert_eq!(ended[1].number, None);
        assert!(before.play_turn(&"a3-c3n".parse().unwrap()).is_ok());
        assert_eq!(ended[0].ply, Some("a3-c3n".parse().unwrap()));
    }

    #[test]
    fn black_has_a_number_only_at_the_beginning() {
        let position: Position = FALL.replace(" w ", " b ").parse().unwrap();
        let turns = turns(&position, &[], &actions("T@a1ne T@a6ne"), 7);
        assert_eq!(turns[0].number.as_deref(), Some("7…"));
        assert_eq!(turns[1].number.as_deref(), Some("8."));
    }

    #[test]
    fn a_guess_is_never_certain_and_a_proof_always_is() {
        assert_eq!(percent(Worth::Chance(1000)), 99);
        assert_eq!(percent(Worth::Chance(0)), 1);
        assert_eq!(percent(Worth::Chance(634)), 63);
        assert_eq!(percent(Worth::Win(3)), 100);
        assert_eq!(percent(for_white(Worth::Win(3), Player::Black)), 0);
    }

    #[test]
    fn every_language_says_whether_it_is_proved_or_guessed() {
        for language in Language::ALL {
            let words = Words::of(language);
            let proved = said(words, Worth::Loss(5));
            let guessed = said(words, Worth::Chance(634));
            assert!(
                proved.contains('5') && guessed.contains("63"),
                "{proved} {guessed}"
            );
            assert!(proved.contains(&words.player(Player::Black)), "{proved}");
        }
    }
}
