// The user's own games and challenges on every page: on Home, on Play, in the title and the icon.

import { check, en, expect } from "../support/index.mjs";
import { accept, begin, forgiveOutage, invite, make, offerDraw, ownGames, play, refresh, signedUp, test } from "../support/online.mjs";

const DAYS = en("online-clock-per-turn", { days: 3 });

const badge = ({ page }) => page.getByTestId("waiting");
const icon = ({ page }) => page.locator("link[rel=icon]").getAttribute("href");

test("games that go on stand on Home and first on Play, and those that wait are counted", async ({ open }) => {
  const visits = await begin(open, { clock: DAYS });
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await black.go("#/");
  await expect(ownGames(black)).toContainText(en("online-their-turn"));
  await expect(badge(black)).toHaveCount(0);
  const plain = await icon(black);
  await make(white, "white", "X@a1");
  await expect(white.toMove("black")).toBeVisible();
  await refresh(black);
  await expect(ownGames(black)).toContainText("Tix");
  await expect(ownGames(black)).toContainText(en("lobby-guest"));
  await expect(ownGames(black)).toContainText(en("online-your-turn"));
  await expect(ownGames(black)).toContainText(/2 d 23 h left/);
  await expect(badge(black)).toContainText(en("online-waiting-count", { count: 1 }));
  await expect(black.page).toHaveTitle("(1) Quarterturn");
  expect(await icon(black)).toContain("%3E1%3C");
  await black.shot("own-games-home-phone");
  await check(black.page, "own games on Home", { focus: false });
  // A second one waits for its opponent, and comes after the one that waits for me.
  await invite(black, { clock: DAYS });
  await black.go("#/play");
  await expect(ownGames(black)).toHaveCount(2);
  await expect(ownGames(black).first()).toContainText(en("online-your-turn"));
  await expect(ownGames(black).last()).toContainText(en("online-waiting"));
  const first = await black.page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent();
  expect(first).toBe(en("online-own"));
  await black.shot("own-games-play-phone");
  await black.press(ownGames(black).first().getByRole("link"));
  await expect(black.toMove("black")).toBeVisible();
  await expect(black.page).toHaveTitle(new RegExp(`^\\(1\\) ${en("online-your-turn")}`));
  // After the turn nothing waits any more.
  await make(black, "black", "X@e1");
  await expect(badge(black)).toHaveCount(0);
  expect(await icon(black)).toBe(plain);
});

test("an offer waits on Home, even when it is not one's turn", async ({ open }) => {
  const visits = await begin(open, { clock: DAYS });
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await black.go("#/");
  await expect(badge(black)).toHaveCount(0);
  await offerDraw(white);
  await expect(white.seat("white")).toContainText(en("online-noted-draw"));
  await refresh(black);
  await black.noticed(en("online-draw-offered-by", { name: en("lobby-guest") }));
  await expect(ownGames(black)).toContainText(en("online-offered-draw"));
  await expect(badge(black)).toContainText(en("online-waiting-count", { count: 1 }));
  await expect(black.page).toHaveTitle("(1) Quarterturn");
  await check(black.page, "an offer on Home", { focus: false });
  await black.shot("own-games-offer-phone");
});

test("whoever signs in on another device finds the games there", async ({ open }) => {
  const desktop = await open();
  await signedUp(desktop, "Anna");
  const friend = await open();
  await accept(friend, await invite(desktop, { clock: DAYS }));
  await desktop.go("#/");
  await expect(ownGames(desktop)).toContainText(en("online-your-turn"));
  await check(desktop.page, "own games on a desktop", { focus: false });
  await desktop.shot("own-games-home-desktop");
  const phone = await open({ size: "phone", viewport: { width: 360, height: 640 }, locale: "de-DE" });
  await phone.go("#/");
  await expect(ownGames(phone)).toHaveCount(0);
  await phone.go("#/account");
  const form = phone.page.getByTestId("entry-form");
  await form.getByLabel(phone.say("people-name"), { exact: true }).fill("Anna");
  await form.getByLabel(phone.say("people-password"), { exact: true }).fill("correct horse battery");
  await phone.press(form.getByRole("button", { name: phone.say("people-sign-in"), exact: true }));
  await expect(phone.page.getByTestId("sessions").getByRole("listitem")).toHaveCount(2);
  await phone.page.getByRole("navigation").getByRole("link").first().tap();
  await expect(ownGames(phone)).toContainText(phone.say("online-your-turn"));
  await check(phone.page, "own games on Home in German", { focus: false });
  await phone.shot("own-games-home-de");
});

test("without the server the games are still found, by their names", async ({ open, site }) => {
  const visits = await begin(open, { clock: DAYS });
  const { white, black } = visits;
  await black.go("#/");
  await expect(ownGames(black)).toContainText(en("online-their-turn"));
  await site.kill();
  await black.page.evaluate(() => (location.hash = "#/play"));
  await expect(ownGames(black)).toContainText("Tix");
  await site.restart();
  for (const visit of [white, black]) await visit.page.close();
  forgiveOutage(visits);
});

