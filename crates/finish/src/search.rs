//! The search through the chains of one turn.

use arrayvec::ArrayVec;
use rules::{Action, Direction, MAX_SIZE, State, Survey, Word};

use crate::hindering::Targets;
use crate::lists::{Candidate, Lists};
use crate::turning::{Order, for_each_turning};

/// Which actions a search tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Every action that could contribute: the answer is exact.
    Everything,
    /// Slides that turn slidable pieces of the opponent.
    Turning {
        /// How many of these pieces may be out of reach now and come within reach later.
        astray: u32,
        /// What to try first.
        order: Order,
    },
    /// Also slides that end beside them and, with a bonus open, placements there.
    Hemming {
        /// The most of these pieces for which placements are tried.
        placing_targets: u32,
        /// What to try first.
        order: Order,
    },
}

impl Scope {
    /// Whether a quick look shows that the position offers nothing within the scope.
    #[inline]
    pub fn is_hopeless<W: Word>(&self, state: &State<W>, survey: &Survey<W>) -> bool {
        let Scope::Turning { astray, .. } = *self else {
            return false;
        };
        let mover = state.to_move();
        let targets = survey.slidable[mover.opponent() as usize];
        let reached = targets & survey.turnable[mover as usize];
        let sliders = survey.slidable[mover as usize].len();
        reached.is_empty() || targets.minus(reached).len() > astray.min(sliders.saturating_sub(1))
    }
}

/// What a search asks its caller.
pub trait Guide<W: Word> {
    /// Called before each position; `false` pauses the search.
    fn visit(&mut self) -> bool;

    /// Whether to leave an action out.
    fn overlooks(&mut self, _state: &State<W>, _action: Action) -> bool {
        false
    }

    /// What is known about a position, if anything.
    fn recall(&mut self, _state: &State<W>) -> Option<bool> {
        None
    }

    /// Called with whether a position can be ended, once that is certain within the scope.
    fn remember(&mut self, _state: &State<W>, _ends: bool) {}
}

/// The outcome of a search so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// This turn can end the game. [`Lists::chain`] says how, unless [`Guide::recall`] knew.
    Ends,
    /// Nothing within the scope does.
    Fails,
    /// There may be a longer chain than was allowed.
    TooLong,
    /// [`Guide::visit`] asked for a pause; [`ChainSearch::run`] resumes where it stopped.
    Paused,
}

/// No chain is longer: every action but the last makes one of the player's active pieces inactive.
pub(crate) const LONGEST: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// A search for a chain in this turn that leaves the opponent without an action.
#[derive(Clone, Debug)]
pub struct ChainSearch<W> {
    scope: Scope,
    /// The positions of the chain being tried.
    path: ArrayVec<Link<W>, LONGEST>,
    /// Longer chains are not followed.
    longest: usize,
    /// Whether a chain was cut off for its length.
    cut: bool,
}

/// A position of the chain.
#[derive(Clone, Debug)]
struct Link<W> {
    state: State<W>,
    /// Where its candidates begin; they run to the end of the list.
    begin: usize,
    /// How many of them, at the front, have been tried and leave the turn open.
    open: usize,
    /// The action that continues the chain.
    taken: Action,
}

impl<W: Word> ChainSearch<W> {
    /// A search that has not begun; see [`ChainSearch::begin`].
    pub fn new(scope: Scope) -> ChainSearch<W> {
        ChainSearch {
            scope,
            path: ArrayVec::new(),
            longest: LONGEST,
            cut: false,
        }
    }

    /// Follows no chain of more actions than this, not counting its `end`.
    #[must_use]
    pub fn at_most(mut self, actions: usize) -> ChainSearch<W> {
        self.longest = actions.min(LONGEST);
        self
    }

    /// Begins at a position, given its survey.
    pub fn begin(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        lists: &mut Lists,
        guide: &mut impl Guide<W>,
    ) {
        lists.candidates.clear();
        lists.chain.clear();
        self.path.clear();
        self.cut = false;
        self.push(state, survey, lists, guide);
    }

    /// Runs until the answer is known or the guide asks for a pause.
    pub fn run(&mut self, lists: &mut Lists, guide: &mut impl Guide<W>) -> Outcome {
        while let Some(link) = self.path.last_mut() {
            let untried = lists.candidates.len() - link.begin - link.open;
            if untried == 0 && link.open == 0 {
                if !self.cut {
                    guide.remember(&link.state, false);
                }
                self.path.pop();
                continue;
            }
            if untried == 0 {
                if self.follow(lists, guide) {
                    return self.won(guide);
                }
                continue;
            }
            if !guide.visit() {
                return Outcome::Paused;
            }
            if self.attempt(lists, guide) {
                return self.won(guide);
            }
        }
        if self.cut {
            Outcome::TooLong
        } else {
            Outcome::Fails
        }
    }

