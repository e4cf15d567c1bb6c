// Games with days for each turn: a turn made without a network, vacation, notifications.

import { check, en, expect } from "../support/index.mjs";
import { accept, banner, created, forgiveOutage, make, play, signedUp, test } from "../support/online.mjs";

const DAYS = { timing: { kind: "correspondence", days: 3 } };

/** White and Black have played a turn each in a game with days for each turn. */
const begun = async (open, site, { names = {}, ...options } = {}) => {
  const white = await open({ serviceWorkers: "allow", ...options });
  const black = await open({ size: "phone" });
  if (names.white) await signedUp(white, names.white);
  const address = await created(white, site, DAYS);
  await accept(black, address);
  await white.page.goto(address);
  await play({ white, black }, ["X@c3", "X@e5"]);
  return { white, black };
};

/** Takes the network away from a page, as if its device had gone into a tunnel, and gives it back. */
const offline = async ({ page }, isOffline) => page.context().setOffline(isOffline);

/** Opens the game anew without a network: the page knows it. */
const visitsOffline = async (visit) => {
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await offline(visit, true);
  await visit.page.reload();
  await expect(visit.turns()).toHaveText(["X@c3", "X@e5"]);
  await expect(banner(visit)).toContainText(en("online-sent-later"));
};

test("a turn made without a network is sent once, when it is back", async ({ open, site }) => {
  test.slow();
  const visits = await begun(open, site);
  const { white, black } = visits;
  await visitsOffline(white);
  await make(white, "white", "X@a1");
  await expect(white.seat("white")).toContainText(en("online-sending"));
  await white.page.reload();
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1"]);
  await check(white.page, "online: a turn to be sent later", { focus: false });
  await offline(white, false);
  await expect(black.toMove("black")).toBeVisible({ timeout: 30_000 });
  await expect(white.seat("white")).not.toContainText(en("online-sending"), { timeout: 30_000 });
  await expect(white.turns()).toHaveText(["X@c3", "X@e5", "X@a1"]);
  forgive(visits);
});

test("a turn made without a network is refused politely if the game has gone on", async ({ open, site }) => {
  test.slow();
  const visits = await begun(open, site);
  const { white, black } = visits;
  await visitsOffline(white);
  await make(white, "white", "X@a1");
  await expect(white.seat("white")).toContainText(en("online-sending"));
  await black.resign();
  await offline(white, false);
  await expect(white.page.locator(".table-says")).toContainText(en("online-refused-over"), { timeout: 30_000 });
  await expect(white.result()).toContainText(en("play-won"));
  await expect(white.turns()).toHaveText(["X@c3", "X@e5"]);
  forgive(visits);
});

test("whoever is on vacation has no clock, and the opponent sees it", async ({ open, site }) => {
  const { white, black } = await begun(open, site, { names: { white: "Anna" } });
  await white.go("#/account");
  const vacation = white.page.getByTestId("vacation").getByRole("switch");
  await vacation.check();
  await expect(vacation).toBeChecked();
  await white.shot("people-vacation");
  await check(white.page, "people: vacation", { focus: false });
  await black.page.reload();
  await expect(black.page.getByRole("article")).toContainText(en("online-vacation"));
  await expect(black.seat("white")).toContainText(en("people-on-vacation", { name: "Anna" }));
  await black.shot("online-vacation");
  await vacation.uncheck();
  await expect(vacation).not.toBeChecked();
  await black.page.reload();
  await expect(black.seat("white")).toBeVisible();
  await expect(black.page.getByRole("article")).not.toContainText(en("online-vacation"));
});

/** Notifications as a browser has them, to be read. */
const stubNotifications = ({ page }, permission) =>
  page.addInitScript((permission) => {
    window.told = [];
    window.Notification = class {
      static permission = permission;
      static async requestPermission() {
        return (this.permission = "granted");
      }
      constructor(title, { body }) {
        window.told.push(`${title}: ${body}`);
      }
    };
  }, permission);

const hide = ({ page }) => page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));

test("a challenge is told of while the lobby is hidden", async ({ open, site }) => {
  const anna = await open();
  const bert = await open();
  await stubNotifications(anna, "granted");
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  await anna.go("#/lobby");
  await anna.page.reload();
  await expect(anna.page.getByTestId("seek")).toBeVisible();
  await hide(anna);
  await bert.page.evaluate(async () => {
    const terms = { setup: "tix", timing: { kind: "correspondence", days: 3 } };
    const headers = { "content-type": "application/json" };
    await fetch("api/challenges", { method: "POST", headers, body: JSON.stringify({ to: "Anna", terms }) });
  });
  const told = [`${en("lobby-challenged-by", { name: "Bert" })}: Tix`];
  await expect.poll(() => anna.page.evaluate(() => window.told)).toEqual(told);
});

test("whoever wants it is told of a turn while the page is hidden", async ({ open, site }) => {
  const white = await open();
  await stubNotifications(white, "default");
  const black = await open({ size: "phone" });
  const address = await created(white, site, DAYS);
  await accept(black, address);
  await white.page.goto(address);
  await expect(white.toMove("white")).toBeVisible();
  await make(white, "white", "X@c3");
  await white.shot("online-notify");
  await check(white.page, "online: notifications", { focus: false });
  await white.button("online-yes").click();
  await hide(white);
  await expect(black.toMove("black")).toBeVisible();
  await make(black, "black", "X@e5");
  await expect(white.toMove("white")).toBeVisible();
  expect(await white.page.evaluate(() => window.told)).toEqual([`${en("online-your-turn")}: Tix`]);

  // The question is asked once, and a visible page shows no notification.
  await white.page.reload();
  await make(white, "white", "X@a1");
  await expect(white.toMove("black")).toBeVisible();
  await expect(white.button("online-yes")).toHaveCount(0);
  await make(black, "black", "X@f6");
  await expect(white.toMove("white")).toBeVisible();
  expect(await white.page.evaluate(() => window.told)).toEqual([]);
});

function forgive(visits) {
  forgiveOutage(visits);
  for (const visit of Object.values(visits)) visit.forgive();
}
