//! Out of the page: files, pictures, the clipboard.

use draw::{Drawing, Palette};
use futures_channel::oneshot;
use rules::{Action, Player, Position};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Url};
use words::Words;

use crate::language::window;

/// How wide a PNG is, in pixels.
const PNG_WIDTH: u32 = 1200;

/// The picture of a position as it is looked at.
pub fn drawing(words: &Words, position: &Position, last: Vec<Action>, bottom: Player) -> Drawing {
    Drawing {
        palette: palette(),
        bottom,
        last,
        title: Some(words.title(position)),
        description: Some(words.describe(position)),
        ..Drawing::of(position)
    }
}

/// The palette of the page as it looks now.
fn palette() -> Palette {
    let root = window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element());
    let is = |name: &str, value: &str| {
        let root = root.as_ref();
        root.and_then(|root| root.get_attribute(name)).as_deref() == Some(value)
    };
    if is("data-contrast", "more") {
        Palette::PRINT
    } else if is("data-theme", "dark") {
        Palette::DARK
    } else {
        Palette::LIGHT
    }
}

/// Hands a text to the person as a file.
///
/// # Errors
/// What the browser says.
pub fn text_file(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    hand_over(name, &blob(kind, text)?)
}

fn blob(kind: &str, text: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    Blob::new_with_str_sequence_and_options(&parts, &options)
}

fn hand_over(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let document = window().and_then(|window| window.document());
    let document = document.ok_or("there is no page")?;
    let anchor: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The browser has taken the file over by then.
    gloo_timers::callback::Timeout::new(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}

/// Hands a picture to the person as PNG.
///
/// # Errors
/// What the browser says.
pub async fn png_file(name: &str, drawing: &Drawing) -> Result<(), JsValue> {
    let drawing = Drawing {
        width: PNG_WIDTH,
        ..drawing.clone()
    };
    let (width, height) = drawing.pixels();
    let address = Url::create_object_url_with_blob(&blob("image/svg+xml", &drawing.svg())?)?;
    let outcome = painted(&address, width, height).await;
    let _ = Url::revoke_object_url(&address);
    hand_over(name, &outcome?)
}

async fn painted(address: &str, width: u32, height: u32) -> Result<Blob, JsValue> {
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
    let (tell, told) = oneshot::channel();
    let hear = Closure::once(move |blob: JsValue| {
        // Nobody may be waiting any more.
        let _ = tell.send(blob);
    });
    canvas.to_blob(hear.as_ref().unchecked_ref())?;
    let blob = told.await.map_err(|_| "the picture was not painted")?;
    blob.dyn_into::<Blob>()
}

/// Puts a text on the clipboard.
///
/// # Errors
/// What the browser says: it may not be allowed.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let window = window().ok_or("there is no page")?;
    // Missing where the page does not come over a secure connection.
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into())?;
    if clipboard.is_undefined() {
        return Err("there is no clipboard".into());
    }
    JsFuture::from(window.navigator().clipboard().write_text(text)).await?;
    Ok(())
}

/// The address of the page without what is behind `#`.
pub fn page_address() -> String {
    let href = window()
        .and_then(|window| window.location().href().ok())
        .unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}
