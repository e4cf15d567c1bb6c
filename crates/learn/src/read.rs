//! A strict parser for the files in `lessons/`.

use std::fmt;

use rules::{Position, Space, Turn};

use crate::condition::{Condition, turn_text};
use crate::lesson::{Game, Lesson, LessonStep, Wrong};

/// The strongest level of the computer.
const HIGHEST_LEVEL: u8 = 15;

/// What is wrong with a lesson file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for ReadError {}

/// Reads the lessons of a game; the crate's README describes the format.
///
/// # Errors
/// The first line that cannot be parsed, or the last line of a lesson or step that lacks
/// something.
pub fn read(game: Game, text: &str) -> Result<Vec<Lesson>, ReadError> {
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut draft: Option<Draft> = None;
    let mut last = 0;
    for (index, line) in text.lines().enumerate() {
        let at = |fault| ReadError {
            line: index + 1,
            fault,
        };
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "lesson" | "step" => {
                finish(&mut lessons, draft.take())
                    .map_err(|fault| ReadError { line: last, fault })?;
                if word == "lesson" {
                    lessons.push(begin(game, rest, &lessons).map_err(at)?);
                } else {
                    expect_nothing(word, rest).map_err(at)?;
                    if lessons.is_empty() {
                        return Err(at("a step before the first lesson".to_owned()));
                    }
                    draft = Some(Draft::default());
                }
            }
            _ => draft
                .as_mut()
                .ok_or_else(|| format!("`{word}` outside a step"))
                .and_then(|draft| draft.take(word, rest))
                .map_err(at)?,
        }
        last = index + 1;
    }
    let end = |fault| ReadError { line: last, fault };
    finish(&mut lessons, draft).map_err(end)?;
    match lessons.last() {
        None => Err(end("no lesson".to_owned())),
        Some(lesson) if lesson.steps.is_empty() => Err(end(no_step(lesson))),
        Some(_) => Ok(lessons),
    }
}

fn begin(game: Game, id: &str, before: &[Lesson]) -> Result<Lesson, String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(plain) {
        return Err(format!(
            "`{id}` is not a lesson name: use lower-case letters, digits and `-`"
        ));
    }
    if before.iter().any(|lesson| lesson.id == id) {
        return Err(format!("lesson `{id}` is there already"));
    }
    match before.last() {
        Some(lesson) if lesson.steps.is_empty() => Err(no_step(lesson)),
        _ => Ok(Lesson {
            game,
            id: id.to_owned(),
            steps: Vec::new(),
        }),
    }
}

fn no_step(lesson: &Lesson) -> String {
    format!("lesson `{}` has no step", lesson.id)
}

/// Adds the step just read to the last lesson.
fn finish(lessons: &mut [Lesson], draft: Option<Draft>) -> Result<(), String> {
    if let (Some(lesson), Some(draft)) = (lessons.last_mut(), draft) {
        let step = draft.finish(lesson.steps.last())?;
        lesson.steps.push(step);
    }
    Ok(())
}

/// A step being read.
#[derive(Default)]
struct Draft {
    position: Option<Position>,
    continues: bool,
    goals: Vec<Condition>,
    solution: Option<Turn>,
    opponent: Option<u8>,
    replies: Vec<Turn>,
    marks: Vec<Space>,
    wrong: Vec<Wrong>,
    has_done_text: bool,
    anything_goes: bool,
}

