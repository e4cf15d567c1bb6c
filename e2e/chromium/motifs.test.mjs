// The motifs: each with its picture, what it means, its lesson and its puzzles.

import { ANSWER, LANGUAGES, check, en, expect, store, storedGame, test, words } from "../support/index.mjs";

const MOTIFS = [
  "last-piece", "double-threat", "only-defence", "hem-in", "chain", "promote",
  "pick-up-to-reopen", "decline-bonus", "flip", "nest", "quiet-placement", "sacrifice",
];

for (const language of LANGUAGES) {
  for (const size of ["phone", "desktop"]) {
    test(`every motif has a picture, a sentence and its ways on, ${language}, ${size}`, async ({ open }) => {
      const say = words(language);
      const visit = await open({ size, locale: language });
      await visit.go("#/learn");
      await visit.link("motifs-title").click();
      await expect(visit.heading("motifs-title")).toBeVisible();
      for (const motif of MOTIFS) {
        const entry = visit.page.getByRole("region", { name: say(`motif-${motif}`), exact: true });
        await expect(entry).toContainText(say(`motif-${motif}-means`));
        await expect(entry.getByRole("img")).toHaveAccessibleName(/\S/);
        await expect(entry.getByRole("link")).toHaveAttribute("href", /^#\/learn\/[a-z-]+\/\d+$/);
      }
      await check(visit.page, `the motifs, ${language}`, { focus: false });
      if (language.startsWith("en")) await visit.shot(`motifs-${size}`);
    });
  }
}

test("a motif has an address, leads to its lesson, and to puzzles with it", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/learn/motifs/nest");
  const entry = visit.page.getByRole("region", { name: en("motif-nest"), exact: true });
  await expect(visit.page.locator("#motif-nest")).toBeInViewport();
  await entry.getByRole("button", { name: en("motifs-puzzles") }).click();
  await expect(visit.heading("puzzles-title")).toBeVisible();
  await expect(visit.choice("puzzles-motif", "motif-nest")).toBeChecked();
  await visit.go("#/learn/motifs");
  await entry.getByRole("link").click();
  await expect(visit.page.getByTestId("task")).toBeVisible();
});

// White wins at once: the slide turns Black's last piece that can slide.
const WON = "4u:X1/X1 4/1x12/X13/4 w -/- - -";

for (const size of ["phone", "desktop"]) {
  test(`a hint and a line of the engine name their motif, which leads to its page, ${size}`, async ({ open }) => {
    const visit = await open({ size, locale: "de-DE", engine: true });
    const motif = visit.page.getByTestId("motif").first();
    const game = storedGame({ start: WON, computer: "black" });
    await visit.go("#/about");
    await store(visit.page, game);
    await visit.go(`#/play/game/${game.id}`);
    await visit.press(visit.button("play-hint"));
    await expect(motif).toHaveText(visit.say("motif-last-piece"), ANSWER);
    await check(visit.page, "a hint with its motif");
    await visit.shot(`hint-motif-${size}`);
    await visit.go(`#/analysis/${WON.replaceAll(" ", "_")}`);
    await expect(motif).toHaveText(visit.say("motif-last-piece"), ANSWER);
    await check(visit.page, "a line with its motif", { focus: false });
    await visit.shot(`line-motif-${size}`);
    await motif.click();
    await expect(visit.page.locator("#motif-last-piece")).toBeInViewport();
  });
}
