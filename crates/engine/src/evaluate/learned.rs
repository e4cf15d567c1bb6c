//! The hand-written evaluation, corrected by a net where there is one.

use std::sync::Arc;

use rules::{Action, Setup, State, Survey, Word};

use super::net::{Board, NEURONS, Net, Sums};
use super::{Evaluate, Hand, Interest};
use crate::tuning::NET_MARGIN;

/// The hand-written evaluation plus the correction by the setup's net, if there is one.
#[derive(Clone, Debug, Default)]
pub struct Learned {
    hand: Hand,
    nets: Vec<Arc<Net>>,
    chosen: Option<Arc<Net>>,
}

impl Learned {
    /// Uses these nets, each for its own setup. If two are for the same setup, the later one
    /// counts.
    pub fn new(nets: impl IntoIterator<Item = Net>) -> Learned {
        let mut learned = Learned::default();
        for net in nets {
            learned.add(net);
        }
        learned
    }

    /// Adds a net, replacing any other for the same setup.
    pub fn add(&mut self, net: Net) {
        self.nets.retain(|known| known.setup() != net.setup());
        self.nets.push(Arc::new(net));
    }

    /// The net for a setup.
    pub fn net(&self, setup: Setup) -> Option<&Net> {
        let mut nets = self.nets.iter();
        nets.find(|net| net.setup() == setup).map(|net| &**net)
    }
}

/// What is kept of a position on the path.
#[derive(Clone, Debug)]
pub struct Trace {
    /// Whether the rest belongs to this position. Sums are brought up to date only when a position
    /// is evaluated.
    current: bool,
    board: Board,
    sums: Sums,
}

impl Default for Trace {
    fn default() -> Trace {
        Trace {
            current: false,
            board: Board::default(),
            sums: [[0; NEURONS]; 2],
        }
    }
}

impl Evaluate for Learned {
    type Trace = Trace;

    fn for_setup(&self, setup: Setup) -> Learned {
        let chosen = self.nets.iter().find(|net| net.setup() == setup);
        Learned {
            hand: self.hand.for_setup(setup),
            nets: Vec::new(),
            chosen: chosen.cloned(),
        }
    }

    fn for_levels(&self) -> Learned {
        Learned::default()
    }

    fn has_net(&self, setup: Setup) -> bool {
        self.net(setup).is_some()
    }

    fn begin<W: Word>(&self, _: &State<W>) -> Trace {
        Trace::default()
    }

    #[inline]
    fn follow<W: Word>(&self, _: &Trace, _: &State<W>, _: Action, _: &State<W>, into: &mut Trace) {
        into.current = false;
    }

    #[inline]
    fn value<W: Word>(
        &self,
        path: &mut [Trace],
        state: &State<W>,
        survey: &Survey<W>,
        interest: Interest,
    ) -> i32 {
        let by_hand = self.hand.value(&mut [], state, survey, interest);
        match &self.chosen {
            Some(net) if !interest.excludes(by_hand, NET_MARGIN) => {
                by_hand + correction(net, path, state, survey)
            }
            _ => by_hand,
        }
    }
}

fn correction<W: Word>(net: &Net, path: &mut [Trace], state: &State<W>, survey: &Survey<W>) -> i32 {
    let Some((here, earlier)) = path.split_last_mut() else {
        let board = Board::of(state, survey);
        return net.output(&net.sum::<W>(&board), state);
    };
    if !here.current {
        here.board = Board::of(state, survey);
        match earlier.iter().rev().find(|trace| trace.current) {
            Some(nearest) => {
                net.update::<W>(&nearest.board, &here.board, &nearest.sums, &mut here.sums);
            }
            None => here.sums = net.sum::<W>(&here.board),
        }
        here.current = true;
    }
    net.output(&here.sums, state)
}
