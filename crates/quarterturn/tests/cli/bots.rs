//! Bots at a server: `serve --bots`, and `quarterturn bot` with the engine and with other programs.
#![cfg(unix)]

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use api::lobby::{Challenge, OpenChallenge, Yours};
use api::online::message::FromServer;
use api::online::{EndReason, GameCode, Outcome, Seat, Terms, Timing, View};
use api::people::account::SignedUp;
use api::people::{PlayerView, TokenMade};
use client::{Address, ClientError, Person};
use random::Random;
use rules::Setup;
use serde_json::json;

use crate::process::{command, folder, run};
use crate::serve::{Serving, site};

/// A safety net: only a failing test waits this long.
const SOON: Duration = Duration::from_secs(240);

const CLOCK: Timing = Timing::Live {
    base: 600_000,
    increment: 5_000,
};

/// A server that can be started again on the same port.
struct House {
    serving: Serving,
    arguments: Vec<String>,
}

impl House {
    fn open(test: &str, more: &[&str]) -> House {
        let files = site(&format!("{test}_site"));
        let database = folder(test).join("games.sqlite");
        let mut arguments: Vec<String> = vec![
            "serve".to_owned(),
            "--files".to_owned(),
            files.to_str().unwrap().to_owned(),
            "--database".to_owned(),
            format!("sqlite:{}", database.display()),
        ];
        arguments.extend(more.iter().map(|&text| text.to_owned()));
        let serving = House::start(&arguments, 0);
        House { serving, arguments }
    }

    fn start(arguments: &[String], port: u16) -> Serving {
        let mut program = command(arguments);
        program.args(["--port", &port.to_string()]);
        Serving::start(program)
    }

    fn address(&self) -> Address {
        let port = self.serving.port;
        format!("http://127.0.0.1:{port}").parse().unwrap()
    }

    /// Kills it in the middle of whatever it does, and starts it again.
    fn kill_and_restart(&mut self) {
        self.serving.child.kill().unwrap();
        self.serving.child.wait().unwrap();
        let port = self.serving.port;
        self.serving = House::start(&self.arguments, port);
    }
}

/// `quarterturn bot`, with its lines.
struct Robot {
    child: Child,
    lines: Receiver<String>,
    /// Lines that nobody has waited for yet.
    unclaimed: Vec<String>,
}

impl Robot {
    fn start(house: &House, token: &str, arguments: &[&str]) -> Robot {
        Robot::at(&house.address(), token, arguments)
    }

    fn at(server: &Address, token: &str, arguments: &[&str]) -> Robot {
        let address = server.to_string();
        let mut program: Command = command(&["bot", "--server", &address]);
        program.args(arguments);
        let mut child = program
            .env("QUARTERTURN_TOKEN", token)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = lines_of(child.stdout.take().unwrap());
        let first = lines.recv_timeout(SOON).expect("a first line");
        assert!(first.contains(" plays at http://127.0.0.1:"), "{first}");
        Robot {
            child,
            lines,
            unclaimed: Vec::new(),
        }
    }

    /// The first line that contains this and was not waited for before. Games and the lobby have
    /// connections of their own, so their lines may come in any order.
    fn wait_for(&mut self, text: &str) -> String {
        let known = self.unclaimed.iter().position(|line| line.contains(text));
        if let Some(known) = known {
            return self.unclaimed.remove(known);
        }
        loop {
            let line = self.lines.recv_timeout(SOON);
            let line = line.unwrap_or_else(|_| panic!("no {text:?} in {:?}", self.unclaimed));
            if line.contains(text) {
                return line;
            }
            self.unclaimed.push(line);
        }
    }

    fn interrupt(&self) {
        let sent = Command::new("kill")
            .args(["-INT", &self.child.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
    }
}

/// What a program prints, line by line, so that waiting for it can end.
fn lines_of(stdout: ChildStdout) -> Receiver<String> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if tell.send(line).is_err() {
                return;
            }
        }
    });
    told
}

impl Drop for Robot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn sign_up(server: &Address, name: &str) -> Person {
    let mut person = Person::guest(server);
    let account = json!({ "name": name, "password": "correct horse" });
    let _: SignedUp = person.post("/api/accounts", &account).await.unwrap();
    person
}

/// An account of a bot, with a token.
async fn bot_account(server: &Address, name: &str) -> String {
    let mut owner = sign_up(server, name).await;
    owner.post_only("/api/me/bot", &json!({})).await.unwrap();
    let body = json!({ "name": "test", "scopes": ["play", "lobby"] });
    let made: TokenMade = owner.post("/api/me/tokens", &body).await.unwrap();
    made.token
}

