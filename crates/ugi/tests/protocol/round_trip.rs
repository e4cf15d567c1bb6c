//! Whatever is printed reads back unchanged, and whatever is read has one printed form.

use proptest::prelude::*;
use ugi::{Name, Reply, Text, UgiCommand};

use crate::any::{commands, replies, texts};

/// The same line with other blanks between its first few words.
fn with_blanks(line: &str) -> String {
    let words: Vec<&str> = line.splitn(3, ' ').collect();
    format!(" \t{} \r\n", words.join("  "))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn commands_are_read_back_as_they_were(command in commands()) {
        let line = command.to_string();
        prop_assert_eq!(UgiCommand::read(&line), Ok(Some(command.clone())));
        prop_assert_eq!(with_blanks(&line).parse::<UgiCommand>(), Ok(command));
    }

    #[test]
    fn replies_are_read_back_as_they_were(reply in replies()) {
        let line = reply.to_string();
        prop_assert_eq!(Reply::read(&line), Ok(Some(reply.clone())));
        prop_assert_eq!(with_blanks(&line).parse::<Reply>(), Ok(reply));
    }

    #[test]
    fn whatever_is_read_prints_as_something_that_reads_the_same(line in "\\PC{0,40}") {
        for line in [line.clone(), format!("setoption name {line}"), format!("go {line}")] {
            if let Ok(Some(command)) = UgiCommand::read(&line) {
                prop_assert_eq!(command.to_string().parse(), Ok(command));
            }
        }
        for line in [format!("id name {line}"), format!("option name {line}"), format!("info {line}")] {
            if let Ok(Some(reply)) = Reply::read(&line) {
                prop_assert_eq!(reply.to_string().parse(), Ok(reply));
            }
        }
    }

    #[test]
    fn a_changed_character_is_noticed_or_read_as_what_it_says(
        command in commands(),
        at: prop::sample::Index,
        new in "\\PC",
    ) {
        let mut line: Vec<char> = command.to_string().chars().collect();
        let at = at.index(line.len());
        line.splice(at..=at, new.chars());
        let line: String = line.into_iter().collect();
        if let Ok(Some(command)) = UgiCommand::read(&line) {
            prop_assert_eq!(command.to_string().parse(), Ok(command));
        }
    }

    #[test]
    fn any_text_can_be_sent_with_losses(text: String) {
        let said = Text::lossy(&text);
        prop_assert_eq!(Text::new(said.as_str()), Ok(said.clone()));
        if let Ok(same) = Text::new(text) {
            prop_assert_eq!(same, said);
        }
    }

    #[test]
    fn names_are_case_insensitive(text in texts()) {
        if let Ok(name) = Name::new(text.as_str()) {
            let loud = Name::new(&text.as_str().to_ascii_uppercase()).unwrap();
            prop_assert!(name.is_meant_by(&loud));
        }
    }
}
