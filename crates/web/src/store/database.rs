//! A thin layer over IndexedDB: texts under keys.

use std::cell::RefCell;
use std::rc::Rc;

use futures_channel::oneshot;
use wasm_bindgen::prelude::*;
use web_sys::{
    DomException, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode,
};

use crate::language::{error_text, window};
use crate::t;

const NAME: &str = "quarterturn";
/// Increase it when an object store is added; see [`open`].
const VERSION: u32 = 1;

/// Why something was not stored or not found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// This browser stores nothing, for instance in a private window.
    #[error("this browser stores nothing on the device")]
    Unavailable,
    /// There is no room left.
    #[error("there is no room left on the device")]
    Full,
    /// Another tab has saved a newer version.
    #[error("another tab has changed it")]
    ChangedElsewhere,
    /// A tab with an older version of the app holds the database.
    #[error("another tab with an older version of Quarterturn is in the way")]
    Blocked,
    /// The stored text cannot be read.
    #[error("the stored text cannot be read: {0}")]
    Unreadable(String),
    /// Any other error, in the browser's words.
    #[error("browser error: {0}")]
    Other(String),
}

impl StoreError {
    /// The sentence that tells the user.
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

    /// Interprets a browser's error.
    pub(super) fn of(error: &JsValue) -> StoreError {
        let Some(exception) = error.dyn_ref::<DomException>() else {
            return StoreError::Other(error_text(error));
        };
        match exception.name().as_str() {
            "QuotaExceededError" => StoreError::Full,
            "SecurityError" | "InvalidStateError" | "NotAllowedError" => StoreError::Unavailable,
            _ => StoreError::Other(exception.message()),
        }
    }
}

/// The object stores of the database.
pub(super) const GAMES: &str = "games";
const STORES: [&str; 1] = [GAMES];

/// A transaction on one object store: all of it succeeds or none.
pub(super) struct ObjectStore {
    database: IdbDatabase,
    transaction: IdbTransaction,
    store: IdbObjectStore,
}

impl ObjectStore {
    /// Opens a store for reading.
    pub(super) async fn for_reading(name: &str) -> Result<ObjectStore, StoreError> {
        ObjectStore::open(name, IdbTransactionMode::Readonly).await
    }

    /// Opens a store for writing; other tabs wait until it is closed.
    pub(super) async fn for_writing(name: &str) -> Result<ObjectStore, StoreError> {
        ObjectStore::open(name, IdbTransactionMode::Readwrite).await
    }

    async fn open(name: &str, mode: IdbTransactionMode) -> Result<ObjectStore, StoreError> {
        let database = open().await?;
        let transaction = database
            .transaction_with_str_and_mode(name, mode)
            .map_err(|error| StoreError::of(&error))?;
        let store = transaction
            .object_store(name)
            .map_err(|error| StoreError::of(&error))?;
        Ok(ObjectStore {
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
    pub(super) async fn all(&self) -> Result<Vec<String>, StoreError> {
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

    /// Removes the text under a key.
    pub(super) async fn remove(&self, key: &str) -> Result<(), StoreError> {
        answer(self.store.delete(&key.into())).await?;
        Ok(())
    }

    /// Waits until the transaction is committed.
    pub(super) async fn close(self) -> Result<(), StoreError> {
        let (sender, receiver) = once();
        let fail = self.transaction.clone();
        let (done, failed) = (
            sender.clone().on(|| Ok(JsValue::UNDEFINED)),
            sender.on(move || {
                let error = fail.error().map(JsValue::from);
                Err(StoreError::of(&error.unwrap_or_default()))
            }),
        );
        self.transaction
            .set_oncomplete(Some(done.as_ref().unchecked_ref()));
        self.transaction
            .set_onabort(Some(failed.as_ref().unchecked_ref()));
        let outcome = receiver.await;
        self.transaction.set_oncomplete(None);
        self.transaction.set_onabort(None);
        outcome.unwrap_or(Err(StoreError::Unavailable)).map(|_| ())
    }
}

impl Drop for ObjectStore {
    fn drop(&mut self) {
        // Pending requests are completed first.
        self.database.close();
    }
}

/// Opens the database and creates missing stores.
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
            for name in STORES {
                if !database.object_store_names().contains(name) {
                    // A store that cannot be created is reported when it is opened.
                    let _ = database.create_object_store(name);
                }
            }
        })
    };
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let (sender, receiver) = once();
    let blocked = sender.clone().on(|| Err(StoreError::Blocked));
    request.set_onblocked(Some(blocked.as_ref().unchecked_ref()));
    let outcome = settled(&request, sender, receiver).await;
    request.set_onupgradeneeded(None);
    request.set_onblocked(None);
    Ok(outcome?.unchecked_into())
}

async fn answer(request: Result<IdbRequest, JsValue>) -> Result<JsValue, StoreError> {
    let request = request.map_err(|error| StoreError::of(&error))?;
    let (sender, receiver) = once();
    settled(&request, sender, receiver).await
}

type StoreResult = Result<JsValue, StoreError>;

async fn settled(
    request: &IdbRequest,
    sender: OnceSender,
    receiver: oneshot::Receiver<StoreResult>,
) -> StoreResult {
    let (good, bad) = (request.clone(), request.clone());
    let success = sender
        .clone()
        .on(move || good.result().map_err(|error| StoreError::of(&error)));
    let error = sender.on(move || {
        let error = bad.error().ok().flatten().map(JsValue::from);
        Err(StoreError::of(&error.unwrap_or_default()))
    });
    request.set_onsuccess(Some(success.as_ref().unchecked_ref()));
    request.set_onerror(Some(error.as_ref().unchecked_ref()));
    let outcome = receiver.await;
    request.set_onsuccess(None);
    request.set_onerror(None);
    outcome.unwrap_or(Err(StoreError::Unavailable))
}

/// Sends the outcome of whichever listener fires first.
#[derive(Clone)]
struct OnceSender(Rc<RefCell<Option<oneshot::Sender<StoreResult>>>>);

fn once() -> (OnceSender, oneshot::Receiver<StoreResult>) {
    let (sender, receiver) = oneshot::channel();
    (OnceSender(Rc::new(RefCell::new(Some(sender)))), receiver)
}

impl OnceSender {
    fn on(self, mut outcome: impl FnMut() -> StoreResult + 'static) -> Closure<dyn FnMut()> {
        Closure::new(move || {
            if let Some(sender) = self.0.borrow_mut().take() {
                // The receiver may be gone.
                let _ = sender.send(outcome());
            }
        })
    }
}
