//! What one thread of the search needs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rules::{Action, State, Survey, Word};

use super::oversight::Oversight;
use super::taken::Taken;
use crate::Score;
use crate::evaluate::{Evaluate, Interest};
use crate::limits::{Clock, Stop};
use crate::order::{Hints, History, Ranked};
use crate::transposition_table::TranspositionTable;
use crate::tuning::{Features, LONGEST_LINE, NODES_BETWEEN_CLOCKS, PLY, Tunables};

/// What all threads share.
pub(super) struct Shared<'a> {
    pub(super) table: &'a TranspositionTable,
    pub(super) features: Features,
    pub(super) tunables: Tunables,
    pub(super) seed: u64,
    /// Whether the score of every line must be that of its whole first turn.
    pub(super) whole_turns: bool,
    pub(super) before: Before<'a>,
    pub(super) stop: &'a Stop,
    /// The first thread is done, so the others stop.
    pub(super) done: AtomicBool,
    pub(super) clock: Option<Clock>,
    pub(super) deadline: Option<Duration>,
}

impl Shared<'_> {
    pub(super) fn must_stop(&self) -> bool {
        self.stop.is_stopped()
            || self.done.load(Ordering::Relaxed)
            || match (self.clock, self.deadline) {
                (Some(clock), Some(deadline)) => clock() >= deadline,
                _ => false,
            }
    }
}

/// Words of the filter, of 64 bits each.
const SIEVE_WORDS: usize = 16;

/// The earlier positions of the game, with a filter in front of the list.
pub(super) struct Before<'a> {
    hashes: &'a [u64],
    sieve: [u64; SIEVE_WORDS],
}

impl<'a> Before<'a> {
    pub(super) fn new(hashes: &'a [u64]) -> Before<'a> {
        let mut sieve = [0; SIEVE_WORDS];
        for hash in hashes {
            sieve[(hash >> 6 & 15) as usize] |= 1 << (hash & 63);
        }
        Before { hashes, sieve }
    }

    fn contains(&self, hash: u64) -> bool {
        self.sieve[(hash >> 6 & 15) as usize] >> (hash & 63) & 1 == 1 && self.hashes.contains(&hash)
    }
}

/// What a thread keeps from one search to the next.
pub(super) struct Memory {
    pub(super) history: History,
    pub(super) killers: Vec<[Option<Action>; 2]>,
    /// The action lists of all positions on the path, one after another.
    pub(super) ranked: Vec<Ranked>,
    /// The best line from each ply.
    pub(super) lines: Vec<Vec<Action>>,
    /// The action done at each ply.
    pub(super) done: Vec<Option<Action>>,
    /// For the search for a chain that ends the game.
    pub(super) finish: finish::Lists,
    pub(super) path: Vec<u64>,
}

impl Memory {
    pub(super) fn new(size: u8) -> Memory {
        let plies = LONGEST_LINE + 2;
        Memory {
            history: History::new(size),
            killers: vec![[None; 2]; plies],
            ranked: Vec::with_capacity(1 << 14),
            lines: (0..plies).map(|_| Vec::with_capacity(plies)).collect(),
            done: vec![None; plies],
            finish: finish::Lists::default(),
            path: Vec::with_capacity(plies),
        }
    }

