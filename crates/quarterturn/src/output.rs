//! Files that subcommands write.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use clap::Args;
use tempfile::NamedTempFile;

use crate::echo;
use crate::failure::Failure;
use crate::input;
use crate::t;

/// Whether an existing file may be replaced.
#[derive(Args, Clone, Copy)]
pub(crate) struct Overwrite {
    /// Overwrite existing files
    #[arg(long)]
    force: bool,
}

impl Overwrite {
    /// With or without `--force`.
    pub(crate) fn new(force: bool) -> Overwrite {
        Overwrite { force }
    }

    /// Rejects a file that could not be created later, before any work is done for it.
    pub(crate) fn check(self, path: &Path) -> Result<(), Failure> {
        if path == Path::new(input::STDIN) {
            return Err(Failure::Misuse(t!("error-output-stdout")));
        }
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
    pub(crate) fn create(self, path: &Path) -> Result<OutputFile, Failure> {
        self.check(path)?;
        let writing = || Failure::writing(path);
        let known = path.metadata().ok();
        if known.as_ref().is_some_and(|data| !data.is_file()) {
            // Without `create`: a device that has disappeared must not become a file.
            let file = OpenOptions::new().write(true).open(path);
            return Ok(OutputFile {
                path: path.to_owned(),
                to: Destination::Special(file.map_err(writing())?),
                overwrite: self,
            });
        }
        // A symlink stays a symlink: its target is replaced.
        let path = match known {
            Some(_) => path.canonicalize().map_err(writing())?,
            None => path.to_owned(),
        };
        let file = unfinished(&path).map_err(writing())?;
        if let Some(known) = known {
            let same = file.as_file().set_permissions(known.permissions());
            same.map_err(writing())?;
        }
        UNFINISHED.lock().push(file.path().to_owned());
        Ok(OutputFile {
            path,
            to: Destination::Beside(file),
            overwrite: self,
        })
    }

    /// Writes a whole file, under the same conditions as [`Overwrite::create`].
    pub(crate) fn write(self, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let mut file = self.create(path)?;
        file.write_all(bytes).map_err(Failure::writing(path))?;
        file.finish()
    }

    /// Whether something that exists may be written to.
    fn may_write_to(self, path: &Path) -> bool {
        let is_special = path.metadata().is_ok_and(|data| !data.is_file());
        self.force || is_special
    }
}

/// A file being written. It lies beside its path under another name until it is finished, so that
/// an interrupted run or a full disk neither destroys an old file nor leaves half a new one.
pub(crate) struct OutputFile {
    path: PathBuf,
    to: Destination,
    overwrite: Overwrite,
}

enum Destination {
    Beside(NamedTempFile),
    /// A device or a pipe.
    Special(File),
}

impl OutputFile {
    /// Moves the file to its path.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.flush().map_err(Failure::writing(&self.path))?;
        let Destination::Beside(file) = self.to else {
            return Ok(());
        };
        UNFINISHED.lock().retain(|path| path != file.path());
        let moved = match self.overwrite.force {
            true => file.persist(&self.path),
            // Checked by the system atomically, so that no other program can interfere.
            false => file.persist_noclobber(&self.path),
        };
        match moved {
            Ok(_) => Ok(()),
            Err(fault) if fault.error.kind() == ErrorKind::AlreadyExists => Err(exists(&self.path)),
            Err(fault) => Err(Failure::writing(&self.path)(fault.error)),
        }
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.to {
            Destination::Beside(file) => file.write(bytes),
            Destination::Special(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.to {
            Destination::Beside(file) => file.flush(),
            Destination::Special(file) => file.flush(),
        }
    }
}

/// What to do when the reader of the output has gone (`quarterturn … | head`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WhenUnread {
    /// Fail, as any other output does.
    Fail,
    /// Print nothing more, but do everything else.
    GoOn,
}

/// What a subcommand prints.
pub(crate) struct Printed<W> {
    to: W,
    when_unread: WhenUnread,
    is_unread: bool,
}

impl<W: Write> Printed<W> {
    pub(crate) fn new(to: W, when_unread: WhenUnread) -> Printed<W> {
        Printed {
            to,
            when_unread,
            is_unread: false,
        }
    }

    fn unless_gone<T>(
        &mut self,
        instead: T,
        print: impl FnOnce(&mut W) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.is_unread {
            return Ok(instead);
        }
        match print(&mut self.to) {
            Err(error)
                if error.kind() == ErrorKind::BrokenPipe
                    && self.when_unread == WhenUnread::GoOn =>
            {
                self.is_unread = true;
                Ok(instead)
            }
            result => result,
        }
    }
}

impl<W: Write> Write for Printed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_gone(bytes.len(), |to| to.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_gone((), Write::flush)
    }
}

/// A file beside `path`, with the permissions of any new file.
fn unfinished(path: &Path) -> io::Result<NamedTempFile> {
    let mut prefix = OsString::from(".");
    prefix.push(path.file_name().unwrap_or_default());
    prefix.push(".");
    let mut builder = tempfile::Builder::new();
    builder.prefix(&prefix).suffix(".part");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    builder.tempfile_in(folder.unwrap_or(Path::new(".")))
}

/// The files being written.
static UNFINISHED: Unfinished = Unfinished(Mutex::new(Vec::new()));

struct Unfinished(Mutex<Vec<PathBuf>>);

impl Unfinished {
    fn lock(&self) -> MutexGuard<'_, Vec<PathBuf>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Removes the files that are being written. Only for exiting: nothing else would remove them.
pub(crate) fn discard_unfinished() {
    for path in UNFINISHED.lock().drain(..) {
        let _ = fs::remove_file(path);
    }
}

fn exists(path: &Path) -> Failure {
    Failure::Misuse(t!("error-exists", file = echo::path(path)))
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn an_old_file_stays_until_the_new_one_is_finished() {
        let path = file("unfinished");
        fs::write(&path, "old").unwrap();
        let mut new = FORCE.create(&path).unwrap();
        new.write_all(b"half a n").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"old");
        drop(new);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        let folder = path.parent().unwrap();
        assert_eq!(fs::read_dir(folder).unwrap().count(), 1);
        fs::remove_file(&path).unwrap();
        drop(KEEP.create(&path).unwrap());
        assert_eq!(fs::read_dir(folder).unwrap().count(), 0);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_appears_meanwhile_is_not_overwritten() {
        let path = file("meanwhile");
        let new = KEEP.create(&path).unwrap();
        fs::write(&path, "theirs").unwrap();
        let message = new.finish().unwrap_err().to_string();
        assert!(message.contains("already exists"), "{message}");
        assert_eq!(fs::read(&path).unwrap(), b"theirs");
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn permissions_are_those_of_any_new_file_or_of_the_one_replaced() {
        use std::os::unix::fs::PermissionsExt;
        let path = file("permissions");
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode();
        let plain = path.with_file_name("plain");
        fs::write(&plain, "").unwrap();
        KEEP.write(&path, b"new").unwrap();
        assert_eq!(mode(&path), mode(&plain));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        FORCE.write(&path, b"newer").unwrap();
        assert_eq!(mode(&path) & 0o777, 0o600);
        let link = path.with_file_name("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        FORCE.write(&link, b"newest").unwrap();
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read(&path).unwrap(), b"newest");
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
