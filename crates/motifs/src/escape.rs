//! A search for a turn after which the opponent cannot win at once.

use std::collections::{HashSet, VecDeque};

use finish::{Finder, Finding};
use rules::{Action, Position, Stance, Turn};

/// Whether there is a turn that does not lose at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Escape {
    /// This turn does not lose at once.
    Turn(Turn),
    /// Declining the bonus that is open from the start does not lose at once.
    Decline,
    /// Every turn loses at once, or there is none.
    None {
        /// Whether any turn was tried.
        is_tried: bool,
    },
}

/// A search for an escape, in slices: single actions first, then longer and longer chains.
#[derive(Clone, Debug)]
pub(crate) struct EscapeSearch {
    /// Open chains: the position after each, and its actions.
    open: VecDeque<(Position, Vec<Action>)>,
    /// The chain whose continuations are being tried, and those that are left.
    here: Option<(Position, Vec<Action>)>,
    untried: Vec<Action>,
    trial: Option<Trial>,
    /// Trials set aside because they took too long: another turn may be quicker to judge.
    set_aside: VecDeque<Trial>,
    /// The positions tried, by hash.
    seen: HashSet<u64>,
    /// A turn to skip, without stances and sides.
    except: Option<Vec<Action>>,
    /// Replies that won before: they often win again.
    replies: Vec<Turn>,
    is_tried: bool,
    spent: u32,
    found: Option<Escape>,
}

/// A turn being tried, and the search for the reply that wins.
#[derive(Clone, Debug)]
struct Trial {
    chain: Vec<Action>,
    finder: Finder,
}

/// How many winning replies are cached.
const REPLIES: usize = 4;
/// After this many actions a trial is set aside.
const PATIENCE: u32 = 1_000;

impl EscapeSearch {
    pub(crate) fn new(position: &Position) -> EscapeSearch {
        EscapeSearch {
            open: VecDeque::from([(*position, Vec::new())]),
            here: None,
            untried: Vec::new(),
            trial: None,
            set_aside: VecDeque::new(),
            seen: HashSet::new(),
            except: None,
            replies: Vec::new(),
            is_tried: false,
            spent: 0,
            found: None,
        }
    }

    /// Skips this turn and all that differ from it only in stances and sides.
    pub(crate) fn except(mut self, turn: &Turn) -> EscapeSearch {
        self.except = Some(plain_chain(turn.actions()));
        self
    }

    /// How many actions have been tried.
    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }

    /// Tries about this many more actions, and returns the answer if it is known by then.
    pub(crate) fn advance(&mut self, actions: u32) -> Option<&Escape> {
        let until = self.spent.saturating_add(actions);
        while self.found.is_none() && self.spent < until {
            self.step(until);
        }
        self.found.as_ref()
    }

    fn step(&mut self, until: u32) {
        if let Some(trial) = self.trial.take() {
            self.go_on(trial, until);
            return;
        }
        self.spent += 1;
        let Some(action) = self.untried.pop() else {
            self.next_chain();
            return;
        };
        let Some((position, chain)) = &self.here else {
            return;
        };
        let mut after = *position;
        after.play_unchecked(action);
        let mut chain = chain.clone();
        chain.push(action);
        if after.bonus().is_some() {
            self.open.push_back((after, chain));
        } else {
            self.begin_trial(chain, after);
        }
    }

    /// Continues a trial, at first for a limited number of actions.
    fn go_on(&mut self, mut trial: Trial, until: u32) {
        let before = trial.finder.spent();
        let patience = if before < PATIENCE {
            PATIENCE - before
        } else {
            u32::MAX
        };
        let actions = patience.min(until - self.spent);
        let finding = trial.finder.advance(actions).cloned();
        self.spent += (trial.finder.spent() - before).max(1);
        match finding {
            None if actions == patience => self.set_aside.push_back(trial),
            None => self.trial = Some(trial),
            Some(Finding::Fails) => self.found = Some(written(trial.chain)),
            Some(Finding::Ends(reply)) => self.keep(reply),
        }
    }

    /// Moves on to the next chain, then to trials set aside.
    fn next_chain(&mut self) {
        self.here = self.open.pop_front();
        if let Some((position, _)) = &self.here {
            self.untried = position.actions();
            return;
        }
        self.trial = self.set_aside.pop_front();
        if self.trial.is_none() {
            let is_tried = self.is_tried;
            self.found = Some(Escape::None { is_tried });
        }
    }

    /// Looks for a winning reply to a turn, unless a cached one works.
    fn begin_trial(&mut self, chain: Vec<Action>, after: Position) {
        if self.except.as_ref() == Some(&plain_chain(&chain)) || !self.seen.insert(after.hash()) {
            return;
        }
        self.is_tried = true;
        if after.winner().is_some() {
            self.found = Some(written(chain));
            return;
        }
        self.spent += self.replies.len() as u32;
        let wins = |reply: &Turn| {
            let end = after.play_turn(reply);
            end.is_ok_and(|end| end.winner().is_some())
        };
        if !self.replies.iter().any(wins) {
            let finder = Finder::new(&after);
            self.trial = Some(Trial { chain, finder });
        }
    }

    fn keep(&mut self, reply: Option<Turn>) {
        if let Some(reply) = reply {
            self.replies.insert(0, reply);
            self.replies.truncate(REPLIES);
        }
    }
}

fn written(chain: Vec<Action>) -> Escape {
    Turn::new(chain).map_or(Escape::Decline, Escape::Turn)
}

/// An action without its stance and side, for comparing turns.
pub(crate) fn plain(action: Action) -> Action {
    match action {
        Action::Place { shape, to, .. } => Action::Place {
            shape: shape.kind().shapes()[0],
            to,
            stance: None,
        },
        Action::Slide { from, to, .. } => Action::Slide {
            from,
            to,
            stance: None,
        },
        Action::Activate { at, .. } => Action::Activate { at, stance: None },
        Action::Pivot { at, .. } => Action::Pivot {
            at,
            stance: Stance::N,
        },
        Action::PickUp { .. } | Action::End => action,
    }
}

fn plain_chain(actions: &[Action]) -> Vec<Action> {
    let written = actions.iter().filter(|action| **action != Action::End);
    written.map(|action| plain(*action)).collect()
}