    /// Prepares for another search.
    pub(super) fn refresh(&mut self, size: u8) {
        if self.history.is_for(size) {
            self.history.fade();
        } else {
            self.history = History::new(size);
        }
        self.killers.fill([None; 2]);
        self.ranked.clear();
        self.done.fill(None);
    }
}

/// Where the search is in the tree.
#[derive(Clone, Copy)]
pub(super) struct Here {
    /// Actions since the root.
    pub(super) ply: usize,
    /// Turns ended since the root. Inside the search proofs are counted from the root.
    pub(super) turns: u32,
}

/// The position after an action.
pub(super) struct Child<W> {
    pub(super) state: State<W>,
    /// The turn is over: the other player is to move.
    pub(super) switched: bool,
}

/// What a search of a position found.
#[derive(Clone, Copy)]
pub(super) struct NodeResult {
    pub(super) score: Score,
    /// Whether the result depends on how the position was reached, because a repetition was met.
    pub(super) tainted: bool,
}

impl NodeResult {
    pub(super) const fn clean(score: Score) -> NodeResult {
        NodeResult {
            score,
            tainted: false,
        }
    }
}

/// The scores of interest: any score below counts as `alpha`, any above as `beta`.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    /// The null window: it only shows whether a score is above alpha.
    pub(super) fn narrow(alpha: Score) -> Window {
        Window {
            alpha,
            beta: alpha.plus(1),
        }
    }

    /// The values of interest where one `margin` below alpha can still be raised above it.
    pub(super) fn interest(self, margin: i32) -> Interest {
        Interest {
            low: self
                .alpha
                .points()
                .map_or(i32::MIN, |points| points - margin),
            high: self.beta.points().unwrap_or(i32::MAX),
        }
    }

    pub(super) fn is_narrow(self) -> bool {
        self.alpha.plus(1) >= self.beta
    }
}

/// One thread of the search.
pub(super) struct Worker<'a, E: Evaluate> {
    pub(super) shared: &'a Shared<'a>,
    pub(super) evaluation: E,
    pub(super) oversight: Oversight,
    pub(super) memory: &'a mut Memory,
    /// Turns excluded from the search.
    pub(super) taken: Taken,
    pub(super) traces: Vec<E::Trace>,
    pub(super) nodes: u64,
    pub(super) most_nodes: u64,
    pub(super) stopped: bool,
    pub(super) deepest: usize,
}

