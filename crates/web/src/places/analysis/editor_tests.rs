use super::*;

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

fn editor(setup: Setup) -> Editor {
    Editor::new(&Position::start(setup))
}

fn piece(player: Player, shape: Shape, stance: Stance) -> Piece {
    Piece {
        player,
        shape,
        stance,
    }
}

#[test]
fn a_tap_takes_a_piece_from_the_pool() {
    let mut editor = editor(Setup::TIXEL);
    editor.tap(Tap::Space(space("c3")));
    let position = editor.position().unwrap();
    assert_eq!(
        position.to_string(),
        "6u:T10/T10 6/6/6/2T13/6/6 w T9/T10 - -"
    );
}

#[test]
fn further_taps_turn_the_piece() {
    let mut editor = editor(Setup::TIXEL);
    editor.tap(Tap::Space(space("c3")));
    for _ in 0..3 {
        editor.tap(Tap::Space(space("c3")));
    }
    assert_eq!(editor.piece_at(space("c3")).unwrap().stance, Stance::S);
    for _ in 0..5 {
        editor.tap(Tap::Space(space("c3")));
    }
    assert_eq!(editor.piece_at(space("c3")).unwrap().stance, Stance::Ne);
}

#[test]
fn a_tix_piece_has_two_stances_only() {
    let mut editor = editor(Setup::TIX);
    editor.tap(Tap::Space(space("a1")));
    for expected in [Stance::N, Stance::Ne, Stance::N] {
        editor.tap(Tap::Space(space("a1")));
        assert_eq!(editor.piece_at(space("a1")).unwrap().stance, expected);
        assert!(editor.position().is_ok());
    }
    editor.tap(Tap::Rotate(space("a1"), 7));
    assert_eq!(editor.piece_at(space("a1")).unwrap().stance, Stance::Ne);
}

#[test]
fn pieces_that_do_not_fit_are_reported_with_their_spaces() {
    let mut editor = editor(Setup::TIXEL);
    editor.tap(Tap::Space(space("c3")));
    editor.tap(Tap::Space(space("d3")));
    let faults = editor.position().unwrap_err();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].spaces(), [space("c3"), space("d3")]);
}

#[test]
fn too_many_pieces_are_reported() {
    let mut editor = editor(Setup::TIX);
    editor.take(Brush::Piece(piece(Player::White, Shape::Tix, Stance::N)));
    for at in Space::all(6) {
        editor.tap(Tap::Space(at));
    }
    let faults = editor.position().unwrap_err();
    assert!(
        faults.iter().any(|fault| matches!(
            fault,
            Fault::Count {
                expected: 8,
                found: 36,
                ..
            }
        )),
        "{faults:?}"
    );
}

#[test]
fn used_promotions_move_pieces_from_one_kind_to_the_other() {
    let mut editor = editor(Setup::POKA_YOKE);
    editor.set_promotions(Player::Black, 0);
    let position = editor.position().unwrap();
    assert_eq!(position.pool(Player::Black).to_string(), "T8R2");
    assert_eq!(
        editor.shapes(Player::White),
        [Shape::Tixel, Shape::Regatta, Shape::Flipped]
    );
}

#[test]
fn a_piece_is_moved_taken_off_and_flipped() {
    let mut editor = editor(Setup::REGATTA);
    editor.take(Brush::Piece(piece(
        Player::Black,
        Shape::Regatta,
        Stance::N,
    )));
    editor.tap(Tap::Space(space("b2")));
    editor.tap(Tap::Move(space("b2"), space("c3")));
    assert_eq!(editor.piece_at(space("b2")), None);
    editor.tap(Tap::Flip(space("c3")));
    assert_eq!(editor.piece_at(space("c3")).unwrap().shape, Shape::Flipped);
    editor.tap(Tap::Off(space("c3")));
    assert!(editor.parts().pieces.is_empty());
}

#[test]
fn a_bonus_is_marked_and_unmarked_and_goes_with_its_piece() {
    let position: Position = "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3".parse().unwrap();
    let mut editor = Editor::new(&position);
    editor.take(Brush::Bonus);
    editor.tap(Tap::Space(space("e3")));
    assert_eq!(editor.parts().bonus, None);
    editor.tap(Tap::Space(space("e3")));
    assert_eq!(editor.position(), Ok(position));
    editor.tap(Tap::Remove(space("e3")));
    assert_eq!(editor.parts().bonus, None);
}

#[test]
fn another_setup_keeps_the_pieces_it_has_room_for() {
    let mut editor = editor("8u:X4T6/T10".parse().unwrap());
    editor.take(Brush::Piece(piece(Player::White, Shape::Tix, Stance::N)));
    editor.tap(Tap::Space(space("a1")));
    editor.take(Brush::Piece(piece(Player::White, Shape::Tixel, Stance::Ne)));
    editor.tap(Tap::Space(space("c3")));
    editor.tap(Tap::Space(space("h8")));
    editor.set_setup(Setup::TIXEL);
    let position = editor.position().unwrap();
    assert_eq!(position.pieces().count(), 1);
    editor.undo();
    assert_eq!(editor.parts().pieces.len(), 3);
}

#[test]
fn a_setup_that_cannot_be_read_is_not_a_finished_position() {
    let mut editor = editor(Setup::TIXEL);
    assert!(editor.finished().is_some());
    editor.type_setup(" banana ");
    assert_eq!(editor.setup_error().unwrap().0, "banana");
    editor.tap(Tap::Space(space("c3")));
    assert!(editor.position().is_ok());
    assert_eq!(editor.finished(), None);
    editor.type_setup("tix");
    assert_eq!(editor.setup_error(), None);
    assert_eq!(editor.finished().unwrap().setup(), Setup::TIX);
    editor.type_setup("banana");
    editor.undo();
    assert_eq!(editor.parts().setup, Setup::TIXEL);
    assert!(editor.finished().is_some());
}

#[test]
fn every_change_can_be_undone() {
    let mut editor = editor(Setup::TIXEL);
    let first = editor.parts().clone();
    editor.tap(Tap::Space(space("c3")));
    editor.set_to_move(Player::Black);
    editor.clear();
    assert!(editor.can_undo());
    for _ in 0..3 {
        editor.undo();
    }
    assert!(!editor.can_undo());
    assert_eq!(*editor.parts(), first);
    // A change that changes nothing is not recorded.
    editor.set_to_move(Player::White);
    assert!(!editor.can_undo());
}
