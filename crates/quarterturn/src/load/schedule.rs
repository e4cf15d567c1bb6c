//! Turns at a fixed rate.

use std::collections::VecDeque;
use std::time::Duration;

use api::online::message::FromServer;
use api::online::{Command, Event, GameCode, TurnId};
use client::{ClientError, Listener, Person, Speaker};
use engine::{Random, Stop};
use rules::{Position, Setup};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::crowd::SeatedGame;
use crate::failure::Failure;
use crate::{progress, server_fault, t};

/// How long to wait for the last turns.
const PATIENCE: Duration = Duration::from_secs(10);

/// The load to generate.
pub(super) struct Plan {
    /// Turns per second.
    pub(super) rate: u32,
    pub(super) duration: Duration,
    pub(super) seed: u64,
}

/// The measurements.
pub(super) struct Measurements {
    pub(super) sent: u64,
    pub(super) stored: Vec<Duration>,
    pub(super) seen: Vec<Duration>,
    pub(super) unanswered: u64,
    pub(super) refused: u64,
    pub(super) closed: u64,
    games: Vec<Game>,
}

/// A game as the crowd knows it.
struct Game {
    code: GameCode,
    creator: Person,
    speakers: [Speaker; 2],
    position: Position,
    /// How many turns were acknowledged.
    acknowledged: u32,
    /// The turn in flight.
    open: Option<OpenTurn>,
}

/// A turn in flight.
struct OpenTurn {
    due: Instant,
    id: TurnId,
    after: Position,
    is_stored: bool,
    is_seen: bool,
}

/// A message that a seat received.
pub(super) struct Heard {
    game: usize,
    seat: usize,
    at: Instant,
    message: Result<FromServer, ClientError>,
}

/// Plays all games until the time is up or `stop` is triggered.
pub(super) async fn play(
    setup: Setup,
    seated: Vec<SeatedGame>,
    mut heard: mpsc::UnboundedReceiver<Heard>,
    plan: &Plan,
    stop: &Stop,
) -> Measurements {
    let mut games = Vec::new();
    for game in seated {
        games.push(Game {
            code: game.code,
            creator: game.creator,
            speakers: game.speakers,
            position: Position::start(setup),
            acknowledged: 0,
            open: None,
        });
    }
    let mut outcome = Measurements::new(games);
    outcome.keep_to(plan, stop, &mut heard).await;
    outcome
}

/// Forwards what a seat receives until its socket is closed.
pub(super) async fn listen(
    mut listener: Listener,
    game: usize,
    seat: usize,
    sender: mpsc::UnboundedSender<Heard>,
) {
    loop {
        let message = listener.hear().await;
        let is_last = message.is_err();
        let heard = Heard {
            game,
            seat,
            at: Instant::now(),
            message,
        };
        if sender.send(heard).is_err() || is_last {
            return;
        }
    }
}

impl Measurements {
    fn new(games: Vec<Game>) -> Measurements {
        Measurements {
            sent: 0,
            stored: Vec::new(),
            seen: Vec::new(),
            unanswered: 0,
            refused: 0,
            closed: 0,
            games,
        }
    }

