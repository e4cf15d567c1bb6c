// Exercises in seeing ahead: answered wrong, answered right, by keyboard, and with the board hidden.

import { en, expect, test } from "../support/index.mjs";

const ROUND = 10;
const address = (grade) => `#/learn/ahead/tixel/${grade}/7`;

/** Looks at the board, and hides it if it has to be hidden. */
async function look(visit) {
  const [hide, check] = [visit.button("ahead-hide"), visit.button("ahead-check")];
  await expect(hide.or(check)).toBeVisible();
  if (await hide.isVisible()) await hide.click();
}

/** Gives up on every exercise of a round and returns what the right answers were, as the page tells. */
async function giveUp(visit) {
  const answers = [];
  const feedback = visit.page.getByTestId("feedback");
  for (let number = 1; number <= ROUND; number += 1) {
    await look(visit);
    await visit.button("ahead-check").click();
    await expect(visit.button("ahead-next")).toBeVisible();
    const told = await feedback.textContent();
    const spaces = told.match(/\b[a-f][1-6]\b/g);
    const count = told.match(/\d+/);
    answers.push(spaces ?? (told === en("learn-right") ? 0 : Number(count[0])));
    await visit.button("ahead-next").click();
  }
  return answers;
}

for (const grade of ["easy", "brutal"]) {
  test(`a round is lost and the same round won, ${grade}`, async ({ open }) => {
    const visit = await open({ size: "phone" });
    const { page } = visit;
    await visit.go(address(grade));
    const answers = await giveUp(visit);
    expect(answers.some(Array.isArray), "spaces are asked for").toBe(true);
    expect(answers.some(Number.isInteger), "numbers are asked for").toBe(true);
    await page.goto(page.url().replace(/#.*/, "#/learn/ahead"));
    await visit.go(address(grade));
    const feedback = page.getByTestId("feedback");
    for (const answer of answers) {
      await look(visit);
      if (Array.isArray(answer)) for (const space of answer) await visit.space(space).click();
      else for (let count = 0; count < answer; count += 1) await visit.button("ahead-more").click();
      await visit.button("ahead-check").click();
      await expect(feedback).toHaveText(en("learn-right"));
      await visit.button("ahead-next").click();
    }
    await expect(feedback).toHaveText(en("ahead-score", { right: ROUND, count: ROUND }));
    await visit.button("ahead-others").click();
    await expect(page.getByText(en("ahead-best", { right: ROUND, count: ROUND }))).toBeVisible();
  });
}

test("an exercise is answered by keyboard alone", async ({ open }) => {
  const visit = await open();
  await visit.go("#/learn");
  await visit.page.getByRole("link", { name: en("ahead-title") }).press("Enter");
  await expect(visit.heading("ahead-title")).toBeVisible();
  await visit.go(address("easy"));
  const feedback = visit.page.getByTestId("feedback");
  await visit.space("c3").focus();
  await visit.page.keyboard.press("Enter");
  if ((await visit.button("ahead-more").getAttribute("aria-disabled")) === "true") {
    await expect(feedback).toHaveText(en("ahead-answer", { answer: "c3" }));
    await visit.page.keyboard.press("Enter");
    await expect(feedback).toHaveText(en("ahead-tap"));
  }
  await visit.button("ahead-check").press("Enter");
  await expect(visit.button("ahead-next")).toBeVisible();
});
