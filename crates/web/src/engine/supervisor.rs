//! Supervises the worker: what it was asked, whether it is alive, when to replace it.
//!
//! A state machine without a browser: events go in, effects come out, and `worker.rs` carries them
//! out. Time arrives as ticks. A late tick still counts once: a page that was suspended has not
//! received messages either.

use api::worker::{Reply, Request};

use super::EngineError;

/// Milliseconds between two ticks while [`Supervisor::is_watching`].
pub(super) const TICK: u32 = 500;

/// A busy worker that is silent for this many ticks is dead. A live one sends something in each.
const SILENT: u32 = 5;

/// A worker that is not ready after this many ticks is given up; it is loaded over the network.
const LOADING: u32 = 60;

/// What to do, in this order.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Effect {
    /// Start a worker, or call [`Supervisor::not_started`].
    Start,
    /// End the worker.
    Terminate,
    /// Send this to the worker.
    Send(String),
    /// Tell the user that the engine had to be replaced.
    TellReplaced,
    /// Deliver a reply to the caller; more may follow if [`Supervisor::has`] the job still.
    Deliver(u32, Reply),
    /// Deliver an error to the caller. Nothing more follows.
    Fail(u32, EngineError),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Worker {
    #[default]
    Absent,
    /// Started, but not ready to receive anything.
    Loading,
    Ready,
}

#[derive(Debug)]
struct Job {
    request: Request,
    /// Whether the worker that was asked first has died.
    is_retried: bool,
    is_stopped: bool,
}

/// What the page knows about its worker.
#[derive(Debug, Default)]
pub(super) struct Supervisor {
    worker: Worker,
    /// By number, in the order in which they were asked. There are never more than a few.
    jobs: Vec<(u32, Job)>,
    /// Ticks since the last message, or since there was something to wait for.
    quiet: u32,
}

impl Supervisor {
    /// Asks a question, starting a worker if there is none.
    pub(super) fn ask(&mut self, id: u32, request: Request) -> Vec<Effect> {
        if self.jobs.is_empty() {
            self.quiet = 0;
        }
        let text = text(&request);
        let job = Job {
            request,
            is_retried: false,
            is_stopped: false,
        };
        self.jobs.push((id, job));
        match self.worker {
            Worker::Absent => vec![self.start()],
            Worker::Loading => Vec::new(),
            Worker::Ready => vec![Effect::Send(text)],
        }
    }

    /// Starts a worker if there is none, so that the next request need not wait for it.
    pub(super) fn prepare(&mut self) -> Vec<Effect> {
        match self.worker {
            Worker::Absent => vec![self.start()],
            Worker::Loading | Worker::Ready => Vec::new(),
        }
    }

    /// Whether the worker is loaded and listening.
    pub(super) fn is_ready(&self) -> bool {
        self.worker == Worker::Ready
    }

    /// Makes the worker forget earlier searches. One that is not ready has nothing to forget.
    pub(super) fn forget(&mut self) -> Vec<Effect> {
        self.send(&Request::Forget)
    }

    /// Stops a job; its answer follows.
    pub(super) fn stop(&mut self, id: u32) -> Vec<Effect> {
        let job = self.jobs.iter_mut().find(|(known, _)| *known == id);
        match job.map(|(_, job)| job) {
            Some(job) => {
                job.is_stopped = true;
                self.send(&Request::Stop { id })
            }
            None => Vec::new(),
        }
    }

    /// Stops a job; nothing more is reported about it.
    pub(super) fn withdraw(&mut self, id: u32) -> Vec<Effect> {
        match self.remove(id) {
            Some(_) => self.send(&Request::Stop { id }),
            None => Vec::new(),
        }
    }

    /// Whether there is such a job.
    pub(super) fn has(&self, id: u32) -> bool {
        self.jobs.iter().any(|(known, _)| *known == id)
    }

    fn remove(&mut self, id: u32) -> Option<Job> {
        let at = self.jobs.iter().position(|(known, _)| *known == id)?;
        Some(self.jobs.remove(at).1)
    }

