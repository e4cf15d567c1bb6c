//! The connection to a game: what was sent, whether the server is alive, when to reconnect.
//!
//! A state machine without a browser: events go in, effects come out, and `socket.rs` carries them
//! out. Times are milliseconds of any clock.

use api::online::message::FromBrowser;
use api::online::{Command, TurnId, View};
use rules::Turn;
use serde::{Deserialize, Serialize};

use super::reader::{Heard, ReadRefusal};

/// Milliseconds between two ticks.
pub const TICK: u64 = 250;

/// After this much silence the page says so: within three seconds, with a tick and as much again for a
/// busy page to spare. The server sends something at least every 2 s.
pub const STALE: u64 = 2_500;

/// After this much silence a socket is dropped.
const DEAD: u64 = 8_000;

/// The timeout for opening a socket.
const OPENING: u64 = 6_000;

/// The longest wait before the first and before any later reconnect. Somebody's clock may be running, so
/// a network that is back is noticed soon.
const FIRST_WAIT: u64 = 500;
const LONGEST_WAIT: u64 = 5_000;

/// The close code for somebody who may not see the game.
const NOT_ALLOWED: u16 = 1008;

/// What to do, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Open a socket. The entries up to this number are known.
    Open {
        /// The number.
        after: u64,
    },
    /// Close the socket; ignore anything more from it.
    Close,
    /// Send this.
    Send(String),
    /// Show this state.
    Show(Box<View>),
    /// The server refused a command.
    Refused(ReadRefusal),
    /// The server cannot answer now.
    Busy,
    /// A command was not sent: there is no connection.
    NotSent,
    /// The game may no longer be seen. Nothing more follows.
    Ended,
}

/// A turn handed over for sending. It is resent after every reconnect until the server has
/// answered; under the same id it counts once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SentTurn {
    /// The page's id for it.
    pub id: TurnId,
    /// How many turns there were before it.
    pub ply: u32,
    /// The turn in its notation.
    pub notation: String,
}

impl SentTurn {
    /// The turn; `None` if the stored one cannot be parsed.
    pub fn turn(&self) -> Option<Turn> {
        self.notation.parse().ok()
    }

