// A game and what comes with it: clock, hint, takeback, the end, the review, the games kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { TIX, byTaps, en, finished, keep, kept, launch, noticed, open, serve, shot, space, turns, words, write } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

const button = (page, key) => page.getByRole("button", { name: en(key), exact: true });
const listed = async (page) => (await turns(page)).map((turn) => turn.trim());

/** A game of Tix against the computer, one turn before White wins. */
const ALMOST = finished("abcdefghijkm", TIX.slice(0, -1), "*", "black");

test("a game against the computer is won, reviewed, analysed, shared and played again", async () => {
  const visit = await open(browser, server.url, { permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = visit;
  await page.addInitScript(() => delete Navigator.prototype.share);
  await visit.go("#/about");
  await keep(page, ALMOST);
  await visit.go(`#/play/game/${ALMOST.id}`);
  await byTaps(page, "white", TIX.at(-1));
  await page.locator(".board-send").click();
  const end = page.locator("[data-test=end]");
  await end.waitFor();
  const text = await end.innerText();
  assert.ok(text.includes(en("play-won")) && text.includes(en("result-no-action", { winner: "white" })), text);

  await button(page, "play-review").click();
  const review = page.locator("[data-test=review]");
  await review.waitFor();
  await page.locator(".review-progress").waitFor({ state: "detached", timeout: 30_000 });
  await shot(page, "review");
  const moment = page.locator(".review-moment.turned").first();
  const told = await moment.innerText();
  assert.match(told, /^Turn \d, (White|Black): \S+/);
  assert.match(told, /Here the game turned\. Before: .+\. After: .+\./);
  assert.match(told, /Better was \S+\. (White|Black) (slides|places) /);
  assert.match(await page.locator(".review-graph").getAttribute("aria-label"), /100%/);
  await shot(page, "review");
  await moment.getByRole("button", { name: en("play-look") }).click();
  await page.locator(".board-says", { hasText: en("play-looking-back") }).waitFor();
  assert.ok((await page.locator(".board-arrow, .board-lit").count()) > 0, "the better turn is pointed at");
  await button(page, "play-now").first().click();

  await button(page, "play-share").click();
  await noticed(page, en("play-link-copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${server.url}/#/analysis/tix`), link);
  const href = await page.getByRole("link", { name: en("play-analyse") }).getAttribute("href");
  assert.ok(link.endsWith(href));
  await page.getByRole("link", { name: en("play-analyse") }).click();
  await page.locator(".analysis-side", { hasText: TIX.at(-1) }).waitFor();
  await page.goBack();
  await end.waitFor();

  // Colours change: now the computer begins.
  await button(page, "play-rematch").click();
  await page.locator(".play-seat[data-player=white].thinks, .play-turn").first().waitFor();
  await page.locator(".play-turn").waitFor({ timeout: 15_000 });
  assert.equal(await page.locator("[data-test=end]").count(), 0);
  assert.match(await page.locator(".play-seat[data-player=white]").innerText(), /Computer|Novice/);
  await visit.close();
});

test("against the computer there are hints, takebacks and giving up", async () => {
  const visit = await open(browser, server.url, { locale: "de-DE" });
  const { page } = visit;
  const de = words("de");
  const press = (key) => page.getByRole("button", { name: de(key), exact: true }).click();
  await visit.go("#/play/computer/tix");
  await press("play-hint");
  const hint = page.locator(".board-says");
  await hint.filter({ hasText: "X@" }).waitFor();
  const turn = (await hint.innerText()).match(/X@([a-f][1-6])/);
  assert.ok(turn, await hint.innerText());
  assert.ok((await hint.innerText()).startsWith(de("play-hint-given", { turn: turn[0] })));
  assert.equal(await page.locator(".board-lit").count(), 1, "its space is lit");
  await page.locator(".board-side[data-player=white] .board-stock").click();
  await space(page, turn[1]).click();
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  assert.ok(!(await hint.innerText()).includes(turn[0]), "a hint is about one position");
  await press("play-take-back");
  await page.waitForFunction(() => document.querySelectorAll(".play-turn").length === 0);
  assert.match(await space(page, turn[1]).getAttribute("aria-label"), new RegExp(de("space-empty", { space: turn[1] })));
  // Taken back while it thinks: the answer to the old question is not played.
  await page.locator(".board-side[data-player=white] .board-stock").click();
  await space(page, "c3").click();
  await page.locator(".play-turn").waitFor();
  await press("play-take-back");
  await page.waitForFunction(() => document.querySelectorAll(".play-turn").length === 0);
  await page.locator(".board-side[data-player=white] .board-stock").click();
  await space(page, "d4").click();
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  assert.equal((await listed(page))[0], "X@d4");
  await press("play-resign");
  await press("play-no");
  assert.equal(await page.locator("[data-test=end]").count(), 0);
  await press("play-resign");
  await press("play-resign-really");
  const end = page.locator("[data-test=end]");
  await end.waitFor();
  const text = await end.innerText();
  assert.ok(text.includes(de("play-lost")) && text.includes(de("result-resignation", { winner: "black" })), text);
  await visit.close();
});

test("clocks in pass and play: time runs, survives a reload, and runs out", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await page.clock.install();
  await visit.go("#/play");
  await page.locator("input[name=game][value=tix]").check();
  await page.locator("input[value=person]").check();
  await page.locator("#clock").selectOption("0");
  await page.getByRole("button", { name: en("play-begin") }).or(page.getByRole("link", { name: en("play-begin") })).click();
  const clock = (player) => page.locator(`.play-seat[data-player=${player}] .play-clock`);
  await clock("white").waitFor();
  assert.equal(await clock("white").innerText(), "3:00");
  await write(page, ["X@c3"]);
  await page.clock.fastForward(65_000);
  await page.waitForFunction(() => /^1:5\d$/.test(document.querySelector("[data-player=black] .play-clock").textContent));
  assert.equal(await clock("white").innerText(), "3:00");
  await kept(page, (game) => game.record.includes("X@c3"));
  await page.reload();
  await clock("black").waitFor();
  assert.match(await clock("black").innerText(), /^1:5\d$/);
  await write(page, ["X@e5"]);
  assert.match(await clock("black").innerText(), /^1:5\d$/);
  await page.clock.fastForward(170_000);
  await page.locator(".play-seat[data-player=white] .play-clock.little").waitFor();
  await page.clock.fastForward(12_000);
  const end = page.locator("[data-test=end]");
  await end.waitFor();
  const text = await end.innerText();
  assert.ok(text.includes(en("play-black-won")) && text.includes(en("result-time", { winner: "black" })), text);
  // It stays so.
  await page.reload();
  await end.waitFor();
  await visit.close();
});

test("games are kept, listed, gone on with, exported and deleted", async () => {
  const visit = await open(browser, server.url, { size: "phone" });
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await write(page, TIX.slice(0, 3));
  await kept(page, (game) => game.record.includes(TIX[2]));
  const address = page.url();
  await visit.go("#/play/pass/tixel");
  await write(page, ["T@b3se"]);
  await kept(page, (game) => game.record.includes("T@b3se"));
  await visit.go("#/play");
  const rows = page.locator(".own-game");
  await rows.nth(1).waitFor();
  const row = rows.filter({ hasText: en("play-person") }).filter({ has: page.locator("strong", { hasText: /^Tix$/ }) });
  assert.match(await row.innerText(), /3 turns/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("button", { name: en("play-export") }).tap(),
  ]);
  assert.match(download.suggestedFilename(), /^tix-\d{4}-\d\d-\d\d\.pgn$/);
  const record = readFileSync(await download.path(), "utf8");
  assert.match(record, /\[Setup "tix"\]/);
  assert.ok(record.includes(TIX[2]), record);
  await row.getByRole("link").tap();
  await page.locator(".play-turn >> nth=2").waitFor();
  assert.equal(page.url(), address);
  await write(page, [TIX[3]]);
  await kept(page, (game) => game.record.includes(TIX[3]));
  // Home leads back to it.
  await visit.go("#/");
  await page.getByText(en("home-resume")).first().waitFor();
  await visit.go("#/play");
  await row.getByRole("button", { name: en("play-delete"), exact: true }).tap();
  await page.getByRole("button", { name: en("play-delete-really") }).tap();
  await row.waitFor({ state: "detached" });
  assert.equal(await rows.count(), 1);
  await page.reload();
  await rows.first().waitFor();
  assert.equal(await rows.count(), 1);
  await page.goto(address);
  await page.locator("main", { hasText: en("play-gone") }).waitFor();
  await visit.close();
});

test("language and look are chosen and stay chosen", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/settings");
  await page.locator("#language").selectOption("ja");
  const ja = words("ja");
  await page.locator("main h1", { hasText: ja("place-settings") }).waitFor();
  const look = () => page.evaluate(() => ({ lang: document.documentElement.lang, ...document.documentElement.dataset }));
  for (const [name, value] of [["theme", "dark"], ["contrast", "more"], ["animation", "on"]]) {
    await page.locator(`input[name=${name}][value=${value}]`).check();
  }
  const wanted = { lang: "ja", theme: "dark", contrast: "more", motion: "on" };
  assert.deepEqual(await look(), { ...(await look()), ...wanted });
  const coordinates = page.getByRole("switch", { name: ja("settings-coordinates") });
  await coordinates.uncheck();
  await page.reload();
  await page.locator("main h1", { hasText: ja("place-settings") }).waitFor();
  assert.deepEqual(await look(), { ...(await look()), ...wanted });
  assert.equal(await coordinates.isChecked(), false);
  await visit.go("#/play/pass/tix");
  assert.equal(await page.locator(".board-names text").count(), 0);
  assert.equal(await page.title(), await page.evaluate(() => document.title));
  await visit.close();
});
