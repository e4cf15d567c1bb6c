//! `quarterturn puzzles`.

use std::fs;

use motifs::Motif;

use crate::process::{folder, run, run_with};

const MAKE: [&str; 7] = [
    "puzzles", "make", "5u:X6/X6", "--games", "12", "--seed", "1",
];

#[test]
fn puzzles_are_the_same_with_any_number_of_threads_and_proved_again() {
    let made = run(&MAKE).fine();
    assert!(!made.is_empty());
    let file = folder("puzzles").join("made.tsv");
    let path = file.to_str().unwrap();
    run(&[&MAKE[..], &["--threads", "2", "-o", path]].concat()).fine();
    assert_eq!(fs::read_to_string(&file).unwrap(), made);
    assert_eq!(
        run(&["puzzles", "check", path]).fine(),
        format!("{path}: 2 puzzles\n")
    );
    let again = run(&[&MAKE[..], &["-o", path]].concat()).failed(2);
    assert!(again.contains("already exists"), "{again}");
    let thoroughly = ["puzzles", "check", "--thoroughly", "--threads", "2", path];
    assert_eq!(run(&thoroughly).fine(), format!("{path}: 2 puzzles\n"));
    assert_eq!(run(&["puzzles", "again", path]).fine(), made);
    let second = run(&["puzzles", "again", path, "--first", "1", "--lines", "1"]).fine();
    assert_eq!(Some(second.trim_end()), made.lines().nth(1));
    // Proved like the others, but rated by nobody.
    let mut fields: Vec<&str> = made.lines().next().unwrap().split('\t').collect();
    fields[3] = "1234±56";
    fs::write(&file, format!("{}\n", fields.join("\t"))).unwrap();
    run(&["puzzles", "check", path]).fine();
    let other = run(&thoroughly).failed(1);
    let expected = format!("{path}:1: made again, it is `");
    assert!(other.starts_with(&expected), "{other}");
    let mended = run(&["puzzles", "again", path]).fine();
    assert_eq!(Some(mended.trim_end()), made.lines().next());
}

#[test]
fn faults_of_puzzles_are_named_with_their_lines() {
    let good = "6u:T10/T10 6/6/2t13/T15/6/2t13 b T9/T8 - -\tc1-c2ne\t1\t1130±85\tlast-piece";
    let wrong = [
        (
            "nonsense".to_owned(),
            "five fields separated by tabs, not 1",
        ),
        (good.replace("c1-c2ne", "c1"), "`c1` is not a turn"),
        (good.replace("c1-c2ne", "c1-c3ne"), "is not allowed"),
        (
            good.replace("\t1\t", "\t12\t"),
            "1 to 9 turns or is to `hold`, not `12`",
        ),
        (good.replace("\t1\t", "\t2\t"), "there is a win in 1 turn"),
        (good.replace("1130±85", "easy"), "like 1500±80, not `easy`"),
        (
            good.replace("last-piece", "luck"),
            "unknown motif in `luck`",
        ),
        (
            good.replace("6/6/2t13", "6/9/2t13"),
            "empty spaces that fits the rank",
        ),
        ("x".repeat(50_000), "five fields"),
        (
            good.replace("last-piece", "chain"),
            "its motifs are `last-piece`",
        ),
        (
            good.replace("last-piece", ""),
            "its motifs are `last-piece`",
        ),
        // The same as the first, seen in a mirror.
        (
            "6u:T10/T10 6/6/3t72/5T7/6/3t72 b T9/T8 - -\td1-d2nw\t1\t1130±85\tlast-piece"
                .to_owned(),
            "too much like the puzzle in line 1",
        ),
    ];
    let lines: Vec<&str> = wrong.iter().map(|(line, _)| line.as_str()).collect();
    let file = folder("puzzles-wrong").join("wrong.tsv");
    fs::write(&file, format!("{good}\n{}\n", lines.join("\n"))).unwrap();
    let path = file.to_str().unwrap();
    let checked = run(&["puzzles", "check", path]);
    assert_eq!((checked.code, checked.stdout.as_str()), (Some(1), ""));
    let faults: Vec<&str> = checked.stderr.lines().collect();
    assert_eq!(faults.len(), wrong.len(), "{faults:#?}");
    for (number, (fault, (_, sentence))) in (2..).zip(faults.iter().zip(&wrong)) {
        assert!(fault.contains(&format!("{path}:{number}: ")), "{fault}");
        assert!(fault.contains(sentence), "{fault}");
        assert!(fault.len() < 1000, "{fault}");
    }
}

