//! The layout of a wheel's choices in the picture, in pixels: inside it, without overlaps, and
//! never over the space they are about.

use rules::{Shape, Space, Stance};

use crate::board::sight::geometry::{UNIT, View, round_the_wheel};

/// The minimum size of a choice: a finger's target.
pub const LEAST: f64 = 44.0;
/// The largest width of a choice without words.
const LARGEST: f64 = 60.0;
/// The width of a choice with words.
const WORDED: f64 = 112.0;
/// The least distance between two choices.
const GAP: f64 = 3.0;
/// How many choices go in a row if there is room.
const ROW: usize = 4;

/// The content of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Looks {
    /// A piece, and where its hollow faces as seen on the page.
    Piece(Shape, Stance),
    /// Words.
    Words,
}

/// The position of a choice: its middle and its size, in pixels from the picture's top left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The middle, to the right.
    pub x: f64,
    /// The middle, downwards.
    pub y: f64,
    /// Its width; a choice as wide as high is round.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Spot {
    fn of(looks: Looks, (x, y): (f64, f64), size: f64) -> Spot {
        let width = width(looks, size);
        Spot {
            x,
            y,
            width,
            height: size,
        }
    }

    fn moved(self, (dx, dy): (f64, f64)) -> Spot {
        Spot {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
    }

    fn is_round(self) -> bool {
        self.width <= self.height
    }

    fn overlaps(self, other: Spot) -> bool {
        let (dx, dy) = ((self.x - other.x).abs(), (self.y - other.y).abs());
        if self.is_round() && other.is_round() {
            return dx.hypot(dy) < (self.width + other.width) / 2.0;
        }
        dx < (self.width + other.width) / 2.0 && dy < (self.height + other.height) / 2.0
    }

    /// Its distance from a point.
    fn distance(self, (x, y): (f64, f64)) -> f64 {
        let (dx, dy) = ((self.x - x).abs(), (self.y - y).abs());
        if self.is_round() {
            return dx.hypot(dy) - self.width / 2.0;
        }
        let beyond = |along: f64, half: f64| (along - half).max(0.0);
        beyond(dx, self.width / 2.0).hypot(beyond(dy, self.height / 2.0))
    }
}

/// The picture and the space the choices are about.
struct Frame {
    side: f64,
    target: (f64, f64),
    /// Half the width of a space.
    half: f64,
}

impl Frame {
    /// The radius round the middle of the space that stays uncovered.
    fn clear(&self) -> f64 {
        0.7 * self.half
    }

    fn fits(&self, spots: &[Spot]) -> bool {
        let inside = |from: f64, to: f64| from >= -0.01 && to <= self.side + 0.01;
        let one = |spot: &Spot| {
            inside(spot.x - spot.width / 2.0, spot.x + spot.width / 2.0)
                && inside(spot.y - spot.height / 2.0, spot.y + spot.height / 2.0)
                && spot.distance(self.target) >= self.clear() - 0.01
        };
        let apart =
            |(i, spot): (usize, &Spot)| !spots[i + 1..].iter().any(|other| spot.overlaps(*other));
        spots.iter().all(one) && spots.iter().enumerate().all(apart)
    }

    /// How far the farthest choice is from the space.
    fn reach(&self, spots: &[Spot]) -> f64 {
        let from = |spot: &Spot| (spot.x - self.target.0).hypot(spot.y - self.target.1);
        spots.iter().map(from).fold(0.0, f64::max)
    }
}

const fn width(looks: Looks, size: f64) -> f64 {
    match looks {
        Looks::Piece(..) => size,
        Looks::Words => WORDED,
    }
}

/// Lays out the choices of a wheel in a picture of this width: around their space if possible, else
/// in rows above and below it, kinds side by side.
pub fn lay_out(view: &View, side: f64, at: Space, choices: &[Looks]) -> Vec<Spot> {
    let (across, down) = view.share(at);
    let frame = Frame {
        side,
        target: (across * side, down * side),
        half: UNIT / 2.0 * side / view.side(),
    };
    let liked = (0.13 * side).clamp(LEAST, LARGEST);
    let sizes = [liked, LEAST];
    let rings = sizes.iter().filter_map(|size| ring(&frame, choices, *size));
    let rows = sizes.iter().filter_map(|size| rows(&frame, choices, *size));
    rings.chain(rows).next().unwrap_or_default()
}

