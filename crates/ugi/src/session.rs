//! The engine's side of a conversation, without input, output or engine.

use rules::{Action, Position};

use crate::refusal::Refusal;
use crate::words::{cut, first_word};
use crate::{
    Game, Go, Name, Origin, Query, QueryAnswer, Reply, Settings, Text, UgiCommand, UgiOutcome,
};

/// The engine's identity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The engine's name and version.
    pub name: Text,
    /// The engine's author.
    pub author: Text,
}

/// What the host has to do next; several effects are carried out in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Print this line.
    Reply(Reply),
    /// Start this search, and pass the result to [`Session::answer`]. No other search is running.
    Start(Box<Search>),
    /// End the running search soon; its answer is still expected.
    Stop,
    /// Forget what belongs to earlier games.
    NewGame,
    /// Use these settings from now on. No search is running.
    Configure(Settings),
    /// Quit. If a search is running, [`Effect::Stop`] came before, and its answer still has to be
    /// printed.
    Quit,
}

/// What to search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// How long to search.
    pub go: Go,
    /// The position, in which there is a legal action.
    pub position: Position,
    /// The hashes of the earlier positions at the beginning of a turn, oldest first.
    pub before: Vec<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum State {
    Idle,
    Searching {
        position: Box<Position>,
        until: Until,
    },
    Stopping(Box<Position>),
    /// An infinite search has ended by itself: these replies are due at `stop`.
    Waiting(Vec<Reply>),
}

/// When a search may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Until {
    Done,
    /// `go infinite`: the client says when, even if there is nothing left to search.
    Stopped,
}

/// The engine's side of a conversation: lines go in, effects come out. No input, in any order,
/// causes anything worse than a line that begins with `info string error:`.
///
/// ```
/// use ugi::{Effect, Identity, Reply, Session, Text};
///
/// let (name, author) = (Text::lossy("Quarterturn"), Text::lossy("Quarterturn's authors"));
/// let mut session = Session::new(Identity { name, author });
/// session.handle("setoption name Setup value regatta");
/// session.handle("position startpos moves R@c3ne");
///
/// let effects = session.handle("go nodes 1000");
/// let [Effect::Start(search)] = effects.as_slice() else { unreachable!() };
/// let found = search.position.nth_action(0);
/// let [reply] = session.answer(found).try_into().unwrap();
/// assert_eq!(reply, Reply::BestMove(found));
///
/// let effects = session.handle("stop");
/// let [Effect::Reply(reply)] = effects.as_slice() else { unreachable!() };
/// assert_eq!(reply.to_string(), "info string error: no search is running");
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    identity: Identity,
    settings: Settings,
    game: Game,
    state: State,
    /// How many `go` commands were rejected during the running search; each gets its `bestmove`
    /// after it.
    owed: usize,
    over: bool,
}

impl Session {
    /// The search for a rejected `go`: instant, but with a sensible action.
    const AT_ONCE: Go = Go {
        nodes: Some(1_000),
        ..Go::INFINITE
    };

    /// A session at the start position of the default setup.
    pub fn new(identity: Identity) -> Session {
        let settings = Settings::default();
        Session {
            identity,
            settings,
            game: Game::new(Position::start(settings.setup)),
            state: State::Idle,
            owed: 0,
            over: false,
        }
    }

    /// The game that `query` and `go` are about.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The current settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether a search has been started and has not answered.
    pub fn is_searching(&self) -> bool {
        self.state != State::Idle
    }

    /// Reads a line and carries it out; see [`Session::obey`]. A blank line does nothing.
    pub fn handle(&mut self, line: impl AsRef<[u8]>) -> Vec<Effect> {
        let line = line.as_ref();
        match UgiCommand::read(line) {
            Ok(None) => Vec::new(),
            Ok(Some(command)) => self.obey(command),
            Err(_) if self.over => Vec::new(),
            Err(error) if first_word(line) == b"go" => self.refuse_go(&error.into()),
            Err(error) => vec![Effect::Reply(refused(&error.into()))],
        }
    }

