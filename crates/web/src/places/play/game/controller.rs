//! The game controller: connects game, board, clocks, engine and autosave.

use std::time::Duration;

use api::worker::Effort;
use leptos::prelude::*;
use record::Ply;
use rules::{Player, Turn};
use wasm_bindgen_futures::spawn_local;

use super::autosave::Autosave;
use super::clock::{self, Clocks};
use super::clock_ticker::{CLOCK, GameClock, now};
use super::guard::Guard;
use super::local_game::LocalGame;
use super::terms::Opponent;
use crate::board::{Desk, Mover, PlaceCommand, Said};
use crate::engine::{self, EngineError};
use crate::language::window;
use crate::online::participation::plays_rated;
use crate::place::{Place, Play};
use crate::places::game_table::Hints;
use crate::places::play::{results, wording};
use crate::store::{drafts, local_storage};
use crate::{address, shell, t};

/// The delay in milliseconds before the board turns round, so that the turn is seen first.
const TURNING: u64 = 700;

/// The keys on the board that a game knows.
const COMMANDS: &[PlaceCommand] = &[
    PlaceCommand::Hint,
    PlaceCommand::TakeBack,
    PlaceCommand::Previous,
    PlaceCommand::Next,
    PlaceCommand::Clock,
];

/// A game on the page. Copies share the same state.
#[derive(Clone, Copy)]
pub struct GameController {
    /// The game.
    pub game: RwSignal<LocalGame>,
    /// The board.
    pub desk: Desk,
    /// The clocks.
    pub clock: GameClock,
    /// Which earlier position is on the board, by its number of turns; `None` for the current one.
    pub viewed: RwSignal<Option<usize>>,
    /// Whether the computer is thinking about its turn.
    pub thinking: RwSignal<bool>,
    /// Why the engine failed to reply.
    pub fault: RwSignal<Option<EngineError>>,
    /// The hints.
    pub hints: Hints,
    /// The guard for beginners.
    pub guard: Guard,
    /// Whether another tab has continued this game: nothing can be played here any more.
    pub stale: RwSignal<bool>,
    autosave: StoredValue<Autosave, LocalStorage>,
    /// The number of the last question to the engine; answers to older ones are stale.
    question: StoredValue<u32>,
    /// Whether the page's address names this game.
    pub(super) has_address: StoredValue<bool>,
}

impl GameController {
    /// A controller for a new or stored game.
    pub fn new(game: LocalGame, autosave: Autosave, new: bool) -> GameController {
        let clocks = game.terms.control.map(|control| {
            let stored = local_storage::read(CLOCK)
                .and_then(|text| clock::read_snapshot(&text, &autosave.id()));
            Clocks::new(control, stored.unwrap_or(game.terms.left))
        });
        let desk = Desk::new(game.position());
        let bottom = match game.terms.computer() {
            Some(computer) => computer.opponent(),
            None if game.terms.turn_board => game.position().to_move(),
            None => Player::White,
        };
        desk.bottom.set(bottom);
        desk.outside.names.set(game.terms.names.clone());
        let controller = GameController {
            game: RwSignal::new(game),
            desk,
            clock: GameClock::new(clocks),
            viewed: RwSignal::new(None),
            thinking: RwSignal::new(false),
            fault: RwSignal::new(None),
            hints: Hints::new(desk),
            guard: Guard::new(desk),
            stale: RwSignal::new(false),
            autosave: StoredValue::new_local(autosave),
            question: StoredValue::new(0),
            has_address: StoredValue::new(!new),
        };
        let heard = Callback::new(move |turn: Turn| controller.consider(turn));
        controller
            .guard
            .play_with(move |turn| controller.on_turn(turn.into()));
        let declined = Callback::new(move |()| controller.on_turn(Ply::End));
        let drafted =
            Callback::new(move |draft: Option<String>| controller.on_draft(draft.as_deref()));
        let commanded = Callback::new(move |command| controller.on_command(command));
        let _ = desk
            .on_turn(heard)
            .on_decline(declined)
            .on_draft(drafted)
            .on_command(COMMANDS, commanded);
        desk.preferences.follow_settings();
        Effect::new(move |_| {
            if controller.is_withheld() {
                desk.preferences.threats.set(false);
            }
        });
        controller.show_live();
        if new {
            engine::forget();
        }
        on_cleanup(engine::quit);
        controller.start_ticking();
        controller.proceed();
        controller
    }

