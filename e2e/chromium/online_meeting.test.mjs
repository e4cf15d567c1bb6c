// Ways to meet besides the link: a code, a program; and what cannot be missed or asked meanwhile.

import { execFileSync } from "node:child_process";
import { check, en, expect, program } from "../support/index.mjs";
import { readQrCode } from "../support/qr_code.mjs";
import { accept, begin, created, invite, make, offerDraw, play, signedUp, test } from "../support/online.mjs";

test("who was told the code finds the game by it", async ({ open }) => {
  const white = await open();
  const address = await invite(white);
  const code = address.split("/").at(-1);
  await expect(white.page.getByTestId("code")).toContainText(code);
  expect(await readQrCode(white.page.locator(".qr-code"))).toBe(address);
  const black = await open({ size: "phone" });
  await black.go("#/lobby");
  const join = black.page.getByTestId("join");
  const field = join.getByLabel(en("online-join-code"), { exact: true });
  const unfold = () => black.press(join.getByText(en("online-join"), { exact: true }));
  await unfold();
  await field.fill("nonsense");
  await field.press("Enter");
  await expect(join.getByRole("alert")).toHaveText(en("online-join-wrong"));
  await field.fill(` ${code.toUpperCase()}. `);
  await black.press(join.getByRole("button", { name: en("online-join-go") }));
  await expect(black.heading("online-invited", { game: "Tix" })).toBeVisible();
  // The same beside the form of an invitation, where a link will do.
  await black.go("#/play/invite");
  await unfold();
  await field.fill(address);
  await black.shot("online-join-phone", { fullPage: true });
  await check(black.page, "joining by code", { focus: false });
  await field.press("Enter");
  await expect(black.heading("online-invited", { game: "Tix" })).toBeVisible();
});

/** Counts the page's sounds and notifications, and pretends that it is hidden. */
const listen = ({ page }) =>
  page.addInitScript(() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
      window.tones += 1;
      return start.apply(this, given);
    };
    window.told = [];
    window.Notification = class {
      static permission = "granted";
      constructor(title, { body }) {
        window.told.push(`${title}: ${body}`);
      }
    };
  });

test("an offer cannot be missed: it is seen, heard, spoken, in the title, and told while the page is hidden", async ({ open }) => {
  const white = await open({ settings: { sounds: true, "sounds-asked": true } });
  const black = await open({ size: "phone" });
  await listen(white);
  await accept(black, await invite(white));
  const visits = { white, black };
  await play(visits, ["X@c3", "X@e5"]);
  const spoken = white.page.getByTestId("spoken");
  const tones = () => white.page.evaluate(() => window.tones);
  await white.page.evaluate(() => Object.defineProperty(document, "hidden", { configurable: true, get: () => true }));
  const before = await tones();
  await offerDraw(black);
  await expect(white.page.getByTestId("online-banner")).toContainText(en("online-offered-draw"));
  await expect(white.page).toHaveTitle(new RegExp(en("online-offers-draw")));
  await expect(spoken).toContainText(en("online-offered-draw"));
  expect(await tones()).toBeGreaterThan(before);
  expect(await white.page.evaluate(() => window.told)).toContain(`${en("online-offered-draw")}: Tix`);
  await white.shot("online-offer-desktop");
  // It blocks nothing: a turn is made, and the offer stands beside it.
  await make(white, "white", "X@a1");
  await expect(black.toMove("black")).toBeVisible();
});

