//! `quarterturn draw`: a position as a picture or in the terminal.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use draw::{Arrow, Drawing, Mark, Meaning, PngError};
use rules::{Action, Position, Space};

use crate::echo;
use crate::failure::{Exit, Failure, Pointed};
use crate::input::{self, Moves};
use crate::language::words;
use crate::options::{PictureLook, PositionArgument};
use crate::output::Overwrite;
use crate::terminal_board::BoardOptions;
use crate::whole_number::whole_number;
use crate::{apply, t};

/// Draw a position
///
/// Without -o, the board is drawn in the terminal. With -o, it is written to a file: as SVG if the
/// name ends in .svg, as PNG if it ends in .png.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  quarterturn draw regatta
  P='tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -'
  quarterturn draw \"$P\" --flip --style letters
  quarterturn draw \"$P\" -o position.svg
  quarterturn draw \"$P\" -o position.png --palette dark --width 800
  quarterturn draw \"$P\" -o marks.svg --mark c3:warning --arrow a3-f3
  quarterturn draw \"$P\" -o slide.svg --foresee a3-f3ne
  quarterturn draw \"$P\" -o slides.svg --landings a3")]
pub(crate) struct Draw {
    #[command(flatten)]
    position: PositionArgument,

    /// The file to write; `-` writes SVG to stdout
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    overwrite: Overwrite,

    /// Mark the action or turn that led to the position
    #[arg(long, value_name = "ACTION|TURN")]
    last: Option<String>,

    /// Show what a legal action would do
    #[arg(
        long,
        value_name = "ACTION",
        requires = "output",
        conflicts_with = "landings"
    )]
    foresee: Option<String>,

    /// Show where the piece on a space can slide to, and what would happen there
    #[arg(long, value_name = "SPACE", requires = "output", value_parser = parse_space)]
    landings: Option<Space>,

    #[command(flatten)]
    picture: Picture,

    #[command(flatten)]
    board: BoardOptions,
}

/// Options for pictures only.
#[derive(Args)]
#[command(next_help_heading = "Pictures")]
struct Picture {
    #[command(flatten)]
    look: PictureLook,

    /// Width in pixels; the height follows from it
    #[arg(long, value_name = "PIXELS", requires = "output", value_parser = whole_number::<u32>(16..=8192))]
    width: Option<u32>,

    /// Leave out the background
    #[arg(long, requires = "output")]
    transparent: bool,

    /// Mark a space; MARK is chosen (the default), stays-active, sacrifice, clockwise, anticlockwise,
    /// refused, warning, or a number: of the opponent's pieces turned, or with a minus of own ones
    #[arg(long = "mark", value_name = "SPACE[:MARK]", requires = "output")]
    marks: Vec<Marked>,

    /// Draw an arrow from space to space, such as a3-c5; dashed with :threat
    #[arg(long = "arrow", value_name = "FROM-TO[:threat]", requires = "output")]
    arrows: Vec<Pointing>,
}

/// A space and its mark.
#[derive(Clone, Copy)]
struct Marked(Space, Mark);

impl FromStr for Marked {
    type Err = String;

    fn from_str(text: &str) -> Result<Marked, String> {
        let (space, name) = text.split_once(':').unwrap_or((text, Mark::Chosen.name()));
        let space = parse_space(space)?;
        if let Ok(number) = name.parse() {
            return Ok(Marked(space, Mark::Turns(number)));
        }
        let number = name.strip_prefix('-').map(str::parse);
        if let Some(Ok(number)) = number {
            return Ok(Marked(space, Mark::TurnsOwn(number)));
        }
        let counts = |mark: &Mark| matches!(mark, Mark::Turns(_) | Mark::TurnsOwn(_));
        let found = Mark::ALL
            .into_iter()
            .find(|mark| mark.name() == name && !counts(mark));
        match found {
            Some(mark) => Ok(Marked(space, mark)),
            None => Err(t!("error-no-mark", name = echo::text(name))),
        }
    }
}

/// An arrow.
#[derive(Clone, Copy)]
struct Pointing(Arrow);

impl FromStr for Pointing {
    type Err = String;

    fn from_str(text: &str) -> Result<Pointing, String> {
        let (spaces, meaning) = match text.split_once(':') {
            None => (text, Meaning::Plan),
            Some((spaces, "threat")) => (spaces, Meaning::Threat),
            Some((_, other)) => return Err(t!("error-no-meaning", found = echo::text(other))),
        };
        // An arrow is written like a slide without a stance, and its faults are counted like one's.
        let slide: Result<Action, _> = spaces.parse();
        match slide {
            Ok(Action::Slide {
                from,
                to,
                stance: None,
            }) => Ok(Pointing(Arrow { from, to, meaning })),
            Err(error) if spaces.contains('-') => Err(words().parse_error(text, error)),
            _ => Err(t!("error-two-spaces")),
        }
    }
}

