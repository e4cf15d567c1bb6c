//! Every switch and parameter of the search and of the solver, declared once.

use std::time::Duration;

macro_rules! declared {
    (
        $(#[$about:meta])* $name:ident of $type:ty {
            $( $(#[$doc:meta])* $field:ident = $value:expr, )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub struct $name {
            $( $(#[$doc])* pub $field: $type, )*
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $( $field: $value, )* }
            }
        }

        impl $name {
            /// The names of all fields, as accepted by [`Self::with`].
            pub const NAMES: &'static [&'static str] = &[$( stringify!($field), )*];

            /// A copy with one field changed, or `None` if there is no field with that name.
            #[must_use]
            pub fn with(mut self, name: &str, value: $type) -> Option<$name> {
                match name {
                    $( stringify!($field) => self.$field = value, )*
                    _ => return None,
                }
                Some(self)
            }

            /// The value of a field, or `None` if there is no field with that name.
            pub fn named(&self, name: &str) -> Option<$type> {
                match name {
                    $( stringify!($field) => Some(self.$field), )*
                    _ => None,
                }
            }
        }
    };
}

declared! {
    /// The parts of the search that can be switched off, so that a match can show what each is
    /// worth.
    ///
    /// ```
    /// use engine::Features;
    ///
    /// let plain = Features::default().with("late_reductions", false).unwrap();
    /// assert!(!plain.late_reductions && plain.killers);
    /// assert!(Features::NAMES.contains(&"late_reductions"));
    /// ```
    Features of bool {
        /// Remembers searched positions.
        table = true,
        /// Searches a narrow window around the last value first.
        aspiration = true,
        /// Looks for a chain that ends the game before searching a turn.
        winning_chains = true,
        /// Looks for a chain that ends the game at leaves, too.
        winning_leaves = true,
        /// Such a chain may also hem in what it cannot turn.
        hemming = true,
        /// At depth 0 with a bonus open, continues searching the chain.
        chain_quiescence = true,
        /// At depth 0 at the beginning of a turn, tries the slides that turn most.
        slide_quiescence = true,
        /// Orders slides by what they turn.
        gain_order = true,
        /// First tries actions that caused a cutoff at the same ply before.
        killers = true,
        /// First tries the action that refuted the last action before.
        countermove = true,
        /// Orders by how often an action has caused a cutoff.
        history = true,
        /// Orders by how often an action has caused a cutoff after the last one.
        continuation = true,
        /// Searches late actions less deeply.
        late_reductions = true,
        /// Searches further stances of the same piece on the same space less deeply.
        stance_reductions = true,
        /// Skips late quiet actions near the leaves.
        late_pruning = true,
        /// Skips quiet actions near the leaves where the value is far below the window.
        futility = true,
        /// Trusts values far above the window near the leaves.
        reverse_futility = true,
        /// Searches less deeply where the table has no action.
        internal_reduction = true,
    }
}

/// One ply of depth; depths are counted in fractions of it.
pub(crate) const PLY: i32 = 32;

/// Nodes between two clock reads: about a tenth of a millisecond, and a read costs less than a
/// thousandth of that.
pub(crate) const NODES_BETWEEN_CLOCKS: u64 = 128;

/// History stays within this range, above and below 0.
pub(crate) const HISTORY_RANGE: i32 = 8_000;

/// What history is divided by from one search to the next.
pub(crate) const HISTORY_FADE: i16 = 2;

/// No line is longer than this many actions.
pub(crate) const LONGEST_LINE: usize = 120;

/// The largest depth, in actions; the rest of a line is for quiescence.
pub(crate) const DEEPEST_SEARCH: u32 = LONGEST_LINE as u32 - 20;

/// How many of the actions not yet tried are sorted at a time.
pub(crate) const SORTED_AHEAD: usize = 12;

/// Fractions of a doubling in which the logarithms of late reductions are counted.
pub(crate) const LOG_UNIT: i32 = 32;

/// The most threads that search together.
pub(crate) const MOST_THREADS: u32 = 256;

/// Table: an entry that is deeper by more than this is not replaced by a mere bound.
pub(crate) const TABLE_DEEPER: i32 = 2 * PLY;

/// Table: how much depth an entry is worth less with every search since it was stored.
pub(crate) const TABLE_YEAR: i32 = 4 * PLY;

/// Oversight: a slide over this many spaces or more is as easily overlooked as a step of a chain.
pub(crate) const OVERLOOKED_FAR: u64 = 4;

/// Oversight: added to the spaces of a slide, so that one to the next space is overlooked half as
/// often as the farthest.
pub(crate) const OVERLOOKED_NEAR: u64 = 2;

/// Where the hand-written evaluation is this far outside the window, the correction by a net is not
/// worth its time: more than nine in ten are smaller.
pub(crate) const NET_MARGIN: i32 = 80;

/// Time reserved on a player's clock for everything around the search.
pub(crate) const CLOCK_RESERVE: Duration = Duration::from_millis(30);

/// How many actions the remaining time usually has to last for.
pub(crate) const CLOCK_ACTIONS: u32 = 22;

/// How much of the increment an action may use, as a fraction.
pub(crate) const CLOCK_INCREMENT: (u32, u32) = (3, 5);

/// No new depth is started after one part in this many of an action's share.
pub(crate) const CLOCK_SOFT: u32 = 2;

/// A search that has started a depth may take this many shares.
pub(crate) const CLOCK_HARD: u32 = 2;

/// An action's share is at most one part in this many of the remaining time.
pub(crate) const CLOCK_SHARE: u32 = 4;

/// No search takes more than one part in this many of the remaining time.
pub(crate) const CLOCK_MOST: u32 = 3;

/// Solver: positions between two calls to the caller, who may stop it.
pub(crate) const PROOF_NODES_BETWEEN_CALLS: u64 = 4_096;

/// Solver: an attack may use one part in this many of the remaining budget.
pub(crate) const PROOF_SHARE: u64 = 4;

/// Solver: bytes of memory for each position it may visit; more would never be filled.
pub(crate) const PROOF_BYTES: u64 = 64;

/// Solver: it stays with a branch until its number exceeds that of the second best by one part in
/// this many. Going back and forth between equal branches costs more than it gains.
pub(crate) const PROOF_STAY: u32 = 4;

/// Solver: how many turns further to look for a win when the next distance is too expensive.
pub(crate) const PROOF_LEAP: u8 = 8;

/// Solver: positions for showing that a win of a proof tree is shorter than known.
pub(crate) const PROOF_EASY: u64 = 1_000;

/// Solver: the initial numbers of a position in which both have as many slidable pieces.
pub(crate) const PROOF_EVEN: u32 = 128;

/// Solver: the most slidable pieces ahead for which the initial number doubles.
pub(crate) const PROOF_DOUBLINGS: u32 = 10;

/// Solver: the most slidable pieces behind for which the initial number halves.
pub(crate) const PROOF_HALVINGS: u32 = 7;

/// Solver: what each legal action adds to the initial number of the player who has to answer it.
pub(crate) const PROOF_ANSWER: u32 = 2;

declared! {
    /// The parameters of the search. Depths are in 32nds of a ply, margins in points.
    Tunables of i32 {
        /// The cost of an action that keeps the same player to move.
        chain_step = 20,
        /// The first depth with an aspiration window, in actions.
        aspiration_depth = 4,
        /// Half the first aspiration window.
        aspiration_window = 60,
        /// The factor by which a failed window grows.
        aspiration_growth = 3,
        /// A window that would grow beyond this is opened completely.
        aspiration_widest = 2_000,
        /// Nodes for a search for a chain that ends the game.
        chain_budget = 120,
        /// The same at leaves.
        leaf_chain_budget = 8,
        /// The same at the root.
        root_chain_budget = 1_000,
        /// The same at the root, including hemming in.
        root_hemming_budget = 10_000,
        /// The same below the root, including hemming in.
        hemming_budget = 40,
        /// Turns from the root within which hemming in is tried.
        hemming_turns = 1,
        /// The most opponent's slidable pieces for which hemming in is tried.
        hemming_targets = 4,
        /// At the root it may take one in this many of all nodes.
        root_chain_share = 10,
        /// The most opponent's slidable pieces for such a search, per slidable piece of the player.
        chain_targets = 2,
        /// How many of the opponent's pieces may be out of reach when such a search begins.
        chain_astray = 1,
        /// The same at leaves.
        leaf_chain_astray = 0,
        /// The same at the root.
        root_chain_astray = 2,
        /// The most opponent's slidable pieces for such a search at leaves.
        leaf_chain_targets = 9,
        /// The most opponent's slidable pieces for which hemming in tries placements.
        placing_targets = 2,
        /// Order of such a search: a slide that turns one of these pieces.
        finish_turning = 100,
        /// The same: each piece it turns.
        finish_target = 4,
        /// The same: one of the player's pieces it turns.
        finish_own = 2,
        /// The same: a slide that turns none, but ends beside one.
        finish_beside = 50,
        /// The same: a slide that ends inactive.
        finish_inactive = 1,
        /// The same: a placement beside one.
        finish_placing = 60,
        /// Actions tried at each step of chain quiescence.
        chain_width = 6,
        /// Slides tried in slide quiescence.
        slide_width = 3,
        /// Turns over which slide quiescence continues.
        slide_turns = 2,
        /// A slide is tried in slide quiescence if the value is at most this far below the window.
        slide_margin = 250,
        /// Order: turning an opponent's piece.
        turned_gain = 6_000,
        /// Order: turning one of the player's pieces.
        turned_loss = 5_000,
        /// Order: a sacrifice.
        sacrifice_loss = 2_500,
        /// Order: a piece moves to where the opponent cannot turn it at once.
        safe_gain = 1_200,
        /// Order: a threatened piece slides away.
        escape_gain = 1_500,
        /// Order: a new piece is active.
        place_gain = 1_500,
        /// Order: an inactive piece becomes active.
        activate_gain = 3_000,
        /// Order: a pivot.
        pivot_loss = 1_000,
        /// Order: an inactive piece is picked up.
        pick_up_gain = 500,
        /// Order: an active piece is picked up.
        pick_up_active_loss = 3_000,
        /// Order: a further stance of the same piece on the same space.
        stance_loss = 700,
        /// Order: a killer.
        killer_gain = 4_000,
        /// Order: the countermove.
        countermove_gain = 3_000,
        /// History: what a cutoff adds per squared ply.
        history_step = 16,
        /// History: the most that a cutoff adds.
        history_most = 1_200,
        /// Late reductions from this depth on.
        reduction_depth = 64,
        /// Late reductions: the divisor for a slide that turns more than it loses.
        reduction_gains = 2,
        /// Late reductions: how much smaller they are where the window is wide.
        reduction_wide = 16,
        /// Late reductions: the base reduction of every late action.
        reduction_base = 12,
        /// Late reductions: how steeply they grow with depth and index, in 1/64.
        reduction_slope = 18,
        /// Late reductions: the points of history that lower them by one 32nd of a ply.
        reduction_history = 400,
        /// What further stances are reduced by.
        stance_reduction = 24,
        /// The first action whose depth is reduced, counted from 0.
        reduction_from = 3,
        /// Late pruning below this depth.
        late_depth = 128,
        /// Late pruning: quiet actions tried at depth 0.
        late_base = 6,
        /// Late pruning: further quiet actions per squared ply.
        late_slope = 6,
        /// Futility below this depth.
        futility_depth = 96,
        /// Futility margin at depth 0.
        futility_base = 150,
        /// Futility margin for each further ply.
        futility_slope = 130,
        /// Reverse futility below this depth.
        reverse_depth = 128,
        /// Reverse futility margin for each ply.
        reverse_slope = 150,
        /// Positions without a table action are searched less deep from this depth on.
        internal_depth = 96,
        /// What positions without a table action are reduced by.
        internal_reduction = 24,
        /// Of 1,024 slides that turn something and steps of a chain, how many are overlooked.
        overlooked = 0,
        /// The largest error of estimates, in points.
        wobble = 0,
    }
}

impl Tunables {
    /// The parameters for a search with a net, tuned by games of all four
    /// (`arena/examples/tune_search.rs`, docs/nets.md). The defaults are for the hand-written
    /// evaluation, and for levels, whose strength was measured with them.
    pub fn with_net() -> Tunables {
        Tunables {
            chain_step: 27,
            aspiration_window: 40,
            chain_budget: 158,
            leaf_chain_budget: 5,
            chain_width: 2,
            slide_width: 2,
            slide_margin: 252,
            turned_gain: 5_483,
            turned_loss: 6_624,
            sacrifice_loss: 2_836,
            safe_gain: 175,
            escape_gain: 1_028,
            place_gain: 2_542,
            activate_gain: 2_849,
            stance_loss: 1_736,
            killer_gain: 6_167,
            countermove_gain: 3_693,
            history_step: 23,
            history_most: 986,
            reduction_base: 9,
            reduction_history: 345,
            reduction_wide: 21,
            stance_reduction: 15,
            reduction_from: 2,
            late_depth: 131,
            late_base: 3,
            late_slope: 7,
            futility_base: 145,
            futility_slope: 129,
            futility_depth: 80,
            reverse_depth: 150,
            reverse_slope: 142,
            internal_reduction: 20,
            ..Tunables::default()
        }
    }

    /// What a search for a chain that ends the game tries first.
    pub(crate) fn finish_order(&self) -> finish::Order {
        finish::Order {
            turning: self.finish_turning,
            target: self.finish_target,
            own: self.finish_own,
            beside: self.finish_beside,
            inactive: self.finish_inactive,
            placing: self.finish_placing,
        }
    }
}
