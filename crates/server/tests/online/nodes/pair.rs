//! Two people who play random turns, whatever happens to the servers.

use std::net::SocketAddr;
use std::time::Duration;

use api::online::message::{Created, FromServer};
use api::online::{Command, GameCode, Terms, TurnId};
use random::Random;
use rules::{Position, Setup, Turn};
use serde_json::{Value, json};

use super::ledger::Ledger;
use crate::client::{FIVE_PLUS_THREE, Person, Socket, seat};

/// After this long without an answer a turn is sent again.
const PATIENCE: Duration = Duration::from_secs(3);

/// The pause before the next attempt, if nobody answers.
const PAUSE: Duration = Duration::from_millis(50);

/// Two people and a game of theirs. Each has a list of servers, and turns to the next one when a
/// server does not answer.
pub(crate) struct Pair {
    pub(crate) code: GameCode,
    people: [Person; 2],
    sockets: [Option<Socket>; 2],
    servers: Vec<SocketAddr>,
    position: Position,
    turns: u32,
    seed: u64,
    random: Random,
}

/// A turn that was acknowledged.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) id: TurnId,
    pub(crate) number: u64,
}

impl Pair {
    /// White connects to the first server, Black to the last. They retry until they are seated.
    pub(crate) async fn at(servers: &[SocketAddr], seed: u64) -> Pair {
        loop {
            if let Some((code, people)) = sit_down(servers).await {
                return Pair {
                    code,
                    people,
                    sockets: [None, None],
                    servers: servers.to_vec(),
                    position: Position::start(Setup::TIXEL),
                    turns: 0,
                    seed,
                    random: Random::new(seed),
                };
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// The servers have new addresses from now on.
    pub(crate) fn move_to(&mut self, servers: &[SocketAddr]) {
        self.servers = servers.to_vec();
        self.sockets = [None, None];
        for (person, server) in self.people.iter_mut().zip(servers.iter().cycle()) {
            person.server = *server;
        }
    }

    /// Plays a turn, which is sent until it is acknowledged: the first one of another game if this one
    /// is over.
    pub(crate) async fn play(&mut self, ledger: &mut Ledger) {
        if self.position.winner().is_some() {
            *self = Pair::at(&self.servers, self.seed + 1_000).await;
        }
        let (command, id, after) = self.next();
        let number = loop {
            if let Some(number) = self.try_once(&command).await {
                break number;
            }
            self.turn_to_the_next_server();
            tokio::time::sleep(PAUSE).await;
        };
        ledger.acknowledged(&self.code, Acknowledged { id, number });
        self.position = after;
        self.turns += 1;
    }

    /// Sends the next turn, if there is one, without waiting for anything. What [`Pair::play`] sends
    /// next is the same turn.
    pub(crate) async fn send(&mut self) {
        if self.position.winner().is_some() {
            return;
        }
        let before = self.random.clone();
        let (command, _, _) = self.next();
        self.random = before;
        if let Some(socket) = self.socket().await {
            socket.try_say(&command).await;
        }
    }

    fn next(&mut self) -> (Command, TurnId, Position) {
        let (turn, after) = quiet_turn(&self.position, &mut self.random).expect("not over");
        let id: TurnId = format!("turn-{}", self.turns).parse().unwrap();
        let command = Command::Play {
            id: id.clone(),
            ply: self.turns,
            turn,
        };
        (command, id, after)
    }

    /// The mover's socket, if their server lets them in.
    async fn socket(&mut self) -> Option<&mut Socket> {
        let mover = self.position.to_move() as usize;
        if self.sockets[mover].is_none() {
            let opening = self.people[mover].try_open(&self.code, "", &[]);
            let opened = tokio::time::timeout(PATIENCE, opening).await;
            self.sockets[mover] = opened.ok().and_then(Result::ok);
        }
        self.sockets[mover].as_mut()
    }

    /// The number of the turn, if it was acknowledged soon.
    async fn try_once(&mut self, command: &Command) -> Option<u64> {
        let code = self.code.clone();
        let socket = self.socket().await?;
        let asked = socket.try_say(command).await?;
        let answer = async {
            loop {
                match socket.hear().await {
                    Ok(FromServer::Done { ask, number }) if ask == asked => return Some(number),
                    Ok(FromServer::Refused { ask, refusal, .. }) if ask == asked => {
                        panic!("{code}: {command:?} is refused: {refusal}")
                    }
                    Ok(FromServer::Trouble { .. }) | Err(_) => return None,
                    Ok(_) => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, answer).await.ok().flatten()
    }

    fn turn_to_the_next_server(&mut self) {
        let mover = self.position.to_move() as usize;
        self.sockets[mover] = None;
        let person = &mut self.people[mover];
        let now = self.servers.iter().position(|one| *one == person.server);
        let next = now.map_or(0, |now| (now + 1) % self.servers.len());
        person.server = self.servers[next];
    }

    /// A socket of the player who is not to move, at one of the servers.
    pub(crate) async fn watch(&self, server: SocketAddr) -> Socket {
        let watcher = 1 - self.position.to_move() as usize;
        let mut person = self.people[watcher].clone();
        person.server = server;
        person.open(&self.code, 0).await
    }
}

/// A new game with both players; `None` if a server did not answer.
async fn sit_down(servers: &[SocketAddr]) -> Option<(GameCode, [Person; 2])> {
    let (first, last) = (servers.first()?, servers.last()?);
    let mut people = [Person::at(*first), Person::at(*last)];
    let terms = Terms::casual(Setup::TIXEL, FIVE_PLUS_THREE);
    let wanted = json!({ "terms": terms, "seat": "white" });
    let created = post(&mut people[0], "/api/games", &wanted).await?;
    let code = created.code;
    post(&mut people[1], &seat(&code), &json!({})).await?;
    Some((code, people))
}

async fn post(person: &mut Person, path: &str, body: &Value) -> Option<Created> {
    let fields = ["Content-Type: application/json"];
    let body = body.to_string();
    let asking = person.try_ask("POST", path, &fields, &body);
    let answer = tokio::time::timeout(PATIENCE, asking).await.ok()?.ok()?;
    serde_json::from_str(&answer.body).ok()
}

/// A random turn that does not end the game, if one is found soon, and the position after it; `None`
/// if the game is over.
fn quiet_turn(position: &Position, random: &mut Random) -> Option<(Turn, Position)> {
    let mut last = None;
    for _ in 0..100 {
        last = samples::turn(position, random);
        if !matches!(&last, Some((_, after)) if after.winner().is_some()) {
            break;
        }
    }
    last
}
