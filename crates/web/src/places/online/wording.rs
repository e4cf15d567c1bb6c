//! Online games in words: players, terms, offers, endings, refusals.

use api::online::{EndReason, Offer, Outcome, Seat, Stakes, Terms, TimeOdds, Timing, View};
use api::people::{GameSummary, PlayerView};
use leptos::prelude::With;
use words::{Ending, Language, Words, player_name};

use super::controller::OnlineController;
use super::table::minutes;
use crate::board::Said;
use crate::language::language;
use crate::online::http::Fault;
use crate::online::reader::ReadRefusal;
use crate::places::people;
use crate::t;

/// A player's label: You, an account's name, Opponent, or the colour. Where space is short only the
/// name is shown, so it includes absence and vacation.
pub fn name(controller: OnlineController, seat: Seat) -> String {
    // After the end nobody is waiting.
    let (is_away, is_on_vacation) = controller.view.with(|view| {
        let seat = &view.seats[seat as usize];
        let is_on = view.result.is_none();
        (
            is_on && seat.away.is_some(),
            is_on && seat.vacation_until.is_some(),
        )
    });
    let account = controller.view.with(|view| {
        let player = view.players[seat as usize].as_ref()?;
        player.name.is_some().then(|| self::player(player))
    });
    match (controller.you(), account) {
        (Some(you), _) if you == seat => t!("play-you"),
        (Some(_), Some(name)) if is_on_vacation => t!("people-on-vacation", name = name),
        (Some(_), Some(name)) if is_away => t!("people-away", name = name),
        (_, Some(name)) => name,
        (Some(_), None) if is_away => t!("online-opponent-away"),
        (Some(_), None) => t!("online-opponent"),
        (None, None) => Words::of(language()).player(seat.player()),
    }
}

/// A player's name, marked if it is a bot; or a guest.
pub fn player(player: &PlayerView) -> String {
    match &player.name {
        Some(name) if player.is_bot => t!("people-bot-named", name = name.to_string()),
        Some(name) => name.to_string(),
        None => t!("lobby-guest"),
    }
}

/// Whether a game is rated.
pub fn stakes(terms: &Terms) -> String {
    match terms.stakes {
        Stakes::Rated => t!("lobby-rated"),
        Stakes::Casual => t!("lobby-casual"),
    }
}

/// The colour of a player, and their rating.
pub fn colour_and_rating(view: &View, seat: Seat) -> String {
    let colour = Words::of(language()).player(seat.player());
    let player = view.players[seat as usize].as_ref();
    match player.and_then(|player| player.rating) {
        Some(rating) => t!(
            "people-colour-rated",
            colour = colour,
            rating = people::rating(rating)
        ),
        None => colour,
    }
}

/// The game's effect on the user's rating.
pub fn rating_change(view: &View) -> Option<String> {
    let change = view.rating_changes?[view.you? as usize];
    Some(t!(
        "people-rating-change",
        before = change.before,
        after = change.after
    ))
}

/// The clock of a game, and who has less time.
pub fn timing(terms: &Terms) -> String {
    let clock = clock(terms.timing);
    match terms.odds {
        Some(odds) => t!("online-clock-odds", clock = clock, odds = self::odds(odds)),
        None => clock,
    }
}

/// Who has how much less time.
pub fn odds(odds: TimeOdds) -> String {
    t!(
        "online-less-time",
        player = Words::of(language()).player(odds.seat.player()),
        time = minutes(odds.base),
        seconds = seconds(odds.increment)
    )
}

/// Seconds as exactly as they count: part of an increment is not always a whole number of them.
fn seconds(millis: u64) -> String {
    let whole = millis / 1000;
    let rest = format!("{:03}", millis % 1000);
    let point = match language() {
        Language::German | Language::Dutch => ',',
        Language::English | Language::Japanese => '.',
    };
    match rest.trim_end_matches('0') {
        "" => whole.to_string(),
        rest => format!("{whole}{point}{rest}"),
    }
}

fn clock(timing: Timing) -> String {
    match timing {
        Timing::Live { base, increment } => t!(
            "play-clock-named",
            minutes = base / 60_000,
            seconds = increment / 1000
        ),
        Timing::Correspondence { days } => t!("online-clock-per-turn", days = days),
        Timing::Unlimited => t!("play-clock-none"),
    }
}

/// The user's opponent, if there is one yet.
pub fn opponent(game: &GameSummary) -> Option<String> {
    let seat = game.you?.opposite();
    game.players[seat as usize].as_ref().map(player)
}

/// The opponent's offer, as a question.
pub fn offered(offer: Offer) -> String {
    match offer {
        Offer::Draw => t!("online-offered-draw"),
        Offer::Takeback => t!("online-offered-takeback"),
        Offer::Rematch => t!("online-offered-rematch"),
    }
}

/// That the opponent declined an offer.
pub fn declined(offer: Offer) -> String {
    match offer {
        Offer::Draw => t!("online-declined-draw"),
        Offer::Takeback => t!("online-declined-takeback"),
        Offer::Rematch => t!("online-declined-rematch"),
    }
}

