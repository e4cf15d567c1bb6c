//! Every answer, checked a second way: by playing and looking at the board.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use foresight::{
    Answer, Comparison, Exercise, Grade, Question, QuestionKind, ROUND, one_of, round,
};
use rules::{Action, Player, Position, Setup, Space};

fn rounds() -> impl Iterator<Item = (Setup, Grade, Vec<Exercise>)> {
    Setup::NAMED.into_iter().flat_map(|(_, setup)| {
        Grade::ALL.into_iter().flat_map(move |grade| {
            (0..4).map(move |seed| (setup, grade, round(setup, grade, seed)))
        })
    })
}

/// The spaces on which a piece of both positions stands differently.
fn changed(before: &Position, after: &Position) -> BTreeSet<Space> {
    before
        .pieces()
        .filter(|(space, piece)| {
            after
                .piece_at(*space)
                .is_some_and(|now| now.stance != piece.stance)
        })
        .map(|(space, _)| space)
        .collect()
}

fn spaces(spaces: BTreeSet<Space>) -> Answer {
    Answer::Spaces(spaces.into_iter().collect())
}

/// The answer as a person with a real board would find it.
fn by_playing(position: &Position, question: Question) -> Answer {
    match question {
        Question::TurnedBy(slide) => {
            spaces(changed(position, &position.play(slide).unwrap()))
        }
        Question::StaysActive(piece) => spaces(
            Space::all(position.setup().size())
                .filter(|to| {
                    position.actions().into_iter().any(|action| {
                        matches!(action, Action::Slide { from, to: end, .. } if from == piece && end == *to)
                            && position.play(action).unwrap().piece_at(*to).unwrap().is_active()
                    })
                })
                .collect(),
        ),
        Question::Exposed(player) => {
            let mut turned = BTreeSet::new();
            let _ = position.for_each_turn(|turn, _| {
                let mut now = *position;
                for action in turn {
                    let after = now.play(*action).unwrap();
                    let theirs = |space: &Space| now.piece_at(*space).unwrap().player == player;
                    turned.extend(changed(&now, &after).into_iter().filter(theirs));
                    now = after;
                }
                ControlFlow::Continue(())
            });
            spaces(turned)
        }
        Question::LeftToSlide(player, slide) => {
            let mut parts = position.play(slide).unwrap().parts();
            parts.to_move = player;
            parts.bonus = None;
            let sliding = Position::new(&parts).unwrap().actions().into_iter();
            let from: BTreeSet<Space> = sliding
                .filter_map(|action| match action {
                    Action::Slide { from, .. } => Some(from),
                    _ => None,
                })
                .collect();
            Answer::Count(from.len())
        }
    }
}

#[test]
fn every_answer_is_found_on_a_real_board() {
    for (setup, grade, exercises) in rounds() {
        for exercise in exercises {
            let after = exercise.after();
            if matches!(exercise.question(), Question::Exposed(_)) && after.count_turns() > 20_000 {
                continue;
            }
            let found = by_playing(&after, exercise.question());
            let comparison = exercise.judge(&found);
            assert_eq!(
                comparison,
                Comparison::Right,
                "{setup} {grade:?} {exercise:?}"
            );
        }
    }
}

