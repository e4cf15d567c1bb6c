//! Texts are read strictly and printed in one form.

mod strategies;
mod support;

use proptest::prelude::*;
use rules::{Action, Edge, Fault, Pool, Position, PositionError, Rounded, Setup, Space, Turn};
use strategies::actions;
use support::{Random, SETUPS};

fn fails<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> String {
    match text.parse::<T>() {
        Ok(_) => panic!("`{text}` was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn parse_errors_point_at_the_offending_character() {
    for (text, message) in [
        (
            "",
            "expected an action such as `T@c3ne`, `c3-c6ne` or `end` at character 1, found the end of the text",
        ),
        (
            "c3-c6nx",
            "expected the end of the text at character 7, found `x`",
        ),
        (
            "T@c3",
            "expected a stance such as `ne` at character 5, found the end of the text",
        ),
        (
            "X@c3ne",
            "expected the end of the text at character 5, found `n`",
        ),
        (
            "c03^",
            "expected a rank from 1 to 11 at character 2, found `0`",
        ),
        (
            "c12^",
            "expected a rank from 1 to 11 at character 2, found `1`",
        ),
        (
            "c3",
            "expected `-`, `*`, `~` or `^` after the space at character 3, found the end of the text",
        ),
        (
            "c3~",
            "expected a stance such as `ne` at character 4, found the end of the text",
        ),
        ("ene", "expected `end` at character 3, found `e`"),
        (
            "T@c3en",
            "expected the end of the text at character 6, found `n`",
        ),
        (
            " c3^",
            "expected an action such as `T@c3ne`, `c3-c6ne` or `end` at character 1, found ` `",
        ),
        (
            "c3^\n",
            "expected the end of the text at character 4, found `\\n`",
        ),
        (
            "é",
            "expected an action such as `T@c3ne`, `c3-c6ne` or `end` at character 1, found `é`",
        ),
    ] {
        assert_eq!(fails::<Action>(text), message, "`{text}`");
    }
    for (text, message) in [
        (
            "c3^,",
            "expected an action such as `T@c3ne`, `c3-c6ne` or `end` at character 5, found the end of the text",
        ),
        (
            "c3-c4n,end",
            "expected an action other than `end` at character 8, found `e`",
        ),
        (
            "c3^, c4^",
            "expected an action such as `T@c3ne`, `c3-c6ne` or `end` at character 5, found ` `",
        ),
    ] {
        assert_eq!(fails::<Turn>(text), message, "`{text}`");
    }
    for (text, message) in [
        (
            "chess",
            "expected a setup such as `tixel` or `6u:T10/T10` at character 1, found `c`",
        ),
        (
            "tixels",
            "expected a setup such as `tixel` or `6u:T10/T10` at character 1, found `t`",
        ),
        (
            "2u:T1/T1",
            "expected a board size from 3 to 11 at character 1, found `2`",
        ),
        (
            "06u:T1/T1",
            "expected a board size from 3 to 11 at character 1, found `0`",
        ),
        (
            "6x:T1/T1",
            "expected `u` (unbounded) or `b` (bounded) at character 2, found `x`",
        ),
        (
            "6u:T1X1/T1",
            "expected `/` between the pools at character 6, found `X`",
        ),
        (
            "6u:T0/T1",
            "expected a number from 1 to 255 at character 5, found `0`",
        ),
        (
            "6u:-/T1",
            "expected pieces such as `X2T8`, in the order X, T, R at character 4, found `-`",
        ),
        (
            "6u:X200T56/T1",
            "expected a setup with at most 255 pieces each at character 1, found `6`",
        ),
        (
            "6u:T256/T1",
            "expected a number from 1 to 255 at character 5, found `2`",
        ),
        (
            "6u:T1/T1:p0",
            "expected a number of promotions from 1 to 255 at character 11, found `0`",
        ),
        ("6u:T1/T1:far", "expected `near` at character 10, found `f`"),
        (
            "6u:T1/T1:near:p2",
            "expected the end of the text at character 14, found `:`",
        ),
    ] {
        assert_eq!(fails::<Setup>(text), message, "`{text}`");
    }
    for (text, message) in [
        (
            "tixel 6/6/6/6/6/6",
            "expected a blank and the next field at character 18, found the end of the text",
        ),
        (
            "tixel 6/6/6/6/6/7 w T10/T10 - -",
            "expected a run of empty spaces that fits the rank at character 17, found `7`",
        ),
        (
            "tixel 6/6/6/6/6/33 w T10/T10 - -",
            "expected a run of empty spaces that fits the rank at character 17, found `3`",
        ),
        (
            "tixel 3T83/6/6/6/6/6 w T10/T10 - -",
            "expected a stance from 0 to 7 at character 9, found `8`",
        ),
        (
            "tix 3X22/6/6/6/6/6 w T10/T10 - -",
            "expected a stance of a Tix piece, 0 or 1 at character 7, found `2`",
        ),
        (
            "tixel 6/6/6/6/6/6 x T10/T10 - -",
            "expected `w` or `b`, the side to move at character 19, found `x`",
        ),
        (
            "tixel 6/6/6/6/6/6 w T10/T10 2/2 -",
            "expected `-`, since the setup has no promotions at character 29, found `2`",
        ),
        (
            "tixel 6/6/6/6/6/6 w T10/T10 - - ",
            "expected the end of the text at character 32, found ` `",
        ),
        (
            "tixel  6/6/6/6/6/6 w T10/T10 - -",
            "expected a piece such as `T1` or a number of empty spaces at character 7, found ` `",
        ),
        (
            "tixel 6/6/6/6/6/T15 w T10/T10 - -",
            "White has 11 Tixel pieces on the board and in the pool, not 10",
        ),
        (
            "poka-yoke 6/6/6/6/6/6 w T10/T10 3/2 -",
            "White cannot have 3 promotions left",
        ),
        (
            "tixel 6/6/6/6/6/6 w T10/T10 - c3",
            "the bonus move was earned on c3, but the player to move has no piece there",
        ),
        (
            "tixel 6/6/6/6/6/T05 w T9/T10 - a1",
            "the bonus move was earned on a1, but the piece there is active or could be, so it was no sacrifice",
        ),
        (
            "tixel 6/6/6/6/6/T1t14 w T9/T9 - -",
            "the pieces on a1 and b1 do not fit together",
        ),
        (
            "regatta R37/8/8/8/8/8/8/8 w R20/R21 - -",
            "the piece on a8 sticks out over the edge of the board",
        ),
    ] {
        assert_eq!(fails::<Position>(text), message, "`{text}`");
    }
}

#[test]
fn all_faults_are_reported_at_once_each_with_its_space() {
    let error = "8b:R21/R21 R17/8/8/3R1r13/8/8/8/8 w R20/R21 - h8"
        .parse::<Position>()
        .expect_err("nothing about it is right");
    let PositionError::Faults(faults) = error else {
        panic!("it is well written: {error}");
    };
    let spaces = |text: &str| -> Space { text.parse().expect("a space") };
    assert!(faults.all().contains(&Fault::OverEdge {
        space: spaces("a8")
    }));
    assert!(faults.all().contains(&Fault::Misfit {
        spaces: [spaces("d5"), spaces("e5")]
    }));
    assert!(faults.all().contains(&Fault::BonusNotOwn {
        space: spaces("h8")
    }));
    let counts = faults
        .all()
        .iter()
        .filter(|f| matches!(f, Fault::Count { .. }));
    assert_eq!(counts.count(), 2, "{faults}");
}

fn pools() -> impl Strategy<Value = Pool> {
    (0..80u8, 0..80u8, 0..80u8).prop_map(|(x, t, r)| Pool::new(x, t, r))
}

fn setups() -> impl Strategy<Value = Setup> {
    (
        3..=11u8,
        any::<bool>(),
        pools(),
        pools(),
        any::<u8>(),
        any::<bool>(),
    )
        .prop_filter_map(
            "pools are not empty",
            |(size, bounded, white, black, promotions, near)| {
                let edge = if bounded {
                    Edge::Bounded
                } else {
                    Edge::Unbounded
                };
                let rounded = if near { Rounded::Near } else { Rounded::Far };
                let setup = Setup::new(size, edge, white, black).ok()?;
                Some(setup.with_promotions(promotions).with_rounded(rounded))
            },
        )
}

/// A position some random actions into a game.
fn positions() -> impl Strategy<Value = Position> {
    (0..SETUPS.len(), any::<u64>(), 0..60u32).prop_map(|(setup, seed, steps)| {
        let setup = SETUPS[setup].parse().expect("a setup");
        samples::position(setup, steps, &mut Random::new(seed))
    })
}

/// Near misses: a real text with some characters changed, dropped or added.
fn damaged(text: String) -> impl Strategy<Value = String> {
    let edits = proptest::collection::vec((0..200usize, 0..3u8, "[ -~]"), 0..4);
    edits.prop_map(move |edits| {
        let mut chars: Vec<char> = text.chars().collect();
        for (at, what, new) in edits {
            let at = at % (chars.len() + 1);
            match what {
                0 if at < chars.len() => drop(chars.remove(at)),
                1 if at < chars.len() => chars[at] = new.chars().next().expect("one"),
                _ => chars.insert(at, new.chars().next().expect("one")),
            }
        }
        chars.into_iter().collect()
    })
}

/// Whatever parses prints back byte for byte, except for the names of setups.
fn reads_back(text: &str) {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(turn) = text.parse::<Turn>() {
        assert_eq!(turn.to_string(), text);
    }
    if let Ok(setup) = text.parse::<Setup>() {
        assert!(setup.to_string() == text || setup.name() == Some(text));
    }
    if let Ok(position) = text.parse::<Position>() {
        let full = position.to_string();
        let fields = |text: &str| text.split_once(' ').map(|(_, rest)| rest.to_owned());
        if let Some(fields_read) = fields(text) {
            assert_eq!(fields(&full), Some(fields_read));
        }
        assert_eq!(full.parse::<Position>().as_ref(), Ok(&position));
    }
}

proptest! {
    #[test]
    fn actions_read_back_as_printed(action in actions()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn turns_read_back_as_printed(actions in proptest::collection::vec(actions(), 1..6)) {
        let turn = Turn::new(actions).expect("it has actions and no `end`");
        prop_assert_eq!(turn.to_string().parse(), Ok(turn));
    }

    #[test]
    fn setups_read_back_as_printed(setup in setups()) {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        let start = Position::start(setup);
        prop_assert_eq!(start.to_string().parse(), Ok(start));
    }

    #[test]
    fn positions_read_back_as_printed(position in positions()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
        prop_assert_eq!(Position::new(&position.parts()), Ok(position));
    }

    #[test]
    fn whatever_parses_prints_back_byte_for_byte(
        text in positions().prop_flat_map(|p| damaged(p.to_string())),
        action in actions().prop_flat_map(|a| damaged(a.to_string())),
        setup in setups().prop_flat_map(|s| damaged(s.to_string())),
        junk in ".{0,40}",
    ) {
        for text in [text, action, setup, junk] {
            reads_back(&text);
        }
    }
}
