//! The SVG of many positions.

mod games;

use std::collections::HashSet;

use draw::{Arrow, Drawing, Finish, Mark, Meaning, Palette};
use games::{positions, setups};
use roxmltree::{Document, Node};
use rules::{Kind, Parts, Piece, Player, Position, Setup, Shape, Space, Stance};

fn of_class<'a>(document: &'a Document<'_>, class: &str) -> Vec<Node<'a, 'a>> {
    let has = |node: &Node<'_, '_>| {
        let classes = node.attribute("class").unwrap_or("");
        classes.split(' ').any(|name| name == class)
    };
    document.descendants().filter(has).collect()
}

/// Ids are unique, and every reference resolves.
fn check_references(document: &Document<'_>) {
    let mut ids = HashSet::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id), "{id} is there twice");
        }
    }
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            let target = if attribute.name() == "href" {
                Some(value.strip_prefix('#').unwrap())
            } else {
                value
                    .strip_prefix("url(#")
                    .map(|id| id.strip_suffix(')').unwrap())
            };
            if let Some(id) = target {
                assert!(ids.contains(id), "{id} is missing");
            }
        }
    }
}

fn check(position: &Position, palette: Palette) {
    let drawing = Drawing {
        palette,
        description: Some("What is to be seen.".to_owned()),
        ..Drawing::of(position)
    };
    let svg = drawing.svg();
    let document = Document::parse(&svg).unwrap();
    check_references(&document);

    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let texts: Vec<&str> = root.children().filter_map(|child| child.text()).collect();
    assert_eq!(texts.len(), 2, "a title and a description");

    let drawn: Vec<&str> = of_class(&document, "piece")
        .iter()
        .map(|node| node.attribute("data-space").unwrap())
        .collect();
    let there: Vec<String> = position
        .pieces()
        .map(|(space, _)| space.to_string())
        .collect();
    assert_eq!(drawn, there, "{position}");

    let pooled: u32 = Player::ALL
        .map(|player| position.pool(player).total())
        .iter()
        .sum();
    let kinds: usize = Player::ALL
        .map(|player| {
            let pool = position.pool(player);
            Kind::ALL
                .iter()
                .filter(|kind| pool.count(**kind) > 0)
                .count()
        })
        .iter()
        .sum();
    let slots = of_class(&document, "pool").len();
    assert!(
        slots == pooled as usize || slots == kinds,
        "{position}: {slots}"
    );
    assert_eq!(of_class(&document, "to-move").len(), 1);
    let bonus = usize::from(position.bonus().is_some());
    assert_eq!(of_class(&document, "bonus").len(), bonus);
}

#[test]
fn every_picture_is_well_formed_and_shows_every_piece() {
    for (seed, setup) in setups().into_iter().enumerate() {
        for (i, position) in positions(setup, seed as u64, 60).iter().enumerate() {
            if i % 7 == 0 {
                check(position, Palette::ALL[i / 7 % Palette::ALL.len()]);
            }
        }
    }
}

#[test]
fn the_pools_of_the_named_games_are_drawn_piece_by_piece() {
    for (name, setup) in Setup::NAMED {
        let svg = Drawing::of(&Position::start(setup)).svg();
        let document = Document::parse(&svg).unwrap();
        let pooled = setup.pool(Player::White).total() + setup.pool(Player::Black).total();
        assert_eq!(of_class(&document, "pool").len(), pooled as usize, "{name}");
        let promotions = 2 * usize::from(setup.promotions());
        assert_eq!(of_class(&document, "promotion").len(), promotions, "{name}");
    }
}

#[test]
fn a_picture_is_the_same_every_time_and_small() {
    for (seed, setup) in setups().into_iter().enumerate() {
        let position = *positions(setup, seed as u64, 60).last().unwrap();
        let svg = Drawing::of(&position).svg();
        assert_eq!(svg, Drawing::of(&position).svg());
        let pieces = position.pieces().count() + 2 * 60;
        assert!(
            svg.len() < 6_000 + 300 * pieces,
            "{position}: {}",
            svg.len()
        );
    }
}

#[test]
fn a_picture_refers_to_nothing_outside_itself_and_uses_no_font() {
    let svg = Drawing::of(&Position::start(Setup::REGATTA)).svg();
    let links = svg.matches("http").count();
    assert_eq!(links, 1, "the namespace");
    assert!(!svg.contains("<text") && !svg.contains("font"));
}

