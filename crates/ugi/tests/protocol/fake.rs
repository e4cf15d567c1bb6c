//! A host with an engine that takes no time: it chooses the first legal action in order.

use std::collections::VecDeque;

use rules::Action;
use ugi::{Effect, Go, Identity, Info, Reply, ScoreValue, Search, Session, Settings, Text};

pub(crate) fn session() -> Session {
    Session::new(Identity {
        name: Text::new("Fake 1.0").unwrap(),
        author: Text::new("Nobody").unwrap(),
    })
}

/// A session with its engine, and what it has printed.
pub(crate) struct Host {
    pub(crate) session: Session,
    pub(crate) printed: VecDeque<String>,
    pub(crate) settings: Settings,
    pub(crate) new_games: usize,
    pub(crate) searches: Vec<Search>,
    pub(crate) has_quit: bool,
}

impl Host {
    pub(crate) fn new() -> Host {
        Host {
            session: session(),
            printed: VecDeque::new(),
            settings: Settings::default(),
            new_games: 0,
            searches: Vec::new(),
            has_quit: false,
        }
    }

    /// Sends a line, and returns what was printed in response.
    pub(crate) fn say(&mut self, line: &str) -> Vec<String> {
        self.hear(line);
        self.printed.drain(..).collect()
    }

    pub(crate) fn hear(&mut self, line: &str) {
        let effects = self.session.handle(line);
        self.act(effects);
    }

    pub(crate) fn act(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Reply(reply) => self.print(&reply),
                Effect::Start(search) => self.start(*search),
                Effect::Stop => self.finish(),
                Effect::NewGame => self.new_games += 1,
                Effect::Configure(settings) => self.settings = settings,
                Effect::Quit => self.has_quit = true,
            }
        }
    }

    /// Endless searches wait for `stop`; all others end at once.
    fn start(&mut self, search: Search) {
        let endless = search.go == Go::INFINITE;
        self.searches.push(search);
        if !endless {
            self.finish();
        }
    }

    fn finish(&mut self) {
        let best = self.searches.last().and_then(first);
        for depth in 1..=2 {
            let info = Info {
                depth: Some(depth),
                nodes: Some(1),
                nps: Some(1),
                time: Some(0),
                score: Some(ScoreValue::Points(0).into()),
                pv: best.into_iter().collect(),
                ..Info::default()
            };
            self.print(&Reply::Info(Box::new(info)));
        }
        for reply in self.session.answer(best) {
            self.print(&reply);
        }
    }

    fn print(&mut self, reply: &Reply) {
        let line = reply.to_string();
        assert_eq!(line.parse().as_ref(), Ok(reply), "{line}");
        self.printed.push_back(line);
    }
}

fn first(search: &Search) -> Option<Action> {
    search.position.actions().into_iter().min()
}
