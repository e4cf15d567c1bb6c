//! Labels of spaces, choices and steps for screen readers.

use motifs::Tally;
use rules::{Action, Piece, Player, Position, Setup, Space, Turn};
use words::{Value, Words, player_name};

use crate::board::sight::life::turn_of;
use crate::board::sight::preview::{Landing, Preview};
use crate::board::turn::choice::Choice;

/// Notes on a space besides what it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CellNotes {
    /// What landing there would do.
    pub landing: Option<Landing>,
    /// The player addressed as “you”.
    pub you: Option<Player>,
    /// Whether its piece is held.
    pub held: bool,
    /// Whether its piece could be turned by the opponent's next slide.
    pub threatened: bool,
    /// Whether its piece earned the bonus now open.
    pub bonus: bool,
    /// Whether the last turn touched it.
    pub last: bool,
    /// Whether the last turn turned its piece, as long as that is news.
    pub turned: bool,
}

/// The label of a space.
pub fn cell(
    words: &Words,
    setup: Setup,
    space: Space,
    piece: Option<Piece>,
    notes: CellNotes,
) -> String {
    let mut sentences = Vec::new();
    if notes.held {
        sentences.push(words.say("board-cell-held"));
    }
    if let Some(landing) = notes.landing {
        sentences.push(landing_text(words, landing, notes.you));
    }
    if notes.bonus {
        sentences.push(words.say("board-cell-bonus"));
    }
    if notes.threatened {
        sentences.push(words.say("board-cell-threatened"));
    }
    if notes.last {
        sentences.push(words.say("board-cell-last"));
    }
    if notes.turned {
        sentences.push(words.say("board-cell-turned"));
    }
    told(words, words.space_with(setup, space, piece), sentences)
}

/// A name and, if there are any, sentences about it.
fn told(words: &Words, what: String, sentences: Vec<String>) -> String {
    if sentences.is_empty() {
        return what;
    }
    let notes = words.in_a_row(sentences);
    words.say_with(
        "board-told",
        &[("what", what.into()), ("notes", notes.into())],
    )
}

fn landing_text(words: &Words, landing: Landing, you: Option<Player>) -> String {
    let key = match (landing.slides, landing.active, landing.inactive) {
        (true, _, false) => "landing-active",
        (true, false, true) => "landing-sacrifice",
        (true, true, true) => "board-landing-either",
        (false, true, _) => return words.say("board-landing-placed"),
        (false, false, _) => return words.say("board-landing-placed-inactive"),
    };
    words.in_a_row([words.say(key), words.turns(landing.turned, you)])
}

/// The label of a choice of the wheel; its shape is named if a setup is given.
pub fn choice(words: &Words, choice: &Choice, named: Option<Setup>, you: Option<Player>) -> String {
    let Some(piece) = choice.stands else {
        return words.say("board-pick-up");
    };
    let mut sentences = Vec::new();
    if let Action::Slide { .. } = choice.action {
        sentences.push(words.say(slide_key(choice.is_sacrifice)));
        sentences.push(words.turns(choice.turned, you));
    }
    let standing = words.standing(piece);
    let what = match named {
        Some(setup) => {
            let shape = words.shape(setup, piece.shape);
            words.say_with(
                "board-choice",
                &[("piece", shape.into()), ("standing", standing.into())],
            )
        }
        None => standing,
    };
    told(words, what, sentences)
}

/// What the line adds about a slide that is being considered.
pub fn foretold(words: &Words, sight: &Preview, you: Option<Player>) -> Option<String> {
    sight.sweep?;
    let key = slide_key(sight.effects.is_sacrifice);
    Some(words.in_a_row([words.say(key), words.turns(sight.shares, you)]))
}

fn slide_key(is_sacrifice: bool) -> &'static str {
    if is_sacrifice {
        "landing-sacrifice"
    } else {
        "landing-active"
    }
}

/// The label of a step of a turn: what it did.
pub fn step(words: &Words, before: &Position, action: Action) -> String {
    words.in_a_row(words.describe_action(before, action))
}