    /// A key on the board asks for something besides the turn.
    fn on_command(&self, command: PlaceCommand) {
        let (turns, mine) = self
            .game
            .with_untracked(|game| (game.turn_count(), game.is_persons_turn()));
        let seen = self.viewed.get_untracked().unwrap_or(turns);
        match command {
            PlaceCommand::Hint if mine => self.ask_hint(),
            PlaceCommand::TakeBack => {
                let may = self
                    .game
                    .with_untracked(|game| game.terms.takebacks && game.can_take_back());
                if may {
                    self.take_back();
                }
            }
            PlaceCommand::Previous => self.go(seen.saturating_sub(1)),
            PlaceCommand::Next => self.go(seen + 1),
            PlaceCommand::Clock => self.speak_clock(),
            PlaceCommand::Hint => {}
        }
    }

    /// The id of the game.
    pub fn id(&self) -> String {
        self.autosave.with_value(Autosave::id)
    }

    /// The revision this tab last saved or loaded.
    pub fn revision(&self) -> u32 {
        self.autosave.with_value(Autosave::revision)
    }

    /// Another tab has saved a newer version of this game: this one stops.
    pub fn changed_elsewhere(&self) {
        self.cancel_engine();
        self.stale.set(true);
        self.update_mover();
    }

    /// Shows the current position and the draft of the next turn.
    fn show_live(&self) {
        let length = self.game.with_untracked(LocalGame::turn_count);
        if let Some((position, last)) = self.game.with_untracked(|game| game.position_after(length))
        {
            self.desk.stand(position, last);
        }
        self.desk.restore_draft_of(&self.id());
        if let Some(ending) = self.game.with_untracked(LocalGame::ending) {
            self.desk.said.set(Said::Ended(ending));
        }
        self.viewed.set(None);
    }

    /// Shows the position after a number of turns, clearing anything shown on another one.
    pub fn go(&self, turns: usize) {
        self.hints.clear_highlight();
        self.view_turn(Some(turns));
    }

    /// Shows the position after a number of turns; `None` returns to the current one.
    pub fn view_turn(&self, turns: Option<usize>) {
        let length = self.game.with_untracked(LocalGame::turn_count);
        match turns.filter(|turns| *turns < length) {
            Some(turns) => {
                // Set first, so that leaving the draft does not delete it.
                self.viewed.set(Some(turns));
                self.desk.mover.set(Mover::Nobody);
                let there = self.game.with_untracked(|game| game.position_after(turns));
                if let Some((position, last)) = there {
                    self.desk.stand(position, last);
                    self.desk.said.set(Said::Own(t!("play-looking-back")));
                }
            }
            None => {
                if self.viewed.get_untracked().is_some() {
                    self.show_live();
                }
                self.update_mover();
            }
        }
    }

    /// Sets who may move on the board.
    fn update_mover(&self) {
        let looked = self.viewed.get_untracked().is_some();
        self.desk.mover.set(self.game.with_untracked(|game| {
            let you = game.terms.computer().map(Player::opponent);
            match you {
                _ if looked || self.stale.get_untracked() => Mover::Nobody,
                _ if game.ending().is_some() => Mover::Over(you),
                Some(you) => Mover::Only(you),
                None => Mover::Both,
            }
        }));
    }

