//! Iterative deepening: the root is searched again and again, a ply deeper each time.

use std::time::Duration;

use rules::{Action, State, Word};

use super::firsts::{First, ROOT, prefer_unknown};
use super::line::{Info, Line};
use super::worker::Worker;
use crate::Score;
use crate::evaluate::Evaluate;
use crate::limits::Limits;
use crate::tuning::DEEPEST_SEARCH;

/// When and how a thread deepens.
pub(super) struct Plan {
    pub(super) limits: Limits,
    /// After this, no new depth is started.
    pub(super) soft: Option<Duration>,
    pub(super) began: Option<Duration>,
    /// The depth to begin with; threads other than the first alternate with a deeper one.
    pub(super) first_depth: u32,
}

/// The result of deepening.
pub(super) struct Deepened {
    pub(super) info: Info,
    /// The action to play, even if nothing was searched; `None` if and only if there is no legal
    /// one.
    pub(super) action: Option<Action>,
}

/// The lines of one depth.
struct Lines {
    best: Vec<Line>,
    /// There are no other turns.
    all: bool,
}

impl<E: Evaluate> Worker<'_, E> {
    /// Searches deeper and deeper until a limit is reached, and returns the last result.
    pub(super) fn deepen<W: Word>(
        &mut self,
        root: &State<W>,
        plan: &Plan,
        mut on_info: impl FnMut(&Info),
    ) -> Deepened {
        let mut firsts = self.firsts(root);
        let lines = plan.limits.lines.max(1) as usize;
        let deepest = plan.limits.depth.unwrap_or(u32::MAX);
        let deepest = deepest.clamp(1, DEEPEST_SEARCH);
        // Turns that win at once: nothing is better, whatever the depth.
        let mut wins: Vec<Line> = self.win_now(root, &mut firsts).into_iter().collect();
        let mut depth = u32::from(!wins.is_empty());
        let mut best = wins.clone();
        let sure = !wins.is_empty() && lines == 1;
        if sure {
            on_info(&self.info(depth, &best, plan));
        }
        for deeper in plan.first_depth.max(1)..=deepest {
            if sure || self.stopped || firsts.is_empty() {
                break;
            }
            depth = deeper;
            let found = self.search_lines(root, &mut firsts, &wins, &best, depth, lines);
            best = found.best;
            if self.stopped {
                break;
            }
            wins.clear();
            wins.extend(best.iter().filter(|line| wins_now(line)).cloned());
            on_info(&self.info(depth, &best, plan));
            let clock = self.shared.clock;
            let late = match (clock, plan.soft) {
                (Some(clock), Some(soft)) => clock() >= soft,
                _ => false,
            };
            let hurried = plan.soft.is_some() || plan.limits.nodes.is_some();
            let only = if lines == 1 {
                firsts.len() == 1
            } else {
                found.all && best.len() == 1
            };
            let settled = best.iter().all(|line| is_settled(line.score, depth));
            if late || (only && hurried) || settled {
                break;
            }
        }
        let action = best.first().and_then(|line| line.actions.first().copied());
        Deepened {
            info: self.info(depth, &best, plan),
            action: action.or(firsts.first().map(|first| first.action)),
        }
    }

    /// Looks for a chain that ends the game in this turn, and puts its first action first.
    fn win_now<W: Word>(&mut self, root: &State<W>, firsts: &mut [First]) -> Option<Line> {
        if !self.shared.features.winning_chains {
            return None;
        }
        let survey = root.survey();
        let tunables = &self.shared.tunables;
        let share = self.most_nodes / tunables.root_chain_share.max(1) as u64;
        let most = i32::try_from(share).unwrap_or(i32::MAX);
        let budgets = [tunables.root_chain_budget, tunables.root_hemming_budget];
        let [turning, hemming] = budgets.map(|budget| budget.min(most));
        let astray = tunables.root_chain_astray;
        if !self.ends_game(root, &survey, turning, astray) && !self.hems_in(root, &survey, hemming)
        {
            return None;
        }
        self.keep_chain(ROOT);
        let actions = self.memory.lines[0].clone();
        let at = firsts
            .iter()
            .position(|f| Some(&f.action) == actions.first())?;
        firsts[..=at].rotate_right(1);
        let score = Score::win_in(1);
        Some(Line { score, actions })
    }

    /// Searches for the best lines at a depth: the best turn, then the best of the others, and so
    /// on. If the depth was stopped, the rest is taken from the last one.
    fn search_lines<W: Word>(
        &mut self,
        root: &State<W>,
        firsts: &mut Vec<First>,
        wins: &[Line],
        last: &[Line],
        depth: u32,
        lines: usize,
    ) -> Lines {
        for first in &mut *firsts {
            first.previous = first.score;
        }
        self.taken.clear();
        let mut best: Vec<Line> = wins.to_vec();
        for line in wins {
            self.taken.add(end_of_turn(root, &line.actions));
        }
        let mut all = false;
        // The next depth starts with the order of the first line.
        let mut others = Vec::new();
        let mut lost = None;
        while best.len() < lines {
            let order = if best.len() == wins.len() {
                &mut *firsts
            } else {
                if others.is_empty() {
                    others.clone_from(firsts);
                }
                &mut others
            };
            let expected = last
                .iter()
                .find(|line| !self.taken.contains(end_of_turn(root, &line.actions)));
            let at = expected.and_then(|line| {
                let action = line.actions.first()?;
                order.iter().position(|first| first.action == *action)
            });
            if let Some(at) = at {
                order[..=at].rotate_right(1);
            }
            self.search_line(root, order, expected.map(|line| line.score), depth);
            if self.stopped && self.taken.is_empty() && prefer_unknown(order) {
                lost = order.get(1).cloned();
            }
            let Some(first) = order.first().filter(|first| first.score > Score::WORST) else {
                all = !self.stopped;
                break;
            };
            let actions = self.completed(root, &first.line);
            self.taken.add(end_of_turn(root, &actions));
            best.push(Line {
                score: first.score,
                actions,
            });
            if self.stopped {
                break;
            }
        }
        if self.stopped {
            self.fill_up(root, &mut best, lost.as_ref(), last, lines);
        }
        self.taken.clear();
        // Later searches to the same depth may see more than earlier ones.
        best.sort_by_key(|line| std::cmp::Reverse(line.score));
        Lines { best, all }
    }

    /// Adds lines of the last depth to those of a depth that was stopped, except any now known to
    /// be lost.
    fn fill_up<W: Word>(
        &mut self,
        root: &State<W>,
        best: &mut Vec<Line>,
        lost: Option<&First>,
        last: &[Line],
        lines: usize,
    ) {
        if let Some(first) = lost
            && best.len() < lines
        {
            best.push(Line {
                score: first.score,
                actions: self.completed(root, &first.line),
            });
        }
        for line in last {
            let end = end_of_turn(root, &line.actions);
            let is_lost = lost.is_some_and(|first| line.actions.first() == Some(&first.action));
            if best.len() < lines && !is_lost && !self.taken.contains(end) {
                self.taken.add(end);
                best.push(line.clone());
            }
        }
    }

    fn info(&self, depth: u32, lines: &[Line], plan: &Plan) -> Info {
        let time = match (self.shared.clock, plan.began) {
            (Some(clock), Some(began)) => Some(clock().saturating_sub(began)),
            _ => None,
        };
        Info {
            depth,
            deepest: self.deepest as u32,
            nodes: self.nodes,
            time,
            table_permille: self.shared.table.permille(),
            lines: lines.to_vec(),
        }
    }

    /// A line with its first turn completed from the table.
    fn completed<W: Word>(&self, root: &State<W>, line: &[Action]) -> Vec<Action> {
        let mut actions = line.to_vec();
        let mut state = *root;
        for action in line {
            state.play_unchecked(*action);
            if state.to_move() != root.to_move() {
                return actions;
            }
        }
        while state.to_move() == root.to_move() && state.bonus().is_some() {
            let known = self.shared.table.recall(state.hash());
            let action = known.and_then(|entry| entry.action);
            let action = action
                .filter(|action| state.why_not(*action).is_none())
                .unwrap_or(Action::End);
            actions.push(action);
            state.play_unchecked(action);
        }
        actions
    }
}

/// The hash of the position after the first turn of a line.
fn end_of_turn<W: Word>(root: &State<W>, actions: &[Action]) -> u64 {
    let mut state = *root;
    for action in actions {
        state.play_unchecked(*action);
        if state.to_move() != root.to_move() {
            break;
        }
    }
    state.hash()
}

fn wins_now(line: &Line) -> bool {
    line.score.proved_win() == Some(1)
}

/// Whether looking deeper can only confirm a proof.
fn is_settled(score: Score, depth: u32) -> bool {
    match (score.proved_win(), score.proved_loss()) {
        (Some(turns), _) => turns <= 1 || depth > 2 * turns,
        (_, Some(turns)) => depth > 2 * turns,
        _ => false,
    }
}