/// An action in as few words as fit on a chip: `c4→d4`, `Pick up a5`. A piece from the pool comes from
/// no space: `→c3`.
pub fn short(words: &Words, action: Action) -> String {
    let at = |key, space: Space| words.say_with(key, &[("space", space.to_string().into())]);
    match action {
        Action::Place { to, .. } => format!("→{to}"),
        Action::Slide { from, to, .. } => format!("{from}→{to}"),
        Action::Activate { at: space, .. } => at("board-activate-at", space),
        Action::Pivot { at: space, .. } => at("board-pivot-at", space),
        Action::PickUp { at: space } => at("board-pick-up-at", space),
        Action::End => words.say("board-end-turn"),
    }
}

/// What is said of a side's life: how many pieces it can slide.
pub fn life(words: &Words, player: Player, slidable: usize) -> String {
    let values = [
        ("player", Value::from(player_name(player))),
        ("count", slidable.into()),
    ];
    words.say_with("board-life", &values)
}

/// How that could end in one turn of the opponent: with which turn, which is what the arrows show, and
/// what it would turn.
pub fn danger(
    words: &Words,
    player: Player,
    now: &Position,
    turn: &Turn,
    you: Option<Player>,
) -> String {
    let whose = [("player", Value::from(player_name(player)))];
    let with = [("turn", turn.to_string().into())];
    let hunter = player.opponent();
    let turned = turn_of(now, hunter)
        .and_then(|before| Tally::of(&before, turn).ok())
        .and_then(|tally| words.turns_by_name(&tally.turned, hunter, you));
    let sentences = [
        words.say_with("board-life-warning", &whose),
        words.say_with("board-life-turn", &with),
    ];
    words.in_a_row(sentences.into_iter().chain(turned))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::sight::preview::landings;
    use crate::board::turn::composer::Composer;
    use crate::board::turn::held::Held;
    use words::{Language, TurnedPieces};

    const FALL: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn a_space_says_what_it_holds_and_what_would_happen_there() {
        let position: Position = FALL.parse().unwrap();
        let words = Words::of(Language::English);
        let held = Held::Piece(space("a3"));
        let landings = landings(&position, &position.actions(), held);
        let landing = landings
            .into_iter()
            .find(|landing| landing.to == space("c3"));
        let notes = CellNotes {
            landing,
            ..CellNotes::default()
        };
        let label = cell(words, Setup::TIXEL, space("c3"), None, notes);
        assert_eq!(
            label,
            "c3, empty. A sacrifice: earns a bonus move. Turns 2 of Black’s pieces."
        );
        let notes = CellNotes {
            held: true,
            ..CellNotes::default()
        };
        let piece = position.piece_at(space("a3"));
        let label = cell(words, Setup::TIXEL, space("a3"), piece, notes);
        assert!(
            label.starts_with("a3, White Tixel piece, active"),
            "{label}"
        );
        assert_ne!(
            label,
            cell(
                words,
                Setup::TIXEL,
                space("a3"),
                piece,
                CellNotes::default()
            )
        );
    }

    #[test]
    fn words_tell_your_pieces_from_the_opponents() {
        let position: Position = "tixel 6/6/1T54/6/1t54/T15 w T8/T9 - -".parse().unwrap();
        let held = Held::Piece(space("a1"));
        let landings = landings(&position, &position.actions(), held);
        let landing = landings.into_iter().find(|l| l.to == space("a5")).unwrap();
        let text = |language, you| landing_text(Words::of(language), landing, you);
        let english = |you| text(Language::English, you);
        assert_eq!(
            english(Some(Player::White)),
            "Stays active. Turns Black’s b2 and your b4."
        );
        assert_eq!(
            english(Some(Player::Black)),
            "Stays active. Turns White’s b4 and your b2."
        );
        assert_eq!(
            english(None),
            "Stays active. Turns White’s b4 and Black’s b2."
        );
        for language in Language::ALL {
            let mut texts =
                [None, Some(Player::White), Some(Player::Black)].map(|you| text(language, you));
            texts.sort_unstable();
            assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "{texts:?}");
        }
    }

    #[test]
    fn every_note_is_heard_in_every_language() {
        let landing = |slides, active, inactive| Landing {
            to: space("c3"),
            active,
            inactive,
            slides,
            turned: TurnedPieces::default(),
            ways: 1,
        };
        let plain = CellNotes::default();
        let mut all = vec![
            CellNotes {
                held: true,
                ..plain
            },
            CellNotes {
                threatened: true,
                ..plain
            },
            CellNotes {
                bonus: true,
                ..plain
            },
            CellNotes {
                last: true,
                ..plain
            },
            CellNotes {
                turned: true,
                ..plain
            },
        ];
        for (slides, active, inactive) in [
            (true, true, false),
            (true, false, true),
            (true, true, true),
            (false, true, false),
            (false, false, true),
        ] {
            let landing = Some(landing(slides, active, inactive));
            all.push(CellNotes { landing, ..plain });
        }
        for language in Language::ALL {
            let words = Words::of(language);
            let mut heard: Vec<String> = all
                .iter()
                .map(|notes| cell(words, Setup::TIXEL, space("c3"), None, *notes))
                .collect();
            assert!(
                heard.iter().all(|text| !text.contains("board-")),
                "{heard:?}"
            );
            heard.sort_unstable();
            heard.dedup();
            assert_eq!(heard.len(), all.len(), "{language:?}");
        }
    }

    #[test]
    fn a_choice_says_how_the_piece_would_stand() {
        let mut composer = Composer::new(FALL.parse().unwrap());
        composer.tap(space("a3"));
        composer.tap(space("b3"));
        let offered = composer.wheel().unwrap().offered();
        let words = Words::of(Language::English);
        assert_eq!(
            choice(words, &offered[0], None, None),
            "active, hollow facing north-east. Stays active. Turns no piece."
        );
    }

    #[test]
    fn among_several_kinds_every_choice_has_another_name() {
        let text = "11u:X9T9R9/R9 11/11/11/11/11/11/11/11/11/11/11 w X9T9R9/R9 - -";
        let mut composer = Composer::new(text.parse().unwrap());
        composer.tap(space("f6"));
        let wheel = composer.wheel().unwrap();
        let setup = composer.now().setup();
        for language in Language::ALL {
            let words = Words::of(language);
            let name = |c: &Choice| choice(words, c, Some(setup), None);
            let mut names: Vec<String> = wheel.offered().iter().map(name).collect();
            assert_eq!(names.len(), 13);
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 13, "{names:?}");
        }
    }

    #[test]
    fn the_meter_counts_in_words() {
        for language in Language::ALL {
            let words = Words::of(language);
            let text = life(words, Player::White, 3);
            assert!(text.contains('3'), "{text}");
            assert_ne!(text, life(words, Player::Black, 3));
        }
    }

    #[test]
    fn a_danger_is_told_with_its_turn_and_what_it_turns() {
        let now: Position = "6u:X1/X1 6/6/6/2x13/X15/6 w -/- - -".parse().unwrap();
        let turn: Turn = "c3-a3".parse().unwrap();
        let told = |language, you| danger(Words::of(language), Player::White, &now, &turn, you);
        assert_eq!(
            told(Language::English, Some(Player::White)),
            "Look out: Black could stop them all in one turn. With this turn: c3-a3. Turns your a2."
        );
        for language in Language::ALL {
            let (own, other) = (told(language, Some(Player::White)), told(language, None));
            assert!(own.contains("c3-a3") && own.contains("a2"), "{own}");
            assert_ne!(own, other, "to you, or about White");
        }
    }

    #[test]
    fn a_chip_names_an_action_in_a_few_words() {
        let words = Words::of(Language::English);
        let short = |action: &str| short(words, action.parse().unwrap());
        assert_eq!(short("c4-d4ne"), "c4→d4");
        assert_eq!(short("T@c3ne"), "→c3");
        assert_eq!(short("a5^"), "Pick up a5");
        assert_eq!(short("d2*ne"), "Activate d2");
        assert_eq!(short("d2~sw"), "Pivot d2");
    }
}
