//! The board in the terminal.

mod games;

use draw::{Legend, Style, Terminal};
use games::{positions, setups};
use rules::{Player, Position, Shape};

const STYLES: [Style; 3] = [Style::Shapes, Style::Letters, Style::Ascii];

fn boards(position: &Position) -> Vec<Terminal> {
    let mut boards = Vec::new();
    for style in STYLES {
        for bottom in Player::ALL {
            boards.push(Terminal {
                style,
                bottom,
                ..Terminal::of(position)
            });
        }
    }
    boards
}

/// Some positions of every setup.
fn samples() -> Vec<Position> {
    let mut samples = Vec::new();
    for (seed, setup) in setups().into_iter().enumerate() {
        samples.extend(positions(setup, seed as u64, 60).into_iter().step_by(9));
    }
    samples
}

/// The lines of the board itself, without the names of the ranks.
fn spaces(text: &str, position: &Position) -> String {
    let lines = text
        .lines()
        .take_while(|line| line.trim() != files(position));
    lines
        .map(|line| line.chars().skip(3).collect::<String>())
        .collect()
}

fn files(position: &Position) -> String {
    let size = position.setup().size();
    let names: Vec<String> = (0..size)
        .map(|i| char::from(b'a' + i).to_string())
        .collect();
    names.join("     ")
}

fn count(text: &str, letter: char) -> usize {
    text.chars().filter(|c| *c == letter).count()
}

#[test]
fn all_lines_are_equally_wide() {
    for position in samples() {
        for board in boards(&position) {
            let text = board.to_string();
            let widths: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
            assert!(widths.iter().all(|width| *width == widths[0]), "{text}");
        }
    }
}

#[test]
fn boards_up_to_eleven_spaces_fit_into_eighty_columns() {
    for position in samples() {
        for board in boards(&position) {
            let text = board.to_string();
            assert!(
                text.lines().all(|line| line.chars().count() <= 80),
                "{text}"
            );
        }
    }
}

#[test]
fn every_piece_is_shown_with_kind_and_player() {
    for position in samples() {
        let white = Terminal {
            bottom: Player::White,
            ..Terminal::of(&position)
        };
        for style in [Style::Shapes, Style::Letters] {
            let text = Terminal {
                style,
                ..white.clone()
            }
            .to_string();
            let text = spaces(&text, &position);
            for player in Player::ALL {
                for shape in Shape::ALL {
                    let letter = match player {
                        Player::White => shape.letter(),
                        Player::Black => shape.letter().to_ascii_lowercase(),
                    };
                    let there = position
                        .pieces()
                        .filter(|(_, piece)| piece.player == player && piece.shape == shape)
                        .count();
                    assert_eq!(count(&text, letter), there, "{position}\n{text}");
                }
            }
        }
    }
}

#[test]
fn brackets_tell_active_from_inactive() {
    for position in samples() {
        let active = position
            .pieces()
            .filter(|(_, piece)| piece.is_active())
            .count();
        let inactive = position.pieces().count() - active;
        for style in [Style::Letters, Style::Ascii] {
            let text = Terminal {
                style,
                ..Terminal::of(&position)
            }
            .to_string();
            let text = spaces(&text, &position);
            assert_eq!((count(&text, '<'), count(&text, '[')), (active, inactive));
        }
    }
}

#[test]
fn colour_only_adds_escape_codes() {
    for position in samples() {
        for board in boards(&position) {
            let plain = board.to_string();
            assert!(!plain.contains('\x1b'));
            let coloured = Terminal {
                colour: true,
                ..board
            }
            .to_string();
            assert!(coloured.contains('\x1b'));
            let mut stripped = String::new();
            for part in coloured.split("\x1b[").enumerate() {
                match part {
                    (0, text) => stripped += text,
                    (_, text) => stripped += text.split_once('m').unwrap().1,
                }
            }
            assert_eq!(stripped, plain);
        }
    }
}

#[test]
fn every_coloured_line_resets_the_colour() {
    let position = Position::start(rules::Setup::REGATTA);
    let text = Terminal {
        colour: true,
        ..Terminal::of(&position)
    }
    .to_string();
    for line in text.lines() {
        let code = line.rfind("\x1b[").map(|at| &line[at..]);
        assert!(
            code.is_none_or(|code| code.starts_with("\x1b[0m")),
            "{line:?}"
        );
    }
}

/// Arrows, diamonds and box drawing are wide in some terminals; these never are.
#[test]
fn no_character_has_a_width_that_depends_on_the_terminal() {
    for position in samples() {
        for board in boards(&position) {
            for c in board.to_string().chars() {
                let braille = ('\u{2801}'..='\u{28FF}').contains(&c);
                let ascii = c == '\n' || (' '..='~').contains(&c);
                let narrow = ascii || braille || "▴▸▾◂◸◹◺◿".contains(c);
                assert!(narrow, "{c:?}");
                assert!(ascii || board.style != Style::Ascii, "{c:?}");
            }
        }
    }
}

#[test]
fn the_last_turn_the_bonus_and_the_player_to_move_are_shown() {
    let position: Position = "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3".parse().unwrap();
    for style in STYLES {
        let text = Terminal {
            style,
            last: vec!["b3-e3e".parse().unwrap()],
            legend: Legend {
                players: ["Wit".to_owned(), "Zwart".to_owned()],
                to_move: "aan zet".to_owned(),
            },
            ..Terminal::of(&position)
        }
        .to_string();
        let board = spaces(&text, &position);
        assert_eq!((count(&board, '*'), count(&board, '+')), (1, 1), "{text}");
        assert_eq!(count(&board, 'o'), 1, "{text}");
        assert!(text.contains("> Wit  T9  aan zet"), "{text}");
        assert!(text.contains("  Zwart  T9"), "{text}");
        assert!(text.contains("* b3-e3e"), "{text}");
    }
}

#[test]
fn a_board_in_ascii_looks_like_this() {
    let position: Position = "4u:X2T4/T5R1 4/2t11/T2X12/3l7 b X1T3/T4 - -"
        .parse()
        .unwrap();
    let text = Terminal {
        style: Style::Ascii,
        ..Terminal::of(&position)
    }
    .to_string();
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    assert_eq!(
        lines,
        [
            " 4    .     .     .     .",
            "",
            " 3    .     .   <tne>   .",
            "",
            " 2  [Te]  <X>     .     .",
            "",
            " 1    .     .     .   <lnw>",
            "      a     b     c     d",
            "",
            "> b  T4",
            "  w  X1T3",
        ]
    );
}
