//! The pages checked against the rules, and the parser against malformed pages.

use std::collections::BTreeSet;

use rules::{Reason, Setup};

use super::*;

#[test]
fn every_picture_shows_what_the_rules_say() {
    let mut faults = Vec::new();
    for game in Game::ALL {
        for picture in page(game).pictures() {
            if let Err(fault) = check(picture) {
                faults.push(format!("{game:?}, {}: {fault}", picture.caption));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn check(picture: &Picture) -> Result<(), String> {
    let position = picture.position;
    if position.winner().is_some() && picture.shows != Shows::Standing {
        return Err("the game is over".to_owned());
    }
    let effects = |action: Action| {
        position
            .effects(action)
            .map_err(|reason: Reason| format!("{action}: {} ({reason})", reason.name()))
    };
    let mut expected = [false; 2];
    let effects = match picture.shows {
        Shows::Standing => return Ok(()),
        Shows::Refused(action, name) => {
            let found = position.why_not(action).map(Reason::name);
            return if found == Some(name) {
                Ok(())
            } else {
                Err(format!("{action}: {found:?}, not {name}"))
            };
        }
        Shows::Landings(from) => {
            let mut ends = BTreeSet::new();
            for action in position.actions() {
                if let Action::Slide { from: other, .. } = action
                    && other == from
                    && let Ok(effects) = position.effects(action)
                {
                    ends.insert(effects.is_sacrifice);
                }
            }
            // The picture shows the difference.
            return if ends.len() == 2 {
                Ok(())
            } else {
                Err(format!("from {from} all slides end alike"))
            };
        }
        Shows::Action(action) => effects(action)?,
        Shows::Sacrifice(action) => {
            expected[0] = true;
            effects(action)?
        }
        Shows::Win(action) => {
            expected[1] = true;
            effects(action)?
        }
    };
    let found = [effects.is_sacrifice, effects.next_has_lost];
    if found == expected {
        Ok(())
    } else {
        Err(format!("sacrifice and win: {found:?}, not {expected:?}"))
    }
}

#[test]
fn every_game_has_a_page_with_pictures() {
    assert_eq!(Game::ALL.len(), Setup::NAMED.len());
    for game in Game::ALL {
        assert!(page(game).pictures().count() >= 4);
    }
}

const SHARED_CHAPTER: &str = "chapter idea rules-idea\n  text rules-idea-aim\n";

const SMALL: &str = "\
# A remark.
lead rules-tix-lead
after tixel

shared idea
chapter bonus rules-bonus
  point rules-bonus-place
  point rules-bonus-slide
  picture rules-stances-active
    position 3u:X1/X1 3/1X11/3 w -/X1 - -
    standing
  picture rules-stances-inactive
    position 3u:X1/X1 3/1X01/3 w -/X1 - -
    standing
  written c3-c5,d4^ rules-notation-chain
";

#[test]
fn lists_and_pictures_that_stand_together_are_one_block() {
    let page = read(Game::Tix, SMALL, SHARED_CHAPTER).unwrap();
    assert_eq!(
        (page.lead, page.after),
        ("rules-tix-lead", Some(Game::Tixel))
    );
    let [idea, bonus] = page.chapters.as_slice() else {
        panic!("{page:?}");
    };
    assert_eq!(idea.blocks, [Block::Text("rules-idea-aim")]);
    assert_eq!(
        bonus.blocks[0],
        Block::Points(vec!["rules-bonus-place", "rules-bonus-slide"])
    );
    assert!(matches!(&bonus.blocks[1], Block::Pictures(pictures) if pictures.len() == 2));
    assert_eq!(
        bonus.blocks[2],
        Block::Written(vec![("c3-c5,d4^", "rules-notation-chain")])
    );
}

/// The error for the small page with one line replaced.
fn fault_with(line: &str, other: &str) -> String {
    assert_eq!(SMALL.matches(line).count(), 1, "{line}");
    let text = SMALL.replace(line, other).leak();
    read(Game::Tix, text, SHARED_CHAPTER)
        .unwrap_err()
        .to_string()
}

#[test]
fn what_is_badly_written_is_refused_with_its_line() {
    for (line, other, fault) in [
        ("lead rules-tix-lead", "", "line 15: the page has no lead"),
        (
            "lead rules-tix-lead",
            "lead Tix",
            "line 2: `Tix` is not a key: lower-case letters and `-`",
        ),
        (
            "after tixel",
            "lead rules-tixel-lead",
            "line 3: a second `lead`",
        ),
        (
            "after tixel",
            "after chess",
            "line 3: `chess` is not a game",
        ),
        (
            "shared idea",
            "shared ideas",
            "line 5: no shared chapter `ideas`",
        ),
        (
            "shared idea",
            "text rules-idea-aim",
            "line 5: there is no chapter yet",
        ),
        (
            "shared idea",
            "chapter idea rules-idea",
            "line 6: chapter `idea` is empty",
        ),
        (
            "chapter bonus rules-bonus",
            "chapter idea rules-bonus",
            "line 6: a second chapter `idea`",
        ),
        (
            "chapter bonus rules-bonus",
            "chapter bonus",
            "line 6: expected two words, not `bonus`",
        ),
        (
            "  point rules-bonus-slide",
            "  pont rules-bonus-slide",
            "line 8: `pont` is not known",
        ),
        (
            "    position 3u:X1/X1 3/1X11/3 w -/X1 - -",
            "    standing",
            "line 10: expected the position of a picture, not `standing`",
        ),
        (
            "3u:X1/X1 3/1X11/3 w -/X1 - -",
            "tix",
            "line 10: the position is written `6u:X8/X8 6/6/6/6/6/6 w X8/X8 - -`",
        ),
        (
            "    standing\n  written",
            "  written",
            "line 14: a picture cannot show `written c3-c5,d4^ rules-notation-chain`",
        ),
        (
            "  written c3-c5,d4^ rules-notation-chain",
            "chapter end rules-end",
            "line 15: chapter `end` is empty",
        ),
        (
            "  written c3-c5,d4^",
            "  written c3_c5",
            "line 15: `c3_c5` is not a turn: expected `-`, `*`, `~` or `^` after the space at \
             character 3, found `_`",
        ),
    ] {
        assert_eq!(fault_with(line, other), fault, "{other}");
    }
    assert_eq!(
        read(Game::Tix, "lead rules-tix-lead", "")
            .unwrap_err()
            .to_string(),
        "line 1: the page has no chapter"
    );
}
