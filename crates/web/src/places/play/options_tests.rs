use super::*;

#[test]
fn the_four_games_of_the_form_are_those_of_the_rules() {
    for (game, setup) in [
        (Game::Tix, Setup::TIX),
        (Game::Tixel, Setup::TIXEL),
        (Game::Regatta, Setup::REGATTA),
        (Game::PokaYoke, Setup::POKA_YOKE),
    ] {
        assert_eq!(game.mix().setup(), Ok(setup));
    }
}

#[test]
fn suggested_counts_are_those_of_the_known_games() {
    for (size, kind, count) in [
        (6, Main::Tix, 8),
        (6, Main::Tixel, 10),
        (7, Main::Tixel, 14),
        (8, Main::Tixel, 18),
        (8, Main::Regatta, 21),
    ] {
        assert_eq!(Mix::suggested_count(size, kind), count, "{size}");
    }
}

#[test]
fn every_size_edge_and_kind_makes_a_game() {
    for size in Mix::SMALLEST..=MAX_SIZE {
        for kind in Main::ALL {
            let mut options = Options::default();
            options.choose(Game::Own);
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
fn whatever_was_kept_is_read_as_something_playable() {
    assert_eq!(Options::read("nonsense"), Options::default());
    let wild = Options {
        game: Game::Own,
        mix: Mix {
            size: 200,
            count: 0,
            tix: [99, 1],
            promotions: 99,
            ..Game::Own.mix()
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
fn chance_decides_the_colour_only_if_it_is_asked_to() {
    let plays = |colour, coin| {
        let options = Options {
            colour,
            ..Options::default()
        };
        options.seats(Against::Computer, coin, 1).computer()
    };
    for coin in [false, true] {
        assert_eq!(plays(Colour::White, coin), Some(Player::Black));
        assert_eq!(plays(Colour::Black, coin), Some(Player::White));
    }
    assert_ne!(plays(Colour::Either, false), plays(Colour::Either, true));
}
