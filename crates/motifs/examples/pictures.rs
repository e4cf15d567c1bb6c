//! Draws the pictures of `docs/motifs.md`: `cargo run -p motifs --example pictures`. A test compares
//! them with what would be drawn now.

use std::path::{Path, PathBuf};
use std::{fs, io};

use draw::Drawing;
use motifs::{Motif, example};
use rules::TurnError;

/// The file with the picture of a motif.
pub(crate) fn file(motif: Motif) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/motifs");
    folder.join(format!("{motif}.svg"))
}

/// The picture of a motif.
pub(crate) fn picture(motif: Motif) -> Result<Drawing, TurnError> {
    let example = example(motif);
    Ok(Drawing {
        pools: false,
        width: 260,
        title: Some(format!("{motif}: {}", example.turn)),
        ..Drawing::turn_preview(&example.position, &example.turn)?
    })
}

fn main() -> io::Result<()> {
    for motif in Motif::ALL {
        let picture = picture(motif).map_err(io::Error::other)?;
        fs::write(file(motif), picture.svg())?;
    }
    Ok(())
}
