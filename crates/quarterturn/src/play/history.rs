//! The history of a game: its actions, and how it ended.

use record::{Game, GameResult, NodeId, Ply};
use rules::{Action, Player, Position};
use words::player_name;

use crate::language::words;
use crate::t;

/// How a game ended other than by the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// The player gave up.
    Resigned(Player),
    /// The player did nothing, or something illegal.
    Forfeited(Player),
    /// The players agreed on a draw.
    Agreed,
    /// Nobody wanted to continue.
    BrokenOff,
}

/// The actions of a game so far, from its first position, and how it ended.
pub(super) struct History {
    start: Position,
    /// Every action with the position after it.
    steps: Vec<(Action, Position)>,
    ending: Option<Ending>,
}

impl History {
    pub(super) fn new(start: Position) -> History {
        History {
            start,
            steps: Vec::new(),
            ending: None,
        }
    }

    /// The first position.
    pub(super) fn start(&self) -> &Position {
        &self.start
    }

    /// Every action so far.
    pub(super) fn actions(&self) -> Vec<Action> {
        self.steps.iter().map(|(action, _)| *action).collect()
    }

    /// The position now.
    pub(super) fn position(&self) -> &Position {
        self.steps
            .last()
            .map_or(&self.start, |(_, position)| position)
    }

    /// Plays a legal action.
    pub(super) fn play(&mut self, action: Action) {
        let mut after = *self.position();
        after.play_unchecked(action);
        self.steps.push((action, after));
    }

    /// Ends the game other than by the rules.
    pub(super) fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
    }

    /// Takes back how the game ended, or else the last action, and before it those of players who
    /// are not `asked`. Returns the actions taken back, the last one first, or `None` if there is
    /// nothing to take back.
    pub(super) fn undo(&mut self, asked: impl Fn(Player) -> bool) -> Option<Vec<Action>> {
        if self.ending.take().is_some() {
            return Some(Vec::new());
        }
        // Without a person's action among them, they would only be played again.
        let own = (0..self.steps.len())
            .rev()
            .find(|&step| asked(self.before(step).to_move()))?;
        let back = self.steps.drain(own..).rev();
        Some(back.map(|(action, _)| action).collect())
    }

    fn before(&self, step: usize) -> &Position {
        match step.checked_sub(1) {
            Some(earlier) => &self.steps[earlier].1,
            None => &self.start,
        }
    }

    /// The hashes of the positions at the beginning of earlier turns, oldest first.
    pub(super) fn earlier_turns(&self) -> Vec<u64> {
        let mut begins: Vec<u64> = [self.start]
            .iter()
            .chain(self.steps.iter().map(|(_, position)| position))
            .filter(|position| position.bonus().is_none())
            .map(Position::hash)
            .collect();
        if self.position().bonus().is_none() {
            begins.pop();
        }
        begins
    }

    /// The result so far.
    pub(super) fn result(&self) -> GameResult {
        match (self.position().winner(), self.ending) {
            (Some(winner), _) => GameResult::Win(winner),
            (None, Some(Ending::Resigned(player) | Ending::Forfeited(player))) => {
                GameResult::Win(player.opponent())
            }
            (None, Some(Ending::Agreed)) => GameResult::Draw,
            (None, Some(Ending::BrokenOff) | None) => GameResult::Open,
        }
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.ending.is_some() || self.position().winner().is_some()
    }

    /// How many actions have been played.
    pub(super) fn length(&self) -> usize {
        self.steps.len()
    }

    /// Whether there is an unfinished turn, which is not in a record yet.
    pub(super) fn is_in_the_making(&self) -> bool {
        self.position().bonus().is_some() && !self.steps.is_empty()
    }

    /// How the game ended, with the result and the reason; `None` while it continues.
    pub(super) fn verdict(&self) -> Option<String> {
        let ending = match (self.position().winner(), self.ending) {
            (Some(winner), _) => words().ending(words::Ending::NoAction { winner }),
            (None, Some(Ending::Resigned(player))) => {
                let winner = player.opponent();
                words().ending(words::Ending::Resignation { winner })
            }
            (None, Some(Ending::Forfeited(player))) => {
                t!(
                    "terminal-forfeited",
                    winner = player_name(player.opponent())
                )
            }
            (None, Some(Ending::Agreed)) => words().ending(words::Ending::Agreement),
            (None, Some(Ending::BrokenOff)) => {
                t!("terminal-broken-off", count = self.steps.len())
            }
            (None, None) => return None,
        };
        let result = self.result().to_string();
        Some(t!("terminal-over", result = result, ending = ending))
    }

    /// The actions of the last turn, or of the unfinished one.
    pub(super) fn last_turn(&self) -> Vec<Action> {
        self.turns().pop().unwrap_or_default()
    }

    /// The actions of every turn; the last one may be unfinished.
    fn turns(&self) -> Vec<Vec<Action>> {
        let mut turns = Vec::new();
        let mut turn = Vec::new();
        for (action, after) in &self.steps {
            turn.push(*action);
            if after.bonus().is_none() {
                turns.push(std::mem::take(&mut turn));
            }
        }
        if !turn.is_empty() {
            turns.push(turn);
        }
        turns
    }

    /// The finished turns and the result as a record.
    pub(super) fn record(&self) -> Game {
        let mut game = Game::from_position(self.start);
        let mut turns = self.turns();
        if self.is_in_the_making() {
            turns.pop();
        }
        let mut end = NodeId::ROOT;
        // Every turn was legal when it was played, so none is skipped.
        for ply in turns.into_iter().filter_map(Ply::new) {
            if let Ok(added) = game.tree_mut().add(end, ply) {
                end = added;
            }
        }
        let _ = game.set_result(self.result());
        game
    }
}