/// One shape in different stances: each goes where its hollow faces. Words go below or above.
fn ring(frame: &Frame, choices: &[Looks], size: f64) -> Option<Vec<Spot>> {
    let mut shapes = Vec::new();
    let mut stances = Vec::new();
    for choice in choices {
        if let Looks::Piece(shape, stance) = choice {
            shapes.push(*shape);
            stances.push(*stance);
        }
    }
    shapes.dedup();
    let [shape] = shapes[..] else {
        return None;
    };
    if !shape.has_hollow() || stances.len() < 2 {
        return None;
    }
    let eighths = |a: Stance, b: Stance| {
        let apart = (a as u8).abs_diff(b as u8);
        apart.min(8 - apart)
    };
    let nearest = stances
        .iter()
        .enumerate()
        .flat_map(|(i, a)| stances[i + 1..].iter().map(move |b| eighths(*a, *b)))
        .min()
        .filter(|eighths| *eighths > 0)?;
    let half_angle = (22.5 * f64::from(nearest)).to_radians();
    let radius = ((size + GAP) / 2.0 / half_angle.sin())
        .max(frame.clear() + size / 2.0)
        .max(1.2 * size);
    let round = |below: f64| -> Vec<Spot> {
        let place = |looks: &Looks| match looks {
            Looks::Piece(_, stance) => {
                let (x, y) = round_the_wheel(*stance);
                (x * radius, y * radius)
            }
            Looks::Words => (0.0, below * (radius + size + GAP)),
        };
        choices
            .iter()
            .map(|looks| Spot::of(*looks, place(looks), size))
            .collect()
    };
    [1.0, -1.0].into_iter().find_map(|below| {
        let spots = round(below);
        let hub = (
            pushed_in(frame, frame.target.0, spots.iter().map(|s| (s.x, s.width))),
            pushed_in(frame, frame.target.1, spots.iter().map(|s| (s.y, s.height))),
        );
        let spots: Vec<Spot> = spots.into_iter().map(|spot| spot.moved(hub)).collect();
        frame.fits(&spots).then_some(spots)
    })
}

/// Moves a hub so that nothing around it leaves the picture.
fn pushed_in(frame: &Frame, hub: f64, spots: impl Iterator<Item = (f64, f64)>) -> f64 {
    let (mut before, mut after) = (0.0_f64, 0.0_f64);
    for (at, width) in spots {
        before = before.max(width / 2.0 - at);
        after = after.max(width / 2.0 + at);
    }
    hub.min(frame.side - after).max(before)
}

/// Rows above and below the space; a shape is not split unless necessary.
fn rows(frame: &Frame, choices: &[Looks], size: f64) -> Option<Vec<Spot>> {
    let by_shape: Vec<&[Looks]> = choices.chunk_by(same_shape).collect();
    best_rows(frame, &by_shape, size).or_else(|| best_rows(frame, &[choices], size))
}

fn same_shape(a: &Looks, b: &Looks) -> bool {
    match (a, b) {
        (Looks::Piece(a, _), Looks::Piece(b, _)) => a == b,
        (Looks::Words, Looks::Words) => true,
        _ => false,
    }
}

fn best_rows(frame: &Frame, groups: &[&[Looks]], size: f64) -> Option<Vec<Spot>> {
    let most = (frame.side / (size + GAP)) as usize;
    let mut best: Option<(f64, Vec<Spot>)> = None;
    for columns in ROW.min(most)..=most {
        let rows = packed(groups, columns as f64 * (size + GAP), size);
        for above in 0..=rows.len() {
            let spots = stacked(frame, &rows, above, size);
            // Two blocks are harder to take in than one.
            let torn = above > 0 && above < rows.len();
            let cost = frame.reach(&spots) + if torn { size } else { 0.0 };
            if frame.fits(&spots) && best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, spots));
            }
        }
    }
    best.map(|(_, spots)| spots)
}

