//! A WebSocket of the browser with its callbacks, which live as long as it does.

use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use super::link;

/// The socket. Dropping it closes it and detaches its callbacks.
pub(crate) struct Wire {
    socket: WebSocket,
    _opened: Closure<dyn Fn()>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn(CloseEvent)>,
}

/// The callbacks of a wire.
pub(crate) struct Ears<O, H, C> {
    /// It is open.
    pub(crate) opened: O,
    /// The server has said this.
    pub(crate) heard: H,
    /// It is closed, with this code.
    pub(crate) closed: C,
}

impl Wire {
    /// Opens one to a path of the server; `None` if the browser refuses.
    pub(crate) fn open<O, H, C>(path: &str, ears: Ears<O, H, C>) -> Option<Wire>
    where
        O: Fn() + 'static,
        H: Fn(String) + 'static,
        C: Fn(u16) + 'static,
    {
        let socket = WebSocket::new(&link::socket_address(path)).ok()?;
        let Ears {
            opened,
            heard,
            closed,
        } = ears;
        let opened = Closure::<dyn Fn()>::new(opened);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            heard(event.data().as_string().unwrap_or_default());
        });
        let closed =
            Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| closed(event.code()));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Some(Wire {
            socket,
            _opened: opened,
            _heard: heard,
            _closed: closed,
        })
    }

    /// Sends a text.
    pub(crate) fn send(&self, text: &str) {
        // If it cannot be sent, the socket is about to close.
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It may be closed already.
        let _ = self.socket.close();
    }
}
