//! How the writer lays out what it writes.

use record::{Clock, Comment, Game, Glyph, NodeId, Ply};
use rules::Setup;

fn body(game: &Game) -> String {
    game.to_string().split_once("\n\n").unwrap().1.to_owned()
}

fn ply(text: &str) -> Ply {
    text.parse().unwrap()
}

#[test]
fn everything_about_a_turn_comes_in_one_order() {
    let mut game = Game::new(Setup::TIXEL);
    let first = game.play(ply("T@c3ne")).unwrap();
    game.tree_mut().add(NodeId::ROOT, ply("T@a1ne")).unwrap();
    game.play(ply("T@e5ne")).unwrap();
    let tree = game.tree_mut();
    *tree.clock_mut(first).unwrap() = Some(Clock::from_millis(90_500));
    tree.glyphs_mut(first)
        .unwrap()
        .extend([Glyph(14), Glyph::GOOD]);
    for text in ["one", "two"] {
        let comments = tree.comments_mut(first).unwrap();
        comments.push(Comment::new(text).unwrap());
    }
    assert_eq!(
        body(&game),
        "1. T@c3ne $1 $14 {[%clk 0:01:30.5] one} {two} (1. T@a1ne) 1... T@e5ne *\n"
    );
}

#[test]
fn lines_break_after_eighty_characters_and_not_before() {
    for (word, lines) in [
        ("a".repeat(76), 1),
        ("ä".repeat(76), 1),
        ("a".repeat(77), 2),
    ] {
        let mut game = Game::new(Setup::TIX);
        let comment = Comment::new(&word).unwrap();
        let comments = game.tree_mut().comments_mut(NodeId::ROOT).unwrap();
        comments.push(comment);
        // Braces, a blank and the result are four more characters.
        assert_eq!(body(&game).lines().count(), lines);
        assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
    }
}

#[test]
fn a_word_without_a_blank_may_be_longer_than_a_line() {
    let mut game = Game::new(Setup::TIX);
    let (long, value) = ("a".repeat(200), "value ".repeat(30));
    let comment = Comment::new(&format!("b {long} c")).unwrap();
    let comments = game.tree_mut().comments_mut(NodeId::ROOT).unwrap();
    comments.push(comment);
    game.tags_mut().set("Long", &value).unwrap();
    assert_eq!(body(&game), format!("{{b\n{long}\nc}} *\n"));
    assert!(game.to_string().contains(&format!("[Long \"{value}\"]\n")));
    assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
}

#[test]
fn commands_stay_in_one_piece() {
    for before in 60..90 {
        let mut game = Game::new(Setup::TIX);
        let text = format!("{} [%eval 1 2 3] and more", "a".repeat(before));
        let comment = Comment::new(&text).unwrap();
        let comments = game.tree_mut().comments_mut(NodeId::ROOT).unwrap();
        comments.push(comment);
        assert!(body(&game).contains(" [%eval 1 2 3]"));
    }
}

#[test]
fn a_line_never_begins_with_what_others_take_for_an_escape_or_a_tag() {
    for word in ["%", "[%eval 1]", "[Setup \"tix\"]"] {
        for before in 60..90 {
            let mut game = Game::new(Setup::TIX);
            let text = format!("{} {word} and more", "a".repeat(before));
            let comment = Comment::new(&text).unwrap();
            game.tree_mut()
                .comments_mut(NodeId::ROOT)
                .unwrap()
                .push(comment);
            assert!(
                body(&game)
                    .lines()
                    .all(|line| !line.starts_with(['%', '[']))
            );
            assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
        }
    }
}

#[test]
fn setups_with_a_name_are_written_by_name() {
    let setup = |text: &str| {
        let game = Game::new(text.parse().unwrap());
        game.to_string().lines().next().unwrap().to_owned()
    };
    assert_eq!(setup("6u:T10/T10:p2"), "[Setup \"poka-yoke\"]");
    assert_eq!(setup("7u:T14/T14"), "[Setup \"7u:T14/T14\"]");
}
