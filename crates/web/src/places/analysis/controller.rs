//! The analysis controller: joins game, board, engine, editor and address.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use record::{Game, NodeId, Ply};
use rules::{Position, Setup, Turn};
use words::Words;

use super::analysed_game::AnalysedGame;
use super::editor::Editor;
use super::link::{self, LinkFault};
use super::live_engine::LiveEngine;
use crate::address;
use crate::board::{Desk, Tap};
use crate::language::language;
use crate::place::Place;
use crate::small_sort::each_once;
use crate::store::local_storage;

/// The storage key of the last game: the path to the selected turn, a line break, the link.
const LAST_GAME: &str = "quarterturn.analysis";
/// The name under which the draft of a turn is saved.
const DRAFT: &str = "analysis";
/// The debounce of the address in milliseconds: browsers limit how often it may change.
const DEBOUNCE: u32 = 400;

/// The state of the analysis page. Copies share the same state.
#[derive(Clone, Copy)]
pub struct AnalysisController {
    /// The game and the selected turn.
    pub game: RwSignal<AnalysedGame>,
    /// The board.
    pub desk: Desk,
    /// The engine.
    pub live_engine: LiveEngine,
    /// The position editor, while it is open.
    pub editor: RwSignal<Option<Editor>>,
    /// What is wrong with the address, if anything.
    pub fault: RwSignal<Option<LinkFault>>,
    /// The link last written to the address, so that its echo is ignored.
    written: StoredValue<Option<String>>,
    pending_save: StoredValue<Option<Timeout>, LocalStorage>,
}

impl AnalysisController {
    /// A controller for the game in the address, or else the last one.
    pub fn new(at: Signal<Option<String>>) -> AnalysisController {
        let game = AnalysedGame::new(Game::new(Setup::TIXEL));
        let controller = AnalysisController {
            desk: Desk::new(game.position()),
            game: RwSignal::new(game),
            live_engine: LiveEngine::new(),
            editor: RwSignal::new(None),
            fault: RwSignal::new(None),
            written: StoredValue::new(None),
            pending_save: StoredValue::new_local(None),
        };
        let _ = controller
            .desk
            .on_turn(Callback::new(move |turn| controller.on_turn(turn)))
            .on_decline(Callback::new(move |()| controller.on_decline()))
            .on_tap(Callback::new(move |tap| controller.on_tap(tap)))
            .keep_draft_of(DRAFT);
        controller.arrive(at.get_untracked());
        Effect::new(move |before: Option<()>| {
            let text = at.get();
            if before.is_some() {
                controller.on_address(text);
            }
        });
        controller.desk.preferences.follow_settings();
        controller.follow_board();
        // Flush a pending save.
        on_cleanup(move || controller.save());
        controller
    }

    /// The page was opened.
    fn arrive(&self, text: Option<String>) {
        let stored = local_storage::read(LAST_GAME);
        let (path, last) = stored
            .as_deref()
            .and_then(|stored| stored.split_once('\n'))
            .unwrap_or_default();
        let wanted = text.as_deref().unwrap_or(last);
        // Data stored by another version is not the user's mistake: start afresh.
        let stored = || link::read(last).unwrap_or_else(|_| Game::new(Setup::TIXEL));
        let (game, is_last) = match text.as_deref().map(link::read) {
            Some(Ok(game)) => (game, wanted == last),
            Some(Err(fault)) => {
                self.fault.set(Some(fault));
                (stored(), true)
            }
            None => (stored(), true),
        };
        let mut game = AnalysedGame::new(game);
        if is_last {
            game.follow(path);
        }
        if self.fault.with_untracked(Option::is_none) {
            self.written.set_value(text);
        }
        self.game.set(game);
        self.show();
        self.desk.restore_draft_of(DRAFT);
    }

    /// The address changed while the page is open.
    fn on_address(&self, text: Option<String>) {
        let written = self.written.get_value();
        let Some(text) = text.filter(|text| written.as_ref() != Some(text)) else {
            return;
        };
        match link::read(&text) {
            Ok(game) => {
                self.written.set_value(Some(text));
                self.start(game);
            }
            // The board keeps its position.
            Err(fault) => self.fault.set(Some(fault)),
        }
    }

