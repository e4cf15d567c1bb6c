// Openings in Analysis: the book, the idea of each turn, own games laid over it, and games from a position.

import { check, en, expect, test } from "../support/index.mjs";

const START = "6u:X8/X8 6/6/6/6/6/6 w X8/X8 - -";

/** A book whose turns are known: one good, one proved to lose. */
const BOOK = `${START}\t64000\tX@c3 620\tX@a1 -4\n`;

const rows = (visit) => visit.page.locator(".opening-turns > li");

async function openBook(open, size, book = BOOK) {
  const visit = await open({ size });
  const fulfill = (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: book });
  await visit.context.route(/openings-tix\./, fulfill);
  await visit.go("#/analysis/tix");
  await visit.page.getByText(en("analysis-openings"), { exact: true }).click();
  return visit;
}

for (const size of ["phone", "desktop"]) {
  test(`the book tells good turns with their idea and plays them, ${size}`, async ({ open }) => {
    const visit = await openBook(open, size);
    await expect(rows(visit)).toHaveCount(2);
    await expect(rows(visit).first()).toContainText("X@c3");
    await expect(rows(visit).first()).toContainText(en("analysis-guessed", { percent: 62 }));
    await expect(rows(visit).first()).toContainText(en("opening-places", { region: "middle", count: 10 }));
    await expect(rows(visit).nth(1)).toContainText(en("analysis-proved", { player: "black", count: 4 }));
    await expect(visit.page.getByTestId("opening-about")).toHaveText(en("opening-nodes", { unit: "thousand", count: "64" }));
    await rows(visit).first().scrollIntoViewIfNeeded();
    await visit.shot(`openings-${size}`, { fullPage: true });
    await check(visit.page, `openings, ${size}`, { focus: false });
    await visit.page.getByRole("button", { name: "X@c3", exact: true }).click();
    await expect(visit.analysed()).toContainText("X@c3");
    await expect(visit.page.getByTestId("opening-about")).toHaveText(en("opening-beyond"));
  });
}

test("the books that ship are there for every game, and not for other setups", async ({ open }) => {
  const visit = await open({ size: "desktop" });
  for (const game of ["tix", "tixel", "poka-yoke", "regatta"]) {
    await visit.go(`#/analysis/${game}`);
    // From one analysis to another the page stays, with the turns of the book before.
    await visit.reload();
    await visit.page.getByText(en("analysis-openings"), { exact: true }).click();
    await expect(rows(visit).nth(2)).toBeVisible();
    await visit.shot(`openings-${game}`, { fullPage: true });
  }
  await visit.go("#/analysis/5u:X6.X6");
  await expect(visit.page.getByText(en("opening-no-such"))).toBeVisible();
});

test("a book that cannot be fetched is told, and fetched again", async ({ open }) => {
  const visit = await open({ size: "phone" });
  let isThere = false;
  await visit.context.route(/openings-tix\./, (route) =>
    isThere ? route.fulfill({ contentType: "text/plain", body: BOOK }) : route.abort(),
  );
  await visit.go("#/analysis/tix");
  await visit.page.getByText(en("analysis-openings"), { exact: true }).click();
  await expect(visit.page.getByText(en("opening-not-fetched"))).toBeVisible();
  isThere = true;
  await visit.button("play-retry").click();
  await expect(rows(visit)).toHaveCount(2);
  visit.forgive();
});

test("own games are laid over the book", async ({ open }) => {
  const visit = await open({ size: "desktop" });
  await visit.go("#/play/pass/tix");
  await visit.pool("white").click();
  await visit.space("d4").click();
  await expect(visit.turns()).toHaveText(["X@d4"]);
  const fulfill = (route) => route.fulfill({ contentType: "text/plain", body: BOOK });
  await visit.context.route(/openings-tix\./, fulfill);
  await visit.go("#/analysis/tix");
  await visit.page.getByText(en("analysis-openings"), { exact: true }).click();
  // Seen from another side it is the first turn of the book.
  await expect(rows(visit).first().getByTestId("own")).toHaveText(en("opening-own", { games: 1, won: 0, lost: 0 }));
});

test("a game is played from a position, and goes on after a reload", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/analysis/tix=X@c3_X@d5_X@a1");
  await visit.page.getByText(en("analysis-play-from"), { exact: true }).click();
  await visit.page.getByTestId("level").selectOption("2");
  await visit.shot("play-from-phone", { fullPage: true });
  await visit.page.getByRole("button", { name: en("opening-play-as", { player: en("player-black") }) }).click();
  await expect(visit.page).toHaveURL(/#\/play\/from\/black\//);
  await visit.pool("black").click();
  await visit.space("f1").click();
  await expect(visit.page).toHaveURL(/#\/play\/game\//);
  await visit.reload();
  for (const name of ["c3", "d5", "a1", "f1"]) {
    await expect(visit.space(name)).toHaveAccessibleName(/Tix/);
  }
});

test("a start with a theme is a balanced position of the book", async ({ open }) => {
  const visit = await open({ size: "desktop" });
  await visit.go("#/analysis/tix");
  await visit.page.getByText(en("analysis-play-from"), { exact: true }).click();
  await visit.button("opening-theme-contact").click();
  await expect(visit.page).toHaveURL(/#\/play\/from\/(white|black)\//);
});
