// The core of the walk in every browser: a game with its wheel, a refusal, a chain, its sheets and its end,
// a lesson, an analysis, in a window as narrow as a phone and in a wide one.

import { CHAIN, TIX, storedGame } from "../support/games.mjs";
import { check } from "../support/state.mjs";
import { en } from "../support/words.mjs";
import { test } from "./fixtures.mjs";

// Serial: starting a second browser takes longer than it saves.
test.describe.configure({ mode: "default" });

/** WebKitGTK's window is never narrower than 447 pixels. */
const WINDOWS = { narrow: [447, 664], wide: [1000, 800] };

const button = (key) => ({ role: "button", name: en(key) });

for (const [name, [width, height]] of Object.entries(WINDOWS)) {
  test.describe(`in a ${name} window`, () => {
    test.beforeEach(({ visitor }) => visitor.browser.resize(width, height));

    test("a placement, its wheel and a refusal are in good order", async ({ visitor }) => {
      await visitor.go("#/play/pass/tixel");
      await visitor.see(visitor.pool("white"), 1);
      await check(visitor.browser, "the start", { focus: false });
      await visitor.press(visitor.pool("white"));
      await check(visitor.browser, "a piece of the pool chosen");
      await visitor.press(visitor.space("a1"));
      await visitor.until(visitor.spokes(), (found) => found.length > 1, "several");
      await check(visitor.browser, "the wheel in a corner");
      await visitor.pressAt((await visitor.find(visitor.spokes()))[0]);
      await visitor.see(visitor.spokes(), 0);
      await check(visitor.browser, "placed");
      // White is not to move.
      await visitor.press(visitor.pool("white"));
      await check(visitor.browser, "a refusal");
    });

    test("a chain and its undoing are in good order", async ({ visitor }) => {
      await visitor.resume(storedGame({ start: CHAIN }));
      await visitor.press(visitor.space("a3"));
      await check(visitor.browser, "a piece chosen");
      await visitor.press(visitor.space("c3"));
      const [spoke] = await visitor.find(visitor.spokes());
      if (spoke) await visitor.pressAt(spoke);
      await visitor.see(visitor.steps(), 1);
      await check(visitor.browser, "a bonus");
      await visitor.press(button("board-undo"));
      await visitor.see(visitor.steps(), 0);
      await check(visitor.browser, "a step undone");
    });

    test("resigning and the end of a game are in good order", async ({ visitor }) => {
      await visitor.resume(storedGame({ turns: TIX.slice(0, 4) }));
      await check(visitor.browser, "a game resumed", { focus: false });
      await visitor.askToResign();
      await check(visitor.browser, "resigning?");
      await visitor.press(visitor.inSheet("play-resign"));
      await visitor.see(visitor.end(), 1);
      await check(visitor.browser, "the end");
    });

    test("a lesson and its verdicts are in good order", async ({ visitor }) => {
      await visitor.go("#/learn/tix/1");
      await visitor.see(button("learn-hint-ask"), 1);
      await check(visitor.browser, "a task", { focus: false });
      await visitor.press(visitor.space("c3"));
      await visitor.press(visitor.space("c5"));
      await visitor.see(button("learn-again"), 1);
      await check(visitor.browser, "missed");
      await visitor.press(button("learn-again"));
      await visitor.press(visitor.space("c3"));
      await visitor.press(visitor.space("c6"));
      await visitor.see(button("learn-next-step"), 1);
      await check(visitor.browser, "solved");
    });

    test("an analysis is in good order", async ({ visitor }) => {
      await visitor.go(`#/analysis/tix=${TIX.slice(0, 6).join("_")}`);
      await visitor.see(button("board-earlier-short"), 1);
      await check(visitor.browser, "a game", { focus: false });
      await visitor.press(button("board-earlier-short"));
      await check(visitor.browser, "an earlier turn");
    });
  });
}
