//! The page's interface to the engine: requests to a worker on another thread.
//!
//! There is one worker for boards up to 8×8, one for larger boards, and one with nets. The first
//! request starts it, and requests are handled one at a time: a new one ends the current one, which
//! is then answered with what is known. A worker that dies or hangs is noticed within three seconds
//! and replaced; the user is told, and the request is retried once. If that fails too, the answer
//! is an error with a sentence to show.
//!
//! `nets.rs` fetches nets for the games that have one. `supervisor.rs` decides all this and is
//! tested without a browser; `worker.rs` carries it out.

mod nets;
mod supervisor;
mod worker;

use std::cell::Cell;

use api::worker::{Effort, Found, Purpose, Question, Reply, Request, Score};
use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use rules::Action;

use crate::t;

/// What the engine chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The actions of the turn, or of the rest of it, up to its end; empty if and only if none is
    /// legal.
    pub actions: Vec<Action>,
    /// What the search found.
    pub found: Found,
}

/// Why the engine gave no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The browser could not start it.
    #[error("the engine cannot be started: {0}")]
    NoStart(String),
    /// It died or hung, and did so again on the second attempt.
    #[error("the engine has stopped working: {0}")]
    Died(String),
    /// It did not understand the question.
    #[error("the engine did not understand: {0}")]
    Confused(String),
    /// The question was withdrawn by [`quit`].
    #[error("the question was withdrawn")]
    Withdrawn,
}

impl EngineError {
    /// A sentence to show, in the language of the page.
    pub fn said(&self) -> String {
        match self {
            EngineError::NoStart(_) => t!("engine-no-start"),
            EngineError::Died(_) => t!("engine-died"),
            EngineError::Confused(_) => t!("engine-confused"),
            EngineError::Withdrawn => t!("engine-withdrawn"),
        }
    }
}

/// Asks the engine for a turn.
///
/// # Errors
/// If the engine cannot be started, dies twice over this question, or [`quit`] is called.
pub async fn choose(question: Question, effort: Effort) -> Result<Choice, EngineError> {
    let (id, request) = choosing(question, effort);
    let (hear, told) = one_choice();
    worker::ask(id, request, hear);
    told.await.unwrap_or(Err(EngineError::Withdrawn))
}

/// The computer's shortest reply time in milliseconds, so that players see their own turn first.
const SOONEST: u32 = 700;

/// Asks the engine for a turn as an opponent: it is seen to think.
///
/// # Errors
/// As for [`choose`].
pub async fn reply(question: Question, effort: Effort) -> Result<Choice, EngineError> {
    // Its time runs from here on.
    let soonest = TimeoutFuture::new(SOONEST);
    let choice = choose(question, effort).await;
    soonest.await;
    choice
}

/// A turn on its way.
type Awaited = oneshot::Receiver<Result<Choice, EngineError>>;

/// A listener that waits until a turn is chosen, and its receiver.
fn one_choice() -> (impl FnMut(Result<Reply, EngineError>) + 'static, Awaited) {
    let (tell, told) = oneshot::channel();
    let mut tell = Some(tell);
    let hear = move |heard| {
        let outcome = match heard {
            Ok(Reply::Chosen { actions, found, .. }) => Ok(Choice { actions, found }),
            Ok(Reply::Failed { why, .. }) => Err(EngineError::Confused(why)),
            Ok(_) => return,
            Err(error) => Err(error),
        };
        if let Some(tell) = tell.take() {
            // The receiver may be gone.
            let _ = tell.send(outcome);
        }
    };
    (hear, told)
}

/// Asks for a turn in the background: a separate worker answers one request after another, and
/// neither interrupts the others nor is interrupted by them. It handles boards up to 8×8.
///
/// # Errors
/// If the engine cannot be started or dies twice over this question.
pub async fn choose_quietly(question: Question, effort: Effort) -> Result<Choice, EngineError> {
    let (id, request) = choosing(question, effort);
    let (hear, told) = one_choice();
    worker::ask_quietly(id, request, hear);
    told.await.unwrap_or(Err(EngineError::Withdrawn))
}

fn choosing(question: Question, effort: Effort) -> (u32, Request) {
    let id = next_id();
    let request = Request::Choose {
        id,
        question,
        effort,
    };
    (id, request)
}

/// Ends the workers that answer quietly.
pub fn end_quiet() {
    worker::end_quiet();
}

/// The outcome of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// A proved win.
    Wins {
        /// The most turns of both players that remain; 0 if the game is over.
        turns: u32,
        /// The reply that holds out longest; empty if the game is over.
        reply: Vec<Action>,
    },
    /// The opponent is not proved to win, which was asked.
    Holds,
    /// It is not proved to win or, if that was asked, the opponent is.
    Fails {
        /// The opponent's best reply and, if that is not enough to show it, the turns up to the
        /// next one; empty if the game is over.
        reply: Vec<Action>,
    },
}

