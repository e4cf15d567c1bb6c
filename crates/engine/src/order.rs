//! Which actions to try first.

use rules::{Action, Space, State, Survey, Word};

use crate::tuning::{Features, HISTORY_FADE, HISTORY_RANGE, SORTED_AHEAD, Tunables};

/// An action with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked {
    /// Higher goes first. No two in one position are equal, so every sorting algorithm gives the
    /// same order on every platform.
    key: u64,
    pub(crate) action: Action,
    /// Whether it turns more of the opponent's pieces than of the player's own.
    pub(crate) gains: bool,
    /// Whether an earlier action differs from it only in the stance.
    pub(crate) repeats: bool,
}

impl Ranked {
    pub(crate) fn new(action: Action, points: i32, number: usize) -> Ranked {
        let mut ranked = Ranked {
            key: u64::from(u32::MAX - number as u32),
            action,
            gains: false,
            repeats: false,
        };
        ranked.set_points(points);
        ranked
    }

    fn points(&self) -> i32 {
        ((self.key >> 32) as u32 ^ 0x8000_0000) as i32
    }

    fn set_points(&mut self, points: i32) {
        let upper = u64::from(points as u32 ^ 0x8000_0000) << 32;
        self.key = upper | (self.key & u64::from(u32::MAX));
    }
}

/// Moves the next few actions, sorted, to the front of those not yet tried.
pub(crate) fn bring_forward(rest: &mut [Ranked]) {
    let descending = |a: &Ranked, b: &Ranked| b.key.cmp(&a.key);
    if rest.len() > SORTED_AHEAD {
        rest.select_nth_unstable_by(SORTED_AHEAD, descending);
    }
    let few = rest.len().min(SORTED_AHEAD);
    rest[..few].sort_unstable_by(descending);
}

/// What the search has learned about actions: scores that rise when an action causes a cutoff and
/// fall when it was tried in vain.
pub(crate) struct History {
    size: usize,
    /// By player and action without its stance.
    actions: [Vec<i16>; 2],
    /// By player, space and stance.
    stances: [Vec<i16>; 2],
    /// By the type and space of the last action, and of this one.
    continuation: Vec<i16>,
    /// By the last action without its stance.
    counters: Vec<Option<Action>>,
}

impl History {
    pub(crate) fn new(size: u8) -> History {
        let size = usize::from(size);
        let spaces = size * size;
        let actions = spaces * spaces + 7 * spaces + 1;
        let sorts = 6 * spaces;
        History {
            size,
            actions: [vec![0; actions], vec![0; actions]],
            stances: [vec![0; spaces * 9], vec![0; spaces * 9]],
            continuation: vec![0; sorts * sorts],
            counters: vec![None; actions],
        }
    }

    pub(crate) fn is_for(&self, size: u8) -> bool {
        self.size == usize::from(size)
    }

    /// Ages what was learned in earlier searches.
    pub(crate) fn fade(&mut self) {
        let all = self.actions.iter_mut().chain(&mut self.stances);
        for number in all.flatten().chain(&mut self.continuation) {
            *number /= HISTORY_FADE;
        }
    }

    pub(crate) fn clear(&mut self) {
        let all = self.actions.iter_mut().chain(&mut self.stances);
        for number in all.flatten().chain(&mut self.continuation) {
            *number = 0;
        }
        self.counters.fill(None);
    }

    fn space(&self, space: Space) -> usize {
        usize::from(space.rank()) * self.size + usize::from(space.file())
    }

    fn action(&self, action: Action) -> usize {
        let spaces = self.size * self.size;
        let others = spaces * spaces;
        match action {
            Action::Slide { from, to, .. } => self.space(from) * spaces + self.space(to),
            Action::Place { shape, to, .. } => others + shape as usize * spaces + self.space(to),
            Action::Activate { at, .. } => others + 4 * spaces + self.space(at),
            Action::Pivot { at, .. } => others + 5 * spaces + self.space(at),
            Action::PickUp { at } => others + 6 * spaces + self.space(at),
            Action::End => others + 7 * spaces,
        }
    }

