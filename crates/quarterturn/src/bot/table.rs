//! A game as seen by a bot's connection: followed entry by entry, as the server has stored it.

use std::time::Instant;

use api::online::message::FromServer;
use api::online::{Command, Entry, Event, GameCode, Offer, PersonId, Seat, Time, Timing};
use client::{ClientError, Socket};
use online::{Game, Presence};
use rules::{Action, Position, Turn};

use super::SILENCE;
use super::account::Account;
use super::thinker::{Question, time_for_turn};

/// How many takebacks a bot grants its opponent in a game.
const MOST_TAKEBACKS: usize = 5;

/// A position in a game; after a takeback there may be another at the same ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) ply: u32,
    hash: u64,
}

/// The game as this connection knows it.
pub(super) struct FollowedGame {
    pub(super) socket: Socket,
    pub(super) game: Game,
    pub(super) seat: Seat,
    person: PersonId,
    /// The server's time, and when it was read.
    pub(super) time: (Time, Instant),
    /// Since when the position is unchanged.
    pub(super) since: Instant,
    takebacks: usize,
    /// Offers that were answered on this connection.
    answered: Vec<(Offer, u64)>,
    pub(super) has_given_up: bool,
}

impl FollowedGame {
    /// Opens the socket and reads the entries so far. `None` if the bot has no seat there.
    pub(super) async fn open(
        account: &Account,
        code: &GameCode,
    ) -> Result<Option<FollowedGame>, ClientError> {
        let mut socket = account.person.open(code, 0).await?;
        let mut entries: Vec<Entry> = Vec::new();
        let view = loop {
            match heard(&mut socket).await? {
                FromServer::Entries { entries: new } => entries.extend(new),
                FromServer::View { view } => break view,
                _ => {}
            }
        };
        let Some(seat) = view.you else {
            return Ok(None);
        };
        let person = entries.iter().find_map(|entry| match &entry.event {
            Event::Seated { seat: own, person } if *own == seat => Some(person.clone()),
            _ => None,
        });
        let game =
            Game::replay(&entries).map_err(|unfit| ClientError::Unexpected(unfit.to_string()))?;
        let person = person.ok_or_else(|| ClientError::Unexpected("no entry".to_owned()))?;
        let is_takeback = |entry: &&Entry| matches!(entry.event, Event::TakenBack { .. });
        let now = Instant::now();
        Ok(Some(FollowedGame {
            socket,
            takebacks: entries.iter().filter(is_takeback).count(),
            game,
            seat,
            person,
            time: (view.now, now),
            since: now,
            answered: Vec::new(),
            has_given_up: false,
        }))
    }

    pub(super) fn spot(&self) -> Spot {
        Spot {
            ply: u32::try_from(self.game.turns().len()).unwrap_or(u32::MAX),
            hash: self.game.position().hash(),
        }
    }

    pub(super) fn is_to_move(&self) -> bool {
        self.game.to_move() == Some(self.seat)
    }

    /// The game that follows, if these entries agree on one.
    pub(super) fn apply(&mut self, entries: &[Entry]) -> Result<Option<GameCode>, ClientError> {
        let mut rematch = None;
        let before = self.spot();
        for entry in entries {
            if entry.number <= self.game.number() {
                continue;
            }
            self.game
                .apply(entry)
                .map_err(|unfit| ClientError::Unexpected(unfit.to_string()))?;
            match &entry.event {
                Event::TakenBack { .. } => self.takebacks += 1,
                Event::Rematched { game } => rematch = Some(game.clone()),
                _ => {}
            }
        }
        if self.spot() != before {
            self.since = Instant::now();
        }
        Ok(rematch)
    }

    /// The reply to an open offer of the opponent, once each.
    pub(super) fn answer(&mut self, has_room: bool) -> Option<Command> {
        let view = self.view()?;
        let mut offers = view.offers.into_iter();
        let offer = offers.find(|open| open.by != self.seat)?.offer;
        let number = self.game.number();
        if self.answered.contains(&(offer, number)) {
            return None;
        }
        self.answered.push((offer, number));
        let accepts = match offer {
            // A bot always plays on.
            Offer::Draw => false,
            Offer::Takeback => self.takebacks < MOST_TAKEBACKS,
            Offer::Rematch => has_room,
        };
        Some(match accepts {
            true => Command::Accept { offer },
            false => Command::Decline { offer },
        })
    }

    fn view(&self) -> Option<api::online::View> {
        let (time, at) = self.time;
        let elapsed = u64::try_from(at.elapsed().as_millis()).unwrap_or(u64::MAX);
        let now = time.plus(elapsed);
        self.game
            .view(Some(&self.person), now, &Presence::default())
    }

    /// The input for choosing a turn.
    pub(super) fn question(&self) -> Question {
        let start = Position::start(self.game.terms().setup);
        let mut position = start;
        let mut done: Vec<Action> = Vec::new();
        let mut before = Vec::new();
        for turn in self.game.turns() {
            before.push(position.hash());
            done.extend(ended(&position, turn));
            // Each was played by the same rules, so this cannot fail.
            position = position.play_turn(turn).unwrap_or(position);
        }
        let clock = self.view().and_then(|view| view.clock);
        let left = clock.map_or(0, |clock| match self.seat {
            Seat::White => clock.white,
            Seat::Black => clock.black,
        });
        Question {
            start,
            done,
            position,
            before,
            time: time_for_turn(self.own_timing(), left),
        }
    }

    /// The bot's own clock: with odds, the opponent's differs.
    fn own_timing(&self) -> Timing {
        let terms = self.game.terms();
        let own = terms.clock_of(self.seat);
        own.map_or(terms.timing, |(base, increment)| Timing::Live {
            base,
            increment,
        })
    }

    pub(super) fn is_live(&self) -> bool {
        matches!(self.game.terms().timing, Timing::Live { .. })
    }
}

/// The actions of a turn, with the implicit `end` if a bonus is declined.
fn ended(position: &Position, turn: &Turn) -> Vec<Action> {
    let mut actions = turn.actions().to_vec();
    let mut after = *position;
    for action in &actions {
        match after.play(*action) {
            Ok(next) => after = next,
            Err(_) => return actions,
        }
    }
    if after.bonus().is_some() {
        actions.push(Action::End);
    }
    actions
}

/// The next message; fails if the server is silent for too long.
pub(super) async fn heard(socket: &mut Socket) -> Result<FromServer, ClientError> {
    match tokio::time::timeout(SILENCE, socket.hear()).await {
        Ok(message) => message,
        Err(_) => Err(ClientError::Silent),
    }
}
