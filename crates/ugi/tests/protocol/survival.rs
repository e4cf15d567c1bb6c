//! Sessions survive anything, in any order.

use proptest::collection::vec;
use proptest::prelude::*;
use rules::Action;
use ugi::{Effect, Go, Reply, Search, Session, UgiCommand};

use crate::any::{actions, commands, games};
use crate::fake::session;

/// Something that happens to a session.
#[derive(Clone, Debug)]
enum Event {
    Line(String),
    Bytes(Vec<u8>),
    /// The search answers with one of its legal actions.
    Answer(usize),
    /// The engine answers with anything, possibly unprompted.
    Nonsense(Option<Action>),
    EndOfInput,
}

/// Words of the protocol and others in any order.
fn soups() -> impl Strategy<Value = String> {
    let words = "(ugi|isready|uginewgame|setoption|name|value|Setup|Hash|tix|tixel|regatta|position|startpos|fen|moves|T@c3ne|end|go|nodes|depth|movetime|infinite|p1time|p2time|p1inc|stop|query|gameover|p1turn|result|[0-9]{1,20}|[a-z]{1,3}|\\PC)";
    vec(words, 0..8).prop_map(|words| words.join(" "))
}

fn known_lines() -> impl Strategy<Value = String> {
    prop_oneof![
        commands().prop_map(|command| command.to_string()),
        games().prop_map(|(setup, moves, _)| {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            format!("position fen {setup} moves {}", moves.join(" "))
        }),
        Just("go nodes 100".to_owned()),
        Just("go infinite".to_owned()),
        Just("stop".to_owned()),
        Just("setoption name Setup value tix".to_owned()),
    ]
    .prop_filter("quit has its own event", |line| line != "quit")
}

fn events() -> impl Strategy<Value = Event> {
    prop_oneof![
        12 => known_lines().prop_map(Event::Line),
        4 => soups().prop_map(Event::Line),
        2 => vec(any::<u8>(), 0..60).prop_map(Event::Bytes),
        4 => any::<usize>().prop_map(Event::Answer),
        1 => proptest::option::of(actions()).prop_map(Event::Nonsense),
        1 => Just(Event::EndOfInput),
    ]
}

/// What a host sees of a session.
struct Watch {
    session: Session,
    search: Option<Search>,
    gos: usize,
    best_moves: usize,
    /// Whether the running search was told to stop.
    is_stopping: bool,
    /// Whether an endless search has ended and its answer waits for `stop`.
    waits: bool,
    has_quit: bool,
}

impl Watch {
    fn happen(&mut self, event: Event) {
        let line = match &event {
            Event::Line(line) => line.as_bytes(),
            Event::Bytes(bytes) => bytes,
            _ => b"",
        };
        let mut words = line.split(u8::is_ascii_whitespace);
        let is_go = words.find(|word| !word.is_empty()) == Some(b"go");
        self.gos += usize::from(is_go && !self.has_quit);
        let effects = match event {
            Event::Line(line) => self.session.handle(line),
            Event::Bytes(bytes) => self.session.handle(bytes),
            Event::EndOfInput => self.session.end_of_input(),
            Event::Answer(choice) => {
                let Some(search) = self.search.take() else {
                    return;
                };
                let legal = search.position.actions();
                let action = legal[choice % legal.len()];
                let replies = self.session.answer(Some(action));
                self.waits = search.go == Go::INFINITE && !self.is_stopping;
                assert_eq!(replies.is_empty(), self.waits);
                for reply in replies {
                    assert_eq!(reply, Reply::BestMove(Some(action)));
                    self.print(&reply);
                }
                return;
            }
            Event::Nonsense(best) => {
                let search = self.search.take();
                let endless = search.is_some_and(|search| search.go == Go::INFINITE);
                self.waits |= endless && !self.is_stopping;
                for reply in self.session.answer(best) {
                    self.print(&reply);
                }
                return;
            }
        };
        assert!(effects.is_empty() || !self.has_quit);
        for effect in effects {
            self.act(effect);
        }
    }

    fn act(&mut self, effect: Effect) {
        assert!(!self.has_quit, "quit comes last");
        match effect {
            Effect::Reply(reply) => self.print(&reply),
            Effect::Start(search) => {
                assert!(self.search.is_none(), "one search at a time");
                assert!(search.position.count_actions() > 0);
                assert!(!self.waits);
                self.is_stopping = false;
                self.search = Some(*search);
            }
            Effect::Stop => {
                assert!(self.search.is_some());
                self.is_stopping = true;
            }
            Effect::NewGame | Effect::Configure(_) => assert!(self.search.is_none()),
            Effect::Quit => self.has_quit = true,
        }
    }

    fn print(&mut self, reply: &Reply) {
        if matches!(reply, Reply::BestMove(_)) {
            self.best_moves += 1;
            self.waits = false;
        }
        let line = reply.to_string();
        assert!(line.len() < 1_000, "{line}");
        assert!(!line.contains('\n'));
        assert_eq!(line.parse().as_ref(), Ok(reply), "{line}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_session_survives_anything_in_any_order(events in vec(events(), 0..40)) {
        let mut watch = Watch {
            session: session(),
            search: None,
            gos: 0,
            best_moves: 0,
            is_stopping: false,
            waits: false,
            has_quit: false,
        };
        for event in events {
            watch.happen(event);
            let is_searching = watch.search.is_some() || watch.waits;
            prop_assert_eq!(is_searching, watch.session.is_searching());
        }
        watch.happen(Event::Answer(0));
        if watch.waits {
            watch.happen(Event::Line("stop".to_owned()));
        }
        prop_assert_eq!(watch.gos, watch.best_moves, "every go ends in a bestmove");
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        for line in [bytes.clone(), [b"position fen ", bytes.as_slice()].concat()] {
            if let Err(error) = UgiCommand::read(&line) {
                prop_assert!(!error.to_string().contains('\n'));
            }
            let _ = Reply::read(&line);
        }
    }

    #[test]
    fn a_game_sent_whole_is_the_game_played(game in games()) {
        let (setup, moves, position) = game;
        let mut session = session();
        session.handle(format!("setoption name Setup value {setup}"));
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let line = format!("position startpos moves {}", moves.join(" "));
        prop_assert_eq!(session.handle(line), []);
        prop_assert_eq!(session.game().position(), &position);
    }
}
