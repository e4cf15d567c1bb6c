//! The room one analyses in: the study, the board, the engine and the editor as one handle.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use record::{Game, NodeId, Ply};
use rules::{Position, Setup, Turn};
use words::Words;

use super::assistant::Assistant;
use super::editor::Editor;
use super::link::{self, LinkFault};
use super::study::Study;
use crate::address;
use crate::board::{Desk, Tap};
use crate::language::language;
use crate::order::each_once;
use crate::place::Place;
use crate::store::brief;

/// Where the last study is kept: the way to where one was, a line break, the link.
const STUDY: &str = "quarterturn.analysis";
/// What the turn in the making is kept for.
const DRAFT: &str = "analysis";
/// So many milliseconds after a change the address follows: browsers count how often it changes.
const SETTLED: u32 = 400;

/// Everything of this place. Copies are the same room.
#[derive(Clone, Copy)]
pub struct Room {
    /// The game and where in it one is.
    pub study: RwSignal<Study>,
    /// The board.
    pub desk: Desk,
    /// The engine.
    pub assistant: Assistant,
    /// The position in the making, while one is made.
    pub editor: RwSignal<Option<Editor>>,
    /// What is wrong with the address, if something is.
    pub fault: RwSignal<Option<LinkFault>>,
    /// The link that the address was last made from: what comes back from there is no news.
    own: StoredValue<Option<String>>,
    settling: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Room {
    /// A room with the study that the address names, or else the last one.
    pub fn new(at: Signal<Option<String>>) -> Room {
        let study = Study::new(Game::new(Setup::TIXEL));
        let room = Room {
            desk: Desk::new(study.position()),
            study: RwSignal::new(study),
            assistant: Assistant::new(),
            editor: RwSignal::new(None),
            fault: RwSignal::new(None),
            own: StoredValue::new(None),
            settling: StoredValue::new_local(None),
        };
        let _ = room
            .desk
            .on_turn(Callback::new(move |turn| room.made(turn)))
            .on_decline(Callback::new(move |()| room.declined()))
            .on_tap(Callback::new(move |tap| room.tapped(tap)))
            .keep_draft_of(DRAFT);
        room.arrive(at.get_untracked());
        Effect::new(move |before: Option<()>| {
            let text = at.get();
            if before.is_some() {
                room.called(text);
            }
        });
        room.desk.follow_settings();
        room.watch();
        // The last changes may not have settled yet.
        on_cleanup(move || room.save());
        room
    }

    /// One comes to this place.
    fn arrive(&self, text: Option<String>) {
        let kept = brief::kept(STUDY);
        let (way, last) = kept
            .as_deref()
            .and_then(|kept| kept.split_once('\n'))
            .unwrap_or_default();
        let wanted = text.as_deref().unwrap_or(last);
        // What was kept by another version is no fault of anybody here.
        let kept = || link::read(last).unwrap_or_else(|_| Game::new(Setup::TIXEL));
        let (game, is_last) = match text.as_deref().map(link::read) {
            Some(Ok(game)) => (game, wanted == last),
            Some(Err(fault)) => {
                self.fault.set(Some(fault));
                (kept(), true)
            }
            None => (kept(), true),
        };
        let mut study = Study::new(game);
        if is_last {
            study.follow(way);
        }
        if self.fault.with_untracked(Option::is_none) {
            self.own.set_value(text);
        }
        self.study.set(study);
        self.show();
        self.desk.restore_draft_of(DRAFT);
    }

    /// The address has changed while one is here.
    fn called(&self, text: Option<String>) {
        let own = self.own.get_value();
        let Some(text) = text.filter(|text| own.as_ref() != Some(text)) else {
            return;
        };
        match link::read(&text) {
            Ok(game) => {
                self.own.set_value(Some(text));
                self.begin(game);
            }
            // What one was at stays on the board.
            Err(fault) => self.fault.set(Some(fault)),
        }
    }

    fn begin(&self, game: Game) {
        self.assistant.forget();
        self.fault.set(None);
        self.editor.set(None);
        self.desk.edit(None);
        self.desk.marks.set(Vec::new());
        self.study.set(Study::new(game));
        self.show();
        self.keep();
    }

    /// Goes to another game; the way back leads to this one.
    pub fn open(&self, game: &Game) {
        self.save();
        let text = link::written(game);
        if self.own.get_value().as_ref() == Some(&text) {
            self.begin(game.clone());
        } else {
            address::go(&Place::Analysis(Some(text)));
        }
    }

    /// Puts what is looked at on the board.
    fn show(&self) {
        let (position, last) = self
            .study
            .with_untracked(|study| (study.position(), study.last()));
        self.desk.put(position, last);
    }

    fn made(&self, turn: Turn) {
        self.changed(|study| study.add(Ply::Turn(turn)));
    }

    fn declined(&self) {
        self.changed(|study| study.add(Ply::End));
    }

    /// Changes the study and keeps it.
    pub fn changed<T>(&self, how: impl FnOnce(&mut Study) -> T) {
        self.study.update(|study| {
            // What the board and the engine propose is legal, so nothing is refused.
            let _ = how(study);
        });
        self.fault.set(None);
        self.keep();
    }

    /// Changes the study so that another position is looked at.
    pub fn moved<T>(&self, how: impl FnOnce(&mut Study) -> T) {
        self.changed(how);
        self.show();
    }

    /// Looks at a turn; the next one is shown in motion.
    pub fn go(&self, id: NodeId) {
        let next = self.study.with_untracked(|study| study.next() == Some(id));
        let mut gone = false;
        self.study.update(|study| gone = study.go(id));
        if !gone {
            return;
        }
        let last = self.study.with_untracked(Study::last);
        let still = self.desk.draft().is_none() && self.desk.replay.get_untracked().is_none();
        let played = match last {
            Some(last) if next && still && self.desk.position() == last.before => {
                self.desk.play(&last.turn).is_ok()
            }
            _ => false,
        };
        if !played {
            self.show();
        }
        self.keep();
    }

    /// Looks at the turn before, the one after, or an end of the line.
    pub fn step(&self, to: impl FnOnce(&Study) -> Option<NodeId>) {
        if let Some(id) = self.study.with_untracked(to) {
            self.go(id);
        }
    }

    /// Plays turns after a node, as the engine proposes them.
    pub fn play_line(&self, from: NodeId, plies: Vec<Ply>) {
        self.moved(|study| study.add_line(from, plies));
    }

    /// Keeps the study in the address, soon.
    fn keep(&self) {
        let room = *self;
        let timeout = Timeout::new(SETTLED, move || room.save());
        self.settling.set_value(Some(timeout));
    }

    /// Keeps the study in the address, now.
    fn save(&self) {
        let saved = self.study.try_with_untracked(|study| {
            let text = link::written(study.game());
            (study.way(), text)
        });
        let Some((way, text)) = saved else {
            return;
        };
        // What cannot be kept is still in the address.
        let _ = brief::keep(STUDY, &format!("{way}\n{text}"));
        let here = untrack(address::here);
        if self.own.get_value().as_ref() != Some(&text) && matches!(here, Ok(Place::Analysis(_))) {
            self.own.set_value(Some(text.clone()));
            address::turn_into(&Place::Analysis(Some(text)));
        }
    }

    /// Opens the editor on what is on the board.
    pub fn edit(&self) {
        let position: Position = untrack(|| self.looked()).position;
        self.set_editor(Some(Editor::new(&position)));
    }

    /// Shows an editor, or none any more.
    pub fn set_editor(&self, editor: Option<Editor>) {
        self.desk.edit(editor.as_ref().map(Editor::parts));
        let faults = editor.as_ref().and_then(|editor| editor.position().err());
        let marks = faults
            .iter()
            .flatten()
            .flat_map(rules::Fault::spaces)
            .map(|space| (space, draw::Mark::Warning));
        self.desk.marks.set(each_once(marks.collect()));
        self.editor.set(editor);
    }

    /// Changes what is edited.
    pub fn edited(&self, how: impl FnOnce(&mut Editor)) {
        if let Some(mut editor) = self.editor.get_untracked() {
            how(&mut editor);
            self.set_editor(Some(editor));
        }
    }

    fn tapped(&self, tap: Tap) {
        self.edited(|editor| editor.tap(tap));
    }

    /// What is wrong with the address, as a sentence.
    pub fn fault_said(&self) -> Option<String> {
        let fault = self.fault.get()?;
        Some(fault.said(Words::of(language())))
    }
}
