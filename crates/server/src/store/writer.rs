//! The single writing task: queued work is committed in groups and acknowledged afterwards.

use std::any::Any;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use super::conditional::{self, Decided};
use super::connection::{Address, Connection, Value};
use super::people::ratings;
use super::work::{Append, Appended, Creation};
use super::{StoreError, beats, games, postgres, sqlite};

/// The most work committed together.
const GROUP: usize = 512;

/// The capacity of the queue; callers wait when it is full.
const QUEUE: usize = 4_096;

/// A task's future on the connection.
pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;

type TaskOutput = Box<dyn Any + Send>;
type Task = Box<dyn for<'c> FnOnce(&'c mut Connection) -> Doing<'c, TaskOutput> + Send>;

/// Something for the writer to do.
enum Work {
    Create(Append),
    Append(Append),
    Decide(Decided),
    Task(Task),
    /// A task that runs after all other work of its group.
    Last(Task),
    /// Close: nothing is written after this group.
    Close,
}

/// A handle to the task. Queued work is done even if nobody awaits the answer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
    counters: Arc<Counters>,
}

#[derive(Debug, Default)]
struct Counters {
    commits: AtomicU64,
    works: AtomicU64,
    failures: AtomicU64,
}

/// What a store has written since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// Transactions committed.
    pub commits: u64,
    /// Pieces of work in them.
    pub works: u64,
    /// Transactions that failed.
    pub failures: u64,
}

struct Job {
    work: Work,
    reply: oneshot::Sender<Result<TaskOutput, StoreError>>,
}

impl Writer {
    pub(super) fn start(address: Address, connection: Connection) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let backend = Backend {
            address,
            connection: Some(connection),
        };
        let counters = Arc::<Counters>::default();
        tokio::spawn(run(backend, jobs, Arc::clone(&counters)));
        Writer { queue, counters }
    }

    pub(super) fn written(&self) -> Written {
        Written {
            commits: self.counters.commits.load(Ordering::Relaxed),
            works: self.counters.works.load(Ordering::Relaxed),
            failures: self.counters.failures.load(Ordering::Relaxed),
        }
    }

    pub(super) async fn create(&self, game: Append) -> Result<Creation, StoreError> {
        self.ask(Work::Create(game)).await
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.ask(Work::Append(append)).await
    }

    pub(super) async fn decide(&self, decided: Decided) -> Result<(), StoreError> {
        self.ask(Work::Decide(decided)).await
    }

    /// Runs a task in a group's transaction. It must not violate a constraint, because the whole
    /// group would fail.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        task: impl for<'c> FnOnce(&'c mut Connection) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(Work::Task(boxed(task))).await
    }

    /// Runs one statement likewise, and returns the number of rows changed.
    pub(super) async fn execute(
        &self,
        statement: &'static str,
        values: Vec<Value>,
    ) -> Result<u64, StoreError> {
        self.run(move |connection| Box::pin(connection.execute(statement, values)))
            .await
    }

    /// The same as [`Writer::run`] after everything else in the group.
    pub(super) async fn run_last<T: Send + 'static>(
        &self,
        task: impl for<'c> FnOnce(&'c mut Connection) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(Work::Last(boxed(task))).await
    }

    /// Flushes the queue and disconnects.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.ask(Work::Close).await
    }

    async fn ask<T: Send + 'static>(&self, work: Work) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job { work, reply };
        self.queue.send(job).await.map_err(|_| StoreError::Closed)?;
        let outcome = answer.await.map_err(|_| StoreError::Closed)??;
        // Each kind of work has one type of outcome.
        let outcome = outcome.downcast().map_err(|_| StoreError::Closed)?;
        Ok(*outcome)
    }
}

fn boxed<T: Send + 'static>(
    task: impl for<'c> FnOnce(&'c mut Connection) -> Doing<'c, T> + Send + 'static,
) -> Task {
    Box::new(move |connection| {
        let doing = task(connection);
        Box::pin(async move { Ok(Box::new(doing.await?) as TaskOutput) })
    })
}

