use random::Random;
use record::{Comment, Ply};
use rules::{Action, Player};
use words::{Language, Words};

use super::*;
use crate::place::Place;

/// A game of random whole turns, with variations, comments, glyphs and clocks mixed in.
fn mixed_game(setup: Setup, seed: u64) -> Game {
    let mut numbers = Random::new(seed);
    let mut random = move |below: u64| u64::from(numbers.below(below as u32));
    let mut game = Game::new(setup);
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..40 {
        let from = match random(4) {
            0 => nodes[random(nodes.len() as u64) as usize],
            _ => *nodes.last().unwrap(),
        };
        let mut position = *game.tree().node(from).unwrap().position();
        let (player, mut actions) = (position.to_move(), Vec::<Action>::new());
        while position.to_move() == player {
            let count = u64::from(position.count_actions());
            if count == 0 {
                break;
            }
            let action = position.nth_action(random(count) as u32).unwrap();
            position.play_unchecked(action);
            actions.push(action);
        }
        let Some(ply) = crate::places::analysis::analysed_game::ply_of(&actions) else {
            continue;
        };
        let id = game.tree_mut().add(from, ply).unwrap();
        nodes.push(id);
        match random(6) {
            0 => {
                let text = Comment::new("(why) = [not]_: {c3+!, ü 100 %").unwrap();
                game.tree_mut().comments_mut(id).unwrap().push(text);
            }
            1 => {
                let glyphs = game.tree_mut().glyphs_mut(id).unwrap();
                glyphs.extend([Glyph(random(7) as u8), Glyph(140)]);
            }
            2 => {
                *game.tree_mut().clock_mut(id).unwrap() = "0:04:58".parse().ok();
            }
            _ => {}
        }
    }
    game
}

#[test]
fn a_game_with_everything_in_it_comes_back_from_its_address() {
    for (name, setup) in Setup::NAMED {
        for seed in 0..12 {
            let mut game = mixed_game(setup, seed);
            game.tags_mut().set("White", r"A\n[na]").unwrap();
            if game.end().winner().is_none() {
                game.set_result(GameResult::Draw).unwrap();
            }
            let comment = Comment::new("before the first turn").unwrap();
            let tree = game.tree_mut();
            tree.comments_mut(NodeId::ROOT).unwrap().push(comment);
            let place = Place::Analysis(Some(write_game(&game)));
            let fragment = place.to_string();
            let Ok(Place::Analysis(Some(text))) = fragment.parse() else {
                panic!("{fragment} is no analysis");
            };
            let back = read(&text).unwrap_or_else(|fault| panic!("{name} {text}: {fault}"));
            assert_eq!(back, game, "{text}");
            assert_eq!(write_game(&back), text);
        }
    }
}

#[test]
fn a_plain_game_needs_no_escapes() {
    let mut game = Game::new(Setup::TIXEL);
    for turn in ["T@c3ne", "T@e5sw", "c3-c6ne"] {
        game.play(turn.parse::<Ply>().unwrap()).unwrap();
    }
    assert_eq!(write_game(&game), "tixel=T@c3ne_T@e5sw_c3-c6ne");
    let fragment = Place::Analysis(Some(write_game(&game))).to_string();
    assert_eq!(fragment, "#/analysis/tixel=T@c3ne_T@e5sw_c3-c6ne");
}

#[test]
fn a_position_comes_back_from_its_address() {
    for text in [
        "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -",
        "6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3",
        "11u:X2T9/R9:p2 11/11/11/11/11/11/11/11/11/11/10T1 b X2T8/R9 2/2 -",
    ] {
        let position: Position = text.parse().unwrap();
        let link = write_position(&position);
        let fragment = Place::Analysis(Some(link.clone())).to_string();
        assert!(!fragment.contains('%'), "{fragment}");
        assert_eq!(*read(&link).unwrap().start(), position);
    }
    let start = Position::start(Setup::REGATTA);
    assert_eq!(write_position(&start), "regatta");
    let mixed: Setup = "6u:X4T6/T10".parse().unwrap();
    assert_eq!(write_position(&Position::start(mixed)), "6u:X4T6.T10");
}

#[test]
fn a_chain_that_picks_up_needs_no_escape_either() {
    let start: Position = "tixel 6/6/2t13/T15/2t13/T15 w T8/T8 - -".parse().unwrap();
    let mut game = Game::from_position(start);
    game.play("a3-c3n,a1^".parse::<Ply>().unwrap()).unwrap();
    let link = write_game(&game);
    assert!(link.ends_with("=a3-c3n,a1!"), "{link}");
    assert_eq!(read(&link).unwrap(), game);
}

#[test]
fn a_resigned_game_keeps_its_result() {
    let mut game = Game::new(Setup::TIX);
    game.set_result(GameResult::Win(Player::Black)).unwrap();
    assert_eq!(write_game(&game), "tix==0-1");
    assert_eq!(read("tix==0-1").unwrap(), game);
}

#[test]
fn a_broken_link_is_refused_with_a_sentence_that_names_the_error() {
    for (text, named) in [
        ("", "``"),
        ("chess", "`chess`"),
        ("tixel_6.6", "`tixel 6/6`"),
        ("tixel_6.6.6.2T1t12.6.6_w_T9.T9_-_-", "c3 and d3"),
        ("tixel=T@c9ne", "`T@c9ne` at character 7"),
        ("tixel=T@c3xx", "`T@c3xx` at character 7"),
        ("tixel=T@c3ne_T@c3sw", "at character 14"),
        ("tixel=T@c3ne(T@c3ne)", "is there already"),
        ("tixel=T@c3ne(", "character 14"),
        ("tixel=T@c3ne)", "character 13"),
        ("tixel=T@c3ne:", "character 14"),
        ("tixel=T@c3ne:999", "`999`"),
        ("tixel=T@c3ne:1:1", "`1` at character 16"),
        ("tixel=T@c3ne+soon", "`soon`"),
        ("tixel=T@c3ne{", "character 14"),
        ("tixel=T@c3ne{}", "character 13"),
        ("tixel=T@c3ne=2-0", "`2-0`"),
        ("tixel=T@c3ne=*", "`*`"),
        ("tixel[White=T@c3ne", "character"),
        ("tixel[Result:1-0]", "`Result`"),
        ("tixel[A:1][A:2]", "`A`"),
    ] {
        let fault = read(text).unwrap_err();
        assert!(fault.to_string().contains(named), "{text}: {fault}");
        for language in Language::ALL {
            let said = fault.said(Words::of(language));
            assert!(!said.is_empty() && !said.contains("analysis-"), "{said}");
        }
    }
}

#[test]
fn damaged_links_never_panic() {
    let link = write_game(&mixed_game(Setup::POKA_YOKE, 3));
    let signs = [
        '_', ':', '+', '{', '}', '(', ')', '=', '[', ']', '\\', 'ü', '!',
    ];
    for (at, _) in link.char_indices().step_by(3) {
        let (before, after) = link.split_at(at);
        // It must not panic; the outcome does not matter.
        let _ = read(before);
        let _ = read(after);
        for sign in signs {
            let _ = read(&format!("{before}{sign}{after}"));
        }
    }
    let deep = format!("tixel=T@c3ne{}", "(T@c4ne".repeat(9));
    assert!(read(&deep).is_err());
}
