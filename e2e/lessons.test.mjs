// Lessons played through by taps, and the progress that is kept of them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { byTaps, en, launch, open, serve, shot, space, words } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

/** The solutions of every lesson of a game, step by step. */
function solutions(game) {
  const text = readFileSync(new URL(`../crates/learn/lessons/${game}.txt`, import.meta.url), "utf8");
  const lessons = text.split(/^lesson /m).slice(1);
  return lessons.map((lesson) => [...lesson.matchAll(/^ +solution +(\S+)/gm)].map((match) => match[1]));
}

const feedback = (page, kind) => page.locator(`[data-test=feedback][data-kind=${kind}]`);

async function solve(page, turn) {
  await byTaps(page, "white", turn);
  // A turn that could still go on waits to be sent.
  if ((await page.locator(".lesson-below.answered").count()) === 0) await page.locator(".board-send").click();
  await feedback(page, "solved").waitFor();
}

async function lesson(visit, game, number, turns) {
  const { page } = visit;
  const count = solutions(game).length;
  const name = en(game === "poka-yoke" ? "home-name-poka-yoke" : `game-${game}`);
  await page.locator(".lesson-head", { hasText: en("learn-number", { game: name, number, count }) }).waitFor();
  for (const [at, turn] of turns.entries()) {
    try {
      await solve(page, turn);
    } catch (error) {
      const told = await page.locator(".lesson-below").innerText();
      throw new Error(`${game} ${number}, step ${at + 1}, ${turn}: ${told}`, { cause: error });
    }
    if (at + 1 < turns.length) await page.getByRole("button", { name: en("learn-next-step") }).click();
  }
  await page.locator("[data-test=onwards]").waitFor();
}

test("all lessons of Tix are played through by taps, one leading to the next", async () => {
  const visit = await open(browser, server.url, { size: "tablet" });
  const { page } = visit;
  await visit.go("#/learn/tix/1");
  const all = solutions("tix");
  for (const [at, turns] of all.entries()) {
    assert.ok(page.url().endsWith(`#/learn/tix/${at + 1}`), page.url());
    await lesson(visit, "tix", at + 1, turns);
    await page.locator("[data-test=onwards]").click();
    const next = at + 1 < all.length ? `#/learn/tix/${at + 2}` : "#/learn/tixel/1";
    await page.waitForURL(`**/${next}`);
  }
  await visit.go("#/learn");
  await page.reload();
  await page.locator("main h1").waitFor();
  assert.equal(await page.locator(".rung[data-state=done]").count(), all.length);
  await visit.close();
});

test("the first lessons of the other games are played through by taps", async () => {
  const visit = await open(browser, server.url, { size: "tablet" });
  for (const game of ["tixel", "regatta", "poka-yoke"]) {
    for (const [at, turns] of solutions(game).slice(0, 2).entries()) {
      await visit.go(`#/learn/${game}/${at + 1}`);
      await lesson(visit, game, at + 1, turns);
    }
  }
  await visit.close();
});

test("a turn that misses the point is told so and can be tried again, with a hint and the solution", async () => {
  const visit = await open(browser, server.url, { size: "phone", locale: "nl-NL" });
  const { page } = visit;
  const nl = words("nl");
  await visit.go("#/learn/tix/1");
  await page.getByRole("button", { name: nl("learn-hint-ask") }).tap();
  await page.locator("[data-test=hint]").waitFor();
  await space(page, "c3").tap();
  await space(page, "c5").tap();
  await feedback(page, "not-yet").waitFor();
  await page.getByRole("button", { name: nl("learn-again") }).tap();
  await space(page, "c3").tap();
  await space(page, "c5").tap();
  await feedback(page, "not-yet").waitFor();
  await page.getByRole("button", { name: nl("learn-show") }).tap();
  await feedback(page, "shown").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("quarterturn.lessons")), null, "shown is not done");
  await page.getByRole("button", { name: nl("learn-again") }).tap();
  await space(page, "c3").tap();
  await space(page, "c6").tap();
  await feedback(page, "solved").waitFor();
  await shot(page, "lesson-solved");
  await page.reload();
  await visit.go("#/learn");
  await page.locator(".rung[data-state=begun]").waitFor();
  await visit.close();
});
