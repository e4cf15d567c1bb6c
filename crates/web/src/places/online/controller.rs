//! The controller of an online game: connects the server's view, the connection and the board.

use api::online::{Claim, Command, GameCode, Offer, Outcome, Seat, Stakes, TurnId, View};
use leptos::prelude::*;
use rules::{Player, Turn};

use super::conditional::{self, Conditional};
use super::offers::{declined, offered};
use super::own_games::{kept, news};
use super::played::Played;
use super::uplink::Uplink;
use super::{kept_view, notifications, phrases, wording};
use crate::board::turn::composer::Composer;
use crate::board::{Desk, Mover, PlaceCommand, Said, Sound, play_sound};
use crate::engine;
use crate::online::clock;
use crate::online::connection::SentTurn;
use crate::online::finished::{self, Finished};
use crate::online::socket::{ConnectionState, News, now};
use crate::place::Place;
use crate::places::game_table::{self, Hint, Hints, SpokenClock};
use crate::places::play::game::guard::Guard;
use crate::places::play::wording as games;
use crate::settings::settings;
use crate::store::drafts;
use crate::{address, shell, t};

/// The keys on the board that an online game knows.
const COMMANDS: &[PlaceCommand] = &[
    PlaceCommand::Hint,
    PlaceCommand::TakeBack,
    PlaceCommand::Previous,
    PlaceCommand::Next,
    PlaceCommand::Clock,
];

/// An online game on the page. Copies share the same state.
#[derive(Clone, Copy)]
pub struct OnlineController {
    /// The board.
    pub desk: Desk,
    /// The state, as the server reports it.
    pub view: RwSignal<View>,
    /// The connection, and the server's time.
    pub uplink: Uplink,
    /// The turns, including a pending one.
    pub played: Memo<Played>,
    /// Which earlier position is on the board, by its number of turns; `None` for the current one.
    pub viewed: RwSignal<Option<usize>>,
    /// The hints, in games that are not rated.
    pub hints: Hints,
    /// The user's conditional turns.
    pub conditional: Conditional,
    /// The guard for beginners, in games that are not rated.
    pub guard: Guard,
    spoken: SpokenClock,
    /// The own offer that was withdrawn last, which nobody has declined.
    withdrawn: StoredValue<Option<Offer>>,
    /// The end of the game as shown on the board.
    shown: StoredValue<Option<(usize, Option<TurnId>)>>,
}

impl OnlineController {
    /// Connects to a game, given its first view.
    pub fn new(code: GameCode, first: View, lost: Callback<()>) -> OnlineController {
        let uplink = Uplink::new(code, &first, lost);
        let desk = Desk::new(first.position);
        desk.bottom.set(bottom(&first));
        let view = RwSignal::new(first);
        let played = Memo::new(move |_| {
            let line = uplink.line;
            line.with(|line| view.with(|view| Played::new(view, line.turn.as_ref())))
        });
        let controller = OnlineController {
            desk,
            view,
            uplink,
            played,
            viewed: RwSignal::new(None),
            hints: Hints::new(desk),
            conditional: Conditional::new(),
            guard: Guard::new(desk),
            spoken: SpokenClock::default(),
            withdrawn: StoredValue::new(None),
            shown: StoredValue::new(None),
        };
        let sent = Callback::new(move |turn: Turn| controller.consider(turn));
        controller
            .guard
            .play_with(move |turn| controller.on_turn(&turn));
        let drafted = Callback::new(move |draft: Option<String>| {
            let is_own_turn = controller
                .conditional
                .making
                .with_untracked(Option::is_none);
            if controller.viewed.get_untracked().is_none() && is_own_turn {
                drafts::save(&controller.draft_key(), draft.as_deref());
            }
        });
        let commanded = Callback::new(move |command| controller.on_command(command));
        let _ = desk
            .on_turn(sent)
            .on_draft(drafted)
            .on_command(COMMANDS, commanded);
        desk.preferences.follow_settings();
        Effect::new(move |_| {
            // No help while playing for a rating.
            if controller.is_rated_and_on() {
                desk.preferences.threats.set(false);
            }
        });
        Effect::new(move |_| {
            // Turns cannot be taken back unilaterally here, so even a single action must be sent
            // explicitly.
            if !desk.preferences.confirm.get() {
                desk.preferences.confirm.set(true);
            }
        });
        Effect::new(move |_| controller.announce_time());
        controller.list();
        controller
            .view
            .with_untracked(|view| kept_view::keep(&controller.code(), view));
        untrack(|| controller.show());
        untrack(|| phrases::catch_up(controller));
        on_cleanup(engine::quit);
        uplink.connect(move |news| controller.hear(news));
        controller
    }

