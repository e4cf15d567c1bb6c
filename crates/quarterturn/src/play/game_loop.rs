//! The loop of a game at one terminal: asks people, lets programs think, and shows what they play.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use rules::{Action, Player, Position, Space};
use words::player_name;

use super::Seat;
use super::command::PromptCommand;
use super::hint::hint;
use super::history::{Ending, History};
use super::legal_actions::grouped;
use super::messages;
use super::opponent::Opponent;
use super::prompt::{Asked, Prompt};
use super::thinking::Thinking;
use crate::apply;
use crate::echo;
use crate::explain::Story;
use crate::failure::{self, Exit, Failure};
use crate::input::Moves;
use crate::language::words;
use crate::output::Overwrite;
use crate::playouts::LONGEST;
use crate::record::turns;
use crate::t;
use crate::terminal_board::BoardWriter;
use crate::wrap;

/// Whether the game continues after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AfterLine {
    GoOn,
    Leave,
}

/// A game in progress.
pub(super) struct GameLoop<'a> {
    history: History,
    seats: [Seat; 2],
    /// The players who are not asked at the prompt.
    opponents: [Option<Opponent>; 2],
    prompt: Prompt,
    thinking: Thinking,
    board: BoardWriter,
    out: &'a mut dyn Write,
    /// The files this game was saved to, which it may overwrite.
    saved: BTreeSet<PathBuf>,
    /// Whether the board on the screen is out of date.
    stale: bool,
    /// Whether someone watching two programs has paused them.
    paused: bool,
    /// Whether a line was refused.
    refused: bool,
}