    /// Carries out a command. After `quit` all commands are ignored.
    pub fn obey(&mut self, command: UgiCommand) -> Vec<Effect> {
        if self.over {
            return Vec::new();
        }
        let is_go = matches!(command, UgiCommand::Go(_));
        match self.try_obey(command) {
            Ok(effects) => effects,
            Err(refusal) if is_go => self.refuse_go(&refusal),
            Err(refusal) => vec![Effect::Reply(refused(&refusal))],
        }
    }

    /// Reports the error, but still arranges a `bestmove`: a client that sends `go` waits for one.
    fn refuse_go(&mut self, refusal: &Refusal) -> Vec<Effect> {
        let mut effects = vec![Effect::Reply(refused(refusal))];
        if self.is_searching() {
            // Its answer comes after that of the running search, so that the n-th `bestmove` always
            // belongs to the n-th `go`.
            self.owed += 1;
            return effects;
        }
        match self.start(Session::AT_ONCE) {
            Ok(started) => effects.extend(started),
            Err(_) => effects.push(Effect::Reply(Reply::BestMove(None))),
        }
        effects
    }

    /// The end of the input, which counts as `quit`.
    pub fn end_of_input(&mut self) -> Vec<Effect> {
        self.obey(UgiCommand::Quit)
    }

    /// Takes the result of the search, and returns what to print: for an infinite search, nothing
    /// before `stop`. A failed search passes `None`; any legal action is then played.
    pub fn answer(&mut self, best: Option<Action>) -> Vec<Reply> {
        let position = match std::mem::replace(&mut self.state, State::Idle) {
            State::Idle => return vec![refused(&Refusal::Idle)],
            State::Waiting(replies) => {
                self.state = State::Waiting(replies);
                return vec![refused(&Refusal::Idle)];
            }
            State::Searching {
                position,
                until: Until::Stopped,
            } => {
                let replies = self.replies(&position, best);
                self.state = State::Waiting(replies);
                return Vec::new();
            }
            State::Searching { position, .. } | State::Stopping(position) => position,
        };
        self.replies(&position, best)
    }

    fn replies(&mut self, position: &Position, best: Option<Action>) -> Vec<Reply> {
        let refusal = match best {
            None => Some(Refusal::NoChoice),
            Some(action) => position
                .why_not(action)
                .map(|reason| Refusal::BadChoice { action, reason }),
        };
        // An engine that failed still plays on: a match would treat a missing action as an illegal
        // one.
        let best = best
            .filter(|_| refusal.is_none())
            .or_else(|| position.nth_action(0));
        let answers = 1 + std::mem::take(&mut self.owed);
        refusal
            .iter()
            .map(refused)
            .chain(std::iter::repeat_n(Reply::BestMove(best), answers))
            .collect()
    }

    fn try_obey(&mut self, command: UgiCommand) -> Result<Vec<Effect>, Refusal> {
        match command {
            UgiCommand::Ugi => Ok(self.introduction()),
            UgiCommand::IsReady => Ok(vec![Effect::Reply(Reply::ReadyOk)]),
            UgiCommand::NewGame => {
                self.must_be_idle("uginewgame")?;
                self.restart();
                Ok(vec![Effect::NewGame])
            }
            UgiCommand::SetOption { name, value } => {
                self.must_be_idle("setoption")?;
                self.set(&name, value.as_ref())
            }
            UgiCommand::Position { origin, moves } => {
                self.must_be_idle("position")?;
                self.game = self.replay(&origin, &moves)?;
                Ok(Vec::new())
            }
            UgiCommand::Go(go) => {
                self.must_be_idle("go")?;
                self.start(go)
            }
            UgiCommand::Stop => self.stop(),
            UgiCommand::Query(query) => {
                let reply = Reply::Response(self.reply_to(query));
                Ok(vec![Effect::Reply(reply)])
            }
            UgiCommand::Quit => Ok(self.quit()),
        }
    }

