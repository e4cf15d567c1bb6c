//! What was done, told briefly; stances and senses of rotation are left out.

use rules::{Action, Effects, Player, Position};

use crate::effect::whose;
use crate::{TurnedPieces, Value, Words};

impl Words {
    /// What a turn did, in at most two sentences: `Black slid a3 to c3, a sacrifice. That turned
    /// your b5.` Several actions are only counted. [`Words::story`] tells everything.
    ///
    /// ```
    /// use rules::{Player, Position};
    /// use words::{Language, Words};
    ///
    /// let position: Position = "tixel 6/6/6/1t54/6/T15 w T9/T9 - -".parse()?;
    /// let told = Words::of(Language::English).told(
    ///     &position,
    ///     &["a1-a3ne".parse()?],
    ///     Some(Player::Black),
    /// );
    /// assert_eq!(told, ["White slid a1 to a3.", "That turned your b3."]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn told(&self, before: &Position, actions: &[Action], you: Option<Player>) -> Vec<String> {
        let who = Value::from(whose(before.to_move(), you));
        let first = match actions {
            [] => self.say_with("told-end", &[("who", who)]),
            [only] => match before.effects(*only) {
                Ok(effects) => self.told_action(*only, &effects, &who),
                Err(_) => return Vec::new(),
            },
            _ => {
                let values = [("who", who), ("count", actions.len().into())];
                self.say_with("told-chain", &values)
            }
        };
        let mut told = vec![first];
        told.extend(self.told_turned(before, actions, you));
        told
    }

    /// Whose pieces a turn has turned: `That turned your b5.`; nothing if there were none.
    pub fn told_turned(
        &self,
        before: &Position,
        actions: &[Action],
        you: Option<Player>,
    ) -> Option<String> {
        let turned = TurnedPieces::of_turn(before, actions);
        if turned.is_empty() {
            return None;
        }
        let pieces = self.turned_pieces(turned, you);
        Some(self.say_with("told-turned", &[("pieces", pieces.into())]))
    }

    fn told_action(&self, action: Action, effects: &Effects, who: &Value<'_>) -> String {
        let about = |key: &str, at: rules::Space| {
            self.say_with(key, &[("who", who.clone()), ("space", at.into())])
        };
        match action {
            Action::Place { to, .. } => about("told-place", to),
            Action::Slide { from, to, .. } => {
                let key = if effects.is_sacrifice {
                    "told-sacrifice"
                } else {
                    "told-slide"
                };
                let values = [
                    ("who", who.clone()),
                    ("from", from.into()),
                    ("to", to.into()),
                ];
                self.say_with(key, &values)
            }
            Action::Activate { at, .. } => about("told-activate", at),
            Action::Pivot { at, .. } => about("told-pivot", at),
            Action::PickUp { at } if effects.promoted => about("told-promote", at),
            Action::PickUp { at } => about("told-pick-up", at),
            Action::End => self.say_with("told-end", &[("who", who.clone())]),
        }
    }
}
