//! Rate limits and quotas for people.

use std::time::Duration;

use super::rates::Rate;

/// What a server allows the people who play on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameLimits {
    /// Open WebSockets and streams at a time.
    pub sockets: usize,
    /// Those of one account: a bot has one for each of its games.
    pub sockets_per_account: usize,
    /// Those of one guest.
    pub sockets_per_guest: usize,
    /// Those of unknown people from one address.
    pub sockets_per_address: usize,
    /// Bytes in the body of a request, and in a message on a socket.
    pub message: usize,
    /// Time for the body of a request to arrive.
    pub body: Duration,
    /// The interval between pings on a socket. Pages report a lost connection after 3 s of silence.
    pub ping: Duration,
    /// A socket that has been silent for this long is closed.
    pub silence: Duration,
    /// A server that has been silent for this long counts as gone, and so do the players connected
    /// to it.
    pub lease: Duration,
    /// Timeout for a client to take a message.
    pub send: Duration,
    /// Games a person may create.
    pub games_per_person: Rate,
    /// Games that unknown people from one address may create.
    pub games_per_address: Rate,
    /// Messages on a socket.
    pub messages: Rate,
    /// Accounts that may be created from one address.
    pub sign_ups: Rate,
    /// Attempts to sign in or to use a recovery code from one address.
    pub sign_ins_from_address: Rate,
    /// Attempts to sign in or to use a recovery code with one name from one address: nobody can lock
    /// somebody else out.
    pub sign_ins_by_name: Rate,
    /// Those with one name from everywhere, against guesses from many addresses.
    pub sign_ins_to_name: Rate,
    /// Exports and pages of records for one person, or for unknown people from one address.
    pub exports: Rate,
    /// Seeks and challenges of one person.
    pub seeks: Rate,
    /// Reports of one person.
    pub reports: Rate,
    /// Tokens that a person may make.
    pub tokens: Rate,
    /// Vacations that a person may begin.
    pub vacations: Rate,
    /// Memory for hashing a password, in KiB.
    pub password_memory: u32,
    /// The number of passes of a password hash over that memory.
    pub password_passes: u32,
}

impl GameLimits {
    /// How many of a server's connections may be sockets: three in four, so that a page is served
    /// however many games are open.
    pub const fn sockets_of(connections: usize) -> usize {
        connections - connections.div_ceil(4)
    }
}

impl Default for GameLimits {
    fn default() -> GameLimits {
        GameLimits {
            sockets: GameLimits::sockets_of(crate::Limits::default().connections),
            sockets_per_account: 100,
            sockets_per_guest: 20,
            sockets_per_address: 200,
            message: 4 * 1024,
            body: Duration::from_secs(10),
            ping: Duration::from_secs(2),
            silence: Duration::from_secs(20),
            lease: Duration::from_secs(15),
            send: Duration::from_secs(10),
            games_per_person: Rate {
                burst: 10,
                every: Duration::from_secs(30),
            },
            games_per_address: Rate {
                burst: 60,
                every: Duration::from_secs(5),
            },
            messages: Rate {
                burst: 30,
                every: Duration::from_millis(200),
            },
            sign_ups: Rate {
                burst: 10,
                every: Duration::from_secs(60),
            },
            sign_ins_from_address: Rate {
                burst: 20,
                every: Duration::from_secs(10),
            },
            sign_ins_by_name: Rate {
                burst: 10,
                every: Duration::from_secs(30),
            },
            sign_ins_to_name: Rate {
                burst: 200,
                every: Duration::from_secs(3),
            },
            exports: Rate {
                burst: 5,
                every: Duration::from_secs(20),
            },
            seeks: Rate {
                burst: 20,
                every: Duration::from_secs(3),
            },
            reports: Rate {
                burst: 10,
                every: Duration::from_secs(600),
            },
            tokens: Rate {
                burst: 10,
                every: Duration::from_secs(60),
            },
            vacations: Rate {
                burst: 5,
                every: Duration::from_secs(3_600),
            },
            password_memory: 19 * 1024,
            password_passes: 2,
        }
    }
}
