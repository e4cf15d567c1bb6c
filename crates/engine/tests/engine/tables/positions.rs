//! All valid positions of a small setup without promotions, one of each class of symmetric ones.

use rules::{Direction, Kind, Parts, Piece, Player, Position, Setup, Space, Stance};

pub fn all_valid(setup: Setup) -> Vec<Position> {
    assert_eq!(setup.promotions(), 0, "promotions are not enumerated");
    let mut found = Vec::new();
    let parts = Position::start(setup).parts();
    fill(
        &Space::all(setup.size()).collect::<Vec<_>>(),
        parts,
        &mut found,
    );
    found
}

/// Puts every possible piece, or none, on the next space, and continues with the one after it.
fn fill(spaces: &[Space], parts: Parts, found: &mut Vec<Position>) {
    let Some((&space, rest)) = spaces.split_first() else {
        return keep(parts, found);
    };
    for player in Player::ALL {
        for kind in Kind::ALL {
            let Some(pools) = without(&parts, player, kind) else {
                continue;
            };
            for &shape in kind.shapes() {
                for stance in Stance::ALL {
                    let piece = Piece {
                        player,
                        shape,
                        stance,
                    };
                    if fits_so_far(&parts, space, piece) {
                        let mut parts = parts.clone();
                        parts.pools = pools;
                        parts.pieces.push((space, piece));
                        fill(rest, parts, found);
                    }
                }
            }
        }
    }
    fill(rest, parts, found);
}

fn without(parts: &Parts, player: Player, kind: Kind) -> Option<[rules::Pool; 2]> {
    let pool = parts.pools[player as usize];
    let [tix, tixel, regatta] = Kind::ALL.map(|k| pool.count(k).checked_sub(u8::from(k == kind)));
    let mut pools = parts.pools;
    pools[player as usize] = rules::Pool::new(tix?, tixel?, regatta?);
    Some(pools)
}

/// Only saves work: the position is checked again as a whole.
fn fits_so_far(parts: &Parts, space: Space, piece: Piece) -> bool {
    if !piece.shape.has_hollow() && !matches!(piece.stance, Stance::N | Stance::Ne) {
        return false;
    }
    let rounded = parts.setup.rounded();
    [Direction::S, Direction::W].into_iter().all(|direction| {
        let neighbour = space.step(direction).and_then(|next| {
            let mut pieces = parts.pieces.iter();
            pieces.find(|(space, _)| *space == next)
        });
        neighbour.is_none_or(|(_, other)| piece.fits(direction, *other, rounded))
    })
}

/// Keeps the positions with these pieces: either player to move, with and without a bonus.
fn keep(mut parts: Parts, found: &mut Vec<Position>) {
    let pieces = parts.pieces.clone();
    for to_move in Player::ALL {
        parts.to_move = to_move;
        let own = pieces.iter().filter(|(_, piece)| piece.player == to_move);
        for bonus in [None].into_iter().chain(own.map(|(space, _)| Some(*space))) {
            parts.bonus = bonus;
            if let Ok(position) = Position::new(&parts)
                && position.canonical().0 == position
            {
                found.push(position);
            }
        }
    }
}
