//! The table at which puzzles are solved.

use std::fmt::Write as _;
use std::io::Write;

use puzzles::{Goal, Judge, Judgement, Puzzle, Solution};
use rules::{Player, Position, Turn};

use super::choice::Posed;
use crate::failure::{Exit, Failure, Pointed};
use crate::input::Moves;
use crate::language::words;
use crate::play::command::{CommandHelp, is_a_word};
use crate::play::prompt::{Asked, Prompt};
use crate::terminal_board::BoardWriter;
use crate::{apply, columns, echo, t, wrap};

/// What can be typed besides a turn.
const COMMANDS: [CommandHelp; 6] = [
    ("board", "", "terminal-puzzle-board"),
    ("solution", "", "terminal-puzzle-solution"),
    ("again", "", "terminal-puzzle-again"),
    ("next", "", "terminal-puzzle-next"),
    ("help", "", "terminal-command-help"),
    ("quit", "", "terminal-command-quit"),
];

/// Whether a puzzle is still being solved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Solving,
    Over,
}

/// Whether there is more to do after a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AfterLine {
    GoOn,
    Leave,
}

/// Puzzles being solved, one after another.
pub(super) struct PuzzleTable<'a> {
    posed: std::vec::IntoIter<Posed>,
    puzzle: Puzzle,
    title: String,
    position: Position,
    /// The solver's turns.
    played: u32,
    phase: Phase,
    prompt: Prompt,
    board: BoardWriter,
    out: &'a mut dyn Write,
    /// Whether a line was refused.
    refused: bool,
}

