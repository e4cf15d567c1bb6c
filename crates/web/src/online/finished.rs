//! The online games this device has seen to their end, for whoever wants to learn from them. One line
//! each, the newest first: code, one's own colour, when it was seen, setup, turns and, unless an older
//! version wrote it, how it ended.

use rules::{Player, Setup, Turn};

use crate::store::local_storage;

/// The storage key.
const KEY: &str = "quarterturn.online-finished";

/// How many are kept.
const MOST: usize = 30;

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its code.
    pub code: String,
    /// The colour of the person here.
    pub you: Player,
    /// When its end was first seen, in milliseconds since 1970.
    pub seen: u64,
    /// Which game it is.
    pub setup: Setup,
    /// Its turns.
    pub turns: Vec<Turn>,
    /// Whether the person here won; `None` if nobody did, or it is not known.
    pub won: Option<bool>,
}

fn read(text: &str) -> Vec<Finished> {
    let line = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let (fields, won) = match &fields[..] {
            [fields @ .., "won"] => (fields, Some(true)),
            [fields @ .., "lost"] => (fields, Some(false)),
            [fields @ .., "open"] => (fields, None),
            fields => (fields, None),
        };
        let &[code, you, seen, setup, turns] = fields else {
            return None;
        };
        Some(Finished {
            code: code.to_owned(),
            you: Player::ALL
                .into_iter()
                .find(|player| words::player_name(*player) == you)?,
            seen: seen.parse().ok()?,
            setup: setup.parse().ok()?,
            turns: turns
                .split(' ')
                .map(|turn| turn.parse().ok())
                .collect::<Option<_>>()?,
            won,
        })
    };
    text.lines().filter_map(line).collect()
}

fn write(games: &[Finished]) -> String {
    let lines = games.iter().take(MOST).map(|game| {
        let turns: Vec<String> = game.turns.iter().map(Turn::to_string).collect();
        format!(
            "{}\t{}\t{}\t{}\t{}\t{}\n",
            game.code,
            words::player_name(game.you),
            game.seen,
            game.setup,
            turns.join(" "),
            match game.won {
                Some(true) => "won",
                Some(false) => "lost",
                None => "open",
            },
        )
    });
    lines.collect()
}

/// The games that are kept, the newest first.
pub fn all() -> Vec<Finished> {
    local_storage::read(KEY).map_or_else(Vec::new, |text| read(&text))
}

/// How many games are kept.
pub fn count() -> usize {
    local_storage::read(KEY).map_or(0, |text| text.lines().count())
}

/// Keeps a game, unless it is kept already or has no turns.
pub fn keep(game: Finished) {
    let mut games = all();
    if game.turns.is_empty() || games.iter().any(|kept| kept.code == game.code) {
        return;
    }
    games.insert(0, game);
    // Without storage, the server still has it.
    let _ = local_storage::write(KEY, &write(&games));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(code: &str) -> Finished {
        let turns = ["X@c3", "X@b5", "c3-c6"].map(|turn| turn.parse().unwrap());
        Finished {
            code: code.to_owned(),
            you: Player::Black,
            seen: 1_763_270_000_000,
            setup: Setup::TIX,
            turns: turns.to_vec(),
            won: Some(false),
        }
    }

    #[test]
    fn what_an_older_version_wrote_is_read_without_its_end() {
        let written = write(&[game("23456789ab")]);
        let older = written.replace("\tlost\n", "\n");
        assert_ne!(older, written);
        assert_eq!(
            read(&older),
            [Finished {
                won: None,
                ..game("23456789ab")
            }]
        );
    }

    #[test]
    fn games_are_read_as_they_were_written_and_nothing_else_is() {
        let games = vec![game("23456789ab"), game("23456789ac")];
        assert_eq!(read(&write(&games)), games);
        let line = write(&games[..1]);
        for (from, to) in [
            ("black", "grey"),
            ("X@b5", "X@z9"),
            ("6u:X8/X8", "chess"),
            ("\t1", "\tx"),
        ] {
            let damaged = line.replacen(from, to, 1);
            assert_ne!(damaged, line, "{from}");
            assert_eq!(read(&damaged), [], "{damaged}");
        }
    }

    #[test]
    fn only_the_newest_are_kept() {
        let games: Vec<Finished> = (0..MOST + 3).map(|it| game(&it.to_string())).collect();
        let kept = read(&write(&games));
        assert_eq!(kept.len(), MOST);
        assert_eq!(kept[0].code, "0");
    }
}
