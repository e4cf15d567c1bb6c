//! The nets that come with the engine.

/// The nets strong enough to ship: a game's name and its file, for
/// [`Net::from_bytes`](super::Net::from_bytes). A constant, so that only programs that use it
/// contain it.
pub const SHIPPED_NETS: [(&str, &[u8]); 4] = [
    ("tix", include_bytes!("../../../../nets/tix.net")),
    ("tixel", include_bytes!("../../../../nets/tixel.net")),
    (
        "poka-yoke",
        include_bytes!("../../../../nets/poka-yoke.net"),
    ),
    ("regatta", include_bytes!("../../../../nets/regatta.net")),
];
