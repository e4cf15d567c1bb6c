//! The games of a match as records in a file.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use arena::{Ending, MatchGame, PlayedGame};
use record::{Comment, Game, GameResult, Ply};
use rules::Player;

use crate::contestant::{self, Contestant};
use crate::failure::Failure;
use crate::language::words;
use crate::output::OutputFile;
use crate::t;

/// Writes records, one after another.
pub(super) struct Records<W: Write = BufWriter<OutputFile>> {
    out: W,
    begun: bool,
}

impl Records {
    pub(super) fn to(file: OutputFile) -> Records {
        Records::new(BufWriter::new(file))
    }

    /// Finishes the file, which is not left behind without a game.
    pub(super) fn finish(self, path: &Path) -> Result<(), Failure> {
        if !self.begun {
            return Ok(());
        }
        let file = self
            .out
            .into_inner()
            .map_err(io::IntoInnerError::into_error);
        file.map_err(Failure::writing(path))?.finish()
    }
}

impl<W: Write> Records<W> {
    fn new(out: W) -> Records<W> {
        Records { out, begun: false }
    }

    pub(super) fn add(&mut self, game: &Game) -> io::Result<()> {
        // A blank line separates two games.
        if self.begun {
            self.out.write_all(b"\n")?;
        }
        self.begun = true;
        write!(self.out, "{game}")
    }
}

/// The record of a game, with its players and its place in the match.
pub(super) fn record(game: &MatchGame, pair: usize, a: &Contestant, b: &Contestant) -> Game {
    let (white, black) = match game.a_is {
        Player::White => (a, b),
        Player::Black => (b, a),
    };
    let mut record = bare_record(&game.game);
    let round = round(pair, game);
    for (name, value) in [
        ("Round", round.as_str()),
        ("White", &white.to_string()),
        ("Black", &black.to_string()),
        ("Termination", game.game.ending.name()),
    ] {
        // These names and values are valid in tags.
        let _ = record.tags_mut().set(name, value);
    }
    record
}

/// The number of a game in its match, from its pair and which of the two it is.
pub(super) fn round(pair: usize, game: &MatchGame) -> String {
    format!("{}.{}", pair + 1, game.a_is as u8 + 1)
}

fn bare_record(game: &PlayedGame) -> Game {
    let mut record = Game::from_position(game.start);
    for turn in &game.turns {
        // Every turn was legal when it was played.
        let Some(ply) = Ply::new(turn.clone()) else {
            break;
        };
        if record.play(ply).is_err() {
            break;
        }
    }
    let result = match game.winner {
        Some(winner) => GameResult::Win(winner),
        None => GameResult::Draw,
    };
    // It can contradict the rules only if they have decided, and then it agrees with them.
    let _ = record.set_result(result);
    if let Ending::Forfeit { loser, foul } = &game.ending {
        let player = words().player(*loser);
        let text = t!(
            "terminal-forfeits",
            player = player,
            why = contestant::in_words(foul)
        );
        let last = record.tree().end();
        let comments = record.tree_mut().comments_mut(last);
        if let (Some(comment), Some(comments)) = (Comment::lossy(&text), comments) {
            comments.push(comment);
        }
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::{Foul, FoulKind, Opening, play_game};
    use engine::{Stop, UniformRandom};
    use rules::{Action, Position, Setup};

    /// A random game in which a bonus is declined.
    fn played() -> PlayedGame {
        let opening = Opening::from_position(Position::start(Setup::TIXEL));
        let mut games = (0..).map(|seed| {
            let (mut a, mut b) = (UniformRandom::new(seed), UniformRandom::new(!seed));
            play_game(&opening, &mut [&mut a, &mut b], &Stop::new()).unwrap()
        });
        games
            .find(|game| game.turns.iter().any(|turn| turn.contains(&Action::End)))
            .unwrap()
    }

    #[test]
    fn a_record_holds_every_turn_and_the_result() {
        let game = played();
        let record = bare_record(&game);
        assert_eq!(record.tree().main_line().count(), game.turns.len());
        assert_eq!(record.result(), GameResult::Win(game.winner.unwrap()));
        let again: Game = record.to_string().parse().unwrap();
        assert_eq!(again, record);
    }

    #[test]
    fn the_record_of_a_forfeit_says_who_and_why() {
        let mut game = played();
        game.turns.truncate(3);
        game.winner = Some(Player::White);
        game.ending = Ending::Forfeit {
            loser: Player::Black,
            foul: Foul::new(FoulKind::Crash, "it has exited".to_owned()),
        };
        let record = bare_record(&game);
        assert_eq!(record.result(), GameResult::Win(Player::White));
        let text = record.to_string();
        assert!(text.contains("{Black forfeits: it has exited.}"), "{text}");
    }

    #[test]
    fn a_blank_line_separates_games_and_a_full_disk_is_noticed() {
        let game = Game::new(Setup::TIX);
        let mut file = Vec::new();
        let mut records = Records::new(&mut file);
        for _ in 0..2 {
            records.add(&game).unwrap();
        }
        let text = String::from_utf8(file).unwrap();
        assert_eq!(text, format!("{game}\n{game}"));
        let mut full = Records::new(io::Cursor::new([0; 3]));
        assert!(full.add(&game).is_err());
    }
}
