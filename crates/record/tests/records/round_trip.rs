//! Whatever is written can be read back, and whatever is read has one written form.

use proptest::prelude::*;
use record::{Comment, CommentError, Game, NodeId, Ply, TagError};
use rules::{Position, Setup};

use crate::golden;
use crate::grow::{self, Luck, Size};

const SETUPS: [&str; 11] = [
    "tix",
    "tixel",
    "poka-yoke",
    "regatta",
    "3u:T3/T3",
    "3b:R2/R2",
    "3u:X2/R3:near",
    "6u:X4T6/T10",
    "9b:X3T3R3/T9:p3",
    "11u:T20/T20",
    "11b:X5T5R10/X5T5R10:p2:near",
];

/// A start position: the setup's, or one in the middle of a game or of a turn.
fn start(setup: &str, luck: &mut Luck) -> Position {
    let mut position: Position = setup.parse().unwrap();
    if luck.once_in(2) {
        return position;
    }
    for _ in 0..luck.below(30) {
        if position.winner().is_some() {
            break;
        }
        let action = luck.below(position.count_actions() as usize);
        position = position
            .play(position.nth_action(action as u32).unwrap())
            .unwrap();
    }
    position
}

fn grown(setup: &str, seed: u64) -> Game {
    let mut luck = Luck::new(seed);
    let size = Size {
        turns: luck.below(60),
        variations: luck.below(12),
        remarks: 2 + luck.below(6),
    };
    let mut game = grow::game(start(setup, &mut luck), size, &mut luck);
    for name in ["Event", "Site", "White", "Black", "Note_2"] {
        if luck.once_in(2) {
            let value = luck.pick(&["?", "", "\"\\\" \\", "[Setup \"tix\"]", "ヒント", "{;%$1"]);
            game.tags_mut().set(name, value).unwrap();
        }
    }
    game
}

/// Checks everything that holds for every game.
fn holds(game: &Game) -> Result<(), TestCaseError> {
    let text = game.to_string();
    let again: Game = match text.parse() {
        Ok(again) => again,
        Err(error) => return Err(TestCaseError::fail(format!("{error}\n{text}"))),
    };
    prop_assert_eq!(&again, game);
    prop_assert_eq!(again.to_string(), text);
    Ok(())
}

