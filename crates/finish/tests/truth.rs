//! The finisher compared with brute force: trying every turn.

use std::ops::ControlFlow;

use finish::{
    Board, ChainResult, ChainSearch, Everything, Finder, Finding, Guide, Lists, Order, Promising,
    SearchScope, exists, shortest,
};
use random::Random;
use rules::{Action, Position, State, Turn, Word, on_state};

const SETUPS: [&str; 7] = [
    "4u:T3/T3",
    "4u:X3/X3",
    "5b:R4/R4",
    "3b:R1/R1",
    "3u:X3/X3",
    "4u:X2T2/T2R2:p1",
    "9u:X4/X4",
];

/// Positions from random games, at the beginning of turns and in the middle of them.
fn positions(seed: u64) -> impl Iterator<Item = Position> {
    let mut random = Random::new(seed);
    SETUPS.into_iter().flat_map(move |setup| {
        let mut positions = Vec::new();
        for _ in 0..25 {
            positions.extend(samples::game(setup.parse().unwrap(), 13, &mut random));
        }
        positions
    })
}

/// The number of actions in the shortest turn that ends the game, 0 if declining does.
fn truth(position: &Position) -> Option<usize> {
    let mut least = None;
    let _ = position.for_each_turn(|actions, after| {
        let length = match actions {
            [Action::End] => 0,
            actions => actions.len(),
        };
        if after.winner() == Some(position.to_move()) && least.is_none_or(|least| length < least) {
            least = Some(length);
        }
        ControlFlow::Continue(())
    });
    least
}

#[test]
fn the_answer_agrees_with_trying_every_turn() {
    let (mut ends, mut fails) = (0, 0);
    for position in positions(3) {
        let truth = truth(&position);
        assert_eq!(exists(&position), truth.is_some(), "{position}");
        match truth {
            Some(_) => ends += 1,
            None => fails += 1,
        }
    }
    assert!(ends > 60 && fails > 200, "{ends} {fails}");
}

#[test]
fn the_shortest_turn_is_legal_ends_the_game_and_no_turn_is_shorter() {
    let mut chains = 0;
    for position in positions(4) {
        let Some(turn) = shortest(&position) else {
            assert!(matches!(truth(&position), None | Some(0)), "{position}");
            continue;
        };
        let after = position.play_turn(&turn).unwrap();
        assert_eq!(after.winner(), Some(position.to_move()), "{position}");
        assert_eq!(Some(turn.actions().len()), truth(&position), "{position}");
        chains += usize::from(turn.actions().len() > 1);
    }
    assert!(chains > 5, "{chains}");
}

#[test]
fn slices_of_every_size_give_the_same_answer_and_no_slice_is_exceeded() {
    for position in positions(5).step_by(3) {
        let mut whole = Finder::new(&position);
        whole.advance(u32::MAX);
        for slice in [1, 7, 1000] {
            let mut sliced = Finder::new(&position);
            loop {
                let before = sliced.spent();
                let known = sliced.advance(slice).is_some();
                assert!(sliced.spent() - before <= slice);
                if known {
                    break;
                }
            }
            assert_eq!(sliced.finding(), whole.finding(), "{position}");
            assert_eq!(sliced.spent(), whole.spent());
        }
    }
}

#[test]
fn a_bonus_that_need_not_be_used_ends_the_game_without_a_turn_to_write() {
    let position = positions(6).find(|position| {
        position.bonus().is_some() && position.slidable(position.to_move().opponent()).is_empty()
    });
    let position = position.expect("some game reaches that");
    let mut finder = Finder::new(&position);
    assert!(matches!(
        finder.advance(u32::MAX),
        Some(Finding::Ends(None))
    ));
    assert_eq!(shortest(&position), None);
}

struct Unlimited;

impl<B: Board> Guide<B> for Unlimited {
    fn visit(&mut self) -> bool {
        true
    }
}

const ORDER: Order = Order {
    turning: 100,
    target: 4,
    own: 2,
    beside: 50,
    inactive: 1,
    placing: 60,
};

/// The chain found by a search on the board's word.
fn found<W: Word>(state: &State<W>, scope: impl SearchScope<State<W>>) -> Option<Vec<Action>> {
    let mut lists = Lists::default();
    let mut search = ChainSearch::new(scope);
    search.begin(state, &state.survey(), &mut lists, &mut Unlimited);
    let ends = search.run(&mut lists, &mut Unlimited) == ChainResult::Ends;
    ends.then(|| lists.chain().to_vec())
}

#[test]
fn a_narrower_scope_misses_turns_but_never_claims_a_false_one() {
    let scopes = [
        Promising::Turning {
            astray: 1,
            order: ORDER,
        },
        Promising::Hemming {
            placing_targets: 2,
            order: ORDER,
        },
    ];
    let mut counts = [0; 2];
    for position in positions(7) {
        for (scope, count) in scopes.into_iter().zip(&mut counts) {
            let chain = on_state!(position.words(), state => found(state, scope));
            let Some(chain) = chain else { continue };
            let mut after = position;
            for action in chain {
                assert_eq!(after.to_move(), position.to_move());
                after = after.play(action).unwrap();
            }
            assert_eq!(after.winner(), Some(position.to_move()), "{position}");
            *count += 1;
        }
    }
    assert!(counts.iter().all(|count| *count > 30), "{counts:?}");
}

#[test]
fn a_search_on_the_boards_word_finds_the_chain_that_a_search_on_the_position_finds() {
    for position in positions(8) {
        let chain = on_state!(position.words(), state => found(state, Everything));
        let mut finder = Finder::new(&position);
        let turn = match finder.advance(u32::MAX) {
            Some(Finding::Ends(turn)) => Some(turn.clone()),
            _ => None,
        };
        let written = chain.map(|mut chain| {
            chain.retain(|action| *action != Action::End);
            Turn::new(chain)
        });
        assert_eq!(written, turn, "{position}");
    }
}