impl Draft {
    /// Parses one line.
    fn take(&mut self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "position" => {
                let position = rest
                    .parse()
                    .map_err(|error| format!("`{rest}` is not a position: {error}"))?;
                once(
                    word,
                    self.position.replace(position).is_none() && !self.continues,
                )
            }
            "continues" => {
                expect_nothing(word, rest)?;
                once(word, !self.continues && self.position.is_none())?;
                self.continues = true;
                Ok(())
            }
            "goal" => {
                self.goals.push(Condition::read(rest)?);
                Ok(())
            }
            "solution" => {
                let turn = turn_text(rest)?;
                once(word, self.solution.replace(turn).is_none())
            }
            "against" => {
                let level = rest
                    .parse()
                    .ok()
                    .filter(|level| (1..=HIGHEST_LEVEL).contains(level))
                    .ok_or_else(|| format!("`{rest}` is not a level from 1 to {HIGHEST_LEVEL}"))?;
                once(word, self.opponent.replace(level).is_none())
            }
            "reply" => {
                self.replies.push(turn_text(rest)?);
                Ok(())
            }
            "mark" => {
                for space in rest.split_whitespace() {
                    self.marks.push(
                        space
                            .parse()
                            .map_err(|error| format!("`{space}` is not a space: {error}"))?,
                    );
                }
                Ok(())
            }
            "wrong" => {
                let (name, when) = rest
                    .split_once(' ')
                    .ok_or_else(|| format!("`{rest}` should be a name and its conditions"))?;
                let when = when
                    .split(';')
                    .map(|condition| Condition::read(condition.trim()))
                    .collect::<Result<_, _>>()?;
                let name = name.to_owned();
                if ["task", "hint", "done"].contains(&name.as_str())
                    || self.wrong.iter().any(|wrong| wrong.name == name)
                {
                    return Err(format!("the name `{name}` is taken"));
                }
                self.wrong.push(Wrong { name, when });
                Ok(())
            }
            "done" => {
                expect_nothing(word, rest)?;
                once(word, !std::mem::replace(&mut self.has_done_text, true))
            }
            "anything-goes" => {
                expect_nothing(word, rest)?;
                once(word, !std::mem::replace(&mut self.anything_goes, true))
            }
            _ => Err(format!("unknown word `{word}`")),
        }
    }

    fn finish(self, before: Option<&LessonStep>) -> Result<LessonStep, String> {
        let start = match (self.position, before) {
            (Some(position), _) => position,
            (None, Some(before)) if self.continues => before.end()?,
            (None, _) if self.continues => {
                return Err("the first step has nothing to continue".to_owned());
            }
            (None, _) => return Err("the step has no position".to_owned()),
        };
        if self.goals.is_empty() && !self.anything_goes {
            return Err("the step has no goal".to_owned());
        }
        if self.opponent.is_some() && (self.goals != [Condition::Wins] || self.continues) {
            return Err("a game has its own position and the one goal `wins`".to_owned());
        }
        let solution = self.solution.ok_or("the step has no solution")?;
        start
            .play_turn(&solution)
            .map_err(|error| format!("the solution cannot be played: {error}"))?;
        Ok(LessonStep {
            start,
            continues: self.continues,
            goals: self.goals,
            solution,
            opponent: self.opponent,
            replies: self.replies,
            marks: self.marks,
            wrong: self.wrong,
            has_done_text: self.has_done_text,
            anything_goes: self.anything_goes,
        })
    }
}

impl LessonStep {
    /// The position after the solution and the reply to it.
    fn end(&self) -> Result<Position, String> {
        let after = self
            .start
            .play_turn(&self.solution)
            .map_err(|error| error.to_string())?;
        self.reply_in(&after)
            .map(|(_, position)| position)
            .ok_or_else(|| "the previous step has no legal reply".to_owned())
    }

    /// The opponent's reply to an accepted turn, and the position after it.
    pub fn reply_in(&self, after: &Position) -> Option<(Turn, Position)> {
        self.replies.iter().find_map(|reply| {
            let position = after.play_turn(reply).ok()?;
            Some((reply.clone(), position))
        })
    }
}

fn expect_nothing(word: &str, rest: &str) -> Result<(), String> {
    match rest {
        "" => Ok(()),
        _ => Err(format!("`{word}` takes no argument, but `{rest}` follows")),
    }
}

fn once(word: &str, is_first: bool) -> Result<(), String> {
    if is_first {
        Ok(())
    } else {
        Err(format!("`{word}` is there already"))
    }
}
