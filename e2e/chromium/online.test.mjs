// Games by link: two people in two browsers, one server with a database, which may die.

import { TIX, check, en, expect, like, serve, test as base } from "../support/index.mjs";

const test = base.extend({
  /** A server with online games that can be killed and started again with the same database. */
  site: async ({}, use, testInfo) => {
    const database = `sqlite:${testInfo.outputPath("games.sqlite")}`;
    let server = await serve({ database });
    const { port } = new URL(server.url);
    await use({
      url: server.url,
      kill: () => server.close(),
      restart: async () => (server = await serve({ database, port })),
    });
    await server.close();
  },
});

/** Creates a game of Tix without a clock, as White, and says where it is. */
async function invite(visit, { watched = false } = {}) {
  await visit.go("#/play/invite");
  await visit.choice("play-game", "game-tix").check();
  await visit.choice("play-colour", "player-white").check();
  await visit.page.getByLabel(en("play-clock"), { exact: true }).selectOption({ label: en("play-clock-none") });
  if (watched) await visit.switch("online-public").check();
  await visit.button("online-invite").click();
  await expect(visit.heading("online-waiting")).toBeVisible();
  return visit.page.getByTestId("invitation").inputValue();
}

/** Opens an invitation and accepts it. */
async function accept(visit, address) {
  await visit.page.goto(address);
  await visit.press(visit.page.getByTestId("accept"));
  await expect(visit.seat("white")).toBeVisible();
}

/** White invites, Black accepts. */
async function begin(open, { url }) {
  const white = await open({ url });
  const black = await open({ url, size: "phone" });
  await accept(black, await invite(white));
  await expect(white.seat("black")).toBeVisible();
  return { white, black };
}

/** Makes a turn by clicks. What is left of it, such as a bonus to decline, waits to be sent. */
async function make(visit, player, turn) {
  await visit.perform(player, turn);
  if ((await visit.steps().count()) > 0) await visit.send().click();
}

/** Plays turns alternately, and waits until both see each of them. */
async function play(visits, turns, first = "white") {
  let player = first;
  for (const turn of turns) {
    const opponent = player === "white" ? "black" : "white";
    await expect(visits[player].toMove(player)).toBeVisible();
    await make(visits[player], player, turn);
    for (const visit of Object.values(visits)) {
      await expect(visit.toMove(opponent).or(visit.end())).toBeVisible();
    }
    player = opponent;
  }
}

const banner = ({ page }) => page.getByTestId("online-banner");

/** While the server is away, browsers report every attempt to reach it. */
function forgiveOutage(visits) {
  for (const visit of Object.values(visits)) {
    const kept = visit.faults.filter((fault) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(fault));
    visit.faults.splice(0, visit.faults.length, ...kept);
  }
}

test("two people play by link while the server is killed and restarted, and play again", async ({ open, site }) => {
  test.slow();
  const white = await open({ url: site.url });
  const black = await open({ url: site.url, size: "phone" });
  const visits = { white, black };
  const address = await invite(white);
  expect(address).toMatch(new RegExp(`^${site.url}/[2-9a-z]{10}$`));

  // Whoever opens the link has accepted nothing.
  await black.page.goto(address);
  await expect(black.heading("online-invited", { game: "Tix" })).toBeVisible();
  await expect(white.heading("online-waiting")).toBeVisible();
  await black.press(black.page.getByTestId("accept"));
  await play(visits, TIX.slice(0, 4));
  await expect(white.turns()).toHaveText(TIX.slice(0, 4));

  // An offer is seen by the other, blocks nothing, and can be declined.
  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: en("online-offer-draw"), exact: true }));
  await black.sheet().getByRole("heading", { name: en("online-draw-really") }).waitFor();
  await black.answer("online-offer-draw");
  await expect(banner(white)).toContainText(en("online-offered-draw"));
  await expect(black.seat("black")).toContainText(en("online-offers-draw"));
  await banner(white).getByRole("button", { name: en("play-no"), exact: true }).click();
  await expect(banner(white)).toHaveCount(0);
  await expect(black.seat("black")).not.toContainText(en("online-offers-draw"));

  // A turn made while the server is dead arrives once, when it is back.
  await site.kill();
  for (const visit of [white, black]) {
    await expect(banner(visit)).toContainText(like(en, "online-silence", "time"));
    await expect(visit.page.locator(".table.stale")).toBeVisible();
  }
  await make(white, "white", TIX[4]);
  await expect(white.seat("white")).toContainText(en("online-sending"));
  await site.restart();
  for (const visit of [white, black]) {
    await expect(banner(visit)).toHaveCount(0, { timeout: 30_000 });
    await expect(visit.toMove("black")).toBeVisible();
  }
  forgiveOutage(visits);
  await expect(white.turns()).toHaveText(TIX.slice(0, 5));
  await black.openTurns();
  await expect(black.turns()).toHaveText(TIX.slice(0, 5));
  await black.closeSheet();

  // The rest of the game, with a chain that wins.
  await play(visits, TIX.slice(5), "black");
  await expect(white.result()).toContainText(en("play-won"));
  await expect(white.turns()).toHaveText(TIX);

  // The rematch swaps the colours and leads both to the new game.
  const before = white.page.url();
  await white.page.getByTestId("rematch").click();
  await expect(black.page.getByTestId("rematch")).toHaveText(en("online-accept-rematch"));
  await black.press(black.page.getByTestId("rematch"));
  await expect(white.page).not.toHaveURL(before);
  await expect(black.page).toHaveURL(white.page.url());
  await play({ white: black, black: white }, ["X@c3", "X@e5"]);
  await white.resign();
  await black.says(en("result-resignation", { winner: "white" }));
});

