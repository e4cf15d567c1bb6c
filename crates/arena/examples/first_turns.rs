//! How the engine does against itself from every first turn of a game: the lines of
//! `truth/matches.tsv`.
//!
//! Symmetric first turns count as one. The engine is deterministic, so the games from a first turn
//! are varied by giving each player slightly different node limits.

use std::io::Write;

use arena::{Opening, play_game};
use clap::Parser;
use engine::{EnginePlayer, Learned, Net, SHIPPED_NETS, Stop};
use rules::{Action, Player, Position, Setup};

/// The engine against itself from every first turn
#[derive(Parser)]
struct Arguments {
    /// The game, by its name
    game: String,

    /// Positions to search for each action
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    nodes: u64,

    /// Games from each first turn
    #[arg(long, value_name = "N", default_value_t = 2)]
    games: u64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let setup: Setup = arguments.game.parse()?;
    let name = setup
        .name()
        .ok_or("give one of the four games by its name")?;
    let read = |(_, bytes): &(_, &[u8])| Net::from_bytes(bytes).ok();
    let learned = Learned::new(SHIPPED_NETS.iter().filter_map(read));
    let mut out = std::io::stdout();
    for first in first_turns(setup) {
        let mut results = [0; 3];
        for game in 0..arguments.games {
            let winner = play(
                setup,
                first,
                [0, 1].map(|seat| {
                    let nodes = varied(arguments.nodes, 2 * game + seat);
                    EnginePlayer::with_nodes_by(learned.clone(), nodes)
                }),
            );
            results[winner.map_or(2, |winner| winner as usize)] += 1;
        }
        let [white, black, drawn] = results;
        let nodes = arguments.nodes;
        writeln!(out, "{name}\t{first}\t{nodes}\t{white}\t{black}\t{drawn}")?;
        out.flush()?;
    }
    Ok(())
}

/// One of each class of symmetric first turns.
fn first_turns(setup: Setup) -> Vec<Action> {
    let start = Position::start(setup);
    let mut known: Vec<Position> = Vec::new();
    let mut turns = Vec::new();
    for action in start.actions() {
        let mut after = start;
        after.play_unchecked(action);
        let after = after.canonical().0;
        if !known.contains(&after) {
            known.push(after);
            turns.push(action);
        }
    }
    turns
}

/// Up to a tenth more than asked for.
fn varied(nodes: u64, number: u64) -> u64 {
    nodes + nodes * (number * 7 % 11) / 100
}

fn play(
    setup: Setup,
    first: Action,
    [mut white, mut black]: [EnginePlayer<Learned>; 2],
) -> Option<Player> {
    let mut opening = Opening::from_position(Position::start(setup));
    opening.turns.push(vec![first]);
    play_game(&opening, &mut [&mut white, &mut black], &Stop::new())?.winner
}
