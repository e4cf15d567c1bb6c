//! What the reader accepts, and how it interprets it.

use record::{Clock, Comment, Game, GameResult, NodeId};
use rules::Player;

fn read(turns: &str) -> Game {
    format!("[Setup \"tixel\"]\n\n{turns}").parse().unwrap()
}

fn written(turns: &str) -> String {
    let text = read(turns).to_string();
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

#[test]
fn several_games_are_read_one_after_the_other() {
    let text = "[Setup \"tix\"] *\n\n[Setup \"regatta\"] 1. R@c3ne 1-0 [Setup \"tixel\"] *\n%\n";
    let games: Vec<Game> = record::read(text).collect::<Result<_, _>>().unwrap();
    let names: Vec<_> = games.iter().map(|game| game.setup().name()).collect();
    assert_eq!(names, [Some("tix"), Some("regatta"), Some("tixel")]);
    assert_eq!(games[1].result(), GameResult::Win(Player::White));
}

#[test]
fn reading_stops_at_the_first_game_with_an_error() {
    let text = "[Setup \"tix\"] *\n[Setup \"tox\"] *\n[Setup \"tix\"] *\n";
    let mut games = record::read(text);
    assert!(games.next().unwrap().is_ok());
    let error = games.next().unwrap().unwrap_err();
    assert_eq!((error.line, error.column), (2, 9));
    assert!(games.next().is_none());
    assert!(games.next().is_none());
}

#[test]
fn a_text_of_blanks_and_escape_lines_holds_no_game() {
    for text in ["", " \r\n\t\n", "\u{feff}", "% nothing here\n%\n"] {
        assert!(record::read(text).next().is_none());
        assert!(text.parse::<Game>().is_err());
    }
}

#[test]
fn nothing_else_is_allowed_between_two_games() {
    let mut games = record::read("[Setup \"tix\"] * {late}\n[Setup \"tix\"] *");
    assert!(games.next().unwrap().is_ok());
    assert_eq!(
        games.next().unwrap().unwrap_err().to_string(),
        "1:17: expected the tags of the next game or the end of the text, found `{`"
    );
    let two = "[Setup \"tix\"] *\n[Setup \"tix\"] *"
        .parse::<Game>()
        .unwrap_err();
    assert_eq!(
        two.to_string(),
        "2:1: expected nothing after the result, found `[`"
    );
}

#[test]
fn comments_of_all_kinds_belong_to_the_turn_before_them() {
    let turns = "\
{intro} {}; more
1. T@c3ne $3$1{a
  b} (1. T@a1ne) {c}
% gone
(;d
{e} 1. T@b2ne {f}) 1... T@e5ne *";
    assert_eq!(
        written(turns),
        "\
{intro} {more} 1. T@c3ne $1 $3 {a b} {c} (1. T@a1ne) (1. T@b2ne {d} {e} {f})
1... T@e5ne *"
    );
}

#[test]
fn nested_variations_of_the_same_turn_are_siblings() {
    assert_eq!(
        written("1. T@c3ne (1. T@a1ne (1. T@b2ne T@f1ne (1... T@f2ne)) 1... T@f3ne) 1... T@f4ne *"),
        "1. T@c3ne (1. T@a1ne T@f3ne) (1. T@b2ne T@f1ne (1... T@f2ne)) 1... T@f4ne *"
    );
}

#[test]
fn the_numbers_of_blacks_turns_may_always_be_written() {
    let plain = "1. T@c3ne T@e5ne 2. T@a1ne *";
    assert_eq!(written("1.T@c3ne 1...T@e5ne 2.\nT@a1ne *"), plain);
    assert_eq!(written(plain), plain);
}

#[test]
fn clocks_are_read_out_of_comments_and_other_commands_stay_in_them() {
    let game = read("1. T@c3ne {good [%eval 1.5] [%clk 01:02:03.040]move} {[%clkx 1]} *");
    let node = game.tree().node(game.tree().end()).unwrap();
    assert_eq!(node.clock(), Some(Clock::from_millis(3_723_040)));
    let comments: Vec<&str> = node.comments().iter().map(Comment::as_str).collect();
    assert_eq!(comments, ["good [%eval 1.5] move", "[%clkx 1]"]);
    assert!(
        game.to_string()
            .contains("{[%clk 1:02:03.04] good [%eval 1.5] move} {[%clkx 1]}")
    );

    let alone = read("1. T@c3ne {[%clk\n0:00:00]} *");
    let node = alone.tree().node(alone.tree().end()).unwrap();
    assert_eq!(node.clock(), Some(Clock::from_millis(0)));
    assert!(node.comments().is_empty());
}

#[test]
fn clocks_are_written_without_superfluous_digits() {
    for (text, written) in [
        ("0:00:00", "0:00:00"),
        ("00:00:01.0", "0:00:01"),
        ("123:59:59.9", "123:59:59.9"),
        ("0:00:00.001", "0:00:00.001"),
        ("5124095576030:25:51.615", "5124095576030:25:51.615"),
    ] {
        let clock: Clock = text.parse().unwrap();
        assert_eq!(clock.to_string(), written);
        assert_eq!(written.parse::<Clock>().unwrap(), clock);
    }
    for text in [
        "",
        "1",
        "0:1",
        "0:1:00",
        "0:00:1",
        "0:60:00",
        "0:00:60",
        ":00:00",
        "0:00:00.",
        "-0:00:00",
        "+0:00:00",
        "0:+1:00",
        "0:00:00.0000",
        "0:00:00:00",
        "0:00:0٣",
        "5124095576030:25:51.616",
    ] {
        assert!(text.parse::<Clock>().is_err(), "{text}");
    }
}

#[test]
fn a_position_tag_moves_the_start_and_may_give_black_the_first_turn() {
    let text = "[Position \"tixel 6/6/6/2T13/6/6 b T9/T10 - -\"][Setup \"6u:T10/T10\"]\n1... T@e5ne 2. T@a1ne *";
    let game: Game = text.parse().unwrap();
    assert_eq!(game.start().to_move(), Player::Black);
    let first = game
        .tree()
        .node(game.tree().main_line().next().unwrap())
        .unwrap();
    assert_eq!((first.number(), first.player()), (1, Some(Player::Black)));
    assert_eq!(
        game.to_string(),
        "[Setup \"tixel\"]\n[Position \"6u:T10/T10 6/6/6/2T13/6/6 b T9/T10 - -\"]\n[Result \"*\"]\n\n1... T@e5ne 2. T@a1ne *\n"
    );
    let same: Game = "[Setup \"tixel\"][Position \"tixel 6/6/6/6/6/6 w T10/T10 - -\"] *"
        .parse()
        .unwrap();
    assert_eq!(same.to_string(), "[Setup \"tixel\"]\n[Result \"*\"]\n\n*\n");
}

#[test]
fn tags_keep_their_order_and_escapes_are_undone() {
    let game: Game = "[Result \"1-0\"][B \"\\\"x\\\" \\\\ {;\"][ Setup\n\"tix\" ] [A \"\"] 1-0"
        .parse()
        .unwrap();
    let tags: Vec<_> = game.tags().iter().collect();
    assert_eq!(tags, [("B", "\"x\" \\ {;"), ("A", "")]);
    assert!(game.to_string().starts_with(
        "[Setup \"tix\"]\n[B \"\\\"x\\\" \\\\ {;\"]\n[A \"\"]\n[Result \"1-0\"]\n\n1-0\n"
    ));
    assert_eq!(game.tree().end(), NodeId::ROOT);
}

#[test]
fn a_player_may_win_a_game_that_is_not_over_by_the_rules() {
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        assert_eq!(
            read(&format!("1. T@c3ne {result}")).result().to_string(),
            result
        );
    }
}
