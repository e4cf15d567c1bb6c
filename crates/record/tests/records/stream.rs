//! Games read from a stream: the same games and errors as from a text, in bounded memory.

use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

use proptest::prelude::*;
use record::{Fault, Game, GameReader, ReadError, ReadLimits, StreamError};

use crate::golden;
use crate::grow::Luck;

/// Hands out its bytes in pieces of random sizes.
struct Dribble<'a> {
    bytes: &'a [u8],
    luck: Luck,
}

impl Read for Dribble<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = 1 + self.luck.below(100);
        self.bytes.by_ref().take(most as u64).read(buffer)
    }
}

type ReadGames = (Vec<Game>, Option<ReadError>);

fn outcome<E>(
    games: impl Iterator<Item = Result<Game, E>>,
    error: fn(E) -> ReadError,
) -> ReadGames {
    let mut read = Vec::new();
    for game in games {
        match game {
            Ok(game) => read.push(game),
            Err(fault) => return (read, Some(error(fault))),
        }
    }
    (read, None)
}

fn from_text(text: &str) -> ReadGames {
    outcome(record::read(text), |error| error)
}

fn from_stream(input: impl Read) -> ReadGames {
    outcome(GameReader::new(input), record_error)
}

fn record_error(error: StreamError) -> ReadError {
    match error {
        StreamError::Record(error) => error,
        StreamError::Io(error) => panic!("{error}"),
    }
}

/// Pads a record so that it straddles the end of the first chunk.
fn across_a_chunk(before_the_end: usize, text: &str) -> String {
    let line = format!("% {}\n", "x".repeat(61));
    let mut whole = line.repeat(1024 - before_the_end.div_ceil(64));
    whole.push_str(&" ".repeat((1 << 16) - whole.len() - before_the_end));
    whole + text
}

#[test]
fn a_stream_gives_the_games_of_the_golden_records() {
    for (name, text) in golden::FILES {
        let (games, error) = from_stream(text.as_bytes());
        assert_eq!(error, None, "{name}");
        assert_eq!(games, from_text(text).0, "{name}");
    }
}

#[test]
fn a_stream_gives_the_errors_of_broken_records() {
    for block in include_str!("../data/broken.txt").split("==> ").skip(1) {
        let (_, text) = block.split_once('\n').unwrap();
        assert_eq!(from_stream(text.as_bytes()), from_text(text), "{text}");
    }
}

#[test]
fn where_a_chunk_ends_makes_no_difference() {
    for text in [
        "[Setup \"tixel\"]\r\n\r\n1. T@c3ne $1 {ヒント [%clk 0:00:05]} (1. T@a1ne) 1... T@e5sw *",
        "[Setup \"tix\"]\n{ヒント}\r\n% skipped\n2. X@c3 *",
        "[Setup \"tix\"] 1. X@c3 1-0 late",
    ] {
        for before_the_end in 0..=text.len() {
            let whole = across_a_chunk(before_the_end, text);
            assert_eq!(
                from_stream(whole.as_bytes()),
                from_text(&whole),
                "{before_the_end}"
            );
        }
    }
}

#[test]
fn a_game_many_times_as_long_as_a_chunk_is_read() {
    let text = format!(
        "[Setup \"tix\"] {} 1. X@c3 {{last}} *\n",
        "{a comment before the first turn}\n".repeat(20_000)
    );
    let (games, error) = from_stream(text.as_bytes());
    assert_eq!((games.len(), error), (1, None));
    assert_eq!(games, from_text(&text).0);
}

#[test]
fn invalid_utf_8_is_refused_at_its_place() {
    for (bytes, place) in [
        (&b"[Setup \"tix\"]\n\n1. X@\xffc3 *"[..], (3, 6)),
        (b"[Setup \"tix\"] *\n{\xe3\x83", (2, 1)),
        (b"\xff", (1, 1)),
    ] {
        let (_, error) = from_stream(bytes);
        let error = error.unwrap();
        if place == (2, 1) {
            // The game before is read; what follows is wrong before its bytes are.
            assert!(matches!(error.fault, Fault::Expected { .. }), "{error}");
        } else {
            assert_eq!(error.fault, Fault::NotUtf8);
        }
        assert_eq!((error.line, error.column), place);
    }
    let cut = b"[Setup \"tix\"] {\xe3\x83";
    let error = from_stream(&cut[..]).1.unwrap();
    assert_eq!((error.column, error.fault), (16, Fault::NotUtf8));
}

/// Repeats a text endlessly and counts what it has returned.
struct Endless {
    text: Vec<u8>,
    at: usize,
    read: Rc<Cell<usize>>,
}

impl Endless {
    fn new(text: &str) -> (Endless, Rc<Cell<usize>>) {
        let read = Rc::new(Cell::new(0));
        let endless = Endless {
            text: text.repeat(1 + (1 << 16) / text.len()).into_bytes(),
            at: 0,
            read: Rc::clone(&read),
        };
        (endless, read)
    }
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = (&self.text[self.at..]).read(buffer)?;
        self.at = (self.at + bytes) % self.text.len();
        self.read.set(self.read.get() + bytes);
        Ok(bytes)
    }
}

#[test]
fn games_are_read_as_they_are_asked_for_and_not_kept() {
    const GAME: &str = "[Setup \"tixel\"]\n\n1. T@c3ne T@e5sw 2. c3-c6ne *\n\n";
    let (endless, read) = Endless::new(GAME);
    let mut games = GameReader::new(endless);
    for number in 1..=50_000 {
        games.next().unwrap().unwrap();
        let ahead = read.get() - number * GAME.len();
        assert!(
            ahead <= 2 << 16,
            "{ahead} bytes are held after {number} games"
        );
    }
}

