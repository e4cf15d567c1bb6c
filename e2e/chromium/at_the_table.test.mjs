// Help at the table: rules beside a game, hints of lessons, the review in words.

import { ANSWER, TIX, en, expect, store, storedGame, test } from "../support/index.mjs";

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
  await visit.press(rules.getByRole("navigation").getByRole("button").last());
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
  await expect(page.getByTestId("hint")).toBeVisible();
  await expect(visit.space("c3")).toHaveAccessibleName(/Tix/, { timeout: 5_000 });
  await visit.closeSheet();
  await expect(page.getByTestId("feedback")).toHaveAttribute("data-kind", "idea");
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
