// Accounts: from guest to account without leaving the game, one's own account, players and leaderboards.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { check, en, expect, program } from "../support/index.mjs";
import { accept, begin, created, play, signedUp, test } from "../support/online.mjs";

const PASSWORD = "correct horse battery";

const form = ({ page }) => page.getByTestId("entry-form");
const codes = ({ page }) => page.getByTestId("recovery-codes");

/** Fills the form in and sends it: signs up unless another purpose is named. */
async function enter(visit, name, { purpose = "people-sign-up", password = PASSWORD, code } = {}) {
  const other = form(visit).getByRole("button", { name: visit.say(purpose), exact: true });
  if (purpose !== "people-sign-in") await visit.press(other);
  await form(visit).getByLabel(visit.say("people-name"), { exact: true }).fill(name);
  if (code) await form(visit).getByLabel(visit.say("people-code"), { exact: true }).fill(code);
  const [label, send] = purpose === "people-recover" ? ["people-password-new", "people-password-change"] : ["people-password", purpose];
  await form(visit).getByLabel(visit.say(label), { exact: true }).fill(password);
  await visit.press(form(visit).getByRole("button", { name: visit.say(send), exact: true }));
}

/** Signs up on the page of the account, and returns the recovery codes. */
async function signUp(visit, name) {
  await visit.go("#/account");
  await enter(visit, name);
  await expect(codes(visit).getByRole("listitem")).toHaveCount(10);
  const found = await codes(visit).getByRole("listitem").allTextContents();
  await visit.press(visit.button("people-codes-noted"));
  await expect(visit.page.getByRole("main")).toContainText(name);
  return found;
}

test("a guest signs up without leaving the game, keeps the seat, and plays on under a name", async ({ open }) => {
  const visits = await begin(open);
  const { white, black } = visits;
  await play(visits, ["X@c3", "X@e5"]);
  await black.openMore();
  await black.press(black.sheet().getByRole("button", { name: en("people-sign-in"), exact: true }));
  await black.shot("people-sign-in-phone");
  await enter(black, "Bert");
  await expect(codes(black).getByRole("listitem")).toHaveCount(10);
  // They are shown only once: Escape does not close them.
  await black.page.keyboard.press("Escape");
  await expect(codes(black).getByRole("listitem")).toHaveCount(10);
  await check(black.page, "recovery codes");
  await black.shot("people-codes-phone");
  await black.press(black.button("people-codes-noted"));
  await expect(black.sheet()).toHaveCount(0);
  await play(visits, ["X@a1", "X@e1"]);
  await expect(white.turns()).toHaveCount(4);
  await white.page.reload();
  await expect(white.seat("black")).toContainText("Bert");
});

test("a name that is taken, a weak password and a wrong one are told", async ({ open }) => {
  const anna = await open();
  await signUp(anna, "Anna");
  const other = await open();
  const fault = other.page.getByTestId("entry-fault");
  await other.go("#/account");
  await enter(other, "ANNA");
  await expect(fault).toHaveText(en("people-fault-name-taken"));
  await form(other).getByLabel(en("people-name"), { exact: true }).fill("Bert");
  await form(other).getByLabel(en("people-password"), { exact: true }).fill("short");
  await form(other).getByRole("button", { name: en("people-sign-up"), exact: true }).click();
  await expect(fault).toHaveText(en("people-fault-weak-password"));
  await form(other).getByRole("button", { name: en("people-sign-in"), exact: true }).click();
  await enter(other, "Anna", { purpose: "people-sign-in", password: "not the password" });
  await expect(fault).toHaveText("The name or the password is wrong.");
  // A guess does not become the new password.
  await form(other).getByRole("button", { name: en("people-recover"), exact: true }).click();
  await expect(form(other).getByLabel(en("people-password-new"), { exact: true })).toHaveValue("");
  await form(other).getByRole("button", { name: en("people-sign-in"), exact: true }).click();
  // Only somebody who was asked for a code is told about one.
  await enter(other, "Anna", { purpose: "people-recover", code: "22222-22222-22222" });
  await expect(fault).toHaveText(en("people-wrong-code"));
  // The browser reports every request that failed.
  other.forgive();
});

