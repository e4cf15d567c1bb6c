//! Nets: exact, validated on reading, and no worse at tactics.

use engine::{
    Engine, Evaluate, Hand, Interest, Learned, Level, Limits, Net, NetError, Random, SHIPPED_NETS,
    Stop, bench_positions,
};
use rules::{Position, Setup, State, Word};

fn shipped() -> Learned {
    Learned::new(SHIPPED_NETS.map(|(_, bytes)| Net::from_bytes(bytes).unwrap()))
}

/// Plays random actions, checks that incremental values equal those computed from scratch, and
/// counts them.
fn follows<W: Word>(learned: &Learned, start: State<W>, random: &mut Random) -> u32 {
    let mut path = vec![learned.begin(&start)];
    let mut state = start;
    let mut evaluated = 0;
    loop {
        let survey = state.survey();
        // Some positions are never evaluated; later ones must catch up.
        if random.below(3) > 0 {
            let value = learned.value(&mut path, &state, &survey, Interest::ANY);
            let scratch = learned.value(&mut [], &state, &survey, Interest::ANY);
            assert_eq!(value, scratch, "{state:?}");
            evaluated += 1;
        }
        let legal = state.legal();
        let count = legal.count();
        if count == 0 || path.len() > 100 {
            break;
        }
        let mut actions = Vec::new();
        legal.for_each(|action| actions.push(action));
        let action = actions[random.below(actions.len() as u32) as usize];
        let mut after = state;
        after.play_unchecked(action);
        let mut next = path[path.len() - 1].clone();
        learned.follow(&path[path.len() - 1], &state, action, &after, &mut next);
        path.push(next);
        state = after;
    }
    evaluated
}

#[test]
fn a_value_does_not_depend_on_the_path_to_its_position() {
    for (_, setup) in Setup::NAMED {
        let learned = Learned::new(Net::arbitrary(setup, 7)).for_setup(setup);
        let mut random = Random::new(1);
        let mut evaluated = 0;
        for _ in 0..30 {
            evaluated += rules::on_state!(Position::start(setup).words(), state => {
                follows(&learned, *state, &mut random)
            });
        }
        assert!(evaluated > 200, "{evaluated}");
    }
}

#[test]
fn a_net_corrects_the_evaluation_by_hand_in_its_own_setup_only() {
    let learned = Learned::new(Net::arbitrary(Setup::TIXEL, 7));
    let differs = |setup: Setup| {
        let (by_hand, by_net) = (Hand::default().for_setup(setup), learned.for_setup(setup));
        bench_positions(setup).any(|position| {
            rules::on_state!(position.words(), state => {
                let survey = state.survey();
                by_hand.value(&mut [], state, &survey, Interest::ANY)
                    != by_net.value(&mut [], state, &survey, Interest::ANY)
            })
        })
    };
    assert!(differs(Setup::TIXEL));
    assert!(!differs(Setup::TIX) && !differs(Setup::POKA_YOKE) && !differs(Setup::REGATTA));
}

#[test]
fn levels_play_as_they_did_without_a_net() {
    let level = Level::new(8);
    let start = Position::start(Setup::TIXEL);
    let limits = Limits::nodes(5_000);
    let mut by_hand = Engine::new();
    let mut by_net = Engine::with(shipped());
    by_hand.set_level(level);
    by_net.set_level(level);
    let stop = Stop::new();
    let expected = by_hand.search(&start, &[], &limits, &stop, |_| {});
    let found = by_net.search(&start, &[], &limits, &stop, |_| {});
    assert_eq!(found.score, expected.score);
    assert_eq!(found.action, expected.action);
}

#[test]
fn a_net_is_read_as_it_was_written() {
    for (_, setup) in Setup::NAMED {
        let net = Net::arbitrary(setup, 3).unwrap();
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }
    for (name, bytes) in SHIPPED_NETS {
        let net = Net::from_bytes(bytes).unwrap();
        assert_eq!(net.setup().name(), Some(name));
        assert_eq!(net.to_bytes(), bytes);
    }
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let good = Net::arbitrary(Setup::TIX, 3).unwrap().to_bytes();
    let refused = |bytes: &[u8]| Net::from_bytes(bytes).unwrap_err();
    assert_eq!(refused(b""), NetError::Foreign);
    assert_eq!(refused(b"<!doctype html>"), NetError::Foreign);
    assert_eq!(refused(b"quarterturn net 2\n6u:X8/X8\n"), NetError::Version);
    assert_eq!(refused(b"quarterturn net 1\nchess\n"), NetError::Setup);
    assert_eq!(refused(b"quarterturn net 1\n9u:T9/T9\n"), NetError::Setup);
    assert_eq!(
        refused(b"quarterturn net 1\n6u:X8/X8\n123"),
        NetError::Length
    );
    assert_eq!(refused(&good[..good.len() - 1]), NetError::Damaged);
    for at in [30, 40, good.len() / 2, good.len() - 1] {
        let mut bytes = good.clone();
        bytes[at] ^= 4;
        assert_eq!(refused(&bytes), NetError::Damaged, "{at}");
    }
    assert_eq!(
        NetError::Damaged.to_string(),
        "a damaged net: its checksum does not match"
    );
}

#[test]
fn a_net_whose_sums_could_overflow_is_refused() {
    let mut parts = Net::arbitrary(Setup::TIX, 3).unwrap().parts().clone();
    for row in parts.rows.iter_mut().skip(1) {
        row[5] = 2_000;
    }
    assert_eq!(Net::new(Setup::TIX, parts).unwrap_err(), NetError::Range);
    let mut parts = Net::arbitrary(Setup::TIX, 3).unwrap().parts().clone();
    parts.output[0][0][0] = 128;
    assert_eq!(Net::new(Setup::TIX, parts).unwrap_err(), NetError::Range);
    let mut parts = Net::arbitrary(Setup::TIX, 3).unwrap().parts().clone();
    parts.rows.pop();
    assert_eq!(Net::new(Setup::TIX, parts).unwrap_err(), NetError::Shape);
}
