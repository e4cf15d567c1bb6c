//! Setups, positions and actions as text.

use std::{fmt, str};

use super::{Action, Board, KINDS, NAMES, Piece, Pool, Setup, Space, kind};

/// §8: reads the number at the front of a text, giving it and the rest.
pub(super) fn parse_number(text: &str) -> Option<(usize, &str)> {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some((text[..text.len() - rest.len()].parse().ok()?, rest))
}

/// §1: reads the space at the front of a text, giving it and the rest.
pub(super) fn parse_space(text: &str) -> Option<(Space, &str)> {
    let file = text.bytes().next().filter(u8::is_ascii_lowercase)?;
    let (rank, rest) = parse_number(&text[1..])?;
    Some(((usize::from(file - b'a'), rank.checked_sub(1)?), rest))
}

/// §1: writes a space.
pub(super) fn print_space((file, rank): Space) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// §7, §8: reads the pools of both players.
pub(super) fn parse_pools(text: &str) -> [Pool; 2] {
    let (white, black) = text.split_once('/').expect("two pools");
    [white, black].map(|mut rest| {
        let mut pool = [0; 3];
        for letter in KINDS {
            if let Some(count) = rest.strip_prefix(letter) {
                (pool[kind(letter)], rest) = parse_number(count).expect("a count");
            }
        }
        pool
    })
}

/// §7, §8: writes the pools of both players.
pub(super) fn print_pools(pools: &[Pool; 2]) -> String {
    let print = |pool: &Pool| {
        let held = KINDS.iter().filter(|letter| pool[kind(**letter)] > 0);
        let text = held.map(|letter| format!("{letter}{}", pool[kind(*letter)]));
        text.reduce(|a, b| a + &b).unwrap_or("-".to_string())
    };
    format!("{}/{}", print(&pools[0]), print(&pools[1]))
}

/// §7: reads a setup, named or full.
pub(super) fn parse_setup(text: &str) -> Setup {
    let full = match text {
        "tix" => "6u:X8/X8",
        "tixel" => "6u:T10/T10",
        "poka-yoke" => "6u:T10/T10:p2",
        "regatta" => "8b:R21/R21",
        other => other,
    };
    let parts: Vec<&str> = full.split(':').collect();
    let (size, edge) = parse_number(parts[0]).expect("a size");
    let promotions = parts.get(2).and_then(|part| part.strip_prefix('p'));
    let setup = Setup {
        size,
        bounded: edge == "b",
        pools: parse_pools(parts[1]),
        promotions: promotions.map(|count| count.parse().expect("a count")),
        near: parts.last() == Some(&"near"),
    };
    assert_eq!(print_setup(&setup), full, "not a setup");
    setup
}

/// §7: writes a setup in full.
pub(super) fn print_setup(setup: &Setup) -> String {
    let edge = if setup.bounded { 'b' } else { 'u' };
    let pools = print_pools(&setup.pools);
    let promotions = setup.promotions.map(|count| format!(":p{count}"));
    let promotions = promotions.unwrap_or_default();
    let near = if setup.near { ":near" } else { "" };
    format!("{}{edge}:{pools}{promotions}{near}", setup.size)
}

/// §8: reads the pieces on a board.
pub(super) fn parse_board(text: &str, board: &mut Board) {
    for (line, rank) in text.split('/').zip((0..board.setup.size).rev()) {
        let (mut rest, mut file) = (line, 0);
        while !rest.is_empty() {
            if let Some((run, after)) = parse_number(rest) {
                (file, rest) = (file + run, after);
                continue;
            }
            let letter = rest.chars().next().expect("a letter");
            let piece = Piece {
                shape: letter.to_ascii_uppercase(),
                white: letter.is_ascii_uppercase(),
                stance: rest[1..2].parse().expect("a stance"),
            };
            assert!("XTRL".contains(piece.shape), "not a piece: {rest}");
            assert!(piece.stance < 8, "not a stance: {rest}");
            board.set((file, rank), Some(piece));
            (file, rest) = (file + 1, &rest[2..]);
        }
    }
}

/// §8: writes the pieces on a board.
pub(super) fn print_board(board: &Board) -> String {
    let print = |run: &[Option<Piece>]| match run[0] {
        None => run.len().to_string(),
        Some(piece) if piece.white => format!("{}{}", piece.shape, piece.stance),
        Some(piece) => format!("{}{}", piece.shape.to_ascii_lowercase(), piece.stance),
    };
    let mut ranks = Vec::new();
    for rank in board.spaces.chunks(board.setup.size).rev() {
        let runs = rank.chunk_by(|a, b| a.is_none() && b.is_none());
        ranks.push(runs.map(print).collect::<String>());
    }
    ranks.join("/")
}

/// §8: reads the stance at the end of an action, which may be missing.
pub(super) fn parse_stance(name: &str) -> Option<Option<u8>> {
    if name.is_empty() {
        return Some(None);
    }
    let stance = NAMES.iter().position(|known| *known == name)?;
    Some(Some(stance as u8))
}

/// §8: reads an action.
pub(super) fn parse_action(text: &str) -> Option<Action> {
    if text == "end" {
        return Some(Action::End);
    }
    if let Some((letter, rest)) = text.split_once('@') {
        let shape = "XTRL".chars().find(|shape| letter == shape.to_string())?;
        let (to, rest) = parse_space(rest)?;
        let stance = parse_stance(rest)?;
        return Some(Action::Place { shape, to, stance });
    }
    let (at, rest) = parse_space(text)?;
    let (mark, rest) = rest.split_at_checked(1)?;
    match mark {
        "-" => {
            let (to, rest) = parse_space(rest)?;
            let (from, stance) = (at, parse_stance(rest)?);
            Some(Action::Slide { from, to, stance })
        }
        "*" => parse_stance(rest).map(|stance| Action::Activate { at, stance }),
        "~" => parse_stance(rest)?.map(|stance| Action::Pivot { at, stance }),
        "^" => rest.is_empty().then_some(Action::PickUp { at }),
        _ => None,
    }
}

impl str::FromStr for Action {
    type Err = String;

    /// §8: reads an action.
    fn from_str(text: &str) -> Result<Action, String> {
        parse_action(text).ok_or_else(|| format!("not an action: {text}"))
    }
}

impl fmt::Display for Action {
    /// §8: writes an action.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |stance: Option<u8>| stance.map_or("", |stance| NAMES[usize::from(stance)]);
        let space = print_space;
        match *self {
            Action::Place { shape, to, stance } => {
                write!(f, "{shape}@{}{}", space(to), name(stance))
            }
            Action::Slide { from, to, stance } => {
                write!(f, "{}-{}{}", space(from), space(to), name(stance))
            }
            Action::Activate { at, stance } => write!(f, "{}*{}", space(at), name(stance)),
            Action::Pivot { at, stance } => write!(f, "{}~{}", space(at), name(Some(stance))),
            Action::PickUp { at } => write!(f, "{}^", space(at)),
            Action::End => f.write_str("end"),
        }
    }
}
