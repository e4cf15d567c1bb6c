//! Where the search stops looking further: what must still be looked at.

use rules::{Action, Direction, State, Survey, Word};

use super::worker::{Found, Here, Window, Worker};
use crate::Score;
use crate::evaluate::Evaluate;
use crate::order::bring_forward;
use crate::table::Bound;
use crate::tuning::PLY;

/// Which actions a search for a chain that ends the game looks at.
#[derive(Clone, Copy)]
enum Reach {
    /// Slides that turn slidable pieces of the opponent.
    Turning {
        /// How many of them may be out of reach now and come into it later.
        astray: u32,
    },
    /// Also slides and, at the end, placements beside them.
    Hemming,
}

impl<E: Evaluate> Worker<'_, E> {
    /// The worth of a position at the beginning of a turn: the guess, or better if a slide that
    /// turns many pieces shows so.
    pub(super) fn leaf<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        here: Here,
        depth: i32,
        window: Window,
    ) -> Found {
        let (features, tunables) = (self.shared.features, self.shared.tunables);
        let budget = tunables.leaf_chain_budget;
        let astray = tunables.leaf_chain_astray.max(0) as u32;
        let mover = state.to_move();
        let few =
            survey.slidable[mover.opponent() as usize].len() as i32 <= tunables.leaf_chain_targets;
        if features.winning_leaves && few && self.ends_game(state, survey, budget, astray) {
            let score = Score::win_in(here.turns + 1);
            self.keep_chain(here);
            let action = self.memory.lines[here.ply].first().copied();
            self.remember(state, here, 0, score, Bound::Exact, action);
            return Found::clean(score);
        }
        let guess = self.value(state, survey, here);
        if !features.slide_quiescence
            || self.stopped
            || guess >= window.beta
            || depth <= -tunables.slide_turns * PLY
            || guess.plus(tunables.slide_margin) <= window.alpha
        {
            return Found::clean(guess);
        }
        let targets = survey.slidable[mover.opponent() as usize] & survey.turnable[mover as usize];
        if targets.is_empty() {
            return Found::clean(guess);
        }
        let begin = self.list_turning(state, targets, W::EMPTY);
        let mut best = Found::clean(guess);
        let width = (tunables.slide_width.max(0) as usize).min(self.memory.ranked.len() - begin);
        bring_forward(&mut self.memory.ranked[begin..]);
        for at in begin..begin + width {
            let action = self.memory.ranked[at].action;
            let Some(child) = self.play(state, here, action) else {
                break;
            };
            let alpha = window.alpha.max(best.score);
            let found = self.beyond(&child, here, depth - PLY, Window { alpha, ..window });
            if self.stopped {
                break;
            }
            best.tainted |= found.tainted;
            if found.score > best.score {
                best.score = found.score;
                self.keep_line(here, action);
                if found.score >= window.beta {
                    break;
                }
            }
        }
        self.memory.ranked.truncate(begin);
        best
    }

    /// The worth of a position with a bonus open: ending the turn, or going on with one of the
    /// few actions that look best.
    pub(super) fn chain_leaf<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        here: Here,
        depth: i32,
        window: Window,
    ) -> Found {
        let width = if self.shared.features.chain_quiescence {
            self.shared.tunables.chain_width.max(0) as usize
        } else {
            0
        };
        let begin = self.list(state, survey, here, Some(Action::End));
        bring_forward(&mut self.memory.ranked[begin..]);
        let count = self.memory.ranked.len() - begin;
        let mut best = Found::clean(Score::WORST);
        let mut tried = 0;
        for number in 0..=count {
            if tried > width {
                break;
            }
            let action = match number.checked_sub(1) {
                None => Action::End,
                Some(n) => self.memory.ranked[begin + n].action,
            };
            let Some(child) = self.play(state, here, action) else {
                break;
            };
            if self.is_taken(&child, here) {
                continue;
            }
            let alpha = window.alpha.max(best.score);
            let found = self.beyond(&child, here, depth.min(0), Window { alpha, ..window });
            if self.stopped {
                break;
            }
            // Only if all turns that go on from there are left out it has no worth at all.
            tried += usize::from(found.score > Score::WORST);
            best.tainted |= found.tainted;
            if found.score > best.score {
                best.score = found.score;
                self.keep_line(here, action);
                if found.score >= window.beta {
                    break;
                }
            }
        }
        self.memory.ranked.truncate(begin);
        if best.score > Score::WORST {
            best.score = best.score.without_proved_loss();
        }
        best
    }

    /// Lists the slides that turn some of the targets, those that turn most first, and those that
    /// end on some spaces.
    fn list_turning<W: Word>(&mut self, state: &State<W>, targets: W, ending: W) -> usize {
        let own = state.pieces_of(state.to_move());
        let ranked = &mut self.memory.ranked;
        let begin = ranked.len();
        let mut last = None;
        let mut gain = 0;
        state.legal().for_each_slide(|action| {
            let Action::Slide { from, to, stance } = action else {
                return;
            };
            // Active stances differ little in what follows at once: one is enough.
            let active = stance.is_some_and(rules::Stance::is_active);
            if last == Some((from, to, true)) && active {
                return;
            }
            if last.is_none_or(|(f, t, _)| (f, t) != (from, to)) {
                gain = i32::from(ending.contains(to)) * 50;
                if let Some(direction) = from.direction_to(to) {
                    let [left, right] = state.swept(W::path(from, to, direction), direction);
                    let turned = left | right;
                    let theirs = (turned & targets).len() as i32;
                    if theirs > 0 {
                        gain = theirs * 4 - (turned & own).len() as i32 * 2 + 100;
                    }
                }
            }
            last = Some((from, to, active));
            if gain > 0 {
                let number = ranked.len() - begin;
                let falls = i32::from(!active);
                ranked.push(crate::order::Ranked::new(action, gain - falls, number));
            }
        });
        self.oversight.remove(state, &mut self.memory.ranked, begin);
        begin
    }

    /// Lists the placements on some spaces after the actions already listed.
    fn list_placing<W: Word>(&mut self, state: &State<W>, spaces: W) {
        let ranked = &mut self.memory.ranked;
        let begin = ranked.len();
        state.legal().for_each(|action| {
            if let Action::Place { to, .. } = action
                && spaces.contains(to)
            {
                let number = ranked.len();
                ranked.push(crate::order::Ranked::new(action, 60, number));
            }
        });
        self.oversight.remove(state, ranked, begin);
    }

    /// Whether a chain of this turn leaves the opponent nothing to slide, as far as a few
    /// positions tell. The chain is then in `memory.chain`, last action first.
    pub(super) fn ends_game<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        mut budget: i32,
        astray: u32,
    ) -> bool {
        let mover = state.to_move();
        let targets = survey.slidable[mover.opponent() as usize];
        if targets.is_empty() || targets.len() > 2 * survey.slidable[mover as usize].len() {
            return false;
        }
        self.memory.chain.clear();
        self.extend_chain(state, survey, &mut budget, Reach::Turning { astray })
    }

    /// Like [`Worker::ends_game`], but also by hemming in what cannot be turned.
    pub(super) fn hems_in<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        mut budget: i32,
    ) -> bool {
        self.memory.chain.clear();
        let targets = survey.slidable[state.to_move().opponent() as usize].len();
        targets as i32 <= self.shared.tunables.hemming_targets
            && self.extend_chain(state, survey, &mut budget, Reach::Hemming)
    }

    fn extend_chain<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        budget: &mut i32,
        reach: Reach,
    ) -> bool {
        let mover = state.to_move();
        let opponent = mover.opponent();
        let targets = survey.slidable[opponent as usize];
        let reached = targets & survey.turnable[mover as usize];
        let begin = match reach {
            Reach::Turning { astray } => {
                let sliders = survey.slidable[mover as usize].len();
                let astray = astray.min(sliders.saturating_sub(1));
                if reached.is_empty() || targets.minus(reached).len() > astray {
                    return false;
                }
                self.list_turning(state, reached, W::EMPTY)
            }
            Reach::Hemming => {
                let around = Direction::ALL
                    .into_iter()
                    .fold(W::EMPTY, |set, d| set | targets.stepped(d, state.board()));
                let begin = self.list_turning(state, targets, around);
                if state.bonus().is_some() && targets.len() <= 2 {
                    self.list_placing(state, around);
                }
                begin
            }
        };
        let mut won = false;
        while self.memory.ranked.len() > begin {
            if *budget <= 0 {
                break;
            }
            // Few are looked at: picking the best of the rest is cheaper than sorting.
            let best = (begin..self.memory.ranked.len())
                .max_by_key(|at| self.memory.ranked[*at].order())
                .unwrap_or(begin);
            let action = self.memory.ranked.swap_remove(best).action;
            *budget -= 1;
            if !self.visit() {
                break;
            }
            let mut after = *state;
            after.play_unchecked(action);
            let next = after.survey();
            let wins = next.slidable[opponent as usize].is_empty()
                && !after.pieces_of(opponent).is_empty();
            if after.to_move() != mover {
                won = wins;
            } else if wins {
                self.memory.chain.push(Action::End);
                won = true;
            } else {
                won = self.extend_chain(&after, &next, budget, reach);
            }
            if won {
                self.memory.chain.push(action);
                break;
            }
        }
        self.memory.ranked.truncate(begin);
        won
    }

    /// Makes the chain found the best line from here.
    pub(super) fn keep_chain(&mut self, here: Here) {
        let memory = &mut *self.memory;
        let line = &mut memory.lines[here.ply];
        line.clear();
        line.extend(memory.chain.iter().rev());
    }
}
