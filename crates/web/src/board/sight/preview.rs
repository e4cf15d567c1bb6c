//! Previews: where a piece could land, what an action would do, and what is threatened.

use motifs::as_if_to_move;
use rules::{Action, Effects, Kind, Piece, Player, Position, Shape, Space, Turned};
use words::TurnedPieces;

use crate::board::turn::composer::Composer;
use crate::board::turn::held::{Held, leading_to};
use crate::small_sort::sort_by_key;

/// A space where the held piece can land, and what would happen there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// The space.
    pub to: Space,
    /// Whether the piece can be active there.
    pub active: bool,
    /// Whether it can be inactive there: a slide then is a sacrifice.
    pub inactive: bool,
    /// Whether it gets there by a slide.
    pub slides: bool,
    /// The pieces turned on the way.
    pub turned: TurnedPieces,
    /// How many stances are possible there.
    pub ways: u8,
}

impl Landing {
    /// Whether landing here can earn a bonus move.
    pub fn can_be_sacrifice(&self) -> bool {
        self.slides && self.inactive
    }
}

/// Every space where the held piece can land, ordered by space.
pub fn landings(position: &Position, actions: &[Action], held: Held) -> Vec<Landing> {
    let mut landings: Vec<Landing> = Vec::new();
    for &action in actions {
        let (to, slides) = match (held, action) {
            (Held::Piece(space), Action::Slide { from, to, .. }) if from == space => (to, true),
            (Held::Pool(held), Action::Place { shape, to, .. }) if shape.kind() == held.kind() => {
                (to, false)
            }
            _ => continue,
        };
        let stands = standing(position, action);
        let active = stands.is_some_and(Piece::is_active);
        let at = match landings.iter().position(|landing| landing.to == to) {
            Some(at) => at,
            None => {
                let effects = position.effects(action).ok().filter(|_| slides);
                let turned = effects.map_or_else(TurnedPieces::default, |effects| {
                    TurnedPieces::of(position, &effects)
                });
                landings.push(Landing {
                    to,
                    active: false,
                    inactive: false,
                    slides,
                    turned,
                    ways: 0,
                });
                landings.len() - 1
            }
        };
        let landing = &mut landings[at];
        landing.active |= active;
        landing.inactive |= !active;
        landing.ways += 1;
    }
    sort_by_key(&mut landings, |landing| landing.to);
    landings
}

/// Where the piece held in a turn can land.
pub fn landings_of_held(composer: &Composer) -> Vec<Landing> {
    match composer.held() {
        Some(held) => landings(composer.now(), composer.actions(), held),
        None => Vec::new(),
    }
}

/// The stance of the acting piece after a legal action. Only Tix pieces, which have no chosen
/// stance, need the rules for that.
fn standing(position: &Position, action: Action) -> Option<Piece> {
    let player = position.to_move();
    let (shape, stance) = match action {
        Action::Place { shape, stance, .. } => (shape, stance),
        Action::Slide { from, stance, .. } => (position.piece_at(from)?.shape, stance),
        _ => return None,
    };
    match stance {
        Some(stance) => Some(Piece {
            player,
            shape,
            stance,
        }),
        None => Some(position.effects(action).ok()?.stands?.1),
    }
}

/// The effects of a legal action, to be drawn over the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Preview {
    /// The action.
    pub action: Action,
    /// Where its piece would stand, and how.
    pub ghost: Option<(Space, Piece)>,
    /// The path of a slide.
    pub sweep: Option<(Space, Space)>,
    /// The pieces it would turn, in their new stances.
    pub turned: Vec<(Turned, Piece)>,
    /// The same pieces, counted by owner.
    pub shares: TurnedPieces,
    /// The piece that would leave the board.
    pub leaves: Option<Space>,
    /// Everything else it would do.
    pub effects: Effects,
}

