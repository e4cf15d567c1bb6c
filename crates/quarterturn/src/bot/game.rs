//! A bot at one game: it follows the entries, thinks when it is to move, and answers offers.
//!
//! Everything it does is decided from the game as the server has stored it. A chosen turn is kept
//! until the server acknowledges it, and is resent under the same id after a reconnect, so that it
//! is played once.

use std::collections::hash_map::DefaultHasher;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use api::online::message::FromServer;
use api::online::{Command, GameCode, Outcome, Refusal, TurnId};
use arena::Foul;
use client::ClientError;
use rules::Turn;

use super::account::{Account, left};
use super::is_final;
use super::retry::Backoff;
use super::table::{FollowedGame, Spot, heard};
use super::thinker::{Mind, Thinking, Thought, earliest};
use crate::contestant::in_words;
use crate::{echo, server_fault, t};

/// How long a bot stays after the end, for a rematch.
const FAREWELL: Duration = Duration::from_secs(60);

/// How often a player may fail in one position before the bot gives up the game.
const MOST_FAILURES: u32 = 2;

/// How often the server may refuse a turn in one position before the bot waits for a change.
const MOST_REFUSALS: u32 = 3;

/// Plays a game to its end, through lost connections and restarts of the server.
pub(super) async fn play(account: &Arc<Account>, code: &GameCode) {
    let mut backoff = Backoff::new();
    let mut player = GamePlayer::new(account, code);
    loop {
        let attended = player.attend(&mut backoff).await;
        player.calm_down().await;
        match attended {
            Ok(()) => return,
            Err(error) if is_final(&error) => {
                let error = server_fault::in_words(&error);
                account.say(&t!(
                    "terminal-bot-shut-out",
                    code = code.as_str(),
                    error = error
                ));
                return;
            }
            // If the game is over, only the rematch is lost.
            Err(_) if player.is_over => return,
            Err(_) => backoff.wait().await,
        }
    }
}

/// State that lasts for the whole game, across connections.
struct GamePlayer<'a> {
    account: &'a Arc<Account>,
    code: &'a GameCode,
    mind: Option<Mind>,
    thinking: Option<(Spot, Thinking)>,
    chosen: Option<Chosen>,
    /// What went wrong in a position.
    trouble: Trouble,
    is_over: bool,
}

/// A turn that was chosen and is not acknowledged.
struct Chosen {
    spot: Spot,
    id: TurnId,
    turn: Turn,
    /// When to send it, or send it again.
    due: Instant,
    /// The number of its question on this connection.
    asked: Option<u32>,
}

#[derive(Default)]
struct Trouble {
    spot: Option<Spot>,
    failures: u32,
    refusals: u32,
    /// The bot cannot play this game.
    gives_up: bool,
}

impl Trouble {
    /// Failures in other positions no longer count.
    fn at(&mut self, spot: Spot) -> &mut Trouble {
        if self.spot != Some(spot) {
            self.spot = Some(spot);
            (self.failures, self.refusals) = (0, 0);
        }
        self
    }
}

