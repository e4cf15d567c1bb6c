// A finished game as an animated picture: made by a worker of its own, from what the page draws.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { TIX, en, expect, program, store, storedGame, test } from "../support/index.mjs";

/** A short game with slides, which Black gave up. */
const TURNS = ["X@c2", "X@a4", "c2-d2", "a4-b4"];
const WON = storedGame({ turns: TURNS, result: "1-0" });

/** Opens a finished game, and the sheet with the entry. */
async function opened(open, options, game = WON) {
  const visit = await open(options);
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
  await visit.openMore();
  return visit;
}

const entry = (visit) => visit.button("animation-save");

/** The file that is saved when the entry is pressed. */
async function saved(visit) {
  const [download] = await Promise.all([
    visit.page.waitForEvent("download", { timeout: 60_000 }),
    visit.press(entry(visit)),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** What the browser's own decoder finds in a GIF; of each picture a coarse grid of pixels. */
const decoded = (page, bytes) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    await decoder.completed;
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
    const frames = [];
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = new OffscreenCanvas(24, 24);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0, 24, 24);
      const { displayWidth: width, displayHeight: height, duration } = image;
      const pixels = [...context.getImageData(0, 0, 24, 24).data];
      frames.push({ size: [width, height], millis: duration / 1000, pixels });
      image.close();
    }
    return { frames, repeatsForEver: repetitionCount === Infinity };
  }, bytes.toString("base64"));

/** How much two pictures differ: the mean over all channels, of 255. */
const difference = (a, b) => a.pixels.reduce((sum, value, i) => sum + Math.abs(value - b.pixels[i]), 0) / a.pixels.length;

const total = ({ frames }) => frames.reduce((sum, { millis }) => sum + millis, 0);

test("a finished game is saved as an animated picture, the same as the program makes", async ({ open }, info) => {
  const asked = [];
  const visit = await open({ settings: { theme: "light" } });
  visit.context.on("request", (request) => asked.push(request.url()));
  await visit.go("#/about");
  await store(visit.page, WON);
  await visit.go(`#/play/game/${WON.id}`);
  await visit.openMore();
  // It is not downloaded unless it is used.
  expect(asked.filter((url) => url.includes("/film."))).toEqual([]);
  const { name, bytes } = await saved(visit);
  expect(name).toBe("tix-2026-11-15.gif");
  await visit.noticed(en("animation-saved"));
  await expect(visit.sheet()).toHaveCount(0);
  // The worker is gone.
  await expect.poll(() => visit.page.workers().filter((worker) => worker.url().includes("/film."))).toEqual([]);

  expect(bytes.subarray(0, 6).toString()).toBe("GIF89a");
  const own = await decoded(visit.page, bytes);
  const path = info.outputPath("program.gif");
  execFileSync(program(), ["record", "animate", "-", "-o", path], { input: WON.record });
  const theirs = await decoded(visit.page, readFileSync(path));
  expect(own.repeatsForEver).toBe(true);
  expect(own.frames.length).toBe(theirs.frames.length);
  expect(own.frames.map(({ size }) => size)).toEqual(theirs.frames.map(({ size }) => size));
  expect(own.frames.map(({ millis }) => millis)).toEqual(theirs.frames.map(({ millis }) => millis));
  const differences = own.frames.map((frame, number) => difference(frame, theirs.frames[number]));
  expect(Math.max(...differences)).toBeLessThan(1);
  // Every turn is seen in motion, and the end is not the start.
  expect(own.frames.length).toBeGreaterThan(3 * TURNS.length);
  expect(total(own)).toBeGreaterThanOrEqual((TURNS.length + 2) * 900 + 4_000);
  expect(difference(own.frames[0], own.frames.at(-1))).toBeGreaterThan(2);
});

test("the picture has the look of the page, on a phone in German", async ({ open }) => {
  const visit = await opened(open, { size: "phone", locale: "de-DE", settings: { theme: "dark", look: "wood" } });
  const { bytes } = await saved(visit);
  await visit.noticed(visit.say("animation-saved"));
  const { frames } = await decoded(visit.page, bytes);
  const [red, green, blue] = frames[0].pixels;
  expect(red + green + blue, "the table is dark").toBeLessThan(3 * 100);
});

