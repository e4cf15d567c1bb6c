//! Sessions: what they do, and when.

use rules::{Player, Position, Setup};
use ugi::{Clock, Effect, Go, Reply};

use crate::fake::{Host, session};

#[test]
fn a_search_gets_limits_position_and_history() {
    let mut host = Host::new();
    host.say("position startpos moves T@a1ne T@f6sw a1-b1ne");
    host.say("go p1time 1000 p2time 2000 p2inc 5 nodes 7");
    let search = host.searches.pop().unwrap();
    let clock = |time, increment| Some(Clock { time, increment });
    assert_eq!(search.go.nodes, Some(7));
    assert_eq!(search.go.clock(Player::White), clock(1000, 0));
    assert_eq!(search.go.clock(Player::Black), clock(2000, 5));
    assert_eq!(
        search.position.to_string(),
        "6u:T10/T10 5t5/6/6/6/6/1T14 b T9/T9 - -"
    );
    let mut position = Position::start(Setup::TIXEL);
    let mut before = Vec::new();
    for action in ["T@a1ne", "T@f6sw", "a1-b1ne"] {
        before.push(position.hash());
        position = position.play(action.parse().unwrap()).unwrap();
    }
    assert_eq!(search.before, before);
    assert_eq!(search.position, position);
}

#[test]
fn within_a_turn_only_its_beginning_is_history() {
    let mut host = Host::new();
    let fen = "6u:T10/T10 6/6/2t13/T15/2t13/6 w T9/T8 - -";
    host.say(&format!("position fen {fen} moves a3-c3n"));
    let start: Position = fen.parse().unwrap();
    assert_eq!(host.session.game().before(), [start.hash()]);
    assert!(host.session.game().position().bonus().is_some());
    host.say(&format!("position fen {fen} moves a3-c3n end"));
    assert_eq!(host.session.game().before(), [start.hash()]);
}

#[test]
fn a_search_can_be_stopped_once_and_answers_once() {
    let mut session = session();
    assert!(matches!(
        session.handle("go infinite")[..],
        [Effect::Start(_)]
    ));
    assert!(session.is_searching());
    assert_eq!(session.handle("stop"), [Effect::Stop]);
    let again = session.handle("stop");
    assert_eq!(
        printed(&again),
        ["info string error: the search is stopping already"]
    );
    let action = "T@c3ne".parse().unwrap();
    assert_eq!(
        session.answer(Some(action)),
        [Reply::BestMove(Some(action))]
    );
    assert!(!session.is_searching());
    let late = session.answer(Some(action));
    assert_eq!(
        late[0].to_string(),
        "info string error: no search is running"
    );
    assert!(matches!(
        session.handle("go depth 1")[..],
        [Effect::Start(_)]
    ));
}

#[test]
fn a_failed_search_is_reported_and_answered_with_a_legal_action() {
    for (best, sentence) in [
        (None, "the search chose no action"),
        (
            Some("end".parse().unwrap()),
            "the search chose `end`, which is not allowed: no bonus move is open, so there is none to skip",
        ),
    ] {
        let mut session = session();
        session.handle("go nodes 1");
        let replies = session.answer(best);
        let [told, Reply::BestMove(Some(action))] = &replies[..] else {
            panic!("{replies:?}");
        };
        assert_eq!(told.to_string(), format!("info string error: {sentence}"));
        assert!(session.game().position().is_legal(*action));
        assert!(!session.is_searching());
    }
}

#[test]
fn every_refused_go_ends_in_a_bestmove() {
    for line in [
        "go",
        "go movetime 0",
        "go movetime -5",
        "go nodes 0",
        "go nodes many",
        "go p1time -20 p2time 300",
        "go p1time 300",
        "go infinite nodes 1",
        "go nodes 1 nodes 2",
        "  go\tponder \r",
    ] {
        let mut host = Host::new();
        host.say("position startpos moves T@c3ne");
        let printed = host.say(line);
        assert!(printed[0].starts_with("info string error: "), "{printed:?}");
        let best = printed.last().unwrap().strip_prefix("bestmove ").unwrap();
        let position = host.session.game().position();
        assert!(position.is_legal(best.parse().unwrap()), "{line}: {best}");
        assert!(!host.session.is_searching());
        assert!(
            host.searches[0]
                .go
                .nodes
                .is_some_and(|nodes| nodes <= 1_000)
        );
    }
}