async fn run(mut backend: Backend, mut jobs: mpsc::Receiver<Job>, counters: Arc<Counters>) {
    let mut waiting = Vec::new();
    // While one group is being committed, the next one gathers in the queue.
    while jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let (group, replies): (Vec<Work>, Vec<_>) =
            waiting.drain(..).map(|job| (job.work, job.reply)).unzip();
        let is_last = group.iter().any(|work| matches!(work, Work::Close));
        match backend.commit_in_time(group).await {
            Ok(done) => {
                if is_last {
                    // Before acknowledging: the last connection to close cleans up.
                    backend.disconnect().await;
                }
                let works = u64::try_from(done.len()).unwrap_or(u64::MAX);
                counters.commits.fetch_add(1, Ordering::Relaxed);
                counters.works.fetch_add(works, Ordering::Relaxed);
                for (reply, outcome) in replies.into_iter().zip(done) {
                    // The caller may be gone.
                    let _ = reply.send(Ok(outcome));
                }
            }
            Err(error) => {
                counters.failures.fetch_add(1, Ordering::Relaxed);
                backend.disconnect().await;
                let error = StoreError::from(error);
                for reply in replies {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
        if is_last {
            return;
        }
    }
    backend.disconnect().await;
}

/// The database as its writer sees it.
struct Backend {
    address: Address,
    connection: Option<Connection>,
}

/// Timeout for disconnecting.
const FAREWELL: Duration = Duration::from_secs(1);

impl Backend {
    /// [`Backend::commit`] with a timeout, for a broken connection.
    async fn commit_in_time(&mut self, group: Vec<Work>) -> Result<Vec<TaskOutput>, sqlx::Error> {
        match &self.address {
            Address::Sqlite(_) => self.commit(group).await,
            Address::Postgres(_) => {
                let committing = tokio::time::timeout(postgres::PATIENCE, self.commit(group));
                committing.await.unwrap_or_else(|_| Err(postgres::silent()))
            }
        }
    }

    /// Does everything in one transaction and commits it. The outcomes are in order. After an error
    /// the result is unknown: it may or may not have been committed.
    async fn commit(&mut self, group: Vec<Work>) -> Result<Vec<TaskOutput>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            empty => empty.insert(self.address.connect().await?),
        };
        connection.begin().await?;
        let mut done: Vec<Option<TaskOutput>> = Vec::new();
        done.resize_with(group.len(), || None);
        let (mut appends, mut decided) = (Vec::new(), Vec::new());
        let (mut tasks, mut last) = (Vec::new(), Vec::new());
        for (index, work) in group.into_iter().enumerate() {
            match work {
                Work::Create(game) => {
                    let creation = games::create(connection, &game).await?;
                    done[index] = Some(Box::new(creation));
                }
                Work::Append(append) => appends.push((index, append)),
                Work::Decide(decision) => decided.push((index, decision)),
                Work::Task(task) => tasks.push((index, task)),
                Work::Last(task) => last.push((index, task)),
                Work::Close => done[index] = Some(Box::new(())),
            }
        }
        // All servers lock in the same order, to avoid deadlocks: conditional turns, entries,
        // ratings, the lobby, accounts, beats.
        conditional::lock(connection, &decided, &appends).await?;
        for (index, decision) in decided {
            conditional::decide(connection, &decision).await?;
            done[index] = Some(Box::new(()));
        }
        let mut current = Vec::with_capacity(appends.len());
        for (index, append) in appends {
            if conditional::is_current(connection, &append).await? {
                current.push((index, append));
            } else {
                done[index] = Some(Box::new(Appended::LostRace));
            }
        }
        let appends = current;
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
        for ((index, append), appended) in appends.iter().zip(results) {
            if appended == Appended::Stored {
                conditional::use_up(connection, append).await?;
            }
            done[*index] = Some(Box::new(appended));
        }
        for (index, task) in tasks.into_iter().chain(last) {
            done[index] = Some(task(connection).await?);
        }
        beats::quicken(connection).await?;
        connection.commit().await?;
        Ok(done.into_iter().flatten().collect())
    }

    /// Drops the connection after an error.
    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = tokio::time::timeout(FAREWELL, connection.close()).await;
        }
    }
}
