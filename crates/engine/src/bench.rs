//! A fixed amount of work whose result shows whether the search still behaves the same.

use rules::{Position, Setup};

use crate::{Engine, Evaluate, Hand, Learned, Limits, Net, SHIPPED_NETS, Stop};

/// How many actions each benchmark position is searched ahead.
const DEPTH: u32 = 5;

/// Positions from the engine's self-play games, from the beginning, the middle and the end: both
/// players can slide, and nobody wins at once.
const POSITIONS: [&str; 12] = [
    "tix 4X11/5X1/3x12/2X12x1/X13x11/1X0x03 b X3/X4 - -",
    "tix x03x01/X01X12x1/1X12x01/X11x13/3x12/6 b X4/X2 - -",
    "tix 4X11/X15/2x0X02/2X01x0X0/X02x12/x01x11X0x0 b X1/X2 - -",
    "tixel 6/1t33T1/6/t11T12t3/T05/1T14 w T6/T7 - -",
    "tixel 2T23/1T11T2t11/T13t0T4/1T13t3/2T2t42/1t11T31t1 w T2/T4 - -",
    "tixel T31t01T2t1/2T21t21/T14T4/t0T03t3/2T2t42/T4t01T3t61 w T1/T2 - -",
    "poka-yoke 5T1/4T11/6/1t11T31t3/2T03/1t14 w T6/T7 2/2 -",
    "poka-yoke T72t12/5T4/t12T01t1/1L01t42/1t2T02T1/t01t21T31 b T3/T2R1 1/1 -",
    "poka-yoke 1T12t4T2/T23t21/1T01T4T6r3/1t02t61/R11T6t01t1/t6T21t02 w R1/R1 0/0 -",
    "regatta 6l01/2R41L2L12/2r13R11/1l23R02/1L22r13/7R7/r31l0L41r0r41/3R14 b R12/R13 - -",
    "regatta 1R51R02l0L4/2R41L2L71r7/1R12R0r2R2r0/1l2r2R11R02/5r52/R06r7/r2L5l0L41r02/3R2r13 b R6/R9 - -",
    "regatta 4R6R41r0/1R12l33/L2l6R6r4l0r0l0R6/l6R23L0r21/L42L0l01R51/l03R51L01/3R02r5l6/1L71r21L61l6 b R5/R6 - -",
];

/// Searches fixed positions of the four named games to a fixed depth and returns the number of
/// positions visited: the signature of the search, equal on every platform.
pub fn bench() -> u64 {
    Setup::NAMED.iter().map(|(_, setup)| bench_of(*setup)).sum()
}

/// The same searches with the shipped nets.
pub fn bench_with_nets() -> u64 {
    let nets = SHIPPED_NETS.iter();
    let nets = nets.filter_map(|(_, bytes)| Net::from_bytes(bytes).ok());
    let learned = Learned::new(nets);
    let setups = Setup::NAMED.iter();
    setups.map(|(_, setup)| visited(*setup, &learned)).sum()
}

/// The part of [`bench()`] that belongs to one setup.
pub fn bench_of(setup: Setup) -> u64 {
    visited(setup, &Hand::default())
}

fn visited<E: Evaluate>(setup: Setup, evaluation: &E) -> u64 {
    let mut engine = Engine::with(evaluation.clone());
    engine.set_table(1 << 20);
    let stop = Stop::new();
    bench_positions(setup)
        .map(|position| {
            let result = engine.search(&position, &[], &Limits::depth(DEPTH), &stop, |_| {});
            result.info.nodes
        })
        .sum()
}

/// The fixed positions of a setup: the start and, for the four named games, three later ones.
pub fn bench_positions(setup: Setup) -> impl Iterator<Item = Position> {
    let later = POSITIONS.iter().filter_map(|text| text.parse().ok());
    let later = later.filter(move |position: &Position| position.setup() == setup);
    std::iter::once(Position::start(setup)).chain(later)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, Verdict, prove};

    #[test]
    fn every_named_game_has_four_positions_that_nobody_wins_or_loses_at_once() {
        for (name, setup) in Setup::NAMED {
            let positions: Vec<Position> = bench_positions(setup).collect();
            assert_eq!(positions.len(), 4, "{name}");
            for position in positions {
                let Verdict::Open {
                    no_win_within,
                    no_loss_within,
                } = prove(&position, Budget::nodes(5_000_000).within(2)).verdict
                else {
                    panic!("{position}");
                };
                assert_eq!((no_win_within, no_loss_within), (1, 2), "{position}");
            }
        }
    }
}
