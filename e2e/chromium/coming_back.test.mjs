// Reviews: mistakes come back another day as fresh positions, at most ten a day, if turned on.

import { en, expect, test } from "../support/index.mjs";

const DAY = 24 * 60 * 60 * 1000;
const MORNING = new Date("2026-11-16T09:00:00").getTime();

/** Two puzzles with the same motif. */
const PACK = [
  "6u:X8/X8 4x0X0/1X11x12/6/X11x11X11/5x0/1X11x0X01 b X2/X3 - -\tX@c6\t1\t1295±104\tchain,last-piece",
  "6u:X8/X8 X11x11x11/3X11x1/x11X11X11/5X1/x01X03/X04x1 b X1/X2 - -\ta4-a3,f1-d1\t1\t1580±104\tchain,last-piece",
].join("\n");
const WRONG = "X@a6";

const feedback = (visit) => visit.page.getByTestId("feedback");
const due = (visit) => visit.page.getByTestId("due");

const setDay = (visit, day) => visit.page.clock.setFixedTime(MORNING + day * DAY);

/** Opens a visit on the first day and switches it on. */
async function openWanted(open, options = {}) {
  const visit = await open({ size: "phone", ...options });
  await visit.context.route(/puzzles-tix\./, (route) =>
    route.fulfill({ contentType: "text/plain; charset=utf-8", body: `${PACK}\n` }),
  );
  await setDay(visit, 0);
  await visit.go("#/learn");
  await visit.link("again-title").click();
  await expect(visit.switch("again-switch")).not.toBeChecked();
  await expect(due(visit)).toHaveCount(0);
  await visit.switch("again-switch").check();
  await expect(due(visit)).toHaveText(en("again-nothing-yet"));
  return visit;
}

test("what went wrong in a lesson comes back the next day as a fresh exercise", async ({ open }) => {
  const visit = await openWanted(open);
  await visit.go("#/learn/tix/5");
  // A turn that turns nothing.
  await visit.space("b1").tap();
  await visit.space("b2").tap();
  await expect(feedback(visit)).toHaveAttribute("data-kind", "not-yet");
  await visit.go("#/learn/again");
  await expect(due(visit), "not today").toHaveText(en("again-none-today", { count: 1 }));
  await setDay(visit, 1);
  await visit.reload();
  await expect(due(visit)).toHaveText(en("again-due", { count: 1 }));
  await visit.shot("coming-back");
  await visit.link("again-begin").click();
  await expect(visit.page.getByTestId("task")).toHaveText(/Tap every piece it turns\.$/);
  await visit.button("ahead-check").click();
  await expect(feedback(visit)).toHaveText(/^Missed: /);
  await visit.button("ahead-next").click();
  await expect(visit.page.getByTestId("again-done")).toBeVisible();
});

test("a failed puzzle comes back as another one with the same motif", async ({ open }) => {
  const visit = await openWanted(open);
  const pieces = () =>
    visit.spaces().evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join(";"));
  await visit.go("#/learn/puzzles/tix/1");
  await expect(visit.page.getByTestId("task")).toBeVisible();
  const first = await pieces();
  await visit.perform("white", WRONG);
  await visit.send().click();
  await expect(feedback(visit)).toHaveText(en("puzzles-failed"));
  await setDay(visit, 1);
  await visit.go("#/learn/again/now");
  await expect(visit.page.getByTestId("task")).toHaveText(/wins in one turn/);
  expect(await pieces()).not.toBe(first);
});

test("at most ten come back in a day, and switching it off forgets them", async ({ open }) => {
  const kinds = ["turned-by", "stays-active", "exposed", "left-to-slide"];
  const topics = ["tix", "tixel", "regatta"].flatMap((game) => kinds.map((kind) => `${game}/${kind}/easy`));
  const today = Math.floor(MORNING / DAY);
  const memory = { stability: 0.4, difficulty: 7, last: today - 3, due: today - 2 };
  const deck = {
    is_on: true,
    last: null,
    topics: Object.fromEntries(topics.map((topic) => [topic, { memory, shown: [] }])),
  };
  const visit = await open({ size: "phone", kept: { "quarterturn.again": JSON.stringify(deck), "quarterturn.missed": "" } });
  await setDay(visit, 0);
  await visit.go("#/learn/again");
  await expect(due(visit)).toHaveText(en("again-due", { count: 10 }));
  await visit.link("again-begin").click();
  for (let count = 0; count < 10; count += 1) {
    await visit.button("ahead-check").click();
    await visit.button("ahead-next").click();
  }
  await expect(visit.page.getByTestId("again-done")).toBeVisible();
  await visit.link("again-title").click();
  await expect(due(visit)).toHaveText(en("again-none-today", { count: 12 }));
  await visit.switch("again-switch").uncheck();
  await expect(due(visit)).toHaveCount(0);
  await visit.switch("again-switch").check();
  await expect(due(visit)).toHaveText(en("again-nothing-yet"));
});
