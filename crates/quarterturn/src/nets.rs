//! The nets inside the program.

use std::sync::OnceLock;

use engine::{Engine, Learned, Net};

const NETS: [&[u8]; 2] = [
    include_bytes!("../../../nets/tixel.net"),
    include_bytes!("../../../nets/poka-yoke.net"),
];

/// The evaluation with all nets of this program, read once.
pub(crate) fn learned() -> Learned {
    static LEARNED: OnceLock<Learned> = OnceLock::new();
    let read = || Learned::new(NETS.iter().filter_map(|bytes| Net::from_bytes(bytes).ok()));
    LEARNED.get_or_init(read).clone()
}

/// An engine with all nets of this program.
pub(crate) fn engine() -> Engine<Learned> {
    Engine::with(learned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_net_can_be_read_and_is_small_enough_to_be_fetched() {
        for bytes in NETS {
            let net = Net::from_bytes(bytes).unwrap();
            assert!(learned().net(net.setup()).is_some());
            assert!(bytes.len() <= 300 << 10, "{net:?}: {} bytes", bytes.len());
        }
    }
}