#[test]
fn a_round_of_every_named_game_and_grade_has_ten_exercises_of_all_kinds() {
    for (setup, grade, exercises) in rounds() {
        assert_eq!(exercises.len(), ROUND, "{setup} {grade:?}");
        let kinds: BTreeSet<QuestionKind> =
            exercises.iter().map(|it| it.question().kind()).collect();
        assert_eq!(kinds.len(), 4, "{setup} {grade:?}");
        for exercise in &exercises {
            assert_eq!(exercise.imagined().len(), grade.imagined());
            assert_ne!(exercise.answer(), &Answer::Spaces(Vec::new()));
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_round_and_another_one_another() {
    let made = |seed| round(Setup::REGATTA, Grade::Hard, seed);
    assert_eq!(made(3), made(3));
    assert_ne!(made(3), made(4));
}

#[test]
fn harder_grades_have_more_to_look_at() {
    let pieces = |grade| -> usize {
        let rounds = (0..8).flat_map(|seed| round(Setup::TIXEL, grade, seed));
        rounds
            .map(|exercise| exercise.position().pieces().count())
            .sum()
    };
    assert!(pieces(Grade::Easy) < pieces(Grade::Medium));
    assert!(pieces(Grade::Medium) <= pieces(Grade::Hard));
    assert!(Grade::Brutal.is_hidden() && !Grade::Hard.is_hidden());
}

#[test]
fn small_and_strange_setups_give_shorter_rounds_and_never_hang() {
    for setup in ["2u:X1/X1", "3b:R1/R1", "11u:X35T35/R35", "3u:T0/T1"] {
        let Ok(setup) = setup.parse::<Setup>() else {
            continue;
        };
        for grade in Grade::ALL {
            assert!(round(setup, grade, 1).len() <= ROUND);
        }
    }
}

#[test]
fn a_comparison_names_what_is_missing_and_what_is_wrong() {
    let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
    let slide: Action = "a3-c3n".parse().unwrap();
    let exercise = Exercise::new(position, Vec::new(), Question::TurnedBy(slide)).unwrap();
    let space = |name: &str| name.parse::<Space>().unwrap();
    let given = |names: &[&str]| Answer::Spaces(names.iter().map(|name| space(name)).collect());
    assert_eq!(exercise.judge(&given(&["c4", "c2"])), Comparison::Right);
    let comparison = exercise.judge(&given(&["c2", "f6"]));
    let (missed, wrong) = (vec![space("c4")], vec![space("f6")]);
    assert_eq!(comparison, Comparison::Spaces { missed, wrong });
    assert!(matches!(
        exercise.judge(&Answer::Count(2)),
        Comparison::Spaces { .. }
    ));

    let count = Exercise::new(
        position,
        Vec::new(),
        Question::LeftToSlide(Player::Black, slide),
    )
    .unwrap();
    assert_eq!(count.answer(), &Answer::Count(0));
    assert_eq!(count.judge(&Answer::Count(1)), Comparison::Count(0));
}

#[test]
fn what_is_not_legal_is_no_exercise() {
    let position = Position::start(Setup::TIXEL);
    let slide: Action = "a3-c3n".parse().unwrap();
    assert_eq!(
        Exercise::new(position, Vec::new(), Question::TurnedBy(slide)),
        None
    );
    assert_eq!(
        Exercise::new(
            position,
            Vec::new(),
            Question::LeftToSlide(Player::White, slide)
        ),
        None
    );
    assert_eq!(
        Exercise::new(position, Vec::new(), Question::Exposed(Player::White)),
        None
    );
    let piece = Question::StaysActive("a1".parse().unwrap());
    assert_eq!(Exercise::new(position, Vec::new(), piece), None);
}

#[test]
fn exercises_of_one_kind_never_run_out_and_follow_from_their_seed() {
    for (_, setup) in Setup::NAMED {
        for grade in [Grade::Easy, Grade::Brutal] {
            for kind in QuestionKind::ALL {
                assert_eq!(QuestionKind::named(kind.name()), Some(kind));
                let made = |seed| one_of(setup, grade, kind, seed).unwrap();
                let all: Vec<Exercise> = (1..4).map(made).collect();
                assert!(
                    all.iter()
                        .all(|exercise| exercise.question().kind() == kind)
                );
                assert_eq!(all[0], made(1));
                let positions: BTreeSet<u64> = all.iter().map(|it| it.position().hash()).collect();
                assert_eq!(positions.len(), all.len(), "{kind:?}, {grade:?}");
            }
        }
    }
    let (easy, brutal) = (Grade::Easy.seconds(), Grade::Brutal.seconds());
    assert!(easy < brutal, "harder questions get more time");
}

#[test]
fn how_a_piece_is_turned_is_told_in_as_few_actions_as_possible() {
    let mut told = 0;
    // One round of each game and grade.
    for (_, _, exercises) in rounds().step_by(4) {
        for exercise in exercises {
            let Answer::Spaces(spaces) = exercise.answer() else {
                continue;
            };
            let Question::Exposed(player) = exercise.question() else {
                assert!(spaces.iter().all(|space| exercise.how(*space).is_empty()));
                continue;
            };
            let start = exercise.after();
            if start.count_turns() > 20_000 {
                continue;
            }
            let mut fewest = BTreeMap::new();
            let _ = start.for_each_turn(|turn, _| {
                for (space, number) in turned(&start, turn, player) {
                    let known = fewest.entry(space).or_insert(number);
                    *known = number.min(*known);
                }
                ControlFlow::Continue(())
            });
            for space in spaces {
                let how = exercise.how(*space);
                let last = turned(&start, &how, player).get(space).copied();
                assert_eq!(last, Some(how.len()), "{start} {space}");
                assert_eq!(last, fewest.get(space).copied(), "{start} {space}");
                told += 1;
            }
        }
    }
    assert!(told > 0);
}

/// The pieces of a player that these actions turn, and after how many of them.
fn turned(start: &Position, actions: &[Action], player: Player) -> BTreeMap<Space, usize> {
    let mut now = *start;
    let mut turned = BTreeMap::new();
    for (number, action) in actions.iter().enumerate() {
        let after = now.play(*action).unwrap();
        for space in changed(&now, &after) {
            if now.piece_at(space).unwrap().player == player {
                turned.entry(space).or_insert(number + 1);
            }
        }
        now = after;
    }
    turned
}
