//! Sounds: short and wooden, synthesised, off by default.

use std::cell::RefCell;

use draw::Motion;
use leptos::prelude::untrack;
use rules::{Action, Effects, Player};
use web_sys::{AudioContext, OscillatorType};

use crate::board::turn::standing::Mover;
use crate::language::window;
use crate::settings::settings;

/// A sound effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A piece is taken hold of.
    Take,
    /// A piece is put on the board or taken off it, activated or pivoted.
    Put,
    /// A piece slides, turning this many others.
    Slide {
        /// How many pieces it turns.
        turned: u8,
        /// Whether it is a sacrifice.
        is_sacrifice: bool,
        /// Whether that earns a bonus.
        bonus: bool,
    },
    /// A player is left with one active piece.
    LastPiece,
    /// A player could now lose everything slidable in one turn.
    Threat,
    /// The game is over, and the listener has won, or both players listen.
    Win,
    /// The game is over, and the listener has lost.
    Loss,
    /// A tap is refused.
    Refuse,
    /// An offer or a question: unlike any sound of the board.
    Offer,
}

/// One tone of a sound.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    /// Its pitch.
    pub hertz: f32,
    /// When it begins, in seconds.
    pub after: f64,
    /// How long it lasts, in seconds.
    pub length: f64,
    /// How loud it is, from 0 to 1.
    pub loudness: f32,
}

const fn tone(hertz: f32, after: f64, length: f64, loudness: f32) -> Tone {
    Tone {
        hertz,
        after,
        length,
        loudness,
    }
}

impl Sound {
    /// The sound of an action, whether or not its turn is ever sent.
    pub fn of(action: Action, effects: &Effects) -> Sound {
        match action {
            Action::Slide { .. } => Sound::Slide {
                turned: effects.turned.len() as u8,
                is_sacrifice: effects.is_sacrifice,
                bonus: effects.is_sacrifice && effects.bonus.is_some(),
            },
            _ => Sound::Put,
        }
    }

    /// The sound of a turn's consequence, as heard by the player who may move here. Must be called
    /// before the board learns of the end, after which nobody may move.
    pub fn of_outcome(winner: Option<Player>, motion: &Motion, mover: Mover) -> Option<Sound> {
        match winner {
            Some(winner) if mover.you() == Some(winner.opponent()) => Some(Sound::Loss),
            Some(_) => Some(Sound::Win),
            None => motion.last_piece().map(|_| Sound::LastPiece),
        }
    }

    /// Its tones.
    pub fn tones(self) -> Vec<Tone> {
        match self {
            Sound::Take => vec![tone(520.0, 0.0, 0.05, 0.10)],
            Sound::Put => vec![tone(300.0, 0.0, 0.09, 0.22), tone(150.0, 0.01, 0.12, 0.18)],
            Sound::Slide {
                turned,
                is_sacrifice,
                bonus,
            } => {
                let mut tones = vec![tone(190.0, 0.13, 0.18, 0.12)];
                tones.extend((0..turned.min(6)).map(|i| {
                    let i = f64::from(i);
                    tone(430.0 + 40.0 * i as f32, 0.2 + 0.05 * i, 0.07, 0.16)
                }));
                if is_sacrifice {
                    tones.extend([tone(120.0, 0.42, 0.2, 0.24), tone(82.0, 0.43, 0.16, 0.2)]);
                } else {
                    tones.push(tone(330.0, 0.36, 0.09, 0.16));
                }
                if bonus {
                    tones.extend([tone(494.0, 0.56, 0.08, 0.12), tone(659.0, 0.63, 0.12, 0.12)]);
                }
                tones
            }
            Sound::LastPiece => vec![tone(156.0, 0.1, 0.14, 0.18), tone(147.0, 0.26, 0.2, 0.18)],
            Sound::Threat => vec![
                tone(262.0, 0.0, 0.07, 0.14),
                tone(247.0, 0.09, 0.07, 0.14),
                tone(262.0, 0.18, 0.12, 0.14),
            ],
            Sound::Win => vec![
                tone(330.0, 0.0, 0.25, 0.18),
                tone(415.0, 0.14, 0.25, 0.18),
                tone(495.0, 0.28, 0.4, 0.18),
            ],
            Sound::Loss => vec![
                tone(294.0, 0.0, 0.25, 0.16),
                tone(247.0, 0.16, 0.25, 0.16),
                tone(185.0, 0.32, 0.45, 0.18),
            ],
            Sound::Refuse => vec![tone(110.0, 0.0, 0.09, 0.14)],
            Sound::Offer => vec![
                tone(587.0, 0.0, 0.16, 0.2),
                tone(440.0, 0.18, 0.16, 0.2),
                tone(587.0, 0.36, 0.24, 0.2),
            ],
        }
    }
}

