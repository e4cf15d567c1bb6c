//! The socket of a game in the browser: carries out what [`super::connection`] decides.

use std::cell::RefCell;
use std::rc::Rc;

use api::online::{Command, GameCode, View};
use gloo_timers::callback::Interval;
use wasm_bindgen::prelude::*;

use super::connection::{Connection, Effect, SentTurn, TICK};
use super::reader;
use super::reader::ReadRefusal;
use super::wire::{Ears, Wire};
use crate::language::window;
use crate::store::local_storage;

/// What the page is told.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// How things stand.
    View(Box<View>),
    /// A command was refused.
    Refused(ReadRefusal),
    /// The server cannot answer now.
    Busy,
    /// A command was not sent.
    NotSent,
    /// The game may no longer be seen.
    Ended,
    /// The state of the line may have changed.
    Line(ConnectionState),
}

/// The state of the connection.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ConnectionState {
    /// Whether commands can be sent.
    pub is_open: bool,
    /// For how many milliseconds nothing has been heard, if that is worth telling.
    pub silence: Option<u64>,
    /// The pending turn.
    pub turn: Option<SentTurn>,
}

/// The connection to a game. Clones are the same.
#[derive(Clone)]
pub struct Socket(Rc<Inner>);

struct Inner {
    code: GameCode,
    connection: RefCell<Connection>,
    wire: RefCell<Option<Wire>>,
    heard: Box<dyn Fn(News)>,
    /// The line state last reported to the page.
    line: RefCell<ConnectionState>,
    ticks: RefCell<Option<Interval>>,
    wakers: RefCell<Option<Closure<dyn Fn()>>>,
}

/// Milliseconds by the device's clock, which continues during sleep.
pub fn now() -> f64 {
    if window().is_some() {
        js_sys::Date::now()
    } else {
        0.0
    }
}

impl Socket {
    /// Connects to a game; `heard` is called with all news until [`Socket::leave`].
    pub fn connect(code: &GameCode, heard: impl Fn(News) + 'static) -> Socket {
        let seed = if window().is_some() {
            (js_sys::Math::random() * 2_f64.powi(50)) as u64
        } else {
            0
        };
        let kept =
            local_storage::read(&key(code)).and_then(|text| serde_json::from_str(&text).ok());
        let socket = Socket(Rc::new(Inner {
            code: code.clone(),
            connection: RefCell::new(Connection::new(seed, kept)),
            wire: RefCell::new(None),
            heard: Box::new(heard),
            line: RefCell::new(ConnectionState::default()),
            ticks: RefCell::new(None),
            wakers: RefCell::new(None),
        }));
        if window().is_some() {
            let ticking = socket.clone();
            let ticks = Interval::new(TICK as u32, move || ticking.step(Connection::ticked));
            *socket.0.ticks.borrow_mut() = Some(ticks);
            socket.listen_for_waking();
            socket.step(Connection::begin);
        }
        socket
    }

    /// Sends a turn.
    pub fn play(&self, turn: SentTurn) {
        self.step(|connection, now| connection.play(now, turn));
    }

    /// Sends another command.
    pub fn ask(&self, command: Command) {
        self.step(|connection, _| connection.ask(command));
    }

    /// Disconnects until [`Socket::renew`].
    pub fn pause(&self) {
        self.step(|connection, _| connection.pause());
    }

    /// Reconnects with the browser's current identity.
    pub fn renew(&self) {
        self.step(Connection::renew);
    }

    /// Ends the connection.
    pub fn leave(&self) {
        self.0.ticks.borrow_mut().take();
        if let (Some(window), Some(waker)) = (window(), self.0.wakers.borrow_mut().take()) {
            let waker = waker.as_ref().unchecked_ref();
            let _ = window.remove_event_listener_with_callback("online", waker);
            let _ = window.remove_event_listener_with_callback("focus", waker);
        }
        self.step(|connection, _| connection.leave());
    }

    fn listen_for_waking(&self) {
        let Some(window) = window() else {
            return;
        };
        let waking = self.clone();
        let waker = Closure::<dyn Fn()>::new(move || waking.step(Connection::woke));
        let function = waker.as_ref().unchecked_ref();
        let _ = window.add_event_listener_with_callback("online", function);
        let _ = window.add_event_listener_with_callback("focus", function);
        *self.0.wakers.borrow_mut() = Some(waker);
    }

    fn step(&self, how: impl FnOnce(&mut Connection, u64) -> Vec<Effect>) {
        let effects = how(&mut self.0.connection.borrow_mut(), now() as u64);
        for effect in effects {
            match effect {
                Effect::Open { after } => self.open(after),
                Effect::Close => drop(self.0.wire.borrow_mut().take()),
                Effect::Send(text) => {
                    if let Some(wire) = self.0.wire.borrow().as_ref() {
                        wire.send(&text);
                    }
                }
                Effect::Show(view) => (self.0.heard)(News::View(view)),
                Effect::Refused(refusal) => (self.0.heard)(News::Refused(refusal)),
                Effect::Busy => (self.0.heard)(News::Busy),
                Effect::NotSent => (self.0.heard)(News::NotSent),
                Effect::Ended => (self.0.heard)(News::Ended),
            }
        }
        // After the view that contains a turn, so that the turn never disappears in between.
        self.tell_line();
    }

    fn tell_line(&self) {
        let line = {
            let connection = self.0.connection.borrow();
            ConnectionState {
                is_open: connection.is_open(),
                silence: connection.silence(now() as u64),
                turn: connection.turn().cloned(),
            }
        };
        let before = self.0.line.replace(line.clone());
        if before.turn != line.turn {
            self.keep(line.turn.as_ref());
        }
        if before != line {
            (self.0.heard)(News::Line(line));
        }
    }

    /// Stores a pending turn, so that a reload resends it.
    fn keep(&self, turn: Option<&SentTurn>) {
        let key = key(&self.0.code);
        match turn.and_then(|turn| serde_json::to_string(turn).ok()) {
            // Without storage only a reload at this very moment can lose it.
            Some(text) => drop(local_storage::write(&key, &text)),
            None => local_storage::remove(&key),
        }
    }

    fn open(&self, after: u64) {
        // First the old one, which must not be heard any more.
        drop(self.0.wire.borrow_mut().take());
        let path = format!("api/games/{}/socket?after={after}", self.0.code);
        let [on_open, on_text, on_close] = [(); 3].map(|()| self.clone());
        let ears = Ears {
            opened: move || on_open.step(Connection::opened),
            heard: move |text: String| {
                // Messages from newer servers may be unknown; the next view has everything.
                if let Some(message) = reader::read(&text) {
                    on_text.step(|connection, now| connection.heard(now, message));
                }
            },
            closed: move |code| on_close.step(|connection, now| connection.closed(now, code)),
        };
        match Wire::open(&path, ears) {
            Some(wire) => *self.0.wire.borrow_mut() = Some(wire),
            None => self.step(|connection, now| connection.closed(now, 0)),
        }
    }
}

/// The storage key of the pending turn.
fn key(code: &GameCode) -> String {
    format!("quarterturn.online.{code}")
}
