//! A position with the result of its search.

use engine::Score;
use rules::{
    Faults, Kind, Parts, Piece, Player, Pool, Position, Setup, Shape, Space, Stance, State, Word,
};

/// Where a position was met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A game went through it.
    Path,
    /// A few random actions off the path of a game.
    Aside,
    /// A search evaluated it.
    Leaf,
}

impl Origin {
    const ALL: [Origin; 3] = [Origin::Path, Origin::Aside, Origin::Leaf];
}

/// How the game of a position ended for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SampleOutcome {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
    /// The position belongs to no game.
    Unknown,
}

impl SampleOutcome {
    const ALL: [SampleOutcome; 4] = [
        SampleOutcome::Loss,
        SampleOutcome::Draw,
        SampleOutcome::Win,
        SampleOutcome::Unknown,
    ];

    /// From the winner of a game.
    pub fn of(winner: Option<Player>, mover: Player) -> SampleOutcome {
        match winner {
            None => SampleOutcome::Draw,
            Some(winner) if winner == mover => SampleOutcome::Win,
            Some(_) => SampleOutcome::Loss,
        }
    }

    /// The points for the player to move, from 0 to 1.
    pub fn points(self) -> Option<f32> {
        match self {
            SampleOutcome::Loss => Some(0.0),
            SampleOutcome::Draw => Some(0.5),
            SampleOutcome::Win => Some(1.0),
            SampleOutcome::Unknown => None,
        }
    }
}

/// A position at the beginning of a turn, as bytes: see the README.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample(Vec<u8>);

/// The fields after the spaces: pools, promotions, mover, origin, outcome, score.
const TAIL: usize = 6 + 2 + 1 + 1 + 1 + 2;
/// Proofs are at most this far from the ends of the range; estimates stay clear of them.
const PROVED: i16 = 30_000;
const MOST_GUESS: i32 = 20_000;

/// Why bytes are not a sample.
#[derive(Debug, thiserror::Error)]
pub enum SampleError {
    /// A byte is invalid at its offset.
    #[error("byte {0} of a position has no meaning")]
    Byte(usize),
    /// The parts are not consistent.
    #[error("a position is not possible: {0}")]
    Position(#[from] Faults),
}

impl Sample {
    /// The number of bytes of every sample of a setup.
    pub fn len_for(setup: Setup) -> usize {
        usize::from(setup.size()).pow(2) + TAIL
    }

    /// A position that has not been searched yet.
    pub fn of<W: Word>(state: &State<W>, origin: Origin) -> Sample {
        let mut bytes = Vec::with_capacity(Sample::len_for(state.setup()));
        for space in Space::all(state.setup().size()) {
            bytes.push(state.piece_at(space).map_or(0, |piece| {
                1 + (piece.stance as u8 | (piece.shape as u8) << 3 | (piece.player as u8) << 5)
            }));
        }
        for player in Player::ALL {
            bytes.extend(Kind::ALL.map(|kind| state.pool(player).count(kind)));
        }
        bytes.extend(Player::ALL.map(|player| state.promotions(player)));
        bytes.push(state.to_move() as u8);
        bytes.push(origin as u8);
        bytes.push(SampleOutcome::Unknown as u8);
        bytes.extend([0, 0]);
        Sample(bytes)
    }

    /// Reads a sample of a setup and checks it.
    ///
    /// # Errors
    /// If the bytes are not a position with a score.
    pub fn read(setup: Setup, bytes: &[u8]) -> Result<Sample, SampleError> {
        let sample = Sample(bytes.to_vec());
        let tail = bytes.len().saturating_sub(TAIL);
        if bytes.len() != Sample::len_for(setup) {
            return Err(SampleError::Byte(bytes.len()));
        }
        if bytes[tail + 9] as usize >= Origin::ALL.len() {
            return Err(SampleError::Byte(tail + 9));
        }
        if bytes[tail + 10] as usize >= SampleOutcome::ALL.len() {
            return Err(SampleError::Byte(tail + 10));
        }
        sample.position(setup)?;
        Ok(sample)
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn tail(&self) -> &[u8] {
        &self.0[self.0.len() - TAIL..]
    }

    fn tail_mut(&mut self) -> &mut [u8] {
        let begin = self.0.len() - TAIL;
        &mut self.0[begin..]
    }

    /// The position.
    ///
    /// # Errors
    /// If the bytes were changed since they were read.
    pub fn position(&self, setup: Setup) -> Result<Position, SampleError> {
        let mut pieces = Vec::new();
        for (at, (space, byte)) in Space::all(setup.size()).zip(&self.0).enumerate() {
            let Some(code) = byte.checked_sub(1) else {
                continue;
            };
            let player = *Player::ALL
                .get(usize::from(code >> 5))
                .ok_or(SampleError::Byte(at))?;
            pieces.push((
                space,
                Piece {
                    player,
                    shape: Shape::ALL[usize::from(code >> 3 & 3)],
                    stance: Stance::ALL[usize::from(code & 7)],
                },
            ));
        }
        let tail = self.tail();
        let begin = self.0.len() - TAIL;
        let to_move = *Player::ALL
            .get(usize::from(tail[8]))
            .ok_or(SampleError::Byte(begin + 8))?;
        Ok(Position::new(&Parts {
            setup,
            pieces,
            to_move,
            pools: [
                Pool::new(tail[0], tail[1], tail[2]),
                Pool::new(tail[3], tail[4], tail[5]),
            ],
            promotions: [tail[6], tail[7]],
            bonus: None,
        })?)
    }

    /// Where it was met.
    pub fn origin(&self) -> Origin {
        Origin::ALL[usize::from(self.tail()[9]).min(2)]
    }

    /// How its game ended.
    pub fn outcome(&self) -> SampleOutcome {
        SampleOutcome::ALL[usize::from(self.tail()[10]).min(3)]
    }

    /// Sets how its game ended.
    pub fn set_outcome(&mut self, outcome: SampleOutcome) {
        self.tail_mut()[10] = outcome as u8;
    }

    /// Sets what a search found.
    pub fn set_score(&mut self, score: Score) {
        let number = match (score.points(), score.proved_win()) {
            (Some(points), _) => points.clamp(-MOST_GUESS, MOST_GUESS) as i16,
            (None, Some(_)) => PROVED,
            (None, None) => -PROVED,
        };
        self.tail_mut()[11..].copy_from_slice(&number.to_le_bytes());
    }

    /// What a search found, in hundredths of the log-odds.
    pub fn score(&self) -> SampleScore {
        let tail = self.tail();
        match i16::from_le_bytes([tail[11], tail[12]]) {
            PROVED.. => SampleScore::Won,
            number if number <= -PROVED => SampleScore::Lost,
            points => SampleScore::Points(points),
        }
    }
}

/// What a search found out about a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SampleScore {
    /// The player to move is proved to win.
    Won,
    /// The player to move is proved to lose.
    Lost,
    /// A guess in hundredths of the log-odds.
    Points(i16),
}
