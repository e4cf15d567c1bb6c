//! Completion at the prompt.

use rules::{Action, Position, Space};

use super::command::CommandHelp;
use crate::sorted_actions::sorted_actions;

/// More candidates than this are offered in stages: first what to do, then where, then how.
const MANY: usize = 16;

/// Completions for the end of a typed text: the byte offset where that end begins, and the
/// candidates.
pub(super) fn candidates(
    typed: &str,
    position: &Position,
    commands: &[CommandHelp],
) -> (usize, Vec<String>) {
    let word = |text: &str| typed.len() - text.len();
    if let Some(text) = after_command(typed, "moves") {
        let spaces = Space::all(position.setup().size()).map(|space| space.to_string());
        return (word(text), starting_with(text, spaces));
    }
    if let Some(text) = after_command(typed, "why") {
        let action = text.rsplit(',').next().unwrap_or(text);
        return (word(action), actions(text, action, position));
    }
    let text = typed.trim_start();
    let action = text.rsplit(',').next().unwrap_or(text);
    let mut candidates = actions(text, action, position);
    if text.len() == action.len() {
        let commands = commands.iter().map(|(name, takes, _)| match *takes {
            "" => (*name).to_owned(),
            _ => format!("{name} "),
        });
        candidates.extend(starting_with(text, commands));
    }
    (word(action), candidates)
}

/// What is typed after a command, if it is that command.
pub(super) fn after_command<'a>(typed: &'a str, command: &str) -> Option<&'a str> {
    let rest = typed.trim_start().strip_prefix(command)?;
    rest.starts_with(char::is_whitespace)
        .then(|| rest.trim_start())
}

fn starting_with(text: &str, all: impl Iterator<Item = String>) -> Vec<String> {
    all.filter(|candidate| candidate.starts_with(text))
        .collect()
}

/// The legal actions that begin like `action`, the last of the actions in `turn`.
fn actions(turn: &str, action: &str, position: &Position) -> Vec<String> {
    let mut position = *position;
    let before = turn[..turn.len() - action.len()].split_terminator(',');
    for earlier in before {
        let played = earlier.parse::<Action>().ok();
        match played.and_then(|action| position.play(action).ok()) {
            // Only a chain continues after a comma.
            Some(after) if after.bonus().is_some() => position = after,
            _ => return Vec::new(),
        }
    }
    // A turn written with commas ends by itself.
    let in_chain = turn.len() > action.len();
    let legal = sorted_actions(&position)
        .into_iter()
        .filter(|(_, action)| !in_chain || *action != Action::End)
        .map(|(text, _)| text);
    in_steps(action, starting_with(action, legal))
}

fn in_steps(typed: &str, candidates: Vec<String>) -> Vec<String> {
    if candidates.len() <= MANY {
        return candidates;
    }
    let doing = |text: &str| {
        let end = text.find(['@', '-', '*', '~', '^']);
        end.map_or(text.len(), |end| end + 1)
    };
    let place = |text: &str| text.trim_end_matches(['n', 'e', 's', 'w']).len();
    for end_of_step in [&doing as &dyn Fn(&str) -> usize, &place] {
        let mut steps: Vec<String> = candidates
            .iter()
            .map(|text| text[..end_of_step(text)].to_owned())
            .collect();
        steps.dedup();
        if steps.len() > 1 && steps.iter().all(|step| step.starts_with(typed)) {
            return steps;
        }
    }
    candidates
}

#[cfg(test)]
mod tests {
    use super::super::command::COMMANDS;
    use super::*;

    fn completed(typed: &str, position: &str) -> (usize, Vec<String>) {
        candidates(typed, &position.parse().unwrap(), &COMMANDS)
    }

    const SLIDER: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

    #[test]
    fn many_actions_are_offered_in_steps() {
        let (_, first) = completed("", SLIDER);
        assert!(first.starts_with(&["T@".to_owned(), "a3-".to_owned()]));
        let (_, spaces) = completed("T@", SLIDER);
        assert!(spaces.contains(&"T@f6".to_owned()), "{spaces:?}");
        let (_, stances) = completed("T@f6", SLIDER);
        assert_eq!(stances, ["T@f6ne", "T@f6nw", "T@f6se", "T@f6sw"]);
    }

    #[test]
    fn a_chain_is_completed_from_the_position_after_its_sacrifice() {
        let (start, actions) = completed("a3-c3n,T@f6n", SLIDER);
        let expected = vec!["T@f6ne".to_owned(), "T@f6nw".to_owned()];
        assert_eq!((start, actions), (7, expected));
        assert!(completed("a3-c3n,e", SLIDER).1.is_empty());
        assert!(completed("T@f6ne,", SLIDER).1.is_empty());
        assert!(completed("nonsense,", SLIDER).1.is_empty());
    }

    #[test]
    fn commands_and_what_they_take_are_completed() {
        assert_eq!(completed("mo", "tixel").1, ["moves "]);
        assert_eq!(completed("moves c", "3u:T2/T2").1, ["c1", "c2", "c3"]);
        assert_eq!(completed("why T@c3n", "tixel").1, ["T@c3ne", "T@c3nw"]);
    }
}
