//! A proof as a record: one turn of the winner, every turn of the loser.

use std::collections::{HashMap, VecDeque};
use std::ops::ControlFlow;

use engine::{Budget, Solver, Verdict};
use record::{AddError, Comment, Game, GameResult, NodeId, Ply};
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
        open: VecDeque::from([(NodeId::ROOT, within)]),
        complete: true,
    };
    while let Some((node, within)) = grower.open.pop_front() {
        grower.expand(node, within);
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
    /// Turns that are to be continued, with the turns left.
    open: VecDeque<(NodeId, u32)>,
    complete: bool,
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
        if steps.is_empty() {
            self.cut(node, "not shown");
            return;
        }
        self.shown.insert(position.hash(), (node, within));
        for (number, step) in steps.into_iter().enumerate() {
            if self.turns >= self.bounds.turns {
                self.cut(node, "more turns are not shown");
                return;
            }
            let Ok(child) = self.add(node, step.actions) else {
                self.complete = false;
                continue;
            };
            // The main line to its end first, then all others at the same pace.
            if number == 0 {
                self.open.push_front((child, step.within));
            } else {
                self.open.push_back((child, step.within));
            }
        }
    }

    fn add(&mut self, node: NodeId, actions: Vec<Action>) -> Result<NodeId, AddError> {
        let ply = Ply::new(actions).ok_or(AddError::NoSuchNode)?;
        let child = self.game.tree_mut().add(node, ply)?;
        self.turns += 1;
        Ok(child)
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
