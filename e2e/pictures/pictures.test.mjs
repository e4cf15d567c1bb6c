// Pictures for the README, made from the app itself: `npm run pictures` puts them where it shows them.

import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { TIXEL, expect, test } from "../support/index.mjs";

const FOLDER = resolve(process.env.QUARTERTURN_PICTURES ?? new URL("../shots/pictures", import.meta.url).pathname);
/** Bytes of a picture: below this it shows next to nothing, above it readers wait too long. */
const [LEAST, MOST] = [8_000, 120_000];
/** Twice the resolution of a plain screen. */
const FINE = { deviceScaleFactor: 2 };

/** Saves what the page shows as WebP. */
async function picture(visit, name) {
  const png = await visit.shot(`picture-${name}`);
  const blank = await visit.context.newPage();
  const webp = await blank.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.75 });
    const made = new Uint8Array(await blob.arrayBuffer());
    return { type: blob.type, text: btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join("")) };
  }, png.toString("base64"));
  expect(webp.type).toBe("image/webp");
  const bytes = Buffer.from(webp.text, "base64");
  expect(bytes.length, `bytes of ${name}`).toBeGreaterThan(LEAST);
  expect(bytes.length, `bytes of ${name}`).toBeLessThan(MOST);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.webp`, bytes);
}

test("a picture of home on a phone", async ({ open }) => {
  const visit = await open({ size: "phone", ...FINE });
  await visit.go("");
  await visit.card("Tix").waitFor();
  await picture(visit, "home-phone");
});

test("a picture of a Tixel game in the middle of a chain, with what a slide would do", async ({ open }) => {
  const visit = await open({ ...FINE, viewport: { width: 1240, height: 760 }, settings: { board: { notation: false } } });
  await visit.go("#/play/pass/tixel");
  await visit.play(TIXEL.slice(0, 13));
  await visit.perform("black", "a1-a3n");
  await expect(visit.steps()).toHaveCount(1);
  await visit.space("c6").click();
  await visit.space("c2").hover();
  await visit.page.locator(".board-ghost.turned").first().waitFor();
  await picture(visit, "play-desktop");
});

test("a picture of an analysis with the engine's lines", async ({ open }) => {
  const visit = await open({ engine: true, ...FINE });
  await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 9).join("_")}`);
  const engine = visit.page.getByTestId("engine");
  // A few actions ahead it has something to say.
  const depth = async () => Number((await engine.innerText()).match(/\d+/)?.[0] ?? 0);
  await expect.poll(depth, { message: "actions ahead", timeout: 60_000 }).toBeGreaterThanOrEqual(4);
  await picture(visit, "analysis-desktop");
});

test("a picture of a lesson on a phone, dark", async ({ open }) => {
  const visit = await open({ size: "phone", settings: { theme: "dark" }, ...FINE });
  await visit.go("#/learn/tixel/3");
  await visit.space("a2").tap();
  await visit.page.locator(".board .board-mark").first().waitFor();
  await picture(visit, "lesson-phone");
});
