//! The legal actions, grouped so that a person can take them in.

use std::collections::BTreeMap;
use std::fmt::Write;

use rules::{Action, Position, Space, Stance};
use unicode_width::UnicodeWidthStr;

use crate::t;

/// What is done to which piece: the actions under one heading differ only in space and stance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Heading {
    Place(rules::Shape),
    Slide(Space),
    Activate,
    Pivot,
    PickUp,
    End,
}

impl Heading {
    fn of(action: Action) -> (Heading, Option<Space>, Option<Stance>) {
        match action {
            Action::Place { shape, to, stance } => (Heading::Place(shape), Some(to), stance),
            Action::Slide { from, to, stance } => (Heading::Slide(from), Some(to), stance),
            Action::Activate { at, stance } => (Heading::Activate, Some(at), stance),
            Action::Pivot { at, stance } => (Heading::Pivot, Some(at), Some(stance)),
            Action::PickUp { at } => (Heading::PickUp, Some(at), None),
            Action::End => (Heading::End, None, None),
        }
    }

    fn title(self) -> String {
        match self {
            Heading::Place(shape) => format!("{} {}@", t!("terminal-list-place"), shape.letter()),
            Heading::Slide(from) => format!("{} {from}-", t!("terminal-list-slide")),
            Heading::Activate => format!("{} *", t!("terminal-list-activate")),
            Heading::Pivot => format!("{} ~", t!("terminal-list-pivot")),
            Heading::PickUp => format!("{} ^", t!("terminal-list-pick-up")),
            Heading::End => "end".to_owned(),
        }
    }
}

/// The possible stances on a space, and whether a slide there is a sacrifice.
type Manner = (bool, Vec<Stance>);

/// The legal actions, or those that involve one space, as lines of text; `None` if there are none.
pub(super) fn grouped(position: &Position, about: Option<Space>) -> Option<String> {
    let mut stances: BTreeMap<(Heading, Option<Space>, bool), Vec<Stance>> = BTreeMap::new();
    for action in position.actions() {
        let (heading, space, stance) = Heading::of(action);
        let wanted = match (about, heading) {
            (None, _) => true,
            (Some(about), Heading::Slide(from)) => space == Some(about) || from == about,
            (about, _) => space == about,
        };
        if wanted {
            let is_sacrifice = position
                .effects(action)
                .is_ok_and(|effects| effects.is_sacrifice);
            let manner = stances.entry((heading, space, is_sacrifice)).or_default();
            manner.extend(stance);
        }
    }
    let mut headings: BTreeMap<Heading, BTreeMap<Manner, Vec<Space>>> = BTreeMap::new();
    for ((heading, space, is_sacrifice), mut stances) in stances {
        // Active ones before inactive ones.
        stances.sort_unstable_by_key(|stance| (!stance.is_active(), *stance));
        let manners = headings.entry(heading).or_default();
        manners
            .entry((is_sacrifice, stances))
            .or_default()
            .extend(space);
    }
    if headings.is_empty() {
        return None;
    }
    let mut text = String::new();
    // As wide as the longest title, but never narrower than the English ones.
    let widths = headings.keys().map(|heading| heading.title().width());
    let indent = widths.max().unwrap_or_default().max(10) + 4;
    for (heading, manners) in headings {
        let mut title = heading.title();
        let mut manners: Vec<_> = manners.into_iter().collect();
        manners.sort_by_key(|((is_sacrifice, stances), _)| {
            let inactive = stances.first().is_some_and(|stance| !stance.is_active());
            (*is_sacrifice, inactive)
        });
        for (manner, spaces) in &manners {
            line(&mut text, (indent, &title), manner, spaces);
            title.clear();
        }
    }
    Some(text)
}

fn line(
    text: &mut String,
    (indent, title): (usize, &str),
    (is_sacrifice, stances): &Manner,
    spaces: &[Space],
) {
    const WIDTH: usize = 80;
    let names: Vec<&str> = stances.iter().map(|stance| stance.name()).collect();
    let mut tail = names.join("/");
    if *is_sacrifice {
        tail.push(' ');
        tail.push_str(&t!("terminal-list-sacrifice"));
    }
    let mut words: Vec<String> = spaces.iter().map(Space::to_string).collect();
    if !tail.is_empty() {
        if let Some(last) = words.last_mut() {
            last.push(':');
        }
        words.push(tail.trim().to_owned());
    }
    let mut row = format!("  {title}{}", " ".repeat(indent - 2 - title.width()));
    for word in words {
        if row.width() + word.width() > WIDTH && row.width() > indent {
            let _ = writeln!(text, "{}", row.trim_end());
            row = " ".repeat(indent);
        }
        row.push_str(&word);
        row.push(' ');
    }
    let _ = writeln!(text, "{}", row.trim_end());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(position: &str, about: Option<&str>) -> String {
        let position = position.parse().unwrap();
        let about = about.map(|space| space.parse().unwrap());
        grouped(&position, about).unwrap_or_default()
    }

    #[test]
    fn spaces_with_the_same_stances_share_a_line() {
        assert_eq!(
            shown("3u:T2/T2", None),
            "  place T@    a1 b1 c1 a2 b2 c2 a3 b3 c3: ne/se/sw/nw\n"
        );
    }

    #[test]
    fn sacrifices_are_told_apart_and_only_the_asked_space_is_listed() {
        assert_eq!(
            shown("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -", Some("c3")),
            "  slide a3-   c3: n/e/s/w (a sacrifice)\n"
        );
        assert_eq!(shown("tixel", Some("k11")), "");
    }

    #[test]
    fn a_tix_slide_is_marked_as_a_sacrifice_though_it_has_no_stance() {
        let text = shown("tix 6/2x13/6/X15/6/6 w X7/X7 - -", Some("a3"));
        assert!(text.contains("b3 c3 d3 e3 f3"), "{text}");
        let text = shown("tix 6/6/2x13/X15/6/6 w X7/X7 - -", Some("c3"));
        assert_eq!(text, "  slide a3-   c3: (a sacrifice)\n");
    }
}
