//! Rounds of exercises.

use random::Random;
use rules::{Action, Player, Position, Setup};

use crate::exercise::{Answer, Exercise, Question, QuestionKind};
use crate::grade::Grade;
use crate::scenes::{natural_action, scene};

/// How many exercises a round has.
pub const ROUND: usize = 10;

/// How many positions are tried for one exercise: far more than any named game needs.
const TRIES: u32 = 500;

/// A round of exercises for a setup: as many of each kind of question as possible, mixed. It is
/// shorter only if a question cannot be asked on the setup, for example because the board is too
/// small for anything to be turned.
pub fn round(setup: Setup, grade: Grade, seed: u64) -> Vec<Exercise> {
    let mut random = Random::new(seed);
    let first = random.below(4) as usize;
    (0..ROUND)
        .filter_map(|number| {
            let kind = QuestionKind::ALL[(first + number) % QuestionKind::ALL.len()];
            (0..TRIES).find_map(|_| exercise(setup, grade, kind, &mut random))
        })
        .collect()
}

/// One exercise of a kind. `None` only for setups on which such a question cannot be asked.
pub fn one_of(setup: Setup, grade: Grade, kind: QuestionKind, seed: u64) -> Option<Exercise> {
    let mut random = Random::new(seed);
    (0..TRIES).find_map(|_| exercise(setup, grade, kind, &mut random))
}

fn exercise(
    setup: Setup,
    grade: Grade,
    kind: QuestionKind,
    random: &mut Random,
) -> Option<Exercise> {
    let position = scene(setup, grade, random)?;
    let mut after = position;
    let mut imagined = Vec::new();
    for _ in 0..grade.imagined() {
        let action = natural_action(&after, random)?;
        after = after.play(action).ok()?;
        imagined.push(action);
    }
    // A finished game or an open bonus would need more explanation than the question.
    if after.winner().is_some() || after.bonus().is_some() || imagined.contains(&Action::End) {
        return None;
    }
    let question = match kind {
        QuestionKind::TurnedBy => turned_by(&after, random),
        QuestionKind::StaysActive => stays_active(&after, random),
        QuestionKind::Exposed => exposed(&after, random),
        QuestionKind::LeftToSlide => left_to_slide(&after, random),
    }?;
    let exercise = Exercise::new(position, imagined, question)?;
    is_worth_asking(&exercise, &after).then_some(exercise)
}

/// Whether the answer is interesting: neither nothing nor everything.
fn is_worth_asking(exercise: &Exercise, after: &Position) -> bool {
    match (exercise.question(), exercise.answer()) {
        (Question::StaysActive(from), Answer::Spaces(active)) => {
            let reached = after.actions().into_iter().any(|action| {
                matches!(action, Action::Slide { from: own, to, .. } if own == from && !active.contains(&to))
            });
            !active.is_empty() && reached
        }
        (_, Answer::Spaces(spaces)) => !spaces.is_empty(),
        // If the number does not change, it is only counting.
        (Question::LeftToSlide(player, _), Answer::Count(count)) => {
            *count != after.slidable(player).len()
        }
        (_, Answer::Count(_)) => true,
    }
}

fn turned_by(position: &Position, random: &mut Random) -> Option<Question> {
    turning_slide(position, random).map(Question::TurnedBy)
}

/// A slide that turns something.
fn turning_slide(position: &Position, random: &mut Random) -> Option<Action> {
    let mut slides = position.actions();
    slides.retain(|slide| {
        matches!(slide, Action::Slide { .. })
            && position
                .effects(*slide)
                .is_ok_and(|effects| !effects.turned.is_empty())
    });
    (!slides.is_empty()).then(|| random.pick(&slides))
}

fn stays_active(position: &Position, random: &mut Random) -> Option<Question> {
    let pieces = position.slidable(position.to_move());
    (!pieces.is_empty()).then(|| Question::StaysActive(random.pick(&pieces)))
}

fn exposed(position: &Position, _: &mut Random) -> Option<Question> {
    Some(Question::Exposed(position.to_move().opponent()))
}

fn left_to_slide(position: &Position, random: &mut Random) -> Option<Question> {
    let slide = turning_slide(position, random)?;
    Some(Question::LeftToSlide(random.pick(&Player::ALL), slide))
}
