//! Results of games against the computer, by game and level. Stored apart from the games, so that a
//! deleted game still counts.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use leptos::prelude::*;
use rules::Setup;

use super::local_storage;
use crate::small_sort::sort_by_key;

/// The storage key.
pub(super) const KEY: &str = "quarterturn.results";

/// How a game ended for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonalResult {
    /// The person won.
    Won,
    /// The computer won.
    Lost,
    /// Neither.
    Drawn,
}

/// A finished game against the computer.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// The setup as text.
    pub game: String,
    /// The level of the computer.
    pub level: u8,
    /// How it ended.
    pub outcome: PersonalResult,
    /// When it ended, in milliseconds since 1970.
    pub ended: f64,
}

/// All finished games against the computer, by their ids.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    games: BTreeMap<String, Finished>,
}

/// How often the person won, lost and drew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub won: usize,
    /// Games lost.
    pub lost: usize,
    /// Games drawn.
    pub drawn: usize,
}

impl Finished {
    /// Parses `tixel 3 won 1763270000000`: a map of texts needs the least code in the page.
    fn read(text: &str) -> Option<Finished> {
        let mut words = text.split(' ');
        let game = words.next()?.to_owned();
        let level = words.next()?.parse().ok()?;
        let outcome = match words.next()? {
            "won" => PersonalResult::Won,
            "lost" => PersonalResult::Lost,
            "drawn" => PersonalResult::Drawn,
            _ => return None,
        };
        let ended = words.next()?.parse::<u64>().ok()? as f64;
        let finished = Finished {
            game,
            level,
            outcome,
            ended,
        };
        words.next().is_none().then_some(finished)
    }

    fn write(&self) -> String {
        let outcome = match self.outcome {
            PersonalResult::Won => "won",
            PersonalResult::Lost => "lost",
            PersonalResult::Drawn => "drawn",
        };
        let (game, level, ended) = (&self.game, self.level, self.ended as u64);
        format!("{game} {level} {outcome} {ended}")
    }
}

impl Results {
    /// Parses stored results.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Results, String> {
        let mut results = Results::default();
        for (id, text) in texts(text)? {
            let game = Finished::read(&text).ok_or_else(|| format!("`{text}` is no result"))?;
            results.add(&id, game);
        }
        Ok(results)
    }

    /// The text to store.
    pub fn write(&self) -> String {
        let mut texts = BTreeMap::new();
        for (id, game) in &self.games {
            texts.insert(id.clone(), game.write());
        }
        written(&texts)
    }

    /// Adds a game. A finished game never changes, so the first result stays.
    pub fn add(&mut self, id: &str, game: Finished) {
        self.games.entry(id.to_owned()).or_insert(game);
    }

    /// Adds everything another tab or a file knows.
    pub fn merge(&mut self, other: &Results) {
        for (id, game) in &other.games {
            self.add(id, game.clone());
        }
    }

    /// How many games are finished.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether no game is finished yet.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The result of a game.
    pub fn of(&self, id: &str) -> Option<&Finished> {
        self.games.get(id)
    }

    /// The games with their ids, the latest first.
    pub fn latest_first(&self) -> Vec<(&str, &Finished)> {
        let games = self.games.iter();
        let mut games: Vec<(&str, &Finished)> =
            games.map(|(id, game)| (id.as_str(), game)).collect();
        sort_by_key(&mut games, |(_, game)| Reverse(game.ended as i64));
        games
    }

    /// The tally for each game and level: the named games first, levels ascending.
    pub fn table(&self) -> Vec<(Setup, u8, Tally)> {
        let mut table: Vec<(Setup, u8, Tally)> = Vec::new();
        for game in self.games.values() {
            // Setups of newer versions cannot be named here.
            let Ok(setup) = game.game.parse::<Setup>() else {
                continue;
            };
            let row = table
                .iter()
                .position(|(of, level, _)| (*of, *level) == (setup, game.level));
            let row = row.unwrap_or_else(|| {
                table.push((setup, game.level, Tally::default()));
                table.len() - 1
            });
            let tally = &mut table[row].2;
            match game.outcome {
                PersonalResult::Won => tally.won += 1,
                PersonalResult::Lost => tally.lost += 1,
                PersonalResult::Drawn => tally.drawn += 1,
            }
        }
        let rank = |setup: Setup| Setup::NAMED.iter().position(|(_, named)| *named == setup);
        sort_by_key(&mut table, |(setup, level, _)| {
            let rank = rank(*setup).unwrap_or(Setup::NAMED.len());
            (rank, setup.to_string(), *level)
        });
        table
    }
}

