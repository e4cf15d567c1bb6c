//! The keyboard: every command and its keys, declared once.

use rules::Direction;

use crate::board::desk::PlaceCommand;
use crate::small_sort::sort_by_key;

/// A key's command to the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KeyCommand {
    /// Go to the next space.
    Go(Direction),
    /// Go to the first space of the row.
    RowStart,
    /// Go to the last space of the row.
    RowEnd,
    /// Tap the space.
    Tap,
    /// Turn to the stance offered next, clockwise.
    Clockwise,
    /// Turn to the stance offered next, anticlockwise.
    Anticlockwise,
    /// Turn the piece over, or take another kind.
    Flip,
    /// Take a piece of the pool.
    Pool,
    /// Pick the piece up.
    PickUp,
    /// Take the last step back.
    Undo,
    /// Take all steps back.
    Reset,
    /// Send the turn, ending it early if a bonus is open.
    Send,
    /// Close the wheel, let go, skip the motion.
    Escape,
    /// Show what threatens, or no longer.
    Threats,
    /// Flip the board.
    TurnBoard,
    /// Write a turn.
    Write,
    /// Show the last turn one step earlier.
    Earlier,
    /// Show the last turn one step later.
    Later,
    /// Play the last turn once more, and tell all of it.
    Replay,
    /// Ask the place for something.
    Place(PlaceCommand),
    /// Show this list.
    Help,
}

impl KeyCommand {
    /// What the same key does while the board is not focused: nothing if it concerns the focused
    /// space, and the arrows step through the turns.
    pub fn elsewhere(self) -> Option<KeyCommand> {
        match self {
            KeyCommand::Go(Direction::W) => Some(KeyCommand::Place(PlaceCommand::Previous)),
            KeyCommand::Go(Direction::E) => Some(KeyCommand::Place(PlaceCommand::Next)),
            KeyCommand::Go(_)
            | KeyCommand::RowStart
            | KeyCommand::RowEnd
            | KeyCommand::Tap
            | KeyCommand::Clockwise
            | KeyCommand::Anticlockwise
            | KeyCommand::Flip
            | KeyCommand::PickUp => None,
            other => Some(other),
        }
    }
}

/// A key as the browser names it, and whether Control (or Command) is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// The browser's name; letters in lower case.
    pub name: &'static str,
    /// Whether Control or Command is held.
    pub control: bool,
}

const fn plain(name: &'static str) -> Key {
    Key {
        name,
        control: false,
    }
}

const fn control(name: &'static str) -> Key {
    Key {
        name,
        control: true,
    }
}

/// A line of the list of shortcuts.
#[derive(Clone, Copy, Debug)]
pub struct Shortcut {
    /// The command.
    pub command: KeyCommand,
    /// Its keys; any of them works.
    pub keys: &'static [Key],
    /// The key of the text that describes it; several commands may share one line.
    pub text: &'static str,
}

const fn shortcut(command: KeyCommand, keys: &'static [Key], text: &'static str) -> Shortcut {
    Shortcut {
        command,
        keys,
        text,
    }
}