#[test]
fn white_and_black_differ_by_lightness_and_finish_in_every_palette() {
    for palette in Palette::ALL {
        let (ice, graphite) = (palette.ice, palette.graphite);
        for (light, dark) in [(ice.face, graphite.face), (ice.rim, graphite.rim)] {
            assert!(light.luminance() > dark.luminance());
            assert!(light.contrast(dark) > 7.0, "{}", palette.name);
        }
        assert_eq!(
            (ice.finish, graphite.finish),
            (Finish::Bevelled, Finish::Brushed)
        );
        assert!(ice.outline.contrast(ice.rim) > 4.5, "{}", palette.name);
        assert!(
            graphite.outline.contrast(graphite.rim) > 4.5,
            "{}",
            palette.name
        );
    }
}

#[test]
fn marks_coordinates_and_engravings_stand_out_in_every_palette() {
    for palette in Palette::ALL {
        assert!(
            palette.ink.contrast(palette.table) > 4.5,
            "{}",
            palette.name
        );
        for material in [palette.ice, palette.graphite] {
            assert!(
                material.mark.contrast(material.face) > 4.5,
                "{}",
                palette.name
            );
        }
        // A mark has a halo in the colour of the table.
        for colour in [palette.accent, palette.warning] {
            assert!(colour.contrast(palette.table) > 4.5, "{}", palette.name);
        }
    }
}

#[test]
fn pieces_stand_out_on_every_board() {
    for palette in Palette::ALL {
        for material in [palette.ice, palette.graphite] {
            let edge = [material.rim, material.outline];
            let best = edge.map(|colour| colour.contrast(palette.board));
            assert!(best[0].max(best[1]) >= 3.0, "{}: {best:?}", palette.name);
        }
    }
}

#[test]
fn in_high_contrast_the_faces_of_both_players_stand_out_on_the_board() {
    for palette in [Palette::DAY, Palette::NIGHT] {
        for material in [palette.ice, palette.graphite] {
            for part in [material.face, material.rim] {
                let contrast = part.contrast(palette.board);
                // 3 for the pieces and 7 for the ink meet at one luminance, which no grey has.
                assert!(contrast > 2.99, "{}: {contrast}", palette.name);
            }
        }
        let contrast = palette.ink.contrast(palette.board);
        assert!(contrast > 6.99, "{}: {contrast}", palette.name);
    }
}

#[test]
fn palettes_have_different_names_and_every_colour_has_one() {
    let names: HashSet<&str> = Palette::ALL.iter().map(|palette| palette.name).collect();
    assert_eq!(names.len(), Palette::ALL.len());
    let colours: HashSet<&str> = Palette::LIGHT
        .colours()
        .iter()
        .map(|(name, _)| *name)
        .collect();
    assert_eq!(colours.len(), Palette::LIGHT.colours().len());
}

#[test]
fn marks_differ_by_shape() {
    let space: Space = "b2".parse().unwrap();
    let position = Position::start(Setup::TIXEL);
    let mut seen = HashSet::new();
    for mark in Mark::ALL {
        let svg = Drawing {
            marks: vec![(space, mark)],
            ..Drawing::of(&position)
        }
        .svg();
        let document = Document::parse(&svg).unwrap();
        let marks = of_class(&document, mark.name());
        assert_eq!(marks.len(), 1);
        let path = marks[0].first_element_child().unwrap();
        assert!(
            seen.insert(path.attribute("d").unwrap().to_string()),
            "{mark:?}"
        );
    }
}

#[test]
fn ghosts_arrows_and_the_last_turn_are_drawn() {
    let position: Position = "6u:T10/T10 6/6/6/2T13/6/4t31 w T9/T9 - -".parse().unwrap();
    let at = |text: &str| text.parse::<Space>().unwrap();
    let ghost = Piece {
        player: Player::Black,
        shape: Shape::Flipped,
        stance: Stance::Sw,
    };
    let arrow = |meaning| Arrow {
        from: at("a1"),
        to: at("d4"),
        meaning,
    };
    let svg = Drawing {
        ghosts: vec![(at("e5"), ghost)],
        arrows: vec![arrow(Meaning::Plan), arrow(Meaning::Threat)],
        last: vec!["c5-c3ne".parse().unwrap(), "a2^".parse().unwrap()],
        ..Drawing::of(&position)
    }
    .svg();
    let document = Document::parse(&svg).unwrap();
    check_references(&document);
    for (class, count) in [
        ("ghost", 1),
        ("plan", 1),
        ("threat", 1),
        ("track", 1),
        ("left", 2),
        ("came", 1),
    ] {
        assert_eq!(of_class(&document, class).len(), count, "{class}");
    }
}

