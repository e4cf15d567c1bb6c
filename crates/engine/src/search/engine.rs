//! The engine: what persists from one search to the next.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rules::{Position, State, Word, on_state};

use super::line::{Info, SearchResult};
use super::root::{Deepened, Plan};
use super::worker::{Before, Memory, Shared, Worker};
use crate::Score;
use crate::evaluate::{Evaluate, Hand};
use crate::level::Level;
use crate::limits::{Clock, Limits, Stop, own_clock};
use crate::transposition_table::TranspositionTable;
use crate::tuning::{Features, MOST_THREADS, Tunables};

/// Searches positions of any setup.
///
/// With one thread and a limit on nodes or depth, the same searches in the same order give the same
/// answers on every platform.
///
/// ```
/// use engine::{Engine, Limits, Stop};
/// use rules::{Position, Setup};
///
/// let mut engine = Engine::new();
/// let start = Position::start(Setup::TIXEL);
/// let result = engine.search(&start, &[], &Limits::nodes(2_000), &Stop::new(), |_| {});
/// assert!(start.is_legal(result.action.unwrap()));
/// assert!(result.info.nodes <= 2_000);
/// ```
pub struct Engine<E = Hand> {
    evaluation: E,
    table: TranspositionTable,
    memories: Vec<Memory>,
    clock: Option<Clock>,
    /// Which parts of the search are on; see [`Features`].
    pub features: Features,
    /// The search's parameters, if they are not those that suit the evaluation; see [`Tunables`].
    pub tunables: Option<Tunables>,
    threads: usize,
    level: Option<Level>,
    seed: u64,
}

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

impl Engine {
    /// An engine with the hand-written evaluation, one thread and [`Engine::TABLE`] bytes of table.
    pub fn new() -> Engine {
        Engine::with(Hand::default())
    }

    /// The default size of the table in bytes.
    pub const TABLE: u64 = 16 << 20;
}

impl<E: Evaluate> Engine<E> {
    /// An engine with another evaluation.
    pub fn with(evaluation: E) -> Engine<E> {
        Engine::sized(evaluation, Engine::TABLE)
    }

    /// An engine with another evaluation and at most this many bytes of table.
    pub fn sized(evaluation: E, bytes: u64) -> Engine<E> {
        Engine {
            evaluation,
            table: TranspositionTable::new(bytes),
            memories: Vec::new(),
            clock: own_clock(),
            features: Features::default(),
            tunables: None,
            threads: 1,
            level: None,
            seed: 0,
        }
    }

    /// The evaluation in use.
    pub fn evaluation(&self) -> &E {
        &self.evaluation
    }

    /// Replaces the evaluation, and forgets what was learned from earlier searches.
    pub fn set_evaluation(&mut self, evaluation: E) {
        self.evaluation = evaluation;
        self.forget();
    }

    /// Limits the table to this many bytes and discards its contents. The next search allocates
    /// them.
    pub fn set_table(&mut self, bytes: u64) {
        self.table = TranspositionTable::new(bytes);
    }

    /// The bytes the table takes, or will take once it is allocated.
    pub fn table_bytes(&self) -> u64 {
        self.table.bytes()
    }

    /// The number of threads a search uses; browsers always use one.
    pub fn set_threads(&mut self, threads: u32) {
        self.threads = threads.clamp(1, MOST_THREADS) as usize;
    }

    /// Plays at a level from now on, or at full strength. At a level it visits no more positions
    /// than the level allows, whatever the limits say.
    pub fn set_level(&mut self, level: Option<Level>) {
        self.level = level;
    }

    /// Changes the mistakes of levels: the same seed gives the same game.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Uses this clock from now on.
    pub fn set_clock(&mut self, clock: Clock) {
        self.clock = Some(clock);
    }