/// Every shortcut, in the order in which they are listed.
pub const SHORTCUTS: &[Shortcut] = &[
    shortcut(
        KeyCommand::Go(Direction::N),
        &[plain("ArrowUp")],
        "board-key-go",
    ),
    shortcut(
        KeyCommand::Go(Direction::S),
        &[plain("ArrowDown")],
        "board-key-go",
    ),
    shortcut(
        KeyCommand::Go(Direction::W),
        &[plain("ArrowLeft")],
        "board-key-go",
    ),
    shortcut(
        KeyCommand::Go(Direction::E),
        &[plain("ArrowRight")],
        "board-key-go",
    ),
    shortcut(KeyCommand::RowStart, &[plain("Home")], "board-key-row"),
    shortcut(KeyCommand::RowEnd, &[plain("End")], "board-key-row"),
    shortcut(
        KeyCommand::Tap,
        &[plain("Enter"), plain(" ")],
        "board-key-tap",
    ),
    shortcut(
        KeyCommand::Anticlockwise,
        &[plain("q"), plain(",")],
        "board-key-rotate",
    ),
    shortcut(
        KeyCommand::Clockwise,
        &[plain("e"), plain(".")],
        "board-key-rotate",
    ),
    shortcut(KeyCommand::Flip, &[plain("f")], "board-key-flip"),
    shortcut(KeyCommand::Pool, &[plain("p")], "board-key-pool"),
    shortcut(
        KeyCommand::PickUp,
        &[plain("x"), plain("Delete")],
        "board-key-pick-up",
    ),
    shortcut(
        KeyCommand::Undo,
        &[plain("u"), plain("Backspace"), control("z")],
        "board-key-undo",
    ),
    shortcut(KeyCommand::Reset, &[plain("r")], "board-key-reset"),
    shortcut(
        KeyCommand::Send,
        &[plain("s"), control("Enter")],
        "board-key-send",
    ),
    shortcut(KeyCommand::Escape, &[plain("Escape")], "board-key-escape"),
    shortcut(KeyCommand::Threats, &[plain("t")], "board-key-threats"),
    shortcut(KeyCommand::TurnBoard, &[plain("b")], "board-key-turn-board"),
    shortcut(KeyCommand::Earlier, &[plain("[")], "board-key-replay"),
    shortcut(KeyCommand::Later, &[plain("]")], "board-key-replay"),
    shortcut(KeyCommand::Replay, &[plain("l")], "board-key-last"),
    shortcut(KeyCommand::Write, &[plain("/")], "board-key-write"),
    shortcut(
        KeyCommand::Place(PlaceCommand::Hint),
        &[plain("h")],
        "board-key-hint",
    ),
    shortcut(
        KeyCommand::Place(PlaceCommand::TakeBack),
        &[plain("z")],
        "board-key-take-back",
    ),
    shortcut(
        KeyCommand::Place(PlaceCommand::Previous),
        &[plain("PageUp")],
        "board-key-turns",
    ),
    shortcut(
        KeyCommand::Place(PlaceCommand::Next),
        &[plain("PageDown")],
        "board-key-turns",
    ),
    shortcut(
        KeyCommand::Place(PlaceCommand::Clock),
        &[plain("c")],
        "board-key-clock",
    ),
    shortcut(KeyCommand::Help, &[plain("?")], "board-key-help"),
];

/// The command of a key. `alt` combinations belong to the browser.
pub fn command(name: &str, held: Modifiers) -> Option<KeyCommand> {
    if held.alt {
        return None;
    }
    let name = if name.chars().count() == 1 {
        name.to_lowercase()
    } else {
        name.to_owned()
    };
    SHORTCUTS
        .iter()
        .find(|shortcut| {
            let same = |key: &Key| key.name == name && key.control == held.control;
            shortcut.keys.iter().any(same)
        })
        .map(|shortcut| shortcut.command)
}

/// The keys held down with another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Modifiers {
    /// Control or Command.
    pub control: bool,
    /// Alt.
    pub alt: bool,
}

