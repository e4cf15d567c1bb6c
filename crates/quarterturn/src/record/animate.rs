//! `quarterturn record animate`: a game as an animated picture.

use std::io::{BufWriter, IntoInnerError, Write};
use std::path::{Path, PathBuf};

use animate::{AnimateError, GifEncoder, Size};
use clap::Args;
use draw::{Animation, Frame};
use engine::Stop;
use record::{Game, GameResult};
use rules::{Action, Player};

use super::RecordArgument;
use super::show::numbered;
use crate::draw::png_fault;
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::options::{Flip, PictureLook};
use crate::output::{OutputFile, Overwrite};
use crate::threads::Threads;
use crate::whole_number::whole_number;
use crate::{echo, progress, t};

/// Make an animated picture of a game
///
/// Writes the main line of a game as an animated GIF: every slide, the pieces it turns, and pieces
/// placed and picked up. The last picture is shown longer, with the result.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn record animate game.pgn -o game.gif
  quarterturn record animate games.pgn --game 3 -o third.gif --palette dark
  quarterturn record animate game.pgn -o slow.gif --turn 1500 --width 640
  quarterturn record animate - -o game.gif < game.pgn")]
pub(crate) struct Animate {
    #[command(flatten)]
    records: RecordArgument,

    /// The file to write; its name must end in .gif
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    #[command(flatten)]
    overwrite: Overwrite,

    /// Which game of the file, counted from 1
    #[arg(long, value_name = "N", value_parser = whole_number::<usize>(1..=u64::MAX))]
    game: Option<usize>,

    /// Time for each turn, in milliseconds
    #[arg(long = "turn", value_name = "MS", default_value_t = 900, value_parser = whole_number::<u32>(100..=60_000))]
    turn_millis: u32,

    /// Time for the last picture, in milliseconds
    #[arg(long = "end", value_name = "MS", default_value_t = 4_000, value_parser = whole_number::<u32>(100..=60_000))]
    end_millis: u32,

    /// Width in pixels; the height follows from it
    #[arg(long, value_name = "PIXELS", default_value_t = 480, value_parser = whole_number::<u32>(64..=2048))]
    width: u32,

    #[command(flatten)]
    look: PictureLook,

    #[command(flatten)]
    flip: Flip,

    #[command(flatten)]
    threads: Threads,
}

pub(crate) fn run(arguments: &Animate, _: &mut dyn Write) -> Result<Exit, Failure> {
    let output = &arguments.output;
    if output
        .extension()
        .is_none_or(|extension| !extension.eq_ignore_ascii_case("gif"))
    {
        let fault = t!("error-not-gif", file = echo::path(output));
        return Err(Failure::Misuse(fault));
    }
    arguments.overwrite.check(output)?;
    let game = chosen(arguments)?;
    let animation = animation(&game, arguments)?;
    // Before the file is created, so that a picture that is too large leaves nothing behind.
    let samples = samples(&animation)?;
    let stop = Stop::new();
    let interrupt = Interrupt::listen(&stop)?;
    let file = BufWriter::new(arguments.overwrite.create(output)?);
    let file = encode(&animation, arguments.threads, &samples, file, output, &stop)?;
    if let Some(file) = file {
        file.finish()?;
    }
    Ok(interrupt.or(Exit::Yes))
}

/// The game requested, or the only one.
fn chosen(arguments: &Animate) -> Result<Game, Failure> {
    let mut file = arguments.records.open()?;
    if let Some(number) = arguments.game {
        return numbered(&mut file, number);
    }
    let only = file.next_game()?;
    match (only, file.next_game()?) {
        (Some(game), None) => Ok(game),
        _ => Err(Failure::Misuse(t!(
            "error-several-games",
            file = &file.name
        ))),
    }
}