    fn stance(&self, action: Action) -> usize {
        let (at, stance) = match action {
            Action::Slide { to, stance, .. } | Action::Place { to, stance, .. } => (to, stance),
            Action::Activate { at, stance } => (at, stance),
            Action::Pivot { at, stance } => (at, Some(stance)),
            Action::PickUp { at } => (at, None),
            Action::End => return 0,
        };
        self.space(at) * 9 + stance.map_or(0, |stance| stance as usize + 1)
    }

    fn sort(&self, action: Action) -> usize {
        let spaces = self.size * self.size;
        match action {
            Action::Slide { to, .. } => self.space(to),
            Action::Place { to, .. } => spaces + self.space(to),
            Action::Activate { at, .. } => 2 * spaces + self.space(at),
            Action::Pivot { at, .. } => 3 * spaces + self.space(at),
            Action::PickUp { at } => 4 * spaces + self.space(at),
            Action::End => 5 * spaces,
        }
    }

    fn pair(&self, last: Action, action: Action) -> usize {
        self.sort(last) * 6 * self.size * self.size + self.sort(action)
    }

    pub(crate) fn points<W: Word>(&self, state: &State<W>, action: Action) -> i32 {
        let player = state.to_move() as usize;
        let number = |from: &[i16], at: usize| from.get(at).map_or(0, |n| i32::from(*n));
        (number(&self.actions[player], self.action(action))
            + number(&self.stances[player], self.stance(action)) / 2)
            / 2
    }

    pub(crate) fn continuation(&self, last: Action, action: Action) -> i32 {
        let at = self.pair(last, action);
        self.continuation.get(at).map_or(0, |n| i32::from(*n) / 2)
    }

    pub(crate) fn counter(&self, last: Action) -> Option<Action> {
        *self.counters.get(self.action(last))?
    }

    /// Learns whether an action caused a cutoff.
    pub(crate) fn learn<W: Word>(
        &mut self,
        state: &State<W>,
        last: Option<Action>,
        action: Action,
        by: i32,
    ) {
        let player = state.to_move() as usize;
        let (at, stance) = (self.action(action), self.stance(action));
        nudge(self.actions[player].get_mut(at), by);
        nudge(self.stances[player].get_mut(stance), by);
        if let Some(last) = last {
            let pair = self.pair(last, action);
            nudge(self.continuation.get_mut(pair), by);
        }
    }

    /// Learns the answer to an action.
    pub(crate) fn learn_counter(&mut self, last: Option<Action>, action: Action) {
        if let Some(last) = last {
            let at = self.action(last);
            if let Some(counter) = self.counters.get_mut(at) {
                *counter = Some(action);
            }
        }
    }
}

/// Moves a score up or down, by less the closer it is to its limit.
fn nudge(number: Option<&mut i16>, by: i32) {
    if let Some(number) = number {
        let now = i32::from(*number);
        *number = (now + by - now * by.abs() / HISTORY_RANGE) as i16;
    }
}

/// What the order of actions depends on besides the position.
pub(crate) struct Hints<'a> {
    pub(crate) features: &'a Features,
    pub(crate) tunables: &'a Tunables,
    pub(crate) history: &'a History,
    pub(crate) killers: [Option<Action>; 2],
    pub(crate) last: Option<Action>,
    /// Already tried, so skipped.
    pub(crate) tried: Option<Action>,
}

