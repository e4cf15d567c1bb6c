//! The fit rule, compared with the drawn shapes.

use draw::{Outline, Point};
use geo::{Area, BooleanOps, BoundingRect, Coord, LineString, Polygon};
use rules::{Direction, Piece, Player, Rounded, Shape, Stance};

/// Polygon edges per arc.
const STEPS: u32 = 48;

/// Polygons only approximate arcs, so shapes that touch overlap by a sliver; shapes that collide
/// overlap by much more.
const SLIVER: f64 = 1e-6;
const COLLISION: f64 = 1e-2;

const BOTH: [Rounded; 2] = [Rounded::Far, Rounded::Near];

/// Every shape in every stance it can have.
fn standing() -> Vec<Piece> {
    let mut pieces = Vec::new();
    for shape in Shape::ALL {
        let stances = if shape.has_hollow() { 8 } else { 2 };
        for &stance in &Stance::ALL[..stances] {
            let player = Player::White;
            pieces.push(Piece {
                player,
                shape,
                stance,
            });
        }
    }
    pieces
}

fn offset(direction: Direction) -> Point {
    let (x, y) = match direction {
        Direction::N => (0.0, -1.0),
        Direction::E => (1.0, 0.0),
        Direction::S => (0.0, 1.0),
        Direction::W => (-1.0, 0.0),
    };
    Point { x, y }
}

fn polygon(outline: &Outline, at: Point) -> Polygon {
    let corners = outline.polygon(STEPS).into_iter().map(|corner| Coord {
        x: at.x + corner.x,
        y: at.y + corner.y,
    });
    Polygon::new(LineString::new(corners.collect()), vec![])
}

fn outline(piece: Piece, rounded: Rounded) -> Outline {
    Outline::standing(piece.shape, piece.stance, rounded)
}

fn overlap(a: &Polygon, b: &Polygon) -> f64 {
    a.intersection(b).unsigned_area()
}

#[test]
fn areas_are_those_of_the_shapes() {
    let hollow = (std::f64::consts::FRAC_PI_2 - 1.0) / 4.0;
    let corner = (1.0 - std::f64::consts::FRAC_PI_4) / 4.0;
    let area =
        |shape, rounded| polygon(&Outline::of(shape, rounded), Point::MIDDLE).unsigned_area();
    for rounded in BOTH {
        assert!((area(Shape::Tix, rounded) - 1.0).abs() < 1e-9);
        assert!((area(Shape::Tixel, rounded) - (1.0 - hollow)).abs() < 1e-4);
    }
    for shape in [Shape::Regatta, Shape::Flipped] {
        assert!((area(shape, Rounded::Far) - (1.0 - hollow - corner)).abs() < 1e-4);
        // Next to the hollow, the two cuts overlap slightly.
        assert!(area(shape, Rounded::Near) > 1.0 - hollow - corner + 1e-3);
    }
}

#[test]
fn neighbours_overlap_exactly_if_they_do_not_fit() {
    let pieces = standing();
    let mut pairs = 0;
    for rounded in BOTH {
        for direction in Direction::ALL {
            let at = offset(direction);
            for &piece in &pieces {
                let here = polygon(&outline(piece, rounded), Point::MIDDLE);
                for &neighbour in &pieces {
                    let there = polygon(&outline(neighbour, rounded), at);
                    let overlap = overlap(&here, &there);
                    let what = format!("{piece:?} {direction:?} {neighbour:?} {rounded:?}");
                    if piece.fits(direction, neighbour, rounded) {
                        assert!(overlap < SLIVER, "{what} fit but overlap by {overlap}");
                    } else {
                        assert!(overlap > COLLISION, "{what} overlap by {overlap} only");
                    }
                    pairs += 1;
                }
            }
        }
    }
    assert_eq!(pairs, 2 * 2_704);
}

#[test]
fn a_piece_reaches_beyond_its_space_exactly_where_it_protrudes() {
    for rounded in BOTH {
        for piece in standing() {
            let reach = polygon(&outline(piece, rounded), Point::MIDDLE)
                .bounding_rect()
                .unwrap();
            for direction in Direction::ALL {
                let beyond = match direction {
                    Direction::N => -reach.min().y,
                    Direction::E => reach.max().x,
                    Direction::S => reach.max().y,
                    Direction::W => -reach.min().x,
                } - 0.5;
                let what = format!("{piece:?} {direction:?} {rounded:?}: {beyond}");
                if piece.protrudes(direction, rounded) {
                    let corner = std::f64::consts::FRAC_1_SQRT_2 - 0.5;
                    assert!((beyond - corner).abs() < 1e-9, "{what}");
                } else {
                    assert!(beyond < 1e-9, "{what}");
                }
            }
        }
    }
}

/// A Tix piece looks the same after a right angle, but turning it by 45° to the left and to the
/// right are different motions, so every piece is turned both ways from its inactive stances.
#[test]
fn a_turn_beside_a_neighbour_is_free_exactly_if_both_end_stances_fit() {
    const SAMPLES: u32 = 15;
    let pieces = standing();
    let mut turns = 0;
    for rounded in BOTH {
        for direction in Direction::ALL {
            let at = offset(direction);
            for &neighbour in &pieces {
                let there = polygon(&outline(neighbour, rounded), at);
                for &piece in pieces.iter().filter(|piece| !piece.is_active()) {
                    for (eighths, sign) in [(1, 1.0), (7, -1.0)] {
                        let stance = match piece.shape {
                            Shape::Tix => Stance::Ne,
                            _ => piece.stance.turned(eighths),
                        };
                        let turned = Piece { stance, ..piece };
                        let fits = piece.fits(direction, neighbour, rounded)
                            && turned.fits(direction, neighbour, rounded);
                        let begin = outline(piece, rounded);
                        let most = (0..=SAMPLES)
                            .map(|sample| 45.0 * f64::from(sample) / f64::from(SAMPLES))
                            .map(|angle| polygon(&begin.turned(sign * angle), Point::MIDDLE))
                            .map(|here| overlap(&here, &there))
                            .fold(0.0, f64::max);
                        let what = format!(
                            "{piece:?} to {stance:?}, {direction:?} of it {neighbour:?}, {rounded:?}"
                        );
                        if fits {
                            assert!(most < SLIVER, "{what} collides by {most}");
                        } else {
                            assert!(most > COLLISION, "{what} collides by {most} only");
                        }
                        turns += 1;
                    }
                }
            }
        }
    }
    // 25 turns, and the other way round for the Tix piece, beside 26 neighbours on four sides.
    assert_eq!(turns, 2 * (2_600 + 104));
}
