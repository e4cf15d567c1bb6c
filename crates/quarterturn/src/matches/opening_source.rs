//! Where the openings of a match come from.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::str::FromStr;

use arena::Openings;
use rules::{Position, Setup};

use crate::echo;
use crate::failure::Failure;
use crate::language::words;
use crate::t;

/// Where the openings of a match come from, as given on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum OpeningSource {
    /// This many turns of random play from the start.
    Random(u32),
    /// The same, but only where the engine sees neither player far ahead.
    Balanced(u32),
    /// A file of positions, one per line.
    File(String),
}

impl FromStr for OpeningSource {
    type Err = String;

    fn from_str(text: &str) -> Result<OpeningSource, String> {
        type Kind = fn(u32) -> OpeningSource;
        for (kind, source, most) in [
            ("random", OpeningSource::Random as Kind, 40),
            ("balanced", OpeningSource::Balanced, 8),
        ] {
            let Some(turns) = text.strip_prefix(kind) else {
                continue;
            };
            return match turns.strip_prefix(':').map(str::parse) {
                None if turns.is_empty() => Ok(source(4)),
                Some(Ok(turns)) if turns <= most => Ok(source(turns)),
                _ => Err(t!("error-opening-turns", kind = kind, most = most)),
            };
        }
        Ok(OpeningSource::File(text.to_owned()))
    }
}

impl OpeningSource {
    /// The openings, read from the file if there is one.
    ///
    /// # Errors
    /// If a file cannot be read, or contains anything but positions of the setup in which the game
    /// is not over.
    pub(super) fn openings(&self, setup: Setup, seed: u64) -> Result<Openings, Failure> {
        match self {
            OpeningSource::Random(turns) => Ok(Openings::random(setup, *turns, seed)),
            OpeningSource::Balanced(turns) => Ok(Openings::balanced(setup, *turns, seed)),
            OpeningSource::File(path) => {
                let path = Path::new(path);
                let file = File::open(path).map_err(Failure::reading(path))?;
                let positions = listed(setup, path, BufReader::new(file))?;
                let none = || {
                    let what = t!("error-openings-none");
                    Failure::Misuse(format!("{}: {what}", echo::path(path)))
                };
                Openings::listed(positions).ok_or_else(none)
            }
        }
    }
}

/// The maximum number of positions, so that no file fills the memory.
const MOST_POSITIONS: usize = 100_000;
/// The maximum number of bytes in a line. No position is nearly as long.
const LONGEST_LINE: u64 = 4_096;

fn listed(setup: Setup, path: &Path, mut file: impl BufRead) -> Result<Vec<Position>, Failure> {
    let mut positions = Vec::new();
    for number in 1_u64.. {
        let fault =
            |what: String| Failure::Misuse(format!("{}:{number}: {what}", echo::path(path)));
        let mut line = Vec::new();
        let mut limited = (&mut file).take(LONGEST_LINE + 1);
        let read = limited.read_until(b'\n', &mut line);
        if read.map_err(Failure::reading(path))? == 0 {
            break;
        }
        if line.len() as u64 > LONGEST_LINE {
            let most = LONGEST_LINE;
            return Err(fault(t!("error-line-too-long", bytes = most)));
        }
        let line = std::str::from_utf8(&line).map_err(|_| fault(t!("error-not-utf8")))?;
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if positions.len() >= MOST_POSITIONS {
            return Err(fault(t!("error-openings-too-many", most = MOST_POSITIONS)));
        }
        let position: Position = line
            .parse()
            .map_err(|error| fault(words().position_error(line, &error)))?;
        if position.setup() != setup {
            let setup = setup.to_string();
            return Err(fault(t!("error-opening-of-other-game", setup = setup)));
        }
        if position.winner().is_some() {
            return Err(fault(t!("error-opening-over")));
        }
        positions.push(position);
    }
    Ok(positions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_read_and_nonsense_is_refused() {
        assert_eq!("random".parse(), Ok(OpeningSource::Random(4)));
        assert_eq!("random:6".parse(), Ok(OpeningSource::Random(6)));
        let file = OpeningSource::File("a.txt".to_owned());
        assert_eq!("a.txt".parse(), Ok(file));
        assert_eq!("balanced:2".parse(), Ok(OpeningSource::Balanced(2)));
        for wrong in ["balanced:9", "random:", "random:x", "random:41", "random6"] {
            assert!(wrong.parse::<OpeningSource>().is_err(), "{wrong}");
        }
    }

    /// A stream that fails the test if far more of it is read than needed.
    struct Endless {
        text: &'static [u8],
        read: usize,
        most: usize,
    }

    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            for byte in &mut *buffer {
                *byte = self.text[self.read % self.text.len()];
                self.read += 1;
            }
            assert!(self.read <= self.most, "read {} bytes", self.read);
            Ok(buffer.len())
        }
    }

    #[test]
    fn endless_files_are_refused_before_they_fill_the_memory() {
        for (text, most, named) in [
            (b"\0".as_slice(), 1 << 16, "a:1: the line is longer"),
            (b"tix\n", 1 << 20, "a:100001: more than 100000 positions"),
        ] {
            let endless = Endless {
                text,
                read: 0,
                most,
            };
            let found = listed(Setup::TIX, Path::new("a"), BufReader::new(endless));
            let error = found.unwrap_err().to_string();
            assert!(error.starts_with(named), "{error}");
        }
    }
}