thread_local! {
    /// Browsers allow only a few, so the page has one.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound, at the speed of the animation.
pub fn play(sound: Sound) {
    if window().is_none() {
        return;
    }
    let slowness = untrack(settings).speed.slowness();
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            for tone in sound.tones() {
                let after = tone.after * slowness;
                // The game works without sound.
                let _ = begin(context, Tone { after, ..tone });
            }
        }
    });
}

fn begin(context: &AudioContext, tone: Tone) -> Result<(), wasm_bindgen::JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + tone.after;
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value(tone.hertz);
    let loudness = gain.gain();
    loudness.set_value_at_time(0.0, begin)?;
    loudness.linear_ramp_to_value_at_time(tone.loudness, begin + 0.005)?;
    loudness.exponential_ramp_to_value_at_time(0.001, begin + tone.length)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(begin + tone.length + 0.02)
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::*;

    #[test]
    fn every_sound_is_short_and_soft() {
        let slides = (0..=22).map(|turned| Sound::Slide {
            turned,
            is_sacrifice: turned % 2 == 0,
            bonus: turned % 4 == 0,
        });
        let others = [
            Sound::Take,
            Sound::Put,
            Sound::LastPiece,
            Sound::Threat,
            Sound::Win,
            Sound::Loss,
            Sound::Refuse,
            Sound::Offer,
        ];
        for sound in slides.chain(others) {
            let tones = sound.tones();
            assert!(!tones.is_empty());
            for tone in tones {
                assert!(tone.after + tone.length < 1.0, "{sound:?}");
                assert!(tone.loudness <= 0.25 && tone.hertz > 60.0, "{sound:?}");
            }
        }
    }

    #[test]
    fn a_slide_is_heard_with_every_piece_it_turns() {
        let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse().unwrap();
        let action = "a3-c3n".parse().unwrap();
        let sound = Sound::of(action, &position.effects(action).unwrap());
        assert_eq!(
            sound,
            Sound::Slide {
                turned: 2,
                is_sacrifice: true,
                bonus: true,
            }
        );
        // The slide, two neighbours, the sacrifice, the bonus.
        assert_eq!(sound.tones().len(), 1 + 2 + 2 + 2);
    }

    #[test]
    fn a_win_rises_and_a_loss_descends() {
        let pitches = |sound: Sound| {
            sound
                .tones()
                .iter()
                .map(|tone| tone.hertz)
                .collect::<Vec<_>>()
        };
        assert!(pitches(Sound::Win).is_sorted());
        assert!(pitches(Sound::Loss).is_sorted_by(|a, b| a > b));
    }

    #[test]
    fn the_loser_hears_a_loss_and_two_at_one_screen_a_win() {
        let start = Position::start(rules::Setup::TIX);
        let still = Motion::of_outcome(&start, &start);
        let heard = |mover| Sound::of_outcome(Some(Player::White), &still, mover);
        assert_eq!(heard(Mover::Both), Some(Sound::Win));
        assert_eq!(heard(Mover::Only(Player::White)), Some(Sound::Win));
        assert_eq!(heard(Mover::Only(Player::Black)), Some(Sound::Loss));
    }

    #[test]
    fn an_action_that_would_win_sounds_like_any_other_until_it_is_sent() {
        let before: Position = "4u:X1/X1 4/1x12/X13/4 w -/- - -".parse().unwrap();
        let action = "a2-d2".parse().unwrap();
        let effects = before.effects(action).unwrap();
        assert!(effects.next_has_lost);
        assert!(matches!(Sound::of(action, &effects), Sound::Slide { .. }));
    }

    #[test]
    fn a_last_piece_is_heard_and_an_ordinary_turn_is_not() {
        let before: Position = "tixel 5t1/6/2t13/T15/6/6 w T9/T8 - -".parse().unwrap();
        let heard = |action: &str| {
            let after = before.play(action.parse().unwrap()).unwrap();
            let motion = Motion::of_outcome(&before, &after);
            Sound::of_outcome(after.winner(), &motion, Mover::Both)
        };
        assert_eq!(heard("a3-f3sw"), Some(Sound::LastPiece));
        assert_eq!(heard("a3-b3sw"), None);
    }
}
