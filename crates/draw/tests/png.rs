//! The PNG, checked pixel by pixel.
#![cfg(feature = "png")]

use draw::{Drawing, Palette};
use resvg::tiny_skia::Pixmap;
use rules::{Piece, Player, Position, Setup};

const TIXEL: &str = "6u:T10/T10 3T41T5/t52T62/5t1/T32T01t0/1t61t41T6/1T41t02 w T3/T4 - -";

fn pixels(drawing: &Drawing) -> Pixmap {
    Pixmap::decode_png(&drawing.png().unwrap()).unwrap()
}

/// The greyscale lightness around a point, from 0 to 255.
fn grey(picture: &Pixmap, x: f64, y: f64) -> f64 {
    let mut sum = 0.0;
    for dx in -2..=2 {
        for dy in -2..=2 {
            let pixel = picture
                .pixel((x as i32 + dx) as u32, (y as i32 + dy) as u32)
                .unwrap();
            sum += 0.299 * f64::from(pixel.red())
                + 0.587 * f64::from(pixel.green())
                + 0.114 * f64::from(pixel.blue());
        }
    }
    sum / 25.0
}

#[test]
fn a_png_has_the_requested_size() {
    for (_, setup) in Setup::NAMED {
        for width in [160, 467, 1200] {
            let drawing = Drawing {
                width,
                ..Drawing::of(&Position::start(setup))
            };
            let picture = pixels(&drawing);
            assert_eq!((picture.width(), picture.height()), drawing.pixels());
            assert_eq!(picture.width(), width);
        }
    }
}

#[test]
fn a_png_that_is_too_large_is_refused() {
    let drawing = Drawing {
        width: 1_000_000,
        ..Drawing::of(&Position::start(Setup::TIX))
    };
    let error = drawing.png().unwrap_err();
    assert!(error.to_string().ends_with("is too large"), "{error}");
}

#[test]
fn in_grey_every_white_piece_is_much_lighter_than_every_black_one() {
    let position: Position = TIXEL.parse().unwrap();
    for palette in Palette::ALL {
        let drawing = Drawing {
            palette,
            coordinates: false,
            pools: false,
            width: 684,
            ..Drawing::of(&position)
        };
        // Without coordinates and pools the margin is 0.42 of a space.
        let picture = pixels(&drawing);
        let space = f64::from(drawing.width) / 6.84;
        let greys = |player| {
            let own = position
                .pieces()
                .filter(move |(_, piece): &(_, Piece)| piece.player == player);
            own.map(|(at, _)| {
                let x = (f64::from(at.file()) + 0.92) * space;
                let y = (5.0 - f64::from(at.rank()) + 0.92) * space;
                grey(&picture, x, y)
            })
            .collect::<Vec<f64>>()
        };
        let lightest_black = greys(Player::Black).into_iter().fold(0.0, f64::max);
        let darkest_white = greys(Player::White).into_iter().fold(255.0, f64::min);
        assert!(
            lightest_black < 96.0 && darkest_white > 192.0,
            "{}: {lightest_black} {darkest_white}",
            palette.name
        );
    }
}

#[test]
fn without_a_table_the_picture_is_transparent_around_the_board() {
    let position = Position::start(Setup::TIXEL);
    for (table, alpha) in [(true, 255), (false, 0)] {
        let drawing = Drawing {
            table,
            ..Drawing::of(&position)
        };
        assert_eq!(pixels(&drawing).pixel(1, 1).unwrap().alpha(), alpha);
    }
}
