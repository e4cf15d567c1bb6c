// Whole live games through a bad network, long: `npm run network`. Its figures are in docs/operation.md.
//
// QUARTERTURN_NETWORK says how many games are played. Each has a seed of its own, faults 0.1 to 30 s apart,
// a desktop against a phone, players who think, and turns by clicks.

import { TIX, TIXEL, en, expect } from "../support/index.mjs";
import { badNetwork, random } from "../support/bad_network.mjs";
import { accept, banner, forgiveOutage, invite, make, play, test } from "../support/online.mjs";
import { staleness, watchStaleness } from "../support/staleness.mjs";

const GAMES = Number(process.env.QUARTERTURN_NETWORK ?? 6);
const LIVE = en("play-clock-named", { minutes: 30, seconds: 20 });
const BETWEEN = [100, 30_000];

/** How long a player thinks at most, in milliseconds: a game that is over at once meets few faults. */
const THINKS = 10_000;

/** Staleness is shown after 3 s; the page looks twice a second, and the machine may be busy. */
const TOLD = 3_000 + 1_500;

for (let number = 1; number <= GAMES; number += 1) {
  const [turns, game, winner] = number % 2 === 1 ? [TIX, "game-tix", "white"] : [TIXEL, "game-tixel", "black"];

  test(`game ${number} of ${GAMES} ends the same for both`, async ({ open, site }) => {
    test.setTimeout(30 * 60_000);
    const network = await badNetwork(site.url, { seed: number, between: BETWEEN });
    const white = await open({ url: network.url });
    const black = await open({ url: network.url, size: "phone" });
    const visits = { white, black };
    for (const visit of [white, black]) await watchStaleness(visit);
    await accept(black, await invite(white, { clock: LIVE, game }));
    await expect(white.toMove("white")).toBeVisible();
    network.begin();
    const began = Date.now();
    const next = random(number + 1000);
    let player = "white";
    for (const turn of turns) {
      await expect(visits[player].toMove(player)).toBeVisible({ timeout: 300_000 });
      await visits[player].page.waitForTimeout(next() * THINKS);
      await make(visits[player], player, turn);
      player = player === "white" ? "black" : "white";
    }
    for (const visit of [white, black]) await expect(visit.end()).toBeVisible({ timeout: 300_000 });
    const seconds = Math.round((Date.now() - began) / 1000);
    network.end();
    for (const visit of [white, black]) await expect(banner(visit)).toHaveCount(0, { timeout: 60_000 });
    // The same position, nothing twice, nothing missing, and nobody lost on time.
    const views = await Promise.all(
      [white, black].map(({ page }) =>
        page.evaluate(async () => (await fetch(`api/games/${location.hash.split("/").at(-1)}`)).json()),
      ),
    );
    for (const view of views) {
      expect(view.turns.map(({ turn }) => turn)).toEqual(turns);
      expect(view.result).toEqual([{ kind: "win", seat: winner }, "rules"]);
    }
    expect(views[0].position).toBe(views[1].position);
    await expect(white.turns()).toHaveText(turns);
    await black.openTurns();
    await expect(black.turns()).toHaveText(turns);
    const seen = [await staleness(white), await staleness(black)];
    const { resets, silences } = network.faults;
    const worst = Math.max(...seen.map((one) => one.worst));
    const longest = Math.max(...seen.map((one) => one.longest));
    const greyed = seen.reduce((sum, one) => sum + one.times, 0);
    console.log(
      `counted: game ${number}: ${turns.length} turns in ${seconds} s, ${resets} resets, ${silences} silences, ` +
        `greyed ${greyed} times, told after ${worst} ms at worst, for ${Math.round(longest / 1000)} s at most`,
    );
    expect(worst, "milliseconds until staleness is told").toBeLessThanOrEqual(TOLD);
    forgiveOutage(visits);
    for (const { page } of [white, black]) await page.close();
    await network.close();
  });
}

test("a tab that the browser freezes for six minutes goes on with the game", async ({ open }) => {
  test.setTimeout(12 * 60_000);
  const white = await open();
  const black = await open({ size: "phone" });
  await accept(black, await invite(white, { clock: LIVE }));
  const visits = { white, black };
  await play(visits, TIX.slice(0, 2));
  const session = await black.context.newCDPSession(black.page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await make(white, "white", TIX[2]);
  await expect(white.toMove("black")).toBeVisible();
  // Its browser still answers the server, so nobody is called away.
  await white.page.waitForTimeout(6 * 60_000);
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
  await expect(banner(black)).toHaveCount(0, { timeout: 30_000 });
  await expect(black.clock("black")).toHaveText(/^2[2-4]:\d\d/);
  await play(visits, TIX.slice(3), "black");
  for (const visit of [white, black]) await expect(visit.end()).toBeVisible();
  forgiveOutage(visits);
});
