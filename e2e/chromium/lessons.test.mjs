// Lessons played through by taps, and the progress that is stored.

import { readFileSync } from "node:fs";
import { en, expect, test } from "../support/index.mjs";

/** The solutions of every lesson of a game, step by step. */
function solutions(game) {
  const text = readFileSync(new URL(`../../crates/learn/lessons/${game}.txt`, import.meta.url), "utf8");
  const lessons = text.split(/^lesson /m).slice(1);
  return lessons.map((lesson) => [...lesson.matchAll(/^ +solution +(\S+)/gm)].map((match) => match[1]));
}

/** What is said about the last turn: `solved`, `not-yet` or `shown`. */
const feedback = (visit) => visit.page.getByTestId("feedback");
const expectFeedback = (visit, kind) => expect(feedback(visit)).toHaveAttribute("data-kind", kind);

const nextLesson = (visit) => visit.button("learn-next-lesson-short");

async function solve(visit, turn) {
  await visit.perform("white", turn);
  // A turn that could still go on waits to be sent.
  const answered = feedback(visit).and(visit.page.locator(":not([data-kind=none])"));
  if ((await answered.count()) === 0) await visit.send().click();
  await expectFeedback(visit, "solved");
}

async function playLesson(visit, game, number, turns) {
  const count = solutions(game).length;
  const name = en(game === "poka-yoke" ? "home-name-poka-yoke" : `game-${game}`);
  await expect(visit.page.getByText(en("learn-number", { game: name, number, count }))).toBeVisible();
  for (const [at, turn] of turns.entries()) {
    await test.step(`${game} ${number}, step ${at + 1}: ${turn}`, () => solve(visit, turn));
    if (at + 1 < turns.length) await visit.button("learn-next-step").click();
  }
  await expect(nextLesson(visit)).toBeVisible();
}

const lessonsInState = (visit, state) => visit.page.getByRole("listitem").locator(`a[data-state=${state}]`);

test("all lessons of Tix are played through by taps, one leading to the next", async ({ open }) => {
  test.setTimeout(180_000);
  const visit = await open({ size: "tablet" });
  await visit.go("#/learn/tix/1");
  const all = solutions("tix");
  for (const [at, turns] of all.entries()) {
    await expect(visit.page).toHaveURL(new RegExp(`#/learn/tix/${at + 1}$`));
    await playLesson(visit, "tix", at + 1, turns);
    await nextLesson(visit).click();
  }
  await expect(visit.page).toHaveURL(/#\/learn\/tixel\/1$/);
  await visit.go("#/learn");
  await visit.reload();
  await expect(lessonsInState(visit, "done")).toHaveCount(all.length);
});

test("the first lessons of the other games are played through by taps", async ({ open }) => {
  const visit = await open({ size: "tablet" });
  for (const game of ["tixel", "regatta", "poka-yoke"]) {
    for (const [at, turns] of solutions(game).slice(0, 2).entries()) {
      await visit.go(`#/learn/${game}/${at + 1}`);
      await playLesson(visit, game, at + 1, turns);
    }
  }
});

test("a turn that misses the point is told so and can be tried again, with a hint and the solution", async ({ open }) => {
  const visit = await open({ size: "phone", locale: "nl-NL" });
  const { page } = visit;
  const slide = async (from, to) => {
    await visit.space(from).tap();
    await visit.space(to).tap();
  };
  await visit.go("#/learn/tix/1");
  await visit.button("learn-hint-ask").tap();
  await expect(page.getByTestId("hint")).toBeVisible();
  await visit.closeSheet();
  await slide("c3", "c5");
  await expectFeedback(visit, "not-yet");
  await visit.button("learn-again").tap();
  await slide("c3", "c5");
  await expectFeedback(visit, "not-yet");
  await visit.button("learn-show").tap();
  await expectFeedback(visit, "shown");
  // A solution that was shown does not count as done.
  expect(await page.evaluate(() => localStorage.getItem("quarterturn.lessons"))).toBeNull();
  await visit.button("learn-again").tap();
  await slide("c3", "c6");
  await expectFeedback(visit, "solved");
  await visit.shot("lesson-solved");
  await visit.reload();
  await visit.go("#/learn");
  await expect(lessonsInState(visit, "begun")).toHaveCount(1);
});