/// Parses texts by their names.
pub(super) fn texts(json: &str) -> Result<BTreeMap<String, String>, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

/// Texts by their names, as JSON.
pub(super) fn written(texts: &BTreeMap<String, String>) -> String {
    // Plain data always serializes.
    serde_json::to_string(texts).unwrap_or_default()
}

thread_local! {
    /// One page, one set of results; loaded on first use.
    static RESULTS: ArcRwSignal<Results> = {
        local_storage::on_change(KEY, |text| {
            RESULTS.with(|signal| signal.set(parsed(text.as_deref())));
        });
        ArcRwSignal::new(parsed(local_storage::read(KEY).as_deref()))
    };
}

/// The results. Reactive.
pub fn results() -> Results {
    RESULTS.with(Get::get)
}

/// Whether results were ever stored on this device.
pub fn are_stored() -> bool {
    local_storage::read(KEY).is_some()
}

/// Adds finished games.
pub fn add(games: impl IntoIterator<Item = (String, Finished)>) {
    let results = RESULTS.with(|signal| {
        signal.update(|results| {
            // Another tab may have finished a game meanwhile.
            results.merge(&parsed(local_storage::read(KEY).as_deref()));
            for (id, game) in games {
                results.add(&id, game);
            }
        });
        signal.get_untracked()
    });
    // Without storage the results last as long as the page, like the games.
    let _ = local_storage::write(KEY, &results.write());
}

fn parsed(text: Option<&str>) -> Results {
    // Unreadable results are dropped; the games themselves are still there.
    text.and_then(|text| Results::read(text).ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(game: &str, level: u8, outcome: PersonalResult, ended: f64) -> Finished {
        Finished {
            game: game.to_owned(),
            level,
            outcome,
            ended,
        }
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        let mut results = Results::default();
        results.add("a", finished("tixel", 3, PersonalResult::Won, 7.0));
        let text = r#"{"a":"tixel 3 won 7"}"#;
        assert_eq!(results.write(), text);
        assert_eq!(Results::read(text), Ok(results));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "[]",
            r#"{"a":1}"#,
            r#"{"a":"tix 3 won"}"#,
            r#"{"a":"tix 3 won 7 8"}"#,
            r#"{"a":"tix 3 perhaps 7"}"#,
        ] {
            assert!(Results::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_result_of_a_game_never_changes() {
        let mut results = Results::default();
        results.add("a", finished("tix", 3, PersonalResult::Won, 1.0));
        let mut other = Results::default();
        other.add("a", finished("tix", 3, PersonalResult::Lost, 2.0));
        other.add("b", finished("tix", 3, PersonalResult::Drawn, 3.0));
        results.merge(&other);
        assert_eq!(results.of("a").unwrap().outcome, PersonalResult::Won);
        let ids: Vec<&str> = results.latest_first().iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, ["b", "a"]);
    }

    #[test]
    fn the_table_counts_by_game_and_level() {
        let mut results = Results::default();
        for (id, game, level, outcome) in [
            ("a", "tixel", 3, PersonalResult::Won),
            ("b", "tixel", 3, PersonalResult::Lost),
            ("c", "tix", 4, PersonalResult::Won),
            ("d", "7u:T14/T14", 1, PersonalResult::Drawn),
            ("e", "tixel", 2, PersonalResult::Won),
            ("f", "a-game-of-the-future", 2, PersonalResult::Won),
        ] {
            results.add(id, finished(game, level, outcome, 0.0));
        }
        let table = results.table();
        let rows: Vec<(Option<&str>, u8)> = table
            .iter()
            .map(|(setup, level, _)| (setup.name(), *level))
            .collect();
        assert_eq!(
            rows,
            [
                (Some("tix"), 4),
                (Some("tixel"), 2),
                (Some("tixel"), 3),
                (None, 1)
            ]
        );
        let both = Tally {
            won: 1,
            lost: 1,
            drawn: 0,
        };
        assert_eq!(table[2].2, both);
    }
}
