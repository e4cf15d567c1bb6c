//! The connection from an online game to its server, and the server's time.

use std::time::Duration;

use api::online::{Command, GameCode, Time, View};
use leptos::prelude::*;

use crate::language::window;
use crate::online::clock::ServerTime;
use crate::online::connection::SentTurn;
use crate::online::socket::{ConnectionState, News, Socket, now};

/// The interval for updating clocks, in milliseconds.
const TICK: u64 = 200;

/// The connection to a game. Copies share it.
#[derive(Clone, Copy)]
pub struct Uplink {
    /// How it is.
    pub line: RwSignal<ConnectionState>,
    /// The server's time.
    pub now: RwSignal<Time>,
    code: StoredValue<GameCode>,
    time: StoredValue<ServerTime>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// Called when the game may no longer be seen.
    lost: Callback<()>,
}

impl Uplink {
    /// The connection to a game, given its first view.
    pub fn new(code: GameCode, first: &View, lost: Callback<()>) -> Uplink {
        let time = ServerTime::new(first.now, now());
        Uplink {
            line: RwSignal::new(ConnectionState::default()),
            now: RwSignal::new(time.at(now())),
            code: StoredValue::new(code),
            time: StoredValue::new(time),
            socket: StoredValue::new_local(None),
            lost,
        }
    }

    /// Stays connected until the place is left, and updates the clocks.
    pub fn connect(&self, hear: impl Fn(News) + 'static) {
        let uplink = *self;
        let socket = Socket::connect(&self.code(), hear);
        self.socket.set_value(Some(socket));
        on_cleanup(move || {
            if let Some(socket) = uplink.socket.try_get_value().flatten() {
                socket.leave();
            }
        });
        self.start_ticking();
    }

    fn start_ticking(&self) {
        if window().is_none() {
            return;
        }
        let (clock, time) = (self.now, self.time);
        let tick = move || {
            if let Some(time) = time.try_get_value() {
                let _ = clock.try_set(time.at(now()));
            }
        };
        let handle = set_interval_with_handle(tick, Duration::from_millis(TICK));
        on_cleanup(move || {
            if let Ok(handle) = handle {
                handle.clear();
            }
        });
    }

    /// The code of the game.
    pub fn code(&self) -> GameCode {
        self.code.get_value()
    }

    /// Takes over the server's time.
    pub fn set_time(&self, time: Time) {
        self.time.set_value(ServerTime::new(time, now()));
        self.now.set(time);
    }

    /// Sends a turn.
    pub fn play(&self, turn: SentTurn) {
        if let Some(socket) = self.socket.get_value() {
            socket.play(turn);
        }
    }

    /// Sends a command.
    pub fn ask(&self, command: Command) {
        if let Some(socket) = self.socket.get_value() {
            socket.ask(command);
        }
    }

    /// Disconnects until [`Uplink::renew`].
    pub fn pause(&self) {
        if let Some(socket) = self.socket.get_value() {
            socket.pause();
        }
    }

    /// Reconnects with the browser's current identity.
    pub fn renew(&self) {
        // The place may have been left.
        if let Some(socket) = self.socket.try_get_value().flatten() {
            socket.renew();
        }
    }

    /// The game may no longer be seen.
    pub fn end(&self) {
        self.lost.run(());
    }
}
