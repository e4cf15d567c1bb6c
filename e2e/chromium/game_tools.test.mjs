// A game and what comes with it: clock, hint, takeback, the end, the review, stored games, settings.

import { readFileSync } from "node:fs";
import { ANSWER, TIX, en, escaped, expect, like, store, stored, storedGame, test, words } from "../support/index.mjs";

/** A game of Tix against the computer, one turn before White wins. */
const ALMOST = storedGame({ turns: TIX.slice(0, -1), computer: "black" });

test("a game against the computer is won, reviewed, analysed, shared and played again", async ({ open, server }) => {
  const visit = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = visit;
  // Without the share sheet of the system the link goes to the clipboard.
  await page.addInitScript(() => delete Navigator.prototype.share);
  await visit.go("#/about");
  await store(page, ALMOST);
  await visit.go(`#/play/game/${ALMOST.id}`);
  await visit.perform("white", TIX.at(-1));
  await visit.send().click();
  await expect(visit.result()).toContainText(en("play-won"));
  await expect(visit.result()).toContainText(en("result-no-action", { winner: "white" }));

  await visit.button("play-review-short").click();
  const review = page.getByTestId("review");
  await expect(review.getByRole("heading", { name: en("play-review-title") })).toBeVisible();
  await expect(review.getByRole("progressbar")).toHaveCount(0, { timeout: 60_000 });
  await visit.shot("review");
  const turned = like(en, "play-moment-turned", "before", "after");
  const moment = review.getByRole("listitem").filter({ hasText: turned }).first();
  await expect(moment).toContainText(like(en, "play-moment", "number", "player", "turn"));
  await expect(moment).toContainText(like(en, "play-better", "turn"));
  const graph = review.getByRole("img", { name: en("play-graph", { percent: 100 }) });
  await expect(graph).toBeVisible();
  await moment.getByRole("button", { name: en("play-look") }).click();
  await expect(visit.line()).toContainText(en("play-looking-back"));
  // The better turn is pointed at.
  await expect(page.locator(".board-arrow, .board-lit")).not.toHaveCount(0);
  await visit.button("play-now").first().click();

  await visit.button("play-share").click();
  await visit.noticed(en("play-link-copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${escaped(server.url)}/#/analysis/tix`));
  const analyse = visit.link("play-analyse");
  expect(link.endsWith(await analyse.getAttribute("href"))).toBe(true);
  await analyse.click();
  // A chain may be broken after a comma, with a zero-width space.
  await expect(visit.analysed()).toContainText(TIX.at(-1).replace(",", ",\u200b"));
  await page.goBack();
  await expect(visit.end()).toBeVisible();

  // In a rematch colours change: now the computer begins.
  await visit.button("play-rematch").click();
  await expect(visit.turns()).toHaveCount(1, ANSWER);
  await expect(visit.end()).toHaveCount(0);
  await expect(visit.seat("white")).toContainText(en("play-computer"));
});

test("against the computer there are hints, takebacks and giving up", async ({ open }) => {
  const visit = await open({ locale: "de-DE" });
  const { say } = visit;
  const place = async (space) => {
    await visit.pool("white").click();
    await visit.space(space).click();
  };
  await visit.go("#/play/computer/tix");
  await visit.button("play-hint").click();
  await expect(visit.page.locator(".board-lit")).toHaveCount(1, ANSWER);
  const hinted = await visit.spaceUnder(".board-lit");
  const why = await visit.line().innerText();
  await place(hinted);
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  // A hint is about one position.
  await expect(visit.line()).not.toContainText(why);
  await visit.button("play-take-back").click();
  await expect(visit.turns()).toHaveCount(0);
  await expect(visit.space(hinted)).toHaveAccessibleName(new RegExp(`^${say("space-empty", { space: hinted })}`));
  // Taken back while the computer thinks: its answer to the old position is not played.
  await place("c3");
  await expect(visit.turns().first()).toHaveText("X@c3");
  await visit.button("play-take-back").click();
  await expect(visit.turns()).toHaveCount(0);
  await place("d4");
  await expect(visit.turns()).toHaveCount(2, ANSWER);
  await expect(visit.turns().first()).toHaveText("X@d4");
  await visit.ask("play-resign");
  await visit.answer("play-resign-not");
  await expect(visit.end()).toHaveCount(0);
  await visit.resign();
  await expect(visit.result()).toContainText(say("play-lost"));
  await expect(visit.result()).toContainText(say("result-resignation", { winner: "black" }));
});

test("a clock is heard at one minute, half a minute and ten seconds", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await page.clock.install();
  const game = storedGame({ turns: TIX.slice(0, 4), left: [75_000, 170_000] });
  await visit.go("#/about");
  await store(page, game);
  await visit.go(`#/play/game/${game.id}`);
  const spoken = page.getByTestId("spoken");
  const left = (seconds) => en("play-time-left", { player: en("player-white"), seconds });
  await page.clock.runFor(16_000);
  await expect(spoken).toHaveText(left(60));
  await page.clock.runFor(29_000);
  await expect(spoken).toHaveText(left(30));
  await page.clock.runFor(20_000);
  await expect(spoken).toHaveText(left(10));
});

test("clocks in pass and play: time runs, survives a reload, and runs out", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await page.clock.install();
  await visit.go("#/play");
  await visit.choice("play-game", "game-tix").check();
  await visit.choice("play-opponent", "home-pass").check();
  const three = en("play-clock-named", { minutes: 3, seconds: 2 });
  await page.getByRole("combobox", { name: en("play-clock") }).selectOption({ label: three });
  await visit.button("play-begin").click();
  await expect(visit.clock("white")).toHaveText("3:00");
  await visit.play(["X@c3"]);
  await page.clock.fastForward(65_000);
  await expect(visit.clock("black")).toHaveText(/^1:5\d$/);
  await expect(visit.clock("white")).toHaveText("3:00");
  await stored(page, "X@c3");
  await visit.reload();
  await expect(visit.clock("black")).toHaveText(/^1:5\d$/);
  await visit.play(["X@e5"]);
  await expect(visit.clock("black")).toHaveText(/^1:5\d$/);
  await page.clock.fastForward(170_000);
  await expect(visit.clock("white")).toHaveClass(/\blittle\b/);
  await page.clock.fastForward(12_000);
  await expect(visit.result()).toContainText(en("play-black-won"));
  await expect(visit.result()).toContainText(en("result-time", { winner: "black" }));
  // It stays so.
  await stored(page, 'Result "0-1"');
  await visit.reload();
  await expect(visit.result()).toContainText(en("play-black-won"));
});

