use super::*;

#[test]
fn the_four_games_of_the_form_are_those_of_the_rules() {
    for (game, setup) in [
        (GameChoice::Tix, Setup::TIX),
        (GameChoice::Tixel, Setup::TIXEL),
        (GameChoice::Regatta, Setup::REGATTA),
        (GameChoice::PokaYoke, Setup::POKA_YOKE),
    ] {
        assert_eq!(game.mix().setup(), Ok(setup));
    }
}

#[test]
fn suggested_counts_are_those_of_the_known_games() {
    for (size, kind, count) in [
        (6, MainKind::Tix, 8),
        (6, MainKind::Tixel, 10),
        (7, MainKind::Tixel, 14),
        (8, MainKind::Tixel, 18),
        (8, MainKind::Regatta, 21),
    ] {
        assert_eq!(Mix::suggested_count(size, kind), count, "{size}");
    }
}

#[test]
fn every_size_edge_and_kind_makes_a_game() {
    for size in Mix::SMALLEST..=MAX_SIZE {
        for kind in MainKind::ALL {
            let mut options = Options::default();
            options.choose(GameChoice::Custom);
            options.choose_kind(kind);
            options.resize(size);
            let setup = options.mix.setup().unwrap();
            assert_eq!(setup.size(), size);
            assert!(!rules::Position::start(setup).actions().is_empty());
            // The address of a new game carries the setup.
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }
}

#[test]
fn a_handicap_swaps_pieces_of_one_player_only() {
    let mut options = Options::default();
    let handicap = Handicap::ALL[1];
    options.mix.tix = handicap.tix();
    let setup = options.mix.setup().unwrap();
    assert_eq!(setup.to_string(), "6u:X4T6/T10");
}

#[test]
fn whatever_is_stored_is_read_as_something_playable() {
    assert_eq!(Options::read("nonsense"), Options::default());
    let wild = Options {
        game: GameChoice::Custom,
        mix: Mix {
            size: 200,
            count: 0,
            tix: [99, 1],
            promotions: 99,
            ..GameChoice::Custom.mix()
        },
        level: 0,
        ..Options::default()
    };
    let read = Options::read(&wild.write());
    assert!(read.mix.setup().is_ok());
    assert_eq!(read.level, 1);
    let options = Options::default();
    assert_eq!(Options::read(&options.write()), options);
}

#[test]
fn options_of_earlier_versions_are_read() {
    let options = Options::read(r#"{"game":"own","against":"person","level":7}"#);
    assert_eq!(options.game, GameChoice::Custom);
    assert_eq!(options.opponent, OpponentKind::Person);
    assert_eq!(options.level, 7);
    let written = options.write();
    assert!(written.contains(r#""game":"own""#) && written.contains(r#""against":"person""#));
}

#[test]
fn the_coin_picks_the_colour_only_if_either_will_do() {
    let plays = |colour, coin| {
        let options = Options {
            colour,
            ..Options::default()
        };
        options.terms(OpponentKind::Computer, coin, 1).computer()
    };
    for coin in [false, true] {
        assert_eq!(plays(Colour::White, coin), Some(Player::Black));
        assert_eq!(plays(Colour::Black, coin), Some(Player::White));
    }
    assert_ne!(plays(Colour::Either, false), plays(Colour::Either, true));
}

#[test]
fn names_are_for_two_people_and_are_kept_clean() {
    let options = Options {
        names: [" Ada ".to_owned(), "x".repeat(99)],
        ..Options::default()
    };
    let read = Options::read(&options.write());
    assert_eq!(read.names[0], "Ada");
    let pass = read.terms(OpponentKind::Person, false, 1);
    assert_eq!(pass.name(Player::White), Some("Ada"));
    assert_eq!(pass.name(Player::Black).map(str::len), Some(24));
    let computer = read.terms(OpponentKind::Computer, false, 1);
    assert_eq!(computer.name(Player::White), None);
}
