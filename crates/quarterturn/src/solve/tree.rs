//! A proof as a record: one turn of the winner, every turn of the loser.

use std::collections::{HashMap, VecDeque};
use std::ops::ControlFlow;

use engine::{Budget, Solver, Verdict};
use record::{Comment, Game, GameResult, NodeId, Ply};
use rules::{Action, Player, Position};

/// How large a tree may grow and what it may cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// Turns in the tree.
    pub(super) turns: usize,
    /// Positions looked at for one question, and for all of them.
    pub(super) question: u64,
    pub(super) all: u64,
}

/// A tree and whether it shows everything.
pub(super) struct Grown {
    pub(super) game: Game,
    pub(super) turns: usize,
    pub(super) complete: bool,
}

/// Writes down why `winner` wins from a position within so many turns.
pub(super) fn grow(
    solver: &mut Solver,
    start: Position,
    winner: Player,
    within: u32,
    bounds: Bounds,
) -> Grown {
    let mut grower = Grower {
        solver,
        game: Game::from_position(start),
        winner,
        bounds,
        spent: 0,
        turns: 0,
        shown: HashMap::new(),
        open: VecDeque::from([Task::Continue(NodeId::ROOT, within)]),
        complete: true,
    };
    while let Some(task) = grower.open.pop_front() {
        match task {
            Task::Continue(node, within) => grower.expand(node, within),
            Task::Add(node, steps) => grower.add_all(node, steps),
        }
    }
    let mut game = grower.game;
    // Whoever wins by the rules in the main line is the winner, so there is no contradiction.
    let _ = game.set_result(GameResult::Win(winner));
    let s = if within == 1 { "" } else { "s" };
    let mut text =
        format!("{winner} wins within {within} turn{s}: one turn of {winner}, every turn");
    text.push_str(&format!(" of {}.", winner.opponent()));
    if !grower.complete {
        text.push_str(" The tree is cut: not every line is shown to the end.");
    }
    remark(&mut game, NodeId::ROOT, &text);
    Grown {
        game,
        turns: grower.turns,
        complete: grower.complete,
    }
}

struct Grower<'a> {
    solver: &'a mut Solver,
    game: Game,
    winner: Player,
    bounds: Bounds,
    spent: u64,
    turns: usize,
    /// Positions that are shown, where, and within how many turns they are won.
    shown: HashMap<u64, (NodeId, u32)>,
    open: VecDeque<Task>,
    complete: bool,
}

/// What is still to be done.
enum Task {
    /// After a turn, with so many turns left.
    Continue(NodeId, u32),
    /// The variations beside what follows a turn.
    Add(NodeId, Vec<Step>),
}

/// A turn, the position after it and the turns left.
struct Step {
    actions: Vec<Action>,
    after: Position,
    within: u32,
}

