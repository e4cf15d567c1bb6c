//! One game of a match.

use std::collections::HashMap;

use record::{Comment, Game, GameResult, NodeId, Ply};
use rules::Action;

use crate::contestant::Seated;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// Somebody could not move.
    Rules,
    /// The third occurrence of a position at the beginning of a turn.
    Repetition,
    /// It went on too long.
    Length,
    /// A player did nothing, or something that is not allowed.
    Forfeit,
}

impl Ending {
    pub(super) fn name(self) -> &'static str {
        match self {
            Ending::Rules => "no legal action",
            Ending::Repetition => "third occurrence",
            Ending::Length => "too long",
            Ending::Forfeit => "forfeit",
        }
    }
}

/// A game of more turns than this is a draw.
const LONGEST: usize = 2000;

/// Plays a game from the end of an opening.
pub(super) fn play<'a>(
    opening: &Game,
    white: &'a mut dyn Seated,
    black: &'a mut dyn Seated,
) -> (Game, Ending) {
    let mut players: [&mut dyn Seated; 2] = [white, black];
    let mut game = opening.clone();
    let mut node = game.tree().end();
    let mut position = *game.end();
    // Every action since the start, with `end` where a bonus is declined.
    let mut done = actions_of(opening);
    // The beginnings of turns so far, the opening's included.
    let mut before: Vec<u64> = Vec::new();
    let mut occurred: HashMap<u64, u32> = HashMap::new();
    for id in [NodeId::ROOT].into_iter().chain(opening.tree().main_line()) {
        if let Some(passed) = opening.tree().node(id)
            && id != node
        {
            before.push(passed.position().hash());
            *occurred.entry(passed.position().hash()).or_default() += 1;
        }
    }
    let ending = loop {
        if position.winner().is_some() {
            break Ending::Rules;
        }
        let times = occurred.entry(position.hash()).or_default();
        *times += 1;
        if *times >= 3 {
            break Ending::Repetition;
        }
        if before.len() >= LONGEST {
            break Ending::Length;
        }
        let to_move = position.to_move();
        let begin = position.hash();
        let mut actions: Vec<Action> = Vec::new();
        while position.to_move() == to_move {
            let player = &mut players[to_move as usize];
            player.follow(opening.start(), &done);
            let chosen = player.choose(&position, &before);
            match chosen.map(|action| (action, position.play(action))) {
                Some((action, Ok(after))) => {
                    actions.push(action);
                    done.push(action);
                    position = after;
                }
                Some((action, Err(reason))) => {
                    let why = format!("{action} is not allowed: {reason}");
                    forfeit(&mut game, node, to_move, &why);
                    return (game, Ending::Forfeit);
                }
                None => {
                    let why = player.fault().unwrap_or("nothing was done");
                    forfeit(&mut game, node, to_move, why);
                    return (game, Ending::Forfeit);
                }
            }
        }
        before.push(begin);
        let Some(ply) = Ply::new(actions) else {
            break Ending::Forfeit;
        };
        match game.tree_mut().add(node, ply) {
            Ok(next) => node = next,
            Err(_) => break Ending::Forfeit,
        }
    };
    if matches!(ending, Ending::Repetition | Ending::Length) {
        // The rules have not decided, so there is nothing to contradict.
        let _ = game.set_result(GameResult::Draw);
    }
    (game, ending)
}

/// The actions of a game's main line, with `end` where a bonus is declined.
fn actions_of(game: &Game) -> Vec<Action> {
    let tree = game.tree();
    let mut position = *game.start();
    let mut actions = Vec::new();
    for ply in tree.main_line().filter_map(|id| tree.node(id)?.ply()) {
        let mover = position.to_move();
        for &action in ply.actions() {
            position.play_unchecked(action);
            actions.push(action);
        }
        if position.to_move() == mover {
            position.play_unchecked(Action::End);
            actions.push(Action::End);
        }
    }
    actions
}

