use leptos::prelude::*;
use rules::{Action, Player, Position, Setup, Shape, Space, Turn};

use super::{Desk, Last, Mover, PlaceCommand, Tap, Towards};
use crate::board::show::voice::said::Said;
use crate::board::turn::composer::Composer;
use crate::board::turn::draft::DraftFault;
use crate::board::turn::refusal::Refusal;

const FALL: &str = "tixel 6/6/2t13/T13T01/2t13/T15 w T7/T8 - -";

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn space(text: &str) -> Space {
    text.parse().unwrap()
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// A desk and the callbacks it made: turns and drafts.
struct Heard {
    desk: Desk,
    turns: RwSignal<Vec<String>>,
    drafts: RwSignal<Vec<Option<String>>>,
}

/// What every place does with a turn: it plays it and sets the new position.
fn accept(desk: Desk, turn: Turn) {
    let before = untrack(|| desk.position());
    let after = before.play_turn(&turn).unwrap();
    desk.stand(after, Some(Last { before, turn }));
}

/// Signals live as long as their owner.
fn listening(position: Position, test: impl FnOnce(Heard)) {
    let owner = Owner::new();
    owner.with(|| {
        let turns = RwSignal::new(Vec::new());
        let drafts = RwSignal::new(Vec::new());
        let desk = Desk::new(position);
        let desk = desk
            .on_turn(Callback::new(move |turn: Turn| {
                turns.update(|turns: &mut Vec<String>| turns.push(turn.to_string()));
                accept(desk, turn);
            }))
            .on_draft(Callback::new(move |draft| {
                drafts.update(|drafts: &mut Vec<Option<String>>| drafts.push(draft));
            }));
        test(Heard {
            desk,
            turns,
            drafts,
        });
    });
}

#[test]
fn a_turn_of_one_step_without_bonus_is_sent_at_once() {
    listening(position(FALL), |heard| {
        heard.desk.act(action("a3-b3ne"));
        assert_eq!(heard.turns.get_untracked(), ["a3-b3ne"]);
        assert_eq!(heard.desk.position().to_move(), Player::Black);
        let last = heard.desk.last.get_untracked().unwrap();
        assert_eq!(last.turn, turn("a3-b3ne"));
        assert_eq!(heard.desk.draft(), None);
    });
}

#[test]
fn a_turn_waits_for_confirmation_where_that_is_wanted() {
    listening(position(FALL), |heard| {
        heard.desk.preferences.confirm.set(true);
        heard.desk.act(action("a3-b3ne"));
        assert!(heard.turns.get_untracked().is_empty());
        heard.desk.send();
        assert_eq!(heard.turns.get_untracked(), ["a3-b3ne"]);
    });
}

#[test]
fn a_chain_is_sent_only_when_told_to_and_can_be_ended_early() {
    listening(position(FALL), |heard| {
        heard.desk.act(action("a3-c3n"));
        heard.desk.act(action("e3^"));
        assert!(heard.turns.get_untracked().is_empty(), "a chain waits");
        heard.desk.undo();
        heard.desk.send();
        assert_eq!(heard.turns.get_untracked(), ["a3-c3n"]);
        assert_eq!(heard.desk.position().to_move(), Player::Black);
        assert_eq!(heard.desk.position().bonus(), None);
    });
}

#[test]
fn a_draft_is_dropped_only_when_somebody_else_has_the_turn() {
    let owner = Owner::new();
    owner.with(|| {
        let order = RwSignal::new(Vec::new());
        let hear = move |what: String| order.update(|order: &mut Vec<String>| order.push(what));
        let desk = Desk::new(position(FALL));
        let desk = desk
            .on_turn(Callback::new(move |turn: Turn| {
                hear(turn.to_string());
                accept(desk, turn);
            }))
            .on_draft(Callback::new(move |draft: Option<String>| {
                hear(draft.map_or("dropped", |_| "drafted").to_owned());
            }));
        desk.act(action("a3-c3n"));
        desk.send();
        assert_eq!(order.get_untracked(), ["drafted", "a3-c3n", "dropped"]);
    });
}

#[test]
fn nothing_is_sent_before_anything_is_done() {
    listening(position(FALL), |heard| {
        heard.desk.send();
        assert!(heard.turns.get_untracked().is_empty());
        assert_eq!(heard.desk.said.get_untracked(), Said::NothingToSend);
    });
}

#[test]
fn a_draft_survives_and_is_dropped_when_the_turn_is_sent() {
    let mut kept = None;
    listening(position(FALL), |heard| {
        heard.desk.act(action("a3-c3n"));
        kept = heard.drafts.get_untracked().pop().flatten();
        heard.desk.send();
        assert_eq!(heard.drafts.get_untracked().pop(), Some(None));
    });
    let kept = kept.unwrap();
    listening(position(FALL), |heard| {
        heard.desk.restore(&kept).unwrap();
        let notation = heard.desk.composer.with_untracked(Composer::notation);
        assert_eq!(notation, "a3-c3n");
        assert!(heard.turns.get_untracked().is_empty());
        heard.desk.act(action("e3^"));
        heard.desk.send();
        assert_eq!(heard.turns.get_untracked(), ["a3-c3n,e3^"]);
    });
    listening(Position::start(Setup::TIXEL), |heard| {
        assert_eq!(heard.desk.restore(&kept), Err(DraftFault::OtherPosition));
        assert_eq!(heard.desk.position(), Position::start(Setup::TIXEL));
    });
}

#[test]
fn somebody_elses_turn_is_played_in_and_can_be_looked_back_at() {
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        let chain = turn("a3-c3n,e3^");
        accept(desk, chain.clone());
        let after = position(FALL).play_turn(&chain).unwrap();
        assert_eq!(desk.position(), after);
        desk.look_back(Some(1));
        let inside = desk.stage.scene.get_untracked();
        assert!(inside.piece_at(space("e3")).is_some());
        assert!(!desk.may_move(), "the past cannot be changed");
        desk.look_further(Towards::Earlier);
        assert!(
            desk.stage
                .scene
                .get_untracked()
                .piece_at(space("a3"))
                .is_some()
        );
        desk.look_back(None);
        assert!(
            desk.stage
                .scene
                .get_untracked()
                .piece_at(space("e3"))
                .is_none()
        );
        assert!(
            heard.turns.get_untracked().is_empty(),
            "it was not made here"
        );
    });
}