/// Judges a turn by proof.
///
/// # Errors
/// If the engine cannot be started, dies twice over this question, or [`quit`] is called.
pub async fn judge(
    question: Question,
    actions: Vec<Action>,
    purpose: Purpose,
) -> Result<Judged, EngineError> {
    let (id, request) = judging(question, actions, purpose);
    let (hear, told) = one_judgement(purpose);
    worker::ask(id, request, hear);
    told.await.unwrap_or(Err(EngineError::Withdrawn))
}

/// Judges by proof whether a turn wins without disturbing anybody, as [`choose_quietly`] chooses one.
///
/// # Errors
/// If the engine cannot be started or dies twice over this question.
pub async fn judge_quietly(
    question: Question,
    actions: Vec<Action>,
) -> Result<Judged, EngineError> {
    let (id, request) = judging(question, actions, Purpose::Win);
    let (hear, told) = one_judgement(Purpose::Win);
    worker::ask_quietly(id, request, hear);
    told.await.unwrap_or(Err(EngineError::Withdrawn))
}

fn judging(question: Question, actions: Vec<Action>, purpose: Purpose) -> (u32, Request) {
    let id = next_id();
    let request = Request::Judge {
        id,
        question,
        actions,
        purpose,
    };
    (id, request)
}

/// A judgement on its way.
type AwaitedJudgement = oneshot::Receiver<Result<Judged, EngineError>>;

/// What hears replies until a turn is judged, and what is told then.
fn one_judgement(
    purpose: Purpose,
) -> (
    impl FnMut(Result<Reply, EngineError>) + 'static,
    AwaitedJudgement,
) {
    let (tell, told) = oneshot::channel();
    let mut tell = Some(tell);
    let hear = move |heard| {
        let outcome = match heard {
            Ok(Reply::Analysed { found, .. }) => Ok(judged(found, purpose)),
            Ok(Reply::Failed { why, .. }) => Err(EngineError::Confused(why)),
            Ok(_) => return,
            Err(error) => Err(error),
        };
        if let Some(tell) = tell.take() {
            // The receiver may be gone.
            let _ = tell.send(outcome);
        }
    };
    (hear, told)
}

fn judged(found: Found, purpose: Purpose) -> Judged {
    let line = found.lines.into_iter().next();
    let (score, reply) = line.map_or((None, Vec::new()), |line| (Some(line.score), line.actions));
    match score {
        Some(Score::Win(turns)) => Judged::Wins { turns, reply },
        Some(Score::Chance(_)) if purpose == Purpose::Hold => Judged::Holds,
        _ => Judged::Fails { reply },
    }
}

/// An update from an analysis.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// What is known so far.
    Progress(Found),
    /// The final result: it was stopped, found a proof, or reached its limit.
    End(Found),
    /// It cannot continue.
    Fault(EngineError),
}

/// An analysis in progress. Dropping it stops it.
#[derive(Debug)]
pub struct Analysis {
    id: u32,
}

impl Analysis {
    /// Stops it; [`News::End`] follows.
    pub fn stop(&self) {
        worker::stop(self.id);
    }
}

impl Drop for Analysis {
    fn drop(&mut self) {
        worker::withdraw(self.id);
    }
}

/// Looks for the best lines, deeper and deeper, and reports progress, until it is stopped or has
/// visited this many positions.
#[must_use = "dropping the analysis stops it"]
pub fn analyse(
    question: Question,
    lines: u32,
    nodes: u64,
    mut hear: impl FnMut(News) + 'static,
) -> Analysis {
    let id = next_id();
    let request = Request::Analyse {
        id,
        question,
        lines,
        nodes,
    };
    worker::ask(id, request, move |heard| {
        hear(match heard {
            Ok(Reply::Progress { found, .. }) => News::Progress(found),
            Ok(Reply::Analysed { found, .. }) => News::End(found),
            Ok(Reply::Failed { why, .. }) => News::Fault(EngineError::Confused(why)),
            Ok(_) => return,
            Err(error) => News::Fault(error),
        });
    });
    Analysis { id }
}

/// Stops every request; the engine answers with what it knows.
pub fn stop() {
    worker::stop_all();
}

/// Forgets what earlier searches have learned: a new game begins.
pub fn forget() {
    worker::forget();
}

/// Withdraws every question, for use when a page is left.
pub fn quit() {
    worker::withdraw_all();
}

fn next_id() -> u32 {
    thread_local! {
        static NEXT: Cell<u32> = const { Cell::new(1) };
    }
    NEXT.with(|next| next.replace(next.get().wrapping_add(1)))
}
