//! Options and arguments that several subcommands share, declared once.

use std::hash::{BuildHasher, RandomState};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use draw::{Drawing, Palette};
use motifs::Motif;
use puzzles::{Day, NotADay};
use rules::{Player, Position, Setup};

use crate::failure::Failure;
use crate::whole_number::whole_number;
use crate::{available_memory, input, progress, t};

/// The position a subcommand is about.
#[derive(Args)]
pub(crate) struct PositionArgument {
    /// A setup or a position; `-` reads it from standard input
    #[arg(value_name = "POSITION")]
    position: String,
}

impl PositionArgument {
    /// The position, parsed and checked.
    pub(crate) fn read(&self) -> Result<Position, Failure> {
        input::position(&self.position)
    }
}

/// The setup a subcommand is about.
#[derive(Args)]
pub(crate) struct SetupArgument {
    /// A setup, by name or written out; `-` reads it from standard input
    #[arg(value_name = "SETUP")]
    setup: String,
}

impl SetupArgument {
    /// The setup, parsed and checked.
    pub(crate) fn read(&self) -> Result<Setup, Failure> {
        input::setup(&self.setup)
    }
}

/// The random seed.
#[derive(Args, Clone, Copy)]
pub(crate) struct Seed {
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole_number::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
}

/// The random seed of what should differ every time.
#[derive(Args, Clone, Copy)]
pub(crate) struct OptionalSeed {
    /// Random seed; different every time if not given
    #[arg(long, value_name = "S", value_parser = whole_number::<u64>(0..=u64::MAX))]
    seed: Option<u64>,
}

impl OptionalSeed {
    /// The seed given, or a new one.
    pub(crate) fn or_new(self) -> u64 {
        self.seed.unwrap_or_else(|| RandomState::new().hash_one(()))
    }
}

/// Which way up a board is shown.
#[derive(Args, Clone, Copy)]
pub(crate) struct Flip {
    /// Put Black at the bottom
    #[arg(long)]
    flip: bool,
}

impl Flip {
    /// Who is at the bottom.
    pub(crate) fn bottom(self) -> Player {
        if self.flip {
            Player::Black
        } else {
            Player::White
        }
    }
}

/// The look of pictures, still and animated.
#[derive(Args, Clone, Copy)]
pub(crate) struct PictureLook {
    /// Colours
    #[arg(long, value_enum, value_name = "NAME", default_value_t = PaletteName::Light, requires = "output")]
    palette: PaletteName,

    /// Leave out the coordinates
    #[arg(long, requires = "output")]
    no_coordinates: bool,

    /// Leave out the pools
    #[arg(long, requires = "output")]
    no_pools: bool,
}

impl PictureLook {
    /// Gives this look to a picture.
    pub(crate) fn style(self, drawing: &mut Drawing) {
        drawing.palette = match self.palette {
            PaletteName::Light => Palette::LIGHT,
            PaletteName::Dark => Palette::DARK,
            PaletteName::Print => Palette::PRINT,
        };
        drawing.coordinates = !self.no_coordinates;
        drawing.pools = !self.no_pools;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PaletteName {
    Light,
    Dark,
    Print,
}

/// Parses the name of a motif; help and errors list all of them.
pub(crate) fn motif() -> impl TypedValueParser<Value = Motif> {
    PossibleValuesParser::new(Motif::ALL.map(Motif::name)).try_map(|name| name.parse::<Motif>())
}

/// Parses a day.
pub(crate) fn day(text: &str) -> Result<Day, String> {
    text.parse().map_err(|_: NotADay| t!("error-not-a-day"))
}

/// The format of the output.
#[derive(Args, Clone, Copy)]
pub(crate) struct Json {
    /// Write one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

/// The size of the transposition table.
#[derive(Args, Clone, Copy)]
pub(crate) struct TableSize {
    /// Memory for positions already searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = whole_number::<u64>(1..=65_536))]
    hash: u64,
}

impl TableSize {
    /// The size in bytes, halved until there is enough memory; stderr says so.
    pub(crate) fn affordable(self) -> u64 {
        let mut size = self.hash;
        while size > 1 && !available_memory::has_room_for(size << 20, 0) {
            size /= 2;
        }
        if size < self.hash {
            let (wanted, used) = (self.hash, size);
            progress::note(&t!("terminal-table-smaller", wanted = wanted, used = used));
        }
        size << 20
    }
}
