//! The pages against the rules.

use std::collections::BTreeSet;

use rules::{Action, Reason, Setup, Turn};

use super::*;

const GAMES: [Game; 4] = [Game::Tix, Game::Tixel, Game::Regatta, Game::PokaYoke];

#[test]
fn every_picture_shows_what_the_rules_say() {
    let mut faults = Vec::new();
    for game in GAMES {
        for picture in page(game).pictures() {
            if let Err(fault) = check(picture) {
                faults.push(format!("{game:?}, {}: {fault}", picture.caption));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn check(picture: &Picture) -> Result<(), String> {
    let position: Position = picture.position.parse().map_err(|e| format!("{e}"))?;
    let written = position.to_string();
    if written != picture.position {
        return Err(format!("the position is written {written}"));
    }
    if position.winner().is_some() && picture.shows != Shows::Standing {
        return Err("the game is over".to_owned());
    }
    let read = |text: &str| text.parse::<Action>().map_err(|e| format!("{text}: {e}"));
    let effects = |text| {
        position
            .effects(read(text)?)
            .map_err(|reason: Reason| format!("{text}: {} ({reason})", reason.name()))
    };
    let mut expected = [false; 2];
    let effects = match picture.shows {
        Shows::Standing => return Ok(()),
        Shows::Refused(text, name) => {
            let found = position.why_not(read(text)?).map(Reason::name);
            return if found == Some(name) {
                Ok(())
            } else {
                Err(format!("{text}: {found:?}, not {name}"))
            };
        }
        Shows::Landings(text) => {
            let from: Space = text.parse().map_err(|e| format!("{text}: {e}"))?;
            let mut ends = BTreeSet::new();
            for action in position.actions() {
                if let Action::Slide { from: other, .. } = action
                    && other == from
                    && let Ok(effects) = position.effects(action)
                {
                    ends.insert(effects.falls);
                }
            }
            // It is there to show the difference.
            return if ends.len() == 2 {
                Ok(())
            } else {
                Err(format!("from {text} all slides end alike"))
            };
        }
        Shows::Deed(text) => effects(text)?,
        Shows::Sacrifice(text) => {
            expected[0] = true;
            effects(text)?
        }
        Shows::Win(text) => {
            expected[1] = true;
            effects(text)?
        }
    };
    let found = [effects.falls, effects.next_has_lost];
    if found == expected {
        Ok(())
    } else {
        Err(format!("falls and wins: {found:?}, not {expected:?}"))
    }
}

#[test]
fn everything_written_can_be_read() {
    for game in GAMES {
        for block in page(game)
            .chapters
            .iter()
            .flat_map(|chapter| chapter.blocks)
        {
            if let Block::Written(lines) = block {
                for (text, _) in *lines {
                    assert!(text.parse::<Turn>().is_ok(), "{text}");
                }
            }
        }
    }
}

#[test]
fn chapters_of_a_page_have_names_of_their_own() {
    for game in GAMES {
        let ids: Vec<&str> = page(game)
            .chapters
            .iter()
            .map(|chapter| chapter.id)
            .collect();
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(unique.len(), ids.len(), "{ids:?}");
        assert_eq!(page(game).game, game);
    }
}

#[test]
fn every_game_has_a_page_with_pictures() {
    assert_eq!(GAMES.len(), Setup::NAMED.len());
    for game in GAMES {
        assert!(page(game).pictures().count() >= 4);
    }
}