test("passwords that anybody tries first are refused, and too many tries say how long to wait", async ({ open }) => {
  const visit = await open({ size: "phone" });
  const fault = visit.page.getByTestId("entry-fault");
  await visit.go("#/account");
  await enter(visit, "Anna", { password: "12345678" });
  await expect(fault).toHaveText(en("people-fault-weak-password"));
  await visit.press(form(visit).getByRole("button", { name: en("people-sign-in"), exact: true }));
  // As somebody guessing would.
  await visit.page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ name: "Anna", password: "wrong password" });
    for (let times = 0; times < 10; times += 1) await fetch("api/session", { method: "POST", headers, body });
  });
  await enter(visit, "Anna", { purpose: "people-sign-in", password: "wrong password" });
  await expect(fault).toHaveText(/^Too many tries\. Wait \d+ s\.$/);
  visit.forgive();
});

test("a token for a program is made, shown once, and revoked", async ({ open }) => {
  const visit = await open({ size: "phone", locale: "de-DE" });
  await signUp(visit, "Anna");
  const tokens = visit.page.getByTestId("tokens");
  const newToken = visit.page.getByTestId("token-form");
  await newToken.getByLabel(visit.say("people-token-name")).fill("my bot");
  await newToken.getByRole("switch", { name: visit.say("people-scope-lobby") }).uncheck();
  await visit.press(newToken.getByRole("button", { name: visit.say("people-token-make"), exact: true }));
  const made = visit.page.getByTestId("token-made");
  const token = (await made.getByText(/^qt-/).textContent()).trim();
  await check(visit.page, "a new token", { focus: false });
  await visit.shot("people-token-phone");
  const status = (path, method = "GET") =>
    visit.page.evaluate(
      async ([path, method, token]) => {
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const answer = await fetch(path, { method, headers, credentials: "omit", body: method === "GET" ? undefined : "{}" });
        return answer.status;
      },
      [path, method, token],
    );
  expect(await status("api/games/playing")).toBe(200);
  expect(await status("api/lobby/seeks/1/accept", "POST"), "without the scope").toBe(403);
  await visit.press(visit.button("people-token-noted"));
  await expect(tokens).not.toContainText(token);
  const row = tokens.getByRole("listitem");
  await expect(row).toContainText("my bot");
  await expect(row).toContainText(visit.say("people-scope-play"));
  await expect(row).not.toContainText(visit.say("people-scope-lobby"));
  await visit.press(row.getByRole("button", { name: visit.say("people-token-revoke"), exact: true }));
  await visit.press(row.getByRole("group").getByRole("button", { name: visit.say("people-token-revoke"), exact: true }));
  await expect(row).toHaveCount(0);
  expect(await status("api/games/playing")).toBe(401);
  visit.forgive();
});