/// A player's offer, beside their name.
pub fn offers(offer: Offer) -> String {
    match offer {
        Offer::Draw => t!("online-offers-draw"),
        Offer::Takeback => t!("online-offers-takeback"),
        Offer::Rematch => t!("online-offers-rematch"),
    }
}

/// The same beside one's own name.
pub fn own_note(offer: Offer) -> String {
    match offer {
        Offer::Draw => t!("online-noted-draw"),
        Offer::Takeback => t!("online-noted-takeback"),
        Offer::Rematch => t!("online-noted-rematch"),
    }
}

/// One's own offer, in a sentence.
pub fn own_offer(offer: Offer) -> String {
    match offer {
        Offer::Draw => t!("online-own-draw"),
        Offer::Takeback => t!("online-own-takeback"),
        // The end of the game has a button for it, which says so.
        Offer::Rematch => own_note(offer),
    }
}

/// The result for the person at this screen, or by colour.
pub fn headline(outcome: Outcome, you: Option<Seat>) -> String {
    match (outcome, you) {
        (Outcome::Draw, _) => t!("play-drawn"),
        (Outcome::Void, _) => t!("online-void"),
        (Outcome::Win { seat }, Some(you)) if seat == you => t!("play-won"),
        (Outcome::Win { .. }, Some(_)) => t!("online-lost-game"),
        (Outcome::Win { seat: Seat::White }, None) => t!("play-white-won"),
        (Outcome::Win { seat: Seat::Black }, None) => t!("play-black-won"),
    }
}

/// How the game ended, as the line says it.
pub fn ending(outcome: Outcome, reason: EndReason) -> Said {
    let by_words = match (outcome, reason) {
        (Outcome::Win { seat }, EndReason::Rules) => Some(Ending::NoAction {
            winner: seat.player(),
        }),
        (Outcome::Win { seat }, EndReason::Resignation) => Some(Ending::Resignation {
            winner: seat.player(),
        }),
        (Outcome::Win { seat }, EndReason::Time) => Some(Ending::Time {
            winner: seat.player(),
        }),
        (Outcome::Draw, EndReason::Agreement) => Some(Ending::Agreement),
        (Outcome::Draw, EndReason::Repetition) => Some(Ending::Repetition),
        _ => None,
    };
    match by_words {
        Some(ending) => Said::Ended(ending),
        None => Said::Own(other_ending(outcome, reason)),
    }
}

/// Why the game ended, in a sentence.
pub fn why_ended(outcome: Outcome, reason: EndReason) -> String {
    match ending(outcome, reason) {
        Said::Ended(ending) => Words::of(language()).ending(ending),
        _ => other_ending(outcome, reason),
    }
}

fn other_ending(outcome: Outcome, reason: EndReason) -> String {
    let winner = match outcome {
        Outcome::Win { seat } => player_name(seat.player()),
        Outcome::Draw | Outcome::Void => "none",
    };
    match reason {
        EndReason::TurnLimit => t!("online-end-turn-limit"),
        EndReason::Idle => t!("online-end-idle", winner = winner),
        EndReason::Left => t!("online-end-left", winner = winner),
        EndReason::Aborted => t!("online-end-aborted"),
        EndReason::NoShow => t!("online-end-no-show"),
        EndReason::Rules
        | EndReason::Resignation
        | EndReason::Time
        | EndReason::Agreement
        | EndReason::Repetition => t!("play-end"),
    }
}

/// Why a command was refused. Newer servers may send unknown reasons.
pub fn refusal(refusal: &ReadRefusal) -> String {
    let key = format!("online-refused-{}", refusal.kind);
    match Words::of(language()).knows(&key) {
        true => t!(&key, turns = refusal.turns),
        false => t!("online-refused-other"),
    }
}

/// The key of the heading where a game cannot be shown.
pub fn missing(fault: &Fault) -> &'static str {
    match fault {
        Fault::Offline => "online-missing-offline",
        Fault::NoOnlineGames => "online-missing-online",
        Fault::Named { kind, .. } if kind == "private" || kind == "over" => {
            "online-missing-private"
        }
        Fault::NoGame | Fault::NotFound => "online-missing",
        Fault::Refused(_)
        | Fault::TooMany(_)
        | Fault::Busy(_)
        | Fault::Named { .. }
        | Fault::Other(_) => "online-missing-now",
    }
}

/// Why a request failed.
pub fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Offline => t!("online-fault-offline"),
        Fault::NoOnlineGames => t!("online-fault-none"),
        Fault::NoGame => t!("online-fault-no-game"),
        Fault::NotFound => t!("people-fault-not-found"),
        Fault::Refused(refused) => refusal(refused),
        Fault::TooMany(seconds) => t!("online-fault-too-many", seconds = *seconds),
        Fault::Busy(seconds) => t!("online-fault-busy", seconds = *seconds),
        Fault::Named { kind, said } => {
            let key = format!("people-fault-{kind}");
            match Words::of(language()).knows(&key) {
                true => t!(&key),
                false => t!("online-fault-other", said = said.as_str()),
            }
        }
        Fault::Other(said) => t!("online-fault-other", said = said.as_str()),
    }
}

