//! Tactical positions: the claim about each, how it is written, and its proof.
//!
//! `examples/tactics.rs` finds such positions, `tactics.rs` beside it proves them again and lets the
//! search solve them.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use engine::{Budget, Solver, Verdict};
use rules::{Action, Position};

/// What the task is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// Win this turn.
    Win,
    /// Stop the opponent from winning on the next turn, where nearly every turn allows it.
    Defend,
    /// Win, with a chain of at least three actions in this turn.
    Chain,
}

impl Kind {
    pub(crate) const ALL: [Kind; 3] = [Kind::Win, Kind::Defend, Kind::Chain];

    fn name(self) -> &'static str {
        match self {
            Kind::Win => "win",
            Kind::Defend => "defend",
            Kind::Chain => "chain",
        }
    }
}

/// What is proved about a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Claim {
    /// The player to move wins this turn, and needs this many actions; [`LONG`] means that many or
    /// more. With `hemming`, no turn with that few actions turns all the opponent's pieces: active
    /// ones are left that have nowhere to slide.
    Win { actions: usize, hemming: bool },
    /// The player to move cannot win this turn, and only this many of all turns stop the opponent
    /// from winning on the next. Turns that lead to the same position count once.
    Defend { hold: usize, of: usize },
    /// The player to move wins within this many turns, but not if this turn has fewer than [`LONG`]
    /// actions.
    Chain { turns: u32 },
}

/// Actions of a chain are not counted beyond this.
pub(crate) const LONG: usize = 3;

/// Positions with more turns than this are skipped when looking for a defence.
const MOST_TURNS: usize = 2_000;

/// In a position to defend, at most one turn in this many may hold.
const FEW: usize = 5;

/// The longest chain wins to look for, in turns.
const LONGEST_WIN: u32 = 3;

impl Claim {
    pub(crate) fn kind(self) -> Kind {
        match self {
            Claim::Win { .. } => Kind::Win,
            Claim::Defend { .. } => Kind::Defend,
            Claim::Chain { .. } => Kind::Chain,
        }
    }

    /// What is proved about a position, if it is of this kind and this many nodes of the solver
    /// suffice to prove it.
    pub(crate) fn prove(kind: Kind, position: &Position, nodes: u64) -> Option<Claim> {
        if position.bonus().is_some() || position.winner().is_some() {
            return None;
        }
        let mut court = Court::new(nodes);
        match kind {
            Kind::Win => court.win(position),
            Kind::Defend => court.defence(position),
            Kind::Chain => court.chain(position),
        }
    }

    /// Whether the action that led to a position was right, as far as this many nodes of the solver
    /// can prove. No particular action is required.
    pub(crate) fn is_kept(self, after: &Position, nodes: u64) -> bool {
        let mut court = Court::new(nodes);
        let goes_on = after.bonus().is_some();
        match self {
            Claim::Win { .. } if goes_on => court.wins_this_turn(after) == Some(true),
            Claim::Win { .. } => after.winner().is_some(),
            Claim::Defend { .. } if goes_on => after.actions().into_iter().any(|action| {
                let mut next = *after;
                next.play_unchecked(action);
                self.is_kept(&next, nodes)
            }),
            Claim::Defend { .. } => court.wins_this_turn(after) == Some(false),
            Claim::Chain { .. } => match court.verdict(after, Budget::LONGEST) {
                Verdict::Win(_) => goes_on,
                Verdict::Loss(_) => !goes_on,
                Verdict::Open { .. } => false,
            },
        }
    }
}

/// Where claims are proved.
struct Court {
    solver: Solver,
    /// Nodes left.
    nodes: u64,
}

impl Court {
    fn new(nodes: u64) -> Court {
        Court {
            solver: Solver::new(8 << 20),
            nodes,
        }
    }

    fn win(&mut self, position: &Position) -> Option<Claim> {
        if !self.wins_this_turn(position)? {
            return None;
        }
        for actions in 1..LONG {
            let won: Vec<Position> = ends(position, actions)
                .into_iter()
                .filter(|after| after.winner().is_some())
                .collect();
            if !won.is_empty() {
                let hemming = won.iter().all(has_active);
                return Some(Claim::Win { actions, hemming });
            }
        }
        Some(Claim::Win {
            actions: LONG,
            hemming: false,
        })
    }

