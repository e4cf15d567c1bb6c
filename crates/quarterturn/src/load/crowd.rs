//! Guests who come to a server and take seats in games.

use std::collections::VecDeque;

use api::online::message::FromServer;
use api::online::{GameCode, Seat, Terms, Timing};
use client::{ClientError, Listener, Person, Speaker};
use engine::Stop;
use rules::Setup;
use tokio::sync::mpsc::UnboundedSender;

use super::schedule::{Heard, listen};
use crate::failure::Failure;
use crate::{progress, server_fault, t};

/// A game with both its players.
pub(super) struct SeatedGame {
    pub(super) code: GameCode,
    pub(super) creator: Person,
    /// White's, then Black's.
    pub(super) speakers: [Speaker; 2],
}

/// Seats people in this many games; fewer if `stop` is triggered. Everyone listens from the moment
/// they sit down and forwards what they receive: a server closes sockets that don't answer its
/// pings.
///
/// Servers limit how many games a person creates, and how many new guests create games from one
/// address. So only the first guest creates a game as a stranger; everyone else takes a seat before
/// creating games of their own.
pub(super) async fn seat(
    stranger: &Person,
    setup: Setup,
    count: usize,
    stop: &Stop,
    heard: &UnboundedSender<Heard>,
) -> Result<Vec<SeatedGame>, Failure> {
    let bar = progress::bar(count, t!("terminal-load-seating"));
    let mut hosts = VecDeque::from([stranger.clone()]);
    let mut games = Vec::new();
    while games.len() < count && !stop.is_stopped() {
        let Some(host) = hosts.front_mut() else {
            return Err(Failure::Misuse(t!("error-server-full")));
        };
        let terms = Terms::casual(setup, Timing::Unlimited);
        let created = match host.create(terms, Some(Seat::White)).await {
            Ok(created) => created,
            // Rate limited: somebody else creates the next one.
            Err(ClientError::Refused { status: 429, .. }) => {
                hosts.pop_front();
                continue;
            }
            Err(error) => return Err(server_fault::failure(&error)),
        };
        let creator = host.clone();
        let mut guest = stranger.clone();
        let game = async {
            guest.sit(&created.code).await?;
            let (white, hears_white) = open(&creator, &created.code).await?;
            let (black, hears_black) = open(&guest, &created.code).await?;
            for (seat, listener) in [hears_white, hears_black].into_iter().enumerate() {
                tokio::spawn(listen(listener, games.len(), seat, heard.clone()));
            }
            Ok(SeatedGame {
                code: created.code,
                creator,
                speakers: [white, black],
            })
        };
        let game = game
            .await
            .map_err(|error: ClientError| server_fault::failure(&error))?;
        games.push(game);
        hosts.push_back(guest);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(games)
}

/// Opens a socket and waits until it has caught up.
async fn open(person: &Person, code: &GameCode) -> Result<(Speaker, Listener), ClientError> {
    let mut socket = person.open(code, 0).await?;
    while !matches!(socket.hear().await?, FromServer::View { .. }) {}
    Ok(socket.split())
}
