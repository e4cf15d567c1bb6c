//! Choosing the puzzles of a calendar.

use motifs::Motif;
use rules::Player;

use crate::{Day, Goal, Puzzle};

/// How beautiful a puzzle is, judging by its line: the rarer the idea, the fewer the pieces, and
/// the further one has to look ahead, the better.
///
/// | points | for |
/// |---|---|
/// | 4 | a double threat, the only defence, a declined bonus, a piece picked up to reopen |
/// | 3 | a quiet placement, a promotion, a flip |
/// | 2 | hemming in, a nest |
/// | 1 | a chain |
/// | 2 | every turn after the first |
/// | 0 to 6 | pieces that are not on the board, as a share of all |
pub fn beauty(puzzle: &Puzzle) -> u32 {
    let ideas: u32 = puzzle.motifs.iter().map(|motif| idea(*motif)).sum();
    ideas + 2 * (u32::from(puzzle.goal.turns()) - 1) + economy(puzzle)
}

fn idea(motif: Motif) -> u32 {
    match motif {
        Motif::DoubleThreat | Motif::OnlyDefence | Motif::DeclineBonus | Motif::PickUpToReopen => 4,
        Motif::QuietPlacement | Motif::Promote | Motif::Flip => 3,
        Motif::HemIn | Motif::Nest => 2,
        Motif::Chain => 1,
        Motif::Sacrifice | Motif::LastPiece => 0,
    }
}

fn economy(puzzle: &Puzzle) -> u32 {
    let position = puzzle.position();
    let pools = Player::ALL.map(|player| position.setup().pool(player).total());
    let all: u32 = pools.iter().sum::<u32>().max(1);
    let on_board = position.pieces().count() as u32;
    6 * all.saturating_sub(on_board) / all
}

/// Weeks after which every game has been on every weekday equally often.
const WEEKS: usize = 52;
const WEEK: usize = 7;

/// Chooses puzzles for 52 weeks from packs of different games, the first of them on a Monday: the games
/// take turns, and it gets harder from Monday to Sunday. Of each pack the most beautiful are chosen, of
/// those that are to be won: what is added to the packs to be held does not change the days.
/// `None` if a pack has too few.
pub fn choose(packs: &[Vec<Puzzle>]) -> Option<Vec<Puzzle>> {
    let games = packs.len();
    let each = WEEKS.div_ceil(games.max(1)) * WEEK;
    let mut weekdays: Vec<[Vec<Puzzle>; WEEK]> = Vec::new();
    for pack in packs {
        let is_win = |puzzle: &&Puzzle| puzzle.goal != Goal::Hold;
        let mut pack: Vec<Puzzle> = pack.iter().filter(is_win).cloned().collect();
        // Ties are settled by the text, so that the order of a pack does not matter.
        pack.sort_by_cached_key(|puzzle| (std::cmp::Reverse(beauty(puzzle)), puzzle.to_string()));
        let mut chosen = pack.get(..each)?.to_vec();
        chosen.sort_by_cached_key(|puzzle| (puzzle.rating.value, puzzle.to_string()));
        let mut chosen = chosen.into_iter();
        weekdays.push(std::array::from_fn(|_| {
            let mut of_day: Vec<Puzzle> = chosen.by_ref().take(each / WEEK).collect();
            // Sorted arbitrarily, so that difficulty does not grow from week to week.
            of_day.sort_by_cached_key(|puzzle| puzzle.position().hash());
            of_day
        }));
    }
    (0..WEEKS * WEEK)
        .map(|day| weekdays.get_mut(day % games)?[day % WEEK].pop())
        .collect()
}

/// The lines of a calendar that begins on a day.
pub fn written(first: Day, puzzles: &[Puzzle]) -> String {
    let days = (0..).map(|days| first.plus(days));
    let lines = days
        .zip(puzzles)
        .map(|(day, puzzle)| format!("{day}\t{puzzle}\n"));
    lines.collect()
}