impl<'a> PuzzleTable<'a> {
    pub(super) fn new(
        posed: Vec<Posed>,
        board: BoardWriter,
        out: &'a mut dyn Write,
    ) -> Result<PuzzleTable<'a>, Failure> {
        let mut posed = posed.into_iter();
        let first = posed.next();
        let first = first.ok_or_else(|| Failure::Misuse(t!("puzzles-no-such")))?;
        let position = *first.puzzle.position();
        Ok(PuzzleTable {
            posed,
            puzzle: first.puzzle,
            title: first.title,
            position,
            played: 0,
            phase: Phase::Solving,
            prompt: Prompt::new(position, &COMMANDS)?,
            board,
            out,
            refused: false,
        })
    }

    /// Poses puzzles until someone quits. For a script, the exit code tells whether a line was
    /// refused.
    pub(super) fn run(mut self) -> Result<Exit, Failure> {
        self.pose()?;
        loop {
            let label = format!("{}> ", words().player(self.puzzle.position().to_move()));
            match self.prompt.ask(&label, &self.position, self.out)? {
                Asked::End => {
                    writeln!(self.out)?;
                    break;
                }
                Asked::Interrupted => writeln!(self.out, "{}", t!("terminal-quit-leaves"))?,
                Asked::Line(line) if self.obey(line.trim())? == AfterLine::Leave => break,
                Asked::Line(_) => {}
            }
        }
        match self.prompt {
            Prompt::Script if self.refused => Ok(Exit::No),
            _ => Ok(Exit::Yes),
        }
    }

    fn obey(&mut self, line: &str) -> Result<AfterLine, Failure> {
        match line {
            "" => {}
            "board" => self.show(&[])?,
            "solution" => self.solve()?,
            "again" => self.pose()?,
            "next" => match self.posed.next() {
                Some(Posed { title, puzzle }) => {
                    (self.title, self.puzzle) = (title, puzzle);
                    self.pose()?;
                }
                None => writeln!(self.out, "{}", t!("terminal-puzzle-last"))?,
            },
            "help" | "?" => write!(self.out, "{}", help())?,
            "quit" | "exit" => return Ok(AfterLine::Leave),
            _ if self.phase == Phase::Over => self.refuse(&t!("terminal-puzzle-over"))?,
            _ => match line.parse::<Moves>() {
                Ok(moves) => self.judge(&moves)?,
                Err(pointed) => self.refuse(&fault(line, &pointed))?,
            },
        }
        Ok(AfterLine::GoOn)
    }

    fn refuse(&mut self, fault: &str) -> Result<(), Failure> {
        self.refused = true;
        writeln!(self.out, "{}", echo::message(fault))?;
        Ok(())
    }

    /// Starts or restarts the puzzle: the mistake is played.
    fn pose(&mut self) -> Result<(), Failure> {
        self.position = *self.puzzle.position();
        self.played = 0;
        self.phase = Phase::Solving;
        writeln!(self.out, "{}", self.title)?;
        let mistake = self.puzzle.mistake().clone();
        self.tell(self.puzzle.before().to_move(), &mistake)?;
        let player = words().player(self.position.to_move());
        let task = match self.puzzle.goal {
            Goal::Win(turns) => t!("puzzles-task", player = player, count = turns),
            Goal::Hold => t!("puzzles-task-hold", player = player),
        };
        writeln!(self.out, "{task}")?;
        Ok(())
    }

    /// Reports a turn, and shows the position.
    fn tell(&mut self, player: Player, turn: &Turn) -> Result<(), Failure> {
        let player = words().player(player);
        let played = t!("terminal-plays", player = player, turn = turn.to_string());
        writeln!(self.out, "{played}")?;
        self.show(turn.actions())
    }

    fn show(&mut self, last: &[rules::Action]) -> Result<(), Failure> {
        self.board.write_board(&self.position, last, self.out)
    }

    /// Judges a turn; a single action is a whole turn, too.
    fn judge(&mut self, moves: &Moves) -> Result<(), Failure> {
        if let Err(refusal) = apply::play(&self.position, moves) {
            self.refused = true;
            write!(self.out, "{}", wrap::text(&refusal, "", "  "))?;
            return Ok(());
        }
        let Some(turn) = Turn::new(moves.actions().to_vec()) else {
            return self.refuse(&t!("terminal-not-turn"));
        };
        let before = self.position;
        let mut judge = Judge::new(Judge::BUDGET);
        let judgement = match self.puzzle.goal {
            Goal::Win(_) => judge.judge(&before, &turn),
            Goal::Hold => judge.judge_defence(&before, &turn),
        };
        self.position = match before.play_turn(&turn) {
            Ok(after) => after,
            Err(error) => return self.refuse(&words().turn_error(error)),
        };
        self.played += 1;
        match judgement {
            Ok(Judgement::Won) => self.end(&t!("puzzles-solved")),
            Ok(Judgement::Held) => self.end(&t!("puzzles-held")),
            Ok(Judgement::Winning { turns, defence }) => {
                let most = self.puzzle.goal.turns();
                if self.played + turns > u32::from(most) {
                    return self.end(&t!("puzzles-also-wins", count = most));
                }
                writeln!(self.out, "{}", t!("puzzles-go-on"))?;
                self.reply(&defence)
            }
            Ok(Judgement::Failed { refutation }) => {
                self.phase = Phase::Over;
                let failed = match (self.puzzle.goal, refutation.len()) {
                    (Goal::Hold, _) => t!("puzzles-not-held"),
                    (Goal::Win(_), 0 | 1) => t!("puzzles-failed"),
                    (Goal::Win(_), _) => t!("puzzles-failed-later"),
                };
                writeln!(self.out, "{failed}")?;
                for turn in &refutation {
                    self.reply(turn)?;
                }
                if refutation.is_empty() {
                    self.show(turn.actions())?;
                }
                writeln!(self.out, "{}", t!("terminal-puzzle-ways"))?;
                Ok(())
            }
            Err(error) => self.refuse(&words().turn_error(error)),
        }
    }

    fn reply(&mut self, turn: &Turn) -> Result<(), Failure> {
        let player = self.position.to_move();
        if let Ok(after) = self.position.play_turn(turn) {
            self.position = after;
        }
        self.tell(player, turn)
    }

    /// Reports the result, the rating and the motifs.
    fn end(&mut self, verdict: &str) -> Result<(), Failure> {
        self.phase = Phase::Over;
        self.show(&[])?;
        let motifs = self.puzzle.motifs.iter();
        let motifs: Vec<String> = motifs.map(|motif| t!(&format!("motif-{motif}"))).collect();
        let rating = self.puzzle.rating.value.to_string();
        writeln!(self.out, "{verdict}")?;
        let about = t!(
            "terminal-puzzle-about",
            rating = rating,
            motifs = motifs.join(", ")
        );
        writeln!(self.out, "{about}")?;
        Ok(())
    }

    /// Shows one way to win, with the most stubborn defence, or the turn that holds.
    fn solve(&mut self) -> Result<(), Failure> {
        self.phase = Phase::Over;
        let mut judge = Judge::new(Judge::BUDGET);
        let start = *self.puzzle.position();
        let turns = match self.puzzle.goal {
            Goal::Win(_) => judge.solution(&start),
            Goal::Hold => Solution::of(&start, Goal::Hold, &mut judge).map(|it| vec![it.turn]),
        };
        for turn in turns.unwrap_or_default() {
            writeln!(self.out, "  {turn}")?;
        }
        Ok(())
    }
}

/// What is wrong with a line: a command with something after it, an unknown command, or a turn that
/// cannot be parsed.
fn fault(line: &str, pointed: &Pointed) -> String {
    let word = line.split_whitespace().next().unwrap_or(line);
    if COMMANDS.iter().any(|(name, ..)| *name == word) {
        t!("terminal-takes-nothing", word = word)
    } else if is_a_word(word) {
        t!("terminal-no-command", word = word)
    } else {
        pointed.to_string()
    }
}

fn help() -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}", t!("terminal-puzzle-help"));
    for (name, _, does) in COMMANDS {
        let _ = writeln!(text, "  {} {}", columns::left(name, 10), t!(does));
    }
    text
}
