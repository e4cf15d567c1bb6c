//! The range of an opponent's rating.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::store::local_storage;
use crate::t;

/// The storage key of the range.
const RANGE: &str = "quarterturn.seek-ratings";

/// What was typed: either end may be open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct RatingRange {
    lowest: Option<i32>,
    highest: Option<i32>,
}

impl RatingRange {
    /// The last range.
    pub(super) fn stored() -> RatingRange {
        let text = local_storage::read(RANGE);
        text.and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    pub(super) fn store(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            // If it cannot be stored, it still applies to this seek.
            let _ = local_storage::write(RANGE, &text);
        }
    }

    /// The range for a seek; `None` if it is open. Swapped ends are corrected.
    pub(super) fn ends(&self) -> Option<[i32; 2]> {
        let (lowest, highest) = match (self.lowest, self.highest) {
            (None, None) => return None,
            (lowest, highest) => (lowest.unwrap_or(0), highest.unwrap_or(4_000)),
        };
        Some([lowest.min(highest), lowest.max(highest)])
    }
}

/// Two fields for the ends.
#[component]
pub(super) fn RatingFields(range: RwSignal<RatingRange>) -> impl IntoView {
    let field = move |key: &'static str, of: fn(&mut RatingRange) -> &mut Option<i32>| {
        let shown = move || {
            let mut now = range.get();
            of(&mut now).map(|rating| rating.to_string())
        };
        view! {
            <label>
                <span>{move || t!(key)}</span>
                <input
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max="4000"
                    step="50"
                    prop:value=move || shown().unwrap_or_default()
                    on:change=move |event| {
                        let typed = event_target_value(&event).parse().ok();
                        range.update(|range| *of(range) = typed);
                    }
                />
            </label>
        }
    };
    view! {
        <fieldset class="setting lobby-ratings">
            <legend>{move || t!("lobby-ratings")}</legend>
            <div>
                {field("lobby-ratings-from", |range| &mut range.lowest)}
                {field("lobby-ratings-to", |range| &mut range.highest)}
            </div>
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_end_is_as_far_as_ratings_go() {
        let ends = |lowest, highest| RatingRange { lowest, highest }.ends();
        assert_eq!(ends(None, None), None);
        assert_eq!(ends(Some(1400), None), Some([1400, 4_000]));
        assert_eq!(ends(None, Some(1800)), Some([0, 1800]));
        assert_eq!(ends(Some(1800), Some(1400)), Some([1400, 1800]));
    }
}
