// What the board says and shows before a turn is sent.

import { TIX, TIXEL, en, expect, store, storedGame, test } from "../support/index.mjs";

/** How long a tap may take to show its marks before the test gives up; `docs/web.md` keeps the figure. */
const GIVE_UP_MS = 5_000;

test("every tap on a piece marks the spaces it can slide to", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await visit.play(TIX.slice(0, 4));
  const times = [];
  for (let round = 0; round < 12; round += 1) {
    await visit.space("c2").press("Escape");
    await expect(page.locator(".board .board-mark")).toHaveCount(0);
    const { time, marks } = await visit.space("c2").evaluate(async (cell, giveUp) => {
      const marks = () => document.querySelectorAll(".board .board-mark").length;
      const start = performance.now();
      const elapsed = () => performance.now() - start;
      cell.click();
      while (marks() === 0 && elapsed() < giveUp) await new Promise((resolve) => setTimeout(resolve));
      return { time: elapsed(), marks: marks() };
    }, GIVE_UP_MS);
    expect(marks, `marks in round ${round + 1}`).toBeGreaterThan(0);
    times.push(time);
  }
  times.sort((a, b) => a - b);
  console.log(`marks after ${times.map((time) => time.toFixed(0)).join(", ")} ms`);
  await visit.shot("ghosts");
});

test("a tap on the other player's piece says what it could do, and shows where", async ({ open }) => {
  const visit = await open();
  await visit.go("#/analysis/tix=X@c3");
  await visit.space("c3").click();
  await expect(visit.line()).toContainText("c3");
  await expect(visit.page.locator(".board .board-mark")).not.toHaveCount(0);
  // It is Black's turn all the same.
  await visit.space("a3").click();
  await expect(visit.analysed()).not.toContainText("c3-a3");
});

test("an analysis link opens the same game again", async ({ open }) => {
  const visit = await open();
  await visit.go("#/analysis");
  for (const turn of TIXEL.slice(0, 4)) {
    await visit.write(turn);
    await expect(visit.analysed()).toContainText(turn);
  }
  const url = await visit.page.getByRole("textbox", { name: en("analysis-share-link") }).inputValue();
  expect(url).toContain("#/analysis/");
  const second = await visit.secondTab();
  await second.page.goto(url);
  await second.arrived();
  for (const turn of TIXEL.slice(0, 4)) await expect(second.analysed()).toContainText(turn);
});

const middle = async (what) => {
  const { x, y, width, height } = await what.boundingBox();
  return [x + width / 2, y + height / 2];
};

test("pieces are dragged with the mouse, from the pool and on the board", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  const dragged = page.locator(".board-dragged");
  const drag = async (from, to, look = async () => {}) => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down();
    const [x, y] = await middle(to);
    await page.mouse.move(x, y - 12, { steps: 4 });
    await page.mouse.move(x, y);
    await look();
    await page.mouse.up();
  };
  // The piece is under the mouse.
  await drag(visit.pool("white"), visit.space("c3"), () => expect(dragged).toHaveCount(1));
  await expect(visit.turns()).toHaveCount(1);
  await drag(visit.pool("black"), visit.space("e5"));
  await expect(visit.turns()).toHaveCount(2);
  // Dropped where it cannot go, a piece goes back, with the reason.
  await drag(visit.space("c3"), visit.space("d5"));
  await visit.says(en("reason-not-in-line", { from: "c3", to: "d5" }));
  await expect(dragged).toHaveCount(0);
  await expect(visit.turns()).toHaveCount(2);
  await drag(visit.space("c3"), visit.space("c6"));
  await expect(visit.turns()).toHaveCount(3);
  // The next click is not mistaken for the end of the drag.
  await visit.space("e5").click();
  await visit.space("e2").click();
  await expect(visit.turns()).toHaveText(["X@c3", "X@e5", "c3-c6", "e5-e2"]);
});

test("pieces are dragged with a finger, and the page does not scroll", async ({ open }) => {
  const visit = await open({ size: "phone" });
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
    // A finger lifted in motion flings the page, and the next tap only stops the fling.
    await page.waitForTimeout(100);
    await touch("touchMove", left, top);
    await touch("touchEnd");
  };
  await visit.space("c3").scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await drag(visit.pool("white"), visit.space("c3"));
  await expect(visit.toMove("black")).toBeVisible();
  await visit.pool("black").tap();
  await visit.space("e5").tap();
  await expect(visit.toMove("white")).toBeVisible();
  await drag(visit.space("c3"), visit.space("c6"));
  await expect(visit.toMove("black")).toBeVisible();
  // The next tap is not mistaken for the end of the drag.
  await visit.space("e5").tap();
  await visit.space("e2").tap();
  await expect(visit.toMove("white")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await visit.openTurns();
  await expect(visit.turns()).toHaveText(["X@c3", "X@e5", "c3-c6", "e5-e2"]);
});