/// The lines of the list: a text and all its keys. Only supported commands are listed.
pub fn lines(works: impl Fn(KeyCommand) -> bool) -> Vec<(&'static str, Vec<Key>)> {
    let mut lines: Vec<(&'static str, Vec<Key>)> = Vec::new();
    let rank = |key: &Key| {
        let of = |shortcut: &Shortcut| shortcut.keys.iter().position(|other| other == key);
        SHORTCUTS.iter().find_map(of)
    };
    for shortcut in SHORTCUTS.iter().filter(|listed| works(listed.command)) {
        match lines.last_mut().filter(|(text, _)| *text == shortcut.text) {
            Some((_, keys)) => keys.extend(shortcut.keys),
            None => lines.push((shortcut.text, shortcut.keys.to_vec())),
        }
    }
    // The first keys of all commands in a line come first, so that pairs stay together.
    for (_, keys) in &mut lines {
        sort_by_key(keys, rank);
    }
    lines
}

/// A key's label as on keyboards.
pub fn written(key: Key) -> String {
    let name = match key.name {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Enter" => "⏎",
        " " => "␣",
        "Escape" => "Esc",
        "Backspace" => "⌫",
        "Delete" => "Del",
        "PageUp" => "PgUp",
        "PageDown" => "PgDn",
        other => other,
    };
    if key.control {
        format!("Ctrl {name}")
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Modifiers = Modifiers {
        control: false,
        alt: false,
    };

    #[test]
    fn every_key_asks_for_one_thing_only() {
        for (i, a) in SHORTCUTS.iter().enumerate() {
            for b in &SHORTCUTS[i + 1..] {
                assert_ne!(a.command, b.command);
                for key in a.keys {
                    assert!(!b.keys.contains(key), "{key:?}");
                }
            }
            for key in a.keys {
                let held = Modifiers {
                    control: key.control,
                    alt: false,
                };
                assert_eq!(command(key.name, held), Some(a.command));
                let alt = Modifiers { alt: true, ..held };
                assert_eq!(command(key.name, alt), None, "alt keys are the browser's");
            }
        }
    }

    #[test]
    fn away_from_the_board_no_key_is_about_a_space() {
        let there = |name| command(name, NONE).and_then(KeyCommand::elsewhere);
        let turns = |turns| Some(KeyCommand::Place(turns));
        assert_eq!(there("ArrowLeft"), turns(PlaceCommand::Previous));
        assert_eq!(there("ArrowRight"), turns(PlaceCommand::Next));
        for name in ["ArrowUp", "ArrowDown", "Home", "Enter", " ", "x", "e", "f"] {
            assert_eq!(there(name), None, "{name}");
        }
        for name in ["?", "h", "t", "z", "u", "s", "p", "Escape", "PageUp"] {
            assert_eq!(there(name), command(name, NONE), "{name}");
        }
    }

    #[test]
    fn capital_letters_ask_for_the_same() {
        assert_eq!(command("U", NONE), Some(KeyCommand::Undo));
        assert_eq!(
            command(
                "Z",
                Modifiers {
                    control: true,
                    ..NONE
                }
            ),
            Some(KeyCommand::Undo)
        );
        let take_back = KeyCommand::Place(PlaceCommand::TakeBack);
        assert_eq!(command("z", NONE), Some(take_back));
        assert_eq!(
            command("Tab", NONE),
            None,
            "leaving the board is always possible"
        );
    }

    #[test]
    fn every_line_of_the_list_is_said_in_every_language() {
        for language in words::Language::ALL {
            let words = words::Words::of(language);
            assert!(
                lines(|_| true).iter().all(|(text, _)| words.knows(text)),
                "{language:?}"
            );
        }
    }

    #[test]
    fn only_what_works_here_is_listed() {
        let listed = |known: &[PlaceCommand]| {
            let works = |command| match command {
                KeyCommand::Place(command) => known.contains(&command),
                _ => true,
            };
            let texts: Vec<&str> = lines(works).into_iter().map(|(text, _)| text).collect();
            texts
        };
        let nothing = listed(&[]);
        let turns = listed(&[PlaceCommand::Previous, PlaceCommand::Next]);
        assert!(!nothing.contains(&"board-key-turns") && turns.contains(&"board-key-turns"));
        assert!(!turns.contains(&"board-key-hint"));
        assert_eq!(turns.len(), nothing.len() + 1);
    }

    #[test]
    fn keys_that_belong_together_share_a_line() {
        let lines = lines(|_| true);
        assert_eq!(lines[0].0, "board-key-go");
        assert_eq!(lines[0].1.len(), 4);
        let mut texts: Vec<&str> = lines.iter().map(|(text, _)| *text).collect();
        texts.sort_unstable();
        let all = texts.len();
        texts.dedup();
        assert_eq!(texts.len(), all, "a line is not torn apart");
        assert!(
            lines
                .iter()
                .flat_map(|(_, keys)| keys)
                .all(|key| !written(*key).is_empty())
        );
    }
}