fn calendar_that_ships() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/daily.tsv");
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_calendar_is_checked_too_and_has_no_gaps() {
    let file = folder("puzzles-days").join("days.tsv");
    let path = file.to_str().unwrap();
    let days: Vec<String> = calendar_that_ships()
        .lines()
        .take(3)
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(&file, days[..2].concat()).unwrap();
    let checked = run(&["puzzles", "check", path]).fine();
    assert_eq!(checked, format!("{path}: 2 puzzles\n"));
    fs::write(&file, [days[0].as_str(), &days[2]].concat()).unwrap();
    let gap = run(&["puzzles", "check", path]).failed(1);
    assert!(gap.starts_with(&format!("{path}:2: ")), "{gap}");
    assert!(gap.contains("no gap"), "{gap}");
}

#[test]
fn pieces_of_a_run_find_what_the_whole_run_does() {
    let make = ["puzzles", "make", "5u:X6/X6", "--seed", "1"];
    let whole = run(&[&make[..], &["--games", "12"]].concat()).fine();
    assert!(whole.lines().count() > 1, "{whole}");
    let first = run(&[&make[..], &["--games", "5"]].concat()).fine();
    let file = folder("puzzles-pieces").join("first.tsv");
    fs::write(&file, &first).unwrap();
    let rest = [
        "--first",
        "5",
        "--games",
        "7",
        "--unlike",
        file.to_str().unwrap(),
    ];
    let rest = run(&[&make[..], &rest].concat()).fine();
    assert_eq!(format!("{first}{rest}"), whole);
    let line = whole.lines().next().unwrap();
    let motif = line.split(['\t', ',']).next_back().unwrap();
    let with = ["--games", "12", "--motif", motif];
    let with = run(&[&make[..], &with].concat()).fine();
    assert!(with.lines().any(|found| found == line), "{with}");
    assert!(with.lines().all(|found| found.contains(motif)), "{with}");
    let several = Motif::ALL.map(|motif| ["--motif", motif.name()]).concat();
    let any = [&make[..], &["--games", "12"], &several].concat();
    assert_eq!(run(&any).fine(), whole, "every puzzle has one of them");
}

#[test]
fn puzzles_are_found_in_records_and_what_is_known_is_left_out() {
    let folder = folder("puzzles-records");
    let games = folder.join("games.pgn");
    let games = games.to_str().unwrap();
    let players = ["--a", "engine:level=5", "--b", "engine:level=8"];
    let played = ["--games", "16", "--seed", "1", "-o", games];
    let setup = ["match", "--game", "5u:X6/X6"];
    run(&[&setup[..], &players, &played].concat()).fine();
    let make = ["puzzles", "make", "--records", games];
    let found = run(&make).fine();
    assert!(!found.is_empty());
    let other = run(&[&make[..], &["tixel"]].concat()).fine();
    assert_eq!(other, "");
    let known = folder.join("known.tsv");
    fs::write(&known, &found).unwrap();
    let again = run(&[&make[..], &["--unlike", known.to_str().unwrap()]].concat()).fine();
    assert_eq!(again, "");
    let both = run(&[&make[..], &["--seed", "2"]].concat()).failed(2);
    assert!(both.contains("--seed"), "{both}");
}

/// A line of the calendar, solved.
const DAY: [&str; 3] = ["puzzle", "--day", "2026-11-16"];

#[test]
fn the_puzzle_of_a_day_is_posed_and_its_solution_solves_it() {
    let told = run_with(&DAY, b"solution\nquit\n").fine();
    assert!(told.contains("2026-11-16 · "), "{told}");
    let mut lines = told
        .lines()
        .skip_while(|line| !line.ends_with("> solution"));
    let solution = lines.nth(1).unwrap().trim();
    let played = format!("{solution}\nquit\n");
    let solved = run_with(&DAY, played.as_bytes()).fine();
    assert!(
        solved.contains("Solved.") || solved.contains("Right. "),
        "{solved}"
    );
    let other = run_with(&["puzzle", "--day", "2026-11-17"], b"").fine();
    assert_ne!(other.lines().next(), told.lines().next());
}

