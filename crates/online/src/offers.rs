//! Offers: which are open, and when one may be made again.

use api::online::{Offer, OpenOffer, Seat};

/// The offers of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offers {
    open: Vec<OpenOffer>,
    /// The number of turns played when each player last made each offer.
    made: [[Option<u32>; 3]; 2],
}

impl Offers {
    pub(crate) fn open(&self) -> &[OpenOffer] {
        &self.open
    }

    pub(crate) fn is_open(&self, offer: Offer, by: Seat) -> bool {
        self.open.contains(&OpenOffer { offer, by })
    }

    /// The number of turns played when a player last made an offer.
    pub(crate) fn last_made(&self, offer: Offer, by: Seat) -> Option<u32> {
        self.made[by as usize][offer as usize]
    }

    pub(crate) fn make(&mut self, offer: Offer, by: Seat, ply: u32) {
        self.open.push(OpenOffer { offer, by });
        self.made[by as usize][offer as usize] = Some(ply);
    }

    /// Closes an offer, whoever made it.
    pub(crate) fn close(&mut self, offer: Offer) {
        self.open.retain(|open| open.offer != offer);
    }

    /// Closes all offers.
    pub(crate) fn close_all(&mut self) {
        self.open.clear();
    }

    /// A turn was played, which declines the opponent's draw offer and every takeback.
    pub(crate) fn lapse(&mut self, mover: Seat) {
        self.open
            .retain(|open| open.offer == Offer::Draw && open.by == mover);
    }
}
