//! Trees: adding, deleting, promoting and walking.

use record::{AddError, Game, GameResult, Glyph, NodeId, Ply, Tree};
use rules::{Player, Position, Setup};

fn ply(text: &str) -> Ply {
    text.parse().unwrap()
}

/// A tree from a line for each variation.
fn tree(lines: &[&str]) -> Tree {
    let mut tree = Tree::new(Position::start(Setup::TIXEL));
    for line in lines {
        let mut at = NodeId::ROOT;
        for turn in line.split(' ') {
            at = tree.add(at, ply(turn)).unwrap();
        }
    }
    tree
}

fn at(tree: &Tree, line: &str) -> NodeId {
    line.split(' ')
        .fold(NodeId::ROOT, |id, turn| tree.find(id, &ply(turn)).unwrap())
}

fn turns(tree: &Tree, ids: impl IntoIterator<Item = NodeId>) -> String {
    let turns: Vec<String> = ids
        .into_iter()
        .map(|id| tree.node(id).unwrap().ply().unwrap().to_string())
        .collect();
    turns.join(" ")
}

const LINES: [&str; 3] = [
    "T@a1ne T@f6ne T@a3ne",
    "T@a1ne T@f5ne T@a4ne",
    "T@b1ne T@f4ne",
];

#[test]
fn an_existing_turn_is_found_and_not_added_again() {
    let mut tree = tree(&LINES);
    let before = tree.nodes().count();
    assert_eq!(before, 7);
    let known = at(&tree, "T@a1ne T@f5ne");
    let again = tree.add(at(&tree, "T@a1ne"), ply("T@f5ne"));
    assert_eq!(again, Ok(known));
    assert_eq!(tree.nodes().count(), before);
}

#[test]
fn walking_goes_along_main_continuations_first() {
    let tree = tree(&LINES);
    assert_eq!(turns(&tree, tree.main_line()), LINES[0]);
    assert_eq!(turns(&tree, [tree.end()]), "T@a3ne");
    assert_eq!(
        turns(&tree, tree.nodes()),
        "T@a1ne T@f6ne T@a3ne T@f5ne T@a4ne T@b1ne T@f4ne"
    );
    assert_eq!(turns(&tree, tree.line(at(&tree, "T@b1ne"))), "T@f4ne");
    for line in LINES {
        assert_eq!(turns(&tree, tree.path(at(&tree, line))), line);
    }
    assert!(tree.path(NodeId::ROOT).is_empty());
}

#[test]
fn a_deleted_turn_is_gone_with_all_that_follows() {
    let mut tree = tree(&LINES);
    let (first, deep) = (at(&tree, "T@a1ne"), at(&tree, LINES[1]));
    assert_eq!(tree.delete(first), Some(NodeId::ROOT));
    assert_eq!(turns(&tree, tree.nodes()), "T@b1ne T@f4ne");
    for gone in [first, deep] {
        assert!(tree.node(gone).is_none());
        assert_eq!(tree.delete(gone), None);
        assert!(!tree.promote(gone));
        assert!(!tree.promote_to_main(gone));
        assert!(tree.path(gone).is_empty());
        assert!(tree.comments_mut(gone).is_none());
        assert!(tree.glyphs_mut(gone).is_none());
        assert_eq!(tree.line(gone).count(), 0);
        assert_eq!(tree.find(gone, &ply("T@f6ne")), None);
        assert_eq!(tree.add(gone, ply("T@f6ne")), Err(AddError::NoSuchNode));
    }
    let anew = tree.add(NodeId::ROOT, ply("T@a1ne")).unwrap();
    assert_ne!(anew, first);
    assert_eq!(tree.delete(NodeId::ROOT), None);
}

#[test]
fn promoting_moves_the_nearest_variation_one_place_forward() {
    let mut tree = tree(&["T@a1ne", "T@b1ne", "T@c1ne T@f6ne T@a6ne"]);
    let deep = at(&tree, "T@c1ne T@f6ne T@a6ne");
    assert!(tree.promote(deep));
    assert_eq!(
        turns(&tree, tree.node(NodeId::ROOT).unwrap().children().to_vec()),
        "T@a1ne T@c1ne T@b1ne"
    );
    assert!(tree.promote(deep));
    assert_eq!(turns(&tree, tree.main_line()), "T@c1ne T@f6ne T@a6ne");
    assert!(!tree.promote(deep));
}