#[test]
fn a_turn_that_fails_is_refuted_and_the_puzzle_can_be_tried_again() {
    let posed = run_with(&["puzzle", "tix", "--number", "1"], b"").fine();
    assert!(posed.contains("Tix · puzzle 1"), "{posed}");
    let script = b"e6-e4\nc6-c5\nagain\nnonsense\nnext\nquit\n";
    let tried = run_with(&["puzzle", "tix", "--number", "1"], script);
    assert_eq!(tried.code, Some(1), "lines were refused");
    let told = tried.stdout;
    for said in [
        "That lets the win slip",
        "this puzzle is over",
        "no command `nonsense`",
        "There is no other puzzle.",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert_eq!(told.matches("Tix · puzzle 1").count(), 2, "{told}");
    assert!(
        told.matches("White plays ").count() > 2,
        "the refutation is played"
    );
}

#[test]
fn a_defence_holds_or_is_refuted() {
    let hold = ["puzzle", "tix", "--number", "259"];
    let script = b"X@f1\nagain\nc4-c6,X@c4\nagain\nsolution\nquit\n";
    let told = run_with(&hold, script).fine();
    assert!(told.contains("Only one turn stops the threat"), "{told}");
    let (wrong, right) = told.split_once("> again").unwrap();
    assert!(wrong.contains("the opponent wins. Here is how."), "{told}");
    assert_eq!(wrong.matches("White plays ").count(), 2, "the reply");
    assert!(right.contains("Right: that stops the threat."), "{told}");
    assert!(right.contains("Only defence"), "{told}");
    assert!(right.contains("  c4-c6,X@c4\n"), "the solution: {told}");
}

#[test]
fn wishes_that_cannot_be_met_are_refused() {
    let chess = run(&["puzzle", "chess"]).failed(2);
    assert!(chess.contains("tix, tixel, regatta, poka-yoke"), "{chess}");
    let number = run(&["puzzle", "tix", "--number", "99999"]).failed(2);
    assert!(number.contains("no puzzle 99999: "), "{number}");
    for wrong in [
        ["puzzle", "--day", "2026-02-30"],
        ["puzzle", "--motif", "chain"],
        ["puzzle", "tix", "--motif=luck"],
    ] {
        run(&wrong).failed(2);
    }
}

/// How many lines the packs had when the calendar was chosen. What is found later comes after them.
const WHEN_CHOSEN: [(&str, usize); 4] = [
    ("tix", 260),
    ("tixel", 293),
    ("poka-yoke", 288),
    ("regatta", 262),
];

#[test]
fn a_calendar_begins_on_a_monday_and_takes_all_games_in_turn() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/");
    let earlier = folder("puzzles-when-chosen");
    let packs = WHEN_CHOSEN.map(|(name, lines)| {
        let text = fs::read_to_string(format!("{root}{name}.tsv")).unwrap();
        let text: String = text.split_inclusive('\n').take(lines).collect();
        let file = earlier.join(format!("{name}.tsv"));
        fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_owned()
    });
    let mut arguments = vec!["puzzles", "calendar", "--first", "2026-11-16"];
    arguments.extend(packs.iter().map(String::as_str));
    let calendar = run(&arguments).fine();
    assert_eq!(calendar.lines().count(), 364);
    assert_eq!(calendar, calendar_that_ships());
    arguments[3] = "2026-11-17";
    let tuesday = run(&arguments).failed(2);
    assert!(tuesday.contains("2026-11-17 is not a Monday"), "{tuesday}");
    let few = run(&["puzzles", "calendar", "--first", "2026-11-16", "-"]).failed(2);
    assert!(few.contains("too few puzzles"), "{few}");
}

#[test]
fn commands_of_a_puzzle_that_are_typed_wrongly_are_named() {
    let script = format!("board x\nhint\nfoo bar\n{}\nT@z9\n", "a".repeat(1_000));
    let run = run_with(&["puzzle", "tix", "--number", "1"], script.as_bytes());
    assert_eq!(run.code, Some(1), "{}", run.stdout);
    for said in [
        "`board` takes nothing after it",
        "There is no command `hint`",
        "There is no command `foo`",
        "This is not an action",
    ] {
        assert!(run.stdout.contains(said), "{said}: {}", run.stdout);
    }
    let mut lines = run.stdout.lines();
    assert!(
        lines.all(|line| line.chars().count() < 200),
        "{}",
        run.stdout
    );
}
