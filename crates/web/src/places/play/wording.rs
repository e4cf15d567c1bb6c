//! Games, players, levels and chances in words.

use api::worker::{LEVELS, Score};
use rules::{Action, Player, Position, Setup};
use words::{Ending, Words};

use super::game::{LocalGame, Terms, Unplayable};
use super::new_game::GameChoice;
use crate::language::language;
use crate::t;
use crate::winning_chance::percent;

/// The keys of the level names, weakest first.
const LEVEL_NAMES: [&str; LEVELS as usize] = [
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8",
    "level-9", "level-10", "level-11", "level-12", "level-13", "level-14", "level-15",
];

/// The name of a level.
pub fn level(number: u8) -> String {
    let index = usize::from(number.clamp(1, LEVELS)) - 1;
    t!(LEVEL_NAMES[index])
}

/// The name of a game, with its handicap if it has one.
pub fn game(setup: Setup) -> String {
    let words = Words::of(language());
    let pools = Player::ALL.map(|player| setup.pool(player));
    let plain = GameChoice::ALL.into_iter().find_map(|game| {
        let mut mix = game.mix();
        mix.tix = pools.map(|pool| pool.count(rules::Kind::Tix));
        let handicap = game != GameChoice::Custom && mix.setup() == Ok(setup);
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

/// A player's label: You, Computer, the player's own name, or the colour.
pub fn player_label(terms: &Terms, player: Player) -> String {
    match terms.computer() {
        Some(computer) if computer == player => t!("play-computer"),
        Some(_) => t!("play-you"),
        None => terms
            .name(player)
            .map_or_else(|| Words::of(language()).player(player), str::to_owned),
    }
}

/// The computer and its level.
pub fn computer(level: u8) -> String {
    t!(
        "play-computer-level",
        number = level,
        name = self::level(level)
    )
}

/// The opponent: the computer and its level, or who plays whom at this screen.
pub fn opponent(terms: &Terms) -> String {
    if let Some(level) = terms.level() {
        return computer(level);
    }
    if !terms.has_names() {
        return t!("home-pass");
    }
    let [white, black] = Player::ALL.map(|player| player_label(terms, player));
    t!("play-pair", white = white, black = black)
}

/// The result from the user's point of view, or with the winner's name.
pub fn headline(ending: Ending, terms: &Terms) -> String {
    let winner = match ending {
        Ending::NoAction { winner } | Ending::Resignation { winner } | Ending::Time { winner } => {
            winner
        }
        Ending::Agreement | Ending::Repetition => return t!("play-drawn"),
    };
    match (terms.computer(), terms.name(winner), winner) {
        (Some(computer), _, _) if computer == winner => t!("play-lost"),
        (Some(_), _, _) => t!("play-won"),
        (None, Some(name), _) => t!("play-named-won", name = name),
        (None, None, Player::White) => t!("play-white-won"),
        (None, None, Player::Black) => t!("play-black-won"),
    }
}

/// A score in words, proved or guessed.
pub fn score(score: Score) -> String {
    match score {
        Score::Win(turns) => t!("play-worth-win", turns = turns),
        Score::Loss(turns) => t!("play-worth-loss", turns = turns),
        Score::Chance(_) => t!("play-worth-chance", percent = percent(score)),
    }
}

/// What some actions do, in sentences; stops at the first illegal one.
pub fn story(position: &Position, actions: &[Action]) -> String {
    let (mut sentences, end) = describe(position, actions);
    let words = Words::of(language());
    if let Some(winner) = end.winner() {
        sentences.push(words.ending(Ending::NoAction { winner }));
    }
    words.in_a_row(sentences)
}

/// What each action does, and the position afterwards.
fn describe(position: &Position, actions: &[Action]) -> (Vec<String>, Position) {
    let words = Words::of(language());
    let mut now = *position;
    let mut sentences = Vec::new();
    for &action in actions {
        let effects = words.describe_action(&now, action);
        if effects.is_empty() {
            break;
        }
        sentences.extend(effects);
        now.play_unchecked(action);
    }
    (sentences, now)
}

/// Who is to move, or how the game ended.
pub fn state(game: &LocalGame) -> String {
    match game.ending() {
        Some(ending) => self::ending(ending, &game.terms),
        None => {
            let to_move = words::player_name(game.position().to_move());
            let sentence = t!("next-turn", player = to_move);
            Words::of(language()).with_names(sentence, &game.terms.names)
        }
    }
}

/// Why a stored game cannot be resumed.
pub fn unplayable(fault: &Unplayable) -> String {
    match fault {
        Unplayable::Record(fault) => t!("store-unreadable", fault = fault),
        Unplayable::Terms(_) => t!("play-no-seats"),
    }
}

/// Who has won and why, with the names of the players.
pub fn ending(ending: Ending, terms: &Terms) -> String {
    let words = Words::of(language());
    words.with_names(words.ending(ending), &terms.names)
}

/// Who plays which colour in a rematch, where that has changed.
pub fn swapped(terms: &Terms) -> Option<String> {
    if let Some(computer) = terms.computer() {
        let you = words::player_name(computer.opponent());
        return Some(t!("play-swapped-you", player = you));
    }
    let named = |player: &Player| terms.name(*player).is_some();
    let player = Player::ALL.into_iter().find(named)?;
    let name = player_label(terms, player);
    let colour = words::player_name(player);
    Some(t!("play-swapped", name = name, player = colour))
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
    fn players_with_names_are_called_by_them() {
        let terms = |names: [&str; 2]| {
            let text = format!(
                r#"{{"opponent":"person","control":null,"left":[0,0],"takebacks":true,"repetition":true,"turn-board":false,"names":["{}","{}"]}}"#,
                names[0], names[1]
            );
            Terms::read(&text).unwrap()
        };
        let named = terms(["Ada", ""]);
        assert_eq!(player_label(&named, Player::White), "Ada");
        assert_eq!(player_label(&named, Player::Black), "Black");
        assert!(opponent(&named).contains("Ada"));
        let ada_wins = Ending::NoAction {
            winner: Player::White,
        };
        assert!(headline(ada_wins, &named).contains("Ada"));
        assert_eq!(headline(ada_wins, &terms(["", ""])), t!("play-white-won"));
        let why = ending(ada_wins, &terms(["Ada", "Grace"]));
        assert!(why.starts_with("Ada wins: Grace has"), "{why}");
        assert_eq!(opponent(&terms(["", ""])), t!("home-pass"));
    }

    #[test]
    fn a_handicap_is_part_of_the_games_name() {
        let name = game("6u:X4T6/T10".parse().unwrap());
        assert!(name.contains("Tixel") && name.contains('4'), "{name}");
        assert_eq!(game(Setup::REGATTA), "Regatta");
        assert_eq!(game(Setup::POKA_YOKE), "Poka Yoke");
        assert!(game("7u:T14/T14".parse().unwrap()).contains("7×7"));
    }

    #[test]
    fn a_story_tells_the_effects_on_neighbours() {
        let position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let actions = ["a3-c3n", "end"].map(|text| text.parse().unwrap());
        let story = story(&position, &actions);
        assert!(story.contains("from a3 to c3"), "{story}");
        assert!(story.contains("c4") && story.contains("c2"), "{story}");
    }

    #[test]
    fn a_rematch_says_who_plays_which_colour_now() {
        let said = |opponent: &str, names: &str| {
            let text = format!(
                r#"{{"opponent":{opponent},"control":null,"left":[0,0],"takebacks":true,"repetition":true,"turn-board":false,"names":{names}}}"#
            );
            swapped(&Terms::read(&text).unwrap().rematch(7))
        };
        let computer = r#"{"computer":{"level":3,"white":false,"seed":1}}"#;
        let you = said(computer, r#"["",""]"#);
        assert_eq!(you.as_deref(), Some("You play Black this time."));
        let person = r#""person""#;
        let named = said(person, r#"["Ada","Grace"]"#);
        assert_eq!(named.as_deref(), Some("Grace plays White this time."));
        let one = said(person, r#"["Ada",""]"#);
        assert_eq!(one.as_deref(), Some("Ada plays Black this time."));
        assert_eq!(said(person, r#"["",""]"#), None);
    }
}
