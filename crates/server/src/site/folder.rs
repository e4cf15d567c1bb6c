//! Files in a folder, read on request.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use std::time::UNIX_EPOCH;

use axum::body::Body;
use tokio::io::AsyncReadExt;
use tokio_util::io::ReaderStream;

use super::negotiation::Coding;
use super::{Copy, Lookup};

/// Files up to this size are read at once, larger ones streamed in chunks of this size.
const PIECE: u64 = 64 * 1024;

/// A folder whose regular files are served: nothing outside it, nothing hidden, and nothing that
/// is not a plain file.
#[derive(Clone, Debug)]
pub(super) struct Folder {
    /// Absolute, with links resolved.
    root: PathBuf,
}

impl Folder {
    pub(super) fn open(path: &Path) -> io::Result<Folder> {
        let root = path.canonicalize()?;
        // Fail now if it is a file, or a folder this user cannot list.
        root.read_dir()?;
        Ok(Folder { root })
    }

    /// Looks up a file on a thread that may block.
    pub(super) async fn find(&self, name: &str, accepted: Vec<Coding>) -> Lookup {
        let (folder, name) = (self.clone(), name.to_owned());
        let found = tokio::task::spawn_blocking(move || folder.find_blocking(&name, &accepted));
        match found.await {
            Ok(Ok(found)) => found,
            Ok(Err(error)) if is_absence(&error) => Lookup::Nothing,
            _ => Lookup::Unavailable,
        }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.locate(name).is_ok()
    }

    fn find_blocking(&self, name: &str, accepted: &[Coding]) -> io::Result<Lookup> {
        self.locate(name)?;
        if self.is_copy(name) {
            return Ok(Lookup::Nothing);
        }
        for &coding in accepted {
            match self.open_copy(name, coding) {
                Ok(copy) => return Ok(Lookup::Copy(copy)),
                Err(error) if is_absence(&error) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Lookup::NoneAcceptable)
    }

    /// Whether it is the compressed copy of another file.
    fn is_copy(&self, name: &str) -> bool {
        Coding::ALL.into_iter().any(|coding| {
            coding != Coding::Identity
                && name
                    .strip_suffix(coding.suffix())
                    .is_some_and(|plain| self.has(plain))
        })
    }

    fn open_copy(&self, name: &str, coding: Coding) -> io::Result<Copy> {
        let path = self.locate(&format!("{name}{}", coding.suffix()))?;
        let file = open(&path)?;
        let metadata = file.metadata()?;
        if !metadata.is_file() {
            return Err(io::ErrorKind::NotFound.into());
        }
        Ok(Copy {
            coding,
            tag: tag(&metadata, coding),
            length: metadata.len(),
            body: body(file, metadata.len())?,
        })
    }

    /// Where a file really is, with links resolved.
    fn locate(&self, name: &str) -> io::Result<PathBuf> {
        let absent = || io::Error::from(io::ErrorKind::NotFound);
        let relative = Path::new(name);
        if !is_plain(relative) {
            return Err(absent());
        }
        let path = self.root.join(relative).canonicalize()?;
        // A link may lead anywhere.
        let inside = path.strip_prefix(&self.root).map_err(|_| absent())?;
        if is_plain(inside) && path.metadata()?.is_file() {
            Ok(path)
        } else {
            Err(absent())
        }
    }
}

/// Whether a path consists of names that are not hidden, and nothing else.
fn is_plain(path: &Path) -> bool {
    path.components().all(|component| {
        matches!(component, Component::Normal(name)
            if !name.as_encoded_bytes().starts_with(b"."))
    })
}

/// Whether an error means that there is no such file.
fn is_absence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound
            | io::ErrorKind::NotADirectory
            | io::ErrorKind::IsADirectory
            | io::ErrorKind::PermissionDenied
            | io::ErrorKind::InvalidInput
            | io::ErrorKind::InvalidFilename
    ) || is_loop(error)
}

/// Whether an error is about a loop of links.
#[cfg_attr(not(unix), expect(unused_variables))]
fn is_loop(error: &io::Error) -> bool {
    #[cfg(unix)]
    return rustix::io::Errno::from_io_error(error) == Some(rustix::io::Errno::LOOP);
    #[cfg(not(unix))]
    return false;
}

/// Opens a file without ever blocking: a FIFO may have taken its place meanwhile.
fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        let flags = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOFOLLOW;
        options.custom_flags(flags.bits().cast_signed());
    }
    options.open(path)
}

/// Changes whenever the file does, without reading it.
fn tag(metadata: &Metadata, coding: Coding) -> String {
    let modified = metadata.modified().ok();
    let modified = modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let modified = modified.map_or(0, |time| time.as_nanos());
    format!("\"{modified:x}-{:x}-{}\"", metadata.len(), coding.name())
}

/// The file's content, at most as long as it was when opened: that length has been promised to the
/// client.
fn body(file: File, length: u64) -> io::Result<Body> {
    if length <= PIECE {
        let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or(0));
        file.take(length).read_to_end(&mut bytes)?;
        return Ok(Body::from(bytes));
    }
    let file = tokio::fs::File::from_std(file).take(length);
    let pieces = ReaderStream::with_capacity(file, usize::try_from(PIECE).unwrap_or(4096));
    Ok(Body::from_stream(pieces))
}
