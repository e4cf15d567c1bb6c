//! A connection to NATS that reconnects when it is lost.
//!
//! The official NATS client brings TLS, a cryptography library in C and assembler, twelve crates
//! and 14 s of compile time; servers that exchange numbers within one network need six lines of a
//! text protocol.

use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc;

use super::protocol::{self, BusLine, PING, PONG};
use super::{Announcement, BusAddress, Counters, News};

/// The interval between pings.
const PERIOD: Duration = Duration::from_secs(1);

/// A bus that is silent for this long is gone.
const SILENCE: Duration = Duration::from_secs(3);

/// The connect timeout.
const PATIENCE: Duration = Duration::from_secs(3);

/// Pauses between attempts.
const SHORTEST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// The server's `INFO` is the longest line.
const LONGEST_LINE: u64 = 64 * 1024;

/// A number has twenty digits at most.
const LONGEST_PAYLOAD: usize = 20;

/// How many announcements are batched into one write.
const GROUP: usize = 256;

/// Why a connection ended.
#[derive(Debug, thiserror::Error)]
enum Lost {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("refused: {0}")]
    Refused(String),
    #[error("no answer")]
    Silent,
    #[error("closed by the bus")]
    Closed,
    #[error("not a line of NATS")]
    Foreign,
    #[error("{0}")]
    Hello(#[from] serde_json::Error),
}

/// Runs until the handle to the bus is dropped.
pub(super) async fn run(
    address: BusAddress,
    mut outgoing: mpsc::Receiver<Announcement>,
    incoming: mpsc::Sender<News>,
    counters: Arc<Counters>,
) {
    let mut pause = SHORTEST_PAUSE;
    let mut is_first = true;
    while !outgoing.is_closed() && !incoming.is_closed() {
        let session = Session {
            incoming: &incoming,
            counters: &counters,
        };
        let ended = session.hold(&address, &mut outgoing).await;
        let was_joined = counters.is_joined.swap(false, Ordering::Relaxed);
        let Err(lost) = ended else {
            return;
        };
        // Logged once, not for every attempt.
        if was_joined || is_first {
            let cause = lost.to_string();
            tracing::warn!(bus = ?address, cause = cause.as_str(), "the bus is lost");
        }
        is_first = false;
        if was_joined {
            pause = SHORTEST_PAUSE;
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
        // Drop what could not be sent: it is in the database.
        while outgoing.try_recv().is_ok() {}
    }
}

/// One connection.
struct Session<'a> {
    incoming: &'a mpsc::Sender<News>,
    counters: &'a Counters,
}

impl Session<'_> {
    /// Talks until the connection or the handle is gone.
    async fn hold(
        &self,
        address: &BusAddress,
        outgoing: &mut mpsc::Receiver<Announcement>,
    ) -> Result<(), Lost> {
        let place = (address.host.as_str(), address.port);
        let connecting = tokio::time::timeout(PATIENCE, TcpStream::connect(place));
        let stream = connecting.await.map_err(|_| Lost::Silent)??;
        stream.set_nodelay(true)?;
        let (read, mut write) = stream.into_split();
        write
            .write_all(protocol::hello(address)?.as_bytes())
            .await?;
        let (asked, pings) = mpsc::channel(1);
        tokio::select! {
            ended = self.listen(read, &asked) => ended,
            ended = self.speak(write, outgoing, pings) => ended,
        }
    }

    async fn listen(&self, read: OwnedReadHalf, asked: &mpsc::Sender<()>) -> Result<(), Lost> {
        let mut read = BufReader::new(read);
        let mut line = String::new();
        let mut payload = Vec::new();
        loop {
            line.clear();
            let mut limited = (&mut read).take(LONGEST_LINE);
            let reading = tokio::time::timeout(SILENCE, limited.read_line(&mut line));
            if reading.await.map_err(|_| Lost::Silent)?? == 0 {
                return Err(Lost::Closed);
            }
            if !line.ends_with('\n') {
                return Err(Lost::Foreign);
            }
            match BusLine::read(&line) {
                // One pending answer is enough.
                BusLine::Ping => drop(asked.try_send(())),
                BusLine::Pong => self.joined(),
                BusLine::Message { game, bytes } => {
                    if bytes > LONGEST_PAYLOAD {
                        return Err(Lost::Foreign);
                    }
                    // Including the line break.
                    payload.resize(bytes + 2, 0);
                    let reading = tokio::time::timeout(SILENCE, read.read_exact(&mut payload));
                    reading.await.map_err(|_| Lost::Silent)??;
                    let number = std::str::from_utf8(&payload).ok();
                    let number = number.and_then(|text| text.trim_end().parse().ok());
                    if let Some(stored) = game.zip(number) {
                        self.counters.received.fetch_add(1, Ordering::Relaxed);
                        // If the queue is full, it is dropped, which is allowed.
                        let _ = self.incoming.try_send(News::Stored(stored));
                    }
                }
                BusLine::Refused(why) => return Err(Lost::Refused(why)),
                BusLine::Info | BusLine::Other => {}
            }
        }
    }

    /// The first pong confirms that everything before it was accepted.
    fn joined(&self) {
        if !self.counters.is_joined.swap(true, Ordering::Relaxed) {
            tracing::info!("joined the bus");
            let _ = self.incoming.try_send(News::Joined);
        }
    }

    async fn speak(
        &self,
        mut write: OwnedWriteHalf,
        outgoing: &mut mpsc::Receiver<Announcement>,
        mut pings: mpsc::Receiver<()>,
    ) -> Result<(), Lost> {
        let mut ticks = tokio::time::interval(PERIOD);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut waiting = Vec::new();
        loop {
            let text = tokio::select! {
                _ = ticks.tick() => PING.to_owned(),
                Some(()) = pings.recv() => PONG.to_owned(),
                count = outgoing.recv_many(&mut waiting, GROUP) => {
                    if count == 0 {
                        return Ok(());
                    }
                    waiting.iter().map(protocol::publish).collect()
                }
            };
            let writing = tokio::time::timeout(SILENCE, write.write_all(text.as_bytes()));
            writing.await.map_err(|_| Lost::Silent)??;
            let sent = u64::try_from(waiting.drain(..).len()).unwrap_or(u64::MAX);
            self.counters.sent.fetch_add(sent, Ordering::Relaxed);
        }
    }
}
