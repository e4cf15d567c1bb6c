//! Lesson files are read strictly, and errors name the line.

use learn::{Game, read};

const STEP: &str = "step
position 6u:X2/X1 6/4X01/6/2X13/6/6 w -/X1 - -
goal stands c6 active
solution c3-c6
";

fn fault(text: &str) -> String {
    match read(Game::Tix, text) {
        Ok(lessons) => panic!("it was read: {lessons:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn every_part_of_a_lesson_is_read() {
    let text = format!(
        "# remark\n\nlesson one\n  {STEP}  mark c3 c6\n  done\n  wrong near stands c5 active; not wins\n"
    );
    let lessons = read(Game::Tix, &text).expect("lessons");
    let step = &lessons[0].steps[0];
    assert_eq!(lessons[0].path(), "tix/one");
    assert_eq!(step.marks.len(), 2);
    assert!(step.has_done_text);
    assert_eq!(step.wrong[0].when.len(), 2);
    let keys = lessons[0].step_keys(0);
    assert_eq!(keys.task, "lesson-tix-one-1-task");
    assert_eq!(keys.done.as_deref(), Some("lesson-tix-one-1-done"));
    assert_eq!(keys.wrong, ["lesson-tix-one-1-near"]);
}

#[test]
fn a_file_without_a_lesson_or_a_lesson_without_a_step_is_refused() {
    assert_eq!(fault(""), "line 0: no lesson");
    assert_eq!(fault("lesson one"), "line 1: lesson `one` has no step");
    let text = format!("lesson one\nlesson two\n{STEP}");
    assert_eq!(fault(&text), "line 2: lesson `one` has no step");
}

#[test]
fn misplaced_lines_are_refused() {
    assert_eq!(fault("step"), "line 1: a step before the first lesson");
    assert_eq!(
        fault("lesson one\ngoal wins"),
        "line 2: `goal` outside a step"
    );
    let text = format!("lesson one\n{STEP}solution c3-c6");
    assert_eq!(fault(&text), "line 6: `solution` is there already");
    let text = format!("lesson one\n{STEP}continues");
    assert_eq!(fault(&text), "line 6: `continues` is there already");
}

#[test]
fn unknown_words_and_conditions_are_refused() {
    let with = |line: &str| fault(&format!("lesson one\n{STEP}{line}"));
    assert_eq!(with("gaol wins"), "line 6: unknown word `gaol`");
    assert_eq!(with("goal loses"), "line 6: no condition is called `loses`");
    assert_eq!(
        with("goal wins often"),
        "line 6: `wins` takes no argument, but `often` follows"
    );
    assert_eq!(
        with("goal turns 0"),
        "line 6: `0` is not a count of 1 or more"
    );
    assert_eq!(
        with("goal does jump"),
        "line 6: no kind of action is called `jump`"
    );
    assert!(with("goal stands c99 active").starts_with("line 6: `c99` is not a space"));
    assert!(with("goal plays c3-c6 | c3").starts_with("line 6: `c3` is not a turn"));
    assert_eq!(
        with("against 16"),
        "line 6: `16` is not a level from 1 to 15"
    );
    assert_eq!(
        fault(&format!("lesson one\n{STEP}against 1")),
        "line 6: a game has its own position and the one goal `wins`"
    );
    assert_eq!(with("wrong done wins"), "line 6: the name `done` is taken");
}

#[test]
fn lesson_names_are_plain_and_unique() {
    let text = format!("lesson one\n{STEP}lesson one\n{STEP}");
    assert_eq!(fault(&text), "line 6: lesson `one` is there already");
    assert_eq!(
        fault("lesson One"),
        "line 1: `One` is not a lesson name: use lower-case letters, digits and `-`"
    );
}

#[test]
fn a_step_needs_a_position_a_goal_and_a_legal_solution() {
    let without = |word: &str| {
        let kept: Vec<&str> = STEP
            .lines()
            .filter(|line| !line.starts_with(word))
            .collect();
        fault(&format!("lesson one\n{}", kept.join("\n")))
    };
    assert_eq!(without("position"), "line 4: the step has no position");
    assert_eq!(without("goal"), "line 4: the step has no goal");
    assert_eq!(without("solution"), "line 4: the step has no solution");
    let text = format!("lesson one\n{}", STEP.replace("c3-c6", "c3-d4"));
    assert_eq!(
        fault(&text),
        "line 5: the solution cannot be played: `c3-d4` is not allowed: \
         c3 and d4 are not on the same file or rank"
    );
    let text = format!("lesson one\n{}", STEP.replace("2X13", "2X12"));
    assert!(fault(&text).starts_with("line 3: "));
}

#[test]
fn only_a_step_after_a_reply_continues() {
    let first = STEP.replace(
        "position 6u:X2/X1 6/4X01/6/2X13/6/6 w -/X1 - -",
        "continues",
    );
    assert_eq!(
        fault(&format!("lesson one\n{first}")),
        "line 5: the first step has nothing to continue"
    );
    assert_eq!(
        fault(&format!("lesson one\n{STEP}{first}")),
        "line 9: the previous step has no legal reply"
    );
}
