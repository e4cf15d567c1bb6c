//! The course of a game: its turns, whose turn it is, and how it ends.

use api::worker::Question;
use record::{Clock, Game, GameResult, NodeId, Ply};
use rules::{Player, Position, Setup, Turn};
use words::Ending;

use super::seats::Seats;
use crate::board::Last;

/// Where a record says how its game ended, if not by the rules.
const TERMINATION: &str = "Termination";

/// So often a position comes up before it may be called a draw.
const THIRD: usize = 3;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Course {
    game: Game,
    /// Who plays, and on which terms.
    pub seats: Seats,
}

/// Why a kept game cannot be gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// Its record cannot be read.
    Record(String),
    /// Who plays cannot be read.
    Seats(String),
}

impl Course {
    /// A game before its first turn.
    pub fn new(setup: Setup, seats: Seats) -> Course {
        let mut game = Game::new(setup);
        if let (Some(player), Some(level)) = (seats.computer(), seats.level()) {
            let tag = match player {
                Player::White => "White",
                Player::Black => "Black",
            };
            // A plain name is always fit for a tag.
            let _ = game
                .tags_mut()
                .set(tag, &format!("Quarterturn, level {level}"));
        }
        if let Some(control) = seats.control {
            let value = format!("{}+{}", control.base, control.increment);
            let _ = game.tags_mut().set("TimeControl", &value);
        }
        Course { game, seats }
    }

    /// A game as kept.
    ///
    /// # Errors
    /// If the record or the seats cannot be read.
    pub fn read(record: &str, seats: &str) -> Result<Course, Unplayable> {
        let game: Game = record
            .parse()
            .map_err(|error: record::ReadError| Unplayable::Record(error.to_string()))?;
        let seats = Seats::read(seats).map_err(Unplayable::Seats)?;
        Ok(Course { game, seats })
    }

    /// The same with the date it began on, `2026.11.15`.
    #[must_use]
    pub fn begun_on(mut self, date: &str) -> Course {
        let _ = self.game.tags_mut().set("Date", date);
        self
    }

    /// The record.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is played.
    pub fn setup(&self) -> Setup {
        self.game.setup()
    }

    /// The position now.
    pub fn now(&self) -> Position {
        *self.game.end()
    }

    /// How many turns were made.
    pub fn length(&self) -> usize {
        self.nodes().len() - 1
    }

    /// The turns, as they are written.
    pub fn plies(&self) -> Vec<(Player, Ply)> {
        let tree = self.game.tree();
        let nodes = self.nodes().into_iter().filter_map(|id| tree.node(id));
        nodes
            .filter_map(|node| Some((node.player()?, node.ply()?.clone())))
            .collect()
    }

    /// The positions at the beginning of every turn, the first of the game first.
    pub fn positions(&self) -> Vec<Position> {
        let tree = self.game.tree();
        let nodes = self.nodes().into_iter().filter_map(|id| tree.node(id));
        nodes.map(|node| *node.position()).collect()
    }

    /// The position after so many turns, and the turn that led to it.
    pub fn after(&self, turns: usize) -> Option<(Position, Option<Last>)> {
        let positions = self.positions();
        let position = *positions.get(turns)?;
        let last = turns.checked_sub(1).and_then(|index| {
            let (_, ply) = self.plies().into_iter().nth(index)?;
            let turn = Turn::new(ply.actions().to_vec())?;
            let before = positions[index];
            Some(Last { before, turn })
        });
        Some((position, last))
    }

    /// From the root to the end of the game.
    fn nodes(&self) -> Vec<NodeId> {
        std::iter::once(NodeId::ROOT)
            .chain(
                self.game
                    .tree()
                    .main_line()
                    .filter(|id| *id != NodeId::ROOT),
            )
            .collect()
    }

