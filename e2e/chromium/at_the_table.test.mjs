// Help at the table: rules beside a game, hints of lessons, the review in words.

import { ANSWER, CHAIN, TIX, check, en, expect, store, storedGame, test } from "../support/index.mjs";

async function resume(visit, game) {
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
}

test("from a game on a phone one gets to the rules and back", async ({ open }) => {
  const visit = await open({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const { page } = visit;
  await visit.go("#/play/pass/poka-yoke");
  await visit.press(visit.pool("white", "T"));
  await visit.press(visit.space("c3"));
  await visit.press(visit.spokes().first());
  await expect(page).toHaveURL(/#\/play\/game\//);
  const game = page.url();
  await visit.openMore();
  // Without a keyboard there are no keys to list, and only a finished game becomes a picture.
  await expect(visit.button("board-shortcuts")).toBeHidden();
  await expect(visit.button("animation-save")).toHaveCount(0);
  await visit.press(visit.button("learn-rules-short"));
  const rules = visit.sheet().getByTestId("rules");
  for (const name of ["Poka Yoke", "Tixel"]) {
    await expect(rules.getByRole("heading", { name: en("rules-title", { game: name }), exact: true })).toBeAttached();
  }
  await expect(rules.getByRole("link")).toHaveCount(0);
  // The rules begin at their beginning, and the way back to the game stays in view.
  const scrolled = () => visit.sheet().evaluate((sheet) => sheet.scrollTop);
  const close = visit.sheet().getByRole("button", { name: en("board-close"), exact: true });
  expect(await scrolled()).toBe(0);
  await expect(close).toBeInViewport({ ratio: 1 });
  await visit.press(rules.getByRole("navigation").getByRole("button").last());
  await expect.poll(scrolled).toBeGreaterThan(1_000);
  await expect(close).toBeInViewport({ ratio: 1 });
  await visit.closeSheet();
  await expect(page).toHaveURL(game);
  await expect(visit.space("c3")).toHaveAccessibleName(/Tixel/);
  // Back closes the rules as it closes every sheet.
  await visit.openMore();
  await visit.press(visit.button("learn-rules-short"));
  await page.goBack();
  await expect(visit.sheet()).toHaveCount(0);
  await expect(page).toHaveURL(game);
});

test("with a mouse the keys are listed, and a finished game can become a picture", async ({ open }) => {
  const visit = await open();
  await resume(visit, storedGame({ turns: TIX, result: "1-0", computer: "black" }));
  await visit.openMore();
  await expect(visit.button("board-shortcuts")).toBeVisible();
  await expect(visit.button("animation-save")).toBeEnabled();
});

/** Whoever slides to a2 loses the last piece to c3-a3. */
const HANGING = "6u:X1/X1 6/6/6/2x13/6/X15 w -/- - -";

for (const size of ["phone", "desktop"]) {
  test(`the question whether to play a turn that was typed is not behind the menu, ${size}`, async ({ open }) => {
    const visit = await open({ size, beginner: true });
    await resume(visit, storedGame({ start: HANGING, computer: "black" }));
    await visit.write("a1-a2");
    await expect(visit.page.getByTestId("guard")).toBeVisible(ANSWER);
    await expect(visit.sheet()).toHaveCount(0);
    await expect(visit.button("play-guard-back")).toBeFocused();
    await check(visit.page, "a turn that was typed and loses at once");
    await visit.shot(`typed-and-warned-${size}`);
    await visit.page.keyboard.press("Enter");
    await expect(visit.page.getByTestId("guard")).toHaveCount(0);
    await expect(visit.space("a1")).toHaveAccessibleName(/Tix/);
  });
}

test("a lesson's hint is about what stands on the board", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const { page } = visit;
  const hint = visit.button("learn-hint-ask");
  const miss = async () => {
    await visit.space("c3").tap();
    await visit.space("c5").tap();
    await expect(page.getByTestId("feedback")).toHaveAttribute("data-kind", "not-yet");
  };
  await visit.go("#/learn/tix/1");
  await expect(page.locator(".board-lit").first()).toBeVisible();
  await miss();
  // The marks belong to the position before.
  await expect(page.locator(".board-lit")).toHaveCount(0);
  await expect(visit.space("c5")).toHaveAccessibleName(/Tix/);
  await hint.tap();
  // It is shown like every hint: what to play on the board, and a sentence in the line.
  await visit.says(en("lesson-tix-active-1-hint"));
  await expect(page.locator(".board-arrow")).toBeVisible();
  await expect(page.locator(".board-ghost").first()).toBeVisible();
  await expect(visit.sheet()).toHaveCount(0);
  await expect(visit.space("c3")).toHaveAccessibleName(/Tix/);
  await visit.shot("lesson-hint-phone");
  await page.keyboard.press("Escape");
  await expect(page.locator(".board-arrow")).toHaveCount(0);
  await expect(page.locator(".board-lit").first()).toBeVisible();
  await miss();
  await visit.button("learn-again").tap();
  // Once read, it is no longer highlighted.
  await expect(hint).toHaveAttribute("aria-pressed", "false");
});

test("the review says what happened in words first, and the notation after them", async ({ open }) => {
  const visit = await open();
  await resume(visit, storedGame({ turns: TIX, result: "1-0", computer: "black" }));
  await visit.button("play-review-short").click();
  const moment = visit.page.getByTestId("review").getByRole("listitem").first();
  await moment.waitFor(ANSWER);
  await expect(moment.getByRole("heading")).not.toContainText(/[@-]/);
  const [done, , better] = await moment.getByRole("paragraph").all();
  await expect(done).toHaveText(/^(You|Black) (placed|slid) .* \S+$/);
  await expect(done.locator("small")).toHaveText(/^(X@)?[a-f][1-6]/);
  await expect(better).toHaveText(new RegExp(`^${en("play-better")} (White|Black) `));
  await expect(better.locator("small")).toHaveText(/^(X@)?[a-f][1-6]/);
});

/** Runs in the page: while `held` is a list, nothing goes on that waits for its next slice of time. */
function holdSlices() {
  window.held = null;
  const { performance, setTimeout: later } = window;
  const now = performance.now.bind(performance);
  let ahead = 0;
  // Every look at the clock ends a slice.
  performance.now = () => now() + (window.held ? (ahead += 50) : ahead);
  window.setTimeout = (act, ms, ...rest) => (window.held && !ms ? window.held.push(act) : later(act, ms, ...rest));
}

test("a turn that is taken back while it is looked at for beginners is not played", async ({ open }) => {
  const visit = await open({ beginner: true, viewport: { width: 390, height: 664 }, hasTouch: true });
  const { page } = visit;
  await page.addInitScript(holdSlices);
  await resume(visit, storedGame({ start: CHAIN, computer: "black" }));
  await visit.press(visit.space("a3"));
  await visit.press(visit.space("c3"));
  if ((await visit.spokes().count()) > 0) await visit.press(visit.spokes().first());
  await expect(visit.steps()).toHaveCount(1);
  await page.evaluate(() => (window.held = []));
  await visit.press(visit.send());
  await expect.poll(() => page.evaluate(() => window.held.length)).toBeGreaterThan(0);
  await visit.press(visit.button("board-undo"));
  await expect(visit.steps()).toHaveCount(0);
  await page.evaluate(() => {
    const held = window.held;
    window.held = null;
    for (const act of held) act();
  });
  // The piece stands where it was, and it is still one's own turn: a hint can be asked for.
  await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
  await visit.press(visit.button("play-hint"));
  await expect(page.locator(".board-arrow, .board-lit")).not.toHaveCount(0, ANSWER);
  await expect(visit.space("a3")).toHaveAccessibleName(/White/);
  await visit.openMore();
  await expect(visit.sheet().getByRole("button", { name: en("play-turns"), exact: true })).toBeDisabled();
});
