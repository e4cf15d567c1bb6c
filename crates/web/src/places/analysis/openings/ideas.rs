//! The idea of a turn in words.

use ::openings::{Idea, Region, ideas};
use rules::{Position, Space, Turn};
use words::Words;

use crate::language::language;
use crate::t;

/// The most sentences about one turn.
const SENTENCES: usize = 3;

/// The idea of a turn, in a few short sentences.
pub(super) fn said(position: &Position, turn: &Turn) -> String {
    let words = Words::of(language());
    let sentences = ideas(position, turn).into_iter().take(SENTENCES);
    words.in_a_row(sentences.map(|idea| sentence(words, &idea)))
}

fn sentence(words: &Words, idea: &Idea) -> String {
    let named = |spaces: &[Space]| words.all_of(spaces.iter().map(ToString::to_string));
    match idea {
        Idea::Turns(spaces) => t!("opening-turns", spaces = named(spaces)),
        Idea::HemsIn(spaces) => t!("opening-hems-in", spaces = named(spaces)),
        Idea::Places { region, reach } => {
            let region = match region {
                Region::Corner => "corner",
                Region::Edge => "edge",
                Region::Middle => "middle",
            };
            t!("opening-places", region = region, count = *reach)
        }
        Idea::Threatens(spaces) => t!("opening-threatens", spaces = named(spaces)),
        Idea::GetsAway => t!("opening-gets-away"),
        Idea::OutOfReach => t!("opening-out-of-reach"),
        Idea::Risks(spaces) => t!("opening-risks", spaces = named(spaces)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::Language;

    #[test]
    fn every_language_tells_every_idea() {
        let spaces = vec!["a1".parse().unwrap(), "b2".parse().unwrap()];
        let mut ideas = vec![
            Idea::Turns(spaces.clone()),
            Idea::HemsIn(spaces.clone()),
            Idea::Threatens(spaces.clone()),
            Idea::GetsAway,
            Idea::OutOfReach,
            Idea::Risks(spaces),
        ];
        for region in [Region::Corner, Region::Edge, Region::Middle] {
            ideas.push(Idea::Places { region, reach: 7 });
        }
        for language in Language::ALL {
            crate::language::speak(language);
            let said: Vec<String> = ideas
                .iter()
                .map(|idea| sentence(Words::of(language), idea))
                .collect();
            for one in &said {
                assert!(!one.contains("opening-") && !one.contains('$'), "{one}");
                assert_eq!(said.iter().filter(|other| *other == one).count(), 1);
            }
        }
    }
}