/// The player who acted wrongly loses; the record says how.
fn forfeit(game: &mut Game, node: NodeId, loser: rules::Player, why: &str) {
    let _ = game.set_result(GameResult::Win(loser.opponent()));
    let text = format!("{loser} forfeits: {why}.");
    if let (Some(comment), Some(comments)) =
        (Comment::lossy(&text), game.tree_mut().comments_mut(node))
    {
        comments.push(comment);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Player, UniformRandom};
    use rules::{Position, Setup};

    struct Idle;

    impl Player for Idle {
        fn choose(&mut self, _: &Position, _: &[u64]) -> Option<Action> {
            None
        }
    }

    impl Seated for Idle {}

    /// Does the first of its actions in alphabetical order.
    struct Shuffler;

    impl Player for Shuffler {
        fn choose(&mut self, position: &Position, _: &[u64]) -> Option<Action> {
            position.actions().into_iter().min()
        }
    }

    impl Seated for Shuffler {}

    /// Does what is never allowed.
    struct Cheat;

    impl Player for Cheat {
        fn choose(&mut self, _: &Position, _: &[u64]) -> Option<Action> {
            Some(Action::End)
        }
    }

    impl Seated for Cheat {}

    /// Plays like the shuffler and checks what it is told.
    struct Follower(Option<Position>);

    impl Player for Follower {
        fn choose(&mut self, position: &Position, _: &[u64]) -> Option<Action> {
            assert_eq!(self.0.take().as_ref(), Some(position));
            position.actions().into_iter().max()
        }
    }

    impl Seated for Follower {
        fn follow(&mut self, start: &Position, actions: &[Action]) {
            let mut position = *start;
            for action in actions {
                position = position.play(*action).unwrap();
            }
            self.0 = Some(position);
        }
    }

    #[test]
    fn a_game_ends_by_the_rules_and_its_record_says_so() {
        let opening = Game::new(Setup::TIX);
        let (mut a, mut b) = (UniformRandom::new(1), UniformRandom::new(2));
        let (game, ending) = play(&opening, &mut a, &mut b);
        assert_eq!(ending, Ending::Rules);
        assert!(game.end().winner().is_some());
        assert_ne!(game.result(), GameResult::Open);
        let again: Game = game.to_string().parse().unwrap();
        assert_eq!(again, game);
    }

    #[test]
    fn doing_nothing_loses() {
        let opening = Game::new(Setup::TIX);
        let mut random = UniformRandom::new(1);
        let (game, ending) = play(&opening, &mut Idle, &mut random);
        assert_eq!(ending, Ending::Forfeit);
        assert_eq!(game.result(), GameResult::Win(rules::Player::Black));
        assert!(
            game.to_string()
                .contains("{White forfeits: nothing was done.}")
        );
    }

    #[test]
    fn doing_what_is_not_allowed_loses_and_the_record_says_why() {
        let opening = Game::new(Setup::TIX);
        let mut random = UniformRandom::new(1);
        let (game, ending) = play(&opening, &mut random, &mut Cheat);
        assert_eq!(ending, Ending::Forfeit);
        assert_eq!(game.result(), GameResult::Win(rules::Player::White));
        let record = game.to_string();
        assert!(
            record.contains("Black forfeits: end is not allowed: "),
            "{record}"
        );
    }

    #[test]
    fn players_are_told_every_action_that_led_to_the_position() {
        let mut opening =
            Game::from_position("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap());
        // Its bonus is declined, which the record does not write.
        opening
            .play("T@f6ne".parse::<rules::Turn>().unwrap())
            .unwrap();
        opening
            .play("T@f1ne".parse::<rules::Turn>().unwrap())
            .unwrap();
        opening
            .play("a3-c3n".parse::<rules::Turn>().unwrap())
            .unwrap();
        let (mut a, mut b) = (Follower(None), Follower(None));
        let (game, _) = play(&opening, &mut a, &mut b);
        assert_ne!(game.result(), GameResult::Open);
    }

    #[test]
    fn the_third_occurrence_of_a_position_is_a_draw() {
        // Nobody can do anything but slide to and fro at the edge.
        let start: Position = "tixel 3t0t21/t01t0T0T2t7/T0t43t0/1t6T4T0T4t4/1t02T2T3/1T22T21 w \
                               -/- - -"
            .parse()
            .unwrap();
        let opening = Game::from_position(start);
        let (game, ending) = play(&opening, &mut Shuffler, &mut Shuffler);
        assert_eq!(ending, Ending::Repetition);
        assert_eq!(game.result(), GameResult::Draw);
    }
}