impl Preview {
    /// Previews one action; `None` if it is not legal.
    pub fn of(position: &Position, action: Action) -> Option<Preview> {
        let effects = position.effects(action).ok()?;
        let turned = effects
            .turned
            .iter()
            .filter_map(|turned| {
                let piece = position.piece_at(turned.space)?;
                let stance = turned.to;
                Some((*turned, Piece { stance, ..piece }))
            })
            .collect();
        Some(Preview {
            action,
            ghost: effects.stands,
            sweep: match action {
                Action::Slide { from, to, .. } => Some((from, to)),
                _ => None,
            },
            leaves: match action {
                Action::PickUp { at } => Some(at),
                _ => None,
            },
            shares: TurnedPieces::of(position, &effects),
            turned,
            effects,
        })
    }
}

/// The preview of landing on a space: the first of the choices there.
pub fn preview_of_held(composer: &Composer, to: Space) -> Option<Preview> {
    let held = composer.held()?;
    let leading = leading_to(composer.actions(), held, to);
    let same_side = |action: &&Action| match (held, **action) {
        (Held::Pool(held), Action::Place { shape, .. }) => shape == held,
        _ => true,
    };
    let action = leading.iter().find(same_side).or(leading.first())?;
    Preview::of(composer.now(), *action)
}

/// A slide of the opponent that would turn a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The piece that would be turned.
    pub to: Space,
    /// The slide: from where.
    pub from: Space,
    /// The slide: up to where, the shortest that does it.
    pub until: Space,
}

/// What one slide of the opponent could do to a player's active pieces. Longer chains are ignored.
pub fn threats(position: &Position, player: Player) -> Vec<Threat> {
    let Some(position) = as_if_to_move(position, player.opponent()) else {
        return Vec::new();
    };
    let mut threats: Vec<Threat> = Vec::new();
    let mut seen: Vec<(Space, Space)> = Vec::new();
    let mut slides: Vec<(Space, Space, Action)> = position
        .actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Slide { from, to, .. } => Some((from, to, action)),
            _ => None,
        })
        .collect();
    let length =
        |from: Space, to: Space| from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
    sort_by_key(&mut slides, |(from, to, _)| {
        (*from, length(*from, *to), *to)
    });
    for (from, until, action) in slides {
        // All stances turn the same neighbours.
        if seen.contains(&(from, until)) {
            continue;
        }
        seen.push((from, until));
        let Ok(effects) = position.effects(action) else {
            continue;
        };
        for turned in &effects.turned {
            let own = position
                .piece_at(turned.space)
                .is_some_and(|piece| piece.player == player);
            let known = |threat: &Threat| threat.from == from && threat.to == turned.space;
            if own && !threats.iter().any(known) {
                threats.push(Threat {
                    to: turned.space,
                    from,
                    until,
                });
            }
        }
    }
    threats
}

/// The shapes a player can take from the pool, each side once.
pub fn pool_shapes(position: &Position) -> Vec<Shape> {
    let pool = position.pool(position.to_move());
    Kind::ALL
        .into_iter()
        .filter(|kind| pool.count(*kind) > 0)
        .flat_map(|kind| kind.shapes().iter().copied())
        .collect()
}

#[cfg(test)]
mod tests {
    use random::Random;
    use words::Share;

    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    fn space(text: &str) -> Space {
        text.parse().unwrap()
    }

    #[test]
    fn a_landing_tells_what_would_happen_there() {
        let position = position("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -");
        let actions = position.actions();
        let landings = landings(&position, &actions, Held::Piece(space("a3")));
        let at = |name: &str| *landings.iter().find(|l| l.to == space(name)).unwrap();
        let sacrifice = at("c3");
        assert!(sacrifice.can_be_sacrifice() && !sacrifice.active);
        assert_eq!(sacrifice.turned.share(Player::Black), Share::Several(2));
        let stays = at("b3");
        assert!(stays.active && !stays.can_be_sacrifice());
        assert!(stays.turned.is_empty());
        assert_eq!(stays.ways, 4);
        assert_eq!(at("f3").turned.share(Player::Black).count(), 2);
    }

