//! An animated picture in progress.

use animate::{AnimateError, GifEncoder, Size};
use api::film::{Order, Picture};
use draw::{Animation, Frame};
use record::ReadError;

use crate::scenes::animation;

/// How many pictures the palette is built from.
const SAMPLES: usize = 6;

/// Why there is no animated picture.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FilmError {
    /// The text is not a record.
    #[error(transparent)]
    Record(#[from] ReadError),
    /// There is no such palette.
    #[error("there is no palette `{0}`")]
    Palette(String),
    /// The game has no turns.
    #[error("the game has no turns")]
    NoTurns,
    /// A turn cannot be played.
    #[error("the game has a turn that is not legal")]
    Illegal,
    /// The picture is larger than a GIF can be.
    #[error("a picture of {0} by {1} pixels is too large")]
    TooLarge(u32, u32),
    /// Pixels arrived after the last picture.
    #[error("there is no picture left to draw")]
    Over,
    /// The pixels cannot be used.
    #[error(transparent)]
    Animate(#[from] AnimateError),
}

/// What comes next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FilmStep {
    /// This picture is to be drawn; its pixels go to [`Film::add`].
    Draw(Picture),
    /// The animation is complete: the bytes of a GIF.
    Done(Vec<u8>),
}

/// An animated picture in progress. The caller rasterizes its drawings, one at a time: first some
/// samples for the palette, then all of them in order.
pub struct Film {
    frames: Vec<Frame>,
    size: Size,
    /// The numbers of the pictures to draw, samples first.
    plan: Vec<usize>,
    /// How many of them have been drawn.
    drawn: usize,
    samples: Vec<Vec<u8>>,
    /// How many samples are wanted.
    wanted: usize,
    encoder: Option<GifEncoder<Vec<u8>>>,
}

impl Film {
    /// Starts an order and returns the first picture to draw.
    ///
    /// # Errors
    /// If the order does not contain a game with turns, or names no palette.
    pub fn begin(order: &Order) -> Result<(Film, FilmStep), FilmError> {
        let animation = animation(order)?;
        let size = size(&animation)?;
        let frames: Vec<Frame> = animation.frames().collect();
        let samples = samples(frames.len());
        let wanted = samples.len();
        let film = Film {
            size,
            plan: samples.into_iter().chain(0..frames.len()).collect(),
            frames,
            drawn: 0,
            samples: Vec::new(),
            wanted,
            encoder: None,
        };
        let first = film.next().ok_or(FilmError::NoTurns)?;
        Ok((film, first))
    }

    /// Takes the pixels of the picture that was to be drawn.
    ///
    /// # Errors
    /// If they are not those of a picture of the right size, or if none was to be drawn.
    pub fn add(&mut self, rgba: Vec<u8>) -> Result<FilmStep, FilmError> {
        let number = *self.plan.get(self.drawn).ok_or(FilmError::Over)?;
        self.drawn += 1;
        if self.drawn <= self.wanted {
            self.samples.push(rgba);
        } else {
            let mut encoder = match self.encoder.take() {
                Some(encoder) => encoder,
                None => self.encoder()?,
            };
            encoder.add(&rgba, self.frames[number].millis)?;
            self.encoder = Some(encoder);
        }
        match (self.next(), self.encoder.take()) {
            (Some(step), encoder) => {
                self.encoder = encoder;
                Ok(step)
            }
            (None, Some(encoder)) => Ok(FilmStep::Done(encoder.finish()?)),
            (None, None) => Err(FilmError::Over),
        }
    }

    fn next(&self) -> Option<FilmStep> {
        let number = *self.plan.get(self.drawn)?;
        let percent = 100 * self.drawn / self.plan.len();
        Some(FilmStep::Draw(Picture {
            percent: u32::try_from(percent).unwrap_or(100),
            svg: self.frames[number].drawing.svg(),
        }))
    }

    /// Creates the encoder from the samples, which are then dropped.
    fn encoder(&mut self) -> Result<GifEncoder<Vec<u8>>, FilmError> {
        let samples = std::mem::take(&mut self.samples);
        let samples: Vec<&[u8]> = samples.iter().map(Vec::as_slice).collect();
        Ok(GifEncoder::new(Vec::new(), self.size, &samples)?)
    }
}

/// The numbers of some pictures from the whole animation, the first and the last included.
fn samples(count: usize) -> Vec<usize> {
    let last = count.saturating_sub(1);
    let mut numbers: Vec<usize> = (0..SAMPLES).map(|i| last * i / (SAMPLES - 1)).collect();
    numbers.dedup();
    numbers
}

fn size(animation: &Animation) -> Result<Size, FilmError> {
    let (width, height) = animation.style.pixels();
    match (u16::try_from(width), u16::try_from(height)) {
        (Ok(width), Ok(height)) => Ok(Size { width, height }),
        _ => Err(FilmError::TooLarge(width, height)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_from_the_whole_animation_and_none_is_drawn_twice() {
        assert_eq!(samples(101), [0, 20, 40, 60, 80, 100]);
        assert_eq!(samples(3), [0, 1, 2]);
        assert_eq!(samples(1), [0]);
    }
}
