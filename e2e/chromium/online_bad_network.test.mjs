// Two people play a whole live game through a network that resets connections and swallows what is sent.

import { TIX, en, expect, like } from "../support/index.mjs";
import { badNetwork } from "../support/bad_network.mjs";
import { accept, banner, forgiveOutage, invite, make, play, test } from "../support/online.mjs";

/** How soon the page must report a silent server, with slack for a busy machine. */
const STALE = 3_000;
const LENIENCE = 2_000;

/** A game through a network that lets nothing through for most of the time. */
const WHOLE_GAME = 480_000;

const LIVE = en("play-clock-named", { minutes: 10, seconds: 5 });

test("a live game through a network that resets and swallows ends the same for both", async ({ open, site }) => {
  test.setTimeout(WHOLE_GAME);
  const network = await badNetwork(site.url, { seed: 20_261_116 });
  const { url } = network;
  const white = await open({ url });
  const black = await open({ url, size: "phone" });
  const visits = { white, black };
  const address = await invite(white, { clock: LIVE });
  await accept(black, address);
  await expect(white.toMove("white")).toBeVisible();
  network.begin();
  let player = "white";
  for (const turn of TIX) {
    // How long a turn is under way is a matter of luck here; that it arrives is not.
    await expect(visits[player].toMove(player)).toBeVisible({ timeout: WHOLE_GAME });
    await make(visits[player], player, turn);
    player = player === "white" ? "black" : "white";
  }
  // All turns went through; that the last one arrives somewhere can only be asked of a network that lets something through.
  network.end();
  for (const visit of [white, black]) await expect(visit.end()).toBeVisible({ timeout: 60_000 });
  // Both ends are the same. No turn was played twice, none is missing, and nobody lost on time.
  const view = ({ page }) => page.evaluate(async () => (await fetch(`api/games/${location.hash.split("/").at(-1)}`)).json());
  const views = [await view(white), await view(black)];
  expect(views[0].position).toBe(views[1].position);
  for (const { result } of views) expect(result).toEqual([{ kind: "win", seat: "white" }, "rules"]);
  await expect(white.turns()).toHaveText(TIX);
  await expect(white.result()).toContainText(en("play-won"));
  await black.openTurns();
  await expect(black.turns()).toHaveText(TIX);
  expect(network.faults.resets, "resets").toBeGreaterThan(0);
  expect(network.faults.silences, "silences").toBeGreaterThan(0);
  forgiveOutage(visits);
  for (const { page } of [white, black]) await page.close();
  await network.close();
});

for (const direction of ["up", "down"]) {
  test(`a network that swallows everything sent ${direction} is noticed`, async ({ open, site }) => {
    const network = await badNetwork(site.url, { seed: 1 });
    const { url } = network;
    const white = await open({ url });
    const black = await open();
    const address = await invite(white);
    await accept(black, address.replace(url, site.url));
    await expect(white.toMove("white")).toBeVisible();
    network.swallow(direction);
    if (direction === "down") {
      await expect(banner(white)).toContainText(like(en, "online-silence", "time"), { timeout: STALE + LENIENCE });
    } else {
      // The server still sends messages: only the missing answer gives it away.
      await make(white, "white", "X@c3");
      await expect(white.seat("white")).toContainText(en("online-sending"));
      await expect(banner(white)).toContainText(like(en, "online-silence", "time"), { timeout: STALE + LENIENCE });
      await expect(white.page.locator(".table.stale")).toBeVisible();
    }
    network.end();
    await expect(banner(white)).toHaveCount(0, { timeout: 30_000 });
    if (direction === "down") await make(white, "white", "X@c3");
    await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
    await expect(white.turns()).toHaveText(["X@c3"]);
    forgiveOutage({ white });
    await white.page.close();
    await network.close();
  });
}

test("a network that swallows everything for half a minute costs no turn", async ({ open, site }) => {
  test.slow();
  const network = await badNetwork(site.url, { seed: 1 });
  const { url } = network;
  const white = await open({ url });
  const black = await open({ size: "phone" });
  const address = await invite(white, { clock: LIVE });
  await accept(black, address.replace(url, site.url));
  await expect(white.toMove("white")).toBeVisible();
  await make(white, "white", "X@c3");
  await expect(black.toMove("black")).toBeVisible();
  network.swallow("up");
  network.swallow("down");
  await make(black, "black", "X@e5");
  await expect(banner(white)).toContainText(/0:[23]\d/, { timeout: 40_000 });
  // The opponent sees who is away, and can wait.
  await expect(black.seat("white")).toContainText(en("online-opponent-away"));
  network.end();
  await expect(white.toMove("white")).toBeVisible({ timeout: 30_000 });
  await make(white, "white", "X@a1");
  await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1"]);
  forgiveOutage({ white });
  await white.page.close();
  await network.close();
});

test("a tab that was hidden for six minutes goes on with the game", async ({ open }) => {
  const white = await open();
  const black = await open({ size: "phone" });
  await black.page.clock.install();
  await accept(black, await invite(white, { clock: LIVE }));
  const visits = { white, black };
  await play(visits, ["X@c3", "X@e5"]);
  const hide = (isHidden) =>
    black.page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (isHidden ? "hidden" : "visible") });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await hide(true);
  // The browser stops the timers of the tab; the game goes on without it.
  await black.page.clock.pauseAt(Date.now() + 3_600_000);
  await make(white, "white", "X@a1");
  await expect(white.toMove("black")).toBeVisible();
  await black.page.clock.fastForward(6 * 60_000);
  await black.page.clock.resume();
  await hide(false);
  await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
  await expect(banner(black)).toHaveCount(0, { timeout: 30_000 });
  await expect(black.clock("black")).toHaveText(/^(10|9):\d\d/);
  await make(black, "black", "X@e1");
  await expect(white.toMove("white")).toBeVisible();
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1", "X@e1"]);
});

test("behind a proxy, a server that is stopped and started again loses no turn and charges nobody", async ({ open, site }) => {
  test.slow();
  /** How long nothing is there, and what the server may be wrong about when it was last alive. */
  const OUTAGE = 6_000;
  const UNSURE = 3_000;
  const network = await badNetwork(site.url, { seed: 1 });
  const { url } = network;
  const white = await open({ url });
  const black = await open({ url, size: "phone" });
  const visits = { white, black };
  await accept(black, await invite(white, { clock: LIVE }));
  const start = Date.now();
  await play(visits, ["X@c3", "X@e5"]);
  const view = () => black.page.evaluate(async () => (await fetch(`api/games/${location.hash.split("/").at(-1)}`)).json());
  const before = await view();
  const stopped = site.stop();
  await make(white, "white", "X@a1");
  await stopped;
  await expect(banner(black)).toContainText(like(en, "online-silence", "time"));
  await new Promise((resolve) => setTimeout(resolve, OUTAGE));
  await site.restart();
  for (const visit of [white, black]) await expect(visit.toMove("black")).toBeVisible({ timeout: 30_000 });
  const [after, end] = [await view(), Date.now()];
  expect(after.turns.map(({ turn }) => turn)).toEqual(["X@c3", "X@e5", "X@a1"]);
  const charged = before.clock.white + 5_000 - after.clock.white;
  expect(charged, "milliseconds of White's clock").toBeLessThanOrEqual(end - start - OUTAGE + UNSURE);
  await play(visits, ["X@e1"], "black");
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1", "X@e1"]);
  forgiveOutage(visits);
  for (const { page } of [white, black]) await page.close();
  await network.close();
});
