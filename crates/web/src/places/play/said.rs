//! Games, players and chances in words.

use api::worker::{LEVELS, Worth};
use rules::{Action, Player, Position, Setup};
use words::{Ending, Words};

use super::options::Game;
use super::seats::Seats;
use crate::language::language;
use crate::t;

/// The names of the levels, from the weakest.
const LEVEL_NAMES: [&str; LEVELS as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10", "level-11", "level-12", "level-13", "level-14", "level-15",
];

/// The name of a level.
pub fn level(number: u8) -> String {
    let index = usize::from(number.clamp(1, LEVELS)) - 1;
    t!(LEVEL_NAMES[index])
}

/// The name of a game, and what is special about it.
pub fn game(setup: Setup) -> String {
    let words = Words::of(language());
    let pools = Player::ALL.map(|player| setup.pool(player));
    let plain = Game::ALL.into_iter().find_map(|game| {
        let mut mix = game.mix();
        mix.tix = pools.map(|pool| pool.count(rules::Kind::Tix));
        let handicap = game != Game::Own && mix.setup() == Ok(setup);
        handicap.then(|| game.mix().setup().ok()).flatten()
    });
    match plain {
        Some(plain) if plain != setup => t!(
            "play-game-with-tix",
            game = words.game(plain),
            white = pools[0].count(rules::Kind::Tix),
            black = pools[1].count(rules::Kind::Tix),
        ),
        _ => words.game(setup),
    }
}

/// Who sits on a side.
pub fn sitter(seats: &Seats, player: Player) -> String {
    match seats.computer() {
        Some(computer) if computer == player => t!("play-computer"),
        Some(_) => t!("play-you"),
        None => Words::of(language()).player(player),
    }
}

/// What a position is worth for a player, and whether that is proved.
pub fn worth(worth: Worth) -> String {
    match worth {
        Worth::Win(turns) => t!("play-worth-win", turns = turns),
        Worth::Loss(turns) => t!("play-worth-loss", turns = turns),
        Worth::Chance(permille) => t!("play-worth-chance", percent = percent(permille)),
    }
}

/// Thousandths as hundredths, which nobody mistakes for certain if they are not.
pub fn percent(permille: u16) -> u16 {
    ((permille + 5) / 10).clamp(1, 99)
}

/// What actions do, one sentence after the other; it stops where one is not legal.
pub fn story(position: &Position, actions: &[Action]) -> String {
    let (mut sentences, end) = deeds(position, actions, usize::MAX);
    let words = Words::of(language());
    if let Some(winner) = end.winner() {
        sentences.push(words.ending(Ending::NoAction { winner }));
    }
    words.in_a_row(sentences)
}

/// What a hint says: the turn, each action in one sentence, and what that is worth.
pub fn hint(position: &Position, actions: &[Action], worth: Option<Worth>) -> String {
    let turn = record::Ply::new(actions.to_vec()).map(|ply| ply.to_string());
    let mut sentences = vec![t!("play-hint-given", turn = turn.unwrap_or_default())];
    // What becomes of the neighbours is seen on the board as soon as one points there.
    sentences.extend(deeds(position, actions, 1).0);
    sentences.extend(worth.map(|worth| t!("play-hint-worth", worth = self::worth(worth))));
    Words::of(language()).in_a_row(sentences)
}

/// At most so many sentences about each action, and the position afterwards.
fn deeds(position: &Position, actions: &[Action], most: usize) -> (Vec<String>, Position) {
    let words = Words::of(language());
    let mut now = *position;
    let mut sentences = Vec::new();
    for &action in actions {
        let deeds = words.deeds(&now, action);
        if deeds.is_empty() {
            break;
        }
        sentences.extend(deeds.into_iter().take(most));
        now.play_unchecked(action);
    }
    (sentences, now)
}

/// How a game stands or ended, in a few words.
pub fn state(position: &Position, ending: Option<Ending>) -> String {
    let words = Words::of(language());
    match ending {
        Some(ending) => words.ending(ending),
        None => {
            let player = match position.to_move() {
                Player::White => "white",
                Player::Black => "black",
            };
            t!("next-turn", player = player)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn every_level_has_a_name_of_its_own_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            let names: std::collections::BTreeSet<String> =
                LEVEL_NAMES.iter().map(|key| words.say(key)).collect();
            assert_eq!(names.len(), usize::from(LEVELS), "{language}");
        }
    }

    #[test]
    fn a_guess_is_never_shown_as_certain() {
        assert_eq!(percent(1000), 99);
        assert_eq!(percent(0), 1);
        assert_eq!(percent(504), 50);
    }

    #[test]
    fn a_game_with_a_handicap_is_called_by_its_name_and_the_handicap() {
        let name = game("6u:X4T6/T10".parse().unwrap());
        assert!(name.contains("Tixel") && name.contains('4'), "{name}");
        assert_eq!(game(Setup::REGATTA), "Regatta");
        assert!(game("7u:T14/T14".parse().unwrap()).contains("7×7"));
    }

    #[test]
    fn a_hint_tells_the_turn_and_its_worth_and_leaves_the_rest_to_the_board() {
        let position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let actions = ["a3-c3n", "end"].map(|text| text.parse().unwrap());
        let hint = hint(&position, &actions, Some(Worth::Win(1)));
        assert!(
            hint.contains("a3-c3n") && hint.contains("from a3 to c3"),
            "{hint}"
        );
        assert!(hint.contains(&worth(Worth::Win(1))), "{hint}");
        assert!(!hint.contains("c4"), "{hint}");
    }

    #[test]
    fn what_is_better_is_told_from_its_effects() {
        let position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let actions = ["a3-c3n", "end"].map(|text| text.parse().unwrap());
        let story = story(&position, &actions);
        assert!(story.contains("from a3 to c3"), "{story}");
        assert!(story.contains("c4") && story.contains("c2"), "{story}");
    }
}
