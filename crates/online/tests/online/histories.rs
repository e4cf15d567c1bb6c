//! Invariants of every game, whatever people send.

use api::online::{
    Claim, Command, Entry, Event, Offer, Phrase, Repetition, Seat, Stakes, Terms, TimeOdds, Timing,
    Visibility,
};
use online::{Game, Input, Presence};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rules::{Position, Setup};

use crate::table::{Table, person, time};

/// Something that happens, in terms that always make sense.
#[derive(Clone, Debug)]
enum Step {
    /// A legal turn of the player to move.
    Turn(u32),
    /// The turn with this index is sent again.
    Again(usize),
    /// A person sends something, whether it makes sense or not.
    Send(usize, Command),
    Wait(u64),
    CallTime,
    Suspend(u64, u64),
    /// The player on this seat leaves or comes back.
    Leave(Seat),
    Return,
}

fn seats() -> impl Strategy<Value = Seat> {
    prop_oneof![Just(Seat::White), Just(Seat::Black)]
}

fn offers() -> impl Strategy<Value = Offer> {
    prop_oneof![
        Just(Offer::Draw),
        Just(Offer::Takeback),
        Just(Offer::Rematch)
    ]
}

fn commands() -> impl Strategy<Value = Command> {
    prop_oneof![
        proptest::option::of(seats()).prop_map(|seat| Command::Sit { seat }),
        offers().prop_map(|offer| Command::Offer { offer }),
        offers().prop_map(|offer| Command::Accept { offer }),
        offers().prop_map(|offer| Command::Decline { offer }),
        proptest::sample::select(Phrase::ALL.as_slice()).prop_map(|phrase| Command::Say { phrase }),
        Just(Command::Abort),
        Just(Command::Claim { claim: Claim::Win }),
        Just(Command::Claim { claim: Claim::Draw }),
        (0..3_u8, 0..5_u32).prop_map(|(id, ply)| Command::Play {
            id: format!("id{id}").parse().unwrap(),
            ply,
            turn: "X@b2".parse().unwrap(),
        }),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        40 => any::<u32>().prop_map(Step::Turn),
        5 => any::<usize>().prop_map(Step::Again),
        20 => (0..3_usize, commands()).prop_map(|(who, command)| Step::Send(who, command)),
        1 => (0..2_usize).prop_map(|who| Step::Send(who, Command::Resign)),
        20 => (0..20_000_u64).prop_map(Step::Wait),
        1 => Just(Step::Wait(u64::MAX)),
        5 => Just(Step::CallTime),
        5 => (any::<u16>(), any::<u16>())
            .prop_map(|(from, length)| Step::Suspend(u64::from(from) * 10, u64::from(length))),
        3 => seats().prop_map(Step::Leave),
        3 => Just(Step::Return),
    ];
    proptest::collection::vec(step, 1..120)
}

fn terms() -> impl Strategy<Value = Terms> {
    let setup = prop_oneof![
        Just(Setup::TIX),
        Just(Setup::POKA_YOKE),
        Just("3u:X8/X8".parse::<Setup>().unwrap())
    ];
    let timing = prop_oneof![
        4 => Just(Timing::Live { base: 60_000, increment: 1_000 }),
        1 => Just(Timing::Correspondence { days: 1 }),
        1 => Just(Timing::Unlimited),
    ];
    (setup, timing, any::<[bool; 2]>()).prop_map(|(setup, timing, [is_rated, is_public])| Terms {
        setup,
        timing,
        stakes: if is_rated {
            Stakes::Rated
        } else {
            Stakes::Casual
        },
        visibility: if is_public {
            Visibility::Public
        } else {
            Visibility::Private
        },
        repetition: Repetition::Draw,
        odds: matches!(timing, Timing::Live { .. }).then_some(TimeOdds {
            seat: Seat::Black,
            base: 30_000,
            increment: 500,
        }),
    })
}

const NAMES: [&str; 3] = ["anna", "bert", "cleo"];

/// Plays a history; a refused command changes nothing.
fn play(terms: Terms, steps: &[Step]) -> Table {
    let mut table = Table::empty(terms);
    let mut sent = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let before = table.game.clone();
        let outcome = match step {
            Step::Turn(choice) => {
                // Seat both, or nothing would happen.
                let _ = table.sit("anna", None);
                let _ = table.sit("bert", None);
                let position = *table.game.position();
                let Some(action) = position
                    .count_actions()
                    .checked_sub(1)
                    .and_then(|last| position.nth_action(choice % (last + 1)))
                else {
                    continue;
                };
                let Some(seat) = table.game.to_move() else {
                    continue;
                };
                let person = table.game.person(seat).unwrap().to_string();
                let command = table.turn(&format!("n{index}"), &action.to_string());
                sent.push((person.clone(), command.clone()));
                table.tell(&person, command).map_err(|_| None)
            }
            Step::Again(which) => {
                let Some((person, command)) = sent.get(which % sent.len().max(1)).cloned() else {
                    continue;
                };
                table.tell(&person, command).map_err(|_| Some(before))
            }
            Step::Send(who, command) => table
                .tell(NAMES[*who], command.clone())
                .map_err(|_| Some(before)),
            Step::Wait(millis) => {
                table.wait(*millis);
                continue;
            }
            Step::CallTime => table.call_time().map_err(|_| Some(before)),
            Step::Suspend(from, length) => {
                let input = Input::Suspend {
                    from: time(*from),
                    until: time(from + length),
                };
                table.input(&input).map_err(|_| Some(before))
            }
            Step::Leave(seat) => {
                let now = table.now();
                table.given.presence = Presence::default().with_away(*seat, now);
                continue;
            }
            Step::Return => {
                table.given.presence = Presence::default();
                continue;
            }
        };
        if let Err(Some(before)) = outcome {
            assert_eq!(table.game, before);
        }
        check(&table);
    }
    table
}

