// Without colour: what a board shows is told apart by shape and lightness, measured in pixels.

import { expect, test } from "../support/index.mjs";

/** The board in greyscale, as lightness from 0 to 255. */
async function lightness(visit, name) {
  const { page, context } = visit;
  const box = await page.locator(".board").boundingBox();
  const picture = await visit.shot(name, { clip: box });
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
  /** The pixels of a square in a space: its centre and half its side, as shares of the space. */
  const part = async (of, x, y, half) => {
    const cell = await visit.space(of).boundingBox();
    const left = (cell.x - box.x + cell.width * (x - half)) * scale;
    const top = (cell.y - box.y + cell.height * (y - half)) * scale;
    const side = cell.width * 2 * half * scale;
    return reader.evaluate((area) => {
      const { data } = window.drawing.getImageData(...area);
      const pixels = [];
      // Without colour all three channels are the lightness.
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

const LOOKS = ["ice", "wood", "porcelain"].flatMap((look) => ["light", "dark"].map((theme) => ({ look, theme })));
// High contrast has colours of its own, whatever the look.
const CONTRASTS = ["light", "dark"].map((theme) => ({ look: "wood", theme, contrast: "more" }));

for (const settings of [...LOOKS, ...CONTRASTS]) {
  const name = Object.values(settings).join("-");
  test(`without colour, sides, activity, the last turn and marks are told apart, ${name}`, async ({ open }) => {
    const visit = await open({ settings });
    const { page, context } = visit;
    const eyes = await context.newCDPSession(page);
    await eyes.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
    // White: e6 and c1 active, d2 not. Black: b4 active, d3 not; the last turn came from a4.
    await visit.go("#/play/pass/tix");
    await visit.play(["X@c2", "X@a4", "X@e6", "X@d3", "c2-d2", "X@f1", "X@c1", "a4-b4"]);
    await page.mouse.move(0, 0);
    const held = {};
    for (const name of ["e6", "c1", "d2", "b4", "d3", "f1"]) {
      const label = await visit.space(name).getAttribute("aria-label");
      const [, side, activity] = label.match(/(White|Black) Tix piece, (active|inactive)/);
      held[`${side} ${activity}`] = [...(held[`${side} ${activity}`] ?? []), name];
    }
    const kinds = ["White active", "White inactive", "Black active", "Black inactive"];
    expect(Object.keys(held).sort(), "pieces of every kind").toEqual([...kinds].sort());
    const board = await lightness(visit, `greyscale-${name}`);
    expect(board.colour, "colour in the picture").toBeLessThanOrEqual(2);

    // Sides: the faces of pieces, beside what marks them.
    const face = async (name) => mean(await board.part(name, 0.5, 0.26, 0.08));
    const faces = { White: [], Black: [] };
    for (const kind of kinds) for (const name of held[kind]) faces[kind.split(" ")[0]].push(await face(name));
    console.log(`${name}: White ${faces.White.map(Math.round)}, Black ${faces.Black.map(Math.round)}`);
    const gap = Math.min(...faces.White) - Math.max(...faces.Black);
    expect(gap, "how much lighter White's pieces are than Black's").toBeGreaterThan(90);

    // Activity: an active piece leaves the corners of its space, an inactive one fills them.
    const ground = mean(await board.part("f3", 0.5, 0.5, 0.3));
    for (const kind of kinds) {
      for (const name of held[kind]) {
        const corner = await board.part(name, 0.1, 0.1, 0.07);
        const own = await face(name);
        const filled = corner.filter((one) => Math.abs(one - own) < Math.abs(one - ground)).length / corner.length;
        const share = expect(filled, `the share of its corner that ${name}, ${kind}, fills`);
        if (kind.endsWith("inactive")) share.toBeGreaterThan(0.4);
        else share.toBeLessThan(0.2);
      }
    }

    // The last turn: a dot in the corner of the space it came to, a ring where it came from, each seen by contrast.
    // A piece of Tix is the same on its left and on its right, but for the dot.
    const dot = await board.part("b4", 0.12, 0.88, 0.06);
    const mirrored = await board.part("b4", 0.88, 0.88, 0.06);
    // A dark dot in a light ring may be as light as the ground on average.
    const apart = Math.max(Math.abs(mean(dot) - mean(mirrored)), spread(dot) - spread(mirrored));
    expect(apart, "the dot on b4, beside the other corner").toBeGreaterThan(25);
    const came = spread(await board.part("a4", 0.5, 0.5, 0.3));
    const bare = spread(await board.part("f3", 0.5, 0.5, 0.3));
    expect(came, `the ring on a4, beside ${bare} on f3`).toBeGreaterThan(bare + 40);

    // Marks: where the held piece can go, and differently where it stays active or is sacrificed.
    await visit.space("c1").click();
    await page.locator(".board .board-mark.sacrifice").first().waitFor();
    await page.mouse.move(0, 0);
    const marked = await lightness(visit, `greyscale-marks-${name}`);
    const landings = await page.evaluate(() => {
      const at = (mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        const cell = document.elementsFromPoint(x + width / 2, y + height / 2).find((one) => one.dataset?.space);
        return cell?.dataset.space;
      };
      const all = (name) => [...document.querySelectorAll(`.board .board-mark.${name}`)].map(at);
      return { active: all("stays-active"), sacrifice: all("sacrifice") };
    });
    const only = (one, other) => landings[one].filter((name) => !landings[other].includes(name));
    const [active, sacrifice] = [only("active", "sacrifice"), only("sacrifice", "active")];
    expect(Math.min(active.length, sacrifice.length), JSON.stringify(landings)).toBeGreaterThan(0);
    for (const name of [...active, ...sacrifice]) {
      const seen = spread(await marked.part(name, 0.5, 0.5, 0.45));
      expect(seen, `the mark on ${name}, beside ${bare} on an empty space`).toBeGreaterThan(bare + 40);
    }
    // A square has ink in its corners, a diamond has none there.
    const ink = async (name) => spread(await marked.part(name, 0.24, 0.24, 0.12));
    const [diamond, square] = [await ink(active[0]), await ink(sacrifice[0])];
    console.log(`${name}: corners of a diamond ${diamond}, of a square ${square}`);
    expect(Math.abs(diamond - square), "how different a diamond and a square look").toBeGreaterThan(40);
  });
}
