//! `quarterturn record show`.

use std::io::Write;
use std::str::FromStr;

use clap::Args;
use record::{Game, GameResult, Node, NodeId};
use rules::{Player, Position};
use words::{Ending, player_name};

use super::{RecordArgument, RecordFile, turns};
use crate::echo;
use crate::failure::{Exit, Failure};
use crate::language::words;
use crate::t;
use crate::terminal_board::{BoardOptions, BoardWriter};
use crate::whole_number::whole_number;

/// Show the games of a record
///
/// Lists tags, turns, comments and variations, then the last position. With --boards, shows every
/// position of the main line; with --after, only the position after one turn.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn record show game.pgn
  quarterturn record show game.pgn --boards | less -R
  quarterturn record show game.pgn --after 7       after turn 7 of both players
  quarterturn record show game.pgn --after 7w      after White's
  quarterturn record show games.pgn --game 3 --after 0")]
pub(crate) struct Show {
    #[command(flatten)]
    records: RecordArgument,

    /// Show only the Nth game of the file, counted from 1
    #[arg(long, value_name = "N", value_parser = whole_number::<usize>(1..=u64::MAX))]
    game: Option<usize>,

    /// Show the board after every turn
    #[arg(long, conflicts_with = "after")]
    boards: bool,

    /// Show only the position after turn N (Nw: White's, Nb: Black's, 0: the start)
    #[arg(long, value_name = "N")]
    after: Option<After>,

    #[command(flatten)]
    board: BoardOptions,
}

/// A moment in a game: after the turn or turns with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct After {
    number: u32,
    /// Whose turn with that number; `None` for the last.
    player: Option<Player>,
}

impl FromStr for After {
    type Err = String;

    fn from_str(text: &str) -> Result<After, String> {
        let (digits, player) = match text.strip_suffix(['w', 'b']) {
            Some(digits) if text.ends_with('w') => (digits, Some(Player::White)),
            Some(digits) => (digits, Some(Player::Black)),
            None => (text, None),
        };
        let number = digits.parse();
        let number = number.map_err(|_| t!("error-after"))?;
        Ok(After { number, player })
    }
}

pub(crate) fn run(arguments: &Show, out: &mut dyn Write) -> Result<Exit, Failure> {
    let mut file = arguments.records.open()?;
    if let Some(number) = arguments.game {
        let game = numbered(&mut file, number)?;
        show(&game, arguments, out)?;
        return Ok(Exit::Yes);
    }
    // A single game has no heading, so the next one is read before the first is shown.
    let mut ahead = file.next_game()?;
    let mut heading = None;
    while let Some(game) = ahead {
        let next = file.next_game();
        if heading.is_none() && matches!(next, Ok(Some(_)) | Err(_)) {
            heading = Some(1);
        }
        if let Some(number) = heading {
            writeln!(out, "{}", t!("terminal-record-game", number = number))?;
        }
        show(&game, arguments, out)?;
        if let Some(number) = &mut heading {
            writeln!(out)?;
            *number += 1;
        }
        ahead = next?;
    }
    Ok(Exit::Yes)
}

/// The game with a number, counted from 1.
pub(super) fn numbered(file: &mut RecordFile, number: usize) -> Result<Game, Failure> {
    while let Some(game) = file.next_game()? {
        if file.count == number {
            return Ok(game);
        }
    }
    let games = t!("terminal-record-games", count = file.count);
    Err(Failure::Misuse(t!(
        "error-no-such-game",
        number = number,
        file = &file.name,
        games = games
    )))
}

fn show(game: &Game, arguments: &Show, out: &mut dyn Write) -> Result<(), Failure> {
    let board = arguments.board.writer();
    match arguments.after {
        Some(after) => show_after(game, after, board, out),
        None if arguments.boards => show_boards(game, board, out),
        None => show_turns(game, board, out),
    }
}

fn show_after(
    game: &Game,
    after: After,
    board: BoardWriter,
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
        return Err(Failure::Refused(t!(
            "error-no-such-turn",
            player = after.player.map_or("any", player_name),
            number = after.number,
            last = last
        )));
    };
    show_node(node, board, out)
}

fn show_boards(game: &Game, board: BoardWriter, out: &mut dyn Write) -> Result<(), Failure> {
    write_tags(game, out)?;
    let tree = game.tree();
    let line = std::iter::once(NodeId::ROOT).chain(tree.main_line());
    for node in line.filter_map(|id| tree.node(id)) {
        writeln!(out)?;
        show_node(node, board, out)?;
    }
    writeln!(out, "\n{}", result(game))?;
    Ok(())
}

fn show_node(node: &Node, board: BoardWriter, out: &mut dyn Write) -> Result<(), Failure> {
    let actions = match (node.ply(), node.player()) {
        (Some(ply), Some(player)) => {
            let player = words().player(player);
            writeln!(out, "{}. {player} {}", node.number(), turns::turn(node))?;
            ply.actions()
        }
        _ => &[],
    };
    for comment in node.comments() {
        writeln!(out, "{{{}}}", echo::whole(comment.as_str()))?;
    }
    write_position(node.position(), actions, board, out)
}

fn write_position(
    position: &Position,
    last: &[rules::Action],
    board: BoardWriter,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    board.write_board(position, last, out)?;
    writeln!(out, "{position}")?;
    Ok(())
}

fn show_turns(game: &Game, board: BoardWriter, out: &mut dyn Write) -> Result<(), Failure> {
    write_tags(game, out)?;
    writeln!(out)?;
    for row in turns::rows(game.tree()) {
        writeln!(out, "{row}")?;
    }
    writeln!(out, "{}\n", result(game))?;
    let last = game.tree().node(game.tree().end()).and_then(Node::ply);
    let last = last.map_or(&[][..], |ply| ply.actions());
    write_position(game.end(), last, board, out)
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
        writeln!(out, "{name:width$}  {}", echo::whole(value))?;
    }
    Ok(())
}

/// The result and, if the rules decided it, why.
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