test("games are stored, listed, continued, exported and deleted", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const { page } = visit;
  await visit.go("#/play/pass/tix");
  await visit.play(TIX.slice(0, 3));
  await stored(page, TIX[2]);
  const address = page.url();
  await visit.go("#/play/pass/tixel");
  await visit.play(["T@b3se"]);
  await stored(page, "T@b3se");
  await visit.go("#/play");
  await expect(visit.ownGames()).toHaveCount(2);
  const title = page.getByText("Tix", { exact: true });
  const row = visit.ownGames().filter({ hasText: en("home-pass") }).filter({ has: title });
  await expect(row).toContainText(/\b3 turns/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("button", { name: en("play-export") }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tix-\d{4}-\d\d-\d\d\.pgn$/);
  const record = readFileSync(await download.path(), "utf8");
  expect(record).toContain('[Setup "tix"]');
  expect(record).toContain(TIX[2]);
  await row.getByRole("link").tap();
  await expect(visit.toMove("black")).toBeVisible();
  expect(page.url()).toBe(address);
  await visit.play([TIX[3]]);
  await stored(page, TIX[3]);
  // Home leads back to it.
  await visit.go("#/");
  await expect(page.getByText(en("home-resume")).first()).toBeVisible();
  await visit.go("#/play");
  await row.getByRole("button", { name: en("play-delete"), exact: true }).tap();
  await page.getByRole("button", { name: en("play-delete-really") }).tap();
  await expect(row).toHaveCount(0);
  await expect(visit.ownGames()).toHaveCount(1);
  // The focused element is gone: its neighbour is focused.
  await expect(visit.ownGames().getByRole("link")).toBeFocused();
  await visit.reload();
  await expect(visit.ownGames()).toHaveCount(1);
  await page.goto(address);
  await expect(page.getByRole("main")).toContainText(en("play-gone"));
});

test("language and look are chosen and stay chosen", async ({ open }) => {
  const visit = await open();
  const { page } = visit;
  await visit.go("#/settings");
  await page.getByRole("combobox", { name: en("settings-language") }).selectOption("ja");
  visit.say = words("ja");
  await expect(visit.heading("place-settings")).toBeVisible();
  const look = () => page.evaluate(() => ({ lang: document.documentElement.lang, ...document.documentElement.dataset }));
  await visit.choice("settings-theme", "settings-dark").check();
  await visit.choice("settings-contrast", "settings-contrast-more").check();
  await visit.choice("settings-animation", "settings-on").check();
  const wanted = { lang: "ja", theme: "dark", contrast: "more", motion: "on" };
  await expect.poll(look).toMatchObject(wanted);
  await visit.switch("settings-coordinates").uncheck();
  await visit.reload();
  await expect(visit.heading("place-settings")).toBeVisible();
  await expect.poll(look).toMatchObject(wanted);
  await expect(visit.switch("settings-coordinates")).not.toBeChecked();
  await expect(page).toHaveTitle(new RegExp(visit.say("place-settings")));
  await visit.go("#/play/pass/tix");
  await expect(page.locator(".board-names text")).toHaveCount(0);
});
