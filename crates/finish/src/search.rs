//! The search through the chains of one turn.

use arrayvec::ArrayVec;
use rules::{Action, MAX_SIZE};

use crate::board::Board;
use crate::lists::{Candidate, Lists};
use crate::scope::SearchScope;

/// What a search asks its caller.
pub trait Guide<B: Board> {
    /// Called before each position; `false` pauses the search.
    fn visit(&mut self) -> bool;

    /// Whether to skip an action.
    fn overlooks(&mut self, _board: &B, _action: Action) -> bool {
        false
    }

    /// The cached result of a position, if any.
    fn recall(&mut self, _board: &B) -> Option<bool> {
        None
    }

    /// Called with the result of a position once it is certain within the scope.
    fn remember(&mut self, _board: &B, _ends: bool) {}
}

/// The outcome of a search so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainResult {
    /// This turn can end the game. [`Lists::chain`] says how, unless [`Guide::recall`] knew.
    Ends,
    /// Nothing within the scope does.
    Fails,
    /// There may be a longer chain than was allowed.
    TooLong,
    /// [`Guide::visit`] asked for a pause; [`ChainSearch::run`] resumes where it stopped.
    Paused,
}

/// An upper bound on the length of a chain: every action but the last makes one of the player's
/// active pieces inactive.
pub(crate) const LONGEST: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// A search for a chain in this turn that leaves the opponent without an action.
#[derive(Clone, Debug)]
pub struct ChainSearch<B, S> {
    scope: S,
    /// The positions of the chain being tried.
    path: ArrayVec<Link<B>, LONGEST>,
    /// Longer chains are not followed.
    longest: usize,
    /// Whether a chain was cut off at the maximum length.
    cut: bool,
}

/// A position of the chain.
#[derive(Clone, Debug)]
struct Link<B> {
    board: B,
    /// Where its candidates begin; they run to the end of the list.
    begin: usize,
    /// How many of them, at the front, have been tried and leave the turn open.
    open: usize,
    /// The action that continues the chain.
    taken: Action,
}

impl<B: Board, S: SearchScope<B>> ChainSearch<B, S> {
    /// A search that has not begun; see [`ChainSearch::begin`].
    pub fn new(scope: S) -> ChainSearch<B, S> {
        ChainSearch {
            scope,
            path: ArrayVec::new(),
            longest: LONGEST,
            cut: false,
        }
    }

    /// Follows no chain of more actions than this, not counting its `end`.
    #[must_use]
    pub fn at_most(mut self, actions: usize) -> ChainSearch<B, S> {
        self.longest = actions.min(LONGEST);
        self
    }

    /// Begins at a position, given its survey.
    pub fn begin(
        &mut self,
        board: &B,
        survey: &B::Survey,
        lists: &mut Lists,
        guide: &mut impl Guide<B>,
    ) {
        lists.candidates.clear();
        lists.chain.clear();
        self.path.clear();
        self.cut = false;
        self.push(board, survey, lists, guide);
    }

    /// Runs until the answer is known or the guide asks for a pause.
    pub fn run(&mut self, lists: &mut Lists, guide: &mut impl Guide<B>) -> ChainResult {
        while let Some(link) = self.path.last_mut() {
            let untried = lists.candidates.len() - link.begin - link.open;
            if untried == 0 && link.open == 0 {
                if !self.cut {
                    guide.remember(&link.board, false);
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
                return ChainResult::Paused;
            }
            if self.attempt(lists, guide) {
                return self.won(guide);
            }
        }
        if self.cut {
            ChainResult::TooLong
        } else {
            ChainResult::Fails
        }
    }

    /// Tries the next candidate; `true` if it ends the game.
    fn attempt(&mut self, lists: &mut Lists, guide: &mut impl Guide<B>) -> bool {
        let Some(link) = self.path.last_mut() else {
            return false;
        };
        let candidate = if S::SINGLE_ACTIONS_FIRST {
            lists.candidates.pop()
        } else {
            lists.take_best(link.begin)
        };
        let Some(Candidate { action, .. }) = candidate else {
            return false;
        };
        let mover = link.board.to_move();
        let mut after = link.board;
        after.play_unchecked(action);
        if after.to_move() != mover {
            let wins = after.has_lost();
            if wins {
                self.keep_chain(lists, &[action]);
            }
            return wins;
        }
        let survey = after.survey();
        let left = after.count_targets(&survey);
        if left == 0 && is_lost_after_end(&after) {
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
        if S::SINGLE_ACTIONS_FIRST {
            let last = lists.candidates.len();
            let points = -(left as i32);
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
    fn follow(&mut self, lists: &mut Lists, guide: &mut impl Guide<B>) -> bool {
        let Some(link) = self.path.last_mut() else {
            return false;
        };
        let Some(Candidate { action, .. }) = lists.take_best(link.begin) else {
            return false;
        };
        link.open -= 1;
        link.taken = action;
        let mut after = link.board;
        after.play_unchecked(action);
        let survey = after.survey();
        self.enter(&after, &survey, lists, guide)
    }

    /// Continues from a position; `true` if this turn is known to end the game from there.
    fn enter(
        &mut self,
        board: &B,
        survey: &B::Survey,
        lists: &mut Lists,
        guide: &mut impl Guide<B>,
    ) -> bool {
        if let Some(ends) = guide.recall(board) {
            return ends;
        }
        self.push(board, survey, lists, guide);
        false
    }

    fn push(
        &mut self,
        board: &B,
        survey: &B::Survey,
        lists: &mut Lists,
        guide: &mut impl Guide<B>,
    ) {
        if self.scope.is_hopeless(board, survey) {
            return;
        }
        let link = Link {
            board: *board,
            begin: lists.candidates.len(),
            open: 0,
            taken: Action::End,
        };
        match self.path.try_push(link) {
            Ok(()) => self.list(board, survey, lists, guide),
            Err(_) => self.cut = true,
        }
    }

    fn list(&self, board: &B, survey: &B::Survey, lists: &mut Lists, guide: &mut impl Guide<B>) {
        let begin = lists.candidates.len();
        self.scope.list(board, survey, &mut |action, points| {
            if !guide.overlooks(board, action) {
                lists.add(begin, action, points);
            }
        });
        if S::SINGLE_ACTIONS_FIRST {
            // They are popped from the end of the list.
            lists.candidates[begin..].reverse();
        }
    }

    fn keep_chain(&self, lists: &mut Lists, last: &[Action]) {
        let before = self.path.split_last().map_or(&[][..], |(_, before)| before);
        lists.chain.extend(before.iter().map(|link| link.taken));
        lists.chain.extend_from_slice(last);
    }

    fn won(&mut self, guide: &mut impl Guide<B>) -> ChainResult {
        for link in self.path.drain(..) {
            guide.remember(&link.board, true);
        }
        ChainResult::Ends
    }
}

/// Whether the opponent, who has nothing to slide, loses if the bonus is declined. A player without
/// a piece on the board may still place the first.
fn is_lost_after_end<B: Board>(board: &B) -> bool {
    let mut after = *board;
    after.play_unchecked(Action::End);
    after.has_lost()
}