/// The choices in rows of at most this width, whole groups in a row where they fit.
fn packed(groups: &[&[Looks]], most: f64, size: f64) -> Vec<Vec<Looks>> {
    let length = |row: &[Looks]| -> f64 { row.iter().map(|looks| width(*looks, size) + GAP).sum() };
    let mut rows: Vec<Vec<Looks>> = vec![Vec::new()];
    for group in groups {
        let row = rows.last().map_or(0.0, |row| length(row));
        if row > 0.0 && row + length(group) > most + 0.01 {
            rows.push(Vec::new());
        }
        for looks in *group {
            let row = rows.last().map_or(0.0, |row| length(row));
            if row > 0.0 && row + length(&[*looks]) > most + 0.01 {
                rows.push(Vec::new());
            }
            if let Some(row) = rows.last_mut() {
                row.push(*looks);
            }
        }
    }
    rows
}

/// Rows stacked beside the space: the first ones above it, the others below.
fn stacked(frame: &Frame, rows: &[Vec<Looks>], above: usize, size: f64) -> Vec<Spot> {
    let step = size + GAP;
    let (x, y) = frame.target;
    let near = frame.half.max(frame.clear()) + size / 2.0;
    let mut spots = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let y = if i < above {
            y - near - step * (above - 1 - i) as f64
        } else {
            y + near + step * (i - above) as f64
        };
        let length: f64 = row
            .iter()
            .map(|looks| width(*looks, size) + GAP)
            .sum::<f64>()
            - GAP;
        let mut left = (x - length / 2.0).min(frame.side - length).max(0.0);
        for looks in row {
            let width = width(*looks, size);
            spots.push(Spot::of(*looks, (left + width / 2.0, y), size));
            left += width + GAP;
        }
    }
    spots
}

#[cfg(test)]
mod tests {
    use random::Random;
    use rules::{Edge, Player, Position};

    use crate::board::turn::choice::Choice;
    use crate::board::turn::composer::Composer;
    use crate::board::turn::refusal::TapResult;

    use super::*;

    const DIAGONAL: [Stance; 4] = [Stance::Ne, Stance::Se, Stance::Sw, Stance::Nw];
    const STRAIGHT: [Stance; 4] = [Stance::N, Stance::E, Stance::S, Stance::W];

    fn pieces(shape: Shape, stances: &[Stance]) -> Vec<Looks> {
        let looks = |stance: &Stance| Looks::Piece(shape, *stance);
        stances.iter().map(looks).collect()
    }

    /// What a wheel can offer, and more.
    fn offers() -> Vec<Vec<Looks>> {
        let (tix, tixel) = (Shape::Tix, Shape::Tixel);
        let all: Vec<Stance> = Stance::ALL.to_vec();
        let words = vec![Looks::Words];
        let regatta = [Shape::Regatta, Shape::Flipped];
        let both = |stances: &[Stance]| regatta.map(|shape| pieces(shape, stances)).concat();
        vec![
            words.clone(),
            pieces(tixel, &DIAGONAL[..2]),
            pieces(tixel, &STRAIGHT[1..3]),
            pieces(tixel, &all[..2]),
            pieces(tixel, &DIAGONAL),
            pieces(tixel, &STRAIGHT),
            pieces(tixel, &all),
            [pieces(tixel, &DIAGONAL), words.clone()].concat(),
            [pieces(tix, &DIAGONAL[..1]), words.clone()].concat(),
            [pieces(tixel, &all), words.clone()].concat(),
            both(&DIAGONAL),
            both(&all),
            [pieces(tix, &DIAGONAL[..1]), pieces(tixel, &DIAGONAL)].concat(),
            [
                pieces(tix, &DIAGONAL[..1]),
                pieces(tixel, &DIAGONAL),
                both(&DIAGONAL),
            ]
            .concat(),
        ]
    }

    fn views() -> impl Iterator<Item = View> {
        (3..=11).flat_map(|size| {
            [true, false].map(|coordinates| View {
                size,
                edge: Edge::Unbounded,
                bottom: Player::White,
                coordinates,
            })
        })
    }

