//! Makes a book: looks at the good turns from a start, at the good answers, and so on.

use std::collections::HashSet;

use motifs::Outlook;
use rules::{Position, Symmetry};

use crate::worth::{before, better_first, permille};
use crate::{Book, Choice, Entry};

/// How many turns to explore.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// For the first turn, the second and so on: how many are assessed.
    pub widths: Vec<u32>,
    /// How much worse than the best, in thousandths, a turn may be for its answers to be looked at.
    pub margin: u16,
}

impl Plan {
    /// The first five turns.
    pub fn usual() -> Plan {
        Plan {
            widths: vec![8, 6, 4, 3, 3],
            margin: 200,
        }
    }
}

/// What somebody thinks of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// How many positions were visited.
    pub nodes: u64,
    /// The best turns, the best first, each with what it is worth to its player.
    pub choices: Vec<Choice>,
}

/// A position to be assessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnassessedPosition {
    /// The position, in its canonical form.
    pub position: Position,
    /// How many turns to compare, which are more in symmetric positions.
    pub lines: u32,
}

/// The first turns from a start. `assess` is asked about all positions after the same number of turns at
/// once, and answers in their order; returning `None` stops.
pub fn explore(
    start: &Position,
    plan: &Plan,
    mut assess: impl FnMut(&[UnassessedPosition]) -> Option<Vec<Assessment>>,
) -> Option<Book> {
    let mut book = Book::default();
    let mut levels: Vec<Vec<Position>> = vec![vec![start.canonical().0]];
    let mut known: HashSet<u64> = HashSet::from([levels[0][0].hash()]);
    for width in &plan.widths {
        let mut next = Vec::new();
        let open = levels.last().into_iter().flatten();
        let open = open.filter(|position| position.winner().is_none());
        let unassessed: Vec<UnassessedPosition> = open
            .map(|position| UnassessedPosition {
                position: *position,
                lines: width.saturating_mul(alike(position)),
            })
            .collect();
        let assessments = assess(&unassessed)?;
        for (UnassessedPosition { position, .. }, answer) in unassessed.iter().zip(assessments) {
            let choices = different(position, answer.choices, *width);
            for after in worth_answering(position, &choices, plan.margin) {
                if known.insert(after.hash()) {
                    next.push(after);
                }
            }
            if !choices.is_empty() {
                book.add(Entry {
                    position: *position,
                    nodes: answer.nodes,
                    choices,
                });
            }
        }
        levels.push(next);
    }
    for level in levels.iter().rev() {
        for position in level {
            correct(&mut book, position);
        }
    }
    Some(book)
}

/// How many symmetries leave a position unchanged.
fn alike(position: &Position) -> u32 {
    let same = |symmetry: &Symmetry| position.seen(*symmetry) == *position;
    Symmetry::ALL.iter().filter(|it| same(it)).count() as u32
}

/// The first of these turns, without symmetric duplicates.
fn different(position: &Position, choices: Vec<Choice>, most: u32) -> Vec<Choice> {
    let mut known = HashSet::new();
    let is_new = |choice: &Choice| {
        let after = position.play_turn(&choice.turn);
        after.is_ok_and(|after| known.insert(after.canonical().0.hash()))
    };
    let choices = choices.into_iter().filter(is_new);
    choices.take(most as usize).collect()
}

/// The positions after the turns that are not much worse than the best, in their canonical form.
fn worth_answering(position: &Position, choices: &[Choice], margin: u16) -> Vec<Position> {
    let best = choices.first().map_or(0, |best| permille(best.outlook));
    let good = choices
        .iter()
        .filter(|choice| permille(choice.outlook).saturating_add(margin) >= best);
    good.filter_map(|choice| position.play_turn(&choice.turn).ok())
        .map(|after| after.canonical().0)
        .collect()
}

/// Corrects what the turns of a position are worth by what is known of the positions after them.
fn correct(book: &mut Book, position: &Position) {
    let Some(entry) = book.entry(position) else {
        return;
    };
    let mut choices = entry.choices.clone();
    for choice in &mut choices {
        let after = position.play_turn(&choice.turn).ok();
        let known = after.and_then(|after| value(book, &after));
        // An estimate never replaces a proof.
        match (choice.outlook, known) {
            (Outlook::Chance(_), Some(known)) => choice.outlook = before(known),
            (_, Some(known @ (Outlook::Win(_) | Outlook::Loss(_)))) => {
                choice.outlook = before(known);
            }
            _ => {}
        }
    }
    choices.sort_by(|one, other| better_first(one.outlook, other.outlook));
    if let Some(entry) = book.entry_mut(position.hash()) {
        entry.choices = choices;
    }
}