#[test]
fn promoting_to_main_keeps_the_order_of_the_others() {
    let mut tree = tree(&LINES);
    let deep = at(&tree, LINES[1]);
    assert!(tree.promote_to_main(deep));
    assert_eq!(turns(&tree, tree.main_line()), LINES[1]);
    assert!(!tree.promote_to_main(deep));
    assert!(tree.promote_to_main(at(&tree, "T@b1ne")));
    assert_eq!(
        turns(&tree, tree.nodes()),
        "T@b1ne T@f4ne T@a1ne T@f5ne T@a4ne T@f6ne T@a3ne"
    );
}

#[test]
fn trees_are_equal_if_they_would_be_written_the_same_way() {
    let mut detour = tree(&["T@c3ne", LINES[0], LINES[1], LINES[2]]);
    assert_ne!(detour, tree(&LINES));
    let detoured = at(&detour, "T@c3ne");
    detour.delete(detoured);
    assert_eq!(detour, tree(&LINES));

    let other_order = tree(&[LINES[1], LINES[0], LINES[2]]);
    assert_ne!(other_order, tree(&LINES));
    let judged = at(&detour, "T@b1ne");
    detour.glyphs_mut(judged).unwrap().insert(Glyph::GOOD);
    assert_ne!(detour, tree(&LINES));
    assert_ne!(
        Tree::new(Position::start(Setup::TIX)),
        Tree::new(Position::start(Setup::TIXEL))
    );
}

#[test]
fn the_root_has_comments_but_neither_glyphs_nor_a_clock() {
    let mut tree = tree(&LINES);
    assert!(tree.comments_mut(NodeId::ROOT).is_some());
    assert!(tree.glyphs_mut(NodeId::ROOT).is_none());
    assert!(tree.clock_mut(NodeId::ROOT).is_none());
    let root = tree.node(NodeId::ROOT).unwrap();
    assert_eq!(
        (root.number(), root.player(), root.ply(), root.parent()),
        (0, None, None, None)
    );
}

#[test]
fn turns_are_numbered_in_pairs() {
    let tree = tree(&LINES);
    let numbers: Vec<_> = tree
        .main_line()
        .map(|id| tree.node(id).unwrap())
        .map(|node| (node.number(), node.player().unwrap()))
        .collect();
    assert_eq!(
        numbers,
        [(1, Player::White), (1, Player::Black), (2, Player::White)]
    );
}

#[test]
fn only_legal_turns_are_added() {
    let mut tree = tree(&LINES);
    let end = tree.end();
    let error = tree.add(end, ply("T@a1ne")).unwrap_err();
    assert!(matches!(error, AddError::Illegal(_)));
    assert!(matches!(tree.add(end, Ply::End), Err(AddError::Illegal(_))));
    assert_eq!(tree.nodes().count(), 7);
}

#[test]
fn the_rules_override_any_other_result() {
    let text = include_str!("../data/tixel.pgn");
    let finished = record::read(text)
        .flatten()
        .find(|game| game.end().winner().is_some());
    let mut game: Game = finished.unwrap();
    let winner = game.end().winner().unwrap();
    assert_eq!(game.result(), GameResult::Win(winner));
    let wrong = game.set_result(GameResult::Draw).unwrap_err();
    assert_eq!(wrong.winner, winner);
    let end = game.tree().end();
    let over = game.tree_mut().add(end, ply("T@a1ne"));
    assert_eq!(over, Err(AddError::GameOver { winner }));

    // Without the last turn the game is open again; once it is back, the rules override whatever
    // was set.
    let last = game.tree().node(end).unwrap().ply().unwrap().clone();
    game.tree_mut().delete(end);
    game.set_result(GameResult::Draw).unwrap();
    assert_eq!(game.result(), GameResult::Draw);
    game.play(last).unwrap();
    assert_eq!(game.result(), GameResult::Win(winner));
    assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
}
