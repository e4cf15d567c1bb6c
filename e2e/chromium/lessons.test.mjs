// Lessons played through by taps, and the progress that is stored.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { en, expect, program, test } from "../support/index.mjs";

/** Every lesson of a game: its name, its first position, the solutions step by step, and whether it is a game. */
function lessonsOf(game) {
  const text = readFileSync(new URL(`../../crates/learn/lessons/${game}.txt`, import.meta.url), "utf8");
  const lessons = text.split(/^lesson /m).slice(1);
  return lessons.map((lesson) => ({
    id: lesson.split("\n", 1)[0],
    start: lesson.match(/^ +position +(.+)/m)[1],
    turns: [...lesson.matchAll(/^ +solution +(\S+)/gm)].map((match) => match[1]),
    isGame: /^ +against /m.test(lesson),
  }));
}

/** What is said about the last turn: `solved`, `not-yet` or `shown`. */
const feedback = (visit) => visit.page.getByTestId("feedback");
const expectFeedback = (visit, kind) => expect(feedback(visit)).toHaveAttribute("data-kind", kind);

const nextLesson = (visit) => visit.button("learn-next-lesson-short");

async function solve(visit, turn) {
  await visit.perform("white", turn);
  // A turn that could be continued has to be sent.
  const answered = feedback(visit).and(visit.page.locator(":not([data-kind=none])"));
  if ((await answered.count()) === 0) await visit.send().click();
  await expectFeedback(visit, "solved");
}

async function playLesson(visit, game, number, turns) {
  const count = lessonsOf(game).length;
  const name = en(`game-${game}`);
  await expect(visit.page.getByText(en("learn-number", { game: name, number, count }))).toBeVisible();
  for (const [at, turn] of turns.entries()) {
    await test.step(`${game} ${number}, step ${at + 1}: ${turn}`, () => solve(visit, turn));
    if (at + 1 < turns.length) await visit.button("learn-next-step").click();
  }
  await expect(nextLesson(visit)).toBeVisible();
}

const DIRECTIONS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/** The letter and the stance of the piece that a space is labelled with, as positions are written. */
function pieceIn(label) {
  const piece = label.match(/(White|Black) (Tix|Tixel|Regatta|Poka Yoke) piece( \(flipped\))?, (active|inactive)/);
  if (!piece) return "-";
  const [, colour, kind, flipped, stands] = piece;
  const letter = flipped ? "L" : { Tix: "X", Tixel: "T", Regatta: "R", "Poka Yoke": "R" }[kind];
  const facing = label.match(/hollow facing ([a-z-]+)/);
  const stance = facing ? DIRECTIONS.indexOf(facing[1]) : Number(stands === "active");
  return (colour === "White" ? letter : letter.toLowerCase()) + stance;
}

/** What stands on the board of a lesson that began at `start`, with White to move. Nothing is promoted. */
async function position(visit, start) {
  const labels = await visit.page.locator("[role=gridcell][data-space]").evaluateAll((cells) =>
    Object.fromEntries(cells.map((cell) => [cell.dataset.space, cell.getAttribute("aria-label")])),
  );
  const [setup, , , , promotions] = start.split(" ");
  const size = Number.parseInt(setup, 10);
  const files = [..."abcdefgh"].slice(0, size);
  const board = Array.from({ length: size }, (_, at) => files.map((file) => pieceIn(labels[`${file}${size - at}`])));
  const ranks = board.map((rank) => rank.join("").replace(/-+/g, (run) => run.length));
  const pieces = board.flat();
  const pools = setup.split(":")[1].split("/").map((all, player) => {
    const isOwn = (piece) => (player === 0 ? /[A-Z]/ : /[a-z]/).test(piece);
    const left = Number(all.slice(1)) - pieces.filter(isOwn).length;
    return left > 0 ? `${all[0]}${left}` : "-";
  });
  return `${setup} ${ranks.join("/")} w ${pools.join("/")} ${promotions} -`;
}

/** The best turn that picks nothing up, as the program sees it. */
function best(position) {
  const options = ["--nodes", "400000", "--lines", "8"];
  const { stdout } = spawnSync(program(), ["--language", "en", "analyze", position, ...options]);
  const turns = [...String(stdout).matchAll(/^ +\d+\. (\S+)/gm)].map((match) => match[1]);
  return turns.find((turn) => !turn.includes("^"));
}

/** Plays a lesson that is a game to its end: first its solution, then what is best. */
async function playGame(visit, { start, turns: [first] }) {
  const isSolved = () => feedback(visit).getAttribute("data-kind").then((kind) => kind === "solved");
  for (let turn = 0; turn < 20 && !(await isSolved()); turn += 1) {
    await visit.perform("white", turn === 0 ? first : best(await position(visit, start)));
    if ((await visit.send().isVisible()) && (await visit.send().isEnabled())) await visit.send().click();
    // The computer answers, or there is nothing left to answer with.
    const answered = /Black (slid|sacrificed|placed|activated|pivoted|picked|took|did)/;
    const isOver = async () => (await isSolved()) || answered.test(await visit.line().innerText());
    await expect.poll(isOver, { message: "an answer", timeout: 20_000 }).toBe(true);
  }
  await expectFeedback(visit, "solved");
}

