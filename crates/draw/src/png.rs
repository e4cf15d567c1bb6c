//! The picture as PNG.

use resvg::{tiny_skia, usvg};

use crate::Drawing;

/// Why a PNG could not be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PngError {
    /// The picture has too many pixels.
    #[error("a picture of {width} by {height} pixels is too large")]
    TooLarge {
        /// Its width.
        width: u32,
        /// Its height.
        height: u32,
    },
    /// The SVG could not be read.
    #[error("the picture cannot be read")]
    Svg(#[from] usvg::Error),
    /// The pixels could not be written.
    #[error("the picture cannot be written: {0}")]
    Png(String),
}

impl Drawing {
    /// The largest width and height, in pixels.
    pub const MOST_PIXELS: u32 = 8192;

    /// The picture as a PNG file of the size [`Drawing::pixels`].
    ///
    /// # Errors
    /// If the picture is wider or higher than [`Drawing::MOST_PIXELS`].
    pub fn png(&self) -> Result<Vec<u8>, PngError> {
        let pixmap = self.rasterised()?;
        pixmap
            .encode_png()
            .map_err(|error| PngError::Png(error.to_string()))
    }

    /// The pixels of the picture, row by row: red, green, blue and opacity, a byte each.
    ///
    /// # Errors
    /// If the picture is wider or higher than [`Drawing::MOST_PIXELS`].
    pub fn rgba(&self) -> Result<Vec<u8>, PngError> {
        Ok(self.rasterised()?.take_demultiplied())
    }

    fn rasterised(&self) -> Result<tiny_skia::Pixmap, PngError> {
        let (width, height) = self.pixels();
        let too_large = PngError::TooLarge { width, height };
        if width.max(height) > Drawing::MOST_PIXELS {
            return Err(too_large);
        }
        let tree = usvg::Tree::from_str(&self.svg(), &usvg::Options::default())?;
        let Some(mut pixmap) = tiny_skia::Pixmap::new(width, height) else {
            return Err(too_large);
        };
        let size = tree.size();
        let scale = tiny_skia::Transform::from_scale(
            width as f32 / size.width(),
            height as f32 / size.height(),
        );
        resvg::render(&tree, scale, &mut pixmap.as_mut());
        Ok(pixmap)
    }
}