#[test]
fn endless_input_is_refused_quickly_with_a_message() {
    let limits = ReadLimits {
        game: 1 << 21,
        ..ReadLimits::default()
    };
    for (text, message) in [
        ("\0", "1:1: the control character `\\0` is not allowed"),
        (" \n", "the game is longer than 2097152 bytes"),
        ("a", "1:1: expected a tag such as"),
        ("[", "1:2: expected the name of a tag, found `[`"),
        ("% skipped\n", "1:1: the game is longer than 2097152 bytes"),
    ] {
        let (endless, read) = Endless::new(text);
        let error = GameReader::with_limits(endless, limits)
            .next()
            .unwrap()
            .unwrap_err();
        assert!(error.to_string().contains(message), "{error}");
        assert!(read.get() <= 8 << 20);
    }
    for (beginning, endless, message) in [
        (
            "[",
            "Name",
            "1:2: the name of the tag is longer than 4096 bytes",
        ),
        (
            "[Event \"",
            "x",
            "1:8: the value of the tag is longer than 65536 bytes",
        ),
        (
            "[Setup \"tix\"] {",
            "x ",
            "1:16: the comment is longer than 1048576 bytes",
        ),
        (
            "[Setup \"tix\"] ;",
            "x ",
            "1:16: the comment is longer than 1048576 bytes",
        ),
        (
            "[Setup \"tix\"] 1. X@c3",
            "a",
            "1:18: the turn is longer than 4096 bytes",
        ),
        (
            "[Setup \"tix\"] 1",
            "1",
            "1:15: the number is longer than 4096 bytes",
        ),
        (
            "[Setup \"tix\"] 1",
            ".",
            "1:16: the number is longer than 4096 bytes",
        ),
        (
            "[Setup \"tix\"] *",
            "x",
            "1:15: the result is longer than 4096 bytes",
        ),
        (
            "[Setup \"tix\"] 1. X@c3 $",
            "1",
            "the glyph is longer than 4096 bytes",
        ),
        (
            "[Setup \"tix\"] ",
            "{x}",
            "1:1: the game is longer than 2097152 bytes",
        ),
    ] {
        let (endless, _) = Endless::new(endless);
        let input = beginning.as_bytes().chain(endless);
        let error = GameReader::with_limits(input, limits).next();
        let error = error.unwrap().unwrap_err().to_string();
        assert!(error.ends_with(message), "{error}");
        assert!(error.len() < 100);
    }
}

#[test]
fn turns_and_nesting_have_limits() {
    let limits = ReadLimits {
        turns: 2,
        nesting: 1,
        ..ReadLimits::default()
    };
    let error = |text: &str| {
        let text = format!("[Setup \"tix\"] {text}");
        let game = GameReader::with_limits(text.as_bytes(), limits).next();
        game.unwrap().map_err(|error| error.to_string()).err()
    };
    assert_eq!(error("1. X@c3 X@d5 *"), None);
    assert_eq!(
        error("1. X@c3 X@d5 2. X@a1 *").unwrap(),
        "1:31: the game has more than 2 turns"
    );
    assert_eq!(
        error("1. X@c3 (1. X@d5 (1. X@a1)) *").unwrap(),
        "1:32: variations are nested more than 1 deep"
    );
}

#[test]
fn an_error_of_the_stream_is_passed_on() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("unplugged"))
        }
    }
    let mut games = GameReader::new((b"[Setup \"tix\"] *" as &[u8]).chain(Broken));
    let error = games.next().unwrap().unwrap_err();
    assert!(matches!(error, StreamError::Io(_)));
    assert_eq!(error.to_string(), "unplugged");
    assert!(games.next().is_none());
}

#[test]
fn the_line_of_a_fault_can_be_shown() {
    let excerpt = |text: &str| {
        let mut games = GameReader::new(text.as_bytes());
        let error = games.find_map(Result::err).map(record_error).unwrap();
        let excerpt = games.excerpt(&error, 10);
        (excerpt.text, excerpt.mark)
    };
    assert_eq!(
        excerpt("[Setup \"tix\"]\r\n\r\n1. X@c3 X@c3 *\r\n"),
        ("1. X@c3 X@c3 *".to_owned(), 8)
    );
    // Games that share a line, where the faulty one is not the first.
    assert_eq!(
        excerpt("[Setup \"tix\"] * [Setup \"tix\"] * [Setup \"tox\"] *"),
        ("* [Setup \"tox\"] *".to_owned(), 10)
    );
    let long = format!("[Setup \"tix\"] {{{}}} 2. X@c3 *", "ヒ".repeat(100_000));
    assert_eq!(
        excerpt(&long),
        ("ヒヒヒヒヒヒヒヒ} 2. X@c3 *".to_owned(), 10)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_stream_gives_what_the_damaged_text_gives(
        file in 0..golden::FILES.len(),
        seed: u64,
    ) {
        let mut luck = Luck::new(seed);
        let mut text: Vec<char> = golden::FILES[file].1.chars().collect();
        for _ in 0..luck.below(3) {
            let at = luck.below(text.len());
            let c = luck.pick(&['(', ')', '{', '}', '[', ']', '"', '\\', ' ', '\n', '*', '1', '\r', 'é']);
            match luck.below(3) {
                0 => text[at] = c,
                1 => text.insert(at, c),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        let text = across_a_chunk(1 + luck.below(5000), &text);
        let dribble = Dribble { bytes: text.as_bytes(), luck };
        prop_assert_eq!(from_stream(dribble), from_text(&text));
    }
}
