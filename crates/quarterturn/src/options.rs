//! Options that several subcommands share, declared once.

use clap::Args;

/// The random seed.
#[derive(Args, Clone, Copy)]
pub(crate) struct Seed {
    /// Random seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub(crate) seed: u64,
}

/// How the answer is written.
#[derive(Args, Clone, Copy)]
pub(crate) struct Json {
    /// Write one JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}
