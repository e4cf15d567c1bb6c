// The list of turns: in words or in notation, always heard as sentences.

import { ANSWER, TIXEL, check, en, expect, storedGame, store, test } from "../support/index.mjs";

const IN_WORDS = { board: { notation: false } };

async function resumed(open, game, options = {}) {
  const visit = await open({ settings: IN_WORDS, ...options });
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
  return visit;
}

test("turns are listed in words, or in notation if that is wanted, and it is remembered", async ({ open }) => {
  const visit = await resumed(open, storedGame({ start: "tixel", turns: TIXEL.slice(0, 9) }));
  const [first, slide, chain] = [0, 3, 8].map((at) => visit.turns().nth(at));
  await expect(first).toHaveText("White placed a piece on b3.");
  await expect(slide).toHaveText(/^Black slid f5 to b5/);
  await expect(chain).toHaveText("White took 2 actions in one turn.");
  await visit.shot("turns-in-words-desktop");
  await check(visit.page, "turns in words", { focus: false });
  const notation = visit.button("play-notation");
  await expect(notation).toHaveAttribute("aria-pressed", "false");
  await notation.click();
  await expect(visit.turns()).toHaveText(TIXEL.slice(0, 9));
  await check(visit.page, "turns in notation");
  await visit.reload();
  await expect(first).toHaveText("T@b3se");
});

test("a screen reader gets the sentences of every turn, in words and in notation", async ({ open }) => {
  const visit = await resumed(open, storedGame({ start: "tixel", turns: TIXEL.slice(0, 9) }));
  const sentences = /^White took 2 actions in one turn\. .*White slid b1 to d1.*White slid e1 to f1/;
  await expect(visit.turns().nth(8)).toHaveAccessibleName(sentences);
  await visit.button("play-notation").click();
  await expect(visit.turns().nth(0)).toHaveAccessibleName("T@b3se: White placed a piece on b3.");
  await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 4).join("_")}`);
  const analysed = visit.analysed().getByRole("listitem").getByRole("button");
  await expect(analysed.first()).toHaveAccessibleName("1. T@b3se: White placed a piece on b3.");
  await expect(analysed.nth(3)).toHaveAccessibleName(/^f5-b5nw: Black slid f5 to b5/);
});

test("players with names are named in the list, on a phone in a sheet", async ({ open }) => {
  const game = storedGame({ turns: ["X@c2", "X@a4"] });
  const seats = JSON.parse(game.seats);
  const named = { ...game, seats: JSON.stringify({ ...seats, names: ["Ada", "Max"] }) };
  const visit = await resumed(open, named, { size: "phone" });
  await visit.openTurns();
  await expect(visit.turns()).toHaveText(["Ada placed a piece on c2.", "Max placed a piece on a4."]);
  await visit.shot("turns-in-words-phone");
});

test("until a turn is sent it is still the turn of whoever made it", async ({ open }) => {
  const visit = await open({ settings: { board: { confirmation: true } } });
  await visit.go("#/play/pass/tix");
  await visit.perform("white", "X@c3");
  await expect(visit.steps()).toHaveCount(1);
  await expect(visit.toMove("white")).toBeVisible();
  await expect(visit.toMove("black")).toHaveCount(0);
  await visit.send().click();
  await expect(visit.toMove("black")).toBeVisible();
  await visit.says(`${en("next-turn", { player: "black" })} White placed a piece on c3.`);
});

test("at the end the board shows what ended the game: what was turned, and who is hemmed in", async ({ open }) => {
  const start = "6u:X2/X3 3X11x1/6/6/4x11/6/2x02X1 w -/- - -";
  const visit = await resumed(open, storedGame({ start, computer: "black" }));
  await visit.perform("white", "f1-f4");
  await expect(visit.end()).toBeVisible();
  await expect(visit.page.locator(".board-turned")).toHaveCount(1);
  expect(await visit.spaceUnder(".board-refused")).toBe("f6");
  await visit.shot("end-hemmed-in");
});

test("an analysis lists its turns in words or in notation, and its chips follow", async ({ open }) => {
  for (const size of ["desktop", "phone"]) {
    const visit = await open({ settings: IN_WORDS, size });
    await visit.go(`#/analysis/tixel=${TIXEL.slice(0, 4).join("_")}`);
    const turns = visit.analysed().getByRole("listitem").getByRole("button");
    const chip = visit.page.locator(".chain .board-chip > span").first();
    await expect(turns.first()).toHaveText("1. White placed a piece on b3.");
    await expect(turns.first()).toHaveAccessibleName("1. T@b3se: White placed a piece on b3.");
    await visit.press(turns.nth(3));
    await expect(chip).toHaveText("f5→b5");
    await visit.shot(`analysis-in-words-${size}`);
    await visit.press(visit.button("play-notation"));
    await expect(turns.first()).toHaveText("1. T@b3se");
    await expect(chip).toHaveText("f5-b5nw");
  }
});

test("a screen reader gets the sentences of the engine's lines", async ({ open }) => {
  const visit = await open({ engine: true });
  await visit.go("#/analysis/tix");
  const first = visit.page.locator(".analysis-lines").getByRole("button").first();
  await expect(first).toHaveAccessibleName(/^1\. X@[a-f][1-6]: White placed a piece on [a-f][1-6]\.$/, ANSWER);
});
