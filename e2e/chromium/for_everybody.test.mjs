// What those need who do not see the board, and what a device is asked for: headers, titles, announcements,
// the clock on its key, storage that lasts.

import { LANGUAGES, TIX, check, en, expect, like, store, storedGame, test } from "../support/index.mjs";

/** Opens a game of two people at one screen that was stored by an earlier visit. */
async function resume(visit, more = {}) {
  const game = storedGame({ turns: TIX.slice(0, 4), ...more });
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
}

const spoken = ({ page }) => page.getByTestId("spoken");

test("rows and columns of the board have headers, from both sides", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/pass/tix");
  const headers = (role) => visit.page.getByRole(role);
  await expect(headers("columnheader")).toHaveText(["a", "b", "c", "d", "e", "f"]);
  await expect(headers("rowheader")).toHaveText(["6", "5", "4", "3", "2", "1"]);
  await visit.page.keyboard.press("b");
  await expect(headers("columnheader")).toHaveText(["f", "e", "d", "c", "b", "a"]);
  await expect(headers("rowheader")).toHaveText(["1", "2", "3", "4", "5", "6"]);
});

test("a game, an analysis and the rules name the game in the title, and announce it", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  for (const [place, name] of [
    ["#/play/pass/tix", /^Tix/],
    ["#/analysis/regatta", /Analysis · Regatta/],
    ["#/learn/rules/tixel", /Tixel/],
  ]) {
    await visit.go("#/about");
    await page.evaluate((place) => { location.hash = place; }, place);
    await expect(page).toHaveTitle(name);
    await expect(page).toHaveTitle(/ · Quarterturn$/);
    await expect(spoken(visit)).toHaveText(name);
  }
});

test("a key says how much time both players have left", async ({ open }) => {
  const visit = await open();
  await resume(visit, { left: [95_000, 47_000] });
  await visit.space("a1").focus();
  await visit.page.keyboard.press("c");
  await expect(spoken(visit)).toHaveText(like(en, "play-time-left", "player", "seconds"));
});

test("whoever finishes a game has the browser asked to keep what is stored", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await page.addInitScript(() => {
    window.asked = 0;
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => { window.asked += 1; return true; };
  });
  await resume(visit);
  expect(await page.evaluate("window.asked")).toBe(0);
  await visit.resign();
  await expect.poll(() => page.evaluate("window.asked")).toBe(1);
});

test("who has finished three games at one screen is no longer new", async ({ open }) => {
  const finished = { "quarterturn.games-without-result": "a b" };
  const visit = await open({ beginner: true, kept: finished });
  const legend = visit.page.getByRole("list", { name: visit.say("board-legend") });
  await visit.go("#/play/pass/tix");
  await expect(legend).toBeVisible();
  await resume(visit);
  await visit.resign();
  await visit.go("#/play/pass/tix");
  await expect(visit.pool("white")).toBeVisible();
  await expect(legend).toHaveCount(0);
});

for (const [place, what] of [["#/learn/tix/1", "a lesson"], ["#/learn/puzzles/tix/1", "a puzzle"], ["#/analysis", "an analysis"]]) {
  test(`the legend is behind a question mark in ${what}`, async ({ open }) => {
    for (const viewport of [{ width: 375, height: 548 }, { width: 1280, height: 720 }]) {
      const visit = await open({ locale: "de-DE", viewport, hasTouch: viewport.width < 900 });
      await visit.go(place);
      // The idea of a lesson comes first.
      await visit.press(visit.space("c3"));
      await visit.press(visit.button("board-legend"));
      await expect(visit.sheet().getByRole("listitem")).toHaveCount(19);
      await visit.closeSheet();
      await visit.shot(`legend-${what.replace(" ", "-")}-${viewport.width}`);
      await check(visit.page, `the table of ${what}`);
      await visit.context.close();
    }
  });
}

test("newcomers have every first mark explained, or the way to the legend marked, on every screen", async ({ open }) => {
  for (const [width, height] of [[360, 640], [375, 667], [375, 548], [640, 360], [1024, 620]]) {
    for (const locale of LANGUAGES) {
      const visit = await open({ locale, beginner: true, viewport: { width, height }, hasTouch: width < 900 });
      await visit.go("#/play/pass/tixel");
      await expect(visit.pool("white")).toBeVisible();
      const own = visit.page.locator(".table .board-legend").getByText(visit.say("board-legend-own"));
      const marked = visit.button("board-legend");
      const isExplained = await own.isVisible();
      const border = await marked.evaluate((button) => getComputedStyle(button).borderTopWidth);
      expect(isExplained || border === "2px", `${width}×${height}, ${locale}`).toBe(true);
      await visit.press(visit.pool("white"));
      await check(visit.page, `the first marks at ${width}×${height}, ${locale}`);
      await visit.shot(`newcomer-${width}-${height}-${locale}`);
      await visit.context.close();
    }
  }
});
