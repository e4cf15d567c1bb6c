//! The engine during analysis: lines for the position on the board, and the assessment of a whole
//! line.

use std::collections::HashMap;

use api::worker::{Found, Question, Score};
use futures_channel::oneshot;
use leptos::prelude::*;
use record::NodeId;
use rules::{Action, Position};
use wasm_bindgen_futures::spawn_local;

use super::analysed_game::AnalysedGame;
use super::controller::AnalysisController;
use crate::board::turn::composer::Composer;
use crate::engine::{self, EngineError, News};
use crate::online::participation::plays_rated;
use crate::store::local_storage;
use crate::winning_chance::for_white;

/// The node limit for the position on the board: deep enough to be useful, short enough for a
/// battery.
const NODES: u64 = 20_000_000;
/// The node limit for each position when a whole line is assessed.
const ASSESS_NODES: u64 = 150_000;
/// The most lines.
pub const MOST_LINES: u32 = 5;
/// The storage key of the switch and the number of lines.
const KEY: &str = "quarterturn.analysis-engine";

/// The position on the board: one of the game, or one inside a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewedPosition {
    /// The turn it comes after.
    pub node: NodeId,
    /// The actions played since.
    pub actions: Vec<Action>,
    /// The position.
    pub position: Position,
}

/// What the engine is doing.
#[derive(Clone, PartialEq, Debug)]
pub enum EngineStatus {
    /// It is off, or there is nothing to search.
    Idle,
    /// It is searching.
    Thinking,
    /// It has reached its limit or a proof.
    Done,
    /// It failed.
    Failed(EngineError),
}

/// The engine during analysis. Copies share the same state.
#[derive(Clone, Copy)]
pub struct LiveEngine {
    /// Whether it is switched on.
    pub on: RwSignal<bool>,
    /// The number of lines to show.
    pub lines: RwSignal<u32>,
    /// The last result, and the position it is for.
    pub found: RwSignal<Option<(ViewedPosition, Found)>>,
    /// What it is doing.
    pub status: RwSignal<EngineStatus>,
    /// White's score after turns of the game, as far as it is known.
    pub scores: RwSignal<HashMap<NodeId, Score>>,
    /// While a line is being assessed: how many positions are done, and how many there are.
    pub assessing: RwSignal<Option<(usize, usize)>>,
    running: StoredValue<Option<engine::Analysis>>,
}

impl LiveEngine {
    /// The engine with its last settings.
    pub fn new() -> LiveEngine {
        let (on, lines) = read_settings(local_storage::read(KEY).as_deref());
        LiveEngine {
            on: RwSignal::new(on),
            lines: RwSignal::new(lines),
            found: RwSignal::new(None),
            status: RwSignal::new(EngineStatus::Idle),
            scores: RwSignal::new(HashMap::new()),
            assessing: RwSignal::new(None),
            running: StoredValue::new(None),
        }
    }

    /// Sets the switch and the number of lines, and stores them.
    pub fn set(&self, on: bool, lines: u32) {
        self.on.set(on);
        self.lines.set(lines.clamp(1, MOST_LINES));
        // Not worth a message if it cannot be stored.
        let _ = local_storage::write(KEY, &format!("{} {lines}", if on { "on" } else { "off" }));
    }

    /// Forgets everything about another game.
    pub fn forget(&self) {
        self.stop();
        self.assessing.set(None);
        self.scores.set(HashMap::new());
        self.found.set(None);
        engine::forget();
    }

    fn stop(&self) {
        self.running.set_value(None);
    }

    fn remember(&self, node: NodeId, position: &Position, found: &Found) {
        if let Some(best) = found.lines.first() {
            let score = for_white(best.score, position.to_move());
            self.scores.try_update(|scores| scores.insert(node, score));
        }
    }

    fn on_news(&self, viewed: &ViewedPosition, news: News) {
        let (found, status) = match news {
            News::Progress(found) => (found, EngineStatus::Thinking),
            News::End(found) => (found, EngineStatus::Done),
            News::Fault(error) => {
                let _ = self.status.try_set(EngineStatus::Failed(error));
                return;
            }
        };
        let _ = self.status.try_set(status);
        if found.lines.is_empty() {
            return;
        }
        if viewed.actions.is_empty() {
            self.remember(viewed.node, &viewed.position, &found);
        }
        let _ = self.found.try_set(Some((viewed.clone(), found)));
    }
}

fn read_settings(text: Option<&str>) -> (bool, u32) {
    let (on, lines) = text
        .and_then(|text| text.split_once(' '))
        .unwrap_or(("on", "2"));
    let lines = lines.parse().unwrap_or(2);
    (on != "off", lines.clamp(1, MOST_LINES))
}

