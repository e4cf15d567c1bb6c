//! The first actions: searches the root for the best turn that is not yet excluded.

use rules::{Action, State, Word};

use super::worker::{Here, Window, Worker};
use crate::Score;
use crate::evaluate::Evaluate;
use crate::order::bring_forward;
use crate::transposition_table::Bound;
use crate::tuning::{PLY, SORTED_AHEAD};

pub(super) const ROOT: Here = Here { ply: 0, turns: 0 };

/// A first action and what is known about it.
#[derive(Clone, Debug)]
pub(super) struct First {
    pub(super) action: Action,
    gains: bool,
    repeats: bool,
    /// [`Score::WORST`] until searched at this depth.
    pub(super) score: Score,
    /// At the last depth.
    pub(super) previous: Score,
    pub(super) line: Vec<Action>,
}

impl<E: Evaluate> Worker<'_, E> {
    /// The first actions, in list order.
    pub(super) fn firsts<W: Word>(&mut self, root: &State<W>) -> Vec<First> {
        let begin = self.list(root, &root.survey(), ROOT, None);
        let mut at = begin;
        while at < self.memory.ranked.len() {
            bring_forward(&mut self.memory.ranked[at..]);
            at += SORTED_AHEAD;
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

    /// Searches for the best turn that is not excluded and puts its first action first. If there is
    /// no such turn, no first action has a score afterwards.
    pub(super) fn search_line<W: Word>(
        &mut self,
        root: &State<W>,
        firsts: &mut [First],
        expected: Option<Score>,
        depth: u32,
    ) {
        let mut width = self.shared.tunables.aspiration_window;
        let mut window = Window {
            alpha: Score::WORST,
            beta: Score::BEST,
        };
        if self.shared.features.aspiration
            && depth as i32 >= self.shared.tunables.aspiration_depth
            && let Some(expected) = expected.filter(|score| !score.is_proved())
        {
            window.alpha = expected.plus(-width);
            window.beta = expected.plus(width);
        }
        loop {
            for first in &mut *firsts {
                first.score = Score::WORST;
            }
            let best = self.search_firsts(root, firsts, depth as i32 * PLY, window);
            firsts.sort_by_key(|f| std::cmp::Reverse((f.score, f.previous)));
            if self.stopped {
                break;
            }
            width = width.saturating_mul(self.shared.tunables.aspiration_growth);
            let wide = width > self.shared.tunables.aspiration_widest;
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
            if self.is_taken(&child, ROOT) {
                continue;
            }
            let full = self.depth_after(&child, depth);
            let found = if number == 1 {
                self.beyond(&child, ROOT, full, Window { alpha, beta })
            } else {
                let mut less = 0;
                if features.late_reductions
                    && number as i32 > tunables.reduction_from
                    && depth >= tunables.reduction_depth
                {
                    less = self.reduction(depth, number) - tunables.reduction_wide;
                    if first.gains {
                        less /= tunables.reduction_gains.max(1);
                    }
                }
                if first.repeats {
                    less += tunables.stance_reduction;
                }
                self.scout(&child, ROOT, full, less, Window { alpha, beta })
            };
            if self.stopped {
                break;
            }
            // Below the window a line may be unfinished, and its turn could be an excluded one.
            let kept = number == 1 && self.taken.is_empty();
            if kept || found.score > alpha {
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
        if !self.stopped && self.taken.is_empty() && best > window.alpha && best < beta {
            let action = self.memory.lines[0].first().copied();
            let bound = Bound::None;
            self.remember(root, ROOT, depth, best, bound, action);
        }
        best
    }
}

/// After a stop, a proved loss of the first action says nothing about those not yet searched: the
/// next of them is the better choice, and the position is not proved lost. Returns whether that was
/// the case.
pub(super) fn prefer_unknown(firsts: &mut [First]) -> bool {
    if firsts
        .first()
        .is_some_and(|f| f.score > Score::WORST && f.score.proved_loss().is_some())
        && let Some(at) = firsts.iter().position(|f| f.score == Score::WORST)
    {
        firsts[at].score = firsts[0].score.without_proved_loss();
        firsts[..=at].rotate_right(1);
        return true;
    }
    false
}
