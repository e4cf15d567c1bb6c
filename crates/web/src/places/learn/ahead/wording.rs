//! What is asked and answered, in words.

use foresight::{Comparison, Exercise, Question};
use rules::{Action, Position, Space};
use words::Words;

use super::controller::how;
use crate::language::language;
use crate::t;

/// What is asked.
pub(super) fn asked(exercise: &Exercise) -> String {
    let words = Words::of(language());
    let imagined = (!exercise.imagined().is_empty()).then(|| {
        let mut now = *exercise.position();
        let acted = exercise.imagined().iter().map(|&action| {
            let said = acted(&now, action);
            now.play_unchecked(action);
            said
        });
        let actions: Vec<String> = acted.collect();
        t!("ahead-imagine", actions = words.in_a_row(actions))
    });
    let after = exercise.after();
    let question = match exercise.question() {
        Question::TurnedBy(slide) => t!("ahead-turned-by", slide = acted(&after, slide)),
        Question::StaysActive(space) => t!("ahead-stays-active", space = space.to_string()),
        Question::Exposed(player) => t!(
            "ahead-exposed",
            player = words.player(player),
            other = words.player(player.opponent())
        ),
        Question::LeftToSlide(player, slide) => t!(
            "ahead-left-to-slide",
            player = words.player(player),
            slide = acted(&after, slide)
        ),
    };
    words.in_a_row(imagined.into_iter().chain([question]))
}

/// An action in the present tense: `White slides a1 to a3, hollow facing north-east.` Whether the
/// piece stays active is for the reader to see.
fn acted(position: &Position, action: Action) -> String {
    let stands = position
        .effects(action)
        .ok()
        .and_then(|effects| effects.stands);
    let piece = stands.map(|(_, piece)| piece);
    let done = done(position, action);
    if done.is_empty() {
        return done;
    }
    match piece.filter(|piece| piece.shape != rules::Shape::Tix) {
        Some(piece) => {
            let direction = Words::of(language()).direction(piece.stance);
            t!("ahead-done-facing", done = done, direction = direction)
        }
        None => t!("ahead-done", done = done),
    }
}

/// An action without how its piece stands, as a part of a sentence.
fn done(position: &Position, action: Action) -> String {
    let words = Words::of(language());
    let player = words::player_name(position.to_move());
    match action {
        Action::Slide { from, to, .. } => t!(
            "ahead-slides",
            player = player,
            from = from.to_string(),
            to = to.to_string()
        ),
        Action::Place { shape, to, .. } => t!(
            "ahead-places",
            player = player,
            piece = words.shape(position.setup(), shape),
            space = to.to_string()
        ),
        Action::Activate { at, .. } => {
            t!("ahead-activates", player = player, space = at.to_string())
        }
        Action::Pivot { at, .. } => t!("ahead-pivots", player = player, space = at.to_string()),
        Action::PickUp { at } => t!("ahead-picks-up", player = player, space = at.to_string()),
        Action::End => String::new(),
    }
}

/// The names of spaces.
pub(super) fn named(spaces: &[Space]) -> String {
    let names: Vec<String> = spaces.iter().map(Space::to_string).collect();
    names.join(", ")
}

/// More actions than this are only shown, so that what is said fits below the board.
const MOST_TOLD: usize = 2;

/// How one of the missed pieces can be turned, in words.
fn told_how(exercise: &Exercise, comparison: &Comparison) -> Option<String> {
    let actions = how(exercise, comparison);
    if actions.is_empty() || actions.len() > MOST_TOLD {
        return None;
    }
    let mut now = exercise.after();
    let told = actions.into_iter().map(|action| {
        let told = t!("ahead-done", done = done(&now, action));
        now.play_unchecked(action);
        told
    });
    let told: Vec<String> = told.collect();
    Some(t!(
        "ahead-how",
        actions = Words::of(language()).in_a_row(told)
    ))
}

/// How an answer compares, and what was overlooked.
pub(super) fn judged(exercise: &Exercise, comparison: &Comparison) -> String {
    match comparison {
        Comparison::Right => t!("learn-right"),
        Comparison::Count(count) => t!("ahead-wrong-count", count = *count),
        Comparison::Spaces { missed, wrong } => {
            let missed = (!missed.is_empty()).then(|| t!("ahead-missed", spaces = named(missed)));
            let wrong = (!wrong.is_empty()).then(|| t!("ahead-wrong", spaces = named(wrong)));
            let how = told_how(exercise, comparison);
            Words::of(language()).in_a_row(missed.into_iter().chain(wrong).chain(how))
        }
    }
}

/// A time, as on a clock.
pub(super) fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use foresight::{Grade, round};
    use rules::Setup;

    #[test]
    fn an_action_is_told_in_words_that_do_not_tell_what_becomes_of_it() {
        let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let said = |action: &str| acted(&position, action.parse().unwrap());
        assert_eq!(
            said("a3-c3n"),
            "White slides a3 to c3, hollow facing north."
        );
        assert_eq!(
            said("T@f1nw"),
            "White places a Tixel piece on f1, hollow facing north-west."
        );
        let tix: Position = "tix 6/6/2x13/X15/6/6 w X7/X7 - -".parse().unwrap();
        let said = acted(&tix, "a3-c3".parse().unwrap());
        assert_eq!(said, "White slides a3 to c3.");
    }

    #[test]
    fn what_was_missed_is_told_with_the_slide_that_turns_it() {
        let position: Position = "tix 6/6/2x13/X15/6/6 w X7/X7 - -".parse().unwrap();
        let question = Question::Exposed(rules::Player::Black);
        let exercise = Exercise::new(position, Vec::new(), question).unwrap();
        let given = foresight::Answer::Spaces(Vec::new());
        let said = judged(&exercise, &exercise.judge(&given));
        assert_eq!(said, "Missed: c4. For example: White slides a3 to c3.");
        let right = judged(&exercise, &exercise.judge(exercise.answer()));
        assert_eq!(right, t!("learn-right"));
    }

    #[test]
    fn no_question_is_asked_in_notation() {
        for (_, setup) in Setup::NAMED {
            for grade in Grade::ALL {
                for exercise in round(setup, grade, 3) {
                    let said = asked(&exercise);
                    let is_notation = |sign| said.contains(sign);
                    assert!(!['@', '^', '*', '~'].into_iter().any(is_notation), "{said}");
                    let slides = said.split(' ').any(|word| {
                        let bytes = word.as_bytes();
                        bytes.len() > 4 && bytes[2] == b'-' && bytes[1].is_ascii_digit()
                    });
                    assert!(!slides, "{said}");
                }
            }
        }
    }
}
