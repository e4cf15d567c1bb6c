//! Browser notifications, while the page is open but hidden.

use api::online::{Timing, View};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use crate::language::window;
use crate::places::play::wording as games;
use crate::store::local_storage;
use crate::{shell, t};

/// The storage key that records that the question was asked.
const ASKED: &str = "quarterturn.notifications-asked";

/// The browser's permission; `None` if it has no notifications.
fn permission() -> Option<NotificationPermission> {
    let has = js_sys::Reflect::has(window()?.as_ref(), &"Notification".into());
    has.unwrap_or(false).then(Notification::permission)
}

/// Asks once whether to notify of turns: after sending a turn in a game where the answer may take
/// long. On yes, the browser asks, too.
pub fn offer(view: &View) {
    let is_slow = !matches!(view.terms.timing, Timing::Live { .. });
    let is_open = permission() == Some(NotificationPermission::Default);
    if !is_slow || !is_open || local_storage::read(ASKED).is_some() {
        return;
    }
    // Without storage it is asked again next time.
    let _ = local_storage::write(ASKED, "yes");
    shell::notify_with(t!("online-notify"), t!("online-yes"), || {
        if let Ok(answer) = Notification::request_permission() {
            spawn_local(async move {
                // The browser remembers the answer.
                let _ = JsFuture::from(answer).await;
            });
        }
    });
}

/// Notifies of the user's turn, if the page is hidden.
pub fn tell_turn(before: &View, view: &View) {
    let is_yours = |view: &View| view.you.is_some() && view.to_move == view.you;
    if is_yours(view) && (!is_yours(before) || before.turns.len() != view.turns.len()) {
        tell(&t!("online-your-turn"), &games::game(view.terms.setup));
    }
}

/// Shows a notification, if allowed and the page is hidden.
pub fn tell(title: &str, body: &str) {
    let is_hidden = window()
        .and_then(|window| window.document())
        .is_some_and(|document| document.hidden());
    if is_hidden && permission() == Some(NotificationPermission::Granted) {
        let options = NotificationOptions::new();
        options.set_body(body);
        options.set_tag("quarterturn");
        // Some phones only allow them from service workers.
        let _ = Notification::new_with_options(title, &options);
    }
}