    fn defence(&mut self, position: &Position) -> Option<Claim> {
        if self.wins_this_turn(position)? {
            return None;
        }
        let mut ends = BTreeMap::new();
        let flow = position.for_each_turn(|_, after| {
            ends.insert(after.hash(), *after);
            if ends.len() > MOST_TURNS {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if flow.is_break() {
            return None;
        }
        let mut hold = 0;
        for after in ends.values() {
            hold += usize::from(!self.wins_this_turn(after)?);
        }
        let of = ends.len();
        (0 < hold && hold * FEW <= of).then_some(Claim::Defend { hold, of })
    }

    fn chain(&mut self, position: &Position) -> Option<Claim> {
        // The larger part is for showing that there is no shorter win.
        let later = self.nodes / 4 * 3;
        self.nodes -= later;
        let Verdict::Win(distance) = self.verdict(position, LONGEST_WIN) else {
            return None;
        };
        self.nodes += later;
        let turns = distance.at_most;
        for actions in 1..LONG {
            for after in ends(position, actions) {
                if self.loses_within(&after, turns - 1)? {
                    return None;
                }
            }
        }
        Some(Claim::Chain { turns })
    }

    fn verdict(&mut self, position: &Position, turns: u32) -> Verdict {
        let budget = Budget::nodes(self.nodes).within(turns);
        let proof = self.solver.prove(position, budget);
        self.nodes -= proof.nodes;
        proof.verdict
    }

    /// Whether the player to move wins this turn; `None` if that takes too much work.
    fn wins_this_turn(&mut self, position: &Position) -> Option<bool> {
        match self.verdict(position, 1) {
            Verdict::Win(_) => Some(true),
            Verdict::Loss(_) => Some(false),
            Verdict::Open { no_win_within, .. } => (no_win_within == 1).then_some(false),
        }
    }

    /// Whether the player to move loses within this many turns; `None` if that takes too much work.
    fn loses_within(&mut self, position: &Position, turns: u32) -> Option<bool> {
        match self.verdict(position, turns) {
            Verdict::Loss(_) => Some(true),
            Verdict::Win(_) => Some(false),
            Verdict::Open { no_loss_within, .. } => (no_loss_within >= turns).then_some(false),
        }
    }
}

/// The positions after the turns of this many actions, each once.
fn ends(position: &Position, actions: usize) -> Vec<Position> {
    let mut open = vec![*position];
    for left in (0..actions).rev() {
        let mut known = HashSet::new();
        let mut next = Vec::new();
        for here in open {
            for action in here.actions() {
                let mut after = here;
                after.play_unchecked(action);
                if left == 0 && after.bonus().is_some() {
                    after.play_unchecked(Action::End);
                }
                let goes_on = after.bonus().is_some();
                // Declining a bonus does not lengthen a turn.
                if goes_on == (left > 0) && action != Action::End && known.insert(after.hash()) {
                    next.push(after);
                }
            }
        }
        open = next;
    }
    open
}

/// Whether the player to move has an active piece on the board.
fn has_active(position: &Position) -> bool {
    let mover = position.to_move();
    position
        .pieces()
        .any(|(_, piece)| piece.player == mover && piece.stance.is_active())
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Win { actions, hemming } => {
                let hemming = if *hemming { ", hemming in" } else { "" };
                write!(f, "{actions} action{}{hemming}", plural(*actions))
            }
            Claim::Defend { hold, of } => write!(f, "{hold} of {of} turns hold"),
            Claim::Chain { turns } => write!(f, "in {turns} turn{}", plural(*turns as usize)),
        }
    }
}

fn plural(number: usize) -> &'static str {
    if number == 1 { "" } else { "s" }
}

/// A position and the claim about it: a line of `tests/data/tactics.tsv`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tactic {
    pub(crate) claim: Claim,
    pub(crate) position: Position,
}

impl fmt::Display for Tactic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, position) = (self.claim.kind(), &self.position);
        write!(f, "{kind}\t{position}\t{}", self.claim)
    }
}

impl FromStr for Tactic {
    type Err = String;

    fn from_str(line: &str) -> Result<Tactic, String> {
        let wrong = || format!("`{line}` is not a tactic");
        let fields: Vec<&str> = line.split('\t').collect();
        let [_, position, proof] = fields[..] else {
            return Err(wrong());
        };
        let position = position.parse().map_err(|error| format!("{error}"))?;
        let numbers: Vec<usize> = proof
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let claim = match (fields[0], &numbers[..]) {
            ("win", &[actions]) => Claim::Win {
                actions,
                hemming: proof.ends_with("hemming in"),
            },
            ("defend", &[hold, of]) => Claim::Defend { hold, of },
            ("chain", &[turns]) => Claim::Chain {
                turns: turns as u32,
            },
            _ => return Err(wrong()),
        };
        let tactic = Tactic { claim, position };
        // Strict: only lines that print back unchanged are accepted.
        (tactic.to_string() == line)
            .then_some(tactic)
            .ok_or_else(wrong)
    }
}
