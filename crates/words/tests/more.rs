//! Texts that are added to a language later.

use words::{Language, Part, Words};

#[test]
fn what_is_added_later_is_said_and_replaces_nothing() {
    let dutch = Words::of(Language::Dutch);
    let white = dutch.say("player-white");
    assert!(!dutch.knows("added-later"));
    Words::add_part(
        Language::Dutch,
        Part::Study,
        "added-later = { $count } meer\nplayer-white = Zwart\n",
    );
    assert!(Words::has_part(Language::Dutch, Part::Study));
    assert!(dutch.knows("added-later"));
    assert_eq!(
        dutch.say_with("added-later", &[("count", 3.into())]),
        "3 meer"
    );
    assert_eq!(dutch.say("player-white"), white);
    assert_eq!(
        Words::of(Language::German).say("added-later"),
        "added-later"
    );
}
