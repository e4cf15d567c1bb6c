//! The one task that writes: what is waiting is committed together and acknowledged after that.

use std::future::Future;

use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::work::{Done, Work};

/// How much is committed together at most.
const GROUP: usize = 512;

/// How much may wait before callers have to.
const QUEUE: usize = 4_096;

/// A database as its writer sees it.
pub(super) trait Backend: Send + 'static {
    /// Does everything in one transaction and commits it. The answers are in order. After an error
    /// nothing is known: it may have been committed or not.
    fn commit(
        &mut self,
        group: &[Work],
    ) -> impl Future<Output = Result<Vec<Done>, sqlx::Error>> + Send;

    /// Forgets the connection after an error.
    fn disconnect(&mut self) -> impl Future<Output = ()> + Send;
}

/// A handle to the task. Once work is queued it is done, even if nobody waits for the answer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
}

struct Job {
    work: Work,
    reply: oneshot::Sender<Result<Done, StoreError>>,
}

impl Writer {
    pub(super) fn start(backend: impl Backend) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(run(backend, jobs));
        Writer { queue }
    }

    pub(super) async fn ask(&self, work: Work) -> Result<Done, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job { work, reply };
        self.queue.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(mut backend: impl Backend, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::new();
    // While one group is committed, the next one gathers in the queue.
    while jobs.recv_many(&mut waiting, GROUP).await > 0 {
        let (group, replies): (Vec<Work>, Vec<_>) =
            waiting.drain(..).map(|job| (job.work, job.reply)).unzip();
        let answers = match backend.commit(&group).await {
            Ok(done) => done.into_iter().map(Ok).collect(),
            Err(error) => {
                backend.disconnect().await;
                vec![Err(StoreError::from(error)); replies.len()]
            }
        };
        for (reply, answer) in replies.into_iter().zip(answers) {
            // Who asked may have gone away.
            let _ = reply.send(answer);
        }
    }
    backend.disconnect().await;
}
