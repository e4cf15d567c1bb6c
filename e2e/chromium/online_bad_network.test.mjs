// Two people play a whole live game through a network that resets connections and swallows what is sent.

import { TIX, en, expect, like } from "../support/index.mjs";
import { badNetwork } from "../support/bad_network.mjs";
import { accept, banner, forgiveOutage, invite, make, test } from "../support/online.mjs";

/** How soon a person must be told that nothing is heard of the server, and time for a busy machine. */
const STALE = 3_000;
const LENIENCE = 2_000;

test("a live game through a network that resets and swallows ends the same for both", async ({ open, site }) => {
  test.setTimeout(240_000);
  const network = await badNetwork(site.url, { seed: 20_261_116 });
  const { url } = network;
  const white = await open({ url });
  const black = await open({ url, size: "phone" });
  const visits = { white, black };
  const address = await invite(white, { clock: en("play-clock-named", { minutes: 10, seconds: 5 }) });
  await accept(black, address);
  await expect(white.toMove("white")).toBeVisible();
  network.begin();
  let player = "white";
  for (const turn of TIX) {
    await expect(visits[player].toMove(player)).toBeVisible({ timeout: 60_000 });
    await make(visits[player], player, turn);
    player = player === "white" ? "black" : "white";
  }
  // All turns went through; that the last one arrives somewhere can only be asked of a network that lets something through.
  network.end();
  for (const visit of [white, black]) await expect(visit.end()).toBeVisible({ timeout: 60_000 });
  // No turn was played twice, none is missing, and nobody lost on time.
  await expect(white.turns()).toHaveText(TIX);
  await expect(white.result()).toContainText(en("play-won"));
  await black.openTurns();
  await expect(black.turns()).toHaveText(TIX);
  expect(network.faults.resets, "resets").toBeGreaterThan(0);
  expect(network.faults.silences, "silences").toBeGreaterThan(0);
  forgiveOutage(visits);
  for (const { page } of [white, black]) await page.close();
  forgiveOutage(visits);
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
      // The server still speaks: only an answer that does not come can tell.
      await make(white, "white", "X@c3");
      await expect(white.seat("white")).toContainText(en("online-sending"));
    }
    network.end();
    await expect(banner(white)).toHaveCount(0, { timeout: 30_000 });
    if (direction === "down") await make(white, "white", "X@c3");
    await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
    await expect(white.turns()).toHaveText(["X@c3"]);
    forgiveOutage({ white });
    await white.page.close();
    forgiveOutage({ white });
    await network.close();
  });
}
