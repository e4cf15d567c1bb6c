//! `quarterturn puzzles`.

use std::fs;

use crate::process::{folder, run};

const MAKE: [&str; 7] = ["puzzles", "make", "4u:X4/X4", "--games", "8", "--seed", "1"];

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
        format!("{path}: 1 puzzle\n")
    );
    let again = run(&[&MAKE[..], &["-o", path]].concat()).failed(2);
    assert!(again.contains("already exists"), "{again}");
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
        (good.replace("\t1\t", "\t12\t"), "1 to 9 turns, not `12`"),
        (
            good.replace("\t1\t", "\t2\t"),
            "no shortest win in 2 turns was proved",
        ),
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
