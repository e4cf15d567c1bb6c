//! The lobby's socket in the browser. Reconnecting is decided as for a game's
//! ([`crate::online::connection`]); nothing is sent on it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Interval;

use crate::language::window;
use crate::online::connection::{Connection, Effect, TICK};
use crate::online::reader::Heard;
use crate::online::socket::now;
use crate::online::wire::{Ears, Wire};

/// What the page is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The server says this.
    Text(String),
    /// How many milliseconds of silence, if worth reporting.
    Silence(Option<u64>),
}

/// The connection to the lobby. Clones share it.
#[derive(Clone)]
pub struct Feed(Rc<Inner>);

struct Inner {
    connection: RefCell<Connection>,
    wire: RefCell<Option<Wire>>,
    told: Box<dyn Fn(News)>,
    ticks: RefCell<Option<Interval>>,
}

impl Feed {
    /// Connects; `told` is called with all news until [`Feed::leave`].
    pub fn connect(told: impl Fn(News) + 'static) -> Feed {
        let in_browser = window().is_some();
        let seed = match in_browser {
            true => (js_sys::Math::random() * 2_f64.powi(50)) as u64,
            false => 0,
        };
        let feed = Feed(Rc::new(Inner {
            connection: RefCell::new(Connection::new(seed, None)),
            wire: RefCell::new(None),
            told: Box::new(told),
            ticks: RefCell::new(None),
        }));
        if in_browser {
            let ticking = feed.clone();
            let ticks = Interval::new(TICK as u32, move || ticking.step(Connection::ticked));
            *feed.0.ticks.borrow_mut() = Some(ticks);
            feed.step(Connection::begin);
        }
        feed
    }

    /// Reconnects with the browser's current identity.
    pub fn renew(&self) {
        self.step(Connection::renew);
    }

    /// Ends the connection.
    pub fn leave(&self) {
        self.0.ticks.borrow_mut().take();
        self.step(|connection, _| connection.leave());
    }

    fn step(&self, how: impl FnOnce(&mut Connection, u64) -> Vec<Effect>) {
        let effects = how(&mut self.0.connection.borrow_mut(), now() as u64);
        for effect in effects {
            match effect {
                Effect::Open { .. } => self.open(),
                Effect::Close => drop(self.0.wire.borrow_mut().take()),
                // None of these happens without a command or a view.
                Effect::Send(_)
                | Effect::Show(_)
                | Effect::Refused(_)
                | Effect::Busy
                | Effect::NotSent
                | Effect::Ended => {}
            }
        }
        let silence = self.0.connection.borrow().silence(now() as u64);
        (self.0.told)(News::Silence(silence));
    }

    fn open(&self) {
        // Drop the old one first, so that it is not heard any more.
        drop(self.0.wire.borrow_mut().take());
        let [on_open, on_text, on_close] = [(); 3].map(|()| self.clone());
        let ears = Ears {
            opened: move || on_open.step(Connection::opened),
            heard: move |text: String| {
                (on_text.0.told)(News::Text(text));
                // For the connection, only the fact of a message counts.
                let alive = Heard::Alive { number: 0 };
                on_text.step(|connection, now| connection.heard(now, alive));
            },
            // Somebody signed out elsewhere is anonymous from then on, and may still watch.
            closed: move |_| on_close.step(|connection, now| connection.closed(now, 0)),
        };
        // The whole lobby is sent at the start, so there is nothing to catch up on.
        match Wire::open("api/lobby/socket?after=0", ears) {
            Some(wire) => *self.0.wire.borrow_mut() = Some(wire),
            None => self.step(|connection, now| connection.closed(now, 0)),
        }
    }
}
