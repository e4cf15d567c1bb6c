//! The search of one position.

use rules::{Action, State, Word};

use super::worker::{Here, NodeResult, Window, Worker, is_lost};
use crate::Score;
use crate::evaluate::{Evaluate, Interest};
use crate::order::bring_forward;
use crate::transposition_table::{Bound, Entry};
use crate::tuning::{LOG_UNIT, LONGEST_LINE, PLY, SORTED_AHEAD};

impl<E: Evaluate> Worker<'_, E> {
    /// The value of a position for the player to move, or a bound on it outside the window.
    /// Meaningless after a stop.
    pub(super) fn node<W: Word>(
        &mut self,
        state: &State<W>,
        here: Here,
        depth: i32,
        window: Window,
    ) -> NodeResult {
        let (features, tunables) = (self.shared.features, self.shared.tunables);
        let Window {
            mut alpha,
            mut beta,
        } = window;
        let begins_turn = state.bonus().is_none();
        self.memory.lines[here.ply].clear();
        self.deepest = self.deepest.max(here.ply);

        // 1. Repetition: a draw, on this path only.
        if begins_turn && self.repeats(state) {
            return NodeResult {
                score: Score::EVEN,
                tainted: true,
            };
        }

        // 2. The end of the game, and of the longest line.
        let survey = state.survey();
        if is_lost(state, &survey) {
            return NodeResult::clean(Score::loss_in(here.turns));
        }
        if here.ply >= LONGEST_LINE {
            return NodeResult::clean(self.value(state, &survey, here, Interest::ANY));
        }

        // 3. Mate-distance pruning: nothing is better than the quickest win or worse than the
        // quickest loss still possible. Within the first turn even the quickest loss needs its own
        // line.
        let whole = self.shared.whole_turns && here.turns == 0;
        if !whole {
            alpha = alpha.max(Score::loss_in(here.turns + 2));
        }
        beta = beta.min(Score::win_in(here.turns + 1));
        if alpha >= beta {
            return NodeResult::clean(alpha);
        }
        let wide = !(Window { alpha, beta }).is_narrow();

        // 4. The table. Within the first turn it only says what can be skipped: anything better is
        // searched to the end of the turn, so that no line breaks off there.
        let known = self.recall(self.key(state, here));
        if let Some(entry) = known {
            let score = entry.score.later(here.turns);
            let enough = entry.depth >= depth || score.is_proved();
            let beyond = (entry.bound.is_lower() && score >= beta)
                || (entry.bound.is_upper() && score <= alpha);
            let exact = entry.bound == Bound::Exact && (!wide || score.is_proved());
            if enough && (beyond || exact) && !(whole && score > alpha) {
                if wide && let Some(action) = entry.action {
                    self.memory.lines[here.ply].push(action);
                }
                return NodeResult::clean(score);
            }
        }
        let hint = match known {
            None if here.turns == 0 && !self.taken.is_empty() => self.recall(state.hash()),
            known => known,
        };
        let hint = hint.and_then(|entry| entry.action);
        let mut table_action = hint;

        // 5. Leaves.
        if depth <= 0 {
            let window = Window { alpha, beta };
            return if begins_turn {
                self.leaf(state, &survey, here, depth, window)
            } else {
                self.chain_leaf(state, &survey, here, depth, window)
            };
        }

        // 6. A chain that ends the game in this turn.
        let (budget, astray) = (tunables.chain_budget, tunables.chain_astray);
        let ends = begins_turn
            && features.winning_chains
            && (self.ends_game(state, &survey, budget, astray)
                || (features.hemming
                    && known.is_none()
                    && here.turns <= tunables.hemming_turns.max(0) as u32
                    && self.hems_in(state, &survey, tunables.hemming_budget)));
        if ends {
            let score = Score::win_in(here.turns + 1);
            self.keep_chain(here);
            let action = self.memory.lines[here.ply].first().copied();
            self.remember(state, here, depth, score, Bound::Exact, action);
            return NodeResult::clean(score);
        }
        if self.stopped {
            return NodeResult::clean(alpha);
        }

        // 7. Far above the window near the leaves.
        let guess = if begins_turn {
            Some(self.value(state, &survey, here, Interest::ANY))
        } else {
            None
        };
        if features.reverse_futility
            && !wide
            && depth < tunables.reverse_depth
            && !beta.is_proved()
            && let Some(guess) = guess
            && guess.plus(-tunables.reverse_slope * depth / PLY) >= beta
        {
            return NodeResult::clean(guess);
        }

        // 8. Without a table action the order is poor: search shallower now, deeper next time.
        let mut depth = depth;
        if features.internal_reduction && table_action.is_none() && depth >= tunables.internal_depth
        {
            depth -= tunables.internal_reduction;
        }

        // 9. All actions; the table's is tried before the others are even listed.
        let floor = alpha;
        let mut best = Score::WORST;
        let mut best_action = None;
        let mut tainted = false;
        let begin = self.memory.ranked.len();
        let mut listed = false;
        let mut number = 0;
        let mut quiet = 0;
        let late_plies = depth / PLY;
        let most_quiet = tunables.late_base + tunables.late_slope * late_plies * late_plies;
        let mut left_out = false;
        loop {
            let (action, gains, repeats) = if let Some(action) = table_action.take() {
                (action, false, false)
            } else {
                if !listed {
                    listed = true;
                    let at = self.list(state, &survey, here, hint);
                    debug_assert_eq!(at, begin);
                }
                let at = begin + number - usize::from(hint.is_some());
                if at >= self.memory.ranked.len() {
                    break;
                }
                if (at - begin).is_multiple_of(SORTED_AHEAD) {
                    bring_forward(&mut self.memory.ranked[at..]);
                }
                let ranked = self.memory.ranked[at];
                (ranked.action, ranked.gains, ranked.repeats)
            };
            let first = number == 0;
            number += 1;

            // 10. Late quiet actions are skipped near the leaves, unless everything so far loses.
            if !first && !gains && best.proved_loss().is_none() {
                if features.late_pruning
                    && depth < tunables.late_depth
                    && !wide
                    && quiet >= most_quiet
                {
                    left_out = true;
                    break;
                }
                if features.futility
                    && depth < tunables.futility_depth
                    && !wide
                    && !alpha.is_proved()
                    && let Some(guess) = guess
                {
                    let margin = tunables.futility_base + tunables.futility_slope * depth / PLY;
                    if guess.plus(margin) <= alpha {
                        best = best.max(guess.plus(margin).min(alpha));
                        left_out = true;
                        break;
                    }
                }
            }
            quiet += i32::from(!gains);

            // 11. The action, shallower if it comes late.
            let Some(child) = self.play(state, here, action) else {
                break;
            };
            if self.is_taken(&child, here) {
                continue;
            }
            let full = self.depth_after(&child, depth);
            let found = if first {
                self.beyond(&child, here, full, Window { alpha, beta })
            } else {
                let mut less = 0;
                if features.late_reductions
                    && number as i32 > tunables.reduction_from
                    && depth >= tunables.reduction_depth
                {
                    less = self.reduction(depth, number);
                    if gains {
                        less /= tunables.reduction_gains.max(1);
                    }
                    if features.history {
                        let points = self.memory.history.points(state, action);
                        less -= points / tunables.reduction_history;
                    }
                    if wide {
                        less -= tunables.reduction_wide;
                    }
                }
                if repeats {
                    less += tunables.stance_reduction;
                }
                self.scout(&child, here, full, less, Window { alpha, beta })
            };
            if self.stopped {
                break;
            }

            // 12. The best so far.
            if found.score > best {
                best = found.score;
                if found.score > alpha || best_action.is_none() {
                    best_action = Some(action);
                }
                if found.score > alpha {
                    if wide || whole {
                        self.keep_line(here, action);
                    }
                    alpha = found.score;
                    if alpha >= beta {
                        tainted = found.tainted;
                        self.learn(state, here, depth, action, gains, begin, number);
                        break;
                    }
                }
            }
            tainted |= found.tainted;
        }
        self.memory.ranked.truncate(begin);
        if self.stopped {
            return NodeResult::clean(alpha);
        }
        if best == Score::WORST {
            // All turns that continue from here are excluded.
            return NodeResult::clean(best);
        }
        if left_out {
            best = best.without_proved_loss();
        }

        // 13. The table again. A result that depends on the path is stored as a bound at most.
        let bound = if best >= beta {
            Bound::Lower
        } else if best <= floor {
            Bound::Upper
        } else if tainted {
            Bound::None
        } else {
            Bound::Exact
        };
        let action = if bound == Bound::Upper {
            hint.or(best_action)
        } else {
            best_action
        };
        self.remember(state, here, depth, best, bound, action);
        NodeResult {
            score: best,
            tainted,
        }
    }

    /// By how much the action with this index is reduced.
    pub(super) fn reduction(&self, depth: i32, number: usize) -> i32 {
        let tunables = &self.shared.tunables;
        let product = log2(depth / PLY) * log2(number as i32);
        tunables.reduction_base + ((product * tunables.reduction_slope) >> 11)
    }

    /// The table's entry, if there is one.
    fn recall(&self, key: u64) -> Option<Entry> {
        if self.shared.features.table {
            self.shared.table.recall(key)
        } else {
            None
        }
    }

    /// Stores what was found, with proofs counted from the position itself.
    pub(super) fn remember<W: Word>(
        &self,
        state: &State<W>,
        here: Here,
        depth: i32,
        score: Score,
        bound: Bound,
        action: Option<Action>,
    ) {
        if self.shared.features.table {
            let entry = Entry {
                action,
                score: score.sooner(here.turns),
                bound,
                depth,
            };
            self.shared.table.remember(self.key(state, here), entry);
        }
    }

    /// Learns from a cutoff: the action was good, those tried before it were not.
    #[allow(clippy::too_many_arguments)]
    fn learn<W: Word>(
        &mut self,
        state: &State<W>,
        here: Here,
        depth: i32,
        action: Action,
        gains: bool,
        begin: usize,
        number: usize,
    ) {
        let last = self.last(here);
        let plies = depth / PLY + 1;
        let tunables = &self.shared.tunables;
        let by = (plies * plies * tunables.history_step).min(tunables.history_most);
        let memory = &mut *self.memory;
        let tried = memory.ranked.len().min(begin + number);
        for ranked in &memory.ranked[begin..tried] {
            if ranked.action != action && !ranked.gains {
                memory.history.learn(state, last, ranked.action, -by);
            }
        }
        memory.history.learn(state, last, action, by);
        if gains {
            return;
        }
        memory.history.learn_counter(last, action);
        let killers = &mut memory.killers[here.ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
    }
}

/// The logarithm to base 2, in units of [`LOG_UNIT`].
fn log2(number: i32) -> i32 {
    let number = number.max(1);
    let whole = number.ilog2() as i32;
    // Between two powers of two the logarithm is nearly linear.
    whole * LOG_UNIT + (((number - (1 << whole)) * LOG_UNIT) >> whole)
}
