//! The nets inside the program.

use std::sync::OnceLock;

use engine::{Engine, Learned, Net, SHIPPED_NETS};

/// The evaluation with all nets of this program, read once.
pub(crate) fn learned() -> Learned {
    static LEARNED: OnceLock<Learned> = OnceLock::new();
    let read = |(_, bytes): &(_, &[u8])| Net::from_bytes(bytes).ok();
    let learned = || Learned::new(SHIPPED_NETS.iter().filter_map(read));
    LEARNED.get_or_init(learned).clone()
}

/// An engine with all nets of this program.
pub(crate) fn engine() -> Engine<Learned> {
    Engine::with(learned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_net_can_be_read() {
        for (name, bytes) in SHIPPED_NETS {
            let net = Net::from_bytes(bytes).unwrap();
            assert!(learned().net(net.setup()).is_some(), "{name}");
        }
    }
}