impl<'a, E: Evaluate> Worker<'a, E> {
    pub(super) fn new<W: Word>(
        shared: &'a Shared<'a>,
        evaluation: &E,
        memory: &'a mut Memory,
        root: &State<W>,
        most_nodes: u64,
    ) -> Worker<'a, E> {
        let evaluation = evaluation.for_setup(root.setup());
        let Tunables {
            overlooked, wobble, ..
        } = shared.tunables;
        memory.refresh(root.setup().size());
        memory.path.clear();
        if root.bonus().is_none() {
            memory.path.push(root.hash());
        }
        let mut traces = vec![E::Trace::default(); LONGEST_LINE + 2];
        traces[0] = evaluation.begin(root);
        Worker {
            shared,
            evaluation,
            oversight: Oversight::new(overlooked, wobble, shared.seed, root.hash()),
            memory,
            taken: Taken::default(),
            traces,
            nodes: 0,
            most_nodes,
            stopped: shared.must_stop(),
            deepest: 0,
        }
    }

    /// Counts a position; `false` if the search must stop.
    pub(super) fn visit(&mut self) -> bool {
        if self.nodes >= self.most_nodes {
            self.stopped = true;
        }
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_CLOCKS) && self.shared.must_stop() {
            self.stopped = true;
        }
        true
    }

    /// Plays an action; `None` if the search must stop.
    pub(super) fn play<W: Word>(
        &mut self,
        state: &State<W>,
        here: Here,
        action: Action,
    ) -> Option<Child<W>> {
        if !self.visit() {
            return None;
        }
        let mut after = *state;
        after.play_unchecked(action);
        let (from, into) = self.traces.split_at_mut(here.ply + 1);
        if let (Some(from), Some(into)) = (from.last(), into.first_mut()) {
            self.evaluation.follow(from, state, action, &after, into);
        }
        self.memory.done[here.ply] = Some(action);
        Some(Child {
            switched: after.to_move() != state.to_move(),
            state: after,
        })
    }

    /// The depth left after an action: one that does not end the turn costs less.
    pub(super) fn depth_after<W>(&self, child: &Child<W>, depth: i32) -> i32 {
        if child.switched {
            depth - PLY
        } else {
            depth - self.shared.tunables.chain_step
        }
    }

    /// Searches the position after an action that is not expected to be best: with a null window
    /// and reduced depth first, then again in full if it turns out better.
    #[inline(always)]
    pub(super) fn scout<W: Word>(
        &mut self,
        child: &Child<W>,
        here: Here,
        full: i32,
        less: i32,
        window: Window,
    ) -> NodeResult {
        let Window { alpha, beta } = window;
        let less = less.clamp(0, (full - 1).max(0));
        let mut found = self.beyond(child, here, full - less, Window::narrow(alpha));
        if found.score > alpha && less > 0 && !self.stopped {
            found = self.beyond(child, here, full, Window::narrow(alpha));
        }
        let inside = found.score > alpha && found.score < beta;
        if inside && !window.is_narrow() && !self.stopped {
            found = self.beyond(child, here, full, window);
        }
        found
    }

    /// Searches the position after an action. The only place where signs change: exactly when the
    /// side to move does.
    pub(super) fn beyond<W: Word>(
        &mut self,
        child: &Child<W>,
        here: Here,
        depth: i32,
        window: Window,
    ) -> NodeResult {
        let next = Here {
            ply: here.ply + 1,
            turns: here.turns + u32::from(child.switched),
        };
        if !child.switched {
            return self.node(&child.state, next, depth, window);
        }
        self.memory.path.push(child.state.hash());
        let theirs = Window {
            alpha: window.beta.for_opponent(),
            beta: window.alpha.for_opponent(),
        };
        let found = self.node(&child.state, next, depth, theirs);
        self.memory.path.pop();
        NodeResult {
            score: found.score.for_opponent(),
            ..found
        }
    }

    /// Whether a position at the beginning of a turn occurred before.
    pub(super) fn repeats<W: Word>(&self, state: &State<W>) -> bool {
        let hash = state.hash();
        let earlier = self.memory.path.split_last().map_or(&[][..], |(_, e)| e);
        earlier.contains(&hash) || self.shared.before.contains(hash)
    }

    /// The static evaluation.
    pub(super) fn value<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        here: Here,
        interest: Interest,
    ) -> Score {
        let path = &mut self.traces[..=here.ply];
        let points = self.evaluation.value(path, state, survey, interest);
        Score::guess(points + self.oversight.wobble(state.hash()))
    }

    /// Appends the legal actions to the list, and returns where they begin.
    pub(super) fn list<W: Word>(
        &mut self,
        state: &State<W>,
        survey: &Survey<W>,
        here: Here,
        tried: Option<Action>,
    ) -> usize {
        let begin = self.memory.ranked.len();
        let hints = Hints {
            features: &self.shared.features,
            tunables: &self.shared.tunables,
            history: &self.memory.history,
            killers: self.memory.killers[here.ply],
            last: self.last(here),
            tried,
        };
        hints.list(state, survey, &mut self.memory.ranked);
        self.oversight
            .remove_some(state, &mut self.memory.ranked, begin);
        begin
    }

    /// The action that led here.
    pub(super) fn last(&self, here: Here) -> Option<Action> {
        self.memory.done[here.ply.checked_sub(1)?]
    }

    /// Makes the best line from here the action followed by the best line after it.
    pub(super) fn keep_line(&mut self, here: Here, action: Action) {
        let (front, back) = self.memory.lines.split_at_mut(here.ply + 1);
        if let (Some(line), Some(rest)) = (front.last_mut(), back.first()) {
            line.clear();
            line.push(action);
            line.extend_from_slice(&rest[..rest.len().min(LONGEST_LINE)]);
        }
    }
}

/// Whether the player to move begins a turn without a legal action.
pub(super) fn is_lost<W: Word>(state: &State<W>, survey: &Survey<W>) -> bool {
    if state.bonus().is_some() {
        return false;
    }
    let mover = state.to_move();
    if state.pieces_of(mover).is_empty() {
        return state.has_lost();
    }
    survey.slidable[mover as usize].is_empty()
}
