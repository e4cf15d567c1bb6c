// Pictures for the README, made from the app itself: `npm run pictures` puts them where it shows them.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { after, before, test } from "node:test";
import { TIXEL, byTaps, launch, open, serve, shot, space, write } from "./support.mjs";

const FOLDER = resolve(process.env.QUARTERTURN_PICTURES ?? new URL("./shots/pictures", import.meta.url).pathname);
/** No reader waits long for a page: bytes of a picture at most. */
const MOST = 120_000;

let server, browser;
before(async () => {
  mkdirSync(FOLDER, { recursive: true });
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

/** Twice as fine as a plain screen, and as WebP, which is small. */
const FINE = { deviceScaleFactor: 2 };

async function picture(visit, name) {
  const png = await shot(visit.page, `picture-${name}`);
  const blank = await visit.context.newPage();
  const webp = await blank.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    const made = new Uint8Array(await blob.arrayBuffer());
    return { type: blob.type, text: btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join("")) };
  }, png.toString("base64"));
  assert.equal(webp.type, "image/webp");
  const bytes = Buffer.from(webp.text, "base64");
  assert.ok(bytes.length > 8_000, `${name} shows next to nothing: ${bytes.length} bytes`);
  assert.ok(bytes.length < MOST, `${name} has ${bytes.length} bytes`);
  writeFileSync(`${FOLDER}/${name}.webp`, bytes);
}

test("a picture of home on a phone", async () => {
  const visit = await open(browser, server.url, { size: "phone", ...FINE });
  await visit.go("");
  await visit.page.locator("[data-test=tix]").waitFor();
  await picture(visit, "home-phone");
  await visit.close();
});

test("a picture of a Tixel game in the middle of a chain, with what a slide would do", async () => {
  const visit = await open(browser, server.url, { ...FINE, viewport: { width: 1280, height: 920 } });
  const { page } = visit;
  await visit.go("#/play/pass/tixel");
  await write(page, TIXEL.slice(0, 13));
  await byTaps(page, "black", "a1-a3n");
  await page.locator(".board-chip").first().waitFor();
  await space(page, "c6").click();
  await space(page, "c2").hover();
  await page.locator(".board-ghost.turned").first().waitFor();
  await picture(visit, "play-desktop");
  await visit.close();
});

test("a picture of an analysis with the engine's lines", async () => {
  const visit = await open(browser, server.url, { engine: true, ...FINE });
  const { page } = visit;
  await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 9).join("_")}`);
  await page.locator(".analysis-lines li >> nth=1").waitFor({ timeout: 15_000 });
  // A few actions ahead it has something to say.
  await page.waitForFunction(() => Number(document.querySelector("[data-test=engine]").textContent.match(/\d+/)) >= 4, null, { timeout: 20_000 });
  await picture(visit, "analysis-desktop");
  await visit.close();
});

test("a picture of a lesson on a phone, dark", async () => {
  const visit = await open(browser, server.url, { size: "phone", settings: { theme: "dark" }, ...FINE });
  const { page } = visit;
  await visit.go("#/learn/tixel/4");
  await space(page, "a2").tap();
  await page.locator(".board-mark").first().waitFor();
  await picture(visit, "lesson-phone");
  await visit.close();
});
