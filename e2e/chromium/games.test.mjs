// Whole games: by taps, by keyboard alone, by typing.

import { ANSWER, TIX, TIXEL, actions, expect, test } from "../support/index.mjs";

/** Waits until a turn is over, sending it where it could still go on. */
async function finishTurn(visit, number, send) {
  const over = visit.toMove(number % 2 === 0 ? "black" : "white").or(visit.end());
  const open = visit.send().and(visit.page.locator(":not([aria-disabled=true])"));
  await over.or(open).first().waitFor();
  if ((await over.count()) === 0) await send();
  await over.first().waitFor();
}

async function expectEnd(visit, result, turns) {
  await expect(visit.end()).toBeVisible();
  if (await visit.turns().first().isHidden()) await visit.openTurns();
  await expect(visit.result()).toContainText(visit.say(result));
  await expect(visit.turns()).toHaveText(turns);
}

for (const size of ["phone", "desktop"]) {
  test(`a whole game of Tix is played by taps on a ${size}`, async ({ open }) => {
    const visit = await open({ size });
    await visit.go("#/play/pass/tix");
    const tap = (what) => (size === "phone" ? what.tap() : what.click());
    for (const [number, turn] of TIX.entries()) {
      const player = number % 2 === 0 ? "white" : "black";
      for (const { does, from, to } of actions(turn)) {
        await tap(does === "place" ? visit.pool(player) : visit.space(from));
        await tap(visit.space(to));
      }
      await finishTurn(visit, number, () => tap(visit.send()));
      if (number === 5) await visit.shot(`play-${size}`);
    }
    await expectEnd(visit, "play-white-won", TIX);
  });
}

test("a whole game of Tix is played by keyboard alone", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  const press = (key) => page.keyboard.press(key);
  const here = () => page.evaluate(() => document.activeElement?.dataset?.space ?? null);
  /** Walks to a space with the arrow keys, entering the board with Tab. */
  async function walk(to) {
    let now = await here();
    for (let tries = 0; tries < 60 && now === null; tries += 1) {
      await press("Tab");
      now = await here();
    }
    expect(now, "the board is reached with the Tab key").not.toBeNull();
    for (let tries = 0; tries < 24 && now !== to; tries += 1) {
      const file = to.charCodeAt(0) - now.charCodeAt(0);
      const rank = Number(to[1]) - Number(now[1]);
      if (file !== 0) await press(file > 0 ? "ArrowRight" : "ArrowLeft");
      else await press(rank > 0 ? "ArrowUp" : "ArrowDown");
      now = await here();
    }
    expect(now).toBe(to);
  }
  for (const [number, turn] of TIX.entries()) {
    for (const { does, from, to } of actions(turn)) {
      if (does === "slide") {
        await walk(from);
        await press("Enter");
      }
      await walk(to);
      if (does === "place") await press("p");
      await press("Enter");
    }
    await finishTurn(visit, number, () => press("s"));
  }
  await expectEnd(visit, "play-white-won", TIX);
});

test("a whole game of Tixel is played by typing", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/pass/tixel");
  await visit.play(TIXEL);
  await expectEnd(visit, "play-black-won", TIXEL);
});

test("two taps from the first visit the computer is played against, and it answers", async ({ open }) => {
  const visit = await open({ size: "phone", beginner: true });
  await visit.go("");
  await visit.card("Tix").tap();
  await visit.pool("white").tap();
  await visit.space("c3").tap();
  await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
  await visit.openTurns();
  await expect(visit.turns()).toHaveCount(2);
  await expect(visit.turns().first()).toHaveText("X@c3");
});

test("a chain is undone step by step and survives a reload in the middle", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/pass/tix");
  await visit.play(TIX.slice(0, -1));
  await visit.perform("white", "c1-c4");
  await expect(visit.steps()).toHaveCount(1);
  await visit.perform("white", "X@a5");
  await expect(visit.steps()).toHaveCount(2);
  await visit.page.keyboard.press("u");
  await expect(visit.steps()).toHaveCount(1);
  // At once: a draft is stored with every step.
  await visit.reload();
  await expect(visit.steps()).toHaveCount(1);
  await expect(visit.steps()).toContainText("c1-c4");
  await visit.perform("white", "X@a5");
  await visit.send().click();
  await expectEnd(visit, "play-white-won", TIX);
});
