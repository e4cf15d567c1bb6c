// What two people can do in an online game besides playing, and every way in which it can end.

import { TIX, en, expect, like } from "../support/index.mjs";
import { accept, agree, banner, begin, created, invite, make, offerDraw, play, signedUp, test } from "../support/online.mjs";

/** Whether the game is over, as the server says. */
const over = (visit, address) =>
  visit.page.evaluate(async (code) => (await (await fetch(`api/games/${code}`)).json()).result !== null, address.split("/").at(-1));

const LIVE = en("play-clock-named", { minutes: 10, seconds: 5 });

test("a takeback is asked for and granted, and the game goes on from there", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await white.button("online-ask-takeback").click();
  await expect(banner(black)).toContainText(en("online-offered-takeback"));
  await agree(black);
  await expect(white.turns()).toHaveCount(0);
  await expect(white.toMove("white")).toBeVisible();
  await play(visits, TIX.slice(0, 2));
  await expect(white.turns()).toHaveText(TIX.slice(0, 2));
});

test("a draw is offered by the phone and accepted at the desktop", async ({ open }) => {
  const visits = await begin(open, { clock: LIVE });
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await offerDraw(black);
  await expect(white.page).toHaveTitle(new RegExp(en("online-offers-draw")));
  await agree(white);
  for (const visit of [white, black]) await visit.says(en("result-agreement"));
  await expect(white.result()).toContainText(en("play-drawn"));
});

test("before both have played, a game can be aborted and does not count", async ({ open }) => {
  const visits = await begin(open, { clock: LIVE });
  const { white, black } = visits;
  await play(visits, ["X@c3"]);
  await black.ask("online-abort");
  await black.answer("online-abort");
  for (const visit of [white, black]) await visit.says(en("online-end-aborted"));
});

test("a piece that was chosen is let go when the game ends meanwhile", async ({ open }) => {
  const visits = await begin(open, { clock: LIVE });
  const { white, black } = visits;
  await play(visits, ["X@c3"]);
  await black.press(black.pool("black"));
  await expect(black.pool("black")).toHaveAttribute("aria-pressed", "true");
  await white.ask("online-abort");
  await white.answer("online-abort");
  await black.says(en("online-end-aborted"));
  await expect(black.pool("black")).toHaveAttribute("aria-pressed", "false");
});

test("a clock that becomes short is heard by both", async ({ open, site }) => {
  const white = await open();
  const black = await open({ size: "phone" });
  const address = await created(white, site, { timing: { kind: "live", base: 63_000, increment: 0 } });
  await accept(black, address);
  await white.page.goto(address);
  await play({ white, black }, ["X@c3", "X@e5"]);
  for (const { page } of [white, black]) {
    await expect(page.getByTestId("spoken")).toHaveText(like(en, "play-time-left", "player", "seconds"));
    await expect(page.getByTestId("spoken")).toContainText(/\b60\b/);
  }
});

test("a flag falls with both players away, and the receipts say why", async ({ open, site }) => {
  const white = await open();
  const black = await open({ size: "phone" });
  const address = await created(white, site, { timing: { kind: "live", base: 1500, increment: 0 } });
  await accept(black, address);
  await white.page.goto(address);
  await play({ white, black }, ["X@c3", "X@e5"]);
  await white.go("#/about");
  await black.go("#/about");
  // Nobody watches until it is over.
  await expect.poll(() => over(white, address), { timeout: 20_000 }).toBe(true);
  await white.page.goto(address);
  await white.says(en("result-yours-time", { outcome: "lost", opponent: "black" }));
  await expect(white.clock("white")).toHaveText("0:00.0");
  await expect(white.result()).toContainText(en("online-lost-game"));
  await white.result().getByRole("button", { name: en("online-receipts") }).click();
  await expect(white.sheet()).toContainText("0:01.5");
  await expect(white.page.getByTestId("receipts").getByRole("listitem")).toHaveCount(2);
  await white.shot("online-receipts-desktop");
  // On the phone they are in the menu.
  await black.page.goto(address);
  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: en("online-receipts") }));
  await expect(black.page.getByTestId("receipts").getByRole("listitem")).toHaveCount(2);
  await black.shot("online-receipts-phone");
});

