//! Unlimited depth and length, in time that grows only with the length.

use std::ops::ControlFlow;

use record::{Fault, Game, NodeId, Ply};
use rules::Position;

/// Two pieces that slide back and forth forever.
const TO_AND_FRO: &str = "6u:T1/T1 t15/6/6/6/6/5T1 w -/- - -";

/// Endless turns, each with an alternative.
fn turns() -> impl Iterator<Item = (Ply, Ply)> {
    let slides = [
        "f1-f2ne f1-f3ne",
        "a6-a5ne a6-a4ne",
        "f2-f1ne f2-f3ne",
        "a5-a6ne a5-a4ne",
    ];
    slides.into_iter().cycle().map(|pair| {
        let (played, other) = pair.split_once(' ').unwrap();
        (played.parse().unwrap(), other.parse().unwrap())
    })
}

fn long_game(length: usize) -> Game {
    let mut game = Game::from_position(TO_AND_FRO.parse::<Position>().unwrap());
    let mut at = NodeId::ROOT;
    for (ply, _) in turns().take(length) {
        at = game.tree_mut().add(at, ply).unwrap();
    }
    game
}

/// A game in which every turn but the last is in a variation of the variation before.
fn nested_game(depth: usize) -> Game {
    let mut game = Game::from_position(TO_AND_FRO.parse::<Position>().unwrap());
    let mut at = NodeId::ROOT;
    for (ply, other) in turns().take(depth) {
        // The main continuation is a dead end; the game continues in the variation.
        game.tree_mut().add(at, other).unwrap();
        at = game.tree_mut().add(at, ply).unwrap();
    }
    game
}

#[test]
fn variations_may_be_nested_arbitrarily_deep() {
    const DEPTH: usize = 20_000;
    let game = nested_game(DEPTH);
    let text = game.to_string();
    assert!(text.contains(&")".repeat(DEPTH)));
    let again: Game = text.parse().unwrap();
    assert!(again == game);
    assert!(again.to_string() == text);
    assert_eq!(again.tree().nodes().count(), 2 * DEPTH);

    let first = again.tree().node(NodeId::ROOT).unwrap().children()[1];
    let mut cut = again;
    assert_eq!(cut.tree_mut().delete(first), Some(NodeId::ROOT));
    assert_eq!(cut.tree().nodes().count(), 1);
}

#[test]
fn a_deep_text_without_an_end_is_refused_at_its_innermost_variation() {
    let text = nested_game(20_000).to_string();
    let (open, _) = text.split_once("))").unwrap();
    let error = open.parse::<Game>().unwrap_err();
    let innermost = open.rfind('(').unwrap();
    let line = 1 + open[..innermost].matches('\n').count();
    assert_eq!((error.line, error.fault), (line, Fault::UnclosedVariation));
}

#[test]
fn parentheses_alone_are_refused_at_the_first() {
    let text = format!("[Setup \"tix\"]\n{}", "(".repeat(1_000_000));
    let error = text.parse::<Game>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "2:1: a variation must come after the turn it replaces"
    );
}

#[test]
fn a_game_of_a_hundred_thousand_turns_is_read_back_as_it_was() {
    let game = long_game(100_000);
    let text = game.to_string();
    assert!(text.contains("\n[Result \"*\"]\n\n1. f1-f2ne a6-a5ne 2. f2-f1ne"));
    assert!(text.contains(" 50000. "));
    assert!(text.parse::<Game>().unwrap() == game);
}

#[test]
fn a_comment_of_a_million_words_is_read_back_as_it_was() {
    let mut game = long_game(1);
    let comment = record::Comment::new(&"word ".repeat(1_000_000)).unwrap();
    game.tree_mut()
        .comments_mut(NodeId::ROOT)
        .unwrap()
        .push(comment);
    assert!(game.to_string().parse::<Game>().unwrap() == game);
}

// The following are so large that quadratic time would be noticed: minutes instead of seconds. What
// they take is not asserted, since that depends on the machine; `cargo bench -p record` measures it.

#[test]
fn two_hundred_thousand_tags_are_read_and_set() {
    const TAGS: usize = 200_000;
    let mut text = "[Setup \"tix\"]\n".to_owned();
    for number in 0..TAGS {
        text.push_str(&format!("[Tag{number} \"{number}\"]\n"));
    }
    text.push_str("[Result \"*\"]\n\n*\n");
    let mut game: Game = text.parse().unwrap();
    assert_eq!(game.tags().len(), TAGS);
    assert!(game.to_string() == text);
    for number in 0..TAGS {
        let name = format!("Tag{number}");
        game.tags_mut().set(&name, "new").unwrap();
        assert_eq!(game.tags().get(&name), Some("new"));
    }
    assert_eq!(game.tags().len(), TAGS);
}

/// A position with very many turns, and some of them.
fn crowded(wanted: usize) -> (Position, Vec<Ply>) {
    let board = "11/11/2t15t12/T19T1/2t15t12/11/5t15/2T18/5t15/11/11";
    let start: Position = format!("11u:T20/T20 {board} w T17/T14 - -")
        .parse()
        .unwrap();
    let mut plies = Vec::new();
    let _ = start.for_each_turn(|turn, _| {
        plies.extend(Ply::new(turn.to_vec()));
        match plies.len() == wanted {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    assert_eq!(plies.len(), wanted);
    (start, plies)
}

#[test]
fn sixty_thousand_variations_side_by_side_are_read() {
    let (start, plies) = crowded(60_000);
    let mut game = Game::from_position(start);
    for ply in &plies {
        game.tree_mut().add(NodeId::ROOT, ply.clone()).unwrap();
    }
    let text = game.to_string();
    assert!(text.parse::<Game>().unwrap() == game);
}

#[test]
fn a_turn_among_very_many_is_found_until_it_is_deleted() {
    let (start, plies) = crowded(100);
    let mut game = Game::from_position(start);
    let tree = game.tree_mut();
    let ids: Vec<NodeId> = plies
        .iter()
        .map(|ply| tree.add(NodeId::ROOT, ply.clone()).unwrap())
        .collect();
    for (ply, id) in plies.iter().zip(&ids) {
        assert_eq!(tree.find(NodeId::ROOT, ply), Some(*id));
        assert_eq!(tree.add(NodeId::ROOT, ply.clone()), Ok(*id));
    }
    for (ply, id) in plies.iter().zip(&ids).rev() {
        assert_eq!(tree.delete(*id), Some(NodeId::ROOT));
        assert_eq!(tree.find(NodeId::ROOT, ply), None);
    }
    let again = tree.add(NodeId::ROOT, plies[7].clone()).unwrap();
    assert_eq!(tree.find(NodeId::ROOT, &plies[7]), Some(again));
    assert_eq!(tree.nodes().count(), 1);
}

#[test]
fn a_typed_text_full_of_clocks_is_made_a_comment() {
    let comment = record::Comment::lossy(&"[%clk] ".repeat(200_000)).unwrap();
    assert!(comment.as_str().starts_with("(%clk] (%clk] "));
}
