//! A game with two players, told what to do in a line.

use api::online::{
    Command, EndReason, Entry, Event, GameCode, Offer, Outcome, PersonId, Refusal, Seat, Terms,
    Time, Timing, View,
};
use online::{Decision, Game, Given, Input, Presence};
use rules::Setup;

pub(crate) const FIVE_PLUS_THREE: Timing = Timing::Live {
    base: 300_000,
    increment: 3_000,
};

pub(crate) fn person(name: &str) -> PersonId {
    name.parse().unwrap()
}

pub(crate) fn time(millis: u64) -> Time {
    Time::from_millis(millis)
}

/// A game and the time.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
    pub(crate) given: Given,
}

impl Table {
    /// A game nobody has joined, created at 0.
    pub(crate) fn empty(terms: Terms) -> Table {
        let entries = vec![Game::create(terms, time(0))];
        Table {
            game: Game::replay(&entries).unwrap(),
            entries,
            given: Given::at(time(0), GameCode::of([7; 10])),
        }
    }

    /// A casual game of Tix between anna (White) and bert, started at 1,000.
    pub(crate) fn started(timing: Timing) -> Table {
        Table::on(Terms::casual(Setup::TIX, timing))
    }

    pub(crate) fn on(terms: Terms) -> Table {
        let mut table = Table::empty(terms);
        table.sit("anna", Some(Seat::White)).unwrap();
        table.wait(1_000);
        table.sit("bert", None).unwrap();
        table
    }

    /// The same after both have played their first turn at 2,000.
    pub(crate) fn under_way(timing: Timing) -> Table {
        let mut table = Table::started(timing);
        table.wait(1_000);
        table.play("X@c3").unwrap();
        table.play("X@e5").unwrap();
        table
    }

    pub(crate) fn now(&self) -> Time {
        self.given.now
    }

    /// Time passes; the next command is received at once.
    pub(crate) fn wait(&mut self, millis: u64) {
        self.given.now = self.given.now.plus(millis);
        self.given.received = self.given.now;
    }

    pub(crate) fn input(&mut self, input: &Input) -> Result<u64, Refusal> {
        match self.game.decide(input, &self.given)? {
            Decision::AlreadyDone { number } => Ok(number),
            Decision::Entries(entries) => {
                for entry in &entries {
                    self.game.apply(entry).unwrap();
                }
                self.entries.extend(entries);
                Ok(self.game.number())
            }
        }
    }

    pub(crate) fn tell(&mut self, name: &str, command: Command) -> Result<u64, Refusal> {
        self.input(&Input::Person {
            person: person(name),
            command,
        })
    }

    pub(crate) fn sit(&mut self, name: &str, seat: Option<Seat>) -> Result<u64, Refusal> {
        self.tell(name, Command::Sit { seat })
    }

    pub(crate) fn call_time(&mut self) -> Result<u64, Refusal> {
        self.input(&Input::CallTime)
    }

    /// The player to move plays a turn under a new id.
    pub(crate) fn play(&mut self, turn: &str) -> Result<u64, Refusal> {
        let name = match self.game.to_move() {
            Some(Seat::Black) => "bert",
            _ => "anna",
        };
        let id = format!("t{}", self.entries.len());
        self.tell(name, self.turn(&id, turn))
    }

    /// A turn for the position now.
    pub(crate) fn turn(&self, id: &str, turn: &str) -> Command {
        Command::Play {
            id: id.parse().unwrap(),
            ply: u32::try_from(self.game.turns().len()).unwrap(),
            turn: turn.parse().unwrap(),
        }
    }

    pub(crate) fn offer(&mut self, name: &str, offer: Offer) -> Result<u64, Refusal> {
        self.tell(name, Command::Offer { offer })
    }

    pub(crate) fn accept(&mut self, name: &str, offer: Offer) -> Result<u64, Refusal> {
        self.tell(name, Command::Accept { offer })
    }

    pub(crate) fn decline(&mut self, name: &str, offer: Offer) -> Result<u64, Refusal> {
        self.tell(name, Command::Decline { offer })
    }

    pub(crate) fn view(&self, name: &str) -> View {
        self.game
            .view(Some(&person(name)), self.now(), &Presence::default())
            .unwrap()
    }

    pub(crate) fn last(&self) -> &Event {
        &self.entries.last().unwrap().event
    }

    /// What White and Black have left on a live clock.
    pub(crate) fn clocks(&self) -> (u64, u64) {
        let clock = self.view("anna").clock.unwrap();
        (clock.white, clock.black)
    }

    #[track_caller]
    pub(crate) fn assert_won(&self, seat: Seat, reason: EndReason) {
        assert_eq!(self.game.result(), Some((Outcome::Win { seat }, reason)));
    }

    /// Plays this many arbitrary legal turns, or until the game is over.
    pub(crate) fn play_any(&mut self, turns: usize) {
        for index in 0..turns {
            if self.game.is_over() {
                return;
            }
            let position = self.game.position();
            let choice = u32::try_from(7 * index).unwrap() % position.count_actions();
            let action = position.nth_action(choice).unwrap();
            self.play(&action.to_string()).unwrap();
        }
    }
}
