//! Files that subcommands write.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use clap::Args;

use crate::echo;
use crate::failure::Failure;
use crate::t;

/// Whether an existing file may be replaced.
#[derive(Args, Clone, Copy)]
pub(crate) struct Overwrite {
    /// Overwrite existing files
    #[arg(long)]
    force: bool,
}

impl Overwrite {
    /// Rejects a file that could not be created later, before any work is done for it.
    pub(crate) fn check(self, path: &Path) -> Result<(), Failure> {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder {
            folder.metadata().map_err(Failure::writing(path))?;
        }
        match path.symlink_metadata() {
            Ok(_) if !self.may_write_to(path) => Err(exists(path)),
            _ => Ok(()),
        }
    }

    /// Opens a file for writing. An existing regular file is rejected unless `--force` was given;
    /// devices and pipes can always be written to.
    pub(crate) fn create(self, path: &Path) -> Result<File, Failure> {
        // The system decides whether the file is new, so that no other program can interfere
        // between checking and opening.
        let created = OpenOptions::new().write(true).create_new(true).open(path);
        let opened = match created {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                if !self.may_write_to(path) {
                    return Err(exists(path));
                }
                // Without `create`: a device that has gone must not become a file.
                OpenOptions::new().write(true).truncate(true).open(path)
            }
            created => created,
        };
        opened.map_err(Failure::writing(path))
    }

    /// Writes a whole file, under the same conditions as [`Overwrite::create`].
    pub(crate) fn write(self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let mut file = self.create(path)?;
        file.write_all(bytes).map_err(Failure::writing(path))
    }

    /// Whether something that exists may be written to.
    fn may_write_to(self, path: &Path) -> bool {
        let is_special = path.metadata().is_ok_and(|data| !data.is_file());
        self.force || is_special
    }
}

fn exists(path: &Path) -> Failure {
    Failure::Misuse(t!("error-exists", file = echo::path(path)))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const KEEP: Overwrite = Overwrite { force: false };
    const FORCE: Overwrite = Overwrite { force: true };

    /// A nonexistent file in a folder of its own.
    fn file(test: &str) -> std::path::PathBuf {
        let folder =
            std::env::temp_dir().join(format!("quarterturn-{}-{test}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder.join("file")
    }

    #[test]
    fn a_new_file_is_written_and_an_old_one_only_by_force() {
        let path = file("force");
        KEEP.check(&path).unwrap();
        KEEP.write(&path, b"old and long").unwrap();
        for refused in [KEEP.check(&path), KEEP.write(&path, b"new")] {
            let message = refused.unwrap_err().to_string();
            assert!(
                message.ends_with("already exists; --force overwrites it"),
                "{message}"
            );
        }
        assert_eq!(fs::read(&path).unwrap(), b"old and long");
        FORCE.check(&path).unwrap();
        FORCE.write(&path, b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_not_followed_to_an_old_file_and_a_device_is_written_to() {
        let path = file("links");
        let link = path.with_file_name("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        // The link's target does not exist yet.
        assert!(KEEP.check(&link).is_err() && KEEP.create(&link).is_err());
        fs::write(&path, "old").unwrap();
        assert!(KEEP.check(&link).is_err() && KEEP.create(&link).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"old");
        KEEP.check(Path::new("/dev/null")).unwrap();
        KEEP.write(Path::new("/dev/null"), b"gone").unwrap();
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }
}
