// With forced colours, what is on, chosen and current can still be told apart.

import { TIX, expect, storedGame, store, test } from "../support/index.mjs";

const forced = (open, options = {}) => open({ forcedColors: "active", ...options });

/** How something looks while nothing has the focus and no pointer is near. */
async function looks(visit, what) {
  await visit.page.mouse.move(1, 1);
  await visit.page.evaluate(() => document.activeElement?.blur());
  return what.screenshot({ animations: "disabled" });
}

test("a switch that is on looks different from one that is off", async ({ open }) => {
  const visit = await forced(open);
  await visit.go("#/settings");
  const input = visit.switch("settings-confirmation");
  const off = await looks(visit, input);
  await input.check();
  const on = await looks(visit, input);
  expect(on.equals(off)).toBe(false);
  await visit.shot("forced-colours-settings", { fullPage: true });
});

test("a chosen segment has a background, not only a weight", async ({ open }) => {
  const visit = await forced(open);
  await visit.go("#/settings");
  const segment = (key) => visit.choice("settings-theme", key).locator("xpath=following-sibling::span");
  const background = (key) => segment(key).evaluate((span) => getComputedStyle(span).backgroundColor);
  await visit.choice("settings-theme", "settings-dark").check();
  expect(await background("settings-dark")).not.toBe(await background("settings-light"));
});

test("the current turn, the side to move and a switched-on button are marked", async ({ open }) => {
  const visit = await forced(open);
  const game = storedGame({ turns: TIX.slice(0, 4), computer: "black" });
  await visit.go("#/about");
  await store(visit.page, game);
  await visit.go(`#/play/game/${game.id}`);
  const outline = (what) => what.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline(visit.turns().last())).toBe("solid");
  expect(await outline(visit.turns().first())).toBe("none");
  const stone = (player) => visit.seat(player).locator(".side-stone");
  expect(await outline(stone("white"))).toBe("solid");
  expect(await outline(stone("black"))).toBe("none");
  const threats = visit.threats();
  await threats.click();
  await looks(visit, threats);
  expect(await outline(threats)).toBe("solid");
  await visit.shot("forced-colours-game");
});
