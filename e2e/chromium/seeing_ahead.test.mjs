// Exercises in seeing ahead: answered wrong, answered right, by keyboard, and with the board hidden.

import { en, escaped, expect, test } from "../support/index.mjs";

const ROUND = 10;
const address = (grade) => `#/learn/ahead/tixel/${grade}/7`;

/** What is said at the end of a round, however long it took. */
const score = (right) => {
  const said = en("ahead-score", { right, count: ROUND, time: "TIME" });
  return new RegExp(`^${escaped(said).replace("TIME", "\\d+:\\d\\d")}$`);
};

/** Looks at the board, and hides it if the grade asks for that: then no piece is left to be seen. */
async function look(visit, grade) {
  const [hide, check] = [visit.button("ahead-hide"), visit.button("ahead-check")];
  const pieces = visit.page.locator("[role=gridcell][aria-label*=' piece']");
  if (grade !== "brutal") return expect(check).toBeVisible();
  await expect(hide).toBeVisible();
  await expect(pieces.first()).toBeAttached();
  await hide.click();
  await expect(check).toBeVisible();
  await expect(pieces, "the board is empty").toHaveCount(0);
  await expect(visit.page.locator("g.piece"), "no piece is drawn").toHaveCount(0);
}

/** Gives up on every exercise of a round and returns what the right answers were, as the page tells. */
async function giveUp(visit, grade) {
  const answers = [];
  const feedback = visit.page.getByTestId("feedback");
  for (let number = 1; number <= ROUND; number += 1) {
    await look(visit, grade);
    await visit.button("ahead-check").click();
    await expect(visit.button("ahead-next")).toBeVisible();
    // Without the example of how a missed piece can be turned.
    const [told] = (await feedback.textContent()).split(en("ahead-how", { actions: "" }));
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
    const answers = await giveUp(visit, grade);
    expect(answers.some(Array.isArray), "spaces are asked for").toBe(true);
    expect(answers.some(Number.isInteger), "numbers are asked for").toBe(true);
    await page.goto(page.url().replace(/#.*/, "#/learn/ahead"));
    await visit.go(address(grade));
    const feedback = page.getByTestId("feedback");
    for (const answer of answers) {
      await look(visit, grade);
      if (Array.isArray(answer)) for (const space of answer) await visit.space(space).click();
      else for (let count = 0; count < answer; count += 1) await visit.button("ahead-more").click();
      await visit.button("ahead-check").click();
      await expect(feedback).toHaveText(en("learn-right"));
      await visit.button("ahead-next").click();
    }
    await expect(feedback).toHaveText(score(ROUND));
    await visit.button("ahead-others").click();
    await expect(page.getByText(en("ahead-best", { right: ROUND, count: ROUND }))).toBeVisible();
    // Both rounds are kept, the latest first.
    const kept = page.getByTestId("rounds").getByRole("listitem");
    await expect(kept).toHaveCount(2);
    await expect(kept.first()).toContainText(`${ROUND} of ${ROUND}`);
    await visit.reload();
    await expect(kept).toHaveCount(2);
  });
}

for (const isTimed of [false, true]) {
  test(`a reload goes on with the round, ${isTimed ? "against the clock" : "without a clock"}`, async ({ open }) => {
    const visit = await open({ size: "phone" });
    const { page } = visit;
    if (isTimed) {
      await visit.go("#/learn/ahead");
      await visit.switch("ahead-timed").check();
    }
    await visit.go(address("easy"));
    const feedback = page.getByTestId("feedback");
    const at = (number) => expect(page.locator(".lesson-where")).toContainText(new RegExp(`: ${number} of ${ROUND}$`));
    let right = 0;
    const answer = async () => {
      await visit.button("ahead-check").click();
      await expect(visit.button("ahead-next")).toBeVisible();
      if ((await feedback.textContent()) === en("learn-right")) right += 1;
    };
    for (let number = 1; number <= 3; number += 1) {
      await at(number);
      await answer();
      if (number < 3) await visit.button("ahead-next").click();
    }
    await visit.reload();
    await at(4);
    await expect(page.getByTestId("time-left")).toHaveCount(isTimed ? 1 : 0);
    for (let number = 4; number <= ROUND; number += 1) {
      await at(number);
      await answer();
      if (number < ROUND) await visit.button("ahead-next").click();
    }
    // All are answered: what is left is the score.
    await visit.reload();
    await expect(feedback).toHaveText(score(right));
    // The next visit is another round.
    await visit.reload();
    await at(1);
  });
}

test("against the clock, an answer counts as it stands when the time is up", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const { page } = visit;
  await page.clock.install();
  await visit.go("#/learn/ahead");
  await visit.switch("ahead-timed").check();
  await visit.go(address("easy"));
  const [feedback, left] = [page.getByTestId("feedback"), page.getByTestId("time-left")];
  await expect(left).toHaveText("0:20");
  await page.clock.runFor(5_000);
  await expect(left).toHaveText("0:15");
  await expect(left).toHaveAccessibleName(en("ahead-left", { count: 15 }));
  await visit.shot("ahead-timed");
  await visit.reload();
  await expect(left, "a reload gives no time").toHaveText("0:15");
  await page.clock.runFor(15_000);
  await expect(feedback).toContainText(en("ahead-late"));
  await page.clock.runFor(30_000);
  await expect(left, "it waits for the next one").toHaveText("0:00");
  await visit.button("ahead-next").click();
  await expect(left).toHaveText("0:20");
  await visit.go("#/learn/ahead");
  await expect(visit.switch("ahead-timed")).toBeChecked();
  await visit.switch("ahead-timed").uncheck();
  await visit.go(address("easy"));
  await expect(left).toHaveCount(0);
});