test("days per turn: the clock says days, and whoever comes back finds the game in the list", async ({ open }) => {
  const visits = await begin(open, { clock: en("online-clock-per-turn", { days: 3 }) });
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await expect(white.clock("white")).toHaveText(/^2 d 23 h$/);
  await black.go("#/about");
  await make(white, "white", "X@a1");
  await expect(white.toMove("black")).toBeVisible();
  await black.go("#/play");
  await black.press(black.page.getByRole("region", { name: en("online-own") }).getByRole("link").first());
  await expect(black.toMove("black")).toBeVisible();
  await expect(black.page).toHaveTitle(new RegExp(en("online-your-turn")));
});

test("whoever watches sees the turns, the clocks and the end, and can do nothing", async ({ open }) => {
  const white = await open();
  const black = await open({ size: "phone" });
  const address = await invite(white, { clock: LIVE, watched: true });
  await accept(black, address);
  const visits = { white, black };
  const watcher = await open({ size: "tablet" });
  await watcher.page.goto(address);
  await expect(watcher.toMove("white")).toBeVisible();
  await play(visits, ["X@c3", "X@e5"]);
  await expect(watcher.toMove("white")).toBeVisible();
  await expect(watcher.clock("white")).toBeVisible();
  await expect(watcher.space("c3")).toHaveAccessibleName(/Tix/);
  await expect(watcher.send()).toHaveCount(0);
  await white.resign();
  await watcher.says(en("result-resignation", { winner: "black" }));
  await expect(watcher.page.getByTestId("rematch")).toHaveCount(0);
});

test("the time for a first turn is seen whole, by both and on the smallest phone", async ({ open }) => {
  const { white, black } = await begin(open, { clock: LIVE });
  for (const visit of [white, black]) {
    const note = visit.seat("white").getByText(en("online-first-turn", { time: "" }).trim());
    await expect(note).toBeVisible();
    await expect(note).toHaveText(/\d:\d\d/);
    for (const width of visit === black ? [390, 360, 320] : [1280]) {
      await visit.page.setViewportSize({ width, height: 720 });
      await expect.poll(() => note.evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("the game of an opponent who has left can be claimed, after a countdown", async ({ open }) => {
  test.slow();
  const visits = await begin(open, { clock: LIVE });
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5", "X@a1"]);
  await black.page.close();
  await expect(white.seat("black")).toContainText(en("online-opponent-away"));
  await expect(banner(white)).toContainText(/0:\d\d/);
  await white.shot("online-left");
  const claim = banner(white).getByRole("button", { name: en("online-claim-win") });
  await claim.click({ timeout: 75_000 });
  await white.says(en("online-end-left", { winner: "white" }));
});

test("once a game is over nobody is away, and its menu leads to the opponent's page", async ({ open }) => {
  const white = await open();
  const black = await open({ size: "phone" });
  await signedUp(black, "Bert");
  await accept(black, await invite(white, { clock: LIVE }));
  await play({ white, black }, ["X@c3", "X@e5"]);
  await black.page.close();
  const away = en("people-away", { name: "Bert" });
  await expect(white.seat("black")).toContainText(away);
  await white.resign();
  await expect(white.end()).toBeVisible();
  await expect(white.seat("black")).not.toContainText(away);
  await white.openMore();
  await white.press(white.sheet().getByRole("link", { name: en("online-opponent-page") }));
  await expect(white.page).toHaveURL(/#\/people\/Bert$/);
  await expect(white.page.getByRole("heading", { name: "Bert" })).toBeVisible();
});

test("hints and threats help in a casual game", async ({ open }) => {
  const visits = await begin(open);
  const { white } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await expect(white.threats()).toBeEnabled();
  await white.button("play-hint").click();
  await expect(white.page.locator(".board-ghost, .board-arrow, .lit").first()).toBeVisible({ timeout: 30_000 });
  await expect(white.turns()).toHaveCount(2);
});

test("what was missed in a finished online game is found, and only one's own", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  // c3 can slide past b5, which both overlook.
  await play(visits, ["X@c3", "X@b5", "X@e1"]);
  await white.resign();
  await black.says(en("result-yours-resignation", { outcome: "won", opponent: "white" }));
  for (const [visit, kind] of [[white, "mistakes-overlooked-slide"], [black, "mistakes-hanging-last-piece"]]) {
    await visit.go("#/learn/mistakes");
    const said = visit.page.getByTestId("mistakes-said");
    await expect(said).toHaveText(en("mistakes-found", { count: 1, solved: 0 }), { timeout: 60_000 });
    await expect(visit.page.getByRole("region", { name: en(kind) }).getByRole("link")).toHaveCount(1);
  }
});
