//! Files of positions.

use std::fs;
use std::io;
use std::path::Path;

use rules::Setup;

use crate::sample::{Sample, SampleError};

const MAGIC: &[u8] = b"quarterturn positions ";
const VERSION: &[u8] = b"1\n";

/// Why a file of positions cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PositionsError {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Not a file of positions.
    #[error("not a file of positions")]
    Foreign,
    /// It was written by another version.
    #[error("a file of positions in a version of the format that is not known")]
    Version,
    /// It belongs to another game.
    #[error("a file of positions of another setup than {0}")]
    Setup(Setup),
    /// It does not end with a whole position.
    #[error("a file of positions that is cut off")]
    Length,
    /// The checksum does not match.
    #[error("a damaged file of positions: its checksum does not match")]
    Damaged,
    /// A position is invalid.
    #[error("position {number}: {error}")]
    Sample {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        error: SampleError,
    },
}

/// Writes a file atomically, so that there is never half of one.
///
/// # Errors
/// If it cannot be written.
pub fn write(path: &Path, setup: Setup, samples: &[Sample]) -> io::Result<()> {
    let records: Vec<u8> = samples.iter().flat_map(Sample::bytes).copied().collect();
    let mut bytes = [MAGIC, VERSION, setup.to_string().as_bytes(), b"\n"].concat();
    bytes.extend(checksum(&records).to_le_bytes());
    bytes.extend(records);
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, path)
}

/// Reads a file and checks every position in it.
///
/// # Errors
/// If it is not a whole, undamaged file of positions of this setup.
pub fn read(path: &Path, setup: Setup) -> Result<Vec<Sample>, PositionsError> {
    parse(&fs::read(path)?, setup)
}

fn parse(bytes: &[u8], setup: Setup) -> Result<Vec<Sample>, PositionsError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(PositionsError::Foreign)?;
    let rest = rest.strip_prefix(VERSION).ok_or(PositionsError::Version)?;
    let other = PositionsError::Setup(setup);
    let rest = rest.strip_prefix(format!("{setup}\n").as_bytes());
    let rest = rest.ok_or(other)?;
    let (sum, records) = rest.split_first_chunk().ok_or(PositionsError::Length)?;
    let each = Sample::len_for(setup);
    if !records.len().is_multiple_of(each) {
        return Err(PositionsError::Length);
    }
    if u64::from_le_bytes(*sum) != checksum(records) {
        return Err(PositionsError::Damaged);
    }
    let samples = records.chunks_exact(each).enumerate();
    samples
        .map(|(at, bytes)| {
            Sample::read(setup, bytes).map_err(|error| PositionsError::Sample {
                number: at + 1,
                error,
            })
        })
        .collect()
}

/// FNV-1a: it only guards against accidents.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{Origin, SampleOutcome, SampleScore};
    use engine::{Random, Score};
    use rules::{Position, on_state};

    fn samples(setup: Setup) -> Vec<(Sample, Position)> {
        let mut random = Random::new(1);
        let mut position = Position::start(setup);
        let mut all = Vec::new();
        while let Some(action) = position.nth_action(random.below(position.count_actions())) {
            if position.bonus().is_none() {
                let mut sample =
                    on_state!(position.words(), state => Sample::of(state, Origin::Leaf));
                sample.set_outcome(SampleOutcome::Win);
                sample.set_score(Score::guess(-321));
                all.push((sample, position));
            }
            position.play_unchecked(action);
        }
        all
    }

    #[test]
    fn what_was_written_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        for (name, setup) in Setup::NAMED {
            let path = folder.path().join(name);
            let (written, positions): (Vec<_>, Vec<_>) = samples(setup).into_iter().unzip();
            write(&path, setup, &written).unwrap();
            let read = read(&path, setup).unwrap();
            assert_eq!(read, written);
            for (sample, position) in read.iter().zip(positions) {
                assert_eq!(sample.position(setup).unwrap(), position);
                assert_eq!(sample.origin(), Origin::Leaf);
                assert_eq!(sample.outcome(), SampleOutcome::Win);
                assert_eq!(sample.score(), SampleScore::Points(-321));
            }
        }
    }

    #[test]
    fn proofs_are_kept_as_proofs() {
        let (mut sample, _) = samples(Setup::TIX).remove(0);
        sample.set_score(Score::win_in(3));
        assert_eq!(sample.score(), SampleScore::Won);
        sample.set_score(Score::loss_in(8));
        assert_eq!(sample.score(), SampleScore::Lost);
        sample.set_score(Score::guess(900_000));
        assert_eq!(sample.score(), SampleScore::Points(20_000));
    }

    #[test]
    fn bad_files_are_refused_with_a_sentence() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("positions");
        let setup = Setup::TIX;
        let (written, _): (Vec<_>, Vec<_>) = samples(setup).into_iter().unzip();
        write(&path, setup, &written).unwrap();
        let good = fs::read(&path).unwrap();
        let said = |bytes: &[u8], setup| parse(bytes, setup).unwrap_err().to_string();
        assert_eq!(said(b"PNG", setup), "not a file of positions");
        let text = String::from_utf8_lossy(&good[..23]).replace('1', "2");
        assert!(said(text.as_bytes(), setup).contains("version"));
        assert!(said(&good, Setup::TIXEL).contains("another setup than 6u:T10/T10"));
        assert!(said(&good[..good.len() - 1], setup).contains("cut off"));
        assert!(said(&good[..35], setup).contains("cut off"));
        let mut damaged = good.clone();
        *damaged.last_mut().unwrap() ^= 1;
        assert!(said(&damaged, setup).contains("damaged"));
        // Bytes with a valid checksum that are not a position.
        for (at, byte) in [(0, 200), (36, 99), (44, 2), (45, 3), (46, 4)] {
            let mut bytes = written[0].bytes().to_vec();
            bytes[at] = byte;
            let mut file = good[..good.len() - written.len() * bytes.len() - 8].to_vec();
            file.extend(checksum(&bytes).to_le_bytes());
            file.extend(bytes);
            assert!(said(&file, setup).starts_with("position 1: "), "{at}");
        }
    }
}
