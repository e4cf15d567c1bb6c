// Whole games: by taps, by keyboard alone, by typing.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TIX, TIXEL, kept, launch, open, serve, shot, space, turns } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

/** What the actions of a Tix turn touch: the stock or a space, then a space. */
function steps(turn) {
  return turn.split(",").map((action) => {
    const placed = action.match(/^X@(..)$/);
    const [from, to] = placed ? ["stock", placed[1]] : action.split("-");
    return { from, to };
  });
}

/** Waits until the turn is done, sending it where it could still go on. */
async function finish(page, at, send) {
  const state = () => {
    if (document.querySelector("[data-test=end]")) return "over";
    if (document.querySelectorAll(".play-turn").length > window.turnsBefore) return "done";
    return document.querySelector(".board-send:not([disabled])") ? "open" : null;
  };
  await page.evaluate((count) => (window.turnsBefore = count), at);
  const now = await (await page.waitForFunction(state)).jsonValue();
  if (now === "open") {
    await send();
    await page.waitForFunction(state);
  }
}

async function ended(page, winner) {
  await page.locator("[data-test=end]").waitFor();
  assert.match(await page.locator("[data-test=end]").textContent(), new RegExp(winner));
}

for (const size of ["phone", "desktop"]) {
  test(`a whole game of Tix is played by taps on a ${size}`, async () => {
    const visit = await open(browser, server.url, { size });
    const { page } = visit;
    await visit.go("#/play/pass/tix");
    const tap = (what) => (size === "phone" ? what.tap() : what.click());
    for (const [at, turn] of TIX.entries()) {
      const player = at % 2 === 0 ? "white" : "black";
      for (const { from, to } of steps(turn)) {
        const stock = page.locator(`.board-side[data-player=${player}] .board-stock`);
        await tap(from === "stock" ? stock.first() : space(page, from));
        await tap(space(page, to));
      }
      await finish(page, at, () => tap(page.locator(".board-send")));
      if (at === 5) await shot(page, `play-${size}`);
    }
    await ended(page, "White");
    assert.deepEqual((await turns(page)).map((t) => t.trim()), TIX);
    await visit.close();
  });
}

test("a whole game of Tix is played by keyboard alone", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  const press = (key) => page.keyboard.press(key);
  /** Walks the focus of the board to a space with the arrow keys. */
  async function walk(to) {
    const here = () => page.evaluate(() => document.activeElement?.dataset?.space ?? null);
    let now = await here();
    for (let tries = 0; tries < 60 && now === null; tries += 1) {
      await press("Tab");
      now = await here();
    }
    assert.ok(now, "the board is reached with the Tab key");
    for (let tries = 0; tries < 24 && now !== to; tries += 1) {
      const file = to.charCodeAt(0) - now.charCodeAt(0);
      const rank = Number(to[1]) - Number(now[1]);
      if (file !== 0) await press(file > 0 ? "ArrowRight" : "ArrowLeft");
      else await press(rank > 0 ? "ArrowUp" : "ArrowDown");
      now = await here();
    }
    assert.equal(now, to);
  }
  for (const [at, turn] of TIX.entries()) {
    for (const { from, to } of steps(turn)) {
      if (from !== "stock") {
        await walk(from);
        await press("Enter");
      }
      await walk(to);
      if (from === "stock") await press("p");
      await press("Enter");
    }
    await finish(page, at, () => press("s"));
  }
  await ended(page, "White");
  assert.deepEqual((await turns(page)).map((t) => t.trim()), TIX);
  await visit.close();
});

test("a whole game of Tixel is played by typing", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/play/pass/tixel");
  const field = page.locator(".board-typed input");
  for (const [at, turn] of TIXEL.entries()) {
    await field.fill(turn);
    await field.press("Enter");
    if (at + 1 < TIXEL.length) {
      await page.locator(`.play-turn >> nth=${at}`).waitFor();
    }
  }
  await ended(page, "Black");
  assert.deepEqual((await turns(page)).map((t) => t.trim()), TIXEL);
  await visit.close();
});

test("two taps from the first visit the computer is played against, and it answers", async () => {
  const visit = await open(browser, server.url, { size: "phone" });
  const { page } = visit;
  await visit.go("");
  await page.locator("[data-test=tix]").tap();
  await space(page, "c3").waitFor();
  await page.locator(".board-side[data-player=white] .board-stock").first().tap();
  await space(page, "c3").tap();
  await page.locator(".play-turn >> nth=1").waitFor({ timeout: 15_000 });
  assert.equal((await turns(page))[0].trim(), "X@c3");
  await visit.close();
});

test("a chain is undone step by step and survives a reload in the middle", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  const field = page.locator(".board-typed input");
  for (const [at, turn] of TIX.slice(0, -1).entries()) {
    await field.fill(turn);
    await field.press("Enter");
    await page.locator(`.play-turn >> nth=${at}`).waitFor();
  }
  const chips = page.locator(".board-steps .board-chip");
  await space(page, "c1").click();
  await space(page, "c4").click();
  await chips.first().waitFor();
  await page.locator(".board-side[data-player=white] .board-stock").first().click();
  await space(page, "a5").click();
  await page.waitForFunction(() => document.querySelectorAll(".board-steps .board-chip").length === 2);
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll(".board-steps .board-chip").length === 1);
  // At once: nothing of a draft waits for anything.
  await page.reload();
  await chips.first().waitFor();
  assert.equal(await chips.count(), 1);
  assert.match(await chips.first().textContent(), /c1-c4/);
  await page.locator(".board-side[data-player=white] .board-stock").first().click();
  await space(page, "a5").click();
  await page.locator(".board-send").click();
  await ended(page, "White");
  await visit.close();
});
