//! The animation as a file.

use std::io::{self, Write};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::changes::{Patch, patch};
use crate::palette::Palette;

/// Width and height in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// From left to right.
    pub width: u16,
    /// From top to bottom.
    pub height: u16,
}

impl Size {
    /// The bytes of a picture of this size.
    fn bytes(self) -> usize {
        4 * usize::from(self.width) * usize::from(self.height)
    }
}

/// Why an animation could not be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AnimateError {
    /// There is nothing to show.
    #[error("an animation needs at least one picture")]
    Empty,
    /// A picture has no pixels, or not those of its size.
    #[error("a picture of {width} by {height} pixels has {expected} bytes, not {found}")]
    Size {
        /// The width of the animation.
        width: u16,
        /// Its height.
        height: u16,
        /// The bytes of such a picture.
        expected: usize,
        /// The bytes given.
        found: usize,
    },
    /// The file could not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl From<EncodingError> for AnimateError {
    fn from(error: EncodingError) -> AnimateError {
        AnimateError::Io(match error {
            EncodingError::Io(error) => error,
            other => io::Error::other(other),
        })
    }
}

/// Writes pictures as an animated GIF that loops for ever. Pictures are rows of pixels as RGBA
/// bytes.
pub struct GifEncoder<W: Write> {
    out: Encoder<W>,
    size: Size,
    palette: Palette,
    /// The last picture, as palette indices.
    shown: Option<Vec<u8>>,
    /// Its last patch, not yet written because its delay may still grow.
    pending: Option<Pending>,
    /// The rounding error of delays so far, which are whole hundredths of a second.
    owed_millis: u32,
}

struct Pending {
    patch: Patch,
    millis: u32,
}

impl<W: Write> GifEncoder<W> {
    /// Begins a file. The samples should contain the colours of all pictures: pass the first one,
    /// the last one and some in between.
    ///
    /// # Errors
    /// If a sample does not have the size, or the file cannot be written.
    pub fn new(out: W, size: Size, samples: &[&[u8]]) -> Result<GifEncoder<W>, AnimateError> {
        if samples.is_empty() {
            return Err(AnimateError::Empty);
        }
        for sample in samples {
            check(size, sample)?;
        }
        let palette = Palette::of(samples);
        let mut out = Encoder::new(out, size.width, size.height, &palette.bytes())?;
        out.set_repeat(Repeat::Infinite)?;
        Ok(GifEncoder {
            out,
            size,
            palette,
            shown: None,
            pending: None,
            owed_millis: 0,
        })
    }

    /// Adds a picture with its duration. Less than a hundredth of a second is carried over to the
    /// next picture.
    ///
    /// # Errors
    /// If the picture does not have the size, or the file cannot be written.
    pub fn add(&mut self, rgba: &[u8], millis: u32) -> Result<(), AnimateError> {
        check(self.size, rgba)?;
        let palette = &mut self.palette;
        let picture: Vec<u8> = rgba
            .chunks_exact(4)
            .map(|pixel| palette.index(pixel))
            .collect();
        let change = match &self.shown {
            None => Some(whole(self.size, picture.clone())),
            Some(shown) => patch(shown, &picture, self.size.width),
        };
        self.shown = Some(picture);
        match (change, &mut self.pending) {
            (None, Some(pending)) => pending.millis = pending.millis.saturating_add(millis),
            (None, None) => {}
            (Some(patch), _) => {
                self.write_pending()?;
                self.pending = Some(Pending { patch, millis });
            }
        }
        Ok(())
    }

    /// Ends the file.
    ///
    /// # Errors
    /// If there was no picture, or the file cannot be written.
    pub fn finish(mut self) -> Result<W, AnimateError> {
        if self.shown.is_none() {
            return Err(AnimateError::Empty);
        }
        self.write_pending()?;
        let mut out = self.out.into_inner()?;
        out.flush()?;
        Ok(out)
    }

    fn write_pending(&mut self) -> Result<(), AnimateError> {
        let Some(Pending { patch, millis }) = self.pending.take() else {
            return Ok(());
        };
        let millis = millis.saturating_add(self.owed_millis);
        let delay = u16::try_from(millis / 10).unwrap_or(u16::MAX);
        self.owed_millis = millis % 10;
        self.out.write_frame(&Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(Palette::UNCHANGED),
            left: patch.left,
            top: patch.top,
            width: patch.width,
            height: patch.height,
            buffer: patch.pixels.into(),
            ..Frame::default()
        })?;
        Ok(())
    }
}

fn whole(size: Size, pixels: Vec<u8>) -> Patch {
    Patch {
        left: 0,
        top: 0,
        width: size.width,
        height: size.height,
        pixels,
    }
}

fn check(size: Size, rgba: &[u8]) -> Result<(), AnimateError> {
    let (expected, found) = (size.bytes(), rgba.len());
    if expected == 0 || expected != found {
        return Err(AnimateError::Size {
            width: size.width,
            height: size.height,
            expected,
            found,
        });
    }
    Ok(())
}