impl<'a> GamePlayer<'a> {
    fn new(account: &'a Arc<Account>, code: &'a GameCode) -> GamePlayer<'a> {
        GamePlayer {
            account,
            code,
            mind: None,
            thinking: None,
            chosen: None,
            trouble: Trouble::default(),
            is_over: false,
        }
    }

    /// Plays until the game is over or the connection is lost.
    async fn attend(&mut self, backoff: &mut Backoff) -> Result<(), ClientError> {
        let Some(mut table) = FollowedGame::open(self.account, self.code).await? else {
            return Ok(());
        };
        backoff.reset();
        // Resend what was sent on another connection.
        if let Some(chosen) = &mut self.chosen {
            (chosen.asked, chosen.due) = (None, Instant::now());
        }
        let mut leaving = self.account.leaving.clone();
        let mut until = None;
        loop {
            if table.game.is_over() && until.is_none() {
                self.end(&table).await;
                until = Some(Instant::now() + FAREWELL);
            }
            let stays = table.is_live() && !self.is_over;
            if self.account.is_leaving() && !stays {
                table.socket.close().await;
                return Ok(());
            }
            self.act(&mut table).await?;
            let due = self.chosen.as_ref().filter(|chosen| chosen.asked.is_none());
            let due = due.map(|chosen| chosen.due).or(until);
            tokio::select! {
                message = heard(&mut table.socket) => self.hear(&mut table, message?)?,
                thought = finished(&mut self.thinking) => self.consider(&table, thought).await,
                () = sleep_until(due) => {
                    if until.is_some_and(|until| until <= Instant::now()) {
                        table.socket.close().await;
                        return Ok(());
                    }
                }
                () = left(&mut leaving), if !self.account.is_leaving() => {}
            }
        }
    }

    /// Reports how the game ended.
    async fn end(&mut self, table: &FollowedGame) {
        if !self.is_over {
            self.is_over = true;
            let code = self.code.as_str();
            let sentence = match table.game.result() {
                Some((Outcome::Win { seat }, _)) if seat == table.seat => {
                    t!("terminal-bot-won", code = code)
                }
                Some((Outcome::Win { .. }, _)) => t!("terminal-bot-lost", code = code),
                Some((Outcome::Draw, _)) => t!("terminal-bot-drew", code = code),
                Some((Outcome::Void, _)) | None => t!("terminal-bot-void", code = code),
            };
            self.account.say(&sentence);
        }
        self.account.finish(self.code);
        self.chosen = None;
        self.calm_down().await;
        self.mind = None;
    }

    /// Does whatever is due now.
    async fn act(&mut self, table: &mut FollowedGame) -> Result<(), ClientError> {
        let has_room = self.account.has_room(table.game.terms().timing);
        if let Some(answer) = table.answer(has_room) {
            table.socket.say(&answer).await?;
        }
        let spot = table.spot();
        if self
            .chosen
            .as_ref()
            .is_some_and(|chosen| chosen.spot != spot)
        {
            self.chosen = None;
        }
        if let Some((thinking_at, thinking)) = &self.thinking
            && *thinking_at != spot
        {
            thinking.cancel();
        }
        if !table.is_to_move() {
            return Ok(());
        }
        if self.trouble.gives_up {
            return self.give_up(table).await;
        }
        match &mut self.chosen {
            Some(chosen) if chosen.asked.is_none() && chosen.due <= Instant::now() => {
                let command = Command::Play {
                    id: chosen.id.clone(),
                    ply: spot.ply,
                    turn: chosen.turn.clone(),
                };
                chosen.asked = Some(table.socket.say(&command).await?);
            }
            None if self.thinking.is_none() && self.trouble.at(spot).refusals < MOST_REFUSALS => {
                let mind = self.mind.take().unwrap_or_else(|| self.new_mind(table));
                let permits = Arc::clone(&self.account.permits);
                let thinking = Thinking::begin(permits, mind, table.question());
                self.thinking = Some((spot, thinking));
            }
            Some(_) | None => {}
        }
        Ok(())
    }

    fn new_mind(&self, table: &FollowedGame) -> Mind {
        let mut hasher = DefaultHasher::new();
        self.code.hash(&mut hasher);
        Mind::new(
            &self.account.contestant,
            table.game.terms().setup,
            hasher.finish(),
        )
    }

    /// Ends a game that cannot be played: aborted if still possible, otherwise resigned.
    async fn give_up(&mut self, table: &mut FollowedGame) -> Result<(), ClientError> {
        if !table.has_given_up {
            table.has_given_up = true;
            let command = match table.game.turns().len() {
                0 | 1 => Command::Abort,
                _ => Command::Resign,
            };
            table.socket.say(&command).await?;
        }
        Ok(())
    }

    fn hear(&mut self, table: &mut FollowedGame, message: FromServer) -> Result<(), ClientError> {
        match message {
            FromServer::Entries { entries } => {
                if let Some(code) = table.apply(&entries)? {
                    self.account.join(code, table.game.terms().timing);
                }
            }
            FromServer::View { view } => table.time = (view.now, Instant::now()),
            FromServer::Done { ask, .. } => {
                if self.is_turn(ask) {
                    self.chosen = None;
                }
            }
            FromServer::Refused {
                ask,
                refusal,
                sentence,
            } => {
                if self.is_turn(ask) {
                    self.chosen = None;
                    self.trouble.at(table.spot()).refusals += 1;
                    // The server's rules differ from this program's.
                    if matches!(refusal, Refusal::Illegal { .. }) {
                        let why = echo::message(&sentence);
                        self.give_up_because(why);
                    }
                }
            }
            FromServer::Trouble {
                ask,
                sentence,
                retry_after,
            } => match (&mut self.chosen, retry_after) {
                (Some(chosen), Some(seconds)) if ask.is_some() && chosen.asked == ask => {
                    chosen.asked = None;
                    chosen.due = Instant::now() + Duration::from_secs(u64::from(seconds.max(1)));
                }
                (_, Some(_)) => {}
                // For example a token without the scope to play.
                (_, None) => {
                    return Err(ClientError::Refused {
                        status: 403,
                        body: sentence,
                    });
                }
            },
            FromServer::Alive { .. } => {}
        }
        Ok(())
    }

    fn is_turn(&self, ask: u32) -> bool {
        let asked = self.chosen.as_ref().and_then(|chosen| chosen.asked);
        asked == Some(ask)
    }

    /// Handles the result of thinking.
    async fn consider(
        &mut self,
        table: &FollowedGame,
        (spot, thought): (Spot, Result<Thought, ()>),
    ) {
        let is_wanted = spot == table.spot() && table.is_to_move();
        match thought {
            Ok(Ok((mind, turn))) => {
                // With days for a turn, keeping a program running costs more than restarting it.
                self.mind = Some(mind).filter(|_| table.is_live());
                if !is_wanted {
                    return;
                }
                let Ok(id) = fresh_id().parse() else {
                    return;
                };
                self.chosen = Some(Chosen {
                    spot,
                    id,
                    turn,
                    due: earliest(table.since),
                    asked: None,
                });
            }
            Ok(Err(foul)) if is_wanted => self.failed(spot, &foul),
            Err(()) if is_wanted => self.give_up_because(t!("foul-nothing-done")),
            // It was told to stop, so it is not at fault.
            Ok(Err(_)) | Err(()) => {}
        }
    }

    /// The player failed: retry with a new one, then give up the game.
    fn failed(&mut self, spot: Spot, foul: &Foul) {
        let failures = &mut self.trouble.at(spot).failures;
        *failures += 1;
        if *failures >= MOST_FAILURES {
            self.give_up_because(in_words(foul));
        }
    }

    fn give_up_because(&mut self, why: String) {
        self.trouble.gives_up = true;
        let code = self.code.as_str();
        self.account
            .say(&t!("terminal-bot-gives-up", code = code, why = why));
    }

    /// Ends thinking, and keeps the player.
    async fn calm_down(&mut self) {
        if let Some((_, thinking)) = &self.thinking {
            thinking.cancel();
            if let (_, Ok(Ok((mind, _)))) = finished(&mut self.thinking).await {
                self.mind = Some(mind);
            }
        }
    }
}

/// A turn id that is unique across all processes of the account.
fn fresh_id() -> String {
    static PROCESS: LazyLock<u64> = LazyLock::new(|| RandomState::new().hash_one(0));
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{:016x}-{count}", *PROCESS)
}

/// Waits for thinking to end; pending for ever if there is none.
async fn finished(thinking: &mut Option<(Spot, Thinking)>) -> (Spot, Result<Thought, ()>) {
    let Some((spot, running)) = thinking else {
        return std::future::pending().await;
    };
    let outcome = (&mut running.outcome).await.map_err(|_| ());
    let spot = *spot;
    *thinking = None;
    (spot, outcome)
}

async fn sleep_until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}