    fn start(&self, game: Game) {
        self.live_engine.forget();
        self.fault.set(None);
        self.editor.set(None);
        self.desk.edit(None);
        self.desk.notes.marks.set(Vec::new());
        self.game.set(AnalysedGame::new(game));
        self.show();
        self.save_soon();
    }

    /// Opens another game; the browser's back button returns to this one.
    pub fn open(&self, game: &Game) {
        self.save();
        let text = link::write_game(game);
        if self.written.get_value().as_ref() == Some(&text) {
            self.start(game.clone());
        } else {
            address::go(&Place::Analysis(Some(text)));
        }
    }

    /// Puts the selected turn on the board.
    fn show(&self) {
        let (position, last) = self
            .game
            .with_untracked(|game| (game.position(), game.last()));
        self.desk.stand(position, last);
    }

    fn on_turn(&self, turn: Turn) {
        self.moved(|game| game.add(Ply::Turn(turn)));
    }

    fn on_decline(&self) {
        self.moved(|game| game.add(Ply::End));
    }

    /// Changes the game and saves it.
    pub fn changed<T>(&self, how: impl FnOnce(&mut AnalysedGame) -> T) {
        self.game.update(|game| {
            // Turns from the board and the engine are legal, so nothing is refused.
            let _ = how(game);
        });
        self.fault.set(None);
        self.save_soon();
    }

    /// Changes the game and shows the turn that is then selected.
    pub fn moved<T>(&self, how: impl FnOnce(&mut AnalysedGame) -> T) {
        self.changed(how);
        self.show();
    }

    /// Selects a turn.
    pub fn go(&self, id: NodeId) {
        let mut gone = false;
        self.game.update(|game| gone = game.go(id));
        if gone {
            self.show();
            self.save_soon();
        }
    }

    /// Selects a turn relative to the current one.
    pub fn step(&self, to: impl FnOnce(&AnalysedGame) -> Option<NodeId>) {
        if let Some(id) = self.game.with_untracked(to) {
            self.go(id);
        }
    }

    /// Adds turns after a node, as the engine proposes them.
    pub fn play_line(&self, from: NodeId, plies: Vec<Ply>) {
        self.moved(|game| game.add_line(from, plies));
    }

    /// Saves the game after the debounce.
    fn save_soon(&self) {
        let controller = *self;
        let timeout = Timeout::new(DEBOUNCE, move || controller.save());
        self.pending_save.set_value(Some(timeout));
    }

    /// Saves the game in the address and the storage.
    fn save(&self) {
        let saved = self.game.try_with_untracked(|game| {
            let text = link::write_game(game.record());
            (game.path(), text)
        });
        let Some((path, text)) = saved else {
            return;
        };
        // If it cannot be stored, it is still in the address.
        let _ = local_storage::write(LAST_GAME, &format!("{path}\n{text}"));
        let here = untrack(address::here);
        if self.written.get_value().as_ref() != Some(&text)
            && matches!(here, Ok(Place::Analysis(_)))
        {
            self.written.set_value(Some(text.clone()));
            address::replace(&Place::Analysis(Some(text)));
        }
    }

    /// Opens the editor with the position on the board.
    pub fn open_editor(&self) {
        let position: Position = untrack(|| self.viewed()).position;
        self.set_editor(Some(Editor::new(&position)));
    }

    /// Shows or closes the editor.
    pub fn set_editor(&self, editor: Option<Editor>) {
        self.desk.edit(editor.as_ref().map(Editor::parts));
        let faults = editor.as_ref().and_then(|editor| editor.position().err());
        let marks = faults
            .iter()
            .flatten()
            .flat_map(rules::Fault::spaces)
            .map(|space| (space, draw::Mark::Warning));
        self.desk.notes.marks.set(each_once(marks.collect()));
        self.editor.set(editor);
    }

    /// Changes the position in the editor.
    pub fn edit_with(&self, how: impl FnOnce(&mut Editor)) {
        if let Some(mut editor) = self.editor.get_untracked() {
            how(&mut editor);
            self.set_editor(Some(editor));
        }
    }

    fn on_tap(&self, tap: Tap) {
        self.edit_with(|editor| editor.tap(tap));
    }

    /// The sentence that says what is wrong with the address.
    pub fn fault_said(&self) -> Option<String> {
        let fault = self.fault.get()?;
        Some(fault.said(Words::of(language())))
    }
}
