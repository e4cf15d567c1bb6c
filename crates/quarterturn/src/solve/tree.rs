//! A proof as a record: one turn for the winner, every turn for the loser.

use std::collections::HashMap;

use engine::{ProofNode, ProofTree};
use record::{Comment, Game, GameResult, NodeId, Ply};
use rules::Player;
use words::player_name;

use crate::language::words;
use crate::t;

/// A proof as a record, and how many turns it has.
pub(super) struct Written {
    pub(super) game: Game,
    pub(super) turns: usize,
}

/// Turns a proof into a record. A position that occurred before is not shown twice; comments say
/// where it is, and where the tree is truncated.
pub(super) fn written(tree: &ProofTree) -> Option<Written> {
    let root = tree.nodes().first()?;
    let winner = tree.winner();
    let mut game = Game::from_position(root.position);
    remark(&mut game, NodeId::ROOT, &heading(tree, root));
    remark_cut(&mut game, NodeId::ROOT, root);
    // Where each node of the proof is shown, and the turns from the start to the one at hand.
    let mut shown = HashMap::from([(0, NodeId::ROOT)]);
    let mut path = vec![NodeId::ROOT];
    let mut turns = 0;
    for visit in tree.walk() {
        path.truncate(visit.depth + 1);
        let ply = visit.step.turn.clone().map_or(Ply::End, Ply::from);
        let here = game.tree_mut().add(*path.last()?, ply).ok()?;
        path.push(here);
        turns += 1;
        if visit.node.turns == 0 {
            continue;
        }
        if visit.again {
            let text = as_after(&game, *shown.get(&visit.step.to)?);
            remark(&mut game, here, &text);
        } else {
            shown.insert(visit.step.to, here);
            remark_cut(&mut game, here, visit.node);
        }
    }
    // The winner by the rules in the main line is the winner of the proof, so there is no
    // contradiction.
    let _ = game.set_result(GameResult::Win(winner));
    Some(Written { game, turns })
}

fn heading(tree: &ProofTree, root: &ProofNode) -> String {
    let winner = tree.winner();
    let mut sentences = vec![t!(
        "terminal-proof-heading",
        winner = player_name(winner),
        turns = root.turns
    )];
    if !tree.is_complete() {
        sentences.push(t!("terminal-proof-cut"));
    }
    words().in_a_row(sentences)
}

/// That a position occurred before: `as after 2... c3-c4n`.
fn as_after(game: &Game, node: NodeId) -> String {
    let Some(node) = game.tree().node(node) else {
        return String::new();
    };
    let dots = match node.player() {
        Some(Player::Black) => "...",
        _ => ".",
    };
    match node.ply() {
        Some(ply) => {
            let turn = format!("{}{dots} {ply}", node.number());
            t!("terminal-proof-as-after", turn = turn)
        }
        None => t!("terminal-proof-as-start"),
    }
}

fn remark_cut(game: &mut Game, here: NodeId, node: &ProofNode) {
    if node.is_cut() {
        let text = match node.steps.as_slice() {
            [] => t!("terminal-proof-not-shown"),
            _ => t!("terminal-proof-more-not-shown"),
        };
        remark(game, here, &text);
    }
}

fn remark(game: &mut Game, node: NodeId, text: &str) {
    if let (Some(comment), Some(comments)) =
        (Comment::lossy(text), game.tree_mut().comments_mut(node))
    {
        comments.push(comment);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Budget, Solver};
    use rules::Position;

    use super::*;

    fn proof(size: usize, nodes: u64) -> ProofTree {
        let start: Position = "3u:T2/T2".parse().unwrap();
        let mut solver = Solver::new(1 << 20);
        let verdict = solver.prove(&start, Budget::nodes(100_000)).verdict;
        let budget = Budget::nodes(nodes);
        solver.tree(&start, verdict, budget, size).unwrap()
    }

    #[test]
    fn a_tree_too_large_is_cut_and_says_so() {
        let written = written(&proof(12, 100_000)).unwrap();
        assert_eq!(written.turns, 12);
        let text = written.game.to_string();
        let remarks = text.replace('\n', " ");
        assert!(remarks.contains("The tree is cut"), "{text}");
        assert!(remarks.contains("{more turns are not shown}"), "{text}");
        assert_eq!(text.parse::<Game>().unwrap(), written.game);
        // The main line is still shown to its end.
        assert_eq!(written.game.end().winner(), Some(Player::White));
    }

    #[test]
    fn without_room_nothing_is_claimed() {
        let tree = proof(0, 100_000);
        assert!(!tree.is_complete());
        let written = written(&tree).unwrap();
        assert_eq!(written.turns, 0);
        assert!(written.game.to_string().contains("{not shown}"));
    }

    #[test]
    fn every_turn_of_a_complete_tree_is_written_once() {
        let tree = proof(100_000, 1_000_000);
        assert!(tree.is_complete());
        let written = written(&tree).unwrap();
        assert_eq!(written.turns, tree.walk().count());
        assert_eq!(written.game.tree().nodes().count(), written.turns);
        assert!(!written.game.to_string().contains("shown"));
    }
}
