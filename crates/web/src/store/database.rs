//! The browser's database, as far as it is needed: texts under keys.

use std::cell::RefCell;
use std::rc::Rc;

use futures_channel::oneshot;
use wasm_bindgen::prelude::*;
use web_sys::{
    DomException, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use crate::language::window;
use crate::t;

const NAME: &str = "quarterturn";
/// Goes up when there is another shelf; see [`open`].
const VERSION: u32 = 1;

/// Why something was not kept or not found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// This browser keeps nothing, for instance in a private window.
    #[error("this browser keeps nothing on the device")]
    Unavailable,
    /// There is no room left.
    #[error("there is no room left on the device")]
    Full,
    /// Another tab has kept a newer version.
    #[error("another tab has changed it")]
    ChangedElsewhere,
    /// A tab with an older version of the app holds the database.
    #[error("another tab with an older version of Quarterturn is in the way")]
    Blocked,
    /// What is kept cannot be read.
    #[error("what is kept cannot be read: {0}")]
    Unreadable(String),
    /// Something else, as the browser says it.
    #[error("the browser says: {0}")]
    Other(String),
}

impl StoreError {
    /// The same in the language of the page.
    pub fn said(&self) -> String {
        match self {
            StoreError::Unavailable => t!("store-unavailable"),
            StoreError::Full => t!("store-full"),
            StoreError::ChangedElsewhere => t!("store-changed-elsewhere"),
            StoreError::Blocked => t!("store-blocked"),
            StoreError::Unreadable(fault) => t!("store-unreadable", fault = fault),
            StoreError::Other(fault) => t!("store-other", fault = fault),
        }
    }

    /// What a browser's error means.
    pub(super) fn of(error: &JsValue) -> StoreError {
        let Some(exception) = error.dyn_ref::<DomException>() else {
            return StoreError::Other(format!("{error:?}"));
        };
        match exception.name().as_str() {
            "QuotaExceededError" => StoreError::Full,
            "SecurityError" | "InvalidStateError" | "NotAllowedError" => StoreError::Unavailable,
            _ => StoreError::Other(exception.message()),
        }
    }
}

/// The shelves of the database.
pub(super) const GAMES: &str = "games";
const SHELVES: [&str; 1] = [GAMES];

/// An open shelf: everything done through it counts as a whole or not at all.
pub(super) struct Shelf {
    database: IdbDatabase,
    transaction: IdbTransaction,
    store: IdbObjectStore,
}

impl Shelf {
    /// Opens a shelf for looking.
    pub(super) async fn look(name: &str) -> Result<Shelf, StoreError> {
        Shelf::open(name, IdbTransactionMode::Readonly).await
    }

    /// Opens a shelf for changing; other tabs wait meanwhile.
    pub(super) async fn change(name: &str) -> Result<Shelf, StoreError> {
        Shelf::open(name, IdbTransactionMode::Readwrite).await
    }

    async fn open(name: &str, mode: IdbTransactionMode) -> Result<Shelf, StoreError> {
        let database = open().await?;
        let transaction = database
            .transaction_with_str_and_mode(name, mode)
            .map_err(|error| StoreError::of(&error))?;
        let store = transaction
            .object_store(name)
            .map_err(|error| StoreError::of(&error))?;
        Ok(Shelf {
            database,
            transaction,
            store,
        })
    }

    /// The text under a key.
    pub(super) async fn text(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(answer(self.store.get(&key.into())).await?.as_string())
    }

    /// All texts.
    pub(super) async fn texts(&self) -> Result<Vec<String>, StoreError> {
        let all = answer(self.store.get_all()).await?;
        let all: js_sys::Array = all.unchecked_into();
        Ok(all.iter().filter_map(|text| text.as_string()).collect())
    }

    /// Puts a text under a key.
    pub(super) async fn put(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let text = text.into();
        answer(self.store.put_with_key(&text, &key.into())).await?;
        Ok(())
    }

