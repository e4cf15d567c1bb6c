//! Getting things out of the page: files and the clipboard.

use draw::Drawing;
use futures_channel::oneshot;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Url};

use crate::language::window;

/// The width of a PNG in pixels.
const PNG_WIDTH: u32 = 1200;

/// Saves a record as a file.
///
/// # Errors
/// The browser's error.
pub fn save_record(name: &str, record: &str) -> Result<(), JsValue> {
    download(name, &blob("text/plain;charset=utf-8", record)?)
}

/// Saves JSON as a file.
///
/// # Errors
/// The browser's error.
pub fn save_json(name: &str, json: &str) -> Result<(), JsValue> {
    download(name, &blob("application/json", json)?)
}

/// Saves a drawing as an SVG file.
///
/// # Errors
/// The browser's error.
pub fn save_svg(name: &str, drawing: &Drawing) -> Result<(), JsValue> {
    download(name, &blob("image/svg+xml", &drawing.svg())?)
}

fn blob(kind: &str, text: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
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
    let (width, height) = drawing.pixels();
    let address = Url::create_object_url_with_blob(&blob("image/svg+xml", &drawing.svg())?)?;
    let outcome = rasterized(&address, width, height).await;
    let _ = Url::revoke_object_url(&address);
    download(name, &outcome?)
}

async fn rasterized(address: &str, width: u32, height: u32) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let document = window().and_then(|window| window.document());
    let document = document.ok_or("there is no page")?;
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or("there is no canvas")?;
    let context: web_sys::CanvasRenderingContext2d = context.unchecked_into();
    let (wide, high) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, wide, high)?;
    let (sender, receiver) = oneshot::channel();
    let callback = Closure::once(move |blob: JsValue| {
        // The receiver may be gone.
        let _ = sender.send(blob);
    });
    canvas.to_blob(callback.as_ref().unchecked_ref())?;
    let blob = receiver.await.map_err(|_| "the picture was not rendered")?;
    blob.dyn_into::<Blob>()
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
