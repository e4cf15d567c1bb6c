//! `quarterturn ugi`: the engine for programs that speak the engine protocol.

mod search;

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use clap::Args;
use engine::{Engine, Learned, Stop};
use rules::Action;
use ugi::{Effect, Identity, Lines, Reply, Session, Settings, Text};

use crate::failure::{Exit, Failure};

/// Run as an engine for other programs
///
/// Reads commands of the Universal Game Interface from standard input and writes the replies to
/// standard output, one per line, until `quit` or the end of the input. A move is one action.
/// Commands that are not understood are answered with a line that begins with
/// `info string error:`.
#[derive(Args)]
#[command(after_long_help = "\
The protocol is described in docs/ugi.md. In short:
  ugi                                   identify the engine and list its options
  setoption name Setup value regatta    choose the game
  position startpos moves R@c3ne        the game so far
  go nodes 100000                       search (or movetime, depth, p1time…, infinite)
  stop                                  end the search now
  query gameover                        (or p1turn, result)
  quit")]
pub(crate) struct Ugi {}

/// The capacity of the event queue; senders block when it is full.
const WAITING: usize = 256;

/// Events for the host, in order.
enum Event {
    /// A line of the input.
    Line(Vec<u8>),
    /// No more lines will come.
    EndOfInput,
    /// The search has something to report.
    Told(Reply),
    /// The search has ended. An engine that failed does not come back.
    Found {
        engine: Option<Box<Engine<Learned>>>,
        best: Option<Action>,
    },
}

pub(crate) fn run(_: &Ugi, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (events, happening) = mpsc::sync_channel(WAITING);
    let lines = events.clone();
    // Not joined: it may be blocked in a read that never ends.
    thread::spawn(move || read(&lines));
    Host::new(events, out).run(&happening)?;
    Ok(Exit::Yes)
}

fn read(events: &SyncSender<Event>) {
    for line in Lines::of(io::stdin().lock()) {
        // An input that cannot be read any more has ended.
        let Ok(line) = line else { break };
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    let _ = events.send(Event::EndOfInput);
}

/// Carries out what the session decides.
struct Host<'a> {
    session: Session,
    settings: Settings,
    /// `None` while it searches.
    engine: Option<Box<Engine<Learned>>>,
    /// Stops the search.
    stop: Stop,
    events: SyncSender<Event>,
    out: &'a mut dyn Write,
    quits: bool,
}

impl<'a> Host<'a> {
    fn new(events: SyncSender<Event>, out: &'a mut dyn Write) -> Host<'a> {
        let name = concat!("Quarterturn ", env!("CARGO_PKG_VERSION"));
        let session = Session::new(Identity {
            name: Text::lossy(name),
            author: Text::lossy("the authors of Quarterturn"),
        });
        let settings = *session.settings();
        Host {
            session,
            settings,
            engine: Some(Box::new(search::engine(&settings))),
            stop: Stop::new(),
            events,
            out,
            quits: false,
        }
    }

    fn run(mut self, happening: &Receiver<Event>) -> Result<(), Failure> {
        for event in happening {
            match event {
                Event::Line(line) => {
                    let effects = self.session.handle(line);
                    self.act(effects)?;
                }
                Event::EndOfInput => {
                    let effects = self.session.end_of_input();
                    self.act(effects)?;
                }
                Event::Told(reply) => self.print(&reply)?,
                Event::Found { engine, best } => {
                    let engine = engine.unwrap_or_else(|| Box::new(search::engine(&self.settings)));
                    self.engine = Some(engine);
                    self.answer(best)?;
                }
            }
            if self.quits && !self.session.is_searching() {
                break;
            }
        }
        Ok(())
    }

    fn act(&mut self, effects: Vec<Effect>) -> Result<(), Failure> {
        for effect in effects {
            match effect {
                Effect::Reply(reply) => self.print(&reply)?,
                Effect::Start(search) => {
                    let Some(engine) = self.engine.take() else {
                        self.answer(None)?;
                        continue;
                    };
                    self.stop = Stop::new();
                    let (stop, events) = (self.stop.clone(), self.events.clone());
                    let settings = self.settings;
                    thread::spawn(move || {
                        search::search(engine, &search, &settings, &stop, &events);
                    });
                }
                Effect::Stop => self.stop.stop(),
                Effect::NewGame => {
                    if let Some(engine) = &mut self.engine {
                        engine.forget();
                    }
                }
                Effect::Configure(settings) => self.configure(settings)?,
                Effect::Quit => self.quits = true,
            }
        }
        Ok(())
    }

    fn configure(&mut self, settings: Settings) -> Result<(), Failure> {
        let before = std::mem::replace(&mut self.settings, settings);
        let Some(engine) = &mut self.engine else {
            return Ok(());
        };
        search::set_strength(engine, &settings);
        let most = search::most_threads();
        if settings.threads != before.threads && settings.threads > most {
            let wanted = settings.threads;
            let sentence =
                format!("using {most} threads, not {wanted}: this machine cannot run more at once");
            return self.print(&Reply::Message(Text::lossy(&sentence)));
        }
        // Setting the table size again would clear it, or refuse it once more.
        if before.hash == settings.hash {
            return Ok(());
        }
        match search::set_table(engine, settings.hash) {
            Ok(()) => Ok(()),
            Err(sentence) => {
                self.print(&Reply::Message(Text::lossy(&format!("error: {sentence}"))))
            }
        }
    }

    fn answer(&mut self, best: Option<Action>) -> Result<(), Failure> {
        for reply in self.session.answer(best) {
            self.print(&reply)?;
        }
        Ok(())
    }

    fn print(&mut self, reply: &Reply) -> Result<(), Failure> {
        writeln!(self.out, "{reply}")?;
        self.out.flush()?;
        Ok(())
    }
}