test("the own account: sessions end, a code replaces the password, and all of it can be deleted", async ({ open }) => {
  const desktop = await open();
  const [first] = await signUp(desktop, "Anna");
  // The phone comes in with a recovery code, which ends the other session.
  const phone = await open({ size: "phone" });
  await phone.go("#/account");
  await enter(phone, "anna", { purpose: "people-recover", code: first, password: "another horse" });
  await expect(phone.page.getByTestId("sessions").getByRole("listitem")).toHaveCount(1);
  await phone.noticed(en("people-password-changed"));
  await expect.poll(() => phone.page.evaluate(() => scrollY), "one begins at the top").toBe(0);
  await check(phone.page, "own account");
  await phone.shot("people-account-phone", { fullPage: true });
  await desktop.reload();
  await enter(desktop, "Anna", { purpose: "people-sign-in", password: "another horse" });
  const sessions = desktop.page.getByTestId("sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await desktop.shot("people-account-desktop", { fullPage: true });
  await sessions.getByRole("button", { name: en("people-sign-out-there") }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  const remove = desktop.region("people-delete");
  await remove.getByLabel(en("people-password")).fill("another horse");
  await remove.getByRole("button", { name: en("people-delete-really") }).click();
  await expect(desktop.page.getByTestId("deleted")).toHaveText(en("people-deleted"));
  await expect(desktop.page.getByTestId("deleted")).toBeInViewport();
  await expect(form(desktop)).toBeVisible();
  await desktop.go("#/people/Anna");
  await expect(desktop.page.getByTestId("no-player")).toHaveText(en("people-nobody"));
  for (const visit of [desktop, phone]) visit.forgive();
});

test("a player has a page, and a leaderboard says when nobody is on it", async ({ open }) => {
  const anna = await open({ size: "phone" });
  await signUp(anna, "Anna");
  await anna.press(anna.link("people-own-page"));
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText("Anna");
  await expect(anna.page.getByRole("main")).toContainText(en("people-no-ratings"));
  await anna.shot("people-player-phone");
  await anna.go("#/people/tixel/rapid");
  await expect(anna.page.getByTestId("no-leaders")).toBeVisible();
  await check(anna.page, "leaderboard", { focus: false });
  await anna.shot("people-leaders-phone");
});

/** Two rated games between Anna and Bert, both won by Anna. */
async function ratedGames(open, site) {
  const anna = await open();
  const bert = await open({ size: "phone" });
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  const rated = { timing: { kind: "live", base: 600_000, increment: 5_000 }, stakes: "rated", visibility: "public" };
  for (const _ of [1, 2]) {
    const address = await created(anna, site, rated);
    await accept(bert, address);
    await anna.page.goto(address);
    await play({ white: anna, black: bert }, ["X@c3", "X@e5"]);
    await bert.resign();
    await expect(anna.page.getByTestId("rating-change")).toBeVisible();
  }
  return { anna, bert };
}

test("the page of a player shows how the rating went, and saves the games as records", async ({ open, site }) => {
  test.slow();
  const { anna, bert } = await ratedGames(open, site);
  await bert.go("#/people/Anna");
  const graph = bert.page.getByTestId("rating-graph");
  await expect(graph.getByRole("img")).toHaveAccessibleName(/^After the last 2 rated games: now 1\d{3}, highest 1\d{3}, lowest 1662\.$/);
  await expect(graph.locator("option:checked")).toHaveText(/^Tix · /);
  // The line begins beside its labels, not under them.
  const [label, line] = await Promise.all([graph.locator(".highest").boundingBox(), graph.getByRole("img").boundingBox()]);
  expect(label.x + label.width).toBeLessThanOrEqual(line.x);
  await check(bert.page, "a player with a rating", { focus: false });
  await bert.shot("people-graph-phone", { fullPage: true });
  const saving = bert.page.waitForEvent("download");
  await bert.press(bert.page.getByTestId("records"));
  const file = await saving;
  expect(file.suggestedFilename()).toBe("Anna.pgn");
  const records = readFileSync(await file.path(), "utf8");
  expect(records.match(/\[White "Anna"\]/g), records).toHaveLength(2);
  expect(records.match(/X@e5/g), records).toHaveLength(2);
  await anna.go("#/people/Bert");
  await expect(anna.page.getByTestId("rating-graph")).toBeVisible();
  await anna.shot("people-graph-desktop", { fullPage: true });
});

test("more games than a page holds are fetched when wanted", async ({ open }) => {
  const anna = await open({ size: "phone", serviceWorkers: "block" });
  await signedUp(anna, "Anna");
  const terms = { setup: "tix", timing: { kind: "unlimited" } };
  const game = (code) => ({ code, terms, players: [{ name: "Anna" }, { name: null }], you: null, turns: 3, to_move: null, created: 1, changed: 2, result: null });
  // It would take an hour to play them.
  await anna.page.route(/api\/people\/Anna\/games/, (route) => {
    const isSecond = route.request().url().endsWith("?before=1-22222222aa");
    const page = isSecond ? { games: [game("22222222ab")], next: null } : { games: [game("22222222aa")], next: "1-22222222aa" };
    return route.fulfill({ json: page });
  });
  await anna.go("#/people/Anna");
  const games = anna.page.getByRole("region", { name: en("people-games"), exact: true }).getByRole("listitem");
  await expect(games).toHaveCount(1);
  await anna.press(anna.page.getByTestId("older"));
  await expect(games).toHaveCount(2);
  await expect(anna.page.getByTestId("older")).toHaveCount(0);
});

test("a leaderboard ranks people, and leads to their pages", async ({ open }) => {
  const leaders = [
    { name: "Anna", rating: { rating: 1803, deviation: 61, is_provisional: false }, games: 114 },
    { name: "a_very_long_name_2_8", rating: { rating: 1799, deviation: 80, is_provisional: false }, games: 9 },
  ];
  for (const size of ["phone", "desktop"]) {
    const visit = await open({ size, serviceWorkers: "block" });
    // It takes many games to be ranked.
    await visit.page.route("**/api/leaderboards/tixel/rapid", (route) => route.fulfill({ json: leaders }));
    await visit.go("#/people/tixel/rapid");
    const rows = visit.page.getByRole("row");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toHaveText(/^1Anna1803114$/);
    await check(visit.page, "a leaderboard with people", { focus: false });
    await visit.shot(`people-leaders-full-${size}`);
    await visit.press(visit.page.getByRole("link", { name: "Anna" }));
    await expect(visit.page).toHaveURL(/#\/people\/Anna$/);
    // Nobody has signed up by that name; the browser reports the server's answer as a fault.
    await expect(visit.page.getByText(en("people-nobody"))).toBeVisible();
    visit.forgive();
  }
});

test("everything the server knows of an account comes as a file", async ({ open }) => {
  const anna = await open();
  await signUp(anna, "Anna");
  const saving = anna.page.waitForEvent("download");
  await anna.link("people-export").click();
  const known = JSON.parse(readFileSync(await (await saving).path(), "utf8"));
  expect(known.account.name).toBe("Anna");
  expect(known.sessions).toHaveLength(1);
});

test("an account in the longest language is in good order on the smallest phone, and on its side", async ({ open }) => {
  for (const viewport of [{ width: 375, height: 548 }, { width: 640, height: 320 }]) {
    const visit = await open({ size: "phone", viewport, locale: "de-DE" });
    const seen = async (name) => {
      await visit.shot(`people-${name}-${viewport.width}`);
      await check(visit.page, `${name} at ${viewport.width}`, { focus: false });
    };
    await visit.go("#/account");
    await form(visit).waitFor();
    await seen("entry");
    await enter(visit, `Anna${viewport.width}`);
    await codes(visit).waitFor();
    await seen("codes");
    await visit.press(visit.button("people-codes-noted"));
    await visit.page.getByTestId("sessions").getByRole("listitem").first().waitFor();
    await seen("own");
    await visit.go("#/people/tix/blitz");
    await visit.page.getByTestId("no-leaders").waitFor();
    await seen("leaders");
  }
});

test("the settings of an account are the same on every device", async ({ open }) => {
  const desktop = await open();
  await signUp(desktop, "Anna");
  await desktop.go("#/settings");
  const kept = desktop.page.waitForResponse((answer) => answer.url().endsWith("api/me/settings") && answer.request().method() === "PUT");
  await desktop.choice("settings-theme", "settings-dark").check();
  expect((await kept).status()).toBe(204);
  const phone = await open({ size: "phone" });
  await phone.go("#/account");
  await expect(phone.page.locator("html")).not.toHaveAttribute("data-theme", "dark");
  await enter(phone, "Anna", { purpose: "people-sign-in" });
  await expect(phone.page.getByTestId("sessions")).toBeVisible();
  await expect(phone.page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a player is reported to those who run the site", async ({ open, site }) => {
  const anna = await open({ size: "phone" });
  const bert = await open();
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  await anna.go("#/people/Bert");
  const report = anna.page.getByTestId("report");
  await anna.press(report.getByText(en("people-report"), { exact: true }));
  await report.getByRole("combobox", { name: en("people-report-reason"), exact: true }).selectOption({ label: en("people-report-stalling") });
  await check(anna.page, "a report", { focus: false });
  await anna.shot("people-report-phone", { fullPage: true });
  await anna.press(report.getByRole("button", { name: en("people-report-send") }));
  await anna.noticed(en("people-reported"));
  const reports = execFileSync(program(), ["admin", "reports", "--database", site.database], { encoding: "utf8" });
  expect(reports).toMatch(/stalling\tBert\tAnna/);
});

for (const size of ["phone", "desktop"]) {
  test(`what the server does not answer is told, and asked for again, ${size}`, async ({ open }) => {
    const visit = await open({ size, serviceWorkers: "block" });
    await signedUp(visit, "Anna");
    const api = /\/api\/(people|leaderboards|me|watch|bots|lobby)/;
    const fault = visit.page.getByTestId("fault");
    const places = {
      "#/people/Anna": () => visit.page.getByRole("heading", { name: en("people-ratings"), exact: true }),
      "#/people/tixel/rapid": () => visit.page.getByTestId("no-leaders"),
      "#/account": () => visit.page.getByTestId("sessions").getByRole("listitem"),
      "#/lobby": () => visit.page.getByTestId("seek"),
    };
    for (const [place, content] of Object.entries(places)) {
      await visit.go("#/about");
      await visit.context.route(api, (route) => route.abort());
      await visit.go(place);
      await expect(fault.first()).toContainText(en("online-fault-offline"));
      await visit.shot(`people-fault-${place.replace(/\W+/g, "-")}-${size}`);
      await visit.context.unroute(api);
      await visit.press(fault.first().getByRole("button", { name: en("play-retry"), exact: true }));
      await expect(content()).toBeVisible();
      await expect(fault).toHaveCount(0);
    }
    // The parts of a place have their own: an empty list would be untrue.
    for (const [place, parts, content] of [
      ["#/account", /\/api\/me\/(sessions|tokens|vacation)$/, () => visit.page.getByTestId("sessions").getByRole("listitem")],
      ["#/lobby", /\/api\/(watch|bots)$/, () => visit.page.getByText(en("lobby-watch-none"))],
    ]) {
      await visit.go("#/about");
      await visit.context.route(parts, (route) => route.abort());
      await visit.go(place);
      const count = place === "#/account" ? 3 : 2;
      await expect(fault).toHaveCount(count);
      await expect(content()).toHaveCount(0);
      await visit.shot(`people-parts-${place.replace(/\W+/g, "-")}-${size}`, { fullPage: true });
      await check(visit.page, `parts of ${place} that did not come, ${size}`, { focus: false });
      await visit.context.unroute(parts);
      for (let left = count; left > 0; left -= 1) {
        await visit.press(fault.first().getByRole("button", { name: en("play-retry"), exact: true }));
        await expect(fault).toHaveCount(left - 1);
      }
      await expect(content()).toBeVisible();
    }
    visit.forgive();
  });
}

test("whoever means themselves, or somebody blocked, is told so", async ({ open }) => {
  const anna = await open({ size: "phone" });
  const bert = await open();
  await signedUp(anna, "Anna");
  await signedUp(bert, "Bert");
  await anna.go("#/lobby");
  const form = anna.page.getByTestId("challenge-form");
  const name = form.getByLabel(en("people-name"), { exact: true });
  const fault = anna.page.getByTestId("challenge-fault");
  // The browser itself asks for a name.
  await anna.press(form.getByTestId("challenge"));
  expect(await name.evaluate((input) => input.validity.valueMissing)).toBe(true);
  await name.fill("Anna");
  await anna.press(form.getByTestId("challenge"));
  await expect(fault).toHaveText(en("people-fault-yourself"));
  expect(await anna.page.evaluate(async () => (await fetch("api/me/blocks/Bert", { method: "PUT" })).status)).toBe(204);
  await name.fill("Bert");
  await anna.press(form.getByTestId("challenge"));
  await expect(fault).toHaveText(en("people-fault-you-blocked"));
  await fault.scrollIntoViewIfNeeded();
  await anna.shot("lobby-you-blocked-phone");
  // The other way round there is nothing to be done about it.
  await bert.go("#/people/Anna");
  await bert.press(bert.page.getByTestId("challenge"));
  await expect(bert.page.getByTestId("challenge-fault")).toHaveText(en("people-fault-blocked"));
  await expect(bert.page.getByTestId("challenge-form").getByRole("button", { name: en("people-unblock"), exact: true })).toHaveCount(0);
  await anna.press(form.getByRole("button", { name: en("people-unblock"), exact: true }));
  await expect(fault).toHaveText("");
  await anna.press(form.getByTestId("challenge"));
  await anna.noticed(en("lobby-challenged", { name: "Bert" }));
  for (const visit of [anna, bert]) visit.forgive();
});

test("the name of a token is shown as it was typed, whatever is in it", async ({ open }) => {
  const anna = await open();
  await signUp(anna, "Anna");
  const tokens = anna.page.getByTestId("tokens");
  const name = tokens.getByLabel(en("people-token-name"), { exact: true });
  await expect(name).toHaveAttribute("maxlength", "40");
  const typed = "<img src=x onerror=document.title=1>";
  await name.fill(typed);
  await anna.press(tokens.getByRole("button", { name: en("people-token-make"), exact: true }));
  await anna.press(tokens.getByRole("button", { name: en("people-token-noted"), exact: true }));
  await expect(tokens.getByRole("listitem").getByText(typed, { exact: true })).toBeVisible();
  await expect(tokens.locator("img")).toHaveCount(0);
  await anna.reload();
  await expect(tokens.getByRole("listitem").getByText(typed, { exact: true })).toBeVisible();
  await expect(anna.page).not.toHaveTitle("1");
  await name.fill("   ");
  await anna.press(tokens.getByRole("button", { name: en("people-token-make"), exact: true }));
  await anna.noticed(en("people-fault-bad-token-name"));
  anna.forgive();
});