test("a challenge is noticed outside the lobby, and answered on Home", async ({ open }) => {
  const anna = await open();
  const bert = await open({ size: "phone", viewport: { width: 640, height: 320 } });
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  await bert.go("#/account");
  await bert.page.getByTestId("sessions").waitFor();
  await bert.page.evaluate(() => (location.hash = "#/learn"));
  const challenge = async () => {
    await anna.go("#/people/Bert");
    await anna.press(anna.page.getByTestId("challenge-form").getByTestId("challenge"));
    await expect(anna.page.getByTestId("challenges").getByRole("listitem")).toContainText("Bert");
  };
  await challenge();
  await refresh(bert);
  await bert.noticed(en("lobby-challenged-by", { name: "Anna" }));
  await expect(badge(bert)).toContainText("1");
  await expect(bert.page).toHaveTitle(/^\(1\) /);
  await bert.shot("challenge-notice-phone");
  await check(bert.page, "a challenge elsewhere", { focus: false });
  await bert.press(bert.button("lobby-challenge-see"));
  await expect(bert.page).toHaveURL(/#\/lobby$/);
  await bert.page.evaluate(() => (location.hash = "#/"));
  const waiting = bert.page.getByTestId("challenged");
  await expect(waiting).toContainText(en("lobby-challenged-by", { name: "Anna" }));
  await check(bert.page, "a challenge on Home", { focus: false });
  await bert.shot("challenge-home-phone");
  // Anna waits somewhere else, too.
  await anna.page.evaluate(() => (location.hash = "#/about"));
  await bert.press(waiting.getByRole("button", { name: en("online-accept"), exact: true }));
  await expect(bert.seat("white")).toBeVisible();
  await refresh(anna);
  await anna.noticed(en("lobby-challenge-accepted", { name: "Bert" }));
  await anna.press(anna.button("lobby-challenge-see"));
  await expect(anna.seat("white")).toBeVisible();
  await expect(anna.page).toHaveURL(bert.page.url());
});

test("a rematch is noticed elsewhere by whom it is offered to, and its beginning by whoever has offered it", async ({ open }) => {
  const visits = await begin(open, { clock: en("play-clock-named", { minutes: 10, seconds: 5 }) });
  const { white, black } = visits;
  const guest = { name: en("lobby-guest") };
  await play(visits, ["X@c3", "X@e5"]);
  await black.resign();
  await expect(white.page.getByTestId("rematch")).toBeVisible();
  await black.page.evaluate(() => (location.hash = "#/learn"));
  await white.page.getByTestId("rematch").click();
  await expect(white.page.getByTestId("rematch")).toHaveText(en("online-rematch-offered"));
  await refresh(black);
  await black.noticed(en("online-rematch-offered-by", guest));
  await expect(badge(black)).toContainText("1");
  await expect(black.page).toHaveTitle(/^\(1\) /);
  await black.shot("rematch-notice-phone");
  await check(black.page, "a rematch elsewhere", { focus: false });
  await white.page.evaluate(() => (location.hash = "#/about"));
  await black.page.evaluate(() => (location.hash = "#/"));
  await expect(ownGames(black)).toContainText(en("online-offered-rematch"));
  await black.shot("rematch-home-phone");
  await check(black.page, "a rematch on Home", { focus: false });
  await black.press(ownGames(black).getByRole("link"));
  await black.press(black.page.getByTestId("rematch"));
  await expect(black.toMove("white")).toBeVisible();
  await refresh(white);
  await white.noticed(en("online-begun-against", guest));
  await white.shot("rematch-begun-desktop");
  await white.press(white.button("lobby-challenge-see"));
  await expect(white.page).toHaveURL(black.page.url());
  await expect(badge(white)).toHaveCount(0);
});

test("a list that could not be fetched is fetched again soon", async ({ open }) => {
  const anna = await open({ serviceWorkers: "block" });
  await signedUp(anna, "Anna");
  const friend = await open({ size: "phone" });
  await accept(friend, await invite(anna, { clock: DAYS }));
  await anna.go("#/");
  await expect(ownGames(anna)).toContainText(en("online-your-turn"));
  // Another device of hers: it knows the account, and no games.
  await anna.page.evaluate(() => localStorage.removeItem("quarterturn.online-games"));
  let refusals = 0;
  await anna.page.route("**/api/games/playing", (route) => (refusals++ < 3 ? route.fulfill({ status: 503 }) : route.continue()));
  await anna.page.reload();
  await expect(ownGames(anna)).toContainText(en("online-your-turn"));
  expect(refusals).toBe(4);
  anna.forgive(/503/);
});

test("a list whose words could not be fetched comes a little later", async ({ open }) => {
  const white = await open();
  const black = await open({ size: "phone", serviceWorkers: "block" });
  await accept(black, await invite(white, { clock: DAYS }));
  await black.go("#/");
  await expect(ownGames(black)).toContainText(en("online-their-turn"));
  await black.page.route(/words-online/, (route) => route.abort());
  await black.page.reload();
  await black.arrived();
  await expect(ownGames(black)).toHaveCount(0);
  await black.page.unroute(/words-online/);
  await expect(ownGames(black)).toContainText(en("online-their-turn"), { timeout: 30_000 });
  black.forgive();
});
