//! A game at this screen: board, clocks, computer and keeper, held together.

use std::time::Duration;

use api::worker::Effort;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use record::Ply;
use rules::{Player, Turn};
use wasm_bindgen_futures::spawn_local;
use words::Words;

use super::clock::{self, Clocks};
use super::course::Course;
use super::hint::Hint;
use super::keeper::Keeper;
use super::seats::Opponent;
use super::ticking::{CLOCK, now};
use crate::board::{Desk, Mover, Said};
use crate::engine::{self, EngineError};
use crate::language::{language, window};
use crate::place::{Place, Play};
use crate::store::{brief, drafts};
use crate::{address, shell, t};

/// The computer never answers sooner: one wants to see one's own turn first.
const SOONEST: f64 = 700.0;
/// The board turns round when the turn has been seen.
const TURNING: u64 = 700;

/// A game at this screen. Copies are the same game.
#[derive(Clone, Copy)]
pub struct Sitting {
    /// The game so far.
    pub course: RwSignal<Course>,
    /// The board.
    pub desk: Desk,
    /// The clocks, if there are any.
    pub clocks: RwSignal<Option<Clocks>>,
    /// The time clocks are shown for.
    pub now: RwSignal<f64>,
    /// After how many turns the game is looked at; `None` for the game itself.
    pub looked: RwSignal<Option<usize>>,
    /// Whether the computer is thinking about its turn.
    pub thinking: RwSignal<bool>,
    /// Why the computer has no turn.
    pub fault: RwSignal<Option<EngineError>>,
    /// What the engine would do.
    pub hint: RwSignal<Hint>,
    keeper: StoredValue<Keeper, LocalStorage>,
    /// Counts questions: an answer to an older one is not heard.
    pub(super) asked: StoredValue<u32>,
    /// Whether the address names this game already.
    pub(super) named: StoredValue<bool>,
    /// When the clocks were last noted.
    pub(super) noted: StoredValue<f64>,
}

impl Sitting {
    /// A game, new or kept.
    pub fn new(course: Course, keeper: Keeper, new: bool) -> Sitting {
        let clocks = course.seats.control.map(|control| {
            let noted = brief::kept(CLOCK).and_then(|text| clock::noted(&text, &keeper.id()));
            Clocks::new(control, noted.unwrap_or(course.seats.left))
        });
        let desk = Desk::new(course.now());
        let bottom = match course.seats.computer() {
            Some(computer) => computer.opponent(),
            None if course.seats.turn_board => course.now().to_move(),
            None => Player::White,
        };
        desk.bottom.set(bottom);
        let sitting = Sitting {
            course: RwSignal::new(course),
            desk,
            clocks: RwSignal::new(clocks),
            now: RwSignal::new(now()),
            looked: RwSignal::new(None),
            thinking: RwSignal::new(false),
            fault: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            keeper: StoredValue::new_local(keeper),
            asked: StoredValue::new(0),
            named: StoredValue::new(!new),
            noted: StoredValue::new(0.0),
        };
        let heard = Callback::new(move |turn: Turn| sitting.turn_made(turn.into()));
        let declined = Callback::new(move |()| sitting.turn_made(Ply::End));
        let drafted = Callback::new(move |draft: Option<String>| sitting.drafted(draft.as_deref()));
        let _ = desk.on_turn(heard).on_decline(declined).on_draft(drafted);
        desk.follow_settings();
        sitting.show_live();
        sitting.forget_old_hints();
        if new {
            engine::forget();
        }
        on_cleanup(engine::quit);
        sitting.tick_along();
        sitting.go_on();
        sitting
    }

    /// What the game is known by.
    pub fn id(&self) -> String {
        self.keeper.with_value(Keeper::id)
    }

    /// How often it was kept, as far as this tab knows.
    pub fn revision(&self) -> u32 {
        self.keeper.with_value(Keeper::revision)
    }

