use random::Random;

use super::*;

fn motion(position: &str, action: &str) -> (Position, Motion) {
    let before: Position = position.parse().unwrap();
    let action = action.parse().unwrap();
    let effects = before.effects(action).unwrap();
    let motion = Motion::of(&before, action, &effects);
    (before.play(action).unwrap(), motion)
}

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

#[test]
fn a_slide_begins_where_the_piece_stood_and_ends_as_it_stands() {
    let (_, motion) = motion("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -", "a3-d3sw");
    let start = motion.pose(space("d3"), 0.0).unwrap();
    assert_eq!((start.x, start.y), (-300.0, 0.0));
    assert_eq!(start.angle, 45.0);
    let end = motion.pose(space("d3"), motion.length()).unwrap();
    assert_eq!((end.x, end.y), (0.0, 0.0));
    assert_eq!(end.angle.rem_euclid(360.0), 225.0);
    let midway = motion.pose(space("d3"), PIVOT + 1.0).unwrap();
    assert_eq!(midway.angle.rem_euclid(90.0), 0.0, "it travels aligned");
}

#[test]
fn a_neighbour_turns_only_when_it_is_passed() {
    let (after, motion) = motion("tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -", "a3-f3sw");
    let c4 = |time| motion.pose(space("c4"), time).unwrap().angle;
    assert_eq!(c4(0.0), 45.0);
    assert_eq!(c4(PIVOT), 45.0);
    assert_eq!(c4(motion.length()), 0.0);
    assert_eq!(after.piece_at(space("c4")).unwrap().stance, Stance::N);
}

#[test]
fn every_motion_ends_at_rest_within_a_second() {
    for setup in ["tix", "tixel", "regatta", "9u:X9T9/R18:p2"] {
        let start = Position::start(setup.parse().unwrap());
        let mut random = Random::new(23);
        for (position, action) in samples::plays(start, 150, &mut random) {
            let effects = position.effects(action).unwrap();
            let motion = Motion::of(&position, action, &effects);
            let after = position.play(action).unwrap();
            assert!(motion.length() < 1000.0, "{action}: {}", motion.length());
            for (space, piece) in after.pieces() {
                let Some(pose) = motion.pose(space, motion.length()) else {
                    assert_eq!(position.piece_at(space), Some(piece), "{action}");
                    continue;
                };
                assert_eq!(
                    (pose.x, pose.y, pose.scale, pose.opacity),
                    (0.0, 0.0, 1.0, 1.0)
                );
                let angle = 45.0 * f64::from(piece.stance as u8);
                assert_eq!(pose.angle.rem_euclid(360.0), angle, "{action}");
            }
        }
    }
}

#[test]
fn a_picked_up_piece_is_seen_leaving() {
    let (_, motion) = motion("6u:T10/T10 6/6/6/4T2t1/6/2T03 w T8/T9 - e3", "c1^");
    assert_eq!(motion.leaving().unwrap().0, space("c1"));
    assert_eq!(
        motion.pose(space("c1"), motion.length()).unwrap().opacity,
        0.0
    );
}

const SACRIFICE: &str = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -";

#[test]
fn a_sacrificed_piece_is_carried_dropped_and_hops() {
    let (_, motion) = motion(SACRIFICE, "a3-c3n");
    let scale = |time| motion.pose(space("c3"), time).unwrap().scale;
    let landed = PIVOT + 2.0 * EACH_SPACE;
    assert_eq!(scale(landed), CARRIED);
    assert!(scale(landed + 0.7 * DROP) < 1.0, "it bounces");
    assert_eq!(scale(landed + DROP), 1.0);
    assert!(scale(landed + DROP + 0.5 * HOP) > 1.05, "it hops");
}

#[test]
fn a_piece_that_stays_active_is_not_dropped() {
    let (_, motion) = motion(SACRIFICE, "a3-d3sw");
    for time in [0.0, PIVOT, 300.0, 400.0] {
        assert_eq!(motion.pose(space("d3"), time).unwrap().scale, 1.0);
    }
}

#[test]
fn a_turned_neighbour_goes_a_little_too_far_and_settles() {
    let (_, motion) = motion(SACRIFICE, "a3-f3sw");
    let angles = (0..80).map(|step| {
        motion
            .pose(space("c4"), 10.0 * f64::from(step))
            .unwrap()
            .angle
    });
    let farthest = angles.fold(f64::MAX, f64::min);
    assert!((-6.0..-1.0).contains(&farthest), "{farthest}");
}

/// What a turn of one action has led to.
fn outcome(position: &str, action: &str) -> (Position, Motion) {
    let before: Position = position.parse().unwrap();
    let after = before.play(action.parse().unwrap()).unwrap();
    (after, Motion::of_outcome(&before, &after))
}

/// Black's c4 is turned in passing, and only f6 stays active.
const LONELY: (&str, &str) = ("tixel 5t1/6/2t13/T15/6/6 w T9/T8 - -", "a3-f3sw");
const LOST: (&str, &str) = ("4u:X1/X1 4/1x12/X13/4 w -/- - -", "a2-d2");

#[test]
fn the_last_active_piece_of_a_player_shivers() {
    let (_, motion) = outcome(LONELY.0, LONELY.1);
    assert_eq!(motion.last_piece(), Some(space("f6")));
    let shaken = motion.pose(space("f6"), 0.25 * SHIVER);
    assert_eq!(shaken.unwrap().angle, 51.0);
    let (_, calm) = outcome(SACRIFICE, "a3-b3sw");
    assert_eq!((calm.last_piece(), calm.length()), (None, 0.0));
}

#[test]
fn the_pieces_of_a_player_who_has_lost_sink() {
    let (after, motion) = outcome(LOST.0, LOST.1);
    assert_eq!(after.winner(), Some(Player::White));
    let scale = |time| motion.pose(space("b3"), time).unwrap().scale;
    assert_eq!(scale(0.0), 1.0);
    assert!(scale(0.45 * SINK) < 0.9);
    assert_eq!(scale(SINK), 1.0);
    assert_eq!(motion.last_piece(), None);
}

#[test]
fn an_action_that_is_not_sent_yet_shows_nothing_of_what_it_leads_to() {
    let (_, lonely) = motion(LONELY.0, LONELY.1);
    assert_eq!(lonely.pose(space("f6"), lonely.length()), None);
    let (_, lost) = motion(LOST.0, LOST.1);
    let scale = |time| lost.pose(space("b3"), time).unwrap().scale;
    let moments = (0..100).map(|moment| 10.0 * f64::from(moment));
    assert!(moments.map(scale).all(|scale| scale == 1.0));
}

#[test]
fn another_speed_changes_the_length_but_not_the_way() {
    let (_, normal) = motion(SACRIFICE, "a3-c3n");
    for slowness in [0.5, 1.0, 2.0] {
        let other = normal.clone().slowed(slowness);
        let ratio = other.length() / normal.length();
        assert!((ratio - slowness).abs() < 1e-9);
        let half = |motion: &Motion| motion.pose(space("c3"), 0.5 * motion.length()).unwrap();
        assert!((half(&other).x - half(&normal).x).abs() < 1e-9);
    }
}
