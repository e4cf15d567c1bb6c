//! Finds the mistakes of a game, and their kinds. Pure.

use api::worker::Score;
use motifs::{Knowledge, Motif, motifs};
use rules::{Action, Player, Position, Turn};

use crate::places::play::review::Assessment;

/// The loss of winning chance, in thousandths, that makes a turn a mistake.
const LOSS: u16 = 150;

/// The kinds of mistakes, the most obvious first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The opponent could stop the player's last pieces at once.
    HangingLastPiece,
    /// A turn of at least three actions was better.
    MissedChain,
    /// A slide that turns pieces was overlooked: the player's own, or the opponent's in reply.
    OverlookedSlide,
    /// Something else was better.
    Other,
}

impl Kind {
    /// All of them, in the order in which they are shown.
    pub(super) const ALL: [Kind; 4] = [
        Kind::HangingLastPiece,
        Kind::MissedChain,
        Kind::OverlookedSlide,
        Kind::Other,
    ];

    /// Its name in files.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::HangingLastPiece => "hanging-last-piece",
            Kind::MissedChain => "missed-chain",
            Kind::OverlookedSlide => "overlooked-slide",
            Kind::Other => "other",
        }
    }

    /// The key of its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Kind::HangingLastPiece => "mistakes-hanging-last-piece",
            Kind::MissedChain => "mistakes-missed-chain",
            Kind::OverlookedSlide => "mistakes-overlooked-slide",
            Kind::Other => "mistakes-other",
        }
    }
}

/// A finished game as it was played.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    /// The positions before every turn, and the last one.
    pub(super) positions: Vec<Position>,
    /// The turns.
    pub(super) turns: Vec<Turn>,
    /// The colour of the opponent, unless both played here: their mistakes are not the user's.
    pub(super) opponent: Option<Player>,
}

/// A mistake that was found.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct FoundMistake {
    /// The number of turns before it, at least one.
    pub(super) turns: usize,
    /// What kind it is.
    pub(super) kind: Kind,
    /// The better turn.
    pub(super) better: Turn,
    /// The score for the player before it.
    pub(super) before: Score,
    /// The score for the player after it.
    pub(super) after: Score,
}

impl FoundMistake {
    /// The same without the proof of a win before it, if it is a mistake even so.
    pub(super) fn into_chance(self) -> Option<FoundMistake> {
        let before = Score::Chance(self.before.permille());
        is_mistake(before, self.after).then_some(FoundMistake { before, ..self })
    }
}

/// The mistakes of a game, in the order in which they were made. `assessed` are the positions' values
/// and best turns.
pub(super) fn find(game: &Played, assessed: &[Assessment]) -> Vec<FoundMistake> {
    let pairs = assessed.iter().zip(assessed.iter().skip(1));
    let moments = game.positions.iter().zip(&game.turns).zip(pairs);
    let found = moments
        .enumerate()
        .filter_map(|(turns, ((position, done), (now, next)))| {
            // Before the first turn there is no opponent's turn to show.
            if turns == 0 || game.opponent == Some(position.to_move()) {
                return None;
            }
            let better = now.best.as_ref().filter(|better| *better != done)?;
            let (before, after) = (now.score, next.score.for_opponent());
            is_mistake(before, after).then(|| FoundMistake {
                turns,
                kind: kind(position, done, better, next),
                better: better.clone(),
                before,
                after,
            })
        });
    found.collect()
}

/// Whether a turn between these values lost too much: a proved win, or a large share of the
/// chances.
fn is_mistake(before: Score, after: Score) -> bool {
    let is_win = |score| matches!(score, Score::Win(_));
    let lost = before.permille().saturating_sub(after.permille());
    lost >= LOSS || (is_win(before) && !is_win(after))
}

/// The kind of a mistake, from the better turn and from what the opponent can do next.
fn kind(position: &Position, done: &Turn, better: &Turn, next: &Assessment) -> Kind {
    if matches!(next.score, Score::Win(0 | 1)) {
        return Kind::HangingLastPiece;
    }
    if motifs(position, better, &Knowledge::default()).contains(&Motif::Chain) {
        return Kind::MissedChain;
    }
    let after = position.play_turn(done).ok();
    let is_answered = after
        .zip(next.best.as_ref())
        .is_some_and(|(after, reply)| begins_with_turning_slide(&after, reply));
    match is_answered || begins_with_turning_slide(position, better) {
        true => Kind::OverlookedSlide,
        false => Kind::Other,
    }
}

