// Puzzles: solved, failed with the refutation, also won, played on, the puzzle of the day, and offline.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { en, expect, program, test } from "../support/index.mjs";

/** A puzzle whose answers are known. */
const PUZZLE =
  "6u:X8/X8 4x0X0/1X11x12/6/X11x11X11/5x0/1X11x0X01 b X2/X3 - -\tX@c6\t1\t1295±104\tchain,last-piece";
const RIGHT = "b1-b3,e3-e5,b5-b6";
const WRONG = "X@a6";

/** A puzzle with a slower win, too. */
const SLOWLY = "4u:X4/X4 x13/3X1/1x02/2X11 b X2/X2 - -\ta4-a1\t1\t1100±104\tlast-piece";
const SLOW = "X@a4";

/** A puzzle in which the reply to a wrong turn does not show yet what is wrong with it. */
const LATER = "6u:X3/X3 x05/3x12/6/6/6/X11X11X11 b -/X1 - -\td5-d4\t1\t900±104\tlast-piece";

/** A puzzle that is won in two turns, whatever the reply. */
const TWO_TURNS =
  "6u:X8/X8 X11x11x11/3x11x0/x01X02X0/X05/1x01X11X0/x11X12x0 w X1/- - -\td2-e2,c1-d1\t2\t1742±105\tdouble-threat";
const [FIRST, DEFENCE, SECOND] = ["d5-a5,b2*", "c1", "b2-b1,c6*"];

/** A puzzle in which Black has to hold. */
const HOLD =
  "6u:X8/X8 4X11/3X02/X01x13/x02x01X1/2X03/X0x01x0X01 w X1/X3 - -\tX@b6\thold\t1335±103\tonly-defence";

const feedback = (visit) => visit.page.getByTestId("feedback");

async function openPuzzle(open, size, puzzle = PUZZLE, { task = /wins in one turn/, ...options } = {}) {
  const visit = await open({ size, ...options });
  const pack = (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: `${puzzle}\n` });
  await visit.context.route(/puzzles-tix\./, pack);
  await visit.go("#/learn/puzzles/tix/1");
  await expect(visit.page.getByTestId("task")).toHaveText(task);
  return visit;
}

async function answer(visit, turn, player = "white") {
  await visit.perform(player, turn);
  await visit.send().click();
}

for (const size of ["phone", "desktop"]) {
  test(`a puzzle is failed, refuted, tried again and solved, ${size}`, async ({ open }) => {
    const visit = await openPuzzle(open, size);
    await visit.perform("white", WRONG);
    await expect(feedback(visit), "every turn waits for Send").toHaveAttribute("data-kind", "none");
    await visit.send().click();
    await expect(feedback(visit)).toHaveText(en("puzzles-failed"));
    await visit.button("learn-again").click();
    await answer(visit, RIGHT);
    await expect(feedback(visit)).toHaveText(en("puzzles-solved"));
    await visit.go("#/learn/puzzles");
    // The first attempt counts.
    await expect(visit.page.getByTestId("own-rating")).toHaveText(/0 in a row · 1 tried/);
  });
}

for (const size of ["phone", "desktop"]) {
  test(`a defence fails, is refuted to the end, and holds when it is the right one, ${size}`, async ({ open }) => {
    const visit = await openPuzzle(open, size, HOLD, { task: /Black to move\. Only one turn stops the threat/ });
    await answer(visit, "X@f1", "black");
    await expect(feedback(visit)).toHaveText(en("puzzles-not-held"));
    await expect(visit.space("f1"), "it is on the board").toHaveAccessibleName(/Black Tix piece/);
    await visit.shot(`puzzle-not-held-${size}`);
    await visit.button("learn-again").click();
    await visit.shot(`puzzle-to-hold-${size}`);
    await answer(visit, "c4-c6,X@c4", "black");
    await expect(feedback(visit)).toHaveText(en("puzzles-held"));
    await visit.shot(`puzzle-held-${size}`);
    await visit.go("#/learn/puzzles");
    await expect(visit.page.getByTestId("own-rating")).toHaveText(/0 in a row · 1 tried/);
  });
}