impl Hints<'_> {
    /// Lists all legal actions with their scores for ordering.
    pub(crate) fn list<W: Word>(
        &self,
        state: &State<W>,
        survey: &Survey<W>,
        into: &mut Vec<Ranked>,
    ) {
        let begin = into.len();
        let (mover, tunables) = (state.to_move(), self.tunables);
        let own = state.pieces_of(mover);
        let their_slidable = survey.slidable[mover.opponent() as usize];
        let threats = survey.turnable[mover.opponent() as usize];
        let beside = survey.beside[mover.opponent() as usize];
        let counter = match self.last {
            Some(last) if self.features.countermove => self.history.counter(last),
            _ => None,
        };
        // Actions that differ only in stance are adjacent.
        let mut way = None;
        let mut shared = (0, false);
        let mut first = begin;
        state.legal().for_each(|action| {
            if Some(action) == self.tried {
                return;
            }
            let (here, stance) = stanceless(action);
            if way != Some(here) {
                self.prefer_one(&mut into[first..]);
                first = into.len();
                way = Some(here);
                shared = match action {
                    Action::Slide { from, to, .. } => {
                        let (mut gain, mut gains) = (0, false);
                        if self.features.gain_order
                            && let Some(direction) = from.direction_to(to)
                        {
                            let [left, right] =
                                state.swept(W::path(from, to, direction), direction);
                            let turned = left | right;
                            let theirs = (turned & their_slidable).len() as i32;
                            let ours = (turned & own).len() as i32;
                            gain = theirs * tunables.turned_gain - ours * tunables.turned_loss;
                            gains = theirs > ours;
                        }
                        if threats.contains(from) {
                            gain += tunables.escape_gain;
                        }
                        if !beside.contains(to) {
                            gain += tunables.safe_gain;
                        }
                        (gain, gains)
                    }
                    Action::Place { to, .. } => {
                        let safe = i32::from(!beside.contains(to)) * tunables.safe_gain;
                        let active = i32::from(survey.free.contains(to)) * tunables.place_gain;
                        (safe + active, false)
                    }
                    Action::Activate { at, .. } => {
                        let safe = i32::from(!beside.contains(at)) * tunables.safe_gain;
                        (tunables.activate_gain + safe, false)
                    }
                    Action::Pivot { .. } => (-tunables.pivot_loss, false),
                    Action::PickUp { at } => {
                        let active = (state.active() & own).contains(at);
                        let gain = if active {
                            -tunables.pick_up_active_loss
                        } else {
                            tunables.pick_up_gain
                        };
                        (gain, false)
                    }
                    Action::End => (0, false),
                };
            }
            let mut points = shared.0;
            if matches!(action, Action::Slide { .. }) && stance == Some(false) {
                points -= tunables.sacrifice_loss;
            }
            if self.features.history {
                points += self.history.points(state, action);
            }
            if self.features.continuation
                && let Some(last) = self.last
            {
                points += self.history.continuation(last, action);
            }
            if self.features.killers && self.killers.contains(&Some(action)) {
                points += tunables.killer_gain;
            }
            if counter == Some(action) {
                points += tunables.countermove_gain;
            }
            let mut ranked = Ranked::new(action, points, into.len() - begin);
            ranked.gains = shared.1;
            into.push(ranked);
        });
        self.prefer_one(&mut into[first..]);
    }

    /// Marks all but the best of the actions that differ only in stance as repeating it.
    fn prefer_one(&self, alike: &mut [Ranked]) {
        if alike.len() < 2 || !self.features.stance_reductions {
            return;
        }
        let best = alike.iter().map(|ranked| ranked.key).max();
        for ranked in alike {
            if Some(ranked.key) != best {
                ranked.repeats = true;
                ranked.set_points(ranked.points() - self.tunables.stance_loss);
            }
        }
    }
}

/// An action without its stance, as a number, and whether the stance is active.
pub(crate) fn stanceless(action: Action) -> (u32, Option<bool>) {
    let space = |space: Space| u32::from(space.rank()) << 4 | u32::from(space.file());
    match action {
        Action::Slide { from, to, stance } => (
            space(from) << 8 | space(to),
            stance.map(rules::Stance::is_active),
        ),
        Action::Place { shape, to, stance } => (
            1 << 16 | (shape as u32) << 8 | space(to),
            stance.map(rules::Stance::is_active),
        ),
        Action::Activate { at, .. } => (2 << 16 | space(at), None),
        Action::Pivot { at, .. } => (3 << 16 | space(at), None),
        Action::PickUp { at } => (4 << 16 | space(at), None),
        Action::End => (5 << 16, None),
    }
}