    /// Takes away what is under a key.
    pub(super) async fn remove(&self, key: &str) -> Result<(), StoreError> {
        answer(self.store.delete(&key.into())).await?;
        Ok(())
    }

    /// Waits until everything done is on the device.
    pub(super) async fn close(self) -> Result<(), StoreError> {
        let (told, heard) = once();
        let fail = self.transaction.clone();
        let (done, failed) = (
            told.clone().on(|| Ok(JsValue::UNDEFINED)),
            told.on(move || {
                let error = fail.error().map(JsValue::from);
                Err(StoreError::of(&error.unwrap_or_default()))
            }),
        );
        self.transaction
            .set_oncomplete(Some(done.as_ref().unchecked_ref()));
        self.transaction
            .set_onabort(Some(failed.as_ref().unchecked_ref()));
        let outcome = heard.await;
        self.transaction.set_oncomplete(None);
        self.transaction.set_onabort(None);
        outcome.unwrap_or(Err(StoreError::Unavailable)).map(|_| ())
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        // What is under way is finished first.
        self.database.close();
    }
}

/// Opens the database, making what is missing.
async fn open() -> Result<IdbDatabase, StoreError> {
    let factory = window()
        .and_then(|window| window.indexed_db().ok().flatten())
        .ok_or(StoreError::Unavailable)?;
    let request = factory
        .open_with_u32(NAME, VERSION)
        .map_err(|error| StoreError::of(&error))?;
    let upgrade = {
        let request = request.clone();
        Closure::<dyn FnMut()>::new(move || {
            let Ok(database) = request.result() else {
                return;
            };
            let database: IdbDatabase = database.unchecked_into();
            for name in SHELVES {
                if !database.object_store_names().contains(name) {
                    // A shelf that cannot be made is missed, and named, when it is opened.
                    let _ = database.create_object_store(name);
                }
            }
        })
    };
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let (told, heard) = once();
    let blocked = told.clone().on(|| Err(StoreError::Blocked));
    request.set_onblocked(Some(blocked.as_ref().unchecked_ref()));
    let outcome = settled(&request, told, heard).await;
    request.set_onupgradeneeded(None);
    request.set_onblocked(None);
    Ok(outcome?.unchecked_into())
}

async fn answer(request: Result<IdbRequest, JsValue>) -> Result<JsValue, StoreError> {
    let request = request.map_err(|error| StoreError::of(&error))?;
    let (told, heard) = once();
    settled(&request, told, heard).await
}

type Outcome = Result<JsValue, StoreError>;

async fn settled(request: &IdbRequest, told: Told, heard: oneshot::Receiver<Outcome>) -> Outcome {
    let (good, bad) = (request.clone(), request.clone());
    let success = told
        .clone()
        .on(move || good.result().map_err(|error| StoreError::of(&error)));
    let error = told.on(move || {
        let error = bad.error().ok().flatten().map(JsValue::from);
        Err(StoreError::of(&error.unwrap_or_default()))
    });
    request.set_onsuccess(Some(success.as_ref().unchecked_ref()));
    request.set_onerror(Some(error.as_ref().unchecked_ref()));
    let outcome = heard.await;
    request.set_onsuccess(None);
    request.set_onerror(None);
    outcome.unwrap_or(Err(StoreError::Unavailable))
}

/// Whoever of several listeners comes first tells the outcome.
#[derive(Clone)]
struct Told(Rc<RefCell<Option<oneshot::Sender<Outcome>>>>);

fn once() -> (Told, oneshot::Receiver<Outcome>) {
    let (sender, receiver) = oneshot::channel();
    (Told(Rc::new(RefCell::new(Some(sender)))), receiver)
}

impl Told {
    fn on(self, mut outcome: impl FnMut() -> Outcome + 'static) -> Closure<dyn FnMut()> {
        Closure::new(move || {
            if let Some(sender) = self.0.borrow_mut().take() {
                // Nobody may be waiting any more.
                let _ = sender.send(outcome());
            }
        })
    }
}