const lessonsInState = (visit, state) => visit.page.getByRole("listitem").locator(`a[data-state=${state}]`);

test("all lessons of Tix are played through by taps, one leading to the next", async ({ open }) => {
  test.setTimeout(180_000);
  const visit = await open({ size: "tablet" });
  await visit.go("#/learn/tix/1");
  const all = lessonsOf("tix");
  const exercises = all.filter((lesson) => !lesson.isGame);
  for (const [at, { turns, isGame }] of all.entries()) {
    if (isGame) {
      // Played in a test of its own.
      await visit.go(`#/learn/tix/${at + 2}`);
      continue;
    }
    await expect(visit.page).toHaveURL(new RegExp(`#/learn/tix/${at + 1}$`));
    await playLesson(visit, "tix", at + 1, turns);
    await nextLesson(visit).click();
  }
  await visit.go("#/learn");
  await visit.reload();
  await expect(lessonsInState(visit, "done")).toHaveCount(exercises.length);
});

test("the first lessons of the other games are played through by taps", async ({ open }) => {
  const visit = await open({ size: "tablet" });
  for (const game of ["tixel", "regatta", "poka-yoke"]) {
    for (const [at, { turns }] of lessonsOf(game).slice(0, 2).entries()) {
      await visit.go(`#/learn/${game}/${at + 1}`);
      await playLesson(visit, game, at + 1, turns);
    }
  }
});

test("lessons of every other kind are played through by taps", async ({ open }) => {
  test.setTimeout(120_000);
  const visit = await open({ size: "tablet" });
  const kinds = {
    tixel: ["spin", "pivot", "begin", "handicap", "decline", "reserve", "double", "end"],
    regatta: ["smooth", "flip", "hem", "decline", "begin", "choice", "handicap"],
    "poka-yoke": ["flip", "hem", "open", "when", "choice", "reserve", "danger", "decline"],
  };
  for (const [game, ids] of Object.entries(kinds)) {
    const all = lessonsOf(game);
    for (const id of ids) {
      const at = all.findIndex((lesson) => lesson.id === id);
      await visit.go(`#/learn/${game}/${at + 1}`);
      await playLesson(visit, game, at + 1, all[at].turns);
    }
  }
});

test("the first game is played against the computer, won, and kept", async ({ open }) => {
  test.setTimeout(120_000);
  const visit = await open({ size: "tablet" });
  const all = lessonsOf("tix");
  const number = all.findIndex((lesson) => lesson.id === "first-game") + 1;
  await visit.go(`#/learn/tix/${number}`);
  await playGame(visit, all[number - 1]);
  await nextLesson(visit).click();
  await expect(visit.page).toHaveURL(new RegExp(`#/learn/tix/${number + 1}$`));
  await visit.go("#/learn");
  await expect(lessonsInState(visit, "done")).toHaveCount(1);
});

for (const game of ["tix", "tixel", "regatta", "poka-yoke"]) {
  test(`the closing game of ${game} is played against the computer and won`, async ({ open }) => {
    test.setTimeout(180_000);
    const visit = await open({ size: "tablet" });
    const all = lessonsOf(game);
    expect(all.at(-1).isGame).toBe(true);
    await visit.go(`#/learn/${game}/${all.length}`);
    await playGame(visit, all.at(-1));
    await expect(feedback(visit)).toContainText(en(`lesson-${game}-game-1-done`));
    await visit.go("#/learn");
    await expect(lessonsInState(visit, "done")).toHaveCount(1);
  });
}

test("a defence that fails is refuted on the board and in words", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const number = lessonsOf("tix").findIndex((lesson) => lesson.id === "danger") + 1;
  await visit.go(`#/learn/tix/${number}`);
  await visit.space("a1").tap();
  await visit.space("a2").tap();
  await expectFeedback(visit, "not-yet");
  await expect(feedback(visit)).toHaveText("Watch out: now Black wins at once. Black slid c3 to a3, a sacrifice. That turned your a2.");
  await expect(visit.space("a3")).toHaveAccessibleName(/Black Tix piece/);
  await visit.shot("lesson-refuted");
});

test("on a phone the idea of a lesson is read below the board until a piece is touched", async ({ open }) => {
  const visit = await open({ size: "phone" });
  await visit.go("#/learn/tix/1");
  await expect(feedback(visit)).toBeVisible();
  await expect(feedback(visit)).toHaveText(en("lesson-tix-active-text"));
  await visit.shot("lesson-idea");
  await visit.space("c3").tap();
  await expectFeedback(visit, "none");
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
  await visit.says(visit.say("lesson-tix-active-1-hint"));
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

test("on a phone on its side a refusal in the middle of a chain is read in place of the chain", async ({ open }) => {
  const visit = await open({ viewport: { width: 640, height: 320 }, hasTouch: true });
  await visit.go("#/learn/tix/9");
  await visit.press(visit.space("a3"));
  await visit.press(visit.space("c3"));
  await expect(visit.steps()).toHaveCount(1);
  await expect(visit.steps().first()).toBeVisible();
  // c4 is the opponent's: the reason is seen, and nothing lies over it.
  await visit.press(visit.pool("white"));
  await visit.press(visit.space("c4"));
  await expect(visit.line()).toHaveClass(/\bwarns\b/);
  const seen = await visit.line().evaluate((line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(seen).toBe(true);
});