    /// The code of the game.
    pub fn code(&self) -> GameCode {
        self.uplink.code()
    }

    fn draft_key(&self) -> String {
        format!("online.{}", self.code())
    }

    /// The seat of the person at this screen. Reactive.
    pub fn you(&self) -> Option<Seat> {
        self.view.with(|view| view.you)
    }

    /// Whether the game is over. Reactive.
    pub fn is_over(&self) -> bool {
        self.view.with(|view| view.result.is_some())
    }

    /// Whether it is the turn of the person at this screen. Reactive.
    pub fn is_your_turn(&self) -> bool {
        let is_sending = self.uplink.line.with(|line| line.turn.is_some());
        !is_sending
            && self
                .view
                .with(|view| view.you.is_some() && view.to_move == view.you)
    }

    /// Whether the person at this screen plays for a rating. Reactive.
    pub fn is_rated_and_on(&self) -> bool {
        self.view.with(|view| {
            view.terms.stakes == Stakes::Rated && view.you.is_some() && view.result.is_none()
        })
    }

    /// An open offer of the opponent. Reactive.
    pub fn offered(&self) -> Option<Offer> {
        self.view.with(offered)
    }

    /// Whether the person at this screen has an open offer of a kind. Reactive.
    pub fn has_offered(&self, offer: Offer) -> bool {
        let by = self.you();
        self.view.with(|view| {
            let mut offers = view.offers.iter();
            offers.any(|open| open.offer == offer && Some(open.by) == by)
        })
    }

    /// The milliseconds a player has left; `None` without a clock. Reactive.
    pub fn left(&self, player: Player) -> Option<u64> {
        let now = self.uplink.now.get();
        self.view.with(|view| clock::left(view, player.into(), now))
    }

    /// Sends a command.
    pub fn ask(&self, command: Command) {
        self.uplink.ask(command);
    }

    /// Makes an offer.
    pub fn offer(&self, offer: Offer) {
        self.ask(Command::Offer { offer });
    }

    /// Accepts the opponent's offer.
    pub fn accept(&self, offer: Offer) {
        self.ask(Command::Accept { offer });
    }

    /// Declines the opponent's offer, or withdraws one.
    pub fn decline(&self, offer: Offer) {
        if untrack(|| self.has_offered(offer)) {
            self.withdrawn.set_value(Some(offer));
        }
        self.ask(Command::Decline { offer });
    }

    /// Ends the game because the opponent has left.
    pub fn claim(&self, claim: Claim) {
        self.ask(Command::Claim { claim });
    }

    fn hear(&self, news: News) {
        // The place may have been left.
        if self.shown.try_get_value().is_none() {
            return;
        }
        match news {
            News::View(view) => self.see(*view),
            News::Line(line) => self.on_line(line),
            News::Refused(refusal) => shell::notify(wording::refusal(&refusal)),
            News::Busy => shell::notify(t!("online-busy")),
            News::NotSent => shell::notify(t!("online-not-sent")),
            News::Ended => self.uplink.end(),
        }
    }

    fn see(&self, view: View) {
        self.uplink.set_time(view.now);
        let before = self.view.get_untracked();
        if before.you != view.you {
            self.desk.bottom.set(bottom(&view));
        }
        let is_news = before.you != view.you || before.result != view.result;
        let has_moved = before.to_move != view.to_move || before.offers != view.offers;
        if view.you.is_some() && (is_news || has_moved) {
            news::see(&self.code(), &view);
        }
        self.view.set(view);
        if is_news {
            self.list();
        }
        self.show();
        self.view.with_untracked(|view| {
            kept_view::keep(&self.code(), view);
            notifications::tell_turn(&before, view);
            self.announce(&before, view);
        });
    }

    fn on_line(&self, line: ConnectionState) {
        let was_lost = self
            .uplink
            .line
            .with_untracked(|line| line.silence.is_some());
        let is_lost = line.silence.is_some();
        self.uplink.line.set(line);
        if is_lost && !was_lost {
            shell::announce(t!("online-lost"));
        } else if was_lost && !is_lost {
            shell::announce(t!("online-back"));
        }
        self.show();
    }