    fn on_draft(&self, draft: Option<&str>) {
        if self.viewed.get_untracked().is_some() {
            return;
        }
        if draft.is_some() {
            self.give_address();
        }
        if self.has_address.get_value() {
            self.autosave
                .with_value(|autosave| autosave.save_draft(draft));
        }
    }

    /// A turn was sent from the board: it is played, unless the guard objects.
    fn consider(&self, turn: Turn) {
        let against_computer = |game: &LocalGame| game.terms.computer().is_some();
        let may_warn = Guard::is_wanted() && !untrack(|| self.is_withheld());
        if self.game.with_untracked(against_computer) && may_warn {
            let before = self.game.with_untracked(LocalGame::position);
            self.guard.consider(before, turn);
        } else {
            self.on_turn(turn.into());
        }
    }

    /// A turn was made.
    fn on_turn(&self, ply: Ply) {
        self.play(ply);
        self.save_and_continue();
    }

    /// Plays a turn and updates the clock.
    fn play(&self, ply: Ply) -> bool {
        let (now, player) = (now(), self.game.with_untracked(|c| c.position().to_move()));
        let mut clocks = self.clock.clocks.get_untracked();
        let first = self.game.with_untracked(LocalGame::turn_count) == 0;
        if let Some(clocks) = clocks.as_mut().filter(|_| !first) {
            clocks.turn_made(player, now);
        }
        let left = clocks.map(|clocks| clocks.left(player, now));
        let mut played = false;
        self.game.update(|game| played = game.play(ply, left));
        if played {
            self.clock.clocks.set(clocks);
        }
        played
    }

    /// Saves the game, shows it as it is now, and lets the next player move.
    fn save_and_continue(&self) {
        self.give_address();
        // Store the clocks at the next tick: the increment has been added.
        self.clock.saved_at.set_value(0.0);
        let ending = self.game.with_untracked(|game| {
            self.autosave.with_value(|autosave| autosave.save(game));
            game.ending()
        });
        if ending.is_some() {
            local_storage::remove(CLOCK);
            self.game
                .with_untracked(|game| results::count(&self.id(), game));
        }
        // Not before the game is saved: this drops the draft of the turn.
        self.show_live();
        self.proceed();
        self.turn_board();
    }

    /// Puts the game's id into the address. Before the first turn there is nothing to save.
    fn give_address(&self) {
        if !self.has_address.get_value() {
            self.has_address.set_value(true);
            address::replace(&Place::Play(Play::Game(self.id())));
        }
    }

    /// Lets the next player move: clock, board, engine.
    fn proceed(&self) {
        self.run_clock();
        self.update_mover();
        if self.stale.get_untracked() {
            return;
        }
        if self.game.with_untracked(LocalGame::is_computers_turn) {
            self.ask_computer();
        } else {
            self.thinking.set(false);
        }
    }

    fn turn_board(&self) {
        let controller = *self;
        if self.game.with_untracked(|game| game.terms.turn_board) {
            let turn = move || {
                let to_move = controller.game.try_with_untracked(|game| {
                    game.ending().is_none().then(|| game.position().to_move())
                });
                if let Some(Some(player)) = to_move {
                    controller.desk.bottom.set(player);
                }
            };
            set_timeout(turn, Duration::from_millis(TURNING));
        }
    }

    /// Cancels the question to the engine.
    fn cancel_engine(&self) {
        self.question
            .update_value(|number| *number = number.wrapping_add(1));
        engine::quit();
        self.thinking.set(false);
        self.hints.clear();
    }

    fn next_question(&self) -> u32 {
        self.question
            .update_value(|number| *number = number.wrapping_add(1));
        self.question.get_value()
    }

