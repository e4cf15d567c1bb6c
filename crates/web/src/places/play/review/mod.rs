//! The review of a finished game: the mistakes, and what was better. The logic is here, the panel
//! in [`view`].

mod view;

use api::worker::{Found, Score};
use rules::{Player, Position, Turn};

use crate::places::analysis::engine_lines::first_turn;
use crate::small_sort::sort_by_key;
use crate::winning_chance::for_white;
use crate::winning_chance::graph::Graph;

pub use view::{Review, ReviewView, Reviewed};

/// Nodes searched for every turn; a fixed number, so that reviews can be repeated.
const NODES: u64 = 30_000;
/// The smallest loss of winning chance, in thousandths, that makes a turn a mistake.
const MINOR: u16 = 100;
/// The smallest loss that makes a mistake decisive.
const DECISIVE: u16 = 300;
/// The most mistakes listed: those that cost most.
const MOST: usize = 6;

/// The engine's assessment of the position before a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessment {
    /// The score for the player to move.
    pub score: Score,
    /// The engine's turn; `None` if the game is over.
    pub best: Option<Turn>,
}

impl Assessment {
    /// The result of a search or, if the game is over, of the rules.
    pub fn of(position: &Position, found: &Found) -> Assessment {
        if let Some(winner) = position.winner() {
            let score = if winner == position.to_move() {
                Score::Win(0)
            } else {
                Score::Loss(0)
            };
            return Assessment { score, best: None };
        }
        let line = found.lines.first();
        Assessment {
            score: line.map_or(Score::Chance(500), |line| line.score),
            best: line.and_then(|line| Turn::new(first_turn(position, &line.actions)?)),
        }
    }
}

/// How much a mistake cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// Some winning chance.
    Minor,
    /// The game.
    Decisive,
}

/// A turn where a better one was available.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The number of turns before it.
    pub turns: usize,
    /// Who was to move.
    pub player: Player,
    /// The position.
    pub position: Position,
    /// The turn that was played.
    pub done: Turn,
    /// The better turn.
    pub better: Turn,
    /// The score for the player before the turn.
    pub before: Score,
    /// The score for the player after it.
    pub after: Score,
    /// How bad it was.
    pub severity: Severity,
}

/// The worst mistakes of a game, in playing order: `positions` are those before every turn and the
/// last one, `done` the turns, `assessments` those of the positions as far as they are known.
fn mistakes(
    positions: &[Position],
    done: &[Option<Turn>],
    assessments: &[Assessment],
) -> Vec<Mistake> {
    let mut mistakes: Vec<(u16, Mistake)> = Vec::new();
    let pairs = assessments.iter().zip(assessments.iter().skip(1));
    for (turns, ((assessment, next), (position, done))) in
        pairs.zip(positions.iter().zip(done)).enumerate()
    {
        let (Some(done), Some(better)) = (done, &assessment.best) else {
            continue;
        };
        let after = next.score.for_opponent();
        let lost = assessment.score.permille().saturating_sub(after.permille());
        if lost < MINOR || done == better {
            continue;
        }
        let severity = if lost >= DECISIVE {
            Severity::Decisive
        } else {
            Severity::Minor
        };
        mistakes.push((
            lost,
            Mistake {
                turns,
                player: position.to_move(),
                position: *position,
                done: done.clone(),
                better: better.clone(),
                before: assessment.score,
                after,
                severity,
            },
        ));
    }
    sort_by_key(&mut mistakes, |(lost, _)| std::cmp::Reverse(*lost));
    mistakes.truncate(MOST);
    let mut mistakes: Vec<Mistake> = mistakes.into_iter().map(|(_, mistake)| mistake).collect();
    sort_by_key(&mut mistakes, |mistake| mistake.turns);
    mistakes
}

/// White's winning chance over the game, as far as it is assessed.
fn graph(positions: &[Position], assessments: &[Assessment]) -> Graph {
    let known = positions.iter().zip(assessments);
    let mut scores: Vec<Option<Score>> = known
        .map(|(position, assessment)| Some(for_white(assessment.score, position.to_move())))
        .collect();
    scores.resize(positions.len(), None);
    Graph { scores }
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::worker::FoundLine;
    use rules::Setup;

    fn turn(text: &str) -> Turn {
        text.parse().unwrap()
    }

    fn assessment(permille: u16, best: &str) -> Assessment {
        Assessment {
            score: Score::Chance(permille),
            best: Some(turn(best)),
        }
    }

    /// Two turns of Tix.
    fn game() -> (Vec<Position>, Vec<Option<Turn>>) {
        let turns = ["X@c3", "X@e5"].map(turn);
        let mut positions = vec![Position::start(Setup::TIX)];
        for turn in &turns {
            let next = positions.last().unwrap().play_turn(turn).unwrap();
            positions.push(next);
        }
        (positions, turns.into_iter().map(Some).collect())
    }

    #[test]
    fn a_turn_after_which_the_chance_is_much_smaller_is_a_mistake() {
        let (positions, done) = game();
        let assessments = [
            assessment(600, "X@a1"),
            assessment(750, "X@a1"),
            assessment(240, "X@b2"),
        ];
        let mistakes = mistakes(&positions, &done, &assessments);
        // White's 600 became 250; Black's 750 became 760.
        assert_eq!(mistakes.len(), 1);
        let mistake = &mistakes[0];
        assert_eq!((mistake.turns, mistake.player), (0, Player::White));
        assert_eq!(mistake.severity, Severity::Decisive);
        assert_eq!(mistake.after, Score::Chance(250));
        assert_eq!(mistake.better, turn("X@a1"));
    }

    #[test]
    fn a_small_loss_and_the_best_turn_itself_are_no_mistakes() {
        let (positions, done) = game();
        let assessments = [
            assessment(600, "X@a1"),
            assessment(450, "X@e5"),
            assessment(800, "X@b2"),
        ];
        assert_eq!(mistakes(&positions, &done, &assessments), []);
    }

    #[test]
    fn the_graph_shows_whites_chance_and_leaves_out_what_is_not_assessed() {
        let (positions, _) = game();
        let assessments = [assessment(600, "X@a1"), assessment(300, "X@a1")];
        let chance = |permille| Some(Score::Chance(permille));
        let graph = graph(&positions, &assessments);
        assert_eq!(graph.scores, [chance(600), chance(700), None]);
    }

    #[test]
    fn a_finished_position_is_assessed_by_the_rules() {
        let lost: Position = "3u:X1/X1 3/3/X0x01 w -/- - -".parse().unwrap();
        let assessment = Assessment::of(&lost, &Found::default());
        assert_eq!((assessment.score, assessment.best), (Score::Loss(0), None));
    }

    #[test]
    fn the_best_turn_is_the_first_of_the_line() {
        let start = Position::start(Setup::TIX);
        let found = Found {
            depth: 2,
            nodes: 1,
            lines: vec![FoundLine {
                score: Score::Chance(510),
                actions: vec!["X@c3".parse().unwrap(), "X@e5".parse().unwrap()],
            }],
            by_net: false,
        };
        assert_eq!(Assessment::of(&start, &found).best, Some(turn("X@c3")));
        let slider: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let line = ["a3-c3n", "T@f6ne", "T@a1ne"].map(|text| text.parse().unwrap());
        let first = Turn::new(first_turn(&slider, &line).unwrap());
        assert_eq!(first, Some(turn("a3-c3n,T@f6ne")));
    }
}