    fn command(&self) -> Option<Command> {
        Some(Command::Play {
            id: self.id.clone(),
            ply: self.ply,
            turn: self.turn()?,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Socket {
    /// None; one is opened at this time.
    Waiting {
        until: u64,
    },
    Opening {
        since: u64,
    },
    Open,
    /// None until [`Connection::renew`].
    Paused,
    /// None, and there will be none.
    Ended,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Pending {
    turn: SentTurn,
    ask: u32,
    /// The number of its entry, once the server has stored it. It is shown as sent until a view
    /// contains it.
    stored: Option<u64>,
    /// When it was sent on the current socket.
    sent: Option<u64>,
}

/// The state of the connection to a game.
#[derive(Debug)]
pub struct Connection {
    socket: Socket,
    /// When anything was last received.
    heard: u64,
    /// The newest entry in the view shown, and the newest known.
    shown: u64,
    newest: u64,
    /// Whether a view was requested.
    is_looking: bool,
    /// Attempts since the server was last heard.
    attempts: u32,
    asked: u32,
    pending: Option<Pending>,
    /// When to resend what the server could not answer.
    retry_at: Option<u64>,
    random: u64,
}

impl Connection {
    /// No connection yet. `seed` randomises the jitter of different pages; `turn` was sent by an
    /// earlier visit and never answered.
    pub fn new(seed: u64, turn: Option<SentTurn>) -> Connection {
        let pending = turn.map(|turn| Pending {
            turn,
            ask: 0,
            stored: None,
            sent: None,
        });
        Connection {
            socket: Socket::Waiting { until: u64::MAX },
            heard: 0,
            shown: 0,
            newest: 0,
            is_looking: false,
            attempts: 0,
            asked: 0,
            pending,
            retry_at: None,
            random: seed | 1,
        }
    }

    /// Connects.
    pub fn begin(&mut self, now: u64) -> Vec<Effect> {
        self.heard = now;
        vec![self.open(now)]
    }

    /// Whether commands can be sent.
    pub fn is_open(&self) -> bool {
        self.socket == Socket::Open
    }

    /// How long the server has been silent, if worth reporting. Messages don't count while a turn
    /// remains unanswered.
    pub fn silence(&self, now: u64) -> Option<u64> {
        let silence = now.saturating_sub(self.heard).max(self.unanswered(now));
        let is_wanted = !matches!(self.socket, Socket::Paused | Socket::Ended);
        (silence >= STALE && is_wanted).then_some(silence)
    }

    /// How long a turn has been waiting for its answer.
    fn unanswered(&self, now: u64) -> u64 {
        let waits = |pending: &&Pending| pending.stored.is_none() && self.is_open();
        let pending = self.pending.as_ref().filter(waits);
        let sent = pending.and_then(|pending| pending.sent);
        sent.map_or(0, |sent| now.saturating_sub(sent))
    }

    /// The turn that is sent or to be sent, and not in any view yet.
    pub fn turn(&self) -> Option<&SentTurn> {
        self.pending.as_ref().map(|pending| &pending.turn)
    }

    /// Sends a turn now, or as soon as there is a connection.
    pub fn play(&mut self, now: u64, turn: SentTurn) -> Vec<Effect> {
        let ask = self.next_ask();
        self.pending = Some(Pending {
            turn,
            ask,
            stored: None,
            sent: None,
        });
        self.send_turn(now)
    }

    /// Sends a command other than a turn. Without a connection it is dropped: the user should see
    /// the current state before repeating it.
    pub fn ask(&mut self, command: Command) -> Vec<Effect> {
        if !self.is_open() {
            return vec![Effect::NotSent];
        }
        let ask = self.next_ask();
        vec![Effect::Send(text(&FromBrowser::Do { ask, command }))]
    }

    /// Disconnects until [`Connection::renew`]: a stranger is about to become a player, and
    /// strangers may not see what follows.
    pub fn pause(&mut self) -> Vec<Effect> {
        if self.socket == Socket::Ended {
            return Vec::new();
        }
        self.socket = Socket::Paused;
        vec![Effect::Close]
    }

    /// Reconnects, because the browser's identity may have changed.
    pub fn renew(&mut self, now: u64) -> Vec<Effect> {
        if self.socket == Socket::Ended {
            return Vec::new();
        }
        self.heard = now;
        vec![Effect::Close, self.open(now)]
    }

    /// The page is left.
    pub fn leave(&mut self) -> Vec<Effect> {
        self.socket = Socket::Ended;
        vec![Effect::Close]
    }

    /// The socket is open.
    pub fn opened(&mut self, now: u64) -> Vec<Effect> {
        if !matches!(self.socket, Socket::Opening { .. }) {
            return Vec::new();
        }
        self.socket = Socket::Open;
        self.heard = now;
        self.send_turn(now)
    }

    /// The socket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64, code: u16) -> Vec<Effect> {
        match self.socket {
            Socket::Ended => Vec::new(),
            Socket::Open if code == NOT_ALLOWED => {
                self.socket = Socket::Ended;
                vec![Effect::Ended]
            }
            Socket::Open | Socket::Opening { .. } => {
                self.wait(now);
                Vec::new()
            }
            Socket::Waiting { .. } | Socket::Paused => Vec::new(),
        }
    }

    /// The browser is online again, or the page visible again.
    pub fn woke(&mut self, now: u64) -> Vec<Effect> {
        match self.socket {
            Socket::Waiting { .. } => vec![self.open(now)],
            Socket::Open if self.silence(now).is_some() => vec![Effect::Close, self.open(now)],
            _ => Vec::new(),
        }
    }

    /// Time has passed.
    pub fn ticked(&mut self, now: u64) -> Vec<Effect> {
        match self.socket {
            Socket::Waiting { until } if now >= until => vec![self.open(now)],
            Socket::Opening { since } if now.saturating_sub(since) >= OPENING => {
                self.wait(now);
                vec![Effect::Close]
            }
            Socket::Open if self.silence(now).is_some_and(|silence| silence >= DEAD) => {
                // Messages since then were no answer.
                self.heard = self.heard.min(now - self.unanswered(now));
                self.wait(now);
                vec![Effect::Close]
            }
            Socket::Open if self.retry_at.is_some_and(|at| now >= at) => {
                self.retry_at = None;
                let mut effects = self.send_turn(now);
                effects.extend(self.look());
                effects
            }
            _ => Vec::new(),
        }
    }

    /// A message from the server.
    pub fn heard(&mut self, now: u64, message: Heard) -> Vec<Effect> {
        self.heard = now;
        self.attempts = 0;
        match message {
            Heard::Alive { number } => self.know_of(number),
            Heard::View(view) => self.see(view),
            Heard::Done { ask, number } => {
                if let Some(pending) = self.pending.as_mut().filter(|p| p.ask == ask) {
                    pending.stored = Some(number);
                }
                self.know_of(number)
            }
            Heard::Refused { ask, refusal } => {
                if self.pending.as_ref().is_some_and(|p| p.ask == ask) {
                    self.pending = None;
                }
                // The cause of the refusal may be news.
                let mut effects = vec![Effect::Refused(refusal)];
                effects.extend(self.look());
                effects
            }
            Heard::Trouble { retry_after } => {
                self.is_looking = false;
                let wait = u64::from(retry_after.unwrap_or(1).max(1)) * 1000;
                self.retry_at = Some(now + wait);
                // The server has received it, and it is resent then.
                if let Some(pending) = &mut self.pending {
                    pending.sent = None;
                }
                vec![Effect::Busy]
            }
        }
    }

    /// There is an entry with this number.
    fn know_of(&mut self, number: u64) -> Vec<Effect> {
        self.newest = self.newest.max(number);
        if self.newest > self.shown {
            self.look()
        } else {
            Vec::new()
        }
    }

    fn see(&mut self, view: Box<View>) -> Vec<Effect> {
        self.is_looking = false;
        // Answers may arrive out of order.
        if view.number < self.shown {
            return Vec::new();
        }
        self.shown = view.number;
        let is_settled = |pending: &Pending| {
            let is_there = view.turns.iter().any(|turn| turn.id == pending.turn.id);
            is_there || pending.stored.is_some_and(|number| number <= view.number)
        };
        if self.pending.as_ref().is_some_and(is_settled) {
            self.pending = None;
        }
        let number = view.number;
        let mut effects = vec![Effect::Show(view)];
        effects.extend(self.know_of(number));
        effects
    }

    fn look(&mut self) -> Vec<Effect> {
        if !self.is_open() || self.is_looking || self.retry_at.is_some() {
            return Vec::new();
        }
        self.is_looking = true;
        vec![Effect::Send(text(&FromBrowser::Look))]
    }

    fn send_turn(&mut self, now: u64) -> Vec<Effect> {
        if !self.is_open() {
            return Vec::new();
        }
        let Some(pending) = self.pending.as_mut().filter(|p| p.stored.is_none()) else {
            return Vec::new();
        };
        pending.sent = Some(now);
        let Some(command) = pending.turn.command() else {
            self.pending = None;
            return Vec::new();
        };
        let ask = pending.ask;
        vec![Effect::Send(text(&FromBrowser::Do { ask, command }))]
    }

    fn next_ask(&mut self) -> u32 {
        self.asked = self.asked.wrapping_add(1);
        self.asked
    }

    fn open(&mut self, now: u64) -> Effect {
        if let Some(pending) = &mut self.pending {
            pending.sent = None;
        }
        self.socket = Socket::Opening { since: now };
        self.is_looking = false;
        self.retry_at = None;
        Effect::Open { after: self.shown }
    }

    /// Exponential backoff with jitter, so clients don't reconnect in lockstep.
    fn wait(&mut self, now: u64) {
        let most = FIRST_WAIT
            .saturating_mul(1 << self.attempts.min(10))
            .min(LONGEST_WAIT);
        self.attempts += 1;
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let wait = most / 2 + (self.random >> 33) % (most / 2 + 1);
        self.socket = Socket::Waiting { until: now + wait };
        self.is_looking = false;
    }
}

fn text(message: &FromBrowser) -> String {
    // Plain data always serializes.
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
#[path = "connection_tests.rs"]
mod tests;