/// The invariants after every step.
fn check(table: &Table) {
    let (game, entries) = (&table.game, &table.entries);
    for (number, entry) in (1..).zip(entries) {
        assert_eq!(entry.number, number);
    }
    assert!(entries.is_sorted_by_key(|entry| entry.at));
    assert_eq!(game.number(), u64::try_from(entries.len()).unwrap());

    let end = entries
        .iter()
        .position(|entry| matches!(entry.event, Event::Ended { .. }));
    assert_eq!(end.is_some(), game.result().is_some());
    if let Some(end) = end {
        for entry in &entries[end + 1..] {
            let may_follow = matches!(
                entry.event,
                Event::Offered {
                    offer: Offer::Rematch,
                    ..
                } | Event::Declined {
                    offer: Offer::Rematch,
                    ..
                } | Event::Rematched { .. }
                    | Event::Said { .. }
            );
            assert!(may_follow, "{entry:?}");
        }
        assert_eq!(game.call_time_at(), None);
    } else {
        assert!(game.call_time_at().is_some(), "every game ends");
    }

    let mut position = Position::start(game.terms().setup);
    for turn in game.turns() {
        position = position.play_turn(turn).unwrap();
    }
    assert_eq!(position, *game.position());

    for (seat, receipt) in Seat::ALL.into_iter().cycle().zip(game.receipts()) {
        assert!(receipt.lag_credit <= receipt.lag);
        if let (Some(before), Some(after)) = (receipt.before, receipt.after) {
            assert!(receipt.charged <= before);
            let (_, increment) = game.terms().clock_of(seat).unwrap();
            assert_eq!(after, before - receipt.charged + increment);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn every_sequence_of_commands_keeps_the_invariants(terms in terms(), steps in steps()) {
        play(terms, &steps);
    }

    #[test]
    fn a_replay_gives_the_same_state(terms in terms(), steps in steps()) {
        let table = play(terms, &steps);
        let text = serde_json::to_string(&table.entries).unwrap();
        let entries: Vec<Entry> = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(&entries, &table.entries);
        let game = Game::replay(&entries).unwrap();
        prop_assert_eq!(&game, &table.game);
        prop_assert_eq!(game.record().to_string().parse(), Ok(game.record()));
    }

    #[test]
    fn no_projection_names_anybody_but_the_viewer(terms in terms(), steps in steps()) {
        let table = play(terms, &steps);
        for viewer in NAMES {
            let id = person(viewer);
            let view = table.game.view(Some(&id), table.now(), &table.given.presence);
            let shown: Vec<Entry> = table
                .entries
                .iter()
                .map(|entry| table.game.shown_to(Some(&id), entry))
                .collect();
            let text = serde_json::to_string(&(view, shown)).unwrap();
            for other in NAMES.iter().filter(|name| **name != viewer) {
                prop_assert!(!text.contains(other), "{}", text);
            }
        }
    }

    #[test]
    fn changed_json_is_refused_with_a_sentence_or_is_an_entry(
        steps in steps(),
        changes in proptest::collection::vec((any::<usize>(), any::<usize>(), " -~"), 1..20),
    ) {
        let terms = Terms::casual(Setup::TIX, Timing::Unlimited);
        let table = play(terms, &steps);
        let mut lines: Vec<Vec<u8>> = table
            .entries
            .iter()
            .map(|entry| serde_json::to_vec(entry).unwrap())
            .collect();
        for (line, at, with) in changes {
            let count = lines.len();
            let line = &mut lines[line % count];
            let at = at % line.len();
            line[at] = with.bytes().next().unwrap_or(b'0');
        }
        let mut game: Option<Game> = None;
        for line in &lines {
            match serde_json::from_slice::<Entry>(line) {
                Err(error) => prop_assert!(!error.to_string().is_empty()),
                Ok(entry) => {
                    let result = match &mut game {
                        Some(game) => game.apply(&entry),
                        None => Game::replay([&entry]).map(|first| game = Some(first)),
                    };
                    if let Err(unfit) = result {
                        prop_assert!(!unfit.to_string().is_empty());
                    }
                }
            }
            if let Some(game) = &game {
                // Deciding must not panic, whatever the game contains.
                let _ = game.decide(&Input::CallTime, &table.given);
                let _ = game.view(None, time(u64::MAX), &Presence::default());
                let _ = game.record().to_string();
            }
        }
    }

    #[test]
    fn changed_commands_are_refused_with_a_sentence_or_are_commands(
        command in commands(),
        at in any::<usize>(),
        with in " -~",
    ) {
        let mut text = serde_json::to_vec(&command).unwrap();
        let at = at % text.len();
        text[at] = with.bytes().next().unwrap_or(b'0');
        match serde_json::from_slice::<Command>(&text) {
            Err(error) => prop_assert!(!error.to_string().is_empty()),
            Ok(command) => {
                let mut table = Table::under_way(Timing::Unlimited);
                if let Err(refusal) = table.tell("anna", command) {
                    prop_assert!(!refusal.to_string().is_empty());
                }
            }
        }
    }
}