#[test]
fn whoever_may_not_move_only_looks() {
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        desk.mover.set(Mover::Only(Player::Black));
        desk.tap(space("a3"));
        assert_eq!(desk.pointer.looked_at.get_untracked(), Some(space("a3")));
        assert!(!desk.landings().is_empty(), "what it could do is seen");
        desk.tap(space("b3"));
        assert_eq!(desk.said.get_untracked(), Said::Refused(Refusal::NotNow));
        desk.tap_pool(Player::Black, Shape::Tixel);
        assert_eq!(desk.said.get_untracked(), Said::Refused(Refusal::NotNow));
        assert!(!desk.write("a3-b3ne"));
        assert!(heard.turns.get_untracked().is_empty());
        for (mover, refusal) in [
            (Mover::Nobody, Refusal::OnlyLooked),
            (Mover::Over(None), Refusal::Over),
        ] {
            desk.mover.set(mover);
            desk.tap(space("b3"));
            let said = Said::Refused(refusal);
            assert_eq!(desk.said.get_untracked(), said);
            desk.tap_pool(Player::White, Shape::Tixel);
            assert_eq!(desk.said.get_untracked(), said);
        }
    });
}

#[test]
fn the_opponents_pieces_can_be_looked_at() {
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        desk.tap(space("c4"));
        assert!(matches!(desk.said.get_untracked(), Said::Looks(..)));
        assert!(!desk.landings().is_empty(), "what it could do is seen");
        desk.tap(space("a3"));
        assert_eq!(
            desk.pointer.looked_at.get_untracked(),
            None,
            "an own piece is held as ever"
        );
        desk.toggle_threats();
        assert!(!desk.shown_threats().is_empty());
    });
}

#[test]
fn where_nothing_threatens_the_board_says_so() {
    Owner::new().with(|| {
        let desk = Desk::new(Position::start(rules::Setup::TIXEL));
        desk.toggle_threats();
        assert_eq!(desk.said.get_untracked(), Said::NoThreats);
        desk.toggle_threats();
        assert_eq!(desk.said.get_untracked(), Said::Threats(false));
    });
}

#[test]
fn a_turn_is_handed_over_and_nothing_moves_until_the_place_says_how_things_stand() {
    let owner = Owner::new();
    owner.with(|| {
        let sent = RwSignal::new(0);
        let desk = Desk::new(position(FALL))
            .on_turn(Callback::new(move |_| sent.update(|sent| *sent += 1)));
        desk.act(action("a3-b3ne"));
        assert_eq!(sent.get_untracked(), 1);
        assert_eq!(desk.position(), position(FALL));
        assert!(desk.draft().is_some(), "the turn is still there");
        accept(desk, turn("a3-b3ne"));
        assert_eq!(desk.position().to_move(), Player::Black);
        assert_eq!(desk.draft(), None);
    });
}

