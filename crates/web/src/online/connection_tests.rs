use super::*;

use api::online::message::FromServer;
use api::online::{GameCode, PersonId, Seat, Terms, Time, Timing};
use online::{Decision, Game, Given, Input, Presence};
use random::Random;
use rules::Setup;

use crate::online::reader;

/// A server with one game, which answers as the real one does.
struct Server {
    game: Game,
    now: u64,
}

fn person(seat: Seat) -> PersonId {
    match seat {
        Seat::White => "anna".parse().unwrap(),
        Seat::Black => "bert".parse().unwrap(),
    }
}

impl Server {
    fn new() -> Server {
        let terms = Terms::casual(Setup::TIX, Timing::Unlimited);
        let created = Game::create(terms, Time::from_millis(0));
        let mut server = Server {
            game: Game::replay(&[created]).unwrap(),
            now: 1,
        };
        for seat in Seat::ALL {
            server
                .decide(seat, Command::Sit { seat: Some(seat) })
                .unwrap();
        }
        server
    }

    fn decide(&mut self, seat: Seat, command: Command) -> Result<u64, api::online::Refusal> {
        self.now += 1;
        let given = Given::at(Time::from_millis(self.now), GameCode::of([0; 10]));
        let input = Input::Person {
            person: person(seat),
            command,
        };
        match self.game.decide(&input, &given)? {
            Decision::Entries(entries) => {
                for entry in &entries {
                    self.game.apply(entry).unwrap();
                }
                Ok(self.game.number())
            }
            Decision::AlreadyDone { number } => Ok(number),
        }
    }

    fn view(&self, seat: Seat) -> Heard {
        let now = Time::from_millis(self.now);
        let view = self
            .game
            .view(Some(&person(seat)), now, &Presence::default());
        as_read(&FromServer::View {
            view: Box::new(view.unwrap()),
        })
    }

    /// What it answers to a message.
    fn answer(&mut self, seat: Seat, message: &str) -> Vec<Heard> {
        match serde_json::from_str(message).unwrap() {
            FromBrowser::Look => vec![self.view(seat)],
            FromBrowser::Do { ask, command } => match self.decide(seat, command) {
                Ok(number) => vec![as_read(&FromServer::Done { ask, number })],
                Err(refusal) => vec![as_read(&FromServer::Refused {
                    ask,
                    sentence: refusal.to_string(),
                    refusal,
                })],
            },
        }
    }
}

/// A message as the page reads it.
fn as_read(message: &FromServer) -> Heard {
    reader::read(&serde_json::to_string(message).unwrap()).unwrap()
}

fn turn(id: &str, ply: u32, notation: &str) -> SentTurn {
    SentTurn {
        id: id.parse().unwrap(),
        ply,
        notation: notation.to_owned(),
    }
}

/// A connection that is open and has shown the game as it is.
fn open(server: &Server) -> Connection {
    let mut connection = Connection::new(7, None);
    assert_eq!(connection.begin(1_000), [Effect::Open { after: 0 }]);
    assert_eq!(connection.opened(1_000), []);
    let shown = connection.heard(1_000, server.view(Seat::White));
    assert!(matches!(shown.as_slice(), [Effect::Show(_)]), "{shown:?}");
    connection
}

fn sent(effects: &[Effect]) -> Vec<String> {
    let sent = effects.iter().filter_map(|effect| match effect {
        Effect::Send(text) => Some(text.clone()),
        _ => None,
    });
    sent.collect()
}

#[test]
fn silence_is_told_after_three_seconds_and_ends_with_the_first_word() {
    let mut connection = open(&Server::new());
    assert_eq!(connection.silence(1_000 + STALE - 1), None);
    assert_eq!(connection.silence(1_000 + STALE), Some(STALE));
    // Told in three seconds, even if a tick comes late by another one.
    const { assert!(STALE + 2 * TICK <= 3_000) };
    connection.heard(4_100, Heard::Alive { number: 3 });
    assert_eq!(connection.silence(4_100), None);
}