    /// Another tab has kept a newer version of this game.
    pub fn changed_elsewhere(&self) {
        self.keeper.with_value(Keeper::offer_newer);
    }

    /// Puts the game itself on the board, with the turn in the making.
    fn show_live(&self) {
        let length = self.course.with_untracked(Course::length);
        if let Some((position, last)) = self.course.with_untracked(|course| course.after(length)) {
            self.desk.put(position, last);
        }
        self.desk.restore_draft_of(&self.id());
        self.looked.set(None);
    }

    /// Looks at the position after so many turns; `None` goes back to the game.
    pub fn look(&self, turns: Option<usize>) {
        let length = self.course.with_untracked(Course::length);
        match turns.filter(|turns| *turns < length) {
            Some(turns) => {
                // First of all, so that leaving the draft is not taken for dropping it.
                self.looked.set(Some(turns));
                self.desk.mover.set(Mover::Nobody);
                let there = self.course.with_untracked(|course| course.after(turns));
                if let Some((position, last)) = there {
                    self.desk.put(position, last);
                    self.desk.said.set(Said::Own(t!("play-looking-back")));
                }
            }
            None => {
                if self.looked.get_untracked().is_some() {
                    self.show_live();
                }
                self.seat();
            }
        }
    }

    /// Says who may move.
    fn seat(&self) {
        let looked = self.looked.get_untracked().is_some();
        self.desk.mover.set(
            self.course
                .with_untracked(|course| match course.seats.computer() {
                    _ if looked => Mover::Nobody,
                    _ if course.ending().is_some() => Mover::Over,
                    Some(computer) => Mover::Only(computer.opponent()),
                    None => Mover::Both,
                }),
        );
    }

    fn drafted(&self, draft: Option<&str>) {
        if self.looked.get_untracked().is_some() {
            return;
        }
        if draft.is_some() {
            self.name();
        }
        if self.named.get_value() {
            self.keeper.with_value(|keeper| keeper.keep_draft(draft));
        }
    }

    /// A turn was made on the board.
    fn turn_made(&self, ply: Ply) {
        if self.play(ply) {
            self.kept_and_on();
        } else {
            self.show_live();
            self.seat();
        }
    }

    /// Adds a turn to the game, with its clock.
    fn play(&self, ply: Ply) -> bool {
        let (now, player) = (now(), self.course.with_untracked(|c| c.now().to_move()));
        let mut clocks = self.clocks.get_untracked();
        let first = self.course.with_untracked(Course::length) == 0;
        if let Some(clocks) = clocks.as_mut().filter(|_| !first) {
            clocks.turn_made(player, now);
        }
        let left = clocks.map(|clocks| clocks.left(player, now));
        let mut played = false;
        self.course.update(|course| played = course.play(ply, left));
        if played {
            self.clocks.set(clocks);
        }
        played
    }

    /// Keeps what happened and goes on from there.
    fn kept_and_on(&self) {
        self.name();
        // The clocks have changed more than by the time that passed.
        self.noted.set_value(0.0);
        let ending = self.course.with_untracked(|course| {
            self.keeper.with_value(|keeper| keeper.keep(course));
            course.ending()
        });
        if let Some(ending) = ending {
            brief::forget(CLOCK);
            shell::announce(Words::of(language()).ending(ending));
        }
        self.go_on();
        self.turn_board();
    }

    /// The address names the game from its first turn on: before it there is nothing to keep.
    fn name(&self) {
        if !self.named.get_value() {
            self.named.set_value(true);
            address::turn_into(&Place::Play(Play::Game(self.id())));
        }
    }

    /// Whoever is to move: clock, seat, computer.
    fn go_on(&self) {
        self.run_clock();
        self.seat();
        if self.course.with_untracked(Course::is_for_the_computer) {
            self.ask_computer();
        } else {
            self.thinking.set(false);
        }
    }