/** Lets the page draw only some pictures; the others never load. */
function slow(pictures) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    set(address) {
      pictures -= 1;
      if (pictures >= 0) set.call(this, address);
    },
  });
}

test("it says how far it is and can be cancelled, and the game can be gone on with", async ({ open }) => {
  const visit = await open();
  await visit.page.addInitScript(slow, 20);
  await visit.go("#/about");
  await store(visit.page, WON);
  await visit.go(`#/play/game/${WON.id}`);
  await visit.openMore();
  let downloads = 0;
  visit.page.on("download", () => (downloads += 1));
  await entry(visit).click();
  const progress = visit.sheet().getByRole("progressbar", { name: en("animation-making") });
  await expect.poll(() => progress.evaluate(({ value }) => value)).toBeGreaterThan(0);
  // The bar and the words may be read in two moments.
  await expect(async () => {
    const percent = await progress.evaluate(({ value }) => value);
    expect(await visit.sheet().innerText()).toContain(en("animation-progress", { percent }));
  }).toPass();
  await expect(visit.button("animation-cancel")).toBeFocused();
  const making = () => visit.page.workers().filter((worker) => worker.url().includes("/film.")).length;
  expect(making()).toBe(1);
  await visit.button("animation-cancel").click();
  await expect(visit.sheet()).toHaveCount(0);
  await expect.poll(making).toBe(0);
  expect(downloads).toBe(0);
  await expect(visit.notices()).toHaveCount(0);
  await visit.openMore();
  await expect(entry(visit)).toBeEnabled();
});

test("a game that goes on has no animated picture yet", async ({ open }) => {
  const visit = await opened(open, {}, storedGame({ turns: TIX.slice(0, 3) }));
  await expect(visit.sheet()).toBeVisible();
  await expect(entry(visit)).toHaveCount(0);
});

/** Ways to fail, each in the page before the app starts, and what is said. */
const FAILURES = {
  "there is no canvas": [() => (HTMLCanvasElement.prototype.getContext = () => null), "animation-failed"],
  "a picture cannot be drawn": [
    () => (CanvasRenderingContext2D.prototype.getImageData = () => { throw new DOMException("no memory"); }),
    "animation-failed",
  ],
  "the worker dies": [
    () => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        // Pixels of the wrong size make it fail.
        post.call(this, message instanceof ArrayBuffer ? new ArrayBuffer(4) : message, ...(rest.length ? [[]] : []));
      };
    },
    "animation-failed",
  ],
  "the worker cannot read the order": [
    () => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        post.call(this, typeof message === "string" ? "nonsense" : message, ...rest);
      };
    },
    "animation-failed",
  ],
  "there is no network": [null, "animation-not-fetched"],
};

for (const [failure, [harm, sentence]] of Object.entries(FAILURES)) {
  test(`if ${failure}, a sentence says so`, async ({ open }) => {
    const visit = await open({ serviceWorkers: "block" });
    if (harm) await visit.page.addInitScript(harm);
    else await visit.context.route(/\/film\./, (route) => route.abort());
    await visit.go("#/about");
    await store(visit.page, WON);
    await visit.go(`#/play/game/${WON.id}`);
    await visit.openMore();
    await entry(visit).click();
    await expect(visit.sheet().getByRole("alert")).toHaveText(en(sentence));
    await visit.sheet().getByText(en("board-close"), { exact: true }).click();
    await expect(visit.sheet()).toHaveCount(0);
    // The browser itself reports failed requests.
    visit.forgive();
  });
}

test("what has been made once can be made without a network", async ({ open }) => {
  const visit = await opened(open);
  await visit.page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => visit.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await saved(visit);
  await visit.noticed(en("animation-saved"));
  await visit.context.setOffline(true);
  await visit.openMore();
  const { bytes } = await saved(visit);
  expect(bytes.subarray(0, 6).toString()).toBe("GIF89a");
});

test("a game in analysis is saved as an animated picture", async ({ open }) => {
  const visit = await open();
  await visit.go("#/about");
  await store(visit.page, WON);
  await visit.go(`#/play/game/${WON.id}`);
  await visit.link("play-analyse").first().click();
  await expect(visit.analysed()).toContainText("X@c2");
  const { name, bytes } = await saved(visit);
  expect(name).toBe("quarterturn.gif");
  expect((await decoded(visit.page, bytes)).frames.length).toBeGreaterThan(3 * TURNS.length);
});
