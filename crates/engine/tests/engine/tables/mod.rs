//! Complete tables of small games, by retrograde analysis: the ground truth for solver and search.
//! They use only the rules, nothing of the engine.

#![allow(unreachable_pub)]

mod positions;

use std::collections::HashMap;

use rules::{Position, Setup};

/// The value of a position for the player to move with best play: the winner wins as soon as
/// possible, the loser holds out as long as possible. Turns of both players are counted, including
/// the one in progress: a position without a legal action is lost in 0, one before the winning turn
/// is won in 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Value {
    Win(u32),
    Loss(u32),
    Draw,
}

/// The values of all positions of a small game, up to symmetry.
pub struct Table {
    positions: Vec<Position>,
    /// The index of a position in the list, by its hash.
    numbers: HashMap<u64, u32>,
    values: Vec<Value>,
}

impl Table {
    /// The table of all positions reachable in a game.
    pub fn of(setup: Setup) -> Table {
        Table::from(vec![Position::start(setup)])
    }

    /// The table of all valid positions, reachable or not.
    pub fn of_all_valid(setup: Setup) -> Table {
        Table::from(positions::all_valid(setup))
    }

    /// The value of a position of the table.
    pub fn value(&self, position: &Position) -> Value {
        let canonical = position.canonical().0;
        let number = self.numbers[&canonical.hash()] as usize;
        assert_eq!(self.positions[number], canonical, "two positions, one hash");
        self.values[number]
    }

    /// All positions, one of each class of symmetric ones, with their values.
    pub fn entries(&self) -> impl Iterator<Item = (&Position, Value)> {
        self.positions.iter().zip(self.values.iter().copied())
    }

    /// How many positions are won, lost and drawn for the player to move, and the most turns a
    /// win or loss takes.
    pub fn summary(&self) -> ([usize; 3], u32) {
        let (mut counts, mut longest) = ([0; 3], 0);
        for value in &self.values {
            let (which, turns) = match *value {
                Value::Win(turns) => (0, turns),
                Value::Loss(turns) => (1, turns),
                Value::Draw => (2, 0),
            };
            counts[which] += 1;
            longest = longest.max(turns);
        }
        (counts, longest)
    }

    fn from(mut positions: Vec<Position>) -> Table {
        let mut numbers: HashMap<u64, u32> = (0..)
            .zip(&positions)
            .map(|(number, position)| (position.hash(), number))
            .collect();
        // Each position with its successors, stored once and read in both directions.
        let mut steps: Vec<(u32, u32)> = Vec::new();
        let mut next = 0;
        while next < positions.len() {
            let position = positions[next];
            for action in position.actions() {
                let mut after = position;
                after.play_unchecked(action);
                let after = after.canonical().0;
                let number = *numbers.entry(after.hash()).or_insert_with(|| {
                    positions.push(after);
                    positions.len() as u32 - 1
                });
                assert_eq!(positions[number as usize], after, "two positions, one hash");
                steps.push((next as u32, number));
            }
            next += 1;
        }
        let values = Retrograde::new(&positions, &steps).run();
        Table {
            positions,
            numbers,
            values,
        }
    }
}

/// Works backwards from the lost positions, in the order of distance.
struct Retrograde<'a> {
    positions: &'a [Position],
    /// The positions before each position: `before[from[p]..from[p + 1]]`.
    before: Vec<u32>,
    from: Vec<usize>,
    /// How many continuations are not yet known to lose.
    open: Vec<u32>,
    /// The longest of the losing continuations known so far.
    resistance: Vec<u32>,
    values: Vec<Option<Value>>,
    /// Values to be finalised, by distance.
    due: Vec<Vec<(u32, Value)>>,
}

impl Retrograde<'_> {
    fn new<'a>(positions: &'a [Position], steps: &[(u32, u32)]) -> Retrograde<'a> {
        let count = positions.len();
        let mut open = vec![0; count];
        let mut from = vec![0; count + 1];
        for &(position, after) in steps {
            open[position as usize] += 1;
            from[after as usize + 1] += 1;
        }
        for number in 0..count {
            from[number + 1] += from[number];
        }
        let mut filled = from.clone();
        let mut before = vec![0; steps.len()];
        for &(position, after) in steps {
            before[filled[after as usize]] = position;
            filled[after as usize] += 1;
        }
        let lost = (0..count as u32).filter(|number| open[*number as usize] == 0);
        let due = vec![lost.map(|number| (number, Value::Loss(0))).collect()];
        Retrograde {
            positions,
            before,
            from,
            open,
            resistance: vec![0; count],
            values: vec![None; count],
            due,
        }
    }

    fn run(mut self) -> Vec<Value> {
        let mut turns = 0;
        while turns < self.due.len() {
            // The list for this distance grows while it is processed: chains stay within a turn.
            let mut next = 0;
            while next < self.due[turns].len() {
                let (number, value) = self.due[turns][next];
                next += 1;
                // A shorter win may have been found in the meantime.
                if self.values[number as usize].is_none() {
                    self.values[number as usize] = Some(value);
                    self.tell_those_before(number as usize, value);
                }
            }
            turns += 1;
        }
        let known = self.values.into_iter();
        known.map(|value| value.unwrap_or(Value::Draw)).collect()
    }

    fn tell_those_before(&mut self, number: usize, value: Value) {
        for i in self.from[number]..self.from[number + 1] {
            let earlier = self.before[i] as usize;
            let same = self.positions[earlier].to_move() == self.positions[number].to_move();
            let seen = match (value, same) {
                (value, true) => value,
                (Value::Loss(turns), false) => Value::Win(turns + 1),
                (Value::Win(turns), false) => Value::Loss(turns + 1),
                (Value::Draw, false) => Value::Draw,
            };
            match seen {
                Value::Win(turns) => self.schedule(turns, earlier, seen),
                Value::Loss(turns) => {
                    self.open[earlier] -= 1;
                    let longest = self.resistance[earlier].max(turns);
                    self.resistance[earlier] = longest;
                    if self.open[earlier] == 0 {
                        self.schedule(longest, earlier, Value::Loss(longest));
                    }
                }
                Value::Draw => {}
            }
        }
    }

    fn schedule(&mut self, turns: u32, number: usize, value: Value) {
        let turns = turns as usize;
        if self.due.len() <= turns {
            self.due.resize(turns + 1, Vec::new());
        }
        self.due[turns].push((number as u32, value));
    }
}