test("the list of keys opens and closes, threats are shown, and the last turn is stepped through", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  // White can turn one of Black's pieces with a slide, and Black one of White's.
  await visit.go("#/analysis/tix=X@c2_X@a4_X@e6_X@d3_c2-d2_a4-b4_X@c1_X@e2_c1-c4,X@a5");
  const empty = (name) => new RegExp(`^${en("space-empty", { space: name })}`);
  const expectEmpty = (name) => expect(visit.space(name)).toHaveAccessibleName(empty(name));
  const expectTaken = (name) => expect(visit.space(name)).not.toHaveAccessibleName(empty(name));
  await expectTaken("a5");
  const actions = page.getByRole("list", { name: en("board-last-turn") }).getByRole("button");
  await expect(actions).toHaveCount(2);
  await actions.first().click();
  // The first action of the turn is done, the second is not.
  await expectEmpty("a5");
  await expectTaken("c4");
  await actions.last().click();
  await expectTaken("a5");
  await visit.button("board-earlier-short").click();
  await visit.button("board-threats-short").click();
  await visit.says(en("board-threats-shown"));
  await expect(page.locator(".board-mark.threatened")).not.toHaveCount(0);
  await visit.space("a1").focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog");
  await expect(keys).toContainText(en("board-key-undo"));
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
});

test("Tab goes round the wheel, and Escape gives the focus back to its space", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/play/pass/tixel");
  const focused = () => page.evaluate(() => document.activeElement.dataset.space ?? document.activeElement.getAttribute("aria-label"));
  await visit.space("c3").press("Enter");
  await expect(visit.spokes()).toHaveCount(4);
  const first = await visit.spokes().first().getAttribute("aria-label");
  await expect.poll(focused).toBe(first);
  await page.keyboard.press("Tab");
  await expect.poll(focused).toBe(await visit.spokes().nth(1).getAttribute("aria-label"));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(focused).toBe(await visit.spokes().last().getAttribute("aria-label"));
  await page.keyboard.press("Escape");
  await expect(visit.wheel()).toHaveCount(0);
  expect(await focused()).toBe("c3");
});

test("every choice of a mixed pool can be tapped on a phone, in the corners too", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const { page } = visit;
  await visit.go("#/play/pass/8u:X4T6R5%2FT10");
  for (const space of ["a1", "h1", "a8", "h8", "d4", "e8", "a5"]) {
    await visit.space(space).click();
    await expect(visit.spokes()).toHaveCount(13);
    const covered = await visit.spokes().evaluateAll((spokes) =>
      spokes
        .filter((spoke) => {
          const { x, y, width, height } = spoke.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return width < 44 || height < 44 || !spoke.contains(hit);
        })
        .map((spoke) => spoke.getAttribute("aria-label")),
    );
    expect(covered, space).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(visit.wheel()).toHaveCount(0);
  }
});

test("on spaces too small for a finger the first tap shows and the second plays", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/play/pass/11u:X9%2FX9");
  await visit.space("c3").tap();
  await visit.says(en("board-previews", { space: "c3" }));
  await expect(visit.toMove("white")).toBeVisible();
  await visit.space("c3").tap();
  await expect(visit.toMove("black")).toBeVisible();
  // A mouse is precise.
  await visit.space("e5").click();
  await expect(visit.toMove("white")).toBeVisible();
  await visit.openTurns();
  await expect(visit.turns()).toHaveText([/X@c3/, /X@e5/]);
});

test("the newest step of a long chain is seen, however narrow the window is", async ({ open }) => {
  const visit = await open({ viewport: { width: 640, height: 320 }, hasTouch: true });
  const start = "6u:X8/X8 4x0X0/1X11x12/6/X11x11X11/5x0/1X11x0X01 b X2/X3 - -";
  await visit.go("#/about");
  const game = storedGame({ start, turns: ["X@c6"] });
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
  for (const [at, [from, to]] of [["b1", "b3"], ["e3", "e5"], ["b5", "b6"]].entries()) {
    await visit.press(visit.space(from));
    await visit.press(visit.space(to));
    await expect(visit.steps()).toHaveCount(at + 1);
    await expect(visit.steps().last()).toBeInViewport({ ratio: 1 });
  }
  await expect(visit.steps().first()).not.toBeInViewport({ ratio: 1 });
});