    #[test]
    fn a_landing_tells_the_opponents_pieces_from_the_own_ones() {
        let position = position("tixel 6/6/1T54/6/1t54/T15 w T8/T9 - -");
        let landings = landings(&position, &position.actions(), Held::Piece(space("a1")));
        let far = landings.iter().find(|l| l.to == space("a5")).unwrap();
        assert_eq!(far.turned.share(Player::White), Share::One(space("b4")));
        assert_eq!(far.turned.share(Player::Black), Share::One(space("b2")));
    }

    #[test]
    fn landings_are_the_legal_actions_gathered_by_space() {
        let setups = [
            "tix",
            "tixel",
            "poka-yoke",
            "regatta",
            "11u:X3T9/R12:p2",
            "9b:R20/R20",
        ];
        for setup in setups {
            let mut position = Position::start(setup.parse().unwrap());
            let mut random = Random::new(7);
            for _ in 0..60 {
                let actions = position.actions();
                let mut ways = 0;
                let own = position.pieces().map(|(space, _)| Held::Piece(space));
                let kinds = pool_shapes(&position).into_iter();
                let pooled = kinds.filter(|s| *s != Shape::Flipped).map(Held::Pool);
                for held in own.chain(pooled) {
                    for landing in landings(&position, &actions, held) {
                        let leading = leading_to(&actions, held, landing.to);
                        assert_eq!(leading.len(), usize::from(landing.ways));
                        ways += leading.len();
                        for action in leading {
                            let effects = position.effects(action).unwrap();
                            let active = effects.stands.unwrap().1.is_active();
                            assert!(if active {
                                landing.active
                            } else {
                                landing.inactive
                            });
                            assert!(!effects.is_sacrifice || landing.can_be_sacrifice());
                            assert_eq!(landing.turned, TurnedPieces::of(&position, &effects));
                        }
                    }
                }
                let leading = |action: &&Action| {
                    matches!(action, Action::Slide { .. } | Action::Place { .. })
                };
                assert_eq!(ways, actions.iter().filter(leading).count(), "{position}");
                let pick = random.below(position.count_actions());
                let Some(action) = position.nth_action(pick) else {
                    break;
                };
                position.play_unchecked(action);
            }
        }
    }

    #[test]
    fn foresight_shows_the_ghost_the_sweep_and_each_turned_neighbour() {
        let position = position("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -");
        let sight = Preview::of(&position, "a3-d3ne".parse().unwrap()).unwrap();
        assert_eq!(sight.ghost.unwrap().0, space("d3"));
        assert_eq!(sight.sweep, Some((space("a3"), space("d3"))));
        let mut turned: Vec<(Space, bool)> = sight
            .turned
            .iter()
            .map(|(turned, piece)| {
                assert_eq!(piece.stance, turned.to);
                (turned.space, turned.is_clockwise())
            })
            .collect();
        turned.sort_unstable();
        assert_eq!(turned, [(space("c2"), true), (space("c4"), false)]);
        assert!(Preview::of(&position, "a3-d4ne".parse().unwrap()).is_none());
    }

    #[test]
    fn threats_are_slides_of_the_opponent_that_turn_own_pieces() {
        let position = position("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -");
        let mut threatened: Vec<Threat> = threats(&position, Player::White);
        threatened.sort_unstable_by_key(|threat| threat.from);
        let expected = [("c2", "a2"), ("c4", "a4")].map(|(from, until)| Threat {
            to: space("a3"),
            from: space(from),
            until: space(until),
        });
        assert_eq!(threatened, expected);
        let mut threatened: Vec<Threat> = threats(&position, Player::Black);
        threatened.sort_unstable_by_key(|threat| threat.to);
        let expected = ["c2", "c4"].map(|to| Threat {
            to: space(to),
            from: space("a3"),
            until: space("c3"),
        });
        assert_eq!(threatened, expected);
    }
}
