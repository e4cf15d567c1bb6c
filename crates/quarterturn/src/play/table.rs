//! A game at one terminal: the players, the board between them, and the talk.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use rules::{Action, Player, Position, Space};
use words::player_name;

use super::Seat;
use super::command::Command;
use super::course::{Course, Ending};
use super::hint::hint;
use super::opponent::Opponent;
use super::overview::overview;
use super::prompt::{Asked, Prompt};
use super::talk;
use crate::apply;
use crate::explain::Story;
use crate::failure::Failure;
use crate::input::Moves;
use crate::language::words;
use crate::playouts::LONGEST;
use crate::record::turns;
use crate::screen::Screen;
use crate::t;

/// Whether the game goes on after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    On,
    Leave,
}

/// A game in progress.
pub(super) struct Table<'a> {
    course: Course,
    seats: [Seat; 2],
    /// Those who are not asked at the prompt.
    opponents: [Option<Opponent>; 2],
    prompt: Prompt,
    screen: Screen,
    out: &'a mut dyn Write,
    /// The files this game was saved to, which it may overwrite.
    saved: BTreeSet<PathBuf>,
    /// Whether the board on the screen is out of date.
    stale: bool,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        start: Position,
        seats: [Seat; 2],
        opponents: [Option<Opponent>; 2],
        screen: Screen,
        out: &'a mut dyn Write,
    ) -> Result<Table<'a>, Failure> {
        Ok(Table {
            course: Course::new(start),
            seats,
            opponents,
            prompt: Prompt::new(start)?,
            screen,
            out,
            saved: BTreeSet::new(),
            stale: true,
        })
    }

    /// Plays until somebody leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        writeln!(self.out, "{}", talk::begin(self.course.position()))?;
        loop {
            if !self.course.is_over() && self.opponent_plays()? {
                continue;
            }
            if self.stale {
                self.show_board()?;
            }
            let position = *self.course.position();
            let label = talk::label(&self.course);
            match self.prompt.ask(&label, &position, self.out)? {
                Asked::End => {
                    writeln!(self.out)?;
                    break;
                }
                Asked::Interrupted => writeln!(self.out, "{}", t!("terminal-quit-leaves"))?,
                Asked::Line(line) => match Command::read(&line) {
                    Ok(None) => {}
                    Ok(Some(command)) => {
                        if self.obey(&command)? == Flow::Leave {
                            break;
                        }
                    }
                    Err(fault) => writeln!(self.out, "{fault}")?,
                },
            }
        }
        self.leave()
    }

    /// Lets the player to move play a turn, unless it is a person; returns whether it did.
    fn opponent_plays(&mut self) -> Result<bool, Failure> {
        let position = *self.course.position();
        let player = position.to_move();
        let nobody_is_asked = self.opponents.iter().all(Option::is_some);
        let Some(opponent) = &mut self.opponents[player as usize] else {
            return Ok(false);
        };
        if nobody_is_asked && self.course.length() >= LONGEST {
            self.course.end(Ending::BrokenOff);
            return Ok(true);
        }
        let before = self.course.earlier_turns();
        let done = self.course.actions();
        let actions = match opponent.turn(self.course.start(), &done, &position, &before) {
            Ok(actions) => actions,
            Err(why) => {
                let player_named = words().player(player);
                let sentence = t!("terminal-forfeits", player = player_named, why = why);
                write!(self.out, "{}", talk::wrapped(&sentence))?;
                self.course.end(Ending::Forfeited(player));
                self.stale = true;
                return Ok(true);
            }
        };
        let text: Vec<String> = actions.iter().map(Action::to_string).collect();
        let player = words().player(player);
        let played = t!("terminal-plays", player = player, turn = text.join(","));
        writeln!(self.out, "{played}")?;
        for action in actions {
            self.tell(&Moves::Action(action))?;
            self.course.play(action);
        }
        self.stale = true;
        Ok(true)
    }

    fn obey(&mut self, command: &Command) -> Result<Flow, Failure> {
        match command {
            Command::Play(moves) => self.play(moves)?,
            Command::Why(moves) => self.why(moves)?,
            Command::Moves(about) => self.list(*about)?,
            Command::Hint => self.hint()?,
            Command::Undo => self.undo()?,
            Command::Board => self.show_board()?,
            Command::Turns => self.list_turns()?,
            Command::Position => writeln!(self.out, "{}", self.course.position())?,
            Command::Save(file) => self.save(Path::new(file))?,
            Command::Resign => self.finish(Ending::Resigned(self.course.position().to_move()))?,
            Command::Draw => self.draw()?,
            Command::Help => write!(self.out, "{}", talk::help())?,
            Command::Quit => return Ok(Flow::Leave),
        }
        Ok(Flow::On)
    }

    fn play(&mut self, moves: &Moves) -> Result<(), Failure> {
        if self.course.is_over() {
            writeln!(self.out, "{}", t!("terminal-over-undo"))?;
            return Ok(());
        }
        let position = *self.course.position();
        if let Err(refusal) = apply::play(&position, moves) {
            writeln!(self.out, "{refusal}")?;
            if let Some(tip) = apply::tip(&position, moves) {
                writeln!(self.out, "{tip}")?;
            }
            return Ok(());
        }
        self.tell(moves)?;
        for action in moves.actions() {
            self.course.play(*action);
        }
        if matches!(moves, Moves::Turn(_)) && self.course.position().bonus().is_some() {
            self.course.play(Action::End);
        }
        self.stale = true;
        Ok(())
    }

    /// Says what something legal does; returns what comes next.
    fn tell(&mut self, moves: &Moves) -> Result<String, Failure> {
        let story = Story::of(self.course.position(), moves);
        for sentence in &story.deeds {
            write!(self.out, "{}", talk::wrapped(sentence))?;
        }
        Ok(story.next)
    }

    fn why(&mut self, moves: &Moves) -> Result<(), Failure> {
        match apply::play(self.course.position(), moves) {
            Err(refusal) => writeln!(self.out, "{refusal}")?,
            Ok(_) => {
                writeln!(self.out, "{}", t!("terminal-allowed"))?;
                let next = self.tell(moves)?;
                write!(self.out, "{}", talk::wrapped(&next))?;
            }
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), Failure> {
        if self.course.is_over() {
            writeln!(self.out, "{}", t!("terminal-over-already"))?;
            return Ok(());
        }
        let before = self.course.earlier_turns();
        match hint(self.course.position(), &before) {
            Some(text) => write!(self.out, "{text}")?,
            None => writeln!(self.out, "{}", t!("terminal-nothing-to-do"))?,
        }
        Ok(())
    }

    fn list(&mut self, about: Option<Space>) -> Result<(), Failure> {
        match (overview(self.course.position(), about), about) {
            (Some(text), _) => write!(self.out, "{text}")?,
            (None, Some(space)) => {
                writeln!(
                    self.out,
                    "{}",
                    t!("terminal-no-action-there", space = space)
                )?;
            }
            (None, None) => writeln!(self.out, "{}", t!("terminal-no-action"))?,
        }
        Ok(())
    }

    fn list_turns(&mut self) -> Result<(), Failure> {
        if self.course.length() == 0 {
            writeln!(self.out, "{}", t!("terminal-no-turns"))?;
        }
        for row in turns::rows(self.course.record().tree()) {
            writeln!(self.out, "{row}")?;
        }
        if self.course.is_in_the_making() {
            let actions = self.course.last_turn();
            let texts: Vec<String> = actions.iter().map(Action::to_string).collect();
            let actions = t!("terminal-unfinished", actions = texts.join(","));
            writeln!(self.out, "{actions}")?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let opponents = &self.opponents;
        let asked = |player: Player| opponents[player as usize].is_none();
        match self.course.undo(asked) {
            None => {
                writeln!(self.out, "{}", t!("terminal-nothing-to-take-back"))?;
                return Ok(());
            }
            Some(actions) if actions.is_empty() => {
                writeln!(self.out, "{}", t!("terminal-goes-on"))?;
            }
            Some(actions) => {
                let texts: Vec<String> = actions.iter().rev().map(Action::to_string).collect();
                let actions = t!("terminal-taken-back", actions = texts.join(" "));
                writeln!(self.out, "{actions}")?;
            }
        }
        self.stale = true;
        Ok(())
    }

    fn draw(&mut self) -> Result<(), Failure> {
        let position = *self.course.position();
        let other = position.to_move().opponent();
        // Two people at one board have spoken before one of them types.
        if self.opponents[other as usize].is_none() {
            self.finish(Ending::Agreed)
        } else {
            let player = player_name(other);
            writeln!(self.out, "{}", t!("terminal-no-draw", player = player))?;
            Ok(())
        }
    }

    fn finish(&mut self, ending: Ending) -> Result<(), Failure> {
        if self.course.is_over() {
            writeln!(self.out, "{}", t!("terminal-over-already"))?;
        } else {
            self.course.end(ending);
            self.say_how_it_stands()?;
        }
        Ok(())
    }

    fn save(&mut self, file: &Path) -> Result<(), Failure> {
        let mut game = self.course.record();
        for (tag, player) in [("White", Player::White), ("Black", Player::Black)] {
            let _ = game
                .tags_mut()
                .set(tag, &self.seats[player as usize].to_string());
        }
        let text = game.to_string();
        let written = if self.saved.contains(file) {
            fs::write(file, text)
        } else {
            let new = OpenOptions::new().write(true).create_new(true).open(file);
            new.and_then(|mut new| new.write_all(text.as_bytes()))
        };
        let name = file.display().to_string();
        match written {
            Ok(()) => {
                self.saved.insert(file.to_owned());
                writeln!(self.out, "{}", t!("terminal-saved", file = name))?;
                if self.course.is_in_the_making() {
                    writeln!(self.out, "{}", t!("terminal-saved-without-turn"))?;
                }
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                writeln!(self.out, "{}", t!("terminal-file-exists", file = name))?;
            }
            Err(error) => {
                let fault = error.to_string();
                let sentence = t!("terminal-not-saved", file = name, fault = fault);
                writeln!(self.out, "{sentence}")?;
            }
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        self.stale = false;
        let position = *self.course.position();
        writeln!(self.out)?;
        let last = self.course.last_turn();
        self.screen.write_board(&position, &last, self.out)?;
        writeln!(self.out)?;
        self.say_how_it_stands()
    }

    fn say_how_it_stands(&mut self) -> Result<(), Failure> {
        match self.course.verdict() {
            None => write!(self.out, "{}", talk::standing(self.course.position()))?,
            Some(verdict) => {
                writeln!(self.out, "{verdict}\n{}", t!("terminal-over-commands"))?;
            }
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Failure> {
        if !self.course.is_over() {
            writeln!(self.out, "{}", t!("terminal-go-on-later"))?;
            writeln!(self.out, "  quarterturn play '{}'", self.course.position())?;
        }
        writeln!(self.out, "{}", t!("terminal-goodbye"))?;
        Ok(())
    }
}
