//! Iterative deepening: the search of the root, again and again, a ply deeper each time.

use std::time::Duration;

use rules::{Action, State, Word};

use super::line::{Info, Line};
use super::worker::{Here, LONGEST_LINE, Window, Worker};
use crate::Score;
use crate::evaluate::Evaluate;
use crate::limits::Limits;
use crate::order::bring_forward;
use crate::table::Bound;
use crate::tuning::PLY;

/// A first action with what is known about it.
#[derive(Clone, Debug)]
struct First {
    action: Action,
    gains: bool,
    repeats: bool,
    /// [`Score::WORST`] until searched at this depth.
    score: Score,
    /// At the last depth.
    previous: Score,
    line: Vec<Action>,
}

impl First {
    /// The score of this depth or, if there is none yet, of the last.
    fn shown(&self) -> Score {
        let known = [self.score, self.previous];
        known
            .into_iter()
            .find(|score| *score > Score::WORST)
            .unwrap_or(Score::EVEN)
    }
}

/// When and how a thread deepens.
pub(super) struct Plan {
    pub(super) limits: Limits,
    /// After this no new depth is begun.
    pub(super) soft: Option<Duration>,
    pub(super) began: Option<Duration>,
    /// The depth to begin with; threads other than the first begin deeper by turns.
    pub(super) first_depth: u32,
}

const ROOT: Here = Here { ply: 0, turns: 0 };