#[test]
fn a_silent_socket_is_replaced_and_the_entries_known_are_not_asked_for_again() {
    let mut connection = open(&Server::new());
    assert_eq!(connection.ticked(8_999), []);
    assert_eq!(connection.ticked(9_000), [Effect::Close]);
    assert!(!connection.is_open());
    assert_eq!(
        connection.ticked(9_000 + FIRST_WAIT),
        [Effect::Open { after: 3 }]
    );
}

#[test]
fn waits_grow_up_to_a_limit_and_differ_from_page_to_page() {
    let waits = |seed: u64| {
        let mut connection = Connection::new(seed, None);
        connection.begin(0);
        let mut now = 0;
        let mut waits = Vec::new();
        for _ in 0..12 {
            connection.closed(now, 1006);
            let Socket::Waiting { until } = connection.socket else {
                panic!("{connection:?}");
            };
            waits.push(until - now);
            assert_eq!(connection.ticked(until - 1), []);
            assert_eq!(connection.ticked(until), [Effect::Open { after: 0 }]);
            now = until;
        }
        waits
    };
    let first = waits(1);
    assert!(first[0] <= FIRST_WAIT, "{first:?}");
    assert!(first[11] >= LONGEST_WAIT / 2, "{first:?}");
    assert!(first.iter().all(|wait| *wait <= LONGEST_WAIT), "{first:?}");
    assert_ne!(first, waits(2));
}

#[test]
fn a_network_that_comes_back_ends_the_wait() {
    let mut connection = open(&Server::new());
    assert_eq!(connection.woke(1_500), [], "nothing is wrong");
    connection.closed(2_000, 1006);
    assert_eq!(connection.woke(2_001), [Effect::Open { after: 3 }]);
    assert_eq!(connection.woke(2_002), [], "it is being opened");
}

#[test]
fn a_socket_that_does_not_open_is_given_up() {
    let mut connection = Connection::new(1, None);
    connection.begin(0);
    assert_eq!(connection.ticked(OPENING - 1), []);
    assert_eq!(connection.ticked(OPENING), [Effect::Close]);
}

#[test]
fn who_may_not_see_the_game_does_not_come_back() {
    let mut connection = open(&Server::new());
    assert_eq!(connection.closed(2_000, 1008), [Effect::Ended]);
    assert_eq!(connection.ticked(99_000), []);
    assert_eq!(connection.woke(99_000), []);
    assert_eq!(connection.silence(99_000), None);
}

#[test]
fn a_stranger_who_takes_a_seat_is_not_sent_away_in_between() {
    let mut connection = open(&Server::new());
    assert_eq!(connection.pause(), [Effect::Close]);
    assert_eq!(connection.closed(2_000, 1008), []);
    assert_eq!(connection.woke(3_000), []);
    assert_eq!(connection.ticked(60_000), []);
    assert_eq!(connection.silence(60_000), None);
    let effects = connection.renew(60_000);
    assert_eq!(effects, [Effect::Close, Effect::Open { after: 3 }]);
    assert_eq!(connection.silence(60_000), None);
}

