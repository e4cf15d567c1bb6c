//! Offers between two views of a game: which one is open, and which one was declined.

use api::online::{Offer, OpenOffer, View};

/// The open offer of the viewer's opponent.
pub fn offered(view: &View) -> Option<Offer> {
    let you = view.you?;
    let by_opponent = |open: &&OpenOffer| open.by != you;
    view.offers.iter().find(by_opponent).map(|open| open.offer)
}

/// The viewer's offer that the opponent declined between two views: explicitly, or by playing on.
pub fn declined(before: &View, view: &View) -> Option<Offer> {
    let you = view.you.filter(|you| before.you == Some(*you))?;
    let is_own = |view: &View, offer: Offer| view.offers.contains(&OpenOffer { offer, by: you });
    let is_gone = |offer: &Offer| is_own(before, *offer) && !is_own(view, *offer);
    let offer = [Offer::Draw, Offer::Takeback, Offer::Rematch]
        .into_iter()
        .find(is_gone)?;
    let was_theirs = before.to_move == Some(you.opposite());
    let is_refusal = match offer {
        Offer::Draw => view.result.is_none(),
        Offer::Takeback => {
            let played = view.turns.len().checked_sub(before.turns.len());
            // Playing on withdraws one's own request.
            view.result.is_none() && played.is_some_and(|played| played == 0 || was_theirs)
        }
        Offer::Rematch => view.rematch.is_none(),
    };
    is_refusal.then_some(offer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::online::{EndReason, Outcome, Seat, Terms, Time, Timing};
    use online::{Game, Presence};
    use rules::Setup;

    /// White's view of a game with these open offers, in which it is somebody's turn.
    fn view(offers: &[(Offer, Seat)], to_move: Seat) -> View {
        let terms = Terms::casual(Setup::TIX, Timing::Unlimited);
        let now = Time::from_millis(0);
        let game = Game::replay(&[Game::create(terms, now)]).unwrap();
        let offers = offers.iter().map(|(offer, by)| OpenOffer {
            offer: *offer,
            by: *by,
        });
        View {
            you: Some(Seat::White),
            to_move: Some(to_move),
            offers: offers.collect(),
            ..game.view(None, now, &Presence::default()).unwrap()
        }
    }

    #[test]
    fn an_offer_that_is_gone_while_the_game_goes_on_was_declined() {
        let (white, black) = (Seat::White, Seat::Black);
        for offer in [Offer::Draw, Offer::Takeback, Offer::Rematch] {
            let before = view(&[(offer, white)], black);
            assert_eq!(declined(&before, &before), None);
            assert_eq!(declined(&before, &view(&[], black)), Some(offer));
            let theirs = view(&[(offer, black)], black);
            assert_eq!(offered(&theirs), Some(offer));
            assert_eq!(declined(&theirs, &view(&[], black)), None);
        }
    }

    #[test]
    fn an_offer_that_was_accepted_was_not_declined() {
        let (white, black) = (Seat::White, Seat::Black);
        let before = view(&[(Offer::Draw, white)], black);
        let drawn = View {
            result: Some((Outcome::Draw, EndReason::Agreement)),
            ..view(&[], black)
        };
        assert_eq!(declined(&before, &drawn), None);
        let before = view(&[(Offer::Rematch, white)], black);
        let again = View {
            rematch: Some("23456789ab".parse().unwrap()),
            ..view(&[], black)
        };
        assert_eq!(declined(&before, &again), None);
    }
}