fn animation(game: &Game, arguments: &Animate) -> Result<Animation, Failure> {
    let tree = game.tree();
    let plies = tree.main_line().filter_map(|id| tree.node(id)?.ply());
    let turns: Vec<Vec<Action>> = plies.map(|ply| ply.actions().to_vec()).collect();
    if turns.is_empty() {
        return Err(Failure::Misuse(t!("error-no-turns")));
    }
    let refused = |_| Failure::Misuse(t!("analysis-record-other"));
    let mut animation = Animation::new(*game.start(), turns).map_err(refused)?;
    animation.turn_millis = arguments.turn_millis;
    animation.end_millis = arguments.end_millis;
    animation.result = match game.result() {
        GameResult::Win(Player::White) => Some("1–0".to_owned()),
        GameResult::Win(Player::Black) => Some("0–1".to_owned()),
        GameResult::Draw => Some("½–½".to_owned()),
        GameResult::Open => None,
    };
    arguments.look.style(&mut animation.style);
    animation.style.width = arguments.width;
    animation.style.bottom = arguments.flip.bottom();
    Ok(animation)
}

/// How many pictures the palette is built from.
const SAMPLES: usize = 6;

/// Some pictures from the whole game.
fn samples(animation: &Animation) -> Result<Vec<Vec<u8>>, Failure> {
    let last = animation.frames().count().saturating_sub(1);
    let wanted: Vec<usize> = (0..SAMPLES).map(|i| last * i / (SAMPLES - 1)).collect();
    let frames = animation.frames().enumerate();
    frames
        .filter(|(number, _)| wanted.contains(number))
        .map(|(_, frame)| rgba(&frame))
        .collect()
}

fn rgba(frame: &Frame) -> Result<Vec<u8>, Failure> {
    let pixels = frame.drawing.rgba();
    pixels.map_err(|error| Failure::Misuse(png_fault(&error)))
}

/// How many pictures are in memory at the same time.
const BATCH: usize = 32;

/// The pixels of pictures, in order.
fn all_rgba(frames: &[Frame], threads: Threads) -> Vec<Result<Vec<u8>, Failure>> {
    type Numbered = (usize, Result<Vec<u8>, Failure>);
    let shares = threads.share(frames.len(), |number, done: &mut Vec<Numbered>| {
        done.push((number, rgba(&frames[number])));
    });
    let mut all: Vec<Numbered> = shares.into_iter().flatten().collect();
    all.sort_unstable_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, pixels)| pixels).collect()
}

/// Writes the pictures, and returns the file unless `stop` is triggered before the last one.
fn encode(
    animation: &Animation,
    threads: Threads,
    samples: &[Vec<u8>],
    file: BufWriter<OutputFile>,
    path: &Path,
    stop: &Stop,
) -> Result<Option<OutputFile>, Failure> {
    let failed = |error| match error {
        AnimateError::Io(error) => Failure::writing(path)(error),
        other => Failure::Misuse(other.to_string()),
    };
    let samples: Vec<&[u8]> = samples.iter().map(Vec::as_slice).collect();
    let mut encoder = GifEncoder::new(file, size(animation)?, &samples).map_err(failed)?;
    let bar = progress::bar(animation.frames().count(), t!("terminal-progress-pictures"));
    let mut frames = animation.frames();
    loop {
        let batch: Vec<Frame> = frames.by_ref().take(BATCH).collect();
        if batch.is_empty() {
            break;
        }
        if stop.is_stopped() {
            bar.finish_and_clear();
            return Ok(None);
        }
        for (frame, pixels) in batch.iter().zip(all_rgba(&batch, threads)) {
            encoder.add(&pixels?, frame.millis).map_err(failed)?;
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let file = encoder.finish().map_err(failed)?;
    let file = file.into_inner().map_err(IntoInnerError::into_error);
    file.map(Some).map_err(Failure::writing(path))
}

fn size(animation: &Animation) -> Result<Size, Failure> {
    let (width, height) = animation.style.pixels();
    match (u16::try_from(width), u16::try_from(height)) {
        (Ok(width), Ok(height)) => Ok(Size { width, height }),
        _ => Err(Failure::Misuse(t!(
            "error-picture-too-large",
            width = width,
            height = height
        ))),
    }
}