test("a turn that was under way is sent again after a reload", async ({ open, site }) => {
  const visits = await begin(open, site);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await site.kill();
  await make(white, "white", "X@a1");
  await expect(white.seat("white")).toContainText(en("online-sending"));
  await site.restart();
  await white.page.reload();
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1"]);
  await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
  forgiveOutage(visits);
});

test("an invitation can be called off, and whoever comes later is told", async ({ open, site }) => {
  const white = await open({ url: site.url, locale: "de-DE", size: "phone" });
  await white.go("#/play/invite");
  await white.press(white.button("online-invite"));
  const address = await white.page.getByTestId("invitation").inputValue();
  await white.press(white.button("online-call-off"));
  await expect(white.heading("online-called-off")).toBeVisible();
  await white.page.goto(address);
  await expect(white.heading("online-called-off")).toBeVisible();
});

test("a private game shows nothing to others, and one that may be watched shows no controls", async ({ open, site }) => {
  const visits = await begin(open, site);
  const stranger = await open({ url: site.url });
  await stranger.page.goto(visits.white.page.url());
  await expect(stranger.page.getByTestId("online-missing")).toContainText(en("online-fault-no-game"));
  stranger.faults.splice(0, stranger.faults.length);

  const { white } = visits;
  const address = await invite(white, { watched: true });
  await accept(visits.black, address);
  await play(visits, ["X@c3"]);
  await stranger.page.goto(address);
  await expect(stranger.turns()).toHaveText(["X@c3"]);
  await expect(stranger.send()).toHaveCount(0);
  await stranger.openMore();
  await expect(stranger.button("play-resign")).toHaveCount(0);
});

test("a site without online games says so", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/invite");
  await expect(visit.page.getByTestId("no-online-games")).toHaveText(en("online-fault-none"));
  await expect(visit.button("online-invite")).toBeDisabled();
  // The browser reports the request that found nothing.
  visit.faults.splice(0, visit.faults.length);
});

test("every state of an online game is in good order on a phone", async ({ open, site }) => {
  const white = await open({ url: site.url, size: "phone", locale: "de-DE" });
  const black = await open({ url: site.url, size: "phone", locale: "de-DE" });
  const seen = async (visit, name, options) => {
    await visit.shot(`online-${name}`);
    await check(visit.page, `online: ${name}`, options);
  };
  await white.go("#/play/invite");
  await expect(white.button("online-invite")).toBeEnabled();
  await seen(white, "form", { focus: false });
  await white.press(white.page.getByRole("radio", { name: white.say("player-white"), exact: true }));
  await white.press(white.button("online-invite"));
  const address = await white.page.getByTestId("invitation").inputValue();
  await seen(white, "waiting");
  await black.page.goto(address);
  await expect(black.page.getByTestId("accept")).toBeVisible();
  await seen(black, "invited", { focus: false });
  await black.press(black.page.getByTestId("accept"));
  await expect(white.toMove("white")).toBeVisible();
  await seen(white, "table");
  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: black.say("online-offer-draw"), exact: true }));
  await black.answer("online-offer-draw");
  await expect(banner(white)).toContainText(white.say("online-offered-draw"));
  await seen(white, "offer");
  await white.openMore();
  await seen(white, "more");
  await white.closeSheet();
  await black.page.close();
  await expect(white.seat("black")).toContainText(white.say("online-opponent-away"));
  await site.kill();
  await expect(banner(white)).toHaveClass(/fault/);
  await seen(white, "lost");
  // It would go on trying to connect.
  await white.page.close();
  forgiveOutage({ white });
});
