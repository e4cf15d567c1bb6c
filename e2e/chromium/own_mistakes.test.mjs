// The user's own mistakes: found in the background in finished games, solved as puzzles, offline too.

import { en, expect, store, storedGame, test } from "../support/index.mjs";

/** White overlooks that c3 can slide past b5, and resigns later. */
const OVERLOOKED = { id: "overlookedab", turns: ["X@c3", "X@b5", "X@e1", "b5-b1"], result: "0-1", computer: "black" };
/** White puts its only piece where Black slides past it. */
const HANGING = { id: "hangingabcde", turns: ["X@c3", "X@e5", "c3-c4", "e5-a5"], result: "0-1", computer: "black" };
/** The same mistake in a game that goes on. */
const GOING_ON = { id: "goingonabcde", turns: ["X@c3", "X@b5", "X@f1", "b5-b1"], computer: "black" };

const feedback = (visit) => visit.page.getByTestId("feedback");
const said = (visit) => visit.page.getByTestId("mistakes-said");

/** Opens a visit with games from earlier ones, at the ladder, where the search begins. */
async function openWith(open, games, options) {
  const visit = await open(options);
  await visit.go("#/about");
  for (const game of games) await store(visit.page, storedGame(game));
  await visit.go("#/learn");
  return visit;
}

async function openList(visit, values) {
  await visit.link("mistakes-title").click();
  await expect(said(visit)).toHaveText(en("mistakes-found", values), { timeout: 60_000 });
}

const ofKind = (visit, key) => visit.page.getByRole("region", { name: en(key) }).getByRole("link");

for (const size of ["phone", "desktop"]) {
  test(`a missed win is found, put right and kept, ${size}`, async ({ open }) => {
    const visit = await openWith(open, [OVERLOOKED, HANGING, GOING_ON], { size });
    await openList(visit, { count: 2, solved: 0 });
    await visit.shot(`own-mistakes-${size}`);
    await expect(ofKind(visit, "mistakes-hanging-last-piece")).toHaveCount(1);
    await ofKind(visit, "mistakes-overlooked-slide").click();
    await expect(visit.page.getByTestId("task")).toHaveText(en("mistakes-task-win", { player: "White" }));
    await visit.perform("white", "c3-c6");
    await visit.send().click();
    await expect(feedback(visit)).toHaveText(en("puzzles-solved"));
    await visit.shot(`own-mistake-solved-${size}`);
    await visit.go("#/learn/mistakes");
    await expect(said(visit)).toHaveText(en("mistakes-found", { count: 2, solved: 1 }));
    await visit.reload();
    await expect(said(visit)).toHaveText(en("mistakes-found", { count: 2, solved: 1 }));
    await expect(ofKind(visit, "mistakes-overlooked-slide")).toHaveAttribute("data-state", "done");
  });
}

test("where there was no win to prove, a turn that loses as much is refuted, and a better one is right", async ({ open }) => {
  const visit = await openWith(open, [HANGING], { size: "phone" });
  await openList(visit, { count: 1, solved: 0 });
  await ofKind(visit, "mistakes-hanging-last-piece").click();
  await visit.perform("white", "c3-c4");
  await expect(feedback(visit), "every turn waits for Send").toHaveAttribute("data-kind", "none");
  await visit.send().click();
  await expect(feedback(visit)).toHaveText(en("mistakes-failed"));
  // The refutation is played out.
  await expect(visit.space("a5")).toHaveAccessibleName(/Black Tix piece/);
  await visit.button("learn-again").click();
  await visit.perform("white", "X@f6");
  await visit.send().click();
  await expect(feedback(visit)).toHaveText(en("mistakes-solved"));
  await visit.button("puzzles-next").click();
  await expect(said(visit), "there is no other").toHaveText(en("mistakes-found", { count: 1, solved: 1 }));
});

test("where the reply does not show the loss, it is played out", async ({ open }) => {
  const visit = await openWith(open, [HANGING], { size: "phone" });
  await openList(visit, { count: 1, solved: 0 });
  await ofKind(visit, "mistakes-hanging-last-piece").click();
  const task = await visit.page.getByTestId("task").textContent();
  expect(task, "there was no win").not.toBe(en("mistakes-task-win", { player: "White" }));
  await visit.perform("white", "c3-b3");
  await visit.send().click();
  await expect(feedback(visit)).toHaveText(en("mistakes-failed-later"));
  const pieces = () => visit.page.getByRole("gridcell", { name: /Tix piece/ }).count();
  await expect.poll(pieces, "two replies and a turn in between").toBeGreaterThanOrEqual(4);
  await visit.shot("own-mistake-played-out");
});

test("without finished games there is nothing to find", async ({ open }) => {
  const visit = await openWith(open, [GOING_ON], { size: "phone" });
  await visit.link("mistakes-title").click();
  await expect(said(visit)).toHaveText(en("mistakes-none"));
});

test("mistakes are found and judged without a network, once the ladder was visited", async ({ open }) => {
  const visit = await openWith(open, [], { size: "phone", serviceWorkers: "allow" });
  const { page, context } = visit;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.reload();
  await store(page, storedGame(HANGING));
  await expect(visit.link("mistakes-title")).toBeVisible();
  await visit.go("#/learn/mistakes");
  await expect(said(visit)).toHaveText(en("mistakes-found", { count: 1, solved: 0 }), { timeout: 60_000 });
  await context.setOffline(true);
  await visit.reload();
  await store(page, storedGame(OVERLOOKED));
  await visit.reload();
  await expect(said(visit)).toHaveText(en("mistakes-found", { count: 2, solved: 0 }), { timeout: 60_000 });
  await ofKind(visit, "mistakes-hanging-last-piece").click();
  await visit.perform("white", "X@f6");
  await visit.send().click();
  await expect(feedback(visit)).toHaveText(en("mistakes-solved"));
});
