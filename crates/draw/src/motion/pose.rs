//! What a piece in motion looks like, and how one pose leads to the next.

use rules::Stance;

/// What a piece looks like at one moment, with White at the bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Its distance from the middle of its space to the right; a space is 100 wide.
    pub x: f64,
    /// Its distance downwards.
    pub y: f64,
    /// Degrees clockwise from `n`.
    pub angle: f64,
    /// Its size; 1 at rest.
    pub scale: f64,
    /// How opaque it is, from 0 to 1.
    pub opacity: f64,
}

/// How a pose is reached from the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ease {
    /// Slow, fast, slow.
    Smooth,
    /// Overshoots a little, then settles.
    Settle,
    /// Accelerates, then bounces slightly.
    Drop,
}

impl Pose {
    /// A piece at rest.
    pub(super) fn rest(stance: Stance) -> Pose {
        Pose {
            x: 0.0,
            y: 0.0,
            angle: 45.0 * f64::from(stance as u8),
            scale: 1.0,
            opacity: 1.0,
        }
    }

    /// Interpolates towards another pose; a share above 1 overshoots.
    pub(super) fn towards(self, other: Pose, share: f64) -> Pose {
        let mix = |a: f64, b: f64| a + (b - a) * share;
        Pose {
            x: mix(self.x, other.x),
            y: mix(self.y, other.y),
            angle: mix(self.angle, other.angle),
            scale: mix(self.scale, other.scale),
            opacity: mix(self.opacity, other.opacity),
        }
    }
}

impl Ease {
    /// The easing function: how much of the way is done after a share of the time; above 1 it
    /// overshoots.
    pub(super) fn at(self, share: f64) -> f64 {
        let share = share.clamp(0.0, 1.0);
        match self {
            Ease::Smooth => share * share * (3.0 - 2.0 * share),
            Ease::Settle => {
                // The usual cubic, which overshoots by ten per cent at most.
                let (back, left) = (1.70158, share - 1.0);
                1.0 + (back + 1.0) * left.powi(3) + back * left.powi(2)
            }
            Ease::Drop => {
                const LANDS: f64 = 0.55;
                if share < LANDS {
                    (share / LANDS).powi(2)
                } else {
                    let bounce = (share - LANDS) / (1.0 - LANDS);
                    1.0 + 0.35 * (std::f64::consts::PI * bounce).sin() * (1.0 - bounce)
                }
            }
        }
    }
}
