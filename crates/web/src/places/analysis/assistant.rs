//! The engine at one's side: lines for the position looked at, and the worth of whole lines.

use std::collections::HashMap;

use api::worker::{Found, Question, Worth};
use futures_channel::oneshot;
use leptos::prelude::*;
use record::NodeId;
use rules::{Action, Position};
use wasm_bindgen_futures::spawn_local;

use super::lines::for_white;
use super::room::Room;
use super::study::Study;
use crate::board::composer::Composer;
use crate::engine::{self, EngineError, News};
use crate::store::brief;

/// Positions visited at most for what is looked at: long enough to know, short enough for a
/// battery.
const NODES: u64 = 20_000_000;
/// Positions visited for each turn of a game that is assessed as a whole.
const GLANCE: u64 = 150_000;
/// Lines at most.
pub const MOST_LINES: u32 = 5;
/// Where it is kept whether the engine helps, and with how many lines.
const KEY: &str = "quarterturn.analysis-engine";

/// What is looked at: a position of the study, or one inside a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Looked {
    /// The turn it comes after.
    pub node: NodeId,
    /// The steps made since.
    pub steps: Vec<Action>,
    /// The position.
    pub position: Position,
}

/// What the engine is doing.
#[derive(Clone, PartialEq, Debug)]
pub enum Doing {
    /// Nothing.
    Nothing,
    /// It looks deeper and deeper.
    Thinks,
    /// It has looked as far as it is let, or is sure.
    Done,
    /// It cannot.
    Failed(EngineError),
}

/// The engine at one's side. Copies are the same.
#[derive(Clone, Copy)]
pub struct Assistant {
    /// Whether it helps.
    pub on: RwSignal<bool>,
    /// How many lines are wanted.
    pub lines: RwSignal<u32>,
    /// What was found, and about what.
    pub found: RwSignal<Option<(Looked, Found)>>,
    /// What it is doing.
    pub doing: RwSignal<Doing>,
    /// White's worth after turns of the study, as far as it is known.
    pub worths: RwSignal<HashMap<NodeId, Worth>>,
    /// How many positions of a line are assessed, of how many, while that is going on.
    pub assessing: RwSignal<Option<(usize, usize)>>,
    running: StoredValue<Option<engine::Analysis>>,
}

impl Assistant {
    /// As it was the last time.
    pub fn new() -> Assistant {
        let (on, lines) = kept(brief::kept(KEY).as_deref());
        Assistant {
            on: RwSignal::new(on),
            lines: RwSignal::new(lines),
            found: RwSignal::new(None),
            doing: RwSignal::new(Doing::Nothing),
            worths: RwSignal::new(HashMap::new()),
            assessing: RwSignal::new(None),
            running: StoredValue::new(None),
        }
    }

    /// Changes whether it helps and with how many lines, and keeps that.
    pub fn set(&self, on: bool, lines: u32) {
        self.on.set(on);
        self.lines.set(lines.clamp(1, MOST_LINES));
        // Not worth a word if it cannot be kept.
        let _ = brief::keep(KEY, &format!("{} {lines}", if on { "on" } else { "off" }));
    }

    /// Forgets what it knew of another game.
    pub fn forget(&self) {
        self.stop();
        self.assessing.set(None);
        self.worths.set(HashMap::new());
        self.found.set(None);
        engine::forget();
    }

    fn stop(&self) {
        self.running.set_value(None);
    }

    fn learn(&self, node: NodeId, position: &Position, found: &Found) {
        if let Some(best) = found.lines.first() {
            let worth = for_white(best.worth, position.to_move());
            self.worths.try_update(|worths| worths.insert(node, worth));
        }
    }

    fn hear(&self, looked: &Looked, news: News) {
        let (found, doing) = match news {
            News::Progress(found) => (found, Doing::Thinks),
            News::End(found) => (found, Doing::Done),
            News::Fault(error) => {
                let _ = self.doing.try_set(Doing::Failed(error));
                return;
            }
        };
        let _ = self.doing.try_set(doing);
        if found.lines.is_empty() {
            return;
        }
        if looked.steps.is_empty() {
            self.learn(looked.node, &looked.position, &found);
        }
        let _ = self.found.try_set(Some((looked.clone(), found)));
    }
}

fn kept(text: Option<&str>) -> (bool, u32) {
    let (on, lines) = text
        .and_then(|text| text.split_once(' '))
        .unwrap_or(("on", "2"));
    let lines = lines.parse().unwrap_or(2);
    (on != "off", lines.clamp(1, MOST_LINES))
}

