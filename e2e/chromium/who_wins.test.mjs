// Who wins: the page shows what the files say, for every game, and where nothing can be fetched it says so.

import { readFileSync } from "node:fs";

import { en, expect, test } from "../support/index.mjs";

const lines = (name) =>
  readFileSync(new URL(`../../truth/${name}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("\t"));

/** What the page says of a line of boards.tsv. */
const result = ([, winner, turns]) =>
  winner === "draw" ? en("winners-draw") : en("winners-wins", { player: winner, turns: Number(turns) });

/** A number as the page writes it. */
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");

for (const size of ["phone", "desktop"]) {
  test(`every solved board and every match is shown, ${size}`, async ({ open }) => {
    const visit = await open({ size });
    await visit.go("#/learn");
    await visit.link("winners-title").click();
    const games = visit.page.getByTestId("winners-game");
    await expect(games).toHaveCount(4);
    const boards = lines("boards");
    await expect(visit.page.locator("[data-setup]")).toHaveCount(boards.length);
    for (const board of boards) {
      const row = visit.page.locator(`[data-setup="${board[0]}"]`);
      const positions = board.slice(3, 6).reduce((sum, count) => sum + Number(count), 0);
      await expect(row.locator("td").nth(0)).toHaveText(result(board));
      await expect(row.locator("td").nth(1)).toHaveText(grouped(positions));
    }
    const strengths = new Set(lines("matches").map(([game, , nodes]) => `${game} ${nodes}`));
    await expect(visit.page.getByTestId("winners-games").locator("tbody tr")).toHaveCount(strengths.size);
    await visit.shot(`who-wins-${size}`);
  });
}

test("a solved board can be played", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/learn/who-wins");
  await visit.page.locator('[data-setup="4u:X3/X3"] a').click();
  await expect(visit.spaces()).toHaveCount(16);
});

test("what cannot be fetched is told, and fetched later", async ({ open }) => {
  const visit = await open({ size: "phone" });
  visit.forgive();
  await visit.context.route(/truth-boards\./, (route) => route.abort());
  await visit.go("#/learn/who-wins");
  await expect(visit.page.getByText(en("winners-not-fetched"))).toBeVisible();
  await visit.context.unroute(/truth-boards\./);
  await visit.button("play-retry").click();
  await expect(visit.page.getByTestId("winners-game")).toHaveCount(4);
});
