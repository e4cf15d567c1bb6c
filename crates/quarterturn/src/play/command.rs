//! Commands at the prompt.

use crate::failure::Pointed;
use crate::input::Moves;
use crate::t;

/// A line typed at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PromptCommand {
    /// An action or a whole turn.
    Play(Moves),
    /// Explain what something would do, or why it is not allowed.
    Why(Moves),
    /// List the legal actions; with a space, only those that involve it.
    Moves(Option<rules::Space>),
    /// Show what the engine would do.
    Hint,
    Undo,
    Board,
    Turns,
    Position,
    Save(String),
    Resign,
    Draw,
    Help,
    Quit,
}

/// A command: its name, its argument, and the key for what it does.
pub(crate) type CommandHelp = (&'static str, &'static str, &'static str);

/// The commands, for help and completion.
pub(super) const COMMANDS: [CommandHelp; 12] = [
    ("moves", "[SPACE]", "terminal-command-moves"),
    ("why", "ACTION", "terminal-command-why"),
    ("hint", "", "terminal-command-hint"),
    ("undo", "", "terminal-command-undo"),
    ("board", "", "terminal-command-board"),
    ("turns", "", "terminal-command-turns"),
    ("position", "", "terminal-command-position"),
    ("save", "FILE", "terminal-command-save"),
    ("draw", "", "terminal-command-draw"),
    ("resign", "", "terminal-command-resign"),
    ("help", "", "terminal-command-help"),
    ("quit", "", "terminal-command-quit"),
];

impl PromptCommand {
    /// Parses a line; `None` if it is blank.
    ///
    /// # Errors
    /// A sentence on what is wrong, ready to be shown.
    pub(super) fn read(line: &str) -> Result<Option<PromptCommand>, String> {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        let alone = |command: PromptCommand| match rest {
            "" => Ok(Some(command)),
            _ => Err(t!("terminal-takes-nothing", word = word)),
        };
        match word {
            "" => Ok(None),
            "hint" => alone(PromptCommand::Hint),
            "undo" => alone(PromptCommand::Undo),
            "board" => alone(PromptCommand::Board),
            "turns" => alone(PromptCommand::Turns),
            "position" => alone(PromptCommand::Position),
            "resign" => alone(PromptCommand::Resign),
            "draw" => alone(PromptCommand::Draw),
            "help" | "?" => alone(PromptCommand::Help),
            "quit" | "exit" => alone(PromptCommand::Quit),
            "why" if rest.is_empty() => Err(t!("terminal-why-needs")),
            "why" => moves(rest).map(|moves| Some(PromptCommand::Why(moves))),
            "save" if rest.is_empty() => Err(t!("terminal-save-needs")),
            "save" => Ok(Some(PromptCommand::Save(rest.to_owned()))),
            "moves" if rest.is_empty() => Ok(Some(PromptCommand::Moves(None))),
            "moves" => match rest.parse() {
                Ok(space) => Ok(Some(PromptCommand::Moves(Some(space)))),
                Err(error) => {
                    Err(Pointed::syntax(&t!("terminal-not-space"), rest, &error).to_string())
                }
            },
            _ if is_a_word(word) => Err(t!("terminal-no-command", word = word)),
            _ => moves(line).map(|moves| Some(PromptCommand::Play(moves))),
        }
    }
}

fn moves(text: &str) -> Result<Moves, String> {
    text.parse::<Moves>().map_err(|pointed| pointed.to_string())
}

/// Whether a command was meant: actions, except `end`, contain more than letters.
pub(crate) fn is_a_word(word: &str) -> bool {
    (3..=20).contains(&word.len()) && word != "end" && word.chars().all(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_that_help_lists_is_read() {
        for (name, takes, _) in COMMANDS {
            let line = match takes {
                "" => name.to_owned(),
                "ACTION" => format!("{name} T@c3ne"),
                "FILE" => format!("{name} my game.pgn"),
                _ => format!("{name} c3"),
            };
            assert!(matches!(PromptCommand::read(&line), Ok(Some(_))), "{line}");
        }
    }

    #[test]
    fn blanks_around_a_line_do_not_matter() {
        let end = PromptCommand::Play(Moves::Action(rules::Action::End));
        assert_eq!(PromptCommand::read("  end \r"), Ok(Some(end)));
        assert_eq!(PromptCommand::read("   "), Ok(None));
        let save = PromptCommand::Save("my game.pgn".to_owned());
        assert_eq!(PromptCommand::read("save  my game.pgn "), Ok(Some(save)));
    }

    #[test]
    fn nonsense_is_answered_with_the_fault() {
        assert!(
            PromptCommand::read("castle")
                .unwrap_err()
                .contains("no command `castle`")
        );
        assert!(
            PromptCommand::read("undo all")
                .unwrap_err()
                .contains("takes nothing")
        );
        assert!(
            PromptCommand::read("why")
                .unwrap_err()
                .contains("needs an action")
        );
        assert!(
            PromptCommand::read("T@c9x")
                .unwrap_err()
                .contains("not an action")
        );
        assert!(
            PromptCommand::read("moves z9")
                .unwrap_err()
                .contains("not a space")
        );
    }
}
