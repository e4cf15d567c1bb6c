//! The fast rules compared with the plain reference: actions, effects, reasons, positions.

mod reference;
mod support;

use std::collections::BTreeSet;

use rules::{Action, Kind, Parts, Piece, Player, Pool, Position, Setup, Shape, Space, Stance};
use support::{Random, SETUPS, formable};

fn at(space: Space) -> (usize, usize) {
    (usize::from(space.file()), usize::from(space.rank()))
}

fn plain(action: Action) -> reference::Action {
    let digit = |stance: Option<Stance>| stance.map(|s| s as u8);
    match action {
        Action::Place { shape, to, stance } => reference::Action::Place {
            shape: shape.letter(),
            to: at(to),
            stance: digit(stance),
        },
        Action::Slide { from, to, stance } => reference::Action::Slide {
            from: at(from),
            to: at(to),
            stance: digit(stance),
        },
        Action::Activate { at: space, stance } => reference::Action::Activate {
            at: at(space),
            stance: digit(stance),
        },
        Action::Pivot { at: space, stance } => reference::Action::Pivot {
            at: at(space),
            stance: stance as u8,
        },
        Action::PickUp { at: space } => reference::Action::PickUp { at: at(space) },
        Action::End => reference::Action::End,
    }
}

fn sorted(spaces: impl IntoIterator<Item = Space>) -> Vec<(usize, usize)> {
    let mut spaces: Vec<_> = spaces.into_iter().map(at).collect();
    spaces.sort_unstable();
    spaces
}

/// Lists, counts, picks, slidable pieces, and every action's effects and result.
fn same_actions(position: &Position, reference: &reference::Position) {
    let actions = position.actions();
    let ours: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
    let theirs: BTreeSet<String> = reference
        .actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(ours, theirs, "{position}");
    assert_eq!(ours.len(), actions.len(), "no action twice in {position}");
    assert_eq!(position.count_actions() as usize, actions.len());
    for (k, action) in (0..).zip(&actions) {
        assert_eq!(position.nth_action(k), Some(*action), "{position}");
    }
    assert_eq!(position.nth_action(actions.len() as u32), None);
    let lost = actions.is_empty().then(|| position.to_move().opponent());
    assert_eq!(position.winner(), lost, "{position}");
    for player in Player::ALL {
        let mut theirs = reference.slidable(player == Player::White);
        theirs.sort_unstable();
        assert_eq!(sorted(position.slidable(player)), theirs, "{position}");
    }
}

fn same_effects(position: &Position, reference: &reference::Position, action: Action) {
    let plain = plain(action);
    let after = position.play(action).expect("listed, so legal");
    let plain_after = reference.play(&plain);
    assert_eq!(
        after.to_string(),
        plain_after.print(),
        "{position} {action}"
    );
    let again: Position = after.to_string().parse().expect("what is printed parses");
    assert_eq!(again, after, "hash and all: {position} {action}");
    let ours = position.effects(action).expect("legal");
    let theirs = reference.effects(&plain);
    let mut turned: Vec<_> = ours
        .turned
        .iter()
        .map(|t| (at(t.space), t.from as u8, t.to as u8))
        .collect();
    turned.sort_unstable();
    assert_eq!(turned, theirs.turned, "{position} {action}");
    assert_eq!(
        ours.is_sacrifice, theirs.is_sacrifice,
        "{position} {action}"
    );
    assert_eq!(ours.bonus.map(at), theirs.bonus, "{position} {action}");
    assert_eq!(ours.promoted, theirs.promoted, "{position} {action}");
    assert_eq!(
        ours.next == Player::White,
        theirs.next_white,
        "{position} {action}"
    );
    assert_eq!(ours.next_has_lost, theirs.next_lost, "{position} {action}");
    if let Some((space, piece)) = ours.stands {
        assert_eq!(after.piece_at(space), Some(piece));
    }
}

fn same_reason(position: &Position, reference: &reference::Position, action: Action) {
    let ours = position
        .why_not(action)
        .map(|reason| (reason.name(), sorted(reason.spaces())));
    let theirs = reference
        .why_not(&plain(action))
        .map(|reason| (reason.name, reason.spaces));
    assert_eq!(ours, theirs, "{position} {action:?}");
}

#[test]
fn seeded_random_games_agree_in_actions_effects_reasons_and_positions() {
    for (i, text) in SETUPS.iter().enumerate() {
        let setup: Setup = text.parse().expect(text);
        let formable = formable(setup.size());
        let mut random = Random::new(i as u64);
        for _ in 0..6 {
            let mut position = Position::start(setup);
            let mut reference = reference::Position::parse(text);
            for _ in 0..400 {
                same_actions(&position, &reference);
                // Checking every action would take minutes on large boards; a fresh sample at each
                // step of each game covers them.
                for _ in 0..150 {
                    same_reason(&position, &reference, random.pick(&formable));
                }
                let actions = position.actions();
                if actions.is_empty() {
                    break;
                }
                for _ in 0..6 {
                    same_effects(&position, &reference, random.pick(&actions));
                }
                let action = random.pick(&actions);
                position = position.play(action).expect("legal");
                reference = reference.play(&plain(action));
                assert_eq!(position.to_string(), reference.print());
                assert!(!reference.faults(), "{position}");
            }
        }
    }
}

