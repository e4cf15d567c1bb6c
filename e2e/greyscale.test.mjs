// Without colour: what a board shows is told apart by shape and lightness, measured in pixels.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, serve, shot, space, write } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

/** A picture of the board as somebody sees it who sees no colours, as lightness from 0 to 255. */
async function lightness(visit, name) {
  const { page, context } = visit;
  const box = await page.locator(".board").boundingBox();
  const picture = await shot(page, name, { clip: box });
  const reader = await context.newPage();
  const read = await reader.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const drawing = canvas.getContext("2d");
    drawing.drawImage(bitmap, 0, 0);
    window.drawing = drawing;
    const { data } = drawing.getImageData(0, 0, bitmap.width, bitmap.height);
    let colour = 0;
    for (let at = 0; at < data.length; at += 4) {
      const most = Math.max(data[at], data[at + 1], data[at + 2]);
      colour = Math.max(colour, most - Math.min(data[at], data[at + 1], data[at + 2]));
    }
    return { width: bitmap.width, colour };
  }, picture.toString("base64"));
  const scale = read.width / box.width;
  /** The pixels of a part of a space: its middle and half its width, as shares of the space. */
  const part = async (of, x, y, half) => {
    const cell = await space(page, of).boundingBox();
    const left = (cell.x - box.x + cell.width * (x - half)) * scale;
    const top = (cell.y - box.y + cell.height * (y - half)) * scale;
    const side = cell.width * 2 * half * scale;
    return reader.evaluate((area) => {
      const { data } = window.drawing.getImageData(...area);
      const pixels = [];
      // In a picture without colour all three parts are the lightness.
      for (let at = 0; at < data.length; at += 4) pixels.push(data[at]);
      return pixels;
    }, [left, top, side, side].map(Math.round));
  };
  return { part, colour: read.colour };
}

const mean = (pixels) => pixels.reduce((sum, one) => sum + one, 0) / pixels.length;
const spread = (pixels) => {
  const sorted = [...pixels].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.97)] - sorted[Math.floor(sorted.length * 0.03)];
};

for (const theme of ["light", "dark"]) {
  test(`without colour, sides, activity, the last turn and marks are told apart, ${theme}`, async () => {
    const visit = await open(browser, server.url, { settings: { theme } });
    const { page, context } = visit;
    const eyes = await context.newCDPSession(page);
    await eyes.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
    // White: e6 and c1 active, d2 not. Black: b4 active, d3 not; the last turn came from a4.
    await visit.go("#/play/pass/tix");
    await write(page, ["X@c2", "X@a4", "X@e6", "X@d3", "c2-d2", "X@f1", "X@c1", "a4-b4"]);
    await page.mouse.move(0, 0);
    const held = {};
    for (const name of ["e6", "c1", "d2", "b4", "d3", "f1"]) {
      const label = await space(page, name).getAttribute("aria-label");
      const [, side, activity] = label.match(/(White|Black) Tix piece, (active|inactive)/);
      held[`${side} ${activity}`] = [...(held[`${side} ${activity}`] ?? []), name];
    }
    const kinds = ["White active", "White inactive", "Black active", "Black inactive"];
    assert.deepEqual(kinds.filter((kind) => !held[kind]), [], "pieces of every kind");
    const board = await lightness(visit, `greyscale-${theme}`);
    assert.ok(board.colour <= 2, `there is colour in the picture: ${board.colour}`);

    // Sides: the faces of pieces, beside what marks them.
    const face = async (name) => mean(await board.part(name, 0.5, 0.26, 0.08));
    const faces = { White: [], Black: [] };
    for (const kind of kinds) for (const name of held[kind]) faces[kind.split(" ")[0]].push(await face(name));
    const gap = Math.min(...faces.White) - Math.max(...faces.Black);
    console.log(`${theme}: White ${faces.White.map(Math.round)}, Black ${faces.Black.map(Math.round)}`);
    assert.ok(gap > 90, `White's pieces are only ${gap} lighter than Black's`);

    // Activity: an active piece leaves the corners of its space, an inactive one fills them.
    const ground = mean(await board.part("f3", 0.5, 0.5, 0.3));
    for (const kind of kinds) {
      const activity = kind.split(" ")[1];
      for (const name of held[kind]) {
        const corner = await board.part(name, 0.1, 0.1, 0.07);
        const own = await face(name);
        const filled = corner.filter((one) => Math.abs(one - own) < Math.abs(one - ground)).length / corner.length;
        const text = `${name}, ${kind}: ${(filled * 100).toFixed(0)}% of its corner is of its own lightness`;
        assert.ok(activity === "inactive" ? filled > 0.4 : filled < 0.2, text);
      }
    }

    // The last turn: a dot on the piece that came, a ring where it came from, each seen by contrast.
    const dot = spread(await board.part("b4", 0.5, 0.5, 0.12));
    const plain = spread(await board.part("f1", 0.5, 0.5, 0.12));
    assert.ok(dot > plain + 50, `the dot on b4: ${dot}, none on f1: ${plain}`);
    const came = spread(await board.part("a4", 0.5, 0.5, 0.3));
    const bare = spread(await board.part("f3", 0.5, 0.5, 0.3));
    assert.ok(came > bare + 40, `where it came from: ${came} against ${bare}`);

    // Marks: where the held piece can go, and differently where it stays active or falls.
    await space(page, "c1").click();
    await page.locator(".board-mark.falls").first().waitFor();
    await page.mouse.move(0, 0);
    const marked = await lightness(visit, `greyscale-marks-${theme}`);
    const landings = await page.evaluate(() => {
      const at = (mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        const cell = document.elementsFromPoint(x + width / 2, y + height / 2).find((one) => one.dataset?.space);
        return cell?.dataset.space;
      };
      const all = (name) => [...document.querySelectorAll(`.board-mark.${name}`)].map(at);
      return { active: all("stays-active"), falls: all("falls") };
    });
    const only = (one, other) => landings[one].filter((name) => !landings[other].includes(name));
    const [active, falls] = [only("active", "falls"), only("falls", "active")];
    assert.ok(active.length > 0 && falls.length > 0, JSON.stringify(landings));
    for (const name of [...active, ...falls]) {
      const seen = spread(await marked.part(name, 0.5, 0.5, 0.45));
      assert.ok(seen > bare + 40, `the mark on ${name}: ${seen} against ${bare}`);
    }
    // A square has ink in its corners, a diamond has none there.
    const ink = async (name) => spread(await marked.part(name, 0.24, 0.24, 0.12));
    const [diamond, square] = [await ink(active[0]), await ink(falls[0])];
    console.log(`${theme}: corners of a diamond ${diamond}, of a square ${square}`);
    assert.ok(Math.abs(diamond - square) > 40, `a diamond and a square look alike: ${diamond}, ${square}`);
    await visit.close();
  });
}
