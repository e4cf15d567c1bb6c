// Analysis: the editor, records in and out, pictures, codes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { TIXEL, en, launch, open, serve, shot, space } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

const button = (page, key, values) => page.getByRole("button", { name: en(key, values), exact: true });

async function download(page, press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("the editor shows faults in place and analyses what is a position", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/analysis/tix");
  await button(page, "analysis-edit").click();
  const faults = page.locator("[data-test=faults]");
  const done = button(page, "analysis-editor-done");
  await page.locator(".analysis-brush").first().click();
  await space(page, "c3").click();
  await space(page, "d3").click();
  await faults.locator("li", { hasText: en("fault-misfit", { first: "c3", second: "d3" }) }).waitFor();
  assert.equal(await page.locator(".board-mark.warning").count(), 2, "both spaces are marked");
  assert.equal(await done.isDisabled(), true);
  await button(page, "analysis-editor-undo").click();
  await faults.getByText(en("analysis-editor-right")).waitFor();
  assert.equal(await page.locator(".board-mark.warning").count(), 0);
  // Too many pieces: the count is wrong.
  for (const name of ["a1", "a3", "a5", "c1", "c5", "e1", "e3", "e5"]) await space(page, name).click();
  await faults.locator("li", { hasText: en("fault-count", { player: "white", piece: en("piece-tix"), expected: 8, found: 9 }) }).waitFor();
  await button(page, "analysis-editor-clear").click();
  await space(page, "c3").click();
  await page.locator("input[name=analysis-to-move]").nth(1).check();
  await page.locator(".analysis-bench input[list]").fill("tix9");
  await page.locator(".analysis-bench input[list]").press("Enter");
  await page.locator("#analysis-setup-fault", { hasText: /\S/ }).waitFor();
  await page.locator(".analysis-bench input[list]").fill("tix");
  await page.locator(".analysis-bench input[list]").press("Enter");
  await shot(page, "editor");
  await done.click();
  await page.waitForFunction(() => /#\/analysis\/tix_6\.6\.6\.2X13\.6\.6_b/.test(location.href));
  // It is played on from there.
  await page.locator(".board-typed input").fill("X@e5");
  await page.locator(".board-typed input").press("Enter");
  await page.locator(".analysis-side", { hasText: "X@e5" }).waitFor();
  await visit.close();
});

test("a record with variations, comments and judgements goes out and comes back the same", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  const first = TIXEL.slice(0, 6);
  await visit.go(`#/analysis/tixel=${first.join("_")}`);
  await page.locator(".analysis-side", { hasText: first.at(-1) }).waitFor();
  // One turn back, another turn: a variation, with a comment and a judgement.
  await page.getByRole("button", { name: en("analysis-first") }).click();
  await page.getByRole("button", { name: en("analysis-next") }).click();
  await page.locator(".board-typed input").fill("T@a6ne");
  await page.locator(".board-typed input").press("Enter");
  await page.locator(".analysis-side", { hasText: "T@a6ne" }).waitFor();
  await page.getByLabel(en("analysis-comment")).fill("Too far away – or not?");
  await page.getByRole("button", { name: en("analysis-dubious") }).or(page.getByLabel(en("analysis-dubious"))).first().click();
  const record = await download(page, () => button(page, "analysis-save-record").click());
  assert.equal(record.name, "quarterturn.pgn");
  const text = record.bytes.toString("utf8");
  assert.ok(text.includes("T@a6ne $6") && text.includes("Too far away – or not?"), text);
  assert.ok(text.includes(first.at(-1)), text);
  const link = await page.locator("[data-test=link]").inputValue();

  const other = await open(browser, server.url, { size: "phone" });
  await other.go("#/analysis");
  await other.page.locator("summary", { hasText: en("analysis-import") }).tap();
  const file = { name: "game.pgn", mimeType: "text/plain", buffer: record.bytes };
  await other.page.locator(".analysis-file input").setInputFiles(file);
  await other.page.locator(".analysis-side", { hasText: "T@a6ne" }).waitFor();
  const back = await download(other.page, () => button(other.page, "analysis-save-record").tap());
  assert.equal(back.bytes.toString("utf8"), text);
  assert.equal(await other.page.locator("[data-test=link]").inputValue(), link);
  await other.close();
  await visit.close();
});

test("positions leave as SVG, PNG and QR code", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 8).join("_")}`);
  await page.locator(".analysis-side", { hasText: TIXEL[7] }).waitFor();
  const svg = await download(page, () => button(page, "analysis-save-svg").click());
  assert.match(svg.name, /\.svg$/);
  const drawn = svg.bytes.toString("utf8");
  assert.match(drawn, /^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.ok(drawn.includes("<title") && drawn.trimEnd().endsWith("</svg>"));
  const png = await download(page, () => button(page, "analysis-save-png").click());
  assert.match(png.name, /\.png$/);
  assert.deepEqual([...png.bytes.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.equal(png.bytes.readUInt32BE(16), 1200, "its width");
  assert.ok(png.bytes.length > 10_000, `${png.bytes.length} bytes are an empty picture`);
  await page.locator("summary", { hasText: en("analysis-share-code") }).click();
  const code = page.locator(".analysis-code");
  await code.waitFor();
  const side = Number((await code.getAttribute("viewBox")).split(" ")[2]);
  assert.ok(side >= 21 + 8 && (await code.boundingBox()).width >= 100);
  const whole = await code.locator(".dark").getAttribute("d");
  // Another link, another code.
  await page.locator("input[name=analysis-share]").nth(1).check();
  await page.waitForFunction((whole) => document.querySelector(".analysis-code .dark").getAttribute("d") !== whole, whole);
  await visit.close();
});

test("the engine analyses in several lines, says what is proved, and the graph shows where it turned", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/analysis/tix=X@c2_X@a4_X@e6_X@d3_c2-d2_a4-b4_X@c1_X@e2");
  await page.locator(".analysis-side", { hasText: "X@e2" }).waitFor();
  await page.getByRole("switch", { name: en("analysis-engine") }).check();
  await page.locator(".analysis-side", { hasText: /White wins · proved in 1 turn/ }).waitFor({ timeout: 20_000 });
  await button(page, "analysis-assess").click();
  await page.locator("main", { hasText: /It turned most with/ }).waitFor({ timeout: 40_000 });
  await shot(page, "graph");
  await visit.close();
});
