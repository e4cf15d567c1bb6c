//! A game goes in, a GIF comes out.

use api::film::Order;
use film::{Film, FilmError, FilmStep};
use rules::Player;

const GAME: &str = "[Setup \"tix\"]\n\n1. X@c2 X@a4 2. c2-d2 a4-b4 *\n";

fn order(record: &str) -> Order {
    Order {
        palette: "light".to_owned(),
        bottom: Player::White,
        record: record.to_owned(),
    }
}

/// The size a picture says it has.
fn size(svg: &str) -> [usize; 2] {
    ["width", "height"].map(|name| {
        let (_, value) = svg.split_once(&format!(" {name}=\"")).unwrap();
        let (value, _) = value.split_once('"').unwrap();
        value.parse().unwrap()
    })
}

/// Something to see for a drawing: its own shade of grey.
fn pixels(svg: &str) -> Vec<u8> {
    let shade = svg.bytes().fold(0, u8::wrapping_add);
    let [width, height] = size(svg);
    [shade, shade, shade, 255].repeat(width * height)
}

#[test]
fn every_picture_is_drawn_and_the_gif_lasts_as_long_as_the_game() {
    let (mut film, mut step) = Film::begin(&order(GAME)).unwrap();
    let mut percents = Vec::new();
    let mut last = String::new();
    let gif = loop {
        match step {
            FilmStep::Draw(picture) => {
                percents.push(picture.percent);
                step = film.add(pixels(&picture.svg)).unwrap();
                last = picture.svg;
            }
            FilmStep::Done(gif) => break gif,
        }
    };
    assert_eq!(percents[0], 0);
    assert!(percents.is_sorted() && percents.iter().all(|percent| *percent < 100));

    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(gif.as_slice()).unwrap();
    let found = [decoder.width(), decoder.height()].map(usize::from);
    assert_eq!(found, size(&last));
    let mut hundredths = 0;
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        hundredths += u32::from(frame.delay);
    }
    // The start, four turns, and the end.
    assert_eq!(hundredths, 5 * 90 + 400);
}

#[test]
fn what_cannot_be_shown_is_refused_at_once() {
    let refused = |order: &Order| Film::begin(order).err().unwrap();
    assert!(matches!(
        refused(&order("1. nonsense *")),
        FilmError::Record(_)
    ));
    assert!(matches!(
        refused(&order("[Setup \"tix\"]\n\n*\n")),
        FilmError::NoTurns
    ));
    let unknown = Order {
        palette: "pink".to_owned(),
        ..order(GAME)
    };
    assert!(matches!(refused(&unknown), FilmError::Palette(name) if name == "pink"));
}

#[test]
fn pixels_of_another_size_are_refused() {
    let (mut film, mut step) = Film::begin(&order(GAME)).unwrap();
    let error = loop {
        let FilmStep::Draw(_) = step else {
            panic!("no picture has the right size");
        };
        match film.add(vec![0; 4]) {
            Ok(next) => step = next,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, FilmError::Animate(_)));
}
