// Analysis: the editor, records in and out, pictures, codes, the engine.

import { readFileSync } from "node:fs";
import { TIXEL, en, expect, like, test } from "../support/index.mjs";

async function download(page, press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const link = ({ page }) => page.getByRole("textbox", { name: en("analysis-share-link") });

test("the editor shows faults in place and analyses what is a position", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/analysis/tix");
  await visit.button("analysis-edit").click();
  const faults = page.getByTestId("faults");
  const warned = page.locator(".board-mark.warning");
  const done = visit.button("analysis-editor-done");
  await page.getByRole("group", { name: en("analysis-editor-pieces") }).getByRole("button").first().click();
  await visit.space("c3").click();
  await visit.space("d3").click();
  await expect(faults.getByRole("listitem")).toHaveText([en("fault-misfit", { first: "c3", second: "d3" })]);
  // Both spaces are marked.
  await expect(warned).toHaveCount(2);
  await expect(done).toBeDisabled();
  await visit.button("analysis-editor-undo").click();
  await expect(faults).toContainText(en("analysis-editor-right"));
  await expect(warned).toHaveCount(0);
  // Nine pieces where each side has eight.
  for (const name of ["a1", "a3", "a5", "c1", "c5", "e1", "e3", "e5"]) await visit.space(name).click();
  const count = { player: "white", pieces: en("pool-pieces", { count: 9, kind: "Tix" }), expected: 8 };
  await expect(faults).toContainText(en("fault-count", count));
  await visit.button("analysis-editor-clear").click();
  await visit.space("c3").click();
  await visit.choice("analysis-editor-to-move", "player-black").check();
  const setup = page.getByRole("combobox", { name: en("analysis-editor-setup") });
  await setup.fill("tix9");
  await setup.press("Enter");
  await expect(setup).toHaveAccessibleDescription(/\S/);
  await setup.fill("tix");
  await setup.press("Enter");
  await expect(setup).toHaveAccessibleDescription("");
  await visit.shot("editor");
  await done.click();
  await expect(page).toHaveURL(/#\/analysis\/tix_6\.6\.6\.2X13\.6\.6_b/);
  // It is played on from there.
  await visit.write("X@e5");
  await expect(visit.analysed()).toContainText("X@e5");
});

/** Holds back timers of a tenth of a second and more, in `window.late`. */
function holdTimers() {
  window.late = [];
  const plain = window.setTimeout;
  window.setTimeout = (call, time = 0, ...given) =>
    time < 100 ? plain.call(window, call, time, ...given) : window.late.push(call);
}

test("a link followed just before the address catches up with the last turn is not lost", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await page.addInitScript(holdTimers);
  await visit.go("#/analysis/tix");
  await visit.write("X@a1");
  await expect(visit.analysed()).toContainText("X@a1");
  await expect.poll(() => page.evaluate(() => window.late.length)).toBeGreaterThan(0);
  // Both before the browser gets to fire `hashchange`.
  await page.evaluate(() => {
    location.hash = "#/analysis/tix=X@c3_X@e5";
    for (const call of window.late.splice(0)) call();
  });
  await expect(visit.analysed()).toContainText("X@e5");
});

test("a record with variations, comments and judgements goes out and comes back the same", async ({ open }) => {
  const visit = await open();
  const first = TIXEL.slice(0, 6);
  await visit.go(`#/analysis/tixel=${first.join("_")}`);
  await expect(visit.analysed()).toContainText(first.at(-1));
  // Another second turn: a variation, with a comment and a judgement.
  await visit.button("analysis-first").click();
  await visit.button("board-later-short").click();
  await visit.write("T@a6ne");
  await expect(visit.analysed()).toContainText("T@a6ne");
  await visit.page.getByRole("textbox", { name: en("analysis-comment") }).fill("Too far away – or not?");
  await visit.button("analysis-dubious").click();
  const record = await download(visit.page, () => visit.button("analysis-save-record").click());
  expect(record.name).toBe("quarterturn.pgn");
  const text = record.bytes.toString("utf8");
  for (const part of ["T@a6ne $6", "Too far away – or not?", first.at(-1)]) expect(text).toContain(part);
  const address = await link(visit).inputValue();

  const other = await open({ size: "phone" });
  await other.go("#/analysis");
  await other.page.getByText(en("analysis-import"), { exact: true }).tap();
  const file = { name: "game.pgn", mimeType: "text/plain", buffer: record.bytes };
  await other.page.getByLabel(en("analysis-import-file")).setInputFiles(file);
  await expect(other.analysed()).toContainText("T@a6ne");
  const back = await download(other.page, () => other.button("analysis-save-record").tap());
  expect(back.bytes.toString("utf8")).toBe(text);
  await expect(link(other)).toHaveValue(address);
});

test("positions leave as SVG, PNG and QR code", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 8).join("_")}`);
  await expect(visit.analysed()).toContainText(TIXEL[7]);
  const svg = await download(page, () => visit.button("analysis-save-svg").click());
  expect(svg.name).toMatch(/\.svg$/);
  const drawn = svg.bytes.toString("utf8");
  expect(drawn).toMatch(/^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(drawn).toContain("<title");
  expect(drawn.trimEnd()).toMatch(/<\/svg>$/);
  const png = await download(page, () => visit.button("analysis-save-png").click());
  expect(png.name).toMatch(/\.png$/);
  expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  expect(png.bytes.readUInt32BE(16), "its width").toBe(1200);
  expect(png.bytes.length, "an empty picture is smaller").toBeGreaterThan(10_000);
  await page.getByText(en("analysis-share-code"), { exact: true }).click();
  const code = page.getByRole("img", { name: en("analysis-share-code") });
  await expect(code).toBeVisible();
  // The smallest code has 21 modules a side and a margin of four.
  const modules = Number((await code.getAttribute("viewBox")).split(" ")[2]);
  expect(modules).toBeGreaterThanOrEqual(21 + 8);
  expect((await code.boundingBox()).width).toBeGreaterThanOrEqual(100);
  const whole = await code.locator(".dark").getAttribute("d");
  // Another link, another code.
  await visit.choice("analysis-share-what", "analysis-share-position").check();
  await expect(code.locator(".dark")).not.toHaveAttribute("d", whole);
});

test("the engine analyses in several lines, says what is proved, and the graph shows where it turned", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/analysis/tix=X@c2_X@a4_X@e6_X@d3_c2-d2_a4-b4_X@c1_X@e2");
  await expect(visit.analysed()).toContainText("X@e2");
  await visit.switch("analysis-engine").check();
  const proved = en("analysis-proved", { player: "white", count: 1 });
  await expect(page.getByRole("main")).toContainText(proved, { timeout: 40_000 });
  await visit.button("analysis-assess").click();
  const turned = like(en, "analysis-graph-swing", "turn", "before", "after");
  await expect(page.getByRole("main").getByRole("img", { name: turned })).toBeVisible({ timeout: 60_000 });
  await visit.shot("graph");
});