    /// Makes a turn; `left` is what its player has left after it, if there is a clock. A turn that
    /// is not legal, or comes after the end, changes nothing: `false`.
    pub fn play(&mut self, ply: Ply, left: Option<u64>) -> bool {
        if self.ending().is_some() {
            return false;
        }
        let player = self.now().to_move();
        let Ok(node) = self.game.play(ply) else {
            return false;
        };
        if let Some(left) = left {
            self.seats.left[player as usize] = left;
            if let Some(clock) = self.game.tree_mut().clock_mut(node) {
                *clock = Some(Clock::from_millis(left));
            }
        }
        true
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        if let Some(winner) = self.game.end().winner() {
            return Some(Ending::NoAction { winner });
        }
        let how = self.game.tags().get(TERMINATION);
        Some(match (self.game.result(), how) {
            (GameResult::Open, _) => return None,
            (GameResult::Win(winner), Some("time")) => Ending::Time { winner },
            // A record that says nothing more was most likely given up.
            (GameResult::Win(winner), _) => Ending::Resignation { winner },
            (GameResult::Draw, Some("repetition")) => Ending::Repetition,
            (GameResult::Draw, _) => Ending::Agreement,
        })
    }

    /// Ends the game otherwise than by the rules; `false` if it is over.
    fn end(&mut self, result: GameResult, how: &str) -> bool {
        if self.ending().is_some() || self.game.set_result(result).is_err() {
            return false;
        }
        let _ = self.game.tags_mut().set(TERMINATION, how);
        true
    }

    /// A player gives up.
    pub fn resign(&mut self, player: Player) -> bool {
        self.end(GameResult::Win(player.opponent()), "resignation")
    }

    /// A player's time has run out.
    pub fn flag(&mut self, player: Player) -> bool {
        self.seats.left[player as usize] = 0;
        self.end(GameResult::Win(player.opponent()), "time")
    }

    /// Both agree on a draw.
    pub fn agree_on_draw(&mut self) -> bool {
        self.end(GameResult::Draw, "agreement")
    }

    /// How often the position now has come up at the beginning of a turn.
    pub fn occurrences(&self) -> usize {
        let now = self.now();
        let positions = self.positions();
        positions.iter().filter(|earlier| **earlier == now).count()
    }

    /// Whether the game may be called a draw because its position has come up often enough.
    pub fn may_call_draw(&self) -> bool {
        self.seats.repetition && self.ending().is_none() && self.occurrences() >= THIRD
    }

    /// Calls the game a draw by repetition.
    pub fn call_draw(&mut self) -> bool {
        self.may_call_draw() && self.end(GameResult::Draw, "repetition")
    }

    /// Whether a person is to move.
    pub fn is_for_a_person(&self) -> bool {
        self.ending().is_none() && self.seats.computer() != Some(self.now().to_move())
    }

    /// Whether the computer is to move.
    pub fn is_for_the_computer(&self) -> bool {
        self.ending().is_none() && self.seats.computer() == Some(self.now().to_move())
    }

    /// How many turns are taken back at once: against the computer, up to one's own last turn.
    fn taken_back(&self) -> usize {
        if !self.seats.takebacks || self.ending().is_some() {
            return 0;
        }
        let own = |player: &Player| self.seats.computer() != Some(*player);
        let players: Vec<Player> = self.plies().into_iter().map(|(player, _)| player).collect();
        let last = players.iter().rposition(own);
        last.map_or(0, |last| players.len() - last)
    }

    /// Whether a turn can be taken back.
    pub fn may_take_back(&self) -> bool {
        self.taken_back() > 0
    }

    /// Takes the last turn of a person back, with the computer's answer. Time spent stays spent.
    pub fn take_back(&mut self) -> bool {
        let count = self.taken_back();
        for _ in 0..count {
            let end = self.game.tree().end();
            self.game.tree_mut().delete(end);
        }
        count > 0
    }

    /// What the engine is asked about a position after the turns made so far: the position now, or
    /// one within the turn being made.
    pub fn question(&self, position: &Position) -> Question {
        let mut before: Vec<u64> = self.positions().iter().map(Position::hash).collect();
        if *position == self.now() {
            before.pop();
        }
        Question {
            position: *position,
            before,
        }
    }
}

#[cfg(test)]
#[path = "course_tests.rs"]
mod tests;