impl AnalysisController {
    /// The position on the board.
    pub fn viewed(&self) -> ViewedPosition {
        let at = self.game.with(AnalysedGame::at);
        let replayed = self.desk.replay.get().zip(self.desk.last.get());
        if let Some((count, last)) = replayed {
            let parent = self.game.with(AnalysedGame::previous);
            return ViewedPosition {
                node: parent.unwrap_or(at),
                actions: last.turn.actions().iter().take(count).copied().collect(),
                position: last.after(count),
            };
        }
        self.desk
            .composer
            .with(|composer: &Composer| ViewedPosition {
                node: at,
                actions: composer.steps().iter().map(|step| step.action).collect(),
                position: *composer.now(),
            })
    }

    /// Whether the engine is off because this game is being played for a rating. Reactive.
    pub fn is_withheld(&self) -> bool {
        plays_rated(self.game.with(AnalysedGame::setup))
    }

    /// Lets the engine follow the board.
    pub fn follow_board(self) {
        let live_engine = self.live_engine;
        let viewed = Memo::new(move |_| self.viewed());
        let wanted = Memo::new(move |_| {
            let busy = live_engine.assessing.with(Option::is_some);
            let free = !busy && self.editor.with(Option::is_none) && !self.is_withheld();
            (live_engine.on.get() && free).then(|| live_engine.lines.get())
        });
        Effect::new(move |_| {
            let (viewed, wanted) = (viewed.get(), wanted.get());
            if live_engine.assessing.with_untracked(Option::is_some) {
                return;
            }
            live_engine.stop();
            let over = viewed.position.winner().is_some();
            let Some(lines) = wanted.filter(|_| !over) else {
                live_engine.status.set(EngineStatus::Idle);
                return;
            };
            live_engine.status.set(EngineStatus::Thinking);
            let question = Question {
                position: viewed.position,
                before: self.game.with_untracked(|game| game.before(viewed.node)),
            };
            let analysis = engine::analyse(question, lines, NODES, move |news| {
                live_engine.on_news(&viewed, news);
            });
            live_engine.running.set_value(Some(analysis));
        });
    }

    /// Assesses every position of the current line that is not known yet.
    pub fn assess(self) {
        let live_engine = self.live_engine;
        if untrack(|| self.is_withheld()) {
            return;
        }
        let line = self.game.with_untracked(AnalysedGame::line);
        live_engine.stop();
        live_engine.assessing.set(Some((0, line.len())));
        spawn_local(async move {
            for (done, id) in line.iter().enumerate() {
                // Stopped, or the page was left.
                let going_on = live_engine.assessing.try_get_untracked().flatten();
                if going_on.is_none() {
                    return;
                }
                live_engine.assessing.set(Some((done, line.len())));
                let known = live_engine
                    .scores
                    .with_untracked(|scores| scores.contains_key(id));
                if !known && !self.assess_one(*id).await {
                    break;
                }
            }
            let _ = live_engine.assessing.try_set(None);
        });
    }

    /// Assesses one position; `false` if the rest cannot be assessed either.
    async fn assess_one(self, id: NodeId) -> bool {
        let live_engine = self.live_engine;
        let asked = self.game.try_with_untracked(|game| {
            let position = game.position_at(id);
            (position, game.before(id))
        });
        let Some((position, before)) = asked else {
            return false;
        };
        if let Some(winner) = position.winner() {
            let score = match winner {
                rules::Player::White => Score::Win(0),
                rules::Player::Black => Score::Loss(0),
            };
            live_engine
                .scores
                .try_update(|scores| scores.insert(id, score));
            return true;
        }
        let question = Question { position, before };
        let (tell, told) = oneshot::channel();
        let mut tell = Some(tell);
        let analysis = engine::analyse(question, 1, ASSESS_NODES, move |news| {
            let outcome = match news {
                News::Progress(_) => return,
                News::End(found) => Ok(found),
                News::Fault(error) => Err(error),
            };
            if let Some(tell) = tell.take() {
                // The receiver may be gone.
                let _ = tell.send(outcome);
            }
        });
        if live_engine.running.try_set_value(Some(analysis)).is_some() {
            return false;
        }
        match told.await {
            Ok(Ok(found)) => {
                live_engine.remember(id, &position, &found);
                true
            }
            Ok(Err(error)) => {
                let _ = live_engine.status.try_set(EngineStatus::Failed(error));
                false
            }
            // Stopped.
            Err(_) => false,
        }
    }

    /// Stops assessing.
    pub fn stop_assessing(&self) {
        self.live_engine.assessing.set(None);
        self.live_engine.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_is_on_with_two_lines_by_default() {
        assert_eq!(read_settings(None), (true, 2));
        assert_eq!(read_settings(Some("off 4")), (false, 4));
        assert_eq!(read_settings(Some("on 99")), (true, MOST_LINES));
        assert_eq!(read_settings(Some("nonsense")), (true, 2));
    }
}