    fn introduction(&self) -> Vec<Effect> {
        let Identity { name, author } = self.identity.clone();
        let options = Settings::all()
            .into_iter()
            .map(|setting| setting.declaration);
        [Reply::Name(name), Reply::Author(author)]
            .into_iter()
            .chain(options.map(Reply::Option))
            .chain([Reply::UgiOk])
            .map(Effect::Reply)
            .collect()
    }

    fn must_be_idle(&self, word: &'static str) -> Result<(), Refusal> {
        match self.state {
            State::Idle => Ok(()),
            _ => Err(Refusal::Searching(word)),
        }
    }

    fn restart(&mut self) {
        self.game = Game::new(Position::start(self.settings.setup));
    }

    fn set(&mut self, name: &Name, value: Option<&Text>) -> Result<Vec<Effect>, Refusal> {
        let value = value.ok_or_else(|| Refusal::NoValue(cut(name.as_str())))?;
        let settings = self.settings.with(name, value)?;
        let another_game = settings.setup != self.settings.setup;
        self.settings = settings;
        if another_game {
            self.restart();
        }
        Ok(vec![Effect::Configure(settings)])
    }

    fn replay(&self, origin: &Origin, moves: &[Action]) -> Result<Game, Refusal> {
        let mut game = Game::new(match origin {
            Origin::Start => Position::start(self.settings.setup),
            Origin::Fen(position) => **position,
        });
        for (index, &action) in moves.iter().enumerate() {
            game.play(action).map_err(|reason| Refusal::Illegal {
                action,
                number: index + 1,
                reason,
            })?;
        }
        Ok(game)
    }

    fn start(&mut self, go: Go) -> Result<Vec<Effect>, Refusal> {
        let position = *self.game.position();
        if let Some(winner) = position.winner() {
            return Err(Refusal::Over(winner));
        }
        self.state = State::Searching {
            position: Box::new(position),
            until: match go {
                Go::INFINITE => Until::Stopped,
                _ => Until::Done,
            },
        };
        let before = self.game.before().to_vec();
        Ok(vec![Effect::Start(Box::new(Search {
            go,
            position,
            before,
        }))])
    }

    fn stop(&mut self) -> Result<Vec<Effect>, Refusal> {
        match std::mem::replace(&mut self.state, State::Idle) {
            State::Idle => Err(Refusal::Idle),
            State::Stopping(position) => {
                self.state = State::Stopping(position);
                Err(Refusal::Stopping)
            }
            State::Searching { position, .. } => {
                self.state = State::Stopping(position);
                Ok(vec![Effect::Stop])
            }
            State::Waiting(mut replies) => {
                // Answers for those rejected in the meantime.
                let again = replies.last().cloned().into_iter().cycle();
                replies.extend(again.take(std::mem::take(&mut self.owed)));
                Ok(replies.into_iter().map(Effect::Reply).collect())
            }
        }
    }

    fn quit(&mut self) -> Vec<Effect> {
        self.over = true;
        let mut effects = self.stop().unwrap_or_default();
        effects.push(Effect::Quit);
        effects
    }

    fn reply_to(&self, query: Query) -> QueryAnswer {
        let repeated = self.settings.repetition_draw && self.game.is_third_occurrence();
        let outcome = self.game.outcome().or(repeated.then_some(UgiOutcome::Draw));
        match query {
            Query::GameOver => QueryAnswer::Is(outcome.is_some()),
            Query::P1Turn => {
                QueryAnswer::Is(self.game.position().to_move() == rules::Player::White)
            }
            Query::Result => QueryAnswer::Result(outcome),
        }
    }
}

fn refused(refusal: &Refusal) -> Reply {
    Reply::Message(Text::lossy(&format!("error: {refusal}")))
}