impl Grower<'_> {
    fn expand(&mut self, node: NodeId, within: u32) {
        let Some(position) = self.game.tree().node(node).map(|node| *node.position()) else {
            return;
        };
        if position.winner().is_some() {
            return;
        }
        if let Some((elsewhere, there)) = self.shown.get(&position.hash())
            && *there <= within
        {
            let text = format!("as after {}", self.name(*elsewhere));
            remark(&mut self.game, node, &text);
            return;
        }
        let steps = if position.to_move() == self.winner {
            Vec::from_iter(self.winning_turn(&position, within))
        } else {
            self.every_turn(&position, within)
        };
        let mut steps = steps.into_iter();
        let Some(first) = steps.next() else {
            self.cut(node, "not shown");
            return;
        };
        self.shown.insert(position.hash(), (node, within));
        // The main line to its end first, then all others at the same pace.
        if let Some(task) = self.add(node, first) {
            self.open.push_front(task);
        }
        let others: Vec<Step> = steps.collect();
        if !others.is_empty() {
            self.open.push_back(Task::Add(node, others));
        }
    }

    fn add_all(&mut self, node: NodeId, steps: Vec<Step>) {
        for step in steps {
            let Some(task) = self.add(node, step) else {
                return;
            };
            self.open.push_back(task);
        }
    }

    /// Adds a turn, to be continued; `None` if there is no room for it.
    fn add(&mut self, node: NodeId, step: Step) -> Option<Task> {
        if self.turns >= self.bounds.turns {
            self.cut(node, "more turns are not shown");
            return None;
        }
        let ply = Ply::new(step.actions);
        let Some(Ok(child)) = ply.map(|ply| self.game.tree_mut().add(node, ply)) else {
            self.complete = false;
            return None;
        };
        self.turns += 1;
        Some(Task::Continue(child, step.within))
    }

    fn cut(&mut self, node: NodeId, text: &str) {
        self.complete = false;
        remark(&mut self.game, node, text);
    }

    /// A turn that keeps the win within so many turns, found action by action.
    fn winning_turn(&mut self, position: &Position, within: u32) -> Option<Step> {
        let mut after = *position;
        let mut actions = Vec::new();
        while after.to_move() == self.winner {
            let (action, next) = self.winning_action(&after, within)?;
            actions.push(action);
            after = next;
        }
        Some(Step {
            actions,
            after,
            within: within.saturating_sub(1),
        })
    }

    fn winning_action(&mut self, position: &Position, within: u32) -> Option<(Action, Position)> {
        let played = |action| {
            let mut after = *position;
            after.play_unchecked(action);
            (action, after)
        };
        let mut candidates: Vec<(Action, Position)> =
            position.actions().into_iter().map(played).collect();
        if let Some(at) = candidates
            .iter()
            .position(|(_, after)| after.winner() == Some(self.winner))
        {
            return Some(candidates.swap_remove(at));
        }
        // Most of them are decided at a glance: the hard ones come last.
        let mut nodes = 100;
        while nodes <= self.bounds.question {
            let mut undecided = Vec::new();
            for (action, after) in candidates {
                let left = if after.to_move() == self.winner {
                    within
                } else {
                    within.saturating_sub(1)
                };
                match self.wins_within(&after, left, nodes) {
                    Some(true) => return Some((action, after)),
                    Some(false) => {}
                    None => undecided.push((action, after)),
                }
            }
            candidates = undecided;
            nodes *= 8;
        }
        None
    }

    /// Whether the winner is proved to win within so many turns; `None` if that is too much work.
    fn wins_within(&mut self, position: &Position, within: u32, nodes: u64) -> Option<bool> {
        if self.spent >= self.bounds.all {
            return None;
        }
        let budget = Budget::nodes(nodes).within(within);
        let proof = self.solver.prove(position, budget);
        self.spent += proof.nodes;
        let wants_win = position.to_move() == self.winner;
        match proof.verdict {
            Verdict::Win(distance) if wants_win => Some(distance.at_most <= within),
            Verdict::Loss(distance) if !wants_win => Some(distance.at_most <= within),
            Verdict::Win(_) | Verdict::Loss(_) => Some(false),
            Verdict::Open { no_win_within, .. } if wants_win && no_win_within >= within => {
                Some(false)
            }
            Verdict::Open { no_loss_within, .. } if !wants_win && no_loss_within >= within => {
                Some(false)
            }
            Verdict::Open { .. } => None,
        }
    }

    /// Every turn of the loser, the most stubborn first.
    fn every_turn(&mut self, position: &Position, within: u32) -> Vec<Step> {
        let room = self.bounds.turns - self.turns;
        let mut steps = Vec::new();
        let flow = position.for_each_turn(|actions, after| {
            steps.push(Step {
                actions: actions.to_vec(),
                after: *after,
                within: within.saturating_sub(1),
            });
            // One more than there is room for tells that something is left out.
            if steps.len() > room {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if flow.is_break() {
            self.complete = false;
        }
        for step in &mut steps {
            if self.spent >= self.bounds.all {
                break;
            }
            let budget = Budget::nodes(self.bounds.question).within(step.within);
            let proof = self.solver.prove(&step.after, budget);
            self.spent += proof.nodes;
            if let Verdict::Win(distance) = proof.verdict {
                step.within = distance.at_most.min(step.within);
            }
        }
        steps.sort_by_key(|step| std::cmp::Reverse(step.within));
        steps
    }

    /// `2... c3-c4n`.
    fn name(&self, node: NodeId) -> String {
        let Some(node) = self.game.tree().node(node) else {
            return String::new();
        };
        let dots = match node.player() {
            Some(Player::Black) => "...",
            _ => ".",
        };
        match node.ply() {
            Some(ply) => format!("{}{dots} {ply}", node.number()),
            None => "the start".to_owned(),
        }
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
    use super::*;

    #[test]
    fn a_tree_too_large_is_cut_and_says_so() {
        let start: Position = "3u:T2/T2".parse().unwrap();
        let bounds = Bounds {
            turns: 12,
            question: 10_000,
            all: 100_000,
        };
        let grown = grow(&mut Solver::new(1 << 20), start, Player::White, 3, bounds);
        assert_eq!((grown.turns, grown.complete), (12, false));
        let text = grown.game.to_string();
        let remarks = text.replace('\n', " ");
        assert!(remarks.contains("The tree is cut"), "{text}");
        assert!(remarks.contains("{more turns are not shown}"), "{text}");
        assert_eq!(text.parse::<Game>().unwrap(), grown.game);
        // The main line is shown to its end all the same.
        assert_eq!(grown.game.end().winner(), Some(Player::White));
    }

    #[test]
    fn without_room_to_think_nothing_is_claimed() {
        let start: Position = "3u:T2/T2".parse().unwrap();
        let bounds = Bounds {
            turns: 100,
            question: 1,
            all: 0,
        };
        let grown = grow(&mut Solver::new(1 << 20), start, Player::White, 3, bounds);
        assert!(!grown.complete);
        assert_eq!(grown.turns, 0);
    }
}
