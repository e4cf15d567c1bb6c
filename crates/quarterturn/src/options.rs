//! Options and arguments that several subcommands share, declared once.

use clap::Args;
use rules::Position;

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

/// The random seed.
#[derive(Args, Clone, Copy)]
pub(crate) struct Seed {
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = whole_number::<u64>(0..=u64::MAX))]
    pub(crate) seed: u64,
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