async fn challenge(person: &mut Person, name: &str, terms: Terms, seat: Seat) -> OpenChallenge {
    let challenge = Challenge {
        to: name.parse().unwrap(),
        terms,
        seat: Some(seat),
    };
    person.post("/api/challenges", &challenge).await.unwrap()
}

/// What became of a challenge: a game, unless it was declined.
async fn answered(person: &mut Person, id: api::lobby::LobbyId) -> Option<GameCode> {
    loop {
        let lobby: api::lobby::Lobby = person.get("/api/lobby").await.unwrap();
        let Yours { challenges, .. } = lobby.yours;
        match challenges.into_iter().find(|own| own.id == id) {
            None => return None,
            Some(OpenChallenge {
                game: Some(code), ..
            }) => return Some(code),
            Some(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn begin(person: &mut Person, name: &str, terms: Terms, seat: Seat) -> GameCode {
    let open = challenge(person, name, terms, seat).await;
    assert!(open.to_bot);
    answered(person, open.id).await.expect("the bot accepts")
}

async fn view(person: &mut Person, code: &GameCode) -> View {
    loop {
        match person.view(code).await {
            Ok(view) => return view,
            // The server is being restarted.
            Err(ClientError::Refused { status, body }) => panic!("{status} {body}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Plays random turns until the game is over, or until there are this many. Reconnects when the
/// connection is lost.
async fn play_randomly(person: &mut Person, code: &GameCode, most: usize) -> View {
    let mut random = Random::new(7);
    loop {
        let now = view(person, code).await;
        if now.result.is_some() || now.turns.len() >= most {
            return now;
        }
        let you = now.you.unwrap();
        if now.to_move != Some(you) {
            let Ok(mut socket) = person.open(code, now.number).await else {
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            // Until something happens, or the connection is lost.
            while let Ok(message) = socket.hear().await {
                if matches!(message, FromServer::Entries { .. }) {
                    break;
                }
            }
            continue;
        }
        let ply = u32::try_from(now.turns.len()).unwrap();
        let most_turns = u32::try_from(now.position.count_turns()).unwrap();
        let turn = now.position.nth_turn(u64::from(random.below(most_turns)));
        let command = api::online::Command::Play {
            id: format!("p{ply}").parse().unwrap(),
            ply,
            turn: turn.unwrap(),
        };
        if let Ok(mut socket) = person.open(code, now.number).await
            && socket.say(&command).await.is_ok()
        {
            while let Ok(message) = socket.hear().await {
                match message {
                    FromServer::Done { .. } => break,
                    FromServer::Refused { sentence, .. } => panic!("{sentence}"),
                    FromServer::Trouble { .. } => break,
                    _ => {}
                }
            }
        }
    }
}

fn in_time<T>(test: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async { tokio::time::timeout(SOON, test).await.expect("in time") })
}

/// A script that speaks the protocol and answers `go` like this.
fn script(folder: &Path, answer: &str) -> String {
    let path = folder.join("engine.sh");
    let text = format!(
        "while read -r line; do case $line in\n\
         ugi) echo ugiok;;\n\
         isready) echo readyok;;\n\
         go*) {answer};;\n\
         quit) exit;;\n\
         esac; done\n"
    );
    fs::write(&path, text).unwrap();
    format!("ugi:patience=1s nodes=1 sh '{}'", path.display())
}

#[test]
fn a_guest_challenges_the_server_s_own_bot_and_plays_each_of_the_four_games_to_its_end() {
    let house = House::open("bots_house", &["--bots=newcomer,beginner"]);
    in_time(async {
        let server = house.address();
        let mut tasks = Vec::new();
        for (index, (_, setup)) in Setup::NAMED.into_iter().enumerate() {
            let server = server.clone();
            tasks.push(async move {
                let mut guest = Person::guest(&server);
                let name = ["bot-newcomer", "Bot-Beginner"][index % 2];
                let seat = Seat::ALL[index / 2];
                let terms = Terms::casual(setup, CLOCK);
                let code = begin(&mut guest, name, terms, seat).await;
                let end = play_randomly(&mut guest, &code, usize::MAX).await;
                let (_, reason) = end.result.unwrap();
                assert!(
                    matches!(reason, EndReason::Rules | EndReason::Repetition),
                    "{reason:?}"
                );
                let [_, bot]: [PlayerView; 2] = match seat {
                    Seat::White => end.players.map(Option::unwrap),
                    Seat::Black => {
                        let [bot, guest] = end.players.map(Option::unwrap);
                        [guest, bot]
                    }
                };
                assert!(bot.is_bot);
            });
        }
        let [one, two, three, four] = tasks.try_into().ok().unwrap();
        tokio::join!(one, two, three, four);
    });
}

#[test]
fn a_bot_goes_on_after_the_server_was_killed_and_plays_no_turn_twice() {
    let mut house = House::open("bots_killed", &[]);
    in_time(async {
        let server = house.address();
        let token = bot_account(&server, "Robot").await;
        let mut robot = Robot::start(&house, &token, &["--level", "1"]);
        let mut anna = sign_up(&server, "Anna").await;
        let (mut code, mut end, mut kills) = (None, None, 0);
        // A game may be over before the server could be killed in it.
        while kills == 0 {
            let terms = Terms::casual(Setup::TIXEL, CLOCK);
            let game = begin(&mut anna, "Robot", terms, Seat::White).await;
            for turns in [4, 8, 12] {
                let now = play_randomly(&mut anna, &game, turns).await;
                if now.result.is_some() {
                    break;
                }
                house.kill_and_restart();
                kills += 1;
            }
            end = Some(play_randomly(&mut anna, &game, usize::MAX).await);
            code = Some(game);
        }
        let (code, end) = (code.unwrap(), end.unwrap());
        let (_, reason) = end.result.unwrap();
        assert!(
            matches!(reason, EndReason::Rules | EndReason::Repetition),
            "{reason:?}"
        );
        // Replayed from the start, every turn is one of the player to move.
        let mut position = rules::Position::start(Setup::TIXEL);
        for turn in &end.turns {
            position = position.play_turn(&turn.turn).unwrap();
        }
        assert_eq!(position, end.position);
        robot.wait_for("the server is back");
        robot.wait_for(&format!("/{code}: "));
    });
}

/// Passes connections on to a server, and can cut all of them.
struct Wire {
    address: Address,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Wire {
    fn to(port: u16) -> Wire {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let own = listener.local_addr().unwrap().port();
        let open: Arc<Mutex<Vec<TcpStream>>> = Arc::default();
        let ends = Arc::clone(&open);
        thread::spawn(move || {
            for near in listener.incoming() {
                let (Ok(near), Ok(far)) = (near, TcpStream::connect(("127.0.0.1", port))) else {
                    continue;
                };
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    thread::spawn(move || {
                        let _ = io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
                ends.lock().unwrap().extend([near, far]);
            }
        });
        Wire {
            address: format!("http://127.0.0.1:{own}").parse().unwrap(),
            open,
        }
    }

    fn cut(&self) {
        for end in self.open.lock().unwrap().drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

#[test]
fn a_bot_comes_back_through_a_network_that_is_cut_again_and_again() {
    let house = House::open("bots_network", &[]);
    let wire = Wire::to(house.serving.port);
    in_time(async {
        let server = house.address();
        let token = bot_account(&server, "Robot").await;
        let _robot = Robot::at(&wire.address, &token, &["--level", "1"]);
        let mut anna = sign_up(&server, "Anna").await;
        let mut cuts = 0;
        // A game may be over after three turns.
        while cuts < 3 {
            let terms = Terms::casual(Setup::TIXEL, CLOCK);
            let code = begin(&mut anna, "Robot", terms, Seat::Black).await;
            for turns in 2..9 {
                let now = play_randomly(&mut anna, &code, turns).await;
                if now.result.is_some() {
                    break;
                }
                wire.cut();
                cuts += 1;
            }
            let end = play_randomly(&mut anna, &code, usize::MAX).await;
            let (_, reason) = end.result.unwrap();
            assert!(
                matches!(reason, EndReason::Rules | EndReason::Repetition),
                "{reason:?}"
            );
        }
    });
}

/// Waits until a game satisfies a condition.
async fn until(person: &mut Person, code: &GameCode, wanted: impl Fn(&View) -> bool) -> View {
    loop {
        let now = view(person, code).await;
        if wanted(&now) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[test]
fn a_bot_plays_on_when_offered_a_draw_and_grants_takebacks_and_a_rematch() {
    use api::online::{Command, Offer};
    let house = House::open("bots_offers", &["--bots=1"]);
    in_time(async {
        let mut guest = Person::guest(&house.address());
        let terms = Terms::casual(Setup::TIX, CLOCK);
        let code = begin(&mut guest, "bot-newcomer", terms, Seat::White).await;
        let mut socket = guest.open(&code, 0).await.unwrap();
        let place = Command::Play {
            id: "first".parse().unwrap(),
            ply: 0,
            turn: "X@c3".parse().unwrap(),
        };
        socket.say(&place).await.unwrap();
        until(&mut guest, &code, |view| view.turns.len() == 2).await;
        for offer in [Offer::Draw, Offer::Takeback] {
            socket.say(&Command::Offer { offer }).await.unwrap();
            // The draw was declined before the takeback is offered.
            let number = if offer == Offer::Draw { 7 } else { 9 };
            until(&mut guest, &code, |view| view.number >= number).await;
        }
        let now = until(&mut guest, &code, |view| view.turns.is_empty()).await;
        assert_eq!((now.result, now.to_move), (None, Some(Seat::White)));
        socket.say(&Command::Resign).await.unwrap();
        until(&mut guest, &code, |view| view.result.is_some()).await;
        let offer = Offer::Rematch;
        socket.say(&Command::Offer { offer }).await.unwrap();
        let now = until(&mut guest, &code, |view| view.rematch.is_some()).await;
        // Seats are swapped, and the bot begins.
        let next = now.rematch.unwrap();
        let now = until(&mut guest, &next, |view| !view.turns.is_empty()).await;
        assert_eq!(now.you, Some(Seat::Black));
    });
}

#[test]
fn a_bot_that_may_takes_a_casual_seek_that_nobody_else_has_taken() {
    let house = House::open("bots_seeks", &[]);
    in_time(async {
        let server = house.address();
        let token = bot_account(&server, "Robot").await;
        let _robot = Robot::start(&house, &token, &["--seeks"]);
        let mut guest = Person::guest(&server);
        let terms = Terms::casual(Setup::REGATTA, Timing::Correspondence { days: 1 });
        let seek = json!({ "terms": [terms] });
        let sought: api::lobby::Sought = guest.post("/api/lobby/seeks", &seek).await.unwrap();
        assert_eq!(sought.game, None);
        let code = loop {
            let codes: Vec<GameCode> = guest.get("/api/games").await.unwrap();
            if let Some(code) = codes.into_iter().next() {
                break code;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let now = view(&mut guest, &code).await;
        assert_eq!(
            now.players
                .iter()
                .flatten()
                .filter(|one| one.is_bot)
                .count(),
            1
        );
    });
}

#[test]
fn two_bots_play_each_other() {
    let house = House::open("bots_two", &["--bots=newcomer"]);
    in_time(async {
        let server = house.address();
        let token = bot_account(&server, "Robot").await;
        let program = format!("ugi:nodes=20 '{}' ugi", env!("CARGO_BIN_EXE_quarterturn"));
        let mut robot = Robot::start(&house, &token, &["--program", &program]);
        let mut person = Person::with_token(&server, &token);
        let terms = Terms::casual(Setup::TIX, CLOCK);
        let code = begin(&mut person, "bot-newcomer", terms, Seat::White).await;
        let line = robot.wait_for(&format!("/{code}: "));
        assert!(!line.contains("given up"), "{line}");
        let end = view(&mut person, &code).await;
        assert!(end.result.is_some());
        assert!(end.players.iter().flatten().all(|player| player.is_bot));
    });
}

#[test]
fn a_program_that_fails_ends_its_game_and_the_bot_stays() {
    for (kind, answer) in [
        ("crashes", "exit 3"),
        ("is_silent", "true"),
        ("is_illegal", "echo bestmove a1-a2"),
        ("is_unreadable", "echo bestmove rubbish"),
    ] {
        let test = format!("bots_program_{kind}");
        let house = House::open(&test, &[]);
        let program = script(&folder(&format!("{test}_script")), answer);
        in_time(async {
            let server = house.address();
            let token = bot_account(&server, "Robot").await;
            let mut robot = Robot::start(&house, &token, &["--program", &program]);
            let mut anna = sign_up(&server, "Anna").await;
            let terms = Terms::casual(Setup::TIX, CLOCK);
            // A game that ends before both have played does not count.
            let code = begin(&mut anna, "Robot", terms, Seat::White).await;
            let end = play_randomly(&mut anna, &code, usize::MAX).await;
            assert_eq!(
                end.result,
                Some((Outcome::Void, EndReason::Aborted)),
                "{kind}"
            );
            robot.wait_for("given up");
            // And it takes the next one.
            let code = begin(&mut anna, "Robot", terms, Seat::Black).await;
            let end = play_randomly(&mut anna, &code, usize::MAX).await;
            assert_eq!(end.turns.len(), 0, "{kind}");
        });
    }
}

#[test]
fn a_program_that_crashes_once_is_replaced_and_one_that_crashes_later_resigns() {
    let house = House::open("bots_replaced", &[]);
    let folder = folder("bots_replaced_script");
    // Crashes the first time it is asked, then plays two turns, then crashes for good.
    let counter = folder.join("count");
    let answer = format!(
        "echo x >> '{count}'; case $(wc -l < '{count}') in\n\
         1) exit 1;;\n 2) echo bestmove X@e5;;\n *) exit 1;; esac",
        count = counter.display()
    );
    let program = script(&folder, &answer);
    in_time(async {
        let server = house.address();
        let token = bot_account(&server, "Robot").await;
        let _robot = Robot::start(&house, &token, &["--program", &program]);
        let mut anna = sign_up(&server, "Anna").await;
        let terms = Terms::casual(Setup::TIX, CLOCK);
        let code = begin(&mut anna, "Robot", terms, Seat::White).await;
        let mut socket = anna.open(&code, 0).await.unwrap();
        for (ply, turn) in [(0, "X@c3"), (2, "c3-c4")] {
            while view(&mut anna, &code).await.turns.len() < ply {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let command = api::online::Command::Play {
                id: format!("t{ply}").parse().unwrap(),
                ply: u32::try_from(ply).unwrap(),
                turn: turn.parse().unwrap(),
            };
            socket.say(&command).await.unwrap();
        }
        let end = loop {
            let now = view(&mut anna, &code).await;
            if now.result.is_some() {
                break now;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        let won = Outcome::Win { seat: Seat::White };
        assert_eq!(end.result, Some((won, EndReason::Resignation)));
        assert_eq!(end.turns.len(), 3);
    });
}

#[test]
fn a_bot_takes_as_many_games_as_it_was_told_and_leaves_when_they_are_over() {
    let house = House::open("bots_limits", &[]);
    in_time(async {
        let server = house.address();
        let token = bot_account(&server, "Robot").await;
        let mut robot = Robot::start(&house, &token, &["--level=1", "--games=1"]);
        let mut anna = sign_up(&server, "Anna").await;
        let mut bert = sign_up(&server, "Bert").await;
        let terms = Terms::casual(Setup::TIX, CLOCK);
        let code = begin(&mut anna, "Robot", terms, Seat::White).await;
        let open = challenge(&mut bert, "Robot", terms, Seat::White).await;
        assert_eq!(answered(&mut bert, open.id).await, None);
        robot.wait_for("challenge from Bert declined");
        // Slow games are counted separately.
        let slow = Terms::casual(Setup::TIX, Timing::Correspondence { days: 2 });
        let days = begin(&mut bert, "Robot", slow, Seat::White).await;
        robot.interrupt();
        // The live game goes on.
        let mut socket = anna.open(&code, 0).await.unwrap();
        socket.say(&api::online::Command::Resign).await.unwrap();
        robot.wait_for(&format!("/{code}: won"));
        assert!(robot.child.wait().unwrap().success());
        assert_eq!(view(&mut bert, &days).await.result, None);
    });
}

#[test]
fn without_a_token_of_a_bot_nothing_begins() {
    let house = House::open("bots_tokens", &[]);
    let address = house.address().to_string();
    let bare = run(&["bot", "--server", &address]).failed(2);
    assert!(bare.contains("QUARTERTURN_TOKEN"), "{bare}");
    let wrong = run(&["bot", "--server", &address, "--token", "qt-0"]).failed(2);
    assert!(wrong.contains("401"), "{wrong}");
    let token = in_time(async {
        let mut anna = sign_up(&house.address(), "Anna").await;
        let body = json!({ "name": "test", "scopes": ["play", "lobby"] });
        let made: TokenMade = anna.post("/api/me/tokens", &body).await.unwrap();
        made.token
    });
    let person = run(&["bot", "--server", &address, "--token", &token]).failed(2);
    assert!(person.contains("not a bot"), "{person}");
    let none = run(&["serve", "--database", "none", "--bots"]);
    assert_eq!(none.code, Some(2), "{none:?}");
}
