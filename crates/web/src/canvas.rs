//! Rasterizes SVG pictures.

use futures_channel::oneshot;
use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

use crate::export::blob;
use crate::language::window;

/// A reusable canvas, so that a long sequence of pictures needs no more memory than one.
pub struct Canvas {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Canvas {
    /// An empty canvas, outside the page.
    ///
    /// # Errors
    /// The browser's error, for example that it has no canvas.
    pub fn new() -> Result<Canvas, JsValue> {
        let document = window().and_then(|window| window.document());
        let document = document.ok_or("there is no page")?;
        let canvas: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
        // Pixels are read back, so they should not live on the graphics card.
        let options = Object::new();
        Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE)?;
        let context = canvas.get_context_with_context_options("2d", &options)?;
        let context = context.ok_or("there is no canvas")?.unchecked_into();
        Ok(Canvas { canvas, context })
    }

    /// Draws an SVG document in its own size, replacing the content.
    ///
    /// # Errors
    /// The browser's error.
    pub async fn draw(&self, svg: &str) -> Result<(), JsValue> {
        let address = Url::create_object_url_with_blob(&blob("image/svg+xml", &svg.into())?)?;
        let image = loaded(&address).await;
        let _ = Url::revoke_object_url(&address);
        let image = image?;
        // A new size clears the canvas.
        self.canvas.set_width(image.natural_width());
        self.canvas.set_height(image.natural_height());
        self.context
            .draw_image_with_html_image_element(&image, 0.0, 0.0)
    }

    /// The content as a PNG file.
    ///
    /// # Errors
    /// The browser's error.
    pub async fn png(&self) -> Result<Blob, JsValue> {
        let (sender, receiver) = oneshot::channel();
        let callback = Closure::once(move |blob: JsValue| {
            // The receiver may be gone.
            let _ = sender.send(blob);
        });
        self.canvas.to_blob(callback.as_ref().unchecked_ref())?;
        let blob = receiver.await.map_err(|_| "the picture was not rendered")?;
        blob.dyn_into::<Blob>()
    }

    /// The content as a buffer of RGBA bytes, row by row.
    ///
    /// # Errors
    /// The browser's error.
    pub fn pixels(&self) -> Result<JsValue, JsValue> {
        let (width, height) = (self.canvas.width(), self.canvas.height());
        let (wide, high) = (f64::from(width), f64::from(height));
        let data = self.context.get_image_data(0.0, 0.0, wide, high)?;
        // Not through `ImageData::data`, which would copy them into this module's memory.
        let bytes = Reflect::get(&data, &"data".into())?;
        Reflect::get(&bytes, &"buffer".into())
    }
}

/// Loads the picture at an address. It is not decoded ahead, since browsers defer that while the
/// page is hidden.
async fn loaded(address: &str) -> Result<HtmlImageElement, JsValue> {
    let image = HtmlImageElement::new()?;
    let loading = Promise::new(&mut |resolve, reject| {
        image.set_onload(Some(&resolve));
        image.set_onerror(Some(&reject));
    });
    image.set_src(address);
    JsFuture::from(loading).await?;
    Ok(image)
}