test("a slower win counts, and says that there is a faster one", async ({ open }) => {
  const visit = await openPuzzle(open, "phone", SLOWLY);
  await answer(visit, SLOW);
  await expect(feedback(visit)).toHaveText(en("puzzles-also-wins", { count: 1 }));
  await visit.go("#/learn/puzzles");
  await expect(visit.page.getByTestId("own-rating")).toHaveText(/1 in a row · 1 tried/);
});

test("where the reply does not show it, a failure is played out to the next one", async ({ open }) => {
  const visit = await openPuzzle(open, "phone", LATER);
  await answer(visit, "e1-f1");
  await expect(feedback(visit)).toHaveText(en("puzzles-failed-later"));
  await expect(visit.space("f4"), "the reply").toHaveAccessibleName(/Black Tix piece/);
  await expect(visit.space("f6"), "and the next").toHaveAccessibleName(/Black Tix piece/);
  await visit.shot("puzzle-played-out");
  await visit.button("learn-again").click();
  await expect(visit.space("d4")).toHaveAccessibleName(/Black Tix piece/);
});

test("after the verdict one can play on against the computer", async ({ open }) => {
  const visit = await openPuzzle(open, "desktop", SLOWLY);
  await answer(visit, SLOW);
  await visit.button("puzzles-more").click();
  await visit.link("puzzles-play-on").click();
  await expect(visit.page).toHaveURL(/#\/play\//);
  await expect(visit.send()).toBeVisible();
});

test("counts, threats and warnings wait for the verdict", async ({ open }) => {
  const settings = { board: { threats: true } };
  const visit = await openPuzzle(open, "desktop", PUZZLE, { settings });
  const counts = visit.page.locator(".board-life-count");
  const threats = visit.page.locator(".threat");
  expect(await counts.count(), "nothing is counted").toBe(0);
  expect(await threats.count(), "nothing is threatened").toBe(0);
  await answer(visit, WRONG);
  await expect(feedback(visit)).toHaveText(en("puzzles-failed"));
  await expect(counts.first(), "what can slide is counted then").toBeVisible();
});

test("after the verdict the puzzle is opened in analysis", async ({ open }) => {
  const visit = await openPuzzle(open, "phone", SLOWLY);
  await answer(visit, SLOW);
  await expect(feedback(visit)).toHaveText(en("puzzles-also-wins", { count: 1 }));
  await visit.button("puzzles-analysis").click();
  await expect(visit.page).toHaveURL(/#\/analysis\//);
  // As it stood after the mistake.
  await expect(visit.space("a1")).toHaveAccessibleName(/Black Tix piece/);
  await expect(visit.space("a4")).toHaveAccessibleName(/empty/);
});

test("whether a puzzle was fun is kept, and its motifs lead to their page", async ({ open }) => {
  const visit = await openPuzzle(open, "phone", SLOWLY);
  await answer(visit, SLOW);
  await visit.button("puzzles-more").click();
  await visit.button("puzzles-liked").click();
  await expect(visit.button("puzzles-liked")).toHaveAttribute("aria-pressed", "true");
  await visit.reload();
  await answer(visit, SLOW);
  await visit.button("puzzles-more").click();
  await expect(visit.button("puzzles-liked")).toHaveAttribute("aria-pressed", "true");
  await expect(visit.button("puzzles-disliked")).toHaveAttribute("aria-pressed", "false");
  await visit.link("motif-last-piece").click();
  await expect(visit.page).toHaveURL(/#\/learn\/motifs\/last-piece$/);
  await expect(visit.page.locator("#motif-last-piece")).toBeInViewport();
});

test("a motif and a strength are asked for, and only games that have it are offered", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const line = (position, rating, motifs) => `${position}\t${rating}±104\t${motifs}\n`;
  const [easy, hard] = [900, 2100].map((rating) => line(PUZZLE.split("\t").slice(0, 3).join("\t"), rating, "nest"));
  const other = line(SLOWLY.split("\t").slice(0, 3).join("\t"), 1500, "chain");
  const packs = { tix: other + hard + easy, tixel: other, regatta: other, "poka-yoke": other };
  for (const [game, body] of Object.entries(packs)) {
    const fulfill = (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body });
    await visit.context.route(new RegExp(`puzzles-${game}\\.`), fulfill);
  }
  const offered = (game) => visit.page.locator("button.rung").filter({ hasText: en(`game-${game}`) }).first();
  const ask = async (strength) => {
    await visit.go("#/learn");
    await visit.go("#/learn/puzzles");
    await visit.choice("puzzles-motif", "motif-nest").check();
    await visit.choice("puzzles-strength", strength).check();
    await expect(offered("tix")).toContainText(en("puzzles-with-motif", { count: 2 }));
    await expect(offered("regatta")).toContainText(en("puzzles-with-motif", { count: 0 }));
    await expect(offered("regatta")).toHaveAttribute("aria-disabled", "true");
    await offered("tix").click();
  };
  await ask("puzzles-easier");
  await expect(visit.page).toHaveURL(/puzzles\/tix\/3$/);
  await ask("puzzles-harder");
  await expect(visit.page).toHaveURL(/puzzles\/tix\/2$/);
});

test("a win in two turns is defended against, and then finished", async ({ open }) => {
  const visit = await open({ size: "desktop" });
  const pack = (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: `${TWO_TURNS}\n` });
  await visit.context.route(/puzzles-tix\./, pack);
  await visit.go("#/learn/puzzles/tix/1");
  await expect(visit.page.getByTestId("task")).toHaveText(en("puzzles-task", { player: "Black", count: 2 }));
  await visit.perform("black", FIRST);
  await visit.send().click();
  await expect(feedback(visit)).toHaveText(en("puzzles-go-on"));
  await expect(visit.space(DEFENCE), "the defence has replied").toHaveAccessibleName(/White Tix piece/);
  await visit.perform("black", SECOND);
  await visit.send().click();
  await expect(feedback(visit)).toHaveText(en("puzzles-solved"));
});

