//! What evens out a gap between two ratings: less time, or weaker pieces.

use rules::{Kind, Player, Pool, Setup};

use super::{Seat, Stakes, Terms, TimeOdds, Timing};

/// Odds are suggested from these rating gaps on: without odds, the weaker player would score 30, 15
/// and 7 points out of 100.
const GAPS: [u32; 3] = [150, 300, 450];

/// How many pieces the stronger player then swaps for Tix pieces.
const TIX: [u8; 3] = [2, 4, 8];

/// These terms with the odds that a gap between the ratings of two players suggests, as a casual game:
/// on a live clock a half, a quarter or an eighth of the time for the stronger one, otherwise two, four
/// or eight Tix pieces instead of Tixel pieces. `None` if the gap is small, or the game has no such
/// pieces.
pub fn suggested(terms: Terms, stronger: Seat, gap: u32) -> Option<Terms> {
    let level = GAPS.iter().rposition(|least| gap >= *least)?;
    let even = Terms {
        stakes: Stakes::Casual,
        ..terms
    };
    if let Timing::Live { base, increment } = terms.timing {
        let halvings = level + 1;
        let odds = TimeOdds {
            seat: stronger,
            base: base >> halvings,
            increment: increment >> halvings,
        };
        let odds = Some(odds);
        return Some(Terms { odds, ..even }).filter(|terms| terms.check().is_ok());
    }
    let setup = with_tix_pieces(terms.setup, stronger.player(), TIX[level])?;
    Some(Terms { setup, ..even })
}

/// A setup in which a player has this many Tix pieces instead of Tixel pieces.
fn with_tix_pieces(setup: Setup, player: Player, tix: u8) -> Option<Setup> {
    let swapped = |pool: Pool| {
        let tixel = pool.count(Kind::Tixel).checked_sub(tix)?;
        let tix = pool.count(Kind::Tix).checked_add(tix)?;
        Some(Pool::new(tix, tixel, pool.count(Kind::Regatta)))
    };
    let pools = [Player::White, Player::Black].map(|one| match one == player {
        true => swapped(setup.pool(one)),
        false => Some(setup.pool(one)),
    });
    let [white, black] = pools;
    let changed = Setup::new(setup.size(), setup.edge(), white?, black?).ok()?;
    Some(
        changed
            .with_promotions(setup.promotions())
            .with_rounded(setup.rounded()),
    )
}
