//! `quarterturn record show`.

use std::io::Write;
use std::str::FromStr;

use clap::Args;
use record::{Game, GameResult, Node, NodeId};
use rules::{Player, Position};
use words::Ending;

use super::{File, Source, turns};
use crate::failure::{Answer, Failure};
use crate::language::words;
use crate::screen::{Look, Screen};
use crate::t;

/// Show the games of a record
///
/// Lists tags, turns, comments and variations, and the last position. With --boards, every
/// position of the main line is shown; with --after, only the one after a turn.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn record show game.pgn
  quarterturn record show game.pgn --boards | less -R
  quarterturn record show game.pgn --after 7       after both players' 7th turn
  quarterturn record show game.pgn --after 7w      after White's
  quarterturn record show games.pgn --game 3 --after 0")]
pub(crate) struct Show {
    #[command(flatten)]
    file: File,

    /// Only the N-th game of the file, counted from 1
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Show the board after every turn
    #[arg(long, conflicts_with = "after")]
    boards: bool,

    /// Show only the position after turn N; Nw: after White's turn N, Nb: after Black's; 0: the start
    #[arg(long, value_name = "N")]
    after: Option<After>,

    #[command(flatten)]
    look: Look,
}

/// A moment in a game: after the turn or turns with a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct After {
    number: u32,
    /// Whose turn of that number; `None` for the last.
    player: Option<Player>,
}

impl FromStr for After {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<After, &'static str> {
        let (digits, player) = match text.strip_suffix(['w', 'b']) {
            Some(digits) if text.ends_with('w') => (digits, Some(Player::White)),
            Some(digits) => (digits, Some(Player::Black)),
            None => (text, None),
        };
        let number = digits.parse();
        let number = number.map_err(|_| "expected a number such as 7, 7w or 7b")?;
        Ok(After { number, player })
    }
}

pub(crate) fn run(arguments: &Show, out: &mut dyn Write) -> Result<Answer, Failure> {
    let source = Source::read(&arguments.file.path)?;
    let games = match source.games() {
        Ok(games) => games,
        Err(fault) => return Err(Failure::Refused(source.show(&fault))),
    };
    let screen = arguments.look.screen();
    let chosen = match arguments.game {
        None => 0..games.len(),
        Some(number) => {
            let index = number.checked_sub(1).filter(|index| *index < games.len());
            let index = index.ok_or_else(|| {
                Failure::Misuse(format!(
                    "there is no game {number}: {} has {}",
                    source.name,
                    games.len()
                ))
            })?;
            index..index + 1
        }
    };
    let several = games.len() > 1;
    for index in chosen {
        let game = &games[index];
        if several {
            writeln!(out, "Game {} of {}", index + 1, games.len())?;
        }
        match arguments.after {
            Some(after) => show_after(game, after, screen, out)?,
            None if arguments.boards => show_boards(game, screen, out)?,
            None => show_listing(game, screen, out)?,
        }
        if several {
            writeln!(out)?;
        }
    }
    Ok(Answer::Yes)
}

fn show_after(
    game: &Game,
    after: After,
    screen: Screen,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let tree = game.tree();
    let line = std::iter::once(NodeId::ROOT).chain(tree.main_line());
    let found = line.filter_map(|id| tree.node(id)).filter(|node| {
        let player = after.player.is_none() || node.player() == after.player;
        node.number() == after.number && player
    });
    let Some(node) = found.last() else {
        let last = tree.node(tree.end()).map_or(0, Node::number);
        let whose = after
            .player
            .map_or(String::new(), |player| format!(" of {player}"));
        return Err(Failure::Refused(format!(
            "there is no turn {}{whose}: the last one has the number {last}",
            after.number
        )));
    };
    show_node(node, screen, out)
}

fn show_boards(game: &Game, screen: Screen, out: &mut dyn Write) -> Result<(), Failure> {
    write_tags(game, out)?;
    let tree = game.tree();
    let line = std::iter::once(NodeId::ROOT).chain(tree.main_line());
    for node in line.filter_map(|id| tree.node(id)) {
        writeln!(out)?;
        show_node(node, screen, out)?;
    }
    writeln!(out, "\n{}", result(game))?;
    Ok(())
}

fn show_node(node: &Node, screen: Screen, out: &mut dyn Write) -> Result<(), Failure> {
    let actions = match (node.ply(), node.player()) {
        (Some(ply), Some(player)) => {
            writeln!(out, "{}. {player} {}", node.number(), turns::turn(node))?;
            ply.actions()
        }
        _ => &[],
    };
    for comment in node.comments() {
        writeln!(out, "{{{comment}}}")?;
    }
    write_position(node.position(), actions, screen, out)
}

fn write_position(
    position: &Position,
    last: &[rules::Action],
    screen: Screen,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    screen.write_board(position, last, out)?;
    writeln!(out, "{position}")?;
    Ok(())
}

fn show_listing(game: &Game, screen: Screen, out: &mut dyn Write) -> Result<(), Failure> {
    write_tags(game, out)?;
    writeln!(out)?;
    for row in turns::rows(game.tree()) {
        writeln!(out, "{row}")?;
    }
    writeln!(out, "{}\n", result(game))?;
    let last = game.tree().node(game.tree().end()).and_then(Node::ply);
    let last = last.map_or(&[][..], |ply| ply.actions());
    write_position(game.end(), last, screen, out)
}

fn write_tags(game: &Game, out: &mut dyn Write) -> Result<(), Failure> {
    let setup = game.setup();
    let named = setup.name().map(|name| format!("{name}, {setup}"));
    let setup = named.unwrap_or_else(|| setup.to_string());
    let tags = game.tags().iter();
    let width = tags.map(|(name, _)| name.chars().count()).max();
    let width = width.unwrap_or(0).max("Position".len());
    writeln!(out, "{:width$}  {setup}", "Setup")?;
    if *game.start() != Position::start(game.setup()) {
        writeln!(out, "{:width$}  {}", "Position", game.start())?;
    }
    for (name, value) in game.tags().iter() {
        writeln!(out, "{name:width$}  {value}")?;
    }
    Ok(())
}

/// The result and, where the rules say it, why.
fn result(game: &Game) -> String {
    let result = game.result();
    match (result, game.end().winner()) {
        (GameResult::Win(winner), Some(_)) => {
            format!("{result}  {}", words().ending(Ending::NoAction { winner }))
        }
        (GameResult::Win(Player::White), None) => format!("{result}  {}", t!("play-white-won")),
        (GameResult::Win(Player::Black), None) => format!("{result}  {}", t!("play-black-won")),
        (GameResult::Draw, _) => format!("{result}  {}", t!("play-drawn")),
        (GameResult::Open, _) => format!("{result}  {}", t!("terminal-not-finished")),
    }
}