    /// The jobs that have not been answered.
    pub(super) fn jobs(&self) -> Vec<u32> {
        self.jobs.iter().map(|(id, _)| *id).collect()
    }

    /// Whether the worker owes an answer, so that ticks count.
    pub(super) fn is_watching(&self) -> bool {
        self.worker != Worker::Absent && !self.jobs.is_empty()
    }

    /// The worker has sent a message.
    pub(super) fn heard(&mut self, reply: Reply) -> Vec<Effect> {
        self.quiet = 0;
        if reply == Reply::Ready {
            return self.ready();
        }
        let Some(id) = reply.id().filter(|&id| self.has(id)) else {
            return Vec::new();
        };
        if !matches!(reply, Reply::Progress { .. }) {
            self.remove(id);
        }
        vec![Effect::Deliver(id, reply)]
    }

    fn ready(&mut self) -> Vec<Effect> {
        self.worker = Worker::Ready;
        let mut effects = Vec::new();
        for &(id, ref job) in &self.jobs {
            effects.push(Effect::Send(text(&job.request)));
            if job.is_stopped {
                effects.push(Effect::Send(text(&Request::Stop { id })));
            }
        }
        effects
    }

    /// Time has passed.
    pub(super) fn ticked(&mut self) -> Vec<Effect> {
        if !self.is_watching() {
            return Vec::new();
        }
        self.quiet += 1;
        match self.worker {
            Worker::Loading if self.quiet >= LOADING => self.died("it does not load"),
            Worker::Ready if self.quiet >= SILENT => self.died("it does not respond"),
            _ => Vec::new(),
        }
    }

    /// The worker is dead. A new one is asked the same questions, but no job survives two deaths.
    pub(super) fn died(&mut self, why: &str) -> Vec<Effect> {
        self.worker = Worker::Absent;
        let mut effects = vec![Effect::Terminate];
        let jobs = std::mem::take(&mut self.jobs);
        let (retried, mut jobs): (Vec<_>, Vec<_>) =
            jobs.into_iter().partition(|(_, job)| job.is_retried);
        for (_, job) in &mut jobs {
            job.is_retried = true;
        }
        self.jobs = jobs;
        if !self.jobs.is_empty() {
            effects.extend([self.start(), Effect::TellReplaced]);
        }
        let error = EngineError::Died(why.to_owned());
        let failed = retried
            .into_iter()
            .map(|(id, _)| Effect::Fail(id, error.clone()));
        effects.extend(failed);
        effects
    }

    /// The browser could not start a worker.
    pub(super) fn not_started(&mut self, why: &str) -> Vec<Effect> {
        self.worker = Worker::Absent;
        let error = EngineError::NoStart(why.to_owned());
        let jobs = std::mem::take(&mut self.jobs);
        jobs.into_iter()
            .map(|(id, _)| Effect::Fail(id, error.clone()))
            .collect()
    }

    fn start(&mut self) -> Effect {
        self.worker = Worker::Loading;
        self.quiet = 0;
        Effect::Start
    }

    /// Sends to a worker that is ready.
    fn send(&self, request: &Request) -> Vec<Effect> {
        match self.worker {
            Worker::Ready => vec![Effect::Send(text(request))],
            Worker::Absent | Worker::Loading => Vec::new(),
        }
    }
}

