#![doc = include_str!("../README.md")]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use record::Game;
use rules::{Action, Position, Setup, Shape, Space, Stance, Turn};
use ugi::{Effect, Go, Identity, Reply, Session, Text, UgiCommand};

/// A fuzz target. It takes any input and panics only if a promise is broken.
pub type Target = fn(&[u8]);

/// Every target, by the name of its corpus folder.
pub const TARGETS: [(&str, Target); 7] = [
    ("actions", actions),
    ("formable", formable),
    ("positions", positions),
    ("records", records),
    ("setups", setups),
    ("turns", turns),
    ("ugi", ugi),
];

/// Checks that whatever parses prints as a text that parses to the same value.
fn reads_back<T: FromStr + Display + PartialEq + Debug>(data: &[u8]) -> Option<(String, T)> {
    let text = std::str::from_utf8(data).ok()?;
    let value: T = text.parse().ok()?;
    let printed = value.to_string();
    let again = printed.parse::<T>().ok();
    assert_eq!(
        again.as_ref(),
        Some(&value),
        "{text:?} printed as {printed:?}"
    );
    Some((printed, value))
}

/// The text of an action.
pub fn actions(data: &[u8]) {
    if let Some((printed, _)) = reads_back::<Action>(data) {
        assert_eq!(printed.as_bytes(), data);
    }
}

/// The text of a turn.
pub fn turns(data: &[u8]) {
    if let Some((printed, _)) = reads_back::<Turn>(data) {
        assert_eq!(printed.as_bytes(), data);
    }
}

/// The text of a setup.
pub fn setups(data: &[u8]) {
    if let Some((printed, setup)) = reads_back::<Setup>(data) {
        let named = setup.name().is_some_and(|name| name.as_bytes() == data);
        assert!(named || printed.as_bytes() == data);
    }
}

/// The text of a position; every legal action from it leads to a valid position.
pub fn positions(data: &[u8]) {
    if let Some((_, position)) = reads_back::<Position>(data) {
        let actions = position.actions();
        assert_eq!(actions.len(), position.count_actions() as usize);
        assert_eq!(Position::new(&position.parts()), Ok(position));
        for action in actions {
            let after = position.play(action).expect("listed, so legal");
            assert_eq!(
                Position::new(&after.parts()),
                Ok(after),
                "{position} {action}"
            );
        }
    }
}

/// The text of a game record.
pub fn records(data: &[u8]) {
    reads_back::<Game>(data);
    if let Ok(text) = std::str::from_utf8(data) {
        for game in record::read(text) {
            drop(game);
        }
    }
}

/// A conversation in the engine protocol, from either side: every line is parsed as a command and
/// as a reply, and passed to a session whose searches end at once or only when stopped.
pub fn ugi(data: &[u8]) {
    let (name, author) = (Text::lossy("A name"), Text::lossy("An author"));
    let mut session = Session::new(Identity { name, author });
    for line in data.split(|byte| *byte == b'\n') {
        reads_back::<UgiCommand>(line);
        reads_back::<Reply>(line);
        for effect in session.handle(line) {
            match effect {
                Effect::Reply(reply) => prints(&reply),
                // The position has a legal action. The length of the line decides when the search ends.
                Effect::Start(search) if line.len().is_multiple_of(2) => {
                    let best = search.position.nth_action(0);
                    assert!(best.is_some());
                    // An infinite search answers when it is stopped.
                    let is_infinite = search.go == Go::INFINITE;
                    let expected = (!is_infinite).then_some(Reply::BestMove(best));
                    assert_eq!(session.answer(best), Vec::from_iter(expected));
                }
                Effect::Stop => session.answer(None).iter().for_each(prints),
                _ => {}
            }
        }
    }
    session.end_of_input();
}

/// Checks that a reply is one line and reads back.
fn prints(reply: &Reply) {
    let line = reply.to_string();
    assert!(!line.contains('\n'));
    assert_eq!(line.parse().as_ref(), Ok(reply), "{line:?}");
}

/// A game chosen by the bytes, then arbitrary actions: each is legal if and only if there is no reason
/// against it.
pub fn formable(data: &[u8]) {
    const SETUPS: [&str; 8] = [
        "tix",
        "tixel",
        "poka-yoke",
        "regatta",
        "3b:R2/R2",
        "4u:X2T2/T2R2:p1",
        "5b:R8/R8:near",
        "11u:T35/T35",
    ];
    let mut bytes = data.iter().copied();
    let mut next = || bytes.next().unwrap_or(0);
    let name = SETUPS[usize::from(next()) % SETUPS.len()];
    let mut position: Position = name.parse().expect("a setup");
    for _ in 0..next() {
        let count = position.count_actions();
        if count == 0 {
            break;
        }
        let k = (u32::from(next()) << 8 | u32::from(next())) % count;
        let action = position.nth_action(k).expect("in range");
        position.play_unchecked(action);
    }
    let legal = position.actions();
    for _ in 0..16 {
        let action = form([next(), next(), next(), next()]);
        let reason = position.why_not(action);
        assert_eq!(
            reason.is_none(),
            legal.contains(&action),
            "{position} {action:?} {reason:?}"
        );
        match position.play(action) {
            Ok(after) => {
                assert!(position.effects(action).is_ok());
                assert_eq!(Position::new(&after.parts()), Ok(after));
            }
            Err(refused) => assert_eq!(Some(refused), reason),
        }
    }
}

/// An arbitrary action.
fn form([what, one, two, how]: [u8; 4]) -> Action {
    let space = |byte: u8| Space::new(byte % 11, byte / 11 % 11).expect("both are below 11");
    let stance = Stance::N.turned(how);
    let maybe = (how & 8 == 0).then_some(stance);
    match what % 6 {
        0 => Action::Place {
            shape: Shape::ALL[usize::from(two & 3)],
            to: space(one),
            stance: maybe,
        },
        1 => Action::Slide {
            from: space(one),
            to: space(two),
            stance: maybe,
        },
        2 => Action::Activate {
            at: space(one),
            stance: maybe,
        },
        3 => Action::Pivot {
            at: space(one),
            stance,
        },
        4 => Action::PickUp { at: space(one) },
        _ => Action::End,
    }
}