fn parse_space(text: &str) -> Result<Space, String> {
    text.parse()
        .map_err(|error: rules::ParseError| words().parse_error(text, error))
}

pub(crate) fn run(arguments: &Draw, out: &mut dyn Write) -> Result<Exit, Failure> {
    let position = arguments.position.read()?;
    let last: Option<Moves> = arguments.last.as_deref().map(str::parse).transpose()?;
    let last = last.as_ref().map_or(&[][..], Moves::actions);
    arguments.check_spaces(&position, last)?;
    let Some(file) = &arguments.output else {
        arguments.board.writer().write_board(&position, last, out)?;
        return Ok(Exit::Yes);
    };
    let mut drawing = match (&arguments.foresee, arguments.landings) {
        (Some(action), _) => preview(&position, action)?,
        (None, Some(space)) => Drawing::landings(&position, space),
        (None, None) => Drawing::of(&position),
    };
    drawing.bottom = arguments.board.bottom();
    drawing.last = last.to_vec();
    drawing.title = Some(words().title(&position));
    drawing.description = Some(words().describe(&position));
    arguments.picture.style(&mut drawing);
    write_picture(&drawing, file, arguments.overwrite, out)?;
    Ok(Exit::Yes)
}

impl Draw {
    /// Refuses spaces that the board does not have.
    fn check_spaces(&self, position: &Position, last: &[Action]) -> Result<(), Failure> {
        let size = position.setup().size();
        let marks = self.picture.marks.iter().map(|mark| mark.0);
        let arrows = self.picture.arrows.iter();
        let arrows = arrows.flat_map(|arrow| [arrow.0.from, arrow.0.to]);
        let last = last.iter().flat_map(|action| spaces_of(*action));
        let mut all = marks.chain(arrows).chain(self.landings).chain(last);
        match all.find(|space| space.file() >= size || space.rank() >= size) {
            None => Ok(()),
            Some(space) => Err(Failure::Misuse(t!(
                "error-off-board",
                space = space,
                size = size
            ))),
        }
    }
}

/// The spaces that an action names.
fn spaces_of(action: Action) -> Vec<Space> {
    match action {
        Action::Place { to, .. } => vec![to],
        Action::Slide { from, to, .. } => vec![from, to],
        Action::Activate { at, .. } | Action::Pivot { at, .. } | Action::PickUp { at } => vec![at],
        Action::End => Vec::new(),
    }
}

fn preview(position: &Position, action: &str) -> Result<Drawing, Failure> {
    let action: Action = action
        .parse()
        .map_err(|error| Pointed::syntax(&t!("terminal-not-action"), action, &error))?;
    Drawing::preview(position, action)
        .map_err(|reason| Failure::Refused(apply::refusal(action, reason)))
}

impl Picture {
    fn style(&self, drawing: &mut Drawing) {
        self.look.style(drawing);
        drawing.table = !self.transparent;
        drawing.width = self.width.unwrap_or(drawing.width);
        drawing
            .marks
            .extend(self.marks.iter().map(|mark| (mark.0, mark.1)));
        drawing
            .arrows
            .extend(self.arrows.iter().map(|arrow| arrow.0));
    }
}

/// Why a picture could not be made.
pub(crate) fn png_fault(error: &PngError) -> String {
    match error {
        PngError::TooLarge { width, height } => {
            t!("error-picture-too-large", width = *width, height = *height)
        }
        other => other.to_string(),
    }
}

fn write_picture(
    drawing: &Drawing,
    file: &Path,
    overwrite: Overwrite,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    if file == Path::new(input::STDIN) {
        out.write_all(drawing.svg().as_bytes())?;
        return Ok(());
    }
    let extension = file.extension().and_then(OsStr::to_str);
    let bytes = match extension.map(str::to_lowercase).as_deref() {
        Some("svg") => drawing.svg().into_bytes(),
        Some("png") => drawing
            .png()
            .map_err(|error| Failure::Misuse(png_fault(&error)))?,
        _ => {
            let fault = t!("error-neither-svg-nor-png", file = echo::path(file));
            return Err(Failure::Misuse(fault));
        }
    };
    overwrite.write(file, &bytes)
}