fn replayed(game: &Game) -> bool {
    let tree = game.tree();
    tree.nodes().all(|id| {
        let mut position = *game.start();
        for step in tree.path(id) {
            let ply = tree.node(step).unwrap().ply().unwrap();
            position = ply.play(&position).unwrap();
        }
        position == *tree.node(id).unwrap().position()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_grown_game_is_read_back_as_it_was(setup in 0..SETUPS.len(), seed: u64) {
        let game = grown(SETUPS[setup], seed);
        holds(&game)?;
        prop_assert!(replayed(&game));
    }

    #[test]
    fn lines_are_short_where_they_have_a_blank(setup in 0..SETUPS.len(), seed: u64) {
        let text = grown(SETUPS[setup], seed).to_string();
        let (_, turns) = text.split_once("\n\n").unwrap();
        for line in turns.lines() {
            prop_assert!(!line.starts_with(['%', '[']), "{}", line);
            prop_assert_eq!(line.trim(), line);
            // Other possible breaks depend only on the words.
            let words = line.split(' ').filter(|w| !w.ends_with('.') && !w.starts_with(['[', '%']));
            prop_assert!(line.chars().count() <= 80 || words.count() == 1, "{}", line);
        }
    }

    #[test]
    fn line_breaks_of_both_kinds_and_any_blanks_make_no_difference(
        setup in 0..SETUPS.len(),
        seed: u64,
    ) {
        let game = grown(SETUPS[setup], seed);
        let text = game.to_string();
        let (head, turns) = text.split_once("\n\n").unwrap();
        for (head, turns) in [
            (head.replace('\n', "\r\n"), turns.replace('\n', "\r\n")),
            (head.replace('\n', " "), turns.replace('\n', "\t \r\n  ")),
            (head.replace("]\n", "]"), turns.replace('\n', " ")),
        ] {
            let changed = format!("\u{feff}\n{head}\n{turns}\r\n\n");
            prop_assert_eq!(&changed.parse::<Game>().unwrap(), &game);
        }
    }

    #[test]
    fn a_changed_tree_is_read_back_as_it_is(setup in 0..SETUPS.len(), seed: u64, change: u64) {
        let mut game = grown(SETUPS[setup], seed);
        let mut luck = Luck::new(change);
        for _ in 0..luck.below(10) {
            let nodes: Vec<NodeId> = game.tree().nodes().collect();
            if nodes.is_empty() {
                break;
            }
            let id = luck.pick(&nodes);
            match luck.below(3) {
                0 => drop(game.tree_mut().delete(id)),
                1 => drop(game.tree_mut().promote(id)),
                _ => drop(game.tree_mut().promote_to_main(id)),
            }
        }
        holds(&game)?;
    }

    #[test]
    fn any_comment_is_read_back_as_it_was(text: String, other: String, seed: u64) {
        let mut game = grown("tixel", seed);
        let nodes: Vec<NodeId> = game.tree().nodes().chain([NodeId::ROOT]).collect();
        let id = Luck::new(seed).pick(&nodes);
        let comments = game.tree_mut().comments_mut(id).unwrap();
        comments.extend(Comment::lossy(&text));
        comments.extend(Comment::new(&other));
        holds(&game)?;
    }

    #[test]
    fn a_tricky_comment_is_read_back_or_refused(text in "[\\[\\]%clkx0:15. {};\\n\\t1*$()]{0,30}") {
        let mut game = Game::new(Setup::TIX);
        let id = game.play("X@c3".parse::<Ply>().unwrap()).unwrap();
        match Comment::new(&text) {
            Ok(comment) => game.tree_mut().comments_mut(id).unwrap().push(comment),
            Err(CommentError::Brace) => prop_assert!(text.contains(char::from(0x7d))),
            Err(CommentError::Clock) => prop_assert!(text.contains("[%clk")),
            Err(CommentError::Empty) => prop_assert!(text.trim().is_empty()),
            Err(CommentError::Control(_)) => prop_assert!(false),
        }
        game.tree_mut().comments_mut(id).unwrap().extend(Comment::lossy(&text));
        holds(&game)?;
    }

    #[test]
    fn any_tag_is_read_back_as_it_was_or_refused(name in "[A-Z_0-9]{0,4}", value: String) {
        let mut game = Game::new(Setup::REGATTA);
        match game.tags_mut().set(&name, &value) {
            Ok(()) => {}
            Err(TagError::Name(_)) => prop_assert!(!name.starts_with(|c: char| c.is_ascii_alphabetic())),
            Err(TagError::Control(c)) => prop_assert!(value.contains(c)),
            Err(TagError::Reserved(_)) => prop_assert!(false),
        }
        holds(&game)?;
    }

    #[test]
    fn a_damaged_record_is_refused_or_printed_back_to_the_same_games(
        file in 0..golden::FILES.len(),
        seed: u64,
    ) {
        let mut luck = Luck::new(seed);
        let mut text: Vec<char> = golden::FILES[file].1.chars().collect();
        for _ in 0..1 + luck.below(3) {
            let at = luck.below(text.len());
            let c = luck.pick(&['(', ')', '{', '}', '[', ']', '"', '\\', ' ', '\n', '*', '1', '.', ',']);
            match luck.below(3) {
                0 => text[at] = c,
                1 => text.insert(at, c),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        for game in record::read(&text).flatten() {
            holds(&game)?;
        }
    }

    #[test]
    fn any_text_is_refused_with_a_place_inside_it(text in "[\\PC\\n\\x00]{0,20}|[\\[\\]\"A-Zab139*.,(){};%$ \\n@^~-]{0,40}") {
        for (head, first) in [("", 1), ("[Setup \"tixel\"]\n", 2)] {
            let whole = format!("{head}{text}");
            if let Err(error) = whole.parse::<Game>() {
                // An error at the end of the text has its place after the last character.
                let mut lines: Vec<&str> = whole.split('\n').collect();
                lines[0] = lines[0].trim_start_matches('\u{feff}');
                prop_assert!(error.line <= lines.len());
                prop_assert!((1..=lines[error.line - 1].chars().count() + 1).contains(&error.column));
                prop_assert!(error.line + 1 >= first);
            }
        }
    }
}