    /// Asks the computer for its turn.
    pub fn ask_computer(&self) {
        let asked = self.game.with_untracked(|game| match game.terms.opponent {
            Opponent::Computer { level, seed, .. } => {
                let effort = Effort::Level {
                    number: level,
                    seed,
                };
                Some((game.question(&game.position()), effort))
            }
            Opponent::Person => None,
        });
        let Some((question, effort)) = asked else {
            return;
        };
        if window().is_none() {
            return;
        }
        self.hints.clear();
        self.fault.set(None);
        self.thinking.set(true);
        self.run_clock();
        let number = self.next_question();
        let controller = *self;
        spawn_local(async move {
            let choice = engine::reply(question, effort).await;
            if controller.question.try_get_value() == Some(number) {
                controller.on_choice(choice);
            }
        });
    }

    fn on_choice(&self, choice: Result<engine::Choice, EngineError>) {
        self.thinking.set(false);
        let ply = choice.and_then(|choice| {
            let none = || EngineError::Confused("it made no turn".to_owned());
            Ply::new(choice.actions).ok_or_else(none)
        });
        let ply = match ply {
            Ok(ply) => ply,
            Err(error) => {
                self.fault.set(Some(error));
                self.run_clock();
                return;
            }
        };
        if self.viewed.get_untracked().is_some() {
            self.show_live();
        }
        if !self.play(ply) {
            let fault = EngineError::Confused("its turn is not legal".to_owned());
            self.fault.set(Some(fault));
            return;
        }
        self.save_and_continue();
    }

    /// Whether there is no help because the same game is being played for a rating online. Reactive.
    pub fn is_withheld(&self) -> bool {
        plays_rated(self.game.with(LocalGame::setup))
    }

    /// Asks the engine for a hint.
    pub fn ask_hint(&self) {
        if untrack(|| self.is_withheld()) {
            let game = wording::game(self.game.with_untracked(LocalGame::setup));
            let why = t!("analysis-engine-rated", game = game);
            self.desk.said.set(Said::Own(why));
            return;
        }
        self.view_turn(None);
        let composer = self.desk.composer;
        let here = composer.with_untracked(|composer| *composer.now());
        let question = self.game.with_untracked(|game| game.question(&here));
        self.hints.ask(question);
    }

    /// Shows a better turn in the position where it could have been played.
    pub fn show_better(&self, turns: usize, better: &Turn) {
        self.view_turn(Some(turns));
        self.hints.highlight(better.actions());
    }

    /// Takes back the last turn.
    pub fn take_back(&self) {
        let mut taken = false;
        self.cancel_engine();
        self.fault.set(None);
        self.game.update(|game| taken = game.take_back());
        if taken {
            let to_move = self.game.with_untracked(|game| game.position().to_move());
            self.clock.clocks.update(|clocks| {
                if let Some(clocks) = clocks {
                    clocks.run(to_move, now());
                }
            });
            drafts::save(&self.id(), None);
            shell::announce(t!("play-taken-back"));
        }
        self.save_and_continue();
    }

    /// The person resigns; with two people, the one to move.
    pub fn resign(&self) {
        let player = self.game.with_untracked(|game| {
            let computer = game.terms.computer();
            computer.map_or(game.position().to_move(), Player::opponent)
        });
        self.finish(|game| game.resign(player));
    }

    /// Both agree on a draw.
    pub fn agree_on_draw(&self) {
        self.finish(LocalGame::agree_on_draw);
    }

    /// Claims a draw by repetition.
    pub fn claim_draw(&self) {
        self.finish(LocalGame::claim_draw);
    }

    pub(super) fn finish(&self, how: impl FnOnce(&mut LocalGame) -> bool) {
        self.cancel_engine();
        self.fault.set(None);
        let mut ended = false;
        self.game.update(|game| ended = how(game));
        if ended {
            let left = self
                .clock
                .clocks
                .with_untracked(|clocks| clocks.map(|c| c.both_left(now())));
            if let Some(left) = left {
                self.game.update(|game| game.terms.left = left);
            }
            drafts::save(&self.id(), None);
            self.game.with_untracked(results::play_ending);
        }
        self.save_and_continue();
    }
}
