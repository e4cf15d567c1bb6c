// Online games: a server with a database, which may die, and what two people do at it.

import { en } from "./words.mjs";
import { expect, serve, test as base } from "./index.mjs";

export const test = base.extend({
  /** The levels of the engine that play at the site. */
  bots: [[], { option: true }],

  /** A server with online games that can be killed and started again with the same database. */
  site: async ({ bots }, use, testInfo) => {
    const database = `sqlite:${testInfo.outputPath("games.sqlite")}`;
    let server = await serve({ database, bots });
    const { port } = new URL(server.url);
    await use({
      url: server.url,
      database,
      kill: () => server.close(),
      stop: () => server.stop(),
      restart: async () => (server = await serve({ database, port })),
    });
    await server.close();
  },

  /** Opens visits, and closes their pages before the server goes: they would miss it. */
  open: async ({ open, site }, use) => {
    const visits = [];
    await use(async (options = {}) => {
      const visit = await open({ url: site.url, ...options });
      visits.push(visit);
      return visit;
    });
    for (const { page } of visits) await page.close();
  },
});

/** Creates a game as White, of Tix if no other is named, without a clock if none is named, and says where it is. */
export async function invite(visit, { clock = en("play-clock-none"), watched = false, game = "game-tix" } = {}) {
  await visit.go("#/play/invite");
  // What is chosen already needs no press, and gets no focus.
  const choice = visit.choice("play-game", game);
  if (!(await choice.isChecked())) await choice.check();
  await visit.choice("play-colour", "player-white").check();
  await visit.page.getByLabel(en("play-clock"), { exact: true }).selectOption({ label: clock });
  if (watched) await visit.switch("online-public").check();
  await visit.button("online-invite").click();
  await expect(visit.heading("online-waiting")).toBeVisible();
  return visit.page.getByTestId("invitation").inputValue();
}

/** Opens an invitation and accepts it. */
export async function accept(visit, address) {
  await visit.page.goto(address);
  await visit.press(visit.page.getByTestId("accept"));
  await expect(visit.seat("white")).toBeVisible();
}

/** White invites, Black accepts. */
export async function begin(open, terms) {
  const white = await open();
  const black = await open({ size: "phone" });
  await accept(black, await invite(white, terms));
  await expect(white.seat("black")).toBeVisible();
  return { white, black };
}

/** Makes a turn by clicks. What is left of it, such as a bonus to decline, waits to be sent. */
export async function make(visit, player, turn) {
  await visit.perform(player, turn);
  // On low screens a notice takes the place of the chain, so it is not the chain that is asked.
  const send = visit.send();
  if ((await send.count()) > 0 && (await send.isEnabled())) await send.click();
}

/** Plays turns alternately, and waits until both see each of them. */
export async function play(visits, turns, first = "white") {
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

export const banner = ({ page }) => page.getByTestId("online-banner");

/** While the server is away, browsers report every attempt to reach it. */
export function forgiveOutage(visits) {
  for (const visit of Object.values(visits)) {
    visit.forgive(/WebSocket|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/);
  }
}

/** Creates a game on any terms, as White, and says where it is. */
export async function created(visit, { url }, terms) {
  await visit.go("#/play");
  const code = await visit.page.evaluate(async (terms) => {
    const body = JSON.stringify({ terms: { setup: "tix", ...terms }, seat: "white" });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("api/games", { method: "POST", headers, body });
    return (await answer.json()).code;
  }, terms);
  return `${url}/${code}`;
}

/** Offers a draw. */
export async function offerDraw(visit) {
  await visit.openMore();
  await visit.press(visit.sheet().getByRole("button", { name: en("online-offer-draw"), exact: true }));
  await visit.sheet().getByRole("heading", { name: en("online-draw-really") }).waitFor();
  await visit.answer("online-offer-draw");
}

/** Accepts what the opponent offers. */
export async function agree(visit) {
  await visit.press(banner(visit).getByRole("button", { name: en("online-yes"), exact: true }));
  await expect(banner(visit)).toHaveCount(0);
}

/** One's own games and challenges, on Home and on Play. */
export const ownGames = ({ page }) => page.getByTestId("own-online").getByRole("listitem");

/** Asks for what is new at once, as a page does that comes to the front. */
export const refresh = ({ page }) => page.evaluate(() => dispatchEvent(new Event("focus")));

/** Gives a visit an account, without the form. */
export async function signedUp(visit, name) {
  await visit.go("#/about");
  const status = await visit.page.evaluate(async (name) => {
    const body = JSON.stringify({ name, password: "correct horse battery" });
    const headers = { "content-type": "application/json" };
    return (await fetch("api/accounts", { method: "POST", headers, body })).status;
  }, name);
  expect(status).toBe(201);
}