#[test]
fn a_written_turn_is_played_or_refused_with_its_fault() {
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        assert!(!desk.write("a3-c9q"));
        assert!(matches!(desk.said.get_untracked(), Said::Unreadable(..)));
        assert!(!desk.write("a3-c4n"));
        assert!(matches!(desk.said.get_untracked(), Said::Illegal(_)));
        assert!(desk.write(" a3-c3n,e3^ "));
        assert_eq!(heard.turns.get_untracked(), ["a3-c3n,e3^"]);
    });
}

#[test]
fn only_what_is_allowed_is_played() {
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        let wanted = action("a3-c3n");
        desk.allow(Some(std::sync::Arc::new(move |_, tried| tried == wanted)));
        desk.act(action("a3-b3ne"));
        assert!(matches!(
            desk.said.get_untracked(),
            Said::Refused(Refusal::NotAsked { .. })
        ));
        assert!(!desk.write("a3-b3ne"));
        desk.stand(position(FALL), None);
        desk.act(action("a3-b3ne"));
        assert!(
            desk.composer.with_untracked(|c| c.steps().is_empty()),
            "also afterwards"
        );
        desk.act(wanted);
        assert_eq!(desk.composer.with_untracked(|c| c.steps().len()), 1);
    });
}

#[test]
fn an_editor_hears_raw_taps_and_shows_what_is_no_position() {
    listening(position(FALL), |heard| {
        let taps = RwSignal::new(Vec::new());
        let desk = heard.desk.on_tap(Callback::new(move |tap: Tap| {
            taps.update(|taps: &mut Vec<Tap>| taps.push(tap));
        }));
        let mut parts = position(FALL).parts();
        parts.pieces.retain(|(space, _)| space.rank() == 2);
        assert!(Position::new(&parts).is_err());
        desk.edit(Some(&parts));
        assert!(
            desk.stage
                .scene
                .get_untracked()
                .piece_at(space("c4"))
                .is_none()
        );
        desk.tap(space("c4"));
        desk.tap_pool(Player::Black, Shape::Tixel);
        let expected = [
            Tap::Space(space("c4")),
            Tap::Pool(Player::Black, rules::Kind::Tixel),
        ];
        assert_eq!(taps.get_untracked(), expected);
        desk.edit(None);
        assert!(
            desk.stage
                .scene
                .get_untracked()
                .piece_at(space("c4"))
                .is_some()
        );
    });
}

#[test]
fn a_bonus_open_from_the_start_can_be_declined() {
    listening(
        position("6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3"),
        |heard| {
            let declined = RwSignal::new(false);
            let desk = heard.desk.on_decline(Callback::new(move |()| {
                declined.set(true);
                let after = untrack(|| heard.desk.position()).play(Action::End).unwrap();
                heard.desk.stand(after, None);
            }));
            desk.send();
            assert!(declined.get_untracked());
            assert_eq!(desk.position().to_move(), Player::Black);
            assert!(heard.turns.get_untracked().is_empty());
        },
    );
}

#[test]
fn putting_a_position_drops_what_was_begun() {
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        desk.act(action("a3-c3n"));
        let before = position(FALL);
        let last = Last {
            before,
            turn: turn("a3-c3n"),
        };
        desk.stand(before.play_turn(&last.turn).unwrap(), Some(last));
        assert!(desk.composer.with_untracked(|c| c.steps().is_empty()));
        assert_eq!(heard.drafts.get_untracked().pop(), Some(None));
    });
}

#[test]
fn on_a_small_space_the_first_tap_shows_and_the_second_does() {
    listening(position("tix 6/6/6/X15/6/6 w X7/X8 - -"), |heard| {
        let desk = heard.desk;
        let steps = || desk.composer.with_untracked(|c| c.steps().len());
        desk.tap_twice(space("a3"));
        assert!(
            matches!(desk.said.get_untracked(), Said::Piece(..)),
            "a piece is held at once"
        );
        desk.tap_twice(space("d3"));
        assert_eq!(desk.said.get_untracked(), Said::Previews(space("d3")));
        let seen = desk.preview().unwrap().ghost.unwrap().0;
        assert_eq!((seen, steps()), (space("d3"), 0));
        desk.tap_twice(space("c3"));
        assert_eq!(desk.said.get_untracked(), Said::Previews(space("c3")));
        assert!(heard.turns.get_untracked().is_empty());
        desk.tap_twice(space("c3"));
        assert_eq!(heard.turns.get_untracked(), ["a3-c3"]);
    });
}

