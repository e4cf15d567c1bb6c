//! A game on this device: its record, whose turn it is, and how it ends.

use api::worker::Question;
use record::{Clock, Game, GameResult, NodeId, Ply};
use rules::{Player, Position, Setup, Turn};
use words::Ending;

use super::terms::Terms;
use crate::board::Last;

/// The tag that says how a game ended, if not by the rules.
const TERMINATION: &str = "Termination";

/// How often a position must come up before a draw may be claimed.
const REPETITIONS: usize = 3;

/// A game being played: its record and its terms.
#[derive(Clone, Debug)]
pub struct LocalGame {
    record: Game,
    /// Who plays, on what terms.
    pub terms: Terms,
}

/// Why a stored game cannot be resumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unplayable {
    /// Its record cannot be read.
    Record(String),
    /// Its terms cannot be read.
    Terms(String),
}

impl LocalGame {
    /// A game that begins with a position, before its first turn.
    pub fn new(start: Position, terms: Terms) -> LocalGame {
        let mut record = Game::from_position(start);
        if let (Some(player), Some(level)) = (terms.computer(), terms.level()) {
            let tag = match player {
                Player::White => "White",
                Player::Black => "Black",
            };
            // A plain name is always a valid tag value.
            let _ = record
                .tags_mut()
                .set(tag, &format!("Quarterturn, level {level}"));
        }
        for (player, tag) in [(Player::White, "White"), (Player::Black, "Black")] {
            if let Some(name) = terms.name(player) {
                let _ = record.tags_mut().set(tag, name);
            }
        }
        if let Some(control) = terms.control {
            let value = format!("{}+{}", control.base, control.increment);
            let _ = record.tags_mut().set("TimeControl", &value);
        }
        LocalGame { record, terms }
    }

    /// Parses a stored game.
    ///
    /// # Errors
    /// If the record or the terms cannot be parsed.
    pub fn read(record: &str, terms: &str) -> Result<LocalGame, Unplayable> {
        let record: Game = record
            .parse()
            .map_err(|error: record::ReadError| Unplayable::Record(error.to_string()))?;
        let terms = Terms::read(terms).map_err(Unplayable::Terms)?;
        Ok(LocalGame { record, terms })
    }

    /// Sets the start date, `2026.11.15`.
    #[must_use]
    pub fn with_date(mut self, date: &str) -> LocalGame {
        let _ = self.record.tags_mut().set("Date", date);
        self
    }

    /// The record.
    pub fn record(&self) -> &Game {
        &self.record
    }

    /// The setup.
    pub fn setup(&self) -> Setup {
        self.record.setup()
    }

    /// Whether it began with the start of its setup.
    pub fn is_from_start(&self) -> bool {
        *self.record.start() == Position::start(self.setup())
    }

    /// The current position.
    pub fn position(&self) -> Position {
        *self.record.end()
    }

    /// The number of turns played.
    pub fn turn_count(&self) -> usize {
        self.nodes().len() - 1
    }

    /// The turns, with who played each.
    pub fn plies(&self) -> Vec<(Player, Ply)> {
        let tree = self.record.tree();
        let nodes = self.nodes().into_iter().filter_map(|id| tree.node(id));
        nodes
            .filter_map(|node| Some((node.player()?, node.ply()?.clone())))
            .collect()
    }

    /// The position before every turn, and the current one.
    pub fn positions(&self) -> Vec<Position> {
        let tree = self.record.tree();
        let nodes = self.nodes().into_iter().filter_map(|id| tree.node(id));
        nodes.map(|node| *node.position()).collect()
    }