/// Whether a turn begins with a slide that turns one of the other player's pieces.
fn begins_with_turning_slide(position: &Position, turn: &Turn) -> bool {
    let Some(&slide @ Action::Slide { .. }) = turn.actions().first() else {
        return false;
    };
    let opponent = position.to_move().opponent();
    let is_theirs = |space| {
        let piece = position.piece_at(space);
        piece.is_some_and(|piece| piece.player == opponent)
    };
    let effects = position.effects(slide);
    effects.is_ok_and(|effects| effects.turned.iter().any(|turned| is_theirs(turned.space)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    fn turn(text: &str) -> Turn {
        text.parse().unwrap()
    }

    fn played(turns: &[&str], opponent: Option<Player>) -> Played {
        let turns: Vec<Turn> = turns.iter().map(|text| turn(text)).collect();
        let mut positions = vec![Position::start(Setup::TIX)];
        for turn in &turns {
            let next = positions.last().unwrap().play_turn(turn).unwrap();
            positions.push(next);
        }
        Played {
            positions,
            turns,
            opponent,
        }
    }

    fn assessed(score: Score, best: &str) -> Assessment {
        Assessment {
            score,
            best: Some(turn(best)),
        }
    }

    /// White overlooks that c3 can slide past b5.
    fn game() -> Played {
        played(&["X@c3", "X@b5", "X@e1", "b5-b2"], Some(Player::Black))
    }

    #[test]
    fn a_missed_win_is_a_mistake_however_good_the_position_still_is() {
        let scores = [
            assessed(Score::Chance(500), "X@c3"),
            assessed(Score::Chance(500), "X@b5"),
            assessed(Score::Win(1), "c3-c6"),
            assessed(Score::Chance(60), "X@f5"),
            assessed(Score::Chance(500), "X@a1"),
        ];
        let found = find(&game(), &scores);
        assert_eq!(found.len(), 1, "Black's are the computer's: {found:?}");
        assert_eq!((found[0].turns, found[0].kind), (2, Kind::OverlookedSlide));
        assert_eq!(found[0].after, Score::Chance(940));
    }

    #[test]
    fn a_win_without_a_proof_is_a_chance_and_losing_little_of_it_no_mistake() {
        let missed = |after| FoundMistake {
            turns: 2,
            kind: Kind::Other,
            better: turn("c3-c6"),
            before: Score::Win(5),
            after,
        };
        let kept = missed(Score::Chance(850)).into_chance();
        let chance = kept.map(|found| (found.before, found.after));
        assert_eq!(chance, Some((Score::Chance(1000), Score::Chance(850))));
        assert_eq!(missed(Score::Chance(851)).into_chance(), None);
    }

    #[test]
    fn fifteen_percent_make_a_mistake_and_less_do_not() {
        for (after, count) in [(350, 1), (349, 0)] {
            let scores = [
                assessed(Score::Chance(500), "X@c3"),
                assessed(Score::Chance(500), "X@b5"),
                assessed(Score::Chance(800), "c3-c6"),
                assessed(Score::Chance(after), "X@f5"),
                assessed(Score::Chance(500), "X@a1"),
            ];
            assert_eq!(find(&game(), &scores).len(), count, "{after}");
        }
    }

    #[test]
    fn both_players_of_one_screen_make_mistakes_of_their_own() {
        let game = Played {
            opponent: None,
            ..game()
        };
        let scores = [
            assessed(Score::Chance(900), "X@a1"),
            assessed(Score::Chance(900), "X@f6"),
            assessed(Score::Win(1), "c3-c6"),
            assessed(Score::Chance(400), "X@f5"),
            assessed(Score::Chance(500), "X@a1"),
        ];
        let turns: Vec<usize> = find(&game, &scores).iter().map(|it| it.turns).collect();
        assert_eq!(turns, [1, 2], "the first turn has nothing before it");
    }

    #[test]
    fn the_best_turn_is_no_mistake_whatever_comes_of_it() {
        let scores = [
            assessed(Score::Chance(500), "X@c3"),
            assessed(Score::Chance(500), "X@b5"),
            assessed(Score::Chance(800), "X@e1"),
            assessed(Score::Win(1), "X@f5"),
            assessed(Score::Chance(500), "X@a1"),
        ];
        assert_eq!(find(&game(), &scores), []);
    }

    #[test]
    fn a_mistake_that_loses_at_once_hangs_the_last_piece() {
        let scores = [
            assessed(Score::Chance(500), "X@c3"),
            assessed(Score::Chance(500), "X@b5"),
            assessed(Score::Chance(700), "X@f1"),
            assessed(Score::Win(1), "b5-b2"),
            assessed(Score::Chance(500), "X@a1"),
        ];
        assert_eq!(find(&game(), &scores)[0].kind, Kind::HangingLastPiece);
    }

    #[test]
    fn three_better_actions_are_a_missed_chain() {
        let position = "6u:X4/X4 1X11x12/2X12x1/X15/3x0X01/6/x15 w -/- - -";
        let position: Position = position.parse().unwrap();
        let chain = turn("c5-d5,a4-f4,b6-b1");
        let quiet = assessed(Score::Chance(500), "f5-f6");
        assert_eq!(
            kind(&position, &turn("a4-a3"), &chain, &quiet),
            Kind::MissedChain
        );
    }

    #[test]
    fn a_better_placement_that_nobody_answers_with_a_slide_is_something_else() {
        let start = Position::start(Setup::TIX);
        let position = start.play_turn(&turn("X@c3")).unwrap();
        let quiet = assessed(Score::Chance(700), "X@f1");
        let found = kind(&position, &turn("X@e5"), &turn("X@f6"), &quiet);
        assert_eq!(found, Kind::Other);
    }
}