#[test]
fn what_a_turn_turned_is_outlined_until_the_first_tap() {
    listening(
        position("tixel 5t1/6/2t13/T15/2t13/6 w T9/T7 - -"),
        |heard| {
            let desk = heard.desk;
            desk.mover.set(Mover::Only(Player::Black));
            accept(desk, turn("a3-d3ne"));
            assert_eq!(desk.aftermath(), [space("c2"), space("c4")]);
            desk.tap(space("f6"));
            assert!(desk.aftermath().is_empty());
        },
    );
    listening(
        position("tixel 5t1/6/2t13/T15/2t13/6 w T9/T7 - -"),
        |heard| {
            let desk = heard.desk;
            desk.mover.set(Mover::Only(Player::White));
            accept(desk, turn("a3-d3ne"));
            assert!(desk.aftermath().is_empty(), "one knows one's own turn");
        },
    );
}

#[test]
fn a_proposed_turn_is_seen_with_everything_it_would_do() {
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        desk.notes.proposed.set(Some(turn("a3-c3n,e3^")));
        let sights = desk.proposal();
        assert_eq!(sights.len(), 2);
        assert_eq!(sights[0].ghost.unwrap().0, space("c3"));
        assert_eq!(sights[0].turned.len(), 2);
        assert_eq!(sights[1].leaves, Some(space("e3")));
        desk.notes.proposed.set(Some(turn("a3-a3n")));
        assert!(desk.proposal().is_empty());
    });
}

#[test]
fn a_proposed_turn_lights_what_no_arrow_shows() {
    listening(position(FALL), |heard| {
        let notes = heard.desk.notes;
        notes.propose(turn("a3-c3n,e3^").actions());
        assert_eq!(notes.arrows.with_untracked(Vec::len), 1);
        assert_eq!(notes.lit.get_untracked(), [space("e3")]);
        notes.propose(&[]);
        assert!(notes.arrows.with_untracked(Vec::is_empty));
        assert!(notes.lit.with_untracked(Vec::is_empty));
        assert_eq!(notes.proposed.get_untracked(), None);
    });
}

#[test]
fn a_place_hears_only_the_commands_it_knows() {
    listening(position(FALL), |heard| {
        let commands = RwSignal::new(Vec::new());
        let known = &[PlaceCommand::Hint, PlaceCommand::Next];
        let desk = heard.desk;
        assert!(!desk.knows(PlaceCommand::Hint));
        let desk = desk.on_command(
            known,
            Callback::new(move |command| {
                commands.update(|all: &mut Vec<PlaceCommand>| all.push(command));
            }),
        );
        assert!(desk.knows(PlaceCommand::Hint) && !desk.knows(PlaceCommand::Clock));
        desk.command(PlaceCommand::Next);
        assert_eq!(commands.get_untracked(), [PlaceCommand::Next]);
    });
}

#[test]
fn a_tap_on_the_opponents_pool_says_whose_pieces_these_are() {
    let refused = |desk: Desk| match desk.said.get_untracked() {
        Said::Refused(refusal) => refusal,
        said => panic!("{said:?}"),
    };
    listening(position(FALL), |heard| {
        let desk = heard.desk;
        for mover in [Mover::Both, Mover::Only(Player::White)] {
            desk.mover.set(mover);
            desk.tap_pool(Player::Black, Shape::Tixel);
            assert_eq!(refused(desk), Refusal::PoolOf(Player::Black), "{mover:?}");
        }
        // While the opponent is to move, the player's own pool is locked.
        desk.mover.set(Mover::Only(Player::Black));
        desk.tap_pool(Player::Black, Shape::Tixel);
        assert_eq!(refused(desk), Refusal::NotNow);
        desk.tap_pool(Player::White, Shape::Tixel);
        assert_eq!(refused(desk), Refusal::PoolOf(Player::White));
        desk.mover.set(Mover::Over(None));
        desk.tap_pool(Player::Black, Shape::Tixel);
        assert_eq!(refused(desk), Refusal::Over);
    });
}

#[test]
fn the_end_shows_what_the_last_turn_turned_and_who_is_hemmed_in() {
    let before = position("6u:X2/X3 3X11x1/6/6/4x11/6/2x02X1 w -/- - -");
    listening(before, |heard| {
        let desk = heard.desk;
        desk.mover.set(Mover::Only(Player::White));
        assert!(desk.hemmed_in().is_empty());
        assert!(desk.write("f1-f4"));
        assert_eq!(desk.position().winner(), Some(Player::White));
        // White's own turn, shown to White because it is the end.
        assert_eq!(desk.aftermath(), [space("e3")]);
        assert_eq!(desk.hemmed_in(), [space("f6")]);
        desk.stand(before, None);
        assert!(desk.hemmed_in().is_empty());
    });
}