    #[test]
    fn every_choice_can_be_hit_inside_the_picture_on_every_space_of_every_board() {
        for view in views() {
            for space in Space::all(view.size) {
                for side in [288.0, 344.0, 374.0, 600.0] {
                    for choices in offers() {
                        let spots = lay_out(&view, side, space, &choices);
                        let (across, down) = view.share(space);
                        let frame = Frame {
                            side,
                            target: (across * side, down * side),
                            half: UNIT / 2.0 * side / view.side(),
                        };
                        let what = format!("{space} of {} at {side}: {choices:?}", view.size);
                        assert_eq!(spots.len(), choices.len(), "{what}");
                        assert!(frame.fits(&spots), "{what}");
                        let large = |s: &Spot| s.width >= LEAST && s.height >= LEAST;
                        assert!(spots.iter().all(large), "{what}");
                    }
                }
            }
        }
    }

    #[test]
    fn whatever_is_offered_in_mixed_games_can_be_hit_on_the_smallest_phone() {
        let setups = [
            "3u:X2T2R2/X2T2R2",
            "4b:X3T3R3/R6",
            "6u:X4T6/T10:p2",
            "8b:R21/R21",
            "11u:X4T6R9/R19:p2",
        ];
        let mut most = 0;
        for setup in setups {
            let mut position = Position::start(setup.parse().unwrap());
            let mut random = Random::new(3);
            for _ in 0..60 {
                let view = View {
                    size: position.setup().size(),
                    edge: position.setup().edge(),
                    bottom: Player::White,
                    coordinates: true,
                };
                for first in Space::all(view.size) {
                    let mut composer = Composer::new(position);
                    // A second tap asks for the held piece's other options.
                    if composer.tap(first) == TapResult::Holds {
                        composer.tap(first);
                    }
                    let Some(wheel) = composer.wheel() else {
                        continue;
                    };
                    let looks = |choice: &Choice| match choice.stands {
                        Some(piece) => Looks::Piece(piece.shape, piece.stance),
                        None => Looks::Words,
                    };
                    let choices: Vec<Looks> = wheel.offered().iter().map(looks).collect();
                    most = most.max(choices.len());
                    let spots = lay_out(&view, 288.0, first, &choices);
                    assert_eq!(spots.len(), choices.len(), "{position} {first}");
                }
                let pick = random.below(position.count_actions());
                let Some(action) = position.nth_action(pick) else {
                    break;
                };
                position.play_unchecked(action);
            }
        }
        assert!(most >= 8, "only {most} choices were met");
    }

    #[test]
    fn in_the_middle_of_the_board_a_stance_stands_where_its_hollow_faces() {
        let view = View {
            size: 6,
            edge: Edge::Unbounded,
            bottom: Player::White,
            coordinates: true,
        };
        let space: Space = "c3".parse().unwrap();
        let choices = pieces(Shape::Tixel, &Stance::ALL);
        let spots = lay_out(&view, 374.0, space, &choices);
        let (across, down) = view.share(space);
        for (looks, spot) in choices.iter().zip(spots) {
            let Looks::Piece(_, stance) = looks else {
                unreachable!("only pieces are offered")
            };
            let (x, y) = round_the_wheel(*stance);
            let (dx, dy) = (spot.x - across * 374.0, spot.y - down * 374.0);
            assert!((dx.atan2(-dy) - x.atan2(-y)).abs() < 1e-6, "{stance:?}");
        }
    }

    #[test]
    fn kinds_stand_in_rows_of_their_own_where_there_is_room() {
        let view = View {
            size: 8,
            edge: Edge::Bounded,
            bottom: Player::White,
            coordinates: true,
        };
        let shapes = [Shape::Regatta, Shape::Flipped];
        let choices = shapes.map(|shape| pieces(shape, &DIAGONAL)).concat();
        let spots = lay_out(&view, 600.0, "d2".parse().unwrap(), &choices);
        let rows: Vec<f64> = spots.iter().map(|spot| spot.y).collect();
        assert!(rows[..4].iter().all(|y| *y == rows[0]), "{rows:?}");
        assert!(rows[4..].iter().all(|y| *y == rows[4]), "{rows:?}");
        assert!(rows[0] < rows[4]);
    }
}
