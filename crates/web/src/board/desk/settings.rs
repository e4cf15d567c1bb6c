//! The board as the settings want it.

use leptos::prelude::*;

use crate::board::desk::Desk;
use crate::settings::{Animation, settings};

impl Desk {
    /// From now on the board is as the settings want it.
    pub fn follow_settings(self) {
        Effect::new(move |_| {
            let settings = settings();
            self.coordinates.set(settings.coordinates);
            self.ghosts.set(settings.ghosts);
            self.threats.set(settings.threats);
            self.sound.set(settings.sounds);
            self.confirm.set(settings.confirmation);
            self.animate.set(match settings.animation {
                Animation::System => None,
                Animation::On => Some(true),
                Animation::Off => Some(false),
            });
        });
    }
}