    /// Lists the game on this device while it is going on, and keeps it afterwards.
    fn list(&self) {
        let code = self.code();
        self.view
            .with_untracked(|view| match (view.you, view.result) {
                (Some(_), None) => kept::remember(&code, &view.terms),
                (you, _) => {
                    kept::forget(&code, now());
                    phrases::forget(*self);
                    if let Some(seat) = you {
                        let turns = view.turns.iter().map(|played| played.turn.clone());
                        finished::keep(Finished {
                            code: code.to_string(),
                            you: seat.player(),
                            seen: now() as u64,
                            setup: view.terms.setup,
                            turns: turns.collect(),
                            won: match view.result {
                                Some((Outcome::Win { seat: winner }, _)) => Some(winner == seat),
                                _ => None,
                            },
                        });
                    }
                }
            });
    }

    /// Announces what cannot be seen on the board.
    fn announce(&self, before: &View, view: &View) {
        // Whoever declined an offer may have agreed since, or made it themselves.
        if before.result != view.result || offered(before) != offered(view) {
            for offer in [Offer::Draw, Offer::Takeback, Offer::Rematch] {
                shell::retract(&wording::declined(offer));
            }
        }
        if let Some(offer) = offered(view).filter(|offer| offered(before) != Some(*offer)) {
            shell::announce(wording::offered(offer));
            notifications::tell(&wording::offered(offer), &games::game(view.terms.setup));
            self.sound(Sound::Offer);
        }
        phrases::hear(*self, before);
        if let Some(offer) = declined(before, view) {
            let own = self.withdrawn.get_value();
            self.withdrawn.set_value(None);
            if own != Some(offer) {
                shell::notify(wording::declined(offer));
            }
        }
        if view.turns.len() < before.turns.len() {
            shell::announce(t!("play-taken-back"));
        }
        if before.result.is_none()
            && let Some((outcome, _)) = view.result
        {
            let has_lost = view.you.is_some_and(|you| {
                outcome
                    == Outcome::Win {
                        seat: you.opposite(),
                    }
            });
            self.sound(if has_lost { Sound::Loss } else { Sound::Win });
        }
        let is_new = before.rematch.is_none();
        if let Some(code) = view
            .rematch
            .as_ref()
            .filter(|_| is_new && view.you.is_some())
        {
            address::go(&Place::Online(code.clone()));
        }
    }

    fn sound(&self, sound: Sound) {
        if untrack(settings).has_sounds() {
            play_sound(sound);
        }
    }

    /// Shows the current state. A turn being composed is kept if nothing was played.
    fn show(&self) {
        let played = self.played.get_untracked();
        let view = self.view.get_untracked();
        let end = played.end();
        let before = self.shown.get_value();
        self.update_mover();
        if before.as_ref() != Some(&end) {
            self.shown.set_value(Some(end));
            self.conditional.making.set(None);
            self.update_mover();
            self.guard.dismiss();
            self.viewed.set(None);
            self.stand(&played, &view);
        } else if let Some((outcome, reason)) = view.result
            && self.viewed.get_untracked().is_none()
        {
            let ending = wording::ending(outcome, reason);
            if self.desk.said.with_untracked(|said| *said != ending) {
                // Nothing can be done any more with the piece that was chosen.
                self.desk.let_go();
                self.desk.said.set(ending);
            }
        }
    }

    /// Puts the current position on the board, and the draft of the next turn.
    fn stand(&self, played: &Played, view: &View) {
        let (position, last) = played.position_after(played.len());
        self.desk.stand(position, last);
        match view.result {
            Some((outcome, reason)) => self.desk.said.set(wording::ending(outcome, reason)),
            None if view.to_move == view.you => self.desk.restore_draft_of(&self.draft_key()),
            None => {}
        }
    }

    /// Returns from something else to the current position.
    pub fn stand_again(&self) {
        let (played, view) = (self.played.get_untracked(), self.view.get_untracked());
        self.update_mover();
        self.stand(&played, &view);
    }

    /// Sets who may compose a turn here.
    pub fn update_mover(&self) {
        let view = self.view.get_untracked();
        let making = self.conditional.making.get_untracked();
        let mover = match (view.result, view.you) {
            _ if self.viewed.get_untracked().is_some() => Mover::Nobody,
            (Some(_), you) => Mover::Over(you.map(Seat::player)),
            (None, Some(you)) => {
                let player = making.map_or(you.player(), |making| making.player(you));
                Mover::Only(player)
            }
            (None, None) => Mover::Nobody,
        };
        if self.desk.mover.get_untracked() != mover {
            self.desk.mover.set(mover);
        }
    }