impl<'a> GameLoop<'a> {
    pub(super) fn new(
        start: Position,
        seats: [Seat; 2],
        opponents: [Option<Opponent>; 2],
        prompt: Prompt,
        thinking: Thinking,
        board: BoardWriter,
        out: &'a mut dyn Write,
    ) -> GameLoop<'a> {
        GameLoop {
            history: History::new(start),
            seats,
            opponents,
            prompt,
            thinking,
            board,
            out,
            saved: BTreeSet::new(),
            stale: true,
            paused: false,
            refused: false,
        }
    }

    /// Plays until someone quits. For a script, the exit code tells whether a line was refused; a
    /// person has seen it.
    pub(super) fn run(mut self) -> Result<Exit, Failure> {
        writeln!(self.out, "{}", messages::begin(self.history.position()))?;
        loop {
            if !self.history.is_over() && !self.paused && self.opponent_plays()? {
                continue;
            }
            if self.stale {
                self.show_board()?;
            }
            let position = *self.history.position();
            let label = messages::label(&self.history);
            match self.prompt.ask(&label, &position, self.out)? {
                Asked::End => {
                    writeln!(self.out)?;
                    break;
                }
                Asked::Interrupted => writeln!(self.out, "{}", t!("terminal-quit-leaves"))?,
                Asked::Line(line) => match PromptCommand::read(&line) {
                    Ok(None) => self.paused = false,
                    Ok(Some(command)) => {
                        if self.obey(&command)? == AfterLine::Leave {
                            break;
                        }
                    }
                    Err(fault) => {
                        self.refused = true;
                        writeln!(self.out, "{}", echo::message(&fault))?;
                    }
                },
            }
        }
        self.leave()?;
        match self.prompt {
            Prompt::Script if self.refused => Ok(Exit::No),
            _ => Ok(Exit::Yes),
        }
    }

    /// Lets the player to move play a turn, unless it is a person; returns whether it did.
    fn opponent_plays(&mut self) -> Result<bool, Failure> {
        let position = *self.history.position();
        let player = position.to_move();
        let nobody_is_asked = self.opponents.iter().all(Option::is_some);
        let Some(opponent) = &mut self.opponents[player as usize] else {
            return Ok(false);
        };
        if nobody_is_asked && self.history.length() >= LONGEST {
            self.history.end(Ending::BrokenOff);
            return Ok(true);
        }
        let before = self.history.earlier_turns();
        let done = self.history.actions();
        let message = t!("terminal-thinking", who = words().player(player));
        let turn = self.thinking.show(message, || {
            opponent.turn(self.history.start(), &done, &position, &before)
        });
        let actions = match turn {
            Ok(actions) => actions,
            Err(why) => {
                let player_named = words().player(player);
                let why = echo::message(&why);
                let sentence = t!("terminal-forfeits", player = player_named, why = why);
                write!(self.out, "{}", messages::wrapped(&sentence))?;
                self.history.end(Ending::Forfeited(player));
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
            self.history.play(action);
        }
        self.stale = true;
        if nobody_is_asked && self.thinking.was_stopped() && !self.history.is_over() {
            self.paused = true;
            writeln!(self.out, "{}", t!("terminal-paused"))?;
        }
        Ok(true)
    }

    fn obey(&mut self, command: &PromptCommand) -> Result<AfterLine, Failure> {
        match command {
            PromptCommand::Play(moves) => self.play(moves)?,
            PromptCommand::Why(moves) => self.why(moves)?,
            PromptCommand::Moves(about) => self.list(*about)?,
            PromptCommand::Hint => self.hint()?,
            PromptCommand::Undo => self.undo()?,
            PromptCommand::Board => self.show_board()?,
            PromptCommand::Turns => self.list_turns()?,
            PromptCommand::Position => writeln!(self.out, "{}", self.history.position())?,
            PromptCommand::Save(file) => self.save(Path::new(file))?,
            PromptCommand::Resign => {
                self.finish(Ending::Resigned(self.history.position().to_move()))?;
            }
            PromptCommand::Draw => self.draw()?,
            PromptCommand::Help => write!(self.out, "{}", messages::help())?,
            PromptCommand::Quit => return Ok(AfterLine::Leave),
        }
        Ok(AfterLine::GoOn)
    }

    fn play(&mut self, moves: &Moves) -> Result<(), Failure> {
        if self.history.is_over() {
            self.refused = true;
            writeln!(self.out, "{}", t!("terminal-over-undo"))?;
            return Ok(());
        }
        let position = *self.history.position();
        if let Err(refusal) = apply::play(&position, moves) {
            self.refused = true;
            write!(self.out, "{}", wrap::text(&refusal, "", "  "))?;
            if let Some(tip) = apply::tip(&position, moves) {
                writeln!(self.out, "{tip}")?;
            }
            return Ok(());
        }
        self.tell(moves)?;
        for action in moves.actions() {
            self.history.play(*action);
        }
        if matches!(moves, Moves::Turn(_)) && self.history.position().bonus().is_some() {
            self.history.play(Action::End);
        }
        self.stale = true;
        self.paused = false;
        Ok(())
    }

    /// Explains what something legal does; returns what comes next.
    fn tell(&mut self, moves: &Moves) -> Result<String, Failure> {
        let story = Story::of(self.history.position(), moves);
        for sentence in &story.sentences {
            write!(self.out, "{}", messages::wrapped(sentence))?;
        }
        Ok(story.next)
    }

    fn why(&mut self, moves: &Moves) -> Result<(), Failure> {
        match apply::play(self.history.position(), moves) {
            Err(refusal) => write!(self.out, "{}", wrap::text(&refusal, "", "  "))?,
            Ok(_) => {
                writeln!(self.out, "{}", t!("terminal-allowed"))?;
                let next = self.tell(moves)?;
                write!(self.out, "{}", messages::wrapped(&next))?;
            }
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), Failure> {
        if self.history.is_over() {
            writeln!(self.out, "{}", t!("terminal-over-already"))?;
            return Ok(());
        }
        let before = self.history.earlier_turns();
        let message = t!("terminal-thinking-hint", who = t!("terminal-engine"));
        let found = self.thinking.show(message, || {
            hint(self.history.position(), &before, self.thinking.stop())
        });
        match found {
            Some(text) => write!(self.out, "{text}")?,
            // It was stopped before finding anything.
            None if self.thinking.was_stopped() => {}
            None => writeln!(self.out, "{}", t!("terminal-nothing-to-do"))?,
        }
        Ok(())
    }

    fn list(&mut self, about: Option<Space>) -> Result<(), Failure> {
        if self.history.is_over() {
            writeln!(self.out, "{}", t!("terminal-over-already"))?;
            return Ok(());
        }
        match (grouped(self.history.position(), about), about) {
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
        if self.history.length() == 0 {
            writeln!(self.out, "{}", t!("terminal-no-turns"))?;
        }
        for row in turns::rows(self.history.record().tree()) {
            writeln!(self.out, "{row}")?;
        }
        if self.history.is_in_the_making() {
            let actions = self.history.last_turn();
            let texts: Vec<String> = actions.iter().map(Action::to_string).collect();
            let actions = t!("terminal-unfinished", actions = texts.join(","));
            writeln!(self.out, "{actions}")?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let opponents = &self.opponents;
        let asked = |player: Player| opponents[player as usize].is_none();
        match self.history.undo(asked) {
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
        let position = *self.history.position();
        let other = position.to_move().opponent();
        // Two people at one board agree before one of them types it.
        if self.opponents[other as usize].is_none() {
            self.finish(Ending::Agreed)
        } else {
            let player = player_name(other);
            writeln!(self.out, "{}", t!("terminal-no-draw", player = player))?;
            Ok(())
        }
    }

    fn finish(&mut self, ending: Ending) -> Result<(), Failure> {
        if self.history.is_over() {
            writeln!(self.out, "{}", t!("terminal-over-already"))?;
        } else {
            self.history.end(ending);
            self.say_how_it_stands()?;
        }
        Ok(())
    }

    fn save(&mut self, file: &Path) -> Result<(), Failure> {
        let mut game = self.history.record();
        for (tag, player) in [("White", Player::White), ("Black", Player::Black)] {
            let _ = game
                .tags_mut()
                .set(tag, &self.seats[player as usize].to_string());
        }
        let text = game.to_string();
        // The game may overwrite files that it wrote itself.
        let overwrite = Overwrite::new(self.saved.contains(file));
        let name = echo::path(file);
        let written = overwrite.write(file, text.as_bytes());
        self.refused |= written.is_err();
        match written {
            Ok(()) => {
                self.saved.insert(file.to_owned());
                writeln!(self.out, "{}", t!("terminal-saved", file = name))?;
                if self.history.is_in_the_making() {
                    writeln!(self.out, "{}", t!("terminal-saved-without-turn"))?;
                }
            }
            Err(Failure::Io { error, .. }) => {
                let fault = failure::reason(&error);
                let sentence = t!("terminal-not-saved", file = name, fault = fault);
                writeln!(self.out, "{sentence}")?;
            }
            Err(_) if file.symlink_metadata().is_ok() => {
                writeln!(self.out, "{}", t!("terminal-file-exists", file = name))?;
            }
            Err(fault) => {
                let fault = fault.to_string();
                let sentence = t!("terminal-not-saved", file = name, fault = fault);
                writeln!(self.out, "{sentence}")?;
            }
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        self.stale = false;
        let position = *self.history.position();
        writeln!(self.out)?;
        let last = self.history.last_turn();
        self.board.write_board(&position, &last, self.out)?;
        writeln!(self.out)?;
        self.say_how_it_stands()
    }

    fn say_how_it_stands(&mut self) -> Result<(), Failure> {
        match self.history.verdict() {
            None => {
                for line in messages::standing(self.history.position()).lines() {
                    write!(self.out, "{}", wrap::text(line, "", "  "))?;
                }
            }
            Some(verdict) => {
                writeln!(self.out, "{verdict}\n{}", t!("terminal-over-commands"))?;
            }
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Failure> {
        if !self.history.is_over() {
            writeln!(self.out, "{}", t!("terminal-go-on-later"))?;
            let position = self.history.position();
            write!(self.out, "  quarterturn play '{position}'")?;
            for (option, seat) in ["--white", "--black"].into_iter().zip(&self.seats) {
                if !matches!(seat, Seat::Human) {
                    let seat = seat.to_string();
                    // A program's command line has blanks and quotes of its own.
                    let quoted = shlex::try_quote(&seat).unwrap_or_else(|_| seat.as_str().into());
                    write!(self.out, " {option} {quoted}")?;
                }
            }
            writeln!(self.out)?;
        }
        writeln!(self.out, "{}", t!("terminal-goodbye"))?;
        Ok(())
    }
}
