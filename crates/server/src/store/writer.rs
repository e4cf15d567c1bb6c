//! The one task that writes: what is waiting is committed together and acknowledged after that.

use std::any::Any;
use std::future::Future;
use std::pin::Pin;

use tokio::sync::{mpsc, oneshot};

use super::connection::{Address, Connection};
use super::work::{Append, Appended, Creation};
use super::{StoreError, beats, games, postgres, ratings, sqlite};

/// How much is committed together at most.
const GROUP: usize = 512;

/// How much may wait before callers have to.
const QUEUE: usize = 4_096;

/// What a task does with the connection.
pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

type Outcome = Box<dyn Any + Send>;
type Task = Box<dyn for<'c> FnOnce(&'c mut Connection) -> Doing<'c, Outcome> + Send>;

/// Something for the writer to do.
enum Work {
    Create(Append),
    Append(Append),
    Task(Task),
}

/// A handle to the task. Once work is queued it is done, even if nobody waits for the answer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

struct Job {
    work: Work,
    reply: oneshot::Sender<Result<Outcome, StoreError>>,
}

impl Writer {
    pub(super) fn start(address: Address, connection: Connection) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let backend = Backend {
            address,
            connection: Some(connection),
        };
        tokio::spawn(run(backend, jobs));
        Writer { queue }
    }

    pub(super) async fn create(&self, game: Append) -> Result<Creation, StoreError> {
        self.ask(Work::Create(game)).await
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.ask(Work::Append(append)).await
    }

    /// Does something in the transaction of a group. It must not violate a constraint, because the
    /// whole group would fail.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        task: impl for<'c> FnOnce(&'c mut Connection) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let task: Task = Box::new(move |connection| {
            let doing = task(connection);
            Box::pin(async move { Ok(Box::new(doing.await?) as Outcome) })
        });
        self.ask(Work::Task(task)).await
    }

    async fn ask<T: Send + 'static>(&self, work: Work) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job { work, reply };
        self.queue.send(job).await.map_err(|_| StoreError::Closed)?;
        let outcome = answer.await.map_err(|_| StoreError::Closed)??;
        // Each kind of work has one kind of outcome.
        let outcome = outcome.downcast().map_err(|_| StoreError::Closed)?;
        Ok(*outcome)
    }
}

async fn run(mut backend: Backend, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    // While one group is committed, the next one gathers in the queue.
    while jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let (group, replies): (Vec<Work>, Vec<_>) =
            waiting.drain(..).map(|job| (job.work, job.reply)).unzip();
        match backend.commit(group).await {
            Ok(done) => {
                for (reply, outcome) in replies.into_iter().zip(done) {
                    // Who asked may have gone away.
                    let _ = reply.send(Ok(outcome));
                }
            }
            Err(error) => {
                backend.disconnect().await;
                let error = StoreError::from(error);
                for reply in replies {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
    }
    backend.disconnect().await;
}

/// The database as its writer sees it.
struct Backend {
    address: Address,
    connection: Option<Connection>,
}

impl Backend {
    /// Does everything in one transaction and commits it. The outcomes are in order. After an error
    /// nothing is known: it may have been committed or not.
    async fn commit(&mut self, group: Vec<Work>) -> Result<Vec<Outcome>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            empty => empty.insert(self.address.connect().await?),
        };
        connection.begin().await?;
        let mut done: Vec<Option<Outcome>> = Vec::new();
        done.resize_with(group.len(), || None);
        let mut fastest = None;
        let mut appends = Vec::new();
        let mut tasks = Vec::new();
        for (index, work) in group.into_iter().enumerate() {
            match work {
                Work::Create(game) => {
                    let creation = games::create(connection, &game).await?;
                    fastest = fastest.max(Some(game.standing.pace));
                    done[index] = Some(Box::new(creation));
                }
                Work::Append(append) => {
                    fastest = fastest.max(Some(append.standing.pace));
                    appends.push((index, append));
                }
                Work::Task(task) => tasks.push((index, task)),
            }
        }
        // All servers lock in the same order, so that none waits for another in a circle: entries,
        // then people.
        let results = match connection {
            Connection::Sqlite(_) => sqlite::append_all(connection, &appends).await?,
            Connection::Postgres(_) => postgres::append_all(connection, &appends).await?,
        };
        let ends = appends
            .iter()
            .zip(&results)
            .filter(|(_, appended)| **appended == Appended::Stored)
            .filter_map(|((_, append), _)| append.rated.as_ref());
        ratings::rate_all(connection, ends).await?;
        if let Some(pace) = fastest {
            beats::quicken(connection, pace).await?;
        }
        for ((index, _), appended) in appends.iter().zip(results) {
            done[*index] = Some(Box::new(appended));
        }
        for (index, task) in tasks {
            done[index] = Some(task(connection).await?);
        }
        connection.commit().await?;
        Ok(done.into_iter().flatten().collect())
    }

    /// Forgets the connection after an error.
    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }
}