test("who plays for a rating thinks alone: no hint, no threats, no engine in the analysis", async ({ open, site }) => {
  const anna = await open({ engine: true });
  const bert = await open({ size: "phone" });
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  const rated = { timing: { kind: "live", base: 600_000, increment: 5_000 }, stakes: "rated", visibility: "public" };
  const address = await created(anna, site, rated);
  await accept(bert, address);
  await anna.page.goto(address);
  await play({ white: anna, black: bert }, ["X@c3", "X@e5"]);
  await expect(anna.button("play-hint")).toHaveCount(0);
  await expect(anna.threats()).toBeDisabled();
  await anna.openMore();
  await expect(anna.sheet().getByRole("link", { name: en("play-analyse") })).toHaveCount(0);
  await anna.closeSheet();
  await anna.analyse("tix");
  const engine = anna.page.getByTestId("engine");
  await expect(engine).toHaveText(en("analysis-engine-rated", { game: "Tix" }));
  await anna.shot("analysis-rated-desktop");
  await check(anna.page, "analysis during a rated game", { focus: false });
  // Nor from a game against the computer, from the start or from here.
  await anna.page.getByText(en("analysis-play-from"), { exact: true }).click();
  await expect(anna.page.getByTestId("withheld")).toHaveText(en("analysis-engine-rated", { game: "Tix" }));
  await expect(anna.button("opening-play-as", { player: en("player-white") })).toBeDisabled();
  await anna.shot("play-from-rated-desktop", { fullPage: true });
  await anna.go("#/play/pass/tix");
  await expect(anna.threats()).toBeDisabled();
  await anna.button("play-hint").click();
  await anna.says(en("analysis-engine-rated", { game: "Tix" }));
  await anna.shot("play-rated-desktop");
  // Another game can be analysed, and this one once it is over.
  await anna.analyse("tixel");
  await expect(engine).not.toHaveText(en("analysis-engine-rated", { game: "Tixel" }));
  await anna.go("#/play/pass/tixel");
  await expect(anna.threats()).toBeEnabled();
  await bert.resign();
  await anna.page.goto(address);
  await expect(anna.page.getByTestId("rating-change")).toBeVisible();
  await anna.analyse("tix");
  await expect(engine).not.toHaveText(en("analysis-engine-rated", { game: "Tix" }));
});

test.describe("with bots", () => {
  test.use({ bots: [1, 3] });

  /** What the engine would play, which is stronger than a newcomer. */
  const advice = (position) => {
    const answer = execFileSync(program(), ["analyze", position, "--nodes", "20000", "--json"]);
    return JSON.parse(answer).lines[0].turn;
  };

  test("a game with a bot, found in the lobby, is played to its end", async ({ open }) => {
    test.slow();
    const guest = await open();
    await guest.go("#/lobby");
    const bots = guest.page.getByTestId("bots").getByRole("listitem");
    await expect(bots).toHaveCount(2);
    await guest.shot("lobby-bots-desktop", { fullPage: true });
    await check(guest.page, "a lobby with bots", { focus: false });
    await signedUp(guest, "Anna");
    await guest.go("#/lobby");
    await guest.press(bots.first().getByRole("link"));
    await expect(guest.page.getByTestId("bot")).toContainText(en("people-bot-about"));
    const form = guest.page.getByTestId("challenge-form");
    await form.getByRole("combobox", { name: en("play-game"), exact: true }).selectOption({ label: "Tix" });
    await form.getByRole("radio", { name: en("player-white"), exact: true }).check();
    await guest.press(form.getByTestId("challenge"));
    await expect(guest.toMove("white")).toBeVisible({ timeout: 30_000 });
    const code = guest.page.url().split("/").at(-1);
    const view = () => guest.page.evaluate(async (code) => (await fetch(`api/games/${code}`)).json(), code);
    for (;;) {
      await expect(guest.toMove("white").or(guest.end())).toBeVisible({ timeout: 30_000 });
      const { position, result, turns } = await view();
      if (result) break;
      expect(turns.length, "turns").toBeLessThan(200);
      await guest.write(advice(position));
      await guest.closeSheet();
      await expect.poll(async () => (await view()).turns.length).toBeGreaterThan(turns.length);
    }
    await expect(guest.end()).toBeVisible();
    await expect(guest.result()).toContainText(en("play-won"));
    await expect(guest.seat("black")).toContainText("BOT");
    await guest.shot("online-bot-end-desktop");
  });
});

test("a guest plays, signs up, and has game and seat; the page of the player has both", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await signedUp(black, "Bert");
  await white.resign();
  await black.go("#/people/Bert");
  const games = black.page.getByRole("region", { name: en("people-games"), exact: true });
  await expect(games.getByRole("listitem")).toHaveCount(1);
  await expect(games).toContainText(en("people-won"));
});

test("in the first games the first marks are explained to both, beside the board and on a phone", async ({ open, site }) => {
  const white = await open({ beginner: true });
  const black = await open({ beginner: true, size: "phone" });
  await accept(black, await invite(white));
  await expect(white.seat("black")).toBeVisible();
  for (const { page, say } of [white, black]) {
    await expect(page.getByRole("list", { name: say("board-legend") })).toContainText(say("board-legend-own"));
  }
  await check(white.page, "online: the first marks explained", { focus: false });
});
