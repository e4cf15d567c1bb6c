//! The colours of an animation.

use std::collections::HashMap;

use color_quant::NeuQuant;

/// A colour without opacity.
type Rgb = [u8; 3];

/// The most colours: one of the 256 stands for "as before".
const MOST: usize = 255;

/// The sampling step when colours are chosen: every third pixel; 1 is the most thorough.
const SAMPLE_FACTOR: i32 = 3;

/// The colours of an animation, and the nearest of them for any colour.
pub(crate) struct Palette {
    colours: Vec<Rgb>,
    /// A cache: pictures consist of few colours, repeated often.
    known: HashMap<Rgb, u8>,
}

impl Palette {
    /// The index for pixels that stay as they were.
    pub(crate) const UNCHANGED: u8 = 255;

    /// The colours of some pictures: all of them if they are few enough, otherwise the best ones.
    pub(crate) fn of(samples: &[&[u8]]) -> Palette {
        let mut known = HashMap::new();
        let mut colours = Vec::new();
        for pixel in samples.iter().flat_map(|sample| sample.chunks_exact(4)) {
            let colour = opaque(pixel);
            if known.contains_key(&colour) {
                continue;
            }
            let Some(index) = u8::try_from(colours.len())
                .ok()
                .filter(|i| *i < Palette::UNCHANGED)
            else {
                return Palette::chosen(samples);
            };
            known.insert(colour, index);
            colours.push(colour);
        }
        Palette { colours, known }
    }

    /// The colours that represent more than 255 best.
    fn chosen(samples: &[&[u8]]) -> Palette {
        let pixels: Vec<u8> = samples.concat();
        let chosen = NeuQuant::new(SAMPLE_FACTOR, MOST, &pixels);
        let colours = chosen.color_map_rgb();
        let colours = colours.chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]);
        Palette {
            colours: colours.collect(),
            known: HashMap::new(),
        }
    }

    /// The colours as a GIF lists them, with a place for [`Palette::UNCHANGED`].
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colours.concat();
        bytes.resize(3 * (MOST + 1), 0);
        bytes
    }

    /// The index of the colour that is nearest to that of a pixel.
    pub(crate) fn index(&mut self, pixel: &[u8]) -> u8 {
        let colour = opaque(pixel);
        let colours = &self.colours;
        *self.known.entry(colour).or_insert_with(|| {
            let nearest = (0_u8..)
                .zip(colours)
                .min_by_key(|(_, other)| distance(colour, **other));
            nearest.map_or(0, |(index, _)| index)
        })
    }
}

/// The colour of a pixel; a transparent one lies on white.
fn opaque(pixel: &[u8]) -> Rgb {
    let opacity = u16::from(pixel[3]);
    [pixel[0], pixel[1], pixel[2]].map(|channel| {
        let mixed = u16::from(channel) * opacity + 255 * (255 - opacity);
        (mixed / 255) as u8
    })
}

/// How far apart two colours look, roughly: the eye is keenest on green.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let square = |i: usize| u32::from(a[i].abs_diff(b[i])).pow(2);
    2 * square(0) + 4 * square(1) + 3 * square(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey(level: u8) -> [u8; 4] {
        [level, level, level, 255]
    }

    #[test]
    fn few_colours_are_kept_exactly() {
        let sample: Vec<u8> = (0..=254).flat_map(grey).collect();
        let mut palette = Palette::of(&[&sample]);
        for level in 0..=254 {
            let index = palette.index(&grey(level));
            assert_eq!(palette.colours[usize::from(index)], [level; 3]);
        }
    }

    #[test]
    fn many_colours_are_represented_closely() {
        let sample: Vec<u8> = (0..=255)
            .flat_map(|a| (0..8).flat_map(move |b| [a, a, b * 36, 255]))
            .collect();
        // A picture has more pixels than colours.
        let sample = sample.repeat(20);
        let mut palette = Palette::of(&[&sample]);
        assert_eq!(palette.colours.len(), MOST);
        for pixel in sample.chunks_exact(4) {
            let index = palette.index(pixel);
            assert_ne!(index, Palette::UNCHANGED);
            let found = palette.colours[usize::from(index)];
            assert!(
                distance(found, opaque(pixel)) < 3_000,
                "{pixel:?} {found:?}"
            );
        }
    }

    #[test]
    fn what_is_transparent_lies_on_white() {
        assert_eq!(opaque(&[9, 9, 9, 0]), [255; 3]);
        assert_eq!(opaque(&[0, 0, 0, 128]), [127; 3]);
        assert_eq!(opaque(&[9, 8, 7, 255]), [9, 8, 7]);
    }
}
