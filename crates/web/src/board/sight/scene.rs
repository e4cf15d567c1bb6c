//! What is on the board and beside it, valid or not.

use crate::board::turn::held;
use rules::{Kind, MAX_SIZE, Parts, Piece, Player, Pool, Position, Setup, Space};

/// Everything visible of a position. The editor shows invalid ones, so a scene is not checked.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Board, edge and pieces of the game.
    pub setup: Setup,
    /// Who does the next action.
    pub to_move: Player,
    /// White's and Black's pool.
    pub pools: [Pool; 2],
    /// The promotions White and Black have left.
    pub promotions: [u8; 2],
    /// The piece whose sacrifice earned the bonus move now open.
    pub bonus: Option<Space>,
    pieces: Vec<Option<Piece>>,
}

impl Scene {
    /// The scene of a position.
    pub fn of(position: &Position) -> Scene {
        Scene::of_parts(&position.parts())
    }

    /// The scene of parts; if several pieces are on one space, the last is shown.
    pub fn of_parts(parts: &Parts) -> Scene {
        let mut scene = Scene {
            setup: parts.setup,
            to_move: parts.to_move,
            pools: parts.pools,
            promotions: parts.promotions,
            bonus: parts.bonus,
            pieces: vec![None; usize::from(MAX_SIZE) * usize::from(MAX_SIZE)],
        };
        for &(space, piece) in &parts.pieces {
            scene.pieces[index(space)] = Some(piece);
        }
        scene
    }

    /// The piece on a space, if there is one.
    pub fn piece_at(&self, space: Space) -> Option<Piece> {
        self.pieces[index(space)]
    }

    /// Files and ranks.
    pub fn size(&self) -> u8 {
        self.setup.size()
    }

    /// How many pieces of a kind are in a player's pool.
    pub fn pooled(&self, player: Player, kind: Kind) -> u8 {
        self.pools[player as usize].count(kind)
    }

    /// The kinds a player can have in this game.
    pub fn kinds(&self, player: Player) -> Vec<Kind> {
        held::kinds(self.setup, player)
    }
}

fn index(space: Space) -> usize {
    usize::from(space.rank()) * usize::from(MAX_SIZE) + usize::from(space.file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_shows_what_the_position_holds() {
        for text in [
            "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -",
            "11u:X2T9/R9:p2 11/11/11/11/11/11/11/11/11/11/10T1 b X2T8/R9 2/2 -",
        ] {
            let position: Position = text.parse().unwrap();
            let scene = Scene::of(&position);
            for space in Space::all(MAX_SIZE) {
                let held = position
                    .piece_at(space)
                    .filter(|_| space.is_on(scene.size()));
                assert_eq!(scene.piece_at(space), held, "{text} {space}");
            }
            for player in Player::ALL {
                for kind in Kind::ALL {
                    assert_eq!(
                        scene.pooled(player, kind),
                        position.pool(player).count(kind)
                    );
                }
            }
        }
    }

    #[test]
    fn promotions_bring_regatta_pieces_into_the_game() {
        let scene = Scene::of(&Position::start(Setup::POKA_YOKE));
        assert_eq!(scene.kinds(Player::White), [Kind::Tixel, Kind::Regatta]);
        let scene = Scene::of(&Position::start(Setup::TIX));
        assert_eq!(scene.kinds(Player::Black), [Kind::Tix]);
    }
}