    /// Forgets everything learned from earlier searches, as before a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        for memory in &mut self.memories {
            memory.history.clear();
        }
    }

    /// Searches a position for the best action.
    ///
    /// `before` holds the hashes of the earlier positions of the game at the beginning of a turn;
    /// returning to one of them counts as a draw. `on_info` is called after every depth.
    pub fn search(
        &mut self,
        position: &Position,
        before: &[u64],
        limits: &Limits,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> SearchResult {
        on_state!(position.words(), state => self.search_state(state, before, limits, stop, on_info))
    }

    fn search_state<W: Word>(
        &mut self,
        root: &State<W>,
        before: &[u64],
        limits: &Limits,
        stop: &Stop,
        on_info: impl FnMut(&Info),
    ) -> SearchResult {
        if root.legal().is_empty() {
            return lost();
        }
        let strength = self.level.map(|level| level.strength(root.setup()));
        let tunables = self.tunables.unwrap_or_else(|| {
            let uses_net = strength.is_none() && self.evaluation.has_net(root.setup());
            match uses_net {
                true => Tunables::with_net(),
                false => Tunables::default(),
            }
        });
        let tunables = strength.map_or(tunables, |s| s.tunables(tunables));
        let most = [limits.nodes, strength.map(|s| s.nodes)];
        let limits = &Limits {
            nodes: most.into_iter().flatten().min(),
            ..*limits
        };
        let is_blind = tunables.overlooked > 0;
        if is_blind {
            // The last search overlooked different things.
            self.table.clear();
        }
        self.table.ready();
        self.table.grow_older();
        let threads = if cfg!(target_family = "wasm") {
            1
        } else {
            self.threads
        };
        while self.memories.len() < threads {
            self.memories.push(Memory::new(root.setup().size()));
        }
        let began = self.clock.map(|clock| clock());
        let (soft, hard) = limits.times(root.to_move());
        let after = |time: Option<Duration>| Some(began? + time?);
        let shared = Shared {
            table: &self.table,
            features: self.features,
            tunables,
            seed: self.seed,
            whole_turns: limits.lines > 1,
            before: Before::new(before),
            stop,
            done: AtomicBool::new(false),
            clock: self.clock,
            deadline: after(hard),
        };
        let plan = |number: usize| Plan {
            limits: *limits,
            soft: after(soft),
            began,
            first_depth: 1 + (number as u32 & 1),
        };
        // Each thread gets an equal share of the nodes; the first also gets the remainder.
        let share = |number: usize| {
            let Some(nodes) = limits.nodes else {
                return u64::MAX;
            };
            let each = nodes / threads as u64;
            if number == 0 {
                nodes - each * (threads as u64 - 1)
            } else {
                each
            }
        };
        let Some((first, others)) = self.memories.split_first_mut() else {
            return lost();
        };
        let evaluation = &match strength {
            Some(_) => self.evaluation.for_levels(),
            None => self.evaluation.clone(),
        };
        let outcome = if others.is_empty() || threads == 1 {
            let mut worker = Worker::new(&shared, evaluation, first, root, share(0));
            let mut outcome = worker.deepen(root, &plan(0), on_info);
            outcome.info.nodes = worker.nodes;
            outcome
        } else {
            std::thread::scope(|scope| {
                let helpers: Vec<_> = others
                    .iter_mut()
                    .take(threads - 1)
                    .enumerate()
                    .map(|(at, memory)| {
                        let (shared, plan, nodes) = (&shared, plan(at + 1), share(at + 1));
                        scope.spawn(move || {
                            let mut worker = Worker::new(shared, evaluation, memory, root, nodes);
                            worker.deepen(root, &plan, |_| {});
                            worker.nodes
                        })
                    })
                    .collect();
                let mut worker = Worker::new(&shared, evaluation, first, root, share(0));
                let mut outcome = worker.deepen(root, &plan(0), on_info);
                outcome.info.nodes = worker.nodes;
                shared.done.store(true, Ordering::Relaxed);
                for helper in helpers {
                    outcome.info.nodes += helper.join().unwrap_or(0);
                }
                outcome
            })
        };
        let Deepened { mut info, action } = outcome;
        if is_blind {
            for line in &mut info.lines {
                line.score = line.score.as_guess();
            }
        }
        let best = info.lines.first();
        SearchResult {
            action,
            score: best.map_or(Score::EVEN, |line| line.score),
            info,
        }
    }
}

/// The result for a position without a legal action.
fn lost() -> SearchResult {
    SearchResult {
        action: None,
        score: Score::loss_in(0),
        info: Info {
            depth: 0,
            deepest: 0,
            nodes: 0,
            time: None,
            table_permille: 0,
            lines: Vec::new(),
        },
    }
}
