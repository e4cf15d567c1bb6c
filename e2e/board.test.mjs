// What the board says and shows before a turn is sent.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { TIX, TIXEL, en, launch, open, says, serve, shot, space, turns, write } from "./support.mjs";

let server, browser;
before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
});

test("a tap on a piece shows ghosts, and how soon is measured", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await write(page, TIX.slice(0, 4));
  const times = [];
  for (let round = 0; round < 12; round += 1) {
    await page.keyboard.press("Escape");
    times.push(
      await page.evaluate(async () => {
        const cell = document.querySelector('.board-cell[data-space="c2"]');
        const marks = () => document.querySelectorAll(".board-mark").length;
        const before = marks();
        const began = performance.now();
        cell.click();
        while (marks() === before) await new Promise((next) => setTimeout(next, 0));
        return performance.now() - began;
      }),
    );
  }
  times.sort((a, b) => a - b);
  console.log(`ghosts after ${times.map((t) => t.toFixed(0)).join(", ")} ms`);
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

const middle = async (what) => {
  const { x, y, width, height } = await what.boundingBox();
  return [x + width / 2, y + height / 2];
};

test("pieces are dragged with the mouse, from the pool and on the board", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  const drag = async (from, to, look = async () => {}) => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    const [x, y] = await middle(to);
    await page.mouse.move(x, y - 12, { steps: 4 });
    await page.mouse.move(x, y);
    await look();
    await page.mouse.up();
  };
  const stock = (player) => page.locator(`.board-side[data-player=${player}] .board-stock`);
  await drag(stock("white"), space(page, "c3"), async () => {
    assert.equal(await page.locator(".board-dragged").count(), 1, "the piece is under the mouse");
  });
  await page.locator(".play-turn >> nth=0").waitFor();
  await drag(stock("black"), space(page, "e5"));
  await page.locator(".play-turn >> nth=1").waitFor();
  // Dropped where it cannot go, a piece goes back, and why not is said.
  await drag(space(page, "c3"), space(page, "d5"));
  await says(page, en("reason-not-in-line", { from: "c3", to: "d5" }));
  assert.equal(await page.locator(".board-dragged").count(), 0);
  assert.equal((await turns(page)).length, 2);
  await drag(space(page, "c3"), space(page, "c6"));
  await page.locator(".play-turn >> nth=2").waitFor();
  // After a drag a click is a click again.
  await space(page, "e5").click();
  await space(page, "e2").click();
  await page.locator(".play-turn >> nth=3").waitFor();
  assert.deepEqual((await turns(page)).map((turn) => turn.trim()), ["X@c3", "X@e5", "c3-c6", "e5-e2"]);
  await visit.close();
});

test("pieces are dragged with a finger, and the page does not scroll", async () => {
  const visit = await open(browser, server.url, { size: "phone" });
  const { page, context } = visit;
  await visit.go("#/play/pass/tix");
  const finger = await context.newCDPSession(page);
  const touch = (type, x, y) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const drag = async (from, to) => {
    const [x, y] = await middle(from);
    const [left, top] = await middle(to);
    await touch("touchStart", x, y);
    for (let part = 1; part <= 5; part += 1) {
      await touch("touchMove", x + ((left - x) * part) / 5, y + ((top - y) * part) / 5);
    }
    // A finger that rests before it is lifted: otherwise it flings, and the next tap ends that.
    await page.waitForTimeout(100);
    await touch("touchMove", left, top);
    await touch("touchEnd");
  };
  await space(page, "c3").scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await drag(page.locator(".board-side[data-player=white] .board-stock"), space(page, "c3"));
  await page.locator(".play-turn >> nth=0").waitFor();
  await page.locator(".board-side[data-player=black] .board-stock").tap();
  await space(page, "e5").tap();
  await page.locator(".play-turn >> nth=1").waitFor();
  await drag(space(page, "c3"), space(page, "c6"));
  await page.locator(".play-turn >> nth=2").waitFor();
  // The next tap is not taken for the end of the drag.
  await space(page, "e5").tap();
  await space(page, "e2").tap();
  await page.locator(".play-turn >> nth=3").waitFor();
  assert.deepEqual((await turns(page)).map((turn) => turn.trim()), ["X@c3", "X@e5", "c3-c6", "e5-e2"]);
  assert.equal(await page.evaluate(() => scrollY), scrolled);
  await visit.close();
});

test("the list of keys opens and closes, threats are shown, and the last turn is stepped through", async () => {
  const visit = await open(browser, server.url);
  const { page } = visit;
  // White can turn one of Black's pieces with a slide, and Black one of White's.
  await visit.go("#/analysis/tix=X@c2_X@a4_X@e6_X@d3_c2-d2_a4-b4_X@c1_X@e2_c1-c4,X@a5");
  await page.locator(".analysis-side", { hasText: "c1-c4,X@a5" }).waitFor();
  const piece = async (name) => (await space(page, name).getAttribute("aria-label")).includes("empty");
  await page.getByRole("button", { name: en("board-earlier") }).click();
  assert.equal(await piece("a5"), true, "the second action is not yet done");
  assert.equal(await piece("c4"), false, "the first one is");
  await page.getByRole("button", { name: en("board-earlier") }).click();
  assert.equal(await piece("c4"), true);
  await page.getByRole("button", { name: en("board-later") }).click();
  await page.getByRole("button", { name: en("board-later") }).click();
  assert.equal(await piece("a5"), false);
  await page.getByRole("button", { name: en("analysis-previous") }).click();
  await page.getByRole("button", { name: en("board-threats") }).click();
  await says(page, en("board-threats-shown"));
  assert.ok((await page.locator(".board-mark.threatened").count()) > 0);
  await space(page, "a1").focus();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog");
  await list.waitFor();
  assert.ok((await list.innerText()).includes(en("board-key-undo")));
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  await visit.close();
});