#[test]
fn a_refused_go_in_a_finished_game_is_answered_with_none() {
    let mut host = Host::new();
    host.say("position fen 6u:X8/X8 6/6/6/6/1x04/2X13 b X7/X7 - -");
    let printed = host.say("go nodes 0");
    assert_eq!(printed.len(), 2);
    assert_eq!(printed[1], "bestmove none");
}

#[test]
fn a_line_that_begins_with_go_and_cannot_be_read_is_answered_too() {
    let long = [b"go ".as_slice(), &vec![b'x'; ugi::MAX_LINE]].concat();
    for line in [long.as_slice(), b"go \xff\xfe", b"go nodes\x07 1"] {
        let mut session = session();
        let effects = session.handle(line);
        assert!(matches!(
            effects[..],
            [Effect::Reply(Reply::Message(_)), Effect::Start(_)]
        ));
    }
}

#[test]
fn a_go_during_a_search_gets_its_bestmove_after_the_running_one() {
    let mut session = session();
    session.handle("go infinite");
    assert_eq!(printed(&session.handle("go nodes 5")).len(), 1);
    assert_eq!(printed(&session.handle("go nonsense")).len(), 1);
    session.handle("stop");
    let action = "T@c3ne".parse().unwrap();
    let best = Reply::BestMove(Some(action));
    assert_eq!(
        session.answer(Some(action)),
        [best.clone(), best.clone(), best.clone()]
    );
    session.handle("go nodes 1");
    assert_eq!(session.answer(Some(action)), [best]);
}

#[test]
fn an_endless_search_that_ends_by_itself_answers_when_it_is_stopped() {
    let action = "T@c3ne".parse().unwrap();
    let best = Reply::BestMove(Some(action));
    let mut waiting = session();
    waiting.handle("go infinite");
    assert_eq!(waiting.answer(Some(action)), []);
    assert!(waiting.is_searching());
    assert_eq!(printed(&waiting.handle("isready")), ["readyok"]);
    assert_eq!(printed(&waiting.handle("go nodes 1")).len(), 1);
    let expected = [best.clone(), best.clone()].map(Effect::Reply);
    assert_eq!(waiting.handle("stop"), expected);
    assert!(!waiting.is_searching());
    assert_eq!(
        printed(&waiting.handle("stop")),
        ["info string error: no search is running"]
    );

    let mut quitting = session();
    quitting.handle("go infinite");
    assert_eq!(quitting.answer(Some(action)), []);
    assert_eq!(quitting.end_of_input(), [Effect::Reply(best), Effect::Quit]);
}

#[test]
fn during_a_search_only_harmless_commands_are_carried_out() {
    let mut session = session();
    session.handle("go infinite");
    let searched = *session.game().position();
    for command in [
        "go nodes 1",
        "uginewgame",
        "position fen tix",
        "setoption name Hash value 1",
    ] {
        let word = command.split(' ').next().unwrap();
        let effects = session.handle(command);
        assert_eq!(
            printed(&effects),
            [format!(
                "info string error: a search is running: `stop` it before `{word}`"
            )]
        );
    }
    assert_eq!(*session.game().position(), searched);
    assert_eq!(printed(&session.handle("isready")), ["readyok"]);
    assert_eq!(printed(&session.handle("query p1turn")), ["response true"]);
    assert_eq!(printed(&session.handle("ugi")).last().unwrap(), "ugiok");
}

#[test]
fn quit_and_the_end_of_the_input_stop_a_search_and_end() {
    let mut idle = session();
    assert_eq!(idle.handle("quit"), [Effect::Quit]);
    assert_eq!(idle.end_of_input(), []);
    assert_eq!(idle.handle("isready"), []);
    assert_eq!(idle.handle("castle"), []);

    let mut searching = session();
    searching.handle("go infinite");
    assert_eq!(searching.end_of_input(), [Effect::Stop, Effect::Quit]);
    let action = "T@c3ne".parse().unwrap();
    assert_eq!(
        searching.answer(Some(action)),
        [Reply::BestMove(Some(action))]
    );

    let mut stopping = session();
    stopping.handle("go infinite");
    stopping.handle("stop");
    assert_eq!(stopping.handle("quit"), [Effect::Quit]);
}

#[test]
fn a_new_game_is_announced_and_begins_at_the_start() {
    let mut host = Host::new();
    host.say("position startpos moves T@c3ne");
    assert!(host.say("uginewgame").is_empty());
    assert_eq!(host.new_games, 1);
    assert_eq!(
        *host.session.game().position(),
        Position::start(Setup::TIXEL)
    );
    assert!(host.session.game().before().is_empty());
}