/** How the player to move wins from a position, as the program sees it. */
function winning(position) {
  const { stdout } = spawnSync(program(), ["--language", "en", "analyze", position, "--nodes", "300000"]);
  return String(stdout).match(/^ +1\. (\S+)/m)[1];
}

/** The position after a turn. */
function after(position, turn) {
  const { stdout, stderr } = spawnSync(program(), ["--language", "en", "apply", position, turn, "end"]);
  const whole = stdout.length > 0 ? stdout : spawnSync(program(), ["--language", "en", "apply", position, turn]).stdout;
  const found = String(whole).trim().split("\n").at(-1);
  expect(found, String(stderr)).toMatch(/ [wb] /);
  return found;
}

for (const game of ["tix", "tixel", "regatta", "poka-yoke"]) {
  test(`a puzzle that ships is solved, ${game}`, async ({ open }) => {
    const text = readFileSync(new URL(`../../puzzles/${game}.tsv`, import.meta.url), "utf8");
    const puzzles = text.trim().split("\n").map((line) => line.split("\t"));
    const at = puzzles.findIndex(([, , turns]) => turns === "1");
    const position = after(...puzzles[at].slice(0, 2));
    const player = position.split(" ")[2] === "w" ? "white" : "black";
    const visit = await open({ size: "desktop" });
    await visit.go(`#/learn/puzzles/${game}/${at + 1}`);
    const name = player === "white" ? "White" : "Black";
    await expect(visit.page.getByTestId("task")).toHaveText(en("puzzles-task", { player: name, count: 1 }));
    await visit.perform(player, winning(position));
    await visit.send().click();
    await expect(feedback(visit)).toHaveText(en("puzzles-solved"), { timeout: 60_000 });
  });
}

