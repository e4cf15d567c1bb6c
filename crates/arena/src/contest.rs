//! A match: many pairs of games on several threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

use engine::Stop;

use crate::openings::Openings;
use crate::pair::{MatchGame, PlayedPair, Seating, play_pair};
use crate::standings::Standings;
use crate::threads::share_out;

/// A match between two players.
///
/// Pairs are counted in order of their numbers, whichever finishes first: short games are not
/// favoured, and the same seed gives the same standings for any number of threads, even if a
/// sequential test ends the match.
///
/// ```
/// use arena::{Contest, Openings, Side};
/// use engine::{Greedy, Stop, UniformRandom};
/// use rules::Setup;
/// use std::ops::ControlFlow;
///
/// let contest = Contest {
///     openings: &Openings::random(Setup::TIX, 2, 0),
///     pairs: 5,
///     seed: 0,
///     threads: 2,
///     stop: &Stop::new(),
/// };
/// let standings = contest.play(
///     &|side, _, seed| match side {
///         Side::A => Box::new(Greedy::new(seed)),
///         Side::B => Box::new(UniformRandom::new(seed)),
///     },
///     &|_, _| {},
///     |_, _, _| ControlFlow::Continue(()),
/// );
/// assert_eq!(standings.games(), 10);
/// assert!(standings.wins > standings.losses);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Contest<'a> {
    /// Where the games begin.
    pub openings: &'a Openings,
    /// The maximum number of pairs.
    pub pairs: usize,
    /// The random seed of the players.
    pub seed: u64,
    /// How many games to play in parallel.
    pub threads: usize,
    /// Stops the match at any time; unfinished games are abandoned. The match itself uses it when
    /// `each_pair` ends the match.
    pub stop: &'a Stop,
}

impl Contest<'_> {
    /// Plays the match.
    ///
    /// `each_game` is called with every game as soon as it is over, and the number of its pair.
    /// `each_pair` is called with every pair as it is counted, and the standings after it; it may
    /// end the match, which abandons the games in progress.
    pub fn play(
        &self,
        seat: &Seating<'_>,
        each_game: &(dyn Fn(usize, &MatchGame) + Sync),
        each_pair: impl FnMut(usize, PlayedPair, &Standings) -> ControlFlow<()> + Send,
    ) -> Standings {
        let counting = Mutex::new(Counting {
            standings: Standings::default(),
            next: 0,
            waiting: BTreeMap::new(),
            ended: false,
            each_pair,
        });
        share_out(self.threads, self.pairs, |number, ()| {
            if self.stop.is_stopped() {
                return;
            }
            let opening = self.openings.of_pair(number);
            let each = |game: &MatchGame| each_game(number, game);
            let Some(pair) = play_pair(&opening, number, self.seed, seat, self.stop, &each) else {
                return;
            };
            // If a thread panicked, the match is over anyway.
            let mut counting = counting.lock().unwrap_or_else(PoisonError::into_inner);
            counting.add(number, pair);
            if counting.ended {
                self.stop.stop();
            }
        });
        let counting = counting.into_inner();
        counting.unwrap_or_else(PoisonError::into_inner).standings
    }
}

/// Counts pairs in order. Only those waiting for an earlier one are kept.
struct Counting<F> {
    standings: Standings,
    next: usize,
    waiting: BTreeMap<usize, PlayedPair>,
    ended: bool,
    each_pair: F,
}

impl<F: FnMut(usize, PlayedPair, &Standings) -> ControlFlow<()>> Counting<F> {
    fn add(&mut self, number: usize, pair: PlayedPair) {
        self.waiting.insert(number, pair);
        while !self.ended
            && let Some(pair) = self.waiting.remove(&self.next)
        {
            self.standings.add(&pair);
            let flow = (self.each_pair)(self.next, pair, &self.standings);
            self.ended = flow.is_break();
            self.next += 1;
        }
    }
}