fn text(request: &Request) -> String {
    // Plain data always serializes.
    serde_json::to_string(request).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    use api::worker::{Effort, Found, Question};
    use rules::{Position, Setup};

    fn request(id: u32) -> Request {
        Request::Choose {
            id,
            question: Question::about(&Position::start(Setup::TIX)),
            effort: Effort::Nodes(1),
        }
    }

    fn asked(id: u32) -> Effect {
        Effect::Send(text(&request(id)))
    }

    fn stopped(id: u32) -> Effect {
        Effect::Send(text(&Request::Stop { id }))
    }

    fn progress(id: u32) -> Reply {
        let found = Found::default();
        Reply::Progress { id, found }
    }

    fn chosen(id: u32) -> Reply {
        Reply::Chosen {
            id,
            actions: Vec::new(),
            found: Found::default(),
        }
    }

    /// A supervisor whose worker is ready and has been asked these.
    fn busy(ids: &[u32]) -> Supervisor {
        let mut supervisor = Supervisor::default();
        for &id in ids {
            supervisor.ask(id, request(id));
        }
        supervisor.heard(Reply::Ready);
        supervisor
    }

    fn ticked(supervisor: &mut Supervisor, times: u32) -> Vec<Effect> {
        (0..times).flat_map(|_| supervisor.ticked()).collect()
    }

    fn died(id: u32, why: &str) -> Effect {
        Effect::Fail(id, EngineError::Died(why.to_owned()))
    }

    #[test]
    fn the_first_question_starts_a_worker_and_is_sent_when_it_is_ready() {
        let mut supervisor = Supervisor::default();
        assert!(!supervisor.is_watching());
        assert_eq!(supervisor.ask(1, request(1)), [Effect::Start]);
        assert_eq!(supervisor.ask(2, request(2)), []);
        assert_eq!(supervisor.heard(Reply::Ready), [asked(1), asked(2)]);
        assert_eq!(supervisor.ask(3, request(3)), [asked(3)]);
    }

    #[test]
    fn what_is_stopped_or_withdrawn_while_the_worker_loads_stays_so() {
        let mut supervisor = Supervisor::default();
        supervisor.ask(1, request(1));
        supervisor.ask(2, request(2));
        assert_eq!(supervisor.withdraw(1), []);
        assert_eq!(supervisor.stop(2), []);
        assert_eq!(supervisor.heard(Reply::Ready), [asked(2), stopped(2)]);
    }

    #[test]
    fn an_answer_ends_its_job_and_progress_does_not() {
        let mut supervisor = busy(&[1]);
        let told = supervisor.heard(progress(1));
        assert_eq!(told, [Effect::Deliver(1, progress(1))]);
        assert!(supervisor.has(1));
        let told = supervisor.heard(chosen(1));
        assert_eq!(told, [Effect::Deliver(1, chosen(1))]);
        assert!(!supervisor.has(1));
        assert_eq!(supervisor.heard(chosen(1)), [], "nobody waits for it");
    }

    #[test]
    fn an_idle_worker_is_left_in_peace() {
        let mut supervisor = busy(&[1]);
        supervisor.heard(chosen(1));
        assert!(!supervisor.is_watching());
        assert_eq!(ticked(&mut supervisor, 1_000), []);
        assert_eq!(
            supervisor.ask(2, request(2)),
            [asked(2)],
            "it is still there"
        );
    }

    #[test]
    fn a_worker_whose_job_was_withdrawn_is_idle() {
        let mut supervisor = busy(&[1]);
        ticked(&mut supervisor, SILENT - 1);
        assert_eq!(supervisor.withdraw(1), [stopped(1)]);
        assert!(!supervisor.is_watching());
        assert_eq!(ticked(&mut supervisor, 1_000), []);
        assert_eq!(supervisor.heard(chosen(1)), []);
        // The next question gets the full time again.
        supervisor.ask(2, request(2));
        assert_eq!(ticked(&mut supervisor, SILENT - 1), []);
    }

    #[test]
    fn a_job_withdrawn_while_it_hears_its_progress_does_not_come_back() {
        let mut supervisor = busy(&[1]);
        supervisor.heard(progress(1));
        // This is what the callback does.
        supervisor.withdraw(1);
        assert!(!supervisor.has(1));
        assert_eq!(supervisor.heard(progress(1)), []);
        assert!(supervisor.jobs().is_empty());
    }

    #[test]
    fn a_busy_worker_that_says_nothing_is_replaced_within_three_seconds() {
        const { assert!(SILENT * TICK < 3_000) };
        let mut supervisor = busy(&[1]);
        assert_eq!(ticked(&mut supervisor, SILENT - 1), []);
        assert_eq!(
            supervisor.ticked(),
            [Effect::Terminate, Effect::Start, Effect::TellReplaced]
        );
        assert_eq!(supervisor.heard(Reply::Ready), [asked(1)]);
        let told = supervisor.heard(chosen(1));
        assert_eq!(told, [Effect::Deliver(1, chosen(1))]);
    }

    #[test]
    fn a_worker_that_says_it_is_alive_may_think_for_ever() {
        let mut supervisor = busy(&[1]);
        for _ in 0..100 {
            assert_eq!(ticked(&mut supervisor, SILENT - 1), []);
            assert_eq!(supervisor.heard(Reply::Alive), []);
        }
    }

    #[test]
    fn more_questions_do_not_hide_that_a_worker_is_silent() {
        let mut supervisor = busy(&[1]);
        ticked(&mut supervisor, SILENT - 1);
        supervisor.ask(2, request(2));
        assert_eq!(supervisor.ticked()[0], Effect::Terminate);
    }

    #[test]
    fn loading_may_take_longer_than_answering_but_not_for_ever() {
        let mut supervisor = Supervisor::default();
        supervisor.ask(1, request(1));
        assert_eq!(ticked(&mut supervisor, LOADING - 1), []);
        assert_eq!(supervisor.ticked()[0], Effect::Terminate);
        assert_eq!(ticked(&mut supervisor, LOADING - 1), []);
        let told = supervisor.ticked();
        assert_eq!(told, [Effect::Terminate, died(1, "it does not load")]);
    }

    #[test]
    fn no_job_survives_two_deaths_and_others_are_asked_again() {
        let mut supervisor = busy(&[1]);
        supervisor.died("out of memory");
        supervisor.ask(2, request(2));
        assert_eq!(supervisor.heard(Reply::Ready), [asked(1), asked(2)]);
        assert_eq!(
            supervisor.died("out of memory"),
            [
                Effect::Terminate,
                Effect::Start,
                Effect::TellReplaced,
                died(1, "out of memory")
            ]
        );
        assert_eq!(supervisor.heard(Reply::Ready), [asked(2)]);
    }

    #[test]
    fn a_worker_that_dies_idle_is_replaced_when_it_is_needed() {
        let mut supervisor = busy(&[1]);
        supervisor.heard(chosen(1));
        assert_eq!(supervisor.died("it ended"), [Effect::Terminate]);
        assert_eq!(supervisor.ask(2, request(2)), [Effect::Start]);
    }

    #[test]
    fn a_question_asked_when_an_error_is_heard_goes_to_the_new_worker() {
        let mut supervisor = busy(&[1]);
        supervisor.died("once");
        supervisor.heard(Reply::Ready);
        assert_eq!(
            supervisor.died("twice"),
            [Effect::Terminate, died(1, "twice")]
        );
        assert_eq!(supervisor.ask(2, request(2)), [Effect::Start]);
        assert_eq!(supervisor.heard(Reply::Ready), [asked(2)]);
    }

    #[test]
    fn a_worker_that_was_prepared_is_asked_at_once() {
        let mut supervisor = Supervisor::default();
        assert_eq!(supervisor.prepare(), [Effect::Start]);
        assert_eq!(supervisor.prepare(), []);
        assert!(!supervisor.is_ready() && !supervisor.is_watching());
        assert_eq!(supervisor.heard(Reply::Ready), []);
        assert!(supervisor.is_ready());
        assert_eq!(supervisor.ask(1, request(1)), [asked(1)]);
    }

    #[test]
    fn a_browser_without_workers_fails_every_job_and_may_be_asked_again() {
        let mut supervisor = Supervisor::default();
        supervisor.ask(1, request(1));
        let error = EngineError::NoStart("not allowed".to_owned());
        assert_eq!(
            supervisor.not_started("not allowed"),
            [Effect::Fail(1, error)]
        );
        assert!(!supervisor.is_watching());
        assert_eq!(supervisor.ask(2, request(2)), [Effect::Start]);
    }

    #[test]
    fn only_a_worker_that_is_ready_is_told_to_forget() {
        let mut supervisor = Supervisor::default();
        assert_eq!(supervisor.forget(), []);
        supervisor.ask(1, request(1));
        assert_eq!(supervisor.forget(), []);
        supervisor.heard(Reply::Ready);
        let told = Effect::Send(text(&Request::Forget));
        assert_eq!(supervisor.forget(), [told]);
    }
}
