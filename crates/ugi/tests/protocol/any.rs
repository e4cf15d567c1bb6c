//! Strategies for arbitrary actions, positions, commands and replies.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use rules::{Action, Position};
use ugi::{
    Bound, BoundedScore, Clock, Declaration, Go, Info, Name, OptionKind, Origin, Query,
    QueryAnswer, Reply, ScoreValue, Text, UgiCommand,
};

#[path = "../../../rules/tests/strategies/mod.rs"]
mod strategies;

pub(crate) const SETUPS: [&str; 6] = [
    "tix",
    "tixel",
    "poka-yoke",
    "regatta",
    "4u:X2T2/T2R2:p1:near",
    "11u:T35/T35",
];

pub(crate) fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![5 => strategies::actions(), 1 => Just(Action::End)]
}

/// A setup, and a game of a number of actions in it.
pub(crate) fn games() -> impl Strategy<Value = (&'static str, Vec<Action>, Position)> {
    (0..SETUPS.len(), vec(any::<u32>(), 0..40)).prop_map(|(setup, choices)| {
        let mut position: Position = SETUPS[setup].parse().unwrap();
        let mut moves = Vec::new();
        for choice in choices {
            let count = position.count_actions();
            if count == 0 {
                break;
            }
            let action = position.nth_action(choice % count).unwrap();
            position = position.play(action).unwrap();
            moves.push(action);
        }
        (SETUPS[setup], moves, position)
    })
}

fn positions() -> impl Strategy<Value = Position> {
    games().prop_map(|(_, _, position)| position)
}

pub(crate) fn texts() -> impl Strategy<Value = Text> {
    prop_oneof![
        "\\PC{1,20}".prop_filter_map("a text", |text| Text::new(text).ok()),
        "[a-z]{1,5}( {1,2}(value|type|name|default|var|[a-z]+)){0,3}"
            .prop_filter_map("a text", |text| Text::new(text).ok()),
    ]
}

fn names() -> impl Strategy<Value = Name> {
    prop_oneof![
        "\\PC{1,12}".prop_filter_map("a name", |name| Name::new(&name).ok()),
        "(name|min|max|string|moves|Clear|Hash)( (name|min|max|end|a)){0,2}"
            .prop_filter_map("a name", |name| Name::new(&name).ok()),
    ]
}

fn clocks() -> impl Strategy<Value = Clock> {
    (0..=1_000_000_000_000u64, 0..=1_000_000u64)
        .prop_map(|(time, increment)| Clock { time, increment })
}

fn limits() -> impl Strategy<Value = Go> {
    (
        option::of(1..=1_000_000_000_000u64),
        option::of(1..=u64::MAX),
        option::of(any::<u32>()),
        option::of([clocks(), clocks()]),
    )
        .prop_map(|(movetime, nodes, depth, clocks)| Go {
            movetime,
            nodes,
            depth,
            clocks,
        })
}

pub(crate) fn commands() -> impl Strategy<Value = UgiCommand> {
    let origins = prop_oneof![
        Just(Origin::Start),
        positions().prop_map(|position| Origin::Fen(Box::new(position))),
    ];
    prop_oneof![
        Just(UgiCommand::Ugi),
        Just(UgiCommand::IsReady),
        Just(UgiCommand::NewGame),
        (names(), option::of(texts()))
            .prop_map(|(name, value)| UgiCommand::SetOption { name, value }),
        (origins, vec(actions(), 0..8))
            .prop_map(|(origin, moves)| UgiCommand::Position { origin, moves }),
        limits().prop_map(UgiCommand::Go),
        Just(UgiCommand::Stop),
        (0..3usize).prop_map(|query| UgiCommand::Query(Query::ALL[query])),
        Just(UgiCommand::Quit),
    ]
}

fn scores() -> impl Strategy<Value = BoundedScore> {
    let value = prop_oneof![
        any::<i32>().prop_map(ScoreValue::Points),
        (1..=u32::MAX).prop_map(ScoreValue::Win),
        any::<u32>().prop_map(ScoreValue::Loss),
        any::<i32>().prop_map(ScoreValue::Mate),
    ];
    let bound = prop_oneof![Just(Bound::Exact), Just(Bound::Lower), Just(Bound::Upper)];
    (value, bound).prop_map(|(value, bound)| BoundedScore { value, bound })
}

fn infos() -> impl Strategy<Value = Info> {
    let depths = (
        option::of(any::<u32>()),
        option::of(any::<u32>()),
        option::of(1..=u32::MAX),
    );
    let numbers = (
        option::of(any::<u64>()),
        option::of(any::<u64>()),
        option::of(any::<u64>()),
        option::of(0..=1000u32),
    );
    (depths, numbers, option::of(scores()), vec(actions(), 0..8)).prop_map(
        |((depth, seldepth, multipv), (nodes, nps, time, hashfull), score, pv)| Info {
            depth,
            seldepth,
            multipv,
            nodes,
            nps,
            time,
            hashfull,
            score,
            pv,
        },
    )
}

fn kinds() -> impl Strategy<Value = OptionKind> {
    prop_oneof![
        any::<bool>().prop_map(|default| OptionKind::Check { default }),
        (any::<[i64; 3]>(), any::<[bool; 2]>()).prop_map(|(mut numbers, [low, high])| {
            numbers.sort_unstable();
            let [least, default, most] = numbers;
            let (min, max) = (low.then_some(least), high.then_some(most));
            OptionKind::Spin { default, min, max }
        }),
        (vec(names(), 1..4), any::<usize>()).prop_map(|(choices, chosen)| OptionKind::Combo {
            default: choices[chosen % choices.len()].clone(),
            choices,
        }),
        texts().prop_map(|default| OptionKind::String { default }),
        Just(OptionKind::Button),
    ]
}

pub(crate) fn replies() -> impl Strategy<Value = Reply> {
    prop_oneof![
        texts().prop_map(Reply::Name),
        texts().prop_map(Reply::Author),
        (names(), kinds()).prop_map(|(name, kind)| Reply::Option(Declaration { name, kind })),
        Just(Reply::UgiOk),
        Just(Reply::ReadyOk),
        infos().prop_map(|info| Reply::Info(Box::new(info))),
        texts().prop_map(Reply::Message),
        option::of(actions()).prop_map(Reply::BestMove),
        (0..6usize).prop_map(|answer| Reply::Response(QueryAnswer::ALL[answer])),
    ]
}
