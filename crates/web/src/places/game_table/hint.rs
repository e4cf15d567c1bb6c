//! Hints: what the engine would play, shown on the board and in words.

use api::worker::{Effort, Question, Score};
use leptos::prelude::*;
use motifs::Outlook;
use rules::{Action, Position, Space, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use crate::board::{Desk, Said};
use crate::engine::{self, EngineError};
use crate::language::language;
use crate::proofs;
use crate::shell;

/// Nodes searched for a hint.
const NODES: u64 = 80_000;

/// The state of the hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Not asked for.
    None,
    /// The engine is searching.
    Asked,
    /// Shown on the board.
    Given,
}

/// The hints at a table. Copies are the same.
#[derive(Clone, Copy)]
pub struct Hints {
    /// The state of the last one.
    pub state: RwSignal<Hint>,
    desk: Desk,
    /// The number of the last question; answers to older ones are stale.
    question: StoredValue<u32>,
}

impl Hints {
    /// None yet. A hint disappears as soon as the position on the board changes, or when it is
    /// neither shown nor followed any more.
    pub fn new(desk: Desk) -> Hints {
        let hints = Hints {
            state: RwSignal::new(Hint::None),
            desk,
            question: StoredValue::new(0),
        };
        let here = Memo::new(move |_| desk.composer.with(|composer| *composer.now()));
        Effect::new(move |before: Option<Position>| {
            let here = here.get();
            if before.is_some_and(|before| before != here) {
                hints.drop_hint();
            }
            here
        });
        Effect::new(move |before: Option<()>| {
            let kept = desk.said.with(|said| hints.are_followed_by(said));
            if before.is_some() && !kept && hints.state.get_untracked() == Hint::Given {
                hints.drop_hint();
            }
        });
        hints
    }

    /// Asks the engine about the position on the board.
    pub fn ask(&self, question: Question) {
        self.clear();
        self.state.set(Hint::Asked);
        let (hints, number, here) = (*self, self.question.get_value(), question.position);
        spawn_local(async move {
            // A cleared table gives the same position the same hint every time.
            engine::forget();
            let hint = engine::choose(question, Effort::Nodes(NODES)).await;
            if hints.question.try_get_value() == Some(number) {
                hints.on_hint(here, hint);
            }
        });
    }

    fn on_hint(&self, here: Position, hint: Result<engine::Choice, EngineError>) {
        match hint {
            Ok(hint) => {
                self.highlight(&hint.actions);
                self.state.set(Hint::Given);
                let score = hint.found.lines.first().map(|line| line.score);
                self.say_why(here, Turn::new(hint.actions), score);
            }
            Err(error) => {
                self.state.set(Hint::None);
                shell::notify(error.said());
            }
        }
    }

    /// Explains why a turn is good, once that is known.
    fn say_why(&self, here: Position, turn: Option<Turn>, score: Option<Score>) {
        let (hints, number) = (*self, self.question.get_value());
        spawn_local(async move {
            let reasons = match &turn {
                Some(turn) => proofs::explain(&here, turn, score.map(outlook)).await,
                None => None,
            };
            if hints.question.try_get_value() == Some(number) {
                let words = Words::of(untrack(language));
                let you = Some(here.to_move());
                let reasons = reasons.unwrap_or_default();
                let why = words.why(&here, turn.as_ref(), &reasons, you);
                hints.desk.said.set(Said::Own(why));
                hints.desk.notes.motif.set(reasons.motifs.first().copied());
            }
        });
    }

    /// Gives a hint that is known without the engine: a turn, if there is one to show, and a sentence.
    pub fn give(&self, turn: Option<&Turn>, sentence: String) {
        self.clear();
        self.highlight(turn.map(Turn::actions).unwrap_or_default());
        self.state.set(Hint::Given);
        self.desk.said.set(Said::Own(sentence));
    }

    /// Shows a turn on the board without playing it.
    pub fn highlight(&self, actions: &[Action]) {
        self.desk.notes.propose(actions);
    }

    /// Removes the hint from the board. Pending work on it is stale.
    pub fn clear(&self) {
        self.question
            .update_value(|number| *number = number.wrapping_add(1));
        if self.state.get_untracked() != Hint::None {
            self.state.set(Hint::None);
            self.clear_highlight();
        }
    }

    /// Removes the hint, or stops the search for it.
    fn drop_hint(&self) {
        match self.state.get_untracked() {
            Hint::None => return,
            Hint::Asked => engine::stop(),
            Hint::Given => {}
        }
        self.clear();
    }

    /// Whether this is the sentence of a hint, or about the piece it moves.
    fn are_followed_by(&self, said: &Said) -> bool {
        let proposed = self.desk.notes.proposed.get_untracked();
        let first = proposed.and_then(|turn| turn.actions().first().copied());
        match (said, first) {
            (Said::Own(_), _) => true,
            (Said::Pool(held, _), Some(Action::Place { shape, .. })) => held.kind() == shape.kind(),
            (Said::Piece(space, _) | Said::Asks(space) | Said::Previews(space), Some(action)) => {
                moved_by(action).contains(&Some(*space))
            }
            _ => false,
        }
    }

    /// Removes all highlights.
    pub fn clear_highlight(&self) {
        self.desk.notes.propose(&[]);
    }
}

/// Where the piece of an action comes from and goes to.
fn moved_by(action: Action) -> [Option<Space>; 2] {
    match action {
        Action::Place { to, .. } => [None, Some(to)],
        Action::Slide { from, to, .. } => [Some(from), Some(to)],
        Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => {
            [Some(at), None]
        }
        Action::End => [None; 2],
    }
}

/// A score as an outlook, for reasons.
pub fn outlook(score: Score) -> Outlook {
    match score {
        Score::Win(turns) => Outlook::Win(turns),
        Score::Loss(turns) => Outlook::Loss(turns),
        Score::Chance(chance) => Outlook::Chance(chance),
    }
}
