//! Animations, decoded again.

use animate::{AnimateError, GifEncoder, Size};

const SIZE: Size = Size {
    width: 4,
    height: 3,
};
const RED: [u8; 4] = [200, 10, 10, 255];
const BLUE: [u8; 4] = [10, 10, 200, 255];

/// A picture of one colour with one pixel of another.
fn dotted(colour: [u8; 4], dot: [u8; 4], at: usize) -> Vec<u8> {
    let mut picture = [colour; 12];
    picture[at] = dot;
    picture.concat()
}

fn encoded(pictures: &[(Vec<u8>, u32)]) -> Vec<u8> {
    let samples: Vec<&[u8]> = pictures.iter().map(|(picture, _)| &picture[..]).collect();
    let mut encoder = GifEncoder::new(Vec::new(), SIZE, &samples).unwrap();
    for (picture, millis) in pictures {
        encoder.add(picture, *millis).unwrap();
    }
    encoder.finish().unwrap()
}

/// A decoded picture: its delay in milliseconds, the size of the part that was written, and all
/// pixels.
struct Decoded {
    millis: u32,
    part: (u16, u16),
    pixels: Vec<u8>,
}

fn decoded(gif: &[u8]) -> Vec<Decoded> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (4, 3));
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let mut canvas = vec![0; 48];
    let mut pictures = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (i, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            let at = 4 * ((y + usize::from(frame.top)) * 4 + x + usize::from(frame.left));
            if pixel[3] > 0 {
                canvas[at..at + 4].copy_from_slice(pixel);
            }
        }
        pictures.push(Decoded {
            millis: u32::from(frame.delay) * 10,
            part: (frame.width, frame.height),
            pixels: canvas.clone(),
        });
    }
    pictures
}

#[test]
fn pictures_come_back_exactly_and_in_time() {
    let pictures = [
        (dotted(RED, BLUE, 0), 500),
        (dotted(RED, BLUE, 5), 40),
        (dotted(BLUE, RED, 11), 3000),
    ];
    let back = decoded(&encoded(&pictures));
    assert_eq!(back.len(), 3);
    for (picture, (expected, millis)) in back.iter().zip(&pictures) {
        assert_eq!(&picture.pixels, expected);
        assert_eq!(picture.millis, *millis);
    }
}

#[test]
fn only_the_part_that_changed_is_written() {
    let pictures = [(dotted(RED, RED, 0), 100), (dotted(RED, BLUE, 6), 100)];
    let back = decoded(&encoded(&pictures));
    assert_eq!((back[0].part, back[1].part), ((4, 3), (1, 1)));
}

#[test]
fn equal_pictures_in_a_row_become_one() {
    let picture = dotted(RED, BLUE, 3);
    let pictures = [
        (picture.clone(), 100),
        (picture.clone(), 200),
        (picture, 30),
    ];
    let back = decoded(&encoded(&pictures));
    assert_eq!(back.len(), 1);
    assert_eq!(back[0].millis, 330);
}

#[test]
fn no_time_is_lost_by_rounding() {
    let turns: Vec<(Vec<u8>, u32)> = (0..12).map(|at| (dotted(RED, BLUE, at), 33)).collect();
    let back = decoded(&encoded(&turns));
    let total: u32 = back.iter().map(|picture| picture.millis).sum();
    assert_eq!(total, 12 * 33 / 10 * 10);
}

#[test]
fn pictures_of_another_size_and_none_at_all_are_refused() {
    let picture = dotted(RED, BLUE, 0);
    let wrong = GifEncoder::new(Vec::new(), SIZE, &[&picture[4..]])
        .err()
        .unwrap();
    assert_eq!(
        wrong.to_string(),
        "a picture of 4 by 3 pixels has 48 bytes, not 44"
    );
    let nothing = Size {
        width: 0,
        height: 3,
    };
    assert!(GifEncoder::new(Vec::new(), nothing, &[&[]]).is_err());
    let none = GifEncoder::new(Vec::new(), SIZE, &[]).err().unwrap();
    assert!(matches!(none, AnimateError::Empty));
    let mut encoder = GifEncoder::new(Vec::new(), SIZE, &[&picture]).unwrap();
    assert!(encoder.add(&picture[..40], 10).is_err());
    assert!(matches!(encoder.finish(), Err(AnimateError::Empty)));
}

#[test]
fn a_full_disk_is_reported() {
    let picture = dotted(RED, BLUE, 0);
    let full = std::io::Cursor::new([0; 3]);
    let failed = GifEncoder::new(full, SIZE, &[&picture]);
    assert!(matches!(failed, Err(AnimateError::Io(_))));
}