test.describe("the puzzle of the day", () => {
  const dayOf = (number) => `2026-11-${String(number).padStart(2, "0")}`;

  /** A visit to a fortnight in which every day has the same puzzle. */
  async function openFortnight(open) {
    const visit = await open({ size: "phone" });
    const lines = Array.from({ length: 14 }, (_, index) => `${dayOf(16 + index)}\t${PUZZLE}\n`);
    const pack = (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: lines.join("") });
    await visit.context.route(/puzzles-daily\./, pack);
    return visit;
  }

  /** Sets the clock of the device, and visits the choice of puzzles. */
  async function begin(visit, number, time = "12:00:00") {
    await visit.page.clock.setFixedTime(new Date(`${dayOf(number)}T${time}`));
    await visit.go("#/learn");
    await visit.go("#/learn/puzzles");
  }

  const today = (visit) => visit.page.getByTestId("today");
  const streak = (visit) => visit.page.getByTestId("daily-streak");

  test("a fortnight: one missed day a week is forgiven, two are not", async ({ open }) => {
    test.slow();
    const visit = await openFortnight(open);
    // Missed: Thursday of the first week, then Saturday and Sunday of the second.
    const streaks = { 16: 1, 17: 2, 18: 3, 20: 4, 21: 5, 22: 6, 23: 7, 24: 8, 25: 9, 26: 10, 27: 11 };
    for (const [number, count] of Object.entries(streaks)) {
      await begin(visit, number);
      await today(visit).click();
      await expect(visit.page).toHaveURL(new RegExp(`daily/${dayOf(number)}$`));
      await answer(visit, RIGHT);
      await expect(feedback(visit)).toHaveText(en("puzzles-solved"));
      await visit.go("#/learn/puzzles");
      await expect(streak(visit)).toHaveText(en("puzzles-daily-streak", { count }));
    }
    await begin(visit, 29);
    await expect(streak(visit), "Saturday is forgiven").toHaveText(en("puzzles-daily-streak", { count: 11 }));
    await begin(visit, 30);
    await expect(streak(visit), "Sunday is not").toHaveText(en("puzzles-daily-streak", { count: 0 }));
  });

  test("a new one comes at local midnight, and the future is not shown", async ({ open }) => {
    const visit = await openFortnight(open);
    await begin(visit, 17, "23:59:59");
    await expect(today(visit)).toHaveAttribute("href", `#/learn/puzzles/daily/${dayOf(17)}`);
    await begin(visit, 18, "00:00:01");
    await expect(today(visit)).toHaveAttribute("href", `#/learn/puzzles/daily/${dayOf(18)}`);
    await visit.go(`#/learn/puzzles/daily/${dayOf(19)}`);
    await expect(visit.page.getByRole("heading", { level: 1 })).toHaveText(en("puzzles-daily"));
  });

  test("an earlier day is found in the archive, and told to others without its solution", async ({ open }) => {
    const visit = await openFortnight(open);
    await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await begin(visit, 18);
    await visit.link("puzzles-daily-all").click();
    const days = visit.page.locator(".rung");
    await expect(days).toHaveCount(28);
    await days.nth(1).click();
    await expect(visit.page).toHaveURL(new RegExp(`daily/${dayOf(17)}$`));
    await answer(visit, WRONG);
    await expect(feedback(visit)).toHaveText(en("puzzles-failed"));
    await visit.button("learn-again").click();
    await answer(visit, RIGHT);
    await expect(feedback(visit)).toHaveText(en("puzzles-solved"));
    await visit.page.evaluate(() => delete Navigator.prototype.share);
    await visit.button("puzzles-share").click();
    await expect
      .poll(() => visit.page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Quarterturn · .*17.* · Tix\n✗✓ · streak 0\nhttp.*#\/learn\/puzzles\/daily\/2026-11-17$/);
    await visit.go("#/learn/puzzles/daily");
    await expect(days.nth(1), "it is solved").toContainText(en("puzzles-daily-solved"));
    await expect(streak(visit), "but not on its day").toHaveText(en("puzzles-daily-streak", { count: 0 }));
  });
});

test("puzzles that were fetched once are there without a network", async ({ open }) => {
  const visit = await open({ size: "phone", serviceWorkers: "allow" });
  await visit.go("#/");
  await visit.page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => visit.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const places = ["#/learn/puzzles/tix/1", `#/learn/puzzles/daily/2026-11-16`];
  for (const place of places) {
    await visit.go(place);
    await expect(visit.page.getByTestId("task")).toBeVisible();
  }
  await visit.context.setOffline(true);
  await visit.page.reload();
  for (const place of places) {
    await visit.go(place);
    await expect(visit.page.getByTestId("task")).toBeVisible();
  }
});

test("a puzzle is judged without a network, once one was judged with it", async ({ open }) => {
  const visit = await openPuzzle(open, "phone", PUZZLE, { serviceWorkers: "allow" });
  await expect.poll(() => visit.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await visit.reload();
  await answer(visit, WRONG);
  await expect(feedback(visit)).toHaveText(en("puzzles-failed"));
  await visit.context.setOffline(true);
  await visit.reload();
  await answer(visit, RIGHT);
  await expect(feedback(visit)).toHaveText(en("puzzles-solved"));
});