    /// The position after a number of turns, and the turn that led to it.
    pub fn position_after(&self, turns: usize) -> Option<(Position, Option<Last>)> {
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

    /// The main line from the root.
    fn nodes(&self) -> Vec<NodeId> {
        std::iter::once(NodeId::ROOT)
            .chain(
                self.record
                    .tree()
                    .main_line()
                    .filter(|id| *id != NodeId::ROOT),
            )
            .collect()
    }

    /// Plays a turn; `left` is the player's remaining time after it, if there is a clock. Returns
    /// `false` and changes nothing if the turn is illegal or the game is over.
    pub fn play(&mut self, ply: Ply, left: Option<u64>) -> bool {
        if self.ending().is_some() {
            return false;
        }
        let player = self.position().to_move();
        let Ok(node) = self.record.play(ply) else {
            return false;
        };
        if let Some(left) = left {
            self.terms.left[player as usize] = left;
            if let Some(clock) = self.record.tree_mut().clock_mut(node) {
                *clock = Some(Clock::from_millis(left));
            }
        }
        true
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        if let Some(winner) = self.record.end().winner() {
            return Some(Ending::NoAction { winner });
        }
        let how = self.record.tags().get(TERMINATION);
        Some(match (self.record.result(), how) {
            (GameResult::Open, _) => return None,
            (GameResult::Win(winner), Some("time")) => Ending::Time { winner },
            // A record that gives no reason was most likely resigned.
            (GameResult::Win(winner), _) => Ending::Resignation { winner },
            (GameResult::Draw, Some("repetition")) => Ending::Repetition,
            (GameResult::Draw, _) => Ending::Agreement,
        })
    }

    /// Ends the game by other means than the rules; `false` if it is over.
    fn finish(&mut self, result: GameResult, how: &str) -> bool {
        if self.ending().is_some() || self.record.set_result(result).is_err() {
            return false;
        }
        let _ = self.record.tags_mut().set(TERMINATION, how);
        true
    }

    /// A player resigns.
    pub fn resign(&mut self, player: Player) -> bool {
        self.finish(GameResult::Win(player.opponent()), "resignation")
    }

    /// A player's time has run out.
    pub fn flag(&mut self, player: Player) -> bool {
        self.terms.left[player as usize] = 0;
        self.finish(GameResult::Win(player.opponent()), "time")
    }

    /// Both agree on a draw.
    pub fn agree_on_draw(&mut self) -> bool {
        self.finish(GameResult::Draw, "agreement")
    }

    /// How often the current position has come up at the start of a turn.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        let positions = self.positions();
        positions.iter().filter(|earlier| **earlier == now).count()
    }

    /// Whether the player to move may claim a draw by repetition.
    pub fn can_claim_draw(&self) -> bool {
        self.terms.repetition && self.ending().is_none() && self.occurrences() >= REPETITIONS
    }

    /// Claims a draw by repetition.
    pub fn claim_draw(&mut self) -> bool {
        self.can_claim_draw() && self.finish(GameResult::Draw, "repetition")
    }

    /// Whether a person is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.ending().is_none() && self.terms.computer() != Some(self.position().to_move())
    }

    /// Whether the computer is to move.
    pub fn is_computers_turn(&self) -> bool {
        self.ending().is_none() && self.terms.computer() == Some(self.position().to_move())
    }

    /// How many turns a takeback removes: against the computer, back to the person's last turn.
    fn takeback_count(&self) -> usize {
        if !self.terms.takebacks || self.ending().is_some() {
            return 0;
        }
        let own = |player: &Player| self.terms.computer() != Some(*player);
        let players: Vec<Player> = self.plies().into_iter().map(|(player, _)| player).collect();
        let last = players.iter().rposition(own);
        last.map_or(0, |last| players.len() - last)
    }

    /// Whether a turn can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.takeback_count() > 0
    }

    /// Takes back a person's last turn and the computer's reply. Clocks are not restored.
    pub fn take_back(&mut self) -> bool {
        let count = self.takeback_count();
        for _ in 0..count {
            let end = self.record.tree().end();
            self.record.tree_mut().delete(end);
        }
        count > 0
    }

    /// The question to ask the engine about the current position, or about one within the turn
    /// being composed.
    pub fn question(&self, position: &Position) -> Question {
        let mut before: Vec<u64> = self.positions().iter().map(Position::hash).collect();
        if *position == self.position() {
            before.pop();
        }
        Question {
            position: *position,
            before,
        }
    }
}

#[cfg(test)]
#[path = "local_game_tests.rs"]
mod tests;
