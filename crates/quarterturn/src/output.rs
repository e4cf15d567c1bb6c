//! Files that subcommands write.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use clap::Args;

use crate::failure::Failure;

/// Whether a file that exists already may be replaced.
#[derive(Args, Clone, Copy)]
pub(crate) struct Overwrite {
    /// Overwrite a file that exists already
    #[arg(long)]
    force: bool,
}

impl Overwrite {
    /// Opens a file for writing. An existing regular file is refused unless `--force` was given;
    /// devices and pipes can always be written to.
    pub(crate) fn create(self, path: &Path) -> Result<File, Failure> {
        let replaces = path.metadata().is_ok_and(|data| data.is_file());
        let mut options = OpenOptions::new();
        options.write(true);
        if replaces && !self.force {
            return Err(Failure::Misuse(format!(
                "{} exists already; --force overwrites it",
                path.display()
            )));
        }
        if path.exists() {
            options.truncate(true);
        } else {
            options.create_new(true);
        }
        options.open(path).map_err(Failure::file("write", path))
    }

    /// Writes a whole file, under the same conditions as [`Overwrite::create`].
    pub(crate) fn write(self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let mut file = self.create(path)?;
        io::Write::write_all(&mut file, bytes).map_err(Failure::file("write", path))
    }
}