/// The value of a position for the player to move. If all known turns lose, that proves nothing,
/// since there are others: it counts as almost lost.
fn value(book: &Book, position: &Position) -> Option<Outlook> {
    let entry = book.entry(position)?;
    let best = entry.choices.first()?;
    match best.outlook {
        Outlook::Loss(_) => Some(Outlook::Chance(ALMOST_LOST)),
        outlook => Some(outlook),
    }
}

/// The chance, in thousandths, of somebody all of whose known turns are proved to lose.
const ALMOST_LOST: u16 = 10;

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    fn start() -> Position {
        Position::start(Setup::TIX)
    }

    fn choice(position: &Position, turn: &str, outlook: Outlook) -> Choice {
        let turn = turn.parse().unwrap();
        position.play_turn(&turn).unwrap();
        Choice { turn, outlook }
    }

    /// Explores, and asks about one position after another.
    fn explored(
        plan: &Plan,
        mut assess: impl FnMut(&Position, u32) -> Option<Assessment>,
    ) -> Option<Book> {
        explore(&start(), plan, |questions| {
            let questions = questions.iter();
            questions.map(|it| assess(&it.position, it.lines)).collect()
        })
    }

    /// An assessor that prefers the first turns of the list.
    fn first_ones(position: &Position, lines: u32) -> Option<Assessment> {
        let actions = position.actions().into_iter().take(lines as usize);
        let chances = (0..).map(|place: u16| Outlook::Chance(600_u16.saturating_sub(20 * place)));
        let choices = actions.zip(chances).map(|(action, outlook)| Choice {
            turn: action.to_string().parse().unwrap(),
            outlook,
        });
        Some(Assessment {
            nodes: 7,
            choices: choices.collect(),
        })
    }

    fn plan(widths: &[u32]) -> Plan {
        Plan {
            widths: widths.to_vec(),
            margin: 200,
        }
    }

    #[test]
    fn positions_that_look_alike_are_assessed_once() {
        let mut asked = Vec::new();
        let corners = ["X@a1", "X@a6", "X@f1", "X@f6"];
        let book = explored(&plan(&[4, 1]), |position, lines| {
            asked.push(*position);
            let sides = if asked.len() == 1 { 8 } else { 2 };
            assert_eq!(lines % sides, 0, "{lines}");
            if position.pieces().count() > 0 {
                return first_ones(position, lines);
            }
            let choices = corners.map(|turn| choice(position, turn, Outlook::Chance(500)));
            Some(Assessment {
                nodes: 1,
                choices: choices.to_vec(),
            })
        });
        assert_eq!(asked.len(), 2);
        let book = book.unwrap();
        assert_eq!(book.len(), 2);
        assert_eq!(book.choices(&start()).len(), 1);
    }

    #[test]
    fn a_turn_is_worth_what_its_answer_is_worth() {
        let book = explored(&plan(&[2, 1]), |position, _| {
            let outlook = match position.pieces().count() {
                0 => Outlook::Chance(900),
                _ => Outlook::Chance(800),
            };
            let action = position.actions()[0].to_string();
            Some(Assessment {
                nodes: 1,
                choices: vec![choice(position, &action, outlook)],
            })
        });
        assert_eq!(
            book.unwrap().choices(&start())[0].outlook,
            Outlook::Chance(200)
        );
    }

    #[test]
    fn that_all_known_answers_lose_is_no_proof_and_a_winning_answer_is_one() {
        let with = |answer: Outlook| {
            let book = explored(&plan(&[1, 1]), |position, _| {
                let outlook = match position.pieces().count() {
                    0 => Outlook::Chance(500),
                    _ => answer,
                };
                let action = position.actions()[0].to_string();
                Some(Assessment {
                    nodes: 1,
                    choices: vec![choice(position, &action, outlook)],
                })
            });
            book.unwrap().choices(&start())[0].outlook
        };
        assert_eq!(with(Outlook::Loss(2)), Outlook::Chance(990));
        assert_eq!(with(Outlook::Win(3)), Outlook::Loss(4));
    }

    #[test]
    fn bad_turns_are_told_but_not_looked_into() {
        let mut asked = 0;
        let _ = explored(&plan(&[2, 1]), |position, lines| {
            asked += 1;
            if position.pieces().count() > 0 {
                return first_ones(position, lines);
            }
            let choices = vec![
                choice(position, "X@c3", Outlook::Chance(600)),
                choice(position, "X@a1", Outlook::Chance(399)),
            ];
            Some(Assessment { nodes: 1, choices })
        });
        assert_eq!(asked, 2);
    }

    #[test]
    fn whoever_is_asked_may_stop() {
        assert_eq!(explored(&Plan::usual(), |_, _| None), None);
    }

    #[test]
    fn a_book_that_was_made_is_read_back() {
        let book = explored(&plan(&[3, 2, 2]), first_ones).unwrap();
        assert!(book.len() > 5);
        assert_eq!(book.to_string().parse(), Ok(book));
    }
}