impl Room {
    /// What is looked at now.
    pub fn looked(&self) -> Looked {
        let at = self.study.with(Study::at);
        let replayed = self.desk.replay.get().zip(self.desk.last.get());
        if let Some((count, last)) = replayed {
            let parent = self.study.with(Study::previous);
            return Looked {
                node: parent.unwrap_or(at),
                steps: last.turn.actions().iter().take(count).copied().collect(),
                position: last.after(count),
            };
        }
        self.desk.composer.with(|composer: &Composer| Looked {
            node: at,
            steps: composer.steps().iter().map(|step| step.action).collect(),
            position: *composer.now(),
        })
    }

    /// Lets the engine follow what is looked at, from now on.
    pub fn watch(self) {
        let assistant = self.assistant;
        let looked = Memo::new(move |_| self.looked());
        let wanted = Memo::new(move |_| {
            let busy = assistant.assessing.with(Option::is_some);
            let free = !busy && self.editor.with(Option::is_none);
            (assistant.on.get() && free).then(|| assistant.lines.get())
        });
        Effect::new(move |_| {
            let (looked, wanted) = (looked.get(), wanted.get());
            if assistant.assessing.with_untracked(Option::is_some) {
                return;
            }
            assistant.stop();
            let over = looked.position.winner().is_some();
            let Some(lines) = wanted.filter(|_| !over) else {
                assistant.doing.set(Doing::Nothing);
                return;
            };
            assistant.doing.set(Doing::Thinks);
            let question = Question {
                position: looked.position,
                before: self.study.with_untracked(|study| study.before(looked.node)),
            };
            let analysis = engine::analyse(question, lines, NODES, move |news| {
                assistant.hear(&looked, news);
            });
            assistant.running.set_value(Some(analysis));
        });
    }

    /// Assesses every position of the line one is in that is not known yet.
    pub fn assess(self) {
        let assistant = self.assistant;
        let line = self.study.with_untracked(Study::line);
        assistant.stop();
        assistant.assessing.set(Some((0, line.len())));
        spawn_local(async move {
            for (done, id) in line.iter().enumerate() {
                // Stopped, or one has left.
                let going_on = assistant.assessing.try_get_untracked().flatten();
                if going_on.is_none() {
                    return;
                }
                assistant.assessing.set(Some((done, line.len())));
                let known = assistant
                    .worths
                    .with_untracked(|worths| worths.contains_key(id));
                if !known && !self.glance(*id).await {
                    break;
                }
            }
            let _ = assistant.assessing.try_set(None);
        });
    }

    /// Assesses one position; `false` if that cannot go on.
    async fn glance(self, id: NodeId) -> bool {
        let assistant = self.assistant;
        let asked = self.study.try_with_untracked(|study| {
            let position = study.position_at(id);
            (position, study.before(id))
        });
        let Some((position, before)) = asked else {
            return false;
        };
        if let Some(winner) = position.winner() {
            let worth = match winner {
                rules::Player::White => Worth::Win(0),
                rules::Player::Black => Worth::Loss(0),
            };
            assistant
                .worths
                .try_update(|worths| worths.insert(id, worth));
            return true;
        }
        let question = Question { position, before };
        let (tell, told) = oneshot::channel();
        let mut tell = Some(tell);
        let analysis = engine::analyse(question, 1, GLANCE, move |news| {
            let outcome = match news {
                News::Progress(_) => return,
                News::End(found) => Ok(found),
                News::Fault(error) => Err(error),
            };
            if let Some(tell) = tell.take() {
                // Nobody may be waiting any more.
                let _ = tell.send(outcome);
            }
        });
        if assistant.running.try_set_value(Some(analysis)).is_some() {
            return false;
        }
        match told.await {
            Ok(Ok(found)) => {
                assistant.learn(id, &position, &found);
                true
            }
            Ok(Err(error)) => {
                let _ = assistant.doing.try_set(Doing::Failed(error));
                false
            }
            // Stopped.
            Err(_) => false,
        }
    }

    /// Stops assessing.
    pub fn stop_assessing(&self) {
        self.assistant.assessing.set(None);
        self.assistant.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_helps_with_two_lines_unless_told_otherwise() {
        assert_eq!(kept(None), (true, 2));
        assert_eq!(kept(Some("off 4")), (false, 4));
        assert_eq!(kept(Some("on 99")), (true, MOST_LINES));
        assert_eq!(kept(Some("nonsense")), (true, 2));
    }
}