    fn turn_board(&self) {
        let sitting = *self;
        if self.course.with_untracked(|course| course.seats.turn_board) {
            let turn = move || {
                let to_move = sitting.course.try_with_untracked(|course| {
                    course.ending().is_none().then(|| course.now().to_move())
                });
                if let Some(Some(player)) = to_move {
                    sitting.desk.bottom.set(player);
                }
            };
            set_timeout(turn, Duration::from_millis(TURNING));
        }
    }

    /// Takes back what the engine was asked.
    fn withdraw(&self) {
        self.asked
            .update_value(|asked| *asked = asked.wrapping_add(1));
        engine::quit();
        self.thinking.set(false);
        self.clear_hint();
    }

    pub(super) fn next_question(&self) -> u32 {
        self.asked
            .update_value(|asked| *asked = asked.wrapping_add(1));
        self.asked.get_value()
    }

    /// Asks the computer for its turn.
    pub fn ask_computer(&self) {
        let asked = self
            .course
            .with_untracked(|course| match course.seats.opponent {
                Opponent::Computer { level, seed, .. } => {
                    let effort = Effort::Level {
                        number: level,
                        seed,
                    };
                    Some((course.question(&course.now()), effort))
                }
                Opponent::Person => None,
            });
        let Some((question, effort)) = asked else {
            return;
        };
        if window().is_none() {
            return;
        }
        self.clear_hint();
        self.fault.set(None);
        self.thinking.set(true);
        self.run_clock();
        let number = self.next_question();
        let (sitting, begun) = (*self, now());
        spawn_local(async move {
            let choice = engine::choose(question, effort).await;
            let early = SOONEST - (now() - begun);
            if early > 0.0 {
                TimeoutFuture::new(early as u32).await;
            }
            if sitting.asked.try_get_value() == Some(number) {
                sitting.computer_chose(choice);
            }
        });
    }

    fn computer_chose(&self, choice: Result<engine::Choice, EngineError>) {
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
        if self.looked.get_untracked().is_some() {
            self.show_live();
        }
        let turn = Turn::new(ply.actions().to_vec());
        if !self.play(ply) {
            let fault = EngineError::Confused("its turn is not legal".to_owned());
            self.fault.set(Some(fault));
            return;
        }
        if let Some(turn) = turn {
            // It was just played in the same position.
            let _ = self.desk.play(&turn);
        }
        self.kept_and_on();
    }

    /// Takes the last turn back.
    pub fn take_back(&self) {
        let mut taken = false;
        self.withdraw();
        self.fault.set(None);
        self.course.update(|course| taken = course.take_back());
        if taken {
            let to_move = self.course.with_untracked(|course| course.now().to_move());
            self.clocks.update(|clocks| {
                if let Some(clocks) = clocks {
                    clocks.run(to_move, now());
                }
            });
            drafts::keep(&self.id(), None);
            self.show_live();
            shell::announce(t!("play-taken-back"));
        }
        self.kept_and_on();
    }

    /// The player at the screen gives up; with two people, the one to move.
    pub fn resign(&self) {
        let player = self.course.with_untracked(|course| {
            let computer = course.seats.computer();
            computer.map_or(course.now().to_move(), Player::opponent)
        });
        self.end(|course| course.resign(player));
    }

    /// Both agree on a draw.
    pub fn agree_on_draw(&self) {
        self.end(Course::agree_on_draw);
    }

    /// Calls the game a draw by repetition.
    pub fn call_draw(&self) {
        self.end(Course::call_draw);
    }

    pub(super) fn end(&self, how: impl FnOnce(&mut Course) -> bool) {
        self.withdraw();
        self.fault.set(None);
        let mut ended = false;
        self.course.update(|course| ended = how(course));
        if ended {
            let left = self
                .clocks
                .with_untracked(|clocks| clocks.map(|c| c.both_left(now())));
            if let Some(left) = left {
                self.course.update(|course| course.seats.left = left);
            }
            drafts::keep(&self.id(), None);
            self.look(None);
            self.show_live();
        }
        self.kept_and_on();
    }
}