/// Every way to put up to `most` pieces of the setup on the board, valid or not, with either side
/// to move and the bonus closed or on the first piece.
fn every_position(setup: Setup, most: usize, visit: &mut impl FnMut(&Parts)) {
    let spaces: Vec<Space> = Space::all(setup.size()).collect();
    let mut pieces = Vec::new();
    fill_from(setup, most, &spaces, &mut pieces, visit);
}

fn fill_from(
    setup: Setup,
    most: usize,
    spaces: &[Space],
    pieces: &mut Vec<(Space, Piece)>,
    visit: &mut impl FnMut(&Parts),
) {
    emit(setup, pieces, visit);
    if pieces.len() == most {
        return;
    }
    for (i, space) in spaces.iter().enumerate() {
        for player in Player::ALL {
            for shape in Shape::ALL {
                let kind = shape.kind();
                let used = pieces
                    .iter()
                    .filter(|(_, p)| p.player == player && p.shape.kind() == kind)
                    .count();
                if used >= usize::from(setup.pool(player).count(kind)) {
                    continue;
                }
                let stances = if shape == Shape::Tix { 2 } else { 8 };
                for stance in &Stance::ALL[..stances] {
                    let piece = Piece {
                        player,
                        shape,
                        stance: *stance,
                    };
                    pieces.push((*space, piece));
                    fill_from(setup, most, &spaces[i + 1..], pieces, visit);
                    pieces.pop();
                }
            }
        }
    }
}

fn emit(setup: Setup, pieces: &[(Space, Piece)], visit: &mut impl FnMut(&Parts)) {
    let pools = Player::ALL.map(|player| {
        let left = Kind::ALL.map(|kind| {
            let used = pieces
                .iter()
                .filter(|(_, p)| p.player == player && p.shape.kind() == kind)
                .count();
            setup.pool(player).count(kind) - used as u8
        });
        Pool::new(left[0], left[1], left[2])
    });
    for to_move in Player::ALL {
        for bonus in [None, pieces.first().map(|(space, _)| *space)] {
            visit(&Parts {
                setup,
                pieces: pieces.to_vec(),
                to_move,
                pools,
                promotions: [setup.promotions(); 2],
                bonus,
            });
            if pieces.is_empty() {
                break;
            }
        }
    }
}

#[test]
fn every_position_of_small_boards_with_few_pieces_agrees() {
    for (text, most) in [
        ("3u:T2/T1", 2),
        ("3u:X2/X2", 4),
        ("3b:R1/R1", 2),
        ("3b:T1/T1", 2),
        ("3b:R1/R1:near", 2),
        ("3u:X1T1/X1R1", 2),
        ("4u:X2/X2", 4),
        ("4u:T1/X1", 2),
        ("4b:R1/X1", 2),
    ] {
        let setup: Setup = text.parse().expect(text);
        let formable = formable(setup.size());
        let mut random = Random::new(7);
        let mut seen = 0;
        every_position(setup, most, &mut |parts| {
            let Ok(position) = Position::new(parts) else {
                return;
            };
            seen += 1;
            let reference = reference::Position::parse(&position.to_string());
            assert!(!reference.faults(), "{position}");
            same_actions(&position, &reference);
            for action in position.actions() {
                same_effects(&position, &reference, action);
            }
            for _ in 0..8 {
                same_reason(&position, &reference, random.pick(&formable));
            }
        });
        assert!(seen > 200, "{text}: only {seen} positions");
    }
}

#[test]
fn parts_are_refused_exactly_where_the_plain_rules_find_a_fault() {
    for (text, most) in [("3b:R1/T1", 2), ("3u:X1R1/T1", 2), ("3u:X1/X1", 2)] {
        let setup: Setup = text.parse().expect(text);
        every_position(setup, most, &mut |parts| {
            let ours = Position::new(parts);
            let reference = reference::Position::parse(&print(parts));
            assert_eq!(ours.is_err(), reference.faults(), "{}", print(parts));
        });
    }
}

/// The text of parts that need not form a position.
fn print(parts: &Parts) -> String {
    let setup = parts.setup;
    let mut board = String::new();
    for rank in (0..setup.size()).rev() {
        let mut run = 0;
        for file in 0..setup.size() {
            let here = parts
                .pieces
                .iter()
                .find(|(space, _)| (space.file(), space.rank()) == (file, rank));
            match here {
                None => run += 1,
                Some((_, piece)) => {
                    if run > 0 {
                        board += &run.to_string();
                        run = 0;
                    }
                    board += &piece.to_string();
                }
            }
        }
        if run > 0 {
            board += &run.to_string();
        }
        if rank > 0 {
            board.push('/');
        }
    }
    let side = if parts.to_move == Player::White {
        'w'
    } else {
        'b'
    };
    let [white, black] = parts.pools;
    let bonus = parts
        .bonus
        .map_or("-".to_owned(), |space| space.to_string());
    format!("{setup} {board} {side} {white}/{black} - {bonus}")
}
