//! Every option accepts the values it allows and nothing else.

use rules::{Position, Setup};
use ugi::{Name, OptionKind, Reply, Settings};

use crate::fake::Host;

#[test]
fn names_of_options_are_names() {
    for setting in Settings::all() {
        let name = setting.declaration.name;
        assert_eq!(Name::new(name.as_str()), Ok(name));
    }
}

#[test]
fn option_lines_are_read_back() {
    for setting in Settings::all() {
        let reply = Reply::Option(setting.declaration);
        assert_eq!(reply.to_string().parse(), Ok(reply));
    }
}

#[test]
fn every_option_can_be_set_to_its_default() {
    for setting in Settings::all() {
        let mut host = Host::new();
        let default = match &setting.declaration.kind {
            OptionKind::Check { default } => default.to_string(),
            OptionKind::Spin { default, .. } => default.to_string(),
            OptionKind::String { default } => default.to_string(),
            other => panic!("no option is of the kind {other:?}"),
        };
        let name = &setting.declaration.name;
        let said = host.say(&format!("setoption name {name} value {default}"));
        assert!(said.is_empty(), "{said:?}");
        assert_eq!(host.settings, Settings::default());
    }
}

#[test]
fn numbers_are_taken_within_their_range_only() {
    for setting in Settings::all() {
        let OptionKind::Spin { min, max, .. } = setting.declaration.kind else {
            continue;
        };
        let (min, max) = (min.unwrap(), max.unwrap());
        let name = setting.declaration.name;
        for (value, taken) in [(min, true), (max, true), (min - 1, false), (max + 1, false)] {
            let said = Host::new().say(&format!("setoption name {name} value {value}"));
            assert_eq!(said.is_empty(), taken, "{said:?}");
            if !taken {
                let sentence = format!(
                    "info string error: `{name}` must be a number from {min} to {max}, not `{value}`"
                );
                assert_eq!(said, [sentence]);
            }
        }
    }
}

#[test]
fn each_option_changes_its_own_setting() {
    let default = Settings::default();
    for (line, expected) in [
        (
            "Hash value 128",
            Settings {
                hash: 128,
                ..default
            },
        ),
        (
            "Level value 3",
            Settings {
                level: 3,
                ..default
            },
        ),
        ("Seed value 7", Settings { seed: 7, ..default }),
        (
            "Threads value 8",
            Settings {
                threads: 8,
                ..default
            },
        ),
        (
            "MultiPV value 4",
            Settings {
                multi_pv: 4,
                ..default
            },
        ),
        (
            "multipv value 4",
            Settings {
                multi_pv: 4,
                ..default
            },
        ),
        (
            "RepetitionDraw value false",
            Settings {
                repetition_draw: false,
                ..default
            },
        ),
        (
            "Setup value regatta",
            Settings {
                setup: Setup::REGATTA,
                ..default
            },
        ),
        (
            "Setup value 6u:X8/X8",
            Settings {
                setup: Setup::TIX,
                ..default
            },
        ),
    ] {
        let mut host = Host::new();
        assert!(host.say(&format!("setoption name {line}")).is_empty());
        assert_eq!(host.settings, expected, "{line}");
        assert_eq!(*host.session.settings(), expected, "{line}");
    }
}

#[test]
fn a_refused_value_leaves_the_setting_as_it_was() {
    let mut host = Host::new();
    host.say("setoption name Hash value 128");
    for line in [
        "Hash value many",
        "Hash value 0128",
        "Hash value +5",
        "Hash value 1 2",
        "Hash",
        "RepetitionDraw value yes",
        "Setup value tixel ",
        "Setup value tixel x",
        "Setup value 2u:T1/T1",
    ] {
        let said = host.say(&format!("setoption name {line}"));
        let fine = line == "Setup value tixel ";
        assert_eq!(said.is_empty(), fine, "{line}: {said:?}");
        assert_eq!(host.session.settings().hash, 128);
    }
}

#[test]
fn another_setup_goes_to_its_start_and_the_same_one_does_not() {
    let mut host = Host::new();
    host.say("position startpos moves T@c3ne");
    host.say("setoption name Setup value 6u:T10/T10");
    assert_eq!(host.session.game().before().len(), 1);
    host.say("setoption name Setup value regatta");
    assert_eq!(host.session.game().before().len(), 0);
    let start = Position::start(Setup::REGATTA);
    assert_eq!(*host.session.game().position(), start);
    host.say("position fen tix");
    assert_eq!(host.session.settings().setup, Setup::REGATTA);
    host.say("position startpos");
    assert_eq!(*host.session.game().position(), start);
}
