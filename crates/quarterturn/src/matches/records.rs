//! The games of a match on their way into a file.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Writes records in the order of their pairs, whichever is played first. Only those that wait for
/// an earlier pair are kept, so that a long match takes no more memory than a short one.
pub(super) struct Records<W: Write> {
    out: W,
    /// The pair to be written next.
    next: usize,
    waiting: BTreeMap<usize, String>,
    begun: bool,
}

impl Records<BufWriter<File>> {
    /// A new file; what was in it is lost.
    pub(super) fn create(path: &Path) -> io::Result<Self> {
        File::create(path).map(|file| Records::new(BufWriter::new(file)))
    }
}

impl<W: Write> Records<W> {
    fn new(out: W) -> Self {
        Records {
            out,
            next: 0,
            waiting: BTreeMap::new(),
            begun: false,
        }
    }

    /// Takes the records of a pair, and writes what need not wait any longer.
    pub(super) fn add(&mut self, pair: usize, records: String) -> io::Result<()> {
        self.waiting.insert(pair, records);
        while let Some(records) = self.waiting.remove(&self.next) {
            self.write(&records)?;
            self.next += 1;
        }
        Ok(())
    }

    /// Writes what still waits: where a match was decided early, some pairs were never played.
    pub(super) fn finish(mut self) -> io::Result<()> {
        for records in std::mem::take(&mut self.waiting).into_values() {
            self.write(&records)?;
        }
        self.out.flush()
    }

    fn write(&mut self, records: &str) -> io::Result<()> {
        // A blank line stands between two games.
        if self.begun {
            self.out.write_all(b"\n")?;
        }
        self.begun = true;
        self.out.write_all(records.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_written_in_order_and_as_soon_as_that_can_be() {
        let mut file = Vec::new();
        let mut records = Records::new(&mut file);
        for pair in [1, 0, 3] {
            records.add(pair, format!("{pair};")).unwrap();
        }
        assert_eq!(records.waiting.len(), 1);
        assert_eq!(*records.out, b"0;\n1;");
        // The second was not played.
        records.finish().unwrap();
        assert_eq!(file, b"0;\n1;\n3;");
    }

    #[test]
    fn a_full_disk_is_noticed() {
        let mut records = Records::new(io::Cursor::new([0; 3]));
        assert!(records.add(0, "four".to_owned()).is_err());
    }
}
