//! Hints: what the engine would play, shown on the board and in words.

use api::worker::{Effort, Score};
use draw::{Arrow, Meaning};
use leptos::prelude::*;
use motifs::Outlook;
use rules::{Action, Position, Space, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::controller::GameController;
use crate::board::Said;
use crate::engine::{self, EngineError};
use crate::language::language;
use crate::places::analysis::engine_lines::spaces_without_slides;
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

impl GameController {
    /// Asks the engine for a hint.
    pub fn ask_hint(&self) {
        self.view_turn(None);
        let here = self
            .desk
            .composer
            .with_untracked(|composer| *composer.now());
        let question = self.game.with_untracked(|game| game.question(&here));
        self.clear_hint();
        self.hint.set(Hint::Asked);
        let number = self.next_question();
        let controller = *self;
        spawn_local(async move {
            // An empty table gives the same position the same hint every time.
            engine::forget();
            let hint = engine::choose(question, Effort::Nodes(NODES)).await;
            if controller.question.try_get_value() == Some(number) {
                controller.on_hint(here, hint);
            }
        });
    }

    fn on_hint(&self, here: Position, hint: Result<engine::Choice, EngineError>) {
        match hint {
            Ok(hint) => {
                self.highlight(&hint.actions);
                self.hint.set(Hint::Given);
                let score = hint.found.lines.first().map(|line| line.score);
                self.say_why(here, Turn::new(hint.actions), score);
            }
            Err(error) => {
                self.hint.set(Hint::None);
                shell::notify(error.said());
            }
        }
    }

    /// Says why a turn is good, as soon as that is known.
    fn say_why(&self, here: Position, turn: Option<Turn>, score: Option<Score>) {
        let controller = *self;
        let number = self.question.get_value();
        spawn_local(async move {
            let reasons = match &turn {
                Some(turn) => proofs::explain(&here, turn, score.map(outlook)).await,
                None => None,
            };
            if controller.question.try_get_value() == Some(number) {
                let words = Words::of(untrack(language));
                let you = Some(here.to_move());
                let why = words.why(&here, turn.as_ref(), &reasons.unwrap_or_default(), you);
                controller.desk.said.set(Said::Own(why));
            }
        });
    }

    /// Shows a turn on the board without playing it.
    fn highlight(&self, actions: &[Action]) {
        self.desk
            .notes
            .arrows
            .set(Arrow::of_slides(actions, Meaning::Plan));
        self.desk.notes.lit.set(spaces_without_slides(actions));
        self.desk.notes.proposed.set(Turn::new(actions.to_vec()));
    }

    /// Removes the hint from the board.
    pub fn clear_hint(&self) {
        if self.hint.get_untracked() != Hint::None {
            self.hint.set(Hint::None);
            self.clear_highlight();
        }
    }

    /// Drops a hint as soon as the position on the board changes, or it is neither said nor followed
    /// any more.
    pub(super) fn drop_stale_hints(self) {
        let here = Memo::new(move |_| self.desk.composer.with(|composer| *composer.now()));
        Effect::new(move |before: Option<Position>| {
            let here = here.get();
            if before.is_some_and(|before| before != here) && !self.thinking.get_untracked() {
                self.drop_hint();
            }
            here
        });
        let said = self.desk.said;
        Effect::new(move |before: Option<()>| {
            let kept = said.with(|said| self.follows_hint(said));
            if before.is_some() && !kept && self.hint.get_untracked() == Hint::Given {
                self.drop_hint();
            }
        });
    }

    /// Removes the hint, or stops the search for it.
    fn drop_hint(&self) {
        match self.hint.get_untracked() {
            Hint::None => return,
            Hint::Asked => engine::stop(),
            Hint::Given => {}
        }
        // What is still being worked out about it is stale.
        self.next_question();
        self.clear_hint();
    }

    /// Whether this is the sentence of a hint, or about the piece it moves.
    fn follows_hint(&self, said: &Said) -> bool {
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

    /// Shows a better turn in the position where it could have been played.
    pub fn show_better(&self, turns: usize, better: &Turn) {
        self.view_turn(Some(turns));
        self.highlight(better.actions());
    }

    /// Removes all highlights.
    pub fn clear_highlight(&self) {
        self.desk.notes.arrows.set(Vec::new());
        self.desk.notes.lit.set(Vec::new());
        self.desk.notes.proposed.set(None);
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

/// What a search expects, as reasons know it.
pub fn outlook(score: Score) -> Outlook {
    match score {
        Score::Win(turns) => Outlook::Win(turns),
        Score::Loss(turns) => Outlook::Loss(turns),
        Score::Chance(chance) => Outlook::Chance(chance),
    }
}