#[test]
fn news_leads_to_one_request_for_a_view() {
    let server = Server::new();
    let mut connection = open(&server);
    assert_eq!(connection.heard(1_100, Heard::Alive { number: 3 }), []);
    let look = [Effect::Send(r#"{"kind":"look"}"#.to_owned())];
    assert_eq!(connection.heard(1_200, Heard::Alive { number: 4 }), look);
    assert_eq!(connection.heard(1_300, Heard::Alive { number: 5 }), []);
    // The view is older than the newest known entry.
    let effects = connection.heard(1_400, server.view(Seat::White));
    assert_eq!(sent(&effects).len(), 1);
}

#[test]
fn a_turn_is_shown_as_sent_until_a_view_holds_it() {
    let mut server = Server::new();
    let mut connection = open(&server);
    let played = turn("a", 0, "X@c3");
    let effects = connection.play(1_000, played.clone());
    assert_eq!(connection.turn(), Some(&played));
    let answers = server.answer(Seat::White, &sent(&effects)[0]);
    let effects = connection.heard(1_100, answers[0].clone());
    assert_eq!(connection.turn(), Some(&played), "no view holds it yet");
    let answers = server.answer(Seat::White, &sent(&effects)[0]);
    connection.heard(1_200, answers[0].clone());
    assert_eq!(connection.turn(), None);
}

#[test]
fn a_turn_made_without_a_connection_is_sent_when_there_is_one() {
    let mut connection = open(&Server::new());
    connection.closed(2_000, 1006);
    assert_eq!(connection.play(1_000, turn("a", 0, "X@c3")), []);
    connection.woke(2_100);
    assert_eq!(sent(&connection.opened(2_200)).len(), 1);
}

#[test]
fn a_turn_of_an_earlier_visit_is_sent_again() {
    let mut connection = Connection::new(1, Some(turn("a", 0, "X@c3")));
    connection.begin(0);
    let effects = connection.opened(10);
    assert!(sent(&effects)[0].contains(r#""id":"a""#), "{effects:?}");
    let mut unreadable = Connection::new(1, Some(turn("a", 0, "nonsense")));
    unreadable.begin(0);
    assert_eq!(unreadable.opened(10), []);
    assert_eq!(unreadable.turn(), None);
}

#[test]
fn a_refused_turn_gives_way_to_the_servers_view() {
    let mut server = Server::new();
    let mut connection = open(&server);
    let effects = connection.play(1_000, turn("a", 5, "X@c3"));
    let answers = server.answer(Seat::White, &sent(&effects)[0]);
    let effects = connection.heard(1_100, answers[0].clone());
    let is_stale = |refusal: &ReadRefusal| refusal.kind == "stale";
    assert!(matches!(&effects[0], Effect::Refused(refusal) if is_stale(refusal)));
    assert_eq!(sent(&effects).len(), 1, "it looks");
    assert_eq!(connection.turn(), None);
}

#[test]
fn a_server_that_could_not_answer_is_asked_again_after_the_time_it_names() {
    let mut connection = open(&Server::new());
    connection.play(1_000, turn("a", 0, "X@c3"));
    let trouble = Heard::Trouble {
        retry_after: Some(2),
    };
    assert_eq!(connection.heard(2_000, trouble), [Effect::Busy]);
    assert_eq!(connection.ticked(3_999), []);
    let effects = connection.ticked(4_000);
    assert!(sent(&effects)[0].contains("X@c3"), "{effects:?}");
}

#[test]
fn other_commands_are_dropped_without_a_connection() {
    let mut connection = open(&Server::new());
    assert_eq!(sent(&connection.ask(Command::Resign)).len(), 1);
    connection.closed(2_000, 1006);
    assert_eq!(connection.ask(Command::Resign), [Effect::NotSent]);
    connection.woke(2_100);
    assert!(sent(&connection.opened(2_200)).is_empty());
}

#[test]
fn nothing_is_heard_after_the_page_is_left() {
    let mut connection = open(&Server::new());
    assert_eq!(connection.leave(), [Effect::Close]);
    assert_eq!(connection.ticked(99_000), []);
    assert_eq!(connection.closed(99_000, 1006), []);
}

/// Carries out effects over a line that loses messages in both directions and breaks at any time.
struct LossyLine {
    random: Random,
    now: u64,
    is_up: bool,
    shown: Option<Box<View>>,
}

impl LossyLine {
    fn carry(&mut self, connection: &mut Connection, server: &mut Server, effects: Vec<Effect>) {
        let mut left = std::collections::VecDeque::from(effects);
        while let Some(effect) = left.pop_front() {
            let more = match effect {
                Effect::Open { .. } => {
                    self.is_up = true;
                    let mut more = connection.opened(self.now);
                    more.extend(connection.heard(self.now, server.view(Seat::White)));
                    more
                }
                Effect::Close => {
                    self.is_up = false;
                    Vec::new()
                }
                Effect::Send(text) if self.is_up => self.deliver(connection, server, &text),
                Effect::Show(view) => {
                    self.shown = Some(view);
                    Vec::new()
                }
                _ => Vec::new(),
            };
            left.extend(more);
        }
    }

    fn deliver(
        &mut self,
        connection: &mut Connection,
        server: &mut Server,
        text: &str,
    ) -> Vec<Effect> {
        let fate = self.random.below(4);
        if fate == 0 {
            // Lost on the way there; the socket closes, or falls silent.
            return self.break_off(connection);
        }
        let answers = server.answer(Seat::White, text);
        if fate == 1 {
            // Carried out, but the answer is lost.
            return self.break_off(connection);
        }
        let heard = answers.into_iter();
        heard
            .flat_map(|answer| connection.heard(self.now, answer))
            .collect()
    }

    fn break_off(&mut self, connection: &mut Connection) -> Vec<Effect> {
        self.is_up = false;
        match self.random.below(2) {
            0 => connection.closed(self.now, 1006),
            _ => Vec::new(),
        }
    }
}

#[test]
fn whatever_is_lost_every_turn_counts_once() {
    for seed in 0..200 {
        let mut server = Server::new();
        let mut connection = Connection::new(seed, None);
        let mut line = LossyLine {
            random: Random::new(seed),
            now: 0,
            is_up: false,
            shown: None,
        };
        let effects = connection.begin(0);
        line.carry(&mut connection, &mut server, effects);
        for (ply, [mine, theirs]) in [["X@a1", "X@c3"], ["X@a3", "X@e5"], ["X@a5", "X@e1"]]
            .into_iter()
            .enumerate()
        {
            let ply = u32::try_from(ply).unwrap() * 2;
            let effects = connection.play(line.now, turn(&format!("w-{ply}"), ply, mine));
            line.carry(&mut connection, &mut server, effects);
            let mut ticks = 0;
            while connection.turn().is_some() {
                line.now += TICK;
                ticks += 1;
                assert!(ticks < 10_000, "seed {seed}: the turn never arrives");
                let effects = connection.ticked(line.now);
                line.carry(&mut connection, &mut server, effects);
            }
            let number = server
                .decide(
                    Seat::Black,
                    Command::Play {
                        id: format!("b-{ply}").parse().unwrap(),
                        ply: ply + 1,
                        turn: theirs.parse().unwrap(),
                    },
                )
                .unwrap();
            while line.shown.as_ref().is_none_or(|view| view.number < number) {
                line.now += TICK;
                let effects = connection.ticked(line.now);
                line.carry(&mut connection, &mut server, effects);
                if line.is_up {
                    let effects = connection.heard(line.now, Heard::Alive { number });
                    line.carry(&mut connection, &mut server, effects);
                }
            }
        }
        let turns = line.shown.unwrap().turns;
        let played: Vec<String> = turns.iter().map(|turn| turn.turn.to_string()).collect();
        assert_eq!(
            played,
            ["X@a1", "X@c3", "X@a3", "X@e5", "X@a5", "X@e1"],
            "seed {seed}"
        );
    }
}

#[test]
fn a_server_that_speaks_but_does_not_answer_is_as_good_as_silent() {
    let mut connection = open(&Server::new());
    connection.play(2_000, turn("a", 0, "X@c3"));
    for now in [3_000, 5_000, 7_000] {
        connection.heard(now, Heard::Alive { number: 3 });
    }
    assert_eq!(connection.silence(2_000 + STALE - 1), None);
    assert_eq!(connection.silence(2_000 + STALE), Some(STALE));
    assert_eq!(connection.ticked(9_999), []);
    assert_eq!(connection.ticked(10_000), [Effect::Close]);
    // It is reported continuously until something is received on another socket.
    assert_eq!(connection.silence(10_100), Some(8_100));
    assert_eq!(
        connection.ticked(10_000 + FIRST_WAIT),
        [Effect::Open { after: 3 }]
    );
    let again = connection.opened(10_900);
    assert_eq!(sent(&again).len(), 1);
    assert_eq!(connection.silence(10_900), None);
}

#[test]
fn a_server_that_cannot_store_a_turn_now_has_heard_it() {
    let mut connection = open(&Server::new());
    connection.play(2_000, turn("a", 0, "X@c3"));
    let busy = Heard::Trouble {
        retry_after: Some(4),
    };
    assert_eq!(connection.heard(2_500, busy), [Effect::Busy]);
    connection.heard(5_500, Heard::Alive { number: 3 });
    assert_eq!(connection.silence(6_000), None);
    assert_eq!(sent(&connection.ticked(6_500)).len(), 2);
    connection.heard(8_000, Heard::Alive { number: 3 });
    assert_eq!(connection.silence(6_500 + STALE - 1), None);
    assert_eq!(connection.silence(6_500 + STALE), Some(STALE));
}