#[test]
fn a_board_seen_by_black_is_turned_by_half_a_circle() {
    let position: Position = "6u:T10/T10 6/6/6/6/6/T15 b T9/T10 - -".parse().unwrap();
    let transform = |bottom| {
        let drawing = Drawing {
            bottom,
            ..Drawing::of(&position)
        };
        let svg = drawing.svg();
        let document = Document::parse(&svg).unwrap();
        of_class(&document, "piece")[0]
            .attribute("transform")
            .unwrap()
            .to_string()
    };
    assert_eq!(transform(Player::White), "translate(50 550)rotate(45)");
    assert_eq!(transform(Player::Black), "translate(550 50)rotate(225)");
}

#[test]
fn what_is_not_on_the_board_is_not_drawn() {
    let far: Space = "k11".parse().unwrap();
    let piece = Piece {
        player: Player::White,
        shape: Shape::Tix,
        stance: Stance::N,
    };
    let parts = Parts {
        pieces: vec![(far, piece)],
        bonus: Some(far),
        ..Position::start(Setup::TIXEL).parts()
    };
    let arrow = Arrow {
        from: far,
        to: "a1".parse().unwrap(),
        meaning: Meaning::Plan,
    };
    let svg = Drawing {
        marks: vec![(far, Mark::Refused)],
        ghosts: vec![(far, piece)],
        arrows: vec![arrow],
        last: vec!["k11-k1".parse().unwrap()],
        ..Drawing::of_parts(parts)
    }
    .svg();
    let document = Document::parse(&svg).unwrap();
    for class in [
        "piece", "mark", "ghost", "arrow", "track", "left", "came", "bonus",
    ] {
        assert!(of_class(&document, class).is_empty(), "{class}");
    }
}

#[test]
fn a_title_may_hold_anything() {
    let title = "<b>\"Tix\" & 'ixel' ]]> \u{0}\u{FFFF}";
    let svg = Drawing {
        title: Some(title.to_string()),
        ..Drawing::of(&Position::start(Setup::TIX))
    }
    .svg();
    let document = Document::parse(&svg).unwrap();
    let read = document.root_element().first_element_child().unwrap();
    assert_eq!(read.text(), Some("<b>\"Tix\" & 'ixel' ]]>   "));
}

#[test]
fn landings_are_marked_by_what_would_happen() {
    // Turned clockwise, the hollow on b3 either faces a3 or does not.
    for (stance, there) in [(5, Mark::StaysActive), (1, Mark::Sacrifice)] {
        let position = format!("tixel 6/6/6/1t{stance}4/6/T15 w T9/T9 - -");
        let position: Position = position.parse().unwrap();
        let drawing = Drawing::landings(&position, "a1".parse().unwrap());
        let at = |text: &str| {
            let space: Space = text.parse().unwrap();
            let marks = drawing.marks.iter().filter(|(other, _)| *other == space);
            marks.map(|(_, mark)| *mark).collect::<Vec<Mark>>()
        };
        assert_eq!(at("a1"), [Mark::Chosen]);
        assert_eq!(at("a2"), [Mark::StaysActive]);
        assert_eq!(at("a3"), [there, Mark::Turns(1)]);
        assert_eq!(at("a4"), [Mark::StaysActive, Mark::Turns(1)]);
        assert!(at("b2").is_empty());
    }
}

#[test]
fn own_pieces_turned_on_the_way_are_counted_apart() {
    let position: Position = "tixel 6/6/1T54/6/1t54/T15 w T8/T9 - -".parse().unwrap();
    let drawing = Drawing::landings(&position, "a1".parse().unwrap());
    let at = |text: &str| {
        let space: Space = text.parse().unwrap();
        let marks = drawing.marks.iter().filter(|(other, _)| *other == space);
        marks.map(|(_, mark)| *mark).collect::<Vec<Mark>>()
    };
    let expected = [Mark::StaysActive, Mark::Turns(1), Mark::TurnsOwn(1)];
    assert_eq!(at("a5"), expected);
}