#[test]
fn a_refused_position_leaves_the_earlier_one() {
    let mut host = Host::new();
    host.say("position startpos moves T@c3ne T@f6sw");
    let game = host.session.game().clone();
    for line in [
        "position startpos moves T@c3ne end",
        "position startpos moves T@c3n",
        "position fen tixel moves T@z1ne",
        "position fen regatta moves T@c3ne",
        "position fen nothing",
        "position",
    ] {
        assert_eq!(host.say(line).len(), 1, "{line}");
        assert_eq!(*host.session.game(), game);
    }
}

#[test]
fn blank_lines_do_nothing() {
    let mut session = session();
    for line in ["", " ", "\t", "\r\n", "  \t \r"] {
        assert_eq!(session.handle(line), []);
    }
}

#[test]
fn the_third_occurrence_is_a_draw_and_the_second_is_none() {
    let mut host = Host::new();
    let there = "a1-b1ne f6-e6sw b1-a1ne e6-f6sw";
    host.say(&format!("position startpos moves T@a1ne T@f6sw {there}"));
    assert_eq!(host.say("query result"), ["response none"]);
    let line = format!("position startpos moves T@a1ne T@f6sw {there} {there}");
    host.say(&line);
    assert!(host.session.game().is_third_occurrence());
    assert_eq!(host.say("query result"), ["response draw"]);
    assert_eq!(host.say("query gameover"), ["response true"]);
    // The rules do not know repetition, so the game can be searched and continued.
    assert!(
        host.say("go nodes 1")
            .last()
            .unwrap()
            .starts_with("bestmove")
    );
    host.say(&format!("{line} a1-a3ne"));
    assert_eq!(host.say("query result"), ["response none"]);
}

#[test]
fn a_win_is_a_win_for_the_right_player() {
    let mut host = Host::new();
    host.say("setoption name Setup value 3b:R1/R1");
    host.say("position startpos moves R@a1n R@b1n");
    assert_eq!(host.say("query result"), ["response p2win"]);
    assert_eq!(host.say("query p1turn"), ["response true"]);
    host.say("position startpos moves R@a1n");
    assert_eq!(host.say("query result"), ["response none"]);
    host.say("position fen 6u:X8/X8 6/6/6/6/1x04/2X13 b X7/X7 - -");
    assert_eq!(host.say("query result"), ["response p1win"]);
}

#[test]
fn a_game_can_be_played_by_asking_only_the_engine() {
    for setup in ["tix", "tixel", "poka-yoke", "regatta", "4u:X2T2/T2R2:p1"] {
        let mut host = Host::new();
        host.say(&format!("setoption name Setup value {setup}"));
        let mut moves = String::new();
        let mut result = String::new();
        for _ in 0..2000 {
            host.say(&format!("position startpos{moves}"));
            if host.say("query gameover") == ["response true"] {
                result = host.say("query result").remove(0);
                break;
            }
            let said = host.say("go nodes 1").pop().unwrap();
            let best = said.strip_prefix("bestmove ").unwrap();
            if moves.is_empty() {
                moves += " moves";
            }
            moves += &format!(" {best}");
        }
        assert!(
            result.starts_with("response ") && result != "response none",
            "{setup}"
        );
    }
}

#[test]
fn an_endless_search_has_no_limits() {
    let mut host = Host::new();
    host.say("go infinite");
    assert_eq!(host.searches[0].go, Go::INFINITE);
}

fn printed(effects: &[Effect]) -> Vec<String> {
    effects
        .iter()
        .map(|effect| match effect {
            Effect::Reply(reply) => reply.to_string(),
            other => panic!("{other:?} is not printed"),
        })
        .collect()
}

#[test]
fn a_line_full_of_actions_is_played_through() {
    let mut host = Host::new();
    let there = " a1-b1ne f6-e6sw b1-a1ne e6-f6sw";
    let start = "position startpos moves T@a1ne T@f6sw";
    let times = (ugi::MAX_LINE - start.len()) / there.len();
    let line = format!("{start}{}", there.repeat(times));
    assert_eq!(host.say(&line), [""; 0]);
    assert_eq!(host.session.game().before().len(), 2 + 4 * times);
    assert_eq!(host.say("query result"), ["response draw"]);
}