    /// Tries the next candidate; `true` if it ends the game.
    fn attempt(&mut self, lists: &mut Lists, guide: &mut impl Guide<W>) -> bool {
        let Some(link) = self.path.last_mut() else {
            return false;
        };
        let candidate = match self.scope {
            Scope::Everything => lists.candidates.pop(),
            Scope::Turning { .. } | Scope::Hemming { .. } => lists.take_best(link.begin),
        };
        let Some(Candidate { action, .. }) = candidate else {
            return false;
        };
        let mover = link.state.to_move();
        let mut after = link.state;
        after.play_unchecked(action);
        if after.to_move() != mover {
            let wins = after.has_lost();
            if wins {
                self.keep_chain(lists, &[action]);
            }
            return wins;
        }
        let survey = after.survey();
        let left = survey.slidable[mover.opponent() as usize];
        if left.is_empty() && is_lost_after_end(&after) {
            guide.remember(&after, true);
            self.keep_chain(lists, &[action, Action::End]);
            return true;
        }
        if self.path.len() >= self.longest {
            self.cut = true;
            return false;
        }
        let Some(link) = self.path.last_mut() else {
            return false;
        };
        if self.scope == Scope::Everything {
            // All single actions come first, then the chains that leave the fewest pieces.
            let last = lists.candidates.len();
            let points = -(left.len() as i32);
            lists
                .candidates
                .push(Candidate::new(action, points, link.open));
            lists.candidates.swap(link.begin + link.open, last);
            link.open += 1;
            return false;
        }
        link.taken = action;
        self.enter(&after, &survey, lists, guide)
    }

    /// Follows the most promising of the candidates that leave the turn open; `true` if it is known
    /// to end the game.
    fn follow(&mut self, lists: &mut Lists, guide: &mut impl Guide<W>) -> bool {
        let Some(link) = self.path.last_mut() else {
            return false;
        };
        let Some(Candidate { action, .. }) = lists.take_best(link.begin) else {
            return false;
        };
        link.open -= 1;
        link.taken = action;
        let mut after = link.state;
        after.play_unchecked(action);
        let survey = after.survey();
        self.enter(&after, &survey, lists, guide)
    }

    /// Continues from a position; `true` if the game is known to be winnable from it in this turn.
    fn enter(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        lists: &mut Lists,
        guide: &mut impl Guide<W>,
    ) -> bool {
        if let Some(ends) = guide.recall(state) {
            return ends;
        }
        self.push(state, survey, lists, guide);
        false
    }

    fn push(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        lists: &mut Lists,
        guide: &mut impl Guide<W>,
    ) {
        if self.scope.is_hopeless(state, survey) {
            return;
        }
        let link = Link {
            state: *state,
            begin: lists.candidates.len(),
            open: 0,
            taken: Action::End,
        };
        match self.path.try_push(link) {
            Ok(()) => self.list(state, survey, lists, guide),
            Err(_) => self.cut = true,
        }
    }

    fn list(
        &self,
        state: &State<W>,
        survey: &Survey<W>,
        lists: &mut Lists,
        guide: &mut impl Guide<W>,
    ) {
        let mover = state.to_move();
        let targets = survey.slidable[mover.opponent() as usize];
        let begin = lists.candidates.len();
        let mut add = |action: Action, points: i32| {
            if !guide.overlooks(state, action) {
                lists.add(begin, action, points);
            }
        };
        let (order, reached, around, placing_targets) = match self.scope {
            Scope::Everything => {
                let stoppable = Targets::new(targets, state);
                each_legal(state, &mut |action| {
                    if action != Action::End && stoppable.can_be_stopped_by(action) {
                        add(action, 0);
                    }
                });
                // Declining a bonus is the simplest way to end a game that is already won.
                if state.bonus().is_some() && stoppable.can_be_stopped_by(Action::End) {
                    add(Action::End, 0);
                    lists.candidates[begin..].rotate_right(1);
                }
                // Candidates are tried from the end of the list.
                lists.candidates[begin..].reverse();
                return;
            }
            Scope::Turning { ref order, .. } => {
                let reached = targets & survey.turnable[mover as usize];
                (order, reached, W::EMPTY, 0)
            }
            Scope::Hemming {
                placing_targets,
                ref order,
            } => {
                let around = Direction::ALL
                    .into_iter()
                    .fold(W::EMPTY, |set, d| set | targets.stepped(d, state.board()));
                (order, targets, around, placing_targets)
            }
        };
        for_each_turning(state, reached, around, order, &mut add);
        if !around.is_empty() && state.bonus().is_some() && targets.len() <= placing_targets {
            each_legal(state, &mut |action| {
                if let Action::Place { to, .. } = action
                    && around.contains(to)
                {
                    add(action, order.placing);
                }
            });
        }
    }

    fn keep_chain(&self, lists: &mut Lists, last: &[Action]) {
        let before = self.path.split_last().map_or(&[][..], |(_, before)| before);
        lists.chain.extend(before.iter().map(|link| link.taken));
        lists.chain.extend_from_slice(last);
    }

    fn won(&mut self, guide: &mut impl Guide<W>) -> Outcome {
        for link in self.path.drain(..) {
            guide.remember(&link.state, true);
        }
        Outcome::Ends
    }
}

/// Calls back for every legal action; compiled once, as [`for_each_turning`]'s slides are.
#[inline(never)]
fn each_legal<W: Word>(state: &State<W>, callback: &mut dyn FnMut(Action)) {
    state.legal().for_each(callback);
}

/// Whether the opponent, who has nothing to slide, loses if the bonus is declined. A player without
/// a piece on the board may still place the first.
fn is_lost_after_end<W: Word>(state: &State<W>) -> bool {
    if !state.pieces_of(state.to_move().opponent()).is_empty() {
        return true;
    }
    let mut after = *state;
    after.play_unchecked(Action::End);
    after.has_lost()
}