/// That the connection is lost and since when, and that a turn can still be made.
pub fn silence(controller: OnlineController, millis: u64) -> String {
    let lost = t!("online-silence", time = minutes(millis));
    let is_sending = controller.uplink.line.with(|line| line.turn.is_some());
    let later = is_sending || controller.is_your_turn();
    let later = later.then(|| t!("online-sent-later"));
    Words::of(language()).in_a_row([lost].into_iter().chain(later))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_told_as_exactly_as_they_count() {
        let told = |increment| {
            odds(TimeOdds {
                seat: Seat::Black,
                base: 150_000,
                increment,
            })
        };
        for (language, half) in [
            (Language::English, "2.5"),
            (Language::German, "2,5"),
            (Language::Dutch, "2,5"),
            (Language::Japanese, "2.5"),
        ] {
            crate::language::speak(language);
            assert!(told(2_500).contains(half), "{}", told(2_500));
            assert!(told(625).contains("625"), "{}", told(625));
            let point = &half[1..2];
            for whole in [0, 2_000] {
                let part = format!("{}{point}", whole / 1000);
                assert!(!told(whole).contains(&part), "{}", told(whole));
            }
        }
    }

    #[test]
    fn every_refusal_has_a_sentence_of_its_own_in_every_language() {
        use api::online::Refusal as Sent;
        let refusals = [
            Sent::NotSeated,
            Sent::AlreadySeated,
            Sent::SeatTaken,
            Sent::NotStarted,
            Sent::Over,
            Sent::NotOver,
            Sent::NotYourTurn { seat: Seat::White },
            Sent::Stale { sent: 1, played: 2 },
            Sent::Illegal {
                index: 0,
                sentence: String::new(),
            },
            Sent::TurnIdUsed,
            Sent::OutOfTime,
            Sent::NotYet {
                at: api::online::Time::from_millis(0),
            },
            Sent::AlreadyOffered,
            Sent::NoSuchOffer { offer: Offer::Draw },
            Sent::TooSoon { turns: 3 },
            Sent::OnlyOnce,
            Sent::NoTakebacks,
            Sent::NothingToTakeBack,
            Sent::TooLateToAbort,
            Sent::NotAway { at: None },
            Sent::NoClaims,
            Sent::NoConditionalTurns,
            Sent::OnlyWhileWaiting,
            Sent::TooManyConditionalTurns,
            Sent::AnsweredTwice,
            Sent::EnoughSaid,
            Sent::NotHeard,
            Sent::AlreadyRematched,
            Sent::UnknownEvent { number: 1 },
        ];
        let as_read = |sent: &Sent| -> ReadRefusal {
            serde_json::from_str(&serde_json::to_string(sent).unwrap()).unwrap()
        };
        for language in Language::ALL {
            crate::language::speak(language);
            let said: std::collections::BTreeSet<String> = refusals
                .iter()
                .map(|sent| refusal(&as_read(sent)))
                .collect();
            assert_eq!(said.len(), refusals.len(), "{language}: {said:?}");
            assert!(!said.contains(&t!("online-refused-other")), "{language}");
            let is_raw = |text: &String| text.contains("online-") || text.contains('{');
            assert!(!said.iter().any(is_raw), "{language}: {said:?}");
        }
    }

    #[test]
    fn every_fault_has_a_sentence_of_its_own_in_every_language() {
        use api::people::FaultKind;
        for language in Language::ALL {
            crate::language::speak(language);
            let sentence = |kind: FaultKind| {
                let kind = serde_json::to_value(kind).unwrap();
                let kind = kind.as_str().unwrap().to_owned();
                let key = format!("people-fault-{kind}");
                assert!(Words::of(language).knows(&key), "{language}: {key}");
                let said = String::new();
                fault(&Fault::Named { kind, said })
            };
            let said: std::collections::BTreeSet<String> =
                FaultKind::ALL.into_iter().map(sentence).collect();
            assert_eq!(said.len(), FaultKind::ALL.len(), "{language}: {said:?}");
        }
    }

    #[test]
    fn every_end_is_said_and_names_the_winner_by_colour() {
        let black = Outcome::Win { seat: Seat::Black };
        for language in Language::ALL {
            crate::language::speak(language);
            let name = Words::of(language).player(rules::Player::Black);
            for reason in [
                EndReason::Rules,
                EndReason::Resignation,
                EndReason::Time,
                EndReason::Idle,
                EndReason::Left,
            ] {
                let text = why_ended(black, reason);
                assert!(text.contains(&name), "{language}, {reason:?}: {text}");
            }
            for (outcome, reason) in [
                (Outcome::Draw, EndReason::TurnLimit),
                (Outcome::Draw, EndReason::Left),
                (Outcome::Void, EndReason::Aborted),
                (Outcome::Void, EndReason::NoShow),
            ] {
                let text = why_ended(outcome, reason);
                assert!(!text.contains("online-") && text.len() > 5, "{text}");
            }
        }
    }
}