impl<E: Evaluate> Worker<'_, E> {
    /// Searches deeper and deeper until a limit is reached, and returns the last result.
    pub(super) fn deepen<W: Word>(
        &mut self,
        root: &State<W>,
        plan: &Plan,
        mut on_info: impl FnMut(&Info),
    ) -> Info {
        let mut firsts = self.firsts(root);
        let lines = (plan.limits.lines.max(1) as usize).min(firsts.len());
        let deepest = plan.limits.depth.unwrap_or(u32::MAX);
        let deepest = deepest.clamp(1, LONGEST_LINE as u32 - 20);
        let mut info = self.info(0, root, &firsts[..lines], plan);
        if self.win_now(root, &mut firsts) && lines == 1 {
            info = self.info(1, root, &firsts[..lines], plan);
            on_info(&info);
            return info;
        }
        for depth in plan.first_depth.max(1)..=deepest {
            if self.stopped || firsts.is_empty() {
                break;
            }
            for first in &mut firsts {
                first.previous = first.score;
            }
            for line in 0..lines {
                self.search_line(root, &mut firsts, line, depth);
                if self.stopped {
                    break;
                }
            }
            if lines > 1 {
                firsts[..lines].sort_by_key(|first| std::cmp::Reverse(first.shown()));
            }
            info = self.info(depth, root, &firsts[..lines], plan);
            if self.stopped {
                break;
            }
            on_info(&info);
            let clock = self.shared.clock;
            let late = match (clock, plan.soft) {
                (Some(clock), Some(soft)) => clock() >= soft,
                _ => false,
            };
            let hurried = plan.soft.is_some() || plan.limits.nodes.is_some();
            let forced = firsts.len() == 1 && hurried;
            if late || forced || (lines == 1 && is_settled(firsts[0].score, depth)) {
                break;
            }
        }
        info
    }

    /// The first actions, in the order of the list.
    fn firsts<W: Word>(&mut self, root: &State<W>) -> Vec<First> {
        let begin = self.list(root, &root.survey(), ROOT, None);
        let mut at = begin;
        while at < self.memory.ranked.len() {
            bring_forward(&mut self.memory.ranked[at..]);
            at += crate::order::FORWARD;
        }
        let firsts = self.memory.ranked.drain(begin..).map(|ranked| First {
            action: ranked.action,
            gains: ranked.gains,
            repeats: ranked.repeats,
            score: Score::WORST,
            previous: Score::WORST,
            line: vec![ranked.action],
        });
        firsts.collect()
    }

    /// Looks for a chain that ends the game in this turn, and puts its first action first.
    fn win_now<W: Word>(&mut self, root: &State<W>, firsts: &mut [First]) -> bool {
        if !self.shared.features.winning_chains {
            return false;
        }
        let survey = root.survey();
        let tunables = &self.shared.tunables;
        // A tenth of the nodes at most.
        let most = i32::try_from(self.most_nodes / 10).unwrap_or(i32::MAX);
        let budgets = [tunables.root_chain_budget, tunables.root_hemming_budget];
        let [turning, hemming] = budgets.map(|budget| budget.min(most));
        if !self.ends_game(root, &survey, turning, 2) && !self.hems_in(root, &survey, hemming) {
            return false;
        }
        self.keep_chain(ROOT);
        let line = &self.memory.lines[0];
        let Some(at) = firsts.iter().position(|f| Some(&f.action) == line.first()) else {
            return false;
        };
        firsts[at].score = Score::win_in(1);
        firsts[at].line.clone_from(line);
        firsts[..=at].rotate_right(1);
        true
    }

    /// Searches the best first action from number `line` on.
    fn search_line<W: Word>(
        &mut self,
        root: &State<W>,
        firsts: &mut [First],
        line: usize,
        depth: u32,
    ) {
        let expected = firsts[line].previous;
        let mut width = self.shared.tunables.aspiration_window;
        let mut window = Window {
            alpha: Score::WORST,
            beta: Score::BEST,
        };
        if self.shared.features.aspiration && depth >= 4 && !expected.is_proved() {
            window.alpha = expected.plus(-width);
            window.beta = expected.plus(width);
        }
        loop {
            for first in &mut firsts[line..] {
                first.score = Score::WORST;
            }
            let best = self.search_firsts(root, &mut firsts[line..], depth as i32 * PLY, window);
            firsts[line..].sort_by_key(|f| std::cmp::Reverse((f.score, f.previous)));
            if self.stopped {
                prefer_unknown(&mut firsts[line..]);
                break;
            }
            width = width.saturating_mul(3);
            let wide = width > 2_000;
            if best <= window.alpha && window.alpha > Score::WORST {
                window.alpha = if wide {
                    Score::WORST
                } else {
                    best.plus(-width)
                };
            } else if best >= window.beta && window.beta < Score::BEST {
                window.beta = if wide { Score::BEST } else { best.plus(width) };
            } else {
                break;
            }
        }
    }

    /// Searches first actions and returns the best score.
    fn search_firsts<W: Word>(
        &mut self,
        root: &State<W>,
        firsts: &mut [First],
        depth: i32,
        window: Window,
    ) -> Score {
        let (features, tunables) = (self.shared.features, self.shared.tunables);
        let Window { mut alpha, beta } = window;
        let mut best = Score::WORST;
        for (number, first) in (1..).zip(firsts) {
            let Some(child) = self.play(root, ROOT, first.action) else {
                break;
            };
            let step = if child.switched {
                PLY
            } else {
                tunables.chain_step
            };
            let full = depth - step;
            let found = if number == 1 {
                self.beyond(&child, ROOT, full, Window { alpha, beta })
            } else {
                let mut less = 0;
                if features.late_reductions
                    && number as i32 > tunables.reduction_from
                    && depth >= 2 * PLY
                {
                    less = self.reduction(depth, number) - PLY / 2;
                    if first.gains {
                        less /= 2;
                    }
                }
                if first.repeats {
                    less += tunables.stance_reduction;
                }
                let less = less.clamp(0, (full - 1).max(0));
                let mut found = self.beyond(&child, ROOT, full - less, Window::narrow(alpha));
                if found.score > alpha && less > 0 && !self.stopped {
                    found = self.beyond(&child, ROOT, full, Window::narrow(alpha));
                }
                if found.score > alpha && found.score < beta && !self.stopped {
                    found = self.beyond(&child, ROOT, full, Window { alpha, beta });
                }
                found
            };
            if self.stopped {
                break;
            }
            if number == 1 || found.score > alpha {
                first.score = found.score;
                self.keep_line(ROOT, first.action);
                first.line.clone_from(&self.memory.lines[0]);
            }
            best = best.max(found.score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        if !self.stopped && best > window.alpha && best < beta {
            let action = self.memory.lines[0].first().copied();
            let bound = Bound::None;
            self.remember(root, ROOT, depth, best, bound, action);
        }
        best
    }

    fn info<W: Word>(&self, depth: u32, root: &State<W>, firsts: &[First], plan: &Plan) -> Info {
        let lines = firsts.iter().map(|first| Line {
            score: first.shown(),
            actions: self.completed(root, &first.line),
        });
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
            lines: lines.collect(),
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

/// After a stop, a proved loss of the first action says nothing about those not looked at any more:
/// the next of them is the better choice, and the position is not proved to be lost.
fn prefer_unknown(firsts: &mut [First]) {
    if firsts
        .first()
        .is_some_and(|f| f.score > Score::WORST && f.score.proved_loss().is_some())
        && let Some(at) = firsts.iter().position(|f| f.score == Score::WORST)
    {
        firsts[at].score = firsts[0].score.without_proved_loss();
        firsts[..=at].rotate_right(1);
    }
}

/// Whether looking deeper can only confirm a proof.
fn is_settled(score: Score, depth: u32) -> bool {
    match (score.proved_win(), score.proved_loss()) {
        (Some(turns), _) => turns <= 1 || depth > 2 * turns,
        (_, Some(turns)) => depth > 2 * turns,
        _ => false,
    }
}