test("a piece that was missed is shown with the slide that turns it", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/learn/ahead/tix/easy/7");
  const [task, feedback] = [visit.page.getByTestId("task"), visit.page.getByTestId("feedback")];
  const exposed = new RegExp(en("ahead-exposed", { player: "(White|Black)", other: "(White|Black)" }));
  while (!exposed.test(await task.textContent())) {
    await visit.button("ahead-check").click();
    await visit.button("ahead-next").click();
  }
  const arrow = visit.page.locator(".board-arrow");
  await expect(arrow).toHaveCount(0);
  await visit.button("ahead-check").click();
  await expect(feedback).toHaveText(/^Missed: .+\. For example: (White|Black) slides [a-f][1-6] to [a-f][1-6]\.$/);
  await expect(arrow).toHaveCount(1);
  await visit.shot("ahead-missed");
});

test("questions are asked in words, not in notation", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go(address("hard"));
  const task = visit.page.getByTestId("task");
  for (let number = 1; number <= ROUND; number += 1) {
    await expect(task).toHaveText(/^Imagine: (White|Black) (slides|places) /);
    await expect(task).not.toHaveText(/@|[a-f][1-6]-[a-f][1-6]/);
    await visit.button("ahead-check").click();
    await visit.button("ahead-next").click();
  }
  await visit.shot("ahead-in-words");
});

test("an exercise is answered by keyboard alone", async ({ open }) => {
  const visit = await open();
  await visit.go("#/learn");
  await visit.page.getByRole("link", { name: en("ahead-title") }).press("Enter");
  await expect(visit.heading("ahead-title")).toBeVisible();
  await visit.go(address("easy"));
  const feedback = visit.page.getByTestId("feedback");
  await visit.space("c3").focus();
  await visit.page.keyboard.press("Enter");
  if ((await visit.button("ahead-more").count()) === 0) {
    await expect(feedback).toHaveText(en("ahead-answer", { answer: "c3" }));
    await visit.page.keyboard.press("Enter");
    await expect(feedback).toHaveText(en("ahead-tap"));
  }
  await visit.button("ahead-check").press("Enter");
  await expect(visit.button("ahead-next")).toBeVisible();
});
