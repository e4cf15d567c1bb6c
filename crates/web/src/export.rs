//! Exports: files and the clipboard.

use draw::{Drawing, Palette};
use leptos::prelude::untrack;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::canvas::Canvas;
use crate::language::window;
use crate::settings::{Look, settings};

/// The width of a PNG in pixels.
const PNG_WIDTH: u32 = 1200;

/// Saves a record as a file.
///
/// # Errors
/// The browser's error.
pub fn save_record(name: &str, record: &str) -> Result<(), JsValue> {
    download(name, &blob("text/plain;charset=utf-8", &record.into())?)
}

/// Saves JSON as a file.
///
/// # Errors
/// The browser's error.
pub fn save_json(name: &str, json: &str) -> Result<(), JsValue> {
    download(name, &blob("application/json", &json.into())?)
}

/// Saves a drawing as an SVG file.
///
/// # Errors
/// The browser's error.
pub fn save_svg(name: &str, drawing: &Drawing) -> Result<(), JsValue> {
    download(name, &blob("image/svg+xml", &drawing.svg().into())?)
}

/// A file in memory, of a text or of bytes.
pub(crate) fn blob(kind: &str, content: &JsValue) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(content);
    Blob::new_with_str_sequence_and_options(&parts, &options)
}

fn download(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let document = window().and_then(|window| window.document());
    let document = document.ok_or("there is no page")?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // By then the browser has read the blob.
    gloo_timers::callback::Timeout::new(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}

/// Saves a drawing as a PNG file.
///
/// # Errors
/// The browser's error.
pub async fn save_png(name: &str, drawing: &Drawing) -> Result<(), JsValue> {
    let drawing = Drawing {
        width: PNG_WIDTH,
        ..drawing.clone()
    };
    let canvas = Canvas::new()?;
    canvas.draw(&drawing.svg()).await?;
    download(name, &canvas.png().await?)
}

/// Saves the bytes of a GIF as a file.
///
/// # Errors
/// The browser's error.
pub fn save_gif(name: &str, bytes: &JsValue) -> Result<(), JsValue> {
    download(name, &blob("image/gif", bytes)?)
}

/// The palette that matches the look of the page.
pub fn palette() -> Palette {
    let root = window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element());
    let is = |name: &str, value: &str| {
        let root = root.as_ref();
        root.and_then(|root| root.get_attribute(name)).as_deref() == Some(value)
    };
    let dark = is("data-theme", "dark");
    match untrack(settings).look {
        _ if is("data-contrast", "more") => Palette::PRINT,
        Look::Ice if dark => Palette::DARK,
        Look::Ice => Palette::LIGHT,
        Look::Wood if dark => Palette::WOOD_DARK,
        Look::Wood => Palette::WOOD,
        Look::Porcelain if dark => Palette::PORCELAIN_DARK,
        Look::Porcelain => Palette::PORCELAIN,
    }
}

/// Copies a text to the clipboard.
///
/// # Errors
/// The browser's error, for example that it is not allowed.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let window = window().ok_or("there is no page")?;
    // Undefined on pages without a secure connection.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into())?;
    if clipboard.is_undefined() {
        return Err("there is no clipboard".into());
    }
    JsFuture::from(window.navigator().clipboard().write_text(text)).await?;
    Ok(())
}

/// The address of the page without its fragment.
pub fn page_address() -> String {
    let href = window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}