    async fn keep_to(
        &mut self,
        plan: &Plan,
        stop: &Stop,
        heard: &mut mpsc::UnboundedReceiver<Heard>,
    ) {
        let start = Instant::now();
        let planned = (plan.duration.as_secs_f64() * f64::from(plan.rate)) as u32;
        let due_at =
            |turn: u32| start + Duration::from_secs_f64(f64::from(turn) / f64::from(plan.rate));
        let bar = progress::bar(planned as usize, t!("terminal-load-playing"));
        let mut random = Random::new(plan.seed);
        let mut ready: VecDeque<usize> = (0..self.games.len()).collect();
        // Turns that are overdue because every game was busy.
        let mut late: VecDeque<Instant> = VecDeque::new();
        let mut scheduled = 0;
        while scheduled < planned && !stop.is_stopped() {
            tokio::select! {
                () = sleep_until(due_at(scheduled)) => {
                    late.push_back(due_at(scheduled));
                    scheduled += 1;
                    bar.inc(1);
                }
                Some(heard) = heard.recv() => ready.extend(self.hear(heard)),
                // Every socket is closed, and nothing is due.
                else => break,
            }
            while let (Some(&due), Some(&game)) = (late.front(), ready.front()) {
                late.pop_front();
                ready.pop_front();
                self.send(game, due, &mut random).await;
            }
        }
        bar.finish_and_clear();
        let give_up = Instant::now() + PATIENCE;
        while self.games.iter().any(|game| game.open.is_some()) && !stop.is_stopped() {
            tokio::select! {
                () = sleep_until(give_up) => break,
                Some(heard) = heard.recv() => { self.hear(heard); }
                else => break,
            }
        }
        self.unanswered += self.games.iter().filter(|game| game.open.is_some()).count() as u64;
    }

    /// Sends a random turn.
    async fn send(&mut self, game: usize, due: Instant, random: &mut Random) {
        let game = &mut self.games[game];
        let Some((turn, after)) = samples::turn(&game.position, random) else {
            return;
        };
        let Ok(id) = format!("turn-{}", game.acknowledged).parse::<TurnId>() else {
            return;
        };
        let command = Command::Play {
            id: id.clone(),
            ply: game.acknowledged,
            turn,
        };
        game.open = Some(OpenTurn {
            due,
            id,
            after,
            is_stored: false,
            is_seen: false,
        });
        self.sent += 1;
        let mover = game.position.to_move() as usize;
        if game.speakers[mover].say(&command).await.is_err() {
            // Its listener has received the same error, and counts it.
            game.open = None;
            self.unanswered += 1;
        }
    }

    /// Records a message, and returns the game if it is ready for the next turn.
    fn hear(&mut self, heard: Heard) -> Option<usize> {
        let game = self.games.get_mut(heard.game)?;
        let mover = game.position.to_move() as usize;
        let message = match heard.message {
            Ok(message) => message,
            Err(_) => {
                self.closed += 1;
                self.unanswered += u64::from(game.open.take().is_some());
                return None;
            }
        };
        let open = game.open.as_mut()?;
        let waited = heard.at.saturating_duration_since(open.due);
        match message {
            FromServer::Done { .. } if heard.seat == mover => {
                open.is_stored = true;
                self.stored.push(waited);
            }
            FromServer::Entries { entries } if heard.seat != mover => {
                let is_it =
                    |event: &Event| matches!(event, Event::Turn { id, .. } if *id == open.id);
                if entries.iter().any(|entry| is_it(&entry.event)) {
                    open.is_seen = true;
                    self.seen.push(waited);
                }
            }
            FromServer::Refused { .. } | FromServer::Trouble { .. } => {
                self.refused += 1;
                game.open = None;
                return None;
            }
            _ => {}
        }
        if !(open.is_stored && open.is_seen) {
            return None;
        }
        game.position = open.after;
        game.acknowledged += 1;
        game.open = None;
        (game.position.winner().is_none()).then_some(heard.game)
    }

    /// How many acknowledged turns the server does not have.
    pub(super) async fn count_lost(&mut self) -> Result<u64, Failure> {
        let bar = progress::bar(self.games.len(), t!("terminal-load-checking"));
        let mut lost = 0;
        for game in &mut self.games {
            let acknowledged = game.acknowledged
                + u32::from(game.open.as_ref().is_some_and(|open| open.is_stored));
            let view = game
                .creator
                .view(&game.code)
                .await
                .map_err(|error| server_fault::failure(&error))?;
            let kept = u32::try_from(view.turns.len()).unwrap_or(u32::MAX);
            lost += u64::from(acknowledged.saturating_sub(kept));
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(lost)
    }
}
