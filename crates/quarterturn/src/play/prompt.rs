//! Where typed lines come from: a line editor at a terminal, plain lines otherwise.

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};

use rules::Position;
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::command::CommandHelp;
use super::completion;
use crate::failure::Failure;
use crate::{echo, input, t};

/// Asks for lines.
pub(crate) enum Prompt {
    /// A person at a terminal: history, editing, completion.
    Terminal {
        editor: Box<Editor<Completion, MemHistory>>,
        /// Lines that were pasted together with an earlier one.
        pasted: VecDeque<String>,
    },
    /// A script: lines are echoed in the output, so that it reads like a conversation.
    Script,
}

/// The result of asking for a line.
pub(crate) enum Asked {
    Line(String),
    /// Ctrl-C was pressed: forget the line.
    Interrupted,
    /// No more lines will come.
    End,
}

impl Prompt {
    /// A prompt that suits stdin and stdout, and completes these commands.
    pub(crate) fn new(
        start: Position,
        commands: &'static [CommandHelp],
    ) -> Result<Prompt, Failure> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Ok(Prompt::Script);
        }
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .auto_add_history(true)
            .build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).map_err(failure)?;
        editor.set_helper(Some(Completion {
            position: start,
            commands,
            files: FilenameCompleter::new(),
        }));
        Ok(Prompt::Terminal {
            editor: Box::new(editor),
            pasted: VecDeque::new(),
        })
    }

    /// Asks for a line in a position.
    pub(crate) fn ask(
        &mut self,
        label: &str,
        position: &Position,
        out: &mut dyn Write,
    ) -> Result<Asked, Failure> {
        out.flush()?;
        match self {
            Prompt::Terminal { editor, pasted } => {
                if let Some(line) = pasted.pop_front() {
                    writeln!(out, "{label}{}", echo::text(&line))?;
                    return Ok(Asked::Line(line));
                }
                if let Some(completion) = editor.helper_mut() {
                    completion.position = *position;
                }
                match editor.readline(label) {
                    Ok(lines) => {
                        // A terminal delivers pasted text in one piece.
                        pasted.extend(lines.trim_end().split('\n').map(str::to_owned));
                        Ok(Asked::Line(pasted.pop_front().unwrap_or_default()))
                    }
                    Err(ReadlineError::Interrupted) => Ok(Asked::Interrupted),
                    Err(ReadlineError::Eof) => Ok(Asked::End),
                    Err(error) => Err(failure(error)),
                }
            }
            Prompt::Script => {
                let mut bytes = Vec::new();
                input::read_line(&mut io::stdin().lock(), &mut bytes)?;
                if bytes.is_empty() {
                    return Ok(Asked::End);
                }
                // Invalid UTF-8 is rejected like any other unknown command.
                let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
                writeln!(out, "{label}{}", echo::text(&line))?;
                Ok(Asked::Line(line))
            }
        }
    }
}

fn failure(error: ReadlineError) -> Failure {
    Failure::Io {
        what: t!("error-cannot-read-terminal"),
        error: match error {
            ReadlineError::Io(error) => error,
            other => io::Error::other(other),
        },
    }
}

/// Completes actions, commands and, after `save`, files.
pub(crate) struct Completion {
    position: Position,
    commands: &'static [CommandHelp],
    files: FilenameCompleter,
}

impl Completer for Completion {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        cursor: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = &line[..cursor];
        if completion::after_command(typed, "save").is_some() {
            return self.files.complete_path(line, cursor);
        }
        let (start, candidates) = completion::candidates(typed, &self.position, self.commands);
        let pair = |text: String| Pair {
            display: text.trim_end().to_owned(),
            replacement: text,
        };
        Ok((start, candidates.into_iter().map(pair).collect()))
    }
}

impl Helper for Completion {}
impl Highlighter for Completion {}
impl Validator for Completion {}
impl Hinter for Completion {
    type Hint = String;
}
