// What must work in every browser: start, a game by clicks and by touch, a chain, reload, engine, offline,
// what is fetched later.

import { TIX } from "../support/games.mjs";
import { en } from "../support/words.mjs";
import { expect, test } from "./fixtures.mjs";

// Serial: starting a second browser takes longer than it saves.
test.describe.configure({ mode: "default" });

/** The card of Tix on Home, which begins a game against the computer. */
const CARD = { role: "link", name: /^Tix(?!el)/, within: { role: "region", name: en("home-games") } };

async function expectTixWon(visitor) {
  const [end] = await visitor.texts(visitor.result(), 1);
  expect(end).toContain(en("play-white-won"));
  expect(await visitor.texts(visitor.turns(), TIX.length)).toEqual(TIX);
}

test("two clicks from Home a game against the computer is on, and the computer answers", async ({ visitor }) => {
  await visitor.go("");
  await visitor.press(CARD);
  await visitor.perform("white", "X@c3");
  const [own] = await visitor.texts(visitor.turns(), 2);
  expect(own).toContain("c3");
});

for (const [hand, how] of [
  ["mouse", "by clicks"],
  ["finger", "by touch"],
]) {
  test(`a whole game of Tix is played ${how}, a chain included`, async ({ visitor }) => {
    visitor.hand = hand;
    await visitor.goInNotation("#/play/pass/tix");
    for (const [number, turn] of TIX.entries()) await visitor.play(number, turn);
    await expectTixWon(visitor);
  });
}

test("a press on a pool counts even if its pieces are drawn again in the middle of it", async ({ visitor }) => {
  await visitor.go("#/play/pass/tix");
  await visitor.see(visitor.pool("white"), 1);
  // In WebKit, presses that began on a drawing in the button now and then ended without a click.
  await visitor.browser.evaluate(`(${redrawOnPress})()`);
  await visitor.press(visitor.pool("white"));
  await visitor.see({ ...visitor.pool("white"), pressed: true }, 1);
});

/** Runs in the page. */
function redrawOnPress() {
  const redraw = () => document.querySelectorAll("button use").forEach((use) => use.replaceWith(use.cloneNode()));
  addEventListener("pointerdown", redraw, { capture: true, once: true });
}

test("a chain is undone step by step and survives a reload in the middle", async ({ visitor }) => {
  await visitor.goInNotation("#/play/pass/tix");
  const before = TIX.slice(0, -1);
  for (const [number, turn] of before.entries()) await visitor.play(number, turn);
  await visitor.perform("white", "c1-c4,X@a5");
  await visitor.see(visitor.steps(), 2);
  await visitor.press({ role: "button", name: en("board-undo") });
  await visitor.see(visitor.steps(), 1);
  await visitor.reload();
  const [step] = await visitor.texts(visitor.steps(), 1);
  expect(step).toContain("c1-c4");
  expect(await visitor.texts(visitor.turns(), before.length)).toEqual(before);
  await visitor.perform("white", "X@a5");
  await visitor.press(visitor.send());
  await expectTixWon(visitor);
});

test("the engine analyses a position and says what is proved", async ({ visitor }) => {
  await visitor.go("#/analysis/tix=X@c2_X@a4_X@e6_X@d3_c2-d2_a4-b4_X@c1_X@e2");
  const proved = en("analysis-proved", { player: "white", count: 1 });
  await expect
    .poll(async () => (await visitor.texts({ role: "main" }, 1))[0], { timeout: 40_000 })
    .toContain(proved);
});

test("after the first visit the app works without its server", async ({ visitor, app }) => {
  await visitor.go("");
  await visitor.see(CARD, 1);
  const controlled = () => visitor.browser.evaluate("navigator.serviceWorker.controller !== null");
  await expect.poll(controlled, "the service worker controls the page").toBe(true);
  await app.close();
  await visitor.reload();
  await visitor.press(CARD);
  await visitor.perform("white", "X@c3");
  await visitor.texts(visitor.turns(), 2);
  await visitor.go("#/learn");
  await visitor.see({ role: "heading", name: en("place-learn") }, 1);
});

test("what is fetched only when it is wanted works like everything else", async ({ visitor }) => {
  await visitor.go("");
  await visitor.see(CARD, 1);
  await visitor.go("#/people/tixel/rapid");
  await visitor.see({ role: "heading", name: en("people-leaders") }, 1);
  // This server has no online games, and says so.
  await expect.poll(async () => (await visitor.texts({ role: "main" }, 1))[0]).toContain(en("online-fault-none"));
  await visitor.go("#/account");
  await visitor.see({ role: "heading", name: en("people-account") }, 1);
  await visitor.go("#/learn");
  await visitor.see({ role: "heading", name: en("place-learn") }, 1);
});