    /// A turn was sent from the board: it goes to the server, unless the guard objects.
    fn consider(&self, turn: Turn) {
        if Guard::is_wanted() && !untrack(|| self.is_rated_and_on()) {
            let before = self.view.with_untracked(|view| view.position);
            self.guard.consider(before, turn);
        } else {
            self.on_turn(&turn);
        }
    }

    /// A turn goes to the server.
    fn on_turn(&self, turn: &Turn) {
        if let Some(making) = self.conditional.making.get_untracked() {
            conditional::take(*self, making, turn);
            return;
        }
        let ply = self.view.with_untracked(|view| view.turns.len());
        let (Ok(ply), Ok(id)) = (u32::try_from(ply), new_id().parse()) else {
            return;
        };
        drafts::save(&self.draft_key(), None);
        self.uplink.play(SentTurn {
            id,
            ply,
            notation: turn.to_string(),
        });
        self.view.with_untracked(notifications::offer);
    }

    /// A key on the board asks for something besides the turn.
    fn on_command(&self, command: PlaceCommand) {
        let length = self.played.with_untracked(Played::len);
        let seen = self.viewed.get_untracked().unwrap_or(length);
        match command {
            PlaceCommand::Previous => self.view_turn(seen.saturating_sub(1)),
            PlaceCommand::Next => self.view_turn(seen + 1),
            PlaceCommand::Clock => self.speak_clock(),
            PlaceCommand::Hint if untrack(|| self.may_ask_for_hint()) => self.ask_hint(),
            PlaceCommand::TakeBack if untrack(|| self.can_ask_for_takeback()) => {
                self.offer(Offer::Takeback);
            }
            _ => {}
        }
    }

    /// Whether hints are allowed: not while playing for a rating. Reactive.
    pub fn may_ask_for_hint(&self) -> bool {
        let is_complete = self.desk.composer.with(Composer::is_complete);
        let is_free = !is_complete && self.hints.state.get() != Hint::Asked;
        is_free && self.is_your_turn() && !self.is_rated_and_on()
    }

    /// Asks the engine what to play.
    pub fn ask_hint(&self) {
        let played = self.played.get_untracked();
        self.view_turn(played.len());
        let composer = self.desk.composer;
        let here = composer.with_untracked(|composer| *composer.now());
        self.hints.ask(played.question(&here));
    }

    /// Whether a takeback can be requested. Reactive.
    pub fn can_ask_for_takeback(&self) -> bool {
        let may = self.view.with(|view| {
            let own = match view.you {
                Some(Seat::White) => 1,
                Some(Seat::Black) => 2,
                None => usize::MAX,
            };
            view.terms.stakes == Stakes::Casual && view.result.is_none() && view.turns.len() >= own
        });
        // The opponent must not hear of a conditional turn that is being made.
        let is_own_turn = self.conditional.making.with(Option::is_none);
        let is_open = self.uplink.line.with(|line| line.is_open);
        may && is_own_turn && is_open && !self.has_offered(Offer::Takeback)
    }

    /// Says how much time is left when it becomes little. Reactive.
    fn announce_time(&self) {
        if let Some((seat, left)) = self.running()
            && self.spoken.look(seat.player(), left)
        {
            self.speak_clock();
        }
    }

    /// Says how much time the player to move has left.
    fn speak_clock(&self) {
        if let Some((seat, left)) = untrack(|| self.running()) {
            game_table::speak(untrack(|| wording::name(*self, seat)), left);
        }
    }

    /// Whose clock runs, and the milliseconds that are left on it. Reactive.
    fn running(&self) -> Option<(Seat, u64)> {
        let seat = self.view.with(|view| view.to_move)?;
        Some((seat, self.left(seat.player())?))
    }

    /// Shows the position after a number of turns.
    pub fn view_turn(&self, turns: usize) {
        self.hints.clear();
        let played = self.played.get_untracked();
        if turns < played.len() {
            // Set first, so that leaving the draft does not delete it.
            self.viewed.set(Some(turns));
            self.conditional.making.set(None);
            self.update_mover();
            let (position, last) = played.position_after(turns);
            self.desk.stand(position, last);
            self.desk.said.set(Said::Own(t!("play-looking-back")));
        } else if self.viewed.get_untracked().is_some() {
            self.viewed.set(None);
            self.stand_again();
        }
    }
}

/// Who sits at the bottom of the board: the viewer.
fn bottom(view: &View) -> Player {
    view.you.map_or(Player::White, Seat::player)
}

/// A turn id that is unique within the game.
fn new_id() -> String {
    let random = || (js_sys::Math::random() * 2_f64.powi(32)) as u32;
    format!("{:08x}{:08x}", random(), random())
}
